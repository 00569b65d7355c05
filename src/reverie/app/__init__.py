"""The composition root: builds stores, embedders and runs from settings."""
