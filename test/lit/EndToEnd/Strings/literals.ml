(* Literals with every escape sequence, and their contents.
   RUN: %everywhere %s
*)
let show s =
  for i = 0 to String.length s - 1 do
    print_int (Char.code s.[i]); print_char (if i < String.length s - 1 then ' ' else '\n')
  done
let () =
  show "a\n\t\r\b\\\"\'\ z"; show "\065\x41\o101\000\255\xff"; show "日本\u{e9}\u{1F600}";
  show "one \
        two
three"; show ""; show "\"";
  print_string "text \065\tend\n"; print_endline "é 日本"; print_endline "";
  print_char 'a'; print_char '\n'; print_char '\\'; print_char '\''; print_char '"';
  print_char '\"'; print_char '\ '; print_char '\065'; print_char '\x42'; print_char '\o103';
  print_newline ();
  let x' = "prime" and f'x' = 'c' in
  print_endline x'; print_char f'x'; print_newline ()
