; Calls as events, functions and allocations.
; RUN: split-file %s %t
; RUN: not mincaml-validate %t/before.ll %t/after.ll | FileCheck %s

; CHECK: {{^}}reordered: refuted: the call of event has another argument 1
; CHECK: {{^}}renamed: refuted: the call of event goes to another function
; CHECK: {{^}}lost: refuted: the second lacks the call of event
; CHECK: {{^}}repeated: refuted: the second has an additional call of event
; CHECK: {{^}}argument_simplified: proved
; CHECK: {{^}}store_moved_over: refuted: the call of event sees different memory
; CHECK: {{^}}store_moved_over_print: proved
; CHECK: {{^}}load_moved_over: refuted: the returned value differs
; CHECK: {{^}}slot_is_private: proved
; CHECK: {{^}}slot_is_known: refuted: the returned value differs
; CHECK: {{^}}pure_once: proved
; CHECK: {{^}}pure_is_no_identity: refuted: the returned value differs
; CHECK: {{^}}read_twice: proved
; CHECK: {{^}}read_over_store: given up: unconfirmed counterexample
; CHECK: {{^}}read_over_dead_store: proved
; CHECK: {{^}}division_over_call: refuted: the second has undefined behaviour: division by zero
; CHECK: {{^}}after_stop: proved
; CHECK: {{^}}allocation_removed: proved
; CHECK: {{^}}object_changed: refuted: memory differs at the return
; CHECK: {{^}}noundef_added: refuted: the second has undefined behaviour: a noundef value is poison
; CHECK: {{^}}exchanged_allocas: proved
; CHECK: {{^}}same_alloca: refuted: the call of observe has another argument 1
; CHECK: {{^}}renamed_alloca: proved
; CHECK: {{^}}exchanged_contents: refuted: the call of observe sees different memory
; CHECK: {{^}}stored_address: proved
; CHECK: {{^}}poison_stored: refuted: memory differs at the return: the byte at address {{.*}} is {{[0-9]+}} before, poison after

;--- before.ll
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
declare void @event(i32)
declare void @other(i32)
declare i32 @observe(ptr)
declare i32 @reads(ptr) nounwind willreturn memory(read)
declare i32 @pure(i32) nounwind willreturn memory(none)
declare void @print(i32) nounwind memory(inaccessiblemem: readwrite)
declare void @stop() noreturn nounwind
declare noalias nonnull ptr @new(i32) nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
@g = global i32 0

define void @reordered(i32 %x, i32 %y) {
  call void @event(i32 %x)
  call void @event(i32 %y)
  ret void
}

define void @renamed(i32 %x, i32 %y) {
  call void @event(i32 %x)
  ret void
}

define void @lost(i32 %x, i32 %y) {
  call void @event(i32 %x)
  ret void
}

define void @repeated(i32 %x, i32 %y) {
  call void @event(i32 %x)
  ret void
}

define void @argument_simplified(i32 %x, i32 %y) {
  %a = xor i32 %x, %x
  call void @event(i32 %a)
  ret void
}

define void @store_moved_over(i32 %x, i32 %y) {
  store i32 1, ptr @g
  call void @event(i32 0)
  ret void
}

define void @store_moved_over_print(i32 %x, i32 %y) {
  store i32 1, ptr @g
  call void @print(i32 0)
  ret void
}

define i32 @load_moved_over() {
  call void @event(i32 0)
  %a = load i32, ptr @g
  ret i32 %a
}

define i32 @slot_is_private() {
  %s = alloca i32
  store i32 4, ptr %s
  call void @event(i32 0)
  %a = load i32, ptr %s
  ret i32 %a
}

define i32 @slot_is_known() {
  %s = alloca i32
  store i32 4, ptr %s
  %o = call i32 @observe(ptr %s)
  %a = load i32, ptr %s
  ret i32 %a
}

define i32 @pure_once(i32 %x) {
  %a = call i32 @pure(i32 %x)
  %b = call i32 @pure(i32 %x)
  %r = add i32 %a, %b
  ret i32 %r
}

define i32 @pure_is_no_identity(i32 noundef %x) {
  %a = call i32 @pure(i32 %x)
  ret i32 %a
}

define i32 @read_twice(ptr %p) {
  %a = call i32 @reads(ptr %p)
  call void @print(i32 0)
  %b = call i32 @reads(ptr %p)
  %r = add i32 %a, %b
  ret i32 %r
}

define i32 @read_over_store(ptr %p) {
  store i32 1, ptr @g
  %b = call i32 @reads(ptr %p)
  ret i32 %b
}

define i32 @read_over_dead_store(ptr %p) {
  store i32 2, ptr @g
  store i32 1, ptr @g
  %b = call i32 @reads(ptr %p)
  ret i32 %b
}

define i32 @division_over_call(i32 noundef %x, i32 noundef %y) {
  call void @event(i32 0)
  %r = udiv i32 %x, %y
  ret i32 %r
}

define i32 @after_stop() {
  call void @stop()
  ret i32 1
}

define i32 @allocation_removed(i32 %x) {
  %p = call ptr @new(i32 8)
  store i32 %x, ptr %p
  %a = load i32, ptr %p
  ret i32 %a
}

define ptr @object_changed(i32 noundef %x) {
  %p = call ptr @new(i32 8)
  store i32 %x, ptr %p
  ret ptr %p
}

