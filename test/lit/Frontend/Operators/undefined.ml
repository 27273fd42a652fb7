(* Runs of operator characters are one operator, as in OCaml, which has to be
   defined.

   RUN: not %mincaml-llc %s -ferror-limit=0 -fsyntax-only 2>&1 | FileCheck %s
   With -std=mincaml they are several operators.
   RUN: %mincaml-llc -std=mincaml %S/Inputs/runs.ml -fsyntax-only -Werror

   CHECK: :[[#@LINE+25]]:10: error: the operator `+-` is not defined; write `+ -` with a blank [MC0364]
   CHECK: :[[#@LINE+25]]:10: error: the operator `*-` is not defined; write `* -` with a blank [MC0364]
   CHECK: :[[#@LINE+25]]:9: error: the operator `!!` is not defined; write `! !` with a blank [MC0364]
   CHECK: :[[#@LINE+25]]:17: error: the operator `<--` is not defined; write `<- -` with a blank [MC0364]
   CHECK: :[[#@LINE+25]]:12: error: the operator `=-` is not defined; write `= -` with a blank [MC0364]

   `==` and `!=` are operators of the language.
   CHECK: :[[#@LINE+23]]:33: error: the operator `<>-` is not defined; write `<> -` with a blank [MC0364]
   CHECK: :[[#@LINE+23]]:11: error: `%` is not in MinCaml: write `mod` [MC0119]
   CHECK: :[[#@LINE+23]]:13: error: `**.` is not in MinCaml: use `**` [MC0119]
   CHECK: :[[#@LINE+23]]:12: error: the operator `*.-` is not defined; write `*. -` with a blank [MC0364]
   CHECK: :[[#@LINE+23]]:11: error: the operator `$` is not defined [MC0364]
   CHECK: :[[#@LINE+23]]:15: error: the operator `>=-` is not defined; write `>= -` with a blank [MC0364]
   CHECK: :[[#@LINE+22]]:25: error: the operator `=!` is not defined; write `= !` with a blank, or `<>` for not equal [MC0364]
   CHECK: :[[#@LINE+22]]:11: error: the operator `+-*` is not defined [MC0364]
   CHECK: :[[#@LINE+22]]:14: error: the operator `&&!` is not defined; write `&& !` with a blank [MC0364]
   CHECK: :[[#@LINE+22]]:11: error: the operator `+-.` is not defined; write `+ -.` with a blank [MC0364]
   CHECK: :[[#@LINE+22]]:23: error: the operator `+!-` is not defined [MC0364]
   CHECK: :[[#@LINE+22]]:11: error: the operator `<->` is not defined [MC0364]
   CHECK: :[[#@LINE+22]]:21: error: '<->' is not visible in its own definition, which has no `rec` [MC0325]
   CHECK: :[[#@LINE+21]]:7: note: the definition is here
   CHECK: 18 errors generated.
*)
let r = ref 1
let a = [| 1 |]
let y = 1+-1
let z = 2*-1 + 3
let c = !!r
let d () = a.(0)<--1
let e x = x=-1
let h x = x == 1 && x != 2 || x <>- 3
let i = 5 % 3
let j = 1.0 **. 2.0
let k = 1.0*.-2.0
let l = 1 $ 2
let m x = if x>=-1 && !r=!r then 1 else 2
let n = 3 +-* 4
let q = true &&!r
let s = ( +-. ) 1.0 2.0
let t ( +! ) = 1 +! 2 +!- 3
let u = 1 <-> 2
let ( <-> ) a b = a <-> b
