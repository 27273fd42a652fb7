(* RUN: %compare-prompt %s
*)
let x = 1;;
let x = failwith "no";;
x;;
let r = ref 0;;
let y = r := 5; raise Not_found;;
!r;;
y;;
let l = ref [];;
let z = l := [1.5]; failwith "z";;
l;;
module M = struct let a = incr r; 1 let b = raise Exit let c = 3 end;;
!r;;
M.a;;
exception Mine of int;;
let f () = raise (Mine 7);;
let save = ref (fun () -> 0);;
let w = save := (fun () -> incr r; !r); f ();;
!save ();;
!save ();;
try f () with Mine n -> n;;
(* Output:
val x : int = 1
Exception: Failure "no".
- : int = 1
val r : int ref = {contents = 0}
Exception: Not_found.
- : int = 5
//toplevel//:1:1: error: 'y' is not defined [MC0346]
y;;
^
val l : '_weak1 list ref = {contents = []}
Exception: Failure "z".
- : float list ref = {contents = [1.5]}
Exception: Stdlib.Exit.
- : int = 6
//toplevel//:1:1: error: there is no module 'M' here [MC0281]
M.a;;
^
exception Mine of int
val f : unit -> 'a = <fun>
val save : (unit -> int) ref = {contents = <fun>}
Exception: Mine 7.
- : int = 7
- : int = 8
- : int = 7
*)
