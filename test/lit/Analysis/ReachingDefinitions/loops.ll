; An irreducible loop, and one that does not end.
; RUN: %opt -disable-output -passes='print<mincaml-reaching-defs>,print<mincaml-def-use>,print<mincaml-liveness>' %s 2>&1 \
; RUN:   | FileCheck --match-full-lines %s

; CHECK:      reaching definitions in 'irreducible':
; CHECK-NEXT: %entry: gen={s1} kill={s3, s4} in={} out={s1} undefined={x}
; CHECK-NEXT: s1: x = 0
; CHECK-NEXT: s2: if %c
; CHECK-NEXT: %a: gen={s3} kill={s1, s4} in={s1, s4} out={s3} undefined={}
; CHECK-NEXT: s3: x = x + 1  reach[s3,x]={s1, s4}
; CHECK-NEXT: %b: gen={s4} kill={s1, s3} in={s1, s3} out={s4} undefined={}
; CHECK-NEXT: s4: x = x + 2  reach[s4,x]={s1, s3}
; CHECK-NEXT: s5: if %c
; CHECK-NEXT: %endless: gen={} kill={} in={s4} out={s4} undefined={}
; CHECK-NEXT: uses of definitions in 'irreducible':
; CHECK-NEXT: s1: x = 0  use[s1]={s3, s4}
; CHECK-NEXT: s3: x = x + 1  use[s3]={s4}
; CHECK-NEXT: s4: x = x + 2  use[s4]={s3}
; CHECK-NEXT: live slots in 'irreducible':
; CHECK-NEXT: %entry: use={} def={x} live-in={} live-out={x}
; CHECK-NEXT: s1: x = 0  live={x}
; CHECK-NEXT: s2: if %c  live={x}
; CHECK-NEXT: %a: use={x} def={x} live-in={x} live-out={x}
; CHECK-NEXT: s3: x = x + 1  live={x}
; CHECK-NEXT: %b: use={x} def={x} live-in={x} live-out={x}
; CHECK-NEXT: s4: x = x + 2  live={x}
; CHECK-NEXT: s5: if %c  live={x}
; CHECK-NEXT: %endless: use={} def={} live-in={} live-out={}
; CHECK-NEXT: live values in 'irreducible':
; CHECK-NEXT: %entry: use={%c} def={} live-in={%c} live-out={%c}
; CHECK-NEXT: %a: use={} def={%0, %1} live-in={%c} live-out={%c}
; CHECK-NEXT: %b: use={%c} def={%2, %3} live-in={%c} live-out={%c}
; CHECK-NEXT: %endless: use={} def={} live-in={} live-out={}

define void @irreducible(i1 %c) {
entry:
  %x = alloca i32
  store i32 0, ptr %x
  br i1 %c, label %a, label %b

a:
  %1 = load i32, ptr %x
  %2 = add i32 %1, 1
  store i32 %2, ptr %x
  br label %b

b:
  %3 = load i32, ptr %x
  %4 = add i32 %3, 2
  store i32 %4, ptr %x
  br i1 %c, label %a, label %endless

endless:
  br label %endless
}
