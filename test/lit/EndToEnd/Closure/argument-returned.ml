(* A closure from an array returns its argument, a new tuple, which nothing else
   keeps: what is stored to it is read from the result of the call.
   RUN: %everywhere %s
   RUN: %mincaml-llc --target=host -passes='default<O2>' %s -o %t
   RUN: %t | FileCheck %s --match-full-lines
   CHECK: 0.5
*)
let rec show x = print_float x; print_newline (); () in
let rec f n t =
  let a = Array.make 1 (let rec first m u = u in first) in
  a.(0) <- (let rec second m u =
              if 1 > m then (if false then u else u) else a.(1) 0 t in second);
  let (i, x) = a.(0) n (0, 0.5) in
  show x;
  0.0 in
let x = f 0 (0, 0.0) in
()
(* >>> output
0.5
<<< *)
