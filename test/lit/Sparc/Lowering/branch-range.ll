; Branches around more than they reach: LLVM turns a conditional one over, so that
; the far way is taken by one that reaches further. Bicc has 22 bits of words, BPcc
; 19.
; RUN: %llc -mincaml-check-sparc=all -mtriple=sparc-unknown-linux-gnu -mcpu=v8 %s -o - | FileCheck %s
; RUN: %llc -mincaml-check-sparc=all -mtriple=sparcv9-unknown-linux-gnu %s -o - | FileCheck %s --check-prefix=V9

; Without that, a branch does not reach.
; RUN: %llc -sparc-enable-branch-relax=0 -mincaml-check-sparc=all -mtriple=sparcv9-unknown-linux-gnu %s -o /dev/null 2>&1 | FileCheck %s --check-prefix=CUT
; CUT: unproved: in far {{.*}}a displacement of {{[0-9]+}} instructions does not fit in 19 bits if LLVM's estimate of the size of inline assembly is right [SPL002]

; CHECK-LABEL: {{^}}near:
; CHECK: be .LBB0_2
; V9-LABEL: {{^}}near:
; V9: be %icc, .LBB0_2
define i32 @near(i32 %x) {
  %c = icmp eq i32 %x, 7
  br i1 %c, label %b, label %a
a:
  call void asm sideeffect ".space 1000000", ""()
  br label %b
b:
  ret i32 1
}

; CHECK-LABEL: {{^}}far:
; CHECK: be .LBB1_2
; V9-LABEL: {{^}}far:
; V9: bne %icc, .LBB1_1
; V9: ba .LBB1_2
; V9: .LBB1_1:
; V9: .skip 1100000
define i32 @far(i32 %x) {
  %c = icmp eq i32 %x, 7
  br i1 %c, label %b, label %a
a:
  call void asm sideeffect ".space 1100000", ""()
  br label %b
b:
  ret i32 1
}

; In V8 code no branch goes further than Bicc, and LLVM loses the second of the two
; branches without a word. The check sees that control goes astray.
; RUN: sed 's/1100000/8400000/' %s > %t.ll
; RUN: not %llc -mincaml-check-sparc -mtriple=sparc-unknown-linux-gnu -mcpu=v8 %t.ll -o /dev/null 2>&1 | FileCheck %s --check-prefix=LOST
; LOST: error: violation: in far {{.*}}control falls through the end of the function: %bb.3 is empty, and the next block is not its successor; {{.*}} [SPL026]
