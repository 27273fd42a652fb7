(* Tuples, arrays and references are compared by what they contain.
   RUN: %everywhere %s
*)
let show b = print_string (if b then "T" else "F")
let line () = print_newline ()
let () =
  show ((1, 2) = (1, 2)); show ((1, 2) = (1, 3)); show ((1, "a") <> (1, "b"));
  show ((1, 2) < (1, 3)); show ((2, 0) < (1, 3)); show ((1, 2) <= (1, 2)); show ((1, 2.5) > (1, 2.0)); show ((1, 2) >= (2, 1));
  show ([|1;2;3|] = [|1;2;3|]); show ([|1;2;3|] = [|1;2;4|]); show ([|1;2;3|] < [|4|]); show ([|5|] < [|1;2|]);
  show ([|1;2;3|] < [|1;2;4|]); show (ref 1 = ref 1); show (ref 2 > ref 1); show (() = ()); show (() < ());
  show ((nan, 1) = (nan, 1)); show ((nan, 1) < (2.0, 1)); show ((nan, 1) >= (2.0, 1)); show ((nan, 1) <> (nan, 1)); show ((1.0, nan) <= (2.0, nan)); show ((1.0, nan) >= (1.0, nan));
  show ([|nan|] > [|1.0|]);  show ((1, true, 'c', "s", [|(1, 2)|]) = (1, true, 'c', "s", [|(1, 2)|]));
  line ();
  print_int (compare 1 2); print_int (compare 2 1); print_int (compare 1 1);
  print_int (compare 1.0 nan); print_int (compare nan 1.0); print_int (compare nan nan); print_int (compare (-0.0) 0.0);
  print_int (compare "a" "b"); print_int (compare "b" "a"); print_int (compare "ab" "a"); print_int (compare 'a' 'b'); print_int (compare true false);
  print_int (compare (1, 2) (1, 3)); print_int (compare [|1;2|] [|3|]); print_int (compare [|nan|] [|nan|]); print_int (compare (nan, 1) (nan, 2)); print_int (compare () ());
  line ();
  let (a, b) = min (1, "z") (1, "a") in
  print_int a; print_string b;
  let a = [| (3, "c"); (1, "b"); (1, "a"); (2, "x") |] in
  Array.sort compare a;
  Array.iter (fun (i, s) -> print_int i; print_string s) a;
  Array.sort (fun (i, s) (j, t) -> compare (j, t) (i, s)) a;
  Array.iter (fun (i, s) -> print_int i; print_string s) a;
  line ()
let mem x a = Array.exists (( = ) x) a
let () = show (mem (1, 2) [|(1, 2)|]); show (mem "x" [|"y"|]); show (mem [|1|] [|[|1|]|])

(* >>> output
TFTTFTTFTFFTTTTTFFFFTTFFT
-1101-100-111-11-110-10
1a1a1b2x3c3c2x1b1a
TFT<<< *)
