"""The way in: importers, recording, forgetting."""
