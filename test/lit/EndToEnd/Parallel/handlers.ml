(* A handler sees what the iterations before the failing one have done, and nothing else.
   RUN: %everywhere %s --flag=-fparallel --flag=-fparallel-threshold=1 --env=MINCAML_THREADS=3
*)
let n = 100
let index = Array.make n 1
let result = Array.make n 0
let table = Array.make 2 5
let rec run i =
  if i < n then begin
    result.(i) <- table.(index.(i)) + i;
    run (i + 1)
  end
let rec sum i total = if i < n then sum (i + 1) (total + result.(i)) else total
let () =
  index.(60) <- 7;
  (try run 0 with Invalid_argument message -> print_endline message);
  print_int (sum 0 0);
  print_newline ()

(* >>> output
index out of bounds
2070
<<< *)
