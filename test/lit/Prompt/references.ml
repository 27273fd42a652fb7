(* RUN: %compare-prompt %s
*)
let r = ref 0;;
r := 5;;
!r;;
r;;
incr r; !r;;
ref (ref 1);;
let l = ref [];;
l := [1; 2];;
l;;
l := 3 :: !l;;
!l;;
let f = ref (fun x -> x + 1);;
!f 3;;
f := (fun x -> x * 2);;
!f 3;;
let count = let n = ref 0 in fun () -> incr n; !n;;
count ();;
count ();;
count ();;
(ref 1, ref "a");;
(* Output:
val r : int ref = {contents = 0}
- : unit = ()
- : int = 5
- : int ref = {contents = 5}
- : int = 6
- : int ref ref = {contents = {contents = 1}}
val l : '_weak1 list ref = {contents = []}
- : unit = ()
- : int list ref = {contents = [1; 2]}
- : unit = ()
- : int list = [3; 1; 2]
val f : (int -> int) ref = {contents = <fun>}
- : int = 4
- : unit = ()
- : int = 6
val count : unit -> int = <fun>
- : int = 1
- : int = 2
- : int = 3
- : int ref * string ref = ({contents = 1}, {contents = "a"})
*)
