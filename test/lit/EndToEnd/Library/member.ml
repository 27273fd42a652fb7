(* Array.mem compares as compare does, of which a NaN is equal to itself, and so
   are the two zeros.

   RUN: %everywhere %s
*)
let print b = print_string (if b then "yes " else "no ")

let () =
  print (Array.mem nan [| 1.0; nan |]);
  print (Array.mem (-0.0) [| 1.0; 0.0 |]);
  print (Array.mem 2.0 [| 1.0; nan |]);
  print (Array.mem 3 [| 1; 2; 3 |]);
  print (Array.mem 3 [||]);
  print (Array.mem "b" [| "a"; "b" |]);
  print (Array.mem (1, nan) [| (1, 2.0); (1, nan) |])

(* >>> output
yes yes no yes no yes yes <<< *)
