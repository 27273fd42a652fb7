; Loads from memory that this function made and filled.
; RUN: %opt -passes=mincaml-constfold -verify-each -S %s | FileCheck %s
; RUN: %opt -passes=mincaml-constfold -pass-remarks-missed=mincaml -disable-output %s 2>&1 | FileCheck %s --check-prefix=MISSED

; MISSED: not replaced by the value stored before: other code may have written it since

declare noalias ptr @min_caml_allocate(i32) allockind("alloc,uninitialized") memory(inaccessiblemem: readwrite)
declare noalias ptr @no_allocation(i32)
declare void @use(ptr)
declare i32 @look(ptr captures(none) readonly)

; let t = (a, 2.5, x) in let (a, b, c) = t in ...
; CHECK-LABEL: @tuple(
; CHECK-NOT: load
; CHECK: fptosi double 2.5
; CHECK-NOT: load
; CHECK: ret i32
define i32 @tuple(i32 %x) {
  %t = call ptr @min_caml_allocate(i32 24)
  store i32 1, ptr %t
  %f1 = getelementptr inbounds i8, ptr %t, i32 8
  store double 2.5e10, ptr %f1
  %f2 = getelementptr inbounds { i32, double, i32 }, ptr %t, i32 0, i32 2
  store i32 %x, ptr %f2
  %seen = call i32 @look(ptr %t)
  %a = load i32, ptr %t
  %g1 = getelementptr inbounds { i32, double, i32 }, ptr %t, i32 0, i32 1
  %b = load double, ptr %g1
  %c = load i32, ptr %f2
  %bi = fptosi double %b to i32
  %s = add i32 %a, %bi
  %r = add i32 %s, %c
  ret i32 %r
}

; It gets away: others may write, unless it is memory that is written once.
; CHECK-LABEL: @escapes(
; CHECK: %a = load i32, ptr %t
; CHECK-NOT: load
; CHECK: add i32 %a, 2
define i32 @escapes(i32 %x) {
  %t = call ptr @min_caml_allocate(i32 8)
  store i32 1, ptr %t
  %f1 = getelementptr inbounds i8, ptr %t, i32 4
  store i32 2, ptr %f1, !tbaa !0
  call void @use(ptr %t)
  %a = load i32, ptr %t
  %b = load i32, ptr %f1, !tbaa !0
  %r = add i32 %a, %b
  ret i32 %r
}

; CHECK-LABEL: @twice(
; CHECK: %a = load i32, ptr %t
define i32 @twice(i1 %c) {
  %t = call ptr @min_caml_allocate(i32 8)
  store i32 1, ptr %t
  br i1 %c, label %then, label %end
then:
  store i32 2, ptr %t
  br label %end
end:
  %a = load i32, ptr %t
  ret i32 %a
}

; CHECK-LABEL: @notyet(
; CHECK: %a = load i32, ptr %t
define i32 @notyet(i1 %c) {
  %t = call ptr @min_caml_allocate(i32 8)
  br i1 %c, label %then, label %end
then:
  store i32 2, ptr %t
  br label %end
end:
  %a = load i32, ptr %t
  ret i32 %a
}

; Accesses that overlap, of another type, at an unknown offset, of unknown memory,
; or with effects.
; CHECK-LABEL: @others(
; CHECK-COUNT-8: load
define i32 @others(i32 %i, ptr %out) {
  %t = call ptr @min_caml_allocate(i32 32)
  store i64 1, ptr %t
  %p4 = getelementptr i8, ptr %t, i32 4
  %a = load i32, ptr %p4
  %p8 = getelementptr i8, ptr %t, i32 8
  store i32 1, ptr %p8
  %b = load float, ptr %p8
  %p12 = getelementptr i8, ptr %t, i32 12
  store volatile i32 1, ptr %p12
  %c = load i32, ptr %p12
  %p16 = getelementptr i8, ptr %t, i32 16
  store i32 1, ptr %p16
  %d = load volatile i32, ptr %p16
  %u = call ptr @min_caml_allocate(i32 32)
  store i32 1, ptr %u
  %q = getelementptr i32, ptr %u, i32 %i
  store i32 2, ptr %q
  %e = load i32, ptr %u
  %v = call ptr @no_allocation(i32 32)
  store i32 1, ptr %v
  %f = load i32, ptr %v
  %w = call ptr @min_caml_allocate(i32 32)
  store i32 1, ptr %w
  call void @llvm.memset.p0.i32(ptr %w, i8 0, i32 32, i1 false)
  %g = load i32, ptr %w
  %x = call ptr @min_caml_allocate(i32 32)
  store i32 1, ptr %x
  %y = select i1 true, ptr %x, ptr %out
  %z = getelementptr i8, ptr %out, i32 %i
  %k = load i32, ptr %z
  store volatile i32 %a, ptr %out
  store volatile float %b, ptr %out
  store volatile i32 %c, ptr %out
  store volatile i32 %d, ptr %out
  store volatile i32 %e, ptr %out
  store volatile i32 %f, ptr %out
  store volatile i32 %g, ptr %out
  ret i32 %k
}

; In a loop, a new object each time.
; CHECK-LABEL: @loop(
; CHECK: store i32 %i, ptr %t
; CHECK-NOT: load
; CHECK: %sum2 = add i32 %sum, %i
define i32 @loop(i32 %n) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %next, %head ]
  %sum = phi i32 [ 0, %entry ], [ %sum2, %head ]
  %t = call ptr @min_caml_allocate(i32 8)
  store i32 %i, ptr %t
  %v = load i32, ptr %t
  %sum2 = add i32 %sum, %v
  %next = add i32 %i, 1
  %c = icmp slt i32 %next, %n
  br i1 %c, label %head, label %out
out:
  ret i32 %sum2
}

; What the store in the loop wrote last is not known after it.
; CHECK-LABEL: @before(
; CHECK: %v = load i32, ptr %t
define i32 @before(i32 %n) {
entry:
  %t = alloca [2 x i32]
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %latch, label %out
latch:
  store i32 %i, ptr %t
  %next = add i32 %i, 1
  br label %head
out:
  %v = load i32, ptr %t
  ret i32 %v
}

!0 = !{!1, !1, i64 0}
!1 = !{!"tuple field int", !2, i64 0}
!2 = !{!"MinCaml"}
