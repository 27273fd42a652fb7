; The lecture's figure on partial redundancy: a + b is computed on the left and again
; where the paths meet. Busy code motion computes it at the end of the entry, where
; XEarliest holds; lazy code motion on the edge, where XLatest holds and XIsolated
; does not, and on the left, where NLatest does.
; RUN: %opt -passes='print<mincaml-pre>' -disable-output %examples/lecture/partial-redundancy.ll 2>&1 | FileCheck %s --match-full-lines --strict-whitespace
; RUN: %opt -passes='dot<mincaml-pre>' -disable-output %examples/lecture/partial-redundancy.ll 2>&1 | FileCheck %s --check-prefix=DOT

; DOT: digraph "Partial redundancy"
; DOT: %left\lNComp \{e1\}\lXComp \{\}\l

;      CHECK:Partial redundancy in 'figure':
; CHECK-NEXT:  e1 = add i32 a, b
; CHECK-NEXT:    block         NComp XComp Transp NuSafe XuSafe NdSafe XdSafe NEarliest XEarliest NDelayed XDelayed NLatest XLatest NIsolated XIsolated
; CHECK-NEXT:    %entry        -     -     -      -      -      -      1      -         1         -        1        -       -       1         1
; CHECK-NEXT:    %entry->%join -     -     1      -      -      1      1      -         -         1        1        -       1       1         -
; CHECK-NEXT:    %left         1     -     1      -      1      1      1      -         -         1        -        1       -       -         -
; CHECK-NEXT:    %join         1     -     1      -      1      1      -      -         -         -        -        -       -       1         1
