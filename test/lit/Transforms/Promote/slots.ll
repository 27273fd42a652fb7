; RUN: %opt -S -verify-each -passes='mincaml-promote' %s | FileCheck %s
; RUN: %opt -S -passes=mincaml-promote <%s >%t.once
; RUN: %opt -S -passes=mincaml-promote <%t.once >%t.twice
; RUN: cmp %t.once %t.twice

; CHECK-LABEL: define {{.*}}@sum(
; CHECK-NEXT:  B1:
; CHECK-NEXT:    br label %B2
; CHECK-EMPTY:
; CHECK-NEXT:  B2:
; CHECK-NEXT:    %s.0 = phi i32 [ 0, %B1 ], [ %3, %B3 ]
; CHECK-NEXT:    %i.0 = phi i32 [ 0, %B1 ], [ %2, %B3 ]
; CHECK-NEXT:    %0 = icmp slt i32 %i.0, 100
; CHECK-NEXT:    br i1 %0, label %B3, label %exit
; CHECK-EMPTY:
; CHECK-NEXT:  B3:
; CHECK-NEXT:    %1 = mul i32 2, %i.0
; CHECK-NEXT:    %2 = add i32 %i.0, 1
; CHECK-NEXT:    %3 = add i32 %s.0, %1
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

; A slot that holds the address of another one.
; CHECK-LABEL: define {{.*}}@address(
; CHECK-NEXT:    ret i32 %n
; CHECK-NEXT:  }
define i32 @address(i32 %n) {
  %x = alloca i32
  %p = alloca ptr
  store ptr %x, ptr %p
  %q = load ptr, ptr %p
  store i32 %n, ptr %q
  %v = load i32, ptr %x
  ret i32 %v
}
