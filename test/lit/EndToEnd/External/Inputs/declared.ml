(* Functions written in C, declared with their types. *)

type counts = int array

(* This name means something else before it is declared. *)
let next x = x + 1
let three = next 2

external cube : float -> float = "ext_cube"
external weigh : int -> float -> int -> int = "ext_weigh"
external is_vowel : char -> bool = "ext_is_vowel"
external next : char -> char = "ext_next"
external count : unit -> int = "ext_count"
external reset : int -> unit = "ext_reset"
external length : counts -> int = "ext_length"
external string_length : string -> int = "ext_length"
external stars : int -> string = "ext_stars"
external add_pair : int * float -> float = "ext_add_pair"
external double : int ref -> unit = "ext_double"
external many : int -> int -> int -> int -> (int -> float -> int -> float -> int)
  = "ext_many"
external unused : int -> int = "ext_is_not_linked"

let line s = print_endline s
let int n = line (string_of_int n)

let () =
  int three;
  print_float (cube 1.5);
  print_newline ();
  int (weigh 1 2.5 10)

(* As values, and partially applied. *)
let heavy = weigh 100
let () =
  int (heavy 3.0 5);
  Array.iter (fun x -> print_float x; print_string " ") (Array.map cube [| 1.0; -2.0 |]);
  line "";
  let vowels = ref 0 in
  String.iter (fun c -> if is_vowel c then incr vowels) "external functions";
  int !vowels;
  line (String.map next "HAL")

let () =
  reset 41;
  int (count ());
  int (count ());
  int (length [| 1; 2; 3 |]);
  int (string_length "four");
  line (stars 5 ^ "!");
  print_float (add_pair (3, 0.25));
  print_newline ();
  let r = ref 21 in
  double r;
  int !r;
  int (many 1 1 1 1 1 1.0 1 1.0);
  int ((many 1 2 3) 4 5 6.0 7 8.0)

(* A parameter, a local function and a later definition hide it. *)
let apply cube x = cube x
let cube x = cube (x +. 1.0)
let () =
  print_float (apply cube 1.0);
  print_newline ();
  let count () = -1 in
  int (count ());
  try int (weigh 1 1.0 (1 / 0)) with Division_by_zero -> line "caught"
