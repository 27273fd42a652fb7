; After a block that is bypassed, the variables that got a value in it have none
; that is known.
; RUN: %opt -passes=mincaml-assoc -verify-each -S %s | FileCheck %s
; RUN: %opt -passes=mincaml-assoc -pass-remarks=mincaml-assoc -disable-output %s 2>&1 | FileCheck %s --check-prefix=REMARK

declare void @g()

; CHECK: out:
; CHECK-NEXT: %r = phi i32
; CHECK-NEXT: #dbg_value(i32 poison,
; CHECK-NEXT: ret i32 %r
define i32 @f(i1 %c, i1 %d, i32 %x) !dbg !4 {
entry:
  br i1 %c, label %a, label %empty, !dbg !8
a:
  call void @g(), !dbg !8
  br i1 %d, label %empty, label %b, !dbg !8
b:
  call void @g(), !dbg !8
  br label %out, !dbg !8
empty:
    #dbg_value(i32 %x, !7, !DIExpression(), !8)
  br label %out, !dbg !8
out:
  %r = phi i32 [ 1, %empty ], [ 2, %b ]
  ret i32 %r, !dbg !8
}

; REMARK: f.ml:3:5: from %a this branch always goes to %then
define i32 @h(i1 %c, i1 %d) !dbg !9 {
  br i1 %c, label %a, label %join, !dbg !10
a:
  call void @g(), !dbg !10
  br label %join, !dbg !10
join:
  %p = phi i1 [ true, %a ], [ %d, %0 ]
  br i1 %p, label %then, label %else, !dbg !10
then:
  ret i32 1, !dbg !10
else:
  ret i32 2, !dbg !10
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
!9 = distinct !DISubprogram(name: "h", file: !1, line: 2, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!10 = !DILocation(line: 3, column: 5, scope: !9)
