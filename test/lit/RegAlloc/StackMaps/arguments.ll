; Instead of an argument that is loaded from its slot, a stack map may name the
; slot. The value there is that of the load, and of no other.
;
; DEFINE: %{check} = %llc -O2 -mincaml-verify-regalloc -enable-patchpoint-liveness=false -mtriple=x86_64
; RUN: %{check} -regalloc=greedy -stop-after=virtregrewriter -o - %s | FileCheck %s
; RUN: %{check} -regalloc=basic -stop-after=virtregrewriter -o - %s | FileCheck %s
; CHECK: STACKMAP 1, 4, {{.*}}1, 4, %fixed-stack.{{[0-9]+}}, 0
;
; RUN: env MINCAML_ALLOCATION_FAULTS=all:1:20 %stock-llc -load %plugin-dir/MinCamlAllocationFaults.so -filetype=null -enable-patchpoint-liveness=false -mtriple=x86_64 -O2 %s 2> %t
; RUN: FileCheck %s --check-prefix=FAULTS < %t
; FAULTS-NOT: missed
; FAULTS: {{	}}caught{{	}}
; FAULTS-NOT: missed

declare void @llvm.experimental.stackmap(i64, i32, ...)
declare i32 @g(i32)

define i32 @arguments(i32 %a, i32 %b, i32 %c, i32 %d, i32 %e, i32 %f, i32 %a0, i32 %a1, i32 %a2, i32 %a3, i32 %a4, i32 %a5, i32 %a6, i32 %a7) {
  %r = call i32 @g(i32 %a)
  call void (i64, i32, ...) @llvm.experimental.stackmap(i64 1, i32 4, i32 %b, i32 %c, i32 %d, i32 %e, i32 %f, i32 %a0, i32 %a1, i32 %a2, i32 %a3, i32 %a4, i32 %a5, i32 %a6, i32 %a7)
  %s = call i32 @g(i32 %r)
  ret i32 %s
}
