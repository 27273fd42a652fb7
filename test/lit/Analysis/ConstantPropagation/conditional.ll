; Edges that are never taken do not contribute to phi nodes and slots.
; RUN: %opt -passes='print<mincaml-constprop>' -disable-output %s 2>&1 | FileCheck %s

; Optimism: x stays 1 because the branch that would change it hangs on x = 1.
; CHECK-LABEL: Constants in function 'loop':
; CHECK:      %head:
; CHECK-NEXT:   %x = 1
; CHECK-NEXT:   %is1 = true
; CHECK-NEXT:   never to %change
; CHECK:      %change:
; CHECK-NEXT:   never reached
; CHECK:      %latch:
; CHECK-NEXT:   %x2 = 1
define i32 @loop(i1 %again) {
entry:
  br label %head

head:
  %x = phi i32 [ 1, %entry ], [ %x2, %latch ]
  %is1 = icmp eq i32 %x, 1
  br i1 %is1, label %latch, label %change

change:
  br label %latch

latch:
  %x2 = phi i32 [ %x, %head ], [ 2, %change ]
  br i1 %again, label %head, label %out

out:
  ret i32 %x2
}

; CHECK-LABEL: Constants in function 'switch':
; CHECK: never to %other
; CHECK: never to %a
; CHECK: %b:
; CHECK: %r = 7
define i32 @switch() {
  switch i32 2, label %other [ i32 1, label %a
                               i32 2, label %b ]
a:
  br label %b
b:
  %r = phi i32 [ 7, %0 ], [ 8, %a ], [ 9, %other ]
  ret i32 %r
other:
  br label %b
}

; The same with a slot instead of a phi.
; CHECK-LABEL: Constants in function 'slot':
; CHECK:      %then:
; CHECK-NEXT:   never reached
; CHECK:      %v = 4
define i32 @slot() {
  %s = alloca i32
  %c = alloca i1
  store i32 4, ptr %s
  store i1 false, ptr %c
  %t = load i1, ptr %c
  br i1 %t, label %then, label %end
then:
  store i32 5, ptr %s
  br label %end
end:
  %v = load i32, ptr %s
  ret i32 %v
}
