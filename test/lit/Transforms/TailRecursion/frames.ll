; All iterations of the loop share a frame, which must not matter.
; RUN: %opt -passes=mincaml-tailrec,verify -S %s | FileCheck %s

declare void @capture(ptr)
declare void @look(ptr captures(none))
declare i32 @setjmp(ptr) returns_twice
declare void @llvm.memset.p0.i32(ptr, i8, i32, i1)

; A variable that does not escape moves to the new entry block.
; CHECK-LABEL: define void @private_variable(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %x = alloca i32
; CHECK-NEXT:    %y = alloca [8 x i8]
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    phi
; CHECK-NEXT:    call void @llvm.lifetime.start.p0(ptr %x)
; CHECK:         call void @llvm.lifetime.end.p0(ptr %x)
; CHECK-NEXT:    br label %loop
define void @private_variable(i32 %n) {
entry:
  %x = alloca i32
  call void @llvm.lifetime.start.p0(ptr %x)
  store volatile i32 %n, ptr %x
  %y = alloca [8 x i8]
  call void @llvm.memset.p0.i32(ptr %y, i8 0, i32 8, i1 false)
  call void @look(ptr %y)
  %v = load i32, ptr %x
  %m = sub i32 %v, 1
  tail call void @private_variable(i32 %m)
  call void @llvm.lifetime.end.p0(ptr %x)
  ret void
}

; CHECK-LABEL: define void @captured(
; CHECK:         call void @captured
define void @captured(i32 %n) {
  %x = alloca i32
  call void @capture(ptr %x)
  %m = sub i32 %n, 1
  call void @captured(i32 %m)
  ret void
}

; CHECK-LABEL: define void @passed_on(
; CHECK:         call void @passed_on
define void @passed_on(ptr captures(none) %p) {
  %x = alloca i32
  %v = load i32, ptr %p
  store i32 %v, ptr %x
  call void @passed_on(ptr %x)
  ret void
}

; CHECK-LABEL: define void @address_stored(
; CHECK:         call void @address_stored
define void @address_stored(ptr %p) {
  %x = alloca [4 x i32]
  %e = getelementptr i32, ptr %x, i32 1
  store ptr %e, ptr %p
  call void @address_stored(ptr %p)
  ret void
}

; CHECK-LABEL: define i1 @address_compared(
; CHECK:         call i1 @address_compared
define i1 @address_compared(ptr %p) {
  %x = alloca i32
  %c = icmp eq ptr %p, %x
  br i1 %c, label %a, label %b
a:
  ret i1 true
b:
  %r = tail call i1 @address_compared(ptr %p)
  ret i1 %r
}

; CHECK-LABEL: define void @stack_grows(
; CHECK:         call void @stack_grows
define void @stack_grows(i32 %n) {
  %x = alloca i32, i32 %n
  store volatile i32 0, ptr %x
  tail call void @stack_grows(i32 %n)
  ret void
}

; CHECK-LABEL: define void @alloca_later(
; CHECK:         call void @alloca_later
define void @alloca_later(i1 %c) {
  br i1 %c, label %a, label %b
a:
  %x = alloca i32
  store volatile i32 0, ptr %x
  tail call void @alloca_later(i1 %c)
  ret void
b:
  ret void
}

; CHECK-LABEL: define void @byval(
; CHECK:         call void @byval
define void @byval(ptr byval(i32) %p) {
  tail call void @byval(ptr byval(i32) %p)
  ret void
}

; CHECK-LABEL: define void @sret(
; CHECK:         call void @sret
define void @sret(ptr sret(i32) %p) {
  tail call void @sret(ptr sret(i32) %p)
  ret void
}

; CHECK-LABEL: define swiftcc void @swifterror(
; CHECK:         call swiftcc void @swifterror
define swiftcc void @swifterror(ptr swifterror %p) {
  call swiftcc void @swifterror(ptr swifterror %p)
  ret void
}

; CHECK-LABEL: define void @varargs(
; CHECK:         call void (i32, ...) @varargs
define void @varargs(i32 %n, ...) {
  call void (i32, ...) @varargs(i32 1)
  ret void
}

; CHECK-LABEL: define void @jumps_back(
; CHECK:         call void @jumps_back
define void @jumps_back(ptr %p) {
  %r = call i32 @setjmp(ptr %p) returns_twice
  call void @jumps_back(ptr %p)
  ret void
}

; CHECK-LABEL: define void @coroutine(
; CHECK:         call void @coroutine
define void @coroutine() presplitcoroutine {
  call void @coroutine()
  ret void
}

; CHECK-LABEL: define void @convergent(
; CHECK:         call void @convergent
define void @convergent() convergent {
  call void @convergent()
  ret void
}

; CHECK-LABEL: define weak void @replaceable(
; CHECK:         call void @replaceable
define weak void @replaceable() {
  call void @replaceable()
  ret void
}

; CHECK-LABEL: define linkonce_odr void @same_everywhere(
; CHECK-NOT:     call
; CHECK:         ret void
define linkonce_odr void @same_everywhere(i1 %c) {
  br i1 %c, label %a, label %b
a:
  call void @same_everywhere(i1 false)
  ret void
b:
  ret void
}

; CHECK-LABEL: define void @naked(
; CHECK:         call void @naked
define void @naked() naked {
  call void @naked()
  ret void
}

; CHECK-LABEL: define void @optnone(
; CHECK:         call void @optnone
define void @optnone() optnone noinline {
  call void @optnone()
  ret void
}
