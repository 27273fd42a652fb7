(* Exceptions of the program that have names of the library's.
   RUN: %everywhere %s
*)
exception First
let first = First
let is_first e = try raise e with First -> true | _ -> false
exception Second of int
let second = Second 5
exception E of int
exception Not_found of string
type point = int * int
exception At of point
let found e = try raise e with E n -> n | _ -> -1
let raise_it e = raise e
let poly x e = if x then raise e else e
let choose b x y = if b then x else raise (Not_found y)
let () =
  print_int (if is_first first then 1 else 0);
  print_int (if is_first second then 1 else 0);
  print_int (found second); print_int (found (E 7)); print_int (found first);
  print_newline ();
  print_string (try raise (Not_found "mine") with Not_found s -> s);
  print_string (try raise_it (Failure " f") with Not_found s -> s | Failure s -> s);
  print_int (try raise_it (E 3) with E n -> n);
  print_newline ();
  print_int (try choose true 1 "a" with Not_found s -> 2);
  print_string (try choose false "x" "y" with Not_found s -> s);
  print_float (try choose false 1.0 "y" with Not_found s -> 0.5);
  print_newline ();
  let p = (3, 4) in
  print_int (try raise (At p) with At (x, y) -> x * y);
  let failwith s = print_string s in
  failwith "own";
  print_newline ();
  let try_all fs = Array.iter (fun f -> try f () with
    | Exit -> print_string "exit "
    | other -> (try raise other with E n -> print_int n | _ -> print_string "? ")) fs in
  try_all [| (fun () -> raise Exit); (fun () -> raise (E 8)); (fun () -> raise first) |];
  print_newline ()

(* >>> output
10-17-1
mine f3
1y0.5
12own
exit 8? 
<<< *)
