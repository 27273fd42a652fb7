; Parameters and results that nothing needs.
; RUN: %opt -passes=mincaml-elim -verify-each -S %s | FileCheck %s

declare void @output(i32)
declare i32 @outside(i32)
@keep = global ptr @address_taken

; An accumulator that is only passed on.
; CHECK-LABEL: define internal tailcc void @loop(i32 noundef %n)
; CHECK: musttail call tailcc void @loop(i32 noundef %m)
; CHECK-NEXT: ret void
define internal tailcc i32 @loop(i32 noundef %n, i32 noundef %a) {
entry:
  %c = icmp eq i32 %n, 0
  br i1 %c, label %end, label %again
again:
  call void @output(i32 %n)
  %m = sub i32 %n, 1
  %b = add i32 %a, %n
  %r = musttail call tailcc i32 @loop(i32 noundef %m, i32 noundef %b)
  ret i32 %r
end:
  ret i32 %a
}

; The caller of a tail call returns what the callee does.
; CHECK-LABEL: define internal tailcc i32 @shared(
; CHECK-LABEL: define internal tailcc i32 @first(
; CHECK: musttail call tailcc i32 @shared
; CHECK-NEXT: ret i32
define internal tailcc i32 @shared(i32 %n) {
  call void @output(i32 %n)
  ret i32 %n
}
define internal tailcc i32 @first(i32 %n) {
  %r = musttail call tailcc i32 @shared(i32 %n)
  ret i32 %r
}

; In the C convention a tail call fixes the prototype.
; CHECK-LABEL: define internal i32 @c_tail(i32 %n, i32 %unused)
define internal i32 @c_tail(i32 %n, i32 %unused) {
  call void @output(i32 %n)
  %r = musttail call i32 @c_other(i32 %n, i32 %unused)
  ret i32 %r
}
define internal i32 @c_other(i32 %n, i32 %unused) {
  call void @output(i32 %n)
  ret i32 0
}

; CHECK-LABEL: define internal i32 @address_taken(i32 %unused)
define internal i32 @address_taken(i32 %unused) {
  ret i32 1
}

; CHECK-LABEL: define i32 @visible(i32 %unused)
define i32 @visible(i32 %unused) {
  ret i32 1
}

; CHECK-LABEL: define internal void @variable(i32 %a, ...)
define internal void @variable(i32 %a, ...) {
  call void @output(i32 1)
  ret void
}

; Attributes move with their parameters.
; CHECK-LABEL: define internal i32 @attributes(i32 noundef %b, ptr nonnull %q)
define internal i32 @attributes(i32 signext %a, i32 noundef %b, ptr nonnull %q) {
  call void @output(i32 %b)
  %x = load i32, ptr %q
  ret i32 %x
}

; CHECK-LABEL: define i32 @main(
; CHECK: call tailcc void @loop(i32 10)
; CHECK: call tailcc i32 @first(i32 1)
; CHECK: call tailcc i32 @shared(i32 2)
; CHECK: call i32 @attributes(i32 2, ptr %p), !note
define i32 @main(ptr %p) {
  %r = call tailcc i32 @loop(i32 10, i32 0)
  %s = call tailcc i32 @first(i32 1)
  %t = call tailcc i32 @shared(i32 2)
  %u = call i32 @c_tail(i32 1, i32 2)
  call void (i32, ...) @variable(i32 1, i32 2)
  %v = call i32 @attributes(i32 1, i32 2, ptr %p), !note !0
  %w = add i32 %t, %v
  ret i32 %w
}
!0 = !{}
