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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec mix_0 d (v : (int list, float) result option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y101 -> mix 1; mix_1 (d - 1) y101
and mix_1 d (v : (int list, float) result) =
  if d > 0 then
    match v with
    | Ok y102 -> mix 0; mix_2 (d - 1) y102
    | Error y103 -> mix 1; mix_float y103
and mix_2 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y104 :: y105) -> mix 1; mix y104; mix_2 (d - 1) y105
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
let n52 = (match max (min C1 C1) (let v41 = Array.make 8 p35 in C1) with | ((C0 q42) | (C0 q42)) -> (
  (let _v45 = ((let rec f44' p43 = p18 in f44'), p30, p34) in String.length "b c")) | C1 -> (
  let rec f46 p47 p48 =
    if p47 <= 0 then
      p34
    else (
      ((f46 (p47 - 1) p27) - (p48)) + (f46 (p47 - 1) (-65536))
    )
  in
  let _ = f46 2 (List.compare_lengths [] []) in
  let n49 = f46 0 17 in
  note_int n49;
  let _ = f46 0 (if true then (-1) else n49) in
  (if false && true then (p36' + p36') else (match None with | ((Some _) | None) -> p36' | Some q51' -> p22))))
let rec f53 p54 p55 p56 p57 p58 p59 p60 p61 p62 p63 p64' =
  if p54 > 0 then (
    f53 (p54 - 1) p55 p58 p61 p61 ((match None with | None -> 100.75 | Some _ -> p63) *. (p63 *. (-0.5))) p56 p57 p60 p62 p55
  ) else
    p38'
let n65 = f53 7 (p36' - 4) (100.75 *. p37) ((); p32) (-10.0) (p35 -. p30) p17 (p37 -. x40) (0.0 /. (-2.0)) p32 (f53 5 p24 0.0 10.0 100.75 x40 p32 (-3.25) p35 x40 6)
let n68 = f53 (hide 0 9) (match n52 with | 7 -> p33 | 4 -> p22 | 6 -> p21 | 8 -> p34 | _ -> p24) p23 x40 (-. 2.0) (-0.0) (10.0 /. p37) x40 p35 (match [] with | ([] | []) -> 100.75 | (q66 :: q67) -> p30 | exception Invalid_argument _ -> p32 | exception Not_found -> p35 | exception Match_failure _ -> x40) (4 / (3 lor 1))
let () = note_int n68
let f69 p70 p71 =
  p37
let x72 = f69 p36' 2147483646
let () = note_float x72
let x74 = f69 (n68 * 13) (List.fold_right (fun p73 p37 -> -3) [] n65)
let f75 p76 p77 p78 p79' =
  let p21 = ((match p78 with | ((-2) | (-2)) -> (if false then (-3) else n52) | -3 -> (n68 - n68) | q80 -> (if false then p38' else p34)), [|(int_of_float x72); (3 * 13); 15; ((-3) - p34)|]) in
  ((truncate (match None with | None -> x72 | Some (0.5 | _) -> p20' | ((Some q81) | (Some q81)) -> x74)) + n68) - 17
let n84 = f75 ((Array.make 6 0.0), C1) (try (match None with | None when ((n39 - n65) = (n39 + n52)) -> '\255') with | Invalid_argument q82 -> ' ' | Failure q83 -> '\255' | Not_found -> ' ' | Match_failure _ -> '\n') ((); 5) (true || false)
let () = note_int n84
let make85 p86 =
  (let rec f94 p87 = if (12 + 65535) >= p21 then (let v88 = () in ((fun p89 p90 p91 -> p91), n84)) else ((fun n52 p92 p93 -> n84), n39) in f94)
let c95 = make85 (-6441)
let v96 = c95 (p38' lxor p36')
let () = ((let (_, m98) = v96 in mix m98); note_end 0)
let () = note_float p17
let () = note_float p32
let () = note_int n52
let () = note_int n84
let () = ((let (_, m100) = v96 in mix m100); note_end 0)
let () = note_float p20'
let () = note_int n39
let () = note_float p37
let () = ()
