; The new loads and stores come between everything else as it is: accesses that
; are ordered, assembly, divisions, invokes, computed jumps, endless and irreducible
; loops. Promotion gives back what there was.
; RUN: %opt -passes=mincaml-demote -verify-each -S %s | FileCheck %s
; RUN: %opt -passes=mincaml-demote,mincaml-promote -verify-each -S %s | FileCheck %s --check-prefix=BACK

declare void @use(i32)
declare i32 @may_throw(i32)
declare i32 @__gxx_personality_v0(...)

; CHECK-LABEL: @ordered(
; CHECK: loop:
; CHECK: load volatile i32, ptr %p
; CHECK: store volatile i32 %{{.*}}, ptr %p
; CHECK: load atomic i32, ptr %p acquire
; CHECK: fence release
; CHECK: atomicrmw add ptr %p
; CHECK: call i32 asm sideeffect "", "=r,r"
; CHECK: sdiv i32
; CHECK: freeze i32
; CHECK-NOT: load volatile
; CHECK: out:
; BACK-LABEL: @ordered(
; BACK-NOT: alloca
; BACK: loop:
; BACK-NEXT: [[I:%.*]] = phi i32 [ %n, %entry ], [ [[F:%.*]], %loop ]
; BACK-NEXT: %v = load volatile i32, ptr %p
; BACK-NEXT: store volatile i32 [[I]], ptr %p
; BACK-NEXT: %a = load atomic i32, ptr %p acquire
; BACK-NEXT: fence release
; BACK-NEXT: %r = atomicrmw add ptr %p, i32 %a seq_cst
; BACK-NEXT: %s = call i32 asm sideeffect "", "=r,r"(i32 %r)
; BACK-NEXT: %d = sdiv i32 %s, %v
; BACK-NEXT: [[F]] = freeze i32 %d
; BACK: out:
; BACK-NEXT: ret i32 %d
define i32 @ordered(ptr %p, i32 %n, i1 %c) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %n, %entry ], [ %f, %loop ]
  %v = load volatile i32, ptr %p
  store volatile i32 %i, ptr %p
  %a = load atomic i32, ptr %p acquire, align 4
  fence release
  %r = atomicrmw add ptr %p, i32 %a seq_cst
  %s = call i32 asm sideeffect "", "=r,r"(i32 %r)
  %d = sdiv i32 %s, %v
  %f = freeze i32 %d
  br i1 %c, label %loop, label %out
out:
  ret i32 %d
}

; In a loop with two ways in, phi nodes that change places and an endless end.
; CHECK-LABEL: @irreducible(
; CHECK-NOT: = phi
; CHECK: ret
; BACK-LABEL: @irreducible(
; BACK: {{^}}left:
; BACK-NEXT: %b.phi.0 = phi <2 x i32> [ %y, %entry ], [ %d.phi.0, %right ]
; BACK-NEXT: %a.phi.0 = phi <2 x i32> [ %x, %entry ], [ %e.phi.0, %right ]
; BACK: {{^}}right:
; BACK-NEXT: %d.phi.0 = phi <2 x i32> [ %a.phi.0, %left ], [ %x, %entry ]
; BACK-NEXT: %e.phi.0 = phi <2 x i32> [ %b.phi.0, %left ], [ undef, %entry ]
; BACK: endless:
; BACK-NEXT: store volatile <2 x i32> %d.phi.0, ptr %p
; BACK-NEXT: br label %endless
define void @irreducible(<2 x i32> %x, <2 x i32> %y, i1 %c, ptr %p) {
entry:
  br i1 %c, label %left, label %right
left:
  %a = phi <2 x i32> [ %x, %entry ], [ %e, %right ]
  %b = phi <2 x i32> [ %y, %entry ], [ %d, %right ]
  br label %right
right:
  %d = phi <2 x i32> [ %x, %entry ], [ %a, %left ]
  %e = phi <2 x i32> [ undef, %entry ], [ %b, %left ]
  br i1 %c, label %left, label %endless
endless:
  store volatile <2 x i32> %d, ptr %p
  br label %endless
dead:
  ret void
}

; The variable of the next iteration is assigned before the jump to one of several
; blocks, and one of them uses the old value.
; CHECK-LABEL: @computed(
; CHECK: again:
; CHECK: add i32
; CHECK: store i32 %{{.*}}, ptr %i
; CHECK: indirectbr
; BACK-LABEL: @computed(
; BACK: again:
; BACK-NEXT: %i.phi.0 = phi i32 [ 0, %entry ], [ %i1, %again ]
; BACK: out:
; BACK-NEXT: %o.phi.0 = phi i32 [ %i.phi.0, %next ], [ 7, %entry ]
define void @computed(ptr %where) {
entry:
  indirectbr ptr %where, [label %again, label %out]
again:
  %i = phi i32 [ 0, %entry ], [ %i1, %again ]
  %i1 = add i32 %i, 1
  indirectbr ptr %where, [label %again, label %next]
next:
  br label %out
out:
  %o = phi i32 [ 7, %entry ], [ %i, %next ]
  call void @use(i32 %o)
  ret void
}
