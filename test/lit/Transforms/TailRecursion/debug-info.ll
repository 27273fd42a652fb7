; Variables stay where they are; code is the same with and without them.
; RUN: %opt -passes=mincaml-tailrec,verify -S %s | FileCheck %s
; RUN: %opt -passes='strip,function(mincaml-tailrec),strip' -S %s -o %t.1
; RUN: %opt -passes='function(mincaml-tailrec),strip' -S %s -o %t.2
; RUN: diff %t.1 %t.2

; CHECK-LABEL: define void @f(
; CHECK-NEXT:    br label
; CHECK:       loop:
; CHECK-NEXT:    %[[N:.*]] = phi i32
; CHECK-NEXT:    %[[P:.*]] = phi ptr
; CHECK-NEXT:    #dbg_value(i32 %[[N]], ![[#]], !DIExpression(), ![[#]])
; CHECK-NEXT:    #dbg_value(ptr %[[P]], ![[#]], !DIExpression(DW_OP_deref), ![[#]])
; CHECK-NEXT:    #dbg_value(i32 poison, ![[#]], !DIExpression(), ![[#]])
; CHECK:         br label %loop, !dbg ![[CALL:[0-9]+]]
; CHECK:       ![[CALL]] = !DILocation(line: 3
define void @f(i32 %n, ptr %p, i32 %unused) !dbg !4 {
    #dbg_value(i32 %n, !8, !DIExpression(), !10)
    #dbg_declare(ptr %p, !9, !DIExpression(), !10)
    #dbg_value(i32 %unused, !13, !DIExpression(), !10)
  %m = sub i32 %n, 1, !dbg !10
  %q = getelementptr i8, ptr %p, i32 1, !dbg !10
  store volatile i8 0, ptr %q, !dbg !10
  call void @f(i32 %m, ptr %q, i32 %m), !dbg !11
  ret void, !dbg !12
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "f.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{null, !6, !6, !6}
!4 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !5, spFlags: DISPFlagDefinition, unit: !0)
!5 = !DISubroutineType(types: !3)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DILocalVariable(name: "n", arg: 1, scope: !4, file: !1, line: 1, type: !6)
!9 = !DILocalVariable(name: "p", arg: 2, scope: !4, file: !1, line: 1, type: !6)
!10 = !DILocation(line: 2, scope: !4)
!11 = !DILocation(line: 3, scope: !4)
!12 = !DILocation(line: 4, scope: !4)
!13 = !DILocalVariable(name: "unused", arg: 3, scope: !4, file: !1, line: 1, type: !6)
