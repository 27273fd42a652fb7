(* Binary search and a search that stops.
   RUN: %everywhere %s
*)
let a = Array.make 20 0

let binary_search x =
  let low = ref 0 and high = ref (Array.length a - 1) and found = ref (-1) in
  while !found < 0 && !low <= !high do
    let middle = (!low + !high) / 2 in
    if a.(middle) = x then found := middle
    else if a.(middle) < x then low := middle + 1
    else high := middle - 1
  done;
  !found

let first p =
  let rec from i =
    if i >= Array.length a then -1
    else if p a.(i) then i
    else from (i + 1)
  in
  from 0

let () =
  for i = 0 to 19 do a.(i) <- i * i done;
  let show n = print_int n; print_newline () in
  show (binary_search 49);
  show (binary_search 50);
  show (first (fun x -> x > 100));
  show (first (fun x -> x < 0))

(* >>> output
7
-1
11
-1
<<< *)
