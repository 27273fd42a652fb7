(* RUN: %compare-prompt %s
*)
for i = 1 to 3 do print_int i done;;
for i = 3 downto 1 do print_int i; print_newline () done;;
let i = ref 0;;
while !i < 3 do print_string "x"; incr i done;;
!i;;
let s = ref 0 in for i = 1 to 100 do s := !s + i done; !s;;
let a = Array.make 5 0;;
for i = 0 to 4 do a.(i) <- i * i done;;
a;;
let fib n = let a = ref 0 and b = ref 1 in for _ = 1 to n do let c = !a + !b in a := !b; b := c done; !a;;
fib 30;;
(* Output:
123- : unit = ()
3
2
1
- : unit = ()
val i : int ref = {contents = 0}
xxx- : unit = ()
- : int = 3
- : int = 5050
val a : int array = [|0; 0; 0; 0; 0|]
- : unit = ()
- : int array = [|0; 1; 4; 9; 16|]
val fib : int -> int = <fun>
- : int = 832040
*)
