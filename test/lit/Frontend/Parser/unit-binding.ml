(* `let () =` is OCaml.

   RUN: not %mincaml-llc -std=mincaml %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+8]]:5: error: `let () =` is not in MinCaml: use `;` [MC0213]
   CHECK-NEXT: let () = print_int 1 in
   CHECK-NEXT: ^~
   CHECK-NEXT: :[[#@LINE+6]]:5: error: `let () =` is not in MinCaml: use `;` [MC0213]
   CHECK-NEXT: let () = print_int 2
   CHECK-NEXT: ^~
   CHECK-NEXT: 2 errors generated.
*)
let () = print_int 1 in
let () = print_int 2
