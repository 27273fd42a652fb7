(* Words and signs in the place of others, one message for each.

   RUN: split-file %s %t
   RUN: not %mincaml-llc %t/missing-bar.ml -fsyntax-only 2>&1 | FileCheck %s --check-prefix=BAR
   RUN: not %mincaml-llc %t/and.ml -fsyntax-only 2>&1 | FileCheck %s --check-prefix=AND
   RUN: not %mincaml-llc %t/or.ml -fsyntax-only 2>&1 | FileCheck %s --check-prefix=OR
   RUN: not %mincaml-llc %t/quotes.ml -fsyntax-only 2>&1 | FileCheck %s --check-prefix=QUOTES
   RUN: not %mincaml-llc %t/fun.ml -fsyntax-only 2>&1 | FileCheck %s --check-prefix=FUN
   RUN: not %mincaml-llc %t/function.ml -fsyntax-only 2>&1 | FileCheck %s --check-prefix=FUNCTION
   RUN: not %mincaml-llc %t/order.ml -fsyntax-only 2>&1 | FileCheck %s --check-prefix=ORDER
   RUN: not %mincaml-llc %t/cases.ml -fsyntax-only 2>&1 | FileCheck %s --check-prefix=CASES
   RUN: not %mincaml-llc %t/module.ml -fsyntax-only 2>&1 | FileCheck %s --check-prefix=MODULE
   RUN: not %mincaml-llc %t/names.ml -fsyntax-only 2>&1 | FileCheck %s --check-prefix=NAMES

   BAR: :4:3: error: expected `|` before a case, found `2` [MC0203]
   BAR: 1 error generated.
   AND: :1:22: error: expected `then`, found `and` [MC0203]
   AND-NEXT: let f a b = if a > b and b > 0 then a else b
   AND: &&
   AND: 1 error generated.
   OR: :1:22: error: expected `then`, found `|` [MC0203]
   OR: 1 error generated.
   QUOTES: :1:9: error: a character is one byte, but Hello, world has 12 bytes; a string is written in double quotes [MC0132]
   QUOTES: :2:9: error: a character is one byte, but hello world has 11 bytes; a string is written in double quotes [MC0132]
   QUOTES: 2 errors generated.
   FUN: :1:21: error: expected `)` to close `(`, found `->` [MC0204]
   FUN: note: a function without a name is `fun x -> e`
   FUN: 1 error generated.
   FUNCTION: :1:20: error: expected `->`, found the name 'y' [MC0203]
   FUNCTION: note: a case has one pattern, such as `(x, y)`; a function of several parameters is `fun x y -> e`
   FUNCTION: 1 error generated.
   ORDER: :1:26: error: argument 1 of 'List.fold_left' has type int, but 'a -> 'b -> 'a is expected [MC0310]
   ORDER: note: are the arguments in the wrong order?
   ORDER: 1 error generated.
   CASES: :3:5: error: this pattern has type 'a option, but int is expected [MC0301]
   CASES: 1 error generated.
   MODULE: :1:14: error: 'string' is not defined; the module is `String` [MC0346]
   MODULE: 1 error generated.
   NAMES: :1:24: error: the type 'tree' takes 1 argument, but none is given; write `'a tree` [MC0370]
   NAMES: :4:11: error: there is no constructor 'Cow' here [MC0351]
   NAMES: note: the type animal has the constructors `Dog`, `Cat`
   NAMES: :4:28: error: there is no constructor 'Key_not_found' here; did you mean 'Not_found'? [MC0351]
   NAMES: :5:24: error: this element has type int, but string is expected [MC0301]
   NAMES: 4 errors generated.
*)

//--- missing-bar.ml
let f n =
  match n with
  | 1 -> "one"
  2 -> "two"
  | _ -> "more"
//--- and.ml
let f a b = if a > b and b > 0 then a else b
//--- or.ml
let f a b = if a > b | b > 0 then a else b
//--- quotes.ml
let a = 'Hello, world'
let b = 'hello world'
//--- fun.ml
let l = List.map (x -> x + 1) [1; 2]
//--- function.ml
let f = function x y -> x + y
//--- order.ml
let f l = List.fold_left 0 (fun a x -> a + x) l
//--- cases.ml
let f () =
  match 1 + 1 with
  | Some n -> n
  | None -> 0
//--- module.ml
let f text = string.length text
//--- names.ml
type 'a tree = Node of tree * 'a * tree
type animal = Dog | Cat
let f (a : animal) = a and g h = h
let x = f Cow, (try 1 with Key_not_found -> 2)
let l : string list = [1; 2; 3]
