; Statepoints with values in spill slots: those that only the runtime system
; reads, and those that it moves, so that the slot has another value afterwards.
;
; DEFINE: %{check} = %llc -O2 -mincaml-verify-regalloc -mtriple
; DEFINE: %{options} = -use-registers-for-deopt-values -max-registers-for-gc-values=100 %s
; DEFINE: %{stop} = -stop-after=virtregrewriter -o - %{options}
; RUN: %{check}=x86_64 -regalloc=greedy %{stop} | FileCheck %s
; RUN: %{check}=x86_64 -regalloc=basic %{stop} | FileCheck %s
; RUN: %{check}=x86_64 -regalloc=pbqp %{stop} | FileCheck %s
; RUN: %{check}=aarch64 -regalloc=greedy -filetype=null %{options}
; RUN: %llc -O0 -mincaml-verify-regalloc -mtriple=x86_64 -filetype=null %s
;
; MinCaml's allocators have all operands in registers.
; RUN: not %{check}=x86_64 -regalloc=mincaml -filetype=null %{options} 2>&1 | FileCheck --check-prefix=MINCAML %s
; MINCAML: error: {{.*}}: mincaml: the operands of one instruction do not fit into registers in function 's'
;
; CHECK: STATEPOINT {{.*}}1, 8, %stack.{{[0-9]+}}, 0, {{.*}}1, 8, %stack.{{[0-9]+}}, 0

declare void @f()
declare i32 @__gxx_personality_v0(...)
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32, i32)

