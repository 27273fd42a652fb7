(* Only characters have intervals, and only `match` has cases for exceptions.

   RUN: not %mincaml-llc %s -ferror-limit=0 -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+9]]:27: error: only intervals of characters are patterns, such as `'a'..'z'` [MC0279]
   CHECK: :[[#@LINE+9]]:32: error: only intervals of characters are patterns, such as `'a'..'z'` [MC0279]
   CHECK: :[[#@LINE+9]]:25: error: only intervals of characters are patterns, such as `'a'..'z'` [MC0279]
   CHECK: :[[#@LINE+9]]:24: error: only intervals of characters are patterns, such as `'a'..'z'` [MC0279]
   CHECK: :[[#@LINE+9]]:43: error: a `function` cannot have cases for exceptions [MC0278]
   CHECK-NEXT: let handled = function 0 -> 1 | exception Not_found -> 2 | _ -> 3
   CHECK-NEXT: {{^}}                                          ^~~~~~~~~
   CHECK: 5 errors generated.
*)
let int n = match n with 0..9 -> 1 | _ -> 2
let spaced n = match n with -5 .. -1 -> 1 | _ -> 2
let real = function 0.1 .. 0.2 -> 1 | _ -> 2
let text = function "a".."b" -> 1 | _ -> 2
let handled = function 0 -> 1 | exception Not_found -> 2 | _ -> 3
