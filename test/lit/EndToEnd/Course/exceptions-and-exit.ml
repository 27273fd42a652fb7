(* A program of a first course.
   RUN: %everywhere %s --status=2
*)
(* Exceptions: Fun.protect, cleanup, re-raising; the last one is not caught *)

exception Stop_here of { code : int; reason : string }

let log fmt = Printf.printf ("[log] " ^^ fmt ^^ "\n")

let depth = ref 0

let with_resource name f =
  incr depth;
  log "%*sopen %s" (2 * !depth) "" name;
  Fun.protect
    ~finally:(fun () ->
        log "%*sclose %s" (2 * !depth) "" name;
        decr depth)
    (fun () -> f name)

let describe = function
  | Not_found -> "Not_found"
  | Failure m -> "Failure " ^ m
  | Invalid_argument m -> "Invalid_argument " ^ m
  | Division_by_zero -> "Division_by_zero"
  | Stop_here { code; reason } -> Printf.sprintf "Stop_here(%d,%s)" code reason
  | Fun.Finally_raised (Failure m) -> "Finally_raised Failure " ^ m
  | _ -> "other"

let try_it name f =
  match f () with
  | n -> Printf.printf "%s: result %d\n" name n
  | exception e -> Printf.printf "%s: exception %s\n" name (describe e)

let () =
  try_it "plain" (fun () -> with_resource "a" String.length);
  try_it "failure" (fun () -> with_resource "a" (fun _ -> int_of_string "x1"));
  try_it "nested" (fun () ->
      with_resource "a" (fun a ->
          with_resource "b" (fun b ->
              if a < b then raise (Stop_here { code = 3; reason = a ^ b }) else 0)));
  try_it "handled inside" (fun () ->
      with_resource "a" (fun _ ->
          try with_resource "b" (fun _ -> List.find (fun x -> x > 3) [ 1; 2; 3 ])
          with Not_found -> -1));
  try_it "index" (fun () -> [| 1; 2; 3 |].(3));
  try_it "string" (fun () -> Char.code "abc".[-1]);
  try_it "sub" (fun () -> String.length (String.sub "hello" 3 4));
  try_it "hd" (fun () -> List.hd []);
  try_it "nth" (fun () -> List.nth [ 1 ] 5);
  try_it "mod" (fun () -> 1 mod !(ref 0));
  try_it "assert" (fun () -> try assert (1 > 2); 1 with Assert_failure _ -> 77);
  try_it "finally" (fun () ->
      Fun.protect ~finally:(fun () -> failwith "cleanup") (fun () -> 1));
  try_it "option" (fun () -> Option.get None);
  try_it "combine" (fun () -> List.length (List.combine [ 1 ] [ 2; 3 ]))

let () = at_exit (fun () -> print_endline "at_exit: goodbye"; Printf.printf "depth %d\n" !depth)

let rec countdown n =
  with_resource (Printf.sprintf "level%d" n) (fun _ ->
      if n = 0 then raise (Stop_here { code = 42; reason = "bottom" });
      1 + countdown (n - 1))

let () =
  Printf.printf "never printed: %d\n" (countdown 2)

(* >>> output
[log]   open a
[log]   close a
plain: result 1
[log]   open a
[log]   close a
failure: exception Failure int_of_string
[log]   open a
[log]     open b
[log]     close b
[log]   close a
nested: exception Stop_here(3,ab)
[log]   open a
[log]     open b
[log]     close b
[log]   close a
handled inside: result -1
index: exception Invalid_argument index out of bounds
string: exception Invalid_argument index out of bounds
sub: exception Invalid_argument String.sub / Bytes.sub
hd: exception Failure hd
nth: exception Failure nth
mod: exception Division_by_zero
assert: result 77
finally: exception Finally_raised Failure cleanup
option: exception Invalid_argument option is None
combine: exception Invalid_argument List.combine
[log]   open level2
[log]     open level1
[log]       open level0
[log]       close level0
[log]     close level1
[log]   close level2
at_exit: goodbye
depth 0
<<< *)

(* >>> errors
Fatal error: exception Exceptions-and-exit.Stop_here(42, "bottom")
<<< *)
