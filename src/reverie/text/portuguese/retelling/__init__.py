"""Retelling: a clause said again by somebody else, everybody named and every day dated."""
