; Operations after a call that must stay there.
; RUN: %opt -passes=mincaml-tailrec,verify -S %s | FileCheck %s
; RUN: %opt -passes=mincaml-tailrec -disable-output %s -pass-remarks-missed=mincaml \
; RUN:   2>&1 | FileCheck %s --check-prefix=REMARK

; CHECK-NOT: %accumulator

declare tailcc i32 @other(i32)

; Nothing may stand between a musttail call and its return. The call in tail
; position becomes a jump nevertheless.
; CHECK-LABEL: define tailcc i32 @musttail_of_another(
; CHECK:         %r = call tailcc i32 @musttail_of_another(i32 %m)
; CHECK-NEXT:    %p = mul i32 %n{{.*}}, %r
; CHECK-NEXT:    ret i32 %p
; CHECK:       call:
; CHECK-NEXT:    br label %loop
; CHECK:         %t = musttail call tailcc i32 @other(i32 %n{{.*}})
; CHECK-NEXT:    ret i32 %t
; REMARK: an accumulator would separate other tail calls from their returns
define tailcc i32 @musttail_of_another(i32 %n) {
  switch i32 %n, label %rec [
    i32 0, label %another
    i32 1, label %call
  ]
rec:
  %m = sub i32 %n, 1
  %r = call tailcc i32 @musttail_of_another(i32 %m)
  %p = mul i32 %n, %r
  ret i32 %p
call:
  %q = musttail call tailcc i32 @musttail_of_another(i32 100)
  ret i32 %q
another:
  %t = musttail call tailcc i32 @other(i32 %n)
  ret i32 %t
}

; CHECK-LABEL: define double @floats(
; CHECK:         call double @floats
; REMARK: floating-point operations must not be reordered
define double @floats(i32 %n, double %x) {
  %c = icmp eq i32 %n, 0
  br i1 %c, label %a, label %b
a:
  ret double 1.0
b:
  %m = sub i32 %n, 1
  %r = call double @floats(i32 %m, double %x)
  %o = fmul fast double %r, %x
  ret double %o
}

; CHECK-LABEL: define i32 @not_associative(
; CHECK:         call i32 @not_associative
; CHECK:         sub i32 %n, %r
define i32 @not_associative(i32 %n) {
  %c = icmp eq i32 %n, 0
  br i1 %c, label %a, label %b
a:
  ret i32 0
b:
  %m = sub i32 %n, 1
  %r = call i32 @not_associative(i32 %m)
  %o = sub i32 %n, %r
  ret i32 %o
}

; CHECK-LABEL: define i32 @two_operations(
; CHECK:         call i32 @two_operations
define i32 @two_operations(i32 %n) {
  %c = icmp eq i32 %n, 0
  br i1 %c, label %a, label %b
a:
  ret i32 0
b:
  %m = sub i32 %n, 1
  %r = call i32 @two_operations(i32 %m)
  %d = mul i32 %r, %n
  %o = add i32 %d, 1
  ret i32 %o
}

; CHECK-LABEL: define i32 @used_twice(
; CHECK:         call i32 @used_twice
define i32 @used_twice(i32 %n) {
  %c = icmp eq i32 %n, 0
  br i1 %c, label %a, label %b
a:
  ret i32 0
b:
  %m = sub i32 %n, 1
  %r = call i32 @used_twice(i32 %m)
  %o = add i32 %r, %r
  ret i32 %o
}

; The division may trap, and the call may not return.
; CHECK-LABEL: define i32 @division(
; CHECK:         call i32 @division
define i32 @division(i32 %n, i32 %x) {
  %c = icmp eq i32 %n, 0
  br i1 %c, label %a, label %b
a:
  ret i32 0
b:
  %m = sub i32 %n, 1
  %r = call i32 @division(i32 %m, i32 %x)
  %d = sdiv i32 %n, %x
  %o = add i32 %r, %d
  ret i32 %o
}

; So may memory be written.
; CHECK-LABEL: define i32 @memory(
; CHECK:         call i32 @memory
define i32 @memory(i32 %n, ptr %x) {
  %c = icmp eq i32 %n, 0
  br i1 %c, label %a, label %b
a:
  store i32 1, ptr %x
  ret i32 0
b:
  %m = sub i32 %n, 1
  %r = call i32 @memory(i32 %m, ptr %x)
  %d = load i32, ptr %x
  %o = add i32 %r, %d
  ret i32 %o
}

; CHECK-LABEL: define i32 @a_constant_is_returned(
; CHECK:         call i32 @a_constant_is_returned
define i32 @a_constant_is_returned(i32 %n) {
  %c = icmp eq i32 %n, 0
  br i1 %c, label %a, label %b
a:
  ret i32 3
b:
  %m = sub i32 %n, 1
  %r = call i32 @a_constant_is_returned(i32 %m)
  ret i32 0
}
