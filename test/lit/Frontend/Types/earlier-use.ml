(* A use that contradicts an earlier one points at the use that fixed the type.

   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+13]]:27: error: argument 2 of 'max' has type float, but int is expected [MC0310]
   CHECK: :[[#@LINE+12]]:25: note: the type int comes from this use
   CHECK: :[[#@LINE+15]]:29: error: argument 1 of 'twice' has type float, but int is expected [MC0310]
   CHECK: :[[#@LINE+13]]:27: note: the type int comes from this use
   CHECK: :[[#@LINE+15]]:44: error: argument 1 of this function has type float, but int is expected [MC0310]
   CHECK: :[[#@LINE+14]]:24: note: the type int comes from this use
   A function of the library has its type from nowhere in the program.
   CHECK: :[[#@LINE+13]]:23: error: argument 1 of 'String.iter' has type string -> unit, but char -> unit is expected [MC0310]
   CHECK-NOT: note: the type
   CHECK: note: a char is written in single quotes: `'a'`
   CHECK-NOT: note: the type
   CHECK: 4 errors generated.
*)
let () = print_int (max 1 2.0)
let compose f g x = f (g x)
let twice = compose (fun x -> x) (fun x -> x)
let () = print_int (twice 1)
let () = print_float (twice 1.0)
let r = ref (fun x -> x)
let () = print_int (!r 1); print_float (!r 1.0)
let () = String.iter (fun c -> print_string c) "a"
