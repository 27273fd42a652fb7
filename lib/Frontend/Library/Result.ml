(* The module Result. *)

type ('a, 'e) t = ('a, 'e) result

let ok x = Ok x
let error e = Error e
let value r ~default = match r with Ok x -> x | Error _ -> default

let get_ok r =
  match r with Ok x -> x | Error _ -> invalid_arg "result is Error _"

let get_error r =
  match r with Ok _ -> invalid_arg "result is Ok _" | Error e -> e

let bind r f = match r with Ok x -> f x | Error e -> Error e
let join r = match r with Ok inner -> inner | Error e -> Error e
let map f r = match r with Ok x -> Ok (f x) | Error e -> Error e
let map_error f r = match r with Ok x -> Ok x | Error e -> Error (f e)
let fold ~ok ~error r = match r with Ok x -> ok x | Error e -> error e
let iter f r = match r with Ok x -> f x | Error _ -> ()
let iter_error f r = match r with Ok _ -> () | Error e -> f e
let is_ok r = match r with Ok _ -> true | Error _ -> false
let is_error r = match r with Ok _ -> false | Error _ -> true

let equal ~(ok : 'a -> 'a -> bool) ~(error : 'e -> 'e -> bool) r s =
  match r, s with
  | Ok x, Ok y -> ok x y
  | Error e, Error f -> error e f
  | _ -> false

let compare ~(ok : 'a -> 'a -> int) ~(error : 'e -> 'e -> int) r s =
  match r, s with
  | Ok x, Ok y -> ok x y
  | Error e, Error f -> error e f
  | Ok _, Error _ -> -1
  | Error _, Ok _ -> 1

let to_option r = match r with Ok x -> Some x | Error _ -> None
let to_list r = match r with Ok x -> [x] | Error _ -> []
let to_seq r = match r with Ok x -> Seq.return x | Error _ -> Seq.empty
