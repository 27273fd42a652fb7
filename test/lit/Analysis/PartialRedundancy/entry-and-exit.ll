; The lecture's block with an entry computation and an exit computation of a + b:
; the assignments to a and b are in between.
; RUN: %opt -passes='print<mincaml-pre>' -disable-output %s 2>&1 | FileCheck %s --match-full-lines --strict-whitespace

;      CHECK:Partial redundancy in 'parts':
; CHECK-NEXT:  e1 = add i32 a, b
; CHECK-NEXT:    block  NComp XComp Transp NuSafe XuSafe NdSafe XdSafe NEarliest XEarliest NDelayed XDelayed NLatest XLatest NIsolated XIsolated
; CHECK-NEXT:    %entry -     -     -      -      -      -      1      -         1         -        1        -       -       1         1
; CHECK-NEXT:    %block 1     1     -      -      -      1      1      -         1         1        1        1       1       1         1
; CHECK-NEXT:    %next  -     -     1      1      1      -      -      -         -         -        -        -       -       1         1
; CHECK-NEXT:  e2 = add i32 %x, b
; CHECK-NEXT:    block  NComp XComp Transp NuSafe XuSafe NdSafe XdSafe NEarliest XEarliest NDelayed XDelayed NLatest XLatest NIsolated XIsolated
; CHECK-NEXT:    %entry -     -     -      -      -      -      -      -         -         -        -        -       -       1         1
; CHECK-NEXT:    %block -     -     -      -      -      -      -      -         -         -        -        -       -       1         1
; CHECK-NEXT:    %next  -     -     1      -      -      -      -      -         -         -        -        -       -       1         1

define i32 @parts(i32 %a0, i32 %b0) {
entry:
  %a = alloca i32
  %b = alloca i32
  %y = alloca i32
  store i32 %a0, ptr %a
  store i32 %b0, ptr %b
  br label %block
block:
  %a1 = load i32, ptr %a
  %b1 = load i32, ptr %b
  %x = add i32 %a1, %b1
  store i32 2, ptr %a
  %b2 = load i32, ptr %b
  %s = add i32 %x, %b2
  store i32 %s, ptr %b
  %a3 = load i32, ptr %a
  %b3 = load i32, ptr %b
  %t = add i32 %a3, %b3
  store i32 %t, ptr %y
  br label %next
next:
  %y1 = load i32, ptr %y
  ret i32 %y1
}
