(* Calls through closures: one convention for each shape of function.
*)
(* The entry of a function that cannot raise returns no exception. *)
let safe x = x + 1
let raising x = if x > 3 then raise Not_found else x
let make k = let f x = x + k in f
let other x = x *. 2.0
let apply (f : int -> int) x = f x
let apply_float (f : float -> float) x = f x

let () =
  print_int (try apply safe 1 with Not_found -> 2);
  print_int (try apply raising 1 with Not_found -> 2);
  print_int (apply (make 3) 1);
  print_float (apply_float other 1.0)
