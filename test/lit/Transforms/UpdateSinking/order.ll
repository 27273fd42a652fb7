; RUN: %opt -passes=mincaml-update-late,verify -S %s | FileCheck %s
; RUN: %opt -passes=mincaml-update-late -S %s -o %t.1
; RUN: %opt -passes=mincaml-update-late,mincaml-update-late -S %s | diff %t.1 -

declare void @use(double)
declare double @call(double) memory(none)

; CHECK-LABEL: define double @step(
; CHECK:       body:
; CHECK-NEXT:    %half = fmul double %x, 5.000000e-01
; CHECK-NEXT:    %y1 = fadd double %y, %x
; CHECK-NEXT:    %x1 = fsub double %half, 1.000000e+00
; CHECK-NEXT:    br label %loop
define double @step(double %a, i32 %n) {
entry:
  br label %loop
loop:
  %x = phi double [ %a, %entry ], [ %x1, %body ]
  %y = phi double [ %a, %entry ], [ %y1, %body ]
  %c = fcmp olt double %x, %y
  br i1 %c, label %body, label %out
body:
  %half = fmul double %x, 0.5
  %x1 = fsub double %half, 1.0
  %y1 = fadd double %y, %x
  br label %loop
out:
  ret double %y
}

; A use in between, values that depend on each other, effects, a condition.
; CHECK-LABEL: define void @stays(
; CHECK:       loop:
; CHECK:         %a1 = fadd double %a, 1.000000e+00
; CHECK-NEXT:    call void @use(double %a1)
; CHECK-NEXT:    call void @use(double %a)
; CHECK-NEXT:    %d1 = load double, ptr %p
; CHECK-NEXT:    call void @use(double %d)
; CHECK-NEXT:    %e1 = call double @call(double %e)
; CHECK-NEXT:    call void @use(double %e)
; CHECK-NEXT:    %f1 = fadd double %g, 1.000000e+00
; CHECK-NEXT:    %g1 = fadd double %f, 1.000000e+00
; CHECK-NEXT:    br i1
define void @stays(ptr %p, i1 %c) {
entry:
  br label %loop
loop:
  %a = phi double [ 0.0, %entry ], [ %a1, %loop ]
  %d = phi double [ 0.0, %entry ], [ %d1, %loop ]
  %e = phi double [ 0.0, %entry ], [ %e1, %loop ]
  %f = phi double [ 0.0, %entry ], [ %f1, %loop ]
  %g = phi double [ 0.0, %entry ], [ %g1, %loop ]
  %a1 = fadd double %a, 1.0
  call void @use(double %a1)
  call void @use(double %a)
  %d1 = load double, ptr %p
  call void @use(double %d)
  %e1 = call double @call(double %e)
  call void @use(double %e)
  %f1 = fadd double %g, 1.0
  %g1 = fadd double %f, 1.0
  br i1 %c, label %loop, label %out
out:
  ret void
}

; The value of a variable is not there before it is computed.
; CHECK-LABEL: define void @described(
; CHECK:         #dbg_value(i32 poison
; CHECK-NEXT:    call void @use
; CHECK-NEXT:    xor i32 %i, 3
; CHECK-NEXT:    %i1 = add i32 %i, 1
define void @described(i1 %c) !dbg !4 {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %i1 = add i32 %i, 1, !dbg !10
    #dbg_value(i32 %i1, !8, !DIExpression(), !10)
  call void @use(double 0.0), !dbg !10
  %x = xor i32 %i, 3, !dbg !10
  br i1 %c, label %loop, label %out, !dbg !10
out:
  ret void, !dbg !10
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "f.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{null}
!4 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !5, spFlags: DISPFlagDefinition, unit: !0)
!5 = !DISubroutineType(types: !3)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DILocalVariable(name: "i", scope: !4, file: !1, line: 1, type: !6)
!10 = !DILocation(line: 2, scope: !4)
