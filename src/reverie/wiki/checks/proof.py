"""Rules about evidence: there is some, it holds, it may be believed, and nobody asked to forget it."""

from collections.abc import Iterator

from reverie.model.page import UNCITED_SECTIONS, Claim
from reverie.model.session import Trust
from reverie.wiki.checks.context import Complaint, PageUnderCheck
from reverie.wiki.folding import fold_case
from reverie.wiki.graph import CitedMessage
from reverie.wiki.inline import plain
from reverie.wiki.paths import PROFILE


def evidence(page: PageUnderCheck) -> Iterator[Complaint]:
    """Every claim outside Open and Related has a citation that holds; tables and code have one on the next line."""
    for region, claim in page.new_claims:
        if region not in UNCITED_SECTIONS and not page.holding(claim):
            yield claim.line, "the claim has no citation that holds"
    for region, block in page.unproved_blocks:
        if region not in UNCITED_SECTIONS:
            yield block.line, f"the {block.kind} block has no citation on the next line"


def citation(page: PageUnderCheck) -> Iterator[Complaint]:
    """Every quotation stands word for word in one paragraph of its message and is long enough to prove something."""
    for definition in page.new_definitions:
        problem = page.quotation(definition.number)[1]
        if problem:
            yield definition.line, f"[cite:{definition.number}]: {problem}"


def trust(page: PageUnderCheck) -> Iterator[Complaint]:
    """Assistants, tools and foreign text alone carry no claim; what the profile says the person said.

    Machine-made sessions are no evidence at all: a Dream never reads dreams.
    """
    for region, claim in page.new_claims:
        cited = page.holding(claim)
        if region in UNCITED_SECTIONS or not cited:
            continue
        best = max((_worth(message) for message in cited), default=Trust.FOREIGN)
        if best < Trust.CONNECTOR:
            yield claim.line, f"the claim rests on {best.name.lower()} messages alone"
        elif page.path == PROFILE and best < Trust.PERSON:
            yield claim.line, "a claim on the profile needs a message of the person's own"


def attribution(page: PageUnderCheck) -> Iterator[Complaint]:
    """What only a participant says names who says it."""
    for region, claim in page.new_claims:
        cited = page.holding(claim)
        if region in UNCITED_SECTIONS or not cited or max(message.trust for message in cited) is not Trust.PARTICIPANT:
            continue
        speakers = {message.speaker for message in cited if message.trust is Trust.PARTICIPANT and message.speaker}
        if speakers and not _names_one(page, claim, speakers):
            yield claim.line, f"only {' and '.join(sorted(speakers))} said so; the claim does not name who"


def forgotten(page: PageUnderCheck) -> Iterator[Complaint]:
    """Nothing rests on a message that was forgotten."""
    for number, definition in page.defined.items():
        found = definition.evidence
        if found.session_id and page.graph.is_forgotten(found.session_id, found.message_id):
            yield definition.line, f"[cite:{number}] leads to a message that was forgotten"
    for _, claim in page.claims:
        for found in claim.evidence:
            if page.graph.is_forgotten(found.session_id, found.message_id):
                yield claim.line, "the evidence is a message that was forgotten"


def _worth(message: CitedMessage) -> Trust:
    if message.origin == "machine":
        return Trust.FOREIGN
    if message.role == "assistant":
        return min(message.trust, Trust.ASSISTANT)
    if message.role in ("tool", "system"):
        return min(message.trust, Trust.TOOL)
    return message.trust


def _names_one(page: PageUnderCheck, claim: Claim, speakers: set[str]) -> bool:
    """Tell whether a claim names one of the speakers, by any word of the name or as the page's own subject."""
    heard = fold_case(f"{plain(claim.text)} {page.page.title}")
    return any(
        word in heard
        for speaker in speakers
        for word in fold_case(speaker).split()
        if len(word) > 1 or not word.isascii()
    )
