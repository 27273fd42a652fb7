; LoongArch discards a result that nobody reads: it is written to the register that is
; always 0.
;
; RUN: %llc -mincaml-verify-regalloc -mtriple=loongarch64 -regalloc=greedy %s -o - | FileCheck %s
; RUN: %llc -mincaml-verify-regalloc -mtriple=loongarch64 -regalloc=basic %s -o - | FileCheck %s
;
; CHECK: ld.w $zero, $a0, 0

define void @f(ptr %p) {
  %v = load volatile i32, ptr %p
  ret void
}
