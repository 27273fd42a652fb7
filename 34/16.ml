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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
let rec mix_0 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y149 :: y150) -> mix 1; mix y149; mix_0 (d - 1) y150
and mix_1 d (v : (bool * float * int * int) list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y151 :: y156) -> mix 1; (let (m152, m153, m154, m155) = y151 in mix (if m152 then 1 else 0); mix_float m153; mix m154; mix m155); mix_1 (d - 1) y156
let n1 = if not true then (if (let v0 = Array.make 2 4 in false) then (20 + 10) else (if "" > "" then (16 land 9) else (if ((); true) then (5 mod 2147483647) else (if (3 + 2147483647) <= 1 then (10 + 13) else (if not false then (-2147483648) else 4096))))) else (-8721)
let () = (mix (if (Array.fold_right (fun p2 p3 -> p3) (match Ok n1 with | Ok _ -> ((let rec f5 p4 = Array.make 2 n1 in f5) (ref 5)) | Ok q6 -> (if false then (Array.make 2 q6) else (Array.make 2 q6)) | ((Error 1.0) | (Ok _)) -> (let v7 = -1.5 in Array.make 2 n1) | (Error q8 as w9) -> (if false then (Array.make 2 n1) else (Array.make 2 n1))) (create_array 3 (if false then 3.25 else 2.0))) < (let v12 = [(let _v10 = n1 in []); (let v11 = ([], (ref (-3.25)), (false, false)) in []); []] in Array.make 3 (match [] with | ((_ :: (_ :: _)) | []) -> 3.25 | (([] as w16) | (_ :: w16)) -> 1.0)) then 1 else 0); note_end 0)
let f17 p18 =
  let rec f19 p20 p21 =
    let rec g22 u23 = p20
    in
    g22 p21
  in
  let v24 = f19 (Error (-3.25)) (-3865) in
  let v25 = f19 v24 (n1 * 21) in
  raise (Invalid_argument "tail \" end")
let n26 = (try (f17 (max (Array.make 2 n1) (Array.make 2 n1))) with | Invalid_argument _ -> n1)
let () = note_int n26
let n28 = (try (f17 ((); (Array.make 2 n1))) with | Invalid_argument q27 -> (match [] with | [] -> n26 | ([] | (_ :: _)) -> 17))
let rec f29 p30 p31 p32 p33 p34 p35 p36 p37' p38 p39 p40' p41 p42 =
  if p30 > 0 then (
    f29 (p30 - 1) p39 p40' p38 p42 p33 p32 p33 p41 p42 p39 (-10) p36
  ) else
    (12 / (4 lor 1))
let n45 = f29 2 ((-1.5) -. 3.25) (if false then (-0.0) else 10.0) (2 + n28) (3.25 *. 1.5) (-4096) (-. 2.0) (f29 5 0.5 (-2.0) 12 100.75 n1 (-2.0) n26 n28 0.5 2.0 15 0.5) (n1 lxor 13) (let v43 = Ok (1.0, 0.5, (-0.5)) in 2.0) (float_of_string "0.0") (f29 10 1.0 (-2.0) n28 (-10.0) 4 3.25 n26 n1 0.0 (-2.0) n28 (-2.0)) (match n28 with | ((6 as w44) | (6 as w44)) -> 100.75 | _ -> 1.5)
let () = note_int n45
let _ = f29 6 0.0 0.0 (-1) (3.25 *. 0.0) (n45 * n1) (let v46 = None in 0.0) 14 (try (match '\n' with | 'a'..'m' -> n45 | 'n' -> (-2) | q47 -> n28) with | _ -> n45) (min 1.0 0.5) ((fun p48 -> 2.0) (ref 10.0)) (19 mod (n45 lor 1)) (( -. ) 1.5 1.5)
let rec build49 p50 p51 =
  if p50 <= 0 then [] else
    (n45 * p50) :: (build49 (p50 - 1) 4096.0)
