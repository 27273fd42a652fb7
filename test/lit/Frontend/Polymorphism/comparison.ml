(* A polymorphic function that compares its arguments, by itself or by others.

   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+38]]:6: error: 'less' can only compare values that contain no functions, but here it is used for type (int -> int) * int [MC0340]
   CHECK-NEXT: if less (succ, 2) (succ, 4) then ();
   CHECK-NEXT: ^~~~
   CHECK-NEXT: :[[#@LINE+29]]:18: note: the comparison is here
   CHECK-NEXT: let less x y = x < y
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+33]]:6: error: 'largest' can only compare values that contain no functions, but here it is used for type int -> int [MC0340]
   CHECK-NEXT: if largest [|succ; pred|] then ();
   CHECK-NEXT: ^~~~~~~
   CHECK-NEXT: :[[#@LINE+24]]:66: note: the comparison is here
   CHECK-NEXT: let largest a = let m = ref a.(0) in Array.length a > 1 && (m := max !m a.(1); true)
   CHECK-NEXT: ^~~
   CHECK-NEXT: :[[#@LINE+28]]:6: error: 'between' can only compare values that contain no functions, but here it is used for type int -> int [MC0340]
   CHECK-NEXT: if between succ succ succ then ();
   CHECK-NEXT: ^~~~~~~
   CHECK-NEXT: :[[#@LINE+17]]:18: note: the comparison is here
   CHECK-NEXT: let less x y = x < y
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+23]]:6: error: 'same' can only compare values that contain no functions, but here it is used for type (int -> int) array [MC0340]
   CHECK-NEXT: if same [|succ|] [|pred|] then ();
   CHECK-NEXT: ^~~~
   CHECK-NEXT: :[[#@LINE+14]]:29: note: the comparison is here
   CHECK-NEXT: let same x y = let eq z = x = z in eq y
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+20]]:6: error: 'f' can only compare values that contain no functions, but here it is used for type int -> unit [MC0340]
   CHECK-NEXT: if f print_int print_int then ()
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+5]]:18: note: the comparison is here
   CHECK-NEXT: let less x y = x < y
   CHECK-NEXT: ^
   CHECK-NEXT: 5 errors generated.
*)
let less x y = x < y
let largest a = let m = ref a.(0) in Array.length a > 1 && (m := max !m a.(1); true)
let between x y z = less x y && less y z
let same x y = let eq z = x = z in eq y
let () =
  if less 1 2 && less 1.0 2.0 && less true false && between 1 2 3 then ();
  if less (succ, 2) (succ, 4) then ();
  if largest [|succ; pred|] then ();
  if between succ succ succ then ();
  if same [|succ|] [|pred|] then ();
  let f = less in
  if f 1 2 && f 1.0 2.0 then ();
  if f print_int print_int then ()
