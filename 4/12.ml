type t0 = { mutable r0 : float; r1 : int; mutable r2 : float array; r3 : int; r4 : int ref option; r5 : float; mutable r6 : int }
type t1 = C8 | C7 of char * int array * float | C9
type t2 = { mutable r10 : float; r11 : float array; r12 : unit }
exception E0
exception E1 of int
;;
let checksum = Array.make 1 1
in
let rec mix x =
  let s = checksum.(0) in
  let d = s + s in
  let q = d + d in
  let o = q + q in
  checksum.(0) <- o + o + o + o - s + x
in
let rec split x =
  let y = x *. 67108864.0 in
  let high = floor y in
  mix (int_of_float high);
  mix (int_of_float ((y -. high) *. 67108864.0))
in
let rec normalise x e =
  if x >= 18446744073709551616.0 then
    normalise (x *. 5.421010862427522e-20) (e + 64)
  else if x >= 256.0 then normalise (x *. 0.00390625) (e + 8)
  else if x >= 2.0 then normalise (x *. 0.5) (e + 1)
  else if x >= 1.0 then (mix e; split x)
  else if x >= 0.00390625 then normalise (x *. 2.0) (e - 1)
  else if x >= 5.421010862427522e-20 then normalise (x *. 256.0) (e - 8)
  else normalise (x *. 18446744073709551616.0) (e - 64)
in
let rec mix_float x =
  if x = x then
    if x = 0.0 then mix (if 1.0 /. x > 0.0 then 1 else 2)
    else if x > 1.7976931348623157e308 then mix 3
    else if x < -1.7976931348623157e308 then mix 4
    else (mix (if x > 0.0 then 5 else 6); normalise (abs_float x) 0)
  else mix 7
in
let rec note_end u =
  print_byte 32;
  print_int checksum.(0);
  print_newline ()
in
let rec note_int x =
  mix x;
  print_int x;
  note_end 0
in
let rec note_float x =
  mix_float x;
  print_float x;
  note_end 0
