; Instructions that must stay in the loop, and loops that cannot be analyzed: the pass
; changes nothing.
; RUN: %opt -passes=mincaml-licm -S %s -o %t
; RUN: %opt -S %s -o - | diff - %t
; RUN: FileCheck %s --input-file=%t
; CHECK-COUNT-14: {{^}}define void @
; CHECK-NOT: {{^}}define

declare void @use(i32)
declare void @f()
declare i32 @impure(i32) nounwind willreturn
declare i32 @may_hang(i32) memory(none) nounwind
declare i32 @may_throw(i32) memory(none) willreturn
declare i32 @cross(i32) memory(none) nounwind willreturn convergent
declare i32 @reader(ptr) memory(read) nounwind willreturn
declare i32 @__gxx_personality_v0(...)

; The branch keeps the loop from dividing by zero.
define void @guarded_division(i32 %a, i32 %b, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  %z = phi i1 [ false, %entry ], [ true, %latch ]
  br i1 %z, label %divide, label %latch
divide:
  %q = sdiv i32 %a, %b
  call void @use(i32 %q)
  br label %latch
latch:
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %end
end:
  ret void
}

; INT_MIN / -1.
define void @overflowing_division(i32 %a, i1 %c) {
entry:
  br label %loop
loop:
  br i1 %c, label %body, label %end
body:
  %q = sdiv i32 %a, -1
  call void @use(i32 %q)
  br label %loop
end:
  ret void
}

; The call may print something, throw, or not return.
define void @behind_a_call(i32 %a, i32 %b, ptr %p, i1 %c) {
entry:
  br label %loop
loop:
  call void @f()
  %q = udiv i32 %a, %b
  %v = load i32, ptr %p, !invariant.load !0
  %s = add i32 %v, %q
  call void @use(i32 %s)
  br i1 %c, label %loop, label %end
end:
  ret void
}

; An inner loop may not end.
define void @behind_a_loop(i32 %a, i32 %b, ptr %p) {
entry:
  br label %loop
loop:
  br label %inner
inner:
  %t = load volatile i1, ptr %p
  br i1 %t, label %inner, label %behind
behind:
  %q = urem i32 %a, %b
  call void @use(i32 %q)
  br label %loop
}

define void @calls(i32 %a, ptr %p, i1 %c) {
entry:
  br label %loop
loop:
  %x = call i32 @impure(i32 %a)
  %y = call i32 @may_hang(i32 %a)
  %z = call i32 @may_throw(i32 %a)
  %u = call i32 @cross(i32 %a)
  %v = call i32 asm "", "=r,r"(i32 %a)
  %w = call i32 @reader(ptr %p)
  br i1 %c, label %loop, label %end
end:
  ret void
}

define void @memory(ptr %p, ptr %q, i1 %c) {
entry:
  br label %loop
loop:
  %v = load volatile i32, ptr %p
  %a = load atomic i32, ptr %p unordered, align 4
  %b = load atomic i32, ptr %p acquire, align 4
  %w = load i32, ptr %p
  store i32 1, ptr %q
  br i1 %c, label %loop, label %end
end:
  ret void
}

define void @fenced(ptr %p, i1 %c) {
entry:
  br label %loop
loop:
  %w = load i32, ptr %p
  fence acquire
  br i1 %c, label %loop, label %end
end:
  ret void
}

; Not each run loads, and the address may be bad.
define void @unknown_address(ptr %p, i1 %c) {
entry:
  br label %loop
loop:
  br i1 %c, label %body, label %end
body:
  %w = load i32, ptr %p
  call void @use(i32 %w)
  br label %loop
end:
  ret void
}

; Not a loop to LoopInfo.
define void @irreducible(i32 %a, i1 %c) {
entry:
  br i1 %c, label %x, label %y
x:
  %p = mul i32 %a, 3
  call void @use(i32 %p)
  br i1 %c, label %y, label %end
y:
  %q = mul i32 %a, 5
  call void @use(i32 %q)
  br label %x
end:
  ret void
}

define void @unreachable(i32 %a) {
entry:
  ret void
loop:
  %p = mul i32 %a, 3
  call void @use(i32 %p)
  br label %loop
}

define void @entered_by_indirectbr(i32 %a, ptr %t, i1 %c) {
entry:
  indirectbr ptr %t, [label %loop, label %end]
loop:
  %p = mul i32 %a, 3
  call void @use(i32 %p)
  br i1 %c, label %loop, label %end
end:
  ret void
}

define void @starts_with_landingpad(i32 %a) personality ptr @__gxx_personality_v0 {
entry:
  invoke void @f() to label %end unwind label %loop
loop:
  %l = landingpad { ptr, i32 } cleanup
  %p = mul i32 %a, 3
  call void @use(i32 %p)
  invoke void @f() to label %end unwind label %loop
end:
  ret void
}

; Phi nodes and allocas.
define void @phis(i32 %a, i1 %c) {
entry:
  br label %loop
loop:
  %stack = alloca i32
  call void @use(i32 %a)
  br i1 %c, label %x, label %y
x:
  br label %y
y:
  %p = phi i32 [ 1, %loop ], [ %a, %x ]
  call void @use(i32 %p)
  store volatile i32 %p, ptr %stack
  br label %loop
}

; Scopes differ between iterations: the store of a later iteration may go where
; this load reads.
define void @scopes(ptr %p, ptr %q, i1 %c) {
entry:
  br label %loop
loop:
  %s = phi ptr [ %q, %entry ], [ %p, %loop ]
  call void @llvm.experimental.noalias.scope.decl(metadata !1)
  %w = load i32, ptr %p, !noalias !1
  store i32 %w, ptr %s, !alias.scope !1
  br i1 %c, label %loop, label %end
end:
  ret void
}

declare void @llvm.experimental.noalias.scope.decl(metadata)
!0 = !{}
!1 = !{!2}
!2 = distinct !{!2, !3}
!3 = distinct !{!3}
