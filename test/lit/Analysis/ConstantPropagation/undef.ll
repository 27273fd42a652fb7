; Undef and poison are top, and so is what would compute them. A slot that is not
; initialised on one path takes the value of the others; one that is on none is
; top.
; RUN: %opt -passes='print<mincaml-constprop>' -disable-output %s 2>&1 | FileCheck %s

; CHECK-LABEL: 'undef'
; CHECK: %a = top
; CHECK: %b = top
; CHECK: %c = top
; CHECK: %d = -2147483648
; CHECK: %e = top
; CHECK: %f = 3
; CHECK: %g = 0
; CHECK: %h = 0
; CHECK: %i = top
; CHECK: %j = top
define void @undef(i32 %x) {
  %a = add i32 undef, 1
  %b = sdiv i32 1, 0
  %c = shl i32 1, 32
  %d = add nsw i32 2147483647, 1
  %e = freeze i32 poison
  %f = freeze i32 3
  %g = mul i32 %x, 0
  %h = and i32 0, %x
  %i = udiv i32 0, %x
  %j = sdiv i32 -2147483648, -1
  ret void
}

; CHECK-LABEL: 'phi'
; CHECK: %p = top
; CHECK: %q = 1
define i32 @phi(i1 %c) {
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %p = phi i32 [ undef, %0 ], [ 1, %a ]
  %q = phi i32 [ 1, %0 ], [ 1, %a ]
  ret i32 %p
}

; CHECK-LABEL: 'slots'
; CHECK: %one = 5
; CHECK: %none = top
; CHECK: %sum = top
; CHECK: %frozen = top
define i32 @slots(i1 %c) {
  %s = alloca i32
  %t = alloca i32
  br i1 %c, label %a, label %b
a:
  store i32 5, ptr %s
  br label %b
b:
  %one = load i32, ptr %s
  %none = load i32, ptr %t
  %sum = add i32 %one, %none
  %frozen = freeze i32 %none
  ret i32 %sum
}
