"""Clauses: who does what, named and dated, in the third person."""
