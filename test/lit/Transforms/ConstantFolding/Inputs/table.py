"""Writes a module that prints what every operation gives for a table of operands.

With `constant` the operands are constants, with `runtime` they come out of
volatile memory, so that no pass can know them.
"""

import struct
import sys

runtime = sys.argv[1] == "runtime"
lines: list[str] = []
globals_: dict[tuple[str, str], str] = {}
count = 0


def operand(type_: str, text: str) -> str:
    global count
    if not runtime:
        return text
    name = globals_.setdefault((type_, text), f"@g{len(globals_)}")
    count += 1
    lines.append(f"  %v{count} = load volatile {type_}, ptr {name}")
    return f"%v{count}"


def emit(operation: str, type_: str, operands: list[str], result: str, widen: str) -> None:
    """One operation; widen is what makes an i64 of its result."""
    global count
    values = [operand(type_, o) for o in operands]
    count += 1
    r = f"%r{count}"
    lines.append(f"  {r} = {operation} {type_} {', '.join(values)}")
    if result != "i64":
        lines.append(f"  {r}w = {widen} {result} {r} to i64")
        r += "w"
    # The sign of a NaN that an operation makes is the code generator's choice.
    show = "showfloat" if result == "double" else "show"
    lines.append(f"  call void @{show}(i64 {r})")


def is_defined(op: str, bits: int, a: int, b: int) -> bool:
    if op in ("sdiv", "srem"):
        return b != 0 and not (a == -(1 << (bits - 1)) and b == -1)
    if op in ("udiv", "urem"):
        return b != 0
    if op in ("shl", "lshr", "ashr"):
        return 0 <= b < bits
    return True


operations = "add sub mul and or xor sdiv udiv srem urem shl lshr ashr".split()
predicates = "eq ne slt sle sgt sge ult ule ugt uge".split()
for bits in (8, 32, 64):
    top = 1 << (bits - 1)
    numbers = [0, 1, 2, 7, -1, -2, top - 1, -top]
    type_ = f"i{bits}"
    for m in numbers:
        for n in numbers:
            for op in operations:
                if is_defined(op, bits, m, n):
                    emit(op, type_, [str(m), str(n)], type_, "sext")
            if bits == 32:
                for p in predicates:
                    emit(f"icmp {p}", type_, [str(m), str(n)], "i1", "zext")


def double(x: float) -> str:
    return f"0x{struct.unpack('>Q', struct.pack('>d', x))[0]:016X}"


inf = float("inf")
reals = [0.0, -0.0, 1.0, -1.5, 3.0, 5e-324, 1.7976931348623157e308, inf, -inf]
reals.append(float("nan"))
relations = "oeq ogt oge olt ole one ord ueq ugt uge ult ule une uno".split()
for a in map(double, reals):
    for b in map(double, reals):
        for op in ("fadd", "fsub", "fmul", "fdiv"):
            emit(op, "double", [a, b], "double", "bitcast")
        for p in relations:
            emit(f"fcmp {p}", "double", [a, b], "i1", "zext")
    emit("fneg", "double", [a], "double", "bitcast")
    for f in ("sqrt", "fabs", "floor", "ceil", "trunc"):
        value = operand("double", a)
        count += 1
        lines.append(f"  %r{count} = call double @llvm.{f}.f64(double {value})")
        lines.append(f"  %r{count}w = bitcast double %r{count} to i64")
        lines.append(f"  call void @showfloat(i64 %r{count}w)")

for (type_, text), name in globals_.items():
    print(f"{name} = global {type_} {text}")
for f in ("sqrt", "fabs", "floor", "ceil", "trunc"):
    print(f"declare double @llvm.{f}.f64(double)")
print('@format = constant [5 x i8] c"%lx\\0A\\00"')
print("declare i32 @printf(ptr, ...)")
# A function that stays, so that one call is all that each line needs.
print("define void @show(i64 %x) noinline optnone {")
print("  call i32 (ptr, ...) @printf(ptr @format, i64 %x)")
print("  ret void\n}")
print("define void @showfloat(i64 %x) noinline optnone {")
print("  %size = and i64 %x, 9223372036854775807")
print("  %nan = icmp ugt i64 %size, 9218868437227405312")
print("  %shown = select i1 %nan, i64 9221120237041090560, i64 %x")
print("  call void @show(i64 %shown)")
print("  ret void\n}")
# Several functions, since one long block is slow to compile.
size = 400
parts: list[list[str]] = []
current: list[str] = []
for line in lines:
    current.append(line)
    if len(current) >= size and "@show" in line:
        parts.append(current)
        current = []
parts.append(current)
for i, part in enumerate(parts):
    print(f"define void @part{i}() {{")
    print("\n".join(part))
    print("  ret void\n}")
print("define i32 @main() {")
for i in range(len(parts)):
    print(f"  call void @part{i}()")
print("  ret i32 0\n}")
