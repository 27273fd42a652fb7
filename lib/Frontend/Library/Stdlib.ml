(* The names that are written without a module; Builtins.def and RuntimeABI.def
   have more of them. A program can define them again. *)

type 'a list = [] | (::) of 'a * 'a list
type 'a option = None | Some of 'a
type ('a, 'b) result = Ok of 'a | Error of 'b
type 'a ref = { mutable contents : 'a }
type bytes = { characters' : string }
type fpclass = FP_normal | FP_subnormal | FP_zero | FP_infinite | FP_nan

(* The elements of l, then those of m. *)
let (@) l m = List.append l m

(* Raises an exception. *)
let raise_notrace e = raise e

(* A number without a change of its sign. *)
let (~+) n = n
let (~+.) (x : float) = x

(* The character of a code. *)
let char_of_int n =
  if n < 0 || n > 255 then invalid_arg "char_of_int" else Char.chr n

(* Conversions of strings, None if they do not have the form. *)
let int_of_string_opt s = try Some (int_of_string s) with Failure _ -> None
let float_of_string_opt s = try Some (float_of_string s) with Failure _ -> None

let bool_of_string_opt s =
  match s with "true" -> Some true | "false" -> Some false | _ -> None

let bool_of_string s =
  match s with
  | "true" -> true
  | "false" -> false
  | _ -> invalid_arg "bool_of_string"

(* The number on the next line of the input, None if it is none. *)
let read_int_opt () = int_of_string_opt (read_line ())
let read_float_opt () = float_of_string_opt (read_line ())

(* s, with a point at its end if it is like that of an int. *)
let valid_float_lexem s =
  let rec go i =
    if i >= String.length s then s ^ "."
    else
      match s.[i] with
      | '0'..'9' | '-' -> go (i + 1)
      | _ -> s
  in
  go 0

(* Output. *)
let prerr_char c = prerr_byte (Char.code c)
let print_bytes b = print_string b.characters'
let prerr_bytes b = prerr_string b.characters'

(* The functions of [at_exit]. If a program uses [at_exit], desugaring passes it
   to [run_with_exit_functions'], and its [exit] is [exit']. As in OCaml, each
   function is called once, even if another one raises an exception. *)
let exit_function' = ref (fun () -> ())

let at_exit f =
  let earlier = !exit_function' in
  let called = ref false in
  exit_function' :=
    fun () ->
      if not !called then (called := true; f ());
      earlier ()

let run_with_exit_functions' (program : unit -> unit) =
  try
    program ();
    !exit_function' ()
  with e ->
    (try !exit_function' () with _ -> ());
    raise e

let exit' code = !exit_function' (); exit code

(* C's function, but NaN if an argument is. *)
let hypot x y = if x <> x || y <> y then nan else Primitive.hypot x y

(* The kind of a float. *)
let classify_float x =
  if x <> x then FP_nan
  else if x = 0.0 then FP_zero
  else if x -. x <> 0.0 then FP_infinite
  else if abs_float x < min_float then FP_subnormal
  else FP_normal

(* The mantissa of x, at least 0.5 and less than 1, and the exponent. *)
let frexp x =
  if x = 0.0 || x -. x <> 0.0 then (x, 0)
  else (
    let rec down m e = if abs_float m >= 1.0 then down (m *. 0.5) (e + 1) else (m, e) in
    let rec up m e = if abs_float m < 0.5 then up (m *. 2.0) (e - 1) else (m, e) in
    if abs_float x >= 1.0 then down x 0 else up x 0)

(* The fraction of x and its whole part, both with the sign of x. *)
let modf x =
  let whole = copysign (floor (abs_float x)) x in
  if x -. x = 0.0 then (copysign (x -. whole) x, whole)
  else if x <> x then (x, x)
  else (copysign 0.0 x, x)

(* Channels. Output is written before anything can see it: before the program reads, and
   before the other channel is written to. *)
type out_channel = Stdout' | Stderr'
type in_channel = Stdin'

let stdin = Stdin'
let stdout = Stdout'
let stderr = Stderr'
let flush (c : out_channel) = ignore c
let flush_all () = ()

let output_string c s =
  match c with Stdout' -> print_string s | Stderr' -> prerr_string s

let output_char c x = output_string c (String.make 1 x)
let output_byte c n = output_char c (Char.chr (n land 255))
let output_bytes c b = output_string c b.characters'

let output_substring c s i n =
  if i < 0 || n < 0 || i > String.length s - n then invalid_arg "output_substring";
  output_string c (String.sub s i n)

let output c b i n =
  if i < 0 || n < 0 || i > String.length b.characters' - n then invalid_arg "output";
  output_string c (String.sub b.characters' i n)

(* The four bytes of an int, the highest one first. *)
let output_binary_int c n =
  output_byte c (n lsr 24);
  output_byte c (n lsr 16);
  output_byte c (n lsr 8);
  output_byte c n

(* Bytes are written as they are. *)
let set_binary_mode_out (c : out_channel) (binary : bool) = ignore (c, binary)
let set_binary_mode_in (c : in_channel) (binary : bool) = ignore (c, binary)
let input_line (c : in_channel) = ignore c; read_line ()

let input_byte (c : in_channel) =
  ignore c;
  let byte = Primitive.read_byte () in
  if byte < 0 then raise End_of_file else byte

let input_char c = Char.chr (input_byte c)

(* Reads bytes up to the end of the input, and returns their number. *)
let input (c : in_channel) b start n =
  ignore c;
  if start < 0 || n < 0 || start > String.length b.characters' - n then
    invalid_arg "input";
  let rec go i =
    if i = n then n
    else (
      let byte = Primitive.read_byte () in
      if byte < 0 then i
      else (
        Primitive.set b.characters' (start + i) (Char.chr byte);
        go (i + 1)))
  in
  go 0

let really_input c b start n =
  if start < 0 || n < 0 || start > String.length b.characters' - n then
    invalid_arg "really_input";
  if input c b start n < n then raise End_of_file

let really_input_string c n =
  let s = String.make n ' ' in
  really_input c { characters' = s } 0 n;
  s

(* The int of four bytes, the highest one first. *)
let input_binary_int c =
  let rec go n i = if i = 0 then n else go ((n lsl 8) lor input_byte c) (i - 1) in
  go 0 4

(* The value of a format: its text, and a function that takes the conversions of Printf,
   a function for all parts of the output, the parts before this format, the last one
   first, and then the arguments of the format. *)
type conversions' = {
  quoted' : string -> string;
  quoted_char' : char -> string;
  float' : float -> string;
  pad' : int -> string -> string;
  pad_right' : int -> string -> string;
  pad_zeros' : int -> string -> string;
  fixed' : int -> float -> string;
  signed' : string -> string -> string;
  alternate' : string -> string -> string;
  zeros' : int -> string -> string;
}
type ('b, 'c) part' = Text' of string | Printer' of ('b -> 'c)
type ('a, 'b, 'c, 'd) format4 =
  | Format' of
      string * (conversions' -> (('b, 'c) part' list -> 'd) -> ('b, 'c) part' list -> 'a)
type ('a, 'b, 'c, 'd, 'e, 'f) format6 = ('a, 'b, 'c, 'f) format4
type ('a, 'b, 'c) format = ('a, 'b, 'c, 'c) format4

let format_of_string (f : ('a, 'b, 'c, 'd) format4) = f
let string_of_format (Format' (text, _)) = text

(* The format f, then g. *)
let (^^) (Format' (s, f)) (Format' (t, g)) =
  Format' (s ^ "%," ^ t, fun c k parts -> f c (fun parts -> g c k parts) parts)
