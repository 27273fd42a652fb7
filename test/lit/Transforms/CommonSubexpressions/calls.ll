; Calls that only read memory are expressions; others are clobbers. Calls that are
; convergent, have operand bundles or are inline assembly are not optimized.
; RUN: %opt -passes=mincaml-cse -verify-each -S %s | FileCheck %s

; CHECK-LABEL: @reading(
; CHECK: call i32 @reads(ptr %p)
; CHECK-NOT: call i32 @reads
; CHECK: call void @writes
; CHECK: call i32 @reads(ptr %p)
define i32 @reading(ptr %p) {
  %a = call i32 @reads(ptr %p)
  %b = call i32 @reads(ptr %p)
  call void @writes(ptr %p)
  %c = call i32 @reads(ptr %p)
  %s = add i32 %a, %b
  %r = add i32 %s, %c
  ret i32 %r
}

; CHECK-LABEL: @left(
; CHECK-COUNT-2: call i32 @convergent
; CHECK-COUNT-2: call i32 @reads{{.*}} [ "deopt"() ]
; CHECK-COUNT-2: asm
; CHECK-COUNT-2: call i32 @writer
define i32 @left(ptr %p) {
  %a = call i32 @convergent(ptr %p)
  %b = call i32 @convergent(ptr %p)
  %c = call i32 @reads(ptr %p) [ "deopt"() ]
  %d = call i32 @reads(ptr %p) [ "deopt"() ]
  %e = call i32 asm "nop", "=r"()
  %f = call i32 asm "nop", "=r"()
  %g = call i32 @writer(ptr %p)
  %h = call i32 @writer(ptr %p)
  %1 = add i32 %a, %b
  %2 = add i32 %c, %d
  %3 = add i32 %e, %f
  %4 = add i32 %g, %h
  %5 = mul i32 %1, %2
  %6 = mul i32 %3, %4
  %7 = xor i32 %5, %6
  ret i32 %7
}

; A function that returns twice is left alone altogether.
; CHECK-LABEL: @twice(
; CHECK: add
; CHECK: add
define i32 @twice(i32 %a) {
  %r = call i32 @setjmp() returns_twice
  %x = add i32 %a, %r
  %y = add i32 %a, %r
  %z = mul i32 %x, %y
  ret i32 %z
}

; CHECK-LABEL: @tail(
; CHECK: %r = musttail call i32 @tail
; CHECK-NEXT: ret i32 %r
define i32 @tail(i32 %a) {
  %x = add i32 %a, 1
  %y = add i32 %a, 1
  %z = sub i32 %x, %y
  %r = musttail call i32 @tail(i32 %z)
  ret i32 %r
}

declare i32 @reads(ptr) memory(read) nounwind
declare i32 @convergent(ptr) memory(read) convergent
declare i32 @writer(ptr)
declare void @writes(ptr)
declare i32 @setjmp() returns_twice
