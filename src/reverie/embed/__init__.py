"""Embedders behind one small port; none is needed."""
