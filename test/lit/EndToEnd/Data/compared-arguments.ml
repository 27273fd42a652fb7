(* Each instance of a type has a comparison of its own, and a constant that no case names
   is none of those that have one.
   RUN: %everywhere %s
*)
type 'a box = Box of 'a | No
type mixed = A | B | C | D of int

let name = function A -> "a" | B -> "b" | D _ -> "d" | _ -> "other"

let () =
  let print b = print_string (if b then "T" else "F") in
  print (Box (ref 1) = Box (ref 1));
  print (Box [|1; 2|] = Box [|1; 3|]);
  print (Box 1.5 = Box 1.5);
  print (Box "a" = Box "b");
  List.iter (fun m -> print_string (name m)) [A; B; C; D 1];
  print_newline ()

(* >>> output
TFTFabotherd
<<< *)
