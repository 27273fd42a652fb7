(* Only functions are polymorphic: what a call, an array or a reference gives has
   one type, and so have parameters and a function in its own definition.

   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+57]]:15: error: this expression has type float array, but the reference holds a value of type int array [MC0327]
   CHECK-NEXT: let () = r := [|2.0|]
   CHECK-NEXT: ^~~~~~~
   CHECK-NEXT: :[[#@LINE+52]]:5: note: 'r' is defined here
   CHECK-NEXT: let r = ref [||]
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+56]]:22: error: this expression has type unit array, but the elements of the array have type bool array [MC0317]
   CHECK-NEXT: let () = none.(0) <- [|()|]
   CHECK-NEXT: ^~~~~~
   CHECK-NEXT: :[[#@LINE+51]]:5: note: 'none' is defined here
   CHECK-NEXT: let none = [|[||]|]
   CHECK-NEXT: ^~~~
   CHECK-NEXT: :[[#@LINE+51]]:21: error: 'f' is used at two types: here argument 1 has type float, but int in an earlier use [MC0311]
   CHECK-NEXT: let use f = (f 1, f 2.0)
   CHECK-NEXT: ^~~
   CHECK-NEXT: :[[#@LINE+48]]:14: note: the earlier use is here; only a function that `let` defines can be used at several types
   CHECK-NEXT: let use f = (f 1, f 2.0)
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+46]]:41: error: argument 1 of 'poly' has type float, but int is expected [MC0310]
   CHECK-NEXT: let rec poly x = let _ = poly 1 in poly 2.0
   CHECK-NEXT: ^~~
   CHECK-NEXT: 2
   CHECK-NEXT: :[[#@LINE+42]]:31: note: the parameter 'x' of 'poly' has type int because of its use here
   CHECK-NEXT: let rec poly x = let _ = poly 1 in poly 2.0
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+42]]:28: error: argument 1 of 'self' has type float, but int is expected [MC0310]
   CHECK-NEXT: let () = print_float (self 2.0)
   CHECK-NEXT: ^~~
   CHECK-NEXT: 2
   CHECK-NEXT: :[[#@LINE+36]]:5: note: 'self' is defined here
   CHECK-NEXT: let self = let s = id id in s
   CHECK-NEXT: ^~~~
   CHECK-NEXT: :[[#@LINE+34]]:26: note: the type int comes from this use
   CHECK-NEXT: let () = print_int (self 1)
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+34]]:60: error: argument 1 of 'f' has type float, but int is expected [MC0310]
   CHECK-NEXT: let () = let (f, _) = q in print_int (f 1); print_float (f 2.0)
   CHECK-NEXT: ^~~
   CHECK-NEXT: 2
   CHECK-NEXT: :[[#@LINE+30]]:15: note: 'f' is defined here
   CHECK-NEXT: let () = let (f, _) = q in print_int (f 1); print_float (f 2.0)
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+27]]:41: note: the type int comes from this use
   CHECK-NEXT: let () = let (f, _) = q in print_int (f 1); print_float (f 2.0)
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+25]]:47: error: argument 1 of 'print_float' has type int, but float is expected [MC0310]
   CHECK-NEXT: let () = print_int (apply id 1); print_float (apply id 2)
   CHECK-NEXT: ^~~~~~~~~~
   CHECK-NEXT: print_int
   CHECK-NEXT: note: `print_int` prints an int
   CHECK-NEXT: 7 errors generated.
*)
let id x = x
let compose f g x = f (g x)
let apply f x = f x
let r = ref [||]
let () = r := [|1|]
let () = r := [|2.0|]
let pick x = if true then fun y -> y else fun _ -> x
let p = pick 1
let none = [|[||]|]
let () = none.(0) <- [|true|]
let () = none.(0) <- [|()|]
let use f = (f 1, f 2.0)
let rec poly x = let _ = poly 1 in poly 2.0
let self = let s = id id in s
let () = print_int (self 1)
let () = print_float (self 2.0)
let q = (id, 1)
let () = let (f, _) = q in print_int (f 1); print_float (f 2.0)
let () = print_int (apply id 1); print_float (apply id 2)
