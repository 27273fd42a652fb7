(* Exceptions as strings: as OCaml prints them.
   RUN: %everywhere %s
*)
type color = Red | Green | Other of int
type record = { x : int }
exception Empty
exception Int of int
exception Many of int * string * float * char * bool * unit
exception Data of color * color * color * record * int option * int option * int list * int list
exception Blocks of int array * (int -> int) * (int * int) * float array * exn
exception Named of { line : int; message : string }
exception Pair of (int * int)

module Stack = struct
  exception Underflow of string
end

(* Without the name of the program, `Printexc` here. *)
let show e =
  let s = Printexc.to_string e in
  match String.index_opt s '.' with
  | Some i when i <= 8 -> print_endline (String.sub s (i + 1) (String.length s - i - 1))
  | _ -> print_endline s

let () =
  show Empty; show (Int (-3));
  show (Many (1, "a \"quoted\"\n\t\001text", 2.5, 'a', true, ()));
  show (Data (Red, Green, Other 1, { x = 1 }, None, Some 1, [], [ 1 ]));
  show (Blocks ([||], succ, (1, 2), [||], Empty));
  show (Named { line = 3; message = "m" });
  show (Pair (1, 2));
  show (Stack.Underflow "pop");
  show Not_found; show Exit; show (Failure "f"); show (Invalid_argument "i");
  show Division_by_zero; show End_of_file;
  show (Match_failure ("file.ml", 3, 7));
  let exception Local of string in
  show (Local "l")

(* Those that the runtime makes. *)
let a = [| 1 |]
let checked f = try ignore (f ()); print_endline "no exception" with e -> show e
let () =
  checked (fun () -> a.(1));
  checked (fun () -> 1 / (a.(0) - 1));
  checked (fun () -> int_of_string "x");
  checked (fun () -> List.hd ([] : int list));
  checked (fun () -> List.nth [ 1 ] (-1));
  checked (fun () -> "abc".[3]);
  checked (fun () -> Stack.Underflow "made");
  checked (fun () -> match a.(0) with 2 -> 1 | n when n > 5 -> 2 | 1 -> raise (Stack.Underflow "u") | _ -> 3)

let () = print_int (Printexc.print (fun n -> n + 1) 2); print_newline ()
let () = try Printexc.print (fun _ -> failwith "seven") () with Failure s -> print_endline s

(* >>> errors
Uncaught exception: Failure("seven")
<<< *)
