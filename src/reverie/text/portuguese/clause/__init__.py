"""Clauses: where a sentence divides, who does what in each part, and whom it names."""
