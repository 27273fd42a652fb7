; The table "BB Pred Succ" of the Collatz article, and the edge from top to END
; that is missing from it.
; RUN: %opt -disable-output -passes='print<mincaml-cfg>' %S/../Inputs/collatz.ll 2>&1 \
; RUN:   | FileCheck --match-full-lines %s

; CHECK:      control flow of 'collatz':
; CHECK-NEXT: block  pred       succ
; CHECK-NEXT: %top              %END, %L1
; CHECK-NEXT: %L1    %top, %L4  %L2, %L3
; CHECK-NEXT: %L2    %L1        %L4
; CHECK-NEXT: %L3    %L1        %L4
; CHECK-NEXT: %L4    %L2, %L3   %END, %L1
; CHECK-NEXT: %END   %top, %L4
