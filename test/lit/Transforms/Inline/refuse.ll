; Calls that must not be inlined.
; RUN: %opt -passes='mincaml-inline<threshold=100;once>' -verify-each -pass-remarks-missed=mincaml-inline -S %s 2>%t.remarks | FileCheck %s
; RUN: FileCheck %s --check-prefix=REMARK < %t.remarks

; REMARK-DAG: interposable is not inlined into calls: another definition may replace it when linking
; REMARK-DAG: vararg is not inlined into calls: it has variable arguments
; REMARK-DAG: dynamic is not inlined into calls: its frame has no fixed size
; REMARK-DAG: big_frame is not inlined into calls: its frame is too large
; REMARK-DAG: convention is not inlined into calls: the call and the function differ in calling convention
; REMARK-DAG: marked is not inlined into calls: it is marked noinline

declare i32 @use(ptr)
declare i32 @setjmp(ptr) returns_twice
declare i32 @__gxx_personality_v0(...)

define weak i32 @interposable() { ret i32 1 }
define available_externally i32 @elsewhere() { ret i32 1 }
define internal i32 @marked() noinline { ret i32 1 }
define internal i32 @opt_none() noinline optnone { ret i32 1 }
define internal i32 @bare() naked { unreachable }
define internal i32 @vararg(...) { ret i32 1 }
define internal i32 @by_value(ptr byval(i32) %p) {
  %x = load i32, ptr %p
  ret i32 %x
}
define internal void @by_result(ptr sret(i32) %p) {
  store i32 1, ptr %p
  ret void
}
define internal i32 @dynamic(i32 %n) {
  %p = alloca i32, i32 %n
  %r = call i32 @use(ptr %p)
  ret i32 %r
}
define internal i32 @big_frame() {
  %p = alloca [4096 x i8]
  %r = call i32 @use(ptr %p)
  ret i32 %r
}
define internal i32 @twice(ptr %p) {
  %r = call i32 @setjmp(ptr %p) returns_twice
  ret i32 %r
}
define internal i32 @catches() personality ptr @__gxx_personality_v0 {
  %r = invoke i32 @use(ptr null) to label %ok unwind label %bad
ok:
  ret i32 %r
bad:
  %l = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %l
}
define internal i32 @computed(i1 %c) {
entry:
  %t = select i1 %c, ptr blockaddress(@computed, %a), ptr blockaddress(@computed, %b)
  indirectbr ptr %t, [label %a, label %b]
a:
  ret i32 1
b:
  ret i32 2
}
define internal fastcc i32 @convention() { ret i32 1 }
define internal i32 @strict(double %x) strictfp {
  %c = call i1 @llvm.experimental.constrained.fcmp.f64(double %x, double 0.0, metadata !"oeq", metadata !"fpexcept.strict") strictfp
  %r = zext i1 %c to i32
  ret i32 %r
}
define internal i32 @features() "target-features"="+avx512f" { ret i32 1 }
define internal i32 @collected() gc "statepoint-example" { ret i32 1 }
define internal i32 @frame() {
  %p = call ptr @llvm.frameaddress.p0(i32 0)
  %r = call i32 @use(ptr %p)
  ret i32 %r
}
define internal i32 @copied_never() {
  %r = call i32 @use(ptr null) noduplicate
  ret i32 %r
}
define internal i32 @bundled() { ret i32 1 }

; CHECK-LABEL: define i32 @calls(
; CHECK: call i32 @interposable
; CHECK: call i32 @elsewhere
; CHECK: call i32 @marked
; CHECK: call i32 @opt_none
; CHECK: call i32 @bare
; CHECK: call i32 (...) @vararg
; CHECK: call i32 @by_value
; CHECK: call void @by_result
; CHECK: call i32 @dynamic
; CHECK: call i32 @big_frame
; CHECK: call i32 @twice
; CHECK: call i32 @catches
; CHECK: call i32 @computed
; CHECK: call i32 @convention
; CHECK: call i32 @strict
; CHECK: call i32 @features
; CHECK: call i32 @collected
; CHECK: call i32 @frame
; CHECK: call i32 @copied_never
; CHECK: call i32 @bundled
define i32 @calls(ptr %p) {
  call i32 @interposable()
  call i32 @elsewhere()
  call i32 @marked()
  call i32 @opt_none()
  call i32 @bare()
  call i32 (...) @vararg(i32 1)
  call i32 @by_value(ptr byval(i32) %p)
  call void @by_result(ptr sret(i32) %p)
  call i32 @dynamic(i32 3)
  call i32 @big_frame()
  call i32 @twice(ptr %p)
  call i32 @catches()
  call i32 @computed(i1 false)
  call i32 @convention()
  call i32 @strict(double 1.0)
  call i32 @features()
  call i32 @collected()
  call i32 @frame()
  call i32 @copied_never()
  call i32 @bundled() ["deopt"(i32 0)]
  ret i32 0
}

define internal i32 @one() { ret i32 1 }

; CHECK-LABEL: define i32 @catcher(
; CHECK: call i32 @one
; CHECK: invoke i32 @one
define i32 @catcher() personality ptr @__gxx_personality_v0 {
  %x = call i32 @one()
  %r = invoke i32 @one() to label %ok unwind label %bad
ok:
  ret i32 %r
bad:
  %l = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %l
}

; CHECK-LABEL: define i32 @left_alone(
; CHECK: call i32 @one
define i32 @left_alone() noinline optnone {
  %x = call i32 @one()
  ret i32 %x
}

; In a block that is never executed.
; CHECK-LABEL: define i32 @unreachable_call(
; CHECK: call i32 @identity(i32 %x)
define i32 @unreachable_call() {
  ret i32 0
dead:
  %x = call i32 @identity(i32 %x)
  br label %dead
}
define internal i32 @identity(i32 %x) { ret i32 %x }
