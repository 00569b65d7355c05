"""The tables of `state.db`; `migrations.py` brings an older file up to them."""

import sqlalchemy as sql

metadata = sql.MetaData()


def _key(name: str = "account_id") -> sql.Column[str]:
    return sql.Column(name, sql.Text, primary_key=True, nullable=False)


def _text(name: str) -> sql.Column[str]:
    return sql.Column(name, sql.Text, nullable=False, server_default="")


def _number(name: str) -> sql.Column[int]:
    return sql.Column(name, sql.Integer, nullable=False, server_default="0")


schema = sql.Table("schema", metadata, sql.Column("version", sql.Integer, primary_key=True), _text("at"))
accounts = sql.Table("accounts", metadata, _key(), _text("created_at"))
imports = sql.Table(
    "imports", metadata, _key(), sql.Column("number", sql.Integer, primary_key=True), _text("at"), _text("report")
)
runs = sql.Table(
    "runs",
    metadata,
    _key(),
    sql.Column("number", sql.Integer, primary_key=True),
    _text("engine"),
    _number("base"),
    sql.Column("revision", sql.Integer),
    _text("started_at"),
    _text("finished_at"),
    _text("status"),
    _text("report"),
)
consumed = sql.Table("consumed", metadata, _key(), _key("session_id"), _number("messages"), _number("revision"))
consumed_heads = sql.Table("consumed_heads", metadata, _key(), _text("commit_id"))
failures = sql.Table(
    "failures", metadata, _key(), _key("session_id"), _text("reason"), _number("attempts"), _text("last_at")
)
forget_requests = sql.Table(
    "forget_requests",
    metadata,
    _key(),
    sql.Column("number", sql.Integer, primary_key=True),
    _text("session_id"),
    _text("message_id"),
    _text("target"),
    _text("status"),
    _text("created_at"),
    _text("closed_at"),
)
audit = sql.Table(
    "audit",
    metadata,
    _key(),
    sql.Column("number", sql.Integer, primary_key=True),
    _text("at"),
    _text("action"),
    _text("detail"),
)
