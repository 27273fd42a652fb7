; The debugger finds a value in its register, and in its stack slot while it is
; spilled.
;
; RUN: %llc -mtriple=x86_64-linux-gnu -regalloc=mincaml -verify-machineinstrs -stop-after=mincaml -experimental-debug-variable-locations=false %s -o - | FileCheck %s
; RUN: %llc -mtriple=x86_64-linux-gnu -regalloc=mincaml-latespill -verify-machineinstrs -stop-after=mincaml-latespill -experimental-debug-variable-locations=false %s -o - | FileCheck %s
; RUN: %llc -mtriple=x86_64-linux-gnu -regalloc=mincaml -verify-machineinstrs %s -filetype=obj -o %t.o
;
; CHECK: [[X:![0-9]+]] = !DILocalVariable(name: "x"
; CHECK: DBG_VALUE $e{{[a-z]+}}, $noreg, [[X]], !DIExpression()
; CHECK: INLINEASM
; CHECK: DBG_VALUE %stack.{{[0-9]}}, 0, [[X]], !DIExpression()

define i32 @f(i32 %a) !dbg !4 {
  %x = mul i32 %a, %a, !dbg !9
    #dbg_value(i32 %x, !8, !DIExpression(), !9)
  call void asm sideeffect "# all", "~{rax},~{rbx},~{rcx},~{rdx},~{rsi},~{rdi},~{rbp},~{r8},~{r9},~{r10},~{r11},~{r12},~{r13},~{r14},~{r15}"(), !dbg !10
    #dbg_value(i32 %x, !8, !DIExpression(), !9)
  %y = add i32 %x, 1, !dbg !11
  ret i32 %y, !dbg !11
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, isOptimized: true, emissionKind: FullDebug)
!1 = !DIFile(filename: "f.c", directory: "/")
!2 = !{i32 2, !"Dwarf Version", i32 4}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !5, scopeLine: 1, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !7)
!5 = !DISubroutineType(types: !6)
!6 = !{!12, !12}
!7 = !{!8}
!8 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 2, type: !12)
!9 = !DILocation(line: 2, column: 1, scope: !4)
!10 = !DILocation(line: 3, column: 1, scope: !4)
!11 = !DILocation(line: 4, column: 1, scope: !4)
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
