"""Joins ES modules, so that a page needs one request for all of them.

Each module becomes a function that returns what it exports. The functions run in the order in which the
modules need each other, and an `import` becomes a look at what has been returned before. What a page loads
later, by `import()`, is a part for itself: the modules that it needs besides those of the page. `$modules`
has them all, so that each exists once, as in a browser that loads them one by one. Why: docs/adr/0007.
"""

from __future__ import annotations

import json
import posixpath
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import rjsmin

# All of these stand at the beginning of a line, where a comment has spaces or a sign.
_IMPORT: Final = re.compile(r"""^import\s+(?:\{([^}"']*)\}\s+from\s+)?"(\.[^"]+)";$""", re.MULTILINE)
_EXPORT: Final = re.compile(
    r"^export (?=(?:async )?(?:function\*?|class|const) (?:(\w+)|\{([\w\s,]+)\}))", re.MULTILINE
)
_DEFAULT: Final = re.compile(r"^export default ", re.MULTILINE)
_LIST: Final = re.compile(r"^export \{([^}]*)\};$", re.MULTILINE)
_UNKNOWN: Final = re.compile(r"^(?:import\b(?![.(])|export\b|(?:const \S+ = )?await\b).*", re.MULTILINE)

_VOID: Final = re.compile(r"\bvoid ?\(")
"""The minifier makes nothing of `void (a && b())`, whatever `b` does."""
_LATER: Final = re.compile(r'\bimport\("(\.[^"]+)"\)')
"""In small text, which has no comments."""

_START: Final = """\
const $modules={},$base=new URL("../../static/",import.meta.url);
const $load=async(path,number)=>{
if(!(number in $modules))(await import(%s+path)).default($modules,$base,$load);
return $modules[number]};
"""
_WHOLE: Final = "(($modules,$base,$load)=>{\n%s})($modules,$base,$load);\n"
_PART: Final = "export default($modules,$base,$load)=>{\n%s};\n"
_MODULE: Final = "$modules[%s]??=(()=>{%s\nreturn{%s}})();\n"
_WANTED: Final = re.compile(r'(?<=\$modules\[)"([^"]+)"|(?<=\$load\()"([^"]+)"')
"""The path of a module that another one uses: at once, or later."""


class Unlinkable(Exception):
    """A module that only works where modules are loaded one by one."""


@dataclass(frozen=True, slots=True)
class Module:
    """`body`: of the function that it becomes, without its `return`. `imports`: the names that it wants, by
    the path of the module that must export them. `later`: paths of what it may load by `import()`."""

    body: str
    exports: Mapping[str, str]
    """What each name is called inside."""
    imports: Mapping[str, frozenset[str]]
    later: tuple[str, ...]


@lru_cache(maxsize=512)
def read(path: str, source: str) -> Module:
    """The module at `path` of the client's folder. The paths in it become such, too.

    Raises:
        Unlinkable: it cannot be joined with others.
    """
    exports: dict[str, str] = {}
    imports: dict[str, frozenset[str]] = {}
    later: list[str] = []

    def below(target: str) -> str:
        return posixpath.normpath(posixpath.join(posixpath.dirname(path), target))

    def imported(found: re.Match[str]) -> str:
        target, names = below(found[2]), _names(found[1] or "")
        imports[target] = imports.get(target, frozenset()) | {theirs for theirs, _ in names}
        return f"const {{{_pairs(names)}}} = $modules[{json.dumps(target)}];" if names else ""

    def exported(found: re.Match[str]) -> str:
        exports.update(_names(found[1] or found[2]))
        return ""

    def default(_: re.Match[str]) -> str:
        exports["default"] = "$default"
        return "const $default = "

    def listed(found: re.Match[str]) -> str:
        exports.update((theirs, ours) for ours, theirs in _names(found[1]))
        return ""

    def loaded(found: re.Match[str]) -> str:
        later.append(below(found[1]))
        return f"$load({json.dumps(later[-1])})"

    text = source
    for pattern, become in ((_IMPORT, imported), (_EXPORT, exported), (_DEFAULT, default), (_LIST, listed)):
        text = pattern.sub(become, text)
    if unknown := _UNKNOWN.search(text):
        raise Unlinkable(f"{path} cannot be joined with other modules: {unknown[0]}")
    body = _LATER.sub(loaded, rjsmin.jsmin(text))
    if _VOID.search(body):
        raise Unlinkable(f"{path} has `void (…)`, of which the minifier may leave nothing: write a block")
    if "import(" in body:
        raise Unlinkable(f"{path} imports something by another expression than a path in quotes")
    body = body.replace("import.meta.url", f"new URL({json.dumps(path)},$base).href")
    return Module(body, exports, imports, tuple(later))


def order(modules: Mapping[str, Module], roots: Iterable[str]) -> list[str]:
    """`roots` and all that they import, each behind what it needs.

    Raises:
        Unlinkable: modules import each other in a circle, or what is not there.
    """
    done: dict[str, None] = {}

    def visit(path: str, way: tuple[str, ...]) -> None:
        if path in way:
            raise Unlinkable(f"modules import each other in a circle: {' → '.join((*way, path))}")
        if path in done:
            return
        for target, names in modules[path].imports.items():
            missing = names - modules[target].exports.keys() if target in modules else {"it"}
            if missing:
                raise Unlinkable(f"{path} imports from {target} what is not there: {', '.join(missing)}")
            visit(target, (*way, path))
        done[path] = None

    for root in roots:
        visit(root, ())
    return list(done)


def whole(modules: Mapping[str, Module], roots: Sequence[str], parts: str) -> str:
    """A script that runs `roots` with all that they need.

    It finds a part at `parts`, which is relative to its own address, followed by the path of the part's
    module, and other files of the client in `../../static/`.
    """
    return _START % json.dumps(parts) + _WHOLE % _joined(modules, order(modules, roots))


def part(modules: Mapping[str, Module], path: str, roots: Sequence[str]) -> str:
    """What the module at `path` needs besides the `whole` of `roots`."""
    here = set(order(modules, roots))
    return _PART % _joined(modules, (each for each in order(modules, [path]) if each not in here))


def parts(modules: Mapping[str, Module], roots: Sequence[str], never: Sequence[str] = ()) -> list[str]:
    """The modules that `roots` may load later, some of them only once another is there; without `never`."""
    found = list(roots)
    for root in found:  # it grows
        for path in order(modules, [root]):
            found += (later for later in modules[path].later if later not in (*found, *never))
    return found[len(roots) :]


def _joined(modules: Mapping[str, Module], paths: Iterable[str]) -> str:
    """In the registry modules are numbered, which is shorter than their paths."""
    numbers = {path: number for number, path in enumerate(sorted(modules))}

    def number(found: re.Match[str]) -> str:
        wanted, later = found.groups()
        return f"{found[0]},{numbers[later]}" if later else str(numbers[wanted])

    text = "".join(
        _MODULE % (json.dumps(path), modules[path].body, _pairs(modules[path].exports.items()))
        for path in paths
    )
    return _WANTED.sub(number, text)


def _names(text: str) -> list[tuple[str, str]]:
    """What stands between braces: for each name the one before `as` and the one behind it."""
    words = [name.split() for name in text.split(",") if name.strip()]
    return [(name[0], name[-1]) for name in words]


def _pairs(names: Iterable[tuple[str, str]]) -> str:
    return ",".join(key if key == value else f"{key}:{value}" for key, value in names)
