; Loops of all kinds, unreachable blocks.
; RUN: %opt -passes=mincaml-gvn,mincaml-cse,'mincaml-pre<lazy>' -verify-each -S %s | FileCheck %s --check-prefixes=ALL,CHECK
; RUN: %opt -passes='mincaml-pre<busy>' -verify-each -S %s | FileCheck %s --check-prefixes=ALL,BUSY

; The value of the last iteration is another one.
; CHECK-LABEL: @carried(
; CHECK: %old = phi i32 [ 0, %entry ], [ %new, %loop ]
; CHECK: %new = add i32 %i, %n
; CHECK: sub i32 %new, %old
; BUSY-LABEL: @carried(
; BUSY:      loop.loop_crit_edge:
; BUSY-NEXT: [[I:%.*]] = add i32 {{%.*}}, 1
; BUSY-NEXT: [[NEW:%.*]] = add i32 {{%.*}}, %n
; BUSY-NEXT: [[D:%.*]] = sub i32 [[NEW]], {{%.*}}
; BUSY-NEXT: icmp slt i32 [[D]], %n
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

; One sum on each way into the loop and on the edge back; of the two sums of %p and
; %y, one stays.
; CHECK-LABEL: @irreducible(
; CHECK:      one:
; CHECK-NEXT: %p = phi i32 [ %x, %entry ], [ %t, %two ]
; CHECK-NEXT: %s = add i32 %p, %y
; CHECK:      two:
; CHECK-NEXT: %q = phi i32 [ %y, %entry ], [ %s, %one ]
; CHECK-NEXT: %t = add i32 %q, %y
; CHECK:      done:
; CHECK-NEXT: ret i32 %s
; BUSY-LABEL: @irreducible(
; BUSY:      entry.one_crit_edge:
; BUSY-NEXT: [[X:%.*]] = add i32 %x, %y
; BUSY:      entry.two_crit_edge:
; BUSY-NEXT: [[Y:%.*]] = add i32 %y, %y
; BUSY-NEXT: add i32 [[Y]], %y
; BUSY:      one:
; BUSY-NEXT: [[S:%.*]] = phi i32 [ [[X]], %entry.one_crit_edge ]
; BUSY:      one.two_crit_edge:
; BUSY-NEXT: [[T:%.*]] = add i32 [[S]], %y
; BUSY-NEXT: add i32 [[T]], %y
; BUSY:      done:
; BUSY-NEXT: ret i32 [[S]]
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

; ALL-LABEL: @endless(
; ALL:      loop:
; ALL-NEXT: %a = add i32 %x, 1
; ALL-NEXT: %l = load i32, ptr %p
; ALL-NEXT: store volatile i32 %a, ptr %p
; ALL-NEXT: br label %loop
define void @endless(i32 %x, ptr %p) {
entry:
  br label %loop
loop:
  %a = add i32 %x, 1
  %l = load i32, ptr %p
  store volatile i32 %a, ptr %p
  br label %loop
}

; ALL-LABEL: @dead(
; ALL-NEXT: entry:
; ALL-NEXT: %a = add i32 %x, 1
; ALL-NEXT: ret i32 %a
; ALL: %z = add i32 %z, 1
define i32 @dead(i32 %x) {
entry:
  %a = add i32 %x, 1
  ret i32 %a
loop:
  %z = add i32 %z, 1
  %b = add i32 %x, 1
  br label %loop
}
