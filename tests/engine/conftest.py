"""Assertions in the helpers explain themselves like those in tests."""

import pytest

pytest.register_assert_rewrite("tests.engine.scenario")
