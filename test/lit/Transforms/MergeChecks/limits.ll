; The limit counts all copied code, also the block in which one of the checks fails and
; which uses a value of the copied code. In a long sequence, only the part that is small
; enough is merged.
; RUN: %opt -passes='mincaml-merge-checks<size=8>' -verify-each -S %s | FileCheck %s
; RUN: %opt -passes='mincaml-merge-checks<size=5>' -verify-each -S %s | FileCheck %s --check-prefix=SMALL

declare void @fail(i32, i32) noreturn
declare i32 @read()
declare void @use(i32)

; CHECK-LABEL: define void @own(
; CHECK: own.slow:
; SMALL-LABEL: define void @own(
; SMALL: br i1 %outside0, label %fail, label %ok
; SMALL-NOT: .slow
; SMALL: define void @long(
define void @own(i32 noundef %n) {
entry:
  %outside0 = icmp ule i32 %n, 0
  br i1 %outside0, label %fail, label %ok
ok:
  %x = call i32 @read()
  %outside1 = icmp ule i32 %n, 1
  br i1 %outside1, label %own, label %ok1
ok1:
  ret void
own:
  call void @use(i32 %x)
  call void @use(i32 %x)
  call void @fail(i32 %x, i32 %n)
  unreachable
fail:
  call void @fail(i32 0, i32 %n)
  unreachable
}

; CHECK-LABEL: define void @long(
; CHECK: icmp ugt i32 %n, 2
; CHECK: br i1 %all.inside{{[0-9]*}}, label %ok0
; CHECK: ok0:
; CHECK: br i1 false, label %fail, label %ok1
; CHECK: ok1:
; CHECK: br i1 false, label %fail, label %ok2
; CHECK: ok2:
; CHECK: icmp ugt i32 %n, 4
define void @long(i32 noundef %n) {
entry:
  %outside0 = icmp ule i32 %n, 0
  br i1 %outside0, label %fail, label %ok0
ok0:
  call void @use(i32 0)
  %outside1 = icmp ule i32 %n, 1
  br i1 %outside1, label %fail, label %ok1
ok1:
  call void @use(i32 1)
  %outside2 = icmp ule i32 %n, 2
  br i1 %outside2, label %fail, label %ok2
ok2:
  call void @use(i32 2)
  %outside3 = icmp ule i32 %n, 3
  br i1 %outside3, label %fail, label %ok3
ok3:
  call void @use(i32 3)
  %outside4 = icmp ule i32 %n, 4
  br i1 %outside4, label %fail, label %ok4
ok4:
  ret void
fail:
  call void @fail(i32 0, i32 %n)
  unreachable
}
