(* Partial application.
   RUN: %everywhere %s
*)
let add x y = x + y
let add5 = add 5
let mul x y = x * y
let double = mul 2
let between low high x = low <= x && x <= high
let is_digit = between '0' '9'
let is_teenager = between 13 19

let print_line a =
  Array.iter (Printf.printf "%d ") a;
  print_newline ()

let power n x =
  let rec go k acc = if k = 0 then acc else go (k - 1) (acc * x) in
  go n 1

let square = power 2
let cube = power 3

let () =
  let a = [| 1; 2; 3; 4; 5 |] in
  print_line (Array.map (add 1) a);
  print_line (Array.map double a);
  print_line (Array.map square a);
  print_line (Array.map cube a);
  Printf.printf "%d %d\n" (add5 10) (double (add5 1));
  Printf.printf "%b %b\n" (is_digit '7') (is_digit 'x');
  Printf.printf "%b %b\n" (is_teenager 12) (is_teenager 13);
  let say = Printf.printf "%s is %d years old\n" in
  say "Ann" 20;
  say "Bob" 31

(* >>> output
2 3 4 5 6 
2 4 6 8 10 
1 4 9 16 25 
1 8 27 64 125 
15 12
true false
false true
Ann is 20 years old
Bob is 31 years old
<<< *)
