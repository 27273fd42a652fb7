; Debug information does not keep functions apart. The one that stays has its own
; lines, and no variables, which would be those of another function.
; RUN: %opt -passes=mincaml-merge-functions -verify-each -S %s | FileCheck %s

; CHECK-LABEL: define internal i32 @first(i32 %x) !dbg
; CHECK-NOT: #dbg
; CHECK: %y = add i32 %x, 1, !dbg [[LINE:![0-9]+]]
; CHECK-NOT: @second
define internal i32 @first(i32 %x) !dbg !4 {
    #dbg_value(i32 %x, !7, !DIExpression(), !8)
  %y = add i32 %x, 1, !dbg !9
  ret i32 %y, !dbg !9
}
define internal i32 @second(i32 %x) !dbg !10 {
  %y = add i32 %x, 1, !dbg !11
  ret i32 %y, !dbg !11
}
; A function of its own keeps its variables.
; CHECK-LABEL: define i32 @main(
; CHECK: #dbg_value(i32 %x,
; CHECK: call i32 @first(i32 %x), !dbg [[CALL:![0-9]+]]
; CHECK: call i32 @first(i32 %a), !dbg [[OTHER:![0-9]+]]
define i32 @main(i32 %x) !dbg !12 {
    #dbg_value(i32 %x, !13, !DIExpression(), !14)
  %a = call i32 @first(i32 %x), !dbg !14
  %b = call i32 @second(i32 %a), !dbg !15
  ret i32 %b, !dbg !15
}
; CHECK-DAG: [[LINE]] = !DILocation(line: 2,
; CHECK-DAG: [[CALL]] = !DILocation(line: 5,
; CHECK-DAG: [[OTHER]] = !DILocation(line: 6,

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_OCaml, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.ml", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !{})
!4 = distinct !DISubprogram(name: "first", scope: !1, file: !1, line: 1, type: !3, unit: !0, spFlags: DISPFlagDefinition, retainedNodes: !{})
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DILocalVariable(name: "x", arg: 1, scope: !4, file: !1, line: 1, type: !6)
!8 = !DILocation(line: 1, column: 1, scope: !4)
!9 = !DILocation(line: 2, column: 1, scope: !4)
!10 = distinct !DISubprogram(name: "second", scope: !1, file: !1, line: 3, type: !3, unit: !0, spFlags: DISPFlagDefinition, retainedNodes: !{})
!11 = !DILocation(line: 4, column: 1, scope: !10)
!12 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !3, unit: !0, spFlags: DISPFlagDefinition, retainedNodes: !{})
!13 = !DILocalVariable(name: "x", arg: 1, scope: !12, file: !1, line: 5, type: !6)
!14 = !DILocation(line: 5, column: 1, scope: !12)
!15 = !DILocation(line: 6, column: 1, scope: !12)
