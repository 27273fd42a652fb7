; Floating-point parameters of internal functions become variables that stand
; for registers, in their order; the others stay. Nothing changes on other
; targets, or the second time.
; RUN: %opt -passes=sparc-float-arguments,verify -S %s | FileCheck %s
; RUN: %opt -passes=sparc-float-arguments -S %s -o %t.once
; RUN: %opt -passes=sparc-float-arguments,sparc-float-arguments -S %s -o %t.twice
; RUN: diff %t.once %t.twice
; RUN: sed 's/^target triple.*/target triple = "sparcv9-unknown-linux-gnu"/' %s > %t.v9.ll
; RUN: %opt -passes=sparc-float-arguments -S %t.v9.ll | FileCheck %s --check-prefix=OTHER
; RUN: sed 's/^target triple.*/target triple = "x86_64-unknown-linux-gnu"/' %s > %t.x86.ll
; RUN: %opt -passes=sparc-float-arguments -S %t.x86.ll | FileCheck %s --check-prefix=OTHER
; OTHER-NOT: sparc.argument
; OTHER: define internal tailcc double @mixed(i32 %n, double %x, ptr nonnull %p, float %y, double %z)
; OTHER-NOT: sparc.argument

target triple = "sparc-unknown-linux-gnu"

; CHECK: @sparc.argument.D0 = external global double, align 8
; CHECK: @sparc.argument.F2 = external global float, align 4
; CHECK: @sparc.argument.D2 = external global double, align 8

; The effects of the function and of its calls are forgotten.
; CHECK: define internal tailcc double @mixed(i32 %n, ptr nonnull %p) #[[MIXED:[0-9]+]] {
; CHECK-NEXT: %x = load volatile double, ptr @sparc.argument.D0, align 8
; CHECK-NEXT: %y = load volatile float, ptr @sparc.argument.F2, align 4
; CHECK-NEXT: %z = load volatile double, ptr @sparc.argument.D2, align 8
; CHECK-NEXT: %wide = fpext float %y to double
; CHECK-NEXT: %sum = fadd double %x, %wide
; CHECK:      %[[Z:.*]] = call double @llvm.arithmetic.fence.f64(double %z)
; CHECK-NEXT: %[[Y:.*]] = call float @llvm.arithmetic.fence.f32(float 2.5{{.*}})
; CHECK-NEXT: %[[SUM:.*]] = call double @llvm.arithmetic.fence.f64(double %sum)
; CHECK-NEXT: store volatile double %[[Z]], ptr @sparc.argument.D0, align 8
; CHECK-NEXT: store volatile float %[[Y]], ptr @sparc.argument.F2, align 4
; CHECK-NEXT: store volatile double %[[SUM]], ptr @sparc.argument.D2, align 8
; CHECK-NEXT: %r = musttail call tailcc double @mixed(i32 1, ptr nonnull %p)
; CHECK-NEXT: ret double %r
define internal tailcc double @mixed(i32 %n, double %x, ptr nonnull %p, float %y, double %z) memory(none) nosync willreturn nounwind {
  %wide = fpext float %y to double
  %sum = fadd double %x, %wide
  %done = icmp eq i32 %n, 0
  br i1 %done, label %end, label %again
again:
  %r = musttail call tailcc double @mixed(i32 1, double %z, ptr nonnull %p, float 2.5, double %sum)
  ret double %r
end:
  ret double %sum
}

; Only the first eight are in registers.
; CHECK: define internal double @nine(double %i) #[[NINE:[0-9]+]] {
; CHECK: %h = load volatile double, ptr @sparc.argument.D7, align 8
define internal double @nine(double %a, double %b, double %c, double %d, double %e, double %f, double %g, double %h, double %i) {
  %s = fadd double %h, %i
  ret double %s
}

; Of a parameter that is not used, too.
; CHECK: define internal i32 @unused() #[[UNUSED:[0-9]+]] {
; CHECK-NEXT: load volatile double, ptr @sparc.argument.D0, align 8
; CHECK-NEXT: ret i32 7
define internal i32 @unused(double %x) {
  ret i32 7
}

; CHECK: define double @main(ptr %p) {
; CHECK: %[[P:.*]] = call double @llvm.arithmetic.fence.f64(double poison)
; CHECK: store volatile double %[[P]], ptr @sparc.argument.D0
; CHECK: call i32 @unused()
; CHECK: store volatile double %{{.*}}, ptr @sparc.argument.D7
; CHECK-NEXT: %b = call double @nine(double 9.0{{.*}})
define double @main(ptr %p) {
  %u = call i32 @unused(double poison) memory(none)
  %a = call tailcc double @mixed(i32 %u, double 1.0, ptr nonnull %p, float 1.0, double 2.0)
  %b = call double @nine(double %a, double 2.0, double 3.0, double 4.0, double 5.0, double 6.0, double 7.0, double 8.0, double 9.0)
  ret double %b
}

; CHECK: attributes #[[MIXED]] = { nounwind "sparc-float-arguments"="D0,F2,D2" }
; CHECK: attributes #[[NINE]] = { "sparc-float-arguments"="D0,D1,D2,D3,D4,D5,D6,D7" }
; CHECK: attributes #[[UNUSED]] = { "sparc-float-arguments"="D0" }
