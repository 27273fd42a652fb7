(* RUN: %compare-prompt %s
*)
let x = 1 in x + 1;;
let f y = let z = y * 2 in z + 1 in f 3;;
let rec go n acc = if n = 0 then acc else go (n - 1) (acc + n) in go 10 0;;
let a = 1 and b = 2 in a + b;;
let exception Stop of int in try raise (Stop 3) with Stop n -> n;;
let exception Local in raise Local;;
let (x, y) = (1, 2) in x * y;;
begin 1 end;;
(let open List in length) [1];;
let module M = struct let v = 3 end in M.v;;
if 1 < 2 then "yes" else "no";;
if false then print_string "no";;
let unused = 5 in ();;
(* Output:
- : int = 2
- : int = 7
- : int = 55
- : int = 3
- : int = 3
Exception: Local.
- : int = 2
- : int = 1
- : int = 1
- : int = 3
- : string = "yes"
- : unit = ()
- : unit = ()
*)
