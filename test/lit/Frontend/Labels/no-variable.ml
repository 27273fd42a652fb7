(* `~x` without a variable x, and a function before `|>` that is not called.

   RUN: not %mincaml-llc %s -ferror-limit=0 -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+7]]:9: error: argument 1 of 'print_string' has type unit -> string, but string is expected [MC0310]
   CHECK: note: to call a function that takes unit, write `()` after it
   CHECK: :[[#@LINE+7]]:12: error: 'x' is not defined here [MC0346]
   CHECK: :[[#@LINE+5]]:8: note: this 'x' is visible only in the function or expression that contains its definition
   CHECK: note: `~x` passes the variable 'x'; another value is passed by `~x:e`
   CHECK: 2 errors generated.
*)
let b = read_line |> print_string
let f ~x = x + 1
let c = f ~x
