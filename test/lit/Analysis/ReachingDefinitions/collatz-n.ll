; The article's table of n alone: only two of the three definitions reach L4.
; RUN: %opt -disable-output -passes='print<mincaml-reaching-defs>' %S/../Inputs/collatz.ll 2>&1 \
; RUN:   | FileCheck --match-full-lines %s

; CHECK:      reaching definitions in 'collatz':
; CHECK-NEXT: %top: gen={s1} kill={s4, s5} in={} out={s1} undefined={n}
; CHECK-NEXT: s1: n = %x
; CHECK-NEXT: s2: if %x == 1
; CHECK-NEXT: %L1: gen={} kill={} in={s1, s4, s5} out={s1, s4, s5} undefined={}
; CHECK-NEXT: s3: if (n & 1) == 0  reach[s3,n]={s1, s4, s5}
; CHECK-NEXT: %L2: gen={s4} kill={s1, s5} in={s1, s4, s5} out={s4} undefined={}
; CHECK-NEXT: s4: n = n / 2  reach[s4,n]={s1, s4, s5}
; CHECK-NEXT: %L3: gen={s5} kill={s1, s4} in={s1, s4, s5} out={s5} undefined={}
; CHECK-NEXT: s5: n = (n * 3) + 1  reach[s5,n]={s1, s4, s5}
; CHECK-NEXT: %L4: gen={} kill={} in={s4, s5} out={s4, s5} undefined={}
; CHECK-NEXT: s6: if n == 1  reach[s6,n]={s4, s5}
; CHECK-NEXT: %END: gen={} kill={} in={s1, s4, s5} out={s1, s4, s5} undefined={}
; CHECK-NEXT: s7: ret 1
