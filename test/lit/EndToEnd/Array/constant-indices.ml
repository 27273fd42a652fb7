(* Constant indices: small ones and ones beyond an instruction's offset.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let a = Array.make 3000 1 in
a.(0) <- 1; a.(1) <- 2; a.(1023) <- 3; a.(1024) <- 4; a.(1025) <- 5; a.(2048) <- 6; a.(2999) <- 7;
pi a.(0); pi a.(1); pi a.(2); pi a.(1022); pi a.(1023); pi a.(1024); pi a.(1025); pi a.(2048); pi a.(2999);
let f = Array.make 600 0.5 in f.(511) <- 1.5; f.(512) <- 2.5; f.(513) <- 3.5;
print_float (f.(510) +. f.(511) *. f.(512) -. f.(513)); print_newline ()

(* >>> output
1
2
1
1
3
4
5
6
7
0.75
<<< *)
