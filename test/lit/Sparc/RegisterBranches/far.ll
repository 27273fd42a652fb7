; A branch on a register reaches 128 kilobytes. One that goes further is inverted.
; RUN: %python -c "import sys; print(open(sys.argv[1]).read().replace('NOPS', r'\0A'.join(['nop'] * 40000)))" %s > %t.ll
; RUN: %llc -mtriple=sparc64-unknown-linux-gnu -mincaml-register-branches -mincaml-check-sparc %t.ll -o - | FileCheck %s
; CHECK-LABEL: f:
; CHECK: ld [%i0], %i0
; CHECK-NEXT: brnz %i0, [[BELOW:.L[A-Z0-9_]+]]
; CHECK: ba [[FAR:.L[A-Z0-9_]+]]
; CHECK: [[BELOW]]:
; CHECK: restore %g0, 2, %o0
; CHECK: [[FAR]]:
; CHECK: restore %g0, 1, %o0
define i32 @f(ptr %p) {
entry:
  %value = load i32, ptr %p
  %zero = icmp eq i32 %value, 0
  br i1 %zero, label %end, label %long
long:
  call void asm sideeffect "NOPS", ""()
  br label %end
end:
  %result = phi i32 [ 1, %entry ], [ 2, %long ]
  ret i32 %result
}
