(* Functions that call each other.
   RUN: %everywhere %s
*)
let rec even n = if n = 0 then true else odd (n - 1)
and odd n = if n = 0 then false else even (n - 1)

(* Hofstadter's female and male sequences *)
let rec female n = if n = 0 then 1 else n - male (female (n - 1))
and male n = if n = 0 then 0 else n - female (male (n - 1))

(* A little automaton: does a word of a and b have an even number of each? *)
let accepts word =
  let n = String.length word in
  let rec both i =
    if i = n then true
    else if word.[i] = 'a' then odd_a i else odd_b i
  and odd_a i =
    let i = i + 1 in
    if i >= n then false
    else if word.[i] = 'a' then both (i + 1) else neither i
  and odd_b i =
    let i = i + 1 in
    if i >= n then false
    else if word.[i] = 'b' then both (i + 1) else neither i
  and neither i =
    let i = i + 1 in
    if i >= n then false
    else if word.[i] = 'a' then odd_b i else odd_a i
  in
  both 0

let () =
  Printf.printf "%b %b %b\n" (even 10) (odd 7) (even 10001);
  for i = 0 to 12 do Printf.printf "%d/%d " (female i) (male i) done;
  print_newline ();
  Printf.printf "%b %b %b\n" (accepts "abab") (accepts "abb") (accepts "bbaa")

(* >>> output
true true false
1/0 1/0 2/1 2/2 3/2 3/3 4/4 5/4 5/5 6/6 6/6 7/7 8/7 
true false true
<<< *)
