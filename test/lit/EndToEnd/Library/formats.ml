(* Conversions that are functions of the library, and other destinations than standard
   output and error.
   RUN: %everywhere %s
*)
open Printf

let note n v = print_int n; print_char ' '; v

(* Quoted strings and characters, floats as in programs, flushing. *)
let () =
  printf "%S %S %s\n" "a \"b\"\n\t\\" "" "plain";
  printf "[%12S|%-12S]\n" "ab" "cd";
  printf "%C %C %C %C\n%!" 'a' '\'' '\n' '\\';
  printf "%F %F %F %F %F\n" 3.0 0.1 1e20 infinity nan;
  printf "%B %b%!\n" true false;
  print_endline (sprintf "<%S %C %d>" "x" 'y' 3)

(* Widths and precisions that are arguments. *)
let () =
  printf "[%*d] [%-*d] [%*d] [%*s]\n" 5 42 5 42 (-5) 42 4 "ab";
  printf "[%.*f] [%.*f] [%*.*f] [%*.2f]\n" 2 3.14159 0 2.5 8 3 2.71828 7 1.0;
  List.iter (fun w -> printf "%*d|" w w) [ 1; 3; 5 ];
  print_newline ()

(* Printers. *)
type shape = Circle of float | Rectangle of { width : float; height : float }

let print_shape channel = function
  | Circle r -> fprintf channel "circle %g" r
  | Rectangle { width; height } -> fprintf channel "%g x %g" width height

let rec print_list print channel = function
  | [] -> ()
  | [ x ] -> print channel x
  | x :: rest -> fprintf channel "%a; %a" print x (print_list print) rest

let show_shape () = function
  | Circle r -> sprintf "(%g)" r
  | Rectangle { width; height } -> sprintf "[%g %g]" width height

let () =
  printf "%a and %a.\n" print_shape (Circle 1.5) print_shape
    (Rectangle { width = 2.0; height = 3.0 });
  printf "[%a]\n" (print_list print_shape) [ Circle 1.0; Circle 2.0; Rectangle { width = 1.0; height = 4.5 } ];
  printf "[%a] %d\n" (print_list (fun c n -> fprintf c "<%d>" n)) [ 1; 2; 3 ] 6;
  printf "%t%s\n" (fun c -> output_string c "thunk ") "done";
  print_endline (sprintf "%a %a %t" show_shape (Circle 2.0) (fun () n -> string_of_int n) 5 (fun () -> "t"))

(* Order: the arguments first, from right to left, then the text with the printers. *)
let () =
  printf "%d %a %d\n" (note 1 10) (note 2 (fun c n -> fprintf c "<%d>" n)) (note 3 20) (note 4 30);
  let s = sprintf "%a|%S" (fun () x -> print_string "printer "; x) (note 5 "a") (note 6 "b") in
  print_endline s;
  fprintf (note 7 stdout) "%d %S\n" (note 8 8) (note 9 "nine")

(* Channels, buffers and functions. *)
let () =
  fprintf stdout "to %s\n" "stdout";
  fprintf stderr "to %s %d\n" "stderr" 2;
  eprintf "%S %a\n" "quoted" (fun c x -> output_string c x) "printed";
  output_string stdout "output_string\n";
  output_char stdout 'c'; output_char stdout '\n';
  flush stdout; flush_all ();
  let b = Buffer.create 16 in
  bprintf b "%d-%s" 1 "x";
  bprintf b "%S%c" "q" '!';
  bprintf b "%a%t" (fun b n -> bprintf b "<%d>" n) 4 (fun b -> Buffer.add_char b '.');
  print_endline (Buffer.contents b);
  print_endline (ksprintf String.uppercase_ascii "%s %d" "shout" 3);
  let fail fmt_value = ksprintf failwith "failed: %d %S" fmt_value "x" in
  try fail 3 with Failure s -> print_endline s

(* Partial applications, and calls without `open`. *)
let log = Printf.printf "[%s] %S\n"
let () =
  log "info" "started"; log "warn" "done";
  List.iter (Printf.printf "%S ") [ "a"; "b" ];
  List.iter (fprintf stdout "%d,") [ 1; 2; 3 ];
  print_newline ();
  let add = sprintf "%d + %S = %d" in
  let add1 = add (note 1 1) in
  print_endline (add1 "one" 2);
  "piped" |> printf "%S\n";
  printf "%S %S\n" "first" @@ String.concat "," [ "a"; "b" ]

let rec lines n = match input_line stdin with
  | line -> printf "%d %S\n" n line; lines (n + 1)
  | exception End_of_file -> ()
let () = lines 1

(* >>> input
first "line"

last
<<< *)

(* >>> errors
to stderr 2
"quoted" printed
<<< *)
