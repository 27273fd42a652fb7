(* `not` takes one argument, as any function: what extends to the right needs
   parentheses, and so does `assert`. It is a prefix in the original language.

   RUN: not %mincaml-llc %s --emit=ast 2>&1 | FileCheck %s
   RUN: %mincaml-llc -std=mincaml %S/Inputs/not-argument.ml --emit=ast | FileCheck %s --check-prefix=STRICT

   CHECK: :[[#@LINE+16]]:17: error: `if` cannot follow an expression; as an argument it needs parentheses [MC0221]
   CHECK: :[[#@LINE+16]]:17: error: `let` cannot follow an expression; as an argument it needs parentheses [MC0221]
   CHECK: :[[#@LINE+16]]:37: error: `fun` cannot follow an expression; as an argument it needs parentheses [MC0221]
   CHECK: :[[#@LINE+16]]:17: error: `for` cannot follow an expression; as an argument it needs parentheses [MC0221]
   CHECK: :[[#@LINE+16]]:17: error: `while` cannot follow an expression; as an argument it needs parentheses [MC0221]
   CHECK: :[[#@LINE+16]]:17: error: `assert` cannot follow an expression; as an argument it needs parentheses [MC0221]
   CHECK: :[[#@LINE+16]]:22: error: an assignment cannot follow an expression; as an argument it needs parentheses [MC0221]
   CHECK-NEXT: let () = ignore (not a.(0) <- 1)
   CHECK-NEXT: ^~~~~~~~~~
   CHECK-NEXT: 7 errors generated.

   STRICT: if not (if true then false else true) then

   With parentheses, or a minus sign between them, which OCaml takes for a
   subtraction, there is no error.
*)
let () = g (not if true then false else true)
let () = g (not let x = true in x)
let () = g (not - fun x -> x || not fun y -> y)
let () = g (not for i = 1 to 2 do () done)
let () = g (not while true do () done)
let () = g (not assert false)
let () = ignore (not a.(0) <- 1)
let () = g (not (if true then false else true) && not (assert false))
let () = g (not (a.(0) <- 1))
