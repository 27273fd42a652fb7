(* Functions that return exceptions, their callers and handlers.
*)
exception E of int

(* Called in a `try`: returns the exception. *)
let raises x = if x > 3 then raise (E x) else x
let returns_unit x = if x > 3 then raise Not_found
(* Its call in tail position stays one. *)
let rec tail x y = if x = 0 then raises y else tail (x - 1) y
(* The exception is passed on. *)
let passes x = raises x + 1
(* Handles all that it raises, and what it calls. *)
let handles x = try tail x x with E n -> n | _ -> -1
(* Cannot raise: untouched. *)
let rec pure x = if x = 0 then 1 else pure (x - 1)
(* Raises, but no handler can exist. *)
let ends x = if x = 0 then raise Exit else x
(* A check that a handler sees, and one that none sees. *)
let seen (a : int array) i = a.(i)
let unseen (a : int array) i = a.(i)

let () =
  let a = [| 1 |] in
  print_int (handles 4);
  print_int (try passes 4 with E n -> n | x -> raise x);
  (try returns_unit (pure 3) with Not_found -> print_int 1);
  print_int (ends 1);
  print_int (unseen a 0);
  print_int (try seen a 2 with Invalid_argument s -> String.length s)
