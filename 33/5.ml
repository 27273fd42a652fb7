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
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
let rec mix_0 d (v : int t0) =
  if d > 0 then
    match v with
    | C1 y368 -> mix 0; (let (m369, m370') = y368 in mix m369; mix_string m370')
    | C0 (y371, y372, y373, y374, y375, y376, _) -> mix 1; mix y371; mix (Char.code y372); mix_2 (d - 1) y373; mix_0 (d - 1) y374; mix y375; mix_0 (d - 1) y376
    | C2 -> mix 2
and mix_1 d (v : t2) =
  if d > 0 then
    match v with
    | C26 -> mix 0
    | C24 (y378, y379', _) -> mix 1; mix_ints y378 0 8; mix_0 (d - 1) y379'
    | C25 (y381', y382) -> mix 2; mix_floats y381' 0 4; mix y382
    | C27 -> mix 3
and mix_2 d (v : int t0 list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y383 :: y384) -> mix 1; mix_0 (d - 1) y383; mix_2 (d - 1) y384
let n8 = (match ((match -2.0 with | 1.0 -> () | 0.0 -> () | 1.0 -> () | q0 -> ()); (C5 C20)) with | C3 (q1, _, _) -> ((max 6 14) + 2147483647) | ((C6 { r7 = _; r8 = _; _ }) | C20) -> (truncate ((-1.5) /. (-1.5))) | ((C11 { r12 = _; r14 = _; _ }) | (C4 _)) -> ((); (show_int 3 0)) | C22 -> (compare (ref []) (if false then (ref []) else (ref []))) | q7 -> 1023)
let x12 = (match C4 (((); None), C23) with | C22 -> 100.75 | ((C3 (_, _, _)) | (C5 _)) -> (float (match n8 with | 0 when (0.0 < (if false then 0.0 else 0.5)) -> 17 | 0 -> n8 | 6 -> n8 | (3 as w11) -> w11 | ((-3) | 7) -> n8 | _ -> 9 | -2147483647 -> n8)) | _ -> (if (try ((2, false) > (n8, true)) with | _ -> false) then 1e16 else (try (0.0 +. (-100.75)) with | _ -> 0.0)))
let n15 = (String.fold_left (fun p13 p14 -> p13) (((4 / (n8 lor 1)) / 16) + ((lxor) (-511) 2147483646)) ((fun x12 -> (clip ((); "tail \" end")) ^ (String.make 0 ' ')) [|10.0|])) / (-2147483648)
let () = note_int n15
let v77 = (match (match x12 with | (_ | 1.0) -> (List.fold_left (fun ((q16, _) as w17) p18 -> w17) (n15, false) []) | 0.0 -> (4, false) | 0.5 -> (match C26 with | C26 -> (19, false) | C24 (q19, (C1 q20), q21) -> (3, true) | C24 (q22, (C0 (n15, x12, _, q23, q24, q25, q26) as w27), q28) -> (n15, true) | ((C24 (q29, C2, _)) | (C24 (q29, C2, _))) -> (n15, false) | ((C25 (q30, q31) as w32) | (C25 (q30, (-2147483647 as q31)) as w32)) -> (4, true) | C27 -> (0, false)) | q33 -> (if false then (1, false) else (n15, true))) with | ((4, true) | (_, _)) -> (match if false then [] else [] with | [] -> (if true then C2 else C2) | (q34 :: q35) -> (C1 ((-2), ""))) | (((-1), (true as w36)) as w37) -> (match (match n8 with | _ -> w37 | -2 when (((let w37 = false in n15) - (-4097)) >= n15) -> (10, true) | q38 when q38 < 5 -> (q38, true) | (3 | (-3)) when ((x12 <> x12) < false) -> w37 | _ -> w37) with | (8, _) -> ((); C2) | ((-2147483648), true) -> (match w37 with | (q39, (true | true)) -> C2 | (_, false) -> C2) | ((-2147483648), false) -> (C1 (n15, "b c")) | (((q40, q41) as w42) | ((q40, q41) as w42)) when q40 <> 8 -> (C1 (q40, "a")) | (q43, _) -> (C1 (q43, "b c")) | _ -> (Array.fold_left (fun p44 p45 -> p44) C2 (Array.make 5 n15)) | exception Invalid_argument _ -> ((fun p46 -> C2) (Array.make 2 n15)) | exception Division_by_zero -> ((); C2) | exception Match_failure _ -> (C0 (n15, 'z', [], C2, n15, C2, (fun p47 -> n15)))) | ((-3), true) -> (C1 (n8, "12")) | (4, true) -> (((); ()); (let _v48 = C2 in C2)) | ((8, true) as w49) -> (if true && false then (let v50 = x12 in C2) else (let (q51, _, q52, q53) = ((n8, n15), (Array.make 9 x12), C20, 18) in C2)) | (_, (true as w54)) -> (if (match C26 with | C26 -> w54 | C24 ([|q55|], q56, q57) -> w54 | ((C24 (w54, _, q58)) | (C24 (w54, _, q58))) -> true | C25 (q59, q60) -> true | (C27 | C27) -> w54) then (match n15 with | 5 -> C2 | (6 | 6) -> C2 | 0 -> C2 | q61 -> C2) else (snd (5, C2))) | ((q62, false) | (q62, false)) -> (match (match C20 with | C3 (q63, _, q64) -> C2 | C20 -> C2 | C17 { r18; r19 = q65' } -> C2 | C22 -> C2 | C10 (_, q66, _) -> C2 | q67 -> C2) with | ((C1 q68) | (C1 q68)) -> (if true then C2 else C2) | C0 (q69, _, q70, q71, q72, q73, _) -> (let (q74, q75, q76, q62) = (n15, x12, [], ()) in C2) | C2 -> C2))
let () = (mix_0 5 v77; note_end 0)
let x78 = ((Option.iter (fun v77 -> ()) (Some n15)); ((if true then ()); x12))
let f79 p80 p81 =
  let x82 = -10.0 in
  let v187 = (match p81 with | ((_, q83, 0.5, true) | (_, q83, _, _)) -> ((try [] with | _ -> []), (fun p84 p85 p86 -> p85), ((-2) :: []), 16) | (_, _, q87, true) -> (match (let v88 = p80 in C20) with | C11 { r12 = q89; r13 = q87; r14 } -> (match p81 with | ((q90, q91, q92, r14) | (q90, q91, q92, (true as r14))) -> ([], (fun p93 p94 p95 -> q92), [], q90) | (((-2147483648) | (-2147483648)), [|q96; q97|], _, q98') when q98' -> ([], (fun p99 p100 p101 -> x82), [], 9) | (q102, q103, q104, false) -> ([], (fun p105 p106 r14 -> 0.5), [], q102) | _ -> ([], (fun p107 p108 p109 -> p108), [], 10)) | C6 ({ r7; r8 = q110; r9 = q111 } as w112) -> (let v113 = 0 in ([], (fun p114 p115 q111 -> 3.25), [], 17)) | C5 _ -> (let v116 = 100.75 in ([], (fun p117 p118 p119 -> p118), [], 9)) | q120 -> (match q120 with | C23 -> ([], (fun p121 p122 p123 -> -2.0), [], 2) | C3 (q124, q87, _) -> ([], (fun p125 p126 p127 -> x82), [], 6) | C15 (q128, q129) -> ([], (fun p130 p131 p132 -> 1.0), [], q128) | C22 -> ([], (fun p133 p134' p135 -> p134'), [], 18) | ((C5 (C11 { r12 = _; r14 = _; _ })) | _) -> ([], (fun p138 p139 p140 -> 0.0), [], 3) | C5 (C4 (q141, _)) -> ([], (fun p142 p143 p144 -> q87), [], 14) | (C5 q145 as w146) -> ([], (fun p147 p148 p149 -> q87), [], 18) | q150 -> ([], (fun p151 p152 p153 -> p152), [], 2)) | C23 -> ([], (fun p154 x82 p81 -> x82), [], 5)) | (q155', q156, (1.0 as w157), false) -> (if true && true then ([], (fun p158 p159 q156 -> w157), [], q155') else (match p81 with | ((_, q160, q161', true) | (_, q160, q161', true)) -> ([], (fun q161' p162 p163 -> w157), [], q155') | (8, _, q164, false) -> ([], (fun p165 p166 p167 -> q164), [], 0) | (_, q168, _, false) -> ([], (fun p169 p170 p171 -> 1.5), [], q155'))) | (_, _, q172, false) -> (match (try (0, (Array.make 7 (-2)), q172, true) with | _ -> p81) with | (_, [|q173; _|], q174, _) -> ([], (fun p175 p176 p177 -> p176), [], 10) | (q178, _, q179, q180') -> ([], (fun q179 p181 p182 -> p181), [], 9) | ((-2), q172, _, q183) -> ([], (fun p184 p185 p186 -> p185), [], 20))) in
  (C26, 7, C26)
let v189 = f79 (fst (C20, n15)) (match n8 with | 1 -> (n15, (Array.make 7 n8), 0.0, true) | 3 -> (6, (Array.make 7 n15), x78, false) | 3 -> (19, (Array.make 7 n15), x78, false) | -3 -> (n15, (Array.make 7 n15), x78, false) | (-2147483647 as w188) -> (w188, (Array.make 7 2), x78, true) | (7 | 7) -> (n15, (Array.make 7 n15), x78, true) | -1 -> (18, (Array.make 7 n8), x12, true) | 5 -> (n8, (Array.make 7 n8), x12, false) | _ -> (n15, (Array.make 7 15), x78, false))
let () = ((let (m190, m191, m192) = v189 in mix_1 5 m190; mix m191; mix_1 5 m192); note_end 0)
let () = ((let (m193, m194, m195) = v189 in mix_1 5 m193; mix m194; mix_1 5 m195); note_end 0)
let v198 = f79 ((); C20) (List.fold_left (fun p196 p197 -> p196) (n15, (Array.make 7 17), x78, true) [])
let () = ((let (m199, m200', m201) = v198 in mix_1 5 m199; mix m200'; mix_1 5 m201); note_end 0)
let () = ((let (_, m203, _) = v198 in mix m203); note_end 0)
let a205 = Array.mapi (fun p206 x78 -> 11) (Array.make 10 9)
let s208 = ref n15
let () = for i207 = 0 to 10 - 1 do
  s208 := (((!s208) lxor a205.(i207)) + (-15))
done
let n209 = !s208
let () = note_int n209
let _ = f79 (List.fold_right (fun v198 p210 -> p210) [] C20) (List.fold_right (fun p211' p212 -> p212) [] (8, (Array.make 7 n15), x78, false))
let a213 = (match v198 with | (C26, q214, _) -> (Array.make 10 x12) | ((C24 (q215, (C1 q216 as w217), q218)), q219, q220) -> (Array.make 10 0.5) | ((C24 (q221, (C0 (_, _, q222, _, _, q223, q224)), _)), _, q225) -> (Array.make 10 x78) | ((C24 (q226, C2, _) as w227), q228, q229) -> (Array.make 10 1.0) | ((C25 (q230, q231)), q232, f79) -> (Array.make 10 x78) | (C27, q233, _) -> (Array.make 10 x78))
let rec loop236 i234 n237 s235 =
  if i234 >= 0 then (
    loop236 (i234 - 2) n237 (if i234 < 10 then (a213.(i234) +. (s235)) else s235)
  ) else
    s235
let n238 = loop236 (13 - 1) 13 x78
let () = note_float n238
let unused241 = f79 (let v239 = 18 in C20) (let v240 = true in (n209, (Array.make 7 n8), 3.25, v240))
let n242 = (List.compare_lengths (true :: []) (try [n209; (-3)] with | _ -> [])) + a205.(9)
let () = a213.(9) <- (max (0.0 -. x78) (try (-2.0) with | _ -> (coarse (atan (limit (abs_float n238) (-9.0) 9.0)))))
let v252 = (let s243 = if (match v77 with | ((C1 _) | (C1 (_, _))) -> false | C0 (_, _, n238, _, q244, _, q245) -> true | (C2 | C2) -> true) then ((fun p246 -> "a") false) else ((fun p247 -> "a") n209) in let i248 = max (match v198 with | (q249, _, n209) -> n15 | (n238, q250, q251) when (a205.(4) < 16) -> q250 | exception Invalid_argument _ -> n209 | exception Not_found -> n209) n209 in if i248 >= 0 && i248 < String.length s243 then s243.[i248] else '\'')
let v189 = ( +. ) (n238 *. n238) (List.fold_right ((Option.iter (fun (q253, _) -> ()) None); (fun p254 p255 -> n238)) [] n238)
let v258 = (match v252 with | ('a'..'m' | 'a'..'m') -> (let i256 = n15 in if i256 >= 0 && i256 < 10 then a213.(i256) else x78) | ('0'..'9' | '0'..'9') -> (v189 +. v189) | 'n' -> x78 | q257 -> (float_of_int n242) | exception _ -> (x78 -. v189)) <= v189
let a262 = (let v259 = true in [|(let (q260, f79, q261, _) = (n242, "", n242, (-1)) in q260); (n242 land n242)|])
let a205 = (let v263 = (try ((); (C1 ((true, n209, n238, ""), ""))) with | _ -> (C1 ((false, n242, v189, "12"), "b c"))) in n242)
let v271 = ((); ((a262.(0) <- n15); (match v77 with | C1 _ -> v258 | ((C0 (q264, _, q265, q266, q267, q268, q269) as w270) | (C0 (q264, _, q265, q268, q267, q266, q269) as w270)) -> false | C2 -> v258)))
let v274 = (match (let s272 = part "" a205 a205 in let i273 = n8 in if i273 >= 0 && i273 < String.length s272 then s272.[i273] else v252) with | 'a'..'m' -> v271 | _ -> true)
let x275 = float n242
let n276 = -2147483648
let f283 = fun p277 p278 -> (let v279 = C26 in (let (q280, q281', q282) = (2.0, x78, v279) in (n209, 16)))
let v299 = (let (q284, q285, _) = ((if v274 then (1, n276, n209) else (n276, n242, n15)), (if v274 then C20 else C20), C2) in (let s286 = if v274 then "b c" else "12" in let i287 = (match q284 with | ((6 | _), q284, q288) -> n276 | (6, q289, q290) -> 9 | (9, q291, q292) -> q291 | (q293, q294, 1) -> 8 | (q295, _, 3) -> 4 | (q296, q297', 8) -> q297' | ((_, q298, _) | (_, _, q298)) -> 19 | exception _ -> n242) in if i287 >= 0 && i287 < String.length s286 then s286.[i287] else v252))
let v303' = ((a262.(0) <- (match v198 with | (q300, q301', q302) -> a205)); (Ok (Array.make 3 n276)))
let n312 = if not ((-1073741824) < 2147483646) then 65536 else (let ((q308, q309, _, q310) as w311) = ((match v299 with | 'a'..'m' -> (if v271 then (n209, 4, v274) else (14, 5, v271)) | q304 -> (try (n242, (-3), v271) with | _ -> (18, n209, true))), (-10.0), (fun p305 p306 p307 -> "tail \" end"), n242) in 4)
let v313 = v258
let a315 = [|(let v314 = if v271 then C20 else C20 in n276 / (a205 lor 1))|]
let n319 = if v313 then (if true then n312 else (if 9 > n209 then (try n312 with | _ -> n276) else (if not v313 then (if (match v303' with | Ok [|q316; q317'; q318|] -> v313 | Ok _ -> v274 | Error _ -> v258) then (10 mod (n276 lor 1)) else n312) else n15))) else n276
let v320 = C26
let a321 = if v313 then a213 else a213
let () = a213.(0) <- (-1e999)
let () = a321.(2) <- (v189 +. (a213.(0)))
let n325 = ((); (14 * n209)) + ((match v299 with | 'a'..'m' -> () | ('n' as w322') -> () | ('a'..'m' | 'a'..'m') -> () | ('0'..'9' | '0'..'9') -> () | (q323 | ('a'..'m' as q323)) -> () | '0'..'9' -> () | 'a'..'m' when false -> () | ('n' | 'n') -> () | _ -> () | ('a'..'m' as w324) -> () | _ -> ()); 20)
let a326 = if false then [|(try (Array.make 9 x78) with | _ -> (Array.make 9 x275))|] else [|(if v313 then (Array.make 9 v189) else (Array.make 9 x275))|]
let n327 = n276
let a367 = if v313 then (match v303' with | Ok q328 -> (match (let s329 = (let (q330, q331, _, q332) = (C26, (Ok n327), n276, n319) in "") in let i333 = (-1) / (13 lor 1) in if i333 >= 0 && i333 < String.length s329 then s329.[i333] else v252) with | 'a'..'m' -> (Array.make 3 n312) | 'n' -> q328 | ('a'..'m' | 'a'..'m') -> q328 | '0'..'9' -> (Array.make 3 a205) | ('n' | '0'..'9') -> q328 | 'a'..'m' -> q328 | '0'..'9' -> q328 | ('n' as w334) -> q328 | q335 -> q328) | (Error C26 as w336) -> (try [|(int_of_float 0.1); (let _v337 = Array.make 9 (-2.0) in 10); n325|] with | _ -> (Array.make 3 n325)) | Error (C24 (_, (C1 a326), q338)) -> (let (v271, q339) = ((if v271 then v252 else '\''), (if true then (Array.make 8 6) else (Array.make 8 n325))) in Array.make 3 n327) | ((Error (C24 (_, (C0 (_, _, _, _, _, _, _)), _))) | (Error _)) -> (Array.make 3 n242) | Error (C24 (q347, C2, q348)) -> (Array.make 3 (truncate (if v274 then x275 else v189))) | ((Error (C25 (q349, q350))) | (Error (C25 (q349, q350)))) -> (if n312 < a315.(0) then [|(3 lsr 3); 17; (-11)|] else (Array.make 3 (if v313 then q350 else q350))) | Error C27 -> (let (_, _) = ((if v313 then [] else []), v189) in if 0.5 >= n238 then (Array.make 3 n325) else (Array.make 3 2)) | exception Invalid_argument _ -> (Array.make 3 n327) | exception Division_by_zero -> (Array.make 3 n325) | exception Failure q351 when v313 -> (Array.make 3 5) | exception Match_failure _ -> (Array.make 3 n242) | exception _ -> (Array.make 3 n319)) else [|((Array.length a326) + ((3 * 29) / ((match [] with | (q352 :: q353) when v313 -> n325 | [] -> n312 | (C26 :: q354) -> n325 | ((C24 (q355, q356, q357)) :: _) when v313 -> 17 | ((C24 (q358, q359, q360)) :: q361') -> a205 | (((C25 (q362, q363)) :: _) | ((C25 (q362, q363)) :: _)) -> q363 | (C27 :: []) -> n276 | (C27 :: (_ :: ([] as w364))) -> n15 | (C27 :: (q365 :: (_ :: q366))) -> n312) lor 1))); n312; 14|]
let () = (mix_floats a213 0 10; note_end 0)
let () = note_float v189
let () = note_float n238
let () = (mix (if v274 then 1 else 0); note_end 0)
let () = ()
