"""Forget: find what is meant, plan, remove it from every store, and prove that it is gone."""
