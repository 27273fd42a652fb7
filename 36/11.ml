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
    | Some y124 -> mix 1; mix_1 (d - 1) y124
and mix_1 d (v : (int list, float) result) =
  if d > 0 then
    match v with
    | Ok y125 -> mix 0; mix_2 (d - 1) y125
    | Error y126 -> mix 1; mix_float y126
and mix_2 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y127 :: y128) -> mix 1; mix y127; mix_2 (d - 1) y128
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
let v47 = (let v46 = p37 in Array.make 3 c42) <> (Array.copy (Array.make 3 p17))
let v50 = ((print_char '\129'); ((let rec f49 p48 = '\030' in f49) (v47 = v47)))
let make51 p52 =
  fun p53 p54 p55 -> 1.7976931348623157e308
let c56 = make51 p36'
let x60 = c56 ((fun p57 -> (x40, p27, 3)) (let rec f59 p58 = v47 in f59)) ((); p22) ('\n', false, 14)
let () = (match v50 with | 'a'..'m' -> (note_int p21) | _ -> ())
let x61 = (if c44 <> p32 then ((); 1.5) else (0.0 /. (-2.0))) *. c41
let n70 = ( - ) (match v47 with | true -> (match C1 with | C0 (-2) -> p36' | C0 (7 | 0) -> p27 | (C0 ((-2147483648) | _) as w62) -> p16 | (C0 q63 as w64) -> q63 | C1 -> n39) | (false as w65) -> (String.length "") | false when ((Option.to_list None) <= []) -> 15) (if fst (v47, x40) then (Array.fold_right (let rec f68 p66 p67 = 16 in f68) (Array.make 5 v47) 0) else (let _v69 = 15 in p34))
let v71 = n70 > (1073741824 lsl ((n70 asr 5) land 31))
let x40 = (let v72' = Error p33 in c56 (p23, p27, 15) p27 ('0', v47, n39)) >= x60
let () = (mix (if x40 then 1 else 0); note_end 0)
let () = if ((let rec f74 p73 = v50 in f74) v71) < (Char.chr (n70 land 255)) then () else (note_int (try (p27 / 10) with | _ -> 16))
let n75 = n39 - p33
let () = note_int n75
let v88 = (match C0 (n70 - n70) with | ((C0 q76) | (C0 q76)) -> (
  let c80 = (x60) *. x60 in
  let c81 = (c80) -. c80 in
  let c82 = (c81) *. (Array.fold_left (let v77 = (p27, 8, "tail \" end") in fun p78 p79 -> x61) (0.0 -. p32) [|c45; c41|]) in
  let c83 = (x60) -. x60 in
  let c84 = (c82) +. x60 in
  let c85 = ((Array.fold_left (let v77 = (p27, 8, "tail \" end") in fun p78 p79 -> x61) (0.0 -. p32) [|c45; c41|])) *. c84 in
  let c86 = (c85) -. c85 in
  let c87 = c82 +. (c83) in
  note_float c87;
  q76 > (truncate 2.0)) | C1 -> (
  (C1 <= C1) > (None <> None)))
let v89 = v50
let v115 = if ((Array.make 16 1.5), p33, (p36', 13, p34)) = (match p30 with | 1.0 -> ((Array.make 16 x61), p36', (p33, 18, n70)) | 0.0 -> ((Array.make 16 x61), n39, (p33, p36', p33)) | c45 -> ((Array.make 16 x61), n75, (20, p34, n75))) then (if p37 <= c41 then (match '\255' with | 'a'..'m' -> (v71, c42, 4, (let rec f92 p90 p91 = p32 in f92)) | '0'..'9' -> (v88, x61, n39, (let rec f95 p93 p94 = p23 in f95)) | 'n' -> (v88, (-10.0), p36', (let rec f98 p96 p97 = 1.0 in f98)) | q99 -> (x40, c44, p38', (fun p100 p101 -> x61))) else (v88, c43, p27, (let rec f104 p102 p103 = p32 in f104))) else (try (if c45 <> p23 then (match v14 with | None -> (x40, 2.0, p36', (let rec f106 x60 p105' = p37 in f106)) | Some q107 -> (v88, x60, p22, (fun p108 n75 -> p23))) else (if x40 then (true, 3.25, 3, (let rec f110 p35 p109 = c44 in f110)) else (true, c45, n39, (fun p111 c45 -> p23)))) with | _ -> (let _v112 = v89 in (x40, c45, n75, (fun p113 p114 -> c44))))
let () = ((let (m116, m117, m118, _) = v115 in mix (if m116 then 1 else 0); mix_float m117; mix m118); note_end 0)
let () = ((let (m120, m121, m122, _) = v115 in mix (if m120 then 1 else 0); mix_float m121; mix m122); note_end 0)
let () = note_int p24
let () = note_float c45
let () = note_int p34
let () = note_int p21
let () = note_float c42
let () = note_float p32
let () = note_float c44
let () = ()
