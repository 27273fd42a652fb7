; Volatile and atomic accesses, fences, calls and inline assembly: what they may
; change is read again, and they themselves are never merged.
; RUN: %opt -passes=mincaml-gvn -verify-each -S %s | FileCheck %s

declare void @unknown()
declare i32 @reads(ptr) memory(read) nounwind willreturn
declare i32 @pure(i32) memory(none) nounwind willreturn
declare i32 @own(i32) memory(none) convergent nounwind willreturn
declare i32 @may_throw(i32) memory(none)
declare i32 @__gxx_personality_v0(...)

; Two simple loads of one location are one.
; CHECK-LABEL: @simple(
; CHECK: %a = load i32, ptr %p
; CHECK-NOT: load
; CHECK: %s = sub i32 %a, %a
define i32 @simple(ptr %p) {
  %a = load i32, ptr %p
  %b = load i32, ptr %p
  %s = sub i32 %a, %b
  ret i32 %s
}

; CHECK-LABEL: @volatile(
; CHECK: %a = load volatile i32, ptr %p
; CHECK: %b = load volatile i32, ptr %p
; CHECK: store volatile i32 %a, ptr %p
; CHECK: store volatile i32 %a, ptr %p
; CHECK: %c = load volatile i32, ptr %p
; CHECK: %s = sub i32 %a, %b
; CHECK: %t = sub i32 %s, %c
define i32 @volatile(ptr %p) {
  %a = load volatile i32, ptr %p
  %b = load volatile i32, ptr %p
  store volatile i32 %a, ptr %p
  store volatile i32 %a, ptr %p
  %c = load volatile i32, ptr %p
  %s = sub i32 %a, %b
  %t = sub i32 %s, %c
  ret i32 %t
}

; A branch may say what a volatile load has read. It still has to be done.
; CHECK-LABEL: @volatile_known(
; CHECK: load volatile i32, ptr %p
; CHECK: is:
; CHECK-NEXT: load volatile i32, ptr %p
; CHECK-NEXT: ret i32 7
define i32 @volatile_known(ptr %p) {
entry:
  %a = load volatile i32, ptr %p
  %c = icmp eq i32 %a, 7
  br i1 %c, label %is, label %out
is:
  %b = load volatile i32, ptr %p
  ret i32 %a
out:
  ret i32 0
}

; CHECK-LABEL: @atomics(
; CHECK: %a = load atomic i32, ptr %p monotonic
; CHECK: %b = load atomic i32, ptr %p monotonic
; CHECK: %x = atomicrmw add ptr %p, i32 1 monotonic
; CHECK: %y = atomicrmw add ptr %p, i32 1 monotonic
; CHECK: %e = cmpxchg ptr %p, i32 0, i32 1 monotonic monotonic
; CHECK: %f = cmpxchg ptr %p, i32 0, i32 1 monotonic monotonic
; CHECK: sub i32 %a, %b
; CHECK: sub i32 %x, %y
define i32 @atomics(ptr %p) {
  %a = load atomic i32, ptr %p monotonic, align 4
  %b = load atomic i32, ptr %p monotonic, align 4
  %x = atomicrmw add ptr %p, i32 1 monotonic
  %y = atomicrmw add ptr %p, i32 1 monotonic
  %e = cmpxchg ptr %p, i32 0, i32 1 monotonic monotonic
  %f = cmpxchg ptr %p, i32 0, i32 1 monotonic monotonic
  %s = sub i32 %a, %b
  %t = sub i32 %x, %y
  %u = sub i32 %s, %t
  %v = extractvalue { i32, i1 } %e, 0
  %w = extractvalue { i32, i1 } %f, 0
  %z = sub i32 %v, %w
  %r = add i32 %u, %z
  ret i32 %r
}

; What another thread published is read after the load that acquires it.
; CHECK-LABEL: @acquired(
; CHECK: %a = load i32, ptr %data
; CHECK: load atomic i32, ptr %flag acquire
; CHECK: %b = load i32, ptr %data
; CHECK: fence acquire
; CHECK: %c = load i32, ptr %data
; CHECK: sub i32 %a, %b
define i32 @acquired(ptr %data, ptr %flag) {
  %a = load i32, ptr %data
  %f = load atomic i32, ptr %flag acquire, align 4
  %b = load i32, ptr %data
  fence acquire
  %c = load i32, ptr %data
  %s = sub i32 %a, %b
  %t = sub i32 %s, %c
  %u = add i32 %t, %f
  ret i32 %u
}

; CHECK-LABEL: @calls(
; CHECK: %a = call i32 @reads(ptr %p)
; CHECK-NOT: %b = call
; CHECK: call void @unknown()
; CHECK: %c = call i32 @reads(ptr %p)
; CHECK-NOT: call i32 @reads
; CHECK: %s = sub i32 %a, %a
; CHECK: %t = sub i32 %s, %c
define i32 @calls(ptr %p) {
  %a = call i32 @reads(ptr %p)
  %b = call i32 @reads(ptr %p)
  call void @unknown()
  %c = call i32 @reads(ptr %p)
  %s = sub i32 %a, %b
  %t = sub i32 %s, %c
  ret i32 %t
}

; A call that may throw has returned the first time.
; CHECK-LABEL: @pure_calls(
; CHECK: %a = call i32 @pure(i32 %x)
; CHECK-NOT: call i32 @pure
; CHECK: %c = call i32 @own(i32 %x)
; CHECK: %d = call i32 @own(i32 %x)
; CHECK: %e = call i32 @pure(i32 %x) [ "deopt"(i32 %x) ]
; CHECK: %f = call i32 @pure(i32 %x) [ "deopt"(i32 %x) ]
; CHECK: %g = call i32 @may_throw(i32 %x)
; CHECK-NOT: call
; CHECK: sub i32 %a, %a
; CHECK: sub i32 %c, %d
; CHECK: sub i32 %e, %f
; CHECK: sub i32 %g, %g
define i32 @pure_calls(i32 %x) {
  %a = call i32 @pure(i32 %x)
  %b = call i32 @pure(i32 %x)
  %c = call i32 @own(i32 %x)
  %d = call i32 @own(i32 %x)
  %e = call i32 @pure(i32 %x) [ "deopt"(i32 %x) ]
  %f = call i32 @pure(i32 %x) [ "deopt"(i32 %x) ]
  %g = call i32 @may_throw(i32 %x)
  %h = call i32 @may_throw(i32 %x)
  %s = sub i32 %a, %b
  %t = sub i32 %c, %d
  %u = sub i32 %e, %f
  %v = sub i32 %g, %h
  %w = add i32 %s, %t
  %y = add i32 %u, %v
  %z = add i32 %w, %y
  ret i32 %z
}

; Attributes are promises: a result that must be below 10 is not the other's.
; CHECK-LABEL: @promising_calls(
; CHECK: %a = call range(i32 0, 10) i32 @pure(i32 %x)
; CHECK: %b = call i32 @pure(i32 %x)
; CHECK: ret i32 %b
define i32 @promising_calls(i32 %x, ptr %p) {
  %a = call range(i32 0, 10) i32 @pure(i32 %x)
  %b = call i32 @pure(i32 %x)
  store i32 %a, ptr %p
  ret i32 %b
}

; CHECK-LABEL: @assembly(
; CHECK: %a = call i32 asm
; CHECK: %b = call i32 asm
; CHECK: %c = load i32, ptr %p
; CHECK: call void asm sideeffect "", "~{memory}"()
; CHECK: %d = load i32, ptr %p
; CHECK: sub i32 %a, %b
; CHECK: sub i32 %c, %d
define i32 @assembly(ptr %p) {
  %a = call i32 asm "rdtsc", "=r"()
  %b = call i32 asm "rdtsc", "=r"()
  %c = load i32, ptr %p
  call void asm sideeffect "", "~{memory}"()
  %d = load i32, ptr %p
  %s = sub i32 %a, %b
  %t = sub i32 %c, %d
  %u = add i32 %s, %t
  ret i32 %u
}

; An invoke ends its block, so it neither replaces nor is replaced.
; CHECK-LABEL: @invokes(
; CHECK: %a = invoke i32 @may_throw(i32 %x)
; CHECK: %b = invoke i32 @may_throw(i32 %x)
; CHECK: %c = call i32 @may_throw(i32 %x)
; CHECK-NOT: call
; CHECK: sub i32 %a, %b
; CHECK: sub i32 %c, %c
define i32 @invokes(i32 %x) personality ptr @__gxx_personality_v0 {
entry:
  %a = invoke i32 @may_throw(i32 %x) to label %next unwind label %pad
next:
  %b = invoke i32 @may_throw(i32 %x) to label %last unwind label %pad
last:
  %c = call i32 @may_throw(i32 %x)
  %d = call i32 @may_throw(i32 %x)
  %s = sub i32 %a, %b
  %t = sub i32 %c, %d
  %u = add i32 %s, %t
  ret i32 %u
pad:
  %l = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %l
}