in
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
in
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
in
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
in
let rec coarse x = floor (x *. 1000.0 +. 0.5)
in
let rec tick_float k x = mix k; x
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
(fun p0 -> if not p0 then () else (if p0 then ())) (match if false then { r10 = (-100.75); r11 = (Array.make 4 1.5); r12 = () } else { r10 = 0.5; r11 = (Array.make 4 (-0.5)); r12 = () } with | { r10 = 0.0; r11 = [|q1; q2; _; q3|]; r12 } when (not ((Array.make 4 q1) >= (Array.make 4 10.0))) -> ("tail \" end" < "tail \" end") | { r10 = 0.0; r11 = [|q4; q5; _; _|]; r12 = q6 } -> (true && true) | { r10 = _; r11 = [|_; q7; q8; _|]; r12 = q9 } -> (false || true) | { r10 = q10; r11 = q11; r12 = q12 } -> (let v13 = Array.make 8 q10 in false) | ({ r10 = 0.5; r11 = [|q14|]; r12 = _ } | { r11 = [|(0.5 as q14); _; _; _|]; _ }) -> (0.5 <> q14));
let x198 = (match { r0 = (float_of_int (-3)); r1 = 4096; r2 = [|1.5; 0.0; 10.0; 3.25|]; r3 = (5 + 18); r4 = (if true then None else None); r5 = ((-3.25) *. (-2.0)); r6 = (compare (ref 1) (ref 19)) } with | { r0 = q15; r1 = q16; r2 = q17; r3 = _; r4 = None; r5 = q18; r6 = 9 } -> (
  (match { r0 = q18; r1 = q16; r2 = q17; r3 = q16; r4 = None; r5 = q18; r6 = q16 } with | { r0 = q19; r1 = q20; r2 = q21; r3 = q22; r4 = q23; r5; r6 } -> (tick_float 8 q19))) | { r0; r2 = q24'; r3 = q25; r4 = None; r5 = _; r6 = 7; _ } -> (
  let f26 p27' p28 p29 q24' p30 p31 q25 p32 p33' r0 p34 p35 p36 p37 p38 p39 =
    ((p37 lxor ((p32 + (q25 + (p30 + (q25)))) + p38)) * p38) lxor p37
  in
  let n47 = f26 (List.fold_right (let rec f42 p40 p41 = p41 in f42) [] (Array.make 8 r0)) (ceil r0) q25 (r0 <> r0) (q25 mod 7) q24'.((q25 - q25) land 3) (f26 (Array.make 8 (-1.5)) r0 q25 true (-2) r0 11 q25 q25 r0 1.5 r0 r0 q25 6 (-1.0)) (-10) (- q25) 0.5 (let v43 = Array.make 8 (2.0, q25, true) in r0) (r0 /. r0) r0 (let { r10 = q44; r11 = q45; r12 = q46 } = { r10 = 1.0; r11 = q24'; r12 = () } in q25) (0 lxor q25) 5e-324 in
  note_int n47;
  let a48 = Array.make 16 13 in
  for i49 = 0 to 16 - 1 do
    (let x50 = a48.(i49) in a48.(i49) <- a48.(15 - i49); a48.(15 - i49) <- x50);
    ()
  done;
  (mix_ints a48 0 16; note_end 0);
  (if (match { r0 = 0.5; r1 = n47; r2 = q24'; r3 = 16; r4 = None; r5 = r0; r6 = 4 } with | { r0 = (0.0 | 1.0); r1 = q51; r2 = _; r3 = 3; r4 = q52; r5 = q53; r6 = q54 } -> true | { r0 = 0.0; r1 = _; r2 = q55; r3 = _; r5 = q56; r6 = q57; _ } -> true | { r0 = q58; r1; r2 = q59; r3 = q60; r4; r5 = 1.0; _ } -> true | { r0 = _; r1 = _; r2 = q61; r4 = q62; r5 = f26; r6 = q63; _ } -> true) then (fabs 0.0) else (( *. ) 1.0 2.0))) | { r0 = q64; r1 = _; r2 = ([|q65; q66; _; q67|] as w68); r3; r4 = None; r5 = q69; r6 = (-3) } when q69 >= (-1.0) -> (
  let f70 p71 p72 p73 p74 p75 p76 p77 p78 p79 p80 p81 p82 p83 =
    p83 + (((p81 lxor ((p74) - p77)) + p82) - p83)
  in
  let n86 = f70 (Array.init 16 (let rec f85 p84' = r3 in f85)) (fst (q67, q67)) [|r3; r3; r3; r3; r3; r3|] (f70 (Array.make 16 r3) q65 (Array.make 6 r3) r3 q69 q66 r3 q67 q66 { r10 = q66; r11 = (Array.make 4 q65); r12 = () } 14 5 r3) 10.0 (0.0 *. q66) r3 (q69 -. q69) w68.(3) { r10 = (-3.25); r11 = w68; r12 = () } (( + ) r3 r3) (r3 + r3) (f70 (Array.make 16 r3) 1.5 (Array.make 6 r3) r3 q69 q67 r3 q65 q65 { r10 = q67; r11 = w68; r12 = () } r3 (-3) r3) in
  note_int n86;
  (if not (((f70 (Array.make 16 r3) 2.0 (Array.make 6 4) 8 q65 q66 n86 q64 q67 { r10 = 1.5; r11 = (Array.make 4 q69); r12 = () } n86 r3 10) + (let _v87 = Array.make 8 q69 in 14)) > 15) then () else (match () with | q88 when true -> q88 | q89 -> (w68.(2) <- w68.(wrap (Array.length w68) 4))));
  float (if false then r3 else n86)) | { r1 = q90; r2 = [|q91; q92; _; _|]; r3 = q93; r4 = None; r5 = q94; r6 = (-3); _ } -> (
  (let rec f97 p95 = (let v96' = () in q94) in f97) (Array.make 16 q90)) | ({ r0; r1 = q98; r2 = q99; r3 = q100; r4 = None; r5 = q101'; r6 = (-3) } | { r0; r1 = q100; r2 = q99; r3 = q98; r4 = None; r5 = q101'; r6 = (-3) }) -> (
  (try (-10.0) with | Invalid_argument q102 -> (-0.5) | Not_found -> (match (false, false) with | (q103', _) -> q101') | E0 -> (float_of_int 14) | E1 2 -> 4096.0 | E1 (-2147483647) -> 0.1 | E1 q104 -> q101')) | { r0 = q105; r1 = _; r2 = q106; r3 = _; r4 = None; r5; r6 = q107 } -> (
  let n108 = q107 / ((int_of_float q106.(2)) lor 1) in
  -0.5) | ({ r0 = q109; r1 = q110; r3 = _; r4 = (Some _); r6 = q111; _ } | { r0 = q109; r1 = q110; r3 = q111; r4 = _; r5 = 1.0; r6 = _; _ }) -> (
  assert (hide 1 3 = 3);
  let f112 p113 p114 p115 p116 q111 p117 (_, q118, q119) p120 q110 p121 p122 p123 p124 p125 p126 p127 p128 p129 p130 p131 p132 p133 p134 p135 p136 q109 p137 p138 p139 =
    p135 * (p126 lxor (p138 - (p136 lxor (p135 lxor (p134 + (((((p139 + (p138 - (p123 * (p122 lxor (p126 + ((p126) + q110)))))) + p136) lxor p129) * p131) lxor p132))))))
  in
  let n144 = f112 (max q109 q109) (q111 + q110) (match q111 with | -2 -> 100.75 | -1 -> q109 | 8 -> 0.5 | q140 -> q109) 0.0 (float_of_int 12) 1.5 (q111, q111, q109) (q109 +. q109) (q111 mod 100) (f112 (-2.0) q111 0.5 (-10.0) q109 q109 (q111, q111, q109) q109 8 16 q111 q111 q109 q111 q110 1.5 20 q110 [] q110 q111 q109 19 q111 4 1.0 100.75 q111 q110) (f112 q109 q110 1.5 q109 (-1.0) 0.0 (q111, 5, q109) q109 18 q111 16 q111 q109 q111 q110 q109 q111 q111 [] q110 5 0.5 q110 q111 q111 q109 q109 q111 q111) (compare q111 q111) (1.5 +. q109) (-2) (q111 + q110) (q109 *. q109) ((let rec f142 p141 = q111 in f142) (Array.make 1 1)) q111 ((let rec f143 q111 = [] in f143) C8) (f112 0.0 q111 q109 q109 q109 q109 (19, q111, q109) q109 q111 5 q110 11 q109 1 0 q109 q110 q111 [] q111 q111 q109 q111 q111 q111 q109 q109 q111 q111) (q111 mod 10) (( /. ) 0.0 q109) q111 (q111 + q111) (f112 q109 q111 q109 q109 1.5 q109 (q111, q111, 100.75) q109 q111 q111 q111 q111 q109 q111 q111 (-10.0) q110 7 [] 18 q110 (-1.5) q110 q111 q111 q109 (-1.5) q111 2) (q109 -. q109) 0.0 (q111 + q111) (q111 / 1) in
  0.5) | { r0; r1 = 8; r2; r3; r4 = q145; r5 = q146; r6 = q147 } -> (
  let f148 p149 p150 p151 p152 q147 p153 p154 p155 p156 p157 p158 p159 p160 p161 p162 p163 p164 =
    (p159 *. (p150 +. ((p159 *. (p153 *. (p150))) -. p159))) +. 0.5
  in
  let x173' = f148 (q147 + r3) (q146 +. r0) ((-1) lsl (q147 land 31)) (let rec f167 p165 f148 p166 = p165 in f167) (match q145 with | None -> (-3) | Some _ when ((if false then true else true) && (match q145 with | None -> true | Some q168 -> false | Some q169 when (let (_, q172, _) = ((fun p170 p171 -> 5), C8, { r0 = q146; r1 = q147; r2 = r2; r3 = q147; r4 = None; r5 = q146; r6 = q147 }) in q147 <= r3) -> true)) -> q147 | Some _ -> q147) (q146 +. q146) (q147 land (-2)) (- 9) (compare C8 C8) 0.5 (truncate q146) r0 (1.5 /. q146) (r3 - r3) 0 (int_of_float q146) (( +. ) q146 q146) in
  let x196' = f148 ((); q147) 2.2250738585072014e-308 (r3 * 2) (List.fold_left (fun p174 p175 -> p174) (let rec f179 p176 p177 p178 = p176 in f179) []) (q147 + q147) (0.0 *. x173') (match (x173', x173', { r10 = x173'; r11 = r2; r12 = () }, q147) with | ((0.5, 1.0, q180, _) as w181) -> q147 | (0.5, _, _, _) -> r3 | (q182, q183, q184, _) -> q147) ((); q147) q147 (let v188 = (let rec f187 p185 p186 = [] in f187) in x173') (match { r10 = 1.0; r11 = r2; r12 = () } with | { r10 = 0.5; r11 = [||]; r12 } -> q147 | ({ r10 = 0.5; r11; r12 = q189 } | { r10 = 0.5; r11; r12 = q189 }) -> q147 | { r10 = _; r11 = [|q190; q191; x173'; f148|]; r12 = q192' } -> r3 | { r10 = q146; r11 = q193; r12 = q194 } -> q147) x173' (let i195 = q147 in if i195 >= 0 && i195 < 4 then r2.(i195) else x173') (q147 / (r3 lor 1)) (- q147) 2147483647 (tick_float 7 x173') in
  note_float x196';
  (if not false then x173' else (match q145 with | None when (true && false) -> x173' | None -> 0.5 | Some q197 -> x196'))) | _ -> (
  2.0) | exception _ -> 3.25) in
let f199 p200 p201 x198 p202 p203 p204 p205' p206 p207 p208 p209' p210 p211 p212 p213 p214 p215' p216 p217 p218 p219 p220 p221 p222 p223 p224 p225 p226 p227 p228 p229 p230 p231 p232 p233' p234 p235 p236 p237 p238 p239 =
  p239 lxor ((p236 lxor (p234 lxor ((p206 - ((p209' + (p222 - (((p216 + ((p219 + ((p222 * (p209' lxor (((p231 + (p200)) lxor p230) * p206))) * p204)) lxor p214)) lxor p225) + p219))) + p239)) + p239))) + p239)
in
let n260 = f199 (if true then 3 else 14) (if true then x198 else x198) (17 lsr 13) (( /. ) x198 x198) x198 (match (18, (Ok 13), 6) with | ((0 as w240), q241, (-1)) -> w240 | ((5, q242, (-1 as w243)) | (5, q242, (-1 as w243))) -> w243 | (3, _, (-1)) -> 5 | (q244, q245, (-1)) -> q244 | (q246, q247, 6) -> (-1) | (q248, _, q249') -> q249') x198 (17 mod (17 lor 1)) (if false then x198 else 0.5) (coarse (tan (limit x198 (-1.0) 1.0))) (-4) (try ((); 15) with | _ -> 4) ((let rec f251 p250 = 0 in f251) (Ok x198)) (-10) (let _v252 = '\n' in x198) (17 * (-6)) (x198 *. 10.0) (1 asr (13 land 31)) (sqrt x198) (match [] with | [] -> 11 | ((7 :: _) | (_ :: _)) -> 4 | ((8 | 8) :: q253) -> 17 | ((4 :: q254) | ((_ :: (_ :: _)) as q254)) -> 4 | (q255 :: _) -> 2) (( - ) 18 12) ((-0.0) *. x198) x198 (f199 (-2) x198 (-2) x198 (-3.25) 8 1.0 10 x198 x198 18 12 18 (-1) x198 13 x198 0 x198 11 9 x198 x198 3 x198 true 19 20 x198 x198 "a" 4 12 x198 (-1.5) 18 0.5 14 x198 (let rec f257 p256 = 5 in f257) 20) (coarse (tan (limit x198 (-1.0) 1.0))) (let v258 = Array.make 8 (-2) in false) (if false then 6 else 8) (18 - 15) (coarse (sin (limit x198 (-100.0) 100.0))) 1e-310 ((clip "12") ^ "12") (( * ) (-2) 3) (truncate x198) (if false then x198 else x198) (1.5 *. x198) 0 0.0 (if false then 1 else 16) (-. 1.5) (fun p259 -> -2) ((-2) mod (-1)) in
let f261 p262 p263' p264 p265 p266 p267 f199 p268 p269 n260 =
  f199 * (n260 + ((p264) * f199))
in
let n276 = f261 x198 (let v270 = { r10 = x198; r11 = (Array.make 4 x198); r12 = () } in (let rec f273 p271 p272 = p271 in f273)) (Char.code '\'') x198 (x198 -. x198) (x198, x198) (let v274 = true in n260) false None (let v275 = false in n260) in
note_int n276;
let f277 p278 p279 p280 p281' p282 p283 p284 p285' p286 p287 f261 p288 p289 p290 p291 =
  100.75 -. (((p286 *. (p288 +. (p286 +. (((p280) -. p284) -. x198)))) -. p288) +. f261)
in
let x328 = f277 (match { r0 = x198; r1 = n260; r2 = (Array.make 4 x198); r3 = 7; r4 = None; r5 = x198; r6 = n276 } with | { r0 = q292; r2 = f261; r3 = q293; r4 = q294; r5; r6; _ } -> false) (3 * 8) x198 (n260 lsr (15 land 31)) (4 / ((-3) lor 1)) (match Array.make 16 0.0 with | [||] -> n276 | [|_|] -> n276 | q295 -> n260) (sqrt 1.0) (if true then x198 else 3.25) (x198 -. 10.0) ((); x198) (if false then x198 else x198) (match { r0 = x198; r1 = n276; r2 = (Array.make 4 (-100.75)); r3 = n276; r4 = None; r5 = 3.25; r6 = 6 } with | { r0 = q296; r1 = f199; r2; r3 = q297; r4 = n260; r5 = 1.0; r6 = 5 } -> 0.5 | { r0 = q298; r1 = q299; r2 = q300'; r3 = q301; r4 = None; r5 = 1.0; r6 = 2 } -> q298 | { r0; r1 = q302; r2; r3 = q303; r4 = (Some q304); r5 = 1.0; r6 = 2 } -> r0 | { r0; r1 = q305; r2 = q306; r3 = q307; r4 = q308; r5 = 1.0; r6 = q309 } -> r0 | ({ r0 = _; r1 = (-3); r2 = [|_; _; _; _|]; r3 = _; r5 = _; r6 = _; _ } | { r1 = _; r2 = _; r4 = _; r6 = _; _ }) -> x198) x198 (match C8 with | (C8 | (C7 (_, _, _))) -> n276 | ((C7 (_, _, _)) | C8) -> 15 | C7 (_, _, q318) when q318 < 1.5 -> 11 | (C7 (_, q319, q320') as w321) -> 11 | C7 (q322, q323, _) -> n260 | C9 -> n276) (let _v327 = fun p324 p325 p326 -> [] in n260) in
let x340 = f277 ("12" = "") (n276 lsl 7) (( +. ) 100.75 0.0) (n276 mod ((-1) lor 1)) ((let rec f330 p329 = 13 in f330) C8) (f261 x328 (fun p331 p332 -> p331) n276 x328 x328 (x328, x328) n276 true None n276) (-0.1) (match Ok true with | ((Ok true) | (Ok false)) -> 0.5 | (Ok false as w333) -> 10.0 | Error { r10 = q334; r11 = q335; r12 = q336 } -> x328) 0.1 0.0 (match x328 with | (1.0 | _) -> x198 | (1.0 | 1.0) -> x328 | q337 when q337 >= 0.5 -> 100.75 | q338 when (([] <> []) || ('\'' != ' ')) -> x328 | q339 -> q339) (try (float_of_int 11) with | _ -> x328) (( *. ) x198 x198) (- 18) (-2) in
let f277 = fun p341 -> (let o342 = (match p341 with | C9 -> n276 | C8 -> n276 | C7 (q343, _, _) -> 16 | (C9 | C9) -> n276) in let o344 = (-2) + (-2) in let o345 = (let v346 = Array.make 9 (Array.make 2 x340) in n260) in let o347 = n276 in let o348 = n260 in let ( %% ) a b = (a lsl 1) + b and ( &&& ) a b = (a lsl 1) + b in o342 %% o344 &&& o345 %% o347 %% o348) in
let rec loop351' i349 n352 s350 =
  if i349 >= 0 then (
    loop351' (i349 - 1) n352 (((if List.mem s350 [] then ((s350) - (1 + n260)) else s350)) lxor (1 + n260))
  ) else
    s350
in
let n353 = loop351' (9 - 1) 9 n260 in
note_int n353;
note_float x340;
note_int n353;
note_int n276;
note_float x198;
note_int n260;
note_float x328;
()
