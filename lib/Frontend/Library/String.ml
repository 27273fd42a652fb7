(* The module String; Builtins.def and RuntimeABI.def have more of it. Functions
   that make a string write to a new one with Primitive.set and Primitive.blit,
   which check nothing. *)

type t = string

let empty = ""
let unsafe_get s i = s.[i]
let cat s t = s ^ t

let init n f =
  let result = String.make n '\000' in
  for i = 0 to n - 1 do Primitive.set result i (f i) done;
  result

let concat separator l =
  let rec length l n =
    match l with
    | [] -> n
    | s :: rest -> length rest (n + String.length separator + String.length s)
  in
  let append result i s =
    let n = String.length s in
    Primitive.blit s 0 result i n;
    i + n
  in
  match l with
  | [] -> ""
  | first :: others ->
    let result = String.make (length others (String.length first)) '\000' in
    let rec fill i l =
      match l with
      | [] -> result
      | s :: rest -> fill (append result (append result i separator) s) rest
    in
    fill (append result 0 first) others

let split_on_char separator s =
  let rec go i last parts =
    if i < 0 then String.sub s 0 last :: parts
    else if s.[i] = separator then
      go (i - 1) i (String.sub s (i + 1) (last - i - 1) :: parts)
    else go (i - 1) last parts
  in
  go (String.length s - 1) (String.length s) []

let iter f s = for i = 0 to String.length s - 1 do f s.[i] done
let iteri f s = for i = 0 to String.length s - 1 do f i s.[i] done

let map f s =
  let result = String.make (String.length s) '\000' in
  for i = 0 to String.length s - 1 do Primitive.set result i (f s.[i]) done;
  result

let mapi f s =
  let result = String.make (String.length s) '\000' in
  for i = 0 to String.length s - 1 do Primitive.set result i (f i s.[i]) done;
  result

let fold_left f start s =
  let rec go acc i =
    if i < String.length s then go (f acc s.[i]) (i + 1) else acc
  in
  go start 0

let fold_right f s start =
  let rec go i acc = if i < 0 then acc else go (i - 1) (f s.[i] acc) in
  go (String.length s - 1) start

let for_all p s =
  let rec go i = i >= String.length s || (p s.[i] && go (i + 1)) in
  go 0

let exists p s =
  let rec go i = i < String.length s && (p s.[i] || go (i + 1)) in
  go 0

let index_from s i c =
  if i < 0 || i > String.length s then
    invalid_arg "String.index_from / Bytes.index_from";
  let rec go i =
    if i >= String.length s then raise Not_found
    else if s.[i] = c then i
    else go (i + 1)
  in
  go i

let rindex_from s i c =
  if i < -1 || i >= String.length s then
    invalid_arg "String.rindex_from / Bytes.rindex_from";
  let rec go i =
    if i < 0 then raise Not_found else if s.[i] = c then i else go (i - 1)
  in
  go i

let index_from_opt s i c =
  if i < 0 || i > String.length s then
    invalid_arg "String.index_from_opt / Bytes.index_from_opt";
  try Some (String.index_from s i c) with Not_found -> None

let rindex_from_opt s i c =
  if i < -1 || i >= String.length s then
    invalid_arg "String.rindex_from_opt / Bytes.rindex_from_opt";
  try Some (String.rindex_from s i c) with Not_found -> None

let index s c = String.index_from s 0 c
let rindex s c = String.rindex_from s (String.length s - 1) c
let index_opt s c = String.index_from_opt s 0 c
let rindex_opt s c = String.rindex_from_opt s (String.length s - 1) c

let contains s c = String.exists (fun d -> c = d) s

let contains_from s i c =
  if i < 0 || i > String.length s then
    invalid_arg "String.contains_from / Bytes.contains_from";
  let rec go i = i < String.length s && (s.[i] = c || go (i + 1)) in
  go i

let rcontains_from s i c =
  if i < 0 || i >= String.length s then
    invalid_arg "String.rcontains_from / Bytes.rcontains_from";
  let rec go i = i >= 0 && (s.[i] = c || go (i - 1)) in
  go i

