(* RUN: %compare-prompt %s
*)
let l = [1; 2; 3];;
let k = l;;
let m = List.map (fun x -> x) l;;
l == k, l == m;;
List.memq l [m; k];;
let twice x = (x, x);;
let (p, q) = twice (List.init 3 string_of_int);;
p == q;;
let s = String.make 3 'a';;
let t = s;;
s == t;;
List.assq s [("b", 1); (t, 2)];;
(* A literal of a function is the same string in each phrase. *)
let f () = "abc";;
let a = f ();;
let b = f ();;
a == b;;
let r = ref (List.length l);;
let same = r and other = ref !r;;
r == same, r == other, r = other;;
incr same;;
!r, !other;;
type color = Red | Green;;
let color () = Red;;
let c = color ();;
c == color ();;
(* Output:
val l : int list = [1; 2; 3]
val k : int list = [1; 2; 3]
val m : int list = [1; 2; 3]
- : bool * bool = (true, false)
- : bool = true
val twice : 'a -> 'a * 'a = <fun>
val p : string list = ["0"; "1"; "2"]
val q : string list = ["0"; "1"; "2"]
- : bool = true
val s : string = "aaa"
val t : string = "aaa"
//toplevel//:1:3: warning: `==` tests for identity; to compare the contents of a string, write `=` [MC0333]
s == t;;
  ^~
  =
- : bool = true
- : int = 2
val f : unit -> string = <fun>
val a : string = "abc"
val b : string = "abc"
//toplevel//:1:3: warning: `==` tests for identity; to compare the contents of a string, write `=` [MC0333]
a == b;;
  ^~
  =
- : bool = true
val r : int ref = {contents = 3}
val same : int ref = {contents = 3}
val other : int ref = {contents = 3}
- : bool * bool * bool = (true, false, true)
- : unit = ()
- : int * int = (4, 3)
type color = Red | Green
val color : unit -> color = <fun>
val c : color = Red
- : bool = true
*)
