"""Deterministic checks: an ordered table of small named rules over a staged graph."""

from reverie.wiki.checks.table import RULES, Rule, check_pages

__all__ = ["RULES", "Rule", "check_pages"]
