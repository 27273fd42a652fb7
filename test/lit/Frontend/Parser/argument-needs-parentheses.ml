(* Arguments are simple expressions.

   RUN: not %mincaml-llc %s -fsyntax-only -std=mincaml 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+14]]:3: error: `not` cannot follow an expression; as an argument it needs parentheses [MC0221]
   CHECK-NEXT: f not x;
   CHECK-NEXT: ^~~
   CHECK-NEXT: :[[#@LINE+12]]:11: error: `if` cannot follow an expression; as an argument it needs parentheses [MC0221]
   CHECK-NEXT: print_int if true then 1 else 2;
   CHECK-NEXT: ^~
   CHECK-NEXT: :[[#@LINE+10]]:3: error: `Array.make` cannot follow an expression; as an argument it needs parentheses [MC0221]
   CHECK-NEXT: f Array.make 1 2;
   CHECK-NEXT: ^~~~~~~~~~
   CHECK-NEXT: :[[#@LINE+8]]:1: error: `Array.make` takes 2 arguments, found 1 [MC0216]
   CHECK-NEXT: Array.make 1 not true
   CHECK-NEXT: ^~~~~~~~~~
   CHECK-NEXT: 4 errors generated.
*)
f not x;
print_int if true then 1 else 2;
f Array.make 1 2;
Array.make 1 not true
