(* RUN: %compare-prompt %s
*)
let t : (string, int) Hashtbl.t = Hashtbl.create 16;;
Hashtbl.replace t "a" 1;;
Hashtbl.replace t "b" 2;;
Hashtbl.find t "a";;
Hashtbl.find_opt t "c";;
Hashtbl.mem t "b", Hashtbl.length t;;
Hashtbl.find t "zzz";;
Hashtbl.iter (fun k v -> print_string k; print_int v) t;;
Hashtbl.fold (fun _ v sum -> v + sum) t 0;;
Hashtbl.hash "a" = Hashtbl.hash "a";;
let memo = Hashtbl.create 8;;
let rec fib n = if n < 2 then n else match Hashtbl.find_opt memo n with Some v -> v | None -> let v = fib (n - 1) + fib (n - 2) in Hashtbl.add memo n v; v;;
fib 40;;
Hashtbl.length memo;;
memo;;
(* Output:
val t : (string, int) Hashtbl.t = <abstr>
- : unit = ()
- : unit = ()
- : int = 1
- : int option = None
- : bool * int = (true, 2)
Exception: Not_found.
a1b2- : unit = ()
- : int = 3
- : bool = true
val memo : ('_weak1, '_weak2) Hashtbl.t = <abstr>
val fib : int -> int = <fun>
- : int = 102334155
- : int = 39
- : (int, int) Hashtbl.t = <abstr>
*)
