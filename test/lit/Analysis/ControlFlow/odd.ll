; Blocks without names, several edges between two blocks, an endless loop, and a
; block that cannot be reached.
; RUN: %opt -disable-output -passes='print<mincaml-cfg>' %s 2>&1 \
; RUN:   | FileCheck --match-full-lines %s

; CHECK:      control flow of 'f':
; CHECK-NEXT: block  pred          succ
; CHECK-NEXT: %0                   %same
; CHECK-NEXT: %same  %0, %1        %1, %loop
; CHECK-NEXT: %1     %same         %same, %2
; CHECK-NEXT: %loop  %same, %loop  %loop
; CHECK-NEXT: %dead                %2  (unreachable)
; CHECK-NEXT: %2     %1, %dead

define void @f(i1 %c, i32 %n, ptr %p) {
  br i1 %c, label %same, label %same

same:
  switch i32 %n, label %1 [ i32 0, label %loop
                            i32 1, label %loop ]

1:
  indirectbr ptr %p, [label %same, label %2]

loop:
  br label %loop

dead:
  br label %2

2:
  ret void
}
