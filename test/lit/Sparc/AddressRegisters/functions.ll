; What becomes of addresses in functions of a recursion, and of calls of them.
; RUN: %llc -mtriple=sparc-unknown-linux-gnu -mcpu=v8 -mincaml-address-registers -mincaml-check-sparc -verify-machineinstrs %s -o - | FileCheck %s --check-prefixes=CHECK,V8 --implicit-check-not=sethi
; RUN: %llc -mtriple=sparc-unknown-linux-gnu -mcpu=v9 -mincaml-address-registers -mincaml-check-sparc -verify-machineinstrs %s -o - | FileCheck %s --check-prefixes=CHECK,V8 --implicit-check-not=sethi
; RUN: %llc -mtriple=sparcv9-unknown-linux-gnu -code-model=small -mincaml-address-registers -mincaml-check-sparc -verify-machineinstrs %s -o - | FileCheck %s --check-prefixes=CHECK,V8 --implicit-check-not=sethi
; RUN: %llc -mtriple=sparcv9-unknown-linux-gnu -mincaml-address-registers -mincaml-check-sparc -verify-machineinstrs %s -o - | FileCheck %s --check-prefixes=CHECK,V9 --implicit-check-not=sethi

; Together with what else decides on frames and addresses.
; RUN: %llc -mtriple=sparc-unknown-linux-gnu -mcpu=v8 -mincaml-address-registers -mincaml-flat-frames -mincaml-shrink-wrap -mincaml-delay-slots -mincaml-constant-placement -mincaml-float-arguments -mincaml-verify-regalloc -mincaml-check-sparc -verify-machineinstrs %s -o - | FileCheck %s --check-prefix=ALL
; RUN: %llc -mtriple=sparcv9-unknown-linux-gnu -mincaml-address-registers -mincaml-flat-frames -mincaml-shrink-wrap -mincaml-delay-slots -mincaml-constant-placement -mincaml-branch-prediction -mincaml-verify-regalloc -mincaml-check-sparc -verify-machineinstrs %s -o - | FileCheck %s --check-prefix=ALL

; Neither in position-independent code, nor where addresses have 64 bits, nor if a
; register is reserved for the program, nor if each multiplication is a call.
; RUN: %llc -mtriple=sparc-unknown-linux-gnu -mcpu=v8 -relocation-model=pic -mincaml-address-registers -mincaml-check-sparc %s -o - | FileCheck %s --check-prefix=WITHOUT
; RUN: %llc -mtriple=sparcv9-unknown-linux-gnu -code-model=large -mincaml-address-registers -mincaml-check-sparc %s -o - | FileCheck %s --check-prefix=WITHOUT
; RUN: %llc -mtriple=sparc-unknown-linux-gnu -mcpu=v8 -mattr=+reserve-g3 -mincaml-address-registers -mincaml-check-sparc %s -o - | FileCheck %s --check-prefix=WITHOUT
; RUN: %llc -mtriple=sparc-unknown-linux-gnu -mcpu=v7 -mincaml-address-registers -mincaml-check-sparc %s -o - | FileCheck %s --check-prefix=WITHOUT
; WITHOUT-NOT: {{%h.*, %g2}}
; WITHOUT: call both

@count = internal global i32 0
@other = internal global i32 0

; The half serves accesses and whole addresses. A call through which the register
; is not lost passes it on.
; CHECK-LABEL: recursion:
; CHECK: ld {{\[}}%g2+%{{lo|l44}}(count)]
; CHECK: call recursion
; CHECK: add %g2, %{{lo|l44}}(count), %o1
; CHECK: .Lfunc_end0:
; ALL-LABEL: recursion:
; ALL: {{\[}}%g2+%{{lo|l44}}(count)]
; ALL-NOT: sethi
; ALL: call recursion
; ALL-NOT: sethi
; ALL: .Lfunc_end0:
define internal i32 @recursion(i32 %n, ptr %p) {
entry:
  %k = load volatile i32, ptr @count
  %z = icmp eq i32 %n, %k
  br i1 %z, label %end, label %again
again:
  %m = sub i32 %n, 1
  %r = call i32 @recursion(i32 %m, ptr @count)
  %s = add i32 %r, %k
  ret i32 %s
end:
  store ptr %p, ptr %p
  ret i32 0
}

