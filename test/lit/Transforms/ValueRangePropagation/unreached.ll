; Code that is never reached, as its branch or its pointer shows, says nothing
; about the rest of the program, and accesses in it are removed.
; RUN: %opt -passes=mincaml-vrp -verify-each -S %s | FileCheck %s
; RUN: %opt -passes=mincaml-vrp -pass-remarks=mincaml -disable-output %s 2>&1 | FileCheck %s --check-prefix=REMARK

; REMARK: this access is unreachable: no object can be at its address

target datalayout = "E-m:e-p:32:32-i64:64-f128:64-n32-S64"

declare noalias nonnull ptr @min_caml_allocate(i32) allockind("alloc,uninitialized")
declare noundef i32 @read()
declare void @print(i32)
declare void @foreign(ptr)

; The object has an int where the path for other numbers loads a pointer, and
; what is loaded is passed on. Its number is known all the same, so the path is
; removed.
; CHECK-LABEL: define {{.*}}@number(
; CHECK-NOT: load ptr
; CHECK: br label %int
; CHECK-NOT: load ptr
define void @number() {
  %n = call i32 @read()
  %e = call ptr @min_caml_allocate(i32 16)
  store i32 6, ptr %e, align 4
  %argument = getelementptr i8, ptr %e, i32 8
  store i32 %n, ptr %argument, align 4
  %number = load i32, ptr %e, align 4
  %fits = icmp eq i32 %number, 7
  br i1 %fits, label %pair, label %int
pair:
  %p = load ptr, ptr %argument, align 4
  store i32 0, ptr %e, align 4
  call void @foreign(ptr %p)
  ret void
int:
  %x = load i32, ptr %argument, align 4
  call void @print(i32 %x)
  ret void
}

; A switch takes one case; a function that only another case calls is not called.
; CHECK-LABEL: define {{.*}}@cases(
; CHECK: switch i32 5
; CHECK: br i1 true, label %yes, label %no
define void @cases() {
  %e = call ptr @min_caml_allocate(i32 16)
  store i32 5, ptr %e, align 4
  %x = load i32, ptr %e, align 4
  switch i32 %x, label %default [ i32 4, label %four
                                  i32 5, label %five ]
default:
  call void @change(ptr %e)
  ret void
four:
  store i32 4, ptr %e, align 4
  br label %five
five:
  %y = load i32, ptr %e, align 4
  %is.five = icmp eq i32 %y, 5
  br i1 %is.five, label %yes, label %no
yes:
  call void @print(i32 1)
  ret void
no:
  ret void
}
define internal void @change(ptr %p) {
  store i32 6, ptr %p, align 4
  ret void
}

; No pointer but null is returned, so that the one that is not null is not there.
; What is printed before stays.
; CHECK-LABEL: define {{.*}}@raises(
; CHECK: raised:
; CHECK-NEXT: call void @print(i32 2)
; CHECK-NEXT: unreachable
; CHECK-NOT: load
define void @raises() {
  %e = call ptr @returns_null(i32 3)
  %c = icmp eq ptr %e, null
  br i1 %c, label %fine, label %raised
fine:
  call void @print(i32 1)
  ret void
raised:
  call void @print(i32 2)
  %number = load i32, ptr %e, align 4
  call void @print(i32 %number)
  ret void
}

; CHECK-LABEL: define {{.*}}@returns_null(
; CHECK-NOT: load
; CHECK: ret ptr null
; CHECK: }
define internal ptr @returns_null(i32 %k) {
  %c = icmp sgt i32 %k, 0
  br i1 %c, label %then, label %else
then:
  %sub = sub i32 %k, 1
  %e = call ptr @returns_null(i32 %sub)
  %is.null = icmp eq ptr %e, null
  br i1 %is.null, label %else, label %raised
raised:
  %number = load i32, ptr %e, align 4
  %fits = icmp eq i32 %number, 6
  br i1 %fits, label %else, label %again
again:
  ret ptr %e
else:
  ret ptr null
}

; Reached: a condition that is not known, from a cell that two stores change; a
; pointer that may be another one; a function whose address is known outside.
; CHECK-LABEL: define {{.*}}@reached(
; CHECK: br i1 %fits, label %pair, label %int
; CHECK: pair:
; CHECK-NEXT: %p = load ptr, ptr %argument
define void @reached(i1 %c) {
  %e = call ptr @min_caml_allocate(i32 16)
  br i1 %c, label %six, label %seven
six:
  store i32 6, ptr %e, align 4
  br label %test
seven:
  store i32 7, ptr %e, align 4
  br label %test
test:
  %argument = getelementptr i8, ptr %e, i32 8
  %number = load i32, ptr %e, align 4
  %fits = icmp eq i32 %number, 7
  br i1 %fits, label %pair, label %int
pair:
  %p = load ptr, ptr %argument, align 4
  call void @foreign(ptr %p)
  ret void
int:
  ret void
}

; CHECK-LABEL: define {{.*}}@maybe_null(
; CHECK: load i32, ptr %p
define internal i32 @maybe_null(ptr %p) {
  %x = load i32, ptr %p, align 4
  ret i32 %x
}
; CHECK-LABEL: define {{.*}}@calls(
define i32 @calls(i1 %c, ptr %q) {
  %p = select i1 %c, ptr null, ptr %q
  %x = call i32 @maybe_null(ptr %p)
  ret i32 %x
}

; CHECK-LABEL: define {{.*}}@handler(
; CHECK: load i32, ptr %p
define internal void @handler(ptr %p) {
  %x = load i32, ptr %p, align 4
  call void @print(i32 %x)
  ret void
}
define void @registers() {
  call void @foreign(ptr @handler)
  ret void
}

; A device. The address is known, but a volatile access stays.
; CHECK-LABEL: define {{.*}}@device(
; CHECK: load volatile i32, ptr null
define internal i32 @device(ptr %p) {
  %x = load volatile i32, ptr %p, align 4
  ret i32 %x
}
define i32 @calls_device() {
  %x = call i32 @device(ptr null)
  ret i32 %x
}
