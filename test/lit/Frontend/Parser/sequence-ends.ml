(* A `;` may end a sequence, also before `and` and before the `else` of an `if`
   whose branch ends with it. `then` stands once.

   RUN: %mincaml-llc %s --emit=ast | FileCheck %s
   RUN: not %mincaml-llc %S/Inputs/sequence-ends.ml --emit=ast 2>&1 | FileCheck %s --check-prefix=BAD

   CHECK: if b then
   CHECK: else
*)
let x = print_int 1; and y = 2
let rec f b = if b then let x = 1 in print_int x; else print_int 2; and g x = f x
let h = fun b -> if b then fun x -> print_int x; else fun y -> print_int y;

(*
   BAD: sequence-ends.ml:1:20: error: expected an expression, found `;` [MC0202]
   BAD: sequence-ends.ml:2:30: error: `else` without an `if` [MC0208]
   BAD: sequence-ends.ml:3:41: error: `else` without an `if` [MC0208]
   BAD: sequence-ends.ml:4:21: error: expected an expression, found `then` [MC0202]
   BAD: sequence-ends.ml:5:5: error: a tuple pattern needs parentheses [MC0220]
   BAD-NEXT: let x, y : int * int = (1, 2)
   BAD-NEXT: ^~~~
*)
