; SystemZ folds values into instructions from memory to memory, into sums that clobber
; the condition code, where it is dead, into sums of a register and memory, where the
; allocator has given the result the register of the operand, and into comparisons,
; whose operands it exchanges together with the conditions of the branches. The two
; halves of a vector are saved with it.
;
; DEFINE: %{allocator} = greedy
; DEFINE: %{cpu} = z10
; DEFINE: %{check} = %llc -mincaml-verify-regalloc -mtriple=s390x-linux-gnu -mcpu=%{cpu} -regalloc=%{allocator} %s -o %t.s && FileCheck --input-file=%t.s %s
; RUN: %{check}
; REDEFINE: %{allocator} = pbqp
; RUN: %{check}
; REDEFINE: %{cpu} = z16
; RUN: %{check}
; REDEFINE: %{allocator} = basic
; RUN: %{check} && FileCheck --check-prefix=BASIC --input-file=%t.s %s
;
; CHECK-LABEL: load:
; CHECK: mvc {{.*}}(4,%r15), 0(%r{{[0-9]+}}) {{.*}}Folded Spill
; CHECK-LABEL: store:
; CHECK: mvc 0(8,%r{{[0-9]+}}), {{.*}}(%r15) {{.*}}Folded Reload
; BASIC-LABEL: count:
; BASIC: agsi {{.*}}Folded
; BASIC-LABEL: sum:
; BASIC: {{[^a-z]}}ag %r{{.*}}Folded
; CHECK-LABEL: compare:
; CHECK: cg %r{{.*}}Folded
; BASIC-LABEL: swap:
; BASIC: mvc {{.*}}(8,%r15), {{.*}}(%r15)
; CHECK-LABEL: parts:

define i32 @load(ptr %p) {
  %v = load i32, ptr %p
  call void asm sideeffect "", "~{r0},~{r1},~{r2},~{r3},~{r4},~{r5},~{r6},~{r7},~{r8},~{r9},~{r10},~{r11},~{r12},~{r13},~{r14}"()
  ret i32 %v
}

define void @store(i64 %v, ptr %p) {
  call void asm sideeffect "", "~{r0},~{r1},~{r2},~{r3},~{r4},~{r5},~{r6},~{r7},~{r8},~{r9},~{r10},~{r11},~{r12},~{r13},~{r14}"()
  store i64 %v, ptr %p
  ret void
}

define i64 @count(i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 1, %entry ], [ %next, %loop ]
  call void asm sideeffect "", "~{r0},~{r1},~{r2},~{r3},~{r4},~{r5},~{r6},~{r7},~{r8},~{r9},~{r10},~{r11},~{r12},~{r13},~{r14}"()
  %next = add i64 %i, 3
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret i64 %next
}

define i64 @sum(i64 %a, i64 %b, ptr %p) {
  call void asm sideeffect "", "~{r0},~{r1},~{r2},~{r3},~{r4},~{r5},~{r6},~{r7},~{r8},~{r9},~{r10},~{r11},~{r12},~{r13},~{r14}"()
  %r = add i64 %a, %b
  store i64 %r, ptr %p
  %m = mul i64 %b, %r
  ret i64 %m
}

define i64 @compare(i64 %a, i64 %b) {
  %b1 = add i64 %b, 1
  call void asm sideeffect "", "~{r0},~{r1},~{r2},~{r3},~{r4},~{r5},~{r6},~{r7},~{r8},~{r9},~{r10},~{r11},~{r12},~{r13},~{r14}"()
  %c = icmp slt i64 %a, %b
  br i1 %c, label %less, label %end
less:
  call void asm sideeffect "", ""()
  ret i64 %b
end:
  ret i64 7
}

define i64 @swap(i64 %a, i64 %b, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 1, %entry ], [ %next, %loop ]
  %x = phi i64 [ %a, %entry ], [ %y, %loop ]
  %y = phi i64 [ %b, %entry ], [ %x, %loop ]
  call void asm sideeffect "", "~{r0},~{r1},~{r2},~{r3},~{r4},~{r5},~{r6},~{r7},~{r8},~{r9},~{r10},~{r11},~{r12},~{r13},~{r14}"()
  %next = add i64 %i, 3
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret i64 %x
}

declare <2 x double> @llvm.log.v2f64(<2 x double>)
define <2 x double> @parts(<2 x double> %v) {
  %r = call <2 x double> @llvm.log.v2f64(<2 x double> %v)
  ret <2 x double> %r
}
