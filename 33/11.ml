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
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec mix_0 d (v : (int list, float) result option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y86 -> mix 1; mix_1 (d - 1) y86
and mix_1 d (v : (int list, float) result) =
  if d > 0 then
    match v with
    | Ok y87' -> mix 0; mix_2 (d - 1) y87'
    | Error y88 -> mix 1; mix_float y88
and mix_2 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y89 :: y90) -> mix 1; mix y89; mix_2 (d - 1) y90
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
let c41 = ((coarse (exp (limit p32 (-9.0) 5.0)))) +. (coarse (exp (limit p32 (-9.0) 5.0)))
let c42 = (((float_of_int p38') /. 100.75)) +. ((float_of_int p38') /. 100.75)
let c43 = c42 +. (c41)
let c44 = (c43) -. c42
let c45 = (((float_of_int p38') /. 100.75)) -. (coarse (exp (limit p32 (-9.0) 5.0)))
let () = note_float c45
let v47 = (let _v46 = n39 + p22 in p37 +. c43) <> c42
let () = (mix (if v47 then 1 else 0); note_end 0)
let v48 = print_char ' '
let p49 = (-10.0) *. x40
let p50 = p18 +. p35
let p51 = n39 - n39
let p52 = if true then p49 else 0.5
let p53 = 4096
let p54 = ceil c41
let p55 = 9 * 23
let p56 = x40
let p57 = (match None with | None -> c45 | ((Some (Error _)) | (Some (Ok _))) -> p18 | ((Some (Error _)) | (Some (Error _))) -> x40)
let p59 = p30 /. c41
let p60 = p51 - p38'
let p61 = -12
let p62 = (v48; 3.25)
let p63 = 6 - n39
let p64 = compare 'z' 'z'
let p65 = -32769
let p66 = (let v67 = v47 in 11)
let p68 = (match C1 with | C0 _ -> c45 | C1 -> p32)
let p69 = p22
let p70 = p63 land p51
let p71 = if v47 then p34 else p65
let p72 = p69
let p73 = p72 lxor p71
let p74 = c43 *. p35
let p75 = ( -. ) 0.5 1.5
let p76 = p63
let p77 = p65
let p78 = float_of_int p69
let p79 = (match C1 with | C0 (-2) -> p70 | C0 (7 | 0) -> p53 | (C0 ((-2147483648) | _) as w80) -> p16 | (C0 q81 as w82) -> q81 | C1 -> p77)
let p83' = fst (p72, (-10.0))
let () = mix 1
let n84 = (p83' + ((((p73 + (p72 + ((p70 + ((p66 * ((p64 + ((((((p51) - p53) * p55) + p60) - p61) - p63)) + p65)) + p69)) - p71))) - p76) * p77) - p79)) - 1
let () = note_int n84
let x85 = ((p75 +. (p74 *. ((((p57 *. ((p54 -. ((p50 +. (p49)) *. p52)) -. p56)) -. p59) *. p62) -. p68))) *. p78) +. 1.0
let () = note_float x85
let () = note_float p49
let () = note_float c45
let () = note_float p74
let () = note_float p23
let () = note_float c41
let () = note_int p33
let () = (mix_0 5 v14; note_end 0)
let () = ()
