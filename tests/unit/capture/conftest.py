import json
from collections.abc import Callable
from pathlib import Path

import pytest

from reverie.capture.importing import ImportOptions, import_sessions
from reverie.capture.report import ImportReport
from reverie.store.layout import Layout
from reverie.store.session_log import SessionLog


@pytest.fixture
def log(tmp_path: Path) -> SessionLog:
    return SessionLog(Layout(tmp_path / "home", "nadia"))


@pytest.fixture
def bring(tmp_path: Path, log: SessionLog) -> Callable[..., ImportReport]:
    """Import a value as a file: bytes as they are, anything else as JSON."""

    def run(value: object, name: str = "export.json", **options: object) -> ImportReport:
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(value if isinstance(value, bytes) else json.dumps(value).encode())
        return import_sessions([file], log, ImportOptions(**options))  # type: ignore[arg-type]

    return run


@pytest.fixture
def tree(tmp_path: Path) -> Callable[[], dict[str, bytes]]:
    """Return every file of the memory tree with its bytes."""

    def read() -> dict[str, bytes]:
        root = tmp_path / "home"
        return {str(file.relative_to(root)): file.read_bytes() for file in root.rglob("*") if file.is_file()}

    return read
