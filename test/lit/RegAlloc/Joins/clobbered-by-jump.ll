; In MIPS the jump at the end of `rare` clobbers $at. The moves for `join` are inserted
; in front of the jump, so that no value starts `join` in $at, although the register is
; the only one in which the more frequent block may leave its value.
;
; RUN: %llc -regalloc=mincaml %s -o - | FileCheck %s
; RUN: %llc -regalloc=mincaml-latespill %s -o - | FileCheck %s
;
; CHECK-LABEL: f:
; CHECK: #NO_APP
target triple = "mips-unknown-linux-gnu"
define i32 @f(i32 %a, ptr %p) {
entry:
  %z = icmp eq i32 %a, 0
  br i1 %z, label %rare, label %often, !prof !0
rare:
  %x = load volatile i32, ptr %p
  br label %join
often:
  %y = load volatile i32, ptr %p
  call void asm sideeffect "", "~{$2},~{$3},~{$4},~{$5},~{$6},~{$7},~{$8},~{$9},~{$10},~{$11},~{$12},~{$13},~{$14},~{$15},~{$16},~{$17},~{$18},~{$19},~{$20},~{$21},~{$22},~{$23},~{$24},~{$25},~{$28},~{$30},~{$31}"()
  br label %join
join:
  %v = phi i32 [ %x, %rare ], [ %y, %often ]
  ret i32 %v
}
!0 = !{!"branch_weights", i32 1, i32 1000}
