type t0 = C0 of int | C1
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
let rec mix_0 d (v : (int list, float) result option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y72 -> mix 1; mix_1 (d - 1) y72
and mix_1 d (v : (int list, float) result) =
  if d > 0 then
    match v with
    | Ok y73 -> mix 0; mix_2 (d - 1) y73
    | Error y74 -> mix 1; mix_float y74
and mix_2 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y75 :: y76) -> mix 1; mix y75; mix_2 (d - 1) y76
let v0 = None
let () = (try (
  let v1' = true in
  assert (compare 5 5 = 0);
  let rec f2 p3 p4 p5 p6 p7 p8 p9 p10 p11 p12 p13 p14 p15 =
    if p3 <= 0 then
      (if true then p10 else p10)
    else (
      f2 (p3 - 1) p12 p12 p5 p15 p7 p8 p9 p6 p6 p10 p4 p15
    )
  in
  let x16 = f2 2 2 1 15 1.5 3.25 0.5 10.0 13 17 0.5 13 0.5 in
  let x17 = f2 4 13 16 3 x16 x16 x16 x16 19 19 x16 13 1.0 in
  note_float x17;
  let x34 = (try (
    let v18 = false in
    (mix (if v18 then 1 else 0); note_end 0);
    let f19 p20 =
      let c21 = (x16) -. (-1.0) in
      let c22 = c21 *. (x16) in
      let c23 = c21 *. ((-1.0)) in
      let c24 = (c21) -. x16 in
      let c25 = c24 -. (c21) in
      let c26 = (x16) +. (-1.0) in
      let s27 = "b c" in
      2
    in
    let n32 = f19 (fun p28 -> ((let rec f31 p29 p30' = x17 in f31), 2)) in
    note_int n32;
    let x33 = 0.5 in
    note_float x33;
    x17) with | _ -> 2.0) in
  ()) with | _ -> ())
let a35 = Array.make 16 (-1.5)
let i36 = ref (15 - 1)
let () = while !i36 >= 0 do
  a35.(!i36 + 1) <- ((a35.(!i36)) -. (-1.5));
  i36 := !i36 - 1
done
let n37' = 8
let x38 = 10.0
let () = note_float x38
let v42 = (n37', (let rec f41 p39 p40 = a35 in f41), x38, false)
let x43 = x38
let n44 = n37'
let n67 = (match C1 with | C0 n37' -> (
  (try (
    let x45 = x38 in
    note_float x45;
    ()) with | _ -> ());
  n37') | C1 -> (
  let x46 = 0.0 /. 0.0 in
  let n47 = ((((((0) + (if x46 = x46 then 39 else 0)) + (if x46 <> x46 then 73 else 0)) + (if x46 < x46 then 93 else 0)) + (if x46 > x46 then 75 else 0)) + (if x46 <= x46 then 10 else 0)) + (if x46 >= x46 then 44 else 0) in
  let rec g49 k52 p53 =
    if k52 <= 0 then p53 else (
      g50 (k52 - 1) (x46, x46, x43, x46)
    )
  and g50 k58 p59 =
    if k58 <= 0 then p59 else (
      g49 (k58 - 1) p59
    )
  and g51 k60 p61 =
    if k60 <= 0 then p61 else (
      let r66 = g50 (k60 - 1) p61 in
      r66
    )
  in
  let _ = g49 4 (1.0, x43, x38, x46) in
  18))
let () = (mix_0 5 v0; note_end 0)
let () = note_int n67
let () = ((let (m68, _, m70, m71) = v42 in mix m68; mix_float m70; mix (if m71 then 1 else 0)); note_end 0)
let () = note_int n44
let () = note_float x38
let () = note_float x43
let () = note_int n37'
let () = ()
