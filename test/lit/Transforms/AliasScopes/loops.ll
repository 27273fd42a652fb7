; A load moves out of a loop that stores to an array from another allocation:
; scopes of objects are the same in all iterations, unlike scopes that are declared.
; RUN: %opt -passes='mincaml-alias-scopes,function(mincaml-licm)' -verify-each -S %s | FileCheck %s
; RUN: %opt -passes='function(mincaml-licm)' -S %s | FileCheck %s --check-prefix=WITHOUT

target datalayout = "E-m:e-p:32:32-i64:64-f128:64-n32-S64"
declare noalias nonnull ptr @min_caml_create_float_array(i32, double) memory(inaccessiblemem: readwrite)

; CHECK-LABEL: define internal void @scale(
; CHECK: entry:
; CHECK: load double, ptr %factor
; CHECK: loop:
; CHECK-NOT: load double, ptr %factor
; WITHOUT-LABEL: define internal void @scale(
; WITHOUT: loop:
; WITHOUT: load double, ptr %factor
define internal void @scale(ptr %a, ptr %factor, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %f = load double, ptr %factor
  %address = getelementptr inbounds double, ptr %a, i32 %i
  %x = load double, ptr %address
  %y = fmul double %x, %f
  store double %y, ptr %address
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; The two may be one array.
; CHECK-LABEL: define internal void @scale.by.itself(
; CHECK: loop:
; CHECK: load double, ptr %factor
define internal void @scale.by.itself(ptr %a, ptr %factor, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %f = load double, ptr %factor
  %address = getelementptr inbounds double, ptr %a, i32 %i
  %x = load double, ptr %address
  %y = fmul double %x, %f
  store double %y, ptr %address
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

define void @start() {
  %a = call ptr @min_caml_create_float_array(i32 9, double 1.0)
  %factor = call ptr @min_caml_create_float_array(i32 1, double 2.0)
  call void @scale(ptr %a, ptr %factor, i32 9)
  call void @scale.by.itself(ptr %a, ptr %factor, i32 9)
  call void @scale.by.itself(ptr %a, ptr %a, i32 9)
  ret void
}
