; Functions that return several values: a result with an exception, or two
; results.
; RUN: %opt -passes=mincaml-tail-modulo-constructor -verify-each -S %s | FileCheck %s --implicit-check-not='call tailcc'

declare noalias nonnull ptr @min_caml_allocate(i32)
declare { ptr, ptr } @f(i32)

; If an exception is raised, the function returns null with it.
; CHECK-LABEL: define internal tailcc { ptr, ptr } @map(ptr %l) {
; CHECK: nil:
; CHECK:        %first = load ptr, ptr
; CHECK-NEXT:   %[[OK:.*]] = insertvalue { ptr, ptr } zeroinitializer, ptr %first, 0
; CHECK-NEXT:   ret { ptr, ptr } %[[OK]]
; CHECK: ok:
; CHECK:        call ptr @min_caml_allocate(i32 16)
; CHECK:        br label %loop
; CHECK: raised:
; CHECK:        %raised{{.*}} = icmp ne ptr %e{{.*}}, null
; CHECK:        %[[FIRST:.*]] = load ptr, ptr
; CHECK-NEXT:   %[[BOTH:.*]] = select i1 %raised{{.*}}, ptr null, ptr %[[FIRST]]
; CHECK-NEXT:   %[[RESULT:.*]] = insertvalue { ptr, ptr } %pair, ptr %[[BOTH]], 0
; CHECK-NEXT:   ret { ptr, ptr } %[[RESULT]]
; CHECK: }
define internal tailcc { ptr, ptr } @map(ptr %l) {
entry:
  %is.nil = icmp eq ptr %l, null
  br i1 %is.nil, label %nil, label %cons

nil:
  ret { ptr, ptr } zeroinitializer

cons:
  %x = load i32, ptr %l
  %next = getelementptr i8, ptr %l, i64 8
  %rest = load ptr, ptr %next
  %called = call { ptr, ptr } @f(i32 %x)
  %e1 = extractvalue { ptr, ptr } %called, 1
  %r1 = icmp ne ptr %e1, null
  br i1 %r1, label %raised, label %ok

ok:
  %y = extractvalue { ptr, ptr } %called, 0
  %mapped = call tailcc { ptr, ptr } @map(ptr %rest)
  %e2 = extractvalue { ptr, ptr } %mapped, 1
  %r2 = icmp ne ptr %e2, null
  br i1 %r2, label %raised, label %ok2

ok2:
  %list = extractvalue { ptr, ptr } %mapped, 0
  %cell = call ptr @min_caml_allocate(i32 16)
  store ptr %y, ptr %cell
  %field = getelementptr i8, ptr %cell, i64 8
  store ptr %list, ptr %field
  %p = insertvalue { ptr, ptr } poison, ptr %cell, 0
  %q = insertvalue { ptr, ptr } %p, ptr null, 1
  ret { ptr, ptr } %q

raised:
  %e = phi ptr [ %e1, %cons ], [ %e2, %ok ]
  %pair = insertvalue { ptr, ptr } zeroinitializer, ptr %e, 1
  ret { ptr, ptr } %pair
}

; CHECK-LABEL: define internal tailcc { ptr, ptr } @split(ptr %l) {
; CHECK:        %[[SECOND:result.*]] = alloca [16 x i8]
; CHECK-NEXT:   %[[FIRST:result.*]] = alloca [16 x i8]
; CHECK: loop:
; CHECK-DAG:    %[[D1:destination.*]] = phi ptr [ %[[FIRST]], %entry ], [ %[[A:.*]], %cons ]
; CHECK-DAG:    %[[D2:destination.*]] = phi ptr [ %[[SECOND]], %entry ], [ %[[B:.*]], %cons ]
; CHECK: cons:
; CHECK:        store ptr %[[A]], ptr %{{.*}}, align 8
; CHECK:        store ptr %[[B]], ptr %{{.*}}, align 8
; CHECK-NEXT:   br label %loop
define internal tailcc { ptr, ptr } @split(ptr %l) {
entry:
  %is.nil = icmp eq ptr %l, null
  br i1 %is.nil, label %nil, label %cons

nil:
  ret { ptr, ptr } zeroinitializer

cons:
  %x = load i32, ptr %l
  %next = getelementptr i8, ptr %l, i64 8
  %rest = load ptr, ptr %next
  %lists = call tailcc { ptr, ptr } @split(ptr %rest)
  %l1 = extractvalue { ptr, ptr } %lists, 0
  %l2 = extractvalue { ptr, ptr } %lists, 1
  %a = call ptr @min_caml_allocate(i32 16)
  store i32 %x, ptr %a
  %a.rest = getelementptr i8, ptr %a, i64 8
  store ptr %l1, ptr %a.rest
  %b = call ptr @min_caml_allocate(i32 16)
  store i32 %x, ptr %b
  %b.rest = getelementptr i8, ptr %b, i64 8
  store ptr %l2, ptr %b.rest
  %p = insertvalue { ptr, ptr } poison, ptr %a, 0
  %q = insertvalue { ptr, ptr } %p, ptr %b, 1
  ret { ptr, ptr } %q
}
