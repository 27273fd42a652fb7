(* Types of the library's functions.

   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+40]]:8: error: argument 1 of 'incr' has type int, but int ref is expected [MC0310]
   CHECK-NEXT: incr 1;
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+39]]:14: error: argument 1 of 'print_int' has type int * (int -> int), but int is expected [MC0310]
   CHECK-NEXT: print_int (max (1, succ) (3, succ));
   CHECK-NEXT: ^~~~~~~~~~~~~~~~~~~~~~~
   CHECK-NEXT: :[[#@LINE+37]]:20: error: argument 2 of 'max' has type float, but int is expected [MC0310]
   CHECK-NEXT: print_int (max 1 2.0);
   CHECK-NEXT: ^~~
   CHECK-NEXT: 2
   CHECK-NEXT: :[[#@LINE+33]]:18: note: the type int comes from this use
   CHECK-NEXT: print_int (max 1 2.0);
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+31]]:18: error: argument 1 of 'abs' has type float, but int is expected [MC0310]
   CHECK-NEXT: print_int (abs 2.5);
   CHECK-NEXT: ^~~
   CHECK-NEXT: :[[#@LINE+29]]:18: error: argument 1 of 'fst' has type int, but 'a * 'b is expected [MC0310]
   CHECK-NEXT: print_int (fst 1);
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+28]]:3: error: the expression before `;` must have type unit, but this expression has type int -> int [MC0314]
   CHECK-NEXT: c (fun x -> x) (fun y -> y + 1);
   CHECK-NEXT: ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
   CHECK-NEXT: :[[#@LINE+26]]:15: error: argument 1 of 'print_float' has type int, but float is expected [MC0310]
   CHECK-NEXT: print_float !r
   CHECK-NEXT: ^~
   CHECK-NEXT: print_int
   CHECK-NEXT: note: `print_int` prints an int
   CHECK-NEXT: :[[#@LINE+15]]:14: error: `max` can only compare values that contain no functions, but these have type int * (int -> int) [MC0312]
   CHECK-NEXT: print_int (max (1, succ) (3, succ));
   CHECK-NEXT: ^~~
   CHECK-NEXT: :[[#@LINE+17]]:3: error: 'c' can only compare values that contain no functions, but here it is used for type int -> int [MC0340]
   CHECK-NEXT: c (fun x -> x) (fun y -> y + 1);
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+13]]:11: note: the comparison is here
   CHECK-NEXT: let c = min in
   CHECK-NEXT: ^~~
   CHECK-NEXT: 9 errors generated.
*)
let r = ref 0
let () =
  incr 1;
  ignore ();
  print_int (max (1, succ) (3, succ));
  print_int (max 1 2.0);
  print_int (abs 2.5);
  print_int (fst 1);
  let c = min in
  c (fun x -> x) (fun y -> y + 1);
  print_float !r
let i = fun x -> x
