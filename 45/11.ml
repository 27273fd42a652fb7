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
    | Some y105 -> mix 1; mix_1 (d - 1) y105
and mix_1 d (v : (int list, float) result) =
  if d > 0 then
    match v with
    | Ok y106 -> mix 0; mix_2 (d - 1) y106
    | Error y107 -> mix 1; mix_float y107
and mix_2 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y108 :: y109) -> mix 1; mix y108; mix_2 (d - 1) y109
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
  (match min (if false then None else None) None with | None -> (List.fold_right (match None with | None -> (fun p46 () -> ()) | Some (Ok q47) -> (let rec f50 p48 p49 = p49 in f50) | Some (Error _) -> (fun p51 () -> ())) [p36'] ()) | Some q52 -> (print_char '\199'));
  let x53 = if (p34 asr (p22 land 31)) == (p33 - 12) then (-. (float_of_string "2.0")) else (fabs (x40 *. (-0.5))) in
  (if (C1, 0.0) <= (C1, 1.0) then (13 / 10) else (7 - 5))))
let () = Option.iter (fun p55' -> ()) (Some p30)
let () = note_float (let (_, q58, q59) = (match None with | None -> ((p27, 19, true), n54, (ref false)) | Some (Ok q56) -> ((n39, p38', false), n54, (ref false)) | Some (Error (0.0 | 0.0) as w57) -> ((p22, n39, true), p27, (ref true)) | Some (Error _) -> ((n39, p27, false), p36', (ref false))) in p37)
let f60 p61 p62 p63 =
  let rec f64 p65 p66 =
    let rec g67 u68 = p65
    in
    g67 p66
  in
  let x71 = f64 (let (q69, _, q70) = ('a', C1, 20) in -1.0) (match 0.5 with | 0.0 -> 14 | 1.0 -> 12 | _ -> 8) in
  [|x71|]
let a75 = f60 ((); 'z') [] (match (x40, (Array.make 1 p32)) with | (q72, q73) -> (fun p74 -> p24))
let a77 = f60 '\012' (true :: []) (fun p76 -> n54)
let () = (match n54 with | ((-2) | (-2)) -> (if not false then () else ()) | ((-3) | (-3)) -> () | _ -> ())
let unused78 = if (try (if true then p20' else p37) with | _ -> 10.0) >= p32 then (fun p79 -> C1) else (let rec f81 p80 = p80 in f81)
let () = if (match Some (Ok []) with | (None as w82) -> ("a" >= "tail \" end") | Some (Ok _) -> ((-3) <> p34) | Some (Error x40) -> (try (p36' <= n39) with | _ -> false)) then () else (if (1.0, 5, 12) < (p32, p27, n39) then ())
let v97 = (match Some (Error p30) with | (None | None) -> (max (let s83 = "b c" in let i84 = p38' in if i84 >= 0 && i84 < String.length s83 then s83.[i84] else 'z') (Array.fold_right (fun p85 p86 -> p86) a75 '\n')) | Some (Ok p35 as w87') -> (if true = true then (try (let (q88, q89, q90) = ((Array.make 8 100.75), (-3.25), p36') in '\'') with | _ -> 'z') else (match C1 with | (C0 9 as w91) -> '\n' | ((C0 _) | C1) -> '0' | C1 -> '\255')) | Some ((Error (0.5 as w93)) | (Error (0.5 as w93))) -> ((fun p94 -> (match None with | None -> ' ' | Some (Ok _) -> ' ' | Some (Error 1.0) -> '\n' | Some (Error q95) -> '\255')) (n54 == p24)) | Some (Error q96) -> '\140')
let () = print_char v97
let s99' = ref 2147483647
let s100 = ref 0
let i98' = ref (12 - 1)
let () = while !i98' >= 0 do
  let u101 = !s99' + 1073741824 in
  let u102 = !s100 + (if !s99' < !s99' + 1073741824 then 1 else 3) in
  s99' := u101; s100 := u102; if !s99' <> 1073741824 then (i98' := !i98' - 1) else i98' := -1
done
let n103 = !s99'
let n104 = !s100
let () = note_int n103
let () = note_int n104
let () = a75.(0) <- (try x40 with | Failure p36' -> p17)
let () = note_int p22
let () = note_int n104
let () = note_float p15
let () = (mix_0 5 v14; note_end 0)
let () = note_int p16
let () = note_int p38'
let () = note_int p21
let () = note_int p27
let () = ()
