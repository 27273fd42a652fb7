(* Loops whose exit test follows the accesses of the iteration: `for` loops with known numbers
   of iterations, and recursive functions of this form.
   RUN: %everywhere %s --flag=-fparallel --flag=-fparallel-threshold=1 --env=MINCAML_THREADS=1
   RUN: %everywhere %s --flag=-fparallel --flag=-fparallel-threshold=1 --env=MINCAML_THREADS=2
   RUN: %everywhere %s --flag=-fparallel --flag=-fparallel-threshold=1 --env=MINCAML_THREADS=7
*)
let n = 1000
let a = Array.make n 0
let b = Array.init n (fun i -> i * 7 land 255)
(* The loop variable after the loop. *)
let rec fill i =
  a.(i) <- b.(i) + i;
  if i < n - 1 then fill (i + 1) else i
let last = fill 0
(* A step that is not 1. *)
let rec odd i = a.(i) <- a.(i) * 3; if i < 997 then odd (i + 2) else i
let last_odd = odd 1
let rec down i = a.(i) <- a.(i) - 1; if i > 3 then down (i - 1) else i
let last_down = down (n - 1)
(* A reduction whose last addition is after the test is not one of the iteration. *)
let rec sum i s = let s = s + a.(i) in if i = n - 1 then s else sum (i + 1) s
let rec before i s = if a.(i) >= 0 && i = n - 1 then s else before (i + 1) (s + a.(i))
let rec twice i s p = let s = s + b.(i) in let p = p lxor a.(i) in
  if i = n - 1 then (s, p) else twice (i + 1) s p
let () =
  for i = 0 to n - 1 do b.(i) <- a.(n - 1 - i) + 1 done;
  let s, p = twice 0 1 2 in
  List.iter (fun x -> print_int x; print_newline ())
    [last; last_odd; last_down; sum 0 5; before 0 5; s; p]

(* >>> output
999
997
3
1249808
1248729
1250804
2365
<<< *)
