"""The language of short and mixed texts."""

import pytest

from reverie.text.language import detect


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("I moved to Braga", "en"),
        ("thanks!", "en"),
        ("What about Otto?", "en"),
        ("my cat is sick :(", "en"),
        ("No, make it 45.", "en"),
        ("Ran `sudo apt remove shaderc && make -j8`, it worked.", "en"),
        ("Sora City Lab confirmed the workshop", "en"),
        ("Moro em Braga", "pt"),
        ("Bom dia", "pt"),
        ("obrigada!", "pt"),
        ("Não gosto de quiabo", "pt"),
        ("Vivo em Braga desde 2020", "pt"),
        ("A minha irmã chama-se Inês", "pt"),
        ("ontem fui ao medico", "pt"),
        ("Cadê minhas chaves?", "pt"),
        ("我住在布拉加", "zh"),
        ("我用Python写代码", "zh"),
        ("好", "zh"),
        ("我在 Sora City Lab 工作", "zh"),
        ("Vivo en Madrid desde 2020", "und"),
        ("Hola, ¿qué tal? Me gusta el café", "und"),
        ("Je suis à Paris avec ma sœur", "und"),
        ("Ich wohne seit 2020 in Berlin", "und"),
        ("東京に行きました", "und"),
        ("リスボンに住んでいます", "und"),
        ("Я живу в Порту", "und"),
        ("나는 서울에 살아요", "und"),
        ("ฉันชอบดื่มชาเย็น", "und"),
        ("", "und"),
        ("42", "und"),
        ("👍", "und"),
    ],
)
def test_the_language_of_a_text(text, language):
    assert detect(text) == language


def test_a_long_text_is_judged_like_its_beginning():
    text = "Moro em Braga e gosto muito de viver aqui. "
    assert detect(text * 200) == detect(text) == "pt"
