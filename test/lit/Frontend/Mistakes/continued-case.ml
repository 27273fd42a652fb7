(* A `;` after the last case, commas between fields, and arguments in a tuple.

   RUN: not %mincaml-llc %s -ferror-limit=0 -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+15]]:10: error: the expression before `;` must have type unit, but this expression has type string [MC0314]
   CHECK: note: the `;` continues the case of the `match`; put parentheses around the `match` if it ends before the `;`
   CHECK: :[[#@LINE+17]]:21: error: expected `;`, found `,` [MC0203]
   CHECK: note: `;` separates the fields of a record
   CHECK: :[[#@LINE+17]]:10: error: the expression before `;` must have type unit, but this expression has type 'a -> unit [MC0314]
   CHECK: :[[#@LINE+16]]:29: note: arguments are written one after the other, without commas: `f x y`; this is one argument, a tuple
   CHECK: :[[#@LINE+15]]:10: note: 'Hashtbl.add' takes 3 arguments, but 2 are given: the result is a function that takes the remaining arguments
   CHECK: :[[#@LINE+16]]:11: error: the constructor 'Box' takes 1 argument, but none is given [MC0352]
   CHECK: :[[#@LINE+14]]:15: note: it is defined here
   CHECK: note: write `Box _`
   CHECK: 4 errors generated.
*)
let announce n =
  match n with
  | 1 -> "first"
  | _ -> "later";
  print_endline "announced"
let a = print_string (announce 1)
type point = { x : int; y : int }
let origin = { x = 0, y = 0 }
let table = Hashtbl.create 16
let () = Hashtbl.add table ("one", 1); print_newline ()
type 'a box = Box of 'a
let unbox Box x = x
let b = print_int (unbox (Box 1))
