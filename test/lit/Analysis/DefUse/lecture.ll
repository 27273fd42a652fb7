; use[s1], use[s2] and use[s4] as in the lecture on data flow, and those that it
; does not list.
; RUN: %opt -disable-output -passes='print<mincaml-def-use>' %S/../Inputs/sum.ll 2>&1 \
; RUN:   | FileCheck --match-full-lines %s

; CHECK:      uses of definitions in 'sum':
; CHECK-NEXT: s1: i = 0  use[s1]={s3, s4, s6}
; CHECK-NEXT: s2: s = 0  use[s2]={s7}
; CHECK-NEXT: s4: t = i  use[s4]={s5}
; CHECK-NEXT: s5: t = 2 * t  use[s5]={s7}
; CHECK-NEXT: s6: i = i + 1  use[s6]={s3, s4, s6}
; CHECK-NEXT: s7: s = s + t  use[s7]={s7}
