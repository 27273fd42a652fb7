(* Elements of lists and fields that are separated by commas, misspelled fields, a missing
   `of`, and patterns of constructors with several arguments.

   RUN: not %mincaml-llc %s -ferror-limit=0 -fsyntax-only 2>&1 | FileCheck %s
   RUN: not %mincaml-llc %S/Inputs/constructor-patterns.ml -ferror-limit=0 -fsyntax-only 2>&1 | FileCheck %s --check-prefix=SYNTAX

   CHECK: :[[#@LINE+19]]:14: error: this element has type int * int * int, but int is expected [MC0301]
   CHECK: :[[#@LINE+18]]:14: note: this list has one element, a tuple; `;` separates elements
   CHECK: :[[#@LINE+19]]:13: error: argument 1 of 'sum' has type (int * int) list, but int list is expected [MC0310]
   CHECK: :[[#@LINE+17]]:10: note: this list has one element, a tuple; `;` separates elements
   CHECK: :[[#@LINE+18]]:20: error: no record has a field 'agee'; did you mean 'age'? [MC0375]
   CHECK: :[[#@LINE+18]]:13: error: no record has a field 'nmae'; did you mean 'name'? [MC0375]
   CHECK: :[[#@LINE+18]]:13: error: no record has a field 'x' [MC0375]
   CHECK: :[[#@LINE+18]]:21: error: expected `;`, found `,` [MC0203]
   CHECK: note: `;` separates the fields of a record
   CHECK: 6 errors generated.

   SYNTAX: :2:22: error: expected `of` before the type of the argument, found the name 't' [MC0203]
   SYNTAX: :3:47: error: 'Rect' takes one argument, or several in parentheses [MC0257]
   SYNTAX: :4:31: error: 'Rect' takes one argument, or several in parentheses [MC0257]
   SYNTAX: :4:60: error: expected `->`, found the name 'w' [MC0203]
   SYNTAX: 4 errors generated.
*)
type person = { name : string; age : int }
let rec sum l = match l with [] -> 0 | x :: r -> x + sum r
let a = sum [1, 2, 3]
let b = [1, 2]
let c = sum b
let d p = { p with agee = 1 }
let e p = p.nmae
let f p = p.x
let g = { name = "a", age = 1 }
