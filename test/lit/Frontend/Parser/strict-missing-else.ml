(* The original MinCaml has no `if` without `else`.

   RUN: not %mincaml-llc %s -fsyntax-only -std=mincaml 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+6]]:1: error: `if` without `else` is an extension; write `else ()` [MC0207]
   CHECK-NEXT: if true then print_int 1
   CHECK-NEXT: ^~
   CHECK-NEXT: else ()
   CHECK-NEXT: 1 error generated.
*)
if true then print_int 1
