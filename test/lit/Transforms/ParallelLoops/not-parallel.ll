; Loops that must stay sequential, and why.
; RUN: %opt -S -passes='mincaml-parallel<threshold=0>' -pass-remarks-missed=mincaml-parallel %s -o %t.ll 2>&1 \
; RUN:   | FileCheck %s --implicit-check-not=remark:
; RUN: FileCheck --check-prefix=CODE %s --implicit-check-not=min_caml_parallel < %t.ll
; CODE: define
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-n8:16:32:64-S128"

declare void @min_caml_print_int(i32) nounwind memory(inaccessiblemem: readwrite)
declare void @min_caml_fail_bounds(ptr, i32, i32) cold noreturn nounwind
declare i32 @foreign(i32) nounwind memory(none)

; CHECK-DAG: remark: {{.*}} loop is not parallel: the call of @min_caml_print_int may have effects
define void @prints(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %body ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %body, label %out
body:
  call void @min_caml_print_int(i32 %i)
  %i1 = add nsw i32 %i, 1
  br label %loop
out:
  ret void
}

; A function that may not return is not known to return in a thread, either.
; CHECK-DAG: remark: {{.*}} loop is not parallel: the call of @foreign may have effects
define void @calls(ptr %a, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %body ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %body, label %out
body:
  %v = call i32 @foreign(i32 %i)
  %p = getelementptr inbounds i32, ptr %a, i32 %i
  store i32 %v, ptr %p
  %i1 = add nsw i32 %i, 1
  br label %loop
out:
  ret void
}

define i32 @recursive(i32 %n) nounwind willreturn memory(none) {
  %c = icmp slt i32 %n, 1
  br i1 %c, label %done, label %again
again:
  %m = sub i32 %n, 1
  %r = call i32 @recursive(i32 %m)
  %s = add i32 %r, 1
  ret i32 %s
done:
  ret i32 0
}

; The stack of a thread is small.
; CHECK-DAG: remark: {{.*}} loop is not parallel: the call of @recursive may have effects
define void @recurses(ptr %a, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %body ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %body, label %out
body:
  %v = call i32 @recursive(i32 %i)
  %p = getelementptr inbounds i32, ptr %a, i32 %i
  store i32 %v, ptr %p
  %i1 = add nsw i32 %i, 1
  br label %loop
out:
  ret void
}

; CHECK-DAG: remark: {{.*}} loop is not parallel: %s carries a value to the next iteration
define double @floats(ptr %a, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %body ]
  %s = phi double [ 0.0, %entry ], [ %s1, %body ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %body, label %out
body:
  %p = getelementptr inbounds double, ptr %a, i32 %i
  %v = load double, ptr %p
  %s1 = fadd double %s, %v
  %i1 = add nsw i32 %i, 1
  br label %loop
out:
  ret double %s
}

; CHECK-DAG: remark: {{.*}} loop is not parallel: the store to %p may overlap the access to %q in another iteration
define void @carried(ptr %a, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 1, %entry ], [ %i1, %body ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %body, label %out
body:
  %before = sub nsw i32 %i, 1
  %q = getelementptr inbounds i32, ptr %a, i32 %before
  %v = load i32, ptr %q
  %p = getelementptr inbounds i32, ptr %a, i32 %i
  store i32 %v, ptr %p
  %i1 = add nsw i32 %i, 1
  br label %loop
out:
  ret void
}

; Parameters of a C function can be addresses inside of objects; comparing them says nothing.
; CHECK-DAG: remark: {{.*}} loop is not parallel: the store to %p may overlap the access to %q in another iteration
define void @aliasing(ptr %a, ptr %b, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %body ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %body, label %out
body:
  %q = getelementptr inbounds i32, ptr %b, i32 %i
  %v = load i32, ptr %q
  %p = getelementptr inbounds i32, ptr %a, i32 %i
  store i32 %v, ptr %p
  %i1 = add nsw i32 %i, 1
  br label %loop
out:
  ret void
}

; CHECK-DAG: remark: {{.*}} loop is not parallel: it has exits in 2 blocks
define i32 @search(ptr %a, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %next ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %body, label %out
body:
  %p = getelementptr inbounds i32, ptr %a, i32 %i
  %v = load i32, ptr %p
  %found = icmp eq i32 %v, 0
  br i1 %found, label %out, label %next
next:
  %i1 = add nsw i32 %i, 1
  br label %loop
out:
  ret i32 %i
}

; CHECK-DAG: remark: {{.*}} loop is not parallel: a value other than a reduction is used after it
define i32 @last(ptr %a, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %p = getelementptr inbounds i32, ptr %a, i32 %i
  %v = load i32, ptr %p
  %w = mul i32 %v, 3
  store i32 %w, ptr %p
  %i1 = add nsw i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %out
out:
  ret i32 %w
}

; The value before the last iteration is not that of all iterations.
; CHECK-DAG: remark: {{.*}} loop is not parallel: a value other than a reduction is used after it
define i32 @one_before(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %s = phi i32 [ 0, %entry ], [ %s1, %loop ]
  %s1 = add i32 %s, %i
  %i1 = add nsw i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %out
out:
  ret i32 %s
}

; If a check fails, the program does not reach later iterations. Checks in these may have
; been removed because the same was checked before.
; CHECK-DAG: remark: {{.*}} loop is not parallel: it has exits in 2 blocks
define i32 @check(ptr %a, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %next ]
  %s = phi i32 [ 0, %entry ], [ %s1, %next ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %body, label %out
body:
  %p = getelementptr inbounds i32, ptr %a, i32 %i
  %v = load i32, ptr %p
  %bad = icmp slt i32 %v, 0
  br i1 %bad, label %fail, label %next
fail:
  call void @min_caml_fail_bounds(ptr null, i32 %s, i32 1)
  unreachable
next:
  %s1 = add i32 %s, %v
  %i1 = add nsw i32 %i, 1
  br label %loop
out:
  ret i32 %s
}

; Stores of pointers may need write barriers.
; CHECK-DAG: remark: {{.*}} loop is not parallel: it stores pointers
define void @pointers(ptr %a, ptr %x, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %body ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %body, label %out
body:
  %p = getelementptr inbounds ptr, ptr %a, i32 %i
  store ptr %x, ptr %p
  %i1 = add nsw i32 %i, 1
  br label %loop
out:
  ret void
}

; The thread of a chunk would also read the first element of the next one, which another
; thread writes.
; CHECK-DAG: remark: {{.*}} loop is not parallel: it accesses memory before its test
define void @reads_first(ptr %a, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %body ]
  %p = getelementptr inbounds i32, ptr %a, i32 %i
  %v = load i32, ptr %p
  %c = icmp slt i32 %i, %n
  br i1 %c, label %body, label %out
body:
  %w = mul i32 %v, 3
  store i32 %w, ptr %p
  %i1 = add nsw i32 %i, 1
  br label %loop
out:
  ret void
}

; Nor does the program reach iterations after one that does not end.
; CHECK-DAG: remark: {{.*}} loop is not parallel: the loop in %spin may not end
define void @endless(ptr %a, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %next ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %body, label %out
body:
  %p = getelementptr inbounds i32, ptr %a, i32 %i
  store i32 %i, ptr %p
  br label %spin
spin:
  %x = phi i32 [ %i, %body ], [ %y, %spin ]
  %y = mul i32 %x, %x
  %d = icmp eq i32 %y, 1
  br i1 %d, label %next, label %spin
next:
  %i1 = add nsw i32 %i, 1
  br label %loop
out:
  ret void
}
