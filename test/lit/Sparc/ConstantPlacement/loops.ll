; Numbers, addresses and loads of constants leave loops.
; RUN: %llc -mtriple=sparc-unknown-linux-gnu -mcpu=v8 -mincaml-constant-placement -mincaml-check-sparc=all -verify-machineinstrs %s -o - | FileCheck %s
; RUN: %llc -mtriple=sparcv9-unknown-linux-gnu -code-model=small -mincaml-constant-placement -mincaml-check-sparc=all -verify-machineinstrs %s -o - | FileCheck %s

@group = private constant [2 x double] [double 1.5, double 2.5], align 16
@c = internal alias double, ptr @group
@d = internal alias double, getelementptr (i8, ptr @group, i32 8)
@table = external global [1000 x double]

; The second constant is only loaded if a condition holds.
; CHECK-LABEL: loop:
; CHECK-DAG: sethi %hi(c), [[C:%[a-z0-9]+]]
; CHECK-DAG: ldd {{\[}}[[C]]+%lo(c)], %f{{[0-9]+}}
; CHECK-DAG: ldd {{\[}}[[C]]+%lo(d)], %f{{[0-9]+}}
; CHECK-DAG: sethi 1953, [[N:%[a-z0-9]+]]
; CHECK-DAG: or [[N]], 128
; CHECK-DAG: sethi %hi(table), [[T:%[a-z0-9]+]]
; CHECK-DAG: add [[T]], %lo(table)
; CHECK: .LBB0_1:
; CHECK-NOT: sethi
; CHECK-NOT: %lo
; CHECK: .Lfunc_end0:
define double @loop(i32 %n) {
entry:
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
  %s = phi double [ 0.0, %entry ], [ %u, %latch ]
  %k = and i32 %i, 511
  %p = getelementptr double, ptr @table, i32 %k
  %x = load double, ptr %p
  %c = load double, ptr @c
  %t = fmul double %x, %c
  %big = fcmp ogt double %t, %s
  br i1 %big, label %more, label %latch
more:
  %d = load double, ptr @d
  %v = fsub double %t, %d
  br label %latch
latch:
  %w = phi double [ %t, %body ], [ %v, %more ]
  %u = fadd double %s, %w
  %j = add i32 %i, %n
  %end = icmp ult i32 %j, 2000000
  br i1 %end, label %body, label %exit
exit:
  ret double %u
}

; With a call.
; CHECK-LABEL: with_call:
; CHECK: sethi %hi(c), [[C:%[li][0-7]]]
; CHECK: .LBB1_1:
; CHECK-NOT: sethi
; CHECK: .Lfunc_end1:
define double @with_call(i32 %n) {
entry:
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %j, %body ]
  %s = phi double [ 0.0, %entry ], [ %t, %body ]
  %x = call double @next()
  %c = load double, ptr @c
  %y = fmul double %x, %c
  %t = fadd double %s, %y
  %j = add i32 %i, 1
  %end = icmp ult i32 %j, %n
  br i1 %end, label %body, label %exit
exit:
  ret double %t
}

declare double @next()
