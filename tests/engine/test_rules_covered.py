"""No rule without a test, and no test of a rule that is not there."""

import re
from pathlib import Path

TESTS = Path(__file__).parents[1]


def test_every_rule_number_has_a_test() -> None:
    lines = (TESTS / "engine" / "rules.txt").read_text(encoding="utf-8").splitlines()
    rules = {line.replace("-", "").lower() for line in lines if not line.startswith("#")}
    assert {rule[0] for rule in rules} == {"b", "x", "v", "t"}
    text = "".join(path.read_text(encoding="utf-8") for path in TESTS.glob("*/test_rules_*.py"))
    assert set(re.findall(r"def test_([bxvt]\d+a?)_", text)) == rules
