(* Five nested functions, each of which uses variables of all levels around it.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let z = read_int () in
let rec f1 a =
  let x1 = a + z in
  let rec f2 b =
    let x2 = x1 * 2 + b in
    let rec f3 c =
      let x3 = x2 - x1 + c in
      let rec f4 d =
        let x4 = x3 + x1 * x2 - d in
        let rec f5 e =
          if e > 0 then f5 (e - 1) + x4 - x3
          else a + b * 10 + c * 100 + d * 1000 + x1 + x2 + x3 + x4 + z in
        f5 3 + f5 (d - 1) in
      f4 (c + 1) + f4 x1 in
    f3 (b + 1) * 3 + b in
  f2 (a + 1) - f2 x1 in
pi (f1 0); pi (f1 7); pi (f1 (-3))

(* >>> input
5
<<< *)

(* >>> output
-31216
-38692
-29800
<<< *)
