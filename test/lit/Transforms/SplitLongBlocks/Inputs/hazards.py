"""Prints functions whose long blocks are awkward to cut."""


def volatile_stores(count: int) -> list[str]:
    return [f"  store volatile i32 {n}, ptr %p" for n in range(count)]


print("declare void @may_throw()")
print("declare i32 @__gxx_personality_v0(...)")
print("declare void @preallocated(ptr preallocated(i32))")
print("declare token @llvm.call.preallocated.setup(i32)")
print("declare ptr @llvm.call.preallocated.arg(token, i32)")

print("define void @pad(ptr %p) personality ptr @__gxx_personality_v0 {")
print("entry:\n  invoke void @may_throw() to label %next unwind label %pad")
print("next:\n  invoke void @may_throw() to label %out unwind label %pad")
print("pad:")
for n in range(2100):
    print(f"  %x{n} = phi i32 [ {n}, %entry ], [ 0, %next ]")
print("  %l = landingpad { ptr, i32 } cleanup")
for n in range(2100):
    print(f"  store volatile i32 %x{n}, ptr %p")
print("  resume { ptr, i32 } %l")
print("out:\n  ret void\n}")

print("define void @allocas() {")
for n in range(2100):
    print(f"  %slot{n} = alloca i32")
for n in range(2100):
    print(f"  store volatile i32 {n}, ptr %slot{n}")
print("  ret void\n}")

print("define void @tail(ptr %p) {")
print("\n".join(volatile_stores(3999)))
print("  musttail call void @tail(ptr %p)\n  ret void\n}")

print("define void @token(ptr %p) {")
print("  %t = call token @llvm.call.preallocated.setup(i32 1)")
print(
    "  %a = call ptr @llvm.call.preallocated.arg(token %t, i32 0)"
    " preallocated(i32)"
)
print("\n".join(volatile_stores(2100)))
print(
    "  call void @preallocated(ptr preallocated(i32) %a)"
    ' [ "preallocated"(token %t) ]'
)
print("  ret void\n}")

print("define void @order(ptr %p) {")
print("\n".join(volatile_stores(2100)))
print("  ret void\n}")
