(* A program has one exception and one type of a name; names of the library can be
   defined.

   RUN: not %mincaml-llc %s -ferror-limit=0 -fsyntax-only 2>&1 | FileCheck --implicit-check-not=error: %s

   CHECK: :[[#@LINE+11]]:11: error: the exception 'E' is defined twice; give one of them another name [MC0365]
   CHECK: :[[#@LINE+7]]:11: note: the other definition is here
   CHECK: :[[#@LINE+11]]:11: error: the exception 'Exit' is defined twice; give one of them another name [MC0365]
   CHECK: :[[#@LINE+9]]:11: note: the other definition is here
   CHECK: :[[#@LINE+11]]:6: error: the type 't' is defined twice; give one of them another name [MC0365]
   CHECK: :[[#@LINE+9]]:6: note: the other definition is here
   CHECK: :[[#@LINE+12]]:17: error: the value of 'y' has type float, but int is expected
*)
exception E

let first = E
exception E of int
exception Exit of int
exception Exit
type t = int
type t = float
type float = int
let x : t = 3
let y : float = 1.0
