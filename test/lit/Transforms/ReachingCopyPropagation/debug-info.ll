; Assignments to variables that a debugger shows stay, although nothing reads them.
; RUN: %opt -S -verify-each -passes=mincaml-rd-copyprop,mincaml-rd-constfold %s \
; RUN:   -pass-remarks=mincaml 2>%t.remarks | FileCheck %s
; RUN: FileCheck --check-prefix=REMARK %s <%t.remarks

; CHECK:      store i32 %0, ptr %2
; CHECK-NEXT:   #dbg_declare(ptr %2,
; CHECK-NEXT:   #dbg_declare(ptr %3,
; CHECK-NEXT: store i32 %0, ptr %3, align 4, !dbg
; CHECK-NEXT:   #dbg_declare(ptr %4,
; CHECK-NEXT: store i32 %0, ptr %4, align 4, !dbg
; CHECK-NEXT: call void @use(i32 noundef %0), !dbg
; CHECK-NEXT:   #dbg_declare(ptr %5,
; CHECK-NEXT: store i32 4, ptr %5, align 4, !dbg
; CHECK-NEXT: call void @use(i32 noundef 5), !dbg

; REMARK: dbg.c:4:11: '%2' is a copy of '%0' here
; REMARK: dbg.c:5:11: '%3' is a copy of '%0' here
; REMARK: dbg.c:6:7: '%4' is a copy of '%0' here
; REMARK: dbg.c:8:7: '%5' is always 4 here

define dso_local void @f(i32 noundef %0) #0 !dbg !9 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !14, !DIExpression(), !15)
    #dbg_declare(ptr %3, !16, !DIExpression(), !17)
  %6 = load i32, ptr %2, align 4, !dbg !18
  store i32 %6, ptr %3, align 4, !dbg !17
    #dbg_declare(ptr %4, !19, !DIExpression(), !20)
  %7 = load i32, ptr %3, align 4, !dbg !21
  store i32 %7, ptr %4, align 4, !dbg !20
  %8 = load i32, ptr %4, align 4, !dbg !22
  call void @use(i32 noundef %8), !dbg !23
    #dbg_declare(ptr %5, !24, !DIExpression(), !25)
  store i32 4, ptr %5, align 4, !dbg !25
  %9 = load i32, ptr %5, align 4, !dbg !26
  %10 = add nsw i32 %9, 1, !dbg !27
  call void @use(i32 noundef %10), !dbg !28
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
