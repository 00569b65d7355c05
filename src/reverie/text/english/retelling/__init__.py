"""Retelling: a clause said again in the third person, pronouns and dates resolved."""
