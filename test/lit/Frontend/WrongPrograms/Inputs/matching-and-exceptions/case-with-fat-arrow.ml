(* A case is written with `=>`, as in Standard ML. *)
let name n =
  match n with
  | 0 => "zero"
  | _ => "other"
let () = print_string (name 0)
