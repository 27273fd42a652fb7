type t0 = { r0 : float; r1 : float; r2 : float option }
type t1 = { mutable r3 : float; r4 : int; mutable r5 : unit list option; r6 : int; mutable r7 : float }
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
let rec tick_int k x = mix k; x
let rec tick_float k x = mix k; x
let rec mix_0 d (v : t0) =
  if d > 0 then
    match v with
    | { r0 = y419; r1 = y420'; r2 = y421' } -> mix_float y419; mix_float y420'; mix_2 (d - 1) y421'
and mix_1 d (v : t1) =
  if d > 0 then
    match v with
    | { r3 = y422; r4 = y423; r5 = y424; r6 = y425'; r7 = y426 } -> mix_float y422; mix y423; mix_3 (d - 1) y424; mix y425'; mix_float y426
and mix_2 d (v : float option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y427 -> mix 1; mix_float y427
and mix_3 d (v : unit list option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y428 -> mix 1; mix_4 (d - 1) y428
and mix_4 d (v : unit list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (_ :: y430) -> mix 1; mix_4 (d - 1) y430
let v3 = (match { r0 = (0.5 *. (-1.0)); r1 = ((-10.0) *. 100.75); r2 = (max None None) } with | { r1 = q0; r2 = None; _ } -> ((true || true) < (((Array.make 8 2), q0, { r0 = q0; r1 = q0; r2 = None }, (-3)) < ((Array.make 8 18), q0, { r0 = (-10.0); r1 = 1.0; r2 = None }, (-2)))) | { r0 = q1; r1 = q2; r2 = (Some _) } -> true)
let f4 v3 p5 p6 p7 p8 p9 p10 p11 p12 p13 p14 p15 p16 p17 =
  p8 +. (((p9 *. (((p8 +. (p6 *. (p5))) +. p9) *. p14)) +. p14) +. p17)
let x20 = f4 (let { r4 = q18; r5 = q19; r6 = f4; r7; _ } = { r3 = 0.0; r4 = 14; r5 = None; r6 = 10; r7 = (-100.75) } in q18) (2.0 *. (-1.5)) (( /. ) 3.25 10.0) (3 / (-2147483648)) 1.5 (ceil 1.0) (1.5 -. (-1.0)) [|12; 15; 10; 13; 19; 12; 14; (-1)|] 3.25 (-1073741824) (if true then 1.5 else 0.5) (10 - 20) (12 * 9) (0.5 /. 10.0)
let () = note_float x20
let x23' = f4 (3 + 9) (( -. ) 10.0 x20) x20 (let v21' = 4 in 13) (-. x20) x20 (snd (0, (-10.0))) (let _v22 = Array.make 4 0 in Array.make 8 20) (-. 3.25) (3 - (-3)) (f4 8 x20 x20 6 x20 x20 0.5 (Array.make 8 11) x20 6 x20 13 7 10.0) (7 - 19) (17 mod (8 lor 1)) x20
let f24 x20 p25 p26 p27 p28' p29 =
  p29 lxor (p28' - (p28'))
let n36 = f24 (if false then (let rec f31 p30 = false in f31) else (fun x23' -> v3)) (ceil x23') (x23' *. 1.5) ((); 100.75) 4096 (match { r0 = x20; r1 = 1.0; r2 = None } with | { r0 = q32; r1 = 0.0; r2 = None } -> 15 | { r0 = _; r1 = (0.0 | 0.5); r2 = None } -> (-3) | { r0 = q33; r1 = _; r2 = None } -> 5 | { r0 = q34; r1; r2 = (Some q35') } -> 9)
let x23' = (let v39 = f24 (let rec f38 p37 = false in f38) (if v3 then x23' else x23') (coarse (cos (limit x23' (-100.0) 100.0))) 0.0 n36 (if v3 then (-3) else n36) in n36)
let v81 = (match if (Array.make 4 x23') < (Array.make 4 10) then ("tail \" end" :: []) else (List.stable_sort compare []) with | [] -> (
  (match Array.fold_right (fun x20 p40 -> Array.make 8 (-1.0)) (Array.make 4 x23') (Array.make 8 x20) with | [|q41|] -> (x23', 7, { r0 = 10.0; r1 = 0.0; r2 = None }, (Array.make 9 1.5)) | q42' -> (max (x23', 2, { r0 = 10.0; r1 = x20; r2 = None }, (Array.make 9 x20)) (17, 11, { r0 = 0.0; r1 = x20; r2 = None }, (Array.make 9 x20))))) | (q43 :: (("a" :: q44) | ([] as q44))) -> (
  let f45 p46' p47 q43 p48 p49 p50 p51 p52 p53 p54 p55 p56 x20 p57 p58 p59 x23' p60 p61 p62 p63 p64 =
    x23' + ((p61 lxor ((p56 * (p53 lxor (p51 - (p51 * (p53))))) + p61)) - p64)
  in
  let n71' = f45 (let (q66', _, f24, q44) = ((fun p65 -> p65), (Array.make 2 x20), x23', (Array.make 8 true)) in (2, q43, x20, x20)) (try (if v3 then raise (Failure q43) else false) with | Failure q67 -> false) (let v68' = Array.make 6 (Array.make 8 x20) in x20) ((-1) / 8) (try (if v3 then (Array.make 16 10.0) else (Array.make 16 x20)) with | _ -> (Array.make 16 x20)) (v3 > v3) (6 * 31) (x23' lor x23') (f24 (fun p69 -> v3) x20 1.0 x20 9 x23') (tick_float 18 x20) (x20 *. x20) (int_of_string (string_of_int x23')) (x23' :: []) (f4 x23' 10.0 x20 x23' x20 (-100.75) x20 (Array.make 8 8) 0.0 x23' x20 x23' x23' 0.5) (q43 = q43) x20 x23' (fun p70 -> n36) x23' (f4 x23' x20 x20 x23' x20 3.25 x20 (Array.make 8 x23') x20 15 x20 x23' x23' x20) x20 x23' in
  note_int n71';
  ((x23' mod 8), (n71' lxor x23'), ((fun p72 -> { r0 = x20; r1 = x20; r2 = None }) (fun p73 p74 p75 -> x20)), (max (Array.make 9 x20) (Array.make 9 (-2.0))))) | (_ :: (q76 :: _)) -> (
  ((n36 lor 8), n36, (let { r3; r4 = q77; r5 = _; r6 = q78; r7 = q79 } = { r3 = x20; r4 = x23'; r5 = None; r6 = n36; r7 = x20 } in { r0 = r3; r1 = q79; r2 = None }), (try (match Ok x23' with | Ok q80 when q80 = (-7) -> (Array.make 9 (-0.5)) | Error _ -> (Array.make 9 x20)) with | Match_failure _ when (((Ok x20) > (Ok 10.0)) <= ((100.75, n36) >= (x20, x23'))) -> (Array.make 9 x20) | _ -> (Array.make 9 x20)))))
let () = ((let (m82, m83, m84, _) = v81 in mix m82; mix m83; mix_0 5 m84); note_end 0)
let f86 p87 p88 p89 p90 p91 p92 f24 p93 p94 p95 x20 p96 p97 p98 p99 p100 p101 p102 p103 p104 p105 p106 =
  (((p101 *. ((p96 +. (p96 -. ((p103 +. (p101 *. (p100))) *. p94))) +. p100)) -. p103) +. p105) +. 10.0
let x114 = f86 ((let rec f108 p107 = Array.make 16 x20 in f108) (fun p109 -> v3)) (n36, v3, true, x23') (-5002) (snd (17, x20)) (abs_float (-100.75)) 4 (( +. ) 0.0 x20) x23' 3.25 x23' (7 / (19 lor 1)) x20 0.0 11 (Result.is_ok (Ok x20)) (x20 -. x20) (0.0 +. (-3.25)) (f24 (fun p110 -> v3) 10.0 x20 x20 x23' 15) (2.0 *. x20) (String.length "a") (x20 -. x20) (let o111 = x23' in let o112 = n36 in let o113 = x23' in let ( ^ ) a b = a * 2 - b and ( >= ) a b = a * 2 - b in o111 >= o112 >= o113)
let () = note_float x114
let x122 = f86 (match v81 with | ((-3), q115, { r0; r1 = q116; r2 = q117 }, _) -> (Array.make 16 r0) | (q118', _, { r0; r1 = q119; r2 = q120 }, q121) -> (Array.make 16 q119) | (_, _, _, _) when v3 -> (Array.make 16 (-1.5))) (x23', v3, v3, x23') (String.length "12") x20 0.0 (x23' - x23') 0.5 x23' (float_of_int x23') (truncate x20) n36 (x114 /. (-10.0)) (float_of_string "-1.5") (n36 + x23') (15 <> x23') ((-100.75) *. x114) (x20 *. x114) (fst (x23', "\000\255x")) 2147483648.0 (-65536) (x114 /. x20) (x23' lxor x23')
let f123 p124 p125 p126 p127 p128' p129' p130 p131 p132 p133 x122 p134 p135 v81 p136 p137 p138 p139 p140 p141 p142 p143 p144 p145 p146 p147 p148 p149 p150 p151 p152 p153 p154 =
  p154 *. (p145 *. ((p151 *. (p150 +. (((p145 +. (p142 -. (((p135 -. (p135 +. (((((p129' *. (p128' +. (p154 +. (p129' -. (p154))))) *. p153) -. p146) *. x122) +. p134))) *. p135) +. p139))) *. p146) -. p148))) +. p153))
let x185 = f123 (Array.fold_right (fun p155 p156 -> 20) (Array.make 5 x23') x23') (abs_float 0.0) (( *. ) x122 x122) x114 (try (abs_float x122) with | _ -> x20) (if v3 then x122 else 100.75) (n36 land 0) (-. x122) (truncate x122) (3.25 *. 1.0) x122 x114 (x114 -. x122) (match { r3 = x122; r4 = x23'; r5 = None; r6 = n36; r7 = x122 } with | ({ r3; r4 = 8; r5 = q157; r6 = q158; r7 = q159 } | { r3 = q159; r4 = (8 as q158); r5 = q157; r6 = _; r7 = r3 }) -> 1.0 | { r3 = q160; r4 = 3; r5 = q161; r6 = ((-2147483647) | (-2147483647)); r7 = _ } -> x122 | ({ r3 = x23'; r4 = 3; r5 = q162; r6 = (-3); r7 = q163 } | { r3 = x23'; r4 = 3; r5 = q162; r6 = (-3); r7 = q163 }) -> q163 | ({ r3 = _; r4 = 3; r5; r6 = x114; r7 } | { r3 = _; r4 = x114; r5; r6 = 8; r7 }) -> x122 | { r3; r4 = 8; r5; r6 = q164; r7 = q165 } -> q165 | ({ r3; r4 = 4; r5; r6; r7 = q166 } | { r3; r4 = (4 as r6); r5; r6 = _; r7 = q166 }) -> x114 | ({ r3; r4 = f123; r5 = _; r7 = q167; _ } | { r3 = q167; r4 = _; r5 = _; r6 = f123; r7 = r3 }) -> 3.25) (compare x122 (-1.0)) (let o168 = x23' in let o169 = x23' in let o170 = n36 in let ( ** ) a b = b - a in o168 ** o169 ** o170) (float_of_string "0.5") (match { r0 = 0.5; r1 = 0.0; r2 = None } with | { r0 = 0.5; r2 = None; _ } -> 1.0 | ({ r0 = 1.0; r1 = q171; r2 = None } | { r0 = 1.0; r1 = q171; r2 = None }) -> (-0.0) | { r0 = q172; r1 = q173; r2 = None } -> x114 | { r0 = q174; r1; r2 = (Some q175) } -> q175) (Char.chr (x23' land 255)) (4 - n36) x122 (x23' / 4) (x23' * x23') (x122 *. x122) (f123 n36 (-1.5) (-1.5) x114 0.0 x114 x23' 10.0 x23' x114 x122 x122 x122 x114 x23' x23' x114 x114 '0' x23' x114 x23' x23' x122 x114 15 1.5 x23' x114 x122 (fun p176' -> 19) x122 x114) ((); x23') ((fun p177 -> x122) (x23', x20)) (if v3 then 3 else 2) (match v81 with | (v81, q178, { r0; r1 = q179; r2 }, q180) -> q179) (x114 -. 3.25) (let { r0 = q181; r1 = q182; r2 = _ } = { r0 = x114; r1 = x114; r2 = None } in (let rec f184 p183 = 18 in f184)) (0.0 /. 0.0) (x114 +. x20)
let () = note_float x185
let f186 p187 p188 p189 p190 p191 { r0 = q192; r1 = q193; r2 = q194 } p195 p196' p197 p198 p199 p200 p201 p202 p203 p204 f86 p205 p206 p207 p208 p209 p210 p211 x185 p212 p213 p214 p215 p216 p217 =
  p206 -. ((p214 *. (p213 +. ((p206 -. (p205 -. ((p198 +. (p189)) -. p205))) -. p206))) -. p216)
let x253 = f186 (f24 (fun p218' -> false) (-1.0) x185 10.0 11 x23') (f24 (let rec f220 p219 = false in f220) x122 x114 (-0.0) 7 16) (match (x23', x23', { r0 = (-0.5); r1 = x185; r2 = None }, (Array.make 9 x122)) with | ((-2 as w221), q222', q223, q224) -> x185 | (((7, q225, q226, q227) as w228) | ((7, q225, q226, q227) as w228)) -> (-100.75) | (0, _, _, q229) -> x122 | ((2, q230, q231, q232) | (2, q230, q231, q232)) -> 2.0 | ((-2147483648), q233, v81, _) -> x185 | ((-1), (-3), _, _) -> 2.0 | ((-1), _, _, q234) -> x122 | (q235, q236, q237, q238) -> x122) (-3) (x23' + n36) (try { r0 = x185; r1 = x122; r2 = None } with | Division_by_zero -> { r0 = 1.0; r1 = 0.0; r2 = None } | Match_failure _ -> { r0 = x122; r1 = x185; r2 = None } | E0 -> { r0 = 1.0; r1 = (-2.0); r2 = None }) (succ x23') (-8089) (n36 * (-9)) (fabs (-0.0)) (0.0 *. 1.5) (- x23') false (String.length "b c") (int_of_string (string_of_int x23')) (x23' land n36) (f24 (let rec f240 p239 = v3 in f240) x122 x185 x122 x23' 6) x185 0.0 (x23' + 1) x23' (x185 *. x122) (String.length "\000\255x") (match (14, 12, { r0 = 10.0; r1 = x185; r2 = None }, (Array.make 9 x114)) with | (5, q241, q242, q243) -> 15 | (_, _, { r0; _ }, _) -> n36) ((fun p244 -> { r0 = x122; r1 = 10.0; r2 = None }) (fun p245 -> "12")) (try (x23' + n36) with | _ -> n36) (-1.0) (match v81 with | ((2, q246, q247, q248) | (2, q246, q247, q248)) -> x185 | ((-2), _, q249, q250) -> x185 | (((-1), q251', _, _) | ((-1), q251', _, _)) -> x185 | (x114, q252, _, f186) -> x20) (x23' * x23') (-. x185) (n36, x23')
let () = note_float x253
let x278 = f186 x23' x23' (3.25 +. 2.0) x23' (int_of_float x185) (max { r0 = x185; r1 = 0.0; r2 = None } { r0 = x253; r1 = x185; r2 = None }) x23' (x23' * 30) (match v81 with | ((q254, 5, q255, q256) as w257) -> n36 | (_, 8, q258, q259) -> x23' | ((-3), 9, _, x114) -> x23' | (((1 as w260), 9, q261, q262) as w263) -> w260 | (q264, (9 as w265), q266, q267) -> (-1) | ((_, q268, q269, q270) | (_, (-2147483647 as q268), q269, q270)) -> q268) (-. x253) x253 1073741824 (v3 || v3) (f24 (fun v81 -> true) x185 x185 x185 n36 x23') (let o271 = x23' in let o272 = n36 in let o273 = x23' in let o274 = n36 in let ( land ) a b = b - a in o271 land o272 land o273 land o274) (let _v275 = x23' in _v275) 1752 2.0 (x122 *. x253) (x23' land x23') n36 (let v276 = v3 in x185) (let v277 = x23' in n36) (- n36) (if v3 then { r0 = x185; r1 = x122; r2 = None } else { r0 = 100.75; r1 = 2.0; r2 = None }) 2147483646 x122 (fst (x122, x23')) x23' x185 (try (x23', 10) with | _ -> (x23', 6))
let n280' = if Array.mem (-2147483648) ((fun p279 -> Array.make 2 9) (Array.make 2 0.5)) then (let x114 = x23' in -65536) else (-16)
let () = note_int n280'
let f281 p282 p283 p284 p285 p286 p287 p288 f186 p289 p290 p291 x253 p292' p293 p294 p295 p296 p297' p298 p299 p300 p301' p302 p303 p304 p305 p306 p307 p308' p309 =
  ((((p303 +. (p301' +. (p289 +. ((x278 *. ((p304 *. (p283)) +. p303)) *. p291)))) *. p304) -. p306) +. x278) -. 3.25
let _ = f281 (let v310 = { r3 = x278; r4 = 11; r5 = None; r6 = n280'; r7 = x185 } in n36) (floor x253) ("12" <> "tail \" end") (match { r3 = x253; r4 = n280'; r5 = None; r6 = n280'; r7 = x253 } with | ({ r3 = q311; r4 = q312; r5 = None; r6 = 4; r7 = q313 } as w314) -> n280' | { r5 = None; r6 = 6; r7; _ } -> n280' | { r3 = _; r4 = q315; r5 = None; r6 = 3; r7 = _ } -> n280' | { r3; r4 = q316; r5 = None; r6 = 0; r7 = q317 } -> q316 | { r3 = 1.0; r4 = q318; r5 = None; r6 = (-1); r7 = q319 } -> n280' | { r3 = q320'; r4 = x122; r5 = None; r6 = (-1); r7 } -> 11 | { r3; r4 = q321; r5 = None; r6 = 9; r7 = _ } when q321 <> (-15) -> 17 | { r3; r4 = q322; r5 = None; r6 = 9; r7 = q323 } -> q322 | ({ r3; r4; r5 = None; r6 = _; r7 = q324 } | { r3 = q324; r4 = (7 as r4); r7 = r3; _ }) -> r4 | { r3 = _; r4 = q325; r5 = (Some f281); r6 = q326; _ } -> n280') x278 (x23' + x23') x23' (let o327 = 7 in let o328 = n280' in let o329' = n280' in let ( mod ) a b = b - a in o327 mod o328 mod o329') 0.5 (fst (x23', (Array.make 4 x23'))) (x278 *. x278) 19 (match v81 with | (q330, f123, n280', _) -> x253) (7, v3, x253) (max n280' 7) (List.fold_left (fun p331 p332 -> x278) x253 []) x23' n280' (Array.fold_left (let rec f335 p333 p334 = p333 in f335) (fun n280' p336' -> 14) (Array.make 4 n36)) (f24 (fun f281 -> true) 0.5 x122 x278 6 n280') (x23' land n280') (float x23') (x23' mod (-1)) (if v3 then x278 else x185) (x253 *. x253) { { r3 = x185; r4 = n280'; r5 = None; r6 = x23'; r7 = 1.5 } with r5 = None; r7 = x253 } ((-0.5) +. x278) (List.length []) (tick_int 0 n280') x122
let x348 = f281 ((); 11) (x20 *. x278) (let _v337 = { r0 = x253; r1 = x278; r2 = None } in v3) (f24 (let rec f339 p338 = true in f339) x20 x253 2.0 x23' n280') (x278 *. x278) (n280' * 19) 0 (if v3 then 0 else n36) (x278 *. x278) (f24 (let rec f341 p340 = v3 in f341) x114 100.75 x185 n280' x23') x185 (0 - 1) (float 3) (n280', v3, 0.0) (int_of_string (string_of_int n36)) (min x253 x253) (n280' lsl (n36 land 31)) (let _v342 = { r3 = x185; r4 = n280'; r5 = None; r6 = n280'; r7 = x278 } in x23') (let x122 = { r0 = 0.0; r1 = x185; r2 = None } in (let rec f345 p343 p344 = n280' in f345)) (int_of_string (string_of_int 0)) (- n36) (x278 +. x253) (-4096) x253 x278 { { r3 = x278; r4 = n36; r5 = None; r6 = 13; r7 = x278 } with r5 = None; r3 = x253 } ((let rec f346 v81 = 0.0 in f346) []) 7642 (let v347 = x253 in 19) (x122 -. (-0.0))
let () = if false then (let v349 = if v3 then { r0 = x253; r1 = x185; r2 = None } else { r0 = x253; r1 = x278; r2 = None } in ()) else (if v3 then (if v3 then () else ()))
let n350 = n280'
let a351 = Array.make 8 { r3 = x348; r4 = n350; r5 = None; r6 = 7; r7 = x114 }
let () = a351.(0) <- { r3 = x253; r4 = (n36 + n350); r5 = None; r6 = n350; r7 = (floor x278) }
let () = a351.(1) <- a351.(0)
let () = a351.(2) <- { { r3 = x348; r4 = x23'; r5 = None; r6 = n350; r7 = (-0.5) } with r7 = x185; r5 = ((); None) }
let () = a351.(3) <- { r3 = (match v81 with | (q352, ((-1 as w353) | (-1 as w353)), q354, q355) -> 0.5 | ((_, _, q356, q357) | (_, _, q356, q357)) -> x348 | (q358, 7, q359, _) -> x278 | (q360, _, q361, n350) when q360 < (-5) -> 0.0); r4 = (Char.code ' '); r5 = (match v81 with | (4, q362, { r0 = q363; r1 = q364; _ }, [||]) -> None | (8, q365, _, [||]) -> None | ((-3), q366, q367, [||]) -> None | (q368, (-3), x122, _) when q368 < (-6846) -> None | (f86, q369, q370, q371) -> None | (6, f123, _, [||]) -> None | (f24, q372, q373, [||]) -> None | ((q374, q375, q376, x348) | (q375, q374, q376, x348)) -> None); r6 = (n280' / (n36 lor 1)); r7 = (f186 n350 n350 x122 (-2) x23' { r0 = x278; r1 = x122; r2 = None } n280' n350 n350 x348 x253 3 v3 n350 n350 n280' n36 100.75 100.75 x23' n350 x185 x23' n280' { r0 = x348; r1 = (-0.0); r2 = None } 1 (-2.0) x185 20 x185 (5, n350)) }
let s378 = ref 1.5
let i377 = ref (8 - 1)
let () = while !i377 >= 0 do
  s378 := (match a351.(!i377) with | { r3 = q379; r4 = 4; r5 = q380; r6; r7 = q381 } -> ((!s378) *. 1e16) | { r3 = q382; r4 = (-3); r5 = q383; r6 = q384; r7 = q385 } -> ((f281 10 x278 true !i377 x114 n350 1 x23' q385 !i377 0.0 n280' (-1.5) (!i377, v3, 2.0) (-3) x348 q384 n350 (let rec f388 p386 p387 = p387 in f388) q384 n280' q382 q384 x185 q385 { r3 = q382; r4 = 18; r5 = None; r6 = n350; r7 = x348 } q385 q384 !i377 !s378) *. (!s378)) | ({ r3 = q389; r4 = q390; r6 = (9 | 9); r7; _ } as w391) -> (10.0 *. (!s378)) | { r3 = q392; r4 = q393; r5 = q394; r6 = 0; r7 = _ } -> ((!s378) *. (if v3 then x253 else x185)) | { r4 = q395; r5 = q396; r6 = q397; r7 = q398; _ } -> ((!s378) +. (if v3 then 1.5 else !s378))); i377 := !i377 - 1
done
let n399 = !s378
let n400 = x23'
let v402 = (-1) <= ((f24 (try (fun x348 -> v3) with | _ -> (let rec f401 f281 = true in f401)) (1.5 -. (0.5 *. x122)) x253 x253 n350 x23') * 10)
let x403 = -. 0.0
let x404 = -. (0.0 /. 0.0)
let unused405 = if v402 then ("roylpxymdzs" >= "a") else ((Printf.sprintf "<%x>" (n350 land 2147483647)) <= "")
let n415 = (let _v407 = truncate ((-5e-324) +. (let v406 = Array.make 2 n400 in x403)) in (-13) mod 3) + (f24 (try (fun p408 -> v402) with | Invalid_argument q409 -> (fun p410 -> v3) | Failure a351 -> (let rec f412 p411 = true in f412) | Not_found -> (fun p413 -> v402) | E0 -> (fun p414 -> v402)) x348 x404 0.0 n400 18)
let n418 = f24 (if (1 - (-32769)) >= 15 then (fun p416 -> v3) else (fun p417 -> v402)) ((if v402 then () else ()); x122) 1.0 0.0 n400 n400
let () = note_int x23'
let () = note_int n415
let () = (mix (if v3 then 1 else 0); note_end 0)
let () = note_int n350
let () = note_float x122
let () = (mix_1 5 a351.(7); note_end 0)
let () = note_float x253
let () = note_float x403
let () = ()
