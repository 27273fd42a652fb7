type a0 = int * bool * bool
type t0 = { mutable r0 : int }
type t1 = { r1 : int; r2 : int; r3 : bool * float list }
type t2 = C4 of char option | C5 of t2 option * float array * float | C6
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
let () = (try (if (fun (q0, q1) -> true) (match Ok 14 with | Ok 3 -> (2.0, 12) | ((Ok (9 as w2)) | (Ok (9 as w2))) -> (100.75, 12) | Ok q3 -> ((-2.0), q3) | Error _ -> (0.0, 18)) then raise (Invalid_argument "\000\255x") else (let v4 = { r1 = 0; r2 = 12; r3 = (false, []) } in Option.get None)) with | Invalid_argument q5 -> (if true || false then ()) | Division_by_zero -> (List.fold_right (if true then (fun p6 () -> ()) else (fun p7 p8 -> p8)) [] (if false then ())))
let f9 p10 p11 p12 p13 p14 p15 p16 p17 p18 p19 p20 p21 p22 p23 p24 p25 p26 p27 p28 p29 p30 p31 p32 p33 p34 p35 p36 p37' p38 p39 p40 p41 p42 p43 p44 p45 p46 p47 p48 p49 =
  ((p45 +. ((p43 +. ((p38 -. (((p31 +. (p48 *. (((((((p44 +. (p11)) +. p17) *. p21) -. p38) -. p26) *. p29) +. p29))) -. p32) -. p36)) +. p38)) -. p44)) +. p48) +. p45
let x66 = f9 (-65536) (abs_float 100.75) (f9 0 10.0 (-10.0) 19 14 13 20 1.5 4 5 17 0.0 (-3) 16 (fun p50 -> 18) 10.0 (-1.0) 1.0 7 (-100.75) (-0.5) 10.0 0.0 18 None 13 (-0.5) 1.0 3.25 8 (Array.make 1 1) (-3) (-1) (-100.75) 1.0 1.0 18 8 1.0 4) (15 mod (15 lor 1)) (int_of_string (string_of_int (-1))) (match C6 with | C4 _ -> 10 | C5 ((None | (Some (C5 (_, _, _)))), [|q51; q52|], _) -> 0 | C5 ((Some q53), [|_; q54|], _) -> 6 | C5 (q55, _, _) -> 10 | C6 -> 5) (1 lor 3) (try (if false then 0.5 else 100.75) with | _ -> 0.5) (-6) ((-2) + 8) (snd (false, 10)) (2.0 -. (-1.5)) (11 * 7) (13 + 9) (fun p56 -> 3) (try (if false then 10.0 else 3.25) with | _ -> 1.0) (try (floor 2.0) with | Not_found -> 1.5 | Match_failure _ -> 0.0 | _ -> 1.5) (if true then 100.75 else (-2.0)) (-4096) ((-2.0) *. 10.0) (match None with | None -> 100.75 | Some (-2147483647) -> (-10.0) | Some 5 -> (-1.5) | ((Some q57) | (Some q57)) -> 0.5) (float_of_int 7) (f9 9 (-10.0) 1.0 (-3) 17 (-3) 10 100.75 6 13 0 0.5 19 18 (fun p58 -> 18) 1.0 10.0 2.0 11 (-100.75) (-0.5) 2.0 0.0 1 None 15 2.0 100.75 3.25 (-1) (Array.make 1 10) 17 (-3) 3.25 0.0 0.5 11 12 3.25 20) (-4096) (Some (-2)) (compare ("b c", (ref 9), (Array.make 6 5)) ("a", (ref 20), (Array.make 6 8))) (match C6 with | ((C4 None) | (C5 (_, _, _))) -> 10.0 | C4 (Some _) -> 3.25 | C5 (q59, q60, _) -> 100.75 | C6 -> 2.0 | ((C5 _) | (C4 None)) -> 1.5) (tick_float 4 10.0) (100.75 -. 100.75) ((land) 19 0) (match { r0 = 3 } with | { r0 = 3 } -> (Array.make 1 18) | { r0 = (-2147483648) } -> (Array.make 1 5) | { r0 = 6 } -> (Array.make 1 1) | { r0 = 0 } -> (Array.make 1 10) | { r0 = 1 } -> (Array.make 1 12) | { r0 = ((-1 as w64) | (-1 as w64)) } -> (Array.make 1 0) | { r0 = 8 } -> (Array.make 1 2) | { r0 = 7 } -> (Array.make 1 7) | { r0 = ((-3) | (-3)) } -> (Array.make 1 3) | { r0 = q65 } -> (Array.make 1 q65)) (9 + 6) (11 land 20) (-. 1.5) (if false then 0.5 else 10.0) (try (max 1.0 2.0) with | _ -> 0.0) (compare 10 14) (max 7 11) (coarse (tan (limit 0.0 (-1.0) 1.0))) ((-1) / 1)
let f67 f9 p68 p69 p70 p71 p72 p73' p74 p75 x66 p76 p77 p78 p79 p80 p81 p82 =
  p77 + ((p76 lxor ((p72 + (p76)) + p76)) - p76)
