(* An external that is used as a value is an array.

   RUN: not %mincaml-llc -fimplicit-externals %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+16]]:11: error: 'cuont' is not defined, and an external that is used as a value must be an array, but 'cuont' has type int; did you mean 'count'? [MC0320]
   CHECK-NEXT: print_int cuont;
   CHECK-NEXT: ^~~~~
   CHECK-NEXT: count
   CHECK-NEXT: :[[#@LINE+14]]:18: error: 'unknown_function' is not defined, and an external that is used as a value must be an array, but 'unknown_function' has type int -> int [MC0320]
   CHECK-NEXT: print_int (apply unknown_function);
   CHECK-NEXT: ^~~~~~~~~~~~~~~~
   CHECK-NEXT: :[[#@LINE+12]]:9: error: 'mystery' is not defined, and an external that is used as a value must be an array, but 'mystery' has type 'a [MC0320]
   CHECK-NEXT: let x = mystery in
   CHECK-NEXT: ^~~~~~~
   CHECK-NEXT: :[[#@LINE+10]]:13: error: 'limit' is not defined, and an external that is used as a value must be an array, but 'limit' has type float [MC0320]
   CHECK-NEXT: print_float limit
   CHECK-NEXT: ^~~~~
   CHECK-NEXT: 4 errors generated.
*)
let count = 1 in
print_int cuont;
let rec apply f = f 1 in
print_int (apply unknown_function);
let x = mystery in
print_float limit
