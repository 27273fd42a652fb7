; Operands of inline assembly: a tied one is in the register of the result, an
; early result is in no register that is read, and no value is live in a clobbered
; register.
;
; RUN: %llc -mtriple=sparc-linux-gnu -regalloc=mincaml -verify-machineinstrs %s -o - | FileCheck %s
; RUN: %llc -mtriple=sparc-linux-gnu -regalloc=mincaml-latespill -verify-machineinstrs %s -o - | FileCheck %s
; RUN: %llc -mtriple=sparc-linux-gnu -O0 -regalloc=mincaml-nobacktrack -verify-machineinstrs %s -o - | FileCheck %s

define i32 @tied(i32 %a) {
; CHECK-LABEL: tied:
; CHECK: ! tied [[R:%[a-z][0-7]]] [[R]]{{$}}
  %x = call i32 asm sideeffect "! tied $0 $1", "=r,0"(i32 %a)
  %y = add i32 %x, %a
  ret i32 %y
}

define i32 @early(i32 %a, i32 %b) {
; CHECK-LABEL: early:
; CHECK: ! early 1 [[ONE:%[a-z][0-7]]] [[TWO:%[a-z][0-7]]]{{$}}
; CHECK-NOT: ! early 2 {{.*}} [[ONE]]{{$}}
; CHECK-NOT: ! early 2 {{.*}} [[TWO]]{{$}}
; CHECK: ! early 2
  %x = call i32 asm sideeffect "! early 1 $1 $2\0A! early 2 $1 $2 $0", "=&r,r,r"(i32 %a, i32 %b)
  ret i32 %x
}

define i32 @clobbers(i32 %a, i32 %b) {
; CHECK-LABEL: clobbers:
; CHECK: ! clobbers
; CHECK-NOT: %{{o0|o1|i0|i1|l0|g1}},
; CHECK: {{add|restore}} %{{[ilo][2-7]|l1}}, %{{[ilo][2-7]|l1}}, %{{[io]0}}
  call void asm sideeffect "! clobbers", "~{o0},~{o1},~{i0},~{i1},~{l0},~{g1}"()
  %y = add i32 %b, %a
  ret i32 %y
}
