; Poison at the entry of a loop is not saved: after the calls its register has
; what they left in it, which the check of object code would report as a value
; that is live across them.
;
; RUN: %llc -mtriple=sparc -regalloc=mincaml %s -o - | FileCheck %s
; RUN: %llc -mtriple=sparc -regalloc=mincaml-nobacktrack %s -o - | FileCheck %s
; RUN: %llc -mtriple=sparc -regalloc=mincaml-latespill %s -o - | FileCheck %s
; RUN: %llc -mtriple=sparc -regalloc=mincaml-nospill %s -o - | FileCheck %s
; RUN: %llc -mtriple=sparc -regalloc=mincaml-notarget-nospill %s -o - | FileCheck %s
; RUN: %llc -mtriple=sparcv9 -regalloc=mincaml %s -o - | FileCheck %s
; RUN: %llc -mtriple=sparcv9 -regalloc=mincaml-nobacktrack %s -o - | FileCheck %s
; RUN: %llc -mtriple=sparcv9 -regalloc=mincaml-latespill %s -o - | FileCheck %s
; RUN: %llc -mtriple=sparcv9 -regalloc=mincaml-nospill %s -o - | FileCheck %s
; RUN: %llc -mtriple=sparcv9 -regalloc=mincaml-notarget-nospill %s -o - | FileCheck %s

; The object files:
;
; RUN: %llc -mtriple=sparc -regalloc=mincaml -filetype=obj %s -o %t.o
; RUN: sparc-lint %t.o
; RUN: %llc -mtriple=sparcv9 -regalloc=mincaml-latespill -filetype=obj %s -o %t.o
; RUN: sparc-lint %t.o

declare i32 @g()

; CHECK-LABEL: f:
; CHECK: call g
; CHECK-NOT: std %f
; CHECK: {{^}}.LBB0_1:
; CHECK: call g
; CHECK: ldd [%[[FRAME:sp|fp]]+[[SLOT:[-0-9]+]]], %f
; CHECK: std %f{{[0-9]+}}, [%[[FRAME]]+[[SLOT]]]
define void @f(ptr %p, ptr %q) {
entry:
  %s = call i32 @g()
  br label %loop

loop:
  %x = phi double [ poison, %entry ], [ %y, %loop ]
  %n = phi i32 [ %s, %entry ], [ %m, %loop ]
  %m = call i32 @g()
  store double %x, ptr %p
  %y = load volatile double, ptr %q
  %c = icmp eq i32 %m, 0
  br i1 %c, label %exit, label %loop

exit:
  ret void
}
