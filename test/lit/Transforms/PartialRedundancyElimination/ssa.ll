; RUN: %opt -passes='mincaml-pre<lazy>' -verify-each -S %s | FileCheck %s

; Through a phi node; what stands for both has overflowed in neither.
; CHECK-LABEL: @phi(
; CHECK: entry.join_crit_edge:
; CHECK-NEXT: [[T:%.*]] = add i32 %d, 1
; CHECK: left:
; CHECK-NEXT: %x = add i32 %a, 1
; CHECK: join:
; CHECK-NEXT: [[R:%.*]] = phi i32
; CHECK-NEXT: ret i32 [[R]]
define i32 @phi(i1 %c, i32 %a, i32 %d) {
entry:
  br i1 %c, label %left, label %join
left:
  %x = add nsw i32 %a, 1
  call void @use(i32 %x)
  br label %join
join:
  %p = phi i32 [ %a, %left ], [ %d, %entry ]
  %y = add i32 %p, 1
  ret i32 %y
}

; Out of a loop that runs at least once.
; CHECK-LABEL: @invariant(
; CHECK: entry:
; CHECK-NEXT: [[T:%.*]] = mul i32 %a, %b
; CHECK: loop:
; CHECK-NEXT: %i = phi
; CHECK-NEXT: %i1 = add i32 %i, [[T]]
; CHECK-NOT: mul
; CHECK: ret i32 %i1
define i32 @invariant(i32 %n, i32 %a, i32 %b) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %x = mul i32 %a, %b
  %i1 = add i32 %i, %x
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %done
done:
  ret i32 %i1
}

; What was a[i + 1] is a[i] in the next iteration.
; CHECK-LABEL: @carried(
; CHECK: entry:
; CHECK: [[FIRST:%.*]] = load i32, ptr
; CHECK: loop:
; CHECK: [[THIS:%.*]] = phi i32 [ %next, %loop ], [ [[FIRST]], %entry ]
; CHECK: %next = load
; CHECK-NOT: load
; CHECK: %s = add i32 [[THIS]], %next
; CHECK-NOT: load
; CHECK: ret i32 %s
define i32 @carried(ptr noalias %a, ptr noalias %b, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %p = getelementptr i32, ptr %a, i32 %i
  %this = load i32, ptr %p
  %i1 = add i32 %i, 1
  %q = getelementptr i32, ptr %a, i32 %i1
  %next = load i32, ptr %q
  %s = add i32 %this, %next
  %r = getelementptr i32, ptr %b, i32 %i
  store i32 %s, ptr %r
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %done
done:
  ret i32 %s
}

; Nothing is redundant: nothing moves, not even to where it would be early.
; CHECK-LABEL: @isolated(
; CHECK: entry:
; CHECK-NEXT: br i1 %c
; CHECK: left:
; CHECK-NEXT: %x = add i32 %a, %b
; CHECK: right:
; CHECK-NEXT: %y = add i32 %a, %b
define i32 @isolated(i1 %c, i32 %a, i32 %b) {
entry:
  br i1 %c, label %left, label %right
left:
  %x = add i32 %a, %b
  ret i32 %x
right:
  %y = add i32 %a, %b
  ret i32 %y
}

; The phi nodes of a swap are assigned to at once.
; CHECK-LABEL: @swap(
; CHECK: entry:
; CHECK-NEXT: [[A:%.*]] = mul i32 %a, 3
; CHECK-NEXT: [[B:%.*]] = mul i32 %b, 3
; CHECK: loop:
; CHECK-NEXT: [[Q:%.*]] = phi i32 [ [[P:%.*]], %loop ], [ [[B]], %entry ]
; CHECK-NEXT: [[P]] = phi i32 [ [[Q]], %loop ], [ [[A]], %entry ]
; CHECK-NOT: mul
; CHECK: %d = sub i32 [[P]], [[Q]]
define i32 @swap(i32 %a, i32 %b, i32 %n) {
entry:
  br label %loop
loop:
  %p = phi i32 [ %a, %entry ], [ %q, %loop ]
  %q = phi i32 [ %b, %entry ], [ %p, %loop ]
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %x = mul i32 %p, 3
  %y = mul i32 %q, 3
  %d = sub i32 %x, %y
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %done
done:
  ret i32 %d
}

declare void @use(i32)
