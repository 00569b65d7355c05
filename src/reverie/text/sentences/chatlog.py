"""Chat logs: which lines of a message are pasted from a conversation of others ("Greta: pull the branch")."""

import re
from collections.abc import Sequence
from functools import lru_cache

from reverie.text.topics import is_topic_word
from reverie.text.wordlist import words_of

_SPEAKER = re.compile(
    r"[ \t]*(?:\[[^\]\n]{3,30}\][ \t]*|\d{1,2}:\d{2}(?::\d{2})?[ \t]*(?:[ap]m)?[ \t]*[-–—]?[ \t]*)?"
    r"[*_]{0,2}([^\W\d_][\w.'’-]{0,24}(?:[ ][^\W\d_][\w.'’-]{0,24}){0,2})"
    r"(?:[ ]?\([^)\n]{1,20}\))?[*_]{0,2}[:：][ \t]*\S"
)
_STAMPED = re.compile(r"[ \t]*[\[(]?\d{1,4}[-/.:]\d{1,2}[-/.:]\d{1,4}[^\n]{0,24}?[:\])\-–][ \t]*\S")
_LABELS = words_of(
    """
    note notes update edit ps p.s question q a answer todo task tasks reminder remember goal goals plan plans
    summary context background problem result results example examples warning important deadline budget name
    age city country job role address phone email hobby hobbies language languages likes dislikes rule rules
    preference preferences fyi btw tl;dr tldr status decision decisions idea ideas option step next today
    tomorrow yesterday monday tuesday wednesday thursday friday saturday sunday morning afternoon evening
    breakfast lunch dinner title subject topic date time place location where when who what why how pros cons
    allergies birthday thanks ok okay well so also and but nota notas atualização atualizaçao pergunta resposta
    tarefa lembrete objetivo objetivos plano resumo contexto problema exemplo importante prazo orçamento nome
    idade cidade país morada telefone idioma idiomas regra regras decisão ideia opção passo hoje amanhã ontem
    segunda terça quarta quinta sexta sábado domingo manhã tarde noite pequeno-almoço almoço jantar título
    assunto data hora local obs 注意 备注 更新 问题 答案 任务 提醒 目标 计划 总结 背景 例子 重要 截止 预算 姓名
    名字 年龄 城市 国家 职业 地址 电话 邮箱 语言 爱好 规则 决定 想法 步骤 今天 明天 昨天 早上 下午 晚上 早餐
    午餐 晚餐 标题 主题 日期 时间 地点 结论
    """
)
"""What stands before a colon in notes and forms, and is nobody."""


def chat_lines(lines: Sequence[str]) -> frozenset[int]:
    """Return the numbers of the lines that a chat log was pasted in with.

    One name before a colon proves nothing. Lines are a log when a name comes back, when they carry a time, or when
    at least two follow each other whose names are no everyday words.

    >>> sorted(chat_lines(["Look:", "Greta: pull the branch", "Otto: why?", "Flight: TP 123"]))
    [1, 2]
    """
    if not any(":" in line or "：" in line for line in lines):
        return frozenset()
    names = {number: name for number, line in enumerate(lines) if (name := _speaker(line))}
    counts: dict[str, int] = {}
    for name in names.values():
        counts[name] = counts.get(name, 0) + 1
    found = {n for n, name in names.items() if counts[name] > 1 or _STAMPED.match(lines[n])}
    proper = {n for n, name in names.items() if not _is_everyday(name) and "*" not in lines[n][:2]}
    found |= {n for n in proper if n - 1 in proper or n + 1 in proper}
    return frozenset(found | {n for n, name in names.items() if any(names[other] == name for other in found)})


def _speaker(line: str) -> str:
    """Return who would be speaking in a line of a chat log, or an empty string."""
    if ":" not in line[:60] and "：" not in line[:60]:
        return ""
    match = _SPEAKER.match(line)
    if match is None:
        return ""
    name = match.group(1)
    words = name.casefold().split()
    if name.casefold() in _LABELS or words[0] in _LABELS or words[-1] in _LABELS:
        return ""
    return name if name[0].isupper() or name[0] > "\u2e80" else ""


@lru_cache(maxsize=2048)
def _is_everyday(name: str) -> bool:
    """Tell whether a would-be name is made of common words ("Flight", "Board meeting")."""
    return any(is_topic_word(word) for word in name.split())
