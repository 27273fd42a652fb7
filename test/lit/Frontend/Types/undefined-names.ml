(* Names that are not defined are errors, with what was probably meant.

   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s
   RUN: %mincaml-llc %s -fsyntax-only -fimplicit-externals -Wno-implicit-external
   RUN: %mincaml-llc %s -fsyntax-only -std=mincaml -Wno-implicit-external

   CHECK: :[[#@LINE+25]]:12: error: 'duoble' is not defined; did you mean 'double'? [MC0346]
   CHECK-NEXT: print_int (duoble 1);
   CHECK-NEXT: ^~~~~~
   CHECK-NEXT: double
   CHECK-NEXT: :[[#@LINE+22]]:1: error: 'print_itn' is not defined; did you mean 'print_int'? [MC0346]
   CHECK-NEXT: print_itn 2;
   CHECK-NEXT: ^~~~~~~~~
   CHECK-NEXT: print_int
   CHECK-NEXT: :[[#@LINE+19]]:14: error: 'sqr' is not defined; did you mean 'sqrt'? [MC0346]
   CHECK-NEXT: print_float (sqr 2.0);
   CHECK-NEXT: ^~~
   CHECK-NEXT: sqrt
   CHECK-NEXT: :[[#@LINE+16]]:9: error: 'maximum' is not defined [MC0346]
   CHECK-NEXT: let x = maximum 1 2 in
   CHECK-NEXT: ^~~~~~~
   CHECK-NEXT: :[[#@LINE+14]]:16: error: 'y' is not defined [MC0346]
   CHECK-NEXT: print_int (x + y.(0));
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+12]]:1: error: 'print_newlin' is not defined; did you mean 'print_newline'? [MC0346]
   CHECK-NEXT: print_newlin ()
   CHECK-NEXT: ^~~~~~~~~~~~
   CHECK-NEXT: print_newline
   CHECK-NEXT: 6 errors generated.
*)
let rec double x = x + x in
print_int (duoble 1);
print_itn 2;
print_float (sqr 2.0);
let x = maximum 1 2 in
print_int (x + y.(0));
print_newlin ()