let n99 = f67 0.0 x66 (min x66 x66) ((-2) + 5) None (f67 x66 x66 x66 4 None 17 (-3) x66 x66 x66 1 (-2) x66 false 1.5 (let rec f84 p83 = 4 in f84) (fun p85 p86 -> 17)) ((-1) * (-1)) (-. (-2.0)) (( /. ) x66 x66) (float 5) (- 0) (f67 x66 x66 x66 16 None 4 (-3) x66 x66 x66 4 20 x66 false x66 (let rec f88 p87 = -2 in f88) (fun p89 p90 -> p89)) (x66 -. 1.0) (if true then false else true) (String.fold_left (let rec f92 p91 f67 = p91 in f92) 3.25 "a") ((); (let rec f94 p93 = p93 in f94)) (let v95 = 14 in (let rec f98 p96 p97 = p97 in f98))
let () = note_int n99
let n110 = if not ((fst (x66, n99)) >= (if 18 <= n99 then x66 else (x66 *. x66))) then ((let _v102 = (let rec f101 p100 () = 0.0 :: [] in f101) in -17) lxor (n99 * 20)) else (compare (match ((let v103 = -2.0 in n99), (match n99 with | (8 | 8) -> true | (-2147483647 as w104) -> false | q105 -> false), (not false)) with | (q106, q107, true) -> (try (fabs 0.5) with | _ -> (if q107 then x66 else x66)) | (q108, q109, false) -> (-3.25)) x66)
let f111 p112 p113 p114 p115 n99 p116 p117 p118 p119 p120 p121 p122 p123 p124 p125 =
  (p124 *. (p119 *. ((p124 *. (p121)) +. p119))) *. p118
let x135 = f111 n110 (fun p126 p127 -> 3.25) x66 (match C6 with | C4 q128 -> '\255' | C5 (q129, q130, 1.0) -> 'a' | C5 (q131, q132, q133) -> ' ' | (C6 as w134) -> '0') (2 / (-3)) (if false then n110 else n110) (n110 mod (-2147483648)) (float_of_int n110) x66 (n110 + n110) (-0.0) ("b c" < "b c") (n110 * 4) x66 (compare C6 C6)
let () = note_float x135
let f136 p137 n110 p138 p139 p140 p141 p142 x135 p143 ({ r1 = q144; r2 = q145; r3 } as w146) p147 p148 p149 p150 p151 p152 p153 p154 f111 p155 p156 p157 p158 p159 p160 p161 p162 p163 p164 p165 p166 p167 p168 =
  (p167 +. (((p160 +. (((((x135 -. (p167 +. ((((p140) -. p142) +. x135) +. p153))) *. p165) +. p155) -. p142) *. p142)) *. p164) -. p165)) +. p155
let x179 = f136 n110 (n110 / (n110 lor 1)) (match [] with | [] -> 11 | (_ :: []) -> 15 | (q169 :: (q170 :: q171)) -> q170) n99 1.5 (n110 * 33) (try (floor x135) with | _ -> (-2.0)) (-. 0.5) (min 1.0 x135) { r1 = n99; r2 = 2; r3 = (false, []) } 10.0 (let v172 = Array.make 3 0.5 in true) ((fun f136 -> 5) n110) (let (f111, q173, q174) = (n110, true, false) in x135) 4096 (-1073741824) ((fun f136 -> 0.0) []) (- n99) (6 mod 100) (f136 n110 0 n99 n99 x135 n99 x135 x66 x135 { r1 = 20; r2 = 7; r3 = (true, []) } x66 true n110 x135 n110 n110 x135 0 n99 x135 (Array.make 4 '0') n110 n110 n110 x66 10.0 n110 x135 x135 (-3.25) n110 x135 12) [|'a'; '\n'; '0'; 'a'|] (if true then n110 else n110) (truncate 10.0) (n110 - n110) (f136 6 n99 n110 n99 x66 n110 0.5 x135 3.25 { r1 = n110; r2 = n110; r3 = (true, []) } x135 true 5 1.0 n110 n110 x135 n99 13 x135 (Array.make 4 'a') n110 n110 15 x135 x66 4 x135 x135 x135 n110 x135 n110) ((-100.75) -. 100.75) (-3) (max x135 x66) (if false then x66 else (-1.0)) (List.fold_left (let rec f176 p175 x135 = p175 in f176) 1.0 []) (String.length "") (let { r1 = q177; r2 = _; r3 = (_, q178) } = { r1 = 19; r2 = 4; r3 = (false, []) } in x66) (if false then 14 else n99)
let () = note_float x179
let f180' p181 f67 p182 p183 p184 p185 p186 p187 p188 x135 p189 p190 p191 p192 p193 p194 p195 p196 =
  p187 +. ((p191 -. (((p194) -. p187) *. p194)) +. p194)
