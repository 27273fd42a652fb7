(* Thirty values of all types that are all needed after calls.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec id x = if x > 1000000000 then 0 else x in
let rec fid x = if x > 1e300 then 0.0 else x in
let rec bid b = if b then b else not true in
let rec f s =
  let v0 = id (s * 1) in
  let v1 = fid (float_of_int s *. 1.5) in
  let v2 = bid (s > 4) in
  let v3 = Array.make 2 (id (s + 3)) in
  let v4 = (id s, fid 4.25) in
  let v5 = id (s * 6) in
  let v6 = fid (float_of_int s *. 6.5) in
  let v7 = bid (s > 49) in
  let v8 = Array.make 2 (id (s + 8)) in
  let v9 = (id s, fid 9.25) in
  let v10 = id (s * 11) in
  let v11 = fid (float_of_int s *. 11.5) in
  let v12 = bid (s > 144) in
  let v13 = Array.make 2 (id (s + 13)) in
  let v14 = (id s, fid 14.25) in
  let v15 = id (s * 16) in
  let v16 = fid (float_of_int s *. 16.5) in
  let v17 = bid (s > 289) in
  let v18 = Array.make 2 (id (s + 18)) in
  let v19 = (id s, fid 19.25) in
  let v20 = id (s * 21) in
  let v21 = fid (float_of_int s *. 21.5) in
  let v22 = bid (s > 484) in
  let v23 = Array.make 2 (id (s + 23)) in
  let v24 = (id s, fid 24.25) in
  let v25 = id (s * 26) in
  let v26 = fid (float_of_int s *. 26.5) in
  let v27 = bid (s > 729) in
  let v28 = Array.make 2 (id (s + 28)) in
  let v29 = (id s, fid 29.25) in
  let r = id (s + 1) in
  v0 * 2
  + int_of_float (v1 *. 3.0)
  + (if v2 then 2 else -2)
  + v3.(1) * 3
  + (let (a, b) = v4 in a * 4 - int_of_float b)
  + v5 * 7
  + int_of_float (v6 *. 3.0)
  + (if v7 then 7 else -7)
  + v8.(1) * 8
  + (let (a, b) = v9 in a * 9 - int_of_float b)
  + v10 * 12
  + int_of_float (v11 *. 3.0)
  + (if v12 then 12 else -12)
  + v13.(1) * 13
  + (let (a, b) = v14 in a * 14 - int_of_float b)
  + v15 * 17
  + int_of_float (v16 *. 3.0)
  + (if v17 then 17 else -17)
  + v18.(1) * 18
  + (let (a, b) = v19 in a * 19 - int_of_float b)
  + v20 * 22
  + int_of_float (v21 *. 3.0)
  + (if v22 then 22 else -22)
  + v23.(1) * 23
  + (let (a, b) = v24 in a * 24 - int_of_float b)
  + v25 * 27
  + int_of_float (v26 *. 3.0)
  + (if v27 then 27 else -27)
  + v28.(1) * 28
  + (let (a, b) = v29 in a * 29 - int_of_float b) + r in
pi (f 1); pi (f (-7)); pi (f 200)

(* >>> output
3748
-12702
413136
<<< *)
