; t = i of the lecture's loop: t = 2 * t becomes t = 2 * i, and t = i goes.
; RUN: %opt -S -verify-each -passes='mincaml-rd-copyprop' %s | FileCheck %s
; RUN: %opt -S -passes=mincaml-rd-copyprop <%s >%t.once
; RUN: %opt -S -passes=mincaml-rd-copyprop <%t.once >%t.twice
; RUN: cmp %t.once %t.twice

; CHECK-LABEL: define {{.*}}@sum(
; CHECK-NEXT:  B1:
; CHECK-NEXT:    %i = alloca i32, align 4
; CHECK-NEXT:    %s = alloca i32, align 4
; CHECK-NEXT:    %t = alloca i32, align 4
; CHECK-NEXT:    store i32 0, ptr %i, align 4
; CHECK-NEXT:    store i32 0, ptr %s, align 4
; CHECK-NEXT:    br label %B2
; CHECK-EMPTY:
; CHECK-NEXT:  B2:
; CHECK-NEXT:    %0 = load i32, ptr %i, align 4
; CHECK-NEXT:    %1 = icmp slt i32 %0, 100
; CHECK-NEXT:    br i1 %1, label %B3, label %exit
; CHECK-EMPTY:
; CHECK-NEXT:  B3:
; CHECK-NEXT:    %2 = load i32, ptr %i, align 4
; CHECK-NEXT:    %3 = mul i32 2, %2
; CHECK-NEXT:    store i32 %3, ptr %t, align 4
; CHECK-NEXT:    %4 = load i32, ptr %i, align 4
; CHECK-NEXT:    %5 = add i32 %4, 1
; CHECK-NEXT:    store i32 %5, ptr %i, align 4
; CHECK-NEXT:    %6 = load i32, ptr %s, align 4
; CHECK-NEXT:    %7 = load i32, ptr %t, align 4
; CHECK-NEXT:    %8 = add i32 %6, %7
; CHECK-NEXT:    store i32 %8, ptr %s, align 4
; CHECK-NEXT:    br label %B2
; CHECK-EMPTY:
; CHECK-NEXT:  exit:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @sum() {
B1:
  %i = alloca i32
  %s = alloca i32
  %t = alloca i32
  store i32 0, ptr %i
  store i32 0, ptr %s
  br label %B2

B2:
  %0 = load i32, ptr %i
  %1 = icmp slt i32 %0, 100
  br i1 %1, label %B3, label %exit

B3:
  %2 = load i32, ptr %i
  store i32 %2, ptr %t
  %3 = load i32, ptr %t
  %4 = mul i32 2, %3
  store i32 %4, ptr %t
  %5 = load i32, ptr %i
  %6 = add i32 %5, 1
  store i32 %6, ptr %i
  %7 = load i32, ptr %s
  %8 = load i32, ptr %t
  %9 = add i32 %7, %8
  store i32 %9, ptr %s
  br label %B2

exit:
  ret void
}
