let rec f x y = x - (y - (x - y)) in
if true then (if false then print_int 1) else print_int (f (-1) (- (2)));
print_int ((if true then f else f) 1 2); print_int ((let a = (); 1 in a) + (if true then 1 else 2) * 3);
print_float (-. (-0.0) *. (0.1 +. 0.2)); (Array.make 1 (-1)).(0) <- (1 * 2) / 3
