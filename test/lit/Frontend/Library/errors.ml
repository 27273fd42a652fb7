(* Errors in uses of the library are in the program, never in the library.

   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+68]]:26: error: argument 2 of 'Array.iter' has type int array, but float array is expected [MC0310]
   CHECK-NEXT: Array.iter print_float a;
   CHECK-NEXT: ^
   CHECK-NEXT: note: 'Array.iter' has type ('a -> unit) -> 'a array -> unit
   CHECK-NEXT: :[[#@LINE+62]]:5: note: 'a' is defined here
   CHECK-NEXT: let a = [|1; 2|]
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+62]]:14: error: argument 1 of 'Array.iter' has type int array, but 'a -> unit is expected [MC0310]
   CHECK-NEXT: Array.iter a print_int;
   CHECK-NEXT: ^
   CHECK-NEXT: note: 'Array.iter' has type ('a -> unit) -> 'a array -> unit
   CHECK-NEXT: :[[#@LINE+55]]:5: note: 'a' is defined here
   CHECK-NEXT: let a = [|1; 2|]
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+56]]:14: error: argument 1 of 'print_int' has type int array, but int is expected [MC0310]
   CHECK-NEXT: print_int (Array.map succ a);
   CHECK-NEXT: ^~~~~~~~~~~~~~~~
   CHECK-NEXT: :[[#@LINE+54]]:3: error: the expression before `;` must have type unit, but this expression has type int array -> unit [MC0314]
   CHECK-NEXT: Array.iter print_int;
   CHECK-NEXT: ^~~~~~~~~~~~~~~~~~~~
   CHECK-NEXT: :[[#@LINE+51]]:3: note: 'Array.iter' takes 2 arguments, but 1 is given: the result is a function that takes the remaining arguments
   CHECK-NEXT: Array.iter print_int;
   CHECK-NEXT: ^~~~~~~~~~~~~~~~~~~~
   CHECK-NEXT: :[[#@LINE+49]]:17: error: argument 3 of 'Array.set' has type float, but int is expected [MC0310]
   CHECK-NEXT: Array.set a 1 2.0;
   CHECK-NEXT: ^~~
   CHECK-NEXT: 2
   CHECK-NEXT: note: 'Array.set' has type 'a array -> int -> 'a -> unit
   CHECK-NEXT: :[[#@LINE+44]]:13: note: the type int comes from this use
   CHECK-NEXT: Array.set a 1 2.0;
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+43]]:40: error: argument 3 of 'f' has type int array, but float array is expected [MC0310]
   CHECK-NEXT: print_int (f (fun x y -> x +. y) 0.0 a);
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+39]]:7: note: 'f' is defined here, with type ('a -> 'b -> 'a) -> 'a -> 'b array -> 'a
   CHECK-NEXT: let f = Array.fold_left in
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+29]]:5: note: 'a' is defined here
   CHECK-NEXT: let a = [|1; 2|]
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+38]]:14: error: argument 1 of 'Array.sort' has type int array, but 'a -> 'a -> int is expected [MC0310]
   CHECK-NEXT: Array.sort a (fun x y -> x - y);
   CHECK-NEXT: ^
   CHECK-NEXT: note: are the arguments in the wrong order?
   CHECK-NEXT: note: 'Array.sort' has type ('a -> 'a -> int) -> 'a array -> unit
   CHECK-NEXT: :[[#@LINE+21]]:5: note: 'a' is defined here
   CHECK-NEXT: let a = [|1; 2|]
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+31]]:27: error: 'Array.copy' takes 1 argument, but 2 are given [MC0308]
   CHECK-NEXT: print_int (Array.copy a 1)
   CHECK-NEXT: ~~~~~~~~~~   ^
   CHECK-NEXT: note: 'Array.copy' has type 'a array -> 'a array
   CHECK-NEXT: :[[#@LINE+23]]:6: error: `Array.mem` can only compare values that contain no functions, but these have type int * (int -> int) [MC0312]
   CHECK-NEXT: if Array.mem (1, succ) [|(1, succ)|] then ();
   CHECK-NEXT: ^~~~~~~~~
   CHECK-NEXT: :[[#@LINE+22]]:6: error: 'among' can only compare values that contain no functions, but here it is used for type int -> int [MC0340]
   CHECK-NEXT: if among succ [|pred|] then ();
   CHECK-NEXT: ^~~~~
   CHECK-NEXT: :[[#@LINE+18]]:19: note: the comparison is here
   CHECK-NEXT: let among x b = Array.mem x b in
   CHECK-NEXT: ^~~~~~~~~
   CHECK-NEXT: :[[#@LINE+19]]:14: error: `Hashtbl.hash` can only compare values that contain no functions, but these have type int * (int -> int) list [MC0312]
   CHECK-NEXT: print_int (Hashtbl.hash (1, [succ]))
   CHECK-NEXT: ^~~~~~~~~~~~
   CHECK-NEXT: 11 errors generated.
*)
let a = [|1; 2|]
let () =
  Array.iter print_float a;
  Array.iter a print_int;
  print_int (Array.map succ a);
  Array.iter print_int;
  Array.set a 1 2.0;
  let f = Array.fold_left in
  print_int (f (fun x y -> x +. y) 0.0 a);
  if Array.mem (1, succ) [|(1, succ)|] then ();
  let among x b = Array.mem x b in
  if among succ [|pred|] then ();
  Array.sort a (fun x y -> x - y);
  print_int (Array.copy a 1);
  print_int (Hashtbl.hash (1, [succ]))
