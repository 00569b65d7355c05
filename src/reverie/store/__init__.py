"""What lies on disk: layout, session log, git history, state database, search index."""
