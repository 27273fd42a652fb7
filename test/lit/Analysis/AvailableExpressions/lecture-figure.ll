; The lecture's figure on common subexpressions: i * 4 and a + x are available at
; B2; at B3 only i * 4, since x is overwritten on the way through B2.
; RUN: %opt -passes='print<mincaml-available-exprs>' -disable-output %examples/lecture/common-subexpressions.ll 2>&1 | FileCheck %s --match-full-lines --strict-whitespace
; RUN: %opt -passes='dot<mincaml-available-exprs>' -disable-output %examples/lecture/common-subexpressions.ll 2>&1 | FileCheck %s --check-prefix=DOT

;      CHECK:Available expressions in 'figure':
; CHECK-NEXT:  e1 = mul i32 i, 4
; CHECK-NEXT:  e2 = add i32 a, x
; CHECK-NEXT:  e3 = icmp slt i32 y, 10
; CHECK-NEXT:  e4 = add i32 b, x
; CHECK-NEXT:  block   Edef          Ekill         in            out
; CHECK-NEXT:  %entry  {}            {e1, e2, e4}  {}            {}
; CHECK-NEXT:  %B1     {e1, e2, e3}  {e4}          {}            {e1, e2, e3}
; CHECK-NEXT:  %B2     {e1, e4}      {e2, e3}      {e1, e2, e3}  {e1, e4}
; CHECK-NEXT:  %B3     {e1, e2}      {}            {e1}          {e1, e2}

; DOT: digraph "Available expressions
; DOT: %B3\lin: mul i32 i, 4\lout: mul i32 i, 4; add i32 a, x\l
