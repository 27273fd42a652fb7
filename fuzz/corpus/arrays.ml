let a = Array.make 10 0 in let b = create_float_array 3 1.0 in
let m = Array.make 2 (Array.create 2 0.5) in
let rec fill i = if i >= Array.length a then () else (a.(i) <- i * i; fill (i + 1)) in
fill 0; b.(0) <- m.(1).(0); print_int a.(3); print_float b.(0)
