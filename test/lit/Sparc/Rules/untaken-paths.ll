; Accesses that would be invalid if they were executed, but that LLVM IR has as well:
; their path may never be taken, so that they are unproved. Each function is checked as
; LLVM lowers it.
; RUN: %llc -mincaml-check-sparc=all -mtriple=sparc-unknown-linux-gnu -mcpu=v8 -O0 %s -o /dev/null 2>&1 | FileCheck %s
; RUN: %llc -mincaml-check-sparc=all -mtriple=sparc-unknown-linux-gnu -mcpu=v8 -O2 %s -o /dev/null 2>&1 | FileCheck %s
; RUN: %llc -mincaml-check-sparc=all -mtriple=sparcv9-unknown-linux-gnu -O2 %s -o /dev/null 2>&1 | FileCheck %s
; RUN: %llc -mincaml-check-sparc -mtriple=sparc-unknown-linux-gnu -mcpu=v8 -O2 %s -o - 2>&1 | FileCheck %s --check-prefix=ACCEPTED
; ACCEPTED-NOT: {{error|warning}}
; ACCEPTED: number_of_exception:

; CHECK-NOT: violation
; CHECK: unproved: in number_of_exception {{.*}}: memory accesses are aligned to their size: the address is 4 modulo 8; the program itself computes this address, on a path that may never be taken [SPL022]
define double @number_of_exception(i32 %number) {
  %c = icmp eq i32 %number, 7
  br i1 %c, label %then, label %else
then:
  %x = load double, ptr inttoptr (i32 12 to ptr), align 8
  ret double %x
else:
  ret double 0.0
}

; An argument that is an int where an array would be.
; CHECK: unproved: in computed {{.*}}the address is 2 modulo 4; the program itself computes this address
define i32 @computed(i32 %number, i32 %index) {
  %c = icmp eq i32 %number, 7
  br i1 %c, label %then, label %else
then:
  %p = getelementptr i32, ptr inttoptr (i32 4002 to ptr), i32 %index
  %x = load i32, ptr %p, align 4
  ret i32 %x
else:
  ret i32 0
}

declare i32 @three(i32, i32, i32)

; CHECK: unproved: in other_type {{.*}}the argument in %o1 is not passed; the program itself calls a function of another type, on a path that may never be taken [SPL025]
define i32 @other_type(i32 %number) {
  %c = icmp eq i32 %number, 7
  br i1 %c, label %then, label %else
then:
  %x = call i32 @three(i32 1)
  ret i32 %x
else:
  ret i32 0
}

; CHECK: unproved: in below_stack {{.*}} bytes below; the program itself computes this address, on a path that may never be taken [SPL020]
define i32 @below_stack(i32 %number) {
  %array = alloca [4 x i32], align 4
  store volatile i32 %number, ptr %array, align 4
  %c = icmp eq i32 %number, 7
  br i1 %c, label %then, label %else
then:
  %p = getelementptr i32, ptr %array, i32 -2000
  %x = load volatile i32, ptr %p, align 4
  ret i32 %x
else:
  ret i32 0
}
; CHECK-NOT: violation
