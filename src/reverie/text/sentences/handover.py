"""Handed-over text: requests such as "translate this:", after which somebody else's words may follow."""

import re

_WORK = (
    r"translat\w*|proofread|summari[sz]e|summary of|rewrite|rephrase|paraphrase|polish|shorten|simplify|make sense of"
    r"|tradu[zç]\w*|resum[aeoi]\w*|reescrev\w*|rev[eê](?:r|ja)?|revis[ae]r?|parafrase\w*"
)
"""What one does to a text that one has been given."""
_MAYBE = (
    r"correct|edit|improve|fix|review|check|explain|analy[sz]e|comment on|reply to|respond to|answer|critique|convert"
    r"|corrig\w*|melhor[ae]r?|analis\w*|explic\w*|edit[ae]r?|respond[ae]r?|coment[ae]r?"
)
"""The same, but also said of things that the person goes on to tell."""
_OBJECT = (
    r"this|these|following|below|text|e-?mail|message|letter|article|paragraph|essay|draft|poem|story|abstract|post"
    r"|sentences?|passage|transcript|log|notes|minutes|conversation|chat"
    r"|isto|isso|est[ea]s?|ess[ea]s?|seguinte|abaixo|texto|mensagem|carta|artigo|parágrafo|rascunho|frases?|conversa"
    r"|notas"
)
_SORT = (
    r"tag|label|classify|categori[sz]e|code|transcribe|count|group|sort|order|clean up|score|grade|etiquet\w*"
    r"|classific\w*"
)
"""What one does to notes and answers that were collected."""
_CHINESE_WORK = r"翻译|润色|总结|概括|修改|校对|改写|缩写|解释|分析|检查|回复|摘要"
_CHINESE_OBJECT = r"下面|以下|这段|这封|这篇|这些|下列|这个|如下|文字|文章|邮件|对话|内容"
_LINE = re.compile(
    rf"[^\n]*?\b(?:{_WORK}|{_MAYBE})\b[^\n]*\b(?:{_OBJECT})\b[^\n]*[:：][*_]*\s*$"
    rf"|[^\n]*?\b(?:{_WORK})\b[^\n]*[:：][*_]*\s*$"
    rf"|[^\n]*?\b(?:{_SORT})\b[^\n]*\b(?:{_OBJECT}|it|them|all|ones|first|last)\b[^\n]*[:：][*_]*\s*$"
    rf"|[^\n]*(?:{_CHINESE_WORK})[^\n]*[:：]\s*$",
    re.IGNORECASE,
)
_LOOSE = re.compile(
    rf"[^\n]*?\b(?:{_WORK}|review|edit|correct)\b[^\n]*\b(?:{_OBJECT})\b[^\n]*$"
    rf"|[^\n]*(?:{_CHINESE_WORK})[^\n]*(?:{_CHINESE_OBJECT})[^\n]*$",
    re.IGNORECASE,
)
_INLINE = re.compile(
    rf"(?:[^\n:：.!?]{{0,24}}?\b)?(?:{_WORK})\b[^\n:：]{{0,60}}[:：](?=\s*\S)"
    rf"|[^\n:：]{{0,6}}(?:{_CHINESE_WORK})[^\n:：]{{0,14}}[:：](?=\s*\S)",
    re.IGNORECASE,
)
_GOT = re.compile(
    r"(?:[^\n]*?[\s,.])?(?:(?:i |we )?(?:just )?(?:got|received|found) (?:this|these|the following|an? [^\n]{2,40}? "
    r"from)\b[^\n]*"
    r"|[^\n]*\b(?:(?-i:[A-ZÀ-Þ])[\w'’-]+|he|she|they|(?:my|our|the|this) [\w-]+(?: [\w-]+)?) (?:just )?"
    r"(?:wrote|texted|replied|emailed|messaged|answered|posted|sent|says|said)\b[^\n.!?]{0,60}"
    r"|(?:[^\n]*?\b)?(?:sent|texted|emailed|wrote) (?:me|us) (?:this|these|the following|back)\b[^\n]*"
    r"|[^\n]*\b(?:this|these|here|it) (?:is|are|came) (?:real ones )?from\b[^\n]*"
    r"|[^\n]*\b(?:recebi isto|recebi (?:esta|este)|mandou(?:-me)?|enviou(?:-me)?|escreveu(?:-me)?"
    r"|respondeu)\b[^\n.!?]{0,60}"
    r"|[^\n]*(?:收到|发来|发给我|写道|回复说)[^\n]{0,30})[:：][*_]*\s*$",
    re.IGNORECASE,
)
_SAYS = re.compile(
    r"[^\n:：.!?]{0,60}?\b(?:(?-i:[A-ZÀ-Þ])[\w'’-]+|he|she|they|(?:my|our) [\w-]+(?: (?-i:[A-ZÀ-Þ])[\w'’-]+)?) (?:just "
    r")?"
    r"(?:wrote|texted|replied|emailed|messaged|answered)(?: (?:back|me|us))?[:：](?=\s*\S)",
    re.IGNORECASE,
)
_OWN = re.compile(r"\b(?:my|our|minha|meu|nossa|nosso)\b|我的|我们的", re.IGNORECASE)
"""A text of one's own may well say true things about oneself."""


def hands_over(line: str, *, gap: bool) -> bool:
    """Tell whether what follows this line is a text to work on; `gap` says that an empty line comes first.

    >>> hands_over("Please translate this into Portuguese:", gap=False), hands_over("I moved:", gap=False)
    (True, False)
    >>> hands_over("got this from Kenji, what is he asking me:", gap=True)
    True
    """
    if len(line) > 240:
        return False
    if not gap and not line.rstrip("*_ ").endswith((":", "：")):
        return False
    if line.rstrip("*_ ").endswith((":", "：")) and _GOT.match(line):
        return True
    if _OWN.search(line):
        return False
    return bool(_LINE.match(line) or (gap and _LOOSE.match(line)))


def inline_end(line: str) -> int:
    """Return where, in this very line, the text to work on begins; 0 when it does not.

    >>> inline_end("Translate into Portuguese: I live in Berlin.")
    26
    """
    match = _INLINE.match(line)
    if match is None or _OWN.search(match.group()):
        return 0
    return match.end()


def said_end(line: str) -> int:
    """Return where, in this very line, what somebody else wrote begins; 0 when it does not.

    >>> said_end("my cousin wrote: I live in Evanston now")
    16
    """
    if ":" not in line and "：" not in line:
        return 0
    match = _SAYS.match(line)
    return match.end() if match else 0
