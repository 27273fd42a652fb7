; An alloca of the callee becomes one of the caller's entry block, also where
; the call is in a loop; alias scopes do not come along.
; RUN: %opt -passes='mincaml-inline<threshold=100>' -verify-each -S %s | FileCheck %s

declare void @use(ptr)

define internal i32 @callee(ptr noalias %p, ptr %q) {
  %x = alloca i32, align 8
  call void @use(ptr %x)
  call void @llvm.experimental.noalias.scope.decl(metadata !0)
  %v = load i32, ptr %x, !alias.scope !0, !noalias !0, !tbaa !5
  ret i32 %v
}

; CHECK-LABEL: define i32 @loop(
; CHECK-NEXT: entry:
; CHECK-NEXT: %own = alloca i32
; CHECK-NEXT: %x{{.*}} = alloca i32, align 8
; CHECK-NEXT: br label %head
; CHECK: head:
; CHECK: call void @use(ptr %x{{.*}})
; CHECK-NEXT: load i32, ptr %x{{[0-9]*}}, align 4, !tbaa ![[#]]{{$}}
; CHECK-NOT: call i32 @callee
; CHECK-NOT: alias.scope
; CHECK: ret
define i32 @loop(ptr %p, i32 %n) {
entry:
  %own = alloca i32
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %j, %head ]
  %v = call i32 @callee(ptr %p, ptr %own)
  %j = add i32 %i, %v
  %c = icmp slt i32 %j, %n
  br i1 %c, label %head, label %exit
exit:
  ret i32 %j
}

!0 = !{!1}
!1 = distinct !{!1, !2}
!2 = distinct !{!2}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7}
!7 = !{!"root"}
