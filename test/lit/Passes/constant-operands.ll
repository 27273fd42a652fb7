; Constants wherever a value may be. Those that are data, such as null, undef and
; poison, have no list of uses; asking for it fails an assertion.

; RUN: %python %S/Inputs/each-pass.py %mincaml-llc %s %opt | FileCheck %s
; CHECK: {{[0-9][0-9]+}} runs, 0 failures

target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@variable = internal global [4 x i32] zeroinitializer
@fixed = internal constant [2 x ptr] [ptr @callee, ptr null]

declare i32 @reads(ptr) memory(read) nounwind willreturn
declare noalias ptr @allocate(i64) allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) nounwind willreturn
declare void @writes(ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.assume(i1)

define internal tailcc i32 @callee(i32 %n, ptr %p) {
  %x = load i32, ptr %p
  %sum = add i32 %x, %n
  ret i32 %sum
}

define i32 @loads(i1 %c) {
entry:
  %a = load i32, ptr poison
  %b = load i32, ptr poison
  br i1 %c, label %left, label %right
left:
  %d = load i32, ptr null
  %e = load i32, ptr undef
  %f = load i32, ptr inttoptr (i64 64 to ptr)
  br label %end
right:
  %g = load i32, ptr getelementptr (i8, ptr null, i64 8)
  %h = load i32, ptr getelementptr (i8, ptr @variable, i64 8)
  %i = load ptr, ptr getelementptr (i8, ptr @fixed, i64 8)
  %j = load volatile i32, ptr null
  %k = load atomic i32, ptr poison seq_cst, align 4
  br label %end
end:
  %p = phi i32 [ poison, %left ], [ undef, %right ]
  %q = phi ptr [ null, %left ], [ poison, %right ]
  %l = load i32, ptr poison
  %m = load i32, ptr null
  %n = load i32, ptr getelementptr (i8, ptr @variable, i64 8)
  %r = load i32, ptr %q
  %s = add i32 %p, %r
  %t = add i32 %l, %m
  %u = add i32 %n, %t
  %v = add i32 %s, %u
  ret i32 %v
}

define i32 @loads_without_stores() {
  %a = load i32, ptr null
  %b = load i32, ptr poison
  %c = add i32 %a, %b
  ret i32 %c
}

define void @stores(i32 %x, ptr %p) {
  store i32 %x, ptr poison
  store i32 %x, ptr null
  store i32 undef, ptr undef
  store ptr null, ptr getelementptr (i8, ptr @variable, i64 4)
  store i32 poison, ptr inttoptr (i64 64 to ptr)
  store ptr poison, ptr %p
  store volatile i32 %x, ptr null
  %y = load i32, ptr poison
  store i32 %y, ptr null
  %z = load i32, ptr null
  %old = atomicrmw add ptr null, i32 poison seq_cst
  %pair = cmpxchg ptr poison, i32 undef, i32 %x seq_cst seq_cst
  store i32 %z, ptr @variable
  ret void
}

define i1 @compares(ptr %p, i32 %x) {
  %a = icmp eq ptr %p, null
  %b = icmp eq ptr poison, %p
  %c = icmp ult ptr undef, null
  %d = icmp eq ptr getelementptr (i8, ptr @variable, i64 4), null
  %e = icmp slt i32 undef, %x
  %f = icmp slt i32 %x, poison
  %g = select i1 %a, i1 %b, i1 poison
  %h = select i1 undef, i1 %c, i1 %d
  %i = xor i1 %e, %f
  %j = or i1 %g, %h
  %k = freeze i1 poison
  %l = and i1 %i, %j
  %m = xor i1 %k, %l
  ret i1 %m
}

define i32 @calls(i32 %x) {
  %a = call i32 @reads(ptr null)
  %b = call i32 @reads(ptr null)
  %c = call i32 @reads(ptr poison)
  call void @writes(ptr undef)
  call void @writes(ptr getelementptr (i8, ptr @variable, i64 4))
  %d = call i32 null(i32 %x)
  %e = call i32 poison(i32 %x)
  %f = call i32 undef(i32 poison)
  %g = call tailcc i32 @callee(i32 undef, ptr null)
  %h = call tailcc i32 @callee(i32 %x, ptr poison)
  call void @llvm.memcpy.p0.p0.i64(ptr null, ptr poison, i64 poison, i1 false)
  call void @llvm.lifetime.start.p0(ptr poison)
  call void @llvm.assume(i1 true) [ "nonnull"(ptr null), "align"(ptr poison, i64 8) ]
  %i = add i32 %a, %b
  %j = add i32 %c, %d
  %k = add i32 %e, %f
  %l = add i32 %g, %h
  %m = add i32 %i, %j
  %n = add i32 %k, %l
  %o = mul i32 %m, %n
  ret i32 %o
}

define i32 @loop(i32 %n) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %s = phi i32 [ undef, %entry ], [ %t, %body ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %body, label %end
body:
  %a = load i32, ptr poison
  %b = load i32, ptr getelementptr (i8, ptr @variable, i64 8)
  %q = sdiv i32 poison, 3
  %r = srem i32 %i, undef
  %address = getelementptr i32, ptr null, i32 %i
  %d = load i32, ptr %address
  store i32 %d, ptr null
  %u = add i32 %a, %b
  %v = add i32 %q, %r
  %w = add i32 %u, %v
  %t = add i32 %s, %w
  %next = add i32 %i, 1
  br label %head
end:
  ret i32 %s
}

define i32 @switches(i32 %x) {
entry:
  switch i32 poison, label %a [
    i32 0, label %b
    i32 1, label %c
  ]
a:
  br i1 undef, label %b, label %c
b:
  switch i32 %x, label %c [ i32 7, label %a ]
c:
  %p = phi i32 [ 1, %entry ], [ poison, %a ], [ undef, %b ]
  ret i32 %p
}

define { i32, ptr } @aggregates(i32 %x) {
  %a = insertvalue { i32, ptr } poison, i32 %x, 0
  %b = insertvalue { i32, ptr } undef, ptr null, 1
  %c = extractvalue { i32, ptr } poison, 1
  %d = insertvalue { i32, ptr } %a, ptr %c, 1
  %e = insertelement <2 x i32> poison, i32 %x, i32 undef
  %f = shufflevector <2 x i32> %e, <2 x i32> undef, <2 x i32> <i32 0, i32 poison>
  %g = extractelement <2 x i32> %f, i32 0
  %h = insertvalue { i32, ptr } %d, i32 %g, 0
  ret { i32, ptr } %h
}

define i32 @objects(i1 %c) {
entry:
  %object = call noalias ptr @allocate(i64 16)
  store i32 poison, ptr %object
  %second = getelementptr i8, ptr %object, i64 8
  store ptr null, ptr %second
  %slot = alloca ptr
  store ptr poison, ptr %slot
  br i1 %c, label %then, label %end
then:
  store ptr null, ptr %slot
  br label %end
end:
  %p = load ptr, ptr %slot
  %q = load ptr, ptr %second
  %x = load i32, ptr %p
  %y = load i32, ptr %q
  %z = load i32, ptr %object
  %v = add i32 %x, %y
  %w = add i32 %v, %z
  ret i32 %w
}

define tailcc i32 @recursion(i32 %n, ptr %p) {
entry:
  %done = icmp eq i32 %n, 0
  br i1 %done, label %end, label %more
more:
  %less = sub i32 %n, 1
  %r = musttail call tailcc i32 @recursion(i32 %less, ptr poison)
  ret i32 %r
end:
  %x = load i32, ptr null
  ret i32 %x
}