define void @noundef_added(i32 %x, i32 %y) {
  call void @event(i32 %x)
  ret void
}

; Both allocas are there before and after: it is not renamed.
define i32 @exchanged_allocas() {
  %x = alloca i32
  %y = alloca i32
  %a = call i32 @observe(ptr %x)
  %b = call i32 @observe(ptr %y)
  ret i32 %b
}

define i32 @same_alloca() {
  %x = alloca i32
  %y = alloca i32
  %a = call i32 @observe(ptr %x)
  %b = call i32 @observe(ptr %y)
  ret i32 %b
}

define void @renamed_alloca() {
  %x = alloca i32
  %a = call i32 @observe(ptr %x)
  ret void
}

define void @exchanged_contents() {
  %x = alloca i32
  %y = alloca i32
  store i32 1, ptr %x
  store i32 2, ptr %y
  %a = call i32 @observe(ptr %x)
  ret void
}

define void @stored_address(ptr %p) {
  %x = alloca i32
  %y = alloca i32
  store i32 1, ptr %x
  store i32 2, ptr %y
  store ptr %x, ptr %p
  call void @event(i32 1)
  ret void
}

define void @poison_stored(ptr %p) {
  store i32 0, ptr %p
  ret void
}

;--- after.ll
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
declare void @event(i32)
declare void @other(i32)
declare i32 @observe(ptr)
declare i32 @reads(ptr) nounwind willreturn memory(read)
declare i32 @pure(i32) nounwind willreturn memory(none)
declare void @print(i32) nounwind memory(inaccessiblemem: readwrite)
declare void @stop() noreturn nounwind
declare noalias nonnull ptr @new(i32) nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
@g = global i32 0

define void @reordered(i32 %x, i32 %y) {
  call void @event(i32 %y)
  call void @event(i32 %x)
  ret void
}

define void @renamed(i32 %x, i32 %y) {
  call void @other(i32 %x)
  ret void
}

define void @lost(i32 %x, i32 %y) {
  ret void
}

define void @repeated(i32 %x, i32 %y) {
  call void @event(i32 %x)
  call void @event(i32 %x)
  ret void
}

define void @argument_simplified(i32 %x, i32 %y) {
  %f = freeze i32 %x
  %a = sub i32 %f, %f
  call void @event(i32 %a)
  ret void
}

define void @store_moved_over(i32 %x, i32 %y) {
  call void @event(i32 0)
  store i32 1, ptr @g
  ret void
}

define void @store_moved_over_print(i32 %x, i32 %y) {
  call void @print(i32 0)
  store i32 1, ptr @g
  ret void
}

define i32 @load_moved_over() {
  %a = load i32, ptr @g
  call void @event(i32 0)
  ret i32 %a
}

define i32 @slot_is_private() {
  call void @event(i32 0)
  ret i32 4
}

define i32 @slot_is_known() {
  %s = alloca i32
  store i32 4, ptr %s
  %o = call i32 @observe(ptr %s)
  ret i32 4
}

define i32 @pure_once(i32 %x) {
  %a = call i32 @pure(i32 %x)
  %r = add i32 %a, %a
  ret i32 %r
}

define i32 @pure_is_no_identity(i32 noundef %x) {
  ret i32 %x
}

define i32 @read_twice(ptr %p) {
  %a = call i32 @reads(ptr %p)
  call void @print(i32 0)
  %r = add i32 %a, %a
  ret i32 %r
}

define i32 @read_over_store(ptr %p) {
  %b = call i32 @reads(ptr %p)
  store i32 1, ptr @g
  ret i32 %b
}

define i32 @read_over_dead_store(ptr %p) {
  store i32 1, ptr @g
  %b = call i32 @reads(ptr %p)
  ret i32 %b
}

define i32 @division_over_call(i32 noundef %x, i32 noundef %y) {
  %r = udiv i32 %x, %y
  call void @event(i32 0)
  ret i32 %r
}

define i32 @after_stop() {
  call void @stop()
  unreachable
}

define i32 @allocation_removed(i32 %x) {
  ret i32 %x
}

define ptr @object_changed(i32 noundef %x) {
  %p = call ptr @new(i32 8)
  store i32 0, ptr %p
  ret ptr %p
}

define void @noundef_added(i32 %x, i32 %y) {
  call void @event(i32 noundef %x)
  ret void
}

define i32 @exchanged_allocas() {
  %x = alloca i32
  %y = alloca i32
  %a = call i32 @observe(ptr %y)
  %b = call i32 @observe(ptr %x)
  ret i32 %b
}

define i32 @same_alloca() {
  %x = alloca i32
  %y = alloca i32
  %a = call i32 @observe(ptr %y)
  %b = call i32 @observe(ptr %y)
  ret i32 %b
}

define void @renamed_alloca() {
  %z = alloca i32
  %a = call i32 @observe(ptr %z)
  ret void
}

define void @exchanged_contents() {
  %x = alloca i32
  %y = alloca i32
  store i32 1, ptr %x
  store i32 2, ptr %y
  %a = call i32 @observe(ptr %y)
  ret void
}

define void @stored_address(ptr %p) {
  %y = alloca i32
  %x = alloca i32
  store i32 1, ptr %y
  store i32 2, ptr %x
  store ptr %y, ptr %p
  call void @event(i32 1)
  ret void
}

define void @poison_stored(ptr %p) {
  store i32 poison, ptr %p
  ret void
}
