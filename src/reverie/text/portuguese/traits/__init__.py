"""Traits: which attribute of whom a clause sets."""
