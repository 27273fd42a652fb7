; The lecture's example: from statements on slots to
; for (i = 0; i < 100; i++) { t = i; t = 2 * t; s = s + t }.
; RUN: %opt -disable-output -passes='mem2reg,print<mincaml-induction-vars>' %s 2>&1 | FileCheck %s --check-prefix=VARIABLES --strict-whitespace --match-full-lines
; RUN: %opt -disable-output -passes='mem2reg,print<mincaml-doall>' %s 2>&1 | FileCheck %s --check-prefix=DOALL --strict-whitespace --match-full-lines

; VARIABLES:induction variables of @lecture:
; VARIABLES-NEXT:loop %b2, depth 1:
; VARIABLES-NEXT:  basic    %i.0 = 0 + 1 * round, in [0, 100]
; VARIABLES-NEXT:  derived  %twice = 2 * %i.0
; VARIABLES-NEXT:  derived  %next = %i.0 + 1
; VARIABLES-NEXT:  bounds   for (%i.0 = 0; %i.0 < 100; %i.0 += 1), in %b2, 100 times

; DOALL:do-all loops of @lecture:
; DOALL-NEXT:loop %b2: do-all: for (%i.0 = 0; %i.0 < 100; %i.0 += 1), reduction %s.0 (add)

define i32 @lecture() {
b1:
  %i = alloca i32
  %s = alloca i32
  %t = alloca i32
  store i32 0, ptr %i               ; s1: i = 0
  store i32 0, ptr %s               ; s2: s = 0
  br label %b2
b2:
  %i3 = load i32, ptr %i
  %stay = icmp slt i32 %i3, 100     ; s3: if i < 100
  br i1 %stay, label %b3, label %out
b3:
  %i4 = load i32, ptr %i
  store i32 %i4, ptr %t             ; s4: t = i
  %t5 = load i32, ptr %t
  %twice = mul i32 2, %t5
  store i32 %twice, ptr %t          ; s5: t = 2 * t
  %i6 = load i32, ptr %i
  %next = add i32 %i6, 1
  store i32 %next, ptr %i           ; s6: i = i + 1
  %s7 = load i32, ptr %s
  %t7 = load i32, ptr %t
  %sum = add i32 %s7, %t7
  store i32 %sum, ptr %s            ; s7: s = s + t
  br label %b2
out:
  %result = load i32, ptr %s
  ret i32 %result
}
