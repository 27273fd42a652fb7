; Recursions that keep no address.
; RUN: %opt -passes=sparc-address-registers -verify-each -S %s | FileCheck %s
; CHECK-NOT: sparc.address.registers
; CHECK-NOT: reserve-g2
; CHECK-LABEL: define internal i32 @last(
target triple = "sparc-unknown-linux-gnu"
target datalayout = "E-m:e-p:32:32-i64:64-i128:128-f128:64-n32-S64"

@count = internal global i32 0
@weak = weak global i32 0
@local = internal thread_local global i32 0
@sparc.argument.D0 = external global double
declare void @print(i32)
declare void @fail() noreturn
declare i32 @other(i32)
declare void @use(ptr)

; Anyone may call it.
define i32 @visible(i32 %n) {
  %k = load i32, ptr @count
  %r = call i32 @visible(i32 %k)
  %s = add i32 %r, 1
  ret i32 %s
}

; Its address is known elsewhere, so that calls of it cannot be recognized.
define internal i32 @address(i32 %n) {
  %k = load i32, ptr @count
  call void @use(ptr @address)
  %r = call i32 @address(i32 %k)
  %s = add i32 %r, 1
  ret i32 %s
}

; One of two that call each other.
define internal i32 @hidden(i32 %n) {
  %k = load i32, ptr @count
  %r = call i32 @shown(i32 %k)
  %s = add i32 %r, 1
  ret i32 %s
}
define i32 @shown(i32 %n) {
  %k = load i32, ptr @count
  %r = call i32 @hidden(i32 %k)
  %s = add i32 %r, 1
  ret i32 %s
}

; A call of another function, however seldom.
define internal i32 @prints(i32 %n) {
entry:
  %k = load i32, ptr @count
  %z = icmp eq i32 %n, %k
  br i1 %z, label %rare, label %again, !prof !0
rare:
  call void @print(i32 %k)
  br label %again
again:
  %r = call i32 @prints(i32 %k)
  %s = add i32 %r, 1
  ret i32 %s
}
define internal i32 @fails(i32 %n) {
entry:
  %k = load i32, ptr @count
  %z = icmp eq i32 %n, %k
  br i1 %z, label %rare, label %again, !prof !0
rare:
  call void @fail()
  unreachable
again:
  %r = call i32 @fails(i32 %k)
  %s = add i32 %r, 1
  ret i32 %s
}

; Calls of functions of LLVM's runtime and of the C library.
define internal double @remainder(double %x) {
  %n = load i32, ptr @count
  %y = frem double %x, 3.0
  %r = call double @remainder(double %y)
  %s = fadd double %r, %x
  ret double %s
}
define internal i64 @wide(i64 %x) {
  %n = load i32, ptr @count
  %r = call i64 @wide(i64 %x)
  %s = mul i64 %r, %x
  ret i64 %s
}
define internal fp128 @quad(fp128 %x) {
  %n = load i32, ptr @count
  %r = call fp128 @quad(fp128 %x)
  %s = fadd fp128 %r, %x
  ret fp128 %s
}
define internal i32 @copies(i32 %n, ptr %p, ptr %q) {
  %k = load i32, ptr @count
  call void @llvm.memcpy.p0.p0.i32(ptr %p, ptr %q, i32 1000, i1 false)
  %r = call i32 @copies(i32 %k, ptr %p, ptr %q)
  %s = add i32 %r, 1
  ret i32 %s
}

; A call through a pointer is one of any function.
define internal i32 @indirect(ptr %f) {
  %k = load i32, ptr @count
  call void %f(i32 %k)
  %r = call i32 @indirect(ptr %f)
  %s = add i32 %r, 1
  ret i32 %s
}

; Nothing can set the register again.
define internal i32 @leaves(i32 %n) {
entry:
  %k = load i32, ptr @count
  %z = icmp eq i32 %n, %k
  br i1 %z, label %end, label %again, !prof !0
end:
  %o = musttail call i32 @other(i32 %n)
  ret i32 %o
again:
  %r = call i32 @leaves(i32 %k)
  %s = add i32 %r, 1
  ret i32 %s
}

define internal i32 @assembly(i32 %n) {
  %k = load i32, ptr @count
  call void asm sideeffect "", "~{g2}"()
  %r = call i32 @assembly(i32 %k)
  %s = add i32 %r, 1
  ret i32 %s
}

define internal i32 @taken(i32 %n) "target-features"="+reserve-g3" {
  %k = load i32, ptr @count
  %r = call i32 @taken(i32 %k)
  %s = add i32 %r, 1
  ret i32 %s
}

define internal i32 @unoptimized(i32 %n) optnone noinline {
  %k = load i32, ptr @count
  %r = call i32 @unoptimized(i32 %k)
  %s = add i32 %r, 1
  ret i32 %s
}

; The address is needed in few activations.
define internal i32 @seldom(i32 %n) {
entry:
  %z = icmp eq i32 %n, 0
  br i1 %z, label %end, label %again, !prof !0
end:
  %k = load i32, ptr @count
  ret i32 %k
again:
  %m = sub i32 %n, 1
  %r = call i32 @seldom(i32 %m)
  %s = add i32 %r, 1
  ret i32 %s
}

; A loop needs the registers, and its activation is long.
define internal i32 @loops(i32 %n) {
entry:
  %k = load i32, ptr @count
  br label %loop
loop:
  %i = phi i32 [ %n, %entry ], [ %j, %loop ]
  %j = sub i32 %i, %k
  %z = icmp slt i32 %j, 0
  br i1 %z, label %again, label %loop
again:
  %r = call i32 @loops(i32 %j)
  %s = add i32 %r, 1
  ret i32 %s
}

; Another module may have the variable; each thread has its own.
define internal i32 @elsewhere(i32 %n) {
  %p = call ptr @llvm.threadlocal.address.p0(ptr @local)
  %j = load i32, ptr %p
  %k = load i32, ptr @weak
  %m = add i32 %j, %k
  %r = call i32 @elsewhere(i32 %m)
  %s = add i32 %r, 1
  ret i32 %s
}

; The variable stands for a register (Support/FloatArguments.h).
define internal i32 @float_argument(i32 %n) "sparc-float-arguments"="D0" {
  %x = load volatile double, ptr @sparc.argument.D0
  %k = fptosi double %x to i32
  store volatile double %x, ptr @sparc.argument.D0
  %r = call i32 @float_argument(i32 %k)
  %s = add i32 %r, 1
  ret i32 %s
}

; No recursion.
define internal i32 @once(i32 %n) {
  %k = load i32, ptr @count
  ret i32 %k
}

define internal i32 @last(i32 %n) {
  ret i32 %n
}

!0 = !{!"branch_weights", i32 1, i32 99}
