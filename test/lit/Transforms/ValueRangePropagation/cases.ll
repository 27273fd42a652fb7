; Cases of a switch that are never taken are removed, and so is a default for
; which no number is left. Phi nodes keep the operands of the other edges.
; RUN: %opt -passes=mincaml-vrp -verify-each -S %s | FileCheck %s
; RUN: %opt -passes=mincaml-vrp -pass-remarks=mincaml-vrp -disable-output %s 2>&1 | FileCheck %s --check-prefix=REMARK

; REMARK: remark: {{.*}}case 1 is never taken
; REMARK: remark: {{.*}}the default of the switch is never taken

target datalayout = "E-m:e-p:32:32-i64:64-f128:64-n32-S64"

declare void @use(i32)
declare i32 @read()

; CHECK-LABEL: @cases(
; CHECK: switch i32 %n, label %never [
; CHECK-NEXT: i32 0, label %join
; CHECK-NEXT: i32 2, label %two
; CHECK-NEXT: ]
; CHECK: join:
; CHECK-NEXT: %x = phi i32 [ 99, %other ], [ 10, %entry ], [ 12, %two ]
define void @cases() {
entry:
  %r = call i32 @read()
  %is = icmp eq i32 %r, 0
  %n = select i1 %is, i32 0, i32 2
  switch i32 %n, label %other [ i32 0, label %join
                                i32 1, label %join
                                i32 2, label %two ]
two:
  br label %join
other:
  br label %join
join:
  %x = phi i32 [ 10, %entry ], [ 10, %entry ], [ 12, %two ], [ 99, %other ]
  call void @use(i32 %x)
  ret void
}

; A number without a case is left, and then one that a set does not represent.
; CHECK-LABEL: @with_default(
; CHECK: switch i32 %n, label %other [
define void @with_default() {
  %r = call i32 @read()
  %is = icmp eq i32 %r, 0
  %n = select i1 %is, i32 0, i32 3
  switch i32 %n, label %other [ i32 0, label %zero
                                i32 5, label %zero ]
zero:
  ret void
other:
  call void @use(i32 1)
  ret void
}
; CHECK-LABEL: @with_large_default(
; CHECK: switch i32 %n, label %other [
; CHECK-NEXT: i32 0, label %zero
; CHECK-NEXT: i32 70, label %zero
; CHECK-NEXT: ]
define void @with_large_default() {
  %r = call i32 @read()
  %is = icmp eq i32 %r, 0
  %m = select i1 %is, i32 0, i32 70
  %also = icmp eq i32 %r, 1
  %n = select i1 %also, i32 %m, i32 80
  switch i32 %n, label %other [ i32 0, label %zero
                                i32 70, label %zero ]
zero:
  ret void
other:
  call void @use(i32 1)
  ret void
}

; Comparisons of a tag, after other comparisons of the same tag.
; CHECK-LABEL: @chain(
; CHECK: call void @use(i32 0)
; CHECK: br i1 %is.zero
; CHECK: br i1 false
; CHECK: br i1 true
define void @chain() {
  %r = call i32 @read()
  %is = icmp eq i32 %r, 0
  %n = select i1 %is, i32 0, i32 4
  call void @use(i32 0)
  %is.zero = icmp eq i32 %n, 0
  br i1 %is.zero, label %zero, label %next
zero:
  ret void
next:
  %is.two = icmp eq i32 %n, 2
  br i1 %is.two, label %two, label %last
two:
  call void @use(i32 2)
  ret void
last:
  %is.four = icmp eq i32 %n, 4
  br i1 %is.four, label %four, label %never
four:
  call void @use(i32 4)
  ret void
never:
  call void @use(i32 5)
  ret void
}

; A switch that loses all of its cases loses its weights, too.
; CHECK-LABEL: @without_cases(
; CHECK: switch i32 8, label %other [
; CHECK-NEXT: ]
; CHECK-NOT: !prof
; CHECK: other:
define void @without_cases() {
  %n = add i32 3, 5
  switch i32 %n, label %other [ i32 1, label %zero
                                i32 2, label %zero ], !prof !0
zero:
  call void @use(i32 0)
  ret void
other:
  call void @use(i32 1)
  ret void
}
!0 = !{!"branch_weights", i32 5, i32 6, i32 7}
