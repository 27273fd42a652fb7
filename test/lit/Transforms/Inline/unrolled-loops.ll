; The budget for recursive functions does not apply to functions that execute a loop in
; each call. It applies to mutually recursive functions.
; RUN: %opt -passes='mincaml-inline<threshold=50;unrolled=200>' -verify-each -S %s | FileCheck %s

; A loop in the function itself.
; CHECK-LABEL: define internal i32 @own_loop(
; CHECK-COUNT-1: call i32 @own_loop(
; CHECK-NOT: call
define internal i32 @own_loop(i32 %n) {
entry:
  %stop = icmp eq i32 %n, 0
  br i1 %stop, label %end, label %loop
end:
  ret i32 0
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %again
again:
  %less = lshr i32 %n, 1
  %r = call i32 @own_loop(i32 %less)
  ret i32 %r
}

; A loop with the recursion in it: its iterations are calls.
; CHECK-LABEL: define internal i32 @in_loop(
; CHECK: phi
; CHECK: phi
; CHECK: call i32 @in_loop(
; CHECK-LABEL: define internal i32 @calls_loop(
define internal i32 @in_loop(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %more = icmp ult i32 %i, %n
  br i1 %more, label %body, label %end
body:
  %less = lshr i32 %n, 1
  %r = call i32 @in_loop(i32 %less)
  %next = add i32 %i, 1
  br label %loop
end:
  ret i32 %n
}

; A call of a function with a recursion, which is unrolled itself.
; CHECK-COUNT-1: call i32 @calls_loop(
; CHECK-NOT: call i32 @calls_loop(
; CHECK-LABEL: define internal i32 @count(
define internal i32 @calls_loop(i32 %n) {
  %stop = icmp eq i32 %n, 0
  br i1 %stop, label %end, label %again
end:
  ret i32 0
again:
  %c = call i32 @count(i32 %n)
  %less = sub i32 %n, 1
  %r = call i32 @calls_loop(i32 %less)
  %s = add i32 %r, %c
  ret i32 %s
}

; CHECK-COUNT-2: icmp eq
; CHECK-LABEL: define internal i1 @even(
define internal i32 @count(i32 %n) {
  %zero = icmp eq i32 %n, 0
  br i1 %zero, label %done, label %more
done:
  ret i32 0
more:
  %less = sub i32 %n, 1
  %r = call i32 @count(i32 %less)
  %s = add i32 %r, 1
  ret i32 %s
}

; Each function of a mutual recursion grows to the budget, with bodies of both.
; CHECK: ret i1 true
; CHECK: ret i1 false
; CHECK-LABEL: define internal i1 @odd(
define internal i1 @even(i32 %n) {
  %zero = icmp eq i32 %n, 0
  br i1 %zero, label %end, label %again
end:
  ret i1 true
again:
  %m = sub i32 %n, 1
  %r = musttail call i1 @odd(i32 %m)
  ret i1 %r
}

define internal i1 @odd(i32 %n) {
  %zero = icmp eq i32 %n, 0
  br i1 %zero, label %end, label %again
end:
  ret i1 false
again:
  %m = sub i32 %n, 1
  %r = musttail call i1 @even(i32 %m)
  ret i1 %r
}

define i32 @start(i32 %n) {
  %a = call i32 @own_loop(i32 %n)
  %b = call i32 @in_loop(i32 %n)
  %c = call i32 @calls_loop(i32 %n)
  %d = call i1 @even(i32 %n)
  %1 = add i32 %a, %b
  %2 = add i32 %1, %c
  %e = zext i1 %d to i32
  %3 = add i32 %2, %e
  ret i32 %3
}
