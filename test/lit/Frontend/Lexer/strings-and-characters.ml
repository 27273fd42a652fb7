(* The original language has no strings and no characters.

   RUN: not %mincaml-llc -std=mincaml %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+13]]:14: error: MinCaml has no strings [MC0117]
   CHECK-NEXT: print_string "hello \" world";
   CHECK-NEXT: ^~~~~~~~~~~~~~~~
   CHECK-NEXT: :[[#@LINE+11]]:12: error: MinCaml has no character literals; write the code 65 [MC0118]
   CHECK-NEXT: print_char 'A';
   CHECK-NEXT: ^~~
   CHECK-NEXT: 65
   CHECK-NEXT: :[[#@LINE+8]]:12: error: MinCaml has no character literals; write the code 10 [MC0118]
   CHECK-NEXT: print_char '\n'
   CHECK-NEXT: ^~~~
   CHECK-NEXT: 10
   CHECK-NEXT: 3 errors generated.
*)
print_string "hello \" world";
print_char 'A';
print_char '\n'
