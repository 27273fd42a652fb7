; Checks that one check cannot stand for.
; RUN: %opt -passes=mincaml-merge-checks -verify-each -S %s | FileCheck %s
; RUN: %opt -passes='mincaml-merge-checks<size=3>' -verify-each -S %s | FileCheck %s --check-prefix=SMALL
; RUN: %opt -passes='mincaml-merge-checks<growth=3>' -verify-each -S %s | FileCheck %s --check-prefix=SMALL
; RUN: not %opt -passes='mincaml-merge-checks<deep>' -S %s 2>&1 | FileCheck %s --check-prefix=OPTION
; CHECK-NOT: .slow
; CHECK: define void @descending(
; CHECK-NOT: .slow
; CHECK: define void @too.large(
; CHECK: .slow
; SMALL-NOT: .slow
; SMALL: define void @too.large(
; SMALL-NOT: .slow
; OPTION: mincaml-merge-checks: expected size=N or growth=N, not 'deep'

target datalayout = "E-m:e-p:32:32-i64:64-f128:64-n32-S64"
declare void @fail(i32, i32) noreturn
declare void @marker() noduplicate
declare void @together() convergent
declare void @use(i32)

; The first check implies the second one: that is for others to see.
define void @descending(i32 %n) {
entry:
  %outside2 = icmp ule i32 %n, 2
  br i1 %outside2, label %fail, label %ok
ok:
  %outside1 = icmp ule i32 %n, 1
  br i1 %outside1, label %fail, label %ok1
ok1:
  ret void
fail:
  call void @fail(i32 0, i32 %n)
  unreachable
}

; Two lengths.
define void @two.lengths(i32 %n, i32 %m) {
entry:
  %outside0 = icmp ule i32 %n, 0
  br i1 %outside0, label %fail, label %ok
ok:
  %outside1 = icmp ule i32 %m, 1
  br i1 %outside1, label %fail, label %ok1
ok1:
  ret void
fail:
  call void @fail(i32 0, i32 %n)
  unreachable
}

; The second check is not executed whenever the first one passes.
define void @maybe(i32 %n, i1 %c) {
entry:
  %outside0 = icmp ule i32 %n, 0
  br i1 %outside0, label %fail, label %ok
ok:
  br i1 %c, label %second, label %done
second:
  %outside1 = icmp ule i32 %n, 1
  br i1 %outside1, label %fail, label %done
done:
  ret void
fail:
  call void @fail(i32 0, i32 %n)
  unreachable
}

; The second check is reached without the first one.
define void @other.way(i32 %n, i1 %c) {
entry:
  br i1 %c, label %first, label %second
first:
  %outside0 = icmp ule i32 %n, 0
  br i1 %outside0, label %fail, label %second
second:
  %outside1 = icmp ule i32 %n, 1
  br i1 %outside1, label %fail, label %done
done:
  ret void
fail:
  call void @fail(i32 0, i32 %n)
  unreachable
}

; The second check is in a loop.
define void @loop(i32 %n, i1 %c) {
entry:
  %outside0 = icmp ule i32 %n, 0
  br i1 %outside0, label %fail, label %header
header:
  %outside1 = icmp ule i32 %n, 1
  br i1 %outside1, label %fail, label %latch
latch:
  br i1 %c, label %header, label %done
done:
  ret void
fail:
  call void @fail(i32 0, i32 %n)
  unreachable
}

; Signed numbers, and a comparison that passes where the length is small.
define void @other.comparisons(i32 %n) {
entry:
  %inside0 = icmp sgt i32 %n, 0
  br i1 %inside0, label %ok, label %fail
ok:
  %inside1 = icmp sgt i32 %n, 1
  br i1 %inside1, label %ok1, label %fail
ok1:
  %small = icmp ult i32 %n, 100
  br i1 %small, label %ok2, label %fail
ok2:
  %smaller = icmp ult i32 %n, 1000
  br i1 %smaller, label %ok3, label %fail
ok3:
  %not.seven = icmp ne i32 %n, 7
  br i1 %not.seven, label %ok4, label %fail
ok4:
  ret void
fail:
  call void @fail(i32 0, i32 %n)
  unreachable
}

; Calls that may stand in one place only, or must not depend on conditions.
define void @marked(i32 %n) {
entry:
  %outside0 = icmp ule i32 %n, 0
  br i1 %outside0, label %fail, label %ok
ok:
  call void @marker()
  %outside1 = icmp ule i32 %n, 1
  br i1 %outside1, label %fail, label %ok1
ok1:
  ret void
fail:
  call void @fail(i32 0, i32 %n)
  unreachable
}

define void @convergent(i32 %n) {
entry:
  %outside0 = icmp ule i32 %n, 0
  br i1 %outside0, label %fail, label %ok
ok:
  call void @together()
  %outside1 = icmp ule i32 %n, 1
  br i1 %outside1, label %fail, label %ok1
ok1:
  ret void
fail:
  call void @fail(i32 0, i32 %n)
  unreachable
}

; The way out uses what is computed on the way: it would have to be copied, and
; must not.
define void @marked.failure(i32 %n) {
entry:
  %outside0 = icmp ule i32 %n, 0
  br i1 %outside0, label %fail, label %ok
ok:
  %x = call i32 @read()
  %outside1 = icmp ule i32 %n, 1
  br i1 %outside1, label %marked, label %ok1
ok1:
  ret void
fail:
  call void @fail(i32 0, i32 %n)
  unreachable
marked:
  call void @use(i32 %x)
  call void @marker()
  unreachable
}
declare i32 @read()

; Code that is never executed and leads to itself.
define void @unreachable(i32 %n) {
entry:
  ret void
first:
  %outside0 = icmp ule i32 %n, 0
  br i1 %outside0, label %fail, label %second
second:
  %outside1 = icmp ule i32 %n, 0
  br i1 %outside1, label %fail, label %first
fail:
  call void @fail(i32 0, i32 %n)
  unreachable
}

; The address of the block with the first check would be that of another one in
; the copy.
define i32 @address(i32 %n, ptr %p) {
entry:
  br label %first
first:
  %outside0 = icmp ule i32 %n, 0
  br i1 %outside0, label %fail, label %ok
ok:
  %same = icmp eq ptr %p, blockaddress(@address, %first)
  call void @test(i1 %same)
  %outside1 = icmp ule i32 %n, 1
  br i1 %outside1, label %fail, label %ok1
ok1:
  ret i32 0
fail:
  call void @fail(i32 0, i32 %n)
  unreachable
}
declare void @test(i1)

; Merged where sizes allow it.
define void @too.large(i32 %n) {
entry:
  %outside0 = icmp ule i32 %n, 0
  br i1 %outside0, label %fail, label %ok
ok:
  call void @use(i32 0)
  call void @use(i32 1)
  %outside1 = icmp ule i32 %n, 1
  br i1 %outside1, label %fail, label %ok1
ok1:
  ret void
fail:
  call void @fail(i32 0, i32 %n)
  unreachable
}
