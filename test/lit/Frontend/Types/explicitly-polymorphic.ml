(* Annotations that quantify type variables.

   RUN: not %mincaml-llc %s -ferror-limit=0 -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+6]]:10: error: explicitly polymorphic types are not supported; leave out the type variables and the dot [MC0259]
   CHECK: :[[#@LINE+6]]:13: error: explicitly polymorphic types are not supported; leave out the type variables and the dot [MC0259]
   CHECK: :[[#@LINE+6]]:17: error: explicitly polymorphic types are not supported; leave out the type variables and the dot [MC0259]
   CHECK: 3 errors generated.
*)
(* *)
let id : 'a. 'a -> 'a = fun x -> x
let first : 'a 'b. 'a * 'b -> 'a = fun (x, _) -> x
let rec depth : 'a. 'a -> int = fun x -> depth (x, x)
