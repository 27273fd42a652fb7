let a = 7 in let b = 1.5 in
print_int (a * 2 / 3 - a + 1); print_float (b *. 2.0 /. b -. b +. 1.0);
print_int (if a < 3 || not (b >= 0.0) && a <> 2 then -a else int_of_float (-.b))
