; Checks of constant indices of one array, which become one check.
; RUN: %opt -passes=mincaml-merge-checks -verify-each -S %s | FileCheck %s
; RUN: %opt -passes=mincaml-merge-checks -disable-output -pass-remarks=mincaml-merge-checks %s 2>&1 | FileCheck %s --check-prefix=REMARK

; REMARK: 3 bounds checks of constant indices merged into one

target datalayout = "E-m:e-p:32:32-i64:64-f128:64-n32-S64"
declare void @fail(i32, i32) noreturn
declare void @fail.twice(i32, i32, i32) noreturn
declare void @use(i32)
declare i32 @read()

; 0, 2 and 1: up to the greatest index in the copy, and what comes after that
; leaves, too. The calls in between are in both.
; CHECK-LABEL: define void @three(
; CHECK: entry:
; CHECK-NEXT: %all.inside = icmp ugt i32 %n, 2
; CHECK-NEXT: br i1 %all.inside, label %ok0, label %entry.slow, !prof
; CHECK: fail0: ; preds = %entry.slow
; CHECK: ok0: ; preds = %entry
; CHECK-NEXT: call void @use(i32 0)
; CHECK-NEXT: br i1 false, label %fail2, label %ok2
; CHECK: fail2: ; preds = %ok0.slow, %ok0
; CHECK: ok2: ; preds = %ok0
; CHECK: %outside1 = icmp ule i32 %n, 1
; CHECK: br i1 %outside1, label %fail1, label %ok1
; CHECK: entry.slow: ; preds = %entry
; CHECK-NEXT: %outside0.slow = icmp eq i32 %n, 0
; CHECK-NEXT: br i1 %outside0.slow, label %fail0, label %ok0.slow, !mincaml.slow
; CHECK: ok0.slow: ; preds = %entry.slow
; CHECK-NEXT: call void @use(i32 0)
; CHECK: br label %fail2, !mincaml.slow
define void @three(i32 noundef %n) {
entry:
  %outside0 = icmp eq i32 %n, 0
  br i1 %outside0, label %fail0, label %ok0
fail0:
  call void @fail(i32 0, i32 %n)
  unreachable
ok0:
  call void @use(i32 0)
  %outside2 = icmp ule i32 %n, 2
  br i1 %outside2, label %fail2, label %ok2
fail2:
  call void @fail(i32 2, i32 %n)
  unreachable
ok2:
  call void @use(i32 2)
  %outside1 = icmp ule i32 %n, 1
  br i1 %outside1, label %fail1, label %ok1
fail1:
  call void @fail(i32 1, i32 %n)
  unreachable
ok1:
  ret void
}

; Every form of the comparison, other ways to the end of the program in between,
; and an unconditional branch. A value that is computed in between is another
; one in the copy: also in what the program ends with, which the phi node of one
; block and a copy of the other are for.
; CHECK-LABEL: define i32 @forms(
; CHECK: %all.inside = icmp ugt i32 %n, 7
; CHECK-NEXT: br i1 %all.inside, label %a, label %entry.slow
; CHECK: b: ; preds = %a
; CHECK-NEXT: br i1 true, label %c, label %fail
; CHECK: d: ; preds = %c
; CHECK-NEXT: br i1 false, label %own, label %e
; CHECK: fail:
; CHECK-NEXT: %index = phi i32 [ 1, %entry.slow ], [ %x, %b ], [ %x.slow, %b.slow ]
; CHECK: own: ; preds = %d
; CHECK-NEXT: call void @fail(i32 %x, i32 %n)
; CHECK: divided: ; preds = %c.slow, %c
; CHECK: a.slow: ; preds = %entry.slow
; CHECK-NEXT: %x.slow = call i32 @read()
; CHECK: c.slow:
; CHECK-NEXT: %zero.slow = icmp eq i32 %x.slow, 0
; CHECK-NEXT: br i1 %zero.slow, label %divided, label %d.slow
; CHECK: d.slow:
; CHECK: br label %own.slow
; CHECK: own.slow: ; preds = %d.slow
; CHECK-NEXT: call void @fail(i32 %x.slow, i32 %n)
define i32 @forms(i32 noundef %n) {
entry:
  %inside1 = icmp ult i32 1, %n
  br i1 %inside1, label %a, label %fail
a:
  %x = call i32 @read()
  br label %b
b:
  %inside3 = icmp uge i32 %n, 4
  br i1 %inside3, label %c, label %fail
c:
  %zero = icmp eq i32 %x, 0
  br i1 %zero, label %divided, label %d
d:
  %outside7 = icmp ugt i32 8, %n
  br i1 %outside7, label %own, label %e
e:
  ret i32 %x
fail:
  %index = phi i32 [ 1, %entry ], [ %x, %b ]
  call void @fail(i32 %index, i32 %n)
  unreachable
own:
  call void @fail(i32 %x, i32 %n)
  unreachable
divided:
  call void @fail(i32 0, i32 0)
  unreachable
}

; Two arrays in turn: the sequence of the second one goes on where that of the
; first one was merged.
; CHECK-LABEL: define void @in.turn(
; CHECK: entry:
; CHECK-NEXT: %all.inside{{[0-9]*}} = icmp ugt i32 %n, 1
; CHECK: ok.a0:
; CHECK-NEXT: %all.inside{{[0-9]*}} = icmp ugt i32 %m, 1
; CHECK-NEXT: br i1 %all.inside{{[0-9]*}}, label %ok.b0, label %ok.a0.slow{{[0-9]+}}
define void @in.turn(i32 noundef %n, i32 noundef %m) {
entry:
  %a0 = icmp ule i32 %n, 0
  br i1 %a0, label %fail.a, label %ok.a0
ok.a0:
  %b0 = icmp ule i32 %m, 0
  br i1 %b0, label %fail.b, label %ok.b0
ok.b0:
  %a1 = icmp ule i32 %n, 1
  br i1 %a1, label %fail.a, label %ok.a1
ok.a1:
  %b1 = icmp ule i32 %m, 1
  br i1 %b1, label %fail.b, label %ok.b1
ok.b1:
  ret void
fail.a:
  call void @fail(i32 0, i32 %n)
  unreachable
fail.b:
  call void @fail(i32 0, i32 %m)
  unreachable
}

; The greatest constant of the type.
; CHECK-LABEL: define void @greatest(
; CHECK: icmp ugt i32 %n, -2
define void @greatest(i32 noundef %n) {
entry:
  %outside0 = icmp ult i32 %n, 1
  br i1 %outside0, label %fail0, label %ok0
fail0:
  call void @fail(i32 0, i32 %n)
  unreachable
ok0:
  %outside = icmp ult i32 %n, -1
  br i1 %outside, label %fail0, label %ok
ok:
  ret void
}

; A length that may be undefined: the second check is asked for before the call,
; which may end the program.
; CHECK-LABEL: define void @undefined(
; CHECK: %all.inside = icmp ugt i32 %n, 1
; CHECK-NEXT: [[FROZEN:%.*]] = freeze i1 %all.inside
; CHECK-NEXT: br i1 [[FROZEN]], label %ok, label %entry.slow
define void @undefined(i32 %n) {
entry:
  %outside0 = icmp ule i32 %n, 0
  br i1 %outside0, label %fail, label %ok
ok:
  call void @use(i32 0)
  %outside1 = icmp ule i32 %n, 1
  br i1 %outside1, label %fail, label %ok1
ok1:
  ret void
fail:
  call void @fail(i32 0, i32 %n)
  unreachable
}
