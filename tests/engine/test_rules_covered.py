"""No rule without a test, and no test of a rule that is not there."""

import re
from pathlib import Path

HERE = Path(__file__).parent


def test_every_rule_number_has_a_test() -> None:
    lines = (HERE / "rules.txt").read_text(encoding="utf-8").splitlines()
    rules = {line for line in lines if not line.startswith("#")}
    assert {rule[0] for rule in rules} == {"B", "X", "V"}
    text = "".join(path.read_text(encoding="utf-8") for path in HERE.glob("test_rules_*.py"))
    tested = {f"{kind.upper()}-{number}" for kind, number in re.findall(r"def test_([bxv])(\d+a?)_", text)}
    assert tested == rules
