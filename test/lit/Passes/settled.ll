; Inlining and elimination mark the functions that they change; a repeated pass skips a
; function if it found nothing to do before and the function has not changed since.

; RUN: %opt -passes='function(mincaml-beta,mincaml-constfold),mincaml-inline<threshold=10>,function(mincaml-beta,mincaml-constfold)' -debug-pass-manager -disable-output %s 2>&1 | FileCheck %s
; CHECK: Running pass: {{.*}}InlineCallsPass
; CHECK-NOT: {{Running|Invalidating}} analysis: {{.*}} on {{other|callee}}
; CHECK: Invalidating analysis: {{.*}}UpToDateFunctionAnalysis on caller
; CHECK-NOT: {{Running|Invalidating}} analysis: {{.*}} on {{other|callee}}
; CHECK: Running pass: {{.*}}BetaReductionPass on caller
; CHECK-NEXT: Running analysis: {{.*}} on caller
; CHECK-NOT: {{Running|Invalidating}} analysis: {{.*}} on {{other|callee}}

; The callee of a call that goes has changed as little as what does not call it.
; RUN: %opt -passes='function(mincaml-beta),mincaml-elim,function(mincaml-beta)' -debug-pass-manager -disable-output %s 2>&1 | FileCheck --check-prefix=ELIM %s
; ELIM: Running pass: {{.*}}DeadCodeEliminationPass
; ELIM-NOT: Invalidating analysis: {{.*}}UpToDateFunctionAnalysis on {{other|callee}}
; ELIM: Invalidating analysis: {{.*}}UpToDateFunctionAnalysis on dead_code
; ELIM-NOT: Invalidating analysis: {{.*}}UpToDateFunctionAnalysis on {{other|callee}}

; A module that elimination has left alone is not looked at again.
; RUN: %opt -passes='mincaml-elim,mincaml-elim,mincaml-elim' -debug-pass-manager -disable-output %s 2>&1 | FileCheck --check-prefix=TWICE %s
; TWICE-COUNT-2: Running analysis: {{.*}}PostDominatorTreeAnalysis on dead_code
; TWICE-NOT: Running analysis: {{.*}}PostDominatorTreeAnalysis

declare void @print(i32)

define i32 @callee(i32 %x) {
  %y = add i32 %x, 1
  ret i32 %y
}

define i32 @caller(i32 %x) {
  %y = call i32 @callee(i32 %x)
  ret i32 %y
}

define i32 @dead_code(i32 %x, i1 %c) {
entry:
  br i1 %c, label %then, label %end
then:
  call void @print(i32 %x)
  %y = call i32 @callee(i32 %x)
  br label %end
end:
  ret i32 %x
}

define i32 @other(i32 %x, i1 %c) {
entry:
  br i1 %c, label %then, label %end
then:
  call void @print(i32 %x)
  br label %end
end:
  ret i32 %x
}
