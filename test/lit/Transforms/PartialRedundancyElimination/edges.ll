; Edges that cannot be split, exceptions, tail calls, volatile accesses.
; RUN: %opt -passes='mincaml-pre<busy>' -verify-each -S %s | FileCheck %s
; RUN: %opt -passes='mincaml-pre<lazy>' -verify-each -S %s | FileCheck %s

; CHECK-LABEL: @indirect(
; CHECK: join:
; CHECK-NEXT: %y = add i32 %a, %b
define i32 @indirect(ptr %where, i32 %a, i32 %b) {
entry:
  indirectbr ptr %where, [label %left, label %join]
left:
  %x = add i32 %a, %b
  call void @use(i32 %x)
  br label %join
join:
  %y = add i32 %a, %b
  ret i32 %y
}

; The result of an invoke is not available before it has returned.
; CHECK-LABEL: @exceptions(
; CHECK: %r = invoke i32 @get()
; CHECK: add i32 %r, 1
; CHECK: landingpad
define i32 @exceptions(i1 %c) personality ptr @personality {
entry:
  %r = invoke i32 @get() to label %next unwind label %pad
next:
  br i1 %c, label %left, label %join
left:
  %x = add i32 %r, 1
  call void @use(i32 %x)
  br label %join
join:
  %y = add i32 %r, 1
  ret i32 %y
pad:
  %l = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %l
}

; CHECK-LABEL: @tail(
; CHECK: musttail call i32 @tail
; CHECK-NEXT: ret i32
define i32 @tail(i1 %c, i32 %a) {
entry:
  br i1 %c, label %left, label %join
left:
  %x = mul i32 %a, %a
  call void @use(i32 %x)
  br label %join
join:
  %y = mul i32 %a, %a
  %r = musttail call i32 @tail(i1 true, i32 %y)
  ret i32 %r
}

; CHECK-LABEL: @volatile(
; CHECK: left:
; CHECK-NEXT: load volatile
; CHECK: join:
; CHECK-NEXT: load volatile
define i32 @volatile(i1 %c, ptr %p) {
entry:
  br i1 %c, label %left, label %join
left:
  %x = load volatile i32, ptr %p
  br label %join
join:
  %y = load volatile i32, ptr %p
  ret i32 %y
}

; A store on one path: the load is repeated there only.
; CHECK-LABEL: @stored(
; CHECK: join:
; CHECK-NOT: load
; CHECK: ret
define i32 @stored(i1 %c, ptr %p, ptr %q) {
entry:
  %x = load i32, ptr %p
  br i1 %c, label %left, label %join
left:
  store i32 %x, ptr %q
  br label %join
join:
  %y = load i32, ptr %p
  %z = add i32 %x, %y
  ret i32 %z
}

declare void @use(i32)
declare i32 @get()
declare i32 @personality(...)
