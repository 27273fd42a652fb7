(* After `let mutable`, the definition is read like others: there is no other error.

   RUN: not %mincaml-llc -fsyntax-only %s 2>&1 | FileCheck %s --implicit-check-not=error
*)
let mutable x = 5
let y = x + 1
let () = print_int (x + y)
(*
   CHECK: :5:5: error: `mutable` cannot be used here: {{.*}} [MC0120]
   CHECK: 1 error generated
*)
