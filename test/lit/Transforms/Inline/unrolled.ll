; A recursion is unrolled by whole levels, as long as the function stays within
; its budget: @fib has 7 instructions, 19 with a level of copies, 43 with two.
; RUN: %opt -passes='mincaml-inline<threshold=50;unrolled=18>' -verify-each -S %s | FileCheck %s --check-prefixes=NONE,ALL
; RUN: %opt -passes='mincaml-inline<threshold=50;unrolled=0>' -verify-each -S %s | FileCheck %s --check-prefixes=NONE,ALL
; RUN: %opt -passes='mincaml-inline<threshold=50;unrolled=19>' -verify-each -S %s | FileCheck %s --check-prefixes=ONE,ALL
; RUN: %opt -passes='mincaml-inline<threshold=50;unrolled=42>' -verify-each -S %s | FileCheck %s --check-prefixes=ONE,ALL
; RUN: %opt -passes='mincaml-inline<threshold=50;unrolled=43>' -verify-each -S %s | FileCheck %s --check-prefixes=TWO,ALL

; A call costs 20. One body costs 27; with three in a function, 7 + 20/3, which
; is 97% more than that; with seven, 9.9, which is 38% more.
; RUN: %opt -passes='mincaml-inline<threshold=50;unrolled=100;gain=400>' -verify-each -S %s | FileCheck %s --check-prefix=GAIN40
; RUN: %opt -passes='mincaml-inline<threshold=50;unrolled=100;gain=200>' -verify-each -S %s | FileCheck %s --check-prefix=GAIN20

; NONE-LABEL: define internal i32 @fib(
; NONE-COUNT-2: call i32 @fib(
; NONE-NOT: call
; ONE-LABEL: define internal i32 @fib(
; ONE-COUNT-4: call i32 @fib(
; ONE-NOT: call
; TWO-LABEL: define internal i32 @fib(
; TWO-COUNT-8: call i32 @fib(
; TWO-NOT: call
; GAIN40-LABEL: define internal i32 @fib(
; GAIN40-COUNT-4: call i32 @fib(
; GAIN40-NOT: call
; GAIN40-LABEL: define i32 @outside(
; GAIN20-LABEL: define internal i32 @fib(
; GAIN20-COUNT-8: call i32 @fib(
; GAIN20-NOT: call
; GAIN20-LABEL: define i32 @outside(
define internal i32 @fib(i32 %n) {
entry:
  %small = icmp slt i32 %n, 2
  br i1 %small, label %end, label %again
end:
  ret i32 %n
again:
  %n1 = sub i32 %n, 1
  %n2 = sub i32 %n, 2
  %f1 = call i32 @fib(i32 %n1)
  %f2 = call i32 @fib(i32 %n2)
  %sum = add i32 %f1, %f2
  ret i32 %sum
}

; From outside it is not peeled.
; ALL-LABEL: define i32 @outside(
; ALL-NEXT: %f = call i32 @fib(i32 %n)
; ALL-NEXT: ret i32 %f
define i32 @outside(i32 %n) {
  %f = call i32 @fib(i32 %n)
  ret i32 %f
}
