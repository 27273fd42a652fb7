(* Names that mean something to assemblers: registers and instructions.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec add sp fp = sp + fp in
let rec o0 g1 = g1 * 2 in
let rec rax eax = eax - 1 in
let rec sub l0 i7 = l0 - i7 in
let rec hi x = x / 1024 in
let rec lo x = x - hi x * 1024 in
let rec nop () = () in
let rec text data = data + 1 in
let rec x'y z' = z' + 1 in
nop (); pi (add 1 2); pi (o0 3); pi (rax 4); pi (sub 9 5); pi (hi 5000); pi (lo 5000); pi (text 5); pi (x'y 1)

(* >>> output
3
6
3
4
4
904
6
2
<<< *)
