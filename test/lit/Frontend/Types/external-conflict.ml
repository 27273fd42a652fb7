(* An external has one type as well.

   RUN: not %mincaml-llc -fimplicit-externals %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+20]]:16: error: 'foo' is used at two types: here argument 1 has type float, but int in an earlier use [MC0311]
   CHECK-NEXT: print_int (foo 2.0);
   CHECK-NEXT: ^~~
   CHECK-NEXT: :[[#@LINE+16]]:12: note: the earlier use is here; a function has one type, so define a function for each type
   CHECK-NEXT: print_int (foo 1);
   CHECK-NEXT: ^~~
   CHECK-NEXT: :[[#@LINE+15]]:18: error: 'foo' takes 1 argument, but 2 are given [MC0308]
   CHECK-NEXT: print_int (foo 1 2);
   CHECK-NEXT: ~~~   ^
   CHECK-NEXT: :[[#@LINE+13]]:14: error: argument 1 of 'print_float' has type int, but float is expected [MC0310]
   CHECK-NEXT: print_float (foo 3)
   CHECK-NEXT: ^~~~~
   CHECK-NEXT: print_int
   CHECK-NEXT: note: `print_int` prints an int
   CHECK-NEXT: :[[#@LINE+5]]:12: warning: 'foo' is not defined; assuming an external, min_caml_foo: int -> int [MC0330] [-Wimplicit-external]
   CHECK-NEXT: print_int (foo 1);
   CHECK-NEXT: ^~~
   CHECK-NEXT: 3 errors and 1 warning generated.
*)
print_int (foo 1);
print_int (foo 2.0);
print_int (foo 1 2);
print_float (foo 3)
