(* The module Char; `code` and `chr` are functions of the runtime. *)

let lowercase_ascii c =
  if 'A' <= c && c <= 'Z' then Char.chr (Char.code c + 32) else c

let uppercase_ascii c =
  if 'a' <= c && c <= 'z' then Char.chr (Char.code c - 32) else c

let equal (c : char) d = c = d
let compare (c : char) d = Char.code c - Char.code d

let escaped c =
  if c = '\'' then "\\'"
  else if c = '\\' then "\\\\"
  else if c = '\n' then "\\n"
  else if c = '\t' then "\\t"
  else if c = '\r' then "\\r"
  else if c = '\b' then "\\b"
  else if ' ' <= c && c <= '~' then String.make 1 c
  else Printf.sprintf "\\%03d" (Char.code c)
