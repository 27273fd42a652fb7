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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec mix_0 d (v : (int list, float) result option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y114 -> mix 1; mix_3 (d - 1) y114
and mix_1 d (v : t0) =
  if d > 0 then
    match v with
    | C0 y115 -> mix 0; mix y115
    | C1 -> mix 1
and mix_2 d (v : int list option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y116 -> mix 1; mix_4 (d - 1) y116
and mix_3 d (v : (int list, float) result) =
  if d > 0 then
    match v with
    | Ok y117 -> mix 0; mix_4 (d - 1) y117
    | Error y118 -> mix 1; mix_float y118
and mix_4 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y119 :: y120) -> mix 1; mix y119; mix_4 (d - 1) y120
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
let n64 = (match max (min C1 C1) (let v41 = Array.make 8 p35 in C1) with | ((C0 q42) | (C0 q42)) -> (
  (let _v45 = ((let rec f44' p43 = p18 in f44'), p30, p34) in String.length "b c")) | C1 -> (
  let f46 p22 p47 =
    p37
  in
  let x49 = f46 (compare ([], (x40, (-0.5)), "a") ([], (p18, (-0.0)), "tail \" end")) (let _v48 = Array.make 1 p27 in ()) in
  let x50 = f46 (p27 + n39) (mix (Char.code '\'')) in
  let f51 p52 p53 =
    p34
  in
  let n57 = f51 (p16 + p27) (let rec f56 p54 p55 = p54 in f56) in
  note_int n57;
  let n61 = f51 (p34 - 12) (let rec f60 p58 p59 = n57 in f60) in
  note_int n61;
  2147483646 + (f51 p36' (fun p62 p63 -> p22))))
let f65 p32 =
  Array.make 4 p17
let a66 = f65 (n39 / 4096)
let a67 = f65 p34
let x79 = (let (q76, q77, q78) = (match None with | Some (Ok _) -> (if true then ((p21, n39, true), p27, (ref true)) else ((p24, p38', true), p27, (ref true))) | None -> (min ((n64, n39, false), 13, (ref true)) (((-1), 6, false), n39, (ref true))) | Some (Ok q68) -> ((n39, p38', false), 6, (ref true)) | Some (Ok q69) when (not (10.0 = x40)) -> ((); ((p36', p33, true), 0, (ref true))) | Some (Error q70) -> ((); ((n64, p21, false), p27, (ref false))) | Some q71 -> (match q71 with | Ok ((_ :: _) | []) -> ((p36', n64, false), p22, (ref true)) | Ok (a66 :: q74) -> ((n64, n64, true), p36', (ref false)) | Error 1.0 -> ((15, p27, false), (-3), (ref false)) | Error q75 -> ((0, p21, true), 7, (ref false)))) in a66.(q77 land 3))
let () = note_float x79
let f80 p81 p82 =
  ((Array.make 1 true), p38')
let v84 = f80 n39 (match C1 with | C0 q83 -> p36' | C1 -> n39)
let () = ((let (m85, m86) = v84 in mix (if m85.(0) then 1 else 0); mix m86); note_end 0)
let v88' = f80 (fst (p27, (Array.make 2 p32))) (let v87 = p24 in 14)
let () = ((let (m89, m90) = v88' in mix (if m89.(0) then 1 else 0); mix m90); note_end 0)
let () = ((let (m91, m92) = v88' in mix (if m91.(0) then 1 else 0); mix m92); note_end 0)
let f100 = (let rec f99 p93 p94 p95 = (try ((truncate (4096.0 *. (p17 +. 0.0))) + ((match p94 with | (C0 7 as w96) -> (p33 * n39) | C0 q97 -> (let v98 = p38' in 8) | C1 -> (Array.length a66)) + (p38' / 16))) with | _ -> (Array.length a67)) in f99)
let f101 p102 =
  C1
let v103 = f101 (if false then C1 else C1)
let () = (mix_1 5 v103; note_end 0)
let _ = f101 (match v84 with | (q104, p36') -> C1 | (_, 2) -> C1)
let v109 = ((a67.(2) <- (match v103 with | (C0 q105 as w106') -> p20' | C1 -> 0.0)); ((match v88' with | (q107, _) -> None), (), (create_array 4 9), (match x79 with | 0.5 -> n39 | 0.0 -> p38' | 0.0 -> p38' | q108 -> n39)))
let () = note_float x79
let () = ((let (m110, _, m112, m113) = v109 in mix_2 5 m110; mix_ints m112 0 4; mix m113); note_end 0)
let () = note_float p18
let () = (mix_0 5 v14; note_end 0)
let () = note_int p38'
let () = note_int p36'
let () = note_float p20'
let () = ()
