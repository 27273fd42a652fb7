; Where the unrolling of a recursion ends before its budget is used up, and what
; it leaves as it is.
; RUN: %opt -passes='mincaml-inline<threshold=50;unrolled=1000;bodies=6>' -verify-each -S %s | FileCheck %s --check-prefixes=CHECK,SIX
; RUN: %opt -passes='mincaml-inline<threshold=50;unrolled=1000;bodies=7>' -verify-each -S %s | FileCheck %s --check-prefixes=CHECK,SEVEN
; RUN: %opt -passes='mincaml-inline<threshold=50;unrolled=1000;bodies=7;loops-first>' -verify-each -S %s | FileCheck %s --check-prefix=FIRST
; RUN: %opt -passes='mincaml-inline<threshold=50;unrolled=1000;bodies=7>' -pass-remarks-missed=mincaml-inline -disable-output %s 2>&1 | FileCheck %s --check-prefix=REMARK
; RUN: not %opt -passes='mincaml-inline<bodies=many>' -disable-output %s 2>&1 | FileCheck %s --check-prefix=ERROR
; ERROR: not 'bodies=many'

; One, three or seven bodies, with two calls for each of those at the end.
; SIX-LABEL: define internal i32 @fib(
; SIX-COUNT-4: call i32 @fib(
; SIX-NOT: call
; SEVEN-LABEL: define internal i32 @fib(
; SEVEN-COUNT-8: call i32 @fib(
; SEVEN-NOT: call
; One level before mincaml-tailrec.
; FIRST-LABEL: define internal i32 @fib(
; FIRST-COUNT-4: call i32 @fib(
; FIRST-NOT: call
; FIRST-LABEL: define internal i32 @ackermann(
define internal i32 @fib(i32 %n) {
entry:
  %small = icmp slt i32 %n, 2
  br i1 %small, label %end, label %again
end:
  ret i32 %n
again:
  %n1 = sub i32 %n, 1
  %n2 = sub i32 %n, 2
  %f1 = call i32 @fib(i32 %n1)
  %f2 = call i32 @fib(i32 %n2)
  %sum = add i32 %f1, %f2
  ret i32 %sum
}

; With the only call that is not a tail call in the place of its body, the tail
; calls in there would be calls.
; REMARK: ackermann is not inlined into ackermann: its tail call would not be a tail call in the inlined copy
; CHECK-LABEL: define internal i32 @ackermann(
; CHECK-COUNT-3: call i32 @ackermann(
; CHECK-NOT: call
; CHECK-LABEL: define internal i32 @takeuchi(
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

; Of several such calls most end in the copy.
; CHECK-COUNT-9: call i32 @takeuchi(
; CHECK-NOT: call
; CHECK-LABEL: define internal i32 @sum(
define internal i32 @takeuchi(i32 %x, i32 %y, i32 %z) {
  %end = icmp sle i32 %x, %y
  br i1 %end, label %last, label %more
last:
  ret i32 %z
more:
  %x1 = sub i32 %x, 1
  %y1 = sub i32 %y, 1
  %a = call i32 @takeuchi(i32 %x1, i32 %y, i32 %z)
  %b = call i32 @takeuchi(i32 %y1, i32 %z, i32 %x)
  %c = call i32 @takeuchi(i32 %a, i32 %b, i32 %z)
  ret i32 %c
}

; A loop: as many bodies as may be, and one level before mincaml-tailrec.
; SIX-COUNT-6: icmp eq
; SIX-NOT: icmp
; SEVEN-COUNT-7: icmp eq
; SEVEN-NOT: icmp
; CHECK-COUNT-1: call i32 @sum(
; CHECK-NOT: call i32 @sum(
; CHECK-LABEL: define i32 @start(
; FIRST-LABEL: define internal i32 @sum(
; FIRST-COUNT-2: icmp eq
; FIRST-NOT: icmp
; FIRST: call i32 @sum(
; FIRST-LABEL: define i32 @start(
define internal i32 @sum(i32 %n, i32 %s) {
  %end = icmp eq i32 %n, 0
  br i1 %end, label %last, label %more
last:
  ret i32 %s
more:
  %less = sub i32 %n, 1
  %next = add i32 %s, %n
  %r = call i32 @sum(i32 %less, i32 %next)
  ret i32 %r
}

define i32 @start(i32 %n) {
  %a = call i32 @fib(i32 %n)
  %b = call i32 @ackermann(i32 %n, i32 %a)
  %c = call i32 @takeuchi(i32 %n, i32 %a, i32 %b)
  %d = call i32 @sum(i32 %n, i32 %c)
  ret i32 %d
}
