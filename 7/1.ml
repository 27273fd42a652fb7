type t0 = C0 of float option * t0 | C1
type 'a t1 = { r2 : int -> int }
exception E0 of float
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
let rec note_float x =
  mix_float x;
  print_float x;
  note_end 0
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec f0 p1 p2 =
  if p1 > 0 then (
    (f0 (p1 - 1) 15) + p2
  ) else
    18
let n3 = f0 5 (20 * 25)
let _ = f0 (hide 1 8) (String.fold_left (let rec f6 p4 p5 = -3 in f6) n3 "12")
let n8' = if 10 = n3 then (let v7 = [] in n3) else (if not true then (if true then (if n3 == (-1) then (f0 1 n3) else (if true then (if false then (f0 4 n3) else (if (2 - 2147483647) >= n3 then (if (let f0 = n3 in true) then n3 else (6 land n3)) else (Char.code '0'))) else 7)) else (if false then n3 else n3)) else (n3 + n3))
let () = note_int n8'
let rec f9 p10 p11 =
  if p10 < 1 then
    (p10 / (0 lor 1))
  else (
    p11 + (f9 (p10 - 1) (18 / 8))
  )
let n12 = f9 2 n8'
let n13 = f9 2 (int_of_float 1.5)
let rec f14 p15 p16 =
  if p15 <= 0 then
    (n3 * p16)
  else (
    (-2) land (f14 (p15 - 1) (match { r2 = (fun p17 -> 15) } with | ({ r2 = q18 } | { r2 = q18 }) -> n12))
  )
let _ = f14 (hide 0 7) (match { r2 = (let rec f20 p19 = n12 in f20) } with | { r2 = q21 } -> n13)
let rec f22 p23 p24 =
  if p23 < 1 then
    (match { r2 = (fun p25 -> p23) } with | { r2 = _ } -> n12 | { r2 = q26 } -> 14 | ({ r2 = q27 } as w28) -> p24 | ({ r2 = q29 } | { r2 = q29 }) when (if if true then false else false then (if true then false else true) else (1.0 = 10.0)) -> (-3) | _ -> 11)
  else (
    (f22 (p23 - 1) p23) - p24
  )
let n30 = f22 9 5
let rec f31 p32 p33 =
  if p32 > 0 then (
    (f31 (p32 - 1) (-1073741824)) * 0
  ) else
    (truncate 0.0)
let n34 = f31 (hide 0 4) (4 mod 4)
let n35 = f31 5 (f9 0 14)
let rec f36 p37 p38 =
  if p37 > 0 then (
    (f36 (p37 - 1) (n12 + p38)) - 8
  ) else
    (Char.code '\'')
let n40 = f36 7 (let (_, _, _, q39) = (false, (-1.5), (Array.make 7 18), (Array.make 2 n34)) in n30)
let x41 = -1.5
let x43 = (match create_array 1 (-65536) with | [|_|] -> (2.0 -. x41) | [|_|] -> (fabs x41) | q42 -> x41)
let unused44 = f14 (hide 0 6) (n30 * n30)
let a45' = if true then (Array.make 4 x43) else (Array.make 4 (-1.5))
let rec loop47 i46 n48 =
  if i46 < n48 then (
    (a45'.(i46 + 1) <- ((a45'.(i46)) *. x43));
    loop47 (i46 + 2) n48
  ) else
    ()
let () = loop47 0 (hide 1 3)
let () = (mix_floats a45' 0 4; note_end 0)
let n59 = (try (
  let rec f49 p50 p51 =
    if p50 < 1 then
      n34
    else (
      p51 + (f49 ((-1) + p50) (n30 lor n30))
    )
  in
  let n52 = f49 1 6342 in
  let n53 = f49 2 (n52 - 0) in
  let rec f54 p55 p56 =
    if p55 <= 0 then
      (let (q57, _) = (x43, 2.0) in n40)
    else (
      4 lxor (f54 (p55 - 1) (n52 + p55))
    )
  in
  let _ = f54 6 (-32769) in
  let n58 = f54 2 (3 - n13) in
  1024) with | _ -> 5609)
let () = note_int n59
let () = (mix_floats a45' 0 4; note_end 0)
let () = note_int n35
let () = note_int n12
let () = note_float x43
let () = note_int n59
let () = note_int n30
let () = note_int n8'
let () = note_int n13
let () = ()
