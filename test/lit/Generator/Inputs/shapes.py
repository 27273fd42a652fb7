"""Checks that constructs have the shapes that they are named after.

    shapes.py --gen=mincaml-gen --compiler=mincaml-llc --count=N

For each construct of SHAPES there are N programs that have much of it. The compiler
has to accept all of them without a warning, they have to end within a million steps
of the interpreter, and some of them have the shape. Prints how many that are.
"""

import argparse
import re
import subprocess
from collections.abc import Callable
from pathlib import Path

NAME = r"_?[a-z]+\d+'?"


def matches(pattern: str) -> Callable[[str], bool]:
    compiled = re.compile(pattern.replace("NAME", NAME))
    return lambda text: bool(compiled.search(text))


def in_function(prefix: str, pattern: str) -> Callable[[str], bool]:
    """Whether lines of a function match, whose name, group 1, begins with this."""
    return matches(rf"let rec ({prefix}\d+'?) [^\n]*=\n(?: [^\n]*\n)*?{pattern}")


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
    return bool(re.search(rf"let rec {NAME}(?: {NAME}){{15,41}} =", text))


# More of functions, or of loops, one of which is the construct.
RAISE = "(?:raise|failwith|invalid_arg)"
FUNCTION = "define-function=100"
LOOP = "loop=200"

# Each construct with its weight and another one, and what its programs look like.
SHAPES: list[tuple[str, str, Callable[[str], bool]]] = [
    (
        "pass-closure=100000",
        FUNCTION,
        matches(r"let rec NAME [^\n]*=\n +let rec NAME [^\n]*=\n +(?:NAME|if )"),
    ),
    ("pass-elements=100000", FUNCTION, matches(r"\.\([^()]*\) <- \(\s*let rec NAME")),
    ("pass-recursion=100000", FUNCTION, matches(r"NAME\.\(\d\) \(NAME - 1\)")),
    (
        "pass-allocation=100000",
        FUNCTION,
        matches(r"let rec make\d+'? [^\n]*=\n(?: [^\n]*\n)* +let rec NAME [^\n]*=\n"),
    ),
    ("pass-result=100000", FUNCTION, matches(r"\(pick\d+'? [^\n]*\)\.\(\d+\) <- ")),
    ("permuted-parameters=100000", FUNCTION, has_permuted_call),
    ("permuted-parameters=100000", FUNCTION, has_wide_function),
    ("many-parameters=100000", FUNCTION, has_wide_function),
    (
        "empty-function=100000",
        FUNCTION,
        matches(r"let rec NAME \S+ =\n +(?:\(\)|-?[\d.]+|true|false|NAME)\nin"),
    ),
    ("dead-result=40", "define-function=20", matches(r"let (?:_|unused\d+'?) = f\d+'? ")),
    (
        "accumulated-recursion=100000",
        FUNCTION,
        matches(r"(?:[-+*] f\d+'? \(NAME - 1\))|f\d+'? \(NAME - 1\)[^;\n]* [-+*] "),
    ),
    ("loop-affine=100000", LOOP, matches(r"\.\(i\d+'? \* \d")),
    ("loop-wrapping=100000", LOOP, matches(r"loop\d+'? \(NAME \+ k\d+'?\)")),
    ("loop-length=100000", LOOP, matches(r"Array\.length NAME")),
    ("opaque=100", LOOP, matches(r"hide [01] ")),
    ("try-block=100", LOOP, matches(r"\n  try\n(?:    [^\n]*\n)+  with\n  \| ")),
    ("raise-function=100000", FUNCTION, in_function("f", r"    raise \(?[A-Z]")),
    (
        "raise-recursion=100000",
        FUNCTION,
        in_function("f", rf"  if [^\n]*\n    {RAISE} "),
    ),
    ("try-recursion=100000", FUNCTION, in_function("f", r" +try\n +[^\n]*\1 \(")),
    ("raise-higher-order=100000", FUNCTION, in_function("apply", r" +try\n +f\d+'? ")),
    (
        "loop-raise-nested=100000",
        LOOP,
        matches(
            r"try \(*(?:let NAME = \()*\(*try \(*"
            r"for NAME = [^;]*raise \(?[A-Z][^;]* with [A-Z]"
        ),
    ),
    ("loop-raise=100000", LOOP, in_function("loop", r" +raise [^}]*\n  with")),
    ("loop-try=100000", LOOP, in_function("loop", r" +try\n")),
    ("raise-always=100000", FUNCTION, in_function("f", rf"  (?:if [^\n]*\n    )?{RAISE} ")),
    (
        "partial-stages=100000",
        FUNCTION,
        matches(r"let rec (NAME) [^\n]*=\n(?: [^\n]*\n)+in\n(?:[^\n]*\n)*?let f\d+ = \1 "),
    ),
    ("partial-values=100000", FUNCTION, matches(r"let NAME = NAME\.\([^()]*\) ")),
    ("curried-result=100000", FUNCTION, in_function("make", r"  (?:  )?fun NAME")),
    ("array-map=1000", "define-compound=100", matches(r"Array\.mapi? \(?(?:fun|NAME)")),
    ("fun=100", "define-compound=100", matches(r"fun NAME NAME ->")),
    ("apply-operators=100", FUNCTION, matches(r"NAME \|> NAME [^@]*@@ ")),
    ("loop-for=100000", LOOP, matches(r"for NAME = [^\n]* do\n(?: +[^\n]*\n)*? +NAME := ")),
    ("loop-while=100000", LOOP, matches(r"while !NAME [<>]= ")),
    ("loop-characters=100000", LOOP, in_function("loop", r"[^\n]*Char\.code NAME\.\[")),
    ("loop-concatenate=100000", LOOP, in_function("loop", r"[^\n]*loop\d+'? [^\n]* \^ clip ")),
    ("string-format=1000", "text=100", matches(r'Printf\.sprintf "[^"]*%')),
    ("structural-comparison=1000", "define-compound=100", matches(r"NAME (?:=|<>|[<>]=?) \(")),
    ("assert=100", LOOP, matches(r"\n *assert \((?:compare|hide|NAME) ")),
    ("doubtful-read=100000", "try-block=100", matches(r"NAME\.\((?:-\d|hide)")),
    ("length-bound=100", LOOP, matches(r"(?:[<>]=?|=) Array\.length NAME")),
]


def programs(options: argparse.Namespace, weights: list[str], directory: Path) -> list[str]:
    """The texts of the programs, which have to run as they should."""
    words = [f"--weight={weight}" for weight in weights]
    words += [f"--count={options.count}", f"--output-dir={directory}"]
    subprocess.run([options.gen, *words], check=True)
    paths = sorted(directory.glob("*.ml"))
    batch = "".join(
        f"--interpret -Werror --interpret-steps=1000000 {path} >{path}.out\n" for path in paths
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
    for number, (weight, other, has_shape) in enumerate(SHAPES):
        texts = programs(options, [weight, other], Path(str(number)))
        shown = sum(map(has_shape, texts))
        name = weight.partition("=")[0]
        print(f"{name}: {'seen' if shown else 'NOT SEEN'} ({shown} of {len(texts)})")


if __name__ == "__main__":
    main()
