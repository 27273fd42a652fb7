let rec f x y = x in f 1; f true 2 3; (1, 2) = (3, 4); g (g 1) + g;
let a = Array.make 1 a in x.(0) <- x; print_int print_int
