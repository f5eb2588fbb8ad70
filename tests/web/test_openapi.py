"""The HTTP interface does what its own description says, whatever is sent to it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import settings
from schemathesis import Case, GenerationMode
from schemathesis.schemas import BaseSchema

from fliptable.web.app import create_app
from tests.support.tables import Tables, serving, settings_for


def described(*modes: GenerationMode) -> BaseSchema:
    """Makes requests as the description allows them, or not."""
    app = create_app(settings_for("sqlite:///never-opened.sqlite"))
    schema = schemathesis.openapi.from_dict(app.openapi())
    schema.config.generation.update(modes=list(modes))
    return schema


anything = described(GenerationMode.POSITIVE, GenerationMode.NEGATIVE)
proper = described(GenerationMode.POSITIVE)
same_every_time = settings(max_examples=60, derandomize=True)


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tables]:
    """A server on which everybody soon has asked too much."""
    folder: Path = tmp_path_factory.mktemp("strict")
    with serving(f"sqlite:///{folder / 'tables.sqlite'}", guess_burst=1, create_burst=1) as running:
        yield running


@pytest.fixture(scope="module", params=["game", "board"])
def there(tables: Tables, request: pytest.FixtureRequest) -> str:
    return tables.create(kind=request.param)


@anything.parametrize()
@same_every_time
def test_every_request_is_answered_as_described(tables: Tables, case: Case[Any]) -> None:
    case.call_and_validate(base_url=tables.http)


@anything.parametrize()
@same_every_time
def test_so_are_those_of_somebody_who_asks_too_much(strict: Tables, case: Case[Any]) -> None:
    case.call_and_validate(base_url=strict.http)


@proper.include(path_regex="{code}").parametrize()
@same_every_time
def test_so_are_those_about_a_table_that_is_there(tables: Tables, there: str, case: Case[Any]) -> None:
    case.path_parameters = {"code": there}
    case.call_and_validate(base_url=tables.http)


def test_the_description_is_served(tables: Tables) -> None:
    assert httpx.get(f"{tables.http}/openapi.json").json() == anything.raw_schema


@pytest.mark.parametrize("body", [b"\xff", b'{"deck":"\xff"}', b"{", b"[]", b""])
def test_a_body_that_cannot_be_read_is_a_bad_request(tables: Tables, body: bytes) -> None:
    answer = httpx.post(f"{tables.http}/api/rooms", content=body)
    assert (answer.status_code, answer.json()) == (422, {"reason": "bad_request"})


def test_what_is_not_there_is_said_to_programs_in_their_way(tables: Tables) -> None:
    answer = httpx.get(f"{tables.http}/api/nowhere", headers={"Accept": "text/html"})
    assert (answer.status_code, answer.json()) == (404, {"reason": "not_found"})


def test_a_method_that_is_not_served_is_answered_with_those_that_are(tables: Tables) -> None:
    answer = httpx.delete(f"{tables.http}/api/rooms")
    assert (answer.status_code, answer.json()) == (405, {"reason": "method_not_allowed"})
    assert answer.headers["allow"] == "POST"
