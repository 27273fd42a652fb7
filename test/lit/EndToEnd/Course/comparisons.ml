(* Comparing tuples, arrays and strings.
   RUN: %everywhere %s
*)
let show name b = Printf.printf "%s: %b\n" name b

let sign n = if n < 0 then "less" else if n > 0 then "greater" else "equal"

let maximum a = Array.fold_left max a.(0) a

let sort a =
  let b = Array.copy a in
  Array.sort compare b;
  b

let () =
  show "pairs" ((1, "b") < (2, "a"));
  show "first equal" ((1, "b") < (1, "a"));
  show "arrays" ([| 1; 2; 3 |] = [| 1; 2; 3 |]);
  show "lengths" ([| 9 |] < [| 1; 2 |]);
  show "nested" ([| (1, 'x'); (2, 'y') |] <> [| (1, 'x'); (2, 'z') |]);
  show "strings" ("abc" < "abd" && "ab" < "abc");
  print_endline (sign (compare 3 5));
  print_endline (sign (compare "b" "a"));
  print_endline (sign (compare (1, 2.5) (1, 2.5)));
  let (n, name) = maximum [| (3, "c"); (7, "g"); (7, "a") |] in
  Printf.printf "%d %s\n" n name;
  let a = sort [| "the"; "cat"; "sat"; "on"; "a"; "mat" |] in
  Array.iter (Printf.printf "%s ") a;
  print_newline ();
  let b = Array.make 3 0 in
  let c = Array.copy b in
  b.(0) <- 1;
  show "copies" (b = c);
  Array.fill c 0 2 5;
  Array.blit c 1 b 0 2;
  Array.iter (fun x -> print_int x; print_char ' ') (Array.append b c);
  print_newline ()

(* >>> output
pairs: true
first equal: false
arrays: true
lengths: true
nested: true
strings: true
less
greater
equal
7 g
a cat mat on sat the 
copies: false
5 0 0 5 5 0 
<<< *)
