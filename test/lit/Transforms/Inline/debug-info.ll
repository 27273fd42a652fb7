; Locations get the call as where they are inlined at, variables come along, a
; callee without locations gets that of the call, a caller without them none.
; RUN: %opt -passes='mincaml-inline<threshold=100>' -verify-each -S %s | FileCheck %s

define internal i32 @callee(i32 %x) !dbg !5 {
    #dbg_value(i32 %x, !8, !DIExpression(), !9)
  %y = mul i32 %x, 3, !dbg !9
  ret i32 %y, !dbg !10
}

declare i32 @outside(i32)

define internal i32 @no_locations(i32 %x) {
  %y = call i32 @with_locations(i32 %x)
  ret i32 %y
}

define i32 @with_locations(i32 %x) noinline !dbg !17 {
  ret i32 %x, !dbg !18
}

; CHECK-LABEL: define i32 @caller(
; CHECK-NEXT: #dbg_value(i32 %a, ![[Y:[0-9]+]], !DIExpression(), ![[OWN:[0-9]+]])
; CHECK-NEXT: #dbg_value(i32 %a, ![[X:[0-9]+]], !DIExpression(), ![[IN:[0-9]+]])
; CHECK-NEXT: mul i32 %a, 3, !dbg ![[IN]]
; CHECK-NEXT: call i32 @with_locations(i32 {{.*}}), !dbg ![[CALL2:[0-9]+]]
define i32 @caller(i32 %a) !dbg !11 {
    #dbg_value(i32 %a, !14, !DIExpression(), !12)
  %r = call i32 @callee(i32 %a), !dbg !12
  %s = call i32 @no_locations(i32 %r), !dbg !13
  ret i32 %s, !dbg !13
}

; CHECK-LABEL: define i32 @nothing(
; CHECK-NEXT: mul i32 %a, 3{{$}}
define i32 @nothing(i32 %a) {
  %r = call i32 @callee(i32 %a)
  ret i32 %r
}

; A call without a location in a function that has them.
; CHECK-LABEL: define i32 @between(
; CHECK-NEXT: call i32 @with_locations(i32 %a), !dbg ![[ZERO:[0-9]+]]
define i32 @between(i32 %a) !dbg !15 {
  %r = call i32 @no_locations(i32 %a)
  ret i32 %r, !dbg !16
}

; CHECK-DAG: ![[IN]] = !DILocation(line: 2, column: 1, scope: !{{.*}}, inlinedAt: ![[AT:[0-9]+]])
; CHECK-DAG: ![[AT]] = distinct !DILocation(line: 7, column: 1, scope: !{{[0-9]+}})
; CHECK-DAG: ![[CALL2]] = !DILocation(line: 8, column: 1
; CHECK-DAG: ![[ZERO]] = !DILocation(line: 0, scope:

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !4)
!4 = !{null}
!5 = distinct !DISubprogram(name: "callee", scope: !1, file: !1, line: 1, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DILocalVariable(name: "x", arg: 1, scope: !5, file: !1, line: 1, type: !6)
!9 = !DILocation(line: 2, column: 1, scope: !5)
!10 = !DILocation(line: 3, column: 1, scope: !5)
!11 = distinct !DISubprogram(name: "caller", scope: !1, file: !1, line: 6, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!12 = !DILocation(line: 7, column: 1, scope: !11)
!13 = !DILocation(line: 8, column: 1, scope: !11)
!14 = !DILocalVariable(name: "y", scope: !11, file: !1, line: 6, type: !6)
!15 = distinct !DISubprogram(name: "between", scope: !1, file: !1, line: 9, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!16 = !DILocation(line: 10, column: 1, scope: !15)
!17 = distinct !DISubprogram(name: "with_locations", scope: !1, file: !1, line: 11, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!18 = !DILocation(line: 12, column: 1, scope: !17)
