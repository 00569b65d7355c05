"""The one writer: apply a checked changeset as one commit or nothing."""
