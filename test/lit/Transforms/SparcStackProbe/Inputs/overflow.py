"""Runs programs that recurse forever, for every target and level.

    overflow.py COMPILER TARGET...

Each has to print what it printed before, report a stack overflow and exit with
status 2.
"""

import os
import subprocess
import sys
import tempfile

# Each calls itself in a way that is no tail call, and that LLVM cannot make one
# by an accumulator: such a recursion becomes a loop that never ends.
RECURSIONS = {
    "int": "let rec f n = f (n + 1) * 3 + n in print_int (f 0)",
    "float": "let rec f x = f (x +. 1.0) *. 0.5 in print_float (f 0.0)",
    "unit": "let rec f u = f (); print_int 1 in f ()",
    "bool": "let rec f p = let q = f (not p) in print_int 1; not q in if f true then print_int 1",
    "closure": """
        let rec make k =
          let rec f n = f (n + k) * 3 + n in
          f in
        let g = make (read_int ()) in
        print_int (g 0)""",
    "indirect": """
        let rec f g n = g (n + 1) * 3 + n in
        let rec h n = f h n * 5 + n in
        print_int (f h (read_int ()))""",
    "stored": """
        let rec id x = x in
        let table = Array.make 1 id in
        let rec f n = table.(0) (n + 1) * 3 + n in
        table.(0) <- f;
        print_int (f 0)""",
    "many-parameters": """
        let rec f a b c d e g h i j k =
          f b c d e g h i j k (a + 1) * 3 + a in
        print_int (f 1 2 3 4 5 6 7 8 9 10)""",
    "many-floats": """
        let rec f a b c d e g =
          f b c d e g (a +. 1.0) +. a in
        print_float (f 1.0 2.0 3.0 4.0 5.0 6.0)""",
    "mutual": """
        let rec f n =
          let rec g m = f (m + 1) * 3 in
          g (n - 2) * 5 + n in
        print_int (f 0)""",
    "half-mutual": """
        let rec f n =
          let rec g m = f (m + 1) in
          g (n * 2) * 5 + n in
        print_int (f 0)""",
    "tuple": """
        let rec f t =
          let (a, x) = t in
          let (b, y) = f (a + 1, x) in
          (a + b * 3, x +. y) in
        let (a, x) = f (0, 0.5) in
        print_int a; print_float x""",
}


def run(command: list[str], environment: dict[str, str]) -> tuple[int, str, str] | str:
    """Exit status, output and errors."""
    try:
        result = subprocess.run(
            command,
            input="1\n",
            capture_output=True,
            text=True,
            timeout=20,
            env=environment,
        )
    except subprocess.TimeoutExpired:
        return "no end"
    return result.returncode, result.stdout, result.stderr


def main() -> None:
    compiler, *targets = sys.argv[1:]
    # Enough for thousands of frames, and quick to fill.
    environment = dict(os.environ, MINCAML_STACK_MAX="1M", MINCAML_HEAP_MAX="512M")
    failures = 0
    with tempfile.TemporaryDirectory() as directory:
        for name, text in RECURSIONS.items():
            source = os.path.join(directory, name + ".ml")
            with open(source, "w") as file:
                file.write("print_int 42; print_newline ();\n" + text + "\n")
            for target in targets:
                for level in range(4):
                    found = run(
                        [compiler, source, f"--target={target}", f"-O{level}", "--run"],
                        environment,
                    )
                    if found != (2, "42\n", "mincaml: stack overflow\n"):
                        print(f"{name}, {target}, -O{level}: {found}")
                        failures += 1
    print(f"{len(RECURSIONS)} programs on {len(targets)} targets, {failures} failures")
    sys.exit(1 if failures else 0)


main()
