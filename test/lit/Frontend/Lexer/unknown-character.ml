(* Characters that are in no token.

   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+12]]:11: error: `\` has no meaning in MinCaml [MC0112]
   CHECK-NEXT: print_int \1;
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+10]]:11: error: a backquote has no meaning in MinCaml [MC0112]
   CHECK-NEXT: print_int `2;
   CHECK-NEXT: ^
   CHECK-NEXT: note: there are no polymorphic variants; define a type, `type t = A | B`
   CHECK-NEXT: :[[#@LINE+7]]:12: error: `\` has no meaning in MinCaml [MC0112]
   CHECK-NEXT: print_int 3\
   CHECK-NEXT: ^
   CHECK-NEXT: 3 errors generated.
*)
print_int \1;
print_int `2;
print_int 3\
