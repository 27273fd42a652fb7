(* print_int and print_newline given to functions.
   RUN: %everywhere %s
*)
let rec iter f a = let rec go i = if i < Array.length a then (f a.(i); go (i + 1)) in go 0 in
let rec times n f = if n > 0 then (f (); times (n - 1) f) in
let a = Array.make 5 7 in a.(2) <- -7; iter print_int a; times 2 print_newline; iter print_byte (Array.make 3 65);
iter print_byte (Array.make 2 10)

(* >>> output
77-777

AAA

<<< *)
