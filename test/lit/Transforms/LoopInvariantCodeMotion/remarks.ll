; RUN: %opt -passes=mincaml-licm -disable-output %s -pass-remarks=mincaml -pass-remarks-missed=mincaml 2>&1 | FileCheck %s
declare void @use(i32)
declare void @quiet(i32) memory(inaccessiblemem: readwrite) nounwind

; CHECK: remark: {{.*}}moved mul out of the loop
; CHECK: remark: {{.*}}load from a loop-invariant address stays in the loop: the loop may write to it
define void @written(i32 %a, ptr %p, i1 %c) {
entry:
  br label %loop
loop:
  %x = mul i32 %a, %a
  %v = load i32, ptr %p
  call void @use(i32 %v)
  br i1 %c, label %loop, label %out
out:
  ret void
}

; CHECK: remark: {{.*}}load from a loop-invariant address stays in the loop: it is not guaranteed to execute
define void @late(ptr %p, i1 %c) {
entry:
  br label %loop
loop:
  call void @quiet(i32 0)
  %w = load i32, ptr %p
  br i1 %c, label %loop, label %out
out:
  ret void
}

; CHECK: remark: {{.*}}load from a loop-invariant address stays in the loop: it is volatile or atomic
define void @device(ptr %p, i1 %c) {
entry:
  br label %loop
loop:
  %z = load volatile i32, ptr %p
  br i1 %c, label %loop, label %out
out:
  ret void
}
