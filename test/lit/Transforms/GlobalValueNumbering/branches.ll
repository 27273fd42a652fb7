; Values that are known after a branch.
; RUN: %opt -passes=mincaml-gvn -verify-each -S %s | FileCheck %s

; A bounds check that has been made, on a length that has been loaded.
; CHECK-LABEL: @bounds(
; CHECK: in:
; CHECK-NOT: load i32, ptr %array
; CHECK: br i1 false, label %out, label %in2
define i32 @bounds(ptr %array, i32 %i, ptr %data) {
entry:
  %length = load i32, ptr %array, !invariant.load !0
  %c = icmp uge i32 %i, %length
  br i1 %c, label %out, label %in
in:
  store i32 1, ptr %data
  %length2 = load i32, ptr %array, !invariant.load !0
  %c2 = icmp uge i32 %i, %length2
  br i1 %c2, label %out, label %in2
in2:
  ret i32 1
out:
  ret i32 0
}

; The opposite, a comparison with swapped operands, equality, both halves of an and.
; CHECK-LABEL: @opposite(
; CHECK: yes:
; CHECK-NEXT: call void @use(i1 false)
; CHECK-NEXT: call void @use(i1 true)
; CHECK-NEXT: ret i32 7
; CHECK: no:
; CHECK-NEXT: call void @use(i1 %e)
; CHECK-NEXT: ret i32 %x
define i32 @opposite(i32 %x, i32 %y) {
entry:
  %c = icmp slt i32 %x, %y
  %e = icmp eq i32 %x, 7
  %both = select i1 %c, i1 %e, i1 false
  br i1 %both, label %yes, label %no
yes:
  %not = icmp sge i32 %x, %y
  call void @use(i1 %not)
  %turned = icmp sgt i32 %y, %x
  call void @use(i1 %turned)
  ret i32 %x
no:
  call void @use(i1 %e)
  ret i32 %x
}

; A floating-point equality is not an identity, and the opposite of an ordered
; comparison is an unordered one.
; CHECK-LABEL: @floats(
; CHECK: yes:
; CHECK-NEXT: %o = fcmp uge
; CHECK-NEXT: call void @use(i1 %o)
; CHECK-NEXT: ret double %x
; CHECK: no:
; CHECK-NEXT: %ge = fcmp oge
define double @floats(double %x, double %y) {
entry:
  %c = fcmp oeq double %x, 0.0
  br i1 %c, label %yes, label %no
yes:
  %o = fcmp uge double %x, %y
  call void @use(i1 %o)
  ret double %x
no:
  %ge = fcmp oge double %x, %y
  call void @use(i1 %ge)
  ret double %y
}

; Two edges to one block say nothing; the cases of a switch do.
; CHECK-LABEL: @cases(
; CHECK: one:
; CHECK-NEXT: ret i32 1
; CHECK: many:
; CHECK-NEXT: ret i32 %x
; CHECK: rest:
; CHECK-NEXT: ret i32 %x
define i32 @cases(i32 %x) {
  switch i32 %x, label %rest [ i32 1, label %one
                               i32 2, label %many
                               i32 3, label %many ]
one:
  ret i32 %x
many:
  ret i32 %x
rest:
  ret i32 %x
}

declare void @use(i1)
!0 = !{}
