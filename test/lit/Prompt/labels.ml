(* RUN: %compare-prompt %s
*)
let f ~x ~y = x - y;;
f ~x:1 ~y:2;;
f ~y:2 ~x:1;;
let g ?(step = 1) n = n + step;;
g 1;;
g ~step:5 1;;
let h ?name () = match name with None -> "nobody" | Some n -> n;;
h ();;
h ~name:"me" ();;
let k ~f x = f x;;
k ~f:succ 1;;
f ~x:10;;
List.sort_uniq compare [3; 1; 3];;
fun ?(a = 1) ~b c -> a + b + c;;
ListLabels.map ~f:succ [1; 2];;
(* Output:
val f : x:int -> y:int -> int = <fun>
- : int = -1
- : int = -1
val g : ?step:int -> int -> int = <fun>
- : int = 2
- : int = 6
val h : ?name:string -> unit -> string = <fun>
- : string = "nobody"
- : string = "me"
val k : f:('a -> 'b) -> 'a -> 'b = <fun>
- : int = 2
- : y:int -> int = <fun>
- : int list = [1; 3]
- : ?a:int -> b:int -> int -> int = <fun>
- : int list = [2; 3]
*)
