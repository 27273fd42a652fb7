; RUN: %opt -passes='mincaml-inline<threshold=100>' -verify-each -S %s | FileCheck %s

declare i32 @other(ptr)
declare tailcc i32 @third(i32)

define internal i32 @marked(ptr %p) {
  %r = tail call i32 @other(ptr %p)
  ret i32 %r
}

; The callee may get an alloca in the caller's frame, so `tail` must go.
; CHECK-LABEL: define i32 @plain(
; CHECK: {{= call}} i32 @other(ptr %x)
define i32 @plain() {
  %x = alloca i32
  %r = call i32 @marked(ptr %x)
  ret i32 %r
}

; CHECK-LABEL: define i32 @no_tail(
; CHECK: {{= call}} i32 @other(ptr %x)
define i32 @no_tail() {
  %x = alloca i32
  %r = notail call i32 @marked(ptr %x)
  ret i32 %r
}

; CHECK-LABEL: define i32 @tail(
; CHECK: = tail call i32 @other(ptr %p)
define i32 @tail(ptr %p) {
  %r = tail call i32 @marked(ptr %p)
  ret i32 %r
}

define internal tailcc i32 @forward(i32 %n) {
entry:
  %c = icmp slt i32 %n, 0
  br i1 %c, label %a, label %b
a:
  ret i32 %n
b:
  %r = musttail call tailcc i32 @third(i32 %n)
  ret i32 %r
}

; CHECK-LABEL: define tailcc i32 @must(
; CHECK: = musttail call tailcc i32 @third(i32 %n)
; CHECK-NEXT: ret i32
define tailcc i32 @must(i32 %n, i32 %unused) {
  %r = musttail call tailcc i32 @forward(i32 %n)
  ret i32 %r
}

; CHECK-LABEL: define tailcc i32 @must_not(
; CHECK: {{= call}} tailcc i32 @third(i32 %n)
define tailcc i32 @must_not(i32 %n) {
  %r = call tailcc i32 @forward(i32 %n)
  %s = add i32 %r, 1
  ret i32 %s
}
