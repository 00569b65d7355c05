"""Requests to forget, told from everyday forgetting."""

import pytest

from reverie.text.chinese.forgetting import forget_requests


@pytest.mark.parametrize(
    ("said", "target"),
    [
        ("上次跟你说的体检的事，你给我忘掉，别记了", "体检"),
        ("你把我跟你说的借钱那事忘了吧，别再提也别留着", "借钱"),
        ("忘了我说的那个病的事吧", "病"),
        ("忘了这个吧", ""),
        ("当我没说", ""),
        ("别记这个", ""),
    ],
)
def test_asks_to_forget(said, target):
    found = forget_requests(said, said)

    assert [request.target for request in found] == [target]
    assert found[0].quote in said


@pytest.mark.parametrize(
    "said", ["别忘了买牛奶", "我忘了带钥匙", "忘不了那天", "真是难忘的一天", "不要忘记开会", "我又忘了密码"]
)
def test_everyday_forgetting_is_no_request(said):
    assert forget_requests(said, said) == ()
