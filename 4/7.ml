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
let rec tick_float k x = mix k; x
in
let rec show_int k x = print_byte (65 + k); x
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
let f6 p7 p8 p9 p10' p11 p12 x4 p13 p14 p15 p16 p17 p18 p19 =
  p10' *. ((p16 -. (p14 *. ((p11 -. (p10')) +. p16))) +. p19)
in
let x27 = f6 (18 + n0) (match x4 with | 1.0 when (List.fold_right (let rec f21 n5' p20 = n0 >= 16 in f21) (List.sort compare []) (n0 <> 3)) -> n5' | 1.0 -> n0 | (0.5 as w22) -> n5' | q23 -> 5) (- n5') (x4 -. 0.5) 0.0 65535 (Error 3) 2.0 (float_of_int n0) ((let rec f25' p24 = 13 in f25') ('\n', false, 'a', x4)) x4 7413 (let _v26 = 16 in 15) ((-10.0) +. x4) in
let x30 = f6 (int_of_float x27) (-1073741824) (n5' land n5') x27 (x27 *. x27) n5' (let _v28 = (None, x27, (ref n5')) in Ok n5') (if false then x27 else x27) (match [] with | [] -> x27 | (q29' :: _) -> x27) (- n0) (coarse (sin (limit 1.5 (-100.0) 100.0))) (n5' + n0) (show_int 11 20) x27 in
let n34 = (hide 1 20) in
let rec loop33 i31 s32 =
  if i31 <> n34 then (
    loop33 (i31 + 1) (0.0 -. ((s32) -. (float_of_int i31)))
  ) else
    s32
in
let n35 = loop33 0 x4 in
note_float n35;
let x27 = fst (min (match None with | (None | None) -> ("b c", n0) | (None | None) -> ("12", n5') | Some q36 -> ("b c", n0)) (snd (x4, ("", n5')))) in
let f37 p38 p39 p40 p41 p42 p43 n35 p44 p45 p46 p47 p48 p49 =
  (p49 lxor ((p47 * (((p43 * (((p38) + p40) + n35)) + n35) + p45)) * p48)) + p47
