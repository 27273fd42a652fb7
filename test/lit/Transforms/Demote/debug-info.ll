; A variable that is a phi node or a value of another block keeps its location.
; RUN: %opt -S -verify-each -passes=mincaml-promote,mincaml-demote %s | FileCheck %s


; CHECK-LABEL: @loop(
; CHECK:       loop:
; CHECK:         %[[I:[a-z0-9.]+]] = load i32, ptr %{{.*}}.phi, align 4
; CHECK:         #dbg_value(i32 %[[I]],
define void @loop(i32 %n) !dbg !9 {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ], !dbg !18
    #dbg_value(i32 %i, !16, !DIExpression(), !18)
  call void @use(i32 %i), !dbg !22
  %next = add i32 %i, 1, !dbg !22
  %done = icmp eq i32 %next, %n, !dbg !22
  br i1 %done, label %exit, label %loop, !dbg !22

exit:
  call void @use(i32 %i), !dbg !22
  ret void, !dbg !29
}

declare void @use(i32 noundef) #1

attributes #0 = { nounwind }
attributes #1 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "dbg.c", directory: "/")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 3, type: !10, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{null, !12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{}
!14 = !DILocalVariable(name: "n", arg: 1, scope: !9, file: !1, line: 3, type: !12)
!15 = !DILocation(line: 3, column: 12, scope: !9)
!16 = !DILocalVariable(name: "x", scope: !9, file: !1, line: 4, type: !12)
!17 = !DILocation(line: 4, column: 7, scope: !9)
!18 = !DILocation(line: 4, column: 11, scope: !9)
!19 = !DILocalVariable(name: "y", scope: !9, file: !1, line: 5, type: !12)
!20 = !DILocation(line: 5, column: 7, scope: !9)
!21 = !DILocation(line: 5, column: 11, scope: !9)
!22 = !DILocation(line: 6, column: 7, scope: !9)
!23 = !DILocation(line: 6, column: 3, scope: !9)
!24 = !DILocalVariable(name: "k", scope: !9, file: !1, line: 7, type: !12)
!25 = !DILocation(line: 7, column: 7, scope: !9)
!26 = !DILocation(line: 8, column: 7, scope: !9)
!27 = !DILocation(line: 8, column: 9, scope: !9)
!28 = !DILocation(line: 8, column: 3, scope: !9)
!29 = !DILocation(line: 9, column: 1, scope: !9)
