; The worked example of [AbstractInterpretation]: y, z and r are constants, x is
; between its first value and the bound of the loop.
; RUN: %opt -passes='print<mincaml-ranges>' -disable-output %s 2>&1 | FileCheck %s
; RUN: %opt -passes='dot<mincaml-ranges>' -disable-output %s 2>&1 | FileCheck %s --check-prefix=DOT

; CHECK:      %loop:
; CHECK-NEXT:   %x: [1, 10]
; CHECK:      %body:
; CHECK-NEXT:   %x from %loop, where %x slt 10: [1, 9]
; CHECK-NEXT:   %r: 5
; CHECK:      %join:
; CHECK-NEXT:   %x from %body, where %x sle 3: [1, 3]
; CHECK-NEXT:   %r3: 5
; CHECK-NEXT:   %next: [2, 10]

; DOT: digraph "ranges in 'example'"
; DOT: %r: 5
define void @example() {
entry:
  br label %loop
loop:
  %x = phi i32 [ 1, %entry ], [ %next, %join ]
  %less = icmp slt i32 %x, 10
  br i1 %less, label %body, label %exit
body:
  %r = add i32 2, 3
  %skip = icmp sle i32 %x, 3
  br i1 %skip, label %join, label %other
other:
  %r2 = add i32 3, 2
  br label %join
join:
  %r3 = phi i32 [ %r, %body ], [ %r2, %other ]
  %next = add i32 %x, 1
  br label %loop
exit:
  ret void
}
