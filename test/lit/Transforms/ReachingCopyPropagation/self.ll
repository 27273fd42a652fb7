; RUN: %opt -S -verify-each -passes='mincaml-rd-copyprop' %s | FileCheck %s
; RUN: %opt -S -passes=mincaml-rd-copyprop <%s >%t.once
; RUN: %opt -S -passes=mincaml-rd-copyprop <%t.once >%t.twice
; RUN: cmp %t.once %t.twice

declare void @use(i32)

; y = x becomes y = y, which is not an assignment; then x is a copy of y further on.
; CHECK-LABEL: define {{.*}}@back(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %y = alloca i32, align 4
; CHECK-NEXT:    %w = add i32 %v, 1
; CHECK-NEXT:    store i32 %w, ptr %y, align 4
; CHECK-NEXT:    br i1 %c, label %a, label %b
; CHECK-EMPTY:
; CHECK-NEXT:  a:
; CHECK-NEXT:    %w2 = add i32 %v, 2
; CHECK-NEXT:    store i32 %w2, ptr %y, align 4
; CHECK-NEXT:    br label %b
; CHECK-EMPTY:
; CHECK-NEXT:  b:
; CHECK-NEXT:    %0 = load i32, ptr %y, align 4
; CHECK-NEXT:    call void @use(i32 %0)
; CHECK-NEXT:    %1 = load i32, ptr %y, align 4
; CHECK-NEXT:    call void @use(i32 %1)
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @back(i32 %v, i1 %c) {
entry:
  %x = alloca i32
  %y = alloca i32
  %w = add i32 %v, 1
  store i32 %w, ptr %y
  br i1 %c, label %a, label %b

a:
  %w2 = add i32 %v, 2
  store i32 %w2, ptr %y
  br label %b

b:
  %1 = load i32, ptr %y
  store i32 %1, ptr %x
  %2 = load i32, ptr %x
  store i32 %2, ptr %y
  %3 = load i32, ptr %x
  call void @use(i32 %3)
  %4 = load i32, ptr %y
  call void @use(i32 %4)
  ret void
}
