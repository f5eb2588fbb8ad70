"""What the linker makes of modules, and what it refuses. Browsers run it in `tests/e2e`."""

from __future__ import annotations

import pytest

from fliptable.site.bundler import Module, Unlinkable, order, part, parts, read, whole


def modules(**sources: str) -> dict[str, Module]:
    """`main="…"` is the module `main.js`."""
    return {f"{name}.js": read(f"{name}.js", text) for name, text in sources.items()}


def test_a_module_becomes_a_function_that_returns_what_it_exports() -> None:
    module = read("a.js", "/** One. */\nexport const one = 1;\nexport function two() {}\nconst three = 3;\n")
    assert module.body == "const one=1;function two(){}\nconst three=3;"
    assert module.exports == {"one": "one", "two": "two"}


@pytest.mark.parametrize(
    ("source", "exports"),
    [
        ("export async function one() {}", {"one": "one"}),
        ("export function* one() {}", {"one": "one"}),
        ("export class One {}", {"One": "One"}),
        ("export const { one, two } = both();", {"one": "one", "two": "two"}),
        ("export default { one: 1 };", {"default": "$default"}),
        ("const one = 1;\nexport { one as two };", {"two": "one"}),
        ("export {};", {}),
    ],
)
def test_every_usual_way_to_export_is_understood(source: str, exports: dict[str, str]) -> None:
    assert read("a.js", source).exports == exports


def test_an_import_is_a_look_at_what_another_module_returned() -> None:
    module = read("ui/a.js", 'import {\n  one,\n  two as second,\n} from "../b.js";\nimport "./c.js";\n')
    assert module.body == 'const{one,two:second}=$modules["b.js"];'
    assert module.imports == {"b.js": {"one", "two"}, "ui/c.js": set()}


def test_what_is_imported_later_is_asked_for_by_its_path() -> None:
    module = read("ui/a.js", '/** @type {import("./types.js").A} */\nconst load = () => import("../b.js");\n')
    assert module.body == 'const load=()=>$load("b.js");'
    assert module.later == ("b.js",)


def test_a_module_knows_its_own_address() -> None:
    assert read("ui/a.js", "const own = import.meta.url;").body == 'const own=new URL("ui/a.js",$base).href;'


@pytest.mark.parametrize(
    "source",
    [
        "export let count = 0;",
        "export var count = 0;",
        'export * from "./b.js";',
        'export { one } from "./b.js";',
        'import b from "./b.js";',
        'import * as b from "./b.js";',
        'import { b } from "b";',
        "await start();",
        "const started = await start();",
    ],
)
def test_what_would_not_work_joined_is_refused(source: str) -> None:
    with pytest.raises(Unlinkable) as refused:
        read("a.js", f"const here = 1;\n{source}\n")
    assert source in str(refused.value)


def test_what_is_imported_later_has_a_path_in_quotes() -> None:
    with pytest.raises(Unlinkable, match=r"^a\.js"):
        read("a.js", "const load = (name) => import(`./${name}.js`);\n")


def test_what_the_minifier_would_leave_out_is_refused() -> None:
    with pytest.raises(Unlinkable, match=r"^a\.js"):
        read("a.js", "const want = () => void (missing() && fetchIt());\n")
    assert read("a.js", "const want = () => void fetchIt();\n").body == "const want=()=>void fetchIt();"


def test_modules_stand_behind_those_that_they_need() -> None:
    linked = modules(
        main='import { b } from "./b.js";\nimport { a } from "./a.js";\n',
        a="export const a = 1;\n",
        b='import { a } from "./a.js";\nexport const b = a;\n',
    )
    assert order(linked, ["main.js"]) == ["a.js", "b.js", "main.js"]


def test_a_circle_of_imports_is_named() -> None:
    linked = modules(
        main='import { a } from "./a.js";\n',
        a='import { b } from "./b.js";\nexport const a = b;\n',
        b='import { a } from "./a.js";\nexport const b = a;\n',
    )
    with pytest.raises(Unlinkable, match=r"a\.js → b\.js → a\.js"):
        order(linked, ["main.js"])


@pytest.mark.parametrize("target", ["a", "nowhere"])
def test_an_import_of_what_is_not_there_is_named(target: str) -> None:
    linked = modules(main=f'import {{ two }} from "./{target}.js";\n', a="export const one = 1;\n")
    with pytest.raises(Unlinkable, match=rf"main\.js imports from {target}\.js"):
        order(linked, ["main.js"])


def test_a_part_has_what_the_page_has_not() -> None:
    linked = modules(
        main='import { a } from "./a.js";\nimport("./later.js");\n',
        a="export const a = 1;\n",
        b="export const b = 2;\n",
        later='import { a } from "./a.js";\nimport { b } from "./b.js";\nimport("./last.js");\n',
        last="export const last = 3;\n",
    )
    page = whole(linked, ["main.js"], "./")
    assert "const a=1" in page
    assert "const b=2" not in page
    text = part(linked, "later.js", ["main.js"])
    assert "const a=1" not in text
    assert "const b=2" in text
    assert "const last=3" not in text
    assert parts(linked, ["main.js"]) == ["later.js", "last.js"]
    assert parts(linked, ["main.js"], never=["last.js"]) == ["later.js"]
