(* The Collatz sequence: the longest one below a limit.
   RUN: %everywhere %s
*)
let next n = if n mod 2 = 0 then n / 2 else 3 * n + 1

let rec length n = if n = 1 then 1 else 1 + length (next n)

let print_sequence n =
  let x = ref n in
  while !x <> 1 do
    Printf.printf "%d -> " !x;
    x := next !x
  done;
  print_endline "1"

let () =
  print_sequence 6;
  print_sequence 11;
  let best = ref 1 in
  let best_length = ref 1 in
  for i = 2 to 1000 do
    let l = length i in
    if l > !best_length then begin
      best := i;
      best_length := l
    end
  done;
  Printf.printf "longest below 1000: %d with %d steps\n" !best !best_length

(* >>> output
6 -> 3 -> 10 -> 5 -> 16 -> 8 -> 4 -> 2 -> 1
11 -> 34 -> 17 -> 52 -> 26 -> 13 -> 40 -> 20 -> 10 -> 5 -> 16 -> 8 -> 4 -> 2 -> 1
longest below 1000: 871 with 179 steps
<<< *)
