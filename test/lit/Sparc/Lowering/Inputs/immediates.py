"""Functions that apply an instruction to constants at the limits of simm13, with
the expected code: `%python immediates.py > t.ll`.

Only instructions that LLVM does not replace by others; the unit tests have all
that take an immediate. Within the limits the constant is part of the instruction.
Beyond them it is not, and there is no immediate of that value anywhere.
"""

BINARY = {
    "add": "add",
    "or": "or",
    "xor": "xor",
}
CONSTANTS = [-4097, -4096, 4095, 4096]


def function(
    name: str, arguments: str, body: str, fits: bool, pattern: str, constant: int
) -> None:
    print(f"define i32 @{name}({arguments}) {{\n{body}}}")
    print(f"; CHECK-LABEL: {{{{^}}}}{name}:")
    if fits:
        print(f"; CHECK: {pattern}")
    else:
        print(f"; CHECK-NOT: {{{{[ +]}}}}{constant}{{{{[],]}}}}")
    print("; CHECK: {{^}}.Lfunc_end\n")


def main() -> None:
    for constant in CONSTANTS:
        fits = -4096 <= constant <= 4095
        text = str(constant).replace("-", "m")
        for operation, instruction in BINARY.items():
            function(
                f"{operation}_{text}",
                "i32 %x",
                f"  %y = {operation} i32 %x, {constant}\n  ret i32 %y\n",
                fits,
                f"{instruction} %{{{{[io][0-5]}}}}, {constant}, %",
                constant,
            )
        function(
            f"compare_{text}",
            "i32 %x",
            f"  %c = icmp eq i32 %x, {constant}\n"
            "  br i1 %c, label %yes, label %no\n"
            "yes:\n  %r = call i32 @yes(i32 1)\n  ret i32 %r\n"
            "no:\n  %s = call i32 @no(i32 2)\n  ret i32 %s\n",
            fits,
            f"cmp %{{{{[io][0-5]}}}}, {constant}",
            constant,
        )
        for kind in ("load", "store"):
            access = (
                "  %y = load i8, ptr %q\n  %z = zext i8 %y to i32\n  ret i32 %z\n"
                if kind == "load"
                else "  store i8 1, ptr %q\n  ret i32 0\n"
            )
            function(
                f"{kind}_{text}",
                "ptr %p",
                f"  %q = getelementptr i8, ptr %p, i32 {constant}\n" + access,
                fits,
                f"[%{{{{[io][0-5]}}}}{{{{\\+?}}}}{constant}]",
                constant,
            )
    print("declare i32 @yes(i32)\ndeclare i32 @no(i32)")


main()