let x202 = f180' ((); 'z') (if true then n110 else 3) (n110 mod 10) compare (if false then x135 else x135) (let v197 = n99 in n99) n110 (try x179 with | _ -> x135) (min n99 6) (match 12 with | -3 -> x179 | 4 -> x179 | q198 -> 1.5) (let v199 = { r1 = n110; r2 = n110; r3 = (false, []) } in n110) (if false then 3 else n110) (float n110) (truncate x179) ((); n110) (let _v200 = 17 in x135) ((fun p201 -> n110) 3.25) ((-3) mod 16)
let () = note_float x202
let f203 p204 p205 x202 x179 (_, q206, q207) p208 p209 p210 p211 p212 p213 n110 p214 p215 p216 p217 p218 p219 p220 p221' p222 p223 p224 p225 p226 f136 p227 p228 p229 x135 p230 =
  ((p223 +. (p221' +. ((p217 -. ((x202 *. (p205)) *. p210)) -. p219))) +. p229) -. p219
let x276 = f203 (12 + n110) (if true then x202 else x179) (x202 *. (-10.0)) (if true then (let rec f234 p231 p232 p233 = n110 in f234) else (fun p235 p236 p237 -> n110)) (String.fold_left (let rec f240 p238 p239 = p238 in f240) (n99, true, false) "") (fun p241 p242 -> x179) (let o243 = n110 in let o244 = n99 in let o245 = n110 in let o246 = n110 in let o247 = n110 in let ( +! ) a b = (a lsl 1) + b and ( %% ) a b = a lxor (b + 1) and ( @@ ) a b = a lxor (b + 1) in o243 @@ o244 %% o245 +! o246 %% o247) (match n110 with | 8 -> x66 | 0 -> x135 | ((-1) | 3) -> x179 | 2 -> x179 | ((-2) | 1) -> x202 | q248 -> 100.75 | (3 as w249) when w249 <> 15 -> x179) 4096 (match [] with | [] -> 7 | (_ :: ([] as w250)) -> n110 | (true :: (_ :: _)) -> n110 | (false :: (q251 :: q252)) -> n99) n110 (fst (9, n110)) (f67 x135 (-10.0) x202 n110 None n110 n99 3.25 x135 x179 n99 n110 0.0 true x202 (fun p253 -> n99) (let rec f256 p254 p255 = p254 in f256)) (compare { r1 = n110; r2 = n110; r3 = (true, []) } { r1 = n110; r2 = n110; r3 = (false, []) }) (n110 * n110) (x179 +. 1.0) (Array.fold_right (fun f180' p257 -> n99) (Array.make 3 6) n99) (let f136 = C6 in x179) (match C6 with | C4 ((Some _) | None) -> true | C4 (Some q259) when q259 < '\094' -> false | C4 (Some f203) -> false | C5 ((None | (Some _)), q260, (0.5 as w261)) -> true | C5 ((Some _ as w262), q263, (0.0 | 0.5)) -> true | C5 (q264, q265, q266) -> true | C6 when (match (let v267 = x202 in []) with | ([] | []) -> (n99 = 6) | [] -> (match { r0 = n99 } with | { r0 = ((-3) | (-3)) } -> true | { r0 = 3 } -> true | { r0 = q268 } -> false) | (q269 :: q270) -> (if true then q269 else q269)) -> true | C6 -> false | (C5 (_, _, q271) as w272) when q271 <> 1.5 -> false) (x135 -. x202) (n110 mod (n99 lor 1)) (floor x135) ((-1) + 8) (-9) ((-1) mod (-1)) (let o273 = n110 in let o274 = 18 in let o275 = n110 in let ( * ) a b = a lxor (b + 1) in o273 * o274 * o275) n99 (14, n110, n110, false) (float n110) (tick_int 9 n99) (match { r0 = n99 } with | { r0 = (-3) } -> n110 | { r0 = 6 } -> n110 | { r0 = _ } -> n110)
let () = note_float x276
let v280 = (let s277 = string_of_bool true in let i278 = (let _v279 = x179 -. x276 in -4) in if i278 >= 0 && i278 < String.length s277 then s277.[i278] else '\255')
let () = (mix (Char.code v280); note_end 0)
let f281 p282 p283 p284 p285 p286 p287' =
  x179 -. ((p284 *. ((p287') *. x135)) *. p287')
let x289 = f281 (let v288 = ({ r0 = 12 }, true, { r1 = n110; r2 = n99; r3 = (false, []) }) in x276) (n110 + 15) 1.5 (n110 / 1) (x179 *. x179) (x202 -. x276)
let f290 p291 p292 x179 p293 p294 p295 x289 p296 p297' p298 p299' =
  x179 + ((x289 - ((x289 lxor (x289)) + p294)) - x289)
let n306 = f290 n110 (x289 *. x289) (n110 + n99) (( *. ) x289 x135) ((); 13) (x202 -. x276) (f290 n99 x66 (-1) x179 n110 x135 n99 x276 x179 false n99) (x202 /. x276) (let v300 = (12, true, false) in x289) (String.equal "a" "a") (let v305 = ((let rec f304 p301' p302 p303 = p301' in f304), 6) in n110)
let n307 = f290 (fst (n306, n306)) (if true then x179 else x276) (compare n110 n306) (fabs x276) (if true then n99 else 8) (x276 *. x202) (( + ) n306 4) x202 0.5 (x179 <> x202) (tick_int 12 n306)
let a308 = (match v280 with | 'a'..'m' -> (Array.make 8 (n307, true, true)) | ('0'..'9' | 'a'..'m') -> (Array.make 8 (n307, true, true)) | 'n' -> (Array.make 8 (n110, true, false)) | _ when ((x276, { r0 = n306 }) <= (match C6 with | C4 q309 -> (1.5, { r0 = 15 }) | ((C5 (q310, q311, q312)) | (C5 (q310, q311, q312))) -> (q312, { r0 = n306 }) | C6 -> (x202, { r0 = n307 }))) -> (Array.make 8 (n110, false, false)) | _ -> (Array.make 8 (n110, true, false)))
let () = for i313 = 0 to 7 - 1 do
  a308.(i313) <- ((match v280 with | 'a'..'m' -> n307 | _ -> 6), false, true);
  ()
done
let () = ((note_int 65535); (a308.(0) <- (n110, false, false)))
let v314 = (((); x289) -. (3.25 /. 3.25)) <= (-3.25)
let () = (mix (if v314 then 1 else 0); note_end 0)
let v340 = (match (Error { { r1 = n306; r2 = n306; r3 = (true, []) } with r2 = n306 }) with | (Ok _ as w315) -> (
  let v322 = (match { r1 = (let o316 = n307 in let o317 = n307 in let o318 = 11 in let o319 = n306 in let ( ||| ) a b = a * 2 - b and ( ** ) a b = (a lsl 1) + b and ( |> ) a b = a lxor (b + 1) in o316 ||| o317 ** o318 ||| o319); r2 = (n110 - n307); r3 = ((); (v314, [])) } with | { r1 = _; r2 = q320; r3 = _ } -> (
    (n110, (let v321 = n307 in n99), (create_array 1 3.25)))) in
  []) | Error { r1 = q323; r2 = q324; r3 = q325 } -> (
  (sqrt 2.0) :: (try (let v326 = n306 in []) with | _ -> [])) | Ok 'a'..'m' -> (
  let s328 = ref n99 in
  for i327 = 9 - 1 downto 0 do
    s328 := (try (Array.make 1 7).(i327) with | Invalid_argument q329' -> (match v280 with | 'a'..'m' -> n307 | ('0'..'9' as w330) -> i327 | 'n' -> !s328 | q331 -> !s328) | Division_by_zero -> i327)
  done;
  let n332 = !s328 in
  note_int n332;
  (let (_, q333, _, q334') = max (n307, 0.5, C6, "tail \" end") (n307, x276, C6, "\000\255x") in (match v280 with | 'a'..'m' -> [] | ('0'..'9' as w335) -> [] | _ -> []))) | exception Division_by_zero -> (fst ([], "tail \" end")) | exception Failure q336 -> (List.concat (let _v337 = n110 in [])) | exception Match_failure _ -> ((let rec f339 p338 = (try (try [x289] with | _ -> []) with | _ -> []) in f339) ()) | exception E0 -> (2.0 :: (1.0 :: [])))
let n341 = ((compare (n306, 1.0, (x289, x276, 2.0), (Array.make 1 x276)) (n110, 2.0, (x289, (-0.0), x202), (Array.make 1 1.0))) * 8) mod (((n306 lor 17) * ((-2) + n307)) lor 1)
let f342 p343 p344 n341 p345 p346 p347 a308 p348 p349 p350 p351 p352 p353 p354 p355 p356 p357 p358 p359 p360 n110 p361 f180' p362 p363 p364 p365 p366 p367 p368 p369 p370 p371' p372 p373 p374 p375 =
  p367 - ((p356 + (p356 + ((p367 * (((p361 * ((((((p344) + p348) lxor p371') * p368) + p367) + p356)) lxor p360) + p366)) * p368))) + p375)
let n409 = f342 x276 (-6561) (match None with | None -> x202 | Some q376 -> 1.0) (match v280 with | ('a'..'m' | _) -> x179 | 'n' -> x202 | q377 -> x276) (let (q378, _, _, x135) = (6, (Array.make 8 n341), v314, false) in x276) (match Array.make 2 n341 with | ([|_; _|] as w379) -> x135 | [||] -> x202 | [|q380; _|] -> x289 | q381 -> (-100.75)) (if v314 then C6 else C6) (n306 lsl 23) (match v340 with | [] -> (fun p382 -> 1.5) | (q383 :: []) -> (let rec f385 p384 = x289 in f385) | ((_ :: (_ :: _)) | (_ :: _)) -> (fun p389 -> -1.5)) (Ok false) (x202 /. x289) v340 (match None with | None -> (Array.make 3 x276) | Some _ -> (Array.make 3 x202)) (match None with | None -> n307 | Some _ -> n307) (match { r1 = n110; r2 = n306; r3 = (v314, []) } with | { r1 = q390; r2; r3 = q391 } -> r2 | { r1 = q392; r2 = q393; r3 = q394 } when q393 < (-538) -> n341) (17 lsr 24) (1.5 -. x289) (match [] with | [] -> x276 | (_ :: []) when (let (f136, q396, q397) = (fun p395 -> (n99, p395, v314)) v314 in q397 <= q397) -> x289 | ((q398, _) :: q399) when q398 = (-18) -> x276 | ((_, _) :: q400') -> x289) (3.25 -. x289) (snd (x276, n341)) (v314 && true) n110 (float_of_int n307) (if v314 then n306 else 8) (f203 20 0.5 1.0 (fun p401 p402 p403 -> n307) ((-1), true, false) (let rec f406 p404 p405 = x276 in f406) n110 2.0 n306 n306 n307 n307 n307 n110 10 x135 8 x276 v314 x179 4 x276 13 n306 n99 (-1) n306 (n341, 16, n99, v314) x289 n341 1) (n341, v314, false) (match None with | None -> x289 | (Some _ as w407) -> 2.0) (let { r1; r2; r3 = (_, q408) } = { r1 = n341; r2 = n110; r3 = (true, []) } in r1) n306 n307 { r0 = n341 } x289 18 x66 x289 n341 15
let n410 = n341
let n415 = if (n307 * n307) = (Array.length a308) then (Char.code (let s411 = "12" in let i412 = n409 in if i412 >= 0 && i412 < String.length s411 then s411.[i412] else v280)) else (match v280 with | ('a'..'m' | 'a'..'m') -> (n307 + n307) | ('0'..'9' | 'a'..'m') -> n99 | 'a'..'m' -> 12 | ('0'..'9' | '0'..'9') -> (n409 lsl 26) | 'n' -> (match x289 with | 0.5 -> n410 | 0.5 -> (-1) | q413 -> n410) | q414 -> n410)
let () = note_float x135
let () = note_int n341
let () = note_int n409
let () = note_int n99
let () = note_int n110
let () = note_int n415
let () = note_int n306
let () = (mix (if v314 then 1 else 0); note_end 0)
let () = ()
