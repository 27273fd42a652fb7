(* right: 81 2.5 6 *)
let rec power x n = if n = 0 then 1 else x * power x (n - 1) in
let rec half x = x *. 0.5 in
let a = Array.make 3 1 in
let rec fill i = if i = 3 then () else (a.(i) <- i + 1; fill (i + 1)) in
fill 0;
print_int (power 3 4); print_byte 32; print_float (half 5.0); print_byte 32;
print_int (a.(0) + a.(1) + a.(2))
