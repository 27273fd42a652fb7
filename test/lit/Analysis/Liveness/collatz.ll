; The Collatz article: %x is live into top, and n from top to L4, nothing else
; from block to block.
; RUN: %opt -disable-output -passes='print<mincaml-liveness>' %S/../Inputs/collatz-variables.ll 2>&1 \
; RUN:   | FileCheck --match-full-lines %s

; CHECK:      live slots in 'collatz':
; CHECK-NEXT: %top: use={} def={n, v1} live-in={} live-out={n}
; CHECK-NEXT: s1: n = %x  live={n}
; CHECK-NEXT: s2: v1 = %x == 1  live={n, v1}
; CHECK-NEXT: s3: if v1  live={n}
; CHECK-NEXT: %L1: use={n} def={v2, v3} live-in={n} live-out={n}
; CHECK-NEXT: s4: v2 = n & 1  live={n, v2}
; CHECK-NEXT: s5: v3 = v2 == 0  live={n, v3}
; CHECK-NEXT: s6: if v3  live={n}
; CHECK-NEXT: %L2: use={n} def={n} live-in={n} live-out={n}
; CHECK-NEXT: s7: n = n / 2  live={n}
; CHECK-NEXT: %L3: use={n} def={n, v5} live-in={n} live-out={n}
; CHECK-NEXT: s8: v5 = n * 3  live={v5}
; CHECK-NEXT: s9: n = v5 + 1  live={n}
; CHECK-NEXT: %L4: use={n} def={v6} live-in={n} live-out={n}
; CHECK-NEXT: s10: v6 = n == 1  live={n, v6}
; CHECK-NEXT: s11: if v6  live={n}
; CHECK-NEXT: %END: use={} def={} live-in={} live-out={}
; CHECK-NEXT: s12: ret 1  live={}
; CHECK-NEXT: live values in 'collatz':
; CHECK-NEXT: %top: use={%x} def={%t1, %t2} live-in={%x} live-out={}
; CHECK-NEXT: %L1: use={} def={%t3, %t4, %t5, %t6, %t7} live-in={} live-out={}
; CHECK-NEXT: %L2: use={} def={%t8, %t9} live-in={} live-out={}
; CHECK-NEXT: %L3: use={} def={%t10, %t11, %t12, %t13} live-in={} live-out={}
; CHECK-NEXT: %L4: use={} def={%t14, %t15, %t16} live-in={} live-out={}
; CHECK-NEXT: %END: use={} def={} live-in={} live-out={}
