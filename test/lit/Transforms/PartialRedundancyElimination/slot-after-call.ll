; RUN: %opt -passes='mincaml-pre<busy>' -verify-each -S %s | FileCheck %s

; The slot comes late in the entry block: nothing is read before it.
; CHECK-LABEL: @f
; CHECK: %k = call i32 @g()
; CHECK-NEXT: %s = alloca i32
; CHECK-NEXT: %[[S:.*]] = load i32, ptr %s
; CHECK-NEXT: %[[E:.*]] = add i32 %[[S]], 1
; CHECK-NOT: add
; CHECK: A:
; CHECK-NEXT: ret i32 %[[E]]
; CHECK: B:
; CHECK-NEXT: ret i32 %[[E]]
define i32 @f(i1 %c) {
entry:
  %k = call i32 @g()
  %s = alloca i32
  br label %l
l:
  %v = load i32, ptr %s
  %e = add i32 %v, 1
  br i1 %c, label %A, label %B
A:
  %v2 = load i32, ptr %s
  %e2 = add i32 %v2, 1
  ret i32 %e2
B:
  ret i32 %e
}

declare i32 @g()
