; Volatile and atomic accesses, fences, inline assembly and calls are no
; expressions, and loads do not move past them.
; RUN: %opt -passes='mincaml-pre<lazy>' -verify-each -S %s | FileCheck %s
; RUN: %opt -passes='mincaml-pre<busy>' -verify-each -S %s | FileCheck %s

declare void @use(i32)
declare i32 @pure(i32) memory(none) nounwind willreturn

; The neighbor, in which the load after the branch goes: it is done before or in
; each arm.
; CHECK-LABEL: @simple(
; CHECK: fence
; CHECK: load i32, ptr %p
; CHECK: join:
; CHECK-NOT: load
; CHECK: ret i32
define i32 @simple(i1 %c, ptr %p, ptr noalias %q) {
entry:
  fence seq_cst
  br i1 %c, label %left, label %right
left:
  %a = load i32, ptr %p
  store volatile i32 %a, ptr %q
  br label %join
right:
  store i32 0, ptr %q
  br label %join
join:
  %b = load i32, ptr %p
  ret i32 %b
}

; CHECK-LABEL: @volatile(
; CHECK: left:
; CHECK: load volatile i32, ptr %p
; CHECK: right:
; CHECK-NOT: load
; CHECK: join:
; CHECK: load volatile i32, ptr %p
define i32 @volatile(i1 %c, ptr %p, ptr noalias %q) {
entry:
  br i1 %c, label %left, label %right
left:
  %a = load volatile i32, ptr %p
  store i32 %a, ptr %q
  br label %join
right:
  store i32 0, ptr %q
  br label %join
join:
  %b = load volatile i32, ptr %p
  ret i32 %b
}

; CHECK-LABEL: @atomics(
; CHECK: left:
; CHECK: load atomic i32, ptr %p monotonic
; CHECK: atomicrmw add ptr %p, i32 1 monotonic
; CHECK: right:
; CHECK-NOT: atomic
; CHECK: join:
; CHECK: load atomic i32, ptr %p monotonic
; CHECK: atomicrmw add ptr %p, i32 1 monotonic
define i32 @atomics(i1 %c, ptr %p, ptr noalias %q) {
entry:
  br i1 %c, label %left, label %right
left:
  %a = load atomic i32, ptr %p monotonic, align 4
  %x = atomicrmw add ptr %p, i32 1 monotonic
  %s = add i32 %a, %x
  store i32 %s, ptr %q
  br label %join
right:
  store i32 0, ptr %q
  br label %join
join:
  %b = load atomic i32, ptr %p monotonic, align 4
  %y = atomicrmw add ptr %p, i32 1 monotonic
  %t = add i32 %b, %y
  ret i32 %t
}

; Between the loads of the data, the flag is acquired: nothing is known before,
; and nothing is read before.
; CHECK-LABEL: @acquired(
; CHECK: left:
; CHECK-NEXT: %a = load i32, ptr %data
; CHECK: right:
; CHECK-NOT: load
; CHECK: join:
; CHECK-NEXT: load atomic i32, ptr %flag acquire
; CHECK-NEXT: %b = load i32, ptr %data
; CHECK: next:
; CHECK-NEXT: fence acquire
; CHECK-NEXT: %d = load i32, ptr %data
; CHECK: ret i32
define i32 @acquired(i1 %c, ptr %data, ptr %flag, ptr noalias %q) {
entry:
  br i1 %c, label %left, label %right
left:
  %a = load i32, ptr %data
  store i32 %a, ptr %q
  br label %join
right:
  store i32 0, ptr %q
  br label %join
join:
  %f = load atomic i32, ptr %flag acquire, align 4
  %b = load i32, ptr %data
  br label %next
next:
  fence acquire
  %d = load i32, ptr %data
  %s = add i32 %b, %d
  %t = add i32 %s, %f
  ret i32 %t
}

; Inline assembly may answer otherwise each time, and write wherever it is said
; to; only arithmetic moves past it.
; CHECK-LABEL: @assembly(
; CHECK: left:
; CHECK: call i32 asm "rdtsc"
; CHECK: load i32, ptr %p
; CHECK: right:
; CHECK-NOT: asm
; CHECK-NOT: load
; CHECK: join:
; CHECK: call i32 asm "rdtsc"
; CHECK: call void asm sideeffect "", "~{memory}"()
; CHECK: load i32, ptr %p
; CHECK-NOT: mul
; CHECK: ret i32
define i32 @assembly(i1 %c, ptr %p, ptr noalias %q, i32 %x) {
entry:
  br i1 %c, label %left, label %right
left:
  %a = call i32 asm "rdtsc", "=r"()
  %l = load i32, ptr %p
  %m = mul i32 %x, %x
  %s = add i32 %a, %l
  %s2 = add i32 %s, %m
  store i32 %s2, ptr %q
  br label %join
right:
  store i32 0, ptr %q
  br label %join
join:
  %b = call i32 asm "rdtsc", "=r"()
  call void asm sideeffect "", "~{memory}"()
  %k = load i32, ptr %p
  %n = mul i32 %x, %x
  %t = add i32 %b, %k
  %u = add i32 %t, %n
  ret i32 %u
}

; Calls stay, also such as only compute.
; CHECK-LABEL: @calls(
; CHECK: left:
; CHECK: call i32 @pure(i32 %x)
; CHECK: right:
; CHECK-NOT: call
; CHECK: join:
; CHECK-NEXT: call i32 @pure(i32 %x)
define i32 @calls(i1 %c, i32 %x, ptr noalias %q) {
entry:
  br i1 %c, label %left, label %right
left:
  %a = call i32 @pure(i32 %x)
  store i32 %a, ptr %q
  br label %join
right:
  store i32 0, ptr %q
  br label %join
join:
  %b = call i32 @pure(i32 %x)
  ret i32 %b
}
