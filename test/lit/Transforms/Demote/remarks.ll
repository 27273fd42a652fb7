; RUN: %opt -disable-output -pass-remarks=mincaml -pass-remarks-missed=mincaml \
; RUN:   -passes=mincaml-demote,mincaml-promote %s 2>&1 | FileCheck %s

; CHECK:      1 values and 1 phi nodes demoted to slots
; CHECK-NEXT: promoted slots: %v.slot %p.phi
; CHECK-NEXT: values are not demoted: it calls a function that returns twice
; CHECK-NOT:  remark

declare i32 @setjmp(ptr) returns_twice

define i32 @f(i32 %n, i1 %c) {
entry:
  %v = add i32 %n, 1
  br i1 %c, label %a, label %b

a:
  br label %b

b:
  %p = phi i32 [ 0, %entry ], [ 1, %a ]
  %r = add i32 %p, %v
  ret i32 %r
}

define i32 @g(ptr %p) {
  %r = call i32 @setjmp(ptr %p) returns_twice
  ret i32 %r
}
