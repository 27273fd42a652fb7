; Without the effects, calls may do anything again.
; RUN: %opt -aa-pipeline=basic-aa,mincaml-aa -passes='require<mincaml-effects>,function(require<aa>),invalidate<mincaml-effects>,function(loop-mssa(licm))' -S %s | FileCheck %s --check-prefix=GONE
; RUN: %opt -aa-pipeline=basic-aa,mincaml-aa -passes='require<mincaml-effects>,function(require<aa>),function(loop-mssa(licm))' -S %s | FileCheck %s --check-prefix=THERE

@own = internal global i32 0

define internal void @writes_own() noinline {
  store i32 1, ptr @own
  ret void
}

; GONE-LABEL: define i32 @loop(
; GONE: call void @writes_own()
; GONE-NEXT: load i32, ptr %mine
; THERE-LABEL: define i32 @loop(
; THERE: load i32, ptr %mine
; THERE: call void @writes_own()
define i32 @loop(i32 %n, ptr %out) {
entry:
  %mine = alloca i32
  store i32 %n, ptr %mine
  store ptr %mine, ptr %out
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  call void @writes_own()
  %v = load i32, ptr %mine
  %j = add i32 %i, %v
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret i32 %v
}
