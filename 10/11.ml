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
    | Some y102 -> mix 1; mix_3 (d - 1) y102
and mix_1 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y103 :: y104) -> mix 1; mix y103; mix_1 (d - 1) y104
and mix_2 d (v : bool list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y105 :: y106) -> mix 1; mix (if y105 then 1 else 0); mix_2 (d - 1) y106
and mix_3 d (v : (int list, float) result) =
  if d > 0 then
    match v with
    | Ok y107 -> mix 0; mix_1 (d - 1) y107
    | Error y108' -> mix 1; mix_float y108'
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
let n79 = (match max (min C1 C1) (let v41 = Array.make 8 p35 in C1) with | ((C0 q42) | (C0 q42)) -> (
  (let _v45 = ((let rec f44' p43 = p18 in f44'), p30, p34) in String.length "b c")) | C1 -> (
  let rec poly46 g l = match l with [] -> [] | x :: rest -> g x :: poly46 g rest
  in
  let a47 = p24 + p33 in
  let a48 = p38' in
  let a49' = (-3) :: [] in
  let v50 = poly46 (fun x -> x) a49' in
  (mix_1 5 v50; note_end 0);
  let a51 = min 1 a48 in
  let a52 = (let _v53 = a48 in fun p54 p55 -> false) in
  let a56 = [] in
  let v57 = poly46 (fun x -> x) a56 in
  let a58 = ((); (Array.make 4 a47)) in
  let a59 = a48 asr 0 in
  let a60 = if true then [] else [] in
  let v61 = poly46 (fun x -> x) a60 in
  let rec poly62 x l = match l with [] -> x | y :: rest -> poly62 y rest
  in
  let a63 = a58.(0) in
  let a64 = List.fold_right (fun p65 p66 -> a47) a49' p36' in
  let a67 = a47 :: [] in
  let n68 = poly62 a63 a67 in
  let a69 = p38' in
  let a70 = (let v71 = v57 in Array.make 16 a51) in
  let a72 = (match [] with | [] -> [] | (2 :: []) -> [] | ((2 :: (q73 :: q74')) as w75) -> [] | (q76 :: q77) -> []) in
  let n78' = poly62 a69 a72 in
  a47 + p24))
let v80 = (C0 ((-1) * (-4))) <= (C0 (if true then 18 else n39))
let poly81 x y = ignore y; x
let a82 = -. x40
let a83 = if v80 then (fun p84 -> v80) else (fun p85 -> v80)
let a86 = ((); [])
let f87 = poly81 a83 a82
let a88 = (let _v89 = p27 in v80)
let a90 = (let rec f92 p91 = n79 in f92)
let a93 = []
let f94 = poly81 a90 a88
let a95 = (let v96 = ref (p33, p36', n79, p36') in C1)
let a97 = List.fold_left (fun p98 p99 -> p98) (Array.make 16 2.0) []
let a100 = []
let a101 = poly81 a97 a95
let () = note_float p17
let () = note_float x40
let () = note_int p24
let () = note_float p32
let () = (mix (if v80 then 1 else 0); note_end 0)
let () = note_float p20'
let () = (mix_2 5 a93; note_end 0)
let () = ()
