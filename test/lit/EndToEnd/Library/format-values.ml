(* Formats that are values: parameters, variables, elements of lists, and joined by `^^`.
   RUN: %everywhere %s
*)

(* A parameter that is a format is used with different arguments. *)
let log fmt = Printf.ksprintf print_endline fmt
let labelled label fmt = Printf.ksprintf (fun s -> print_endline (label ^ ": " ^ s)) fmt
let fail fmt = Printf.ksprintf failwith fmt
let debug fmt = Printf.printf fmt
let () =
  log "%d and %S" 3 "x"; log "plain"; log "%5.2f %c %b 100%%" 2.5 'c' true;
  labelled "warning" "%d %*d" 3 5 7;
  labelled "all" "%F %C|%-5d|%05d|%.*f|%-*s|%!" 1e20 '\n' 3 4 3 2.0 4 "ab";
  debug "%t%F %a\n" (fun c -> output_char c 'x') 1.0 (fun c -> output_string c) "y";
  try fail "no %d%s" 5 "e" with Failure m -> print_endline m

(* Partial applications. *)
let seven = log "%d %s" 7
let () = seven "p"; seven "q"; List.iter (log "<%d>") [1; 2]

(* Variables. *)
let header : (int -> string -> unit, out_channel, unit) format = "<%d|%s>\n"
let number = format_of_string "%d"
let choice signed = if signed then "%+d" else "%d"
let pick signed : (int -> string, unit, string) format = if signed then "%+d" else "%d"
let formats : (int -> string, unit, string) format list = ["%d"; "%x"; "[%4o]"]
let () =
  Printf.printf header 1 "x"; Printf.printf header 2 "y";
  print_endline (Printf.sprintf number 5);
  print_endline (choice true ^ Printf.sprintf (pick true) 4 ^ Printf.sprintf (pick false) 4);
  List.iter (fun fmt -> print_endline (Printf.sprintf fmt 255)) formats

(* Joined formats. *)
let check name fmt x = Printf.printf ("%s: " ^^ fmt ^^ "\n") name x
let () =
  check "a" "%d" 1; check "b" "%s" "p"; check "c" "%.1f" 0.25;
  Printf.printf ("[%d] " ^^ "%a!\n") 1 (fun c x -> output_string c (string_of_float x)) 2.5;
  log ("%d" ^^ "" ^^ "%s") 1 "one"

(* The text of a format. *)
let () =
  print_endline (string_of_format ("<%d|%S>" : (int -> string -> unit, unit, unit) format));
  print_endline (string_of_format ("a%d" ^^ "b%s"))

(* Functions of Printf that are values, and destinations. *)
let p = Printf.printf
let b = Buffer.create 10
let add fmt = Printf.bprintf b fmt
let () =
  p "%s\n" "printf"; p "%d\n" 3;
  add "%d" 5; add "%s%x%t" "z" 255 (fun b -> Buffer.add_char b '!');
  print_endline (Buffer.contents b)

open Printf

let to_channel c fmt = fprintf c fmt
let () =
  to_channel stdout "%s %d\n" "out" 3;
  to_channel stderr "%s %d\n" "error" 4;
  eprintf (if Buffer.length b > 1 then "%d\n" else "<%d>\n") 5;
  let format = sprintf in
  print_endline (format "%d" 3 ^ format "%c" 'x');
  kfprintf (fun c -> output_string c " done\n") stdout "%d %C" 3 'x';
  kbprintf (fun b -> print_endline (Buffer.contents b)) b "%d" 6;
  ifprintf stdout "%d%a" 3 (fun _ _ -> print_string "never") 4;
  ikfprintf (fun c -> output_string c "ignored\n") stdout "%d" 3

(* The output is written when all arguments are known, and printers are called then. *)
let note s = print_string s; s
let () =
  let partial = debug "%s%t%s\n" (note "a") in
  let second = partial (fun c -> output_string c (note "p")) in
  second (note "b")

(* >>> errors
error 4
5
<<< *)
