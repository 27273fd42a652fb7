(* A guessing game, played from standard input.
   RUN: %everywhere %s
*)
let secret = 42

let rec play tries =
  print_string "Your guess? ";
  let guess = read_int () in
  if guess < secret then begin
    print_endline "Too small.";
    play (tries + 1)
  end else if guess > secret then begin
    print_endline "Too large.";
    play (tries + 1)
  end else
    Printf.printf "Right, after %d tries!\n" tries

let () =
  print_endline "I think of a number between 1 and 100.";
  play 1;
  let n = read_int () in
  let sum = ref 0 in
  let largest = ref min_int in
  for _ = 1 to n do
    let x = read_int () in
    sum := !sum + x;
    if x > !largest then largest := x
  done;
  Printf.printf "sum %d, largest %d, mean %.2f\n"
    !sum !largest (float_of_int !sum /. float_of_int n)

(* >>> input
50
25
37
43
42
4
10
-20
35
7
<<< *)

(* >>> output
I think of a number between 1 and 100.
Your guess? Too large.
Your guess? Too small.
Your guess? Too small.
Your guess? Too large.
Your guess? Right, after 5 tries!
sum 32, largest 35, mean 8.00
<<< *)
