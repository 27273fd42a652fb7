(* Nested functions that escape from every level.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec f1 a =
  let rec f2 b =
    let rec f3 c =
      let rec f4 d =
        let rec f5 e = a + b * 10 + c * 100 + d * 1000 + e * 10000 in f5 in f4 in f3 in f2 in
let g2 = f1 1 in
let g3 = g2 2 in
let g4 = g3 3 in
let g5 = g4 4 in
pi (g5 5); pi ((g4 6) 7); pi (((g3 7) 8) 9); pi ((((g2 8) 7) 6) 5); pi (((((f1 9) 8) 7) 6) 5)

(* >>> output
54321
76321
98721
56781
56789
<<< *)
