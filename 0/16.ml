exception E0 of (int * bool)
exception E1 of (int * float)
exception E2
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
let rec mix_0 d (v : int array list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y105 :: y106) -> mix 1; mix_ints y105 0 2; mix_0 (d - 1) y106
and mix_1 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y107 :: y108) -> mix 1; mix y107; mix_1 (d - 1) y108
and mix_2 d (v : bool list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y109 :: y110) -> mix 1; mix (if y109 then 1 else 0); mix_2 (d - 1) y110
and mix_3 d (v : (bool -> float, bool) result) =
  if d > 0 then
    match v with
    | Ok _ -> mix 0
    | Error y112 -> mix 1; mix (if y112 then 1 else 0)
let n1 = if not true then (if (let v0 = Array.make 2 4 in false) then (20 + 10) else (if "" > "" then (16 land 9) else (if ((); true) then (5 mod 2147483647) else (if (3 + 2147483647) <= 1 then (10 + 13) else (if not false then (-2147483648) else 4096))))) else (-8721)
let () = (mix (if (Array.fold_right (fun p2 p3 -> p3) (match Ok n1 with | Ok _ -> ((let rec f5 p4 = Array.make 2 n1 in f5) (ref 5)) | Ok q6 -> (if false then (Array.make 2 q6) else (Array.make 2 q6)) | ((Error 1.0) | (Ok _)) -> (let v7 = -1.5 in Array.make 2 n1) | (Error q8 as w9) -> (if false then (Array.make 2 n1) else (Array.make 2 n1))) (create_array 3 (if false then 3.25 else 2.0))) < (let v12 = [(let _v10 = n1 in []); (let v11 = ([], (ref (-3.25)), (false, false)) in []); []] in Array.make 3 (match [] with | ((_ :: (_ :: _)) | []) -> 3.25 | (([] as w16) | (_ :: w16)) -> 1.0)) then 1 else 0); note_end 0)
let rec f17 p18 p19 =
  let rec g20 u21 = p18
  in
  mix p19;
  g20 p19
let v22 = f17 ((Array.make 2 18) :: []) n1
let () = (mix_0 5 v22; note_end 0)
let f17 = (n1 - (n1 - n1)) + (n1 + (n1 * n1))
let rec f23 p24 p25 =
  let table28 = Array.make 2 (let rec g26 u27 = p24 in g26) in
  table28.(1) <- (let rec g26 u27 = (p24 * 21) in g26);
  table28.(1) p25
let _ = f23 ((fun p29 -> f17) (-1.0)) (String.length "tail \" end")
let x30 = 0.0 /. 0.0
let n31 = ((((((0) + (if x30 = x30 then 28 else 0)) + (if (if true then x30 else x30) <> x30 then 26 else 0)) + (if x30 < x30 then 95 else 0)) + (if x30 > x30 then 18 else 0)) + (if x30 <= x30 then 53 else 0)) + (if x30 >= x30 then 4 else 0)
let () = note_int n31
let v42' = (match (match v22 with | ([] as w32) -> (max [] []) | ([|_; q33|] :: q34) -> (List.cons 3.25 []) | ([|q35|] :: ([] | [])) -> ((); []) | ((q36 :: []) as w37) -> (x30 :: []) | ((q38 :: (x30 :: q39)) | (q38 :: ((x30 :: _) as q39))) -> (10.0 :: [])) with | ([] | []) -> (1073741824, (true :: []), (Error true), (x30 *. 2.0)) | (q40 :: q41) -> ((( - ) n1 n31), [true], (Error false), 100.75))
let rec f43 p44 p45 =
  let rec g46 u47 = p44
  in
  mix p45;
  g46 p45
let n51 = f43 (f17 + f17) (let (q48, q49, q50) = (n31, x30, n31) in q48)
let n52 = f43 (n51 - 3) (truncate 3.25)
let () = note_int n52
let rec f53 p54 p55 =
  let rec g56 u57 = p54
  in
  g56 p55
let v58 = f53 (true < true) (n51 * n1)
let () = (try (
  let rec f59 p60 p61 =
    let rec g62 u63 = p60
    in
    mix p61;
    g62 p61
  in
  let v64 = f59 (n52 :: []) n52 in
  (mix_1 5 v64; note_end 0);
  let v65 = f59 [] (String.length "b c") in
  (mix_1 5 v65; note_end 0);
  let rec f66 p67 p68 =
    let rec g69' u70 = p67
    in
    g69' p68
  in
  let f74 = f66 (let rec f73 p71 p72 () = false in f73) (n51 + 18) in
  let f78 = f66 (let rec f77' p75 p76 () = v58 in f77') n52 in
  ()) with | _ -> (if false then () else ()))
let rec f79 p80 p81 =
  let table84 = Array.make 2 (let rec g82 u83 = p80 in g82) in
  table84.(1) <- (let rec g82 u83 = (fabs (-1.0)) in g82);
  table84.(0) p81
let x87 = f79 (match v22 with | [] -> x30 | (q85 :: q86) -> (-1.0)) (n51 mod (n31 lor 1))
let x90 = f79 (match v22 with | [] -> x30 | (q88 :: []) -> x30 | (_ :: (_ :: q89)) -> x30) (f23 f17 n31)
let () = note_float x90
let v100 = (let v96 = (match min [] [] with | [] -> (snd (v58, (Array.make 8 12))) | (q91 :: []) -> (max (Array.make 8 n51) (Array.make 8 17)) | (_ :: (q92 :: q93)) -> (Array.init 8 (let rec f95 p94 = p94 in f95))) in (try (Option.get ((fun p97 -> None) 100.75)) with | Invalid_argument _ -> (let s98 = "tail \" end" in let i99 = n31 in if i99 >= 0 && i99 < String.length s98 then s98.[i99] else '0')))
let () = (mix (Char.code v100); note_end 0)
let () = note_float x30
let () = (mix (Char.code v100); note_end 0)
let () = ((let (m101, m102, m103, m104) = v42' in mix m101; mix_2 5 m102; mix_3 5 m103; mix_float m104); note_end 0)
let () = (mix_0 5 v22; note_end 0)
let () = note_float x90
let () = note_int n52
let () = note_int n31
let () = note_float x87
let () = ()
