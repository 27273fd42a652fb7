; Calls that are not a pair, or not for certain executed together.
; RUN: %opt -passes=mincaml-sine-cosine -verify-each -S %s | FileCheck %s --implicit-check-not=llvm.sincos
; CHECK-COUNT-11: call double @{{.*}}(double %{{.}})

; What a target and a function must have, beside a pair in which it is combined.
; RUN: %opt -passes=mincaml-sine-cosine -verify-each -S %S/Inputs/pair.ll | FileCheck %s --check-prefix=PAIR
; RUN: sed s/linux-gnu/linux-musl/ %S/Inputs/pair.ll | %opt -passes=mincaml-sine-cosine -verify-each -S | FileCheck %s --check-prefix=APART --implicit-check-not=llvm.sincos
; RUN: sed s/-unknown-linux-gnu/-elf/ %S/Inputs/pair.ll | %opt -passes=mincaml-sine-cosine -verify-each -S | FileCheck %s --check-prefix=APART --implicit-check-not=llvm.sincos
; RUN: sed 's/#0 {/#1 {/' %S/Inputs/pair.ll | %opt -passes=mincaml-sine-cosine -verify-each -S | FileCheck %s --check-prefix=APART --implicit-check-not=llvm.sincos
; RUN: sed 's/ #2$//' %S/Inputs/pair.ll | %opt -passes=mincaml-sine-cosine -verify-each -S | FileCheck %s --check-prefix=APART --implicit-check-not=llvm.sincos
; PAIR: call { double, double } @llvm.sincos.f64(
; APART: call double @min_caml_cos(
; APART: call double @min_caml_sin(

target triple = "sparc-unknown-linux-gnu"

define double @other.argument(double %x, double %y) {
  %c = call double @min_caml_cos(double %x)
  %s = call double @min_caml_sin(double %y)
  %m = fdiv double %c, %s
  ret double %m
}

; Only one of them is executed.
define double @choice(double %x, i1 %b) {
  br i1 %b, label %sine, label %cosine
sine:
  %s = call double @min_caml_sin(double %x)
  ret double %s
cosine:
  %c = call double @min_caml_cos(double %x)
  ret double %c
}

; The second is executed after some of the first.
define double @sometimes(double %x, i1 %b) {
entry:
  %s = call double @min_caml_sin(double %x)
  br i1 %b, label %cosine, label %end
cosine:
  %c = call double @min_caml_cos(double %x)
  br label %end
end:
  %m = phi double [ %s, %entry ], [ %c, %cosine ]
  ret double %m
}

; And some of the second after none of the first.
define double @joined(double %x, i1 %b) {
entry:
  br i1 %b, label %sine, label %end
sine:
  %s = call double @min_caml_sin(double %x)
  br label %end
end:
  %m = phi double [ 0.0, %entry ], [ %s, %sine ]
  %c = call double @min_caml_cos(double %x)
  %r = fadd double %m, %c
  ret double %r
}

; What these do is not known.
define double @own(double %x) {
  %c = call double @min_caml_cos(double %x)
  %s = call double @sin(double %x)
  %t = call double @min_caml_sine(double %x)
  %st = fmul double %s, %t
  %m = fdiv double %c, %st
  ret double %m
}
declare double @min_caml_sin(double) #0
declare double @min_caml_cos(double) #0
declare double @min_caml_sine(double) #0
declare double @sin(double) #0
attributes #0 = { nounwind willreturn memory(none) }
