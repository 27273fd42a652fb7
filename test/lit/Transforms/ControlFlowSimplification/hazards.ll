; Blocks that are jumped to by their address, by inline assembly or by exceptions;
; catchswitches; calls that may not return in between; poison and undef conditions,
; vectors; what must not be thrown away with a block.
; RUN: %opt -passes=mincaml-assoc -verify-each -S %s | FileCheck %s

declare void @use(i32)
declare void @may_throw()
declare i32 @__gxx_personality_v0(...)
declare i32 @__CxxFrameHandler3(...)

; A block whose address is known stays, even if it does nothing; so does one that
; inline assembly jumps to. Predecessors that end in one are not inverted.
; CHECK-LABEL: @addresses(
; CHECK: entry:
; CHECK-NEXT: indirectbr ptr %where, [label %empty, label %other]
; CHECK: empty:
; CHECK-NEXT: br label %out
; CHECK: other:
; CHECK-NEXT: callbr void asm sideeffect "", "!i"()
; CHECK-NEXT: to label %direct [label %indirect]
; CHECK: out:
; CHECK: phi i32 [ 0, %empty ]
define i32 @addresses(ptr %where) {
entry:
  indirectbr ptr %where, [label %empty, label %other]
empty:
  br label %out
other:
  callbr void asm sideeffect "", "!i"() to label %direct [label %indirect]
direct:
  br label %out
indirect:
  br label %out
out:
  %r = phi i32 [ 0, %empty ], [ 1, %direct ], [ 2, %indirect ]
  ret i32 %r
}
@place = global ptr blockaddress(@taken, %empty)

; CHECK-LABEL: @taken(
; CHECK: empty:
; CHECK-NEXT: br label %out
define void @taken(i1 %c, ptr %p) {
entry:
  br i1 %c, label %empty, label %other
empty:
  br label %out
other:
  store i32 1, ptr %p
  br label %out
out:
  call void @use(i32 1)
  ret void
}

; The empty block after an invoke goes to one for which it is not the same where
; control comes from.
; CHECK-LABEL: @invokes(
; CHECK: invoke void @may_throw()
; CHECK-NEXT: to label %fine unwind label %pad
; CHECK: fine:
; CHECK-NEXT: br label %out
; CHECK: pad:
; CHECK-NEXT: %l = landingpad
; CHECK: out:
; CHECK-NEXT: phi i32 [ 1, %fine ], [ 2, %pad ]
define i32 @invokes() personality ptr @__gxx_personality_v0 {
entry:
  invoke void @may_throw() to label %fine unwind label %pad
fine:
  br label %out
pad:
  %l = landingpad { ptr, i32 } catch ptr null
  br label %out
out:
  %r = phi i32 [ 1, %fine ], [ 2, %pad ]
  ret i32 %r
}

; A landing pad follows its invoke in each case, also if both do nothing but
; throw on. Two invokes may share one.
; CHECK-LABEL: @pads(
; CHECK-COUNT-2: unwind label %pad
; CHECK: pad:
; CHECK-NEXT: phi i32 [ 1, %entry ], [ 2, %next ]
; CHECK-NEXT: landingpad
; CHECK: resume
define void @pads() personality ptr @__gxx_personality_v0 {
entry:
  invoke void @may_throw() to label %next unwind label %pad
next:
  invoke void @may_throw() to label %fine unwind label %pad
pad:
  %x = phi i32 [ 1, %entry ], [ 2, %next ]
  %l = landingpad { ptr, i32 } cleanup
  br label %more
more:
  call void @use(i32 %x)
  resume { ptr, i32 } %l
fine:
  ret void
}

; The block of a catchswitch holds nothing else and is merged with nothing.
; CHECK-LABEL: @funclets(
; CHECK: invoke void @may_throw()
; CHECK-NEXT: to label %fine unwind label %dispatch
; CHECK: dispatch:
; CHECK-NEXT: %s = catchswitch within none [label %handler] unwind to caller
; CHECK: handler:
; CHECK-NEXT: %p = catchpad within %s [ptr null, i32 64, ptr null]
; CHECK-NEXT: catchret from %p to label %caught
; CHECK: caught:
; CHECK-NEXT: br label %fine
; CHECK: fine:
; CHECK-NEXT: phi i32 [ 0, %entry ], [ 1, %caught ]
define i32 @funclets() personality ptr @__CxxFrameHandler3 {
entry:
  invoke void @may_throw() to label %fine unwind label %dispatch
dispatch:
  %s = catchswitch within none [label %handler] unwind to caller
handler:
  %p = catchpad within %s [ptr null, i32 64, ptr null]
  catchret from %p to label %caught
caught:
  br label %fine
fine:
  %r = phi i32 [ 0, %entry ], [ 1, %caught ]
  ret i32 %r
}

; On one way the condition is undef or poison, on one it is frozen: only the ways
; on which it is a constant are decided.
; CHECK-LABEL: @conditions(
; CHECK: switch i32 %x, label %test [
; CHECK-NEXT: i32 0, label %a
; CHECK-NEXT: i32 1, label %b
; CHECK-NEXT: i32 2, label %no
; CHECK: a:
; CHECK-NEXT: call void @use(i32 1)
; CHECK-NEXT: br label %test
; CHECK: b:
; CHECK-NEXT: %f = freeze i1 poison
; CHECK-NEXT: br label %test
; CHECK: test:
; CHECK-NEXT: %c = phi i1 [ undef, %entry ], [ poison, %a ], [ %f, %b ]
; CHECK-NEXT: br i1 %c, label %yes, label %no
define i32 @conditions(i32 %x) {
entry:
  switch i32 %x, label %test [ i32 0, label %a
                               i32 1, label %b
                               i32 2, label %d ]
a:
  call void @use(i32 1)
  br label %test
b:
  %f = freeze i1 poison
  br label %test
d:
  br label %test
test:
  %c = phi i1 [ undef, %entry ], [ poison, %a ], [ %f, %b ], [ false, %d ]
  br i1 %c, label %yes, label %no
yes:
  call void @use(i32 2)
  ret i32 1
no:
  call void @use(i32 3)
  ret i32 2
}

; Both successors of a branch on a poison condition are the same. That was
; undefined and is allowed to do no harm now. The instructions of a block stay:
; accesses of every kind, assembly, a division, a call that may not return.
; CHECK-LABEL: @contents(
; CHECK-NEXT: entry:
; CHECK-NEXT: load volatile i32, ptr %p
; CHECK-NEXT: fence seq_cst
; CHECK-NEXT: br i1 %c, label %a, label %out
; CHECK: a:
; CHECK-NEXT: load volatile i32, ptr %p
; CHECK-NEXT: br label %out
; CHECK: out:
; CHECK-NEXT: br i1 %c, label %b, label %out2
; CHECK: b:
; CHECK-NEXT: call void asm sideeffect "", ""()
; CHECK: out2:
; CHECK-NEXT: br i1 %c, label %d, label %out3
; CHECK: d:
; CHECK-NEXT: udiv <2 x i32> %v, %v
; CHECK: out3:
define void @contents(ptr %p, i1 %c, <2 x i32> %v) {
entry:
  %x = load volatile i32, ptr %p
  fence seq_cst
  br i1 poison, label %same, label %same
same:
  br i1 %c, label %a, label %out
a:
  %y = load volatile i32, ptr %p
  br label %out
out:
  br i1 %c, label %b, label %out2
b:
  call void asm sideeffect "", ""()
  br label %out2
out2:
  br i1 %c, label %d, label %out3
d:
  %z = udiv <2 x i32> %v, %v
  br label %out3
out3:
  call void @use(i32 1)
  ret void
}

; A way to where control cannot come is still a way.
; CHECK-LABEL: @ends(
; CHECK: br i1 %c, label %never, label %out
; CHECK: never:
; CHECK-NEXT: unreachable
define void @ends(i1 %c) {
entry:
  br i1 %c, label %never, label %out
never:
  unreachable
out:
  ret void
}

; Three phi nodes that are permuted after an empty block.
; CHECK-LABEL: @phi_cycle(
; CHECK: loop:
; CHECK-NEXT: %a = phi <2 x i32> [ %x, %entry ], [ %b, %latch ]
; CHECK-NEXT: %b = phi <2 x i32> [ %y, %entry ], [ %a, %latch ]
; CHECK: latch:
; CHECK-NEXT: br label %loop
define <2 x i32> @phi_cycle(<2 x i32> %x, <2 x i32> %y, i1 %c) {
entry:
  br label %loop
loop:
  %a = phi <2 x i32> [ %x, %entry ], [ %b, %latch ]
  %b = phi <2 x i32> [ %y, %entry ], [ %a, %latch ]
  br i1 %c, label %latch, label %out
latch:
  br label %loop
out:
  ret <2 x i32> %a
}
