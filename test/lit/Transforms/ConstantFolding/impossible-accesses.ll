; A path to an access that is undefined is never taken: the branch to it goes.
; RUN: %opt -passes=mincaml-constfold,mincaml-assoc -verify-each -S %s | FileCheck %s
; RUN: %opt -passes=mincaml-constfold -pass-remarks=mincaml -disable-output %s 2>&1 | FileCheck %s --check-prefix=REMARK

; REMARK: remark: {{.*}}this access is unreachable: no object can be at its address

target datalayout = "E-m:e-p:32:32-i64:64-f128:64-n32-S64"

%tuple = type { i32, i32 }
@tuple = internal global %tuple zeroinitializer, align 8
@bytes = internal global [12 x i8] zeroinitializer, align 4
@exception = private constant { i32, i32, i32 } { i32 7, i32 0, i32 98 }, align 8
@weak = weak global i32 0, align 4
@other = external global i32, align 4

declare void @print(i32) nounwind willreturn

; CHECK-LABEL: @null(
; CHECK-NEXT: else:
; CHECK-NEXT: ret i32 1
define i32 @null(i1 %c) {
  br i1 %c, label %then, label %else
then:
  %x = load i32, ptr null, align 4
  ret i32 %x
else:
  ret i32 1
}

; CHECK-LABEL: @undefined(
; CHECK-NEXT: else:
; CHECK-NEXT: ret i32 1
define i32 @undefined(i1 %c) {
  br i1 %c, label %else, label %then
then:
  store i32 1, ptr poison, align 4
  ret i32 0
else:
  ret i32 1
}

; CHECK-LABEL: @misaligned_number(
; CHECK-NEXT: else:
; CHECK-NEXT: ret double 1.0
define double @misaligned_number(i1 %c) {
  br i1 %c, label %then, label %else
then:
  %x = load double, ptr getelementptr (i8, ptr inttoptr (i32 4 to ptr), i32 8), align 8
  ret double %x
else:
  ret double 1.0
}

; CHECK-LABEL: @beside_variable(
; CHECK-NEXT: else:
; CHECK-NEXT: ret i32 1
define i32 @beside_variable(i32 %n) {
  switch i32 %n, label %branch [ i32 0, label %else ]
branch:
  %c = icmp sgt i32 %n, 5
  br i1 %c, label %then, label %less
less:
  br i1 %c, label %else, label %before
before:
  store i32 1, ptr getelementptr (i8, ptr @tuple, i32 -4), align 4
  br label %else
then:
  %x = load i32, ptr getelementptr (i8, ptr @tuple, i32 8), align 4
  ret i32 %x
else:
  ret i32 1
}

; CHECK-LABEL: @beside_slot(
; CHECK: ret i32 1
define i32 @beside_slot(i1 %c) {
  %slot = alloca [2 x i32], align 4
  br i1 %c, label %then, label %else
then:
  %beside = getelementptr i32, ptr %slot, i32 2
  %x = load volatile i32, ptr %slot, align 4
  %y = load i32, ptr %beside, align 4
  ret i32 %y
else:
  ret i32 1
}

; The value of the exception's argument as a pointer, with the branch on its
; number.
; CHECK-LABEL: @wrong_argument(
; CHECK-NEXT: number:
; CHECK-NEXT: call void @print(i32 98)
; CHECK-NEXT: ret void
define void @wrong_argument(i1 %c) {
  br i1 %c, label %pair, label %number
pair:
  %p = load ptr, ptr getelementptr (i8, ptr @exception, i32 8), align 4
  %y = load i32, ptr %p, align 4
  call void @print(i32 %y)
  ret void
number:
  %n = load i32, ptr getelementptr (i8, ptr @exception, i32 8), align 4
  call void @print(i32 %n)
  ret void
}

; What comes before the access is executed as far as it can be seen: a call may
; print, exit, or not return. Stores are not seen.
; CHECK-LABEL: @after_call(
; CHECK: then:
; CHECK-NEXT: store i32 1, ptr @other
; CHECK-NEXT: call void @print(i32 1)
; CHECK-NEXT: unreachable
define i32 @after_call(i1 %c) {
  br i1 %c, label %then, label %else
then:
  store i32 1, ptr @other, align 4
  call void @print(i32 1)
  store i32 2, ptr @other, align 4
  %x = load i32, ptr null, align 4
  ret i32 %x
else:
  ret i32 1
}

; CHECK-LABEL: @volatile_before(
; CHECK: then:
; CHECK-NEXT: store volatile i32 1, ptr @other
; CHECK-NEXT: unreachable
define i32 @volatile_before(i1 %c) {
  br i1 %c, label %then, label %else
then:
  store volatile i32 1, ptr @other, align 4
  %x = load i32, ptr null, align 4
  ret i32 %x
else:
  ret i32 1
}

; The loop ends where the access would be.
; CHECK-LABEL: @in_loop(
; CHECK: loop:
; CHECK: call void @print(i32 %i)
; CHECK-NEXT: %next = add i32 %i, 1
; CHECK-NEXT: br label %loop
define void @in_loop() {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  call void @print(i32 %i)
  %next = add i32 %i, 1
  %c = icmp eq i32 %next, 10
  br i1 %c, label %last, label %loop
last:
  %x = load i32, ptr getelementptr (i8, ptr @tuple, i32 2), align 4
  call void @print(i32 %x)
  ret void
}

; CHECK-LABEL: @always(
; CHECK-NEXT: unreachable
define i32 @always() {
  %x = load i32, ptr null, align 4
  ret i32 %x
}

; Left alone: what is defined, or may be.
; CHECK-LABEL: @possible(
; CHECK: load i32, ptr inttoptr (i32 12 to ptr), align 4
; CHECK: load i16, ptr inttoptr (i32 14 to ptr), align 2
; CHECK: load i32, ptr inttoptr (i32 14 to ptr), align 1
; CHECK: load volatile i32, ptr null
; CHECK: load atomic i32, ptr null monotonic
; CHECK: load i32, ptr addrspace(1) null
; CHECK: load i32, ptr getelementptr (i8, ptr @tuple, i32 4), align 4
; CHECK: load i32, ptr getelementptr (i8, ptr @weak, i32 4), align 4
; CHECK: load i32, ptr getelementptr (i8, ptr @other, i32 4), align 4
; CHECK: load i64, ptr @bytes, align 8
; CHECK: load i32, ptr %beside
define void @possible(i1 %c, i32 %i) {
  %slot = alloca [2 x i32], align 4
  br i1 %c, label %then, label %else
then:
  %a = load i32, ptr inttoptr (i32 12 to ptr), align 4
  call void @print(i32 %a)
  %b = load i16, ptr inttoptr (i32 14 to ptr), align 2
  %b32 = zext i16 %b to i32
  call void @print(i32 %b32)
  %d = load i32, ptr inttoptr (i32 14 to ptr), align 1
  call void @print(i32 %d)
  %e = load volatile i32, ptr null, align 4
  call void @print(i32 %e)
  %f = load atomic i32, ptr null monotonic, align 4
  call void @print(i32 %f)
  %g = load i32, ptr addrspace(1) null, align 4
  call void @print(i32 %g)
  %h = load i32, ptr getelementptr (i8, ptr @tuple, i32 4), align 4
  call void @print(i32 %h)
  %j = load i32, ptr getelementptr (i8, ptr @weak, i32 4), align 4
  call void @print(i32 %j)
  %k = load i32, ptr getelementptr (i8, ptr @other, i32 4), align 4
  call void @print(i32 %k)
  br label %more
more:
  %l = load i64, ptr @bytes, align 8
  %l32 = trunc i64 %l to i32
  call void @print(i32 %l32)
  %beside = getelementptr i32, ptr %slot, i32 %i
  %m = load i32, ptr %beside, align 4
  call void @print(i32 %m)
  ret void
else:
  ret void
}

; CHECK-LABEL: @null_is_valid(
; CHECK: load i32, ptr null
define i32 @null_is_valid() null_pointer_is_valid {
  %x = load i32, ptr null, align 4
  ret i32 %x
}
