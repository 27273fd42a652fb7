(* One argument too many has several likely reasons.

   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+22]]:16: error: 'print_int' takes 1 argument, but 2 are given [MC0308]
   CHECK-NEXT: print_int fact 5;
   CHECK-NEXT: ~~~~~~~~~      ^
   CHECK-NEXT: (     )
   CHECK-NEXT: note: an argument that is a call needs parentheses
   CHECK-NEXT: :[[#@LINE+19]]:1: error: 'print_int' takes 1 argument, but 3 are given [MC0308]
   CHECK-NEXT: print_newline ();
   CHECK-NEXT: ^~~~~~~~~~~~~
   CHECK-NEXT: note: to evaluate expressions one after the other, write `;` between them
   CHECK-NEXT: :[[#@LINE+14]]:12: note: insert `;`
   CHECK-NEXT: print_int 1
   CHECK-NEXT: ^
   CHECK-NEXT: ;
   CHECK-NEXT: :[[#@LINE+12]]:19: error: 'fact' takes 1 argument, but 2 are given [MC0308]
   CHECK-NEXT: print_int (fact 1 2)
   CHECK-NEXT: ~~~~   ^
   CHECK-NEXT: :[[#@LINE+5]]:9: note: 'fact' is defined here, with type int -> int
   CHECK-NEXT: let rec fact n = if n = 0 then 1 else n * fact (n - 1) in
   CHECK-NEXT: ^~~~
   CHECK-NEXT: 3 errors generated.
*)
let rec fact n = if n = 0 then 1 else n * fact (n - 1) in
print_int fact 5;
print_int 1
print_newline ();
print_int (fact 1 2)
