; Functions with a loop that are called in several places are not copied, if the
; option gives a smaller size; one that is called in one place is part of its
; caller, and one without a loop is copied.
; RUN: %opt -passes='mincaml-inline<threshold=50;looping=0>' -verify-each -S %s | FileCheck %s
; RUN: %opt -passes='mincaml-inline<threshold=50;looping=5>' -verify-each -S %s | FileCheck %s --check-prefix=COPIED
; RUN: %opt -passes='mincaml-inline<threshold=50>' -verify-each -S %s | FileCheck %s --check-prefix=COPIED
; RUN: %opt -passes='mincaml-inline<threshold=50;looping=0>' -pass-remarks-missed=mincaml-inline -disable-output %s 2>&1 | FileCheck %s --check-prefix=REMARK
; RUN: not %opt -passes='mincaml-inline<looping=many>' -disable-output %s 2>&1 | FileCheck %s --check-prefix=ERROR
; REMARK: clear is not inlined into caller: the cost of the call is negligible next to the loop that it runs
; REMARK: outer is not inlined into caller: the cost of the call is negligible next to the loop that it runs
; ERROR: not 'looping=many'

; CHECK-LABEL: define internal void @clear(
; CHECK: store i32 0
; COPIED-NOT: define internal void @clear(
define internal void @clear(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %at = getelementptr i32, ptr %p, i32 %i
  store i32 0, ptr %at
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; CHECK-NOT: @once(
; COPIED-NOT: @once(
define internal void @once(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %at = getelementptr i32, ptr %p, i32 %i
  store i32 1, ptr %at
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; The loop of what is called in one place counts before it is there.
; CHECK-LABEL: define internal void @outer(
; CHECK: store i32 1
define internal void @outer(ptr %p, i32 %n) {
  call void @once(ptr %p, i32 %n)
  ret void
}

; CHECK-NOT: @straight(
define internal void @straight(ptr %p) {
  store i32 2, ptr %p
  ret void
}

; CHECK-LABEL: define void @caller(
; CHECK-COUNT-2: call void @clear(
; CHECK-COUNT-2: call void @outer(
; CHECK-COUNT-2: store i32 2
; COPIED-LABEL: define void @caller(
; COPIED-COUNT-2: store i32 0
; COPIED-COUNT-2: store i32 1
; COPIED-COUNT-2: store i32 2
define void @caller(ptr %p, ptr %q, i32 %n) {
  call void @clear(ptr %p, i32 %n)
  call void @clear(ptr %q, i32 %n)
  call void @outer(ptr %p, i32 %n)
  call void @outer(ptr %q, i32 %n)
  call void @straight(ptr %p)
  call void @straight(ptr %q)
  ret void
}
