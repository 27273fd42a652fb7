(* `assert` fails at its place; what was printed before is written.
   RUN: %everywhere %s --status=2
*)
let half n =
  assert (n mod 2 = 0);
  n / 2

let rec index_of x a i =
  if i >= Array.length a then assert false
  else if a.(i) = x then i
  else index_of x a (i + 1)

let pair b = if b then (1, 2.5) else assert false

let () =
  assert true;
  print_int (half 10);
  print_newline ();
  print_int (index_of 3 [| 1; 2; 3 |] 0);
  print_newline ();
  let (_, x) = pair true in
  print_float x;
  print_newline ();
  for i = 8 to 12 do
    print_int (half i);
    print_newline ()
  done

(* >>> output
5
2
2.5
4
<<< *)

(* >>> errors
mincaml: assertion.ml:5:3: assertion failed
<<< *)
