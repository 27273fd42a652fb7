"""Writes programs of ten million mutual tail calls.

    tail_calls.py N    two functions of N parameters, int and float in turn
    tail_calls.py closures    two closures that call each other through an array
"""

import sys

STEPS = 10_000_000


def direct(count: int) -> str:
    names = [f"{'xy'[i % 2]}{i}" for i in range(count - 1)]
    even = len(names) // 2 * 2
    step = [f"({n} + 1)" if i == 0 else f"({n} +. 1.0)" if i == 1 else n
            for i, n in enumerate(names)]
    # Everybody moves by two places, so that no argument stays where it is.
    rotated = step[2:even] + step[:2] + step[even:] if len(step) > 2 else step
    arguments = " ".join(["(n - 1)"] + rotated)
    parameters = " ".join(["n"] + names)
    initial = " ".join(
        [str(STEPS)] + [str(i) if i % 2 == 0 else f"{i}.0" for i in range(count - 1)]
    )
    prints = [f"print_int {n}; print_byte 32" if i % 2 == 0
              else f"print_float {n}; print_byte 32" for i, n in enumerate(names)]
    return f"""let rec even {parameters} =
  let rec odd {parameters} = even {arguments} in
  if n <= 0 then ({"; ".join(["print_int n", "print_byte 32"] + prints)})
  else odd {arguments} in
even {initial}
"""


def closures() -> str:
    return f"""let rec stop n x y = print_int n; print_byte 32; print_float x in
let table = Array.make 2 stop in
let rec make d which =
  let rec hop n x y =
    if n <= 0 then stop n x y
    else let next = table.(which) in next (n - d) y (x +. 1.0) in
  hop in
let one = read_int () in
table.(0) <- make one 1;
table.(1) <- make one 0;
let start = table.(0) in
start {STEPS} 1.0 2.0
"""


argument = sys.argv[1]
print(closures() if argument == "closures" else direct(int(argument)), end="")
