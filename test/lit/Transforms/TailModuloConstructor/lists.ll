; Calls whose result becomes a field of a new object become jumps.
; RUN: %opt -passes=mincaml-tail-modulo-constructor -verify-each -S %s | FileCheck %s --implicit-check-not='call tailcc'

declare noalias nonnull ptr @min_caml_allocate(i32)

; CHECK-LABEL: define internal tailcc ptr @append(ptr %a, ptr %b) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %result = alloca [16 x i8], align 8
; CHECK-NEXT:   br label %loop
; CHECK: loop:
; CHECK-NEXT:   %a{{[0-9]+}} = phi ptr [ %a, %entry ], [ %rest, %cons ]
; CHECK-NEXT:   %destination = phi ptr [ %result, %entry ], [ %cell{{[0-9]+}}, %cons ]
; The result of the last iteration goes into the last cell, and the function
; returns the first one.
; CHECK: nil:
; CHECK-NEXT:   %[[LAST:.*]] = getelementptr inbounds i8, ptr %destination, i32 8
; CHECK-NEXT:   store ptr %b, ptr %[[LAST]], align 8
; CHECK-NEXT:   %[[RESULT:.*]] = getelementptr inbounds i8, ptr %result, i32 8
; CHECK-NEXT:   %first = load ptr, ptr %[[RESULT]], align 8
; CHECK-NEXT:   ret ptr %first
; CHECK: cons:
; CHECK:        %cell{{[0-9]+}} = call ptr @min_caml_allocate(i32 16)
; CHECK-NEXT:   store i32 %x, ptr %cell{{[0-9]+}}, align 4
; CHECK-NEXT:   %field{{[0-9]+}} = getelementptr i8, ptr %cell{{[0-9]+}}, i64 8
; CHECK-NEXT:   store ptr null, ptr %field{{[0-9]+}}, align 8
; CHECK-NEXT:   %[[FILLED:.*]] = getelementptr inbounds i8, ptr %destination, i32 8
; CHECK-NEXT:   store ptr %cell{{[0-9]+}}, ptr %[[FILLED]], align 8
; CHECK-NEXT:   br label %loop
; CHECK: }
define internal tailcc ptr @append(ptr %a, ptr %b) {
entry:
  %is.nil = icmp eq ptr %a, null
  br i1 %is.nil, label %nil, label %cons

nil:
  ret ptr %b

cons:
  %x = load i32, ptr %a
  %next = getelementptr i8, ptr %a, i64 8
  %rest = load ptr, ptr %next
  %appended = call tailcc ptr @append(ptr %rest, ptr %b)
  %cell = call ptr @min_caml_allocate(i32 16)
  store i32 %x, ptr %cell
  %field = getelementptr i8, ptr %cell, i64 8
  store ptr %appended, ptr %field
  ret ptr %cell
}

; What follows the call may be shared with other paths, and a call that returns
; its result unchanged becomes a jump as well.
; CHECK-LABEL: define internal tailcc ptr @filter(ptr %l) {
; CHECK: loop:
; CHECK-NEXT:   %l{{[0-9]+}} = phi ptr [ %l, %entry ], [ %rest, %keep ], [ %rest, %drop ]
; CHECK-NEXT:   %destination = phi ptr [ %result, %entry ], [ %cell{{[0-9]+}}, %keep ], [ %destination, %drop ]
; CHECK: keep:
; CHECK:        %cell{{[0-9]+}} = call ptr @min_caml_allocate(i32 16)
; CHECK-NOT:    call
; CHECK:        br label %loop
; CHECK: drop:
; CHECK-NEXT:   br label %loop
; CHECK: last:
; CHECK:        br label %make
; CHECK: make:
; CHECK-NEXT:   %cell = call ptr @min_caml_allocate(i32 16)
; CHECK: ret ptr %first
define internal tailcc ptr @filter(ptr %l) {
entry:
  %is.nil = icmp eq ptr %l, null
  br i1 %is.nil, label %nil, label %test

nil:
  ret ptr null

test:
  %x = load i32, ptr %l
  %next = getelementptr i8, ptr %l, i64 8
  %rest = load ptr, ptr %next
  switch i32 %x, label %keep [
    i32 0, label %drop
    i32 1, label %last
  ]

keep:
  %kept = call tailcc ptr @filter(ptr %rest)
  br label %make

drop:
  %others = call tailcc ptr @filter(ptr %rest)
  ret ptr %others

last:
  br label %make

make:
  %tail = phi ptr [ %kept, %keep ], [ null, %last ]
  %cell = call ptr @min_caml_allocate(i32 16)
  store i32 %x, ptr %cell
  %field = getelementptr i8, ptr %cell, i64 8
  store ptr %tail, ptr %field
  ret ptr %cell
}

; In a tree, the result may go into one field or another, and objects may be
; nested.
; CHECK-LABEL: define internal tailcc ptr @insert(i32 %key, ptr %tree) {
; CHECK:        %result = alloca [8 x i8], align 8
; CHECK: loop:
; CHECK:        %destination = phi ptr [ %result, %entry ], [ %hole{{.*}}, %left ], [ %hole{{.*}}, %right ]
; CHECK: left:
; CHECK:        store ptr %outer{{.*}}, ptr %destination, align 8
; CHECK-NEXT:   %hole{{.*}} = getelementptr inbounds i8, ptr %node{{.*}}, i32 8
; CHECK-NEXT:   br label %loop
; CHECK: right:
; CHECK:        store ptr %[[NODE:.*]], ptr %destination, align 8
; CHECK-NEXT:   %hole{{.*}} = getelementptr inbounds i8, ptr %[[NODE]], i32 16
; CHECK-NEXT:   br label %loop
define internal tailcc ptr @insert(i32 %key, ptr %tree) {
entry:
  %is.leaf = icmp eq ptr %tree, null
  br i1 %is.leaf, label %leaf, label %test

leaf:
  ret ptr null

test:
  %k = load i32, ptr %tree
  %left.address = getelementptr i8, ptr %tree, i64 8
  %l = load ptr, ptr %left.address
  %right.address = getelementptr i8, ptr %tree, i64 16
  %r = load ptr, ptr %right.address
  %less = icmp slt i32 %key, %k
  br i1 %less, label %left, label %right

left:
  %new.left = call tailcc ptr @insert(i32 %key, ptr %l)
  %node = call ptr @min_caml_allocate(i32 24)
  %n1 = getelementptr i8, ptr %node, i64 8
  store ptr %new.left, ptr %n1
  %outer = call ptr @min_caml_allocate(i32 8)
  store ptr %node, ptr %outer
  ret ptr %outer

right:
  %new.right = call tailcc ptr @insert(i32 %key, ptr %r)
  %node2 = call ptr @min_caml_allocate(i32 24)
  store ptr %l, ptr %node2
  %n2 = getelementptr i8, ptr %node2, i64 16
  store ptr %new.right, ptr %n2
  ret ptr %node2
}
