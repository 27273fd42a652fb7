(* The module Uchar: the numbers of Unicode's characters. *)

type t = int

let min = 0
let max = 0x10ffff
let bom = 0xfeff
let rep = 0xfffd
let is_valid n = (n >= 0 && n < 0xd800) || (n >= 0xe000 && n <= 0x10ffff)

let succ u =
  if u = 0xd7ff then 0xe000
  else if u = 0x10ffff then invalid_arg "U+10FFFF has no successor"
  else u + 1

let pred u =
  if u = 0xe000 then 0xd7ff
  else if u = 0 then invalid_arg "U+0000 has no predecessor"
  else u - 1

let of_int n =
  if Uchar.is_valid n then n
  else invalid_arg (Printf.sprintf "%X is not an Unicode scalar value" n)

let unsafe_of_int n = n
let to_int (u : int) = u
let is_char u = u < 256
let of_char c = Char.code c

let to_char u =
  if u < 256 then Char.chr u
  else invalid_arg (Printf.sprintf "U+%04X is not a latin1 character" u)

let unsafe_to_char u = Char.chr (u land 255)
let equal (u : int) v = u = v
let compare (u : int) v = if u < v then -1 else if u > v then 1 else 0
let hash (u : int) = u
