; Debug information finds a variable in its group.
; RUN: %opt -passes=sparc-data-groups -verify-each -S %s | FileCheck %s

; CHECK: @group = private global <{ i32, i32 }> zeroinitializer, align 8, !dbg ![[X:[0-9]+]], !dbg ![[Y:[0-9]+]]
; CHECK-DAG: ![[X]] = !DIGlobalVariableExpression(var: ![[VX:[0-9]+]], expr: !DIExpression())
; CHECK-DAG: ![[VX]] = distinct !DIGlobalVariable(name: "x"
; CHECK-DAG: ![[VY:[0-9]+]] = distinct !DIGlobalVariable(name: "y"
; CHECK-DAG: ![[Y]] = !DIGlobalVariableExpression(var: ![[VY]], expr: !DIExpression(DW_OP_plus_uconst, 4))
@x = internal global i32 0, !dbg !4
@y = internal global i32 0, !dbg !6

define i32 @f() {
  %x = load i32, ptr @x
  %y = load i32, ptr @y
  %z = add i32 %x, %y
  ret i32 %z
}

!llvm.module.flags = !{!0}
!llvm.dbg.cu = !{!1}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C, file: !2, emissionKind: FullDebug, globals: !3)
!2 = !DIFile(filename: "debug.ml", directory: "/")
!3 = !{!4, !6}
!4 = !DIGlobalVariableExpression(var: !5, expr: !DIExpression())
!5 = distinct !DIGlobalVariable(name: "x", scope: !1, file: !2, line: 1, type: !8, isLocal: true, isDefinition: true)
!6 = !DIGlobalVariableExpression(var: !7, expr: !DIExpression())
!7 = distinct !DIGlobalVariable(name: "y", scope: !1, file: !2, line: 2, type: !8, isLocal: true, isDefinition: true)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
