; Comparisons that inequalities of variables decide.
; RUN: %opt -passes=mincaml-abcd -verify-each -S %s | FileCheck %s
; RUN: %opt -passes=mincaml-abcd -disable-output -pass-remarks=mincaml-abcd -pass-remarks-analysis=mincaml-abcd %s 2>&1 | FileCheck %s --check-prefix=REMARK

target datalayout = "E-m:e-p:32:32-i64:64-f128:64-n32-S64"
declare void @use(i32)
declare i32 @read()

; REMARK: comparison is always false: %i <= %n - 1, %i >= 0
; REMARK: decided in {{[0-9]+}} steps
; The remark for a constant index says what the length is; one for equal
; operands has nothing to say.
; REMARK: comparison is always false: %length >= 5
; REMARK: comparison is always true{{$}}

; The index of a loop, against the length that it is compared with as a signed
; number.
; CHECK-LABEL: define void @loop(
; CHECK: br i1 false, label %fail, label %ok
define void @loop(i32 %n) {
entry:
  br label %header
header:
  %i = phi i32 [ 0, %entry ], [ %next, %ok ]
  %more = icmp slt i32 %i, %n
  br i1 %more, label %body, label %exit
body:
  %outside = icmp uge i32 %i, %n
  br i1 %outside, label %fail, label %ok
fail:
  call void @use(i32 %i)
  unreachable
ok:
  %next = add i32 %i, 1
  br label %header
exit:
  ret void
}

; The bound is another variable, which was compared with the length before.
; CHECK-LABEL: define void @through.bound(
; CHECK: br i1 false, label %fail, label %ok
define void @through.bound(i32 %n, i32 %length) {
entry:
  %fits = icmp sle i32 %n, %length
  br i1 %fits, label %header, label %exit
header:
  %i = phi i32 [ 0, %entry ], [ %next, %ok ]
  %more = icmp slt i32 %i, %n
  br i1 %more, label %body, label %exit
body:
  %outside = icmp uge i32 %i, %length
  br i1 %outside, label %fail, label %ok
fail:
  call void @use(i32 %i)
  unreachable
ok:
  %next = add i32 %i, 1
  br label %header
exit:
  ret void
}

; Downwards: the value at the end of the loop is at most the first one.
; CHECK-LABEL: define void @down(
; CHECK: br i1 false, label %fail, label %ok
define void @down(i32 %n) {
entry:
  %last = sub i32 %n, 1
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %header, label %exit
header:
  %i = phi i32 [ %last, %entry ], [ %next, %ok ]
  %more = icmp sge i32 %i, 0
  br i1 %more, label %body, label %exit
body:
  %outside = icmp uge i32 %i, %n
  br i1 %outside, label %fail, label %ok
fail:
  call void @use(i32 %i)
  unreachable
ok:
  %next = sub i32 %i, 1
  br label %header
exit:
  ret void
}

; An array of n + 1 elements; that n + 1 is not negative shows that it did not
; wrap.
; CHECK-LABEL: define void @one.more(
; CHECK: br i1 false, label %fail, label %ok
define void @one.more(i32 %n) {
entry:
  %size = add i32 %n, 1
  %negative = icmp slt i32 %size, 0
  br i1 %negative, label %exit, label %header
header:
  %i = phi i32 [ 0, %entry ], [ %next, %ok ]
  %more = icmp sle i32 %i, %n
  br i1 %more, label %body, label %exit
body:
  %outside = icmp uge i32 %i, %size
  br i1 %outside, label %fail, label %ok
fail:
  call void @use(i32 %i)
  unreachable
ok:
  %next = add i32 %i, 1
  br label %header
exit:
  ret void
}

; The middle of two indices.
; CHECK-LABEL: define i32 @middle(
; CHECK: select i1 false
define i32 @middle(i32 %low, i32 %high, i32 %n) {
entry:
  %small = icmp slt i32 %n, 1000000
  br i1 %small, label %a, label %exit
a:
  %in.front = icmp slt i32 %high, %n
  br i1 %in.front, label %b, label %exit
b:
  %not.negative = icmp sge i32 %low, 0
  br i1 %not.negative, label %c, label %exit
c:
  %ordered = icmp sle i32 %low, %high
  br i1 %ordered, label %d, label %exit
d:
  %sum = add i32 %low, %high
  %middle = sdiv i32 %sum, 2
  %outside = icmp uge i32 %middle, %n
  %result = select i1 %outside, i32 1, i32 2
  ret i32 %result
exit:
  ret i32 0
}

; A select, a minimum, and a conversion to a wider type.
; CHECK-LABEL: define i32 @joined(
; CHECK-NEXT: entry:
; CHECK: select i1 true
; CHECK: select i1 true
define i32 @joined(i32 %x, i32 %y, i1 %c) {
entry:
  %less = icmp slt i32 %x, %y
  br i1 %less, label %b, label %exit
b:
  %chosen = select i1 %c, i32 %x, i32 %y
  %at.most = icmp sle i32 %chosen, %y
  %r1 = select i1 %at.most, i32 1, i32 2
  %minimum = call i32 @llvm.smin.i32(i32 %x, i32 7)
  %below = icmp slt i32 %minimum, %y
  %r2 = select i1 %below, i32 1, i32 2
  %r = add i32 %r1, %r2
  ret i32 %r
exit:
  ret i32 0
}

; Different numbers are not equal.
; CHECK-LABEL: define i32 @unequal(
; CHECK: select i1 false
; CHECK: select i1 true
define i32 @unequal(i32 %x, i32 %y) {
entry:
  %less = icmp slt i32 %x, %y
  br i1 %less, label %b, label %exit
b:
  %some = icmp sgt i32 %x, 0
  br i1 %some, label %c, label %exit
c:
  %less.by.two = sub i32 %x, 1
  %equal = icmp eq i32 %less.by.two, %y
  %r1 = select i1 %equal, i32 1, i32 2
  %differ = icmp ne i32 %y, %less.by.two
  %r2 = select i1 %differ, i32 1, i32 2
  %r = add i32 %r1, %r2
  ret i32 %r
exit:
  ret i32 0
}

; The limit is computed in the outer loop, and the inner loop is inside of its
; lifetime.
; CHECK-LABEL: define void @nested(
; CHECK: br i1 false, label %fail, label %ok
define void @nested() {
entry:
  br label %outer
outer:
  %n = call i32 @read()
  br label %header
header:
  %i = phi i32 [ 0, %outer ], [ %next, %ok ]
  %more = icmp slt i32 %i, %n
  br i1 %more, label %body, label %outer
body:
  %outside = icmp uge i32 %i, %n
  br i1 %outside, label %fail, label %ok
fail:
  call void @use(i32 %i)
  unreachable
ok:
  %next = add i32 %i, 1
  br label %header
}

; The limit is outside of both loops: what the inner loop is entered with is
; bounded, too.
; CHECK-LABEL: define void @both.loops(
; CHECK: br i1 false, label %fail, label %ok
define void @both.loops(i32 %n) {
entry:
  %positive = icmp sgt i32 %n, 0
  br i1 %positive, label %outer, label %exit
outer:
  %y = phi i32 [ 0, %entry ], [ %x, %latch ]
  br label %inner
inner:
  %x = phi i32 [ %y, %outer ], [ %x1, %again ]
  %c = call i32 @read()
  %leave = icmp eq i32 %c, 0
  br i1 %leave, label %latch, label %body
body:
  %outside = icmp sge i32 %x, %n
  br i1 %outside, label %fail, label %ok
fail:
  ret void
ok:
  %x1 = add i32 %x, 1
  %more = icmp slt i32 %x1, %n
  br i1 %more, label %again, label %exit
again:
  br label %inner
latch:
  br label %outer
exit:
  ret void
}

; The least number cannot be negated: this is false, not true.
; CHECK-LABEL: define i1 @least.number(
; CHECK: br i1 false, label %b, label %d
define i1 @least.number(i64 %x) {
entry:
  %p = icmp sge i64 %x, 0
  br i1 %p, label %a, label %b
a:
  %l = add i64 %x, -9223372036854775808
  %c = icmp sle i64 %x, %l
  br i1 %c, label %b, label %d
b:
  %unknown = icmp eq i64 %x, 5
  ret i1 %unknown
d:
  ret i1 %p
}

; In two bits, 2 is -2: this is 1 and not at most -1.
; CHECK-LABEL: define i32 @half.of.two.bits(
; CHECK: br i1 false, label %b, label %d
define i32 @half.of.two.bits(i2 %n) {
entry:
  %p = icmp eq i2 %n, -1
  br i1 %p, label %a, label %b
a:
  %s = add i2 %n, %n
  %h = sdiv i2 %s, 2
  %c = icmp sle i2 %h, %n
  br i1 %c, label %b, label %d
b:
  ret i32 0
d:
  ret i32 1
}

; The loop ends where the index is the length, which it cannot step over.
; CHECK-LABEL: define void @until.equal(
; CHECK: br i1 false, label %fail, label %ok
define void @until.equal(i32 %n) {
entry:
  %negative = icmp slt i32 %n, 0
  br i1 %negative, label %exit, label %header
header:
  %i = phi i32 [ 0, %entry ], [ %next, %ok ]
  %end = icmp eq i32 %i, %n
  br i1 %end, label %exit, label %body
body:
  %outside = icmp uge i32 %i, %n
  br i1 %outside, label %fail, label %ok
fail:
  call void @use(i32 %i)
  unreachable
ok:
  %next = add i32 %i, 1
  br label %header
exit:
  ret void
}

; The same with two iterations in one.
; CHECK-LABEL: define void @until.equal.twice(
; CHECK: br i1 false, label %fail, label %ok
; CHECK: br i1 false, label %fail2, label %ok2
define void @until.equal.twice(i32 %n) {
entry:
  %negative = icmp slt i32 %n, 0
  br i1 %negative, label %exit, label %header
header:
  %i = phi i32 [ 0, %entry ], [ %next, %ok2 ]
  %end = icmp eq i32 %i, %n
  br i1 %end, label %exit, label %body
body:
  %outside = icmp uge i32 %i, %n
  br i1 %outside, label %fail, label %ok
fail:
  call void @use(i32 %i)
  unreachable
ok:
  %i1 = add i32 %i, 1
  %end2 = icmp eq i32 %i1, %n
  br i1 %end2, label %exit, label %body2
body2:
  %outside2 = icmp uge i32 %i1, %n
  br i1 %outside2, label %fail2, label %ok2
fail2:
  call void @use(i32 %i1)
  unreachable
ok2:
  %next = add i32 %i, 2
  br label %header
exit:
  ret void
}

; CHECK-LABEL: define void @constant.index(
; CHECK: br i1 false, label %fail, label %ok
define void @constant.index(i32 %length) {
entry:
  %enough = icmp sge i32 %length, 5
  br i1 %enough, label %body, label %ok
body:
  %outside = icmp uge i32 4, %length
  br i1 %outside, label %fail, label %ok
fail:
  call void @use(i32 %length)
  unreachable
ok:
  ret void
}

; CHECK-LABEL: define void @equal.operands(
; CHECK: br i1 true, label %ok, label %fail
define void @equal.operands(i32 %n) {
entry:
  %holds = icmp sle i32 %n, %n
  br i1 %holds, label %ok, label %fail
fail:
  call void @use(i32 %n)
  unreachable
ok:
  ret void
}
