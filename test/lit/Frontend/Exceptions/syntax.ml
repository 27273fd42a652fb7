(* Syntax errors in definitions of exceptions and in handlers.

   RUN: not %mincaml-llc %s -ferror-limit=0 -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+15]]:11: error: the name of an exception begins with a capital letter, but 'found' does not [MC0252]
   CHECK: :[[#@LINE+15]]:16: error: the type of a function needs parentheses here [MC0253]
   CHECK: :[[#@LINE+15]]:11: error: expected the name of an exception, found `=` [MC0203]
   CHECK: :[[#@LINE+15]]:17: error: `exception` cannot begin an expression; write `let exception E in e` [MC0251]
   CHECK: :[[#@LINE+15]]:10: error: `exception` cannot begin an expression; write `let exception E in e` [MC0251]
   CHECK: :[[#@LINE+15]]:17: error: expected `with` after the body of `try`, found `in` [MC0254]
   CHECK: :[[#@LINE+14]]:1: error: `let ... in` is an expression: it cannot follow a definition without `in` [MC0227]
   CHECK: :[[#@LINE+14]]:26: error: expected `->`, found `in` [MC0203]
   CHECK: :[[#@LINE+13]]:1: error: missing `;` before this expression [MC0222]
   CHECK: :[[#@LINE+13]]:23: error: 'E' takes one argument, or several in parentheses [MC0257]
   CHECK: :[[#@LINE+13]]:30: error: 'x' is bound twice in this pattern [MC0223]
   CHECK: :[[#@LINE+13]]:24: error: expected an exception, a name or `_` in the case of a handler, found `->` [MC0203]
   CHECK: :[[#@LINE+13]]:12: error: expected `of` before the type of the argument, found `(` [MC0203]
   CHECK: 13 errors generated.
*)
exception found
exception F of int -> int
exception =
let f x = begin exception E; x end
let x = (exception E)
let a = try f 1 in a
let i () = try () with E in ()
let j () = raise (E 1 2)
let k () = try () with E (x, x) -> ()
let l () = try () with -> ()
exception G(int)
