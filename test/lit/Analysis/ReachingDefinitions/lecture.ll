; reach[B], def[B], kill[B] and reach[s,x] as in the lecture on data flow, whose
; reach[B] is in, and def[B] is gen.
; RUN: %opt -disable-output -passes='print<mincaml-reaching-defs>' %S/../Inputs/sum.ll 2>&1 \
; RUN:   | FileCheck --match-full-lines %s

; CHECK:      reaching definitions in 'sum':
; CHECK-NEXT: %B1: gen={s1, s2} kill={s6, s7} in={} out={s1, s2} undefined={i, s, t}
; CHECK-NEXT: s1: i = 0
; CHECK-NEXT: s2: s = 0
; CHECK-NEXT: %B2: gen={} kill={} in={s1, s2, s5, s6, s7} out={s1, s2, s5, s6, s7} undefined={t}
; CHECK-NEXT: s3: if i < 100  reach[s3,i]={s1, s6}
; CHECK-NEXT: %B3: gen={s5, s6, s7} kill={s1, s2} in={s1, s2, s5, s6, s7} out={s5, s6, s7} undefined={t}
; CHECK-NEXT: s4: t = i  reach[s4,i]={s1, s6}
; CHECK-NEXT: s5: t = 2 * t  reach[s5,t]={s4}
; CHECK-NEXT: s6: i = i + 1  reach[s6,i]={s1, s6}
; CHECK-NEXT: s7: s = s + t  reach[s7,s]={s2, s7}  reach[s7,t]={s5}
; CHECK-NEXT: %exit: gen={} kill={} in={s1, s2, s5, s6, s7} out={s1, s2, s5, s6, s7} undefined={t}
