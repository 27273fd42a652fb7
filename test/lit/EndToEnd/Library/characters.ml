(* Characters of Unicode, substitutions, bytes that are written to a channel, and small modules.
   RUN: %everywhere %s
*)
let p n = Printf.printf "%d " n
let nl () = print_newline ()
let subst s = 
  let b = Buffer.create 3 in
  (try Buffer.add_substitute b (fun n -> Printf.printf "[%s]" n; String.uppercase_ascii n) s with Not_found -> print_string "Not_found ");
  print_endline (Buffer.contents b)
let () = List.iter subst [""; "abc"; "a $b c"; "$"; "x$"; "$ a"; "\\$a"; "\\\\$a"; "\\"; "a\\"; "\\b\\"; "${a b}c"; "$(a(b)c)d"; "${a(b)c}"; "$(a"; "${a{b}"; "$a$b"; "$a_1-$B9"; "$$a"; "\\\\\\$x"; "$(a\\)b)"; "$()"; "$\\a"]
let () =
  let b = Buffer.create 3 in
  List.iter (fun n -> let u = Uchar.of_int n in Buffer.add_utf_8_uchar b u; Buffer.add_char b ' '; Buffer.add_utf_16le_uchar b u; Buffer.add_char b ' '; Buffer.add_utf_16be_uchar b u; Buffer.add_char b ' ') [0; 0x41; 0x7f; 0x80; 0xe9; 0x7ff; 0x800; 0xd7ff; 0xe000; 0xffff; 0x10000; 0x1f600; 0x10ffff];
  print_endline (String.escaped (Buffer.contents b));
  List.iter (fun n -> match Uchar.of_int n with u -> (try Printf.printf "%d %c\n" (Uchar.to_int (Uchar.succ u)) (Uchar.to_char u) with Invalid_argument s -> print_endline s) | exception Invalid_argument s -> print_endline s) [0; 65; 255; 256; 0xd7ff; 0xd800; 0xdfff; 0xe000; 0x10ffff; 0x110000];
  (try ignore (Uchar.pred Uchar.min) with Invalid_argument s -> print_endline s);
  Printf.printf "%d %d %d %b %d\n" (Uchar.to_int (Uchar.pred (Uchar.of_int 0xe000))) (Uchar.hash Uchar.rep) (Uchar.to_int Uchar.bom) (Uchar.is_char Uchar.max) (Uchar.compare Uchar.min Uchar.max);
  Printf.printf "%d %d %d %d\n" (Float.hash 1.5) (Float.hash 0.0) (Float.hash (-0.0)) (Float.hash nan);
  output_byte stdout 321; output_bytes stdout (Bytes.of_string "xyz"); output_substring stdout "hello" 1 3; output stdout (Bytes.of_string "hello") 2 2; output_binary_int stdout 1094861636; nl ();
  let a = Atomic.make 5 in Atomic.incr a; Atomic.decr a; Atomic.decr a; p (Atomic.exchange a 8); p (Atomic.fetch_and_add a 3); Atomic.set a (Atomic.get a + 1); p (Atomic.get a);
  print_string Sys.os_type; Printf.printf "%b%b%b %d\n" Sys.unix Sys.win32 Sys.cygwin (Sys.opaque_identity 3)
