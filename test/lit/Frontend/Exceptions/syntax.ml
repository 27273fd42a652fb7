(* Syntax errors in definitions of exceptions and in handlers.

   RUN: not %mincaml-llc %s -ferror-limit=0 -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+24]]:11: error: the name of an exception begins with a capital letter, but 'found' does not [MC0252]
   CHECK: :[[#@LINE+24]]:16: error: the type of a function needs parentheses here [MC0253]
   CHECK: :[[#@LINE+24]]:11: error: expected the name of an exception, found `=` [MC0203]
   CHECK: :[[#@LINE+24]]:17: error: an exception can be defined at the top level only [MC0251]
   CHECK: :[[#@LINE+24]]:13: error: an exception can be defined at the top level only [MC0251]
   CHECK: :[[#@LINE+24]]:17: error: expected `with` after the body of `try`, found `in` [MC0254]
   CHECK: :[[#@LINE+23]]:9: note: the `try` is here
   CHECK: :[[#@LINE+23]]:25: error: a handler takes exceptions, but the number 1 is not an exception [MC0255]
   CHECK: :[[#@LINE+23]]:26: error: a handler takes exceptions, but a tuple is not an exception [MC0255]
   CHECK: :[[#@LINE+23]]:25: error: a handler takes exceptions, but `()` is not an exception [MC0255]
   CHECK: :[[#@LINE+23]]:27: error: expected `)` to close `(`, found `|` [MC0204]
   CHECK: :[[#@LINE+22]]:24: note: it was opened here
   CHECK: :[[#@LINE+21]]:32: error: expected `->`, found `)` [MC0203]
   CHECK: :[[#@LINE+21]]:26: error: `when` is not supported in the case of a handler: write an `if` behind `->`, and `raise` the exception again in its `else` [MC0256]
   CHECK: :[[#@LINE+21]]:26: error: `as` is not supported in the case of a handler: handle it by a name, `e -> ...`, or make it again [MC0256]
   CHECK: :[[#@LINE+21]]:26: error: expected `->`, found `in` [MC0203]
   CHECK: :[[#@LINE+20]]:1: error: `let ... in` is an expression: it cannot follow a definition without `in` [MC0227]
   CHECK: note: or end the definition before it with `;;`, or with `in` if it belongs to this expression
   CHECK: :[[#@LINE+19]]:23: error: 'E' takes one argument, or several in parentheses [MC0257]
   CHECK: :[[#@LINE+19]]:30: error: 'x' is bound twice in this pattern [MC0223]
   CHECK: :[[#@LINE+19]]:24: error: expected an exception, a name or `_` in the case of a handler, found `->` [MC0203]
   CHECK: :[[#@LINE+19]]:12: error: expected `of` before the type of the argument, found `(` [MC0203]
   CHECK: 19 errors generated.
*)
exception found
exception F of int -> int
exception =
let f x = begin exception E; x end
let x = let exception E in 1
let a = try f 1 in a
let b () = try f 1 with 1 -> 2
let c () = try f 1 with (x, y) -> 2
let d () = try f 1 with () -> 2
let e () = try () with (E | F _) -> ()
let g () = try () with E when true -> ()
let h () = try () with E as x -> ()
let i () = try () with E in ()
let j () = raise (E 1 2)
let k () = try () with E (x, x) -> ()
let l () = try () with -> ()
exception G(int)
