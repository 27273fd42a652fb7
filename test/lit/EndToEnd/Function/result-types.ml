(* The type of the result of `fun`.
   RUN: %everywhere %s
*)
let f = fun (x : int) : int -> x + 1
let g = fun x y : (int * string) -> (x, y)
let h x = fun y : float -> float_of_int x +. y
let rec k = fun n : int -> if n = 0 then 0 else k (n - 1)
let rec down : int -> int list = fun n : int list -> if n = 0 then [] else n :: down (n - 1)
let curried = fun x : (int -> int) -> fun y -> x + y
let () =
  print_int (f 1 + fst (g 3 "a") + k 4 + List.length (down 3) + curried 1 2);
  print_float (h 1 2.5);
  print_int (List.fold_left (fun a x : int -> a + x) 0 [1; 2; 3])

(* >>> output
113.56<<< *)
