exception E0 of (int * bool)
exception E1 of (int * float)
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
let rec mix_0 d (v : float list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y49 :: y50) -> mix 1; mix_float y49; mix_0 (d - 1) y50
let f0 p1 =
  (p1, p1, 'z', [])
let v2 = f0 (5 mod 2147483647)
let () = ((let (m3, m4, m5, m6) = v2 in mix m3; mix m4; mix (Char.code m5); mix_0 5 m6); note_end 0)
let _ = f0 (16 land 9)
let s7 = "loops and l"
let rec loop10 i8 n11 s9 =
  if i8 < 0 then s9 else (
    loop10 (i8 - 1) n11 (Char.code s7.[i8] + 3 * s9)
  )
let n12 = loop10 (11 - 1) 11 13
let () = note_int n12
let () = print_int n12
let () = print_byte 32
let () = print_float ((-0.0) *. (fabs 0.0))
let () = print_newline ()
let s13 = "loops"
let rec loop16 i14 n17' s15 =
  if i14 <> n17' then (
    loop16 (i14 + 1) n17' (Char.code s13.[i14] + 3 * s15)
  ) else
    s15
let n18 = loop16 0 5 n12
let () = note_int n18
let c19 = (succ n18) * ((if true then n18 else n18))
let c20 = (c19) * (succ n18)
let c21 = (succ n18) lxor (c19)
let c22 = c21 * ((succ n18))
let c23 = c20 + (c21)
let c24 = ((succ n18)) lxor c22
let c25 = c24 + ((if true then n18 else n18))
let c26 = (c19) + c20
let c27 = (c22) lxor c21
let c28 = c24 lxor (c25)
let c29 = c28 * (c27)
let () = note_int c29
let v30 = (4096 - 65535) >= (-2147483647)
let s31 = "loops a"
let rec loop34 i32' s33 =
  if i32' <> 7 then (
    loop34 (i32' + 1) (Char.code s31.[i32'] + 3 * s33)
  ) else
    s33
let n36 = loop34 0 13
let () = note_int n36
let s37 = "loops "
let rec loop40 i38 s39 =
  if i38 < 0 then s39 else (
    loop40 (i38 - 1) (Char.code s37.[i38] + 3 * s39)
  )
let n42 = loop40 (6 - 1) 7
let () = note_int n42
let s43 = "loops a"
let rec loop46 i44 n47 s45 =
  if i44 < n47 then (
    loop46 (i44 + 1) n47 (Char.code s43.[i44] + 3 * s45)
  ) else
    s45
let n48 = loop46 0 7 n36
let () = note_int n48
let () = note_int c25
let () = note_int c21
let () = note_int c27
let () = note_int c24
let () = note_int n36
let () = note_int c23
let () = note_int c20
let () = note_int n42
let () = ()
