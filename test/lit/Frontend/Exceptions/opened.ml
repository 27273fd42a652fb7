(* A number after the name of a module, and a `;` in front of an operator.

   RUN: not %mincaml-llc %s -ferror-limit=0 -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+6]]:11: error: `Not_found.` must be followed by a name of the module or an expression in brackets [MC0258]
   CHECK: :[[#@LINE+6]]:29: error: expected an expression, found `*` [MC0202]
   CHECK: :[[#@LINE+6]]:22: error: expected an expression, found `,` [MC0202]
   CHECK: :[[#@LINE+6]]:19: error: expected an expression, found `:=` [MC0202]
   CHECK: 4 errors generated.
*)
let z = ! Not_found.1
let v = (try 1 with _ -> 2; * 3)
let w = (fun y -> 2; , 3)
let () = begin 1; := 3 end
