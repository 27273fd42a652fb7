; Nothing goes into the block of a catchswitch, or before a catchpad.
; RUN: %opt -S -verify-each -passes='mincaml-demote' %s | FileCheck %s
; RUN: %opt -S -passes=mincaml-demote <%s >%t.once
; RUN: %opt -S -passes=mincaml-demote <%t.once >%t.twice
; RUN: cmp %t.once %t.twice

declare i32 @may_throw()
declare i32 @__CxxFrameHandler3(...)

; CHECK-LABEL: define {{.*}}@funclet(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %v.slot = alloca i32, align 4
; CHECK-NEXT:    %r.phi = alloca i32, align 4
; CHECK-NEXT:    %z.phi = alloca i32, align 4
; CHECK-NEXT:    %v = add i32 %n, 1
; CHECK-NEXT:    store i32 %v, ptr %v.slot, align 4
; CHECK-NEXT:    %u = add i32 %n, 2
; CHECK-NEXT:    %x = invoke i32 @may_throw()
; CHECK-NEXT:            to label %next unwind label %dispatch
; CHECK-EMPTY:
; CHECK-NEXT:  next:
; CHECK-NEXT:    %v1 = load i32, ptr %v.slot, align 4
; CHECK-NEXT:    store i32 0, ptr %r.phi, align 4
; CHECK-NEXT:    store i32 %v1, ptr %z.phi, align 4
; CHECK-NEXT:    %y = invoke i32 @may_throw()
; CHECK-NEXT:            to label %exit unwind label %dispatch
; CHECK-EMPTY:
; CHECK-NEXT:  dispatch:
; CHECK-NEXT:    %p = phi i32 [ %v, %entry ], [ %x, %next ]
; CHECK-NEXT:    %s = catchswitch within none [label %handler] unwind to caller
; CHECK-EMPTY:
; CHECK-NEXT:  handler:
; CHECK-NEXT:    %pad = catchpad within %s [ptr null, i32 64, i32 %u]
; CHECK-NEXT:    store i32 %p, ptr %r.phi, align 4
; CHECK-NEXT:    store i32 %u, ptr %z.phi, align 4
; CHECK-NEXT:    catchret from %pad to label %exit
; CHECK-EMPTY:
; CHECK-NEXT:  exit:
; CHECK-NEXT:    %z = load i32, ptr %z.phi, align 4
; CHECK-NEXT:    %r = load i32, ptr %r.phi, align 4
; CHECK-NEXT:    %t = add i32 %r, %z
; CHECK-NEXT:    ret i32 %t
; CHECK-NEXT:  }
define i32 @funclet(i32 %n) personality ptr @__CxxFrameHandler3 {
entry:
  %v = add i32 %n, 1
  %u = add i32 %n, 2
  %x = invoke i32 @may_throw() to label %next unwind label %dispatch

next:
  %y = invoke i32 @may_throw() to label %exit unwind label %dispatch

dispatch:
  %p = phi i32 [ %v, %entry ], [ %x, %next ]
  %s = catchswitch within none [label %handler] unwind to caller

handler:
  %pad = catchpad within %s [ptr null, i32 64, i32 %u]
  catchret from %pad to label %exit

exit:
  %r = phi i32 [ %p, %handler ], [ 0, %next ]
  %z = phi i32 [ %u, %handler ], [ %v, %next ]
  %t = add i32 %r, %z
  ret i32 %t
}
