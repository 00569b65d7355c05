"""Reading: from a message to its statements, sentence by sentence."""

import dataclasses
import re
from collections.abc import Sequence

from reverie.model.statement import ForgetRequest
from reverie.text.grammar import Reading, Setting
from reverie.text.portuguese.message.forgetting import forget_request
from reverie.text.portuguese.message.moves import move_in
from reverie.text.portuguese.message.raising import raised
from reverie.text.portuguese.message.sentence_reader import SentenceReader
from reverie.text.portuguese.message.workflows import find_workflow
from reverie.text.portuguese.retelling.antecedents import joined
from reverie.text.portuguese.words.tokens import fold
from reverie.text.sentences import Span, split

_LETTER = re.compile(r"[^\W\d_]")
_LONGEST = 20_000
_SHORT = 60
"""Characters up to which a request may mean what stands before it."""
"""Characters of one message that are read: what is longer was not typed."""


def read_message(text: str, setting: Setting) -> Reading:
    """Return what a message states; see `reverie.text.grammar.Grammar`.

    >>> [s.text for s in read_message("Moro no Porto e tenho dois gatos.", Setting("Nadia", is_person=True)).statements]
    ['Nadia mora no Porto.', 'Nadia tem dois gatos.']
    """
    if not _LETTER.search(text):
        return Reading()
    said, text = text, raised(text[:_LONGEST], setting.known_names)
    spans = [span for span in split(text) if span.kind != "code"]
    reader = SentenceReader(text, setting)
    forget = _read_spans(reader, text, spans)
    move = move_in(text)
    if move is not None:
        reader.read_straight(move.sentences, move.start, move.end)
    reader.finish()
    statements = tuple(
        one if one.quote in said else dataclasses.replace(one, quote=_as_said(one.quote, text, said))
        for one in reader.statements
    )
    requests = tuple(ForgetRequest(_as_said(one.quote, text, said), one.target) for one in forget)
    return Reading(statements, requests, tuple(dict.fromkeys(reader.self_names)))


def _read_spans(reader: SentenceReader, text: str, spans: Sequence[Span]) -> list[ForgetRequest]:
    """Read sentence by sentence; return what is to be forgotten."""
    forget: list[ForgetRequest] = []
    workflow = find_workflow(text, spans)
    handed_over = False
    for i, span in enumerate(spans):
        if workflow and workflow.first_span <= i < workflow.after_span:
            if i == workflow.first_span and not handed_over:
                reader.read_workflow(workflow, spans)
            continue
        if span.kind in {"quote", "pasted"}:
            reader.read_reported(span)
        if handed_over or span.kind not in {"prose", "list"}:
            continue
        request = forget_request(text[span.start : span.end])
        if request is None or not request.target:
            request = _told_before(text, spans, i) or request
        if request is not None:
            forget.append(_about(request, reader))
        elif not reader.read(span, is_only=len(spans) == 1):
            handed_over = True
    return forget


def _told_before(text: str, spans: Sequence[Span], place: int) -> ForgetRequest | None:
    """Return the request of a short sentence that means what the one before it says was told."""
    span, before = spans[place], spans[place - 1]
    if not place or span.end - span.start > _SHORT or forget_request(text[before.start : before.end]) is not None:
        return None
    request = forget_request(text[before.start : span.end])
    return ForgetRequest(text[span.start : span.end], request.target) if request and request.target else None


def _as_said(quote: str, text: str, said: str) -> str:
    """Return the words of the message where a quotation has capitals that it has not."""
    at = text.find(quote)
    return said[at : at + len(quote)] if at >= 0 else quote


def _about(request: ForgetRequest, reader: SentenceReader) -> ForgetRequest:
    """Name in the target of a request whom its pronouns mean."""
    target = request.target.split(",")[0].strip()
    for word in ("dele", "dela"):
        if word in fold(target).split():
            known = reader.known.resolve(word)
            phrase = known.phrase if known else ""
            target = re.sub(rf"\b{word}\b", joined("de", phrase) if phrase else "", target).strip()
    return ForgetRequest(request.quote, target)
