(* A file without a program.

   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+6]]:1: error: the file contains no program; the smallest program is `()` [MC0201]
   CHECK-EMPTY:
   CHECK-NEXT: ^
   CHECK-NEXT: 1 error generated.
*)
(* Nothing here. *)
