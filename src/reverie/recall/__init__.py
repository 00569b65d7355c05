"""The way out: search, answer, materialize."""
