(* The functions of String and Char that are written in MinCaml.
   RUN: %everywhere %s
*)
let line s = print_string "["; print_string s; print_endline "]"
let show b = print_string (if b then "T" else "F")
let is_vowel c = c = 'a' || c = 'e' || c = 'i' || c = 'o' || c = 'u'
let rotate k c =
  if c >= 'a' && c <= 'z' then
    Char.chr ((Char.code c - Char.code 'a' + k) mod 26 + Char.code 'a')
  else c

let () =
  String.iter (fun c -> print_int (Char.code c); print_char ' ') "abc";
  String.iteri (Printf.printf "%d%c ") "xyz";
  print_newline ();
  line (String.init 5 (fun i -> Char.chr (Char.code 'a' + i)));
  line (String.init 0 (fun _ -> 'x'));
  line (String.init 1 (fun _ -> 'x'));
  line (String.map (rotate 3) "hello, world");
  line (String.map (rotate 23) (String.map (rotate 3) "hello, world"));
  line (String.mapi (fun i c -> if i mod 2 = 0 then Char.uppercase_ascii c else c) "alternating");
  line (String.uppercase_ascii "MiXed 1 \233");
  line (String.lowercase_ascii "MiXed 1 \233");
  line (String.capitalize_ascii "word"); line (String.capitalize_ascii "");
  line (String.uncapitalize_ascii "Word");
  line (String.trim "  \t padded \r\n "); line (String.trim "   "); line (String.trim "");
  line (String.trim "none");
  show (String.contains "hello" 'l'); show (String.contains "hello" 'z'); show (String.contains "" 'z');
  show (String.exists is_vowel "xyzu"); show (String.exists is_vowel "");
  show (String.for_all is_vowel "aei"); show (String.for_all is_vowel "aeb"); show (String.for_all is_vowel "");
  print_newline ();
  print_int (String.fold_left (fun n c -> if is_vowel c then n + 1 else n) 0 "education");
  line (String.fold_right (fun c s -> s ^ String.make 1 c) "reverse" "");
  print_int (Char.compare 'a' 'd'); show (Char.equal 'a' 'a');
  print_char (Char.lowercase_ascii 'Q'); print_char (Char.uppercase_ascii '{');
  let big = String.init 10000 (fun i -> if i mod 100 = 99 then '\n' else 'x') in
  print_int (String.fold_left (fun n c -> if c = '\n' then n + 1 else n) 0 big);
  print_newline ()
