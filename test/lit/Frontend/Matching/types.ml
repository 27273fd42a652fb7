(* The types of patterns, conditions and cases.

   RUN: not %mincaml-llc %s -ferror-limit=0 -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+27]]:23: error: this pattern has type int, but exn is expected [MC0301]
   CHECK: :[[#@LINE+27]]:24: error: this pattern has type 'a * 'b, but exn is expected [MC0301]
   CHECK: :[[#@LINE+27]]:23: error: this pattern has type unit, but exn is expected [MC0301]
   CHECK: :[[#@LINE+27]]:33: error: this pattern has type string, but int is expected [MC0301]
   CHECK: :[[#@LINE+27]]:40: error: the cases of a match must have the same type: the first has type string, but this case has type int [MC0357]
   CHECK: :[[#@LINE+27]]:31: error: the condition after `when` has type int, but bool is expected [MC0301]
   CHECK: :[[#@LINE+27]]:40: error: this pattern has type int, but char is expected [MC0301]
   CHECK: :[[#@LINE+27]]:45: error: the condition after `when` has type int, but bool is expected [MC0301]
   CHECK: :[[#@LINE+26]]:34: note: 'y' has type int because of this pattern
   CHECK: :[[#@LINE+26]]:25: error: the variable 'y' must be bound on both sides of `|` in this pattern [MC0356]
   CHECK: :[[#@LINE+26]]:39: error: 'y' has type int, but string is expected [MC0301]
   CHECK: :[[#@LINE+25]]:25: note: the other alternative is here
   CHECK: :[[#@LINE+25]]:45: error: this pattern has type string, but int is expected [MC0301]
   CHECK: :[[#@LINE+24]]:66: error: this pattern has type int, but exn is expected [MC0301]
   CHECK: :[[#@LINE+24]]:19: error: this pattern has type int, but float is expected [MC0301]
   CHECK: :[[#@LINE+25]]:50: error: the cases of a match must have the same type: the first has type int, but this case has type string [MC0357]
   CHECK: :[[#@LINE+25]]:30: error: the constructor 'E' takes 1 argument, but 2 are given [MC0352]
   CHECK: :[[#@LINE+9]]:11: note: it is defined here
   CHECK: note: write `E _`
   CHECK: :[[#@LINE+22]]:41: error: the constructor 'E' takes 1 argument, but none is given [MC0352]
   CHECK: :[[#@LINE+6]]:11: note: it is defined here
   CHECK: note: write `E _`
   CHECK: :[[#@LINE+20]]:21: error: `+` takes int operands, but this operand has type 'a * 'b [MC0302]
   CHECK: :[[#@LINE+19]]:8: note: 'z' has type 'a * 'b because of this pattern
   CHECK: 17 errors generated.
*)
exception E of int
let a () = try 1 with 1 -> 2
let b () = try 1 with (x, y) -> 2
let c () = try 1 with () -> 2
let d x = match x with 1 -> 2 | "a" -> 3
let e x = match x with 1 -> "a" | _ -> 2
let f x = match x with y when y + 1 -> 2 | _ -> 3
let g x = match x with 'a'..'z' -> 1 | 2 -> 3 | _ -> 4
let h x = match x with (y, 1) | (1, y) when y -> 1 | _ -> 2
let i x = match x with (y, true) | (true, y) | (_, _) -> 1
let j x = match x with (y, 1) | ("a", y) -> 1
let k x = match x with 1 -> 2 | exception E "a" -> 3 | exception 1 -> 4
let l = function (1 : float) -> 2 | _ -> 3
let m (E x) (Some y) = x
let n x = match x with 1 -> 2 | exception E _ -> "a"
let o x = match x with E _ | E (_, _) | E -> 2 | _ -> 3
let p (x, y as z) = z + 1
