(* Functions of the library, also as values.
   RUN: %everywhere %s
*)
let show s = print_string s; print_newline ()
let map f s =
  let rec from i = if i = String.length s then "" else String.make 1 (f s.[i]) ^ from (i + 1) in
  from 0
let apply f x = f x
let apply_to f s = f s
let apply_unit f s = f s
let make_with f n c = f n c
let cut f s i n = f s i n
let () =
  show (string_of_int 0); show (string_of_int (-2147483648)); show (string_of_int 2147483647);
  show (string_of_float 1.0); show (string_of_float (-0.1)); show (string_of_float 1e20);
  show (string_of_float (1.0 /. 0.0)); show (string_of_float (-1.0 /. 0.0)); show (string_of_float 1.5e-7);
  show (string_of_bool true); show (string_of_bool (1 > 2)); show (Int.to_string 12); show (Bool.to_string true);
  print_int (int_of_string "42"); print_char ' '; print_int (int_of_string "-2147483648"); print_char ' ';
  print_int (int_of_string "0xff" + int_of_string "0o17" + int_of_string "0b101" + int_of_string "-0x10");
  print_char ' '; print_int (int_of_string "1_000"); print_char ' '; print_int (int_of_string "+5"); print_newline ();
  print_float (float_of_string "3.25"); print_float (float_of_string "-1e3"); print_float (float_of_string "7");
  print_float (float_of_string "1_0.5"); print_newline ();
  show (String.sub "hello" 1 3); show (String.sub "hello" 5 0); show (String.sub "hello" 0 5);
  show (String.make 3 '-'); show (String.make 0 'x'); print_char (String.get "abc" 1); print_newline ();
  print_int (Char.code 'z' + int_of_char 'a'); print_char (Char.chr 65); print_char (char_of_int 255); print_newline ();
  show (map (fun c -> if c = 'a' then 'b' else c) "banana");
  show (map (fun c -> char_of_int (int_of_char c + 1)) "HAL");
  show (apply string_of_int 3); print_int (apply_to String.length "four"); show (make_with String.make 2 '+');
  show (cut String.sub "abcdef" 2 2); apply_unit print_endline "as a value"; print_int (apply_to int_of_string "12");
  print_newline ();
  show (let print_string s = s ^ "!" in print_string "own");
  prerr_string "to "; prerr_endline "error"

(* >>> errors
to error
<<< *)
