"""Small random functions of LLVM IR.

A function is valid IR without loops (one with a name that begins with `loop` has
one loop, and one with `recursive` calls itself), with 4 to 40 instructions. The
tables below have the probabilities of its parts. To give passes something to optimize,
operands are often reused, instructions repeated, constants small, variables kept
in slots, and branch conditions constant.
"""

import random
from collections.abc import Sequence
from dataclasses import dataclass, field

HOST = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
SPARC = "E-m:e-p:32:32-i64:64-f128:64-n32-S64"

# What an instruction is, with its share in percent.
SHARES = {
    "arithmetic": 24,
    "repeated": 14,
    "comparison": 7,
    "select": 5,
    "cast": 5,
    "float": 9,
    "load": 11,
    "store": 10,
    "address": 4,
    "slot": 5,
    "call": 4,
    "pure call": 2,
    "freeze": 1,
    "intrinsic": 2,
}
# What the control flow is, with its share in percent.
CONTROL = {"straight": 40, "branches": 45, "loop": 10, "recursive": 5}

INTEGERS = ("i32", "i32", "i32", "i64", "i8")
CONSTANTS = (0, 1, -1, 2, 3, 4, 7, 8, 16)
FLOATS = ("0.0", "-0.0", "1.0", "2.0", "-1.0", "0.5", "3.0")
PREDICATES = ("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge")
FLOAT_PREDICATES = ("oeq", "olt", "ole", "ogt", "oge", "one", "une", "ueq", "uno", "ord")
OPERATIONS = ("add", "sub", "mul", "and", "or", "xor", "shl", "lshr", "ashr", "sdiv", "udiv",
              "srem", "urem", "add", "sub", "mul", "add", "sub")

DECLARATIONS = """
@word = global i32 0
@words = global [4 x i32] zeroinitializer
@number = global double 0.0
@fixed = constant [4 x i32] [i32 1, i32 2, i32 3, i32 4]
declare void @event(i32)
declare i32 @observe(ptr)
declare void @print(i32) nounwind memory(inaccessiblemem: readwrite)
declare i32 @pure(i32) nounwind willreturn memory(none)
declare double @purefloat(double) nounwind willreturn memory(none)
declare i32 @reads(ptr) nounwind willreturn memory(read)
declare noalias nonnull align 8 ptr @min_caml_allocate(i32 noundef) nounwind willreturn \
allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) \
"alloc-family"="min_caml_allocate"
define internal i32 @helper(i32 %x, ptr %p) {
  %v = load i32, ptr %p
  %r = add i32 %x, %v
  store i32 %r, ptr %p
  ret i32 %r
}
define internal i32 @choose(i1 %c, i32 %x, i32 %y) {
  br i1 %c, label %yes, label %no
yes:
  ret i32 %x
no:
  %r = sub i32 %y, %x
  ret i32 %r
}
"""


@dataclass
class _Scope:
    """What dominates the point where the next instruction is put."""

    values: dict[str, list[str]] = field(default_factory=dict)
    # Instructions without their result, and its type, to repeat.
    repeatable: list[tuple[str, str]] = field(default_factory=list)
    # Addresses of memory, with the type of what they hold.
    places: list[tuple[str, str]] = field(default_factory=list)

    def copy(self) -> "_Scope":
        values = {ty: list(names) for ty, names in self.values.items()}
        return _Scope(values, list(self.repeatable), list(self.places))


