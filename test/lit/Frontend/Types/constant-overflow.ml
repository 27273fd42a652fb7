(* Operations on literals whose exact result is no int have a warning.

   RUN: %mincaml-llc -fsyntax-only %s 2>&1 | FileCheck %s --implicit-check-not=warning:
*)
let sum = 2147483647 + 1
let quotient = -2147483648 / -1
let product = 65536 * 65536 / 3
let shifted = 1 lsl 31
let all_right = (-2147483648 / 2, 7 / 0, 1 lsl 30, 1 lsl 32)
let () = print_int (sum + quotient + product + shifted)
let () = ignore all_right
(*
   CHECK: :5:11: warning: the result 2147483648 {{.*}} [MC0332]
   CHECK: :6:16: warning: the result 2147483648 {{.*}} [MC0332]
   CHECK: :7:15: warning: the result 4294967296 {{.*}} [MC0332]
   CHECK: :8:15: warning: the result 2147483648 {{.*}} [MC0332]
*)
