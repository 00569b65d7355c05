"""Verbs: their forms, and where in a clause a word is one."""
