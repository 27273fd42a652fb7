; RUN: %opt -passes=mincaml-elim -verify-each -S %s | FileCheck %s
; Nothing is left for a second run.
; RUN: %opt -passes=mincaml-elim -S %s -o %t.once.ll
; RUN: %opt -passes=mincaml-elim,mincaml-elim -S %s | diff %t.once.ll -

declare i32 @pure(i32) nounwind willreturn memory(none)
declare void @output(i32)

; Chains, phi nodes that only feed each other, divisions.
; CHECK-LABEL: define i32 @chains(
; CHECK-NEXT: entry:
; CHECK-NEXT: br label %head
; CHECK: head:
; CHECK-NEXT: %i = phi i32
; CHECK-NEXT: call void @output
; CHECK-NEXT: %j = add
; CHECK-NEXT: %c = icmp
; CHECK-NEXT: br i1
define i32 @chains(i32 %n) {
entry:
  %a = add i32 %n, 1
  %b = sdiv i32 %a, %n
  %p = call i32 @pure(i32 %b)
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %j, %head ]
  %x = phi i32 [ 0, %entry ], [ %y, %head ]
  %y = phi i32 [ 1, %entry ], [ %x, %head ]
  call void @output(i32 %i)
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %head, label %exit
exit:
  ret i32 %n
}

; Both ways do the same.
; CHECK-LABEL: define i32 @diamond(
; CHECK-NEXT: entry:
; CHECK-NEXT: br label %join
; CHECK: join:
; CHECK-NEXT: ret i32 %n
define i32 @diamond(i1 %c, i32 %n, ptr %p) {
entry:
  br i1 %c, label %a, label %b
a:
  %x = load i32, ptr %p
  br label %join
b:
  switch i32 %n, label %join [ i32 1, label %b1
                               i32 2, label %b2 ]
b1:
  br label %join
b2:
  br label %join
join:
  %v = phi i32 [ %x, %a ], [ 1, %b ], [ 2, %b1 ], [ 3, %b2 ]
  %w = add i32 %v, 1
  ret i32 %n
}

; The phi node is needed, and so is the way that is taken; what hangs on the
; inner branch is not.
; CHECK-LABEL: define i32 @partly(
; CHECK: br i1 %c, label %a, label %b
; CHECK: a:
; CHECK-NEXT: br label %a.end
; CHECK: phi i32 [ 1, %a.end ], [ 2, %b ]
define i32 @partly(i1 %c, i1 %d) {
entry:
  br i1 %c, label %a, label %b
a:
  br i1 %d, label %a.inner, label %a.end
a.inner:
  br label %a.end
a.end:
  br label %join
b:
  br label %join
join:
  %v = phi i32 [ 1, %a.end ], [ 2, %b ]
  ret i32 %v
}

; CHECK-LABEL: define i32 @unreachable_blocks(
; CHECK-NEXT: ret i32 1
; CHECK-NEXT: }
define i32 @unreachable_blocks() {
  ret i32 1
a:
  %x = add i32 %y, 1
  br label %b
b:
  %y = add i32 %x, 1
  br label %a
}

; The branch decides between returning and failing.
; CHECK-LABEL: define void @exits(
; CHECK: br i1 %c
define void @exits(i1 %c) {
  br i1 %c, label %a, label %b
a:
  ret void
b:
  unreachable
}
