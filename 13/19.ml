exception E0
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
let rec mix_string s =
  mix (String.length s);
  String.iter (fun c -> mix (Char.code c)) s
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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec mix_0 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y177 :: y178) -> mix 1; mix y177; mix_0 (d - 1) y178
and mix_1 d (v : int ref list ref) =
  if d > 0 then
    match v with
    | _ -> mix_4 (d - 1) !v
and mix_2 d (v : (float, int) result ref) =
  if d > 0 then
    match v with
    | _ -> mix_5 (d - 1) !v
and mix_3 d (v : char list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y179 :: y180) -> mix 1; mix (Char.code y179); mix_3 (d - 1) y180
and mix_4 d (v : int ref list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y181' :: y182) -> mix 1; mix_6 (d - 1) y181'; mix_4 (d - 1) y182
and mix_5 d (v : (float, int) result) =
  if d > 0 then
    match v with
    | Ok y183 -> mix 0; mix_float y183
    | Error y184 -> mix 1; mix y184
and mix_6 d (v : int ref) =
  if d > 0 then
    match v with
    | _ -> mix !v
let () = String.fold_left (let rec f2 p0 p1 = () in f2) (Array.iteri (fun p3 p4 -> if true then () else ()) (let v5' = [] in Array.make 1 (-1))) ((clip "t") ^ (String.make (hide 1 2) '0'))
let n6 = if None < None then (if 17 <= 7 then (-32769) else (if false then (if 0 <> 9 then (-2147483648) else (if 1.5 < (-1.5) then ((); 4) else (if true then ((-1) lsl 2) else (if false && false then 2147483647 else (-20))))) else (1 mod (1 lor 1)))) else (succ 11)
let () = note_int n6
let n6 = (match float_of_string "0.5" with | 1.0 -> ((List.compare_lengths (let _v7 = ([], (ref true), n6, n6) in []) (List.flatten [])) + (- 14)) | 0.5 when ((if true then n6 else n6) >= (- n6)) -> (match (-4096.0) :: (10.0 :: []) with | ([] | []) -> (n6 + (n6 asr 6)) | ((1.0 | 1.0) :: q8) -> n6 | [] -> n6 | ((_ :: []) | (_ :: [])) -> (-((); 2)) | ((q9 :: (q10 :: _)) | (q9 :: (q10 :: _))) -> (try ((n6 + 19) lor (let v15 = ((let rec f14 p11 p12 p13 = 16 in f14), (Ok n6)) in n6)) with | _ -> n6)) | 0.5 -> (let o16 = if true then (let (_, _, _, q17) = (7, (-2.0), n6, n6) in 5) else (match [] with | [] -> (-1) | ((n6 :: []) | (n6 :: [])) -> 8 | (_ :: (_ :: q18)) -> n6) in let o19' = if not false then (8 / (-2147483648)) else (if false then 18 else n6) in let o20 = n6 in let ( @! ) a b = a lxor (b + 1) and ( lsl ) a b = a lxor (b + 1) in o16 @! o19' @! o20) | q21 -> (n6 / ((-8) lor 1))) + 6
let () = note_int n6
let n25 = (let o22 = n6 in let o23 = -2147483647 in let o24 = n6 - (snd (n6, 18)) in let ( + ) a b = (a lsl 1) + b in o22 + o23 + o24)
let (q32, _, _, q33) = (let v26 = (100.75 /. 3.25) *. (10.0 +. (-0.0)) in (let v27 = n25 + n6 in (n25, v26, v26, (let rec f31 p28 p29 p30 = 15 in f31))))
let a34 = ((); (Array.make 3 (-0.5)))
let rec loop36 i35 n37 =
  if i35 < 0 then () else (
    (a34.(i35) <- a34.(i35 + 1));
    loop36 (i35 - 1) n37
  )
let () = loop36 (2 - 1) 2
let () = (mix_floats a34 0 3; note_end 0)
let unused38 = Array.fold_right (let rec f41 p39 p40 = if true then p40 else p40 in f41) a34 (let _v49' = if false then (q32, (let rec f45 p42 p43 p44 = 3.25 in f45), (Array.make 2 7), []) else (13, (fun p46' p47 p48 -> -1.5), (Array.make 2 q32), []) in List.find_opt (let rec f51 p50' = p50' in f51) [])
let v62 = (((match Ok (Array.make 16 q32) with | Ok q52 -> () | ((Error 7) | (Error 7)) -> () | Error (3 | 3) -> () | Error _ -> ()); (q32, (let rec f56 p53 p54 p55 = n6 in f56), q32, (3.25, q32, q32, 0))), (try ((2.0 < 0.0), (match true with | true -> [] | false -> []), (let v57 = false in true), (let v58 = Ok (Ok ' ') in 8)) with | _ -> (Array.fold_right (let rec f61 p59 p60 = p60 in f61) a34 (true, [], true, n25))))
let s63 = "loo"
let rec loop66 i64 s65 =
  if i64 >= 3 then s65 else (
    loop66 (i64 + 1) (Char.code s63.[i64] + 3 * s65)
  )
let n68 = loop66 0 q32
let () = note_int n68
let () = a34.(0) <- a34.(1)
let () = mix (Char.code '\191')
let v76 = (let _v72 = List.fold_left (let rec f71 p69 p70 = p69 in f71) (max ((q32, (-2)), None) ((3, q32), None)) (if false then [] else []) in List.mapi (let rec f75 p73 p74 = ((); 17) in f75) ((); []))
let () = (mix_0 5 v76; note_end 0)
let n162 = (match if if false then true else false then (let v77 = ref n25 in []) else (match v76 with | [] -> [] | (_ :: []) -> [] | (_ :: (q78 :: q79)) -> []) with | [] -> (
  let v80 = ref [] in
  (mix_1 5 v80; note_end 0);
  2147483647) | ((_ :: []) as w81) -> (
  let v152 = (match (match v62 with | (((8, q82, v76, q83), ((q84, q85, _, _) as w86)) | ((8, q82, v76, q83), ((q84, q85, _, _) as w86))) -> (try (Error []) with | _ -> (Ok 10.0)) | (((_, q87, q88, q89') | (_, q87, q88, q89')), (_, q90, w81, q91)) -> (Error [])) with | Ok q92 -> (
    let x105 = (try (
      let n93 = -282 in
      note_int n93;
      let s96 = if if (let v94 = [] in false) then ((n68 - (-4096)) > n25) else (if false then true else true) then "mbmayqpl" else ((Array.fold_right (fun p95 () -> ()) a34 ()); (max "b c" "b c")) in
      (mix_string s96; note_end 0);
      let a97 = (match w81 with | ((_ :: _) | []) -> (Array.make 8 0.0) | (w81 :: q99') -> (Array.make 8 q92)) in
      let n103 = (hide 1 8) in
      let rec loop102 i100 s101 =
        if i100 >= n103 then s101 else (
          loop102 (i100 + 1) (((s101) +. a34.(2)) *. a97.(i100))
        )
      in
      let n104 = loop102 0 q92 in
      note_float n104;
      a97.(3)) with | _ -> q92) in
    let n106 = n25 in
    (let (q107, _, q108) = (q32, (ref n106), false) in (match v62 with | ((_, q109, q110, _), (q111, _, _, q112)) -> (ref (Ok x105))))) | Error q113 -> (
    let v117 = (match Option.to_list (match [] with | [] -> None | ((q114 :: _) | (q114 :: _)) -> None | [] -> None) with | [] -> (
      let n115 = ((q32 * n68) mod 4096) * 23 in
      []) | (_ :: q116) -> (
      [])) in
    let n133 = ((match q113 with | ([] as w118) -> q32 | ([] | []) -> 7 | (([|q119; q120|] :: q121) as w122') -> n25 | (q33 :: q123') -> q32) mod ((match q113 with | [] -> n25 | ([|q124|] :: []) -> q32 | (([|_|] :: ([|_; _|] :: _)) | (_ :: (_ :: _))) -> n68 | ([|_|] :: ((q128 :: q129) as w130)) -> n25 | (q131 :: q132) -> 1) lor 1)) + 8579 in
    (match w81 with | ([] | []) -> (if false then (ref (Ok 1.0)) else (ref (Ok 1.0))) | (q134 :: ([] | (_ :: _))) -> (ref (Ok 1.0)) | (q135 :: (_ :: q136)) -> (if true then (ref (Ok 0.5)) else (ref (Ok (-100.75)))))) | Ok _ when (Result.is_error (match v76 with | [] -> (Ok 100.75) | (q137 :: []) -> (Ok (-0.5)) | (_ :: (2 :: _)) -> (Ok (-0.5)) | (_ :: ((1 :: _) | (1 :: _))) -> (Ok 10.0) | ((q138 :: (q139 :: q140)) | (q139 :: (q138 :: q140))) -> (Ok 100.75))) -> (
    List.fold_left ((); (let rec f143' p141 p142 = ref (Ok p142) in f143')) (match w81 with | ((_ :: q144) | ([] as q144)) -> (ref (Ok (-100.75))) | ([] | (_ :: _)) -> (ref (Ok 1.0))) []) | ((Error q145) | (Error q145)) -> (
    let v150' = (let v146 = ((); [|7; q32|]) in (match (let v147 = 10 in q145) with | [] -> (not true) | ((_ :: q148) as w149) -> (not true))) in
    (fun p151' -> ((); (ref (Ok p151')))) a34.(2))) in
  (mix_2 5 v152; note_end 0);
  let n158 = (match [(Array.mapi (let rec f155 p153 p154' = q32 in f155) (Array.make 5 n68)); [|n68; n68; n68; n68; q32|]] with | ([] | []) -> (
    ((v152 := (Ok 3.25)); (n6 - 16))) | ((_ :: []) as w156) -> (
    n68) | ((_ :: (_ :: _)) | []) -> (
    int_of_string (string_of_int (- n25)))) in
  (let _v160 = (let v159 = (true, None, 2.0) in Ok (n68, true)) in 10 mod (13 lor 1))) | (q161 :: (_ :: _)) -> (
  n25 - n68))
let () = (mix_0 5 v76; note_end 0)
let () = note_int n6
let () = (mix_floats a34 0 3; note_end 0)
let () = ((let (m163, m172) = v62 in (let (m164, _, m166, m167) = m163 in mix m164; mix m166; (let (m168, m169, m170, m171) = m167 in mix_float m168; mix m169; mix m170; mix m171)); (let (m173, m174, m175, m176) = m172 in mix (if m173 then 1 else 0); mix_3 5 m174; mix (if m175 then 1 else 0); mix m176)); note_end 0)
let () = note_int q32
let () = note_int n68
let () = note_int n25
let () = note_int n162
let () = ()