let lowercase_ascii s = String.map Char.lowercase_ascii s
let uppercase_ascii s = String.map Char.uppercase_ascii s

let capitalize_ascii s =
  String.mapi (fun i c -> if i = 0 then Char.uppercase_ascii c else c) s

let uncapitalize_ascii s =
  String.mapi (fun i c -> if i = 0 then Char.lowercase_ascii c else c) s

let trim s =
  let blank c =
    c = ' ' || c = '\012' || c = '\n' || c = '\r' || c = '\t'
  in
  let n = String.length s in
  let rec first i = if i < n && blank s.[i] then first (i + 1) else i in
  let rec last i = if i > 0 && blank s.[i - 1] then last (i - 1) else i in
  let i = first 0 in
  let j = last n in
  if i < j then String.sub s i (j - i) else ""

let escaped s =
  let width c =
    match c with
    | '"' | '\\' | '\n' | '\t' | '\r' | '\b' -> 2
    | ' '..'~' -> 1
    | _ -> 4
  in
  let n = String.fold_left (fun n c -> n + width c) 0 s in
  let result = String.make n '\000' in
  let put i c =
    match width c with
    | 1 -> Primitive.set result i c
    | 2 ->
      Primitive.set result i '\\';
      Primitive.set result (i + 1)
        (match c with '\n' -> 'n' | '\t' -> 't' | '\r' -> 'r' | '\b' -> 'b' | _ -> c)
    | _ -> Primitive.blit (Char.escaped c) 0 result i 4
  in
  if n = String.length s then s
  else (
    let _ =
      String.fold_left
        (fun i c ->
          put i c;
          i + width c)
        0 s
    in
    result)

(* Whether the string begins, or ends, with the first argument. *)
let starts_with ~prefix s =
  let n = String.length prefix in
  n <= String.length s && String.sub s 0 n = prefix

let ends_with ~suffix s =
  let n = String.length suffix in
  n <= String.length s && String.sub s (String.length s - n) n = suffix

(* Integers of one or two bytes; those of the host have the lower byte first. *)
let get_uint8 s i = Char.code s.[i]
let get_int8 s i = (Char.code s.[i] lxor 128) - 128

let get_uint16_le s i =
  let high = Char.code s.[i + 1] in
  Char.code s.[i] lor (high lsl 8)

let get_uint16_be s i =
  let low = Char.code s.[i + 1] in
  (Char.code s.[i] lsl 8) lor low

let get_uint16_ne s i = String.get_uint16_le s i
let get_int16_le s i = (String.get_uint16_le s i lxor 32768) - 32768
let get_int16_be s i = (String.get_uint16_be s i lxor 32768) - 32768
let get_int16_ne s i = String.get_int16_le s i

let copy s = s
let to_bytes s = { characters' = String.sub s 0 (String.length s) }
let of_bytes b = String.sub b.characters' 0 (String.length b.characters')

let blit s i b j n =
  if n < 0 || i < 0 || i > String.length s - n
     || j < 0 || j > String.length b.characters' - n
  then invalid_arg "String.blit / Bytes.blit_string"
  else Primitive.blit s i b.characters' j n

let to_seq s =
  let rec from i () =
    if i >= String.length s then Seq.Nil else Seq.Cons (s.[i], from (i + 1))
  in
  from 0

let to_seqi s =
  let rec from i () =
    if i >= String.length s then Seq.Nil else Seq.Cons ((i, s.[i]), from (i + 1))
  in
  from 0

(* The characters are written to strings of doubled sizes. *)
let of_seq characters =
  let rec go s n rest =
    match rest () with
    | Seq.Nil -> String.sub s 0 n
    | Seq.Cons (c, rest) ->
      if n < String.length s then (
        Primitive.set s n c;
        go s (n + 1) rest)
      else (
        let longer = String.make (2 * n) '\000' in
        Primitive.blit s 0 longer 0 n;
        Primitive.set longer n c;
        go longer (n + 1) rest)
  in
  go (String.make 32 '\000') 0 characters
