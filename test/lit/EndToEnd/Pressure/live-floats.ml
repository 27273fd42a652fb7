(* Thirty floats that are all needed after a call.
   RUN: %everywhere %s
*)
let rec pf x = print_float x; print_newline () in
let rec id x = if x > 1e300 then 0.0 else x in
let rec f s =
  let v0 = id (s *. 1.5 +. 0.25) in
  let v1 = id (s *. 2.5 +. 1.25) in
  let v2 = id (s *. 3.5 +. 2.25) in
  let v3 = id (s *. 4.5 +. 3.25) in
  let v4 = id (s *. 5.5 +. 4.25) in
  let v5 = id (s *. 6.5 +. 5.25) in
  let v6 = id (s *. 7.5 +. 6.25) in
  let v7 = id (s *. 8.5 +. 7.25) in
  let v8 = id (s *. 9.5 +. 8.25) in
  let v9 = id (s *. 10.5 +. 9.25) in
  let v10 = id (s *. 11.5 +. 10.25) in
  let v11 = id (s *. 12.5 +. 11.25) in
  let v12 = id (s *. 13.5 +. 12.25) in
  let v13 = id (s *. 14.5 +. 13.25) in
  let v14 = id (s *. 15.5 +. 14.25) in
  let v15 = id (s *. 16.5 +. 15.25) in
  let v16 = id (s *. 17.5 +. 16.25) in
  let v17 = id (s *. 18.5 +. 17.25) in
  let v18 = id (s *. 19.5 +. 18.25) in
  let v19 = id (s *. 20.5 +. 19.25) in
  let v20 = id (s *. 21.5 +. 20.25) in
  let v21 = id (s *. 22.5 +. 21.25) in
  let v22 = id (s *. 23.5 +. 22.25) in
  let v23 = id (s *. 24.5 +. 23.25) in
  let v24 = id (s *. 25.5 +. 24.25) in
  let v25 = id (s *. 26.5 +. 25.25) in
  let v26 = id (s *. 27.5 +. 26.25) in
  let v27 = id (s *. 28.5 +. 27.25) in
  let v28 = id (s *. 29.5 +. 28.25) in
  let v29 = id (s *. 30.5 +. 29.25) in
  let r = id (s +. 1.0) in
  v0 /. 1.0 +. v1 /. 2.0 +. v2 /. 3.0 +. v3 /. 4.0 +. v4 /. 5.0 +. v5 /. 6.0 +. v6 /. 7.0
    +. v7 /. 8.0 +. v8 /. 9.0 +. v9 /. 10.0 +. v10 *. 0.125 +. v11 *. 1.125 +. v12 *.
    2.125 +. v13 *. 3.125 +. v14 *. 4.125 +. v15 *. 5.125 +. v16 *. 6.125 +. v17 *. 7.125
    +. v18 *. 8.125 +. v19 *. 9.125 +. v20 *. 10.125 +. v21 *. 11.125 +. v22 *. 12.125 +.
    v23 *. 13.125 +. v24 *. 14.125 +. v25 *. 15.125 +. v26 *. 16.125 +. v27 *. 17.125 +.
    v28 *. 18.125 +. v29 *. 19.125 +. r in
pf (f 1.0); pf (f (-7.5)); pf (f 1e10)

(* >>> output
9195.64275794
-30924.0553571
4.71996448457e+13
<<< *)
