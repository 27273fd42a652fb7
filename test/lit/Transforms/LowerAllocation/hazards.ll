; Calls of the allocation function that are none to expand: tail calls, invokes,
; calls by its address, of sizes that are not known; a call in a loop, in a block
; that nothing reaches, and between accesses that keep their order.
; RUN: %opt -passes=mincaml-lower-allocation -verify-each -S %s | FileCheck %s

declare noalias ptr @min_caml_allocate(i32)
declare void @use(ptr)
declare i32 @__gxx_personality_v0(...)
@address = global ptr @min_caml_allocate

; Nothing comes between a tail call and its return.
; CHECK-LABEL: @tail(
; CHECK-NEXT: %p = musttail call ptr @min_caml_allocate(i32 8)
; CHECK-NEXT: ret ptr %p
define ptr @tail(i32 %n) {
  %p = musttail call ptr @min_caml_allocate(i32 8)
  ret ptr %p
}

; A tail call that may as well be another one is one like others.
; CHECK-LABEL: @may_tail(
; CHECK: heap.full:
; CHECK-NEXT: %[[P:.*]] = tail call ptr @min_caml_allocate(i32 8)
; CHECK: allocated:
; CHECK-NEXT: %p = phi ptr [ %[[P]], %heap.full ], [ %heap.next, %heap.bump ]
; CHECK-NEXT: ret ptr %p
define ptr @may_tail(i32 %n) {
  %p = tail call ptr @min_caml_allocate(i32 8)
  ret ptr %p
}

; CHECK-LABEL: @invokes(
; CHECK: invoke ptr @min_caml_allocate(i32 8)
; CHECK-NOT: heap
; CHECK: resume
define ptr @invokes() personality ptr @__gxx_personality_v0 {
entry:
  %p = invoke ptr @min_caml_allocate(i32 8) to label %fine unwind label %pad
fine:
  ret ptr %p
pad:
  %l = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %l
}

; CHECK-LABEL: @unknown(
; CHECK: call ptr %f(i32 8)
; CHECK: call ptr @min_caml_allocate(i32 %n)
; CHECK: call ptr @min_caml_allocate(i32 undef)
; CHECK: call ptr @min_caml_allocate(i32 -8)
; CHECK: call ptr @min_caml_allocate(i32 1000000)
; CHECK: ret void
define void @unknown(i32 %n) {
  %f = load ptr, ptr @address
  %a = call ptr %f(i32 8)
  %b = call ptr @min_caml_allocate(i32 %n)
  %c = call ptr @min_caml_allocate(i32 undef)
  %d = call ptr @min_caml_allocate(i32 -8)
  %e = call ptr @min_caml_allocate(i32 1000000)
  ret void
}

; Accesses keep their places around the new branches.
; CHECK-LABEL: @ordered(
; CHECK: store volatile i32 1, ptr %q
; CHECK: %heap.next = load ptr, ptr @min_caml_heap
; CHECK: br i1 %full
; CHECK: allocated:
; CHECK-NEXT: %p = phi ptr
; CHECK-NEXT: fence seq_cst
; CHECK-NEXT: store volatile ptr %p, ptr %q
define void @ordered(ptr %q) {
  store volatile i32 1, ptr %q
  %p = call ptr @min_caml_allocate(i32 8)
  fence seq_cst
  store volatile ptr %p, ptr %q
  ret void
}

; The phi nodes after the call, also that of an endless loop, get the new block.
; CHECK-LABEL: @loop(
; CHECK: loop:
; CHECK-NEXT: %last = phi ptr [ null, %entry ], [ %p, %allocated ]
; CHECK: allocated:
; CHECK: br label %loop
define void @loop() {
entry:
  br label %loop
loop:
  %last = phi ptr [ null, %entry ], [ %p, %loop ]
  %p = call ptr @min_caml_allocate(i32 8)
  store ptr %last, ptr %p
  br label %loop
}

; CHECK-LABEL: @unreached(
; CHECK: dead:
; CHECK: %q = phi ptr [ %p, %allocated ]
define void @unreached() {
  ret void
dead:
  %q = phi ptr [ %p, %dead ]
  %p = call ptr @min_caml_allocate(i32 8)
  store ptr %q, ptr %p
  br label %dead
}
