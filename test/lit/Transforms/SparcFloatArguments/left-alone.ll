; Functions that keep the convention of the ABI.
; RUN: %opt -passes=sparc-float-arguments,verify -S %s -o %t.ll
; RUN: FileCheck %s < %t.ll --implicit-check-not=sparc.argument --implicit-check-not=sparc-float-arguments
target triple = "sparc-unknown-linux-gnu"

; CHECK: define double @external(double %x)
define double @external(double %x) {
  ret double %x
}

@table = constant ptr @address_taken
; CHECK: define internal double @address_taken(double %x)
define internal double @address_taken(double %x) {
  ret double %x
}

; CHECK: define internal double @passed(double %x)
define internal double @passed(double %x) {
  ret double %x
}
declare void @take(ptr)

; CHECK: define internal double @variadic(double %x, ...)
define internal double @variadic(double %x, ...) {
  ret double %x
}

; CHECK: define internal void @structure(ptr sret({ double, double }) %r, double %x)
define internal void @structure(ptr sret({ double, double }) %r, double %x) {
  store double %x, ptr %r
  ret void
}

; CHECK: define internal double @by_value(ptr byval(double) %p, double %x)
define internal double @by_value(ptr byval(double) %p, double %x) {
  ret double %x
}

; CHECK: define internal double @wrong_type(double %x)
define internal double @wrong_type(double %x) {
  ret double %x
}

; CHECK: define internal fastcc double @wrong_convention(double %x)
define internal fastcc double @wrong_convention(double %x) {
  ret double %x
}

; The C convention demands equal prototypes for a guaranteed tail call.
; CHECK: define internal double @tail_called(double %x)
define internal double @tail_called(double %x) {
  ret double %x
}
; CHECK: define double @tail_caller(double %x)
define double @tail_caller(double %x) {
  %r = musttail call double @tail_called(double %x)
  ret double %r
}

; CHECK: define internal double @invoked(double %x)
define internal double @invoked(double %x) {
  ret double %x
}
declare i32 @personality(...)

; CHECK: define internal double @soft(double %x)
define internal double @soft(double %x) "use-soft-float"="true" {
  ret double %x
}
; CHECK: define internal double @soft_by_feature(double %x)
define internal double @soft_by_feature(double %x) "target-features"="+v9,+soft-float" {
  ret double %x
}
; CHECK: define internal double @called_by_soft(double %x)
define internal double @called_by_soft(double %x) {
  ret double %x
}
; CHECK: define double @soft_caller(double %x)
define double @soft_caller(double %x) "use-soft-float"="true" {
  %r = call double @called_by_soft(double %x)
  ret double %r
}

; Nothing to pass in such a register.
; CHECK: define internal fp128 @others(i64 %x, fp128 %y, <2 x float> %z)
define internal fp128 @others(i64 %x, fp128 %y, <2 x float> %z) {
  ret fp128 %y
}

; CHECK: define double @main(ptr %f, ptr %p)
define double @main(ptr %f, ptr %p) personality ptr @personality {
  %a = call double @external(double 1.0)
  %b = call double @address_taken(double %a)
  call void @take(ptr @passed)
  %c = call double @passed(double %b)
  %d = call double (double, ...) @variadic(double %c, i32 1)
  call void @structure(ptr sret({ double, double }) %p, double %d)
  %e = call double @by_value(ptr byval(double) %p, double %d)
  %g = call double @wrong_type(i64 1)
  %h = call ccc double @wrong_convention(double %g)
  %i = call double %f(double %h)
  %j = call double @soft(double %i)
  %k = call double @soft_by_feature(double %j)
  %o = call fp128 @others(i64 1, fp128 zeroinitializer, <2 x float> zeroinitializer)
  %l = invoke double @invoked(double %k) to label %end unwind label %pad
pad:
  %m = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %m
end:
  ret double %l
}
