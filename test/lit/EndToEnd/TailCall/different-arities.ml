(* Three functions of one, nine and fourteen parameters call each other in tail
   position.
   RUN: %everywhere %s --env=MINCAML_STACK_MAX=256K
*)
let rec pi n = print_int n; print_newline () in
let rec one n =
  let rec nine a b c d e f g h i =
    let rec fourteen a b c d e f g h i j k l m o =
      if a <= 0 then b + c + d + e + f + g + h + i + j + k + l + m + o else
      if o > 50 then one (a - 1) else nine (a - 1) c d e f g h i (b + 1) in
    if a <= 0 then i - b else fourteen (a - 1) b c d e f g h i 1 2 3 4 i in
  if n <= 0 then -1 else nine (n - 1) 1 2 3 4 5 6 7 8 in
pi (one 0); pi (one 1); pi (one 2); pi (one 3); pi (one 300000); pi (one 299999); pi (one 299998)

(* >>> output
-1
7
54
0
109
0
107
<<< *)
