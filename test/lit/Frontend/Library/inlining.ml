(* Calls of a function that is an argument become direct: at -O2 loops of the
   library contain no indirect call.

   RUN: %mincaml-llc %s -O2 --emit=llvm -o - | FileCheck %s
   CHECK:     call i32 @min_caml_read_int(
   CHECK-NOT: call {{[^@(]*}}(
*)
let () =
  let a = Array.init 100 (fun i -> i * read_int ()) in
  Array.iter (fun x -> print_int x) a;
  print_int (Array.fold_left (fun x y -> x + y) 0 a);
  Array.iter print_float (Array.map (fun x -> float_of_int x /. 2.0) a)
