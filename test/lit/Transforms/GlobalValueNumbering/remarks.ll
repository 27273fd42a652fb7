; RUN: %opt -passes=mincaml-gvn -pass-remarks=mincaml -disable-output %s 2>&1 | FileCheck %s
; CHECK: removed add: the same value has been computed
; CHECK: removed icmp: its value is known here
; CHECK: removed load: its value is available on every path to here
define i32 @f(i32 %a, i32 %b, ptr %p) {
entry:
  %x = add i32 %a, %b
  %y = add i32 %b, %a
  %l = load i32, ptr %p
  %c = icmp ult i32 %x, %y
  br i1 %c, label %less, label %done
less:
  %d = icmp ult i32 %x, %y
  %r = select i1 %d, i32 %x, i32 %l
  ret i32 %r
done:
  %m = load i32, ptr %p
  ret i32 %m
}
