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
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec mix_0 d (v : (int list, float) result option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y113 -> mix 1; mix_2 (d - 1) y113
and mix_1 d (v : int ref) =
  if d > 0 then
    match v with
    | _ -> mix !v
and mix_2 d (v : (int list, float) result) =
  if d > 0 then
    match v with
    | Ok y114 -> mix 0; mix_3 (d - 1) y114
    | Error y115 -> mix 1; mix_float y115
and mix_3 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y116 :: y117) -> mix 1; mix y116; mix_3 (d - 1) y117
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
let n58 = (match max (min C1 C1) (let v41 = Array.make 8 p35 in C1) with | ((C0 q42) | (C0 q42)) -> (
  (let _v45 = ((let rec f44' p43 = p18 in f44'), p30, p34) in String.length "b c")) | C1 -> (
  let rec pick46 p47 p48 p49 =
    if p47 then p48 else p49
  in
  let v50 = if false then (ref p38') else (ref p38') in
  let v51 = v50 in
  (mix_1 5 v51; note_end 0);
  (pick46 (p38' <= 17) v50 v51) := (n39 - n39);
  note_int !v50;
  note_int !v51;
  let v57 = if (true && true) || (p36' <> n39) then (let s52 = "a" in let i53 = 18 + p34 in if i53 >= 0 && i53 < String.length s52 then s52.[i53] else '\n') else (let s54 = (fun p55 -> "tail \" end") C1 in let i56 = p27 / (-1) in if i56 >= 0 && i56 < String.length s54 then s54.[i56] else '\n') in
  1023))
let () = note_int n58
let n59 = if x40 >= p30 then (if if false then true else false then p36' else (if ((); true) then (if 19 < n39 then (if false || false then (p34 land p38') else (if true then p22 else p34)) else (6 - p36')) else (p38' + 0))) else (min p38' p36')
let () = note_int n59
let rec pick60 p61 p62 p63 =
  if p61 then p62 else p63
let a64 = create_float_array (hide 1 2) p30
let a67 = (let (q65, q66) = (p24, 15) in a64)
let () = (mix_floats a67 0 2; note_end 0)
let () = (pick60 (match C0 p27 with | C0 9 -> (true || true) | C0 7 -> false | C0 (-2147483647) -> ("b c" <> "") | C0 (-3) -> (n58 > p36') | C0 6 -> (a64 <= (Array.make 2 p17)) | C0 8 -> (p24 <> 8) | C0 (-2 as w68) -> false | C0 q69 -> ((); true) | (C1 | C1) -> (((Array.make 1 3), (Ok p21), n58, C1) = ((Array.make 1 18), (Ok p38'), p36', C1))) a64 a67).(0) <- (-2147483648.0)
let () = note_float a64.(0)
let () = note_float a67.(0)
let p70 = n59 + p36'
let p71 = (let p33 = true in n59)
let p72 = p32
let p73 = (let (_, q74, q75) = ('a', C1, p71) in p35)
let p76 = 2147483646
let p77 = Char.code '\''
let p78 = (let v79 = Array.make 7 n58 in p24)
let p80 = -1.0
let p81 = a64.(wrap (( * ) n58 p78) 2)
let p82 = if true then 15 else p34
let p83 = float_of_string "0.0"
let p84 = x40
let p85 = p23 /. 1.5
let p86 = (let i87 = p38' in if i87 >= 0 && i87 < Array.length a67 then a67.(i87) else p81)
let p88 = p35
let p89 = p82
let p90 = p83
let p91 = a67.((let v97 = fun p92 p93 p94 -> ((let rec f96 p95 = p82 in f96), p89) in 17) land 1)
let p98 = float_of_string "0.5"
let p99 = p90
let p100 = Array.fold_left (fun p101 p102 -> p83) p37 a64
let p103 = p35
let p104 = p89 / (5 lor 1)
let p105 = Array.length a67
let p106 = abs_float (-3.25)
let p107' = 0.0 /. 0.0
let p108 = p99 -. p85
let p109 = a67.((p76 mod 1) land 1)
let p110 = p99 -. (-1.5)
let () = mix 1
let n111' = (p105 + (p104 + ((p82 * (((p76 + ((p70) - p71)) * p77) * p78)) + p89))) + 1
let x112 = 1.0 *. (p110 +. (p109 -. (p108 *. ((((p100 *. (((p91 *. (((p86 +. ((p84 *. ((((p73 -. (p72)) *. p80) -. p81) -. p83)) +. p85)) *. p88) +. p90)) *. p98) *. p99)) +. p103) *. p106) -. p107'))))
let () = note_int p38'
let () = note_int p70
let () = note_float p32
let () = (mix_0 5 v14; note_end 0)
let () = note_float p103
let () = note_float p30
let () = note_int p21
let () = note_int p76
let () = ()
