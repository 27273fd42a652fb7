; In order to fold a value, a target may change an instruction, and leave it so
; when it finds that it cannot fold: x86 makes a comparison with 0 of the test of a
; value that is loaded from a constant of half its size.
;
; DEFINE: %{allocator} = greedy
; DEFINE: %{check} = %llc -mincaml-verify-regalloc -mtriple=x86_64 -relocation-model=static -regalloc=%{allocator} %s -o - | FileCheck %s
; RUN: %{check}
; REDEFINE: %{allocator} = basic
; RUN: %{check}
; REDEFINE: %{allocator} = pbqp
; RUN: %{check}
;
; CHECK-LABEL: zero:
; CHECK: cmpq $0, %r

@x = external dso_local constant i32

define i64 @zero(i64 %n) {
entry:
  %v = load i32, ptr @x, !invariant.load !0
  %w = zext i32 %v to i64
  call void asm sideeffect "", "~{rax},~{rbx},~{rcx},~{rdx},~{rsi},~{rdi},~{rbp},~{r8},~{r9},~{r10},~{r11},~{r12},~{r13},~{r14},~{r15}"()
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %c = icmp eq i64 %w, 0
  %j = select i1 %c, i64 3, i64 %i
  call void asm sideeffect "", "~{rax},~{rbx},~{rcx},~{rdx},~{rsi},~{rdi},~{rbp},~{r8},~{r9},~{r10},~{r11},~{r12},~{r13},~{r14},~{r15}"()
  %k = icmp ult i64 %j, %n
  br i1 %k, label %loop, label %end
end:
  %r = add i64 %i, %w
  ret i64 %r
}
!0 = !{}
