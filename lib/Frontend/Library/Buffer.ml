(* The module Buffer: a string, of which the first bytes are used. Its size doubles
   when it is full. *)

type t = { mutable text' : string; mutable used' : int; initial' : string }

let create n =
  let text = String.make (if n < 1 then 1 else n) '\000' in
  { text' = text; used' = 0; initial' = text }

(* Makes the string large enough for n more bytes. *)
let resize' b n =
  let rec double size =
    if size >= b.used' + n then size
    else if size > max_int / 2 then failwith "Buffer.add: cannot grow buffer"
    else double (2 * size)
  in
  let text = String.make (double (String.length b.text')) '\000' in
  Primitive.blit b.text' 0 text 0 b.used';
  b.text' <- text

let contents b = String.sub b.text' 0 b.used'
let to_bytes b = { characters' = Buffer.contents b }
let length b = b.used'
let clear b = b.used' <- 0

let reset b =
  b.used' <- 0;
  b.text' <- b.initial'

let truncate b n =
  if n < 0 || n > b.used' then invalid_arg "Buffer.truncate" else b.used' <- n

let nth b i =
  if i < 0 || i >= b.used' then invalid_arg "Buffer.nth" else b.text'.[i]

let sub b i n =
  if i < 0 || n < 0 || i > b.used' - n then invalid_arg "Buffer.sub"
  else String.sub b.text' i n

let blit b i bytes j n =
  if n < 0 || i < 0 || i > b.used' - n || j < 0 || j > Bytes.length bytes - n then
    invalid_arg "Buffer.blit"
  else Primitive.blit b.text' i bytes.characters' j n

let add_char b c =
  if b.used' >= String.length b.text' then Buffer.resize' b 1;
  Primitive.set b.text' b.used' c;
  b.used' <- b.used' + 1

let add_substring b s i n =
  if i < 0 || n < 0 || i > String.length s - n then
    invalid_arg "Buffer.add_substring/add_subbytes";
  if n > String.length b.text' - b.used' then Buffer.resize' b n;
  Primitive.blit s i b.text' b.used' n;
  b.used' <- b.used' + n

let add_string b s = Buffer.add_substring b s 0 (String.length s)
let add_bytes b bytes = Buffer.add_string b bytes.characters'
let add_subbytes b bytes i n = Buffer.add_substring b bytes.characters' i n
let add_buffer b c = Buffer.add_substring b c.text' 0 c.used'

(* Integers of one or two bytes; those of the host have the lower byte first. *)
let add_uint8 b n = Buffer.add_char b (Char.chr (n land 255))
let add_int8 b n = Buffer.add_uint8 b n

let add_uint16_le b n =
  Buffer.add_uint8 b n;
  Buffer.add_uint8 b (n lsr 8)

let add_uint16_be b n =
  Buffer.add_uint8 b (n lsr 8);
  Buffer.add_uint8 b n

let add_uint16_ne b n = Buffer.add_uint16_le b n
let add_int16_le b n = Buffer.add_uint16_le b n
let add_int16_be b n = Buffer.add_uint16_be b n
let add_int16_ne b n = Buffer.add_uint16_le b n

(* Unicode's characters. *)
let add_utf_8_uchar b u =
  let u = Uchar.to_int u in
  let add_rest shift = Buffer.add_uint8 b (0x80 lor ((u lsr shift) land 0x3f)) in
  if u < 0x80 then Buffer.add_uint8 b u
  else if u < 0x800 then (
    Buffer.add_uint8 b (0xc0 lor (u lsr 6));
    add_rest 0)
  else if u < 0x10000 then (
    Buffer.add_uint8 b (0xe0 lor (u lsr 12));
    add_rest 6;
    add_rest 0)
  else (
    Buffer.add_uint8 b (0xf0 lor (u lsr 18));
    add_rest 12;
    add_rest 6;
    add_rest 0)

let add_utf_16le_uchar b u =
  let u = Uchar.to_int u in
  if u < 0x10000 then Buffer.add_uint16_le b u
  else (
    Buffer.add_uint16_le b (0xd7c0 + (u lsr 10));
    Buffer.add_uint16_le b (0xdc00 lor (u land 0x3ff)))

let add_utf_16be_uchar b u =
  let u = Uchar.to_int u in
  if u < 0x10000 then Buffer.add_uint16_be b u
  else (
    Buffer.add_uint16_be b (0xd7c0 + (u lsr 10));
    Buffer.add_uint16_be b (0xdc00 lor (u land 0x3ff)))

(* Adds s, with the values of f for the names after `$`, which can be in parentheses or
   braces. The first character of a name can be any one. A backslash before `$` makes it
   a character like any other. *)
let add_substitute b f s =
  let n = String.length s in
  let rec after_word i =
    if i >= n then i
    else
      match s.[i] with
      | 'a'..'z' | 'A'..'Z' | '0'..'9' | '_' -> after_word (i + 1)
      | _ -> i
  in
  let rec closing left right depth i =
    if i >= n then raise Not_found
    else if s.[i] = left then closing left right (depth + 1) (i + 1)
    else if s.[i] <> right then closing left right depth (i + 1)
    else if depth = 0 then i
    else closing left right (depth - 1) (i + 1)
  in
  let add first last = Buffer.add_string b (f (String.sub s first (last - first))) in
  let rec go i =
    if i < n then
      match s.[i] with
      | '\\' when i + 1 < n ->
        if s.[i + 1] <> '$' then Buffer.add_char b '\\';
        Buffer.add_char b s.[i + 1];
        go (i + 2)
      | '$' ->
        let first = i + 1 in
        if first >= n then raise Not_found;
        (match s.[first] with
         | '(' | '{' as left ->
           let right = if left = '(' then ')' else '}' in
           let last = closing left right 0 (first + 1) in
           add (first + 1) last;
           go (last + 1)
         | _ ->
           let last = after_word (first + 1) in
           add first last;
           go last)
      | c ->
        Buffer.add_char b c;
        go (i + 1)
  in
  go 0

let output_buffer c b = output_string c (Buffer.contents b)

let to_seq b =
  let rec from i () =
    if i >= b.used' then Seq.Nil else Seq.Cons (b.text'.[i], from (i + 1))
  in
  from 0

let to_seqi b =
  let rec from i () =
    if i >= b.used' then Seq.Nil else Seq.Cons ((i, b.text'.[i]), from (i + 1))
  in
  from 0

let add_seq b characters = Seq.iter (fun c -> Buffer.add_char b c) characters

let of_seq characters =
  let b = Buffer.create 32 in
  Buffer.add_seq b characters;
  b
