(* A later definition hides an earlier one of the same name: of a type, an
   exception, or a name of the library.

   RUN: not %mincaml-llc %s -ferror-limit=0 -fsyntax-only 2>&1 | FileCheck --implicit-check-not=error: %s

   CHECK: :[[#@LINE+20]]:17: error: the value of 'y' has type float, but int is expected [MC0301]
   CHECK: :[[#@LINE+19]]:9: note: the type is stated here
   CHECK: :[[#@LINE+23]]:15: error: the constructor 'E' takes 1 argument, but none is given [MC0352]
   CHECK: :[[#@LINE+8]]:11: note: it is defined here
   CHECK: note: write `E e`, or, as the argument of a function, `(E e)`
   CHECK: 2 errors generated.
*)
exception E

let first = E

exception E of int
exception Exit of int
exception Exit

type t = int
type t = float
type float = int

let x : t = 3.0
let y : float = 1.0

let second = E 1
let print n = raise Exit

let third n = E
