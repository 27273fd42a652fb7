; Constants that become loads, and the positions of these loads.
; RUN: %opt -passes=sparc-constant-loads -verify-each -S %s | FileCheck %s

; One variable for each value, whatever function uses it; 1.0 in two formats is
; two values.
; CHECK: @float = private unnamed_addr constant double 3.500000e+00, align 8
; CHECK-NEXT: @float.1 = private unnamed_addr constant double 0.000000e+00, align 8
; CHECK-NEXT: @float.2 = private unnamed_addr constant double 1.000000e+00, align 8
; CHECK-NEXT: @floats = private unnamed_addr constant [2 x double] [double 4.500000e+00, double 3.500000e+00], align 8
; CHECK-NEXT: @floats.3 = private unnamed_addr constant [2 x float] [float 4.500000e+00, float 3.500000e+00], align 4
; CHECK-NEXT: @float.4 = private unnamed_addr constant float 1.000000e+00, align 4
; CHECK-NOT: @float{{s?}}.5

; Once for each block, in front of the first use.
; CHECK-LABEL: define double @arithmetic(
; CHECK-NEXT: entry:
; CHECK-NEXT: %0 = load double, ptr @float, align 8, !invariant.load
; CHECK-NEXT: %a = fadd double %x, %0
; CHECK-NEXT: %b = fmul double %0, %a
; CHECK-NEXT: br label %next
; CHECK: next:
; CHECK-NEXT: %1 = load double, ptr @float, align 8, !invariant.load
; CHECK-NEXT: %c = fsub double %1, %b
; CHECK-NEXT: ret double %c
define double @arithmetic(double %x) {
entry:
  %a = fadd double %x, 3.5
  %b = fmul double 3.5, %a
  br label %next
next:
  %c = fsub double 3.5, %b
  ret double %c
}

; CHECK-LABEL: define i1 @compare(
; CHECK-NEXT: %1 = load double, ptr @float.1,
; CHECK-NEXT: fcmp olt double %x, %1
define i1 @compare(double %x) {
  %c = fcmp olt double %x, 0.0
  ret i1 %c
}

; For a phi node at the end of each block that it comes from, once if there are
; two edges from one.
; CHECK-LABEL: define double @phi(
; CHECK: entry:
; CHECK-NEXT: %[[A:[0-9]+]] = load double, ptr @float,
; CHECK-NEXT: switch
; CHECK: other:
; CHECK-NEXT: %[[B:[0-9]+]] = load double, ptr @float.2,
; CHECK-NEXT: br label %end
; CHECK: phi double [ %[[A]], %entry ], [ %[[A]], %entry ], [ %[[B]], %other ]
define double @phi(i32 %n) {
entry:
  switch i32 %n, label %other [ i32 0, label %end
                                i32 1, label %end ]
other:
  br label %end
end:
  %r = phi double [ 3.5, %entry ], [ 3.5, %entry ], [ 1.0, %other ]
  ret double %r
}

; CHECK-LABEL: define double @select(
; CHECK-NEXT: %1 = load double, ptr @float.1,
; CHECK-NEXT: select i1 %c, double %x, double %1
define double @select(i1 %c, double %x) {
  %r = select i1 %c, double %x, double 0.0
  ret double %r
}

; Of two constants, one access to a table of the value for false and that for
; true, one table for each pair.
; CHECK-LABEL: define double @choice(
; CHECK-NEXT: %1 = select i1 %c, i64 8, i64 0
; CHECK-NEXT: %2 = getelementptr inbounds i8, ptr @floats, i64 %1
; CHECK-NEXT: %r = load double, ptr %2, align 8, !invariant.load
; CHECK-NEXT: %3 = select i1 %d, i64 8, i64 0
; CHECK-NEXT: %4 = getelementptr inbounds i8, ptr @floats, i64 %3
; CHECK-NEXT: %s = load double, ptr %4, align 8, !invariant.load
; CHECK-NEXT: fadd double %r, %s
define double @choice(i1 %c, i1 %d) {
  %r = select i1 %c, double 3.5, double 4.5
  %s = select i1 %d, double 3.5, double 4.5
  %t = fadd double %r, %s
  ret double %t
}

; CHECK-LABEL: define float @single_choice(
; CHECK-NEXT: %1 = select i1 %c, i64 4, i64 0
; CHECK-NEXT: %2 = getelementptr inbounds i8, ptr @floats.3, i64 %1
; CHECK-NEXT: %r = load float, ptr %2, align 4, !invariant.load
define float @single_choice(i1 %c) {
  %r = select i1 %c, float 3.5, float 4.5
  ret float %r
}

; CHECK-LABEL: define float @single(
; CHECK-NEXT: %1 = load float, ptr @float.4, align 4,
; CHECK-NEXT: fsub float %1, %x
define float @single(float %x) {
  %r = fsub float 1.0, %x
  ret float %r
}

; A load is in no line of the program: several may use it.
; CHECK-LABEL: define double @located(
; CHECK-NEXT: load double, ptr @float, align 8, !invariant.load !{{[0-9]+}}{{$}}
; CHECK-NEXT: fadd double {{.*}}, !dbg
define double @located(double %x) !dbg !4 {
  %r = fadd double %x, 3.5, !dbg !5
  ret double %r, !dbg !5
}

!llvm.module.flags = !{!0}
!llvm.dbg.cu = !{!1}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C, file: !2, emissionKind: LineTablesOnly)
!2 = !DIFile(filename: "loads.ml", directory: "/")
!3 = !DISubroutineType(types: !{})
!4 = distinct !DISubprogram(name: "located", file: !2, type: !3, unit: !1, spFlags: DISPFlagDefinition)
!5 = !DILocation(line: 1, column: 1, scope: !4)
