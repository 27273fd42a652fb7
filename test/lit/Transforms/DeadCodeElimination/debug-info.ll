; The value of a variable is unknown after removed paths that assigned to it, and
; a removed value is described by its operands.
; RUN: %opt -passes=mincaml-elim -verify-each -S %s | FileCheck %s

; CHECK-LABEL: define void @f(
; CHECK: #dbg_value(i32 %n, ![[V:[0-9]+]], !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value)
; CHECK: br label %join
; CHECK: join:
; CHECK-NEXT: #dbg_value(i32 poison, ![[V]], !DIExpression()
; CHECK-NEXT: ret void
define void @f(i1 %c, i32 %n) !dbg !5 {
entry:
  %x = add i32 %n, 1, !dbg !9
    #dbg_value(i32 %x, !8, !DIExpression(), !9)
  br i1 %c, label %a, label %join, !dbg !9
a:
    #dbg_value(i32 7, !8, !DIExpression(), !9)
  br label %join, !dbg !9
join:
  ret void, !dbg !9
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !4)
!4 = !{null}
!5 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DILocalVariable(name: "x", scope: !5, file: !1, line: 1, type: !6)
!9 = !DILocation(line: 2, column: 1, scope: !5)
