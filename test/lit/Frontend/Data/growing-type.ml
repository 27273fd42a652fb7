(* A type that contains infinitely many instances of itself.

   RUN: not %mincaml-llc %s -fsyntax-only -fcopies-limit=100 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+3]]:9: error: 't' is used at too many types: more than 100 copies are needed [MC0342]
   CHECK: 1 error generated.
*)
type 'a t = Leaf | Node of 'a * ('a * 'a) t

let x = Node (1, Leaf)
let () = match x with Leaf -> () | Node (n, _) -> print_int n
