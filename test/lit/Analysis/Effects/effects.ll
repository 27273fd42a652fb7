; RUN: %opt -passes='print<mincaml-effects>' -disable-output %s 2>&1 | FileCheck %s
; CHECK: Effects of the functions of

declare noalias ptr @make(i32) nounwind willreturn allockind("alloc,uninitialized") memory(inaccessiblemem: readwrite)
declare void @print(i32) nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @anything()
declare void @fill(ptr writeonly, ptr readonly) nounwind willreturn memory(argmem: readwrite)
@g = internal global i32 0
@c = internal constant i32 0

; CHECK-NEXT: @pure: reads nothing; writes nothing; removable
define i32 @pure(i32 %x) {
  %y = load i32, ptr @c
  ret i32 %y
}
; CHECK-NEXT: @parameters: reads %p; writes %q %r{{$}}
define void @parameters(ptr %p, ptr %q, ptr %r, i1 %c) {
  %x = load i32, ptr %p
  %w = select i1 %c, ptr %q, ptr %r
  %f = getelementptr i8, ptr %w, i32 4
  store i32 %x, ptr %f
  ret void
}
; What the arguments point to decides.
; CHECK-NEXT: @passes_own: reads nothing; writes nothing; removable
define void @passes_own() {
  %a = alloca i64
  call void @parameters(ptr %a, ptr %a, ptr %a, i1 true)
  ret void
}
; CHECK-NEXT: @passes_global: reads globals; writes %p globals{{$}}
define void @passes_global(ptr %p) {
  call void @parameters(ptr @g, ptr @g, ptr %p, i1 true)
  ret void
}
; CHECK-NEXT: @passes_loaded: reads %p anything; writes anything{{$}}
define void @passes_loaded(ptr %p) {
  %q = load ptr, ptr %p
  call void @fill(ptr %q, ptr %q)
  ret void
}
; CHECK-NEXT: @makes: reads nothing; writes nothing; allocates; removable
define ptr @makes(i32 %x) {
  %p = call ptr @make(i32 8)
  store i32 %x, ptr %p
  ret ptr %p
}
; CHECK-NEXT: @prints: reads nothing; writes nothing; input or output{{$}}
define void @prints() {
  call void @print(i32 1)
  ret void
}
; CHECK-NEXT: @calls_unknown: reads globals anything; writes globals anything; input or output; may not return; may unwind
define void @calls_unknown() {
  call void @anything()
  ret void
}
; CHECK-NEXT: @synchronizes: reads globals anything; writes globals anything; allocates; input or output{{$}}
define void @synchronizes() {
  fence seq_cst
  ret void
}
; CHECK-NEXT: @spins: reads nothing; writes nothing; may not return
define void @spins() {
  br label %l
l:
  br label %l
}
; CHECK-NEXT: @descends: reads nothing; writes nothing; removable
define i32 @descends(i32 %n) {
entry:
  %c = icmp slt i32 %n, 2
  br i1 %c, label %end, label %again
again:
  %a = sub i32 %n, 1
  %x = call i32 @descends(i32 %a)
  %b = sub i32 %n, 2
  %y = call i32 @descends(i32 %b)
  %z = add i32 %x, %y
  ret i32 %z
end:
  ret i32 %n
}
; Wraps at the least number.
; CHECK-NEXT: @wraps: reads nothing; writes nothing; may not return
define i32 @wraps(i32 %n) {
entry:
  %c = icmp eq i32 %n, 0
  br i1 %c, label %end, label %again
again:
  %a = sub i32 %n, 1
  %x = call i32 @wraps(i32 %a)
  ret i32 %x
end:
  ret i32 %n
}
; CHECK-NEXT: @ping: reads nothing; writes %p; may not return
define void @ping(ptr %p) {
  call void @pong(ptr null, ptr %p)
  ret void
}
; CHECK-NEXT: @pong: reads nothing; writes %q; may not return
define void @pong(ptr %p, ptr %q) {
  store i32 1, ptr %q
  call void @ping(ptr %q)
  ret void
}
; CHECK-NEXT: @keeps: reads nothing; writes %p; keeps %q; keeps %r{{$}}
define ptr @keeps(ptr %p, ptr %q, ptr %r, i1 %c) {
  store ptr %q, ptr %p
  %d = icmp eq ptr %p, %q
  ret ptr %r
}
; CHECK-NEXT: @replaceable: unknown
define weak void @replaceable() {
  ret void
}
; Promises count.
; CHECK-NEXT: @promises: reads globals anything; writes nothing; removable
define void @promises(ptr %f) nounwind willreturn memory(read) {
  call void %f()
  ret void
}
; Making the copy reads the original.
; CHECK-NEXT: @copy: reads nothing; writes nothing; removable
define i32 @copy(ptr byval(i32) %p) {
  store i32 1, ptr %p
  %x = load i32, ptr %p
  ret i32 %x
}
; CHECK-NEXT: @copies: reads %p; writes nothing; removable
define i32 @copies(ptr %p) {
  %x = call i32 @copy(ptr byval(i32) %p)
  ret i32 %x
}

; What is passed as a variadic argument is not among the parameters.
; CHECK-NEXT: @variadic: unknown
define i32 @variadic(ptr captures(none) %format, ...) {
  %list = alloca [24 x i8]
  call void @llvm.va_start.p0(ptr %list)
  %p = va_arg ptr %list, ptr
  %x = load i32, ptr %p
  call void @llvm.va_end.p0(ptr %list)
  ret i32 %x
}