class _Function:
    def __init__(self, rng: random.Random, name: str, control: str) -> None:
        self.rng = rng
        self.name = name
        self.control = control
        self.lines: list[str] = []
        self.slots: list[str] = []
        self.block = "entry"
        self.counter = 0
        self.left = rng.randint(4, 40) if rng.random() < 0.5 else rng.randint(4, 14)

    def fresh(self, prefix: str) -> str:
        self.counter += 1
        return f"{prefix}{self.counter}"

    def emit(self, scope: _Scope, ty: str, text: str, repeatable: bool = False) -> str:
        name = "%" + self.fresh("v")
        self.lines.append(f"  {name} = {text}")
        scope.values.setdefault(ty, []).append(name)
        if repeatable:
            scope.repeatable.append((text, ty))
        self.left -= 1
        return name

    def constant(self, ty: str) -> str:
        if ty == "double":
            return self.rng.choice(FLOATS)
        if ty == "i1":
            return self.rng.choice(("true", "false"))
        if ty == "ptr":
            return self.rng.choice(("@word", "@words"))
        return str(self.rng.choice(CONSTANTS))

    def operand(self, scope: _Scope, ty: str, constants: float = 0.25) -> str:
        known = scope.values.get(ty, [])
        if not known or self.rng.random() < constants:
            return self.constant(ty)
        # Recent values more often.
        return known[max(self.rng.randrange(len(known)), self.rng.randrange(len(known)))]

    def place(self, scope: _Scope) -> tuple[str, str]:
        return self.rng.choice(scope.places)

    def flags(self, operation: str) -> str:
        if self.rng.random() < 0.75:
            return ""
        if operation in ("add", "sub", "mul", "shl"):
            return self.rng.choice((" nsw", " nuw", " nuw nsw"))
        if operation in ("sdiv", "udiv", "lshr", "ashr"):
            return " exact"
        return " disjoint" if operation == "or" else ""

    # -- instructions

    def arithmetic(self, scope: _Scope) -> None:
        ty = self.rng.choice(INTEGERS)
        operation = self.rng.choice(OPERATIONS)
        left = self.operand(scope, ty, 0.1)
        right = self.operand(scope, ty, 0.4)
        if operation in ("sdiv", "udiv", "srem", "urem"):
            right = str(self.rng.choice((1, 2, 3, 4, 8, -1))) if self.rng.random() < 0.8 else right
        self.emit(scope, ty, f"{operation}{self.flags(operation)} {ty} {left}, {right}", True)

    def repeated(self, scope: _Scope) -> None:
        if not scope.repeatable:
            return self.arithmetic(scope)
        text, ty = self.rng.choice(scope.repeatable)
        self.emit(scope, ty, text)

    def comparison(self, scope: _Scope) -> None:
        if self.rng.random() < 0.2:
            left, right = self.operand(scope, "double"), self.operand(scope, "double")
            predicate = self.rng.choice(FLOAT_PREDICATES)
            self.emit(scope, "i1", f"fcmp {predicate} double {left}, {right}", True)
            return
        ty = self.rng.choice((*INTEGERS, "ptr"))
        predicate = self.rng.choice(("eq", "ne") if ty == "ptr" else PREDICATES)
        left, right = self.operand(scope, ty, 0.05), self.operand(scope, ty, 0.4)
        self.emit(scope, "i1", f"icmp {predicate} {ty} {left}, {right}", True)

    def select(self, scope: _Scope) -> None:
        ty = self.rng.choice((*INTEGERS, "double", "ptr", "i1"))
        condition = self.operand(scope, "i1", 0.1)
        left, right = self.operand(scope, ty), self.operand(scope, ty)
        if self.rng.random() < 0.15:
            right = left
        self.emit(scope, ty, f"select i1 {condition}, {ty} {left}, {ty} {right}", True)

    def cast(self, scope: _Scope) -> None:
        kind, source, target = self.rng.choice((
            ("sext", "i32", "i64"), ("zext", "i32", "i64"), ("trunc", "i64", "i32"),
            ("zext", "i1", "i32"), ("sext", "i8", "i32"), ("trunc", "i32", "i8"),
            ("sitofp", "i32", "double"), ("fptosi", "double", "i32"),
            ("bitcast", "double", "i64"), ("trunc", "i32", "i1"),
        ))
        self.emit(scope, target, f"{kind} {source} {self.operand(scope, source)} to {target}", True)

    def float(self, scope: _Scope) -> None:
        operation = self.rng.choice(("fadd", "fsub", "fmul", "fdiv", "fneg", "fadd", "fmul"))
        left = self.operand(scope, "double", 0.1)
        if operation == "fneg":
            self.emit(scope, "double", f"fneg double {left}", True)
            return
        right = self.operand(scope, "double", 0.4)
        self.emit(scope, "double", f"{operation} double {left}, {right}", True)

    def load(self, scope: _Scope) -> None:
        place, ty = self.place(scope)
        self.emit(scope, ty, f"load {ty}, ptr {place}", True)

    def store(self, scope: _Scope) -> None:
        place, ty = self.place(scope)
        self.lines.append(f"  store {ty} {self.operand(scope, ty)}, ptr {place}")
        self.left -= 1

    def address(self, scope: _Scope) -> None:
        base = self.operand(scope, "ptr", 0.2)
        inbounds = self.rng.choice((" inbounds", " inbounds", ""))
        if self.rng.random() < 0.7:
            index = f"i32 {self.rng.randrange(4)}"
        else:
            index = f"i32 {self.operand(scope, 'i32')}"
        name = self.emit(scope, "ptr", f"getelementptr{inbounds} i32, ptr {base}, {index}", True)
        scope.places.append((name, "i32"))

    def slot(self, scope: _Scope) -> None:
        ty = self.rng.choice(("i32", "i32", "double", "i64", "i1"))
        name = "%" + self.fresh("slot")
        self.slots.append(f"  {name} = alloca {ty}")
        scope.places.append((name, ty))
        if self.rng.random() < 0.9:
            self.lines.append(f"  store {ty} {self.operand(scope, ty)}, ptr {name}")
            self.left -= 1
        self.left -= 1

    def call(self, scope: _Scope) -> None:
        value = self.operand(scope, "i32")
        kind = self.rng.randrange(6)
        if kind == 0:
            self.lines.append(f"  call void @event(i32 {value})")
        elif kind == 1:
            self.lines.append(f"  call void @print(i32 {value})")
        elif kind == 2:
            self.emit(scope, "i32", f"call i32 @observe(ptr {self.operand(scope, 'ptr')})")
        elif kind == 3:
            size = self.rng.choice((8, 16))
            name = self.emit(scope, "ptr", f"call ptr @min_caml_allocate(i32 {size})")
            scope.places += [(name, "i32"), (name, "i32")]
        elif kind == 4:
            place = next((p for p, ty in reversed(scope.places) if ty == "i32"), "@word")
            self.emit(scope, "i32", f"call i32 @helper(i32 {value}, ptr {place})")
        else:
            condition, other = self.operand(scope, "i1"), self.operand(scope, "i32")
            arguments = f"i1 {condition}, i32 {value}, i32 {other}"
            self.emit(scope, "i32", f"call i32 @choose({arguments})")
        self.left -= 1

    def pure_call(self, scope: _Scope) -> None:
        kind = self.rng.randrange(3)
        if kind == 0:
            self.emit(scope, "i32", f"call i32 @pure(i32 {self.operand(scope, 'i32')})", True)
        elif kind == 1:
            value = self.operand(scope, "double")
            self.emit(scope, "double", f"call double @purefloat(double {value})", True)
        else:
            self.emit(scope, "i32", f"call i32 @reads(ptr {self.operand(scope, 'ptr')})", True)

    def freeze(self, scope: _Scope) -> None:
        ty = self.rng.choice(("i32", "i1"))
        self.emit(scope, ty, f"freeze {ty} {self.operand(scope, ty, 0.05)}")

    def intrinsic(self, scope: _Scope) -> None:
        name = self.rng.choice(("umin", "smax", "umax", "smin", "uadd.sat"))
        left, right = self.operand(scope, "i32"), self.operand(scope, "i32")
        if self.rng.random() < 0.3:
            self.emit(scope, "double", f"call double @llvm.fabs.f64(double "
                      f"{self.operand(scope, 'double')})", True)
            return
        self.emit(scope, "i32", f"call i32 @llvm.{name}.i32(i32 {left}, i32 {right})", True)

    def instruction(self, scope: _Scope) -> None:
        (kind,) = self.rng.choices(list(SHARES), list(SHARES.values()))
        getattr(self, kind.replace(" ", "_"))(scope)

    def sinks(self, scope: _Scope) -> None:
        """Uses of values, so that not everything is dead."""
        for _ in range(self.rng.randint(0, 3)):
            place, ty = self.place(scope)
            self.lines.append(f"  store {ty} {self.operand(scope, ty, 0.02)}, ptr {place}")
        if self.rng.random() < 0.3:
            self.lines.append(f"  call void @print(i32 {self.operand(scope, 'i32', 0.02)})")

    # -- control flow

    def straight(self, scope: _Scope, count: int) -> None:
        for _ in range(count):
            if self.left > 0:
                self.instruction(scope)

    def label(self, name: str) -> None:
        self.lines.append(f"{name}:")
        self.block = name

    def branches(self, scope: _Scope, depth: int) -> None:
        """Blocks that part and meet again."""
        self.straight(scope, self.rng.randint(1, 6))
        for _ in range(self.rng.randint(1, 2)):
            if self.left <= 0:
                return
            condition = self.operand(scope, "i1", 0.15)
            yes, no, end = (self.fresh(word) for word in ("yes", "no", "end"))
            one_sided = self.rng.random() < 0.3
            start = self.block
            self.lines.append(
                f"  br i1 {condition}, label %{yes}, label %{end if one_sided else no}"
            )
            left, right = scope.copy(), scope.copy()
            self.label(yes)
            self.arm(left, depth)
            self.lines.append(f"  br label %{end}")
            from_left, from_right = self.block, start
            if not one_sided:
                self.label(no)
                self.arm(right, depth)
                self.lines.append(f"  br label %{end}")
                from_right = self.block
            self.label(end)
            for _ in range(self.rng.randint(0, 2)):
                ty = self.rng.choice((*INTEGERS, "double", "i1"))
                a, b = self.operand(left, ty), self.operand(right, ty)
                self.emit(scope, ty, f"phi {ty} [ {a}, %{from_left} ], [ {b}, %{from_right} ]")
            self.straight(scope, self.rng.randint(0, 5))

    def arm(self, scope: _Scope, depth: int) -> None:
        if depth > 0 and self.rng.random() < 0.25:
            self.branches(scope, depth - 1)
        else:
            self.straight(scope, self.rng.randint(0, 6))

    def loop(self, scope: _Scope) -> None:
        """A loop that counts to an argument or a constant."""
        self.straight(scope, self.rng.randint(1, 5))
        start, head, end = self.block, self.fresh("loop"), self.fresh("end")
        bound = self.operand(scope, "i32", 0.5)
        first, sum0 = self.constant("i32"), self.operand(scope, "i32")
        counter, total = "%" + self.fresh("i"), "%" + self.fresh("sum")
        following, more = "%" + self.fresh("next"), "%" + self.fresh("more")
        self.lines.append(f"  br label %{head}")
        self.label(head)
        place = len(self.lines)
        scope.values.setdefault("i32", []).extend([counter, total])
        inner = scope.copy()
        self.straight(inner, self.rng.randint(2, 8))
        new_total = self.operand(inner, "i32", 0.1)
        step = self.rng.choice((1, 1, 1, 2, -1))
        self.lines += [
            f"  {following} = add {self.rng.choice(('nsw ', ''))}i32 {counter}, {step}",
            f"  {more} = icmp {self.rng.choice(('slt', 'ne', 'ult'))} i32 {following}, {bound}",
            f"  br i1 {more}, label %{head}, label %{end}",
        ]
        self.lines[place:place] = [
            f"  {counter} = phi i32 [ {first}, %{start} ], [ {following}, %{head} ]",
            f"  {total} = phi i32 [ {sum0}, %{start} ], [ {new_total}, %{head} ]",
        ]
        self.label(end)
        scope.values["i32"].append(following)
        self.straight(scope, self.rng.randint(0, 4))

    def recursive(self, scope: _Scope, parameters: Sequence[tuple[str, str]], result: str) -> None:
        """A call of itself at the end, on one of two ways."""
        self.straight(scope, self.rng.randint(1, 5))
        again, stop = self.fresh("again"), self.fresh("stop")
        self.lines.append(f"  br i1 {self.operand(scope, 'i1', 0)}, label %{again}, label %{stop}")
        inner = scope.copy()
        self.label(again)
        self.straight(inner, self.rng.randint(0, 4))
        arguments = ", ".join(f"{ty} {self.operand(inner, ty)}" for ty, _ in parameters)
        self.lines += [
            f"  %again = tail call {result} @{self.name}({arguments})",
            f"  ret {result} %again",
        ]
        self.label(stop)
        self.straight(scope, self.rng.randint(0, 4))

    def text(self) -> str:
        rng = self.rng
        parameters: list[tuple[str, str]] = [("i32", "noundef")]
        for _ in range(rng.randint(1, 4)):
            ty = rng.choice(("i32", "i32", "i64", "double", "ptr", "ptr", "i1"))
            attributes = "noundef" if rng.random() < 0.7 else ""
            if ty == "ptr":
                attributes = rng.choice(("", "noundef", "noundef nonnull", "noalias",
                                         "noundef align 8 dereferenceable(16)"))
            parameters.append((ty, attributes))
        scope = _Scope()
        listed = []
        for i, (ty, attributes) in enumerate(parameters):
            scope.values.setdefault(ty, []).append(f"%a{i}")
            if ty == "ptr":
                scope.places += [(f"%a{i}", rng.choice(("i32", "i32", "double")))] * 2
            listed.append(" ".join(filter(None, (ty, attributes, f"%a{i}"))))
        scope.places += [("@word", "i32"), ("@number", "double")]
        result = rng.choice(("i32", "i32", "i64", "double", "i1"))
        if self.control == "straight":
            self.straight(scope, 40)
        elif self.control == "branches":
            self.branches(scope, 2)
            self.straight(scope, 4)
        elif self.control == "loop":
            self.loop(scope)
        else:
            self.comparison(scope)
            self.recursive(scope, parameters, result)
        self.sinks(scope)
        body = self.slots + self.lines
        end = f"  ret {result} {self.operand(scope, result, 0.05)}"
        head = f"define {result} @{self.name}({', '.join(listed)}) {{\nentry:\n"
        return head + "\n".join([*body, end]) + "\n}\n"


def random_function(seed: int, control: str | None = None) -> str:
    """The text of one function; a function of the arguments alone."""
    rng = random.Random(seed)
    if control is None:
        (control,) = rng.choices(list(CONTROL), list(CONTROL.values()))
    name = {"loop": "loop", "recursive": "recursive"}.get(control, "f")
    return _Function(rng, f"{name}.{seed}", control).text()


def module_of(functions: Sequence[str], layout: str) -> str:
    """A module with these functions, and what they refer to."""
    return f'target datalayout = "{layout}"\n{DECLARATIONS}\n' + "\n".join(functions)
