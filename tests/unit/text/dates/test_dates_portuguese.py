"""Portuguese dates, each against the day it comes to; said on Wednesday, 13 May 2026."""

from datetime import UTC, datetime

import pytest

from reverie.text.dates import find_dates, format_span
from tests.unit.text.dates.tables import rows, summary

TABLE = """
# o calendário
Assinámos em 2026-03-02. => 2026-03-02 on
Assinámos a 2 de março de 2026. => 2026-03-02 on
Assinámos no dia 2 de março de 2026. => 2026-03-02 on
Foi no dia 02/03/2026. => 2026-03-02 on
Foi no 1º de maio de 2025. => 2025-05-01 on
Mudei-me em maio de 2025. => 2025-05 on
Comecei em set. de 2024. => 2024-09 on
Comecei em 09/2024 =>
Nasci em 1988. => 1988 on
Moro aqui desde 2020. => 2020 since
Trabalhei lá até 2019. => 2019 until
Vivi em Lyon de 2019 a 2021. => 2019-01-01..2021-12-31
Vivi em Lyon entre 2019 e 2021. => 2019-01-01..2021-12-31
O sprint vai de março a maio de 2027. => 2027-03-01..2027-05-31
A feira é de 3 a 5 de junho de 2026. => 2026-06-03..2026-06-05
Acabou em meados de 2024. => 2024-05-02..2024-08-31 on
Música dos anos 90. => 1990-01-01..1999-12-31
# sem ano
Conhecemo-nos a 2 de março. => 2026-03-02 on
O exame dela é no dia 20 de junho. => 2026-06-20 on
Eu disse que o exame dela é no dia 20 de junho. => 2026-06-20 on
Visitei Quioto em dezembro. => 2025-12 on
Vou visitar Quioto em dezembro. => 2026-12 on
Fui lá em março passado. => 2026-03 on
Vamos em março que vem. => 2027-03 on
A renda paga-se no dia 28. => 2026-05-28 on
O prazo é dia 28. => 2026-05-28
Foi no dia 3/4. => 2026-04-03 on
# dias
Ontem a caldeira avariou. => 2026-05-12
Anteontem fiz a prova. => 2026-05-11
Antes de ontem choveu. => 2026-05-11
Amanhã vamos voar. => 2026-05-14
amanha vou ao medico => 2026-05-14
Depois de amanhã temos festa. => 2026-05-15
Hoje de manhã falei com o Otto. => 2026-05-13
Ontem à noite houve concerto. => 2026-05-12
Há três dias caí. => 2026-05-10
Três dias atrás caí. => 2026-05-10
ha 3 dias cai => 2026-05-10
# dias da semana
No sábado mudámos de casa. => 2026-05-09 on
No sábado vamos mudar de casa. => 2026-05-16 on
Na sexta-feira passada vi a garça. => 2026-05-08 on
Vi a garça na última sexta. => 2026-05-08 on
Até sexta tenho de entregar o relatório. => 2026-05-15 until
Tenho de entregar o relatório até sexta. => 2026-05-15 by
Na próxima segunda começo. => 2026-05-18 on
Começo segunda que vem. => 2026-05-18
A reunião é na quinta. => 2026-05-14 on
Às sextas comemos peixe. =>
Todas as sextas comemos peixe. =>
A loja abre de segunda a sexta. =>
É a segunda vez que vou. =>
Moro na quinta dos meus avós. =>
É a minha segunda filha. =>
Vamos falar na segunda de manhã. => 2026-05-18 on
# semanas, meses, anos
Na semana passada fui a Braga. => 2026-05-04..2026-05-10 on
A semana que vem vou a Braga. => 2026-05-18..2026-05-24
Esta semana estou doente. => 2026-05-11..2026-05-17
Duas semanas atrás começámos. => 2026-04-27..2026-05-03
Há duas semanas começámos. => 2026-04-27..2026-05-03
Daqui a duas semanas voamos. => 2026-05-27
No mês passado o Otto casou. => 2026-04 on
Mês que vem o Otto casa. => 2026-06
Há dois meses o Otto casou. => 2026-03
No ano passado mudei de emprego. => 2025 on
No próximo ano mudo de emprego. => 2027 on
Há três anos mudei de emprego. => 2023
Há um ano e meio mudei de emprego. => 2024-11
Tem de ser pago até ao fim do mês. => 2026-05-31 by
No fim do ano quero acabar. => 2026-12-31 on
No fim de semana fomos à serra. => 2026-05-09..2026-05-10 on
No fim de semana passado fomos à serra. => 2026-05-09..2026-05-10 on
No próximo fim de semana vamos à serra. => 2026-05-23..2026-05-24 on
No verão passado fomos a Sendai. => 2025-06-01..2025-08-31 on
No verão de 2024 fomos a Sendai. => 2024-06-01..2024-08-31 on
Nos últimos três meses corri muito. => 2026-02-13..2026-05-13 on
# o que dura
Moro em Braga há três anos. => 2023 since
Há três anos que moro em Braga. => 2023 since
Faz dois anos que trabalho aqui. => 2024 since
Mudei-me para Braga há três anos. => 2023
Trabalho no porto há dois meses. => 2026-03 since
Vivi lá durante três anos. =>
# festas
Encontrámo-nos no Natal. => 2025-12-25 on
No Natal vamos a Sendai. => 2026-12-25 on
Ela chegou na véspera de Natal. => 2025-12-24 on
# nada
Vou à praia ver o mar. =>
Saí para fora em set. =>
A Maria tem 2019 selos. =>
Como às sete todos os dias. =>
# combinado
Reservei o voo para 3 de junho. => 2026-06-03 by
Conhecemo-nos em junho. => 2025-06 on
# mais do dia a dia
Estou na Sora desde janeiro. => 2026-01 since
O contrato acaba a 30 de junho. => 2026-06-30 on
Quarta-feira, 20 de maio, não posso. => 2026-05-20
Não como carne há cinco anos. => 2021 since
Deixei de comer carne há cinco anos. => 2021
O ano de 2020 foi difícil. => 2020
De duas em duas semanas vou ao fisio. =>
Tô aqui faz 2 anos. => 2024 since
Semana retrasada fui ao dentista. => 2026-04-27..2026-05-03
"""


