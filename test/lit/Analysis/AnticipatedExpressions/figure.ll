; The block below the entry computes i * 4 on every path; a + x only if control
; continues at B3.
; RUN: %opt -passes='print<mincaml-anticipated-exprs>' -disable-output %s 2>&1 | FileCheck %s --match-full-lines --strict-whitespace
; RUN: %opt -passes='dot<mincaml-anticipated-exprs>' -disable-output %s 2>&1 | FileCheck %s --check-prefix=DOT

;      CHECK:Anticipated expressions in 'figure':
; CHECK-NEXT:  e1 = mul i32 i, 4
; CHECK-NEXT:  e2 = add i32 a, x
; CHECK-NEXT:  e3 = icmp slt i32 y, 10
; CHECK-NEXT:  e4 = add i32 b, x
; CHECK-NEXT:  block   Euse      Ekill         in        out
; CHECK-NEXT:  %entry  {}        {e1, e2, e4}  {}        {e1}
; CHECK-NEXT:  %B1     {e1}      {e2, e3, e4}  {e1}      {e1}
; CHECK-NEXT:  %B2     {e1}      {e2, e3, e4}  {e1}      {e1, e2}
; CHECK-NEXT:  %B3     {e1, e2}  {}            {e1, e2}  {}

; DOT: digraph "Anticipated expressions
; DOT: %B1\lin: mul i32 i, 4\lout: mul i32 i, 4\l

define i32 @figure(i32 %n, ptr %out) {
entry:
  %i = alloca i32
  %a = alloca i32
  %b = alloca i32
  %x = alloca i32
  %y = alloca i32
  %p = alloca i32
  %q = alloca i32
  %z = alloca i32
  store i32 %n, ptr %i
  store i32 3, ptr %a
  store i32 4, ptr %b
  br label %B1
B1:
  %i1 = load i32, ptr %i
  %t1 = mul i32 %i1, 4
  store i32 %t1, ptr %x
  %a1 = load i32, ptr %a
  %x1 = load i32, ptr %x
  %t2 = add i32 %a1, %x1
  store i32 %t2, ptr %y
  %y1 = load i32, ptr %y
  %c = icmp slt i32 %y1, 10
  br i1 %c, label %B2, label %B3
B2:
  %i2 = load i32, ptr %i
  %t3 = mul i32 %i2, 4
  store i32 %t3, ptr %x
  %b1 = load i32, ptr %b
  %x2 = load i32, ptr %x
  %t4 = add i32 %b1, %x2
  store i32 %t4, ptr %y
  br label %B3
B3:
  %i3 = load i32, ptr %i
  %t5 = mul i32 %i3, 4
  store i32 %t5, ptr %p
  %a2 = load i32, ptr %a
  %x3 = load i32, ptr %x
  %t6 = add i32 %a2, %x3
  store i32 %t6, ptr %z
  ret i32 %t6
}