; Two functions, of which one leaves in a tail call, and two variables.
; CHECK-LABEL: first:
; CHECK-DAG: {{\[}}%g2+%{{lo|l44}}(count)]
; CHECK-DAG: {{\[}}%g3+%{{lo|l44}}(other)]
; CHECK: call second
; CHECK-LABEL: second:
; CHECK: {{\[}}%g3+%{{lo|l44}}(other)]
; CHECK: mov %o7, %g1
; CHECK: call first
; CHECK-NEXT: mov %g1, %o7
; CHECK: .Lfunc_end2:
define internal tailcc i32 @first(i32 %n) {
  %k = load volatile i32, ptr @count
  %o = load volatile i32, ptr @other
  %m = sub i32 %k, %o
  %r = call tailcc i32 @second(i32 %m)
  %s = add i32 %r, %k
  ret i32 %s
}
define internal tailcc i32 @second(i32 %n) {
entry:
  %o = load volatile i32, ptr @other
  %k = load volatile i32, ptr @count
  %z = icmp eq i32 %n, %o
  br i1 %z, label %end, label %again
again:
  %r = musttail call tailcc i32 @first(i32 %k)
  ret i32 %r
end:
  ret i32 0
}

; Each call from outside. What is made last is in the slot of the call.
; CHECK-LABEL: outside:
; V8: call recursion
; V8-NEXT: sethi %hi(count), %g2
; V8-NEXT: sethi %hi(count), %g2
; V8-NEXT: call first
; V8-NEXT: sethi %hi(other), %g3
; V8-NEXT: sethi %hi(count), %g2
; V8-NEXT: call second
; V8-NEXT: sethi %hi(other), %g3
; V9: sethi %h44(count), %g2
; V9-NEXT: add %g2, %m44(count), %g2
; V9-NEXT: call recursion
; V9-NEXT: sllx %g2, 12, %g2
; V9-NEXT: sethi %h44(count), %g2
; V9-NEXT: add %g2, %m44(count), %g2
; V9-NEXT: sllx %g2, 12, %g2
; V9-NEXT: sethi %h44(other), %g3
; V9-NEXT: add %g3, %m44(other), %g3
; V9-NEXT: call first
; V9-NEXT: sllx %g3, 12, %g3
; V9-NEXT: sethi %h44(count), %g2
; V9: sethi %h44(other), %g3
; V9: call second
; CHECK: .Lfunc_end3:
define i32 @outside(i32 %n, ptr %p) {
  %a = call i32 @recursion(i32 %n, ptr %p)
  %b = call tailcc i32 @first(i32 %a)
  %c = call tailcc i32 @second(i32 %b)
  ret i32 %c
}

; A tail call into the recursion.
; CHECK-LABEL: enters:
; V8: sethi %hi(count), %g2
; V8-NEXT: sethi %hi(other), %g3
; V9: sethi %h44(count), %g2
; V9: sethi %h44(other), %g3
; CHECK: call first
; CHECK-NEXT: mov %g1, %o7
; CHECK: .Lfunc_end4:
define tailcc i32 @enters(i32 %n) {
  %r = musttail call tailcc i32 @first(i32 %n)
  ret i32 %r
}

; Another variable, which is needed seldom, has no register.
; CHECK-LABEL: both:
; CHECK-DAG: add %g2, %{{lo|l44}}(count), [[P:%[a-z0-9]+]]
; V8: sethi %hi(other)
; V9: sethi %h44(other)
; CHECK: add %{{[a-z0-9]+}}, %{{lo|l44}}(other), [[P]]
; CHECK: .Lfunc_end5:
; ALL-LABEL: both:
; ALL: call both
define internal i32 @both(i32 %n) {
entry:
  %k = load volatile i32, ptr @count
  %z = icmp eq i32 %n, %k
  br i1 %z, label %x, label %y
x:
  br label %end
y:
  br label %end
end:
  %p = phi ptr [ @count, %x ], [ @other, %y ]
  %l = load volatile i32, ptr %p
  %r = call i32 @both(i32 %l)
  %s = add i32 %r, 1
  ret i32 %s
}

; CHECK-LABEL: last:
; V8: sethi %hi(count), %g2
; V9: sethi %h44(count), %g2
; CHECK: .Lfunc_end6:
define i32 @last(i32 %n) {
  %r = call i32 @both(i32 %n)
  ret i32 %r
}
