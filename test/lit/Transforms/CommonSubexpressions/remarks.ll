; RUN: %opt -passes=mincaml-cse -pass-remarks=mincaml -disable-output %s 2>&1 | FileCheck %s
; RUN: %opt -passes=mincaml-cse -verify-each -S %s | FileCheck %s --check-prefix=IR

; The variable of the removed computation has the value of the other one.
; CHECK: remark: x.c:3:7: removed add: its value is available on every path to here
; IR: %a = add i32 %x, 1
; IR-NEXT: #dbg_value(i32 %a, ![[V:[0-9]+]],
; IR-NEXT: mul i32 %a, %a
define i32 @f(i32 %x) !dbg !3 {
  %a = add i32 %x, 1, !dbg !6
  %b = add i32 %x, 1, !dbg !7
    #dbg_value(i32 %b, !8, !DIExpression(), !7)
  %c = mul i32 %a, %b, !dbg !7
  ret i32 %c, !dbg !7
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "x.c", directory: ".")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "f", file: !1, line: 1, type: !4, unit: !0, spFlags: DISPFlagDefinition)
!4 = !DISubroutineType(types: !5)
!5 = !{}
!6 = !DILocation(line: 2, column: 7, scope: !3)
!7 = !DILocation(line: 3, column: 7, scope: !3)
!8 = !DILocalVariable(name: "b", scope: !3, file: !1, line: 3, type: !9)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
