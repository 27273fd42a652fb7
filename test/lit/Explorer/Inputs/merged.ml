(* The results of x and y have names. Of z, one is a constant, which has no location;
   the value that is printed has no variable. *)
let rec f a b c =
  let x = if a < b then a * 3 else b + c in
  let y = if c > x then (print_int x; x - 1) else x + a in
  let z = if y > 3 then (let t = a + b in t * 2) else if a = 2 then y - 5 else 7 in
  print_int (if b > z then b * c else c - y);
  print_int z;
  x
in
print_int (f (read_int ()) 2 3)
