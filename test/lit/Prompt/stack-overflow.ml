(* RUN: %compare-prompt %s
*)
let rec f x = 1 + f x;;
f 1;;
let x = 5;;
f x;;
x;;
let r = ref 0;;
let rec g x = incr r; 1 + g (x + 1);;
let y = g 0;;
y;;
!r > 1000;;
let rec count n = if n = 0 then 0 else 1 + count (n - 1);;
count 10000;;
let rec tail n = if n = 0 then "done" else tail (n - 1);;
tail 1000000;;
(* Output:
val f : 'a -> int = <fun>
Stack overflow during evaluation (looping recursion?).
val x : int = 5
Stack overflow during evaluation (looping recursion?).
- : int = 5
val r : int ref = {contents = 0}
val g : int -> int = <fun>
Stack overflow during evaluation (looping recursion?).
//toplevel//:1:1: error: 'y' is not defined [MC0346]
y;;
^
- : bool = true
val count : int -> int = <fun>
- : int = 10000
val tail : int -> string = <fun>
- : string = "done"
*)
