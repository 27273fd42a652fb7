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
let rec tick_float k x = mix k; x
let rec mix_0 d (v : (int list, float) result option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y104 -> mix 1; mix_2 (d - 1) y104
and mix_1 d (v : t0) =
  if d > 0 then
    match v with
    | C0 y105 -> mix 0; mix y105
    | C1 -> mix 1
and mix_2 d (v : (int list, float) result) =
  if d > 0 then
    match v with
    | Ok y106 -> mix 0; mix_3 (d - 1) y106
    | Error y107' -> mix 1; mix_float y107'
and mix_3 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y108 :: y109) -> mix 1; mix y108; mix_3 (d - 1) y109
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
let n54 = (match max (min C1 C1) (let v41 = Array.make 8 p35 in C1) with | ((C0 q42) | (C0 q42)) -> (
  (let _v45 = ((let rec f44' p43 = p18 in f44'), p30, p34) in String.length "b c")) | C1 -> (
  let rec f46 p47 p48 =
    if p47 > 0 then (
      if false then raise Not_found else (let r50 = f46 (p47 - 1) ((if false then ()); (create_array 4 p33)) in r50)
    ) else
      (let v49 = Array.make 2 p37 in Array.make 4 2.0)
  in
  let _ = (try (f46 1 (match None with | None -> (Array.make 4 p27) | Some ((Ok q51) | (Ok q51)) -> (Array.make 4 p27) | Some (Error q52) -> (Array.make 4 6))) with | Not_found -> (create_array 4 p32)) in
  (let v53 = C0 (try (p22 lsl (p38' land 31)) with | _ -> n39) in mix_float (x40 *. (-0.5)));
  -12))
let () = note_int n54
let x56 = if (float_of_int n39) > (match C1 with | C0 _ -> p32 | C1 -> p18) then (((fun p55 -> p32) "") /. p30) else (tick_float 10 (coarse (cos (limit p30 (-100.0) 100.0))))
let () = note_float x56
let n103 = (match C1 with | C0 7 -> (
  let f57 p58 =
    (if p58 then raise Division_by_zero);
    C0 (int_of_float (float_of_int p38'))
  in
  let v60' = (try (f57 (match C1 with | C0 (-2) -> false | C0 (0 as w59) -> false | C0 (-2147483648) -> false | C0 _ -> true | C1 -> true)) with | Division_by_zero -> C1) in
  (mix_1 5 v60'; note_end 0);
  let v61 = (try (f57 false) with | Division_by_zero -> C1) in
  (mix_1 5 v61; note_end 0);
  (mix_1 5 v61; note_end 0);
  -2147483647) | C0 q62 -> (
  let f63 p64 =
    let f65 p66 =
      (if (let _v67 = ref (p27, 16, p36', 4) in ((); p66)) then raise (Invalid_argument "b c"));
      -1.0
    in
    let x68 = (try (f65 p64) with | Invalid_argument _ -> p32) in
    raise Not_found
  in
  let v72 = (try (f63 (Option.equal (fun p69 p70 -> true) None None)) with | Not_found -> (match x56 with | 0.0 -> C1 | 1.0 -> C1 | q71 -> C1)) in
  (mix_1 5 v72; note_end 0);
  (mix_1 5 v72; note_end 0);
  let rec f73 p74 p75 =
    if p74 < 1 then
      1023
    else (
      if (match (p23, (Array.make 1 0.5)) with | (_, q76) -> (x40 <> p30)) then raise Division_by_zero else (let r77 = f73 (p74 - 1) p75 in r77)
    )
  in
  let n78 = (try (f73 0 false) with | Division_by_zero -> (p33 / 10)) in
  (match Some (Ok []) with | (None | None) -> (let o79 = -3 in let o80 = p38' in let o81 = q62 in let ( <=> ) a b = b - a in o79 <=> o80 <=> o81) | ((Some q82) | (Some q82)) -> (if true then p33 else q62))) | C1 -> (
  mix (if if (p38' + 32767) > p27 then (match None with | (None as w83) -> true | Some (Ok q84') -> false | Some ((Error 0.5) | (Error 0.5)) -> false | Some (Error q85) -> false) else ("b c" <= "tail \" end") then 1 else 0);
  let f86 p87 =
    let c88 = (x56) *. x56 in
    let c89 = x56 *. (c88) in
    let c90 = (c89) *. c88 in
    let c91' = (c90) *. c89 in
    let c92' = (x56) *. c91' in
    let c93 = c88 +. (c92') in
    let c94 = (c92') +. (p20' *. p37) in
    let c95 = c88 *. (c89) in
    raise Not_found
  in
  let v96 = (try (f86 p38') with | Not_found -> (p27, C1, true)) in
  ((let (m97, m98, m99) = v96 in mix m97; mix_1 5 m98; mix (if m99 then 1 else 0)); note_end 0);
  (let o100 = n39 in let o101 = -3 in let o102 = 12 / (p36' lor 1) in let ( @! ) a b = b - a and ( * ) a b = (a lsl 1) + b and ( +. ) a b = b - a in o100 +. o101 * o102)))
let () = note_float p32
let () = note_int n103
let () = note_int p22
let () = note_float p35
let () = note_int p24
let () = note_float p37
let () = note_int p27
let () = note_float p23
let () = ()
