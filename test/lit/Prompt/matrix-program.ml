(* RUN: %compare-prompt %s
*)
let m = [|[|1; 2|]; [|3; 4|]|];;
let transpose m = Array.init (Array.length m.(0)) (fun j -> Array.init (Array.length m) (fun i -> m.(i).(j)));;
transpose m;;
let mul a b = Array.init (Array.length a) (fun i -> Array.init (Array.length b.(0)) (fun j -> let s = ref 0 in Array.iteri (fun k x -> s := !s + x * b.(k).(j)) a.(i); !s));;
mul m m;;
m.(0).(1) <- 10;;
m;;
let identity n = Array.init n (fun i -> Array.init n (fun j -> if i = j then 1. else 0.));;
identity 3;;
identity 8;;
Array.make_matrix 3 20 123456;;
(* Output:
val m : int array array = [|[|1; 2|]; [|3; 4|]|]
val transpose : 'a array array -> 'a array array = <fun>
- : int array array = [|[|1; 3|]; [|2; 4|]|]
val mul : int array array -> int array array -> int array array = <fun>
- : int array array = [|[|7; 10|]; [|15; 22|]|]
- : unit = ()
- : int array array = [|[|1; 10|]; [|3; 4|]|]
val identity : int -> float array array = <fun>
- : float array array = [|[|1.; 0.; 0.|]; [|0.; 1.; 0.|]; [|0.; 0.; 1.|]|]
- : float array array =
[|[|1.; 0.; 0.; 0.; 0.; 0.; 0.; 0.|]; [|0.; 1.; 0.; 0.; 0.; 0.; 0.; 0.|];
  [|0.; 0.; 1.; 0.; 0.; 0.; 0.; 0.|]; [|0.; 0.; 0.; 1.; 0.; 0.; 0.; 0.|];
  [|0.; 0.; 0.; 0.; 1.; 0.; 0.; 0.|]; [|0.; 0.; 0.; 0.; 0.; 1.; 0.; 0.|];
  [|0.; 0.; 0.; 0.; 0.; 0.; 1.; 0.|]; [|0.; 0.; 0.; 0.; 0.; 0.; 0.; 1.|]|]
- : int array array =
[|[|123456; 123456; 123456; 123456; 123456; 123456; 123456; 123456; 123456;
    123456; 123456; 123456; 123456; 123456; 123456; 123456; 123456; 123456;
    123456; 123456|];
  [|123456; 123456; 123456; 123456; 123456; 123456; 123456; 123456; 123456;
    123456; 123456; 123456; 123456; 123456; 123456; 123456; 123456; 123456;
    123456; 123456|];
  [|123456; 123456; 123456; 123456; 123456; 123456; 123456; 123456; 123456;
    123456; 123456; 123456; 123456; 123456; 123456; 123456; 123456; 123456;
    123456; 123456|]|]
*)
