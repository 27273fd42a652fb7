; RUN: %opt -disable-output -passes='print<mincaml-induction-vars>' %s 2>&1 | FileCheck %s --match-full-lines --strict-whitespace
target datalayout = "p:32:32"

declare void @use(i32)
declare void @f()
declare i32 @__gxx_personality_v0(...)

; Down, by several steps in a round, with a non-constant bound; addresses.
;      CHECK:induction variables of @down:
; CHECK-NEXT:loop %loop, depth 1:
; CHECK-NEXT:  basic    %i = %n - 3 * iteration, may wrap
; CHECK-NEXT:  basic    %p = %a + 8 * iteration, may wrap
; CHECK-NEXT:  derived  %i1 = %i - 1
; CHECK-NEXT:  derived  %m = -1 * %i
; CHECK-NEXT:  derived  %e = %a + -4 * %i
; CHECK-NEXT:  derived  %e1 = %a + -4 * %i - 4
; CHECK-NEXT:  derived  %i3 = %i - 3
; CHECK-NEXT:  derived  %p1 = %p + 8
; CHECK-NEXT:  bounds   for (%i = %n; %i - 1 >= %end; %i -= 3), in %loop
define void @down(i32 %n, i32 %end, ptr %a) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %n, %entry ], [ %i3, %body ]
  %p = phi ptr [ %a, %entry ], [ %p1, %body ]
  %i1 = sub i32 %i, 1
  %c = icmp sgt i32 %end, %i1
  br i1 %c, label %out, label %body
body:
  %m = sub i32 0, %i
  %e = getelementptr i32, ptr %a, i32 %m
  %e1 = getelementptr i32, ptr %e, i32 -1
  store i32 1, ptr %e1
  %i3 = add i32 %i1, -2
  %p1 = getelementptr i64, ptr %p, i32 1
  br label %loop
out:
  ret void
}

; Steps of one up to below a bound do not wrap; the test is at the end.
;      CHECK:induction variables of @exact:
; CHECK-NEXT:loop %loop, depth 1:
; CHECK-NEXT:  basic    %i = 5 + 1 * iteration
; CHECK-NEXT:  derived  %i1 = %i + 1
; CHECK-NEXT:  derived  %s = 4 * %i
; CHECK-NEXT:  derived  %t = 4 * %i + 1
; CHECK-NEXT:  derived  %k = %n + 4 * %i + 1
; CHECK-NEXT:  bounds   for (%i = 5; %i + 1 < %n; %i += 1), in %loop
define void @exact(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 5, %entry ], [ %i1, %loop ]
  %i1 = add i32 %i, 1
  %s = shl i32 %i, 2
  %t = or disjoint i32 %s, 1
  %k = add i32 %t, %n
  call void @use(i32 %k)
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %out
out:
  ret void
}

; Constants: how often, also where unsigned or "not equal" decides.
;      CHECK:induction variables of @counts:
; CHECK-NEXT:loop %l1, depth 1:
; CHECK-NEXT:  basic    %i = 10 - 3 * iteration, in [-2, 10]
; CHECK-NEXT:  derived  %i1 = %i - 3
; CHECK-NEXT:  bounds   for (%i = 10; %i > 0; %i -= 3), in %l1, 4 times
; CHECK-NEXT:loop %l2, depth 1:
; CHECK-NEXT:  basic    %j = 0 + 7 * iteration, in [0, 105]
; CHECK-NEXT:  derived  %j1 = %j + 7
; CHECK-NEXT:  bounds   for (%j = 0; %j <=u 100; %j += 7), in %l2, 15 times
; CHECK-NEXT:loop %l3, depth 1:
; CHECK-NEXT:  basic    %k = 0 + 5 * iteration, may wrap
; CHECK-NEXT:  derived  %k1 = %k + 5
; CHECK-NEXT:  bounds   for (%k = 0; %k != 12; %k += 5), in %l3
; CHECK-NEXT:loop %l4, depth 1:
; CHECK-NEXT:  basic    %m = 100 + 100 * iteration, may wrap
; CHECK-NEXT:  derived  %m1 = %m + 100
; CHECK-NEXT:  bounds   for (%m = 100; %m <= 127; %m += 100), in %l4
define void @counts() {
entry:
  br label %l1
l1:
  %i = phi i32 [ 10, %entry ], [ %i1, %b1 ]
  %c = icmp sgt i32 %i, 0
  br i1 %c, label %b1, label %e2
b1:
  %i1 = sub i32 %i, 3
  br label %l1
e2:
  br label %l2
l2:
  %j = phi i8 [ 0, %e2 ], [ %j1, %b2 ]
  %d = icmp ule i8 %j, 100
  br i1 %d, label %b2, label %e3
b2:
  %j1 = add i8 %j, 7
  br label %l2
e3:
  br label %l3
l3:
  %k = phi i8 [ 0, %e3 ], [ %k1, %b3 ]
  %e = icmp ne i8 %k, 12
  br i1 %e, label %b3, label %e4
b3:
  %k1 = add i8 %k, 5
  br label %l3
e4:
  br label %l4
l4:
  %m = phi i8 [ 100, %e4 ], [ %m1, %b4 ]
  %f = icmp sle i8 %m, 127
  br i1 %f, label %b4, label %out
b4:
  %m1 = add i8 %m, 100
  br label %l4
out:
  ret void
}

