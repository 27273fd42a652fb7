; Recursions with only tail calls are left for mincaml-tailrec, if the option
; says so; those with other calls are unrolled.
; RUN: %opt -passes='mincaml-inline<threshold=50;unrolled=50;tail-loops>' -verify-each -S %s | FileCheck %s
; RUN: %opt -passes='mincaml-inline<threshold=50;tail-loops>' -verify-each -S %s | FileCheck %s
; RUN: %opt -passes='mincaml-inline<threshold=50;unrolled=50>' -verify-each -S %s | FileCheck %s --check-prefix=UNROLLED
; RUN: %opt -passes='mincaml-inline<threshold=50;unrolled=50;tail-loops>' -pass-remarks-missed=mincaml-inline -disable-output %s 2>&1 | FileCheck %s --check-prefix=REMARK
; REMARK: sum is not inlined into sum: it is turned into a loop

; CHECK-LABEL: define internal i32 @sum(
; CHECK: mul i32
; CHECK-NOT: mul i32
; UNROLLED-LABEL: define internal i32 @sum(
; UNROLLED-COUNT-2: mul i32
define internal i32 @sum(i32 %i, i32 %total) {
  %more = icmp sgt i32 %i, 0
  br i1 %more, label %body, label %done
body:
  %square = mul i32 %i, %i
  %new = add i32 %total, %square
  %next = sub i32 %i, 1
  %result = call i32 @sum(i32 %next, i32 %new)
  ret i32 %result
done:
  ret i32 %total
}

; CHECK-LABEL: define internal i32 @factorial(
; CHECK-COUNT-2: mul i32
define internal i32 @factorial(i32 %i) {
  %more = icmp sgt i32 %i, 0
  br i1 %more, label %body, label %done
body:
  %next = sub i32 %i, 1
  %product = call i32 @factorial(i32 %next)
  %result = mul i32 %product, %i
  ret i32 %result
done:
  ret i32 1
}

; One call of itself is no tail call.
; CHECK-LABEL: define internal i32 @both(
; CHECK-COUNT-2: xor i32
define internal i32 @both(i32 %i, i32 %total) {
  %more = icmp sgt i32 %i, 0
  br i1 %more, label %body, label %done
body:
  %next = sub i32 %i, 1
  %a = call i32 @both(i32 %next, i32 %total)
  %b = call i32 @both(i32 %next, i32 %a)
  %new = xor i32 %a, %b
  %result = call i32 @both(i32 %next, i32 %new)
  ret i32 %result
done:
  ret i32 %total
}

; CHECK-LABEL: define i32 @caller(
define i32 @caller(i32 %n) {
  %a = call i32 @sum(i32 %n, i32 1)
  %b = call i32 @factorial(i32 %n)
  %c = call i32 @both(i32 %a, i32 %b)
  ret i32 %c
}
