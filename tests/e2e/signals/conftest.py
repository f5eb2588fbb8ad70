"""Two people at their devices."""

from __future__ import annotations

import pytest

from tests.e2e.browsers import Company
from tests.e2e.conftest import Serve
from tests.e2e.person import Person
from tests.e2e.signals.devices import DEVICE


@pytest.fixture
def pair(serve: Serve, company: Company) -> tuple[Person, Person]:
    """Ann and Ben at a table that Ann may start; Ann's device counts what is asked of it. Ann comes first."""
    ann, ben = company.person("Ann", phone=True), company.person("Ben")
    ann.page.add_init_script(DEVICE)
    ben.join(ann.create_table(serve("5 9 7 8 6 4", dealer=1).http))
    return ann, ben
