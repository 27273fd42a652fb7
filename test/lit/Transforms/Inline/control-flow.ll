; Several returns, none, phi nodes after the call, a switch.
; RUN: %opt -passes='mincaml-inline<threshold=100>' -verify-each -S %s | FileCheck %s

declare void @stop() noreturn

define internal i32 @choose(i32 %x) {
entry:
  switch i32 %x, label %other [ i32 0, label %zero
                                i32 1, label %zero ]
zero:
  %p = phi i32 [ 10, %entry ], [ 10, %entry ]
  ret i32 %p
other:
  %q = mul i32 %x, 2
  ret i32 %q
}

; CHECK-LABEL: define i32 @behind(
; CHECK: a:
; CHECK: switch i32 %x, label %[[OTHER:.*]] [
; CHECK: [[ZERO:zero.*]]:
; CHECK-NEXT: phi i32 [ 10, %a ], [ 10, %a ]
; CHECK-NEXT: br label %a.rest
; CHECK: a.rest:
; CHECK-NEXT: %r = phi i32
; CHECK-NEXT: br label %join
; CHECK: join:
; CHECK-NEXT: phi i32 [ %r, %a.rest ], [ 0, %entry ]
define i32 @behind(i1 %c, i32 %x) {
entry:
  br i1 %c, label %a, label %join
a:
  %r = call i32 @choose(i32 %x)
  br label %join
join:
  %s = phi i32 [ %r, %a ], [ 0, %entry ]
  ret i32 %s
}

define internal i32 @fails(i32 %x) {
entry:
  br label %next
next:
  call void @stop()
  unreachable
}

; CHECK-LABEL: define i32 @never(
; CHECK: call void @stop()
; CHECK-NEXT: unreachable
; CHECK: ret i32 poison
define i32 @never(i32 %x) {
  %r = call i32 @fails(i32 %x)
  ret i32 %r
}

; The result of one call is the argument of the next.
; CHECK-LABEL: define i32 @chain(
; CHECK-NOT: call
; CHECK: ret i32
define i32 @chain(i32 %x) {
  %a = call i32 @choose(i32 %x)
  %b = call i32 @choose(i32 %a)
  %c = call i32 @choose(i32 %b)
  ret i32 %c
}
