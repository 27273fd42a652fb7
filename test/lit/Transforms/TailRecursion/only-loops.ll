; With `loops`, functions that call themselves otherwise, too, keep their tail
; calls.
; RUN: %opt -passes='mincaml-tailrec<loops>' -verify-each -S %s | FileCheck %s
; RUN: %opt -passes=mincaml-tailrec -verify-each -S %s | FileCheck %s --check-prefix=ALL
; RUN: not %opt -passes='mincaml-tailrec<all>' -disable-output %s 2>&1 | FileCheck %s --check-prefix=ERROR
; ERROR: mincaml-tailrec: expected loops, not 'all'

; CHECK-LABEL: define internal i32 @count(
; CHECK: phi i32
; CHECK-NOT: call
; CHECK-LABEL: define internal i32 @ackermann(
define internal i32 @count(i32 %i, i32 %total) {
  %more = icmp sgt i32 %i, 0
  br i1 %more, label %body, label %done
body:
  %new = add i32 %total, %i
  %next = sub i32 %i, 1
  %result = call i32 @count(i32 %next, i32 %new)
  ret i32 %result
done:
  ret i32 %total
}

; CHECK-NOT: phi
; CHECK-COUNT-3: call i32 @ackermann(
; CHECK-LABEL: define internal i32 @factorial(
; ALL-LABEL: define internal i32 @ackermann(
; ALL: phi i32
; ALL-COUNT-1: call i32 @ackermann(
; ALL-NOT: call i32 @ackermann(
; ALL-LABEL: define i32 @caller(
define internal i32 @ackermann(i32 %m, i32 %n) {
  %none = icmp eq i32 %m, 0
  br i1 %none, label %last, label %some
last:
  %next = add i32 %n, 1
  ret i32 %next
some:
  %less = sub i32 %m, 1
  %zero = icmp eq i32 %n, 0
  br i1 %zero, label %one, label %more
one:
  %a = call i32 @ackermann(i32 %less, i32 1)
  ret i32 %a
more:
  %before = sub i32 %n, 1
  %inner = call i32 @ackermann(i32 %m, i32 %before)
  %b = call i32 @ackermann(i32 %less, i32 %inner)
  ret i32 %b
}

; A call that an accumulator makes one is a tail call.
; CHECK: %accumulator = phi i32
; CHECK-NOT: call
; CHECK-LABEL: define i32 @caller(
define internal i32 @factorial(i32 %i) {
  %more = icmp sgt i32 %i, 0
  br i1 %more, label %body, label %done
body:
  %next = sub i32 %i, 1
  %product = call i32 @factorial(i32 %next)
  %result = mul i32 %product, %i
  ret i32 %result
done:
  ret i32 1
}

define i32 @caller(i32 %n) {
  %a = call i32 @count(i32 %n, i32 1)
  %b = call i32 @ackermann(i32 %n, i32 1)
  %c = call i32 @factorial(i32 %n)
  %d = add i32 %a, %b
  %e = add i32 %c, %d
  ret i32 %e
}
