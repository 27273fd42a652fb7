(* RUN: %compare-prompt %s
*)
type graph = (int * int list) list;;
let g = [(1, [2; 3]); (2, [4]); (3, [4]); (4, [])];;
let neighbours g n = try List.assoc n g with Not_found -> [];;
neighbours g 1, neighbours g 9;;
let dfs g start =
  let rec go visited n =
    if List.mem n visited then visited
    else List.fold_left go (n :: visited) (neighbours g n) in
  List.rev (go [] start);;
dfs g 1;;
let visited = Hashtbl.create 10;;
let rec visit n = if not (Hashtbl.mem visited n) then begin Hashtbl.add visited n (); print_int n; print_char ' '; List.iter visit (neighbours g n) end;;
visit 1;;
Hashtbl.length visited;;
visit 1;;
(* Output:
type graph = (int * int list) list
val g : (int * int list) list = [(1, [2; 3]); (2, [4]); (3, [4]); (4, [])]
val neighbours : ('a * 'b list) list -> 'a -> 'b list = <fun>
- : int list * int list = ([2; 3], [])
val dfs : ('a * 'a list) list -> 'a -> 'a list = <fun>
- : int list = [1; 2; 4; 3]
val visited : ('_weak1, '_weak2) Hashtbl.t = <abstr>
val visit : int -> unit = <fun>
1 2 4 3 - : unit = ()
- : int = 4
- : unit = ()
*)
