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
let rec tick_int k x = mix k; x
let rec show_int k x = print_byte (65 + k); x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec mix_0 d (v : (int list, float) result option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y116 -> mix 1; mix_1 (d - 1) y116
and mix_1 d (v : (int list, float) result) =
  if d > 0 then
    match v with
    | Ok y117 -> mix 0; mix_2 (d - 1) y117
    | Error y118 -> mix 1; mix_float y118
and mix_2 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y119 :: y120) -> mix 1; mix y119; mix_2 (d - 1) y120
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
let n57 = (match max (min C1 C1) (let v41 = Array.make 8 p35 in C1) with | ((C0 q42) | (C0 q42)) -> (
  (let _v45 = ((let rec f44' p43 = p18 in f44'), p30, p34) in String.length "b c")) | C1 -> (
  let rec f46 p47 p48' p49 p50 p51 =
    if p47 <= 0 then
      (if true then (-3.25) else 3.25)
    else (
      f46 (p47 - 1) p48' 0.5 p48' p49
    )
  in
  let x52 = f46 1 17 (float_of_int p22) (if true then (-1) else n39) (if false then (-0.5) else p35) in
  let n53 = show_int 19 ((n39 + p38') asr 28) in
  (let o54 = 20 in let o55' = p38' in let o56 = p33 in let ( /. ) a b = b - a in o54 /. o55' /. o56) / (1023 lor 1)))
let () = note_int n57
let n58 = if x40 >= p30 then (if if false then true else false then p36' else (if ((); true) then (if 19 < n39 then (if false || false then (p34 land p38') else (if true then p22 else p34)) else (6 - p36')) else (p38' + 0))) else (min p38' p36')
let () = note_int n58
let rec f59 p60 p61 p62' p63 p64 p65 p66 p67 =
  if p60 <= 0 then
    (if true then p38' else p22)
  else (
    f59 ((-1) + p60) p63 ((); p37) p63 p66 p61 ((p27 + p64) / ((match true with | true -> 16 | false -> n57 | false -> n39) lor 1)) p67
  )
let n70 = f59 (hide 0 2) (List.fold_left (fun p68 p30 -> -0.5) p37 []) ((fun p69 -> p35) p37) x40 (truncate 2.0) (-0.0) (n58 lsl (n39 land 31)) p35
let () = note_int n70
let n71 = f59 8 (x40 +. p32) ((); p35) 0.1 (p38' / (n58 lor 1)) (p35 *. x40) (n57 lxor n39) p23
let () = note_int n71
let n77 = (match (match None with | None when (let _v72 = fst ('z', false) in String.contains "12" _v72) -> ((); C1) | None -> C1 | Some p36' -> (String.fold_left (fun p73 p74 -> p73) C1 "tail \" end")) with | (C0 q75 as w76) -> (show_int 9 (p33 - n70)) | C1 -> (tick_int 3 (n71 mod (n57 lor 1))))
let rec f78 p79 p80 p81 p82 p83 p84 p85 p86' p87 =
  if p79 > 0 then (
    f78 (p79 - 1) p87 (if (match C1 with | C0 q88 -> true | C1 -> true) then (if true then p38' else p82) else (String.length "a")) p82 p81 p82 p87 p85 p85
  ) else
    x40
let x90 = f78 (hide 1 1) 1.0 (n77 / (5 lor 1)) 15 (f59 2 (-3.25) p18 p37 n70 p32 n71 10.0) (- 20) (0.5 *. 0.0) (f78 0 0.5 n70 n77 9 n39 p15 p35 p30) (match None with | None -> x40 | None -> x40 | Some q89 -> 0.0)
let n91 = tick_int 14 (((if Result.is_error (Ok false) then (compare true true) else (min 0 n58)) / (-3)) - ((4096 lor (n57 - p27)) / 1))
let () = note_int n91
let n115 = (try (
  let rec f92 p93 p94 p95 p96 p97 p98 p99 =
    if p93 <= 0 then
      (p22 lsl 6)
    else (
      f92 ((-1) + p93) p98 p96 p96 p97 p94 p99
    )
  in
  let n100 = f92 (hide 0 8) (p30 -. p35) (p16 + p38') (compare (-100.75) p23) (-6441) (f78 3 p32 p38' n91 n70 16 p37 x90 p18) (p32 /. x90) in
  let rec f101 p102 p103 p104 p105' p106 p107 p108 =
    if p102 < 1 then
      (if true then 7 else n71)
    else (
      f101 ((-1) + p102) p103 p104 p105' p104 p108 p107
    )
  in
  let n114 = f101 6 (try (p17 *. p35) with | _ -> p35) (match None with | None -> p37 | Some q109 -> p37) (p33 lxor p22) (match None with | None -> p35 | (Some (Ok q110) as w111) -> (-2.0) | Some (Error _) -> p23) (n71 / 4) (List.fold_right (fun p112 p113 -> n57) [] 13) in
  note_int n114;
  4096) with | _ -> (int_of_float p37))
let () = note_int p24
let () = note_int p27
let () = note_int p22
let () = note_int n71
let () = note_float p30
let () = note_int n58
let () = note_float p32
let () = note_int p16
let () = ()
