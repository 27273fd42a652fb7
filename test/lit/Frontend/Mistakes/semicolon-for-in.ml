(* A `;` in place of `in`.

   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK:      :[[#@LINE+10]]:16: error: expected `in` after the definition of 'y', found `;` [MC0205]
   CHECK-NEXT: let y = x + 1;
   CHECK-NEXT: ^
   CHECK-NEXT: in
   CHECK-NEXT: :[[#@LINE+6]]:3: note: the definition begins here
   CHECK-NEXT: let y = x + 1;
   CHECK-NEXT: ^~~
   CHECK-NEXT: 1 error generated.
*)
let f x =
  let y = x + 1;
  y * 2
let () = print_int (f 1)
