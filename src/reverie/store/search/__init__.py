"""The search index from inside: tables, rows, queries."""
