; Calls and bodies with invokes, landing pads, computed jumps and addresses of
; blocks, in the caller, in the callee, and around the call.
; RUN: %opt -passes='mincaml-inline<threshold=50>' -verify-each -S %s | FileCheck %s

declare void @may_throw(i32)
declare void @use(i32)
declare i32 @__gxx_personality_v0(...)

; What throws in the body throws through the caller, which has no landing pad.
define internal i32 @throws(i32 %x) {
  call void @may_throw(i32 %x)
  %y = add i32 %x, 1
  ret i32 %y
}
; CHECK-LABEL: define i32 @through(
; CHECK-NEXT: call void @may_throw(i32 %x){{$}}
; CHECK-NEXT: %[[Y:.*]] = add i32 %x, 1
; CHECK-NEXT: ret i32 %[[Y]]
define i32 @through(i32 %x) {
  %r = call i32 @throws(i32 %x)
  ret i32 %r
}

; An invoke of it would have to catch that.
; CHECK-LABEL: define i32 @catches(
; CHECK: invoke i32 @throws(i32 %x)
define i32 @catches(i32 %x) personality ptr @__gxx_personality_v0 {
entry:
  %r = invoke i32 @throws(i32 %x) to label %fine unwind label %pad
fine:
  ret i32 %r
pad:
  %l = landingpad { ptr, i32 } catch ptr null
  ret i32 0
}

; So does a caller that cleans up: its other calls stay where its tables say.
; CHECK-LABEL: define void @cleans(
; CHECK: call i32 @throws(i32 1)
; CHECK: invoke void @may_throw
define void @cleans() personality ptr @__gxx_personality_v0 {
entry:
  %r = call i32 @throws(i32 1)
  invoke void @may_throw(i32 %r) to label %fine unwind label %pad
fine:
  ret void
pad:
  %l = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %l
}

; A body that catches stays a function.
define internal i32 @body_catches(i32 %x) personality ptr @__gxx_personality_v0 {
entry:
  invoke void @may_throw(i32 %x) to label %fine unwind label %pad
fine:
  ret i32 %x
pad:
  %l = landingpad { ptr, i32 } catch ptr null
  ret i32 0
}
; CHECK-LABEL: define i32 @calls_catching(
; CHECK-NEXT: call i32 @body_catches(i32 %x)
define i32 @calls_catching(i32 %x) {
  %r = call i32 @body_catches(i32 %x)
  ret i32 %r
}

; A jump to a computed address, and a block that only its address leads to.
@table = internal constant [2 x ptr] [ptr blockaddress(@jumps, %one),
                                      ptr blockaddress(@jumps, %two)]
define internal i32 @jumps(i32 %x) {
entry:
  %place = getelementptr ptr, ptr @table, i32 %x
  %where = load ptr, ptr %place
  indirectbr ptr %where, [label %one, label %two]
one:
  ret i32 1
two:
  ret i32 2
}
; CHECK-LABEL: define i32 @computed(
; CHECK-NEXT: call i32 @jumps(i32 %x)
define i32 @computed(i32 %x) {
  %r = call i32 @jumps(i32 %x)
  ret i32 %r
}

define internal ptr @named(i1 %c) {
entry:
  br i1 %c, label %here, label %there
here:
  ret ptr blockaddress(@named, %there)
there:
  ret ptr null
}
; CHECK-LABEL: define ptr @names(
; CHECK-NEXT: call ptr @named(i1 %c)
define ptr @names(i1 %c) {
  %r = call ptr @named(i1 %c)
  ret ptr %r
}

define internal i32 @asm_goto(i32 %x) {
entry:
  callbr void asm sideeffect "", "r,!i"(i32 %x) to label %one [label %two]
one:
  ret i32 1
two:
  ret i32 2
}
; CHECK-LABEL: define i32 @goes(
; CHECK-NEXT: call i32 @asm_goto(i32 %x)
define i32 @goes(i32 %x) {
  %r = call i32 @asm_goto(i32 %x)
  ret i32 %r
}

; In the caller all this is fine: the block of the call stays the one that is
; jumped to, what follows the call jumps on.
define internal i32 @choose(i1 %c) {
entry:
  br i1 %c, label %one, label %two
one:
  call void @use(i32 1)
  ret i32 1
two:
  call void @use(i32 2)
  ret i32 2
}
; CHECK-LABEL: define i32 @jumping(
; CHECK: indirectbr ptr %where, [label %again, label %out]
; CHECK: {{^}}again:
; CHECK-NEXT: %n = phi i32 [ 0, %entry ], [ %r, %again.rest ]
; CHECK-NEXT: br i1 %c
; CHECK: {{^}}again.rest:
; CHECK-NEXT: %r = phi i32 [ 1, %{{.*}} ], [ 2, %{{.*}} ]
; CHECK: indirectbr ptr %next, [label %again, label %out]
; CHECK: {{^}}out:
; CHECK-NEXT: %x = phi i32 [ 0, %entry ], [ %r, %again.rest ]
define i32 @jumping(ptr %where, i1 %c) {
entry:
  indirectbr ptr %where, [label %again, label %out]
again:
  %n = phi i32 [ 0, %entry ], [ %r, %again ]
  %r = call i32 @choose(i1 %c)
  %s = icmp eq i32 %r, %n
  %next = select i1 %s, ptr blockaddress(@jumping, %again), ptr blockaddress(@jumping, %out)
  indirectbr ptr %next, [label %again, label %out]
out:
  %x = phi i32 [ 0, %entry ], [ %r, %again ]
  ret i32 %x
}
