(* right: 10 *)
(* wrong: 4 *)
let a = Array.make 2 0 in
let rec loop i =
  if i > 4 then ()
  else (a.(0) <- a.(0) + i; a.(i - i / 2 * 2) <- a.(0); loop (i + 1)) in
loop 1;
print_int a.(0)
