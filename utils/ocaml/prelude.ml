(* The runtime externals of mincaml-llc, for OCaml.

   This file followed by ";;" and a MinCaml program is an OCaml program;
   run-ocaml.sh puts the two together.  Only the externals that OCaml lacks or
   gives another type are defined here: print_int, print_float, sqrt, floor,
   float_of_int and the like are the same in both.

   Two differences remain.  OCaml's integers have 63 bits, MinCaml's 32; and
   OCaml evaluates operands and arguments from right to left, MinCaml from left
   to right.  A program that depends on neither prints the same under both. *)

(* Output.  Bytes are integers; newlines do not flush. *)

let print_byte b = Stdlib.print_char (Char.unsafe_chr (b land 255))
let print_newline () = Stdlib.print_char '\n'
let prerr_byte b = Stdlib.prerr_char (Char.unsafe_chr (b land 255))
let prerr_int i = Stdlib.prerr_string (Stdlib.string_of_int i)
let prerr_float x = Stdlib.prerr_string (Stdlib.string_of_float x)
let prerr_newline () = Stdlib.prerr_char '\n'

(* Input: numbers separated by blanks. *)

let mincaml_read name convert =
  let fail reason =
    Stdlib.flush Stdlib.stdout;
    Stdlib.prerr_endline (name ^ ": " ^ reason);
    Stdlib.exit 2 in
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
  match skip_blanks () with
  | exception End_of_file -> fail "end of input"
  | c ->
      read_word c;
      match convert (Buffer.contents word) with
      | Some number -> number
      | None -> fail ("not a number: " ^ Buffer.contents word)

let read_int () = mincaml_read "read_int" Stdlib.int_of_string_opt
let read_float () = mincaml_read "read_float" Stdlib.float_of_string_opt

(* Arrays.  Later versions of OCaml have Array.make only. *)

external create_array : int -> 'a -> 'a array = "caml_make_vect"
external create_float_array : int -> float -> float array = "caml_make_vect"

module Array = struct
  include Stdlib.Array
  external create : int -> 'a -> 'a array = "caml_make_vect"
end

(* Arithmetic. *)

external fabs : float -> float = "%absfloat"
