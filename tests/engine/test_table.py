"""What type checkers know of a table."""

from typing import get_type_hints

from fliptable.engine.table import Table, TableChanges


def test_a_change_names_a_field_of_the_table() -> None:
    assert get_type_hints(TableChanges) == get_type_hints(Table)
