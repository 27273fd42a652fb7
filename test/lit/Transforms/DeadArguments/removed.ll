; RUN: %opt -S -passes=mincaml-dead-arguments %s | FileCheck %s
; Stores of arguments that no call loads, and what computed them, are removed.

@area = internal global [24 x i8] zeroinitializer, align 8, !mincaml.arguments !0

declare double @external(double) memory(none)
declare void @prints(ptr) memory(argmem: read)

; Loads the first eight bytes.
define internal tailcc double @callee(i32 %n) {
  %x = load double, ptr @area
  ret double %x
}

; The call has been inlined: this is what is left of it.
; CHECK-LABEL: tailcc double @inlined(
; CHECK-NEXT: %square = fmul double %x, %x
; CHECK-NEXT: ret double %square
define internal tailcc double @inlined(double %x) {
  %square = fmul double %x, %x
  %sum = fadd double %square, 1.0
  store double %square, ptr @area
  store double %sum, ptr getelementptr inbounds nuw (i8, ptr @area, i32 8)
  ret double %square
}

; What the callee does not load, and what is overwritten before it does.
; CHECK-LABEL: tailcc double @overwritten(
; CHECK-NOT: store
; CHECK: store double %y, ptr @area
; CHECK-NEXT: call tailcc double @callee
; CHECK-NOT: store
; CHECK: ret
define internal tailcc double @overwritten(double %x, double %y) {
  store double %x, ptr @area
  store double %x, ptr getelementptr inbounds nuw (i8, ptr @area, i32 8)
  store double %y, ptr @area
  %r = call tailcc double @callee(i32 0)
  store double %r, ptr @area
  ret double %r
}

; Functions that read nothing, or nothing but what an argument points to.
; CHECK-LABEL: tailcc double @others(
; CHECK-NOT: store
; CHECK: ret
define internal tailcc double @others(double %x, ptr %p) {
  store double %x, ptr @area
  %r = call double @external(double %x)
  call void @prints(ptr %p)
  ret double %r
}

; Only one of two ways leads to the call, but a store is not moved there.
; CHECK-LABEL: tailcc double @paths(
; CHECK: store double %x, ptr @area
; CHECK-NOT: store
; CHECK: define
define internal tailcc double @paths(i1 %b, double %x) {
  store double %x, ptr @area
  store double %x, ptr getelementptr inbounds nuw (i8, ptr @area, i32 16)
  br i1 %b, label %then, label %else
then:
  %r = tail call tailcc double @callee(i32 1)
  ret double %r
else:
  ret double %x
}

; A tail call that has become a jump: the next iteration overwrites the first
; argument, and nothing loads the second.
; CHECK-LABEL: tailcc double @loop(
; CHECK: body:
; CHECK: store double %x, ptr @area
; CHECK-NEXT: %r = call tailcc double @callee
; CHECK-NEXT: %again = fcmp
; CHECK-NEXT: br
define internal tailcc double @loop(double %start) {
entry:
  br label %body
body:
  %x = phi double [ %start, %entry ], [ %r, %body ]
  store double %x, ptr @area
  %r = call tailcc double @callee(i32 2)
  store double %r, ptr @area
  store double %r, ptr getelementptr inbounds nuw (i8, ptr @area, i32 8)
  %again = fcmp olt double %r, 1.0
  br i1 %again, label %body, label %exit
exit:
  ret double %r
}

; A recursion in which nobody loads the second argument.
; CHECK-LABEL: double @even(i32 %n, double %x) {
; CHECK: store double %x, ptr @area
; CHECK-NOT: store
; CHECK: musttail call tailcc double @odd
; CHECK-LABEL: double @odd(i32 %n, double %y)
; CHECK: %x = load double, ptr @area
; CHECK-NOT: store
; CHECK: musttail call tailcc double @even
define internal tailcc double @even(i32 %n, double %x) {
  store double %x, ptr @area
  store double %x, ptr getelementptr inbounds nuw (i8, ptr @area, i32 8)
  %r = musttail call tailcc double @odd(i32 %n, double %x)
  ret double %r
}
define internal tailcc double @odd(i32 %n, double %y) {
  %x = load double, ptr @area
  %end = icmp eq i32 %n, 0
  br i1 %end, label %then, label %else
then:
  ret double %x
else:
  store double %x, ptr getelementptr inbounds nuw (i8, ptr @area, i32 8)
  %r = musttail call tailcc double @even(i32 %n, double %x)
  ret double %r
}

!0 = !{}
