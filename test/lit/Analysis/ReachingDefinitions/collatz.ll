; The tables of the Collatz article. Its d3, d4 are s1, s2; d8, d9 are s4, s5;
; d13 is s7; d17, d18 are s8, s9; d22 is s10.
; RUN: %opt -disable-output -passes='print<mincaml-reaching-defs>' %S/../Inputs/collatz-variables.ll 2>&1 \
; RUN:   | FileCheck --match-full-lines %s

; CHECK:      reaching definitions in 'collatz':
; CHECK-NEXT: %top: gen={s1, s2} kill={s7, s9} in={} out={s1, s2} undefined={n, v1, v2, v3, v5, v6}
; CHECK-NEXT: s1: n = %x
; CHECK-NEXT: s2: v1 = %x == 1
; CHECK-NEXT: s3: if v1  reach[s3,v1]={s2}
; CHECK-NEXT: %L1: gen={s4, s5} kill={} in={s1, s2, s4, s5, s7, s8, s9, s10} out={s1, s2, s4, s5, s7, s8, s9, s10} undefined={v2, v3, v5, v6}
; CHECK-NEXT: s4: v2 = n & 1  reach[s4,n]={s1, s7, s9}
; CHECK-NEXT: s5: v3 = v2 == 0  reach[s5,v2]={s4}
; CHECK-NEXT: s6: if v3  reach[s6,v3]={s5}
; CHECK-NEXT: %L2: gen={s7} kill={s1, s9} in={s1, s2, s4, s5, s7, s8, s9, s10} out={s2, s4, s5, s7, s8, s10} undefined={v5, v6}
; CHECK-NEXT: s7: n = n / 2  reach[s7,n]={s1, s7, s9}
; CHECK-NEXT: %L3: gen={s8, s9} kill={s1, s7} in={s1, s2, s4, s5, s7, s8, s9, s10} out={s2, s4, s5, s8, s9, s10} undefined={v5, v6}
; CHECK-NEXT: s8: v5 = n * 3  reach[s8,n]={s1, s7, s9}
; CHECK-NEXT: s9: n = v5 + 1  reach[s9,v5]={s8}
; CHECK-NEXT: %L4: gen={s10} kill={} in={s2, s4, s5, s7, s8, s9, s10} out={s2, s4, s5, s7, s8, s9, s10} undefined={v5, v6}
; CHECK-NEXT: s10: v6 = n == 1  reach[s10,n]={s7, s9}
; CHECK-NEXT: s11: if v6  reach[s11,v6]={s10}
; CHECK-NEXT: %END: gen={} kill={} in={s1, s2, s4, s5, s7, s8, s9, s10} out={s1, s2, s4, s5, s7, s8, s9, s10} undefined={v2, v3, v5, v6}
; CHECK-NEXT: s12: ret 1
