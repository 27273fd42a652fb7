type 'a t0 = C3 | C0 of { r1 : 'a } | C4 | C2 of string * float array * float
type 'a t1 = C16 | C5 of { r6 : 'a; r7 : float; r8 : 'a t2 * int; r9 : 'a t2 } | C15 | C10 of 'a | C11 of { r12 : 'a; r13 : float; r14 : int }
and 'a t2 = C19 | C18 | C17 of char
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
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec tick_float k x = mix k; x
let rec show_int k x = print_byte (65 + k); x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
let rec mix_0 d (v : int ref list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y346 :: y347) -> mix 1; mix_1 (d - 1) y346; mix_0 (d - 1) y347
and mix_1 d (v : int ref) =
  if d > 0 then
    match v with
    | _ -> mix !v
let n14 = (int_of_string (string_of_int (match C5 { r6 = (if false then 16 else 4); r7 = (let _v0 = 3 in 3.25); r8 = (if false then (C18, 5) else (C18, 11)); r9 = (C17 '\n') } with | C16 -> ((fun p1 -> -15) None) | C5 { r6 = q2; r7; r8 = q3; r9 = q4 } -> (-(q2 + q2)) | C5 { r6 = q5'; r7 = q6; r8 = q7; r9 = q8 } -> 31 | ((C11 { r12 = _; r14 = _; _ }) | C15) -> (int_of_string (string_of_int (-2147483647))) | C10 _ -> ((18 + 6) / 3) | (C11 { r12 = _; r13 = q12; r14 = _ } as w13) -> ((6 mod (17 lor 1)) * 1073741824)))) - ((-6633) + (2147483646 mod (2 lor 1)))
let n14 = Array.map (let rec f16 p15' = -12 in f16) (Array.make 7 n14)
let () = (mix_ints n14 0 7; note_end 0)
let rec f17 p18' p19 =
  if p18' < 1 then
    (let i20 = p19 in if i20 >= 0 && i20 < Array.length n14 then n14.(i20) else 3)
  else (
    (-9) land (f17 (p18' - 1) (let i21 = p19 in if i21 >= 0 && i21 < 7 then n14.(i21) else p19))
  )
let n23 = f17 4 (let v22' = Array.make 1 (-2.0) in 4)
let n24 = f17 2 (f17 (hide 0 5) n23)
let () = note_int n24
let f17 = (try (if (match [|C15|] with | [|_|] -> (try (if true then false else true) with | _ -> true)) then raise (Invalid_argument "tail \" end") else (sqrt (match "" with | (q25 | ("a" as q25)) -> (-2.0) | q26 -> 0.0))) with | Invalid_argument q27 -> (Array.fold_left (fun p28 p29 -> (match p28 with | (0.5 | 0.5) when (((p29 + p29) + 1024) > n14.(3)) -> p28 | (0.5 | 0.5) -> 10.0 | q30 -> q30)) (match C3 with | C3 -> 0.0 | C0 { r1 = [|q31; q32; q33; n23|] } -> 10.0 | ((C0 { r1 = q34 }) | (C0 { r1 = q34 })) -> 3.25 | (C4 | (C2 (_, _, _))) -> 100.75 | ((C2 (_, [|n24; q35|], q36)) | (C2 (_, [|q35; q36|], n24))) -> q36 | C2 (q37, q38, _) -> 2.0) n14) | Match_failure _ -> (match (if true then C15 else C15) with | C16 -> (-4096.0) | C5 { r6; r8 = q39; r9 = q40; _ } -> (float 19) | (C15 | C15) -> ((-2.0) *. 10.0) | (C10 q41 as w42) -> (-. (-0.0)) | C11 { r12 = _; r13 = q43; r14 = q44 } -> (min q43 q43) | C5 { r6 = q45; r7 = q46; r8 = q47; r9 = C18 } -> q46))
let () = Array.stable_sort compare n14
let n48 = n23
let n150 = (match (let v102 = (try (match f17 with | (_ | 0.0) -> ((); (let _v49 = (9, n24, C3) in (let rec f53 p50 p51 p52 = ' ' in f53))) | 1.0 when (match (match "tail \" end" with | "a" -> C15 | "" -> C15 | "a" -> C15 | q54 -> C15) with | (C16 as w55) -> (false || true) | C5 ({ r6; r7 = q56; r9; _ } as w57) -> (true || false) | C15 -> (List.equal (fun p58 p59 -> true) [] []) | C10 C3 -> (n24 == n48) | C10 (C0 w60) -> (true || true) | C10 C4 -> (f17 > f17) | (C10 (C2 (q61, _, _)) as w62) -> (false && false) | C11 ({ r12; r13 = q63; _ } as w64) -> (C3 < C3)) -> (let rec f69 p65 p66 p67 = (let v68 = true in '\'') in f69) | (0.0 | 1.0) -> (if (match C3 with | C3 -> true | ((C0 { r1 = C3 }) | (C0 { r1 = _ })) -> true | ((C0 { r1 = (C0 { r1 = _ }) }) | C4) when (if min false true then ((n48 - 65536) >= n24) else true) -> true | C0 { r1 = C4 } -> false | C0 { r1 = (C2 (_, _, q70)) } -> false | (C4 as w71) -> true | C2 (q72, q73, _) -> true | _ -> true) then (let rec f77 p74 p75 p76 = 'a' in f77) else (if false then (let rec f81 p78 p79 p80 = '0' in f81) else (let rec f84 p82 p83 f17 = '0' in f84))) | _ -> (let rec f93' p85' p86 p87 = (try (match p86 with | C3 -> '\n' | C0 { r1 = (-2147483648) } -> '0' | ((C0 { r1 = q88 }) | (C0 { r1 = (1 as q88) })) -> 'z' | ((C0 { r1 = _ }) | (C0 { r1 = _ })) -> 'a' | (C4 as w89) -> '\n' | C2 (q90, q91, q92) -> '0') with | Invalid_argument f17 -> 'a' | Not_found -> 'a') in f93')) with | Match_failure _ -> (if if true then false else true then (let rec f97 p94 p95 p96 = '\255' in f97) else (let rec f101 p98 p99 p100 = 'z' in f101))) in (match (let (q103, _, n48, q104) = if true then ((Array.make 16 n48), f17, [], n48) else ((Array.make 16 n48), f17, [], n48) in if false then C15 else C15) with | C16 -> (try (try (String.fold_left (let (q105, q106, _) = (C3, false, ('z', n24, n24, n48)) in (let rec f109 p107 p108 = C15 in f109)) (if true then C15 else C15) "rqiulphkybk") with | _ -> (try (match n48 with | 1 -> C15 | 2 -> C15 | -2 when (let v110 = n48 in 0.0 > f17) -> C15 | q111 -> C15 | q112 -> C15) with | Match_failure _ -> C15)) with | _ -> C15) | C5 { r6 = q113; r7 = q114; r8; r9 = q115 } -> C15 | C15 when (min (if true then true else false) (not false)) -> (if (match Ok (Array.make 1 n24) with | Ok [|q116|] -> true | (Ok n23 as w117) -> false | Error true -> false | ((Error (false as w118)) | (Error (false as w118))) -> w118) then (C10 n48) else (C5 { r6 = n24; r7 = f17; r8 = (C18, n24); r9 = C18 })) | (C15 | C15) -> (C11 { r12 = (truncate 3.25); r13 = (match ((Ok n48), C3) with | ((Ok q119), C3) -> 0.0 | ((_, C3) | ((Ok _), (C0 { r1 = _ }))) -> 0.5 | ((Ok _), C4) -> f17 | (((Ok _), (C2 ("a", _, q120))) | ((Ok _), (C2 ("a", _, q120)))) -> f17 | ((Ok q121), (C2 (q122', q123, q124))) -> q124 | ((q125, C4) | ((Error _ as q125), _)) -> f17); r14 = (match Ok n48 with | Ok q126 -> n48 | Error q127 -> n24) }) | C10 _ -> (Array.fold_left (let rec f129 p128 v102 = p128 in f129) C16 n14) | (C11 { r12 = q130; r13; r14 } as w131) -> (C10 n14.(1)))) with | C16 -> ((n48 * (Array.length n14)) mod 100) | C5 ({ r6; r7 = n48; r8; r9 = q132 } as w133) -> (show_int 12 (-4018)) | C15 -> n24 | C10 _ -> (let o134 = ((let rec f136 p135 = n48 + n48 in f136) (match C18 with | (C19 | C19) -> 1.5 | (C18 | C18) -> 1.5 | C17 'a'..'m' -> f17 | C17 'n' -> f17 | C17 _ -> f17)) * 29 in let o137 = n48 in let o138 = ((13 mod (n48 lor 1)) + (match C15 with | C16 -> n48 | C5 { r6 = q139; r7 = q140; r8 = q141; _ } -> n24 | C15 -> n48 | C10 q142 -> n48 | ((C5 { r6; r7; r8 = _; r9 = _ } as w143) | (C11 { r12 = r7; r13 = r6; _ } as w143)) -> 1)) + n24 in let o144 = 4096 in let ( @! ) a b = (a lsl 1) + b in o134 @! o137 @! o138 @! o144) | C11 { r12 = q145; r13 = q146; r14 = f17 } -> (match f17 with | (1 | 6) -> ((if true <> false then (n14.(wrap (n24 + n24) 7) <- f17)); 15) | _ -> ((let rec f148 p147 = Array.length n14 in f148) ((let v149 = C3 in f17) asr ((-20) land 31)))))
let n151 = n150
let a152 = n14
let () = n14.(2) <- n48
let () = a152.(2) <- ((( - ) n48 n151) + (n14.(2)))
let () = note_int n14.(2)
let v166 = (let v153 = if n48 = 16 then (C17 'z') else (if true then C18 else C18) in if (try (n24 = n151) with | _ -> false) then (true, n151, 5, (let rec f156 p154 p155 = n48 in f156)) else (Array.fold_left (let rec f162 p157 p158 = (false, n48, n150, (let rec f161 p159 p160 = 4 in f161)) in f162) (true, 14, n150, (let rec f165 p163 p164 = n151 in f165)) a152))
let () = ((let (m167, m168, m169, _) = v166 in mix (if m167 then 1 else 0); mix m168; mix m169); note_end 0)
let n171 = n24
let x341 = (try (
  let x321 = (match C5 { r6 = (( -. ) f17 f17); r7 = 1.5; r8 = ((); (C18, n151)); r9 = (C17 ' ') } with | (C16 as w172) -> (
    -10.0) | C5 ({ r6; r7 = (0.5 as w173); r8 = q174; r9 = q175 } as w176) -> (
    (let w173 = (match q175 with | (C19 | C18) -> 1073741824 | C18 when ((match w176.r9 with | C19 -> false | C18 -> false | (C17 _ as w177) -> false) || (n171 <> 9)) -> n14.(6) | (C18 | C18) -> n151 | ((C17 q178) | (C17 q178)) -> (n150 asr (5 land 31)) | C17 'a'..'m' when (if C3 < C3 then (if true then true else true) else (false || true)) -> (n24 * 27) | _ -> (n150 - n151)) in a152.(wrap (w173 - 0) 7) <- (match C15 with | (C16 | C16) when (n151 = (Array.length a152)) -> 3 | C5 ({ r6 = _; r7 = q179; r8 = q180; r9 = q181 } as w182) when (Array.for_all (match w176.r9 with | (C19 | C19) -> (let rec f184 p183 = false in f184) | (C18 | C18) -> (fun p185 -> false) | ((C17 q186) | (C17 q186)) when q186 >= '\202' -> (fun p187 -> false) | C17 _ -> (fun p188 -> false) | _ -> (let rec f190 p189 = true in f190)) a152) -> n151 | C15 -> n171 | C10 q191 when ((-2147483648) <= (List.compare_lengths [] [])) -> 4 | C11 { r12 = q192; r13; r14 = _ } -> n171));
    let n193 = n48 in
    note_int n193;
    2.2250738585072014e-308 +. (w176.r6 +. w176.r7)) | C5 { r6 = q194; r7 = q195; r8; r9 = _ } when q195 = 10.0 -> (
    let v268 = (match (try (Array.fold_left (let rec f198 p196 p197 = C17 '\255' in f198) ((); C18) a152) with | _ -> (max C18 C18)) with | (C19 as w199) when ((String.length "12") >= n151) -> (
      let s204 = String.lowercase_ascii (clip ((clip ((let rec f201 p200 = "tail \" end" in f201) (Array.make 16 17))) ^ (let (q202, (q203, _, _, _), _) = ((11, false, false, n150), (false, n23, n150, (-3)), false) in "b c"))) in
      (let s205 = s204 in let i206 = n171 in if i206 >= 0 && i206 < String.length s205 then s205.[i206] else 'z') != (match ('0', q194) with | ((_, _) | (_, _)) -> '\n')) | C18 when (Result.is_ok (Error q194)) -> (
      n151 <> 13) | (C17 'a'..'m' as w207) -> (
      let rec fold208 =
        function
        | [] ->
          []
        | (q210 :: q211) ->
          let r212 = fold208 q211 in
          q210 :: r212
      in
      let v214 = fold208 (let _v213 = Array.make 6 q195 in []) in
      (mix_0 5 v214; note_end 0);
      let v215 = fold208 [] in
      (mix_0 5 v215; note_end 0);
      (mix_0 5 v215; note_end 0);
      let v240 = (match C19 with | C19 when ((a152.(3) + 2147483646) <= (- n171)) -> (
        (match v215 with | [] -> n151 | (_ :: []) -> n151 | (_ :: (q216 :: q217)) -> n150) <= (match (q194, n151, true) with | (0.5, 3, _) -> n150 | (0.5, 6, q218) -> 15 | (((0.5, (-3), _) as w219) | ((0.5, (-3), _) as w219)) -> n24 | (0.5, q220, q221) -> q220 | ((q222', q223, q224) as w225) -> 7)) | C18 when (try (let v226 = (-2) * 13 in ' ' != ' ') with | _ -> ((8 - 31) <= n151)) -> (
        let v234 = (let _v231 = (let rec f230 p227 p228 p229 = p227 in f230) in if false then "" else "b c") > (match w207 with | C19 -> ((); "b c") | (C18 | C18) -> (part "" n171 n171) | C17 'a'..'m' -> (Printf.sprintf "<%05d>" n151) | C17 '0'..'9' -> ((clip "a") ^ "a") | (C17 q232 as w233) -> ((clip "a") ^ "\000\255x")) in
        (mix (if v234 then 1 else 0); note_end 0);
        (if (let v235 = C15 in true) then raise (Failure "b c") else v234)) | ((C17 _) | (C17 _)) -> (
        let n236 = n151 in
        note_int n236;
        let n237 = n150 in
        note_int n237;
        (Array.fold_right (fun p238 p239 -> p239) n14 1.5) <> q195)) in
      v240 || (match [] with | [] when ((List.compare_lengths [] []) <= (max 14 1)) -> v240 | (_ :: []) -> true | (q241 :: (q242 :: _)) -> v240)) | C17 q243 -> (
      let c245 = ((float n24)) +. (float n24) in
      let c246 = (Array.fold_right (fun q243 p244 -> 3.25 /. q195) a152 (if true then q195 else (-0.5))) +. ((float n24)) in
      let c247 = (float n24) -. (c245) in
      let c248 = (c247) +. (Array.fold_right (fun q243 p244 -> 3.25 /. q195) a152 (if true then q195 else (-0.5))) in
      let c249 = c247 *. ((Array.fold_right (fun q243 p244 -> 3.25 /. q195) a152 (if true then q195 else (-0.5)))) in
      let c250 = (c249) -. c245 in
      let c251 = (c247) *. c249 in
      let c252 = (c246) -. c250 in
      note_float c252;
      (match q243 with | 'a'..'m' -> ((n171 - 65535) <= 11) | ('0'..'9' | 'a'..'m') when (String.for_all (let rec f254 p253 = false && true in f254) (match C15 with | (C16 as w255) -> "b c" | C5 { r6; r7 = q256; r8 = q257; r9 = C19 } -> "12" | C5 { r6 = q258'; r7 = q259; r8 = q260; r9 = ((C17 'a'..'m') | C18) } -> "12" | C5 ({ r6; r7 = _; r8 = (_, q261); r9 = (C17 _ as w262) } as w263) -> "tail \" end" | (C15 | C15) -> "tail \" end" | ((C10 _) | (C11 { r12 = _; r13 = _; r14 = 8 })) -> "12" | C11 { r12; r13 = 0.0; r14 = q264 } -> "b c" | C11 { r12 = q265; r13; r14 } -> "")) -> ((n151 + 1073741824) < n48) | _ when ((n24 + n48) <= (if false then n171 else 19)) -> (c247 >= (-3.25)) | _ -> (n48 > 1) | exception Invalid_argument _ -> (let _v266 = (n171, n171) in false) | exception Failure q267 -> (true && true)))) in
    print_int (truncate 1.7976931348623157e308);
    print_byte 32;
    print_float (fst (try (q195, n150) with | _ -> (q194, 17)));
    print_newline ();
    float_of_int n151) | (C15 | C15) -> (
    (if false then raise (Failure "b c") else f17)) | (C16 as w269) -> (
    let f270 p271' p272 p273 p274 p275 p276 p277 p278 p279 p280 p281 p282 p283 p284 p285 p286 p287 p288 n171 p289' p290 p291 p292 p293 p294 p295 p296 =
      n171 +. ((p292 *. ((((((((p276 *. (p275 +. ((p273 -. (p280)) +. p287))) +. n171) *. n171) +. p286) *. p287) *. p288) *. n171) *. p289')) +. p289')
    in
    let x319 = f270 (create_array 16 false) (floor f17) (tick_float 14 f17) 1e16 f17 (sqrt f17) (Array.length a152) (-14) (n171 + n150) (match w269 with | C16 -> f17 | C5 ({ r6 = q297; r7 = q298; r8; r9 = q299 } as w300) -> q298 | C15 -> f17 | C10 1.0 -> f17 | C10 q301 -> q301 | C11 ({ r12 = _; r13 = q302; r14 = q303 } as w304) -> q302) (Array.length a152) (-1.5) (-2076) a152.(wrap (n48 - n171) 7) ((); n48) (if false then f17 else f17) (snd (n171, f17)) (f270 (Array.make 16 false) f17 f17 (-10.0) (-100.75) f17 n151 n151 (-2) f17 n171 2.0 n150 9 n24 f17 f17 2.0 f17 f17 n23 'a' f17 n151 n171 f17 (Array.make 1 9)) (match v166 with | (true, 3, q305', q306) -> f17 | (true, 0, f270, q307) -> f17 | (true, 4, (-1), w269) -> f17 | (true, 4, 2, w269) -> 100.75 | (true, 4, _, q308) -> f17 | ((true as w309), (-2), q310, q311) -> f17 | ((true as w312), (-3), q313, q314) -> f17 | (true, _, _, q315) -> f17 | (false, n171, q316, _) -> f17) (f270 (Array.make 16 true) (-0.0) 100.75 0.5 3.25 f17 13 n151 12 3.25 n150 1.5 9 12 6 1.5 f17 f17 f17 f17 n48 '0' f17 n150 14 f17 (Array.make 1 n48)) (5 mod (n150 lor 1)) ((fun p317 -> 'a') n150) (f17 -. f17) (let i318' = n150 in if i318' >= 0 && i318' < Array.length a152 then a152.(i318') else 18) (18 + n151) (3.25 *. f17) (max (Array.make 1 n151) (Array.make 1 n151)) in
    3.25) | C10 q320 -> (
    tick_float 17 (if true then q320 else q320))) in
  note_float x321;
  let v322 = true in
  (let v166 = (1073741824 + 65536) < n151 in (let ((q329, q330, q331, q332) as w333') = if v166 then ((-0.5), (let rec f325 p323 p324 = n150 in f325), (Array.make 2 v166), C3) else ((-0.0), (let rec f328 p326 p327 = n151 in f328), (Array.make 2 v322), C3) in (match C3 with | ((C3 as w334) | (C3 as w334)) -> () | C0 ({ r1 = 1 } as w335) -> () | ((C0 { r1 = 6 }) | (C0 { r1 = 6 })) when (a152.(6) <= n14.(wrap n150 7)) -> () | C0 { r1 = _ } -> () | C4 -> () | C3 when v166 -> () | (C4 | (C2 (_, _, _))) -> () | C2 (_, q336, q337) when q337 < 1.0 -> () | C2 (q338, q339, _) -> () | _ -> ())));
  x321) with | Failure q340 -> 1.0 | Match_failure _ -> f17)
let () = note_int n24
let () = note_int n150
let () = ((let (m342, m343, m344, _) = v166 in mix (if m342 then 1 else 0); mix m343; mix m344); note_end 0)
let () = note_int n151
let () = note_int n171
let () = note_float f17
let () = note_int n23
let () = note_int n48
let () = ()