; Several latches and exits; nested loops; what is not an induction variable.
;      CHECK:induction variables of @shapes:
; CHECK-NEXT:loop %outer, depth 1:
; CHECK-NEXT:  basic    %i = ? + 1 * iteration, may wrap
; CHECK-NEXT:  derived  %x = %i + 1
; CHECK-NEXT:  derived  %y = %i + 1
; CHECK-NEXT:  bounds   for (%i = ?; %i != %n; %i += 1), in %outer
; CHECK-NEXT:loop %inner, depth 2:
; CHECK-NEXT:  basic    %j = %i + 2 * iteration, may wrap
; CHECK-NEXT:  derived  %j1 = %j + 2
; CHECK-NEXT:  bounds   for (%j = %i; %j <u %n; %j += 2), in %inner
define void @shapes(i32 %n, i1 %c, ptr %p) {
entry:
  br i1 %c, label %outer, label %other
other:
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ 3, %other ], [ %x, %l1 ], [ %y, %l2 ]
  %no = phi i32 [ 0, %entry ], [ 3, %other ], [ %x, %l1 ], [ 4, %l2 ]
  %same = phi i32 [ 0, %entry ], [ 3, %other ], [ %same, %l1 ], [ %same, %l2 ]
  %end = icmp eq i32 %i, %n
  br i1 %end, label %out, label %inner
inner:
  %j = phi i32 [ %i, %outer ], [ %j1, %inner ]
  %twice = phi i32 [ 1, %outer ], [ %twice1, %inner ]
  %j1 = add i32 %j, 2
  %twice1 = shl i32 %twice, 1
  %v = load volatile i32, ptr %p
  %d = icmp ult i32 %j, %n
  br i1 %d, label %inner, label %after
after:
  br i1 %c, label %l1, label %maybe
maybe:
  br i1 %c, label %l2, label %out
l1:
  %x = add i32 %i, 1
  br label %outer
l2:
  %y = add i32 1, %i
  br label %outer
out:
  ret void
}

; No loops to see in irreducible and unreachable code, no end, invoke.
;      CHECK:induction variables of @strange:
; CHECK-NEXT:loop %spin, depth 1:
; CHECK-NEXT:  basic    %s = 0 + 1 * iteration, may wrap
; CHECK-NEXT:  derived  %s1 = %s + 1
define void @strange(i1 %c, i1 %d) personality ptr @__gxx_personality_v0 {
entry:
  br i1 %c, label %x, label %y
x:
  br i1 %d, label %y, label %spin
y:
  br label %x
spin:
  %s = phi i32 [ 0, %x ], [ %s1, %spin ]
  %s1 = add i32 %s, 1
  invoke void @f() to label %spin unwind label %pad
pad:
  %l = landingpad { ptr, i32 } cleanup
  ret void
nowhere:
  %n = phi i32 [ 0, %nowhere ]
  br label %nowhere
}
