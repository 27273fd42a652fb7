(* Mistakes at the top level.

   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+38]]:1: error: an expression cannot follow a definition without `in` [MC0227]
   CHECK-NEXT: if y = 2 then print_newline ()
   CHECK-NEXT: ^~
   CHECK-NEXT: let () =
   CHECK-NEXT: note: write `let () =` or `;;` before this expression; if the definition is only for this expression, write `in` between them
   CHECK-NEXT: :[[#@LINE+37]]:1: error: `let ... in` is an expression: it cannot follow a definition without `in` [MC0227]
   CHECK-NEXT: let z = 4 in print_int z
   CHECK-NEXT: ^~~
   CHECK-NEXT: let () =
   CHECK-NEXT: note: write `let () =` or `;;` before this expression; if the definition is only for this expression, write `in` between them
   CHECK-NEXT: :[[#@LINE+33]]:1: error: missing `;` before this expression [MC0222]
   CHECK-NEXT: let w = 5 in print_int w
   CHECK-NEXT: ^~~
   CHECK-NEXT: :[[#@LINE+29]]:25: note: insert `;`
   CHECK-NEXT: let z = 4 in print_int z
   CHECK-NEXT: ^
   CHECK-NEXT: ;
   CHECK-NEXT: :[[#@LINE+28]]:12: error: expected `in` after the definition of 'y', found `let` [MC0205]
   CHECK-NEXT: let y = x
   CHECK-NEXT: ^
   CHECK-NEXT: in
   CHECK-NEXT: :[[#@LINE+24]]:3: note: the definition begins here
   CHECK-NEXT: let y = x
   CHECK-NEXT: ^~~
   CHECK-NEXT: :[[#@LINE+23]]:1: error: expected `)` to close `(`, found `let` [MC0204]
   CHECK-NEXT: let h = 1)
   CHECK-NEXT: ^~~
   CHECK-NEXT: :[[#@LINE+19]]:11: note: it was opened here
   CHECK-NEXT: let g x = (x
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+17]]:10: error: `)` closes nothing: no `(` is open [MC0241]
   CHECK-NEXT: let h = 1)
   CHECK-NEXT: ^
   CHECK-NEXT: 6 errors generated.
*)
let x = 1
print_int x
let y = 2
if y = 2 then print_newline ()
print_int y;;
1 + 2;;
let z = 3
let z = 4 in print_int z
let w = 5 in print_int w
let f x =
  let y = x
let g x = (x
let h = 1)
