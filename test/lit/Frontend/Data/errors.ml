(* Wrong definitions and uses of data types.

   RUN: not %mincaml-llc %s -ferror-limit=0 -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+31]]:18: error: `'a` is not a parameter of the type 'bad1' [MC0371]
   CHECK: :[[#@LINE+31]]:13: error: the definition of the type 'bad2' contains 'bad2' itself [MC0372]
   CHECK: :[[#@LINE+31]]:38: error: the definition of the type 'bad3' contains 'bad3' itself [MC0372]
   CHECK: :[[#@LINE+31]]:18: error: the type 'tree' takes 1 argument, but none is given; write `int tree` [MC0370]
   CHECK: :[[#@LINE+31]]:29: error: the type 'list' takes 1 argument, but 2 are given; write `int list` [MC0370]
   CHECK: :[[#@LINE+31]]:18: error: there is no type 'treee' here; did you mean `tree`? [MC0337]
   CHECK: :[[#@LINE+32]]:23: error: the record 'point' has no field 'z' [MC0373]
   CHECK: :[[#@LINE+19]]:6: note: its fields are `x`, `y`
   CHECK: :[[#@LINE+31]]:21: error: `.x` accesses a field of a record, but the expression before it has type int [MC0374]
   CHECK: :[[#@LINE+31]]:13: error: no record has a field 'w' [MC0375]
   CHECK: :[[#@LINE+31]]:9: error: no record has all of these fields [MC0376]
   CHECK: :[[#@LINE+31]]:9: error: this record has no value for `x` [MC0377]
   CHECK: :[[#@LINE+31]]:23: error: the field 'x' is not mutable [MC0378]
   CHECK: :[[#@LINE+13]]:16: note: it is defined here
   CHECK: :[[#@LINE+30]]:16: error: the argument of 'Circle' must be written with its fields: `Circle { radius = ... }` [MC0379]
   CHECK: :[[#@LINE+14]]:14: note: it is defined here
   CHECK: :[[#@LINE+29]]:25: error: the argument of 'Circle' must be written with its fields: `Circle { radius = ... }` [MC0379]
   CHECK: :[[#@LINE+12]]:14: note: it is defined here
   CHECK: :[[#@LINE+28]]:9: error: the constructor 'Node' takes 3 arguments, but 2 are given [MC0352]
   CHECK: :[[#@LINE+9]]:23: note: it is defined here
   CHECK: note: write `Node (e1, e2, e3)`, or, as the argument of a function, `(Node (e1, e2, e3))`
   CHECK: :[[#@LINE+26]]:36: error: the argument of 'Node' has type bool, but int is expected [MC0301]
   CHECK: :[[#@LINE+26]]:15: error: this element has type bool, but int is expected [MC0301]
   CHECK: :[[#@LINE+26]]:13: error: this element has type float, but int is expected [MC0301]
   CHECK: 18 errors generated.
*)
type point = { x : int; mutable y : int }
type size = { width : int; x : float }
type 'a tree = Leaf | Node of 'a tree * 'a * 'a tree
type shape = Circle of { radius : float } | Square of float

type bad1 = A of 'a
type bad2 = bad2 list
type 'a bad3 = 'a bad4 and 'a bad4 = 'a bad3 option
type bad5 = B of tree
type bad6 = C of (int, int) list
type bad7 = D of treee

let f (p : point) = p.z
let g n = n + 1 + n.x
let h p = p.w
let i = { y = 1; width = 2 }
let j = { y = 1 }
let k (p : point) = p.x <- 1
let l = Circle 1.0
let m = function Circle 1.0 -> 1 | Square _ -> 2
let n = Node (Leaf, 1)
let o = Node (Leaf, 1, Node (Leaf, true, Leaf))
let p = 1 :: [true]
let q = [1; 2.5]
