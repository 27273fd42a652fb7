(* Exact fractions.
   RUN: %everywhere %s
*)
type rational = int * int

let rec gcd a b = if b = 0 then abs a else gcd b (a mod b)

let make (n : int) (d : int) : rational =
  if d = 0 then raise Division_by_zero;
  let g = gcd n d in
  let s = if d < 0 then -1 else 1 in
  (s * n / g, s * d / g)

let add (a, b) (c, d) = make (a * d + b * c) (b * d)
let sub (a, b) (c, d) = make (a * d - b * c) (b * d)
let mul (a, b) (c, d) = make (a * c) (b * d)
let div (a, b) (c, d) = make (a * d) (b * c)

let to_string ((n, d) : rational) =
  if d = 1 then string_of_int n
  else string_of_int n ^ "/" ^ string_of_int d

let print r = print_endline (to_string r)

let () =
  let half = make 1 2 and third = make 1 3 in
  print (add half third);
  print (sub half third);
  print (mul half third);
  print (div half third);
  print (make 6 (-4));
  (* the harmonic numbers *)
  let h = ref (0, 1) in
  for i = 1 to 8 do
    h := add !h (make 1 i);
    print_string (to_string !h ^ " ")
  done;
  print_newline ();
  if add half half = make 1 1 then print_endline "one";
  try print (div half (make 0 5)) with
    Division_by_zero -> print_endline "division by zero"

(* >>> output
5/6
1/6
1/6
3/2
-3/2
1 3/2 11/6 25/12 137/60 49/20 363/140 761/280 
one
division by zero
<<< *)
