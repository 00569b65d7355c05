"""Sentences: a message cut into spans, each marked as the writer's own words or as something else."""

from reverie.text.sentences.blocks import Kind, Span
from reverie.text.sentences.splitting import split, split_prose

__all__ = ["Kind", "Span", "split", "split_prose"]