define i64 @s(ptr %p, ptr %q) gc "statepoint-example" {
  %a0 = load volatile ptr addrspace(1), ptr %p
  %d0 = load volatile i64, ptr %q
  %a1 = load volatile ptr addrspace(1), ptr %p
  %d1 = load volatile i64, ptr %q
  %a2 = load volatile ptr addrspace(1), ptr %p
  %d2 = load volatile i64, ptr %q
  %a3 = load volatile ptr addrspace(1), ptr %p
  %d3 = load volatile i64, ptr %q
  %a4 = load volatile ptr addrspace(1), ptr %p
  %d4 = load volatile i64, ptr %q
  %a5 = load volatile ptr addrspace(1), ptr %p
  %d5 = load volatile i64, ptr %q
  %a6 = load volatile ptr addrspace(1), ptr %p
  %d6 = load volatile i64, ptr %q
  %a7 = load volatile ptr addrspace(1), ptr %p
  %d7 = load volatile i64, ptr %q
  %a8 = load volatile ptr addrspace(1), ptr %p
  %d8 = load volatile i64, ptr %q
  %a9 = load volatile ptr addrspace(1), ptr %p
  %d9 = load volatile i64, ptr %q
  %a10 = load volatile ptr addrspace(1), ptr %p
  %d10 = load volatile i64, ptr %q
  %a11 = load volatile ptr addrspace(1), ptr %p
  %d11 = load volatile i64, ptr %q
  %a12 = load volatile ptr addrspace(1), ptr %p
  %d12 = load volatile i64, ptr %q
  %a13 = load volatile ptr addrspace(1), ptr %p
  %d13 = load volatile i64, ptr %q
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @f, i32 0, i32 0, i32 0, i32 0) ["deopt"(i64 %d0, i64 %d1, i64 %d2, i64 %d3, i64 %d4, i64 %d5, i64 %d6, i64 %d7, i64 %d8, i64 %d9, i64 %d10, i64 %d11, i64 %d12, i64 %d13, i64 %d0), "gc-live"(ptr addrspace(1) %a0, ptr addrspace(1) %a1, ptr addrspace(1) %a2, ptr addrspace(1) %a3, ptr addrspace(1) %a4, ptr addrspace(1) %a5, ptr addrspace(1) %a6, ptr addrspace(1) %a7, ptr addrspace(1) %a8, ptr addrspace(1) %a9, ptr addrspace(1) %a10, ptr addrspace(1) %a11, ptr addrspace(1) %a12, ptr addrspace(1) %a13)]
  %r0 = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0)
  %r1 = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 1, i32 1)
  %r2 = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 2, i32 2)
  %r3 = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 3, i32 3)
  %r4 = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 4, i32 4)
  %r5 = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 5, i32 5)
  %r6 = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 6, i32 6)
  %r7 = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 7, i32 7)
  %r8 = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 8, i32 8)
  %r9 = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 9, i32 9)
  %r10 = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 10, i32 10)
  %r11 = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 11, i32 11)
  %r12 = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 12, i32 12)
  %r13 = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 13, i32 13)
  %t2 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @f, i32 0, i32 0, i32 0, i32 0) ["deopt"(i64 %d0, i64 %d1, i64 %d2, i64 %d3, i64 %d4, i64 %d5, i64 %d6, i64 %d7, i64 %d8, i64 %d9, i64 %d10, i64 %d11, i64 %d12, i64 %d13), "gc-live"(ptr addrspace(1) %r0, ptr addrspace(1) %r1, ptr addrspace(1) %r2, ptr addrspace(1) %r3, ptr addrspace(1) %r4, ptr addrspace(1) %r5, ptr addrspace(1) %r6, ptr addrspace(1) %r7, ptr addrspace(1) %r8, ptr addrspace(1) %r9, ptr addrspace(1) %r10, ptr addrspace(1) %r11, ptr addrspace(1) %r12, ptr addrspace(1) %r13)]
  %u0 = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t2, i32 0, i32 0)
  %x0 = load volatile i64, ptr addrspace(1) %u0
  %u1 = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t2, i32 1, i32 1)
  %x1 = load volatile i64, ptr addrspace(1) %u1
  %u2 = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t2, i32 2, i32 2)
  %x2 = load volatile i64, ptr addrspace(1) %u2
  %u3 = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t2, i32 3, i32 3)
  %x3 = load volatile i64, ptr addrspace(1) %u3
  %u4 = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t2, i32 4, i32 4)
  %x4 = load volatile i64, ptr addrspace(1) %u4
  %u5 = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t2, i32 5, i32 5)
  %x5 = load volatile i64, ptr addrspace(1) %u5
  %u6 = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t2, i32 6, i32 6)
  %x6 = load volatile i64, ptr addrspace(1) %u6
  %u7 = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t2, i32 7, i32 7)
  %x7 = load volatile i64, ptr addrspace(1) %u7
  %u8 = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t2, i32 8, i32 8)
  %x8 = load volatile i64, ptr addrspace(1) %u8
  %u9 = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t2, i32 9, i32 9)
  %x9 = load volatile i64, ptr addrspace(1) %u9
  %u10 = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t2, i32 10, i32 10)
  %x10 = load volatile i64, ptr addrspace(1) %u10
  %u11 = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t2, i32 11, i32 11)
  %x11 = load volatile i64, ptr addrspace(1) %u11
  %u12 = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t2, i32 12, i32 12)
  %x12 = load volatile i64, ptr addrspace(1) %u12
  %u13 = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t2, i32 13, i32 13)
  %x13 = load volatile i64, ptr addrspace(1) %u13
  %y0 = add i64 0, %x0
  %z0 = xor i64 %y0, %d0
  %y1 = add i64 %z0, %x1
  %z1 = xor i64 %y1, %d1
  %y2 = add i64 %z1, %x2
  %z2 = xor i64 %y2, %d2
  %y3 = add i64 %z2, %x3
  %z3 = xor i64 %y3, %d3
  %y4 = add i64 %z3, %x4
  %z4 = xor i64 %y4, %d4
  %y5 = add i64 %z4, %x5
  %z5 = xor i64 %y5, %d5
  %y6 = add i64 %z5, %x6
  %z6 = xor i64 %y6, %d6
  %y7 = add i64 %z6, %x7
  %z7 = xor i64 %y7, %d7
  %y8 = add i64 %z7, %x8
  %z8 = xor i64 %y8, %d8
  %y9 = add i64 %z8, %x9
  %z9 = xor i64 %y9, %d9
  %y10 = add i64 %z9, %x10
  %z10 = xor i64 %y10, %d10
  %y11 = add i64 %z10, %x11
  %z11 = xor i64 %y11, %d11
  %y12 = add i64 %z11, %x12
  %z12 = xor i64 %y12, %d12
  %y13 = add i64 %z12, %x13
  %z13 = xor i64 %y13, %d13
  ret i64 %z13
}
