; Functions that differ, each pair in one respect.
; RUN: %opt -passes=mincaml-merge-functions -verify-each -S %s | FileCheck %s
; RUN: %opt -passes=mincaml-merge-functions -verify-each -S %s > %t.ll && %opt -passes=verify -S %s | diff - %t.ll

@memory = global i32 0
declare void @pair(i32)
declare void @keep(ptr)
declare i32 @read(i32)
declare i32 @read.again(i32)
declare fastcc i32 @fast.function(i32)
declare i32 @personality(...)

; Flags: of integers,
; CHECK: @wraps.a(
; CHECK: @wraps.b(

define internal i32 @wraps.a(i32 %x) {
  call void @pair(i32 0)
  %y = add i32 %x, 1
  ret i32 %y
}

define internal i32 @wraps.b(i32 %x) {
  call void @pair(i32 0)
  %y = add nsw i32 %x, 1
  ret i32 %y
}

; of floating-point numbers,
; CHECK: @fast.a(
; CHECK: @fast.b(

define internal double @fast.a(double %x) {
  call void @pair(i32 3)
  %y = fadd double %x, 1.0
  ret double %y
}

define internal double @fast.b(double %x) {
  call void @pair(i32 3)
  %y = fadd fast double %x, 1.0
  ret double %y
}

; of addresses,
; CHECK: @inbounds.a(
; CHECK: @inbounds.b(

define internal i32 @inbounds.a(ptr %p, i32 %i) {
  call void @pair(i32 6)
  %q = getelementptr i32, ptr %p, i32 %i
  %y = load i32, ptr %q
  ret i32 %y
}

define internal i32 @inbounds.b(ptr %p, i32 %i) {
  call void @pair(i32 6)
  %q = getelementptr inbounds i32, ptr %p, i32 %i
  %y = load i32, ptr %q
  ret i32 %y
}

; of comparisons.
; CHECK: @samesign.a(
; CHECK: @samesign.b(

define internal i1 @samesign.a(i32 %x) {
  call void @pair(i32 9)
  %y = icmp ult i32 %x, 7
  ret i1 %y
}

define internal i1 @samesign.b(i32 %x) {
  call void @pair(i32 9)
  %y = icmp samesign ult i32 %x, 7
  ret i1 %y
}

; Predicates,
; CHECK: @predicate.a(
; CHECK: @predicate.b(

define internal i1 @predicate.a(i32 %x) {
  call void @pair(i32 12)
  %y = icmp slt i32 %x, 8
  ret i1 %y
}

define internal i1 @predicate.b(i32 %x) {
  call void @pair(i32 12)
  %y = icmp ult i32 %x, 8
  ret i1 %y
}

; constants,
; CHECK: @constant.a(
; CHECK: @constant.b(

define internal i32 @constant.a(i32 %x) {
  call void @pair(i32 15)
  %y = mul i32 %x, 3
  ret i32 %y
}

define internal i32 @constant.b(i32 %x) {
  call void @pair(i32 15)
  %y = mul i32 %x, 5
  ret i32 %y
}

; operands in another order,
; CHECK: @operands.a(
; CHECK: @operands.b(

define internal i32 @operands.a(i32 %x, i32 %z) {
  call void @pair(i32 18)
  %y = sub i32 %x, %z
  ret i32 %y
}

define internal i32 @operands.b(i32 %x, i32 %z) {
  call void @pair(i32 18)
  %y = sub i32 %z, %x
  ret i32 %y
}

; the types of what addresses lead to.
; CHECK: @type.a(
; CHECK: @type.b(

define internal i32 @type.a(ptr %p, i32 %i) {
  call void @pair(i32 21)
  %q = getelementptr i32, ptr %p, i32 %i
  %y = load i32, ptr %q
  ret i32 %y
}

define internal i32 @type.b(ptr %p, i32 %i) {
  call void @pair(i32 21)
  %q = getelementptr i64, ptr %p, i32 %i
  %y = load i32, ptr %q
  ret i32 %y
}

; Accesses: alignment,
; CHECK: @align.a(
; CHECK: @align.b(

define internal i32 @align.a(ptr %p) {
  call void @pair(i32 24)
  %y = load i32, ptr %p, align 4
  ret i32 %y
}

define internal i32 @align.b(ptr %p) {
  call void @pair(i32 24)
  %y = load i32, ptr %p, align 1
  ret i32 %y
}

; volatile ones,
; CHECK: @volatile.a(
; CHECK: @volatile.b(

define internal i32 @volatile.a(ptr %p) {
  call void @pair(i32 27)
  %y = load i32, ptr %p
  ret i32 %y
}

define internal i32 @volatile.b(ptr %p) {
  call void @pair(i32 27)
  %y = load volatile i32, ptr %p
  ret i32 %y
}

; orderings,
; CHECK: @atomic.a(
; CHECK: @atomic.b(

define internal i32 @atomic.a(ptr %p) {
  call void @pair(i32 30)
  %y = load atomic i32, ptr %p monotonic, align 4
  ret i32 %y
}

define internal i32 @atomic.b(ptr %p) {
  call void @pair(i32 30)
  %y = load atomic i32, ptr %p acquire, align 4
  ret i32 %y
}

; operations,
; CHECK: @update.a(
; CHECK: @update.b(

define internal i32 @update.a(ptr %p) {
  call void @pair(i32 33)
  %y = atomicrmw add ptr %p, i32 1 monotonic, align 4
  ret i32 %y
}

define internal i32 @update.b(ptr %p) {
  call void @pair(i32 33)
  %y = atomicrmw sub ptr %p, i32 1 monotonic, align 4
  ret i32 %y
}

; the alignment of updates.
; CHECK: @update.align.a(
; CHECK: @update.align.b(

define internal i32 @update.align.a(ptr %p) {
  call void @pair(i32 36)
  %y = atomicrmw add ptr %p, i32 2 monotonic, align 4
  ret i32 %y
}

define internal i32 @update.align.b(ptr %p) {
  call void @pair(i32 36)
  %y = atomicrmw add ptr %p, i32 2 monotonic, align 8
  ret i32 %y
}

; Slots.
; CHECK: @slot.a(
; CHECK: @slot.b(

define internal ptr @slot.a() {
  call void @pair(i32 39)
  %p = alloca i32, align 4
  call void @keep(ptr %p)
  ret ptr %p
}

define internal ptr @slot.b() {
  call void @pair(i32 39)
  %p = alloca i32, align 16
  call void @keep(ptr %p)
  ret ptr %p
}

; Calls: callees of which one is a declaration,
; CHECK: @callee.a(
; CHECK: @callee.b(

define internal i32 @callee.a(i32 %x) {
  call void @pair(i32 42)
  %y = call i32 @read(i32 %x)
  ret i32 %y
}

define internal i32 @callee.b(i32 %x) {
  call void @pair(i32 42)
  %y = call i32 @read.again(i32 %x)
  ret i32 %y
}

; callees that differ,
; CHECK: @callees.a(
; CHECK: @callees.b(

define internal i32 @callees.a(i32 %x) {
  call void @pair(i32 45)
  %y = call i32 @constant.a(i32 %x)
  ret i32 %y
}

define internal i32 @callees.b(i32 %x) {
  call void @pair(i32 45)
  %y = call i32 @constant.b(i32 %x)
  ret i32 %y
}

; tail calls that are required and others,
; CHECK: @tail.a(
; CHECK: @tail.b(

define internal i32 @tail.a(i32 %x) {
  call void @pair(i32 48)
  %y = musttail call i32 @read(i32 %x)
  ret i32 %y
}

define internal i32 @tail.b(i32 %x) {
  call void @pair(i32 48)
  %y = tail call i32 @read(i32 %x)
  ret i32 %y
}

; calling conventions,
; CHECK: @convention.a(
; CHECK: @convention.b(

define internal i32 @convention.a(i32 %x) {
  call void @pair(i32 51)
  %y = call fastcc i32 @fast.function(i32 %x)
  ret i32 %y
}

define internal i32 @convention.b(i32 %x) {
  call void @pair(i32 51)
  %y = call i32 @fast.function(i32 %x)
  ret i32 %y
}

; attributes that decide how arguments are passed,
; CHECK: @byval.a(
; CHECK: @byval.b(

define internal void @byval.a(ptr %p) {
  call void @pair(i32 54)
  call void @keep(ptr byval(i32) %p)
  ret void
}

define internal void @byval.b(ptr %p) {
  call void @pair(i32 54)
  call void @keep(ptr byval(i64) %p)
  ret void
}

; operand bundles.
; CHECK: @bundle.a(
; CHECK: @bundle.b(

define internal void @bundle.a(ptr %p) {
  call void @pair(i32 57)
  call void @keep(ptr %p) [ "deopt"(i32 1) ]
  ret void
}

define internal void @bundle.b(ptr %p) {
  call void @pair(i32 57)
  call void @keep(ptr %p)
  ret void
}

; Control flow: cases of a switch,
; CHECK: @cases.a(
; CHECK: @cases.b(

define internal i32 @cases.a(i32 %x) {
  call void @pair(i32 60)
  switch i32 %x, label %other [ i32 1, label %one ]
one:
  ret i32 10
other:
  ret i32 20
}

define internal i32 @cases.b(i32 %x) {
  call void @pair(i32 60)
  switch i32 %x, label %other [ i32 2, label %one ]
one:
  ret i32 10
other:
  ret i32 20
}

; arms of a branch,
; CHECK: @arms.a(
; CHECK: @arms.b(

define internal i32 @arms.a(i1 %c) {
  call void @pair(i32 63)
  br i1 %c, label %x, label %y
x:
  ret i32 10
y:
  ret i32 20
}

define internal i32 @arms.b(i1 %c) {
  call void @pair(i32 63)
  br i1 %c, label %y, label %x
x:
  ret i32 10
y:
  ret i32 20
}

; loops in another order,
; CHECK: @loops.a(
; CHECK: @loops.b(

define internal void @loops.a(i32 %n) {
  call void @pair(i32 66)
  br label %up
up:
  %i = phi i32 [ 0, %0 ], [ %i1, %up ]
  %i1 = add i32 %i, 1
  %more = icmp ne i32 %i1, %n
  br i1 %more, label %up, label %down
down:
  %j = phi i32 [ %n, %up ], [ %j1, %down ]
  %j1 = sub i32 %j, 1
  %rest = icmp ne i32 %j1, 0
  br i1 %rest, label %down, label %exit
exit:
  ret void
}

define internal void @loops.b(i32 %n) {
  call void @pair(i32 66)
  br label %down
down:
  %j = phi i32 [ %n, %0 ], [ %j1, %down ]
  %j1 = sub i32 %j, 1
  %rest = icmp ne i32 %j1, 0
  br i1 %rest, label %down, label %up
up:
  %i = phi i32 [ 0, %down ], [ %i1, %up ]
  %i1 = add i32 %i, 1
  %more = icmp ne i32 %i1, %n
  br i1 %more, label %up, label %exit
exit:
  ret void
}

; incoming values of a phi node that come from other blocks,
; CHECK: @incoming.a(
; CHECK: @incoming.b(

define internal i32 @incoming.a(i1 %c) {
  call void @pair(i32 69)
  br i1 %c, label %x, label %y
x:
  br label %join
y:
  br label %join
join:
  %z = phi i32 [ 1, %x ], [ 2, %y ]
  ret i32 %z
}

define internal i32 @incoming.b(i1 %c) {
  call void @pair(i32 69)
  br i1 %c, label %x, label %y
x:
  br label %join
y:
  br label %join
join:
  %z = phi i32 [ 2, %x ], [ 1, %y ]
  ret i32 %z
}

; phi nodes in another order.
; CHECK: @phis.a(
; CHECK: @phis.b(

define internal i32 @phis.a(i1 %c) {
  call void @pair(i32 72)
  br i1 %c, label %x, label %y
x:
  br label %join
y:
  br label %join
join:
  %z = phi i32 [ 1, %x ], [ 2, %y ]
  %w = phi i32 [ 3, %x ], [ 4, %y ]
  %d = sub i32 %z, %w
  ret i32 %d
}

define internal i32 @phis.b(i1 %c) {
  call void @pair(i32 72)
  br i1 %c, label %x, label %y
x:
  br label %join
y:
  br label %join
join:
  %w = phi i32 [ 3, %x ], [ 4, %y ]
  %z = phi i32 [ 1, %x ], [ 2, %y ]
  %d = sub i32 %z, %w
  ret i32 %d
}

; The functions themselves: conventions,
; CHECK: @own.convention.a(
; CHECK: @own.convention.b(

define internal i32 @own.convention.a(i32 %x) {
  call void @pair(i32 75)
  %y = xor i32 %x, 101
  ret i32 %y
}

define internal fastcc i32 @own.convention.b(i32 %x) {
  call void @pair(i32 75)
  %y = xor i32 %x, 101
  ret i32 %y
}

; attributes that change the behavior,
; CHECK: @inline.a(
; CHECK: @inline.b(

define internal i32 @inline.a(i32 %x) {
  call void @pair(i32 78)
  %y = xor i32 %x, 102
  ret i32 %y
}

define internal i32 @inline.b(i32 %x) noinline {
  call void @pair(i32 78)
  %y = xor i32 %x, 102
  ret i32 %y
}

; of which string attributes are taken to be some,
; CHECK: @features.a(
; CHECK: @features.b(

define internal i32 @features.a(i32 %x) "target-features"="+v9" {
  call void @pair(i32 81)
  %y = xor i32 %x, 103
  ret i32 %y
}

define internal i32 @features.b(i32 %x) "target-features"="+vis" {
  call void @pair(i32 81)
  %y = xor i32 %x, 103
  ret i32 %y
}

; personality functions,
; CHECK: @personality.a(
; CHECK: @personality.b(

define internal i32 @personality.a(i32 %x) {
  call void @pair(i32 84)
  %y = xor i32 %x, 104
  ret i32 %y
}

define internal i32 @personality.b(i32 %x) personality ptr @personality {
  call void @pair(i32 84)
  %y = xor i32 %x, 104
  ret i32 %y
}

; garbage collectors,
; CHECK: @collector.a(
; CHECK: @collector.b(

define internal i32 @collector.a(i32 %x) {
  call void @pair(i32 87)
  %y = xor i32 %x, 105
  ret i32 %y
}

define internal i32 @collector.b(i32 %x) gc "statepoint-example" {
  call void @pair(i32 87)
  %y = xor i32 %x, 105
  ret i32 %y
}

; sections,
; CHECK: @section.a(
; CHECK: @section.b(

define internal i32 @section.a(i32 %x) section "one" {
  call void @pair(i32 90)
  %y = xor i32 %x, 106
  ret i32 %y
}

define internal i32 @section.b(i32 %x) section "one" {
  call void @pair(i32 90)
  %y = xor i32 %x, 106
  ret i32 %y
}

; alignment,
; CHECK: @function.align.a(
; CHECK: @function.align.b(

define internal i32 @function.align.a(i32 %x) align 4 {
  call void @pair(i32 93)
  %y = xor i32 %x, 107
  ret i32 %y
}

define internal i32 @function.align.b(i32 %x) align 16 {
  call void @pair(i32 93)
  %y = xor i32 %x, 107
  ret i32 %y
}

; data before the code.
; CHECK: @prefix.a(
; CHECK: @prefix.b(

define internal i32 @prefix.a(i32 %x) {
  call void @pair(i32 96)
  %y = xor i32 %x, 108
  ret i32 %y
}

define internal i32 @prefix.b(i32 %x) prefix i32 1 {
  call void @pair(i32 96)
  %y = xor i32 %x, 108
  ret i32 %y
}

; Those that are not to be optimized.
; CHECK: @optnone.a(
; CHECK: @optnone.b(

define internal i32 @optnone.a(i32 %x) noinline optnone {
  call void @pair(i32 99)
  %y = xor i32 %x, 109
  ret i32 %y
}

define internal i32 @optnone.b(i32 %x) noinline optnone {
  call void @pair(i32 99)
  %y = xor i32 %x, 109
  ret i32 %y
}

define void @main() {
  call i32 @wraps.a(i32 1)
  call i32 @wraps.b(i32 1)
  call double @fast.a(double 1.0)
  call double @fast.b(double 1.0)
  call i32 @inbounds.a(ptr @memory, i32 1)
  call i32 @inbounds.b(ptr @memory, i32 1)
  call i1 @samesign.a(i32 1)
  call i1 @samesign.b(i32 1)
  call i1 @predicate.a(i32 1)
  call i1 @predicate.b(i32 1)
  call i32 @constant.a(i32 1)
  call i32 @constant.b(i32 1)
  call i32 @operands.a(i32 1, i32 1)
  call i32 @operands.b(i32 1, i32 1)
  call i32 @type.a(ptr @memory, i32 1)
  call i32 @type.b(ptr @memory, i32 1)
  call i32 @align.a(ptr @memory)
  call i32 @align.b(ptr @memory)
  call i32 @volatile.a(ptr @memory)
  call i32 @volatile.b(ptr @memory)
  call i32 @atomic.a(ptr @memory)
  call i32 @atomic.b(ptr @memory)
  call i32 @update.a(ptr @memory)
  call i32 @update.b(ptr @memory)
  call i32 @update.align.a(ptr @memory)
  call i32 @update.align.b(ptr @memory)
  call ptr @slot.a()
  call ptr @slot.b()
  call i32 @callee.a(i32 1)
  call i32 @callee.b(i32 1)
  call i32 @callees.a(i32 1)
  call i32 @callees.b(i32 1)
  call i32 @tail.a(i32 1)
  call i32 @tail.b(i32 1)
  call i32 @convention.a(i32 1)
  call i32 @convention.b(i32 1)
  call void @byval.a(ptr @memory)
  call void @byval.b(ptr @memory)
  call void @bundle.a(ptr @memory)
  call void @bundle.b(ptr @memory)
  call i32 @cases.a(i32 1)
  call i32 @cases.b(i32 1)
  call i32 @arms.a(i1 true)
  call i32 @arms.b(i1 true)
  call void @loops.a(i32 1)
  call void @loops.b(i32 1)
  call i32 @incoming.a(i1 true)
  call i32 @incoming.b(i1 true)
  call i32 @phis.a(i1 true)
  call i32 @phis.b(i1 true)
  call i32 @own.convention.a(i32 1)
  call fastcc i32 @own.convention.b(i32 1)
  call i32 @inline.a(i32 1)
  call i32 @inline.b(i32 1)
  call i32 @features.a(i32 1)
  call i32 @features.b(i32 1)
  call i32 @personality.a(i32 1)
  call i32 @personality.b(i32 1)
  call i32 @collector.a(i32 1)
  call i32 @collector.b(i32 1)
  call i32 @section.a(i32 1)
  call i32 @section.b(i32 1)
  call i32 @function.align.a(i32 1)
  call i32 @function.align.b(i32 1)
  call i32 @prefix.a(i32 1)
  call i32 @prefix.b(i32 1)
  call i32 @optnone.a(i32 1)
  call i32 @optnone.b(i32 1)
  ret void
}
