(* There are no modules but those of the library.

   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK:      :[[#@LINE+14]]:1: error: `open` is not in MinCaml: modules cannot be opened; write names of the library with their module, `Array.map` [MC0120]
   CHECK-NEXT: open Printf
   CHECK-NEXT: ^~~~
   CHECK-NEXT: :[[#@LINE+13]]:1: error: `module` is not in MinCaml: there are no modules; define its contents in the program itself [MC0120]
   CHECK-NEXT: module M = struct
   CHECK-NEXT: ^~~~~~
   CHECK-NEXT: :[[#@LINE+13]]:20: error: unknown name 'M.x': the library does not have it, and there are no other modules [MC0116]
   CHECK-NEXT: let () = print_int M.x
   CHECK-NEXT: ^~~
   CHECK-NEXT: :[[#@LINE+11]]:21: error: unknown name 'Seq.length': there are no sequences; use lists or arrays [MC0116]
   CHECK-NEXT: let () = print_int (Seq.length 1)
   CHECK-NEXT: ^~~~~~~~~~
   CHECK-NEXT: 4 errors generated.
*)
open Printf
let () = print_int 1
module M = struct
  let x = 1
end
let () = print_int M.x
let () = print_int (Seq.length 1)
