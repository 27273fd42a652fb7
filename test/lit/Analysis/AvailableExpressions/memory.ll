; Loads are available until something may write what they read.
; RUN: %opt -passes='print<mincaml-available-exprs>' -disable-output %s 2>&1 | FileCheck %s

; CHECK-LABEL: in 'memory':
; CHECK: e1 = load i32, %p
; CHECK: e2 = load i32, %q
; CHECK: %entry {e1, e2} {} {} {e1, e2}
; CHECK: %store {e1} {e2} {e1, e2} {e1}
; CHECK: %call {} {e1, e2} {e1} {}
define void @memory(ptr noalias %p, ptr %q, ptr %r) {
entry:
  %a = load i32, ptr %p
  %b = load i32, ptr %q
  br label %store
store:
  store i32 1, ptr %r
  store i32 %b, ptr %p
  br label %call
call:
  call void @f(ptr %p)
  ret void
}

; A marked load reads what never changes; a call that only reads is an
; expression like a load; a volatile load is none.
; CHECK-LABEL: in 'kinds':
; CHECK-NEXT: e1 = load i32, %p
; CHECK-NEXT: e2 = call i32 %q, @reads
; CHECK-NEXT: block
; CHECK-NEXT: %entry {e1, e2} {} {} {e1, e2}
; CHECK-NEXT: %next {} {e2} {e1, e2} {e1}
define void @kinds(ptr %p, ptr %q) {
entry:
  %c = load volatile i32, ptr %q
  %a = load i32, ptr %p, !invariant.load !0
  %b = call i32 @reads(ptr %q)
  br label %next
next:
  store i32 1, ptr %q
  ret void
}

declare void @f(ptr)
declare i32 @reads(ptr) memory(read) nounwind willreturn
!0 = !{}
