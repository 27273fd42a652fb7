"""Programs for utils/scaling --nesting: each construct of the language, nested in itself.

Constructs that cannot contain themselves, such as literals and definitions of the top
level, are repeated one after the other.
"""

import re
from collections.abc import Callable
from typing import NamedTuple

from ..paths import ROOT
from ..processes import ToolError

_SYNTAX = ROOT / "include/mincaml/Frontend/Syntax.def"


class Construct(NamedTuple):
    """Size times `opening` and `closing`, with `core` between them. A `@` in `opening` is a
    number, for names that have to be distinct."""

    opening: str
    core: str
    closing: str = ""
    head: str = ""
    tail: str = ""

    def complete(self, size: int) -> str:
        return f"{self.cut(size)}{self.closing * size}{self.tail}"

    def cut(self, size: int) -> str:
        """Ends before the closing parts."""
        openings = [self.opening.replace("@", str(i)) for i in range(size)]
        return f"{self.head}{''.join(openings)}{self.core}"


def _elements(literal: str, head: str = "") -> Construct:
    return Construct(f"{literal}; ", literal, head=f"{head}let a = [| ", tail=" |]")


# The names are those of the classes of Syntax.def, with a suffix where there are several.
CONSTRUCTS = {
    "UnitLiteral": _elements("()"),
    "BoolLiteral": _elements("true"),
    "IntLiteral": _elements("1"),
    "FloatLiteral": _elements("1.5"),
    "CharacterLiteral": _elements("'a'"),
    "StringLiteral": _elements('"s"'),
    "VariableReference": _elements("x", head="let x = 1 "),
    "Not": Construct("not (", "true", ")", head="let a = "),
    "Negate": Construct("- (", "1", ")", head="let a = "),
    "FloatNegate": Construct("-. (", "1.5", ")", head="let a = "),
    "Binary": Construct("1 + (", "1", ")", head="let a = "),
    "If": Construct("if true then (", "1", ") else 2", head="let a = "),
    "If-condition": Construct("if ", "true", " then true else false", head="let a = "),
    "If-chain": Construct("if true then 1 else ", "2", head="let a = "),
    "Let": Construct("let x = (", "1", ") in x", head="let a = "),
    "Let-body": Construct("let x = 1 in ", "x", head="let a = "),
    "LetRec": Construct("let rec f x = (", "x", ") in f 1", head="let a = "),
    "LetRecGroup": Construct("let rec f x = g x and g x = (", "x", ") in f 1", head="let a = "),
    "LetTuple": Construct("let (x, y) = (", "(1, 2)", ") in (y, x)", head="let a = "),
    "Apply": Construct("f (", "1", ")", head="let f x = x + 1 let a = "),
    "Tuple": Construct("fst (", "1", ", 2)", head="let a = "),
    "ArrayMake": Construct("(Array.make 1 (", "1", ")).(0)", head="let a = "),
    "ArrayGet": Construct("a.(", "0", ")", head="let a = [| 0 |] let b = "),
    "ArrayPut": Construct("(a.(0) <- ", "1", "; 0)", head="let a = [| 0 |] let b = "),
    "ArrayLength": Construct("Array.length [| ", "1", " |]", head="let a = "),
    "Assert": Construct("(assert (", "true", "); true)", head="let a = "),
    "Sequence": Construct("((); ", "1", ")", head="let a = "),
    "ExceptionDefinition": Construct("exception E@ of int\n", "let a = 1"),
    "ExternalDefinition": Construct('external f : int -> int = "f"\n', "let a = 1"),
    "Construct": Construct("E (", "Not_found", ")", head="exception E of exn let a = "),
    "Construct-cons": Construct("1 :: ", "[]", head="let a = "),
    "GetField": Construct(".x", "", head="type r = { x : r } let f (r : r) = r"),
    "SetField": Construct("(r.x <- ", "1", "; 0)", head="type r = { mutable x : int } let f r = "),
    "Raise": Construct("raise (", "Not_found", ")", head="let f () = "),
    "Match": Construct("match ", "1", " with x -> x", head="let a = "),
    "Match-case": Construct("match 1 with x -> ", "2", head="let a = "),
    "Match-try": Construct("try ", "1", " with Not_found -> 2", head="let a = "),
    "Match-parentheses": Construct("(try ", "1", " with Not_found -> 2)", head="let a = "),
    "Match-handler": Construct("try 1 with Not_found -> ", "2", head="let a = "),
    "Match-cons": Construct("_ :: ", "_", head="let f x = match x with ", tail=" -> 1"),
    "Match-list": Construct("_; ", "_", head="let f x = match x with [", tail="] -> 1 | _ -> 2"),
    "LetDefinitions": Construct("let a = 1\n", "let b = 2"),
    "TopLevelExpression": Construct(";; ()\n", ";; ()"),
    "ModuleDefinition": Construct("module M@ = struct let a = 1 end\n", "let a = 1"),
    "ModuleDefinition-alias": Construct("module M@ = List\n", "let a = 1"),
    "Open": Construct("List.(", "1", ")", head="let a = "),
    "Open-let": Construct("let open List in ", "1", head="let a = "),
    "Open-sequence": Construct("open List\n", "let a = 1"),
    "TypeDefinition": Construct("type t@ = int\n", "let a = 1"),
    "TypeDefinition-group": Construct(" and t@ = A@", " let a = 1", head="type t = A"),
    "TypeDefinition-constructors": Construct(" | A@", " let a = 1", head="type t = A"),
    "TypeDefinition-fields": Construct("x@ : int; ", "y : int } let a = 1", head="type t = { "),
    "Annotated": Construct("(", "1", " : int)", head="let a = "),
    "Fun": Construct("(fun x -> ", "1", ") 2", head="let a = "),
    "For": Construct("for i = 0 to 1 do ", "()", " done", head="let () = "),
    "While": Construct("while true do ", "()", " done", head="let () = "),
    "Dereference": Construct("!(ref (", "1", "))", head="let a = "),
    "Assign": Construct("(r := ", "1", "; 0)", head="let r = ref 0 let a = "),
    "ArrayLiteral": Construct("[| ", "1", " |].(0)", head="let a = "),
    "Record": Construct("{ x = ", "1", " }.x", head="type r = { x : int } let a = "),
    "ListLiteral": Construct("(match [", "1", "] with x :: _ -> x | [] -> 0)", head="let a = "),
    "ListLiteral-elements": Construct("1; ", "1 ]", head="let a = [ "),
    "comment": Construct("(* ", "", " *)", head="let a = 1 "),
}


class Form(NamedTuple):
    """A way to write a construct many times, and the possible statuses of the compiler."""

    text: Callable[[Construct, int], str]
    statuses: tuple[int, ...]
    is_too_deep: bool = False

    def options(self, size: int) -> list[str]:
        limit = [f"-fnesting-limit={size // 2}"] if self.is_too_deep else []
        return ["-fsyntax-only", *limit]


FORMS = {
    "complete": Form(Construct.complete, (0,)),
    "cut off": Form(Construct.cut, (0, 1)),
    "too deep": Form(Construct.complete, (0, 1), is_too_deep=True),
}


def check_constructs() -> None:
    """Raises ToolError unless there are programs for each class of Syntax.def."""
    classes = re.findall(r"^(?:SURFACE_)?EXPRESSION\((\w+)\)", _SYNTAX.read_text(), re.MULTILINE)
    known = {name.partition("-")[0] for name in CONSTRUCTS}
    missing = [name for name in classes if name not in known]
    if missing or not classes:
        raise ToolError(f"{_SYNTAX}: no programs in {__name__} for {', '.join(missing)}")
