; Bodies with volatile and atomic accesses, inline assembly, irreducible and
; endless loops, vectors, undef: they come over as they are, instruction by
; instruction.
; RUN: %opt -passes='mincaml-inline<threshold=50>' -verify-each -S %s | FileCheck %s

declare void @use(i32)
declare i32 @thread() memory(none) nounwind willreturn

define internal i32 @ordered(ptr %p) {
  %a = load volatile i32, ptr %p
  store volatile i32 %a, ptr %p
  %b = load atomic i32, ptr %p acquire, align 4
  %c = atomicrmw add ptr %p, i32 %b seq_cst
  fence release
  %d = call i32 asm sideeffect "", "=r,r,~{memory}"(i32 %c)
  %e = sdiv i32 %d, %a
  ret i32 %e
}

; CHECK-LABEL: define i32 @orders(
; CHECK-NEXT: store volatile i32 0, ptr %q
; CHECK-NEXT: %[[A:.*]] = load volatile i32, ptr %q
; CHECK-NEXT: store volatile i32 %[[A]], ptr %q
; CHECK-NEXT: %[[B:.*]] = load atomic i32, ptr %q acquire
; CHECK-NEXT: %[[C:.*]] = atomicrmw add ptr %q, i32 %[[B]] seq_cst
; CHECK-NEXT: fence release
; CHECK-NEXT: %[[D:.*]] = call i32 asm sideeffect "", "=r,r,~{memory}"(i32 %[[C]])
; CHECK-NEXT: %[[E:.*]] = sdiv i32 %[[D]], %[[A]]
; CHECK-NEXT: store volatile i32 %[[E]], ptr %q
; CHECK-NEXT: ret i32 %[[E]]
define i32 @orders(ptr %q) {
  store volatile i32 0, ptr %q
  %r = call i32 @ordered(ptr %q)
  store volatile i32 %r, ptr %q
  ret i32 %r
}

; The call was marked as not writing and as returning. The inlined
; body may write to its own frame; its calls keep their attributes.
define internal i32 @own_frame(i32 %x) {
  %slot = alloca i32
  store volatile i32 %x, ptr %slot
  %y = load volatile i32, ptr %slot
  call void @use(i32 %y)
  ret i32 %y
}
; CHECK-LABEL: define i32 @frames(
; CHECK-NEXT: %[[SLOT:.*]] = alloca i32
; CHECK-NEXT: store volatile i32 %x, ptr %[[SLOT]]
; CHECK-NEXT: %[[Y:.*]] = load volatile i32, ptr %[[SLOT]]
; CHECK-NEXT: call void @use(i32 %[[Y]]){{$}}
define i32 @frames(i32 %x) {
  %r = call i32 @own_frame(i32 %x) memory(none) nounwind willreturn
  ret i32 %r
}

; A loop with two ways in, both of which stay.
define internal i32 @irreducible(i32 %x, i1 %c) {
entry:
  br i1 %c, label %left, label %right
left:
  %l = phi i32 [ 0, %entry ], [ %r1, %right ]
  %l1 = add i32 %l, %x
  br label %right
right:
  %r = phi i32 [ 1, %entry ], [ %l1, %left ]
  %r1 = mul i32 %r, 3
  %again = icmp ult i32 %r1, 100
  br i1 %again, label %left, label %out
out:
  ret i32 %r1
}
; CHECK-LABEL: define i32 @enters(
; CHECK: br i1 %d, label %[[LEFT:.*]], label %[[RIGHT:[^ ]*]]
; CHECK: {{^}}[[LEFT]]:
; CHECK-NEXT: %[[L:.*]] = phi i32 [ 0, %entry ], [ %[[R1:.*]], %[[RIGHT]] ]
; CHECK-NEXT: %[[L1:.*]] = add i32 %[[L]], %y
; CHECK: {{^}}[[RIGHT]]:
; CHECK-NEXT: %[[R:.*]] = phi i32 [ 1, %entry ], [ %[[L1]], %[[LEFT]] ]
; CHECK-NEXT: %[[R1]] = mul i32 %[[R]], 3
define i32 @enters(i32 %y, i1 %d) {
entry:
  %r = call i32 @irreducible(i32 %y, i1 %d)
  ret i32 %r
}

; It never returns: what follows the call is not executed, as before.
define internal i32 @endless(ptr %p) {
entry:
  br label %loop
loop:
  store volatile i32 1, ptr %p
  br label %loop
}
; CHECK-LABEL: define i32 @waits(
; CHECK: {{^}}[[LOOP:.*]]: ; preds = %[[LOOP]], %entry
; CHECK-NEXT: store volatile i32 1, ptr %p
; CHECK-NEXT: br label %[[LOOP]]
; CHECK: {{^}}entry.rest: ; No predecessors
; CHECK-NEXT: store volatile i32 2, ptr %p
define i32 @waits(ptr %p) {
entry:
  %r = call i32 @endless(ptr %p)
  store volatile i32 2, ptr %p
  ret i32 %r
}

; Undef may be another number at each use, one frozen value may not. The call
; promised neither.
define internal i32 @square(i32 %x) {
  %f = freeze i32 %x
  %s = mul nsw i32 %f, %f
  %t = mul i32 %x, %x
  %u = add i32 %s, %t
  ret i32 %u
}
; CHECK-LABEL: define i32 @squares(
; CHECK-NEXT: %[[F:.*]] = freeze i32 undef
; CHECK-NEXT: %[[S:.*]] = mul nsw i32 %[[F]], %[[F]]
; CHECK-NEXT: mul i32 undef, undef
define i32 @squares() {
  %r = call i32 @square(i32 undef)
  ret i32 %r
}

define internal <2 x i32> @lanes(<2 x i32> %v, ptr %p, <vscale x 2 x i32> %s) {
  %a = udiv <2 x i32> %v, <i32 3, i32 poison>
  %b = shufflevector <2 x i32> %a, <2 x i32> %v, <2 x i32> <i32 1, i32 2>
  store <vscale x 2 x i32> %s, ptr %p
  ret <2 x i32> %b
}
; CHECK-LABEL: define <2 x i32> @vectors(
; CHECK-NEXT: %[[A:.*]] = udiv <2 x i32> %w, <i32 3, i32 poison>
; CHECK-NEXT: %[[B:.*]] = shufflevector <2 x i32> %[[A]], <2 x i32> %w, <2 x i32> <i32 1, i32 2>
; CHECK-NEXT: store <vscale x 2 x i32> %s, ptr %p
; CHECK-NEXT: ret <2 x i32> %[[B]]
define <2 x i32> @vectors(<2 x i32> %w, ptr %p, <vscale x 2 x i32> %s) {
  %r = call <2 x i32> @lanes(<2 x i32> %w, ptr %p, <vscale x 2 x i32> %s)
  ret <2 x i32> %r
}

; A frame of no fixed size stays its own.
define internal <2 x i32> @scalable_frame(<vscale x 2 x i32> %s) {
  %slot = alloca <vscale x 2 x i32>
  store volatile <vscale x 2 x i32> %s, ptr %slot
  %l = load <2 x i32>, ptr %slot
  ret <2 x i32> %l
}
; CHECK-LABEL: define <2 x i32> @scalable(
; CHECK-NEXT: call <2 x i32> @scalable_frame(
define <2 x i32> @scalable(<vscale x 2 x i32> %s) {
  %r = call <2 x i32> @scalable_frame(<vscale x 2 x i32> %s)
  ret <2 x i32> %r
}

; A coroutine may be another thread after it has been suspended.
define internal i32 @asks() {
  %r = call i32 @thread()
  ret i32 %r
}
; CHECK-LABEL: define i32 @coroutine(
; CHECK-NEXT: call i32 @asks()
define i32 @coroutine() presplitcoroutine {
  %r = call i32 @asks()
  ret i32 %r
}
