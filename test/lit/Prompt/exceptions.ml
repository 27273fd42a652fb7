(* RUN: %compare-prompt %s
*)
exception E;;
exception Code of int;;
exception Pair of int * string;;
raise E;;
raise (Code 3);;
raise (Pair (1, "a"));;
E;;
Code (-3);;
[E; Code 1; Not_found];;
raise Not_found;;
failwith "message";;
invalid_arg "argument";;
raise Exit;;
try raise (Code 5) with Code n -> n;;
try failwith "x" with Failure s -> s ^ "!";;
let f x = if x > 3 then raise (Code x) else x;;
f 3;;
f 4;;
(try f 4 with Code n -> n * 100), f 1;;
1 / 0;;
1 mod 0;;
[|1|].(5);;
"abc".[10];;
List.hd [];;
int_of_string "zz";;
Stack.pop (Stack.create ());;
List.assoc 1 [];;
(* Output:
exception E
exception Code of int
exception Pair of int * string
Exception: E.
Exception: Code 3.
Exception: Pair (1, "a").
- : exn = E
- : exn = Code (-3)
- : exn list = [E; Code 1; Not_found]
Exception: Not_found.
Exception: Failure "message".
Exception: Invalid_argument "argument".
Exception: Stdlib.Exit.
- : int = 5
- : string = "x!"
val f : int -> int = <fun>
- : int = 3
Exception: Code 4.
- : int * int = (400, 1)
Exception: Division_by_zero.
Exception: Division_by_zero.
Exception: Invalid_argument "index out of bounds".
Exception: Invalid_argument "index out of bounds".
Exception: Failure "hd".
Exception: Failure "int_of_string".
Exception: Stdlib.Stack.Empty.
Exception: Not_found.
*)
