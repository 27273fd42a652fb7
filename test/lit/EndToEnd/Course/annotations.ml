(* Types stated everywhere.
   RUN: %everywhere %s
*)
type point = float * float
type row = int array
let distance ((x1, y1) : point) ((x2, y2) : point) : float =
  let dx : float = x2 -. x1 in
  sqrt (dx *. dx +. (y2 -. y1) *. (y2 -. y1))
let sum (a : row) : int =
  let s : int ref = ref 0 in
  for i = 0 to Array.length a - 1 do s := !s + (a.(i) : int) done;
  !s
let apply (f : int -> int -> int) (x : int) = f x x
let p : point = (1.0, 2.0)
let (a, b) : int * bool = (1, true)
let rec fact (n : int) : int = if n = 0 then 1 else n * fact (n - 1)
let twice : (int -> int) -> int -> int = fun f x -> f (f x)
let id (x : 'a) : 'a = x
let () = print_float (distance p (2.0, 3.0)); print_int (sum [| 1; 2 |]); print_int (apply (fun x y -> x + y) a + fact 5 + twice (fun x -> x + 1) 3 + id 1 + (if b then 1 else 0))

(* >>> output
1.414213562373129<<< *)
