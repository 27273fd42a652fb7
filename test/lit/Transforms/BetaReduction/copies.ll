; Every kind of copy.
; RUN: %opt -passes=mincaml-beta -verify-each -S %s | FileCheck %s
; RUN: %opt -passes=mincaml-beta -S %s -o %t.once.ll
; RUN: %opt -passes=mincaml-beta -S %t.once.ll -o %t.twice.ll
; RUN: %opt -passes=verify -S %t.once.ll -o %t.same.ll
; RUN: cmp %t.same.ll %t.twice.ll

; CHECK-LABEL: @phis(
; CHECK-NOT: phi
; CHECK: ret i32 %x
define i32 @phis(i1 %c, i32 %x) {
  br i1 %c, label %a, label %b
a:
  %one = phi i32 [ %x, %0 ]
  br label %b
b:
  %two = phi i32 [ %x, %0 ], [ %one, %a ]
  ret i32 %two
}

; Two phi nodes that feed each other, and a select between them: all are x.
; CHECK-LABEL: @cycle(
; CHECK-NOT: phi
; CHECK-NOT: select
; CHECK: ret i32 %x
define i32 @cycle(i1 %c, i1 %d, i32 %x) {
entry:
  br label %head
head:
  %p = phi i32 [ %x, %entry ], [ %s, %latch ]
  br i1 %c, label %inner, label %latch
inner:
  %q = phi i32 [ %p, %head ], [ %q, %inner ]
  br i1 %c, label %inner, label %latch
latch:
  %r = phi i32 [ %p, %head ], [ %q, %inner ]
  %s = select i1 %d, i32 %r, i32 %p
  br i1 %d, label %head, label %out
out:
  ret i32 %s
}

; Two values come into the outer cycle, but only one into the inner.
; CHECK-LABEL: @nested(
; CHECK: head:
; CHECK-NEXT: %p = phi i32 [ %x, %entry ], [ %y, %change ], [ %p, %latch ]
; CHECK-NOT: phi
; CHECK: ret i32 %p
define i32 @nested(i1 %c, i32 %x, i32 %y) {
entry:
  br label %head
head:
  %p = phi i32 [ %x, %entry ], [ %y, %change ], [ %r, %latch ]
  br label %inner
inner:
  %q = phi i32 [ %p, %head ]
  br i1 %c, label %again, label %latch
again:
  %r0 = phi i32 [ %q, %inner ]
  br label %join
join:
  %r1 = phi i32 [ %r0, %again ]
  br i1 %c, label %latch, label %change
latch:
  %r = phi i32 [ %q, %inner ], [ %r1, %join ]
  br i1 %c, label %head, label %out
change:
  br label %head
out:
  ret i32 %r
}

; CHECK-LABEL: @others(
; CHECK: %sum = add i32 %y, %y
; CHECK-NEXT: store i32 %sum, ptr %p
define void @others(i1 %c, i32 %x, i32 noundef %y, ptr %p) {
  %a = select i1 %c, i32 %y, i32 %y
  %b = bitcast i32 %a to i32
  %f = freeze i32 %b
  %i1 = insertvalue { i32, { i32, i32 } } poison, i32 %f, 0
  %i2 = insertvalue { i32, { i32, i32 } } %i1, i32 %x, 1, 0
  %i3 = insertvalue { i32, { i32, i32 } } %i2, i32 %f, 1, 1
  %e1 = extractvalue { i32, { i32, i32 } } %i3, 0
  %e2 = extractvalue { i32, { i32, i32 } } %i3, 1, 1
  %sum = add i32 %e1, %e2
  %q = getelementptr { i32, i32 }, ptr %p, i32 0, i32 0
  %q2 = getelementptr i8, ptr %q, i32 0
  store i32 %sum, ptr %q2
  ret void
}

; A variable on slot form that has one store.
; CHECK-LABEL: @slot(
; CHECK: store i32 %x, ptr %s
; CHECK-NOT: load i32, ptr %s
; CHECK: %sum = add i32 %x, %x
define i32 @slot(i1 %c, i32 %x) {
  %s = alloca i32
  store i32 %x, ptr %s
  %v = load i32, ptr %s
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %w = load i32, ptr %s
  %sum = add i32 %v, %w
  ret i32 %sum
}

; Fields of a phi of aggregates whose fields are known, or that calls return.
; CHECK-LABEL: @phi(
; CHECK: b:
; CHECK-NEXT: %call = call
; CHECK-NEXT: %[[F0:.+]] = extractvalue { i32, ptr } %call, 0
; CHECK-NEXT: %[[F1:.+]] = extractvalue { i32, ptr } %call, 1
; CHECK-NEXT: br label %join
; CHECK: join:
; CHECK-DAG: %[[E0:.+]] = phi i32 [ %x, %a ], [ %[[F0]], %b ], [ 0, %0 ], [ 0, %0 ]
; CHECK-DAG: %[[E1:.+]] = phi ptr [ null, %a ], [ %[[F1]], %b ], [ @g, %0 ], [ @g, %0 ]
; CHECK-NOT: extractvalue
; CHECK: store i32 %[[E0]], ptr %[[E1]]
@g = external global i32
declare { i32, ptr } @callee()
define void @phi(i32 %n, i32 %x) {
  switch i32 %n, label %a [
    i32 0, label %b
    i32 1, label %join
    i32 2, label %join
  ]
a:
  %i1 = insertvalue { i32, ptr } poison, i32 %x, 0
  %i2 = insertvalue { i32, ptr } %i1, ptr null, 1
  br label %join
b:
  %call = call { i32, ptr } @callee()
  br label %join
join:
  %p = phi { i32, ptr } [ %i2, %a ], [ %call, %b ], [ { i32 0, ptr @g }, %0 ], [ { i32 0, ptr @g }, %0 ]
  %e0 = extractvalue { i32, ptr } %p, 0
  %e1 = extractvalue { i32, ptr } %p, 1
  store i32 %e0, ptr %e1
  ret void
}
