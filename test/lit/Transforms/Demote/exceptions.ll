; Results of terminators, and phi nodes in the block of a pad, stay.
; RUN: %opt -S -verify-each -passes='mincaml-demote' %s | FileCheck %s
; RUN: %opt -S -passes=mincaml-demote <%s >%t.once
; RUN: %opt -S -passes=mincaml-demote <%t.once >%t.twice
; RUN: cmp %t.once %t.twice

declare i32 @may_throw()
declare i32 @__gxx_personality_v0(...)

; %r is a result of a terminator, %p is in the block of a pad; %v is used there
; on the edge.
; CHECK-LABEL: define {{.*}}@invoke(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %v.slot = alloca i32, align 4
; CHECK-NEXT:    %p.slot = alloca i32, align 4
; CHECK-NEXT:    %l.slot = alloca { ptr, i32 }, align 8
; CHECK-NEXT:    %z.phi = alloca i32, align 4
; CHECK-NEXT:    %v = add i32 1, 2
; CHECK-NEXT:    store i32 %v, ptr %v.slot, align 4
; CHECK-NEXT:    br i1 %c, label %try, label %other
; CHECK-EMPTY:
; CHECK-NEXT:  try:
; CHECK-NEXT:    %v4 = load i32, ptr %v.slot, align 4
; CHECK-NEXT:    %r = invoke i32 @may_throw()
; CHECK-NEXT:            to label %join unwind label %pad
; CHECK-EMPTY:
; CHECK-NEXT:  other:
; CHECK-NEXT:    %s = invoke i32 @may_throw()
; CHECK-NEXT:            to label %join unwind label %pad
; CHECK-EMPTY:
; CHECK-NEXT:  join:
; CHECK-NEXT:    %q = phi i32 [ %r, %try ], [ %s, %other ]
; CHECK-NEXT:    ret i32 %q
; CHECK-EMPTY:
; CHECK-NEXT:  pad:
; CHECK-NEXT:    %p = phi i32 [ %v4, %try ], [ 7, %other ]
; CHECK-NEXT:    %l = landingpad { ptr, i32 }
; CHECK-NEXT:            cleanup
; CHECK-NEXT:    store { ptr, i32 } %l, ptr %l.slot, align 8
; CHECK-NEXT:    store i32 %p, ptr %p.slot, align 4
; CHECK-NEXT:    br label %cleanup
; CHECK-EMPTY:
; CHECK-NEXT:  cleanup:
; CHECK-NEXT:    %p1 = load i32, ptr %p.slot, align 4
; CHECK-NEXT:    %v2 = load i32, ptr %v.slot, align 4
; CHECK-NEXT:    %w = add i32 %p1, %v2
; CHECK-NEXT:    store i32 %w, ptr %z.phi, align 4
; CHECK-NEXT:    br i1 %c, label %more, label %end
; CHECK-EMPTY:
; CHECK-NEXT:  more:
; CHECK-NEXT:    store i32 0, ptr %z.phi, align 4
; CHECK-NEXT:    br label %end
; CHECK-EMPTY:
; CHECK-NEXT:  end:
; CHECK-NEXT:    %z = load i32, ptr %z.phi, align 4
; CHECK-NEXT:    %l3 = load { ptr, i32 }, ptr %l.slot, align 8
; CHECK-NEXT:    resume { ptr, i32 } %l3
; CHECK-NEXT:  }
define i32 @invoke(i1 %c) personality ptr @__gxx_personality_v0 {
entry:
  %v = add i32 1, 2
  br i1 %c, label %try, label %other

try:
  %r = invoke i32 @may_throw() to label %join unwind label %pad

other:
  %s = invoke i32 @may_throw() to label %join unwind label %pad

join:
  %q = phi i32 [ %r, %try ], [ %s, %other ]
  ret i32 %q

pad:
  %p = phi i32 [ %v, %try ], [ 7, %other ]
  %l = landingpad { ptr, i32 } cleanup
  br label %cleanup

cleanup:
  %w = add i32 %p, %v
  br i1 %c, label %more, label %end

more:
  br label %end

end:
  %z = phi i32 [ %w, %cleanup ], [ 0, %more ]
  resume { ptr, i32 } %l
}
