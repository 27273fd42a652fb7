(* Dynamic programming: knapsack and coins.
   RUN: %everywhere %s
*)
let weights = [| 1; 3; 4; 5 |]
let values = [| 1; 4; 5; 7 |]

let knapsack capacity =
  let n = Array.length weights in
  let best = Array.make_matrix (n + 1) (capacity + 1) 0 in
  for i = 1 to n do
    for c = 0 to capacity do
      best.(i).(c) <- best.(i - 1).(c);
      let w = weights.(i - 1) in
      if w <= c then
        best.(i).(c) <- max best.(i).(c) (best.(i - 1).(c - w) + values.(i - 1))
    done
  done;
  best.(n).(capacity)

let ways coins amount =
  let table = Array.make (amount + 1) 0 in
  table.(0) <- 1;
  Array.iter
    (fun coin ->
      for a = coin to amount do
        table.(a) <- table.(a) + table.(a - coin)
      done)
    coins;
  table.(amount)

let infinity = 1_000_000

let fewest coins amount =
  let table = Array.make (amount + 1) infinity in
  table.(0) <- 0;
  for a = 1 to amount do
    Array.iter (fun c -> if c <= a then table.(a) <- min table.(a) (1 + table.(a - c))) coins
  done;
  table.(amount)

let () =
  for c = 0 to 10 do Printf.printf "%d " (knapsack c) done;
  print_newline ();
  let coins = [| 1; 2; 5; 10; 20; 50 |] in
  Printf.printf "%d ways, %d coins\n" (ways coins 100) (fewest coins 99);
  if fewest [| 5; 7 |] 13 >= infinity then print_endline "impossible"

(* >>> output
0 1 1 4 5 7 8 9 11 12 13 
4562 ways, 6 coins
impossible
<<< *)
