; One iteration unrolls a recursion by one level, everywhere; self tail calls
; stay tail calls.
; RUN: %opt -passes='mincaml-inline<threshold=10>' -verify-each -S %s | FileCheck %s
; RUN: %opt -passes='mincaml-inline<threshold=1000;iterations=1000>' -verify-each -S %s | FileCheck %s --check-prefix=BOUND

; CHECK-LABEL: define internal tailcc i32 @loop(
; CHECK-COUNT-2: icmp eq
; CHECK: musttail call tailcc i32 @loop
; CHECK-NEXT: ret i32
; CHECK-NOT: call
; CHECK: }
; BOUND-LABEL: define internal tailcc i32 @loop(
; BOUND: musttail call tailcc i32 @loop
; BOUND-NEXT: ret i32
; BOUND: }
define internal tailcc i32 @loop(i32 %n, i32 %a) {
entry:
  %done = icmp eq i32 %n, 0
  br i1 %done, label %end, label %again
end:
  ret i32 %a
again:
  %m = sub i32 %n, 1
  %b = add i32 %a, %n
  %r = musttail call tailcc i32 @loop(i32 %m, i32 %b)
  ret i32 %r
}

; Two calls each: the body is taken as it was before the first was replaced.
; CHECK-LABEL: define internal i32 @fib(
; CHECK-COUNT-4: call i32 @fib
; CHECK-NOT: call i32 @fib
; CHECK: }
; BOUND: "mincaml-unrolled"
define internal i32 @fib(i32 %n) {
entry:
  %small = icmp slt i32 %n, 2
  br i1 %small, label %end, label %again
end:
  ret i32 %n
again:
  %n1 = sub i32 %n, 1
  %f1 = call i32 @fib(i32 %n1)
  %n2 = sub i32 %n, 2
  %f2 = call i32 @fib(i32 %n2)
  %sum = add i32 %f1, %f2
  ret i32 %sum
}

; Mutual recursion.
; CHECK-LABEL: define internal tailcc i1 @even(
; CHECK: icmp eq i32 %n, 0
; CHECK: musttail call tailcc i1 @even
; CHECK-NEXT: ret i1
; CHECK: }
define internal tailcc i1 @even(i32 %n) {
entry:
  %zero = icmp eq i32 %n, 0
  br i1 %zero, label %end, label %again
end:
  ret i1 true
again:
  %m = sub i32 %n, 1
  %r = musttail call tailcc i1 @odd(i32 %m)
  ret i1 %r
}
; CHECK-LABEL: define internal tailcc i1 @odd(
; CHECK: musttail call tailcc i1 @odd
; CHECK-NEXT: ret i1
define internal tailcc i1 @odd(i32 %n) {
entry:
  %zero = icmp eq i32 %n, 0
  br i1 %zero, label %end, label %again
end:
  ret i1 false
again:
  %m = sub i32 %n, 1
  %r = musttail call tailcc i1 @even(i32 %m)
  ret i1 %r
}

; At an ordinary call the tail call becomes ordinary too.
; CHECK-LABEL: define i32 @main(
; CHECK-NOT: musttail
; CHECK: call tailcc i32 @loop
; CHECK-NOT: musttail
; CHECK: call tailcc i1 @{{even|odd}}
; CHECK: }
define i32 @main() {
  %r = call tailcc i32 @loop(i32 1000, i32 0)
  %f = call i32 @fib(i32 5)
  %e = call tailcc i1 @even(i32 4)
  %s = add i32 %r, %f
  %t = select i1 %e, i32 %s, i32 %f
  ret i32 %t
}
