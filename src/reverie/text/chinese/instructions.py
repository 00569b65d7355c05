"""Instructions: standing wishes on how the assistant should work, each as a rule that stands alone."""

import re

from reverie.model.statement import Statement
from reverie.text.chinese.changes import change_of
from reverie.text.chinese.words.vocabulary import english_key, has_key

_CUT = re.compile(
    r"^(?:那|对了|嗯|好|还有|另外|然后|，|,|麻烦|拜托|请|你|您|可以|就|帮我|记住|记得)+(?=以后"
    r"|今后|回|从|每次|都|用|叫|别|不|给|回答|回复|统一|一律|始终|尽量)"
)
_NICKNAME = re.compile(
    r"(?:叫|称呼)我(?:为|做|作)?(?P<name>[\u4e00-\u9fffA-Za-z]{1,8}?)(?:就行|就好|就可以|即可|吧|好了|$|，|,)"
)
_LANGUAGE = re.compile(
    r"(?:用|说|讲|以)(?P<value>中文|英文|英语|汉语|普通话|葡萄牙语|葡语|法语|德语|日语|日文"
    r"|西班牙语|繁体(?:中文|字)?|简体(?:中文|字)?|粤语)"
)
_FORMAT = re.compile(
    r"(?<![A-Za-z])(?P<value>PDF|PNG|JPG|JPEG|SVG|Word|word|Excel|excel|CSV|csv|Markdown|markdown"
    r"|MD|LaTeX|latex|PPT|ppt|docx|xlsx|纯文本|表格|JSON|json|YAML|HTML|html)(?![A-Za-z])"
)
_SCOPE = re.compile(
    r"(?:^|以后|今后|从现在起|从现在开始|每次|凡是)(?:你)?(?:给我|帮我|替我|跟我"
    r"|我)?(?P<scope>写[\u4e00-\u9fffA-Za-z]{1,6}?|出题|画图|做[\u4e00-\u9fff]{1,4}"
    r"|发[\u4e00-\u9fff]{1,4}|翻译|推荐[\u4e00-\u9fff]{0,4}|[\u4e00-\u9fff]{2,4}(?:报告|邮件|代码"
    r"|菜谱|食谱|方案|计划))(?:的)?(?:时候?|时|都|要|格式|用|先|别|不要|，|,|请|$|里)"
)
_SCOPE_FIRST = re.compile(
    r"(?P<scope>报告|邮件|代码|文档|文件|图片|简历|论文|方案|菜谱|食谱|菜单|周报|日报|总结|表格"
    r"|图表|海报|合同|翻译|测试|注释)(?:以后|今后|一律|统一|都|要|请|就)"
)
_ABOUT = re.compile(
    r"^(?P<about>[\u4e00-\u9fff]{2,4}?|[A-Za-z]{2,10})(?:都|统一|一律|也|就|不|别|要|用|放|写|是"
    r"|全|改|直接|尽量|最好|控制|保持)"
)
_FUNCTION = re.compile(
    r"^(?:从现|不要|别|请|以后|每|直接|尽量|废话|用|先|再|就|都|叫|给|把|记得|务必|所有|全|一律|统一|如果|我|你|改|还)"
)


def instruction_statement(rule: str, quote: str, speaker: str, frame: str = "") -> Statement:
    """Return the statement for one standing instruction, already rewritten to the third person.

    Args:
        rule: The instruction.
        quote: Its words in the message.
        speaker: Who gives it.
        frame: What it is limited to, taken from the clause before ("给文澜出题时").
    """
    bare = _CUT.sub("", rule).strip("，, ")
    nickname = _NICKNAME.search(rule.replace(speaker, "我"))
    scope = scope_of(frame or bare)
    text = f"{speaker}要求：{frame + '，' if frame and not bare.startswith(frame) else ''}{bare}。"
    attr, value, ends = "", "", ""
    change = change_of(bare)
    if nickname:
        attr, value = "nickname", nickname["name"]
        text = f"{speaker}希望被称呼为{value}。"
    elif (language := _LANGUAGE.search(bare)) and _denied(bare, language["value"]):
        attr, value = f"rule: {language['value']}", bare
    elif language:
        attr, value = ("answer language" if not scope else f"{scope} language"), language["value"]
    elif form := _FORMAT.search(bare):
        if _denied(bare, form["value"]) and change is None:
            attr, value = f"rule: {form['value'].lower()}", bare
        else:
            attr, value = (f"{scope} format" if scope else "format"), form["value"]
    elif about := about_of(bare):
        attr = f"{scope}: {about}" if scope else f"rule: {about}"
        value = bare
    if change is not None and change.ends:
        ends = change.ends
        value = change.new if attr.endswith("format") and change.new else value
    return Statement(
        quote=quote,
        text=text,
        language="zh",
        kind="instruction",
        attr=attr,
        value=value,
        ends=ends,
        scope=scope,
        confidence=0.85,
    )


def _denied(rule: str, value: str) -> bool:
    """Tell whether a rule forbids what it names."""
    return bool(re.search(rf"(?:别|不要|不用|不许|不准|禁止|勿|少)[^，,]{{0,8}}{re.escape(value)}", rule))


def scope_of(words: str) -> str:
    """Return what an instruction is limited to.

    >>> scope_of("以后给我出题都这样"), scope_of("以后说话直接一点")
    ('出题', '')
    """
    match = _SCOPE.search(words) or _SCOPE_FIRST.match(words)
    return match["scope"] if match else ""


def about_of(rule: str) -> str:
    """Return the part of the work that a rule speaks of, so that a later rule on it takes its place.

    >>> about_of("答案统一放最后"), about_of("别用表情")
    ('答案', '')
    """
    match = _ABOUT.match(rule)
    if match is None or _FUNCTION.match(rule):
        return ""
    return english_key(match["about"]) if has_key(match["about"]) else match["about"]
