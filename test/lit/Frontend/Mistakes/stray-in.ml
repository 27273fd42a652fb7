(* An `in` before a definition in the first column, and a line that does not end an
   expression: the message is there.

   RUN: not %mincaml-llc %s -ferror-limit=0 -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+6]]:16: error: expected an expression after `in`, found a definition; remove the `in`, or write an expression after it [MC0284]
   CHECK: :[[#@LINE+7]]:1: note: the definition begins here; in an expression it needs `in`
   CHECK: :[[#@LINE+12]]:18: error: expected an expression after `**`, found a definition [MC0284]
   CHECK: :[[#@LINE+12]]:1: note: the definition begins here; in an expression it needs `in`
   CHECK: 2 errors generated.
*)
let width = 80 in

let center s =
  let pad = width in
  pad

let () = print_int 1

let square x = x **
let cube x = x * square x
let () = print_int 1
