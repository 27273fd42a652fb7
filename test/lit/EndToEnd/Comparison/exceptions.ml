(* Exceptions are compared by their constructors and arguments, in OCaml's order: those with fewer
   arguments before those with more, and constants last; within these, predefined ones first.
   RUN: %everywhere %s
*)
exception A
exception B of int
exception C of int * string
exception D
exception E of { x : int; y : float }
exception F of string
exception G of (int -> int)
exception H of exn * float

let all =
  [ "Not_found", Not_found; "End_of_file", End_of_file; "Division_by_zero", Division_by_zero;
    "Stack_overflow", Stack_overflow; "Out_of_memory", Out_of_memory; "Exit", Exit;
    "Failure a", Failure "a"; "Failure b", Failure "b"; "Invalid_argument", Invalid_argument "a";
    "Match_failure", Match_failure ("f", 1, 2); "Assert_failure", Assert_failure ("f", 1, 2);
    "Stack.Empty", Stack.Empty; "Queue.Empty", Queue.Empty; "Lazy.Undefined", Lazy.Undefined;
    "Sys_error", Sys_error "x"; "Finally_raised", Fun.Finally_raised Not_found; "A", A; "B 1", B 1;
    "B 2", B 2; "C", C (1, "a"); "D", D; "E", E { x = 1; y = 2.0 }; "F", F "a";
    "E nan", E { x = 1; y = nan } ]

let () =
  let sorted = List.sort (fun (_, a) (_, b) -> compare a b) all in
  print_endline (String.concat " " (List.map fst sorted))

(* Each pair, by each kind of comparison. *)
let () =
  List.iter (fun (_, a) ->
    List.iter (fun (_, b) ->
      print_char (
        match compare a b, a = b, a < b, a >= b with
        | 0, true, false, true -> '='
        | -1, false, true, false -> '<'
        | 1, false, false, true -> '>'
        | 0, false, false, false -> 'n'
        | _ -> '?'))
      all;
    print_newline ())
    all

(* In other values, and in functions of the library. *)
type outcome = Passed | Crashed of exn | Both of exn * int
let outcome f = match f () with () -> Passed | exception e -> Crashed e
let () =
  Printf.printf "%b %b %b %d\n" (outcome ignore = Passed)
    (outcome (fun () -> raise (B 1)) = Crashed (B 1))
    (outcome (fun () -> failwith "x") = Crashed (Failure "y"))
    (compare (Both (A, 2)) (Both (A, 1)));
  Printf.printf "%b %b %s\n" (List.mem (C (1, "a")) [A; C (1, "b"); C (1, "a")]) (List.mem A [D])
    (List.assoc Not_found [Exit, "exit"; Not_found, "not found"]);
  Printf.printf "%b\n"
    (outcome (fun () -> ignore [| 1 |].(int_of_string "1"))
     = Crashed (Invalid_argument "index out of bounds"))
module Exceptions = Set.Make (struct type t = exn let compare = compare end)
let () =
  Exceptions.iter (fun e -> print_string (match e with A -> "A " | B n -> string_of_int n ^ " " | _ -> "? "))
    (Exceptions.of_list [B 3; A; B 2; Not_found; A; B 3]);
  let table = Hashtbl.create 7 in
  Hashtbl.replace table (B 1) 1; Hashtbl.replace table (B 1) 2; Hashtbl.replace table A 5;
  Printf.printf "%d %d %d\n" (Hashtbl.find table (B 1)) (Hashtbl.find table A) (Hashtbl.length table)

(* Functions in exceptions cannot be compared. *)
let () =
  List.iter (fun (a, b) ->
    try Printf.printf "%d " (compare a b) with Invalid_argument s -> print_endline s)
    [ G (fun x -> x + 1), G (fun x -> x + 2); G succ, B 1; H (A, 1.0), H (A, 2.0);
      H (H (D, 0.), nan), H (H (D, 0.), nan); H (G succ, 1.), H (G pred, 2.) ]

(* A polymorphic function that compares. *)
let check ~expected actual = if expected <> actual then print_endline "differs" else print_endline "same"
let () = check ~expected:(F "a") (F ("a" ^ "")); check ~expected:1 2; check ~expected:Exit Not_found
