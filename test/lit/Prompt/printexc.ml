(* RUN: %compare-prompt %s
*)
Printexc.to_string Not_found;;
Printexc.to_string (Failure "x");;
exception Mine of int * string;;
Printexc.to_string (Mine (1, "a"));;
let handler f = try Ok (f ()) with e -> Error e;;
handler (fun () -> 1);;
handler (fun () -> failwith "no");;
handler (fun () -> raise (Mine (2, "b")));;
let e = Mine (3, "c");;
raise e;;
(try raise e with Mine (n, _) -> n), 1;;
let rec find p = function [] -> raise Not_found | x :: l -> if p x then x else find p l;;
find (fun x -> x > 2) [1; 2; 3];;
find (fun x -> x > 5) [1; 2; 3];;
Fun.protect ~finally:(fun () -> print_string "finally ") (fun () -> 5);;
Fun.protect ~finally:(fun () -> print_string "finally ") (fun () -> failwith "inside");;
(* Output:
- : string = "Not_found"
- : string = "Failure(\"x\")"
exception Mine of int * string
- : string = "Mine(1, \"a\")"
val handler : (unit -> 'a) -> ('a, exn) result = <fun>
- : (int, exn) result = Ok 1
- : ('a, exn) result = Error (Failure "no")
- : ('a, exn) result = Error (Mine (2, "b"))
val e : exn = Mine (3, "c")
Exception: Mine (3, "c").
- : int * int = (3, 1)
val find : ('a -> bool) -> 'a list -> 'a = <fun>
- : int = 3
Exception: Not_found.
finally - : int = 5
finally Exception: Failure "inside".
*)
