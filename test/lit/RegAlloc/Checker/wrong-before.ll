; LLVM gives half of a register to an instruction of VE that takes a whole one, before
; any allocation, which cannot be blamed for it.
;
; RUN: not --crash %llc -verify-machineinstrs %s -filetype=null 2>&1 | FileCheck %s
; RUN: %llc -mincaml-verify-regalloc -regalloc=greedy %s -filetype=null
; RUN: %llc -mincaml-verify-regalloc -regalloc=basic %s -filetype=null
;
; CHECK: Illegal virtual register for instruction
; CHECK: LEAzii 0, 0, 0
; CHECK: Expected a I64 register, but got a I32 register
target triple = "ve"
declare i32 @llvm.eh.sjlj.setjmp(ptr)

define i32 @set(ptr %p) {
  %r = call i32 @llvm.eh.sjlj.setjmp(ptr %p)
  ret i32 %r
}
