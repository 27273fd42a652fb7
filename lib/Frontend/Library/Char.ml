(* The module Char; `code` and `chr` are functions of the runtime. *)

let lowercase_ascii c =
  if 'A' <= c && c <= 'Z' then Char.chr (Char.code c + 32) else c

let uppercase_ascii c =
  if 'a' <= c && c <= 'z' then Char.chr (Char.code c - 32) else c

let equal (c : char) d = c = d
let compare (c : char) d = Char.code c - Char.code d
