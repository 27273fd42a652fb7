; Loops of all kinds, blocks that nothing reaches.
; RUN: %opt -passes=mincaml-gvn,mincaml-cse,'mincaml-pre<lazy>' -verify-each -S %s | FileCheck %s
; RUN: %opt -passes='mincaml-pre<busy>' -verify-each -disable-output %s

; The value of the last iteration is another one.
; CHECK-LABEL: @carried(
; CHECK: %old = phi i32 [ 0, %entry ], [ %new, %loop ]
; CHECK: %new = add i32 %i, %n
; CHECK: sub i32 %new, %old
define i32 @carried(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %old = phi i32 [ 0, %entry ], [ %new, %loop ]
  %new = add i32 %i, %n
  %d = sub i32 %new, %old
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %d, %n
  br i1 %c, label %loop, label %done
done:
  ret i32 %d
}

; CHECK-LABEL: @irreducible(
; CHECK: ret i32
define i32 @irreducible(i1 %a, i1 %b, i32 %x, i32 %y) {
entry:
  br i1 %a, label %one, label %two
one:
  %p = phi i32 [ %x, %entry ], [ %t, %two ]
  %s = add i32 %p, %y
  br i1 %b, label %two, label %done
two:
  %q = phi i32 [ %y, %entry ], [ %s, %one ]
  %t = add i32 %q, %y
  br label %one
done:
  %u = add i32 %p, %y
  ret i32 %u
}

; CHECK-LABEL: @endless(
; CHECK: br label %loop
define void @endless(i32 %x, ptr %p) {
entry:
  br label %loop
loop:
  %a = add i32 %x, 1
  %l = load i32, ptr %p
  store volatile i32 %a, ptr %p
  br label %loop
}

; CHECK-LABEL: @dead(
; CHECK: %z = add i32 %z, 1
define i32 @dead(i32 %x) {
entry:
  %a = add i32 %x, 1
  ret i32 %a
loop:
  %z = add i32 %z, 1
  %b = add i32 %x, 1
  br label %loop
}
