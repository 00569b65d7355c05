"""Hiring: who is reported to for work, in a chain of clauses that never says "works at"."""

import re

from reverie.text.chinese.words.names import other_names
from reverie.text.chinese.words.places import known_place

_STARTS = re.compile(r"(?:(?:去|到|回)(?P<org>[\u4e00-\u9fffA-Za-z]{2,12}?))?(?:报到|入职)")
_HIRED = re.compile(
    r"(?:^|[，,])(?:另外|还有|对了|而且)?(?P<org>[\u4e00-\u9fffA-Za-z]{2,12}?)(?:那边|他们)?"
    r"(?:今天|昨天|已经|正式|终于|刚|也|都)*"
    r"(?:通知我?(?:被)?(?:录用|录取|通过)|录用我|要我|给我发?了?(?:offer|录用))"
)
_COMES = re.compile(r"(?:到|去)(?P<org>[\u4e00-\u9fff]{1,6}(?:里|店|厂|站|馆|所|社|院|公司|学校))(?:正式)?上班$")
_AGREED = re.compile(r"(?:说|谈|讲|定)(?:好|妥)?了|辞|正式|离职|入职|新工作|新单位")


def employer_in(whole: str, sentence: str) -> str:
    """Return the organisation that clauses say somebody starts work at; an empty string when they say none.

    Args:
        whole: The clauses of one statement, folded.
        sentence: All that the sentence said so far: whether a bare "comes to the shop to work" is a new post.

    >>> employer_in("下周一去蓝鲸书店报到", ""), employer_in("到店里上班", "跟老板谈好了 到店里上班")
    ('蓝鲸书店', '店里')
    >>> employer_in("明天到店里上班", "明天到店里上班")
    ''
    """
    comes = _COMES.search(whole)
    if comes and _AGREED.search(sentence):
        return comes["org"]
    match = _STARTS.search(whole)
    if match is None:
        return ""
    where = match["org"] or ""
    hired = _HIRED.search(whole)
    if where and not known_place(where):
        return where
    if hired:
        return hired["org"]
    return next((name for name, kind in other_names(whole) if kind == "organization"), "")
