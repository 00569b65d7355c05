"""Rules about words: what stands in quotation marks was said, and the summary says no more than the body."""

import re
from collections.abc import Iterator
from functools import lru_cache

from reverie.model.page import Claim, Opaque
from reverie.wiki.checks.context import Complaint, PageUnderCheck
from reverie.wiki.folding import fold_case
from reverie.wiki.inline import plain

_QUOTED = re.compile(
    r"""
      “(?P<curly>[^“”]+)” | „(?P<low>[^„“”]+)[“”] | «(?P<angle>[^«»]+)»
    | 「(?P<corner>[^「」]+)」 | 『(?P<white>[^『』]+)』
    | (?:(?<=[\s(\[—–:/-])|^)"(?P<straight>[^"\s](?:[^"]*[^"\s])?)"(?=$|[\s)\].,;:!?/—–-])
    """,
    re.VERBOSE,
)
_MARK = re.compile('["“„«「『]')
_NAME = re.compile(r"[^\W\d_][\w'’&.-]*")
_NUMBER = re.compile(r"\d+(?:[.,:/-]\d+)*")
_SENTENCE_END = frozenset('.!?;:。！？；：…–—(（"“«「')


def quotes(page: PageUnderCheck) -> Iterator[Complaint]:
    """Words in quotation marks stand in a cited message."""
    for region, claim in page.new_claims:
        if region in ("Open", "Related") or not _MARK.search(claim.text):
            continue
        text = plain(claim.text)
        said: str | None = None
        for found in _QUOTED.finditer(text):
            words = _bare(next(group for group in found.groups() if group))
            if said is None:
                said = _said(page, claim)
            if said and words and words not in said:
                yield claim.line, f"no cited message holds {next(group for group in found.groups() if group)!r}"


def summary(page: PageUnderCheck) -> Iterator[Complaint]:
    """The summary in the header uses only names, numbers and dates that the body has."""
    text = page.page.summary
    if not text or page.kind != "page":
        return
    body = _body(page)
    words = frozenset(re.findall(r"\w+", body))
    for found in _NUMBER.finditer(text):
        if found[0] not in body:
            yield 1, f"the summary says {found[0]}, the body does not"
    for found in _NAME.finditer(text):
        name = found[0].rstrip("'’.-")
        if name == name.lower() or _opens_sentence(text, found.start()):
            continue
        parts = re.findall(r"\w+", fold_case(name.removesuffix("'s").removesuffix("’s")))
        if any(part not in words and part not in body for part in parts):
            yield 1, f"the summary names {name}, the body does not"


def _said(page: PageUnderCheck, claim: Claim) -> str:
    """Return everything that the messages behind a claim say, in the form in which quotations are compared."""
    return _bare(" \n ".join(message.text for message in page.messages_of(page.page, claim)))


@lru_cache(maxsize=8)
def _bare(text: str) -> str:
    """Return text without case, quotation marks of either form, and signs at the ends."""
    folded = fold_case(text).translate(_MARKS)
    return folded.strip(" .,;:!?…。，；：！？'")


_MARKS = {ord(char): "'" for char in '"“”„«»「」『』‘’'}


def _body(page: PageUnderCheck) -> str:
    """Return the words of a page: title, other names, claims and blocks."""
    parts = [page.page.title, *page.page.aliases]
    for _, block in page.blocks:
        if isinstance(block, Claim):
            fields = " ".join(f"{field.value} {field.words}" for field in block.fields)
            parts.append(f"{plain(block.text)} {fields} {block.inherited}")
        elif isinstance(block, Opaque):
            parts.append(block.text)
    return fold_case(" ".join(parts))


def _opens_sentence(text: str, at: int) -> bool:
    """Tell whether a capital letter may be due to the beginning of a sentence."""
    before = text[:at].rstrip()
    return not before or before[-1] in _SENTENCE_END
