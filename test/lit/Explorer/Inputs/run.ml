exception Found of int
let rec fact n = if n = 0 then 1 else fact (n - 1) * n
let rec gcd a b = let r = a mod b in if r = 0 then b else gcd b r
let rec find x i a =
  if a.(i) = x then raise (Found i) else find x (i + 1) a
let position x a = try find x 0 a; 0 - 1 with Found i -> i
let () =
  print_int (fact 3); print_newline ();
  print_int (gcd 21 14);
  let pair = (2.5, "a\"b") in
  let (half, text) = pair in
  let cells = Array.make 10 true in
  print_int (position 7 [|3; 7|]);
  let twice = fun x -> x + x in
  let c = ref (twice 4) in
  for i = 1 to 2 do c := !c + i done;
  assert (cells.(0) && half > 2.0 && text.[0] = 'a');
  print_int !c
