; A constant is computed again whose instruction names an undefined register, tied to
; the result.
;
; RUN: %llc -mincaml-verify-regalloc -regalloc=greedy %s -o - | FileCheck %s
; RUN: %llc -mincaml-verify-regalloc -regalloc=pbqp %s -o - | FileCheck %s
;
; CHECK-COUNT-2: vmov.i8 q{{[0-9]}}, #0x5
target triple = "thumbv8.1m.main-none-none-eabi"
declare <16 x i8> @llvm.smax.v16i8(<16 x i8>, <16 x i8>)
define <16 x i8> @constant(<16 x i8> %a, ptr %p, i32 %n) #0 {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %v = phi <16 x i8> [ %a, %entry ], [ %c, %loop ]
  %b = xor <16 x i8> %v, splat (i8 5)
  store volatile <16 x i8> %b, ptr %p
  call void asm sideeffect "", "~{q0},~{q1},~{q2},~{q3},~{q4},~{q5},~{q6},~{q7}"()
  %d = load volatile <16 x i8>, ptr %p
  %c = call <16 x i8> @llvm.smax.v16i8(<16 x i8> %d, <16 x i8> splat (i8 5))
  %j = add i32 %i, 1
  %more = icmp slt i32 %j, %n
  br i1 %more, label %loop, label %end
end:
  ret <16 x i8> %c
}
attributes #0 = { "target-features"="+mve" }
