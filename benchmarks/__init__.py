"""What Reverie costs, side by side with plain tools, in one run: `python -m benchmarks`."""
