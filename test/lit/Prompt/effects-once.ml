(* RUN: %compare-prompt %s
*)
let x = print_string "once "; 5;;
x + x;;
x;;
let y = ref (print_endline "again"; 0);;
incr y;;
incr y; !y;;
print_string "a"; print_string "b";;
print_endline "line";;
let f = print_string "defining "; fun x -> print_string "calling "; x + 1;;
f 1;;
f 2;;
let a = Array.init 3 (fun i -> print_int i; i * 10);;
a.(2);;
let rec loop n = if n > 0 then (print_char '*'; loop (n - 1));;
loop 5;;
let () = print_string "unit\n";;
let _ = print_int 3; "value";;
Printf.printf "%d-%s\n" 3 "x";;
(* Output:
once val x : int = 5
- : int = 10
- : int = 5
again
val y : int ref = {contents = 0}
- : unit = ()
- : int = 2
ab- : unit = ()
line
- : unit = ()
defining val f : int -> int = <fun>
calling - : int = 2
calling - : int = 3
012val a : int array = [|0; 10; 20|]
- : int = 20
val loop : int -> unit = <fun>
*****- : unit = ()
unit
3- : string = "value"
3-x
- : unit = ()
*)
