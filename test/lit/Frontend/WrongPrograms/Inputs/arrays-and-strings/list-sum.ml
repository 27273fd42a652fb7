(* A function adds the elements of a list by pattern matching. *)
let rec sum l =
  match l with
  | [] -> 0
  | x :: rest -> x + sum rest
let () = print_int (sum [1; 2; 3])
