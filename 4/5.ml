type 'a t0 = C1 of ('a * string) | C0 of int * char * 'a t0 list * 'a t0 * 'a * 'a t0 * (int -> int) | C2
type t1 = C23 | C11 of { r12 : t1; r13 : float * float option; r14 : unit } | C21 | C3 of t1 option * string option * t1 | C20 | C6 of { r7 : t1; r8 : t1 * int; r9 : float } | C15 of int * t1 | C17 of { r18 : t1; r19 : unit } | C4 of t1 option * t1 | C22 | C5 of t1 | C10 of ((int * float) * int t0) * t1 array * int | C16 of float * int ref * float * t1 list * unit * float
type t2 = C26 | C24 of int array * int t0 * unit | C25 of float array * int | C27
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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec show_int k x = print_byte (65 + k); x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
let rec mix_0 d (v : t2) =
  if d > 0 then
    match v with
    | C26 -> mix 0
    | C24 (y441, y442, _) -> mix 1; mix_ints y441 0 8; mix_2 (d - 1) y442
    | C25 (y444, y445) -> mix 2; mix_floats y444 0 4; mix y445
    | C27 -> mix 3
and mix_1 d (v : t1) =
  if d > 0 then
    match v with
    | C23 -> mix 0
    | C11 { r12 = y446; r13 = y447; r14 = _ } -> mix 1; mix_1 (d - 1) y446; (let (m448, m449) = y447 in mix_float m448; mix_3 (d - 1) m449)
    | C21 -> mix 2
    | C3 (y451, y452, y453) -> mix 3; mix_4 (d - 1) y451; mix_5 (d - 1) y452; mix_1 (d - 1) y453
    | C20 -> mix 4
    | C6 { r7 = y454; r8 = y455; r9 = y458 } -> mix 5; mix_1 (d - 1) y454; (let (m456, m457) = y455 in mix_1 (d - 1) m456; mix m457); mix_float y458
    | C15 (y459, y460) -> mix 6; mix y459; mix_1 (d - 1) y460
    | C17 { r18 = y461; r19 = _ } -> mix 7; mix_1 (d - 1) y461
    | C4 (y463, y464) -> mix 8; mix_4 (d - 1) y463; mix_1 (d - 1) y464
    | C22 -> mix 9
    | C5 y465 -> mix 10; mix_1 (d - 1) y465
    | C10 (y466, y471, y472) -> mix 11; (let (m467, m470) = y466 in (let (m468, m469) = m467 in mix m468; mix_float m469); mix_2 (d - 1) m470); mix_1 (d - 1) y471.(1); mix y472
    | C16 (y473, y474, y475, y476, _, y478) -> mix 12; mix_float y473; mix_6 (d - 1) y474; mix_float y475; mix_7 (d - 1) y476; mix_float y478
and mix_2 d (v : int t0) =
  if d > 0 then
    match v with
    | C1 y479 -> mix 0; (let (m480, m481) = y479 in mix m480; mix_string m481)
    | C0 (y482, y483', y484, y485, y486, y487, _) -> mix 1; mix y482; mix (Char.code y483'); mix_8 (d - 1) y484; mix_2 (d - 1) y485; mix y486; mix_2 (d - 1) y487
    | C2 -> mix 2
and mix_3 d (v : float option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y489 -> mix 1; mix_float y489
and mix_4 d (v : t1 option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y490 -> mix 1; mix_1 (d - 1) y490
and mix_5 d (v : string option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y491 -> mix 1; mix_string y491
and mix_6 d (v : int ref) =
  if d > 0 then
    match v with
    | _ -> mix !v
and mix_7 d (v : t1 list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y492 :: y493) -> mix 1; mix_1 (d - 1) y492; mix_7 (d - 1) y493
and mix_8 d (v : int t0 list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y494 :: y495') -> mix 1; mix_2 (d - 1) y494; mix_8 (d - 1) y495'
let f0 p1 p2 p3 p4 p5 p6 p7 p8' p9 p10 p11 p12 p13 p14 p15 p16 (q17, _, q18, _) p19' p20 p21 p22 p23 p24 p25 p26 p27 p28 p29 p30' p31 p32' p33 p34 p35 p36 p37 p38 =
  p13 -. (((p36 *. (p3 -. ((p28 *. (((((p19' -. (p28 *. ((p6 *. ((p3 +. ((p28) *. p19')) +. p5)) +. p13))) +. p6) *. p22) +. p23) +. p27)) +. p31))) *. p37) +. p38)
