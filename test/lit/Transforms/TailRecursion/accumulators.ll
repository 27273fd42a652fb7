; An associative and commutative operation after the call is done on the way
; down.
; RUN: %opt -passes=mincaml-tailrec,verify -S %s | FileCheck %s

; CHECK-LABEL: define i32 @factorial(
; CHECK:       loop:
; CHECK-NEXT:    %[[N:.*]] = phi i32 [ %n, %entry ], [ %m, %else ]
; CHECK-NEXT:    %accumulator = phi i32 [ 1, %entry ], [ %p, %else ]
; CHECK:       then:
; CHECK-NEXT:    ret i32 %accumulator
; CHECK:       else:
; CHECK-NEXT:    %m = sub i32 %[[N]], 1
; CHECK-NEXT:    %p = mul i32 %[[N]], %accumulator
; CHECK-NEXT:    br label %loop
define i32 @factorial(i32 %n) {
entry:
  %c = icmp sle i32 %n, 1
  br i1 %c, label %then, label %else
then:
  ret i32 1
else:
  %m = sub i32 %n, 1
  %r = call i32 @factorial(i32 %m)
  %p = mul nsw i32 %n, %r
  ret i32 %p
}

; Of two recursive calls one stays.
; CHECK-LABEL: define i32 @fib(
; CHECK:         %accumulator = phi i32 [ 0, %entry ], [ %s, %else ]
; CHECK:       then:
; CHECK-NEXT:    %total = add i32 %accumulator, %[[N:.*]]
; CHECK-NEXT:    ret i32 %total
; CHECK:       else:
; CHECK:         %f1 = call i32 @fib(i32 %n1)
; CHECK-NEXT:    %n2 = sub nsw i32
; CHECK-NEXT:    %s = add i32 %f1, %accumulator
; CHECK-NEXT:    br label %loop
define i32 @fib(i32 %n) {
entry:
  %c = icmp slt i32 %n, 2
  br i1 %c, label %then, label %else
then:
  ret i32 %n
else:
  %n1 = sub nsw i32 %n, 1
  %f1 = call i32 @fib(i32 %n1)
  %n2 = sub nsw i32 %n, 2
  %f2 = call i32 @fib(i32 %n2)
  %s = add nuw nsw i32 %f1, %f2
  ret i32 %s
}

; Two returns, a call without operation, subtraction, two steps in one iteration,
; and a join.
; CHECK-LABEL: define i8 @steps(
; CHECK:         %accumulator = phi i8 [ 0, %entry ], [ %s, %less ], [ %b2, %two ], [ %accumulator, %plain ]
; CHECK:       two:
; CHECK:         %b1 = add i8 %accumulator, 3
; CHECK-NEXT:    %b2 = add i8 %m, %b1
; CHECK-NEXT:    br label %loop
; CHECK:       less:
; CHECK:         %s = sub i8 %accumulator, %m2
; CHECK-NEXT:    br label %loop
; CHECK:       out:
; CHECK-NEXT:    %total = add i8 %accumulator, 5
; CHECK-NEXT:    ret i8 %total
define i8 @steps(i8 %n) {
entry:
  switch i8 %n, label %plain [
    i8 0, label %out
    i8 1, label %two
    i8 2, label %less
  ]
plain:
  %m0 = sub i8 %n, 1
  %r0 = call i8 @steps(i8 %m0)
  br label %out
two:
  %m = sub i8 %n, 1
  %r = call i8 @steps(i8 %m)
  %b1 = add i8 %r, 3
  %b2 = add i8 %m, %b1
  br label %out
less:
  %m2 = sub i8 %n, 1
  %r2 = call i8 @steps(i8 %m2)
  %s = sub i8 %r2, %m2
  br label %out
out:
  %p = phi i8 [ 5, %entry ], [ %r0, %plain ], [ %b2, %two ], [ %s, %less ]
  ret i8 %p
}

; CHECK-LABEL: define i32 @doubled(
; CHECK:         %accumulator = phi i32 [ 1, %{{.*}} ], [ %d, %b ]
; CHECK:         %total = mul i32 %accumulator, 3
; CHECK:         %d = shl i32 %accumulator, 1
define i32 @doubled(i32 %n) {
  %c = icmp eq i32 %n, 0
  br i1 %c, label %a, label %b
a:
  ret i32 3
b:
  %m = sub i32 %n, 1
  %r = call i32 @doubled(i32 %m)
  %d = shl nsw i32 %r, 1
  ret i32 %d
}

; `disjoint` holds of the result of the call, not of the accumulator.
; CHECK-LABEL: define i32 @bits(
; CHECK:         phi i32 [ 0,
; CHECK:         %o = or i32 %accumulator, %n{{.*}}
define i32 @bits(i32 %n) {
  %c = icmp eq i32 %n, 0
  br i1 %c, label %a, label %b
a:
  ret i32 0
b:
  %m = sub i32 %n, 1
  %r = call i32 @bits(i32 %m)
  %o = or disjoint i32 %r, %n
  ret i32 %o
}

; CHECK-LABEL: define i32 @masks(
; CHECK:         phi i32 [ -1,
; CHECK:         and i32 %accumulator
define i32 @masks(i32 %n) {
  %c = icmp eq i32 %n, 0
  br i1 %c, label %a, label %b
a:
  ret i32 15
b:
  %m = sub i32 %n, 1
  %r = call i32 @masks(i32 %m)
  %o = and i32 %r, %n
  ret i32 %o
}

; CHECK-LABEL: define <2 x i32> @vectors(
; CHECK:         phi <2 x i32> [ zeroinitializer,
; CHECK:         xor <2 x i32> %accumulator
define <2 x i32> @vectors(i32 %n, <2 x i32> %v) {
  %c = icmp eq i32 %n, 0
  br i1 %c, label %a, label %b
a:
  ret <2 x i32> %v
b:
  %m = sub i32 %n, 1
  %r = call <2 x i32> @vectors(i32 %m, <2 x i32> %v)
  %o = xor <2 x i32> %r, %v
  ret <2 x i32> %o
}
