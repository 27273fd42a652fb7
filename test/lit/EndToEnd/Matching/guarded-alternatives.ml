(* The first alternative that matches binds the variables. If the guard fails then,
   the case fails: the other alternatives are not tried, as in OCaml.
   RUN: %everywhere %s
*)
let large p =
  match p with
  | ((x, _) | (_, x)) when x > 3 -> x
  | _ -> 0

let beside_zero a b =
  match (a, b) with
  | ((x, 0) | (0, x)) when x > 3 -> x
  | (x, y) -> -(x + y)

let nested p =
  match p with
  | (((1 as x), _) | (_, x)), ((y, 2) | (2, y)) when x = y -> 10 * x + y
  | ((x, _) | (_, x)), _ when x > 5 -> x
  | _ -> -1

let () =
  Printf.printf "%d %d %d\n" (large (1, 5)) (large (5, 1)) (large (4, 9));
  Printf.printf "%d %d %d %d\n" (beside_zero 0 5) (beside_zero 5 0)
    (beside_zero 0 0) (beside_zero 9 9);
  Printf.printf "%d %d %d %d\n"
    (nested ((1, 3), (3, 2)))
    (nested ((2, 3), (2, 3)))
    (nested ((4, 3), (3, 2)))
    (nested ((9, 1), (0, 0)))

(* >>> output
0 5 4
5 5 0 -18
-1 33 33 9
<<< *)
