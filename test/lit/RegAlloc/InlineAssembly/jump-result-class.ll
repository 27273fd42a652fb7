; A result of `asm goto` must be in a register of its class at the jump's target:
; it cannot be saved after the instruction.
;
; RUN: not %llc -mtriple=x86_64-linux-gnu -regalloc=mincaml %s -filetype=null 2>&1 | FileCheck %s
; RUN: not %llc -mtriple=x86_64-linux-gnu -regalloc=mincaml-latespill %s -filetype=null 2>&1 | FileCheck %s
; CHECK: error: {{.*}}mincaml{{.*}}: the results of one instruction do not fit into registers in function 'f'
; CHECK-NOT: error

define i32 @f(i32 %n) {
  %r = callbr i32 asm sideeffect "", "=r,!i,~{eax},~{ebx},~{ecx},~{edx}"()
          to label %here [label %there]
here:
  call void asm sideeffect "# $0", "Q"(i32 %r)
  ret i32 0
there:
  call void asm sideeffect "# $0", "Q"(i32 %r)
  ret i32 %n
}
