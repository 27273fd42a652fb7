; Self tail calls become jumps; parameters that change become phi nodes.
; RUN: %opt -passes=mincaml-tailrec,verify -S %s | FileCheck %s
; RUN: %opt -passes=mincaml-tailrec -S %s -o %t.1
; RUN: %opt -passes=mincaml-tailrec,mincaml-tailrec -S %s -o %t.2
; RUN: diff %t.1 %t.2

declare void @use(i32)

; CHECK-LABEL: define tailcc i32 @sum(i32 %i, i32 %n, i32 %s)
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %[[I:.*]] = phi i32 [ %i, %entry ], [ %i1, %else ]
; CHECK-NEXT:    %[[S:.*]] = phi i32 [ %s, %entry ], [ %s1, %else ]
; CHECK-NEXT:    %done = icmp sge i32 %[[I]], %n
; CHECK-NEXT:    br i1 %done, label %then, label %else
; CHECK:       then:
; CHECK-NEXT:    ret i32 %[[S]]
; CHECK:       else:
; CHECK-NEXT:    %i1 = add i32 %[[I]], 1
; CHECK-NEXT:    %s1 = add i32 %[[S]], %[[I]]
; CHECK-NEXT:    br label %loop
; CHECK-NEXT:  }
define tailcc i32 @sum(i32 %i, i32 %n, i32 %s) {
entry:
  %done = icmp sge i32 %i, %n
  br i1 %done, label %then, label %else
then:
  ret i32 %s
else:
  %i1 = add i32 %i, 1
  %s1 = add i32 %s, %i
  %r = musttail call tailcc i32 @sum(i32 %i1, i32 %n, i32 %s1)
  ret i32 %r
}

; Parameters that change places.
; CHECK-LABEL: define i32 @swap(
; CHECK:         %[[A:.*]] = phi i32 [ %a, %entry ], [ %[[B:.*]], %else ]
; CHECK-NEXT:    %[[B]] = phi i32 [ %b, %entry ], [ %[[A]], %else ]
define i32 @swap(i32 %a, i32 %b) {
entry:
  %c = icmp slt i32 %a, %b
  br i1 %c, label %then, label %else
then:
  ret i32 %a
else:
  %r = tail call i32 @swap(i32 %b, i32 %a)
  ret i32 %r
}

; Several calls, one not in tail position, one unmarked, void.
; CHECK-LABEL: define void @several(
; CHECK:       loop:
; CHECK-NEXT:    phi i32 [ %n, %entry ], [ %m1, %b ], [ %m, %a ]
; CHECK:       a:
; CHECK-NEXT:    sub
; CHECK-NEXT:    br label %loop
; CHECK:       b:
; CHECK-NEXT:    call void @use
; CHECK-NEXT:    call void @several
; CHECK-NEXT:    sdiv
; CHECK-NEXT:    br label %loop
define void @several(i32 %n) {
entry:
  switch i32 %n, label %a [
    i32 0, label %end
    i32 100, label %b
  ]
a:
  %m = sub i32 %n, 1
  call void @several(i32 %m)
  ret void
b:
  call void @use(i32 %n)
  call void @several(i32 3)
  %m1 = sdiv i32 %n, 2
  musttail call void @several(i32 %m1)
  ret void
end:
  ret void
}

; Through blocks that only join.
; CHECK-LABEL: define i32 @joined(
; CHECK:       call:
; CHECK-NEXT:    %m = sub
; CHECK-NEXT:    br label %loop
; CHECK:       join:
; CHECK-NEXT:    phi i32 [ 9, %loop ], [ 7, %other ]
define i32 @joined(i32 %n) {
entry:
  switch i32 %n, label %call [
    i32 0, label %other
    i32 1, label %join
  ]
call:
  %m = sub i32 %n, 1
  %r = call i32 @joined(i32 %m)
  br label %before
other:
  br label %join
before:
  br label %join
join:
  %p = phi i32 [ %r, %before ], [ 7, %other ], [ 9, %entry ]
  ret i32 %p
}

; Runs for ever, as before.
; CHECK-LABEL: define void @endless(
; CHECK:       loop:
; CHECK-NEXT:    br label %loop
define void @endless() {
  musttail call void @endless()
  ret void
}

; An inner loop, a loop that cannot be left, and a block that cannot be reached.
; CHECK-LABEL: define void @inner(
; CHECK:       again:
; CHECK:         br i1 %c, label %again, label %next
; CHECK:       next:
; CHECK:         br label %loop
; CHECK:       spin:
; CHECK-NEXT:    br label %spin
; CHECK:       nowhere:
; CHECK-NEXT:    musttail call void @inner(i32 %i)
define void @inner(i32 %n) {
entry:
  %z = icmp eq i32 %n, 17
  br i1 %z, label %spin, label %again
again:
  %i = phi i32 [ 0, %entry ], [ %j, %again ]
  %j = add i32 %i, 1
  call void @use(i32 %j)
  %c = icmp slt i32 %j, %n
  br i1 %c, label %again, label %next
next:
  %m = add i32 %n, 1
  musttail call void @inner(i32 %m)
  ret void
spin:
  br label %spin
nowhere:
  musttail call void @inner(i32 %i)
  ret void
}

; A vector, and a value of two kinds.
; CHECK-LABEL: define { i32, float } @others(
; CHECK:         phi <4 x i32>
; CHECK-NOT:     call
; CHECK:         ret { i32, float }
define { i32, float } @others(<4 x i32> %v, { i32, float } %p) {
  %x = extractelement <4 x i32> %v, i32 0
  %c = icmp eq i32 %x, 0
  br i1 %c, label %a, label %b
a:
  ret { i32, float } %p
b:
  %w = sub <4 x i32> %v, splat (i32 1)
  %r = musttail call { i32, float } @others(<4 x i32> %w, { i32, float } %p)
  ret { i32, float } %r
}
