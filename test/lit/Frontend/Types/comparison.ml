(* Both operands of a comparison have one type, which is int, float or bool.

   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+35]]:8: error: the right operand of `=` has type int, but float is expected [MC0301]
   CHECK-NEXT: if x = 0 then print_int 1;
   CHECK-NEXT: ~   ^
   CHECK-NEXT: .0
   CHECK-NEXT: :[[#@LINE+30]]:5: note: 'x' is defined here
   CHECK-NEXT: let x = 1.0 in
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+29]]:8: error: the right operand of `<` has type float, but int is expected [MC0301]
   CHECK-NEXT: if 0 < x then print_int 1;
   CHECK-NEXT: ~   ^
   CHECK-NEXT: .0
   CHECK-NEXT: :[[#@LINE+23]]:5: note: 'x' is defined here
   CHECK-NEXT: let x = 1.0 in
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+28]]:15: error: 'less' can only compare values that contain no functions, but here it is used for type int * (int -> int) [MC0340]
   CHECK-NEXT: print_int (if less (1, succ) (3, succ) then 1 else 0);
   CHECK-NEXT: ^~~~
   CHECK-NEXT: :[[#@LINE+24]]:22: note: the comparison is here
   CHECK-NEXT: let rec less y z = y < z in
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+17]]:14: error: `=` can only compare values that contain no functions, but these have type int * (int -> int) [MC0312]
   CHECK-NEXT: if (1, succ) = (2, succ) then print_int 1;
   CHECK-NEXT: ~~~~~~~  ^  ~~~~~~~
   CHECK-NEXT: :[[#@LINE+15]]:13: error: `<>` can only compare values that contain no functions, but these have type (int -> int) ref [MC0312]
   CHECK-NEXT: if ref succ <> ref succ then print_int 1;
   CHECK-NEXT: ~~~~~~~~ ^~ ~~~~~~~~
   CHECK-NEXT: :[[#@LINE+13]]:22: error: `<=` can only compare values that contain no functions, but these have type (int -> int) array [MC0312]
   CHECK-NEXT: if Array.make 1 succ <= Array.make 1 pred then print_int 1;
   CHECK-NEXT: ~~~~~~~~~~~~~~~~~ ^~ ~~~~~~~~~~~~~~~~~
   CHECK-NEXT: :[[#@LINE+11]]:14: error: `=` can only compare values that contain no functions, but these have type int -> unit [MC0312]
   CHECK-NEXT: if print_int = print_int then print_int 1;
   CHECK-NEXT: ~~~~~~~~~ ^ ~~~~~~~~~
   CHECK-NEXT: 7 errors generated.
*)
let x = 1.0 in
if x = 0 then print_int 1;
if 0 < x then print_int 1;
if (1, succ) = (2, succ) then print_int 1;
if ref succ <> ref succ then print_int 1;
if Array.make 1 succ <= Array.make 1 pred then print_int 1;
if print_int = print_int then print_int 1;
let rec less y z = y < z in
print_int (if less (1, succ) (3, succ) then 1 else 0);
print_int (if true < false then 1 else 2)
