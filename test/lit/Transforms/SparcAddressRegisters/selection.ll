; Which addresses a recursion keeps, and what says so.
; RUN: %opt -passes=sparc-address-registers -verify-each -S %s | FileCheck %s
target triple = "sparc-unknown-linux-gnu"
target datalayout = "E-m:e-p:32:32-i64:64-i128:128-f128:64-n32-S64"

@count = internal global i32 0
@seldom = internal global i32 0
@group = private global [16 x i32] zeroinitializer, align 64
@a = internal alias i32, getelementptr (i8, ptr @group, i32 8)
@b = internal alias i32, getelementptr (i8, ptr @group, i32 60)
@packed = private global [16 x i32] zeroinitializer, align 8
@c = internal alias i32, getelementptr (i8, ptr @packed, i32 4)
@d = internal alias i32, getelementptr (i8, ptr @packed, i32 8)
@outside = external global i32

; CHECK: define internal i32 @one(i32 %n) [[G2:#[0-9]+]] !sparc.address.registers [[COUNT:![0-9]+]] {
define internal i32 @one(i32 %n) {
entry:
  %k = load i32, ptr @count
  %l = add i32 %k, 1
  store i32 %l, ptr @count
  %z = icmp eq i32 %n, 0
  br i1 %z, label %end, label %again
again:
  %m = sub i32 %n, 1
  %r = call i32 @one(i32 %m)
  %s = add i32 %r, %l
  ret i32 %s
end:
  ret i32 0
}

; Two at most: those that are made most often, and of these the first. Places in
; one aligned group have one high half; of places in a variable with a smaller
; alignment those in its first block.
; CHECK: define internal i32 @two(i32 %n) [[G23:#[0-9]+]] !sparc.address.registers [[GROUP:![0-9]+]] {
define internal i32 @two(i32 %n) {
entry:
  %a = load i32, ptr @a
  %b = load i32, ptr @b
  %d = load i32, ptr @d
  %c = load i32, ptr @c
  %o = load i32, ptr @outside
  %z = icmp eq i32 %n, %o
  br i1 %z, label %end, label %again
again:
  %e = add i32 %b, %a
  %f = add i32 %c, %d
  %g = add i32 %e, %f
  %r = call i32 @two(i32 %g)
  %s = add i32 %r, 1
  ret i32 %s
end:
  ret i32 0
}

; Functions that call each other have the same ones, on average.
; CHECK: define internal i32 @even(i32 %n) [[G2]] !sparc.address.registers [[COUNT]] {
; CHECK: define internal i32 @odd(i32 %n) [[G2]] !sparc.address.registers [[COUNT]] {
define internal i32 @even(i32 %n) {
  %k = load i32, ptr @count
  %m = sub i32 %n, %k
  %r = call i32 @odd(i32 %m)
  %s = add i32 %r, 1
  ret i32 %s
}
define internal i32 @odd(i32 %n) {
  %z = icmp eq i32 %n, 0
  br i1 %z, label %end, label %again
again:
  %m = sub i32 %n, 1
  %r = musttail call i32 @even(i32 %m)
  ret i32 %r
end:
  ret i32 0
}

; What an instruction does is no call. The features that there are stay.
; CHECK: define internal double @instructions(double %x) [[V9:#[0-9]+]] !sparc.address.registers [[COUNT]] {
define internal double @instructions(double %x) "target-features"="+v9" {
  %n = load i32, ptr @count
  %y = call double @llvm.fabs.f64(double %x)
  %z = call double @llvm.sqrt.f64(double %y)
  %r = call double @instructions(double %z)
  %s = fadd double %r, %x
  ret double %s
}

; Tail calls in the recursion.
; CHECK: define internal i32 @tail_calls(i32 %n) [[G2]] !sparc.address.registers [[COUNT]] {
; CHECK: %r = tail call i32 @tail_calls(i32 %k)
define internal i32 @tail_calls(i32 %n) {
  %k = load i32, ptr @count
  %r = tail call i32 @tail_calls(i32 %k)
  ret i32 %r
}

; CHECK: attributes [[G2]] = { "target-features"="+reserve-g2" }
; CHECK: attributes [[G23]] = { "target-features"="+reserve-g2,+reserve-g3" }
; CHECK: attributes [[V9]] = { "target-features"="+v9,+reserve-g2" }
; CHECK: [[COUNT]] = !{[[ENTRY:![0-9]+]]}
; CHECK: [[ENTRY]] = !{!"G2", ptr @count}
; CHECK: [[GROUP]] = !{[[FIRST:![0-9]+]], [[SECOND:![0-9]+]]}
; CHECK: [[FIRST]] = !{!"G2", ptr @group}
; CHECK: [[SECOND]] = !{!"G3", ptr @packed}
