; Comparisons that look decided and are not.
; RUN: %opt -passes=mincaml-abcd -verify-each -S %s | FileCheck %s
; CHECK-NOT: i1 {{true|false}}
; CHECK: define i32 @not.optimized(
; CHECK-NOT: i1 {{true|false}}

target datalayout = "E-m:e-p:32:32-i64:64-f128:64-n32-S64"
declare void @use(i32)
declare i32 @read()
declare noalias nonnull ptr @min_caml_create_array(i32, i32)

; i + 1 > i, unless it wraps.
define i32 @next.wraps(i32 %i) {
  %next = add i32 %i, 1
  %greater = icmp sgt i32 %next, %i
  %r = select i1 %greater, i32 1, i32 2
  ret i32 %r
}

; i - 1 < i, unless it wraps.
define i32 @previous.wraps(i32 %i) {
  %previous = sub i32 %i, 1
  %less = icmp slt i32 %previous, %i
  %r = select i1 %less, i32 1, i32 2
  ret i32 %r
}

; i < n does not make i + 1 <= n + 1, which wraps for the greatest n.
define i32 @both.wrap(i32 %i, i32 %n) {
entry:
  %less = icmp slt i32 %i, %n
  br i1 %less, label %b, label %exit
b:
  %i1 = add i32 %i, 1
  %n1 = add i32 %n, 1
  %also.less = icmp slt i32 %i1, %n1
  %r = select i1 %also.less, i32 1, i32 2
  ret i32 %r
exit:
  ret i32 0
}

; The double of an index below the half.
define i32 @doubled(i32 %i, i32 %n) {
entry:
  %not.negative = icmp sge i32 %i, 0
  br i1 %not.negative, label %a, label %exit
a:
  %double = mul i32 %i, 2
  %less = icmp slt i32 %double, %n
  br i1 %less, label %b, label %exit
b:
  %outside = icmp uge i32 %double, %n
  %r = select i1 %outside, i32 1, i32 2
  ret i32 %r
exit:
  ret i32 0
}

; Not negative was never shown.
define i32 @negative(i32 %i, i32 %n) {
entry:
  %less = icmp slt i32 %i, %n
  br i1 %less, label %b, label %exit
b:
  %outside = icmp uge i32 %i, %n
  %r = select i1 %outside, i32 1, i32 2
  ret i32 %r
exit:
  ret i32 0
}

; In unsigned order, a negative limit is above everything.
define i32 @unsigned.limit(i32 %i, i32 %n) {
entry:
  %less = icmp ult i32 %i, %n
  br i1 %less, label %b, label %exit
b:
  %signed = icmp slt i32 %i, %n
  %r = select i1 %signed, i32 1, i32 2
  ret i32 %r
exit:
  ret i32 0
}

; The index is computed in a narrower type.
define i32 @narrow(i32 %i, i32 %n) {
entry:
  %not.negative = icmp sge i32 %i, 0
  br i1 %not.negative, label %a, label %exit
a:
  %less = icmp slt i32 %i, %n
  br i1 %less, label %b, label %exit
b:
  %byte = trunc i32 %i to i8
  %index = sext i8 %byte to i32
  %outside = icmp uge i32 %index, %n
  %r = select i1 %outside, i32 1, i32 2
  ret i32 %r
exit:
  ret i32 0
}

; i goes on increasing where nothing compares it with n.
define void @without.guard(i32 %n, i32 %m) {
entry:
  %positive = icmp sgt i32 %n, 0
  br i1 %positive, label %header, label %exit
header:
  %i = phi i32 [ 0, %entry ], [ %next, %again ]
  %more = icmp slt i32 %i, %m
  br i1 %more, label %body, label %exit
body:
  %outside = icmp sge i32 %i, %n
  br i1 %outside, label %fail, label %ok
fail:
  ret void
ok:
  %small = icmp slt i32 %i, 1000
  br i1 %small, label %again, label %exit
again:
  %next = add i32 %i, 2
  br label %header
exit:
  ret void
}

; i + 1 < n says nothing about i if the sum wraps.
define i32 @condition.wraps(i32 %i, i32 %n) {
entry:
  %next = add i32 %i, 1
  %less = icmp slt i32 %next, %n
  br i1 %less, label %b, label %exit
b:
  %also = icmp slt i32 %i, %n
  %r = select i1 %also, i32 1, i32 2
  ret i32 %r
exit:
  ret i32 0
}

; After the loop, i is at least n, not below it.
define i32 @after.loop(i32 %n) {
entry:
  br label %header
header:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %more = icmp slt i32 %i, %n
  br i1 %more, label %body, label %exit
body:
  %next = add i32 %i, 1
  br label %header
exit:
  %inside = icmp ult i32 %i, %n
  %r = select i1 %inside, i32 1, i32 2
  ret i32 %r
}

; A loop that may be executed zero times says nothing after it.
define i32 @zero.times(i32 %n, i32 %x) {
entry:
  br label %header
header:
  %i = phi i32 [ 0, %entry ], [ %next, %ok ]
  %more = icmp slt i32 %i, %n
  br i1 %more, label %body, label %exit
body:
  %less = icmp slt i32 %x, %n
  br i1 %less, label %ok, label %other
ok:
  %next = add i32 %i, 1
  br label %header
exit:
  %still.less = icmp slt i32 %x, %n
  %r = select i1 %still.less, i32 1, i32 2
  ret i32 %r
other:
  ret i32 0
}

; The limit is another one in each iteration: that i was below the last one says
; nothing about this one.
define void @other.limit() {
entry:
  br label %header
header:
  %i = phi i32 [ 0, %entry ], [ %next, %ok ]
  %n = call i32 @read()
  %positive = icmp sgt i32 %n, 0
  br i1 %positive, label %a, label %exit
a:
  %inside = icmp ule i32 %i, %n
  br i1 %inside, label %b, label %exit
b:
  %less = icmp slt i32 %i, %n
  br i1 %less, label %ok, label %exit
ok:
  %next = add i32 %i, 1
  br label %header
exit:
  ret void
}

; Both are phi nodes of one block: what i is compared with is the last limit.
define void @limit.is.phi(i32 %m) {
entry:
  %positive = icmp sge i32 %m, 0
  br i1 %positive, label %header, label %exit
header:
  %i = phi i32 [ 0, %entry ], [ %next, %ok ]
  %n = phi i32 [ %m, %entry ], [ %new, %ok ]
  %inside = icmp sle i32 %i, %n
  br i1 %inside, label %a, label %exit
a:
  %less = icmp slt i32 %i, %n
  br i1 %less, label %ok, label %exit
ok:
  %next = add i32 %i, 1
  %new = call i32 @read()
  br label %header
exit:
  ret void
}

; One of two limits behind a phi node.
define i32 @two.limits(i32 %i, i32 %n, i32 %m, i1 %c) {
entry:
  %less = icmp slt i32 %i, %n
  br i1 %less, label %b, label %exit
b:
  br i1 %c, label %left, label %join
left:
  br label %join
join:
  %limit = phi i32 [ %n, %b ], [ %m, %left ]
  %also = icmp slt i32 %i, %limit
  %r = select i1 %also, i32 1, i32 2
  ret i32 %r
exit:
  ret i32 0
}

; The sum of two indices below n, halved as an unsigned number, or wrapped.
define i32 @middle.wraps(i32 %low, i32 %high, i32 %n) {
entry:
  %a = icmp slt i32 %low, %n
  br i1 %a, label %b, label %exit
b:
  %c = icmp slt i32 %high, %n
  br i1 %c, label %d, label %exit
d:
  %sum = add i32 %low, %high
  %middle = sdiv i32 %sum, 2
  %less = icmp slt i32 %middle, %n
  %r = select i1 %less, i32 1, i32 2
  ret i32 %r
exit:
  ret i32 0
}

; The inner loop is entered with what the last iteration of the outer one, which
; had another limit, left behind.
define i32 @outer.phi() {
entry:
  br label %outer
outer:
  %y = phi i32 [ 0, %entry ], [ %x, %latch ]
  %k = phi i32 [ 0, %entry ], [ %k1, %latch ]
  %l = call i32 @read()
  %positive = icmp sge i32 %l, 0
  br i1 %positive, label %inner, label %done
inner:
  %x = phi i32 [ %y, %outer ], [ %l, %inner.latch ]
  %j = phi i32 [ 0, %outer ], [ %j1, %inner.latch ]
  %c = icmp sle i32 %x, %l
  br i1 %c, label %ok, label %bad
ok:
  %j1 = add i32 %j, 1
  %again = icmp slt i32 %j1, 3
  br i1 %again, label %inner.latch, label %latch
inner.latch:
  br label %inner
latch:
  %k1 = add i32 %k, 1
  %o = icmp slt i32 %k1, 4
  br i1 %o, label %outer, label %done
done:
  ret i32 0
bad:
  ret i32 1
}

; A step of 2 goes past the limit, and so does one of 1 from above it; a limit
; that changes is not the one that was compared with.
define void @past.equal(i32 %n) {
entry:
  %negative = icmp slt i32 %n, 0
  br i1 %negative, label %exit, label %header
header:
  %i = phi i32 [ 0, %entry ], [ %next, %ok ]
  %end = icmp eq i32 %i, %n
  br i1 %end, label %exit, label %body
body:
  %inside = icmp slt i32 %i, %n
  br i1 %inside, label %ok, label %ok
ok:
  %next = add i32 %i, 2
  br label %header
exit:
  ret void
}
define void @from.above(i32 %n, i32 %start) {
entry:
  br label %header
header:
  %i = phi i32 [ %start, %entry ], [ %next, %ok ]
  %end = icmp eq i32 %i, %n
  br i1 %end, label %exit, label %body
body:
  %inside = icmp slt i32 %i, %n
  br i1 %inside, label %ok, label %exit
ok:
  %next = add i32 %i, 1
  br label %header
exit:
  ret void
}
define void @other.equal() {
entry:
  br label %header
header:
  %i = phi i32 [ 0, %entry ], [ %next, %ok ]
  %n = call i32 @read()
  %negative = icmp slt i32 %n, 0
  br i1 %negative, label %exit, label %test
test:
  %inside = icmp sle i32 %i, %n
  br i1 %inside, label %same, label %exit
same:
  %end = icmp eq i32 %i, %n
  br i1 %end, label %exit, label %ok
ok:
  %next = add i32 %i, 1
  br label %header
exit:
  ret void
}

; A function without optimization.
define i32 @not.optimized(i32 %i, i32 %n) noinline optnone {
entry:
  %less = icmp slt i32 %i, %n
  br i1 %less, label %b, label %exit
b:
  %again = icmp slt i32 %i, %n
  %r = select i1 %again, i32 1, i32 2
  ret i32 %r
exit:
  ret i32 0
}
