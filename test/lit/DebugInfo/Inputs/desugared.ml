let add x y = x + y
let apply f (a, b) = f a b
let classify e =
  try (if e = 0 then raise Not_found else if e = 1 then failwith "one" else e) with
  | Not_found -> 10
  | Failure m -> String.length m
let main n =
  let inc = add 1 in
  let s = ref 0 in
  for i = n to n + 3 do s := !s + inc i done;
  let a = [| n; 2; 3 |] in
  let b = (n, 2) < (1, 3) in
  let t = apply add (n, 4) in
  print_int (Array.fold_left ( + ) t a);
  if b then print_int !s;
  print_int (classify n)
let () = main (read_int ())
