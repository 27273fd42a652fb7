(* Several patterns of one case.

   RUN: not %mincaml-llc %s -ferror-limit=0 -fsyntax-only 2>&1 | FileCheck %s
   RUN: %mincaml-llc %S/Inputs/alternatives.ml --emit=ast | FileCheck %s --check-prefix=AST
   RUN: %mincaml-llc %S/Inputs/alternatives.ml --emit=core | FileCheck %s --check-prefix=CORE

   CHECK: :[[#@LINE+26]]:27: error: 'x' cannot be bound by a pattern that has alternatives [MC0356]
   CHECK: :[[#@LINE+25]]:60: error: 'y' cannot be bound by a pattern that has alternatives [MC0356]
   CHECK: :[[#@LINE+24]]:69: warning: this case is never used: an earlier one takes every exception [MC0354]
   CHECK: :[[#@LINE+24]]:42: warning: this case is never used: an earlier one takes every 'E' [MC0354]
   CHECK: :[[#@LINE+23]]:59: warning: this case is never used: an earlier one takes every 'F' [MC0354]
   CHECK: :[[#@LINE+23]]:34: error: the argument of 'E' has type bool, but int is expected [MC0301]
   CHECK: :[[#@LINE+22]]:65: error: the cases of this handler must have the type of the body, int, but this one has type bool [MC0353]

   AST:      with
   AST-NEXT: | E 1
   AST-NEXT: | Not_found
   AST-NEXT: | F (_, _) ->
   AST-NEXT:   1
   AST-NEXT: | x ->

   CORE:      let rec handler_1 () =
   CORE-NEXT:   1
   CORE:      | Not_found ->
   CORE-NEXT:   handler_1 ()
   CORE-NEXT: | F (_, _) ->
   CORE-NEXT:   handler_1 ()
   CORE:      if argument_1 = 1 then
   CORE-NEXT:   handler_1 ()
*)
exception E of int
exception F of int * int
let f g = try g () with E x | Failure _ -> 1 | Not_found | y -> 2 | Exit -> 3
let h g = try g () with E 1 | E _ -> 1 | E 3 | F (_, _) | F _ -> 4
let i g = try g () with Exit | E true -> 1 | F _ | Failure _ -> true
