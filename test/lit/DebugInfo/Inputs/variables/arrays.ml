let rec fill a i n =
  if i = n then
    ()
  else begin
    let v = i * i in
    a.(i) <- v;
    fill a (i + 1) n
  end
let rec largest a i best =
  if i < 0 then
    best
  else
    let here = a.(i) in
    let better = here > best in
    let next = if better then here else best in
    largest a (i - 1) next
let () =
  let a = Array.make 5 0 in
  fill a 0 5;
  print_int (largest a 4 (0 - 1));
  let b = Array.make 3 1.5 in
  let last = b.(2) in
  print_float last
