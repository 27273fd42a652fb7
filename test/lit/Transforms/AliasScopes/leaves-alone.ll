; Accesses that may lead to the same memory.
; RUN: %opt -passes='mincaml-alias-scopes,function(mincaml-gvn)' -aa-pipeline=basic-aa,scoped-noalias-aa -verify-each -S %s | FileCheck %s
; CHECK-NOT: add i32 %x, %x
; CHECK: define void @start(
; CHECK-NOT: add i32 %x, %x

target datalayout = "E-m:e-p:32:32-i64:64-f128:64-n32-S64"
declare noalias nonnull ptr @min_caml_create_array(i32, i32) memory(inaccessiblemem: readwrite)
declare noalias nonnull ptr @min_caml_create_pointer_array(i32, ptr) memory(inaccessiblemem: readwrite)
declare void @unknown()
declare void @keep(ptr)

; Two arrays of one allocation, which is executed twice.
define internal i32 @one.site(ptr %a, ptr %b) {
  %x = load i32, ptr %a
  store i32 7, ptr %b
  %y = load i32, ptr %a
  %sum = add i32 %x, %y
  ret i32 %sum
}

define internal ptr @make() {
  %array = call ptr @min_caml_create_array(i32 4, i32 1)
  ret ptr %array
}

; One of two, and one of these.
define internal i32 @either(ptr %a, ptr %b, i1 %c) {
  %one = select i1 %c, ptr %a, ptr %b
  %x = load i32, ptr %a
  store i32 7, ptr %one
  %y = load i32, ptr %a
  %sum = add i32 %x, %y
  ret i32 %sum
}

; What has escaped, and a pointer from outside.
define internal i32 @escaped(ptr %a, ptr %where) {
  %x = load i32, ptr %a
  store i32 7, ptr %where
  %y = load i32, ptr %a
  %sum = add i32 %x, %y
  ret i32 %sum
}

; What has escaped, and a call of code that is not known.
define internal i32 @escaped.call(ptr %a) {
  %x = load i32, ptr %a
  call void @unknown()
  %y = load i32, ptr %a
  %sum = add i32 %x, %y
  ret i32 %sum
}

; Code that is not known calls a function of this module, which stores to what
; has not escaped.
@hidden = internal global ptr null

define void @callback() {
  %a = load ptr, ptr @hidden
  store i32 9, ptr %a
  ret void
}

define internal i32 @call.back(ptr %a) {
  %x = load i32, ptr %a
  call void @unknown()
  %y = load i32, ptr %a
  %sum = add i32 %x, %y
  ret i32 %sum
}

; The callee's callee is this function's caller, and stores.
define internal i32 @recursive(ptr %a, i32 %n) {
  %x = load i32, ptr %a
  %stop = icmp eq i32 %n, 0
  br i1 %stop, label %done, label %more
more:
  %less = sub i32 %n, 1
  %r = call i32 @recursive.too(ptr %a, i32 %less)
  %y = load i32, ptr %a
  %sum = add i32 %x, %y
  ret i32 %sum
done:
  ret i32 %x
}

define internal i32 @recursive.too(ptr %a, i32 %n) {
  %r = call i32 @recursive(ptr %a, i32 %n)
  store i32 %r, ptr %a
  ret i32 %r
}

; An element of an array of arrays, and the array that it was set to.
define internal i32 @element(ptr %rows, ptr %a) {
  %x = load i32, ptr %a
  %row = load ptr, ptr %rows
  store i32 7, ptr %row
  %y = load i32, ptr %a
  %sum = add i32 %x, %y
  ret i32 %sum
}

; A bundle of the call reads or writes, whatever the callee does.
define internal i32 @bundle(ptr %a) {
  %x = load i32, ptr %a
  call void @nothing() [ "unknown"(ptr %a) ]
  %y = load i32, ptr %a
  %sum = add i32 %x, %y
  ret i32 %sum
}

@other = internal global i32 0
define internal void @nothing() noinline {
  store i32 1, ptr @other
  ret void
}

; Another thread may write while the callee waits for it.
define internal i32 @synchronized(ptr %a) {
  %x = load i32, ptr %a
  call void @wait()
  %y = load i32, ptr %a
  %sum = add i32 %x, %y
  ret i32 %sum
}

define internal void @wait() noinline {
  br label %loop
loop:
  %ready = load atomic i32, ptr @other acquire, align 4
  %done = icmp ne i32 %ready, 0
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

define void @start(ptr %foreign, i1 %c) {
  %first = call ptr @make()
  %second = call ptr @make()
  %1 = call i32 @one.site(ptr %first, ptr %second)
  %third = call ptr @min_caml_create_array(i32 4, i32 1)
  %fourth = call ptr @min_caml_create_array(i32 4, i32 1)
  %2 = call i32 @either(ptr %third, ptr %fourth, i1 %c)
  %fifth = call ptr @min_caml_create_array(i32 4, i32 1)
  call void @keep(ptr %fifth)
  %3 = call i32 @escaped(ptr %fifth, ptr %foreign)
  %4 = call i32 @escaped.call(ptr %fifth)
  %sixth = call ptr @min_caml_create_array(i32 4, i32 1)
  store ptr %sixth, ptr @hidden
  %5 = call i32 @call.back(ptr %sixth)
  %seventh = call ptr @min_caml_create_array(i32 4, i32 1)
  %6 = call i32 @recursive(ptr %seventh, i32 3)
  %eighth = call ptr @min_caml_create_array(i32 4, i32 1)
  %rows = call ptr @min_caml_create_pointer_array(i32 2, ptr %eighth)
  %of.bundle = call i32 @bundle(ptr %eighth)
  %of.wait = call i32 @synchronized(ptr %fifth)
  %7 = call i32 @element(ptr %rows, ptr %eighth)
  ret void
}
