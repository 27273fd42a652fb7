(* Thirty integers that are all needed after a call.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec id x = if x > 1000000000 then 0 else x in
let rec f s =
  let v0 = id (s * 1 + 0) in
  let v1 = id (s * 2 + 1) in
  let v2 = id (s * 3 + 4) in
  let v3 = id (s * 4 + 9) in
  let v4 = id (s * 5 + 16) in
  let v5 = id (s * 6 + 25) in
  let v6 = id (s * 7 + 36) in
  let v7 = id (s * 8 + 49) in
  let v8 = id (s * 9 + 64) in
  let v9 = id (s * 10 + 81) in
  let v10 = id (s * 11 + 100) in
  let v11 = id (s * 12 + 121) in
  let v12 = id (s * 13 + 144) in
  let v13 = id (s * 14 + 169) in
  let v14 = id (s * 15 + 196) in
  let v15 = id (s * 16 + 225) in
  let v16 = id (s * 17 + 256) in
  let v17 = id (s * 18 + 289) in
  let v18 = id (s * 19 + 324) in
  let v19 = id (s * 20 + 361) in
  let v20 = id (s * 21 + 400) in
  let v21 = id (s * 22 + 441) in
  let v22 = id (s * 23 + 484) in
  let v23 = id (s * 24 + 529) in
  let v24 = id (s * 25 + 576) in
  let v25 = id (s * 26 + 625) in
  let v26 = id (s * 27 + 676) in
  let v27 = id (s * 28 + 729) in
  let v28 = id (s * 29 + 784) in
  let v29 = id (s * 30 + 841) in
  let r = id (s + 1) in
  v0 * 2 + -v1 * 3 + v2 * 4 + -v3 * 5 + v4 * 6 + -v5 * 7 + v6 * 8 + -v7 * 9 + v8 * 10 +
    -v9 * 11 + v10 * 12 + -v11 * 13 + v12 * 14 + -v13 * 15 + v14 * 16 + -v15 * 17 + v16 *
    18 + -v17 * 19 + v18 * 20 + -v19 * 21 + v20 * 22 + -v21 * 23 + v22 * 24 + -v23 * 25 +
    v24 * 26 + -v25 * 27 + v26 * 28 + -v27 * 29 + v28 * 30 + -v29 * 31 + r in
pi (f 1); pi (f (-7)); pi (f 12345)

(* >>> output
-14173
-10341
-5926949
<<< *)
