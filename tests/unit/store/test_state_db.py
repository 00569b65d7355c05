import sqlite3
import subprocess
import sys
from datetime import UTC, datetime, timedelta
from multiprocessing import get_context

import pytest
import sqlalchemy as sql

from reverie.errors import InputError, UnknownRecordError
from reverie.store.state.migrations import MIGRATIONS
from reverie.store.state.tables import metadata
from reverie.store.state_db import StateDb

AT = datetime(2026, 3, 2, 10, 14, tzinfo=UTC)


@pytest.fixture
def state(tmp_path):
    return StateDb(tmp_path / "state.db")


def columns(engine):
    found = sql.inspect(engine)
    return {
        table: sorted(
            (column["name"], str(column["type"]), column["nullable"], column["primary_key"])
            for column in found.get_columns(table)
        )
        for table in found.get_table_names()
    }


def test_the_migrations_make_what_the_tables_say(state, tmp_path):
    other = sql.create_engine(f"sqlite:///{tmp_path / 'other.db'}")
    metadata.create_all(other)
    assert columns(state.engine) == columns(other)


def test_opening_again_migrates_nothing_and_loses_nothing(state):
    run = state.runs.begin("nadia", "extractive", 3, AT)
    again = StateDb(state.path)
    assert again.runs.list("nadia") == [run]
    with again.engine.connect() as connection:
        assert connection.exec_driver_sql("SELECT count(*) FROM schema").scalar() == len(MIGRATIONS)


def test_a_newer_file_is_refused_and_left_alone(state):
    state.close()
    with sqlite3.connect(state.path) as connection:
        connection.execute("INSERT INTO schema VALUES (99, '')")
    with pytest.raises(InputError, match="newer version"):
        StateDb(state.path)


def test_every_table_is_led_by_the_account():
    for table in metadata.sorted_tables:
        assert table.name == "schema" or next(iter(table.primary_key.columns)).name == "account_id"


def test_runs_count_up_in_each_account_and_end(state):
    first, second = state.runs.begin("nadia", "extractive", 0, AT), state.runs.begin("nadia", "extractive", 1, AT)
    assert (first.id, second.id, state.runs.begin("otto", "extractive", 0, AT).id) == ("run1", "run2", "run1")
    state.runs.finish("nadia", "run1", "landed", {"claims": {"added": 4}}, AT + timedelta(minutes=1), 7)
    found = state.runs.get("nadia", "run1")
    assert (found.status, found.revision, found.report) == ("landed", 7, {"claims": {"added": 4}})
    assert found.finished_at - found.started_at == timedelta(minutes=1)
    assert [run.id for run in state.runs.list("nadia")] == ["run2", "run1"]
    assert [run.id for run in state.runs.list("nadia", limit=1)] == ["run2"]
    state.runs.mark("nadia", "run1", "reverted")
    assert state.runs.get("nadia", "run1").status == "reverted"
    for unknown in ("run9", "x", "run", "run1; drop", "run" + "9" * 40, "run²"):
        with pytest.raises(UnknownRecordError):
            state.runs.get("nadia", unknown)


def test_consumed_sessions_are_kept_with_the_commit_they_hold_for(state):
    assert state.consumed.load("nadia") == ({}, "")
    state.consumed.store("nadia", {"aaaaaaaaaa": 3, "bbbbbbbbbb": 2}, "c1", 1, replace=True)
    state.consumed.store("nadia", {"aaaaaaaaaa": 5, "bbbbbbbbbb": 0}, "c2", 2)
    assert state.consumed.load("nadia") == ({"aaaaaaaaaa": 5}, "c2")
    state.consumed.store("nadia", {"cccccccccc": 1}, "c3", 3, replace=True)
    assert state.consumed.load("nadia") == ({"cccccccccc": 1}, "c3")
    assert state.consumed.load("otto") == ({}, "")


def test_failures_are_counted_until_they_clear(state):
    assert [state.failures.add("nadia", "aaaaaaaaaa", reason, AT) for reason in ("damaged", "again")] == [1, 2]
    state.failures.add("nadia", "bbbbbbbbbb", "damaged", AT)
    state.failures.clear("nadia", ["aaaaaaaaaa", "unknown"])
    state.failures.clear("nadia", [])
    assert [(failure.session_id, failure.attempts) for failure in state.failures.list("nadia")] == [("bbbbbbbbbb", 1)]


def test_a_request_to_forget_is_kept_once_and_loses_its_words_when_closed(state):
    first = state.forget_requests.add("nadia", "aaaaaaaaaa", "m4", "the sleep study", AT)
    assert state.forget_requests.add("nadia", "aaaaaaaaaa", "m4", "the sleep study", AT) == first
    assert [request.target for request in state.forget_requests.pending("nadia")] == ["the sleep study"]
    state.forget_requests.close("nadia", first, "done", AT)
    assert state.forget_requests.pending("nadia") == []
    state.squeeze()
    assert b"sleep study" not in state.path.read_bytes()


def test_imports_and_acts_are_listed_newest_first(state):
    for found in (1, 2):
        state.imports.add("nadia", {"found": found}, AT)
        state.audit.add("nadia", "forget", {"messages": found}, AT)
    assert [record.report for record in state.imports.list("nadia")] == [{"found": 2}, {"found": 1}]
    assert [record.detail for record in state.audit.list("nadia", limit=1)] == [{"messages": 2}]


def test_an_account_can_go_without_touching_another(state):
    for account in ("nadia", "otto"):
        state.add_account(account, AT)
        state.add_account(account, AT)
        state.runs.begin(account, "extractive", 0, AT)
    state.remove_account("nadia")
    assert state.runs.list("nadia") == []
    assert len(state.runs.list("otto")) == 1


def _begin(path):
    return [StateDb(path).runs.begin("nadia", "extractive", 0, AT).number for _ in range(8)]


def test_processes_that_begin_runs_at_once_get_different_numbers(tmp_path):
    with get_context("spawn").Pool(2) as pool:
        numbers = pool.map(_begin, [tmp_path / "state.db"] * 2)
    assert sorted(numbers[0] + numbers[1]) == list(range(1, 17))


def test_nothing_else_loads_sqlalchemy():
    modules = "reverie, reverie.store.session_log, reverie.store.search_index, reverie.store.history"
    subprocess.run([sys.executable, "-c", f"import sys, {modules}; assert 'sqlalchemy' not in sys.modules"], check=True)
