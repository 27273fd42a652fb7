"""Checks that constructs have the shapes that they are named after.

    shapes.py --gen=mincaml-gen --compiler=mincaml-llc --count=N

For each construct of SHAPES there are N programs that have much of it. The compiler
has to accept all of them, they have to end within a million steps
of the interpreter, and some of them have the shape. Prints how many that are.
"""

import argparse
import re
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path

NAME = r"_?[a-z]+\d+'?"


def matches(pattern: str) -> Callable[[str], bool]:
    compiled = re.compile(pattern.replace("NAME", NAME))
    return lambda text: bool(compiled.search(text))


def has_permuted_call(text: str) -> bool:
    """Whether a function of many parameters calls itself with these in another
    order."""
    for name, given in re.findall(rf"let rec ({NAME})((?: {NAME}){{3,}}) =", text):
        parameters = given.split()[1:]
        for call in re.findall(rf"{name} \({NAME} - 1\)((?: {NAME}){{2,}})", text):
            arguments = call.split()
            if len(arguments) == len(parameters) and arguments != parameters:
                return True
    return False


def has_wide_function(text: str) -> bool:
    return bool(re.search(rf"let (?:rec )?{NAME}(?: {NAME}){{15,41}} =", text))


def passes_exception_on(text: str) -> bool:
    """Whether a function calls one that raises an exception, and a handler has a
    call of the former."""
    for name in re.findall(rf"let rec ({NAME}) {NAME} {NAME} =\n *if {NAME} >= ", text):
        head = rf"let rec ({NAME}) {NAME} {NAME} =\n"
        caller = re.search(rf"{head}(?: +.*\n)*?.*\b{name} \(?p", text)
        if caller and re.search(rf"\(try \({caller[1]} ", text):
            return True
    return False


# More of functions, of loops, or of matches, one of which is the construct.
FUNCTION = "define-function=100"
LOOP = "loop=200"
MATCH = "match-statement=200"

