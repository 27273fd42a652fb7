; Only loads of immutable fields are marked, and none in a function that writes in
; a way that may fill one.
; RUN: %opt -passes=mincaml-mark-invariant-loads -verify-each -S %s | FileCheck %s

declare void @unknown()

; Calls and inline assembly have done their writes when they return; writes
; to arrays are writes to something else. Vectors are fields as well.
; CHECK-LABEL: @marked(
; CHECK: load i32, ptr %p, align 4, !tbaa ![[FIELD:[0-9]+]], !invariant.load
; CHECK: load <2 x i32>, ptr %p, align 8, !tbaa ![[FIELD]], !invariant.load
; CHECK: load i32, ptr %p, align 4, !tbaa ![[ARRAY:[0-9]+]]{{$}}
; CHECK: load i32, ptr %p, align 4{{$}}
; CHECK: load i32, ptr %p, align 4, !tbaa ![[FOREIGN:[0-9]+]]{{$}}
define void @marked(ptr %p) {
  %a = load i32, ptr %p, !tbaa !0
  %v = load <2 x i32>, ptr %p, !tbaa !0
  %b = load i32, ptr %p, !tbaa !3
  %c = load i32, ptr %p
  %d = load i32, ptr %p, !tbaa !5
  call void @unknown()
  call void asm sideeffect "", "~{memory}"()
  store i32 %a, ptr %p, !tbaa !3
  ret void
}

; A static tuple is filled while the program runs, maybe by the call, and its
; address is known before. A constant is never filled.
@tuple = internal global [24 x i8] zeroinitializer
@closure = internal constant { ptr } { ptr @unknown }
; CHECK-LABEL: @variables(
; CHECK: load i32, ptr @tuple, align 4, !tbaa ![[FIELD]]{{$}}
; CHECK: load i32, ptr %either, align 4, !tbaa ![[FIELD]]{{$}}
; CHECK: load i32, ptr %field, align 4, !tbaa ![[FIELD]]{{$}}
; CHECK: load i32, ptr @closure, align 4, !tbaa ![[FIELD]], !invariant.load
; CHECK: load i32, ptr %p, align 4, !tbaa ![[FIELD]], !invariant.load
define void @variables(ptr %p, i1 %c, i32 %n) {
  call void @unknown()
  %a = load i32, ptr @tuple, !tbaa !0
  %either = select i1 %c, ptr %p, ptr @tuple
  %b = load i32, ptr %either, !tbaa !0
  %field = getelementptr i32, ptr @tuple, i32 %n
  %d = load i32, ptr %field, !tbaa !0
  %e = load i32, ptr @closure, !tbaa !0
  %f = load i32, ptr %p, !tbaa !0
  ret void
}

; CHECK-LABEL: @fills(
; CHECK-NOT: !invariant.load
; CHECK: ret i32
define i32 @fills(ptr %p, ptr %q) {
  %a = load i32, ptr %p, !tbaa !0
  store i32 1, ptr %q, !tbaa !0
  ret i32 %a
}

; CHECK-LABEL: @untagged(
; CHECK-NOT: !invariant.load
; CHECK: ret i32
define i32 @untagged(ptr %p, ptr %q) {
  %a = load i32, ptr %p, !tbaa !0
  store i32 1, ptr %q
  ret i32 %a
}

; CHECK-LABEL: @copies(
; CHECK-NOT: !invariant.load
; CHECK: ret i32
define i32 @copies(ptr %p, ptr %q) {
  %a = load i32, ptr %p, !tbaa !0
  call void @llvm.memcpy.p0.p0.i64(ptr %q, ptr %p, i64 4, i1 false)
  ret i32 %a
}
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

; CHECK-LABEL: @atomics(
; CHECK-NOT: !invariant.load
; CHECK: ret i32
define i32 @atomics(ptr %p, ptr %q) {
  %a = load i32, ptr %p, !tbaa !0
  %b = atomicrmw add ptr %q, i32 1 seq_cst
  ret i32 %a
}

; CHECK-LABEL: @acquires(
; CHECK-NOT: !invariant.load
; CHECK: ret i32
define i32 @acquires(ptr %p, ptr %q) {
  %f = load atomic i32, ptr %q acquire, align 4
  %a = load i32, ptr %p, !tbaa !0
  ret i32 %a
}

; CHECK-LABEL: @vector_writes(
; CHECK-NOT: !invariant.load
; CHECK: ret i32
define i32 @vector_writes(ptr %p, <2 x ptr> %q) {
  %a = load i32, ptr %p, !tbaa !0
  call void @llvm.masked.scatter.v2i32.v2p0(<2 x i32> zeroinitializer, <2 x ptr> align 4 %q, <2 x i1> splat (i1 true))
  %b = load i32, ptr %p, !tbaa !0
  %s = add i32 %a, %b
  ret i32 %s
}
declare void @llvm.masked.scatter.v2i32.v2p0(<2 x i32>, <2 x ptr>, <2 x i1>)

; Tags and fields that are not mutable are written once. A store to a mutable field
; fills no object.
; CHECK-LABEL: @data(
; CHECK: load i32, ptr %p, align 4, !tbaa ![[#]], !invariant.load
; CHECK: load i32, ptr %f, align 4, !tbaa ![[#]], !invariant.load
; CHECK: load i32, ptr %q, align 4, !tbaa ![[#]], !invariant.load
; CHECK: load i32, ptr %m, align 4, !tbaa ![[#]]{{$}}
; CHECK: store i32 %d, ptr %m, align 4, !tbaa ![[#]]{{$}}
define void @data(ptr %p, ptr %q) {
  %a = load i32, ptr %p, !tbaa !8
  %f = getelementptr i8, ptr %p, i32 4
  %b = load i32, ptr %f, !tbaa !10
  %c = load i32, ptr %q, !tbaa !12
  %m = getelementptr i8, ptr %q, i32 4
  %d = load i32, ptr %m, !tbaa !14
  store i32 %d, ptr %m, !tbaa !14
  ret void
}

!0 = !{!1, !1, i64 0}
!1 = !{!"tuple field int", !2, i64 0}
!2 = !{!"MinCaml"}
!3 = !{!4, !4, i64 0}
!4 = !{!"int array", !2, i64 0}
!5 = !{!6, !6, i64 0}
!6 = !{!"tuple field int", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{!9, !9, i64 0}
!9 = !{!"data tag", !2, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"data field t.Node.0", !2, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"record field point.point.0", !2, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"mutable field point.point.1", !2, i64 0}
