; A recursion of which some calls are tail calls is left for mincaml-tailrec; others
; are unrolled.
; RUN: %opt -passes='mincaml-inline<threshold=50;loops-first>' -verify-each -S %s | FileCheck %s
; RUN: %opt -passes='mincaml-inline<threshold=50>' -verify-each -S %s | FileCheck %s --check-prefix=UNROLLED
; RUN: %opt -passes='mincaml-inline<threshold=50;loops-first>' -pass-remarks-missed=mincaml-inline -disable-output %s 2>&1 | FileCheck %s --check-prefix=REMARK
; After it, a level copies the one call that is left.
; RUN: %opt -passes='mincaml-inline<threshold=50;loops-first>,function(mincaml-tailrec),mincaml-inline<threshold=50>' -verify-each -S %s | FileCheck %s --check-prefix=AFTER
; REMARK: ackermann is not inlined into ackermann: its self tail calls are turned into a loop first

; CHECK-LABEL: define internal i32 @ackermann(
; CHECK-COUNT-3: call i32 @ackermann(
; CHECK-NOT: call
; CHECK: ret i32 %b
; UNROLLED-LABEL: define internal i32 @ackermann(
; UNROLLED-COUNT-9: call i32 @ackermann(
; AFTER-LABEL: define internal i32 @ackermann(
; AFTER: loop{{.*}}:
; AFTER: loop{{.*}}:
; AFTER: call i32 @ackermann(
; AFTER-NOT: call
; AFTER-LABEL: define internal i32 @fibonacci(
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

; No call, or each call, is a tail call.
; CHECK-LABEL: define internal i32 @fibonacci(
; CHECK-COUNT-4: call i32 @fibonacci(
define internal i32 @fibonacci(i32 %n) {
  %small = icmp slt i32 %n, 2
  br i1 %small, label %done, label %more
done:
  ret i32 %n
more:
  %n1 = sub i32 %n, 1
  %n2 = sub i32 %n, 2
  %f1 = call i32 @fibonacci(i32 %n1)
  %f2 = call i32 @fibonacci(i32 %n2)
  %sum = add i32 %f1, %f2
  ret i32 %sum
}

; CHECK-LABEL: define internal i32 @count(
; CHECK: call i32 @count(i32 %less{{[0-9]+}}
define internal i32 @count(i32 %n) {
  %zero = icmp eq i32 %n, 0
  br i1 %zero, label %done, label %more
done:
  ret i32 0
more:
  %less = sub i32 %n, 1
  %r = call i32 @count(i32 %less)
  ret i32 %r
}

define i32 @start(i32 %n) {
  %a = call i32 @ackermann(i32 %n, i32 %n)
  %f = call i32 @fibonacci(i32 %n)
  %c = call i32 @count(i32 %n)
  %1 = add i32 %a, %f
  %2 = add i32 %1, %c
  ret i32 %2
}

; The result of a tail call may reach the return through blocks and phi nodes.
; CHECK-LABEL: define internal i32 @merged(
; CHECK-COUNT-2: call i32 @merged(
; CHECK-NOT: call
define internal i32 @merged(i32 %m, i32 %n) {
  %none = icmp eq i32 %m, 0
  br i1 %none, label %done, label %more
more:
  %less = sub i32 %m, 1
  %inner = call i32 @merged(i32 %less, i32 %n)
  %b = call i32 @merged(i32 %less, i32 %inner)
  br label %join
join:
  br label %done
done:
  %result = phi i32 [ %n, %0 ], [ %b, %join ]
  ret i32 %result
}

; A call whose result is not what is returned is no tail call.
; CHECK-LABEL: define internal i32 @other_result(
; CHECK-COUNT-4: call i32 @other_result(
define internal i32 @other_result(i32 %n) {
  %none = icmp eq i32 %n, 0
  br i1 %none, label %done, label %more
done:
  ret i32 %n
more:
  %less = sub i32 %n, 1
  %x = call i32 @other_result(i32 %less)
  %y = call i32 @other_result(i32 %x)
  ret i32 %x
}