let _ = f0 (let v39 = 100.75 in v39) (match [] with | ([] | []) -> 3.25 | ((_ :: (_ :: _)) | (_ :: _)) -> 10.0) (let v43 = 15 in 1.0) true (if false then 0.0 else 0.5) 0.5 false (7 * 14) 9 (max 9 9) (14 lsl 9) (String.length "") (f0 (-100.75) 100.75 0.5 false 0.5 10.0 true 14 20 4 20 12 (-0.5) (-3) C26 (-3.25) ((-2), 5, 7, 7) 10.0 9 10.0 1.5 0.5 13 19 14 100.75 (-0.5) 1 (13, 1.0, 6) 2.0 0.0 [] 5 8 (-100.75) 1.0 1.5) (let o44 = 7 in let o45 = 6 in let o46 = -2 in let o47 = 7 in let ( >>= ) a b = a lxor (b + 1) and ( == ) a b = a lxor (b + 1) in o44 == o45 >>= o46 == o47) (C25 ((Array.make 4 (-1.0)), 16)) (match 0.5 with | (_ | 1.0) -> 0.5 | 0.5 -> 10.0 | q48 -> q48) (String.fold_left (let rec f53 (q49, q50, q51, _) p52 = (q50, 4, q51, 6) in f53) (7, 19, 4, 8) "") (( *. ) (-3.25) 1.5) (let _v54 = Array.make 16 12 in -2) (sqrt 100.75) (if true then 0.5 else 10.0) (0.0 /. (-0.5)) (14 - 20) (int_of_float 1.5) (String.length "\000\255x") ((); (-100.75)) (float_of_string "0.5") ((lxor) 14 17) (12, 100.75, 10) (List.fold_left (fun p55' p56 -> p55') (-10.0) []) (try (floor 3.25) with | _ -> 0.0) [] ((-1) asr 4) (( + ) 9 10) (3.25 -. 2.0) ((-3.25) *. 2.0) (100.75 -. 100.75)
let x83 = f0 (1.0 *. 1.0) 2.0 (sqrt 0.5) (false < false) 1e16 (2.0 -. (-3.25)) (Array.exists (let rec f58 p57 = false in f58) (Array.make 6 12)) (11 - 15) (let v61 = (let rec f60 p59 = 3.25 in f60) in 3) (6 / 3) (int_of_float (-0.0)) 4 (let f0 = 0.5 in 1.5) (20 lsl 22) (match C20 with | C23 -> C26 | ((C3 (q62, q63, q64)) | (C3 (q62, q63, _) as q64)) -> C26 | C6 ({ r8; r9 = 0.5; _ } as w65) -> C26 | C6 { r7; r8 = q66; r9 = q67 } -> C26 | (C22 as w68) -> C26 | C16 (q69, q70, q71, q72, q73, _) -> C26 | q74 -> C26) ((-3.25) -. 1.5) ((-1), 16, 2, 14) (-. 0.0) (-20) (1.5 *. 0.5) (let _v75 = Array.make 4 C20 in 1.5) (try (if false then 3.25 else 10.0) with | _ -> 10.0) (- 1) (if true then 9 else 8) 32767 (1.5 *. 3.25) ((); 0.5) (int_of_string (string_of_int 4)) (if true then ((-1), (-2.0), 3) else (11, 3.25, (-1))) (f0 0.5 (-100.75) 100.75 true (-10.0) 1.0 true 13 (-1) 17 17 2 1.0 9 C26 100.75 (17, 19, 10, 1) 10.0 6 1.5 1.5 3.25 13 0 16 (-0.0) 1.0 4 (3, 1.0, 3) (-10.0) (-0.0) [] 4 19 100.75 (-1.0) 10.0) (10.0 /. 0.5) (match Array.make 2 3 with | [||] -> [] | [|_; q76|] -> [] | ([|_; _|] | [|_; _|]) -> [] | [||] -> [] | ([|_; _|] | [||]) -> [] | q79 -> []) (List.fold_left (let rec f82 p80 p81 = p81 in f82) 19 []) (6 + 1) (-1e16) 1.0 (0.0 -. (-0.5))
let () = note_float x83
let f84 p85 p86 x83 p87 p88 f0 p89 p90 p91 p92 p93 p94 p95 p96 p97 p98 p99 p100 p101 p102 p103 p104 p105 p106 p107 p108 p109 p110 p111 p112 p113 p114 p115 p116 p117 p118 p119 =
  ((p86 *. (p97 *. (p114 +. ((p97 -. ((p114 -. ((p111 +. ((p119 *. ((p90 +. (p111 +. (p110))) +. p94)) -. p96)) -. p105)) +. p105)) *. p112)))) -. p105) +. p105
