let add_one x = x + 1
let make_adder n label pair =
  let (a, b) = pair in
  let add x = if b > 0.5 then x + n + String.length label + a else x in
  add
let make_cycle limit =
  let rec up n = if n >= limit then apply_to down else n + 1
  and down n = if n <= limit then apply_to up else n - 1
  and apply_to f = f limit in
  (up, down)
let apply f g point names grid cell unit empty =
  let (x, y) = point in
  cell := g x + f x + grid.(1).(0) + String.length names.(0);
  if y > 0.0 then print_int !cell;
  print_int (Array.length unit + Array.length empty)
let () =
  let f = make_adder 5 "five" (1, 0.75) in
  let cycle = make_cycle 2 in
  let names = [| "first"; "a\"b"; "" |] in
  apply f add_one (4, 1.5) names [| [| 1; 2 |]; [| 3 |] |] (ref 0) (Array.make 2 ()) [||];
  let (up, _) = cycle in
  print_int (up 1);
  print_newline ()
