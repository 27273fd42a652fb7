(* Much output before an error is complete.
   RUN: %everywhere %s --status=2
*)
let a = Array.make 3000 0 in
let rec go i = a.(i) <- i; print_int i; print_char 32; go (i + 1) in
go 0
