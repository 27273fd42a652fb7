; Stack maps and patch points with several operands in spill slots are proved
; like other instructions.
;
; DEFINE: %{check} = %llc -O2 -mincaml-verify-regalloc -enable-patchpoint-liveness=false -mtriple
; DEFINE: %{stop} = -stop-after=virtregrewriter -o - %s
; RUN: %{check}=x86_64 -regalloc=greedy %{stop} | FileCheck %s
; RUN: %{check}=x86_64 -regalloc=basic %{stop} | FileCheck %s
; RUN: %{check}=x86_64 -regalloc=pbqp %{stop} | FileCheck %s
; RUN: %{check}=x86_64 -regalloc=mincaml -filetype=null %s
; RUN: %{check}=x86_64 -regalloc=mincaml-latespill -filetype=null %s
; RUN: %{check}=aarch64 -regalloc=greedy -filetype=null %s
; RUN: %{check}=aarch64 -regalloc=basic -filetype=null %s
; RUN: %llc -O0 -mincaml-verify-regalloc -enable-patchpoint-liveness=false -mtriple=x86_64 -filetype=null %s
; CHECK: STACKMAP 1, 4, {{.*}}1, 8, %stack.{{[0-9]+}}, 0, {{.*}}1, 8, %stack.
; CHECK: PATCHPOINT 2, 15, {{.*}}1, 8, %stack.{{[0-9]+}}, 0, {{.*}}1, 8, %stack.

declare void @llvm.experimental.stackmap(i64, i32, ...)
declare i64 @llvm.experimental.patchpoint.i64(i64, i32, ptr, i32, ...)
declare i64 @g(i64)

define i64 @stackmap(ptr %p) {
  %a0 = load volatile i64, ptr %p
  %a1 = load volatile i64, ptr %p
  %a2 = load volatile i64, ptr %p
  %a3 = load volatile i64, ptr %p
  %a4 = load volatile i64, ptr %p
  %a5 = load volatile i64, ptr %p
  %a6 = load volatile i64, ptr %p
  %a7 = load volatile i64, ptr %p
  %a8 = load volatile i64, ptr %p
  %a9 = load volatile i64, ptr %p
  %b = load volatile i32, ptr %p
  %c = load volatile double, ptr %p
  %r = call i64 @g(i64 %a0)
  call void (i64, i32, ...) @llvm.experimental.stackmap(i64 1, i32 4, i64 %a0, i64 %a1, i64 %a2, i64 %a3, i64 %a4, i64 %a5, i64 %a6, i64 %a7, i64 %a8, i64 %a9, i32 %b, double %c, i64 %a0, i64 7)
  %s = call i64 @g(i64 %r)
  %t = add i64 %a1, %s
  ret i64 %t
}

define i64 @patchpoint(ptr %p) {
  %a0 = load volatile i64, ptr %p
  %a1 = load volatile i64, ptr %p
  %a2 = load volatile i64, ptr %p
  %a3 = load volatile i64, ptr %p
  %a4 = load volatile i64, ptr %p
  %a5 = load volatile i64, ptr %p
  %a6 = load volatile i64, ptr %p
  %a7 = load volatile i64, ptr %p
  %a8 = load volatile i64, ptr %p
  %a9 = load volatile i64, ptr %p
  %q = call i64 @g(i64 %a0)
  %target = inttoptr i64 4096 to ptr
  %r = call i64 (i64, i32, ptr, i32, ...) @llvm.experimental.patchpoint.i64(i64 2, i32 15, ptr %target, i32 2, i64 %a1, i64 %a2, i64 %a0, i64 %a1, i64 %a2, i64 %a3, i64 %a4, i64 %a5, i64 %a6, i64 %a7, i64 %a8, i64 %a9, i64 %a3)
  %s = call i64 @g(i64 %r)
  %t = add i64 %a4, %s
  %u = add i64 %q, %t
  ret i64 %u
}
