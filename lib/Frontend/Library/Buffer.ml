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