in
let n50 = f37 n5' (if false then 0.0 else n35) (f37 n5' n35 15 6 n35 n0 n5' x4 n5' x30 4 n5' (-2)) (2 lsl 2) x30 8462 ((-2) / 1) (10.0 *. (-3.25)) (int_of_float n35) 1e16 n5' (try (-1) with | _ -> n5') (n5' * n0) in
let n54 = f37 (7 + 1) (f6 n50 n5' n50 x30 x30 n50 (Ok n50) 0.0 n35 n5' x30 n0 8 0.5) (0 + n50) (try (let o51 = 5 in let o52 = n0 in let o53' = n50 in let ( +! ) a b = a lxor (b + 1) and ( +. ) a b = (a lsl 1) + b in o51 +. o52 +! o53') with | Invalid_argument _ -> n0 | Division_by_zero -> n50 | Not_found -> n5' | Match_failure _ -> n5' | E0 _ -> (-2)) 10.0 (n0 + 9) (truncate n35) (100.75 +. x30) (n5' lxor n50) n35 13 n50 (n50 * 5) in
let f55 p56 p57 p58 p59 n50 p60 p61 p62 p63 p64 p65 p66 p67 p68 =
  p59 *. (((p62 *. ((p59 +. (p58)) *. p62)) *. p64) +. p66)
in
let x74' = f55 n5' (int_of_string (string_of_int n0)) (tick_float 7 n35) (String.fold_left (let rec f71 p69 p70 = x4 in f71) x4 "b c") (( -. ) x30 x4) (Array.mapi (let rec f73 n50 p72 = x4 in f73) (Array.make 8 true)) n50 (floor x30) (-15) (x4 *. n35) [12; n54; n5'] (try (match false with | true -> x30 | false -> 2.0) with | _ -> n35) (f37 n5' x4 n50 n50 x30 n50 20 0.5 n5' n35 n50 2 n54) (-17) in
note_float x74';
let _ = f55 n54 (n50 - n54) (( /. ) x74' (-0.5)) (x30 -. x74') (sqrt n35) (max (Array.make 8 x74') (Array.make 8 2.0)) (fst (n54, n54)) x74' (if true then 11 else n54) x74' (let _v75' = Array.make 8 x74' in []) 2.0 (-12) (n54 asr 24) in
let f76' p77 p78 p79 p80 p81 x74' p82 p83 p84 p85 p86 p87 p88 =
  p79 *. ((x30 -. (p79)) -. p85)
in
let x98 = f76' n5' (let v89 = n54 in Ok x74') (min 1.0 x74') (let _v90 = Array.make 1 n54 in n50) (match [] with | ([] | []) -> (-2) | ((_ :: []) | []) -> n5' | (_ :: ((q92 :: q93) as w94)) -> 5) (n54 * 38) 0.5 (-2147483647) (n54 lor n54) 4096.0 (match None with | (None as w95) -> n50 | Some _ -> 8) (if true then (Array.make 4 n0) else (Array.make 4 18)) (snd (x74', (let rec f97 p96 = n50 in f97))) in
note_float x98;
let x115 = f76' ((); (-3)) (try (Ok 3.25) with | Division_by_zero -> (Ok x74') | Not_found -> (Ok x74') | Match_failure _ -> (Ok x98) | E0 (-2147483648) -> (Ok 10.0) | E0 2 -> (Ok x98) | E0 q99 -> (Ok n35) | _ -> (Ok x98)) 0.0 (match [] with | ([] as w100) -> n5' | (q101 :: []) -> n50 | (q102 :: (q103 :: _)) -> n54) (f37 n54 x74' n54 7 x74' n50 n0 x74' n0 x74' n54 8 n5') (let o104' = -1 in let o105 = n5' in let o106 = n50 in let o107 = 0 in let o108 = 0 in let ( := ) a b = a lxor (b + 1) and ( ** ) a b = a * 2 - b in o104' := o105 := o106 ** o107 ** o108) (3.25 -. (-0.5)) (min n5' n50) (compare None None) n35 (n54 lor n54) (match n0 with | 1 -> (Array.make 4 n50) | -2147483647 -> (Array.make 4 n0) | ((-2147483647) | _) when (false && (match Ok (Array.make 16 x98) with | Ok [|q109|] -> true | ((Error _) | (Ok _)) -> false | Error [] -> true | Error ((_ :: _) | []) -> true | Error [] when (List.for_all (fun p111 -> if true then false else false) ((); [])) -> true)) -> (Array.make 4 n50) | 4 when ((n54 / (n50 lor 1)) == (-4)) -> (Array.make 4 n50) | (4 | 4) -> (Array.make 4 14) | 7 -> (Array.make 4 7) | -2 -> (Array.make 4 16) | q112' -> (Array.make 4 q112') | _ -> (Array.make 4 n50)) (let rec f114 p113 = n54 in f114) in
let p116 = 0.0 /. 0.0 in
let p117 = if false then n54 else n54 in
let p118 = fabs x74' in
let p119 = if false then 1.5 else 10.0 in
let p120 = String.length "" in
let p121 = 2063 in
let p122 = 1024 in
let p123 = p116 *. (-0.5) in
let p124 = p123 in
let p125 = f55 p120 17 p123 0.0 p124 (Array.make 8 p116) p117 (-1.5) 6 (-0.5) [] 2.0 p121 p120 in
let p126' = p119 in
let p127 = float p121 in
let p128 = 10.0 *. p125 in
let p129 = p121 + p121 in
let p130 = 14 mod (14 lor 1) in
let p131 = p129 + p121 in
let p132 = 2.0 *. (-10.0) in
let p133 = if true then p122 else (-1) in
let p134 = -. p132 in
let p135' = 1.7976931348623157e308 in
let p136 = -8 in
let p137 = 2.0 in
let p138 = ((); p121) in
let p139 = 16 in
mix 1;
let n140 = (p139 lxor ((((((((p121 + ((p117) * p120)) * p122) - p129) - p130) lxor p131) + p133) + p136) - p138)) + 1 in
note_int n140;
let x141 = (p137 +. (p135' *. (p134 *. ((((((p124 -. ((p119 *. (p118 +. (p116))) +. p123)) -. p125) +. p126') +. p127) -. p128) -. p132)))) -. 1.0 in
note_float x141;
note_float p126';
note_float p118;
note_int p139;
note_float p125;
note_float x141;
note_int p122;
note_int p131;
note_float x74';
()