let v52 = build49 8 (max (-100.75) 1.5)
let () = (mix_0 5 v52; note_end 0)
let v62 = (n28 + 65536) < (f29 6 (-. (-10.0)) (if false then (-3.25) else 1.0) n26 (3.25 /. 100.75) (match v52 with | ([] as w53) -> n28 | ((q54 :: q55) | ((q54 :: _) as q55)) -> 19) ((); (-0.0)) (match v52 with | [] -> n45 | (q56 :: []) -> q56 | (q57 :: (_ :: [])) -> n45 | (n1 :: (_ :: (q58 :: _))) -> n1) (let (_, q59) = ((Array.make 1 n26), n45) in 12) 1e-310 (100.75 -. 1.5) (16 lsr (n45 land 31)) (match v52 with | [] -> (-10.0) | ((q60 :: []) | (q60 :: _)) -> 1.5 | exception Invalid_argument _ -> 0.5 | exception Not_found -> (-100.75) | exception E0 _ -> 1.0 | exception E1 (_, q61) -> q61 | exception E2 -> 100.75))
let f63 p64 =
  (if v62 then raise (E0 (n45, v62)));
  (if (match v52 with | [] -> v62 | (0 :: []) -> v62 | ((2 :: []) as w65) -> (not false) | (1 :: []) -> (v62 || false) | (7 :: []) -> (not v62) | ((-2147483648) :: ([] as w66)) -> (match w66 with | [] -> true | (2 :: []) when (((n45 * n45) + (-1073741824)) >= (-7851)) -> v62 | (2 :: []) -> v62 | (2 :: (q67 :: q68')) -> v62 | ((8 | 8) :: q69) -> v62 | ((7 | 7) :: []) -> v62 | (7 :: (q70 :: _)) -> v62 | (f29 :: q71) -> v62) | (q72 :: []) -> (if v62 then raise (E0 (n28, false)) else v62) | (q73 :: ((q74 :: q75) as w76)) -> (q74 > q73)) then (if n45 = n26 then raise (E0 (n45, false)) else (part "12" n45 n28)) else (part (let (q77, q78, q79) = ([], (ref (-0.0)), 100.75) in "") (if v62 then 9 else 13) (5 mod 100)))
let s84 = (try (f63 (try (List.find (let rec f81 p80 = true in f81) []) with | Not_found -> (Array.make 3 1.5))) with | E0 (q82', _) -> (try (f63 (Array.make 3 1.0)) with | E0 (_, q83) -> "tail \" end" | _ -> "\000\255x"))
let s87 = (try (f63 (Array.make 3 1.5)) with | E0 (_, q85) -> (try (f63 (Array.make 3 1.5)) with | E0 (_, true) -> s84 | E0 (q86, false) -> "b c"))
let () = (mix_string s87; note_end 0)
let rec f88 p89 p90 =
  if p89 > 0 then (
    let r94 = f88 ((-1) + p89) (if v62 then 18 else p90) in
    let r102 = f88 ((-1) + p89) (match r94 with | (((_, _, _, _) :: _) | []) -> p89 | (q98 :: []) -> n28 | (q99 :: (q100' :: q101)) -> n26) in
    (let v113 = (try (match r102 with | [] -> n45 | ((_, q103, q104, q105) :: []) -> q105 | ((q106 :: (q107 :: _)) | (q107 :: (q106 :: _))) when v62 -> 8 | (q108 :: (q109 :: _)) when v62 -> p90 | ((_ :: (_ :: _)) | []) -> p90 | _ -> p89) with | _ -> 2) in (match r102 with | [] -> r102 | (_ :: []) -> r102 | (q114 :: (q115 :: _)) -> []))
  ) else
    (match v52 with | ([] | []) -> [] | (n45 :: []) when n45 >= (-19) -> [] | (_ :: q91) when (((ref 13) < (ref p90)) == (1.5 <> 1.0)) -> [] | ((q92 :: q93) | (q92 :: q93)) -> [])
let v116 = f88 (hide 0 2) 31
let () = (mix_1 5 v116; note_end 0)
let v121 = f88 0 (match ((n45, n28, 1.5), n45, (ref n28)) with | (q117, 8, q118) -> 0 | (q119, q120, build49) -> n26)
let () = (mix_1 5 v121; note_end 0)
let rec f122' p123 p124 p125 p126 p127 =
  if p123 > 0 then (
    let make128 p129 p130 =
      fun p131 -> (match p125 with | ((_, _) | (_, _)) -> n28) + (if v62 then p123 else p131)
    in
    let c132 = make128 (fabs 0.0) (float p126) in
    let n133 = c132 (n45 + p123) in
    if v62 then v52 else f122' (p123 - 1) ((if v62 then (' ', n133, v62) else (' ', p123, v62)) :: []) p125 p127 p126
  ) else
    []
let v136 = f122' 7 (List.filter_map (let rec f135' p134 = None in f135') []) (min (n26, (n45, 13)) (n45, (n1, n1))) n28 ((-2) mod 2147483647)
let c141 = ((List.fold_right (if v62 then (fun p137 p138 -> n26) else (let rec f140 f88 p139 = p139 in f140)) (min [] []) n1)) lxor (if v62 then n28 else n45)
let c142 = (List.fold_right (if v62 then (fun p137 p138 -> n26) else (let rec f140 f88 p139 = p139 in f140)) (min [] []) n1) + ((List.fold_right (if v62 then (fun p137 p138 -> n26) else (let rec f140 f88 p139 = p139 in f140)) (min [] []) n1))
let c143 = ((List.fold_right (if v62 then (fun p137 p138 -> n26) else (let rec f140 f88 p139 = p139 in f140)) (min [] []) n1)) - (List.fold_right (if v62 then (fun p137 p138 -> n26) else (let rec f140 f88 p139 = p139 in f140)) (min [] []) n1)
let c144 = (c141) + (List.fold_right (if v62 then (fun p137 p138 -> n26) else (let rec f140 f88 p139 = p139 in f140)) (min [] []) n1)
let c145' = ((if v62 then n28 else n45)) + (if v62 then n28 else n45)
let c146 = ((List.fold_right (if v62 then (fun p137 p138 -> n26) else (let rec f140 f88 p139 = p139 in f140)) (min [] []) n1)) * c142
let c147 = (c142) + c145'
let c148 = (c146) - (List.fold_right (if v62 then (fun p137 p138 -> n26) else (let rec f140 f88 p139 = p139 in f140)) (min [] []) n1)
let () = note_int c148
let () = (mix_1 5 v116; note_end 0)
let () = note_int n28
let () = note_int c142
let () = (mix_string s87; note_end 0)
let () = note_int c143
let () = (mix_string s84; note_end 0)
let () = (mix (if v62 then 1 else 0); note_end 0)
let () = note_int c144
let () = ()
