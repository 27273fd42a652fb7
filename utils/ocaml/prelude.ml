(* The runtime externals of mincaml-llc, for OCaml.

   This file, followed by ";;" and a MinCaml program, is an OCaml program;
   run-ocaml.sh concatenates the two.  Only the externals that OCaml lacks, or
   that have another type in OCaml, are defined here: print_int, print_float,
   sqrt, floor, float_of_int and others are the same in both.

   One difference remains: OCaml's integers have 63 bits, MinCaml's 32. *)

(* Output.  Bytes are integers; a newline does not flush the output. *)

let print_byte b = Stdlib.print_char (Char.unsafe_chr (b land 255))
let print_newline () = Stdlib.print_char '\n'
let prerr_byte b = Stdlib.prerr_char (Char.unsafe_chr (b land 255))
let prerr_int i = Stdlib.prerr_string (Stdlib.string_of_int i)
let prerr_float x = Stdlib.prerr_string (Stdlib.string_of_float x)
let prerr_newline () = Stdlib.prerr_char '\n'

(* What the library writes its strings with: a program that was printed begins with
   functions of the library. *)

module Primitive = struct
  let hypot = Stdlib.hypot
  let set s i c = Bytes.unsafe_set (Bytes.unsafe_of_string s) i c
  let fill s i n c = Bytes.unsafe_fill (Bytes.unsafe_of_string s) i n c
  let blit s i t j n =
    Bytes.unsafe_blit_string s i (Bytes.unsafe_of_string t) j n
end

(* Input.  Words are separated by blanks and have the syntax of int_of_string and
   float_of_string; ints have 32 bits. *)

let mincaml_read_word () =
  let is_blank c = c = ' ' || c = '\t' || c = '\n' || c = '\r' in
  let rec skip_blanks () =
    let c = Stdlib.input_char Stdlib.stdin in
    if is_blank c then skip_blanks () else c in
  let word = Buffer.create 16 in
  let rec read_word c =
    Buffer.add_char word c;
    match Stdlib.input_char Stdlib.stdin with
    | c -> if not (is_blank c) then read_word c
    | exception End_of_file -> () in
  read_word (skip_blanks ());
  Buffer.contents word

let read_int () =
  let word = mincaml_read_word () in
  let number = Stdlib.int_of_string word in
  let digits =
    if word.[0] = '-' || word.[0] = '+'
    then String.sub word 1 (String.length word - 1) else word in
  let has_prefix =
    String.length digits > 1 && digits.[0] = '0' && String.contains "xXoObBuU" digits.[1] in
  let magnitude = Stdlib.abs number in
  let sign = if word.[0] = '-' then -1 else 1 in
  if has_prefix && magnitude <= 0xFFFFFFFF then
    let wrapped = (sign * magnitude) land 0xFFFFFFFF in
    if wrapped > 0x7FFFFFFF then wrapped - 0x100000000 else wrapped
  else if number < -0x80000000 || number > 0x7FFFFFFF then failwith "int_of_string"
  else number

let read_float () = Stdlib.float_of_string (mincaml_read_word ())

(* Arrays.  Newer versions of OCaml have only Array.make. *)

external create_array : int -> 'a -> 'a array = "caml_make_vect"
external create_float_array : int -> float -> float array = "caml_make_vect"

module Array = struct
  include Stdlib.Array
  external create : int -> 'a -> 'a array = "caml_make_vect"
end

(* Arithmetic. *)

external fabs : float -> float = "%absfloat"
