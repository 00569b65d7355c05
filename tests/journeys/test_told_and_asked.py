"""What is told on two days and asked afterwards, in portuguese: the newer value answers, what is forgotten does not."""

import json
from datetime import datetime, timedelta

import pytest

from reverie.app.reverie import Reverie

TOLD = [
    (
        ["pago 35 euros por mês no ginásio", "o ginásio subiu para 42 euros por mês"],
        "Quanto pago de ginásio?",
        "42",
        "35",
    ),
    (
        ["vendo o brigadeiro a 3 reais", "agora o brigadeiro ta 4 reais"],
        "quanto custa meu brigadeiro?",
        "4 reais",
        "3 r",
    ),
    (
        ["O ensaio do coro é à terça.", "O ensaio do coro passou para quinta."],
        "Em que dia é o ensaio do coro?",
        "quinta",
        "terça",
    ),
    (["to na claro", "mudei pra vivo, agora pega bem"], "qual é minha operadora?", "vivo", "claro"),
    (
        ["Trabalho na Mota-Engil.", "Larguei a Mota-Engil. Agora estou por conta própria."],
        "Onde trabalho agora?",
        "conta própria",
        "Engil",
    ),
    (["Comprei uma máquina de costura. É da Singer."], "De que marca é a minha máquina de costura?", "Singer", "-"),
    (["A minha filha Rita entrou em Medicina."], "O que estuda a minha filha Rita?", "Medicina", "-"),
    (
        ["ando a tomar ramipril", "esquece o que te disse sobre o remédio, por favor"],
        "Que remédio tomo?",
        "",
        "ramipril",
    ),
    (["a minha vizinha Amélia tem um gato chamado Tobias"], "Como se chama o meu gato?", "", "Tobias"),
    (["Estou a pensar comprar uma autocaravana."], "Que autocaravana comprei?", "", "autocaravana"),
]


@pytest.mark.parametrize(("told", "question", "wanted", "unwanted"), TOLD, ids=[row[1] for row in TOLD])
def test_the_answer_holds_what_holds_now(told, question, wanted, unwanted, tmp_path):
    day = datetime.fromisoformat("2025-03-10T18:00:00+00:00")
    for number, text in enumerate(told):
        said = day + timedelta(days=90 * number)
        message = {"role": "user", "text": text, "at": said.isoformat()}
        file = tmp_path / "one.json"
        session = {"id": f"s{number}", "started_at": said.isoformat(), "messages": [message]}
        file.write_text(json.dumps([session], ensure_ascii=False), "utf-8")
        memory = Reverie.open(str(tmp_path / "home"), "me", now=said + timedelta(hours=1), create=True)
        memory.import_paths([file], format_="generic", person="Marta", timezone="Europe/Lisbon")
        memory.dream()
        memory.close()
    memory = Reverie.open(str(tmp_path / "home"), "me", now=day + timedelta(days=300))
    reply = memory.ask(question, timezone="Europe/Lisbon")
    memory.close()
    assert reply["known"] is bool(wanted), reply["answer"]
    assert wanted in reply["answer"]
    if not (wanted and unwanted == "-"):
        assert unwanted not in reply["answer"]
