"""numpy, which belongs to the extra `local`: loaded when the first array is needed."""

from typing import Any


def numpy() -> Any:
    """Return the module."""
    import numpy as loaded  # noqa: PLC0415 - not of the core

    return loaded
