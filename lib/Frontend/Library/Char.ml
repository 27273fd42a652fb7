(* The module Char; RuntimeABI.def has `code` and `chr`. *)

type t = char

let unsafe_chr n = Char.chr (n land 255)

(* The letter in small or in capital; other characters as they are. *)
let lowercase_ascii c =
  match c with 'A'..'Z' -> Char.chr (Char.code c + 32) | _ -> c

let uppercase_ascii c =
  match c with 'a'..'z' -> Char.chr (Char.code c - 32) | _ -> c

let equal (c : char) d = c = d
let compare (c : char) d = Char.code c - Char.code d

(* The text of c in a literal. *)
let escaped c =
  match c with
  | '\'' -> "\\'"
  | '\\' -> "\\\\"
  | '\n' -> "\\n"
  | '\t' -> "\\t"
  | '\r' -> "\\r"
  | '\b' -> "\\b"
  | ' '..'~' -> String.make 1 c
  | _ -> Printf.sprintf "\\%03d" (Char.code c)
