(* Bitwise operators, shifts and remainders. The distance of a shift is masked; a
   divisor of -1, whose quotient could overflow, does not reach srem.
   RUN: %mincaml-llc %s -O0 --emit=llvm -o - | FileCheck %s

   CHECK-LABEL: define internal {{.*}}i32 @ml.bits(
   CHECK: and i32 %a, %b
   CHECK: or i32 %a, %b
   CHECK: xor i32 %a, %b
   CHECK: xor i32 %a, -1
   CHECK-LABEL: define internal {{.*}}i32 @ml.shifts(
   CHECK: [[D:%.*]] = and i32 %b, 31
   CHECK: shl i32 %a, [[D]]
   CHECK: lshr i32 %a, %
   CHECK: ashr i32 %a, 3
   CHECK-LABEL: define internal {{.*}}i32 @ml.remainder(
   CHECK: [[ZERO:%.*]] = icmp eq i32 %b, 0
   CHECK: br i1 [[ZERO]]
   CHECK: call {{.*}}@min_caml_fail_division
   CHECK: [[MINUS:%.*]] = icmp eq i32 %b, -1
   CHECK: [[SAFE:%.*]] = select i1 [[MINUS]], i32 1, i32 %b
   CHECK: srem i32 %a, [[SAFE]]
   CHECK-LABEL: define internal {{.*}}i32 @ml.constants(
   CHECK-NOT: icmp
   CHECK: srem i32 %a, 10
   CHECK-NOT: icmp
   CHECK: ret
*)
let bits a b = (a land b) + (a lor b) + (a lxor b) + lnot a
let shifts a b = (a lsl b) + (a lsr b) + (a asr 3)
let remainder a b = a mod b
let constants a = a mod 10 + a mod (-1)
let () = print_int (bits 1 2 + shifts 1 2 + remainder 5 3 + constants 4)
