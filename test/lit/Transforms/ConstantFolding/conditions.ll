; After a branch its condition is known.
; RUN: %opt -passes=mincaml-constfold -verify-each -S %s | FileCheck %s

declare void @f(i1, i32)

; CHECK-LABEL: @equal(
; CHECK: then:
; CHECK-NEXT: call void @f(i1 true, i32 6)
; CHECK: else:
; CHECK-NEXT: call void @f(i1 false, i32 %y)
; CHECK: end:
; CHECK-NEXT: %p = phi i32 [ 5, %then ], [ %x, %else ]
; CHECK-NEXT: call void @f(i1 %c, i32 %x)
define i32 @equal(i32 %x) {
  %c = icmp eq i32 %x, 5
  %y = add i32 %x, 1
  br i1 %c, label %then, label %else
then:
  %z = add i32 %x, 1
  call void @f(i1 %c, i32 %z)
  br label %end
else:
  call void @f(i1 %c, i32 %y)
  br label %end
end:
  %p = phi i32 [ %x, %then ], [ %x, %else ]
  call void @f(i1 %c, i32 %x)
  ret i32 %p
}

; CHECK-LABEL: @unequal(
; CHECK: then:
; CHECK-NEXT: ret i32 %x
; CHECK: else:
; CHECK-NEXT: ret i32 5
define i32 @unequal(i32 %x) {
  %c = icmp ne i32 %x, 5
  br i1 %c, label %then, label %else
then:
  ret i32 %x
else:
  ret i32 %x
}

; Two ways to a block: nothing is known there. Nor of floats and pointers.
; CHECK-LABEL: @others(
; CHECK: a:
; CHECK-NEXT: ret i32 %x
; CHECK: d:
; CHECK-NEXT: fdiv float 1.0{{.*}}, %v
; CHECK-NEXT: bitcast
; CHECK-NEXT: call void @f(i1 true
; CHECK-NEXT: ret i32 %fx
; CHECK: e:
; CHECK-NEXT: ptrtoint ptr %p
define i32 @others(i32 %x, float %v, i32 %fx, ptr %p) {
  %c = icmp eq i32 %x, 5
  br i1 %c, label %a, label %b
b:
  %c2 = icmp eq i32 %fx, 7
  br i1 %c2, label %a, label %next
a:
  ret i32 %x
next:
  %c3 = fcmp oeq float %v, 0.0
  br i1 %c3, label %d, label %next2
d:
  %w = fdiv float 1.0, %v
  %i = bitcast float %w to i32
  call void @f(i1 %c3, i32 %i)
  ret i32 %fx
next2:
  %c4 = icmp eq ptr %p, null
  br i1 %c4, label %e, label %a2
e:
  %j = ptrtoint ptr %p to i32
  ret i32 %j
a2:
  ret i32 1
}

; CHECK-LABEL: @same(
; CHECK: ret i32 %x
define i32 @same(i32 %x) {
  %c = icmp eq i32 %x, 5
  br i1 %c, label %a, label %a
a:
  ret i32 %x
}

; In a loop: what holds after the exit does not hold before it.
; CHECK-LABEL: @loop(
; CHECK: %i = phi i32 [ 0, %entry ], [ %next, %head ]
; CHECK: %next = add i32 %i, 1
; CHECK: ret i32 9
define i32 @loop() {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %next, %head ]
  %next = add i32 %i, 1
  %c = icmp eq i32 %i, 9
  br i1 %c, label %out, label %head
out:
  ret i32 %i
}
