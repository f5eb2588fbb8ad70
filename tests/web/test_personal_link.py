"""A link of one's own brings a seat to another device."""

from __future__ import annotations

from urllib.parse import urldefrag

import httpx

from fliptable.wire.close_codes import Close
from tests.support.players import Player
from tests.support.tables import serving
from tests.web.conftest import People


def link(player: Player, token: str | None = None) -> dict[str, str]:
    answer: dict[str, str] = player.ask("personal_link", token=token or player.token)
    return answer


def test_the_link_leads_to_the_table_and_has_the_secret_in_its_fragment(sqlite: str, people: People) -> None:
    with serving(sqlite) as tables:
        ann = people(tables, tables.create()).join("Ann")
        page, fragment = urldefrag(link(ann)["url"])
        assert page == f"{tables.http}/t/{ann.code}"
        assert fragment == f"seat={ann.token}"
        assert httpx.get(page).status_code == 200


def test_it_comes_with_a_picture(sqlite: str, people: People) -> None:
    with serving(sqlite) as tables:
        ann = people(tables, tables.create()).join("Ann")
        svg = link(ann)["svg"]
        assert svg.startswith("<svg ")
        assert ann.token is not None
        assert ann.token not in svg, "it is drawn, not written"


def test_it_is_an_address_that_other_devices_can_reach(sqlite: str, people: People) -> None:
    with serving(sqlite, public_url="https://cards.example.org/flip") as tables:
        ann = people(tables, tables.create()).join("Ann")
        assert link(ann)["url"] == f"https://cards.example.org/flip/t/{ann.code}#seat={ann.token}"


def test_whoever_comes_by_it_has_the_seat_and_the_older_device_is_told(sqlite: str, people: People) -> None:
    with serving(sqlite) as tables:
        ann = people(tables, tables.create()).join("Ann")
        phone = people(tables, ann.code)
        phone.token = link(ann)["url"].partition("#seat=")[2]
        assert phone.enter().you == ann.you
        assert ann.closed() == Close.REPLACED


def test_nobody_gets_a_link_for_a_secret_that_is_not_his(sqlite: str, people: People) -> None:
    with serving(sqlite) as tables:
        code = tables.create()
        ann, ben, visitor = (
            people(tables, code).join("Ann"),
            people(tables, code).join("Ben"),
            people(tables, code),
        )
        visitor.enter()
        for player, token in ((ben, ann.token), (visitor, ann.token), (ann, "5e" * 32)):
            assert link(player, token)["reason"] == "wrong_token"
