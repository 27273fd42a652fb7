type a0 = string * int * int
exception E0 of (int, int) result
exception E1
exception E2
let checksum = Array.make 1 1
let rec mix x =
  let s = checksum.(0) in
  let d = s + s in
  let q = d + d in
  let o = q + q in
  checksum.(0) <- o + o + o + o - s + x
let rec split x =
  let y = x *. 67108864.0 in
  let high = floor y in
  mix (int_of_float high);
  mix (int_of_float ((y -. high) *. 67108864.0))
let rec normalise x e =
  if x >= 18446744073709551616.0 then
    normalise (x *. 5.421010862427522e-20) (e + 64)
  else if x >= 256.0 then normalise (x *. 0.00390625) (e + 8)
  else if x >= 2.0 then normalise (x *. 0.5) (e + 1)
  else if x >= 1.0 then (mix e; split x)
  else if x >= 0.00390625 then normalise (x *. 2.0) (e - 1)
  else if x >= 5.421010862427522e-20 then normalise (x *. 256.0) (e - 8)
  else normalise (x *. 18446744073709551616.0) (e - 64)
let rec mix_float x =
  if x = x then
    if x = 0.0 then mix (if 1.0 /. x > 0.0 then 1 else 2)
    else if x > 1.7976931348623157e308 then mix 3
    else if x < -1.7976931348623157e308 then mix 4
    else (mix (if x > 0.0 then 5 else 6); normalise (abs_float x) 0)
  else mix 7
let rec note_end u =
  print_byte 32;
  print_int checksum.(0);
  print_newline ()
let rec note_int x =
  mix x;
  print_int x;
  note_end 0
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let a3 = (let v0 = 8 in create_array 7 ((let rec f2 p1 = 1.5 in f2) 3.25))
let rec f4 p5 p6 =
  if p5 > 0 then (
    3 lxor (f4 (p5 - 1) (p6 * 13))
  ) else
    (if false then p6 else p6)
let n7 = f4 3 (-2147483647)
let () = note_int n7
let rec f8 p9 p10 =
  if p9 <= 0 then
    (if true then p9 else p9)
  else (
    p10 - (f8 (p9 - 1) p9)
  )
let n11 = f8 2 n7
let () = note_int n11
let _ = f8 0 (n11 lsr 11)
let rec f12 p13 p14 =
  if p13 <= 0 then
    (int_of_string (string_of_int 1))
  else (
    (f12 (p13 - 1) p14) land (-7)
  )
let _ = f12 7 n11
let n15 = f12 9 (n7 lsr 10)
let () = note_int n15
let rec f16 p17 p18 =
  if p17 <= 0 then
    (try (14 + p18) with | _ -> p18)
  else (
    p18 + (f16 (p17 - 1) p17)
  )
let n19 = f16 4 (if true then n15 else n15)
let () = note_int n19
let n20 = f16 0 (16 * 17)
let rec f21 p22 p23 =
  if p22 < 1 then
    (n19 mod (p22 lor 1))
  else (
    p23 * (f21 (p22 - 1) (match Array.make 3 0 with | [|0|] -> 7 | ([|4|] as w24) when (not ("a" < "\000\255x")) -> p22 | [|4|] when (match [] with | ([] as w25) -> (3.25 < (-3.25)) | ((_ :: _) | (_ :: _)) -> (n19 < p22)) -> p22 | [|4|] -> 2 | [|p23|] -> n19 | q26 -> n20 | _ -> p23))
  )
let n27 = f21 1 (-9)
let rec f28 p29 p30 =
  if p29 < 1 then
    (let _v31 = true in 15)
  else (
    (f28 (p29 - 1) (n19 mod 8)) lxor p30
  )
let n32 = f28 0 (-2)
let () = note_int n32
let rec f33 p34 p35 =
  if p34 <= 0 then
    ((-2) * n32)
  else (
    (f33 (p34 - 1) 14) - (-1)
  )
let n36 = f33 1 (n20 land n11)
let () = note_int n36
let n46 = (match (match if false then [] else [] with | [] -> (Ok []) | (0.0 :: q37) -> (Error n36) | (q38 :: (q39 :: _)) -> (Ok []) | ([] | []) when (match None with | None -> (match n15 with | 6 -> true | 3 -> true | 2 -> true | 4 -> true | 2 -> false | 4 -> false | 9 -> true | 3 -> false | q40 -> true) | Some _ -> ("b c" <> "")) -> ((); (Ok [])) | ((f33 :: []) | (f33 :: [])) -> (min (Ok []) (Ok [])) | ((q41 :: _) | (_ :: (q41 :: _))) -> (Ok []) | ((q42 :: []) | (q42 :: _)) -> (if true then (Ok []) else (Ok [])) | _ -> (let _v43 = -0.5 in Ok [])) with | Ok q44 -> ((n19 lxor n32) mod ((succ n36) lor 1)) | ((Ok []) | (Error _)) -> (n27 lsr 9) | Error q45 -> q45)
let x47 = fst (1.0, n15)
let () = note_int n15
let () = note_int n7
let () = note_int n19
let () = note_int n36
let () = (mix_floats a3 0 7; note_end 0)
let () = note_int n11
let () = note_int n27
let () = note_int n32
let () = ()
