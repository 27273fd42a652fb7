type t0 = { r0 : string; r1 : string list; r2 : string; r3 : int; r4 : t0 option }
type 'a t1 = C5 of 'a | C6
type t2 = { r7 : float }
exception E0
exception E1
exception E2 of int
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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec tick_float k x = mix k; x
let f0' p1 p2 p3 p4 p5 p6 p7 p8 p9 p10 p11 p12 p13 p14 p15 p16 p17 p18 p19 p20 p21 p22 p23 p24 =
  (p24 + (p22 * (p24 - ((((((p13 * ((p22 + (p24 lxor (p24))) - p12)) * p14) - p18) + p22) * p20) lxor p21)))) + p7
let n54 = f0' (2.0 +. 10.0) 10.0 (let (q25, (q26, q27, _, q28), f0', _) = (19, (10, "a", '\'', 5), (100.75, 13, 0, false), 18) in 0.5) (-65536) (max 0.0 (-2.0)) (match Ok 2 with | Ok 0 -> (fun p29 p30 f0' -> 'a') | Ok (9 | 9) -> (let rec f34 p31 p32 p33 = 'z' in f34) | Ok q35 -> (let rec f39 p36 p37' p38 = 'z' in f39) | Error q40 -> (fun p41 p42 p43 -> 'z')) (try 32767 with | Division_by_zero -> 18 | Match_failure _ -> 13) (9 + 7) 4096.0 ((-1.0) *. (-0.0)) (Array.fold_right (let rec f46 p44 p45 = p45 in f46) (Array.make 2 18) C6) (20 mod 4096) (compare false false) (min 16 17) (coarse (sin (limit 1.0 (-100.0) 100.0))) (10.0 *. 0.0) (if false then 10.0 else 2.0) (-14) (try (-20) with | _ -> 7) (f0' 0.0 2.0 10.0 19 (-0.0) (fun p47 p48 p49 -> '0') (-3) 20 0.5 (-1.0) C6 (-2) 11 18 (-0.0) 3.25 0.5 (-3) 7 6 10 10 15 19) (let v50 = true in 11) (f0' (-100.75) 2.0 0.5 9 1.0 (fun p51 p52 p53 -> '\'') 10 14 2.0 3.25 C6 3 11 15 10.0 1.0 (-0.5) 5 10 4 4 18 11 18) (16 / 1) ((); 7)
let n72 = f0' (0.0 +. (-1.5)) (if false then 0.5 else 1.5) (match Ok n54 with | ((Ok 9) | (Ok _)) -> (-3.25) | Error 1.0 -> 0.0 | Error 1.0 -> 1.0 | Error q55 -> q55 | ((Ok 6) | (Ok _)) -> (-2.0)) (n54 - n54) 1.0 (let v56 = 100.75 in (let rec f60 p57 p58 p59 = ' ' in f60)) (-5) (-65536) 1.0 (1.0 +. 0.5) (let v61 = true in C6) (let v62 = false in n54) (n54 / (12 lor 1)) n54 (( -. ) 0.5 (-1.0)) (100.75 /. 1.0) (min (-2.0) 2.0) (n54 + n54) (compare n54 n54) (let o63 = n54 in let o64 = n54 in let o65 = n54 in let o66 = n54 in let o67 = n54 in let ( +. ) a b = a lxor (b + 1) and ( mod ) a b = a * 2 - b in o63 +. o64 mod o65 mod o66 +. o67) (( + ) n54 n54) (if false then n54 else 20) (f0' (-0.5) 100.75 1.0 n54 (-1.5) (let rec f71 p68 p69 p70 = 'z' in f71) n54 n54 0.0 0.0 C6 n54 n54 n54 1.5 (-1.0) 0.0 20 n54 (-1) 0 n54 5 0) ((); n54)
let () = note_int n72
let f73 p74 f0' p75 p76 p77 n72 p78 p79 p80 p81' p82 p83 p84 p85 p86 p87 p88 p89 p90 p91' p92 n54 p93 p94 p95 p96 p97' p98 p99 p100 p101 p102 p103 p104 p105 p106 p107 p108 p109 =
  p92 *. (((p104 +. (p102 *. (((p98 *. ((p92 *. ((p87 +. (p104 +. (p100 *. ((p77 -. ((p80) +. p108)) -. p108)))) +. p91')) +. p95)) -. p75) +. p101))) *. p108) *. p102)
let x133 = f73 (1.0 +. 3.25) (1.5 <= 1.5) ((); 100.75) (f0' (-10.0) 2.0 (-10.0) n72 2.0 (fun p110 p111 p112 -> 'z') n72 n72 10.0 10.0 C6 n72 n72 10 (-1.0) (-3.25) (-3.25) n54 n72 n72 n72 n54 6 n72) (f73 100.75 true (-0.0) n54 100.75 1.0 (let rec f116 p113 p114 p115' = '0' in f116) (n54, n72, n72) 1.5 n54 { r7 = 3.25 } 0.0 (-2) n72 n54 1.5 n72 n54 n72 0.0 (-0.0) n54 '\n' n72 2.0 n72 n54 1.5 n72 0.0 1.5 (-100.75) false 0.5 0.5 n54 n72 0.5 n72) (-. 3.25) ((); (let rec f120 p117 p118 p119 = '\n' in f120)) (if false then (0, n54, n72) else ((-3), n72, n72)) ((-0.0) /. 100.75) (if false then 19 else n72) { r7 = 1.5 } (f73 10.0 false 3.25 n72 1.5 (-100.75) (let rec f124 p121 p122 p123' = 'a' in f124) (n72, n72, 17) 0.5 n72 { r7 = 100.75 } 0.5 n72 n72 n54 (-100.75) n72 11 n72 (-1.5) 0.0 2 'z' n54 (-100.75) n54 4 2.0 n54 10.0 0.5 (-1.5) false 1.5 1.0 20 19 (-2.0) n72) (max n72 n54) n72 17 (try (snd (0, 10.0)) with | _ -> 1.5) (if true then 20 else n54) (Char.code ' ') 0 ((-1.0) *. 1.5) (100.75 /. (-2.0)) (let v125 = ' ' in n72) (Char.uppercase_ascii 'z') (n72 / (n72 lor 1)) (floor 3.25) (n72 land 14) (-5433) (-10.0) 2 (let _v126 = Ok 3.25 in 3.25) (float (-2)) (f73 2.0 true 100.75 n72 100.75 (-100.75) (let rec f130 p127' p128 p129 = '\n' in f130) (2, n72, n72) 0.5 n72 { r7 = 2.0 } 100.75 n72 n72 n72 2.0 5 n72 n54 2.0 100.75 13 '\255' n72 3.25 n72 n72 (-100.75) 16 (-2.0) 1.0 0.5 true 2.0 3.25 7 n72 1.0 3) ((-0.5) >= 1.0) (let { r7 = q131 } = { r7 = 10.0 } in q131) (sqrt 10.0) (n72 - (-1)) (n72 mod (n72 lor 1)) (let _v132 = ((ref n72), n54, C6, (Array.make 1 1.0)) in 1.0) (int_of_float 1.5)
let v255 = (match (Some 7) with | ((Some _) | None) -> (
  let f136 p137 p138 p139 p140 p141' p142 p143 x133 p144 p145 p146 p147 ((q148, _, n72) as w149) p150 p151' p152 p153 p154 p155 f73 p156 n54 p157 p158 p159' =
    (((((p155 + (p157 lxor (p150 + (p144 lxor (p157 + (p140 - (p155 + (p137)))))))) * f73) + p157) + p157) lxor p159') * p157
  in
  let n168 = f136 n72 (n54 / (-3)) (match { r7 = x133 } with | { r7 = 0.5 } -> (true, 1.5, n54, x133) | { r7 } -> (false, r7, n72, r7)) (compare (Array.make 1 n72) (Array.make 1 n72)) (x133 *. 1.5) (f73 x133 true x133 n72 x133 x133 (fun p160 f136 p161 -> 'a') (n72, n72, n72) x133 n72 { r7 = x133 } x133 5 n72 n72 x133 n54 n54 n54 x133 x133 n72 '\n' 9 x133 20 n72 x133 20 1.5 x133 x133 false x133 (-100.75) 10 n72 x133 n72) (-0.5) (let _v162 = true in x133) (n72 lor n54) (-. x133) (x133 -. x133) (let ({ r7 }, q163, _, q164') = ({ r7 = x133 }, x133, 10.0, true) in n72) ((); (9, 1, 10)) n72 x133 (x133 *. 1.0) n72 (C5 false) (f136 17 7 (true, x133, n72, 1.0) n72 x133 x133 x133 (-2.0) n54 2.0 100.75 9 (4, (-3), n72) n72 x133 10.0 n72 C6 n72 n54 (fun p165 -> x133) n54 n72 x133 6) (n72 - n72) (let rec f167 p166 = 10.0 in f167) (20 mod 2) (-3211) (if true then 0.0 else x133) (if true then n72 else n72) in
  let n186 = f136 (n168 lsl 3) 4095 (false, x133, n54, x133) (f136 (-3) (-3) (true, x133, n168, x133) n168 x133 x133 x133 100.75 n54 x133 x133 n168 (n72, 9, n168) 13 x133 (-0.5) n168 C6 n168 n72 (let rec f170 p169 = p169 in f170) n168 n168 (-1.5) n54) (0.5 *. x133) ((); 0.0) (if false then (-100.75) else 10.0) (f73 1.5 false x133 n54 x133 100.75 (let rec f174 p171 p172 p173' = '\'' in f174) (n168, 17, n72) x133 n72 { r7 = 100.75 } 2.0 n54 n168 n168 x133 n168 n168 n72 x133 x133 n72 '\'' n168 1.5 5 n54 x133 n54 x133 x133 x133 true x133 x133 n72 n72 x133 n168) (n72 * (-8)) 2.0 ((fun (q175, q176, q177) -> x133) (n168, true, false)) (n72 / 8) (n168, 18, 17) (let _v180 = fun p178 p179 -> x133 in n168) (min 100.75 x133) x133 (let o181 = n168 in let o182 = 4 in let o183 = 9 in let ( lsr ) a b = a * 2 - b and ( > ) a b = (a lsl 1) + b in o181 > o182 > o183) (match { r7 = 100.75 } with | { r7 = 0.5 } -> C6 | { r7 = _ } when (if (-3) > n72 then ((); false) else (n168 <> n72)) -> C6 | { r7 = _ } -> C6) (f136 n168 10 (false, x133, n168, x133) n168 1.5 10.0 1.0 2.0 n72 x133 2.0 n72 ((-1), n72, n72) n168 (-1.5) x133 n168 C6 5 n72 (fun p184 -> x133) n72 14 x133 5) (truncate 0.0) (fun p185 -> 0.0) (n54 + n168) (let { r7 } = { r7 = x133 } in n54) (if true then x133 else 2.0) 20 in
  (match (List.assoc x133 []) with | [|q187; q188|] when q187 >= 4384 -> (None :: []) | [|0; 7|] -> (if false then [] else []) | [|q189; 7|] -> (if true then [] else []) | ([|_; f136|] as w190) -> [] | q191 -> (let v192 = n186 in []) | exception Not_found -> (List.filteri (fun p193 p194 -> true) []))) | (None | (Some (-2147483647))) -> (
  let x198 = if max true false then (if x133 >= (-10.0) then (if not false then x133 else (if 10.0 <> x133 then (f73 x133 false x133 10 (-1.0) x133 (fun p195 p196 p197 -> 'a') (n72, n72, n72) 10.0 n72 { r7 = x133 } x133 n72 n72 n72 x133 n72 16 n54 x133 x133 n72 '\255' n72 3.25 n72 n72 x133 n72 0.0 x133 x133 true x133 x133 n72 n54 x133 n72) else (2.0 /. x133))) else 1.0) else x133 in
  note_float x198;
  (match (try (C5 x198) with | _ -> C6) with | C5 0.5 -> [None; None] | C5 _ -> [] | C6 -> [])) | Some 5 -> (
  let f199 p200 p201 p202 p203 p204 p205 x133 p206 p207 p208 p209' =
    p201 + (((p209' * (p209' + (p208 + (p201)))) + p208) * p209')
  in
  let n212 = f199 (min ('\255', 4, x133, true) ('a', n54, x133, true)) (n72 + n72) ((let rec f211 p210 = p210 in f211) x133) [] (2.0 /. x133) (n72 + n72) (- n72) false (min n72 n54) (if true then n72 else n72) 14 in
  (match (if true then ((n212, n54, n212), 100.75) else ((n212, 3, 9), x133)) with | (_, 1.0) -> [None] | ((q213', q214) | (q213', q214)) -> (List.filteri (let rec f217 p215 p216 = false in f217) []) | exception Invalid_argument q218 -> (None :: []) | exception Division_by_zero -> (None :: []) | exception Not_found -> [None; None; None] | exception Match_failure _ -> [None; None] | exception E1 -> [] | exception E2 _ -> (List.flatten []))) | Some q219 -> (
  (if false || (((x133 /. x133) >= (let (q221, q222, q223) = (5, (-3), (let rec f220 q219 = 18 in f220)) in x133)) || (((n72 * q219) + (-4097)) > (-1))) then (if List.mem n72 ((12 + (-1)) :: (match true with | true -> [] | false -> [])) then ((match if true then [] else [] with | ([] as w224) -> (mix_float x133) | ((-1) :: _) -> (let v225 = 100.75 in ()) | (((9 as w226) | (9 as w226)) :: q227) -> (Array.fold_right (fun p228 p229 -> ()) (Array.make 4 'a') ()) | ((q230 :: _) | (q230 :: _)) -> ()); ()) else (match x133 with | 0.5 -> (match { r0 = "12"; r1 = []; r2 = "a"; r3 = q219; r4 = None } with | { r0 = q231; r1; r2 = q219; r3 = q232; r4 = q233 } -> () | { r0 = q234; r1; r2 = "a"; r3 = q235; r4 = q236 } -> (if true then () else ()) | { r0 = q237; r1 = q238'; r2 = ""; r3 = q239; r4 } when q239 < (-14) -> (if true then () else ()) | { r0 = q240; r1 = q241; r2 = ""; r3 = _; r4 = q242 } -> (print_endline "12") | { r0 = q243; r1 = q244; r2 = q245'; r3 = 1; r4 = q246 } -> (if false then () else ()) | (({ r0 = _; r1 = _; r2 = q247; r3 = q248; _ } as w249) | ({ r1 = _; r2 = q247; r3 = (2 as q248); _ } as w249)) -> (let v251 = fun p250 -> 8 in ()) | ({ r0 = _; r1 = q252; r2; r3 = _; r4 = q253 } | { r1 = q252; r2; r3 = (-3); r4 = q253; _ }) -> (print_char '\255')) | (1.0 | 1.0) -> () | q219 -> ())));
  (match (if true then raise E1 else (Ok q219)) with | Ok _ -> (List.sort compare []) | ((Ok (-2147483648)) | (Error _)) -> (None :: []) | exception E1 when (let v254 = (q219 + (-32769)) > q219 in x133 <= (-0.0)) -> (None :: []) | exception _ -> (try [] with | _ -> []))))
let f256 p257 p258 p259 f73 p260 p261 p262 p263 p264 p265 p266 p267 p268 p269 p270 p271' p272 p273 p274 p275 p276 p277 p278 p279 p280 p281 p282 p283 p284 p285 p286 p287 p288 p289 p290 p291 =
  ((((p285 -. ((p283 *. (((((p257 -. ((p272 -. (((p288 +. (p260 *. ((p259 +. (p262 +. (p257))) -. p274))) -. p284) *. p276)) *. p274)) *. p276) -. p277) *. p280) +. p284)) -. p284)) +. p284) -. p288) *. p272) +. p288
let x312 = f256 4096.0 (match C6 with | C5 { r0 = _; r1 = q292; r2 = q293; r3 = q294; r4 = q295 } -> x133 | C5 { r0 = q296; r1 = q297; r2 = _; r3 = q298; r4 = q299 } -> x133 | (C6 | (C5 { r0 = _; r1 = _; r3 = _; _ })) -> 0.5) 2.0 (if false then x133 else x133) (f73 x133 true x133 n54 x133 x133 (fun p300 p301 p302' -> 'z') (5, 4, n72) x133 (-3) { r7 = x133 } x133 n72 5 n72 x133 n54 n54 n54 x133 x133 6 '\n' n72 3.25 n72 9 x133 n72 x133 x133 x133 false x133 1.5 (-2) n72 0.5 n72) (n72 lxor n72) (x133 +. 100.75) (Array.make 7 "a") 0.0 x133 (n54 lsl (n72 land 31)) (int_of_float x133) (f0' x133 x133 x133 n72 x133 (fun p303 p304 p305 -> '\'') n72 n72 x133 x133 C6 n54 n54 n54 (-10.0) x133 100.75 1 n54 n72 n72 1 n72 n54) (n72 mod 3) (compare n54 12) [|10; n54; 7; 3|] (10.0 *. x133) (let v306 = 4 in n72) (let { r7 } = { r7 = 1.5 } in r7) (max x133 x133) (max x133 x133) (floor x133) (n72 mod 10) (13 + n72) (x133 *. 1.0) n54 (f73 x133 false x133 n54 x133 x133 (fun p307 p308 v255 -> 'z') (n72, 6, n72) x133 n72 { r7 = x133 } x133 18 n54 n72 1.5 n72 n72 n72 x133 x133 n72 '0' n54 x133 n72 17 x133 15 x133 x133 1.0 false x133 x133 n54 n72 x133 (-3)) (try (let v309 = 3.25 in v309) with | _ -> x133) (f256 1.0 x133 x133 x133 10.0 n54 x133 (Array.make 7 "tail \" end") x133 x133 n72 n72 5 n72 3 (Array.make 4 n54) x133 n54 x133 x133 x133 x133 n72 n54 x133 13 3.25 x133 x133 2.0 n72 (-1.0) x133 n72 x133 n72) (f256 x133 x133 0.5 100.75 0.0 n72 x133 (Array.make 7 "b c") x133 x133 n72 n72 (-3) n72 1 (Array.make 4 n72) (-0.5) (-1) x133 x133 1.0 x133 n54 n54 x133 n72 0.5 x133 x133 x133 n72 x133 x133 n72 x133 9) ((); n72) ((); (-100.75)) (x133 -. x133) n72 (match v255 with | [] -> x133 | (q310 :: q311) -> 0.5) (-5)
let v318 = (match [] with | [] when ((f0' (-0.5) x133 x312 n72 x312 (let rec f316 p313 p314 p315 = '0' in f316) n72 10 x312 (-1.0) C6 n72 0 6 x133 (-3.25) x133 11 n54 n54 n72 (-2) n72 9) >= (-5)) -> false | [] -> ((n72 + 31) >= (n72 + n72)) | ((q317 :: f73) | ((q317 :: _) as f73)) -> (((q317 lsl (q317 land 31)) - (-2147483648)) >= q317))
let () = (mix (if v318 then 1 else 0); note_end 0)
let f319 p320 p321' p322 p323 p324 p325 p326 p327 p328 p329 p330 p331' p332 v255 p333 v318 p334 { r0; r1 = _; r2 = q335; r3 = q336; r4 = _ } p337 p338 p339 p340 p341 p342 p343 p344 p345 f256 p346 p347 p348 =
  1.5 -. (p341 +. (((f256 -. (p340 *. (((p329 -. ((p322 +. (p328)) +. p345)) *. p334) *. p337))) -. p322) +. f256))
let x359 = f319 (x133 /. x312) 669 1.5 (let v349 = { r7 = x312 } in n54) (min [] []) (snd ({ r7 = x312 }, 9)) n54 (int_of_float x133) x312 (if v318 then 100.75 else x312) (n54 * 39) (f0' x312 2.0 x312 n54 x312 (fun v255 p350 p351 -> ' ') 12 n72 x133 x312 C6 1 n72 n72 x133 3.25 0.5 n72 0 n72 n72 13 n54 8) (let { r7 = q352 } = { r7 = x312 } in n54) (n72 :: []) n54 32767 1.0 (let (_, q353) = ((Array.make 7 n72), 14) in { r0 = "12"; r1 = []; r2 = "b c"; r3 = n72; r4 = None }) x312 (try (x133 >= x312) with | _ -> true) ((); (fun p354 p355 -> 2)) x312 (let _v356 = Array.make 1 x312 in 3.25) (let v357 = (("12", n54, n72, 100.75), (n72, true, 15, n72), (n54, n72, n72)) in n72) (n72 lxor n72) (9, n54, x133, n72) (tick_float 15 x312) (x312 *. x312) (abs_float 1.5) (let _v358 = n72 in (' ', x312)) (int_of_string (string_of_int n54))
let () = note_float x359
let x382 = f319 (-. x359) (n54 * 24) (0.0 /. 0.0) 17 (x312 :: []) (match v255 with | [] -> n54 | [] -> n54 | (q360 :: x133) -> n72) (15 - n72) (let v361 = { r0 = ""; r1 = []; r2 = "12"; r3 = n54; r4 = None } in n72) (tick_float 17 x312) ((fun p362 -> x359) (fun p363 p364 -> n72)) (let { r7 = q365 } = { r7 = (-0.0) } in n72) (n72 mod (-1)) (max 19 11) (List.merge compare [] []) (try (let { r7 = q366 } = { r7 = x312 } in n72) with | _ -> n72) n72 (x359 *. x359) { { r0 = ""; r1 = []; r2 = "b c"; r3 = n72; r4 = None } with r2 = "b c"; r3 = n54 } (fabs x312) (min v318 true) (let rec f369 p367' p368 = n72 in f369) (max 0.0 x359) (match v255 with | [] -> x312 | ((None as w370) :: q371) -> x359 | ((Some 1.0) :: []) -> 3.25 | [] when ((-18) == n54) -> x312 | ((Some 1.0) :: ((q372 :: _) as w373)) -> x359 | ((Some q374) :: _) -> 100.75 | (_ :: ([] as w375)) -> x359) (-4295) ((let rec f377 p376 = n54 in f377) v318) (let (q379, q380, q381) = ({ r7 = x359 }, (fun p378 -> 1), (n54, 11, x359, n54)) in (n54, n54, 10.0, n72)) (0.0 /. 2.0) (min x312 x133) (try (x133 +. x133) with | _ -> 2.0) (' ', 1.5) (n72 lsl 11)
let () = note_float x382
let f383 p384 p385 p386 p387 p388 p389 p390 p391 p392 p393 p394 p395 p396 p397 p398 p399 p400 p401 p402 p403 p404 =
  p389 lxor ((p401 + (((((((p391 lxor ((p389 + ((p397) * p400)) + p390)) lxor p393) + p395) + p396) * p401) * p399) + p395)) * p402)
let n416 = f383 n54 ((); x133) (9 / (n72 lor 1)) (let ((_, q405, _) as w406) = (v318, n72, 0.0) in -0.0) (match v255 with | [] -> None | ((None :: []) | ((Some _) :: [])) -> None | (None :: (_ :: q407)) -> None | (((Some 0.5) :: q408) | (((Some 0.5) :: _) as q408)) -> None | ((Some _) :: q409) -> None) (compare (ref { r0 = "12"; r1 = []; r2 = "tail \" end"; r3 = n54; r4 = None }) (ref { r0 = "a"; r1 = []; r2 = ""; r3 = n72; r4 = None })) (match v255 with | ([] | (_ :: _)) -> n72 | (_ :: []) -> n72 | (q410 :: (q411 :: q412)) -> 9 | (q413 :: q414) when (List.mem_assoc (n72 + n72) (if v318 then [] else [])) -> n72) (-10) (if true then 0.0 else 1.0) (n72 / (n54 lor 1)) x382 (-2147483648) n72 1073741824 1.0 (match { r7 = x312 } with | { r7 = 0.5 } -> 6 | { r7 = (0.5 as w415) } -> 17 | ({ r7 = f319 } | { r7 = f319 }) -> 15) 32767 (n54 lsl (n54 land 31)) (Char.code ' ') ((); (v318, x382)) (-. 1.0)
let () = note_int n416
let n421 = (-10) * (f383 (6 * (-3)) x359 n72 (float n416) (if false then None else None) (compare n72 (-3)) n72 (n416 * n72) ((); x382) n72 (f256 x382 x382 x359 (-2.0) 1.5 n72 2.0 (Array.make 7 "\000\255x") x382 x382 n72 18 n72 (-1) n416 (Array.make 4 n416) x359 n416 100.75 x312 2.0 x359 n416 n72 x359 n416 x382 x359 x312 x359 n416 x359 1.5 n54 x359 n416) (if v318 then n416 else n416) (if v318 then 10 else n416) (try (match v255 with | ([] | []) when v318 -> n54 | (q417' :: _) -> n416) with | Match_failure _ -> n416 | _ -> n416) (float n72) (n72 lor n416) (n416 * 3) (- n416) (match n72 with | (5 | 5) -> 10 | -3 -> 15 | 5 -> n72 | 1 -> n72 | f383 -> f383) (Array.fold_left (let rec f420 p418 p419 = p418 in f420) (v318, x382) (Array.make 2 v318)) (abs_float x382))
let f422 p423 p424 ({ r0 = q425; r1 = q426; r2 = x382; r3 = q427; r4 } as w428) p429 p430 p431 p432 p433 p434 x359 p435' p436 p437 f319 p438 p439 p440 n416 p441 p442' p443 p444 p445 p446 p447 p448 p449 p450' p451 p452' =
  ((((p443 +. (p440 +. (p446 -. (p451 -. (p440 +. ((((p423) *. p430) -. p432) *. p451)))))) *. p444) -. p438) -. p436) +. p446
let x469 = f422 ((); 3.25) (if false then n416 else 20) { r0 = "\000\255x"; r1 = []; r2 = "\000\255x"; r3 = n416; r4 = None } (match { r7 = x133 } with | ({ r7 = 0.5 } as w453) -> n72 | { r7 } -> n421) (-1.7976931348623157e308) (let v454 = n72 in Array.make 7 v318) x382 (n416 * 19) n72 (f319 x382 n416 x382 n421 [] n416 n416 (-2) x359 x359 n416 0 n416 [] 12 n421 x359 { r0 = "a"; r1 = []; r2 = "tail \" end"; r3 = 18; r4 = None } (-3.25) v318 (fun p455 p456 -> p456) x382 x133 n421 n421 (n416, n421, 1.5, n416) (-10.0) 100.75 x359 ('z', x382) n421) (n416 / 2) 1.5 (int_of_string (string_of_int n421)) (coarse (cos (limit x359 (-100.0) 100.0))) 0.0 (List.length []) (match [] with | (None :: q457) when (false <> (false || false)) -> x382 | [] -> x312 | (q458 :: []) -> x382 | (_ :: (None :: _)) -> x312 | (None :: ((Some q459) :: q460)) -> q459 | (((Some q461) | (Some q461)) :: ((Some q462) :: q463)) -> x382 | ([] as w464) when v318 -> 1.5) (f383 n421 1.5 n421 x382 None 12 n72 n421 x359 n416 x382 n421 n416 n54 x312 5 0 n72 n72 (v318, x312) x382) (if v318 then n416 else n421) (match v255 with | [] -> n416 | (None :: _) -> n416 | (((Some 0.5) :: q465) | ([] as q465)) -> n416 | (((Some _) :: ([] as w466)) | (None :: (_ :: w466))) -> n416 | (((Some q467) | (Some q467)) :: (_ :: q468)) -> 6) x359 (x359 -. x359) (f383 11 1.0 5 1.0 None n416 n421 n72 x359 n72 (-0.5) n72 10 n416 x382 n421 n416 n72 n416 (v318, x382) x382) x382 (n421 mod (n421 lor 1)) (int_of_float 100.75) n421 (Array.mem 0.0 (Array.make 5 x359)) (-1.0) (int_of_float x359)
let a470 = [|x133; x382|]
let i471 = ref 0
let () = while !i471 < 1 do
  a470.(!i471 + 1) <- a470.(!i471);
  i471 := !i471 + 1
done
let () = (mix_floats a470 0 2; note_end 0)
let a472 = [|n416; n54; 19; 12; n416; n421; n416; n416|]
let () = for i473 = 0 to 4 - 1 do
  (let x474 = a472.(i473) in a472.(i473) <- a472.(7 - i473); a472.(7 - i473) <- x474);
  ()
done
let () = (mix_ints a472 0 8; note_end 0)
let p475' = x133
let p476 = x312 -. p475'
let p477 = if false then 17 else n416
let p478 = x469 *. 1.0
let p479 = n72 + n421
let p480 = p475' /. p478
let p481 = p478
let p482 = p475'
let p483 = 4096.0
let p484 = -1.5
let p485 = truncate x469
let p486 = p483 *. p483
let p487 = x382
let () = mix 1
let n488 = (p485 * (p479 lxor (p477))) - 1
let () = note_int n488
let x489 = (p487 *. (p486 *. (p484 *. ((((p480 *. (((p475') -. p476) *. p478)) -. p481) +. p482) +. p483)))) +. 1.0
let () = note_float p487
let () = note_float p476
let () = note_int p477
let () = note_float x382
let () = (mix (if v318 then 1 else 0); note_end 0)
let () = note_float x312
let () = note_float p481
let () = note_int n488
let () = ()
