(* The module Bytes. A value contains a string of its own, which is written to with
   Primitive.set, Primitive.fill and Primitive.blit; these check nothing. *)

type t = bytes

let empty = { characters' = "" }
let of_string s = String.to_bytes s
let to_string b = String.of_bytes b
let unsafe_of_string s = String.to_bytes s
let unsafe_to_string b = String.of_bytes b
let copy b = String.to_bytes b.characters'
let length b = String.length b.characters'
let create n = { characters' = String.make n '\000' }
let make n c = { characters' = String.make n c }
let init n f = { characters' = String.init n f }

let get b i = b.characters'.[i]
let unsafe_get b i = b.characters'.[i]

let set b i c =
  ignore b.characters'.[i];
  Primitive.set b.characters' i c

let unsafe_set b i c = Bytes.set b i c

let sub b i n = { characters' = String.sub b.characters' i n }
let sub_string b i n = String.sub b.characters' i n

let fill b i n c =
  if i < 0 || n < 0 || i > Bytes.length b - n then
    invalid_arg "String.fill / Bytes.fill"
  else Primitive.fill b.characters' i n c

let blit a i b j n =
  if n < 0 || i < 0 || i > Bytes.length a - n || j < 0 || j > Bytes.length b - n
  then invalid_arg "Bytes.blit"
  else Primitive.blit a.characters' i b.characters' j n

let blit_string s i b j n = String.blit s i b j n
let unsafe_fill b i n c = Bytes.fill b i n c
let unsafe_blit a i b j n = Bytes.blit a i b j n
let unsafe_blit_string s i b j n = String.blit s i b j n

(* b with more bytes, or less if the number is negative, at its two ends. *)
let extend b left right =
  let n = Bytes.length b + left + right in
  let result = Bytes.create n in
  let from = if left < 0 then -left else 0 in
  let into = if left < 0 then 0 else left in
  let count = min (Bytes.length b - from) (n - into) in
  if count > 0 then Bytes.blit b from result into count;
  result

let cat a b = { characters' = a.characters' ^ b.characters' }

let concat separator l =
  { characters' =
      String.concat separator.characters' (List.map (fun b -> b.characters') l) }

let equal a b = a.characters' = b.characters'
let compare a b = String.compare a.characters' b.characters'
let iter f b = String.iter f b.characters'
let iteri f b = String.iteri f b.characters'
let map f b = { characters' = String.map f b.characters' }
let mapi f b = { characters' = String.mapi f b.characters' }
let fold_left f start b = String.fold_left f start b.characters'
let fold_right f b start = String.fold_right f b.characters' start
let for_all p b = String.for_all p b.characters'
let exists p b = String.exists p b.characters'
let trim b = String.to_bytes (String.trim b.characters')
let escaped b = String.to_bytes (String.escaped b.characters')
let index b c = String.index b.characters' c
let index_opt b c = String.index_opt b.characters' c
let index_from b i c = String.index_from b.characters' i c
let index_from_opt b i c = String.index_from_opt b.characters' i c
let rindex b c = String.rindex b.characters' c
let rindex_opt b c = String.rindex_opt b.characters' c
let rindex_from b i c = String.rindex_from b.characters' i c
let rindex_from_opt b i c = String.rindex_from_opt b.characters' i c
let contains b c = String.contains b.characters' c
let contains_from b i c = String.contains_from b.characters' i c
let rcontains_from b i c = String.rcontains_from b.characters' i c
let lowercase_ascii b = { characters' = String.lowercase_ascii b.characters' }
let uppercase_ascii b = { characters' = String.uppercase_ascii b.characters' }
let capitalize_ascii b = { characters' = String.capitalize_ascii b.characters' }

let uncapitalize_ascii b =
  { characters' = String.uncapitalize_ascii b.characters' }

let starts_with ~prefix b =
  String.starts_with ~prefix:prefix.characters' b.characters'

let ends_with ~suffix b =
  String.ends_with ~suffix:suffix.characters' b.characters'

let split_on_char c b =
  List.map
    (fun s -> { characters' = s })
    (String.split_on_char c b.characters')

(* Integers of one or two bytes; those of the host have the lower byte first. *)
let get_uint8 b i = String.get_uint8 b.characters' i
let get_int8 b i = String.get_int8 b.characters' i
let get_uint16_le b i = String.get_uint16_le b.characters' i
let get_uint16_be b i = String.get_uint16_be b.characters' i
let get_uint16_ne b i = String.get_uint16_le b.characters' i
let get_int16_le b i = String.get_int16_le b.characters' i
let get_int16_be b i = String.get_int16_be b.characters' i
let get_int16_ne b i = String.get_int16_le b.characters' i
let set_uint8 b i n = Bytes.set b i (Char.chr (n land 255))
let set_int8 b i n = Bytes.set_uint8 b i n

let set_uint16_le b i n =
  ignore b.characters'.[i];
  Bytes.set_uint8 b (i + 1) (n lsr 8);
  Bytes.set_uint8 b i n

let set_uint16_be b i n =
  ignore b.characters'.[i];
  Bytes.set_uint8 b (i + 1) n;
  Bytes.set_uint8 b i (n lsr 8)

let set_uint16_ne b i n = Bytes.set_uint16_le b i n
let set_int16_le b i n = Bytes.set_uint16_le b i n
let set_int16_be b i n = Bytes.set_uint16_be b i n
let set_int16_ne b i n = Bytes.set_uint16_le b i n

(* A sequence sees the characters that are set before it reaches them. *)
let to_seq b = String.to_seq b.characters'
let to_seqi b = String.to_seqi b.characters'
let of_seq s = { characters' = String.of_seq s }