# Each construct with its weight, other weights and options, and what its programs look
# like.
SHAPES: list[tuple[str, str, Callable[[str], bool]]] = [
    (
        "pass-closure=100000",
        FUNCTION,
        matches(r"let rec NAME [^\n]*=\n +let rec NAME NAME = NAME\n"),
    ),
    ("pass-result=100000", FUNCTION, matches(r"\(pick\d+'? [^\n]*\)(?:\.\(\d+\) <-| :=) ")),
    ("permuted-parameters=100000", FUNCTION, has_permuted_call),
    ("permuted-parameters=100000", FUNCTION, has_wide_function),
    ("many-parameters=100000", FUNCTION, has_wide_function),
    (
        "empty-function=100000",
        FUNCTION,
        matches(r"let NAME [^=]* =\n +(?:\(\)|-?[\d.]+|true|false|NAME)\n"),
    ),
    ("dead-result=40", "define-function=20", matches(r"let (?:_|unused\d+'?) = f\d+'? ")),
    (
        "accumulated-recursion=100000",
        FUNCTION,
        matches(r"(?:[-+*] \(f\d+'? \(NAME - 1\))|\(f\d+'? \(NAME - 1\)[^;\n]* [-+*] "),
    ),
    ("raise-function=100000", FUNCTION, matches(r"let NAME [^=]*=\n +\(?if [^\n]* then raise ")),
    ("raise-through=100000", FUNCTION, passes_exception_on),
    ("partial-stages=100000", FUNCTION, matches(r"let (g\d+'?) = f[^\n]*\n\s*let g\d+'? = \1 ")),
    ("polymorphic=100000", FUNCTION, matches(r"let (?:rec )?(poly\d+'?) .*\n[\s\S]*\1 [\s\S]*\1 ")),
    ("data-fold=100000", FUNCTION, matches(r"let rec (fold\d+'?) [\s\S]*match [\s\S]*= \1 ")),
    ("data-build=100000", FUNCTION, matches(r"let rec (build\d+'?) [\s\S]*\(\1 \(NAME - 1\)")),
    (
        "long-list=100000",
        f"{FUNCTION} --steps=100000",
        matches(r"let NAME = long\d+'? \d{3,} \[\]"),
    ),
    ("loop-affine=100000", LOOP, matches(r"\.\(!?i\d+'? \* \d")),
    ("loop-wrapping=100000", LOOP, matches(r"\+ (?:1073741824|715827883|2147483647)")),
    ("loop-length=100000", LOOP, matches(r"Array\.length NAME")),
    ("loop-raise=100000", LOOP, matches(r"\(try \(+try \(\n(?:[^\n]*\n)*[^\n]*raise ")),
    ("loop-try=100000", LOOP, matches(r"\(try \(?100 / \(")),
    ("loop-characters=100000", LOOP, matches(r"Char\.code NAME\.\[")),
    ("loop-concatenate=100000", LOOP, matches(r"clip !?NAME \^ clip ")),
    ("loop-match=100000", LOOP, matches(r"\(match \(*NAME\.\(!?NAME\)")),
    (
        "loop-field=100000",
        f"{LOOP} data-types=100",
        matches(r"(?:\.r\d+ <-|:=) [^\n]*(?:\.r\d|!NAME)"),
    ),
    ("for-loops=1000", LOOP, matches(r"for NAME = [^\n]* do\n")),
    ("while-loops=1000", LOOP, matches(r"while !NAME [<>]=? ")),
    ("length-bound=100", "loop-length=1000", matches(r"(?:[<>]=?|=|to) Array\.length NAME")),
    ("opaque=100", LOOP, matches(r"hide [01] ")),
    ("try-block=100", LOOP, matches(r"\(try \(\n[\s\S]*\) with \| ")),
    ("raise=1000", "try-block=100", matches(r"then raise \(?[A-Z]\S* ?[^|]*with ")),
    (
        "visible-order=1000",
        "define-compound=100",
        matches(r"\(tick_int \d+ NAME\) (?:[-+*]|l?[axo]n?[rd]|[<>=]+) \(tick_int "),
    ),
    (
        "order-statement=100",
        "define-value=1",
        matches(r"\(NAME := [^\n]*; [^\n]* !?NAME\)|:= [^\n]*; [^\n]*\(mix !NAME; "),
    ),
    ("partial-known=10000", "define-compound=100", matches(r"\(?f\d+'? ")),
    ("library-call=1000", "define-compound=100", matches(r"List\.fold_(?:left|right)2? \(")),
    ("library-value=10000", "define-compound=100", matches(r"= (?:List\.|Option\.|\()\S+\n")),
    ("array-map=1000", "define-compound=100", matches(r"Array\.mapi? \(?(?:fun|NAME)")),
    ("fun=100", "define-compound=100", matches(r"fun NAME NAME ->")),
    ("apply-operators=100", FUNCTION, matches(r"NAME @@ |\|> NAME")),
    ("string-of=1000", "text=100", matches(r'Printf\.sprintf "[^"]*%')),
    ("structural-comparison=1000", "define-compound=100", matches(r"[)\]] (?:=|<>|[<>]=?) \(")),
    ("assert=100", LOOP, matches(r"assert \((?:compare|hide) ")),
    ("doubtful-read=100000", "try-block=100", matches(r"NAME\.\((?:\(?-\d|hide)")),
    ("match=1000", "define-compound=100", matches(r"\(match [^\n]* with \| ")),
    ("or-patterns=100", MATCH, matches(r"\(\(?[A-Z]\d+ [^|()]*(q\d+'?)[^|]* \| [^|]*\1")),
    ("guards=100", "or-patterns=100", matches(r"(q\d+'?)[^|>]* \| [^|>]*\1[^|>]*\) when ")),
    ("match-exception=100", MATCH, matches(r" \| exception [A-Z]")),
    ("not-exhaustive=100", "try-block=100", matches(r" \| Match_failure _")),
    (
        "record-update=1000",
        "data-types=1000 define-compound=100 --size=200",
        matches(r"\{ [^{}]* with r\d+ = "),
    ),
    ("set-field=1000", "data-types=100 effect=100 --size=200", matches(r"\.r\d+ <- ")),
    ("shared-names=100", "data-types=100", matches(r" : (?:\([^()]*\) |'?\w+ )*t\d+\)")),
]


def programs(options: argparse.Namespace, weights: list[str], directory: Path) -> list[str]:
    """The texts of the programs, which have to run as they should."""
    words = [word if word.startswith("--") else f"--weight={word}" for word in weights]
    words += [f"--count={options.count}", f"--output-dir={directory}"]
    subprocess.run([options.gen, *words], check=True)
    paths = sorted(directory.glob("*.ml"))
    batch = "".join(
        f"--interpret -w --interpret-steps=1000000 {path} >{path}.out\n" for path in paths
    )
    finished = subprocess.run(
        [options.compiler, "--batch=-"], input=batch, capture_output=True, text=True, check=True
    )
    bad = [line for line in finished.stdout.splitlines() if line.split()[1] != "0"]
    if bad:
        print(f"{weights[0]}: {bad[0]}: {finished.stderr}")
    return [path.read_text() for path in paths]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--gen", required=True)
    parser.add_argument("--compiler", required=True)
    parser.add_argument("--count", type=int, required=True)
    options = parser.parse_args()
    for weight, other, has_shape in SHAPES:
        with tempfile.TemporaryDirectory() as directory:
            texts = programs(options, [weight, *other.split()], Path(directory))
        shown = sum(map(has_shape, texts))
        name = weight.partition("=")[0]
        print(f"{name}: {'seen' if shown else 'NOT SEEN'} ({shown} of {len(texts)})")


if __name__ == "__main__":
    main()
