(* RUN: %compare-prompt %s
*)
assert true;;
assert (1 + 1 = 2);;
assert false;;
let f x =
  assert (x > 0);
  x;;
f 1;;
f 0;;
match Some 3 with Some 4 -> ();;
let g = function
  | 1 -> "one"
  | 2 -> "two";;
g 2;;
g 3;;
try assert false with Assert_failure (_, l, c) -> (l, c);;
(* Output:
- : unit = ()
- : unit = ()
Exception: Assert_failure ("//toplevel//", 1, 0).
val f : int -> int = <fun>
- : int = 1
Exception: Assert_failure ("//toplevel//", 2, 2).
//toplevel//:1:1: warning: this match is not exhaustive: None is not matched [MC0358]
match Some 3 with Some 4 -> ();;
^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
Exception: Match_failure ("//toplevel//", 1, 0).
//toplevel//:1:9: warning: this match is not exhaustive: 0 is not matched [MC0358]
let g = function
        ^~~~~~~~
val g : int -> string = <fun>
- : string = "two"
Exception: Match_failure ("//toplevel//", 1, 8).
- : int * int = (1, 4)
*)
