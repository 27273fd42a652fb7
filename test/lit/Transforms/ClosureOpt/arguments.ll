; Arguments that all callers pass, and fields that may be loaded early.
; RUN: %opt -passes=mincaml-closure-opt -verify-each -S %s | FileCheck %s

declare noalias ptr @make(i32) nounwind willreturn allockind("alloc,uninitialized") memory(inaccessiblemem: readwrite)
declare void @output(i32)
@variable = thread_local global i32 0

; CHECK-LABEL: define internal i32 @same_argument(i32 %n, ptr %f)
; CHECK: call i32 @same_argument(i32 %m, ptr @output)
; CHECK: call void @output(i32 %n)
define internal i32 @same_argument(i32 %n, ptr %f) {
entry:
  %c = icmp eq i32 %n, 0
  br i1 %c, label %end, label %again
again:
  %m = sub i32 %n, 1
  %r = call i32 @same_argument(i32 %m, ptr %f)
  br label %end
end:
  call void %f(i32 %n)
  ret i32 1
}

; Swapped on the way: neither is a constant.
; CHECK-LABEL: define internal i32 @swapped(
; CHECK: ret i32 %b
define internal i32 @swapped(i32 %n, i32 %a, i32 %b) {
entry:
  %c = icmp eq i32 %n, 0
  br i1 %c, label %end, label %again
again:
  %m = sub i32 %n, 1
  %r = call i32 @swapped(i32 %m, i32 %b, i32 %a)
  ret i32 %r
end:
  ret i32 %b
}

; A different location in each thread.
; CHECK-LABEL: define internal i32 @per_thread(
; CHECK: load i32, ptr %p
define internal i32 @per_thread(ptr %p) {
  %x = load i32, ptr %p
  ret i32 %x
}

; No tag says that the field never changes.
; CHECK-LABEL: define internal i32 @untagged(ptr noundef nonnull %p)
define internal i32 @untagged(ptr noundef nonnull %p) {
  %x = load i32, ptr %p
  ret i32 %x
}

; The parameter may be null where nothing is loaded.
; CHECK-LABEL: define internal i32 @may_be_null(i1 %c, ptr %p)
define internal i32 @may_be_null(i1 %c, ptr %p) {
entry:
  br i1 %c, label %some, label %none
some:
  %x = load i32, ptr %p, !tbaa !0
  ret i32 %x
none:
  ret i32 0
}

; CHECK-LABEL: define internal i32 @tagged(i32 noundef %p.0)
; CHECK-NEXT: ret i32 %p.0
define internal i32 @tagged(ptr noundef nonnull %p) {
  %x = load i32, ptr %p, !tbaa !0, !noundef !3
  ret i32 %x
}

; All values of the type have the field of a record. A tag or a field of one of
; several constructors is loaded only after a test.
; CHECK-LABEL: define internal i32 @record(i32 noundef %p.0)
; CHECK-LABEL: define internal i32 @variant(ptr noundef nonnull %p)
; CHECK-LABEL: define internal i32 @tag(ptr noundef nonnull %p)
define internal i32 @record(ptr noundef nonnull %p) {
  %x = load i32, ptr %p, !tbaa !4, !noundef !3
  ret i32 %x
}
define internal i32 @variant(ptr noundef nonnull %p) {
  %x = load i32, ptr %p, !tbaa !6, !noundef !3
  ret i32 %x
}
define internal i32 @tag(ptr noundef nonnull %p) {
  %x = load i32, ptr %p, !tbaa !8, !noundef !3
  ret i32 %x
}

; Seven words would not fit.
; CHECK-LABEL: define internal i32 @too_many(i32 %a, i32 %b, i32 %c, i32 %d, i32 %e, ptr noundef nonnull %p)
define internal i32 @too_many(i32 %a, i32 %b, i32 %c, i32 %d, i32 %e, ptr noundef nonnull %p) {
  %x = load i32, ptr %p, !tbaa !0
  %f = getelementptr i8, ptr %p, i32 4
  %y = load i32, ptr %f, !tbaa !0
  %z = add i32 %x, %y
  %s = add i32 %a, %b
  %t = add i32 %c, %d
  %u = add i32 %s, %t
  %v = add i32 %u, %e
  %w = add i32 %v, %z
  ret i32 %w
}

define i32 @main(i32 %n) {
  %o = call ptr @make(i32 8)
  store i32 %n, ptr %o
  %of = getelementptr i8, ptr %o, i32 4
  store i32 %n, ptr %of
  call i32 @same_argument(i32 5, ptr @output)
  call i32 @swapped(i32 5, i32 1, i32 2)
  call i32 @per_thread(ptr @variable)
  call i32 @untagged(ptr %o)
  call i32 @may_be_null(i1 true, ptr %o)
  call i32 @tagged(ptr %o)
  call i32 @record(ptr %o)
  call i32 @variant(ptr %o)
  call i32 @tag(ptr %o)
  call i32 @too_many(i32 %n, i32 %n, i32 %n, i32 %n, i32 %n, ptr %o)
  ret i32 0
}

!0 = !{!1, !1, i64 0}
!1 = !{!"tuple field int", !2, i64 0}
!2 = !{!"MinCaml"}
!3 = !{}
!4 = !{!5, !5, i64 0}
!5 = !{!"record field point.point.0", !2, i64 0}
!6 = !{!7, !7, i64 0}
!7 = !{!"data field t.Node.0", !2, i64 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"data tag", !2, i64 0}
