; Without optimization stock llc uses a pipeline for its own allocator `fast`, and
; aborts if another one is selected. MinCaml's allocators get the other pipeline;
; if the command line excludes that, they report it.
;
; RUN: %llc -mtriple=sparc-linux-gnu -O0 -regalloc=mincaml -verify-machineinstrs %s -o %t.1
; RUN: %llc -mtriple=sparc-linux-gnu -O0 -optimize-regalloc -regalloc=mincaml -verify-machineinstrs %s -o %t.2
; RUN: diff %t.1 %t.2
; RUN: FileCheck %s < %t.1
; RUN: %llc -mtriple=x86_64-linux-gnu -O0 -regalloc=mincaml-nospill -verify-machineinstrs %s -o /dev/null
; RUN: rm -f %t.3
; RUN: not %llc -mtriple=sparc-linux-gnu -O0 -optimize-regalloc=false -regalloc=mincaml %s -o %t.3 2>&1 | FileCheck --check-prefix=ERROR %s
; RUN: not ls %t.3
; RUN: %llc -mtriple=sparc-linux-gnu -O0 -regalloc=fast %s -o /dev/null
;
; CHECK-LABEL: f:
; CHECK: add
; ERROR: MinCaml's register allocators cannot be used with -optimize-regalloc=false
; ERROR-NOT: Stack dump

define i32 @f(i32 %a, i32 %b) {
  %x = add i32 %a, %b
  ret i32 %x
}
