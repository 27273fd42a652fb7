exception E0 of int
exception E1 of int
exception E2 of bool ref
;;
let checksum = Array.make 1 1
in
let rec mix x =
  let s = checksum.(0) in
  let d = s + s in
  let q = d + d in
  let o = q + q in
  checksum.(0) <- o + o + o + o - s + x
in
let rec split x =
  let y = x *. 67108864.0 in
  let high = floor y in
  mix (int_of_float high);
  mix (int_of_float ((y -. high) *. 67108864.0))
in
let rec normalise x e =
  if x >= 18446744073709551616.0 then
    normalise (x *. 5.421010862427522e-20) (e + 64)
  else if x >= 256.0 then normalise (x *. 0.00390625) (e + 8)
  else if x >= 2.0 then normalise (x *. 0.5) (e + 1)
  else if x >= 1.0 then (mix e; split x)
  else if x >= 0.00390625 then normalise (x *. 2.0) (e - 1)
  else if x >= 5.421010862427522e-20 then normalise (x *. 256.0) (e - 8)
  else normalise (x *. 18446744073709551616.0) (e - 64)
in
let rec mix_float x =
  if x = x then
    if x = 0.0 then mix (if 1.0 /. x > 0.0 then 1 else 2)
    else if x > 1.7976931348623157e308 then mix 3
    else if x < -1.7976931348623157e308 then mix 4
    else (mix (if x > 0.0 then 5 else 6); normalise (abs_float x) 0)
  else mix 7
in
let rec note_end u =
  print_byte 32;
  print_int checksum.(0);
  print_newline ()
in
let rec note_int x =
  mix x;
  print_int x;
  note_end 0
in
let rec note_float x =
  mix_float x;
  print_float x;
  note_end 0
in
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
in
let rec coarse x = floor (x *. 1000.0 +. 0.5)
in
let rec tick_int k x = mix k; x
in
let rec tick_float k x = mix k; x
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let n0 = (if if false then true else true then (13 - 3) else (10 * 21)) / 7 in
let x4 = (try (try (
  let s2 = ref 1.5 in
  let i1 = ref (2 - 1) in
  while !i1 >= 0 do
    (if !i1 = 3 then raise (E2 (if true then (ref false) else (ref false))) else if (20 - 31) < !i1 then raise (E2 (match None with | (None | None) -> (ref true) | Some _ -> (ref true))));
    s2 := (if not true then (0.0 *. !s2) else (if true then 0.0 else !s2)); i1 := !i1 - 1
  done;
  let n3 = !s2 in
  note_float n3;
  n3) with | E2 _ -> (tick_float 1 1.0)) with | _ -> ((-10.0) -. 2.0)) in
let n5' = 1 in
let rec f6 p7 p8 p9 p10 p11 p12 p13 p14 p15 p16 p17 p18 p19 =
  if p7 <= 0 then
    (tick_int 5 (-1))
  else (
    f6 (p7 - 1) (p10 +. (p18 +. p17)) p12 p16 p11 p13 p11 p17 p17 p8 p14 p17 p13
  )
in
let n20 = f6 12 x4 (- n5') (x4 *. x4) n5' (n5' mod 3) (-2147483648) (min (-1.0) (-1.0)) 10.0 x4 (x4 +. x4) x4 (-7049) in
note_int n20;
let rec f21 p22 p23 p24 p25 p26 p27 =
  if p22 <= 0 then
    (match None with | (None | None) -> (-1.0) | Some 0.0 -> p24 | Some 0.5 -> p25 | Some _ -> (-10.0))
  else (
    f21 (p22 - 1) p25 p24 p24 p26 p26
  )
in
let x30 = f21 (hide 1 3) x4 (100.75 +. (-100.75)) (fst (x4, ' ')) (n20 + n5') ((let rec f29' p28 = 13 in f29') ('\n', false, 'a', x4)) in
let x31 = f21 8 x30 0.0 x30 (15 + n5') 1024 in
note_float x31;
let rec f32 p33 p34 p35 p36 p37 p38 =
  if p33 <= 0 then
    p37
  else (
    f32 (p33 - 1) p35 p34 p36 p36 p35
  )
in
let n44 = f32 8 2147483648.0 (floor (-1.0)) n5' 8 (let (_, _, q43) = ((let rec f42 p39 p40 p41 = n20 in f42), x31, x31) in 10.0) in
let c45 = x4 -. (x4) in
let c46 = ((-. 100.75)) *. c45 in
let c47 = (x4) +. x4 in
let c48 = (x4) +. c46 in
let c49 = c46 -. (c45) in
let c50 = c49 +. (c48) in
let c51' = (x4) *. (-. 100.75) in
let c52 = c50 +. (c51') in
let c53' = (-. 100.75) *. (c50) in
let c54 = c48 *. (c48) in
let c55 = (c54) +. c51' in
note_float c55;
let rec loop58 i56 n59 s57 =
  if i56 >= 0 then (
    loop58 (i56 - 1) n59 ((-1070) lxor ((if (try (not false) with | _ -> false) then ((-1070) lxor (s57)) else s57)))
  ) else
    s57
in
let n60 = loop58 (9 - 1) 9 n5' in
note_int n60;
let rec f61 p62 p63 p64 p65 p66 p67 p68 p69 =
  if p62 <= 0 then
    c55
  else (
    f61 (p62 - 1) p69 (-. (-0.1)) p67 p66 p63 p68 p64
  )
in
let x70 = f61 1 (abs_float x31) (coarse (sin (limit c46 (-100.0) 100.0))) (-. 2.0) (n44 * 10) (f21 9 c53' 3.25 (-2.0) n5' n60) ((); (-2)) (c55 /. c54) in
note_float c48;
note_int n44;
note_float c54;
note_float c55;
note_float c53';
note_float x4;
note_int n0;
note_float c51';
()
