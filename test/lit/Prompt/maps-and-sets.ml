(* RUN: %compare-prompt %s
*)
let cmp = compare;;
type 'a set = 'a list;;
let mem x s = List.exists (fun y -> y = x) s;;
mem 1 [1; 2], mem "z" ["a"];;
let assoc = [("one", 1); ("two", 2)];;
List.map fst assoc, List.map snd assoc;;
List.mem_assoc "two" assoc;;
List.remove_assoc "one" assoc;;
List.partition (fun (_, n) -> n > 1) assoc;;
(* Output:
val cmp : 'a -> 'a -> int = <fun>
type 'a set = 'a list
val mem : 'a -> 'a list -> bool = <fun>
- : bool * bool = (true, false)
val assoc : (string * int) list = [("one", 1); ("two", 2)]
- : string list * int list = (["one"; "two"], [1; 2])
- : bool = true
- : (string * int) list = [("two", 2)]
- : (string * int) list * (string * int) list = ([("two", 2)], [("one", 1)])
*)
