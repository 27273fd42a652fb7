(* Definitions that are joined by `and` without `rec`, and use each other.

   RUN: not %mincaml-llc %s -ferror-limit=0 -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+10]]:38: error: 'odd' is not defined here: functions that are joined by `and` can call each other only if they are defined by `let rec` [MC0346]
   CHECK: :[[#@LINE+10]]:5: note: it is defined here
   CHECK: :[[#@LINE+11]]:14: error: 'width' is not defined here: definitions that are joined by `and` do not see each other [MC0346]
   CHECK: :[[#@LINE+9]]:5: note: it is defined here; write `let` instead of `and`
   CHECK: :[[#@LINE+12]]:14: error: 'a' is not defined here: definitions that are joined by `and` do not see each other [MC0346]
   CHECK: :[[#@LINE+10]]:7: note: it is defined here; write `in let` instead of `and`
   CHECK: :[[#@LINE+12]]:9: error: 'x' is not defined here: a definition does not see its own name [MC0346]
   CHECK: :[[#@LINE+11]]:5: note: the definition is here
   CHECK: 4 errors generated.
*)
let even n = if n = 0 then true else odd (n - 1)
and odd n = if n = 0 then false else even (n - 1)
let width = 3
and area h = width * h
let f x =
  let a = x + 1
  and b () = a * 2 in
  a + b ()
let x = x + 1
