; A variable that was a copy is described by what it copied. The remark says what
; was done.
; RUN: %opt -passes=mincaml-beta -verify-each -S %s | FileCheck %s
; RUN: %opt -passes=mincaml-beta -pass-remarks=mincaml-beta -disable-output %s 2>&1 | FileCheck %s --check-prefix=REMARK

; CHECK: #dbg_value(i32 %x, !{{[0-9]+}}, !DIExpression(), !
; CHECK-NEXT: ret i32 %x
; REMARK: f.ml:3:5: %y is a copy of %x
define i32 @f(i1 %c, i32 %x) !dbg !4 {
  %y = select i1 %c, i32 %x, i32 %x, !dbg !8
    #dbg_value(i32 %y, !7, !DIExpression(), !8)
  ret i32 %y, !dbg !8
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "f.ml", directory: "")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !{})
!4 = distinct !DISubprogram(name: "f", file: !1, line: 2, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DILocalVariable(name: "y", scope: !4, file: !1, line: 3, type: !6)
!8 = !DILocation(line: 3, column: 5, scope: !4)
