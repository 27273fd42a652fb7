(* A function whose body is a function has the parameters of both. It is not
   merged with a function behind a parameter that may not match, behind an
   annotation of the result, or behind an effect.

   RUN: %mincaml-llc %s --emit=core -o - | FileCheck %s
   RUN: %mincaml-llc %s --emit=ast -o %t.ml
   RUN: FileCheck %s --check-prefix=AST < %t.ml
   RUN: %mincaml-llc %t.ml --emit=ast -o - | diff %t.ml -

   CHECK:      let rec length n matched_1 =
   CHECK-NEXT:   match
   CHECK:      let rec add x y z =
   CHECK-NEXT:   x + y + z
   CHECK:      let rec sum parameter_1 parameter_2 =
   CHECK:      let rec hidden x x =
   CHECK-NEXT:   x + 1
   CHECK:      let rec annotated n matched_2 =
   CHECK:      let rec failing parameter_3 =
   CHECK:        let rec fun_1 y =
   CHECK:      let rec result x =
   CHECK-NEXT:   let rec fun_2 y =
   CHECK:      let rec effect x =
   CHECK-NEXT:   print_int x;
   CHECK-NEXT:   let rec fun_3 y =
   CHECK:      let rec fun_4 x matched_3 =

   AST:      let rec length n =
   AST-NEXT:   function
   AST-NEXT:   | [] ->
   AST:      let add x y z =
   AST-NEXT:   x + y + z
   AST:      let sum (x, y) z =
   AST:      let hidden x x =
   AST:      let rec annotated : int -> bool -> int = fun n ->
   AST-NEXT:   function
   AST-NEXT:   | true ->
   AST:      let () = print_int (apply (fun x -> function 0 -> x | y -> x * y))
*)
let rec length n = function [] -> n | _ :: rest -> length (n + 1) rest
let add x = fun y -> fun z -> x + y + z
let sum (x, y) = fun z -> x + y + z
let hidden x = fun x -> x + 1
let rec annotated : int -> bool -> int =
  fun n -> function true -> n | false -> annotated (n - 1) true
let failing (Some x) = fun y -> x + y
let result x : int -> int = fun y -> x + y
let effect x = print_int x; fun y -> x + y
let apply f = f 2 3
let () = print_int (apply (fun x -> function 0 -> x | y -> x * y))
let () =
  print_int (length 0 [1] + add 1 2 3 + sum (1, 2) 3 + hidden 1 2);
  print_int (annotated 1 false + failing (Some 1) 2 + result 1 2 + effect 1 2)
