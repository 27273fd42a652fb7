(* Types with the wrong parameters.

   RUN: not %mincaml-llc %s -ferror-limit=0 -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+6]]:35: error: `'a` is not a parameter of the type 'tree' [MC0371]
   CHECK: note: the parameters of a type are written before its name: `type 'a t = ...`
   CHECK: :[[#@LINE+6]]:20: error: the type 'entry' takes 2 arguments, but 1 is given; write `(int, int) entry`, for example [MC0370]
   CHECK: :[[#@LINE+6]]:17: error: the type 'int' takes no argument, but 1 is given; write `int list` [MC0370]
   CHECK: 3 errors generated.
*)
type tree = Leaf | Node of tree * 'a * tree
type ('k, 'v) entry = { key : 'k; value : 'v }
let first (l : int entry list) = List.hd l
let f (l : list int) = l
