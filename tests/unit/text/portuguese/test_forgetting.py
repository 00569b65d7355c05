"""Requests to forget, and sentences that only sound like one."""

import pytest

from reverie.text.grammar import Setting
from reverie.text.portuguese import GRAMMAR

ASKED = [
    ("Esquece o que eu disse sobre o estudo do sono.", "o estudo do sono"),
    ("esquece o q eu te falei sobre o remédio, não quero isso guardado em lugar nenhum", "o remédio"),
    ("Por favor, apaga isso.", ""),
    ("Não guardes isso.", ""),
    ("Não quero que isso fique registado.", ""),
    ("Apaga por favor tudo o que te contei sobre o meu divórcio.", "o meu divórcio"),
    ("ah, esquece aquela história da dívida com o rodrigo tá?", "dívida com o Rodrigo"),
    ("não quero que fique guardado o que falei da briga com a minha irmã", "briga com a minha irmã"),
    ("Apaga por favor aquilo da multa.", "multa"),
    ("apaga da tua memória tudo o que falei do meu ex", "meu ex"),
    ("pode apagar o que eu disse do meu salário?", "meu salário"),
    ("Podes esquecer a conversa sobre o Tiago?", "o Tiago"),
    ("Gostava que apagasses o que te contei da operação.", "operação"),
    ("Preferia que não guardasses nada sobre a minha dívida.", "a minha dívida"),
    ("Esqueça, por favor, o que mencionei acerca do processo em tribunal.", "processo em tribunal"),
    ("faz de conta que eu não falei nada do teste de gravidez", "teste de gravidez"),
    ("esquece q falei do psicólogo", "psicólogo"),
    ("Olha, quanto à multa, esquece.", "multa"),
    ("Não guardes isto: devo dinheiro ao meu irmão.", "devo dinheiro ao meu irmão"),
    ("não quero isso guardado", ""),
    ("ó, uma coisa: esquece aquilo q te contei do remédio, n quero isso guardado", "remédio"),
    ("O Abílio veio cá. Esqueça o que lhe disse da dívida dele.", "dívida de Abílio"),
    ("aquilo que lhe contei do empréstimo ao meu irmão, esqueça, por favor", "empréstimo ao meu irmão"),
    ("E a outra: aquilo que lhe contei da multa, esqueça, por favor. São assuntos dele.", "multa"),
    ("sabe aquilo que te falei do meu salário? esquece", "meu salário"),
    ("o que te contei sobre a minha ex, pode esquecer", "a minha ex"),
    ("ja troquei. e outra, esquece aquilo q te contei do menino da obra, por favor, passou", "menino da obra"),
    ("obrigado, ficou ótimo e esquece o que te contei do processo", "processo"),
    ("A respeito da minha depressão, peço que esqueça.", "minha depressão"),
    ("Quanto ao despedimento, peço-lhe que esqueça.", "despedimento"),
    ("aquele lance da minha prima q te contei, finge q nunca falei", "minha prima"),
    ("o lance q te contei do exame, apaga isso pfv", "exame"),
    ("Contei-lhe coisas a mais. Aquilo que lhe contei da herança? Apague, por favor.", "herança"),
    ("A conversa do outro dia sobre a minha filha, apaga-a.", "outro dia sobre a minha filha"),
    ("esquece oq eu falei da minha ex", "minha ex"),
    ("Gostaria que você esquecesse aquilo do meu salário.", "meu salário"),
    ("Contei-te da biópsia. Esquece isso, por favor.", "biópsia"),
    ("Apague tudo que eu disse sobre minha família", "minha família"),
    (
        "olha uma coisa, esquece aquilo q te contei da divida com o Wellington, é assunto de família",
        "divida com o Wellington",
    ),
    ("Mas antes disso: esqueça o código do alarme que lhe indiquei, não o devia ter escrito.", "código do alarme"),
    ("apaga por favor o número de série que te dei", "número de série"),
    ("É assunto encerrado e não quero que fique guardado em lado nenhum.", ""),
]
NOT_ASKED = [
    "Não te esqueças de comprar pão.",
    "Esqueci-me do guarda-chuva no comboio.",
    "Não me esqueço do teu conselho.",
    "Esquece, é na terça.",
    "Esquece o que eu disse, é na terça.",
    "A minha mãe esquece o nome que lhe dei",
    "Não esqueças o código que te dei",
    "Nunca esqueço um aniversário.",
    "esquece o bolo, vamos fazer uma torta",
    "Quanto ao segundo parágrafo, apague.",
    "Minha mãe esquece tudo que eu falei sobre o remédio",
    "O professor apaga o que eu escrevi no quadro",
    "Não apague o que eu escrevi sobre o projeto",
    "Por favor não apagues o que eu mandei sobre o orçamento",
    "Se ele esquece o que eu falei, repito",
    "Prefiro que não fique tarde.",
    "Não quero que fique salgado.",
    "Ele disse que eu podia esquecer a multa.",
    "Queria esquecer o que o meu ex me disse.",
    "Apaguei sem querer o que escrevi sobre o Tiago.",
]


def requests(text):
    return GRAMMAR.read_message(text, Setting("Nadia", is_person=True)).forget


@pytest.mark.parametrize(("message", "target"), ASKED)
def test_a_request_to_forget_names_its_target(message, target):
    (request,) = requests(message)
    assert request.target == target
    assert request.quote in message


@pytest.mark.parametrize("message", NOT_ASKED)
def test_other_forgetting_is_no_request(message):
    assert requests(message) == ()
