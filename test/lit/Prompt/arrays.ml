(* RUN: %compare-prompt %s
*)
[|1; 2; 3|];;
[|1.5; 2.|];;
[|"a"; "b"|];;
[|[|1; 2|]; [|3|]|];;
let a = Array.make 3 0;;
a.(1) <- 5;;
a;;
a.(1) + a.(2);;
Array.length a;;
Array.map string_of_int a;;
Array.to_list a;;
a.(3);;
Array.make_matrix 2 3 'x';;
let b = Array.make 2 1.5;;
b.(0) <- 2.5; b;;
Array.iter print_int [|1; 2|];;
(* Output:
- : int array = [|1; 2; 3|]
- : float array = [|1.5; 2.|]
- : string array = [|"a"; "b"|]
- : int array array = [|[|1; 2|]; [|3|]|]
val a : int array = [|0; 0; 0|]
- : unit = ()
- : int array = [|0; 5; 0|]
- : int = 5
- : int = 3
- : string array = [|"0"; "5"; "0"|]
- : int list = [0; 5; 0]
Exception: Invalid_argument "index out of bounds".
- : char array array = [|[|'x'; 'x'; 'x'|]; [|'x'; 'x'; 'x'|]|]
val b : float array = [|1.5; 1.5|]
- : float array = [|2.5; 1.5|]
12- : unit = ()
*)
