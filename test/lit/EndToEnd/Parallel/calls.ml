(* A parallel loop calls functions with loops that could be parallel, too.
   RUN: %everywhere %s --flag=-inline=0 --flag=-fparallel --flag=-fparallel-threshold=1 --env=MINCAML_THREADS=2
   RUN: %everywhere %s --flag=-inline=0 --flag=-fparallel --flag=-fparallel-threshold=1 --env=MINCAML_THREADS=7
*)
let n = 200 in
let a = Array.make n 0 in
let rec work i =
  if i < n then begin
    a.(i) <- mix i + triangle 0 (i * 10) 0;
    work (i + 1)
  end
and triangle i m total =
  if i < m then triangle (i + 1) m (total + i) else total
and mix x = triangle 0 x 1 * 3 in
let rec sum i total =
  if i < n then sum (i + 1) (total + a.(i)) else total in
work 0;
print_int (sum 0 0);
print_newline ()

(* >>> output
136176300
<<< *)