@pytest.mark.parametrize(("sentence", "expected"), rows(TABLE))
def test_the_words_come_to_the_day(sentence, expected):
    assert summary(sentence, "pt") == expected


def test_south_of_the_equator_summer_is_around_january():
    assert summary("No verão passado fomos à praia.", "pt", zone="America/Sao_Paulo") == "2025-12-01..2026-02-28 on"


CASUAL = [
    ("sexta vou a Braga", "Europe/Lisbon", "2025-06-06"),
    ("jantámos fora sexta", "Europe/Lisbon", "2025-05-30"),
    ("volto quarta", "Europe/Lisbon", "2025-06-11"),
    ("para a semana mudo de turno", "Europe/Lisbon", "2025-06-09..2025-06-15"),
    ("começo segunda na farmácia", "Europe/Lisbon", "2025-06-09"),
    ("vou na segunda loja", "Europe/Lisbon", ""),
    ("compras para a semana", "Europe/Lisbon", ""),
    ("esse ano não viajo", "America/Sao_Paulo", "2025"),
    ("esse ano foi duro", "Europe/Lisbon", ""),
    ("semana q vem começo", "America/Sao_Paulo", "2025-06-09..2025-06-15"),
    ("a segunda bicicleta", "Europe/Lisbon", ""),
    ("uma segunda opinião", "Europe/Lisbon", ""),
    ("treino segunda, quarta e sexta", "Europe/Lisbon", ""),
    ("só o vejo ao domingo", "Europe/Lisbon", ""),
]


@pytest.mark.parametrize(("text", "timezone", "expected"), CASUAL)
def test_days_said_casually(text, timezone, expected):
    now = datetime(2025, 6, 4, 10, tzinfo=UTC)
    assert ", ".join(format_span(m.span) for m in find_dates(text, "pt", now, timezone)) == expected
