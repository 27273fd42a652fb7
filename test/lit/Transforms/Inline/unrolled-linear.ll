; The gain of a recursion that calls itself in one place counts a fourth: it is
; executed as often as it is deep. With 5 instructions and a call that costs 20, a
; body is 400 thousandths cheaper with two in a function, which count 100 here; with
; three 222, which count 55.
; RUN: %opt -passes='mincaml-inline<threshold=50;unrolled=100;gain=101>' -verify-each -S %s | FileCheck %s --check-prefix=ONE
; RUN: %opt -passes='mincaml-inline<threshold=50;unrolled=100;gain=100>' -verify-each -S %s | FileCheck %s --check-prefixes=TWO,LOOP
; RUN: %opt -passes='mincaml-inline<threshold=50;unrolled=100;gain=55>' -verify-each -S %s | FileCheck %s --check-prefixes=THREE

; ONE-LABEL: define internal double @sum(
; ONE-COUNT-1: fadd
; ONE-NOT: fadd
; ONE-LABEL: define internal void @tree(
; TWO-LABEL: define internal double @sum(
; TWO-COUNT-2: fadd
; TWO-NOT: fadd
; TWO-LABEL: define internal void @tree(
; THREE-LABEL: define internal double @sum(
; THREE-COUNT-3: fadd
; THREE-NOT: fadd
; THREE-LABEL: define internal void @tree(
define internal double @sum(i32 %n, double %x) {
  %none = icmp eq i32 %n, 0
  br i1 %none, label %end, label %more
end:
  ret double 0.0
more:
  %next = sub i32 %n, 1
  %rest = call double @sum(i32 %next, double %x)
  %all = fadd double %rest, %x
  ret double %all
}

; A call in a loop is executed more often than it is deep.
; LOOP: store i32
; LOOP: store i32
define internal void @tree(ptr %p, i32 %n) {
entry:
  %none = icmp eq i32 %n, 0
  br i1 %none, label %end, label %more
more:
  %next = sub i32 %n, 1
  br label %loop
loop:
  %i = phi i32 [ 0, %more ], [ %j, %loop ]
  store i32 %i, ptr %p
  call void @tree(ptr %p, i32 %next)
  %j = add i32 %i, 1
  %again = icmp slt i32 %j, 3
  br i1 %again, label %loop, label %end
end:
  ret void
}

define double @outside(ptr %p, i32 %n, double %x) {
  call void @tree(ptr %p, i32 %n)
  %r = call double @sum(i32 %n, double %x)
  ret double %r
}
