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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec mix_0 d (v : (int list, float) result option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y72 -> mix 1; mix_3 (d - 1) y72
and mix_1 d (v : t0) =
  if d > 0 then
    match v with
    | C0 y73 -> mix 0; mix y73
    | C1 -> mix 1
and mix_2 d (v : (bool option, float * int) result) =
  if d > 0 then
    match v with
    | Ok y74 -> mix 0; mix_4 (d - 1) y74
    | Error y75 -> mix 1; (let (m76, m77) = y75 in mix_float m76; mix m77)
and mix_3 d (v : (int list, float) result) =
  if d > 0 then
    match v with
    | Ok y78 -> mix 0; mix_5 (d - 1) y78
    | Error y79 -> mix 1; mix_float y79
and mix_4 d (v : bool option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y80 -> mix 1; mix (if y80 then 1 else 0)
and mix_5 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y81 :: y82) -> mix 1; mix y81; mix_5 (d - 1) y82
let v14 = (match coarse (log (limit (float_of_string "0.0") 0.5 100.0)) with | 0.0 -> (match [] with | [] -> (let _v0 = (6, 3.25, 10, true) in None) | (q1 :: ([] | [])) -> (let v2 = q1 in None) | (q3 :: (q4 :: _)) -> (if false then None else None)) | 1.0 -> (let (q5, q6, q7) = ((Ok true), (Array.make 8 16), None) in if true then None else None) | (0.0 | 0.0) -> None | q8 -> (match max C1 C1 with | C0 (-1) -> (max None None) | (C0 3 as w9) -> (match w9 with | C0 q10 -> None | C1 -> None) | C0 (-2147483647) -> (match () with | q11 -> None) | C0 q12 -> (match C1 with | C0 ((-2147483648) | (-2147483648)) -> None | ((C0 4) | (C0 4)) -> None | C0 q13 -> None | C1 -> None) | C1 -> (if true then None else None)))
let () = (mix_0 5 v14; note_end 0)
let p15 = 1.0 *. 1.5
let p16 = 17 - 8
let p17 = p15 *. p15
let p18 = (let _v19 = p17 in _v19)
let p20' = p18 /. p15
let p21 = 5 + 8
let p22 = p16 / 4096
let p23 = p17
let p24 = (match C1 with | ((C0 q25 as w26) | (C0 q25 as w26)) -> q25 | C1 -> p21)
let p27 = (let _v29 = ('\'', p23, (fun p28 -> "12"), (Array.make 4 p22)) in 18)
let p30 = (let v31 = () in 0.0)
let p32 = p23
let p33 = p22 land p27
let p34 = p27
let p35 = (-1.0) -. p23
let p36' = if true then p27 else p24
let p37 = p20' *. 2.0
let p38' = p34 - p27
let () = mix 1
let n39 = ((p36' + (p34 + (p33 + ((p24 lxor (p22 * (p21 + (p16)))) - p27)))) * p38') + 1
let () = note_int n39
let x40 = (p37 *. ((p32 -. ((((p18 -. (p17 *. (p15))) *. p20') -. p23) +. p30)) -. p35)) *. 1.0
let () = note_float x40
let n61 = (match max (min C1 C1) (let v41 = Array.make 8 p35 in C1) with | ((C0 q42) | (C0 q42)) -> (
  (let _v45 = ((let rec f44' p43 = p18 in f44'), p30, p34) in String.length "b c")) | C1 -> (
  let rec f46 p47 p48 =
    let table51 = Array.make 2 (let rec g49 u50 = p47 in g49) in
    table51.(1) <- (let rec g49 u50 = p47 in g49);
    table51.(0) p48
  in
  let v52 = f46 C1 p38' in
  (mix_1 5 v52; note_end 0);
  let v54 = f46 (List.fold_right (fun f46 p53 -> C1) [] C1) (p36' + p36') in
  (mix_1 5 v54; note_end 0);
  let rec f55 p56 p57 =
    let rec g58 u59 = p56
    in
    mix p57;
    g58 p57
  in
  let n60 = f55 (p38' asr 0) (n39 + p36') in
  note_int n60;
  ((); p36')))
let a62 = Array.make (hide 0 4) p23
let rec loop64 i63 =
  if i63 < 3 then (
    (a62.(i63 + 1) <- ((3.25 *. x40) +. (a62.(i63))));
    loop64 (i63 + 1)
  ) else
    ()
let () = loop64 0
let () = (mix_floats a62 0 4; note_end 0)
let rec f66 p67 p68 =
  let rec g69 u70 = p67
  in
  mix p68;
  g69 p68
let v71 = f66 (if true then (Ok None) else (Ok None)) (p36' - 4)
let () = (mix_2 5 v71; note_end 0)
let () = (mix_2 5 v71; note_end 0)
let () = note_int p36'
let () = note_int p21
let () = note_float p32
let () = note_int p27
let () = note_float x40
let () = note_float p17
let () = note_int p38'
let () = ()
