"""ChatGPT exports: a list of conversations, each a tree of messages of which one path was kept."""

import hashlib
from collections.abc import Iterator, Mapping
from typing import Any, BinaryIO

from reverie.capture.found import Context, Found, LeftOut, Notes
from reverie.capture.importers.chatgpt_content import Said, read_message
from reverie.capture.importers.times import read_time
from reverie.capture.importers.tree import branch_labels, newest_leaf, path_to
from reverie.capture.reading.elements import Damaged, read_elements
from reverie.model.session import Message, Origin, Session, Trust

SOURCE = "chatgpt"
NOT_ONE = "not a ChatGPT conversation"
"""Why a value in the file is no session; a file that holds nothing else is of another format."""

_MACHINE = frozenset({"automation", "scheduled", "task", "cron", "heartbeat", "agent", "machine"})


def read_chatgpt(stream: BinaryIO, context: Context) -> Iterator[Found]:
    """Yield the conversations of an export, one at a time, whatever their number."""
    for value in read_elements(stream, context.notes):
        if isinstance(value, Damaged):
            yield LeftOut("failed", f"conversation in {context.name}: {value.reason}")
        elif isinstance(value, dict) and isinstance(value.get("mapping"), dict):
            yield _conversation(value, context)
        else:
            yield LeftOut("failed", NOT_ONE)


def _conversation(row: Mapping[str, Any], context: Context) -> Found:
    native_id = _native_id(row)
    if _is_set(row, "is_do_not_remember"):
        return LeftOut("skipped", "marked as not to be remembered", native_id)
    if _is_set(row, "is_temporary_chat"):
        return LeftOut("skipped", "temporary chat", native_id)
    nodes = {key: node for key, node in row["mapping"].items() if isinstance(node, dict)}
    messages = tuple(_messages(row, nodes, context))
    if not any(_has_words(message) for message in messages):
        return LeftOut("empty", "conversation without text", native_id)
    started_at = read_time(row.get("create_time"), context)
    title = row.get("title")
    return Session(
        id="",
        title=title if isinstance(title, str) else "",
        source=SOURCE,
        origin=_origin(row),
        started_at=started_at or min((message.at for message in messages if message.at is not None), default=None),
        timezone=context.timezone,
        native_id=native_id,
        messages=messages,
        extra=_extra(row, context),
    )


def _messages(row: Mapping[str, Any], nodes: dict[str, dict[str, Any]], context: Context) -> Iterator[Message]:
    """Yield the path that was kept, then the branches, each message with its label."""
    parents = _parents(nodes)
    kept = _kept_path(row, nodes, parents)
    on_path = set(kept)
    labels = branch_labels(nodes, parents, on_path) if len(on_path) < len(nodes) else {}
    for key in [*kept, *(key for key in nodes if key not in on_path)]:
        raw = nodes[key].get("message")
        if not isinstance(raw, dict):
            continue
        said = read_message(raw, context.notes)
        if said.text.strip():
            yield _message(key, raw, said, labels.get(key, ""), _spoken_parent(key, nodes, parents), context)
        elif said.flags and not {"hidden", "profile"}.intersection(said.flags):
            context.notes.add(f"message without text ({', '.join(said.flags)})")


def _message(key: str, raw: Mapping[str, Any], said: Said, branch: str, parent: str, context: Context) -> Message:
    metadata = raw.get("metadata")
    model = metadata.get("model_slug") if isinstance(metadata, dict) else None
    return Message(
        id="",
        role=said.role,
        text=said.text,
        at=read_time(raw.get("create_time"), context),
        trust=Trust.FOREIGN,
        branch=branch,
        native_id=key,
        parent_id=parent,
        model=model if isinstance(model, str) else "",
        flags=said.flags,
    )


def _parents(nodes: Mapping[str, Mapping[str, Any]]) -> dict[str, str]:
    """Return each node's parent; a node that does not name one is found among the children of the others."""
    parents: dict[str, str] = {}
    for key, node in nodes.items():
        parent = node.get("parent")
        if isinstance(parent, str) and parent in nodes:
            parents[key] = parent
    for key, node in nodes.items():
        children = node.get("children")
        for child in children if isinstance(children, list) else ():
            if isinstance(child, str) and child in nodes and child != key:
                parents.setdefault(child, key)
    return parents


def _kept_path(row: Mapping[str, Any], nodes: Mapping[str, Mapping[str, Any]], parents: Mapping[str, str]) -> list[str]:
    if not parents:
        return list(nodes)  # no tree at all: the order of the file is all there is
    current = row.get("current_node")
    if isinstance(current, str) and current in nodes:
        return path_to(current, parents)
    quiet = Context("", Notes())  # these times are read again, and counted then
    tip = newest_leaf(nodes, parents, lambda key: read_time(_raw(nodes[key]).get("create_time"), quiet))
    return path_to(tip, parents) if tip is not None else []


def _spoken_parent(key: str, nodes: Mapping[str, Mapping[str, Any]], parents: Mapping[str, str]) -> str:
    """Return the message before this one: the root of a tree holds none."""
    parent = parents.get(key, "")
    return parent if parent and isinstance(nodes[parent].get("message"), dict) else ""


def _has_words(message: Message) -> bool:
    return message.role in ("user", "assistant") and not {"hidden", "thinking", "tool_call"}.intersection(message.flags)


def _native_id(row: Mapping[str, Any]) -> str:
    for name in ("conversation_id", "id"):
        value = row.get(name)
        if isinstance(value, str) and value.strip():
            return value.strip()
    named = "\x00".join((str(row.get("create_time")), str(row.get("title")), *sorted(row["mapping"])[:50]))
    return f"content-{hashlib.sha256(named.encode('utf-8', 'replace')).hexdigest()[:20]}"


def _origin(row: Mapping[str, Any]) -> Origin:
    """Return who started the conversation, where the export says so."""
    words = {str(row[name]).lower() for name in ("conversation_origin", "origin", "kind") if name in row}
    return "machine" if words & _MACHINE else "person"


def _extra(row: Mapping[str, Any], context: Context) -> dict[str, str]:
    extra = {}
    updated = read_time(row.get("update_time"), context)
    if updated is not None:
        extra["updated_at"] = updated.isoformat()
    for name, field in (("model", "default_model_slug"), ("project", "gizmo_id")):
        value = row.get(field)
        if isinstance(value, str) and value:
            extra[name] = value
    return extra


def _is_set(row: Mapping[str, Any], name: str) -> bool:
    value = row.get(name)
    return value is True or value == 1 or (isinstance(value, str) and value.lower() == "true")


def _raw(node: Mapping[str, Any]) -> Mapping[str, Any]:
    raw = node.get("message")
    return raw if isinstance(raw, dict) else {}
