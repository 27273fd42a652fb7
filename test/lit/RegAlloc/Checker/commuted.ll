; The target exchanges the operands of a commutative instruction in order to fold
; the one that it can fold: which of them is in memory is not to be seen.
;
; DEFINE: %{allocator} = greedy
; DEFINE: %{check} = %llc -mincaml-verify-regalloc -mtriple=x86_64 -mattr=+avx -regalloc=%{allocator} %s -o - | FileCheck %s
; RUN: %{check}
; REDEFINE: %{allocator} = basic
; RUN: %{check}
; REDEFINE: %{allocator} = pbqp
; RUN: %{check}
;
; CHECK-LABEL: bytes:
; CHECK: vpaddb {{.*}}(%rsp), %xmm{{[0-9]+}}
; CHECK-LABEL: bits:
; CHECK: testq {{.*}}(%rsp)

define <16 x i8> @bytes(<16 x i8> %a, <16 x i8> %b) {
  call void asm sideeffect "", "~{xmm0},~{xmm1},~{xmm2},~{xmm3},~{xmm4},~{xmm5},~{xmm6},~{xmm7},~{xmm8},~{xmm9},~{xmm10},~{xmm11},~{xmm12},~{xmm13},~{xmm14},~{xmm15}"()
  %r = add <16 x i8> %a, %b
  ret <16 x i8> %r
}

define i1 @bits(i64 %a, i64 %b) {
  call void asm sideeffect "", "~{rax},~{rbx},~{rcx},~{rdx},~{rsi},~{rdi},~{rbp},~{r8},~{r9},~{r10},~{r11},~{r12},~{r13},~{r14},~{r15}"()
  %x = and i64 %a, %b
  %r = icmp eq i64 %x, 0
  ret i1 %r
}
