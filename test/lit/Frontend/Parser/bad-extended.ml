(* Mistakes in functions, loops and arrays.

   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+45]]:13: error: expected a parameter, found `->` [MC0203]
   CHECK-NEXT: let f = fun -> 1
   CHECK-NEXT: ^~
   CHECK-NEXT: :[[#@LINE+43]]:15: error: expected `->`, found `=` [MC0203]
   CHECK-NEXT: let g = fun x = 2
   CHECK-NEXT: ^
   CHECK-NEXT: ->
   CHECK-NEXT: note: `fun x -> e` is a function without a name; `let f x = e` defines a function with a name
   CHECK-NEXT: :[[#@LINE+39]]:14: error: expected the name of the loop's variable, found the number 3 [MC0203]
   CHECK-NEXT: let () = for 3 = 1 to 2 do () done
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+37]]:22: error: expected `to`, found `do` [MC0203]
   CHECK-NEXT: let () = for i = 1 2 do () done
   CHECK-NEXT: ^~
   CHECK-NEXT: :[[#@LINE+35]]:42: error: expected `do`, found `done` [MC0203]
   CHECK-NEXT: let () = for i = 1 to 2 print_newline () done
   CHECK-NEXT: ^~~~
   CHECK-NEXT: :[[#@LINE+32]]:10: note: the loop begins here: `for i = 1 to 10 do ... done`, `while c do ... done`
   CHECK-NEXT: let () = for i = 1 to 2 print_newline () done
   CHECK-NEXT: ^~~
   CHECK-NEXT: :[[#@LINE+31]]:1: error: expected `done` to close the loop, found `let` [MC0204]
   CHECK-NEXT: let x = [| 1; 2
   CHECK-NEXT: ^~~
   CHECK-NEXT: :[[#@LINE+27]]:10: note: it was opened here
   CHECK-NEXT: let () = while true do print_newline ()
   CHECK-NEXT: ^~~~~
   CHECK-NEXT: :[[#@LINE+26]]:1: error: expected `|]` to close `[|`, found `let` [MC0204]
   CHECK-NEXT: let y = 1
   CHECK-NEXT: ^~~
   CHECK-NEXT: :[[#@LINE+22]]:9: note: it was opened here
   CHECK-NEXT: let x = [| 1; 2
   CHECK-NEXT: ^~
   CHECK-NEXT: :[[#@LINE+21]]:16: error: expected an expression, found `done` [MC0202]
   CHECK-NEXT: let () = while done
   CHECK-NEXT: ^~~~





   CHECK-NEXT: :[[#@LINE+16]]:20: error: `fun` cannot follow an expression; as an argument it needs parentheses [MC0221]
   CHECK-NEXT: let () = print_int fun x -> x
   CHECK-NEXT: ^~~
   CHECK-NEXT: 9 errors generated.
*)
let f = fun -> 1
let g = fun x = 2
let () = for 3 = 1 to 2 do () done
let () = for i = 1 2 do () done
let () = for i = 1 to 2 print_newline () done
let () = while true do print_newline ()
let x = [| 1; 2
let y = 1
let () = while done
let rec h = lazy 1
let () = if true then fun x -> x
let () = print_int fun x -> x
