"""Where the shared cases lie: the folder that REVERIE_SHARED names, else `../shared` beside the repository."""

import json
import os
from pathlib import Path
from typing import Any

import pytest

SHARED = Path(os.environ.get("REVERIE_SHARED") or Path(__file__).parents[2].parent / "shared")
CASES = SHARED / "cases"

NEEDS_CASES = [
    pytest.mark.shared,
    pytest.mark.skipif(not CASES.is_dir(), reason=f"the shared cases are not at {SHARED} (set REVERIE_SHARED)"),
]


def bug_cases(area: str) -> list[dict[str, Any]]:
    """Return the cases of one area; none where the shared folder is not there."""
    if not CASES.is_dir():
        return []
    rows: list[dict[str, Any]] = json.loads((CASES / "bugs" / f"{area}.json").read_text("utf-8"))["cases"]
    return rows


def as_parameters(area: str, known_failures: dict[str, str]) -> list[Any]:
    """Return the cases as test parameters; a known failure must go on failing, so that the table stays true."""
    return [
        pytest.param(
            case,
            id=case["id"],
            marks=[pytest.mark.xfail(reason=f"{case['id']}: {known_failures[case['id']]}", strict=True)]
            if case["id"] in known_failures
            else [],
        )
        for case in bug_cases(area)
    ]
