; Values that `asm goto` computes are live around a loop. On MIPS and Hexagon the jumps
; clobber a register, $at or $pc, but leave room for moves in front of them; no value
; starts a block in the clobbered register.
;
; DEFINE: %{target} = mips
; DEFINE: %{allocator} = mincaml
; DEFINE: %{check} = %llc -mtriple=%{target} -verify-machineinstrs -regalloc=%{allocator} %s -o - | FileCheck %s
; RUN: %{check}
; REDEFINE: %{allocator} = mincaml-latespill
; RUN: %{check}
; REDEFINE: %{allocator} = mincaml-nobacktrack
; RUN: %{check}
; REDEFINE: %{target} = mips64el
; RUN: %{check}
; REDEFINE: %{target} = hexagon
; RUN: %{check}
; REDEFINE: %{target} = riscv64
; RUN: %{check}
; REDEFINE: %{target} = x86_64
; RUN: %{check}
;
; CHECK: around:
; CHECK: pressure:

define i32 @around(i32 %n, ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %r, %next ], [ %r, %other ]
  %r = callbr i32 asm sideeffect "", "=r,r,!i"(i32 %i) to label %next [label %other]
next:
  store volatile i32 %r, ptr %p
  %more = icmp slt i32 %r, %n
  br i1 %more, label %loop, label %end
other:
  br label %loop
end:
  ret i32 %n
}

