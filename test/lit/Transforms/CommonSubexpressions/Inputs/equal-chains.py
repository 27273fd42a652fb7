"""Chains of equal computations: of numbers in three blocks, or of loads."""

import sys

kind, length = sys.argv[1], int(sys.argv[2])


def numbers(name: str) -> str:
    last = "%x"
    for i in range(1, length):
        print(f"  %{name}{i} = xor i64 {last}, %y")
        last = f"%{name}{i}m"
        print(f"  {last} = mul i64 %{name}{i}, %{name}{i}")
    return last


def loads(name: str) -> str:
    last = "%x"
    for i in range(1, length):
        print(f"  %{name}{i} = load ptr, ptr {last}")
        last = f"%{name}{i}"
    return last


if kind == "numbers":
    print("define i64 @f(i64 %x, i64 %y, i1 %c) {")
    numbers("a")
    print("  br i1 %c, label %then, label %else\nthen:")
    print(f"  ret i64 {numbers('b')}\nelse:")
    print(f"  ret i64 {numbers('c')}\n}}")
else:
    print("define void @f(ptr %x, ptr %y) {")
    for last in [loads("a"), loads("b")]:
        print(f"  store ptr {last}, ptr %y")
    print("  ret void\n}")
