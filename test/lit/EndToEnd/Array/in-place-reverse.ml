(* Swaps through a temporary, for every element type at once.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let a = Array.make 5 0 in
let f = Array.make 5 0.0 in
let b = Array.make 5 false in
let t = Array.make 5 (0, 0.0) in
let rec init i = if i < 5 then (a.(i) <- i; f.(i) <- float_of_int i *. 0.5; b.(i) <- i < 2; t.(i) <- (i, f.(i)); init (i + 1)) in
init 0;
let rec reverse i j = if i < j then (
  let x = a.(i) in a.(i) <- a.(j); a.(j) <- x;
  let y = f.(i) in f.(i) <- f.(j); f.(j) <- y;
  let z = b.(i) in b.(i) <- b.(j); b.(j) <- z;
  let w = t.(i) in t.(i) <- t.(j); t.(j) <- w;
  reverse (i + 1) (j - 1)) in
reverse 0 4;
let rec show i = if i < 5 then (pi a.(i); print_float f.(i); print_newline (); (if b.(i) then pi 1 else pi 0);
  let (p, q) = t.(i) in pi p; print_float q; print_newline (); show (i + 1)) in
show 0

(* >>> output
4
2.
0
4
2.
3
1.5
0
3
1.5
2
1.
0
2
1.
1
0.5
1
1
0.5
0
0.
1
0
0.
<<< *)
