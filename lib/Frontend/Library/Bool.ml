(* The module Bool; Builtins.def has more of it. *)

type t = bool

let equal (a : bool) b = a = b
let compare (a : bool) b = compare a b
let to_int b = if b then 1 else 0
let to_float b = if b then 1.0 else 0.0
