(* An undefined name becomes an external, with the type its use gives it.

   RUN: %mincaml-llc -fimplicit-externals %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+20]]:12: warning: 'duoble' is not defined; assuming an external, min_caml_duoble: int -> int; did you mean 'double'? [MC0330] [-Wimplicit-external]
   CHECK-NEXT: print_int (duoble 2 + duoble 3);
   CHECK-NEXT: ^~~~~~
   CHECK-NEXT: double
   CHECK-NEXT: :[[#@LINE+17]]:11: warning: 'table' is not defined; assuming an external, min_caml_table: int array [MC0330] [-Wimplicit-external]
   CHECK-NEXT: print_int table.(1);
   CHECK-NEXT: ^~~~~
   CHECK-NEXT: :[[#@LINE+15]]:1: warning: 'foo' is not defined; assuming an external, min_caml_foo: int -> float -> bool -> unit [MC0330] [-Wimplicit-external]
   CHECK-NEXT: foo 1 2.0 true;
   CHECK-NEXT: ^~~
   CHECK-NEXT: :[[#@LINE+13]]:1: warning: 'print_itn' is not defined; assuming an external, min_caml_print_itn: int -> unit; did you mean 'print_int'? [MC0330] [-Wimplicit-external]
   CHECK-NEXT: print_itn 3;
   CHECK-NEXT: ^~~~~~~~~
   CHECK-NEXT: print_int
   CHECK-NEXT: :[[#@LINE+10]]:14: warning: 'hypotenuse' is not defined; assuming an external, min_caml_hypotenuse: float * float -> float [MC0330] [-Wimplicit-external]
   CHECK-NEXT: print_float (hypotenuse (1.0, 2.0))
   CHECK-NEXT: ^~~~~~~~~~
   CHECK-NEXT: 5 warnings generated.
*)
let rec double n = n + n in
print_int (duoble 2 + duoble 3);
print_int table.(1);
foo 1 2.0 true;
print_itn 3;
print_float (hypotenuse (1.0, 2.0))
