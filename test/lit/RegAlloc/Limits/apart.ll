; Functions are refused whose registers are allocated in several steps with code
; inserted in between: by their first such value, and instead of being checked.
; Others of these targets are checked after the last step.
;
; RUN: not %llc -mtriple=riscv64 -mattr=+v -mincaml-verify-regalloc %s -filetype=null 2>&1 | FileCheck %s
; RUN: %llc -mtriple=riscv64 -mincaml-verify-regalloc %s -filetype=null
; CHECK-NOT: error
; CHECK: error: the register allocation of function 'vectors' cannot be checked: '{{.*}}' has a value of class VR, for which LLVM inserts code during allocation
; CHECK-NOT: error

define void @vectors(ptr %p, ptr %q) {
  %a = load <4 x i32>, ptr %p
  %b = load <4 x i32>, ptr %q
  %c = add <4 x i32> %a, %b
  store <4 x i32> %c, ptr %p
  ret void
}

define i32 @integers(i32 %a, i32 %b) {
  %c = mul i32 %a, %b
  ret i32 %c
}
