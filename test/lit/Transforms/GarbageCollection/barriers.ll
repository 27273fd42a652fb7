; RUN: %opt -passes=mincaml-garbage-collection -S %s | FileCheck %s
; Stores of pointers to objects that a collection may have seen are noted.

declare noalias nonnull ptr @min_caml_allocate(i32)
declare void @min_caml_print_int(i32)

@cell = internal global ptr null

; No function is called that is not compiled here or of the runtime.
define void @min_caml_start() {
; CHECK-LABEL: @min_caml_start(
; CHECK-NEXT:    call void @min_caml_collect_garbage(ptr @ml.roots, i32 1, i32 1)
  ret void
}

; The card of the address is noted.
define void @old(ptr %a, ptr %x) {
; CHECK-LABEL: @old(
; CHECK-NEXT:    %p = getelementptr i8, ptr %a, i32 8
; CHECK-NEXT:    [[ADDRESS:%.*]] = ptrtoint ptr %p to i64
; CHECK-NEXT:    [[NUMBER:%.*]] = lshr i64 [[ADDRESS]], 10
; CHECK-NEXT:    [[LOW:%.*]] = trunc i64 [[NUMBER]] to i16
; CHECK-NEXT:    [[INDEX:%.*]] = zext i16 [[LOW]] to i64
; CHECK-NEXT:    [[CARD:%.*]] = getelementptr inbounds i8, ptr @min_caml_cards, i64 [[INDEX]]
; CHECK-NEXT:    store i8 1, ptr [[CARD]]
; CHECK-NEXT:    store ptr %x, ptr %p
  %p = getelementptr i8, ptr %a, i32 8
  store ptr %x, ptr %p
  ret void
}

; Numbers, constants and pointers to static objects are not collected.
define void @numbers(ptr %a, i32 %i, double %d) {
; CHECK-LABEL: @numbers(
; CHECK-NOT:     min_caml_cards
; CHECK:         ret void
  store i32 %i, ptr %a
  store double %d, ptr %a
  store ptr null, ptr %a
  store ptr @cell, ptr %a
  ret void
}

; Variables are roots.
define void @variables(ptr %x) {
; CHECK-LABEL: @variables(
; CHECK-NOT:     min_caml_cards
; CHECK:         ret void
  %slot = alloca [2 x ptr]
  %p = getelementptr ptr, ptr %slot, i32 1
  store ptr %x, ptr %p
  store ptr %x, ptr @cell
  ret void
}

; An object that was allocated after the last collection is young.
define ptr @young(ptr %x, i1 %c) {
; CHECK-LABEL: @young(
; CHECK-NOT:     min_caml_cards
; CHECK:         ret ptr
  %o = call noalias ptr @min_caml_allocate(i32 16)
  store ptr %x, ptr %o
  br i1 %c, label %then, label %else
then:
  call void @min_caml_print_int(i32 1)
  br label %else
else:
  %p = getelementptr i8, ptr %o, i32 8
  store ptr %x, ptr %p
  ret ptr %o
}

; After another allocation it may be old.
define ptr @grown(ptr %x) {
; CHECK-LABEL: @grown(
; CHECK:         %o = call
; CHECK-NEXT:    %q = call
; CHECK-NEXT:    ptrtoint ptr %o to i64
; CHECK:         store i8 1
; CHECK-NEXT:    store ptr %q, ptr %o
; CHECK-NEXT:    store ptr %o, ptr %q
  %o = call noalias ptr @min_caml_allocate(i32 16)
  %q = call noalias ptr @min_caml_allocate(i32 16)
  store ptr %q, ptr %o
  store ptr %o, ptr %q
  ret ptr %o
}

; One path suffices.
define ptr @path(ptr %x, i1 %c) {
; CHECK-LABEL: @path(
; CHECK:         join:
; CHECK:         store i8 1
; CHECK-NEXT:    store ptr %x, ptr %o
  %o = call noalias ptr @min_caml_allocate(i32 16)
  br i1 %c, label %then, label %join
then:
  call ptr @grown(ptr %x)
  br label %join
join:
  store ptr %x, ptr %o
  ret ptr %o
}

; The loop may collect between the allocation and the second store.
define void @loop(ptr %x, i32 %n) {
; CHECK-LABEL: @loop(
; CHECK:         body:
; CHECK:         store i8 1
; CHECK-NEXT:    store ptr %x, ptr %o
; CHECK:         %q = call
; CHECK-NEXT:    store ptr %x, ptr %q
entry:
  %o = call noalias ptr @min_caml_allocate(i32 16)
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  store ptr %x, ptr %o
  %q = call noalias ptr @min_caml_allocate(i32 16)
  store ptr %x, ptr %q
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %body, label %exit
exit:
  ret void
}

; A vector of pointers may be on two cards.
define void @vector(ptr %a, <2 x ptr> %v) {
; CHECK-LABEL: @vector(
; CHECK-NEXT:    ptrtoint ptr %a to i64
; CHECK:         store i8 1
; CHECK-NEXT:    [[LAST:%.*]] = getelementptr i8, ptr %a, i32 15
; CHECK-NEXT:    ptrtoint ptr [[LAST]] to i64
; CHECK:         store i8 1
; CHECK-NEXT:    store <2 x ptr> %v, ptr %a
  store <2 x ptr> %v, ptr %a
  ret void
}

; The runtime notes all cards of a copy.
define void @copy(ptr %a, ptr %b, i64 %n) {
; CHECK-LABEL: @copy(
; CHECK-NEXT:    call void @min_caml_note_change(ptr %a, i64 %n)
; CHECK-NEXT:    call void @llvm.memcpy
  call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr %b, i64 %n, i1 false)
  ret void
}

; The effects of a function that may write include those on the cards.
; CHECK: define void @effects(ptr %a, ptr %x) [[WIDER:#[0-9]+]]
define void @effects(ptr %a, ptr %x) memory(argmem: write) {
  store ptr %x, ptr %a
  ret void
}
; CHECK: attributes [[WIDER]] = { memory(write, {{.*}}) }
