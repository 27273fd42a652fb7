(* Operators, `not` and functions that are keywords to the parser as values,
   `**`, `|>`, `@@`, and constants.
   RUN: %everywhere %s
*)
let show b = print_string (if b then "T" else "F")
let line () = print_newline ()
let () =
  let ops = [| ( + ); ( - ); ( * ); ( / ); (mod); (land); (lor); (lxor); (lsl); max; min |] in
  Array.iter (fun f -> print_int (f 13 3); print_char ' ') ops;
  print_float (( +. ) 1.5 2.5); print_float (( ** ) 2.0 10.0); print_float (2.0 ** 3.0 ** 0.5 *. 2.0);
  show ((&&) true false); show ((||) true false); show (( = ) 1 1); show ((<) "a" "b");
  print_string (( ^ ) "x" "y"); line ();
  print_int (Array.fold_left ( + ) 0 [|1;2;3|]);
  [|1;2;3|] |> Array.map (( * ) 2) |> Array.iter print_int;
  print_int @@ 3 + 4;
  print_string @@ "a" ^ String.make 2 'c' ^ "b";
  let twice f x = x |> f |> f in
  print_int (5 |> twice succ |> ( + ) 10);
  print_int (Array.length @@ Array.map not [|true; false|]);
  Array.iter show (Array.map not [|true; false|]);
  let r = ref 4 in
  ( := ) r 5; print_int (( ! ) r);
  show (not (r = ref 5)); show (not true = false);
  print_float (min infinity 1.0); print_float (max neg_infinity 1.0); show (nan <> nan); show (epsilon_float > 0.0);
  line ()
let () =
  let a = Array.map (Array.make 2) [| 1; 2 |] in
  Array.iter (Array.iter print_int) a;
  let zeros = Array.make 3 in
  Array.iter print_float (zeros 0.5);
  print_int (Array.fold_left max min_int (Array.map Array.length a)); line ()

(* >>> output
16 10 39 4 1 1 15 14 104 13 3 4.1024.6.64399417097FTTTxy
62467accb172FT5FT1.1.TT
11220.50.50.52
<<< *)