let x166' = f84 2147483648.0 (match C26 with | C26 -> 3.25 | C24 (q120, q121, q122) -> (-1.0) | C25 (q123, x83) -> (-100.75) | (C27 as w124) -> x83) (5 / 2147483647) (C24 ((Array.make 8 19), C2, ())) (18 < 13) (7 mod (-2147483648)) (-16) (ceil (-0.5)) (19 - 20) (17 - 9) ((fun p125 -> Ok true) (ref 11)) (f84 x83 x83 6 C26 false (-2) 5 x83 18 (-1) (Ok true) 1.0 (-0.0) 3.25 x83 17 17 4 5 13 (Array.make 6 16) C2 x83 (-3) 20 1.0 (let rec f128 p126 p127 = p126 in f128) x83 x83 2.0 9 x83 9 x83 x83 false x83) 0.0 (x83 -. x83) x83 (17 mod 1) (11 + 0) (Char.code '0') (5 lsr (5 land 31)) (14 * 29) (match C2 with | C1 (q129, q130) -> (Array.make 6 (-2)) | C0 (_, _, q131, q132, q133, q134, q135) -> (Array.make 6 q133) | C2 -> (Array.make 6 17)) (try C2 with | _ -> C2) (float_of_int 1) (8 + 7) (String.length "tail \" end") (x83 +. x83) (match 6 with | (0 as w136) -> (fun p137 x83 -> p137) | ((-1) | (-2147483648)) -> (let rec f140 p138 p139 = p138 in f140) | (3 as w141) -> (let rec f143 p142 f84 = p142 in f143) | q144 when q144 < 18 -> (let rec f147 p145 p146 = p145 in f147) | 2 -> (fun p148' p149 -> p148') | ((6 as w150) | (7 as w150)) when (not (if true then true else true)) -> (fun p151 p152 -> '\'') | (6 | 6) -> (let rec f155 p153 p154 = p153 in f155) | q156 -> (fun p157 p158 -> '\255') | _ -> (let rec f161 p159 p160 = p159 in f161)) (0.5 *. x83) x83 (( +. ) 10.0 0.5) (try (5 mod (1 lor 1)) with | Invalid_argument _ -> 14 | Failure q162 -> 2 | Not_found -> 16 | Match_failure _ -> 20) x83 (match Ok None with | Ok None -> 17 | Ok (Some _) -> 15 | Error q163 -> 3 | Ok ((Some _) | (Some _)) -> 11 | Error _ when (if false || true then (snd (15, true)) else (18 != 4)) -> 19) (f84 x83 x83 20 C26 false 13 8 x83 17 10 (Ok false) (-0.0) x83 x83 x83 15 11 6 9 3 (Array.make 6 12) C2 x83 15 (-3) x83 (fun p164 p165' -> p164) 10.0 x83 x83 (-1) x83 9 x83 x83 false x83) x83 false x83
let f167 p168 p169 p170 p171 x166' p172 p173 f84 p174 p175 p176 p177 p178 p179 p180 p181 p182' p183 p184 p185 p186 p187 p188 p189 =
  (p186 lxor (((p183 * (p182' + (p181 + (p173 lxor (p177 + (p173 - (p180 - (p186 + (p183))))))))) + p184) + p183)) lxor (-3)
let _ = f167 (if false then C20 else C20) (14 lsr (19 land 31)) (2 mod 2147483647) (-1.5) (-100.75) (13 * 35) (f167 C20 14 16 10.0 x166' 4 (-2) x166' x166' x83 C2 6 100.75 x166' 1 2 7 14 6 8 17 x166' x166' C26) x166' (let v190 = 8 in x83) x166' (C0 (4, '\'', [], C2, 17, C2, (fun p191 -> p191))) 14 (f84 x166' x166' 18 C26 false (-3) 20 x83 3 14 (Ok false) x166' x83 x166' x166' 3 4 12 19 0 (Array.make 6 5) C2 100.75 15 15 x166' (let rec f194 p192 p193' = p192 in f194) (-1.5) (-1.5) x166' 13 x166' 18 (-3.25) 1.0 true x166') (if true then x83 else 0.5) ((-3) mod ((-3) lor 1)) (compare [] []) 2527 (-14) (-15) (14 - (-2)) (- 13) (x166' *. x166') (x166' /. (-0.5)) (try (if false then raise Division_by_zero else C26) with | Division_by_zero -> C26)
let v201 = (match max (11 lxor 5) (-1) with | 0 -> (List.fold_left (fun p195' p196' -> p195') ((); C26) (List.init 7 (fun p197 -> p197))) | 6 -> C27 | 8 -> (C25 ((create_array (hide 1 4) x166'), (int_of_string (string_of_int 14)))) | q198 -> (List.fold_right ((); (fun p199 p200 -> C26)) (if false then [] else []) (if true then C26 else C26)) | _ when (false && (17 <= 15)) -> (C24 ([|9; 8; (-2); 9; 7; 1; 8; 2|], (try (C0 (3, ' ', [], C2, 5, C2, (fun x166' -> x166'))) with | Invalid_argument _ -> C2 | Division_by_zero -> C2 | Not_found -> C2 | Match_failure _ -> C2), ())))
let () = (mix_0 5 v201; note_end 0)
let f202 p203 p204 v201 p205 p206 p207 =
  p205 - (p205)
let n216 = f202 (f84 (-0.5) 10.0 5 v201 false 17 11 x166' 16 9 (Ok false) x83 x166' x166' 100.75 9 17 13 19 5 (Array.make 6 8) C2 x166' 11 11 x166' (let rec f209' p208 f167 = p208 in f209') 3.25 3.25 (-2.0) 6 x166' 7 (-10.0) (-1.5) true 1.5) v201 ((); x166') (f167 C20 11 5 x166' x166' 5 5 0.5 10.0 x166' C2 7 1.0 x166' 13 18 3 14 9 20 0 x83 (-1.0) v201) (-. x166') (match v201 with | C26 -> None | C24 (_, q210, q211) -> None | (C26 | (C25 (_, (-2147483648)))) -> None | C25 (q212, 2) -> None | C25 (q213, 0) -> None | ((C25 (q214, _)) | (C25 (q214, _))) -> None | (C27 as w215) -> None)
let () = note_int n216
let n217 = f202 (f0 x83 x166' x166' false x166' x83 false n216 (-1) n216 (-1) (-1) x83 n216 v201 x166' (n216, 10, 1, n216) x166' n216 x166' x83 100.75 n216 n216 4 (-2.0) x83 n216 (n216, x166', n216) x166' (-100.75) [] n216 n216 100.75 x83 1.5) ((); v201) (if true then x166' else x83) 1073741824 (-. x166') None
let f218 p219 p220 p221 p222 p223 p224 p225 p226 p227 p228 p229 p230 p231 p232 p233 p234 p235 p236 =
  (p227 *. ((((p225) *. p227) *. p235) *. p235)) -. p232
let x242 = f218 (n217 lor n217) (let v237 = [] in false) (n216 + n217) (f202 x166' C26 x83 16 x83 None) (-4097) (max n217 n217) (x166' *. (-0.0)) n217 x83 (let v238 = C20 in []) (-4096) 65536 (let v239 = n217 in x166') 100.75 (Array.fold_left (fun p240 p241 -> p240) (n217, x83, 1.5, x166') (Array.make 3 x166')) n216 x166' (- n216)
let () = note_float x242
let f243 p244 p245' p246 p247 p248 p249 n216 p250 =
  ((n216) - p250) + p250
let n251 = f243 (let f243 = Array.make 2 2.0 in x242) (if true then "tail \" end" else "\000\255x") ((); x242) (if false then x242 else 2.0) (x242 +. x242) x242 (if false then n216 else 5) ((); n217)
let n256 = f243 (x166' -. x242) ((clip "b c") ^ "") (10.0 *. x242) (coarse (atan (limit x242 (-9.0) 9.0))) (x242 *. x83) (let ((q252, q253, _, q254) as w255) = (false, 'z', n217, n251) in 1.5) (2 * n251) (String.length "\000\255x")
let () = note_int n256
let () = (if (Option.equal (fun p257 p258 -> false) None None) || (8 > n217) then (if if true then false else true then (mix_float x83) else ()))
let f259 p260 (q261, q262, q263, _) p264 p265 p266 n217 p267 p268 p269 p270 p271 p272 p273 p274 p275 p276 p277' p278 p279 p280 p281 p282 p283 p284 p285 p286 p287 p288 =
  (p271 +. ((((p274 *. (p265 -. ((n217 +. (p276 *. (p285))) *. p268))) +. p278) -. p278) +. p283)) -. 0.0
let x304 = f259 (int_of_float x83) (min ((-1), n256, (-3), true) (n217, n256, n256, true)) ((); (Array.make 1 n256)) (let _v289 = Array.make 2 n256 in -100.75) (List.length []) (f218 n256 false 11 19 n256 n256 1.5 n216 (-0.5) [] n251 n217 x242 x242 (n256, x242, x166', x242) 17 x83 n256) (match v201 with | C26 -> 4 | C24 (q290, n217, q291) -> n216 | C25 _ -> 5 | ((C27 as w292) | (C27 as w292)) -> n217) (let (q296, q297, n217) = ((fun p293 p294' p295 -> p293), n217, x166') in x242) (n251 + 12) (-4) (x166' -. 0.5) (1.0 /. x166') (if false then n217 else n256) (try (x242 /. x242) with | _ -> (-10.0)) (let (q298, _) = ((Array.make 1 n217), v201) in ref n251) (let v299 = false in x83) (n251 / (n251 lor 1)) (snd (true, (-10.0))) n256 (if false then C2 else C2) (max (n256, 14, true, 0) (n217, n256, true, n256)) 1073741824 10.0 [|n251|] (match v201 with | C26 -> 1.5 | ((C24 (_, q300, _)) | (C24 (_, q300, _))) -> x242 | C25 (q301, n256) -> x166' | (C27 | (C24 (_, _, _))) -> x242) 2598 (match v201 with | C26 -> n216 | C24 (q302, _, _) -> n217 | ((C25 (_, q303)) | (C25 (_, q303))) -> 20 | C26 -> n217 | (C26 | C27) -> n256) (16 mod (n256 lor 1))
let () = note_float x304
let x339 = f259 (n256 + n256) (n256, n251, 12, false) (let _v305 = Array.make 7 n217 in Array.make 1 6) x304 (n251 + n217) ((fun p306 -> x242) false) (let v307 = v201 in n251) (x242 +. x304) (n251 land n251) (match C26 with | C26 -> n256 | C24 ([|q308; _|], q309, q310) -> 12 | C24 (q311, (C1 _), _) -> n256 | ((C24 (f202, (C0 (q312, q313, q314, _, _, _, q315)), q316)) | (C24 (f202, (C0 (_, q313, q314, _, q312, _, q315)), q316))) -> n251 | C24 (q317, C2, q318) -> 2 | C25 (_, q319) -> 6 | C27 -> 8) (let _v320 = 4 in x304) (match Ok (Array.make 2 (-0.0)) with | Ok q321 -> x166' | Error q322 -> 3.25) (let o323 = n251 in let o324 = n251 in let o325 = n217 in let ( lxor ) a b = a * 2 - b in o323 lxor o324 lxor o325) x304 (match v201 with | C26 -> (ref n256) | (C24 (_, q326, q327) as w328) -> (ref 3) | C25 (_, (7 | 8)) -> (ref n256) | C25 (_, (-2147483647)) -> (ref n217) | C25 (q329, q330) -> (ref 10) | (C27 | C26) -> (ref 12)) (1.0 -. x166') (- n217) (x304 /. x242) ((); n251) (let v331 = n251 in C2) (match v201 with | (C26 | C26) -> (n256, n256, true, 19) | ((C24 (f259, q332, q333)) | (C24 (f259, q332, q333))) -> (n251, (-1), false, n217) | C25 (q334, q335) -> (q335, n217, true, 6) | ((C26 as w336) | (C27 as w336)) -> (n251, n251, true, n256)) (n216 lsr 22) ((fun n216 -> -1.5) (let rec f338 p337 = n217 in f338)) (Array.make 1 1) (snd (x304, x242)) (n256 + n251) (n256 + n256) (show_int 5 11)
let n340 = 6
let () = note_int n340
let n341 = n340
let () = print_int (match v201 with | C26 -> n341 | C24 (q342, (C2 | (C1 _)), q343) -> n341 | C24 (q344, (C0 (q345', q346, _, _, q347, _, q348)), _) -> n341 | (C24 (_, C2, q349) as w350) -> (-2) | C25 (q351, q352) -> n340 | C27 -> n340)
let () = print_byte 32
let () = print_float x304
let () = print_newline ()
let v362' = (match C27 with | (C26 | C26) -> (Printf.sprintf "<%5d>" 20) | ((C24 (q353', q354, q355)) | (C24 (q353', q354, q355))) -> (try ((clip "\000\255x") ^ "\000\255x") with | _ -> "tail \" end") | C25 (([|q356; q357; q358; q359|] as w360), _) -> "nkbj" | C25 (n216, _) -> (if false then "tail \" end" else "b c") | (C27 as w361) -> (part "12" n251 n341)) >= "b c"
let n363 = n340
let unused364 = f218 (if false then 17 else n256) ("tail \" end" < "b c") 20 15 n341 n340 x304 n341 0.0 [] n341 n341 x339 x339 (n363, x304, 0.5, (-0.0)) (-3) x304 n363
let v374 = ((match n363 with | 3 -> (match n216 with | -3 -> ' ' | 3 -> ' ' | 3 -> '\n' | (-2147483647 as w365) -> '\'' | f243 -> ' ') | 7 -> (let s366 = "tail \" end" in let i367 = n341 in if i367 >= 0 && i367 < String.length s366 then s366.[i367] else '\n') | (_ | 4) -> (match v362' with | true -> '\n' | false -> 'z') | ((-2147483648) | (-1)) -> (Char.chr (n363 land 255)) | -2147483647 -> (let s368 = "a" in let i369 = n340 in if i369 >= 0 && i369 < String.length s368 then s368.[i369] else 'z') | 2 -> (let s370 = "\000\255x" in let i371 = 3 in if i371 >= 0 && i371 < String.length s370 then s370.[i371] else '\'') | q372 -> (let v373 = n251 in '\255')), (f243 x304 "" x304 (-100.75) x339 x339 n363 n363), v201)
let () = if 1.5 > ((); x304) then () else (if x339 > x339 then (let v375 = Array.make 16 n340 in ()) else ())
let _ = (65535 - (n341 / (n251 lor 1))) <= ((16 - n340) * (-6))
let () = print_int n340
let () = print_byte 32
let () = print_float (float_of_int (let o376 = n217 in let o377 = n341 in let o378 = n340 in let o379 = n340 in let o380 = n341 in let ( + ) a b = (a lsl 1) + b in o376 + o377 + o378 + o379 + o380))
let () = print_newline ()
let n381 = (f202 x339 v201 x242 n251 x166' (try (Some n340) with | _ -> None)) lsr 22
let v406 = (match v374 with | (q382, q383, q384) -> (match (let _v389 = ((let rec f388 p385 p386 p387 = q383 in f388), (Array.make 8 x339), C2) in C26) with | C26 -> C20 | C24 (q390, (C1 _), q391) -> C20 | C24 (q392, ((C0 (q393, q394, q395, q396, q397, q398, q399)) | (C0 (q397, q394, q395, _, q393, q396, q399) as q398)), q400) -> C20 | C24 (_, C2, _) -> C20 | C25 ([|q401'; _; q402; q403|], (-2147483647)) -> C20 | C25 (q404, ((-2147483648) | (-2147483647))) -> C20 | C25 (_, (-3)) -> C20 | C25 (q405, 4) -> C20 | (C26 | (C25 (_, _))) -> C20 | C27 -> C20))
let n407 = f243 1e999 (String.make 0 '\255') x339 x339 x339 x339 (-1) 18
let () = (match ((Char.chr (n256 land 255)), n407, C26) with | (q408', _, _) -> (if (let v409 = x166' in v362') then (let _v410 = (x242, n340) in ()) else (match q408' with | 'a'..'m' -> () | q411 -> ())))
let v420' = (let v416 = ((); (match C20 with | C3 (_, q412, v406) -> (Array.make 1 (Array.make 2 n363)) | C20 -> (Array.make 1 (Array.make 2 17)) | C6 { r7 = _; r8; r9 = q413 } -> (Array.make 1 (Array.make 2 n407)) | C15 (q414, _) -> (Array.make 1 (Array.make 2 n363)) | C17 { r19; _ } -> (Array.make 1 (Array.make 2 n407)) | C22 -> (Array.make 1 (Array.make 2 n363)) | q415 -> (Array.make 1 (Array.make 2 (-1))))) in (let s417 = (let v418 = n407 in "\000\255x") in let i419 = n341 in if i419 >= 0 && i419 < String.length s417 then s417.[i419] else '\n'))
let n426 = n340 - (let o421 = n381 lsl 9 in let o422 = n340 in let o423 = n381 in let o424 = n407 in let o425' = 6 in let ( $ ) a b = b - a and ( **! ) a b = a lxor (b + 1) in o421 $ o422 **! o423 $ o424 $ o425')
let n427 = n426
let n428 = 0
let () = if (n256 == n407) || (match v374 with | (q429, q430, C26) -> false | (((_, q431, q432) as w433) | ((_, q431, (C24 (_, _, _) as q432)) as w433)) -> v362' | (_, q434, (C25 (_, q435))) -> v362' | (q436, q437, C27) -> false) then (if "a" <= "b c" then () else ()) else ()
let () = (if v362' then ())
let () = note_float x166'
let () = note_float x339
let () = note_float x304
let () = note_float x83
let () = (mix_1 5 v406; note_end 0)
let () = note_int n428
let () = ((let (m438, m439, m440) = v374 in mix (Char.code m438); mix m439; mix_0 5 m440); note_end 0)
let () = (mix (if v362' then 1 else 0); note_end 0)
let () = ()
