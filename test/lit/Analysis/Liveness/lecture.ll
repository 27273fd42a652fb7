; RUN: %opt -disable-output -passes='print<mincaml-liveness>' %S/../Inputs/sum.ll 2>&1 \
; RUN:   | FileCheck --match-full-lines %s

; CHECK:      live slots in 'sum':
; CHECK-NEXT: %B1: use={} def={i, s} live-in={} live-out={i, s}
; CHECK-NEXT: s1: i = 0  live={i}
; CHECK-NEXT: s2: s = 0  live={i, s}
; CHECK-NEXT: %B2: use={i} def={} live-in={i, s} live-out={i, s}
; CHECK-NEXT: s3: if i < 100  live={i, s}
; CHECK-NEXT: %B3: use={i, s} def={i, s, t} live-in={i, s} live-out={i, s}
; CHECK-NEXT: s4: t = i  live={i, s, t}
; CHECK-NEXT: s5: t = 2 * t  live={i, s, t}
; CHECK-NEXT: s6: i = i + 1  live={i, s, t}
; CHECK-NEXT: s7: s = s + t  live={i, s}
; CHECK-NEXT: %exit: use={} def={} live-in={} live-out={}
; CHECK-NEXT: live values in 'sum':
; CHECK-NEXT: %B1: use={} def={} live-in={} live-out={}
; CHECK-NEXT: %B2: use={} def={%0, %1} live-in={} live-out={}
; CHECK-NEXT: %B3: use={} def={%2, %3, %4, %5, %6, %7, %8, %9} live-in={} live-out={}
; CHECK-NEXT: %exit: use={} def={} live-in={} live-out={}
