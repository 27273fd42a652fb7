; Code that the pass must not change.
; RUN: %opt -passes=mincaml-assoc -verify-each -S %s | FileCheck %s

declare void @f(i32)
declare i32 @personality(...)

; Loop headers, preheaders and latches.
; CHECK-LABEL: @loop(
; CHECK: preheader:
; CHECK-NEXT: br label %head
; CHECK: head:
; CHECK-NEXT: %first = phi i1 [ true, %preheader ], [ false, %latch ]
; CHECK-NEXT: br i1 %first, label %once, label %latch
; CHECK: latch:
; CHECK: br i1 %c, label %head
define void @loop(i1 %c) {
  br i1 %c, label %preheader, label %out
preheader:
  br label %head
head:
  %first = phi i1 [ true, %preheader ], [ false, %latch ]
  br i1 %first, label %once, label %latch
once:
  call void @f(i32 1)
  br label %latch
latch:
  call void @f(i32 2)
  br i1 %c, label %head, label %out, !llvm.loop !0
out:
  ret void
}

; CHECK-LABEL: @endless(
; CHECK: loop:
; CHECK-NEXT: br label %loop
define void @endless(i1 %c) {
  br i1 %c, label %loop, label %two
loop:
  br label %loop
two:
  br label %three
three:
  br label %two
}

; A block whose address is taken.
; CHECK-LABEL: @computed(
; CHECK: a:
; CHECK-NEXT: br label %join
define i32 @computed(ptr %p) {
  indirectbr ptr %p, [label %a, label %b]
a:
  br label %join
b:
  call void @f(i32 1)
  br label %join
join:
  %r = phi i32 [ ptrtoint (ptr blockaddress(@computed, %a) to i32), %a ], [ 2, %b ]
  ret i32 %r
}

; Exception handling.
; CHECK-LABEL: @invoke(
; CHECK: to label %ok unwind label %pad
; CHECK: ok:
; CHECK-NEXT: br label %end
; CHECK: pad:
define i32 @invoke() personality ptr @personality {
entry:
  invoke void @f(i32 1) to label %ok unwind label %pad
ok:
  br label %end
pad:
  %lp = landingpad { ptr, i32 } cleanup
  br label %end
end:
  %r = phi i32 [ 1, %ok ], [ 2, %pad ]
  ret i32 %r
}

; A tail call and its return.
; CHECK-LABEL: @musttail(
; CHECK: musttail call void @musttail(i1 %c)
; CHECK-NEXT: ret void
define void @musttail(i1 %c) {
  br i1 %c, label %a, label %b
a:
  musttail call void @musttail(i1 %c)
  ret void
b:
  ret void
}

; Conditions that are not known, or undef.
; CHECK-LABEL: @undef(
; CHECK: %c = phi i1 [ undef, %x ], [ %b, %0 ]
define i32 @undef(i1 %a, i1 %b) {
  br i1 %a, label %x, label %join
x:
  call void @f(i32 1)
  br label %join
join:
  %c = phi i1 [ undef, %x ], [ %b, %0 ]
  br i1 %c, label %then, label %else
then:
  ret i32 1
else:
  ret i32 2
}

; Irreducible loops: no further way in.
; CHECK-LABEL: @irreducible(
; CHECK: br i1 %a, label %x, label %y
; CHECK: x:
; CHECK: y:
define void @irreducible(i1 %a, i1 %b) {
  br i1 %a, label %x, label %y
x:
  call void @f(i32 1)
  br label %y
y:
  call void @f(i32 2)
  br i1 %b, label %x, label %out
out:
  ret void
}

!0 = distinct !{!0}

; A convergent call after a branch that is decided on one path.
; CHECK-LABEL: @convergent(
; CHECK: %c = phi i1 [ true, %x ], [ %b, %0 ]
declare void @barrier() convergent
define void @convergent(i1 %a, i1 %b) {
  br i1 %a, label %x, label %join
x:
  call void @f(i32 1)
  br label %join
join:
  %c = phi i1 [ true, %x ], [ %b, %0 ]
  br i1 %c, label %then, label %else
then:
  call void @barrier() convergent
  ret void
else:
  ret void
}

; Comparisons that have another use, whose right operand is not a constant, or
; that cannot be evaluated here.
@weak = extern_weak global i32
; CHECK-LABEL: @comparisons(
; CHECK: first:
; CHECK: %p = phi i32 [ 0, %0 ], [ 1, %a ]
; CHECK: br i1 %c1, label %second, label %b
; CHECK: second:
; CHECK: %q = phi i32 [ 1, %first ], [ 2, %b ]
; CHECK: br i1 %c2, label %third, label %d
; CHECK: third:
; CHECK: %r = phi ptr [ @weak, %second ], [ %x, %d ]
; CHECK: br i1 %c3, label %out, label %e
define i1 @comparisons(i1 %c, i32 %n, ptr %x) {
  br i1 %c, label %first, label %a
a:
  call void @f(i32 1)
  br label %first
first:
  %p = phi i32 [ 0, %0 ], [ 1, %a ]
  %c1 = icmp eq i32 %p, 0
  br i1 %c1, label %second, label %b
b:
  call void @f(i32 2)
  br label %second
second:
  %q = phi i32 [ 1, %first ], [ 2, %b ]
  %c2 = icmp eq i32 %q, %n
  br i1 %c2, label %third, label %d
d:
  call void @f(i32 3)
  br label %third
third:
  %r = phi ptr [ @weak, %second ], [ %x, %d ]
  %c3 = icmp eq ptr %r, null
  br i1 %c3, label %out, label %e
e:
  call void @f(i32 4)
  br label %out
out:
  ret i1 %c1
}