; More values than registers.
define i32 @pressure(i32 %n, ptr %p, i1 %c) {
entry:
  %a0 = load volatile i32, ptr %p
  %a1 = load volatile i32, ptr %p
  %a2 = load volatile i32, ptr %p
  %a3 = load volatile i32, ptr %p
  %a4 = load volatile i32, ptr %p
  %a5 = load volatile i32, ptr %p
  %a6 = load volatile i32, ptr %p
  %a7 = load volatile i32, ptr %p
  %a8 = load volatile i32, ptr %p
  %a9 = load volatile i32, ptr %p
  %a10 = load volatile i32, ptr %p
  %a11 = load volatile i32, ptr %p
  %a12 = load volatile i32, ptr %p
  %a13 = load volatile i32, ptr %p
  %a14 = load volatile i32, ptr %p
  %a15 = load volatile i32, ptr %p
  %a16 = load volatile i32, ptr %p
  %a17 = load volatile i32, ptr %p
  %a18 = load volatile i32, ptr %p
  %a19 = load volatile i32, ptr %p
  %a20 = load volatile i32, ptr %p
  %a21 = load volatile i32, ptr %p
  %a22 = load volatile i32, ptr %p
  %a23 = load volatile i32, ptr %p
  %a24 = load volatile i32, ptr %p
  %a25 = load volatile i32, ptr %p
  %a26 = load volatile i32, ptr %p
  %a27 = load volatile i32, ptr %p
  %a28 = load volatile i32, ptr %p
  %a29 = load volatile i32, ptr %p
  br label %loop
loop:
  %v0 = phi i32 [ %a0, %entry ], [ %w1, %next ], [ %v2, %other ]
  %v1 = phi i32 [ %a1, %entry ], [ %w2, %next ], [ %v3, %other ]
  %v2 = phi i32 [ %a2, %entry ], [ %w3, %next ], [ %v4, %other ]
  %v3 = phi i32 [ %a3, %entry ], [ %w4, %next ], [ %v5, %other ]
  %v4 = phi i32 [ %a4, %entry ], [ %w5, %next ], [ %v6, %other ]
  %v5 = phi i32 [ %a5, %entry ], [ %w6, %next ], [ %v7, %other ]
  %v6 = phi i32 [ %a6, %entry ], [ %w7, %next ], [ %v8, %other ]
  %v7 = phi i32 [ %a7, %entry ], [ %w8, %next ], [ %v9, %other ]
  %v8 = phi i32 [ %a8, %entry ], [ %w9, %next ], [ %v10, %other ]
  %v9 = phi i32 [ %a9, %entry ], [ %w10, %next ], [ %v11, %other ]
  %v10 = phi i32 [ %a10, %entry ], [ %w11, %next ], [ %v12, %other ]
  %v11 = phi i32 [ %a11, %entry ], [ %w12, %next ], [ %v13, %other ]
  %v12 = phi i32 [ %a12, %entry ], [ %w13, %next ], [ %v14, %other ]
  %v13 = phi i32 [ %a13, %entry ], [ %w14, %next ], [ %v15, %other ]
  %v14 = phi i32 [ %a14, %entry ], [ %w15, %next ], [ %v16, %other ]
  %v15 = phi i32 [ %a15, %entry ], [ %w16, %next ], [ %v17, %other ]
  %v16 = phi i32 [ %a16, %entry ], [ %w17, %next ], [ %v18, %other ]
  %v17 = phi i32 [ %a17, %entry ], [ %w18, %next ], [ %v19, %other ]
  %v18 = phi i32 [ %a18, %entry ], [ %w19, %next ], [ %v20, %other ]
  %v19 = phi i32 [ %a19, %entry ], [ %w20, %next ], [ %v21, %other ]
  %v20 = phi i32 [ %a20, %entry ], [ %w21, %next ], [ %v22, %other ]
  %v21 = phi i32 [ %a21, %entry ], [ %w22, %next ], [ %v23, %other ]
  %v22 = phi i32 [ %a22, %entry ], [ %w23, %next ], [ %v24, %other ]
  %v23 = phi i32 [ %a23, %entry ], [ %w24, %next ], [ %v25, %other ]
  %v24 = phi i32 [ %a24, %entry ], [ %w25, %next ], [ %v26, %other ]
  %v25 = phi i32 [ %a25, %entry ], [ %w26, %next ], [ %v27, %other ]
  %v26 = phi i32 [ %a26, %entry ], [ %w27, %next ], [ %v28, %other ]
  %v27 = phi i32 [ %a27, %entry ], [ %w28, %next ], [ %v29, %other ]
  %v28 = phi i32 [ %a28, %entry ], [ %w29, %next ], [ %v0, %other ]
  %v29 = phi i32 [ %a29, %entry ], [ %w0, %next ], [ %v1, %other ]
  %r = callbr i32 asm sideeffect "", "=r,r,!i"(i32 %v0) to label %next [label %other]
next:
  %w0 = add i32 %v0, %r
  %w1 = add i32 %v1, %r
  %w2 = add i32 %v2, %r
  %w3 = add i32 %v3, %r
  %w4 = add i32 %v4, %r
  %w5 = add i32 %v5, %r
  %w6 = add i32 %v6, %r
  %w7 = add i32 %v7, %r
  %w8 = add i32 %v8, %r
  %w9 = add i32 %v9, %r
  %w10 = add i32 %v10, %r
  %w11 = add i32 %v11, %r
  %w12 = add i32 %v12, %r
  %w13 = add i32 %v13, %r
  %w14 = add i32 %v14, %r
  %w15 = add i32 %v15, %r
  %w16 = add i32 %v16, %r
  %w17 = add i32 %v17, %r
  %w18 = add i32 %v18, %r
  %w19 = add i32 %v19, %r
  %w20 = add i32 %v20, %r
  %w21 = add i32 %v21, %r
  %w22 = add i32 %v22, %r
  %w23 = add i32 %v23, %r
  %w24 = add i32 %v24, %r
  %w25 = add i32 %v25, %r
  %w26 = add i32 %v26, %r
  %w27 = add i32 %v27, %r
  %w28 = add i32 %v28, %r
  %w29 = add i32 %v29, %r
  %more = icmp slt i32 %w3, %n
  br i1 %more, label %loop, label %end
other:
  br label %loop
end:
  ret i32 %w5
}
