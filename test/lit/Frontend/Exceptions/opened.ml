(* `M.(e)` of OCaml, and a `;` in front of an operator.

   RUN: not %mincaml-llc %s -ferror-limit=0 -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+8]]:9: error: 'Array' has no elements; `Array.( )`, which opens a module in OCaml, is not supported [MC0258]
   CHECK: :[[#@LINE+8]]:9: error: 'Not_found' has no elements; `Not_found.( )`, which opens a module in OCaml, is not supported [MC0258]
   CHECK: :[[#@LINE+8]]:11: error: 'Not_found' has no elements; `Not_found.( )`, which opens a module in OCaml, is not supported [MC0258]
   CHECK: :[[#@LINE+8]]:29: error: expected an expression, found `+` [MC0202]
   CHECK: :[[#@LINE+8]]:22: error: expected an expression, found `,` [MC0202]
   CHECK: :[[#@LINE+8]]:19: error: expected an expression, found `:=` [MC0202]
   CHECK: 6 errors generated.
*)
let x = Array.(length)
let y = Not_found.(0)
let z = ! Not_found.[0]
let v = (try 1 with _ -> 2; + 3)
let w = (fun y -> 2; , 3)
let () = begin 1; := 3 end
