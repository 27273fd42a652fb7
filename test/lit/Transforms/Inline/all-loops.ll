; Recursions with only tail calls that access memory are left for mincaml-unroll, if the
; option says so; those with other calls are unrolled.
; RUN: %opt -passes='mincaml-inline<threshold=50;all-loops>' -verify-each -S %s | FileCheck %s
; RUN: %opt -passes='mincaml-inline<threshold=50>' -verify-each -S %s | FileCheck %s --check-prefix=UNROLLED
; RUN: %opt -passes='mincaml-inline<threshold=50;all-loops>' -pass-remarks-missed=mincaml-inline -disable-output %s 2>&1 | FileCheck %s --check-prefix=REMARK
; REMARK: count is not inlined into count: it is turned into a loop that mincaml-unroll may unroll
; REMARK: count is not inlined into caller: it is turned into a loop that mincaml-unroll may unroll

; CHECK-LABEL: define internal i32 @count(
; CHECK: mul i32
; CHECK-NOT: mul i32
; UNROLLED-LABEL: define internal i32 @count(
; UNROLLED-COUNT-2: mul i32
define internal i32 @count(ptr %a, i32 %i, i32 %product) {
  %more = icmp sgt i32 %i, 0
  br i1 %more, label %body, label %done
body:
  %new = mul i32 %product, %i
  store i32 %new, ptr %a
  %next = sub i32 %i, 1
  %result = call i32 @count(ptr %a, i32 %next, i32 %new)
  ret i32 %result
done:
  ret i32 %product
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

; CHECK-LABEL: define i32 @caller(
; CHECK: call i32 @count(
define i32 @caller(ptr %p, i32 %n) {
  %a = call i32 @count(ptr %p, i32 %n, i32 1)
  %b = call i32 @factorial(i32 %n)
  %sum = add i32 %a, %b
  ret i32 %sum
}
