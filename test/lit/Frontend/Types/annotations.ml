(* Type annotations must agree with the inferred types.

   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+31]]:15: error: the value of 'x' has type float, but int is expected [MC0301]
   CHECK: :[[#@LINE+30]]:9: note: the type is stated here
   CHECK: :[[#@LINE+30]]:27: error: the result of 'f' has type int, but float is expected [MC0301]
   CHECK: :[[#@LINE+29]]:19: note: the type is stated here
   CHECK: :[[#@LINE+28]]:8: note: 'a' is defined here
   CHECK: :[[#@LINE+30]]:29: error: the value of 'h' has type int -> int, but int -> int -> int is expected [MC0301]
   CHECK: :[[#@LINE+29]]:9: note: the type is stated here
   CHECK: :[[#@LINE+29]]:29: error: this value has type int * int, but int * float is expected [MC0301]
   CHECK: :[[#@LINE+28]]:14: note: the type is stated here
   CHECK: :[[#@LINE+28]]:7: error: this pattern has type int, but bool is expected [MC0301]
   CHECK: :[[#@LINE+27]]:11: note: the type is stated here
   CHECK: :[[#@LINE+27]]:10: error: this expression has type int, but float is expected [MC0301]
   CHECK: :[[#@LINE+26]]:14: note: the type is stated here
   CHECK: :[[#@LINE+26]]:20: error: the value of 'l' has type int, but int list is expected [MC0301]
   CHECK: :[[#@LINE+25]]:9: note: the type is stated here
   CHECK: :[[#@LINE+25]]:9: error: there is no type 'strin' here; did you mean `string`? [MC0337]
   CHECK: :[[#@LINE+25]]:11: error: the type 'array' takes 1 argument, but none is given; write `int array` [MC0370]
   CHECK: :[[#@LINE+25]]:25: error: the value of 'y' has type int array, but int array ref is expected [MC0301]
   CHECK: :[[#@LINE+24]]:9: note: the type is stated here
   CHECK: :[[#@LINE+24]]:8: error: this pattern has type unit, but int is expected [MC0301]
   CHECK: :[[#@LINE+23]]:13: note: the type is stated here
   CHECK: :[[#@LINE+23]]:37: error: the body of 'm' has type int, but its result is used as float [MC0321]
   CHECK: :[[#@LINE+22]]:13: note: the result is used here
   CHECK: :[[#@LINE+22]]:16: error: the value of 't' has type float, but int * int is expected [MC0301]
   CHECK: :[[#@LINE+21]]:9: note: the type is stated here
   CHECK: :[[#@LINE+21]]:13: error: the type 'pair' takes no argument, but 1 is given [MC0370]
   CHECK: :[[#@LINE+21]]:9: error: there is no type 'later' here [MC0337]
   CHECK: 15 errors generated.
*)
type pair = int * int

let x : int = 1.5
let f (a : int) : float = a
let g (a : 'a) (b : 'a) = if a = b then 1 else 2

let h : int -> int -> int = fun x -> x
let (p, q) : int * float = (1, 2)
let ((u : bool), v) = (1, 2)
let r = (1 : float)
let l : int list = 1
let s : strin = 1
let arr : array = 1
let y : int array ref = [| 1 |]
let k (() : int) = 1
let rec m : int -> float = fun x -> x + 1
let t : pair = 1.5
let w : int pair = 2
let z : later = 2
type later = int
