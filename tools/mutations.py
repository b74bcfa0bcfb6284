"""Small wrong changes of a module's functions: every one should make a test fail."""

import ast
import copy
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

_OPPOSITE: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
_WHOLE_NUMBERS: Final = ("int", "i64")


@dataclass(frozen=True)
class Mutant:
    """One change: `before`, which stands at these characters of the file, becomes `after`."""

    function: str
    line: int
    start: int
    end: int
    before: str
    after: str

    @property
    def mutation(self) -> str:
        """The change as people read it and as an explanation names it, on one line."""
        return f"{' '.join(self.before.split())} -> {self.after}"

    def applied(self, source: str) -> str:
        return source[: self.start] + self.after + source[self.end :]


def mutants_of(source: str) -> list[Mutant]:
    """All mutants of the functions and methods in a module, in the order of the text."""
    places = _Places(source)
    found: list[Mutant] = []
    for name, function in _functions(ast.parse(source), ""):
        for old, new in _changes(function):
            found.append(places.mutant(name, old, new))
    return sorted(set(found), key=lambda mutant: (mutant.start, mutant.end, mutant.after))


class _Places:
    """Where a node stands: the parser counts columns in bytes of UTF-8, we cut characters."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.lines = source.splitlines(keepends=True)
        self.starts = [0]
        for line in self.lines:
            self.starts.append(self.starts[-1] + len(line))

    def at(self, line: int, column: int) -> int:
        return self.starts[line - 1] + len(self.lines[line - 1].encode()[:column].decode())

    def mutant(self, function: str, node: ast.expr | ast.stmt, after: str) -> Mutant:
        assert node.end_lineno is not None and node.end_col_offset is not None
        start, end = (
            self.at(node.lineno, node.col_offset),
            self.at(node.end_lineno, node.end_col_offset),
        )
        return Mutant(function, node.lineno, start, end, self.source[start:end], after)


def _functions(node: ast.AST, prefix: str) -> Iterator[tuple[str, ast.FunctionDef]]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef):
            yield prefix + child.name, child
        elif isinstance(child, ast.ClassDef):
            yield from _functions(child, f"{prefix}{child.name}.")


def _changes(function: ast.FunctionDef) -> Iterator[tuple[ast.expr | ast.stmt, str]]:
    """Parts of the body with what may take their place. Errors and assertions are no rules."""
    returned = ast.unparse(function.returns) if function.returns else ""
    waiting: list[ast.AST] = list(function.body)
    while waiting:
        node = waiting.pop()
        if isinstance(node, (ast.Raise, ast.Assert, ast.FunctionDef, ast.JoinedStr)):
            continue
        if isinstance(node, ast.AnnAssign):  # the annotation is no code
            waiting.extend([node.value] if node.value else [])
            continue
        waiting.extend(ast.iter_child_nodes(node))
        if isinstance(node, ast.stmt):
            yield from _of_statement(node, returned)
        elif isinstance(node, ast.expr):
            for after in _of_expression(node):
                yield node, after


def _of_statement(node: ast.stmt, returned: str) -> Iterator[tuple[ast.expr | ast.stmt, str]]:
    if isinstance(node, ast.AugAssign) and isinstance(node.op, (ast.Add, ast.Sub)):
        other = copy.deepcopy(node)
        other.op = ast.Sub() if isinstance(node.op, ast.Add) else ast.Add()
        yield node, ast.unparse(other)
    if _can_be_dropped(node):
        yield node, "pass"
    elif isinstance(node, (ast.If, ast.While)):
        yield node.test, f"not ({ast.unparse(node.test)})"
    elif isinstance(node, ast.Return) and node.value is not None:
        value = ast.unparse(node.value)
        if isinstance(node.value, ast.Constant) and isinstance(node.value.value, bool):
            yield node.value, str(not node.value.value)
        elif returned == "bool":
            yield node.value, f"not ({value})"
        elif returned in _WHOLE_NUMBERS:
            yield node.value, f"({value}) + 1"
        elif returned.endswith("| None") and value != "None":
            yield node.value, "None"


def _can_be_dropped(node: ast.stmt) -> bool:
    """A call, or a change of what lives on: a missing local name would only be an error."""
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Call)
    if isinstance(node, ast.Assign):
        return not any(isinstance(target, (ast.Name, ast.Tuple)) for target in node.targets)
    return isinstance(node, ast.AugAssign)


def _of_expression(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant) and type(node.value) is int:
        yield str(node.value + 1)
        yield str(node.value - 1) if node.value else "(-1)"
    elif isinstance(node, ast.Compare) and len(node.ops) == 1:
        yield ast.unparse(
            ast.Compare(node.left, [_OPPOSITE[type(node.ops[0])]()], node.comparators)
        )
    elif isinstance(node, ast.BoolOp):
        other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield f"({ast.unparse(ast.BoolOp(other, node.values))})"
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield f"({ast.unparse(node.operand)})"
    elif isinstance(node, ast.BinOp) and isinstance(node.op, (ast.Add, ast.Sub)):
        swapped = ast.Sub() if isinstance(node.op, ast.Add) else ast.Add()
        yield f"({ast.unparse(ast.BinOp(node.left, swapped, node.right))})"
