(* RUN: %compare-prompt %s
*)
[1; 2] = [1; 2];;
"a" = "a", "a" <> "b";;
Some 1 = None;;
(1, [2]) < (1, [3]);;
compare (Some 1) None;;
type t = A | B of int * string;;
B (1, "x") = B (1, "x"), A < B (0, "");;
let r = ref 1;;
r == r, r = ref 1, r == ref 1;;
[|1; 2|] = [|1; 2|];;
compare [1; 2] [1; 2; 3];;
max "a" "b", min [1] [0; 5];;
nan = nan, compare nan nan;;
'a' < 'b', true > false, () = ();;
1.0 = 1., 0. = -0.;;
(* Output:
- : bool = true
- : bool * bool = (true, true)
- : bool = false
- : bool = true
- : int = 1
type t = A | B of int * string
- : bool * bool = (true, true)
val r : int ref = {contents = 1}
- : bool * bool * bool = (true, true, false)
- : bool = true
- : int = -1
- : string * int list = ("b", [0; 5])
- : bool * int = (false, 0)
- : bool * bool * bool = (true, true, true)
- : bool * bool = (true, true)
*)
