(* The module Digest: MD5, as RFC 1321 describes it. *)

type t = string

(* For each of the 64 steps, the first 32 bits of the absolute value of the sine of its
   number. *)
let sines' =
  [| -0x28955b88; -0x173848aa; 0x242070db; -0x3e423112;
     -0xa83f051; 0x4787c62a; -0x57cfb9ed; -0x2b96aff;
     0x698098d8; -0x74bb0851; -0xa44f; -0x76a32842;
     0x6b901122; -0x2678e6d; -0x5986bc72; 0x49b40821;
     -0x9e1da9e; -0x3fbf4cc0; 0x265e5a51; -0x16493856;
     -0x29d0efa3; 0x2441453; -0x275e197f; -0x182c0438;
     0x21e1cde6; -0x3cc8f82a; -0xb2af279; 0x455a14ed;
     -0x561c16fb; -0x3105c08; 0x676f02d9; -0x72d5b376;
     -0x5c6be; -0x788e097f; 0x6d9d6122; -0x21ac7f4;
     -0x5b4115bc; 0x4bdecfa9; -0x944b4a0; -0x41404390;
     0x289b7ec6; -0x155ed806; -0x2b10cf7b; 0x4881d05;
     -0x262b2fc7; -0x1924661b; 0x1fa27cf8; -0x3b53a99b;
     -0xbd6ddbc; 0x432aff97; -0x546bdc59; -0x36c5fc7;
     0x655b59c3; -0x70f3336e; -0x100b83; -0x7a7ba22f;
     0x6fa87e4f; -0x1d31920; -0x5cfebcec; 0x4e0811a1;
     -0x8ac817e; -0x42c50dcb; 0x2ad7d2bb; -0x14792c6f |]

(* The distances of the rotations, four for each round of 16 steps. *)
let distances' = [| 7; 12; 17; 22; 5; 9; 14; 20; 4; 11; 16; 23; 6; 10; 15; 21 |]

(* Changes the four words of the state by the block of 64 bytes of s at start. *)
let add_block' state s start =
  let word k =
    let i = start + 4 * k in
    Char.code s.[i] lor (Char.code s.[i + 1] lsl 8)
    lor (Char.code s.[i + 2] lsl 16) lor (Char.code s.[i + 3] lsl 24)
  in
  let rec go i a b c d =
    if i = 64 then (
      state.(0) <- state.(0) + a;
      state.(1) <- state.(1) + b;
      state.(2) <- state.(2) + c;
      state.(3) <- state.(3) + d)
    else (
      let mixed =
        match i lsr 4 with
        | 0 -> ((b land c) lor (lnot b land d)) + word i
        | 1 -> ((d land b) lor (lnot d land c)) + word ((5 * i + 1) land 15)
        | 2 -> (b lxor c lxor d) + word ((3 * i + 5) land 15)
        | _ -> (c lxor (b lor lnot d)) + word ((7 * i) land 15)
      in
      let sum = a + mixed + Digest.sines'.(i) in
      let distance = Digest.distances'.(4 * (i lsr 4) + i land 3) in
      let rotated = (sum lsl distance) lor (sum lsr (32 - distance)) in
      go (i + 1) d (b + rotated) b c)
  in
  go 0 state.(0) state.(1) state.(2) state.(3)

(* Writes a word to a string, the lowest byte first. *)
let set_word' s i word =
  for k = 0 to 3 do
    Primitive.set s (i + k) (Char.chr ((word lsr (8 * k)) land 255))
  done

(* The last block, or the last two, have the bytes that are left, 0x80, zeros, and the
   number of bits of the text. *)
let digest' s start n =
  let state = [| 0x67452301; -0x10325477; -0x67452302; 0x10325476 |] in
  let whole = n land lnot 63 in
  let rec add_blocks s i last =
    if i < last then (
      Digest.add_block' state s i;
      add_blocks s (i + 64) last)
  in
  add_blocks s start (start + whole);
  let size = if n - whole < 56 then 64 else 128 in
  let rest = String.make size '\000' in
  Primitive.blit s (start + whole) rest 0 (n - whole);
  Primitive.set rest (n - whole) '\128';
  Digest.set_word' rest (size - 8) (n lsl 3);
  Digest.set_word' rest (size - 4) (n lsr 29);
  add_blocks rest 0 size;
  let result = String.make 16 '\000' in
  Array.iteri (fun i word -> Digest.set_word' result (4 * i) word) state;
  result

let string s = Digest.digest' s 0 (String.length s)
let bytes b = Digest.string b.characters'

let substring s i n =
  if i < 0 || n < 0 || i > String.length s - n then invalid_arg "Digest.substring";
  Digest.digest' s i n

let subbytes b i n = Digest.substring b.characters' i n

let to_hex d =
  if String.length d <> 16 then invalid_arg "Digest.to_hex";
  String.init 32 (fun i ->
    let byte = Char.code d.[i / 2] in
    "0123456789abcdef".[if i land 1 = 0 then byte lsr 4 else byte land 15])

let from_hex s =
  let digit c =
    match c with
    | '0'..'9' -> Char.code c - 48
    | 'a'..'f' -> Char.code c - 87
    | 'A'..'F' -> Char.code c - 55
    | _ -> invalid_arg "Digest.from_hex"
  in
  if String.length s <> 32 then invalid_arg "Digest.from_hex";
  String.init 16 (fun i -> Char.chr ((digit s.[2 * i] lsl 4) lor digit s.[2 * i + 1]))

let output c d = output_string c d
let equal d e = String.equal d e
let compare d e = String.compare d e
