"""Workflow state, one noun a file: runs, consumed sessions, imports, failures, forget requests, audit."""
