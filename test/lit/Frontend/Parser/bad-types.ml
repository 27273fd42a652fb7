(* Types that cannot be parsed, and definitions of types that are not names of types.

   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+12]]:6: error: types with constructors are not in MinCaml: use an int for each case, `let red = 0`, and a tuple or an array for data [MC0230]
   CHECK: :[[#@LINE+12]]:6: error: types with parameters are not in MinCaml: write the type for each use, `type int_pair = int * int` [MC0230]
   CHECK: :[[#@LINE+12]]:6: error: records are not in MinCaml: use a tuple, `type point = float * float`, and take it apart by `let (x, y) = p` [MC0230]
   CHECK: :[[#@LINE+14]]:9: error: expected a type, found `=` [MC0229]
   CHECK: :[[#@LINE+14]]:14: error: expected `)` to close `(`, found `=` [MC0204]
   CHECK: :[[#@LINE+13]]:9: note: it was opened here
   CHECK: :[[#@LINE+13]]:19: error: expected a type, found `)` [MC0229]
   CHECK: :[[#@LINE+13]]:14: error: types cannot be defined together: write `type` for each [MC0230]
   CHECK: :[[#@LINE+14]]:1: error: expected a name, found the end of the file [MC0203]
   CHECK: 8 errors generated.
*)

type t = A | B of int
type 'a t = 'a array
type p = { x : int;
           y : int }

let x : = 3
let y : (int = 3
let z (a : int -> ) = 3
type u = int and v = float
type
