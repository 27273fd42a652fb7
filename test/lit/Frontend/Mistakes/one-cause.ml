(* One cause is one error.

   RUN: not %mincaml-llc %s -ferror-limit=0 -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+27]]:31: error: `*` takes int operands, but this operand has type float; use `*.` [MC0302]
   CHECK: :[[#@LINE+26]]:18: note: 'pi' is defined here
   CHECK: :[[#@LINE+27]]:20: error: the first value of a loop has type float, but int is expected [MC0301]
   CHECK: note: the variable of a `for` is an int; compute a float from it, such as `0.1 *. float_of_int i`
   CHECK: :[[#@LINE+27]]:45: error: the variable 'a' must be bound on both sides of `|` in this pattern [MC0356]
   CHECK: :[[#@LINE+27]]:23: error: there is no type 'pont' here [MC0337]
   CHECK: :[[#@LINE+28]]:15: error: argument 1 of 'show' has type float, but int is expected [MC0310]
   CHECK: :[[#@LINE+26]]:42: note: the parameter 'x' of 'show' has type int because of its use here
   CHECK: :[[#@LINE+27]]:22: error: the value of 'c' has type int -> int -> int, but int -> int is expected [MC0301]
   CHECK: :[[#@LINE+26]]:9: note: the type is stated here
   CHECK: :[[#@LINE+27]]:20: error: the size of an array has type float, but int is expected [MC0301]
   CHECK: note: the size comes first, then the value of the elements: `Array.make 10 0.0`
   CHECK: :[[#@LINE+28]]:19: error: the expression before `.[` has type int array, but string is expected [MC0301]
   CHECK: note: `a.(i)` is an element of an array
   CHECK: :[[#@LINE+25]]:5: note: 'g' is defined here
   CHECK: :[[#@LINE+27]]:13: error: the index has type int * int, but int is expected [MC0301]
   CHECK: note: an element of a matrix, an array of arrays, is `m.(i).(j)`
   CHECK: :[[#@LINE+26]]:10: error: `^` takes string operands, but this operand has type unit [MC0302]
   CHECK: note: a call ends before an operator: `f x ^ y` is `(f x) ^ y`; write `f (x ^ y)`
   CHECK: :[[#@LINE+25]]:9: error: unknown name 'Unknown': no constructor has this name [MC0116]
   CHECK: note: a constructor is defined at the top level, `type t = Unknown` or `exception Unknown`; the name of a variable or function begins with a lower-case letter
   CHECK: :[[#@LINE+27]]:19: error: the record 'label' has no field 'radius' [MC0373]
   CHECK: :[[#@LINE+25]]:6: note: its fields are `x`, `text`
   CHECK: :[[#@LINE+23]]:6: note: the record 'circle' has this field; if several records have a field, the last definition is used unless the type is known: `(r : circle)`
   CHECK: :[[#@LINE+26]]:9: error: 'missing' is not defined [MC0346]
   CHECK: 13 errors generated.
*)
let area r = let pi = 3.14 in pi * r * r
let a = print_float (area 2.0)
let b () = for x = 0.0 to 1.0 do print_float x done
type shape = Circle of float | Square of float | Point
let size s = match s with Circle r | Square a -> r | Point -> 0.0
type line = { start : pont; stop : pont }
let show x = print_string (string_of_int x)
let () = show 1.5; show 2.5
let c : int -> int = fun x y -> x + y
let d = c 1 2
let e = Array.make 0.0 10
let f = print_float e.(1)
let g = [| 1 |]
let h = print_int g.[0]
let i = Array.make_matrix 3 3 0
let () = i.(1, 2) <- 5
let () = print_string "a" ^ "b"; print_newline ()
let j = Unknown
let k = Unknown
type circle = { x : int; radius : int }
type label = { x : int; text : string }
let l c = c.x - c.radius
let m = { x = 1; radius = 2 }
let n = missing 1 []
