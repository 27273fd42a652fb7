let x = read_int () in let y = 2.5 in
let rec f a = let rec g b = let rec h c = a + b + c + x in
  if b = 0 then h a else g (b - 1) in g a in
let fs = Array.make 3 f in print_int (fs.(1) 2); print_float y
