(* Patterns whose decision trees would be exponentially large are an error, in a match, a
   parameter and a definition, and are found soon.

   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK-DAG: :[[#@LINE+6]]:3: error: this match is too complex: its decision tree is too large [MC0359]
   CHECK-DAG: :[[#@LINE+15]]:{{[0-9]+}}: error: this match is too complex: its decision tree is too large [MC0359]
   CHECK-DAG: :[[#@LINE+21]]:{{[0-9]+}}: error: this match is too complex: its decision tree is too large [MC0359]
   CHECK: 3 errors and 2 warnings generated.
*)
let f v =
  match v with
  | ((1, x0) | (x0, 1)), ((1, x1) | (x1, 1)), ((1, x2) | (x2, 1)), ((1, x3) | (x3, 1)),
    ((1, x4) | (x4, 1)), ((1, x5) | (x5, 1)), ((1, x6) | (x6, 1)), ((1, x7) | (x7, 1)),
    ((1, x8) | (x8, 1)), ((1, x9) | (x9, 1)), ((1, x10) | (x10, 1)), ((1, x11) | (x11,
    1)), ((1, x12) | (x12, 1)), ((1, x13) | (x13, 1)), ((1, x14) | (x14, 1)), ((1,
    x15) | (x15, 1)), ((1, x16) | (x16, 1)), ((1, x17) | (x17, 1)), ((1, x18) | (x18,
    1)), ((1, x19) | (x19, 1)) ->
    x0
  | _ -> 0
let g
    (((1, x0) | (x0, 1)), ((1, x1) | (x1, 1)), ((1, x2) | (x2, 1)), ((1, x3) | (x3, 1)),
     ((1, x4) | (x4, 1)), ((1, x5) | (x5, 1)), ((1, x6) | (x6, 1)), ((1, x7) | (x7, 1)),
     ((1, x8) | (x8, 1)), ((1, x9) | (x9, 1)), ((1, x10) | (x10, 1)), ((1, x11) | (x11,
     1)), ((1, x12) | (x12, 1)), ((1, x13) | (x13, 1)), ((1, x14) | (x14, 1)), ((1,
     x15) | (x15, 1)), ((1, x16) | (x16, 1)), ((1, x17) | (x17, 1)), ((1, x18) | (x18,
     1)), ((1, x19) | (x19, 1))) = x0
let h v =
  let ((1, x0) | (x0, 1)), ((1, x1) | (x1, 1)), ((1, x2) | (x2, 1)), ((1, x3) | (x3, 1)),
      ((1, x4) | (x4, 1)), ((1, x5) | (x5, 1)), ((1, x6) | (x6, 1)), ((1, x7) | (x7, 1)),
      ((1, x8) | (x8, 1)), ((1, x9) | (x9, 1)), ((1, x10) | (x10, 1)), ((1, x11) | (x11,
      1)), ((1, x12) | (x12, 1)), ((1, x13) | (x13, 1)), ((1, x14) | (x14, 1)), ((1,
      x15) | (x15, 1)), ((1, x16) | (x16, 1)), ((1, x17) | (x17, 1)), ((1, x18) | (x18,
      1)), ((1, x19) | (x19, 1)) = v in
  x0
