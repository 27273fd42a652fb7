(* Explicitly polymorphic types: the definition must have the type for every
   type of the variables.

   RUN: not %mincaml-llc %s -ferror-limit=0 -fsyntax-only 2>&1 | FileCheck %s
   RUN: not %mincaml-llc %S/Inputs/quantified-parameter.ml -ferror-limit=0 -fsyntax-only 2>&1 | FileCheck %s --check-prefix=SYNTAX

   CHECK: :[[#@LINE+15]]:10: error: the type is not polymorphic in `'a`: `'a` is int [MC0360]
   CHECK: :[[#@LINE+15]]:14: error: the type is not polymorphic in `'b`: `'b` is the same as another variable [MC0360]
   CHECK: :[[#@LINE+15]]:13: error: the type is not polymorphic in `'a`: `'a` stands for a single type [MC0360]
   CHECK: :[[#@LINE+15]]:49: error: this expression has type 'a * 'a, but 'a is expected: 'a occurs in 'a * 'a, so the type would be infinite [MC0313]
   CHECK: :[[#@LINE+15]]:30: error: the type is not polymorphic in `'a`: `'a` stands for a single type [MC0360]
   CHECK: :[[#@LINE+15]]:14: error: the type is not polymorphic in `'a`: `'a` is bool [MC0360]

   CHECK: 6 errors generated.

   SYNTAX: :1:12: error: only the type of a definition can be explicitly polymorphic [MC0259]
   SYNTAX: :2:17: error: only the type of a definition can be explicitly polymorphic [MC0259]
   SYNTAX: :3:16: error: the type variable ''a' occurs twice in this type
   SYNTAX: 3 errors generated.
*)

let id : 'a. 'a -> 'a = fun x -> x + 1
let one : 'a 'b. 'a -> 'b -> 'a = fun x y -> if true then x else y
let cells : 'a. 'a list ref = ref []
let rec depth : 'a. 'a -> int = fun x -> depth (x, x)
let outer (x : 'b) = let f : 'a. 'a -> 'a = fun y -> if true then y else x in f x
let f : type a. a -> bool = fun x -> x
