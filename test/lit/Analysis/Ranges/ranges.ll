; Intervals of integers over extended SSA form.
; RUN: %opt -passes='print<mincaml-ranges>' -disable-output %s 2>&1 | FileCheck %s --match-full-lines

; A counting loop: widened to the bound that it is compared with.
; CHECK-LABEL: Ranges in function 'count':
; CHECK-NEXT: %entry:
; CHECK-NEXT: %loop:
; CHECK-NEXT:   %i: [0, 100]
; CHECK-NEXT:   %less: any
; CHECK-NEXT: %body:
; CHECK-NEXT:   %i from %loop, where %i slt 100: [0, 99]
; CHECK-NEXT:   %next: [1, 100]
; CHECK-NEXT: %exit:
; CHECK-NEXT:   %i from %loop, where %i sge 100: 100
define i32 @count() {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %less = icmp slt i32 %i, 100
  br i1 %less, label %body, label %exit
body:
  %next = add i32 %i, 1
  br label %loop
exit:
  ret i32 %i
}

; Until it is equal; downwards; by a step that passes the bound.
; CHECK-LABEL: Ranges in function 'steps':
; CHECK:   %i: [0, 10]
; CHECK:   %down: [-1, 9]
; CHECK:   %by3: [0, 12]
define void @steps() {
entry:
  br label %one
one:
  %i = phi i32 [ 0, %entry ], [ %i.next, %one.body ]
  %stop = icmp eq i32 %i, 10
  br i1 %stop, label %two, label %one.body
one.body:
  %i.next = add i32 %i, 1
  br label %one
two:
  %down = phi i32 [ 9, %one ], [ %down.next, %two.body ]
  %go = icmp sge i32 %down, 0
  br i1 %go, label %two.body, label %three
two.body:
  %down.next = sub i32 %down, 1
  br label %two
three:
  %by3 = phi i32 [ 0, %two ], [ %by3.next, %three.body ]
  %below = icmp slt i32 %by3, 10
  br i1 %below, label %three.body, label %exit
three.body:
  %by3.next = add i32 %by3, 3
  br label %three
exit:
  ret void
}

; A rotated loop: the condition is about the phi node's operand on the way back.
; CHECK-LABEL: Ranges in function 'rotated':
; CHECK:   %next from %loop, where %next slt 50: [1, 49]
; CHECK-NEXT:   %i from %loop, where %i + 1 slt 50: [0, 48]
; CHECK-NEXT:   %i: [0, 49]
; CHECK-NEXT:   %next: [1, 50]
define void @rotated() {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  %less = icmp slt i32 %next, 50
  br i1 %less, label %loop, label %exit
exit:
  ret void
}

; Numbers wrap: i + 1 > i says nothing, and neither does 2 * i < 10.
; CHECK-LABEL: Ranges in function 'wraps':
; CHECK: %positive:
; CHECK:   %next: any
; CHECK: %small:
; CHECK-NOT: %i from
; CHECK: %other:
define void @wraps(i32 %i) {
entry:
  %is.positive = icmp sgt i32 %i, 0
  br i1 %is.positive, label %positive, label %other
positive:
  %next = add i32 %i, 1
  %twice = mul i32 %i, 2
  %is.small = icmp slt i32 %twice, 10
  br i1 %is.small, label %small, label %other
small:
  ret void
other:
  ret void
}

; i + 1 < 10 allows the greatest number too, unless it is excluded before.
; CHECK-LABEL: Ranges in function 'sums':
; CHECK: %below:
; CHECK:   %i from %entry, where %i + 1 slt 10: any
; CHECK: %inside:
; CHECK:   %i from %sized, where %i + 1 slt 10: [0, 8]
define void @sums(i32 %i) {
entry:
  %next = add i32 %i, 1
  %less = icmp slt i32 %next, 10
  br i1 %less, label %below, label %out
below:
  %in = icmp ult i32 %i, 100
  br i1 %in, label %sized, label %out
sized:
  %again = icmp slt i32 %next, 10
  br i1 %again, label %inside, label %out
inside:
  ret void
out:
  ret void
}

; A square that cannot wrap bounds its root; one that can does not.
; CHECK-LABEL: Ranges in function 'squares':
; CHECK:   %i: [2, 11]
; CHECK:   %i from %loop, where %i * %i sle 100: [2, 10]
; CHECK:   %j from %exit, where %j * %j sle 100: any
define void @squares(i32 %j) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 2, %entry ], [ %next, %body ]
  %square = mul i32 %i, %i
  %less = icmp sle i32 %square, 100
  br i1 %less, label %body, label %exit
body:
  %next = add i32 %i, 1
  br label %loop
exit:
  %square2 = mul i32 %j, %j
  %less2 = icmp sle i32 %square2, 100
  br i1 %less2, label %in, label %out
in:
  ret void
out:
  ret void
}

; Both conditions under an `and` hold where it does; one of an `or` fails where
; it does not. Unsigned comparisons bound from both sides.
; CHECK-LABEL: Ranges in function 'conditions':
; CHECK:   %i from %entry, where %i sge 3: [3, ]
; CHECK:   %i from %entry, where %i sle 7: [3, 7]
; CHECK:   %i from %no, where %i ult 20: [0, 19]
define void @conditions(i32 %i) {
entry:
  %low = icmp sge i32 %i, 3
  %high = icmp sle i32 %i, 7
  %both = select i1 %low, i1 %high, i1 false
  br i1 %both, label %yes, label %no
yes:
  ret void
no:
  %in = icmp ult i32 %i, 20
  br i1 %in, label %yes2, label %no2
yes2:
  ret void
no2:
  ret void
}

; Narrower and wider integers; what is not an integer of at most 64 bits.
; CHECK-LABEL: Ranges in function 'widths':
; CHECK:   %byte: [-128, 127]
; CHECK:   %wide: [0, 255]
; CHECK:   %masked: [0, 15]
; CHECK-NOT:   %huge
define void @widths(i8 %b, i32 %i, i128 %h) {
  %byte = sext i8 %b to i32
  %wide = zext i8 %b to i64
  %masked = and i32 %i, 15
  %huge = add i128 %h, 1
  %c = icmp slt i128 %huge, 5
  br i1 %c, label %in, label %in2
in:
  ret void
in2:
  ret void
}
