; Nothing is marked: loops inside that may be short make no others cold, and what
; may be called from anywhere is not.
; RUN: split-file %s %t
; RUN: %opt -passes=mincaml-cold-loops -verify-each -S %t/search.ll | FileCheck %s
; RUN: %opt -passes=mincaml-cold-loops -verify-each -S %t/step.ll | FileCheck %s
; RUN: %opt -passes=mincaml-cold-loops -verify-each -S %t/open.ll | FileCheck %s --check-prefix=OPEN
; RUN: %opt -passes=mincaml-cold-loops -verify-each -S %t/few.ll | FileCheck %s --check-prefix=FEW
; CHECK: br i1 %fill.more, label %fill, label %end{{$}}
; FEW-NOT: llvm.loop
; FEW: br i1 %outer.more, label %outer, label %end{{$}}
; FEW-NOT: llvm.loop
; OPEN: br i1 %outer.more, {{.*}}!llvm.loop
; OPEN-NOT: br i1 %{{inner|fill}}.more, {{.*}}!llvm.loop

;--- search.ll
; The inner loop ends where the data say so: the depth is 1, as that of the other.
define void @min_caml_start(ptr %p, i32 %n) {
entry:
  br label %outer
outer:
  %j = phi i32 [ 0, %entry ], [ %outer.next, %latch ]
  br label %inner
inner:
  %k = phi i32 [ %j, %outer ], [ %inner.next, %inner ]
  %from = getelementptr i32, ptr %p, i32 %k
  %x = load i32, ptr %from
  store i32 0, ptr %from
  %inner.next = add i32 %k, 1
  %inner.more = icmp ne i32 %x, 0
  br i1 %inner.more, label %inner, label %latch
latch:
  %outer.next = add nsw i32 %j, 1
  %outer.more = icmp slt i32 %outer.next, %n
  br i1 %outer.more, label %outer, label %exit
exit:
  br label %fill
fill:
  %i = phi i32 [ 0, %exit ], [ %fill.next, %fill ]
  %at = getelementptr i32, ptr %p, i32 %i
  store i32 0, ptr %at
  %fill.next = add nsw i32 %i, 1
  %fill.more = icmp slt i32 %fill.next, %n
  br i1 %fill.more, label %fill, label %end
end:
  ret void
}

;--- step.ll
; The inner loop of a sieve takes larger steps from one time to the next.
define void @min_caml_start(ptr %p, i32 %n) {
entry:
  br label %outer
outer:
  %j = phi i32 [ 2, %entry ], [ %outer.next, %latch ]
  br label %inner
inner:
  %k = phi i32 [ %j, %outer ], [ %inner.next, %inner ]
  %from = getelementptr i32, ptr %p, i32 %k
  store i32 1, ptr %from
  %inner.next = add i32 %k, %j
  %inner.more = icmp slt i32 %inner.next, %n
  br i1 %inner.more, label %inner, label %latch
latch:
  %outer.next = add nsw i32 %j, 1
  %outer.more = icmp slt i32 %outer.next, %n
  br i1 %outer.more, label %outer, label %exit
exit:
  br label %fill
fill:
  %i = phi i32 [ 0, %exit ], [ %fill.next, %fill ]
  %at = getelementptr i32, ptr %p, i32 %i
  store i32 0, ptr %at
  %fill.next = add nsw i32 %i, 1
  %fill.more = icmp slt i32 %fill.next, %n
  br i1 %fill.more, label %fill, label %end
end:
  ret void
}

;--- open.ll
; Others may call these functions as often as they like.
define void @exported(ptr %p, i32 %n) {
entry:
  call void @callee(ptr %p, i32 %n)
  br label %fill
fill:
  %i = phi i32 [ 0, %entry ], [ %fill.next, %fill ]
  %at = getelementptr i32, ptr %p, i32 %i
  store i32 0, ptr %at
  %fill.next = add nsw i32 %i, 1
  %fill.more = icmp slt i32 %fill.next, %n
  br i1 %fill.more, label %fill, label %end
end:
  ret void
}
@pointer = global ptr @pointed
define internal void @pointed(ptr %p, i32 %n) {
entry:
  br label %fill
fill:
  %i = phi i32 [ 0, %entry ], [ %fill.next, %fill ]
  %at = getelementptr i32, ptr %p, i32 %i
  store i32 0, ptr %at
  %fill.next = add nsw i32 %i, 1
  %fill.more = icmp slt i32 %fill.next, %n
  br i1 %fill.more, label %fill, label %end
end:
  ret void
}
define internal void @callee(ptr %p, i32 %n) {
entry:
  br label %fill
fill:
  %i = phi i32 [ 0, %entry ], [ %fill.next, %fill ]
  %at = getelementptr i32, ptr %p, i32 %i
  store i32 0, ptr %at
  %fill.next = add nsw i32 %i, 1
  %fill.more = icmp slt i32 %fill.next, %n
  br i1 %fill.more, label %fill, label %end
end:
  ret void
}
define internal void @not.optimized(ptr %p, i32 %n) noinline optnone {
entry:
  br label %fill
fill:
  %i = phi i32 [ 0, %entry ], [ %fill.next, %fill ]
  %at = getelementptr i32, ptr %p, i32 %i
  store i32 0, ptr %at
  %fill.next = add nsw i32 %i, 1
  %fill.more = icmp slt i32 %fill.next, %n
  br i1 %fill.more, label %fill, label %end
end:
  ret void
}
define void @min_caml_start(ptr %p, i32 %n) {
entry:
  call void @not.optimized(ptr %p, i32 %n)
  br label %outer
outer:
  %j = phi i32 [ 0, %entry ], [ %outer.next, %latch ]
  br label %inner
inner:
  %k = phi i32 [ 0, %outer ], [ %inner.next, %inner ]
  %from = getelementptr i32, ptr %p, i32 %k
  store i32 1, ptr %from
  %inner.next = add nsw i32 %k, 1
  %inner.more = icmp slt i32 %inner.next, %n
  br i1 %inner.more, label %inner, label %latch
latch:
  %outer.next = add nsw i32 %j, 1
  %outer.more = icmp slt i32 %outer.next, %n
  br i1 %outer.more, label %outer, label %end
end:
  ret void
}

;--- few.ll
; LLVM may replace the first loop, and then the two loops after it, altogether.
define i32 @main(ptr %p, i32 %n) {
entry:
  br label %fill
fill:
  %i = phi i32 [ 0, %entry ], [ %fill.next, %fill ]
  %at = getelementptr i32, ptr %p, i32 %i
  store i32 0, ptr %at
  %fill.next = add nsw i32 %i, 1
  %fill.more = icmp slt i32 %fill.next, 16
  br i1 %fill.more, label %fill, label %outer
outer:
  %j = phi i32 [ 0, %fill ], [ %outer.next, %latch ]
  br label %inner
inner:
  %k = phi i32 [ 0, %outer ], [ %inner.next, %inner ]
  %from = getelementptr i32, ptr %p, i32 %k
  store i32 %j, ptr %from
  %inner.next = add nsw i32 %k, 1
  %inner.more = icmp slt i32 %inner.next, 3
  br i1 %inner.more, label %inner, label %latch
latch:
  %outer.next = add nsw i32 %j, 1
  %outer.more = icmp slt i32 %outer.next, 3
  br i1 %outer.more, label %outer, label %end
end:
  ret i32 0
}
