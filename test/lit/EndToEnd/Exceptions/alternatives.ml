(* Alternatives in the cases of handlers.
   RUN: %everywhere %s
*)
exception A
exception B of int
exception C of int * string
exception D of (int * int)

let classify f =
  try f () with
  | A | B 0 | C (_, _) -> "first"
  | B 1 | B 2 | Not_found -> "second"
  | D (_, _) | Failure "x" | B _ -> "third"
  | Failure _ | Invalid_argument _ | Division_by_zero -> "fourth"
  | Exit | _ -> "rest"

let show f = print_endline (classify f)

let () =
  show (fun () -> raise A);
  show (fun () -> raise (B 0));
  show (fun () -> raise (B 1));
  show (fun () -> raise (B 2));
  show (fun () -> raise (B 3));
  show (fun () -> raise (C (1, "one")));
  show (fun () -> raise (D (1, 2)));
  show (fun () -> raise Not_found);
  show (fun () -> failwith "x");
  show (fun () -> failwith "y");
  show (fun () -> String.make (1 / 0) 'a');
  show (fun () -> raise End_of_file);
  show (fun () -> "none")

(* In a loop, with a result of another type, and nested. *)
let count limit =
  let hits = ref 0 in
  for i = 1 to limit do
    try
      if i mod 3 = 0 then raise A;
      if i mod 5 = 0 then raise (B i);
      if i mod 7 = 0 then raise Exit
    with A | B _ ->
      incr hits;
      (try if i mod 2 = 0 then raise Not_found else raise Exit
       with Exit | Not_found -> hits := !hits + 100)
    | Exit -> ()
  done;
  !hits
let () = print_int (count 100); print_newline ()

(* The case is in tail position. *)
let rec loop n = if n = 0 then 0 else try raise A with A | Exit -> loop (n - 1)
let () = print_int (loop 1000000); print_newline ()
let () = print_int (try 1 + (try raise (B 3) with A | Exit -> 5) with Not_found | B _ -> 7)

(* >>> output
first
first
second
second
third
first
third
second
third
fourth
fourth
rest
none
4747
0
7<<< *)
