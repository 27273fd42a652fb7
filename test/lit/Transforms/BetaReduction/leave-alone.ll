; Instructions that are not copies, or cannot be proved to be copies.
; RUN: %opt -passes=mincaml-beta -verify-each -S %s | FileCheck %s

; The operand may be poison where the phi is undef.
; CHECK-LABEL: @undef(
; CHECK: phi i32 [ %x, %0 ], [ undef, %a ]
define i32 @undef(i1 %c, i32 %x) {
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %p = phi i32 [ %x, %0 ], [ undef, %a ]
  ret i32 %p
}

; Two values that are swapped each time around.
; CHECK-LABEL: @swap(
; CHECK: %a = phi
; CHECK: %b = phi
define i32 @swap(i1 %c, i32 %x, i32 %y) {
entry:
  br label %head
head:
  %a = phi i32 [ %x, %entry ], [ %b, %head ]
  %b = phi i32 [ %y, %entry ], [ %a, %head ]
  br i1 %c, label %head, label %out
out:
  ret i32 %a
}

; CHECK-LABEL: @others(
; CHECK-NEXT: freeze i32 %x
; CHECK: extractvalue { i32, { i32, i32 } } %i, 1
; CHECK: getelementptr
; CHECK: getelementptr
define void @others(i32 %x, { i32, i32 } %v, { i32, { i32, i32 } } %w, ptr %p) {
  %f = freeze i32 %x
  %i = insertvalue { i32, { i32, i32 } } %w, i32 %f, 1, 0
  %e = extractvalue { i32, { i32, i32 } } %i, 1
  %q = getelementptr i32, ptr %p, i32 1
  %r = getelementptr i32, ptr %p, <2 x i32> zeroinitializer
  store volatile { i32, i32 } %e, ptr %q
  store volatile <2 x ptr> %r, ptr %q
  ret void
}

; Slots that are stored twice, after the load, on one path only; that escape; that
; are volatile.
; CHECK-LABEL: @slots(
; CHECK: %a = load i32, ptr %twice
; CHECK: %b = load i32, ptr %after
; CHECK: %c1 = load i32, ptr %maybe
; CHECK: %d = load i32, ptr %escapes
; CHECK: %e = load volatile i32, ptr %volatile
define void @slots(i1 %c, i32 %x, ptr %p) {
  %twice = alloca i32
  %after = alloca i32
  %maybe = alloca i32
  %escapes = alloca i32
  %volatile = alloca i32
  store i32 %x, ptr %escapes
  store i32 1, ptr %volatile
  store ptr %escapes, ptr %p
  br label %head
head:
  store i32 %x, ptr %twice
  br i1 %c, label %then, label %end
then:
  store i32 1, ptr %twice
  store i32 %x, ptr %maybe
  br label %end
end:
  %a = load i32, ptr %twice
  %b = load i32, ptr %after
  %c1 = load i32, ptr %maybe
  %d = load i32, ptr %escapes
  %e = load volatile i32, ptr %volatile
  store volatile i32 %a, ptr %p
  store volatile i32 %b, ptr %p
  store volatile i32 %c1, ptr %p
  store volatile i32 %d, ptr %p
  store volatile i32 %e, ptr %p
  store i32 %x, ptr %after
  br i1 %c, label %head, label %out
out:
  ret void
}

; Unreachable blocks may hold anything.
; CHECK-LABEL: @unreachable(
; CHECK: dead:
; CHECK-NEXT: %p = phi i32 [ %s, %dead ]
define void @unreachable(i1 %c) {
  ret void
dead:
  %p = phi i32 [ %s, %dead ]
  %s = select i1 %c, i32 %s, i32 %s
  br label %dead
}

; The return stays after its call.
; CHECK-LABEL: @musttail(
; CHECK-NEXT: %r = musttail call ptr @musttail(ptr %p)
; CHECK-NEXT: ret ptr %r
define ptr @musttail(ptr %p) {
  %r = musttail call ptr @musttail(ptr %p)
  %b = bitcast ptr %r to ptr
  ret ptr %b
}

; Irreducible: x does not come into the loop alone.
; CHECK-LABEL: @irreducible(
; CHECK: %p = phi i32 [ %x, %entry ], [ %q, %b ]
; CHECK: %q = phi i32 [ %y, %entry ], [ %p, %a ]
define i32 @irreducible(i1 %c, i32 %x, i32 %y) {
entry:
  br i1 %c, label %a, label %b
a:
  %p = phi i32 [ %x, %entry ], [ %q, %b ]
  br label %b
b:
  %q = phi i32 [ %y, %entry ], [ %p, %a ]
  br i1 %c, label %a, label %out
out:
  ret i32 %q
}

; CHECK-LABEL: @irreduciblecopy(
; CHECK-NOT: phi
; CHECK: ret i32 %x
define i32 @irreduciblecopy(i1 %c, i32 %x) {
entry:
  br i1 %c, label %a, label %b
a:
  %p = phi i32 [ %x, %entry ], [ %q, %b ]
  br label %b
b:
  %q = phi i32 [ %x, %entry ], [ %p, %a ]
  br i1 %c, label %a, label %out
out:
  ret i32 %q
}

; A phi of aggregates that is needed as a whole, one whose operands are all
; results of calls, and one with a phi as its operand.
; CHECK-LABEL: @phis(
; CHECK: %whole = phi { i32, i32 }
; CHECK-NEXT: %calls = phi { i32, i32 }
; CHECK-NEXT: %loop = phi { i32, i32 } [ %i, %entry ], [ %calls, %head ]
; CHECK-NEXT: extractvalue { i32, i32 } %whole, 0
; CHECK-NEXT: extractvalue { i32, i32 } %calls, 0
; CHECK-NEXT: store volatile { i32, i32 } %whole
declare { i32, i32 } @callee()
define i32 @phis(i32 %x, ptr %p) {
entry:
  %i = insertvalue { i32, i32 } zeroinitializer, i32 %x, 1
  %r = call { i32, i32 } @callee()
  br label %head
head:
  %whole = phi { i32, i32 } [ %i, %entry ], [ zeroinitializer, %head ]
  %calls = phi { i32, i32 } [ %r, %entry ], [ %s, %head ]
  %loop = phi { i32, i32 } [ %i, %entry ], [ %calls, %head ]
  %e = extractvalue { i32, i32 } %whole, 0
  %f = extractvalue { i32, i32 } %calls, 0
  store volatile { i32, i32 } %whole, ptr %p
  %s = call { i32, i32 } @callee()
  %sum = add i32 %e, %f
  %c = icmp eq i32 %sum, 0
  br i1 %c, label %head, label %out
out:
  %g = extractvalue { i32, i32 } %loop, 0
  %result = add i32 %g, %sum
  ret i32 %result
}
