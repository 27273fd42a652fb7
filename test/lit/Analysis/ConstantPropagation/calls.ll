; Edges of invoke, indirectbr and callbr are all taken; calls are top; unreachable
; blocks are there and have no values.
; RUN: %opt -passes='print<mincaml-constprop>' -disable-output %s 2>&1 | FileCheck %s

declare i32 @f(i32)
declare i32 @personality(...)

; CHECK-LABEL: 'invokes'
; CHECK: %v = top
; CHECK-NOT: never
; CHECK-LABEL: 'indirect'
define i32 @invokes() personality ptr @personality {
entry:
  %v = invoke i32 @f(i32 1) to label %ok unwind label %pad
ok:
  ret i32 %v
pad:
  %lp = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %lp
}

; CHECK: %x = top
; CHECK-NOT: never
; CHECK: %b:
; CHECK-NOT: never
; CHECK-LABEL: 'assembly'
define i32 @indirect(ptr %p) {
entry:
  indirectbr ptr blockaddress(@indirect, %a), [label %a, label %b]
a:
  %x = phi i32 [ 1, %entry ], [ 2, %b ]
  ret i32 %x
b:
  br label %a
}

; CHECK: %x = top
; CHECK: %dead:
; CHECK: never reached
; CHECK-LABEL: 'musttail'
define i32 @assembly() {
  %x = call i32 asm "mov $1, $0", "=r,i"(i32 5)
  ret i32 %x
dead:
  %y = add i32 %y, 1
  br label %dead
}

; CHECK: %v = top
define i32 @musttail(i32 %x) {
  %v = musttail call i32 @f(i32 1)
  ret i32 %v
}
