(* Several patterns of one case.

   RUN: not %mincaml-llc %s -ferror-limit=0 -fsyntax-only 2>&1 | FileCheck %s
   RUN: %mincaml-llc %S/Inputs/alternatives.ml --emit=ast | FileCheck %s --check-prefix=AST
   RUN: %mincaml-llc %S/Inputs/alternatives.ml --emit=core | FileCheck %s --check-prefix=AST

   CHECK: :[[#@LINE+13]]:27: error: the variable 'x' must be bound on both sides of `|` in this pattern [MC0356]
   CHECK: :[[#@LINE+12]]:60: error: the variable 'y' must be bound on both sides of `|` in this pattern [MC0356]
   CHECK: :[[#@LINE+13]]:34: error: this pattern has type bool, but int is expected [MC0301]
   CHECK: :[[#@LINE+12]]:65: error: the cases of this handler must have the type of the body, int, but this case has type bool [MC0353]
   CHECK: 4 errors generated.

   AST:      with
   AST-NEXT: | E 1 | Not_found | F (_, _) ->
   AST-NEXT:   1
   AST-NEXT: | x ->
*)
exception E of int
exception F of int * int
let f g = try g () with E x | Failure _ -> 1 | Not_found | y -> 2 | Exit -> 3
let h g = try g () with E 1 | E _ -> 1 | E 3 | F (_, _) | F _ -> 4
let i g = try g () with Exit | E true -> 1 | F _ | Failure _ -> true
