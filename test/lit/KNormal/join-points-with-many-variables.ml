(* A join point that needs more than eight variables of its function, and that other join
   points jump to.
   RUN: %mincaml-llc %s --verify-each --emit=closure | FileCheck %s
   RUN: %mincaml-llc %s --verify-each -O2 --run | FileCheck %s --check-prefix=OUTPUT

   CHECK: fun [[CASE:case.[0-9]+]] (tmp.{{[0-9]+}} : unit) [captured:
   CHECK: direct [[CASE]] tmp.{{[0-9]+}} [closure: [[CASE]]]
   OUTPUT: -8 33 -46 9
*)
let f a b c d e g h i j k =
  let z = a + b in
  match (a, b, c) with
  | (0, x, (1 as y)) | (0, y, (2 as x)) when x < y -> x + d + e + g + h + i + j + k + z
  | (x, 0, 1) | (1, x, _) when x > c -> x - d * e - g - h - i * j - k - z
  | _ -> a * b + c - d - e * g + h - i + j - k
let () =
  print_int (f 0 1 1 1 2 3 4 5 6 7); print_char ' ';
  print_int (f 0 3 2 1 2 3 4 5 6 7); print_char ' ';
  print_int (f 5 0 1 1 2 3 4 5 6 7); print_char ' ';
  print_int (f 1 9 9 1 2 3 4 5 6 7)
