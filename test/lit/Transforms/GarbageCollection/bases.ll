; RUN: %opt -passes=mincaml-garbage-collection -S %s | FileCheck %s
; The base of a computed address is used after each call that may collect.

declare ptr @min_caml_allocate(i32)
declare void @min_caml_print_int(i32)

; The variable with a pointer is registered, the array of numbers is not.
@cell = internal global ptr null
@numbers = internal global [4 x i32] zeroinitializer

; CHECK: @ml.roots = internal constant [1 x { ptr, {{i32|i64}} }] [{ ptr, {{i32|i64}} } { ptr @cell,

define void @min_caml_start() {
; CHECK-LABEL: @min_caml_start(
; CHECK-NEXT:    call void @min_caml_collect_garbage(ptr @ml.roots, i32 1, i32 1)
  ret void
}

; The address is outside of the array: only its base keeps the array alive.
define double @across(ptr %a, i32 %i) {
; CHECK-LABEL: @across(
; CHECK:         call ptr @min_caml_allocate(i32 16)
; CHECK-NEXT:    call void (...) @llvm.fake.use(ptr %a)
  %p = getelementptr i8, ptr %a, i32 -72
  %o = call ptr @min_caml_allocate(i32 16)
  store i32 %i, ptr %o
  %q = getelementptr double, ptr %p, i32 %i
  %x = load double, ptr %q
  ret double %x
}

; A function that does not allocate cannot collect.
define double @prints(ptr %a, i32 %i) {
; CHECK-LABEL: @prints(
; CHECK-NOT:     fake.use
; CHECK:         ret double
  %p = getelementptr double, ptr %a, i32 %i
  call void @min_caml_print_int(i32 %i)
  %x = load double, ptr %p
  ret double %x
}

; In a loop, later passes may replace all uses of the base.
define double @loop(ptr %a, i32 %n) {
; CHECK-LABEL: @loop(
; CHECK:         call ptr @min_caml_allocate(i32 16)
; CHECK-NEXT:    call void (...) @llvm.fake.use(ptr %a)
entry:
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %o = call ptr @min_caml_allocate(i32 16)
  %p = getelementptr double, ptr %a, i32 %i
  %x = load double, ptr %p
  store double %x, ptr %o
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %body, label %exit
exit:
  ret double %x
}

; The base of a phi node of computed addresses is a phi node of bases.
define double @merge(i1 %c, ptr %a, ptr %b, i32 %i) {
; CHECK-LABEL: @merge(
; CHECK:         [[BASE:%.*]] = phi ptr [ %a, %left ], [ %b, %right ]
; CHECK:         call ptr @min_caml_allocate(i32 16)
; CHECK-NEXT:    call void (...) @llvm.fake.use(ptr [[BASE]])
  br i1 %c, label %left, label %right
left:
  %p = getelementptr double, ptr %a, i32 %i
  br label %join
right:
  %q = getelementptr double, ptr %b, i32 %i
  br label %join
join:
  %r = phi ptr [ %p, %left ], [ %q, %right ]
  %o = call ptr @min_caml_allocate(i32 16)
  store i32 %i, ptr %o
  %x = load double, ptr %r
  ret double %x
}

; A cycle of a phi node and a select, of which the select is visited first.
define double @cycle(ptr %a, i1 %c, i32 %n) {
; CHECK-LABEL: @cycle(
; CHECK:       body:
; CHECK:         %[[SELECT:base[0-9]*]] = select i1 %c, ptr %[[PHI:base[0-9]*]], ptr %[[PHI]]
; CHECK:         call ptr @min_caml_allocate(i32 16)
; CHECK:         call void (...) @llvm.fake.use(ptr %[[SELECT]])
; CHECK:       header:
; CHECK:         %[[PHI]] = phi ptr [ %a, %entry ], [ %[[SELECT]], %body ]
entry:
  br label %header
body:
  %near = getelementptr i8, ptr %p, i32 8
  %far = getelementptr i8, ptr %p, i32 4000
  %s = select i1 %c, ptr %near, ptr %far
  %o = call ptr @min_caml_allocate(i32 16)
  %next = add i32 %i, 1
  br label %header
header:
  %p = phi ptr [ %a, %entry ], [ %s, %body ]
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %more = icmp slt i32 %i, %n
  br i1 %more, label %body, label %exit
exit:
  %x = load double, ptr %p
  ret double %x
}

define void @unreachable(ptr %a) {
; CHECK-LABEL: @unreachable(
  ret void
dead:
  %p = getelementptr i8, ptr %p, i32 8
  %o = call ptr @min_caml_allocate(i32 16)
  store i32 1, ptr %p
  br label %dead
}
