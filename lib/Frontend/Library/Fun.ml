(* The module Fun. *)

(* Raised by protect if the first function raises the argument. *)
exception Finally_raised of exn

let id x = x
let const x _ = x
let flip f x y = f y x
let negate p x = if p x then false else true

(* The result of work, after finally has been called, also if work raises. *)
let protect ~finally work =
  let finish () = try finally () with e -> raise (Fun.Finally_raised e) in
  match work () with
  | result ->
    finish ();
    result
  | exception e ->
    finish ();
    raise e
