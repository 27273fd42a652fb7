(* RUN: %mincaml-llc %s -O0 -g0 -fcheck-overflow --emit=llvm -o - | FileCheck %s
   RUN: %mincaml-llc %s -O0 -g0 --emit=llvm -o - | FileCheck %s --check-prefix=WRAPS
   RUN: %mincaml-llc %s -fcheck-overflow --emit=knormal -o - | FileCheck %s --check-prefix=KNORMAL
   WRAPS: add i32 %a, %b
   WRAPS-NOT: {{with.overflow|fail_overflow}}
 *)

(* KNORMAL: a + b (* checked *)
   KNORMAL: - a (* checked *)
   KNORMAL: a land b in
   KNORMAL: a lsl b (* checked *)
 *)

(* An intrinsic computes the overflow of two variables; the sum is an `add` that
   other passes understand.
   CHECK-LABEL: define internal tailcc noundef i32 @ml.add(
   CHECK:         %both = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %a, i32 %b)
   CHECK-NEXT:    %overflow = extractvalue { i32, i1 } %both, 1
   CHECK-NEXT:    br i1 %overflow, label %fail, label %ok, !prof
   CHECK:       fail:
   CHECK-NEXT:    call void @min_caml_fail_overflow(ptr @location.{{[0-9.]+}}, i32 0, i32 %a, i32 %b)
   CHECK-NEXT:    unreachable
   CHECK:       ok:
   CHECK-NEXT:    %add = add nsw i32 %a, %b
   CHECK-NEXT:    ret i32 %add
 *)
let add a b = a + b

(* CHECK-LABEL: @ml.subtract(
   CHECK:         @llvm.ssub.with.overflow.i32(i32 %a, i32 %b)
   CHECK:         sub nsw i32 %a, %b
 *)
let subtract a b = a - b

(* CHECK-LABEL: @ml.multiply(
   CHECK:         @llvm.smul.with.overflow.i32(i32 %a, i32 %b)
   CHECK:         mul nsw i32 %a, %b
 *)
let multiply a b = a * b

(* With a constant, a comparison suffices.
   CHECK-LABEL: @ml.next(
   CHECK:         %overflow = icmp eq i32 %a, 2147483647
   CHECK:         add nsw i32 %a, 1
   CHECK-LABEL: @ml.from(
   CHECK:         %overflow = icmp slt i32 %a, -2147483547
   CHECK:         sub nsw i32 100, %a
   CHECK-LABEL: @ml.seven(
   CHECK:         [[SUM:%.*]] = add i32 %a,
   CHECK:         %overflow = icmp ult i32 [[SUM]],
   CHECK:         mul nsw i32 %a, 7
   CHECK-LABEL: @ml.negate(
   CHECK:         %overflow = icmp eq i32 %a, -2147483648
   CHECK:         sub nsw i32 0, %a
 *)
let next a = a + 1
let from a = 100 - a
let seven a = a * 7
let negate a = -a

(* These cannot overflow.
   CHECK-LABEL: @ml.never(
   CHECK-NOT:     overflow
   CHECK:         ret
 *)
let never a b = (((a + 0) * 1 - 0) / 2 * 0 + 0) lor (a land b) lor (a asr 1) lor (a mod 3)

(* CHECK-LABEL: @ml.shift(
   CHECK:         %distance = and i32 %b, 31
   CHECK-NEXT:    %lsl = shl i32 %a, %distance
   CHECK-NEXT:    %restored = ashr i32 %lsl, %distance
   CHECK-NEXT:    %loses.bits = icmp ne i32 %restored, %a
   CHECK-NEXT:    %far = icmp ne i32 %distance, %b
 *)
let shift a b = a lsl b

let () =
  print_int
    (add 1 2 + subtract 1 2 + multiply 1 2 + next 1 + from 1 + seven 1 + negate 1 + never 1 2
     + shift 1 2)
