; The size of @add is 1: its return is not counted.
; RUN: %opt -passes=mincaml-inline -S %s | FileCheck %s --check-prefix=NONE
; RUN: %opt -passes='mincaml-inline<threshold=1>' -S %s | FileCheck %s --check-prefix=ONE
; RUN: %opt -passes='mincaml-inline<threshold=3>' -S %s | FileCheck %s --check-prefix=THREE
; RUN: %opt -passes='mincaml-inline<once>' -S %s | FileCheck %s --check-prefix=ONCE
; RUN: not %opt -passes='mincaml-inline<threshold=x>' -S %s 2>&1 | FileCheck %s --check-prefix=ERROR

; ERROR: mincaml-inline: expected threshold=N, iterations=N, unrolled=N, bodies=N, gain=N, looping=N, once, loops-first, vector-loops, all-loops or tail-loops, not 'threshold=x'

; NONE: define internal i32 @add
; ONE-NOT: define internal i32 @add
define internal i32 @add(i32 %a, i32 %b) {
  %sum = add i32 %a, %b
  ret i32 %sum
}

; NONE: define internal i32 @three
; ONE: define internal i32 @three
; ONE-NEXT: %sum{{.*}} = add i32 %a, %b
; ONE-NEXT: %twice = mul i32 %sum{{.*}}, 2
; THREE-NOT: define internal i32 @three
; ONCE-NOT: define internal i32 @three
define internal i32 @three(i32 %a, i32 %b) {
  %sum = call i32 @add(i32 %a, i32 %b)
  %twice = mul i32 %sum, 2
  ret i32 %twice
}

; NONE-LABEL: define i32 @main(
; NONE: call i32 @three
; NONE: call i32 @add
; ONE-LABEL: define i32 @main(
; ONE-NEXT: call i32 @three
; ONE-NEXT: add i32 {{.*}}, 7
; ONE-NEXT: ret
; THREE-LABEL: define i32 @main(
; THREE-NOT: call
; THREE: ret
; ONCE-LABEL: define i32 @main(
; ONCE: call i32 @add(i32 %x, i32 1)
; ONCE: call i32 @add(i32 {{.*}}, i32 7)
define i32 @main(i32 %x) {
  %a = call i32 @three(i32 %x, i32 1)
  %b = call i32 @add(i32 %a, i32 7)
  ret i32 %b
}
