; Recursive functions preserve no registers. Functions without tail calls have
; the convention fastcc.
; RUN: %opt -passes=mincaml-calling-conventions -verify-each -S %s | FileCheck %s

target triple = "x86_64-unknown-linux-gnu"

; CHECK: define internal fastcc i32 @depth(ptr %tree) #[[NONE:[0-9]+]] {
; CHECK: %l = call fastcc i32 @depth(ptr %left) #[[NONE]]
define internal tailcc i32 @depth(ptr %tree) {
  %is.leaf = icmp eq ptr %tree, null
  br i1 %is.leaf, label %leaf, label %node

leaf:
  ret i32 0

node:
  %left = load ptr, ptr %tree
  %l = call tailcc i32 @depth(ptr %left)
  %d = add i32 %l, 1
  ret i32 %d
}

; A function that jumps to one that preserves no registers preserves none either,
; recursive or not. Both keep the convention of guaranteed tail calls.
; CHECK: define internal tailcc i32 @tail(i32 %n) #[[NONE]] {
; CHECK: %r = call tailcc i32 @tail(i32 %n) #[[NONE]]
; CHECK: %s = musttail call tailcc i32 @tail(i32 %r) #[[NONE]]
define internal tailcc i32 @tail(i32 %n) {
  %r = call tailcc i32 @tail(i32 %n)
  %s = musttail call tailcc i32 @tail(i32 %r)
  ret i32 %s
}

; CHECK: define internal tailcc i32 @wrapper(i32 %n) #[[NONE]] {
define internal tailcc i32 @wrapper(i32 %n) {
  %r = musttail call tailcc i32 @tail(i32 %n)
  ret i32 %r
}

; CHECK: define internal tailcc i32 @outer.wrapper(i32 %n) #[[NONE]] {
define internal tailcc i32 @outer.wrapper(i32 %n) {
  %r = tail call tailcc i32 @wrapper(i32 %n)
  br label %exit

exit:
  %p = phi i32 [ %r, %0 ]
  ret i32 %p
}

; CHECK: define internal fastcc i32 @helper(i32 %n) {
define internal tailcc i32 @helper(i32 %n) {
  ret i32 %n
}

; LLVM would replace the last call by a jump, if it were not marked.
; CHECK: define i32 @start(i32 %n) {
; CHECK: call fastcc i32 @helper(i32 %n){{$}}
; CHECK: notail call tailcc i32 @outer.wrapper(i32 %a) #[[NONE]]
; CHECK: notail call fastcc i32 @depth(ptr null) #[[NONE]]
define i32 @start(i32 %n) {
  %a = call tailcc i32 @helper(i32 %n)
  %b = call tailcc i32 @outer.wrapper(i32 %a)
  %c = tail call tailcc i32 @depth(ptr null)
  %d = add i32 %b, %c
  ret i32 %d
}

; CHECK: attributes #[[NONE]] = { "no_callee_saved_registers" }
