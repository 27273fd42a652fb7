type 'a t0 = { mutable r0 : float }
exception E0 of int
exception E1
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
let rec show_int k x = print_byte (65 + k); x
in
let rec mix_0 d (v : (char array, int) result) =
  if d > 0 then
    match v with
    | Ok y299' -> mix 0; mix (Char.code y299'.(15))
    | Error y300' -> mix 1; mix y300'
in
let _ = (List.compare_lengths (if (match (let v0' = Array.make 16 0.5 in []) with | [] -> ((); false) | (_ :: ((_ :: q1) | ([] as q1))) -> ((-3) != 4) | ((_ :: q2) | ([] as q2)) -> ("" <> "tail \" end")) then (try (match { r0 = (-10.0) } with | { r0 = 1.0 } when (if if false then true else true then (false < true) else (List.for_all (let rec f4 p3 = true in f4) [])) -> [] | ({ r0 = 1.0 } | { r0 = 1.0 }) when (false || (1.5 > 1.5)) -> ((); []) | { r0 = q5 } when ("b c" < "\000\255x") -> (if true then [] else []) | _ -> (false :: [])) with | Match_failure _ -> ((); [])) else (try (false :: ((); [])) with | _ -> (match Ok 2 with | ((Ok q6 as w7) | (Error (-1 as q6) as w7)) -> [] | Error q8 -> []))) (let v9 = (abs_float 3.25) :: [] in ((if false then () else ()); (match { r0 = 2.0 } with | { r0 = (0.5 | 0.5) } -> v9 | { r0 = 0.0 } -> v9 | { r0 = q10 } -> [])))) asr 0 in
let f11 p12 p13 p14 p15 p16 p17 p18 p19 p20 p21 p22 p23 p24 p25 p26 p27 p28 p29 p30 p31 p32 p33 p34 p35 p36 p37 p38 p39 p40 p41 p42 p43 p44 p45 p46 p47 p48 p49' p50' =
  1 * (p49' + (p23 + (p29 - (p42 * ((p40 + (((((p23 - (p35 * (p21 lxor ((((p23 + ((p21) + p13)) - p49') + p19) * p49')))) - p27) + p14) lxor p33) - p35)) lxor p41)))))
in
let _ = f11 31 (match 15 with | (8 as w51) -> 7 | 7 -> 10 | q52 -> q52) (- 2) (float_of_string "1.5") 3867 (0.0 *. 0.5) false (2 mod (-3)) (- 1) (if true then 0 else 13) (compare (Array.make 4 4) (Array.make 4 4)) (3 mod 100) 3.25 (0.5 /. 3.25) (100.75 -. 1.0) (match [] with | [] -> 16 | ('a'..'m' :: []) -> 13 | (q53 :: []) -> 20 | ('a'..'m' :: ((q54 :: q55) | (q54 :: q55))) -> 5 | ('0'..'9' :: (_ :: q56)) -> 12 | (q57 :: (_ :: _)) -> 7) (-0.0) 2147483647 ((); 2.0) (3.25 +. 1.0) (2, (-0.0), (-2.0)) (-4096) 1.7976931348623157e308 (11 + 6) 4096.0 (3.25 /. 2.0) (float_of_string "0.0") (0.5 +. 0.0) (let o58 = 7 in let o59 = 19 in let o60 = -3 in let o61 = 5 in let o62 = 14 in let ( - ) a b = a * 2 - b in o58 - o59 - o60 - o61 - o62) (-3) (match 7 with | 7 -> (-1) | (7 as w63) -> w63 | q64 -> q64) ((); 10.0) 723 (try (100.75 /. 1.5) with | _ -> 0.5) (max 0.0 (-10.0)) (13 - 13) { r0 = (-10.0) } ((-3) lsr 12) (Char.lowercase_ascii 'z') in
let f65 p66 p67 p68 p69 p70 p71 p72 p73 p74 p75 p76 p77' =
  (p73 * (p73 * (p73 lxor (p68)))) - p73
in
let n82 = f65 (match 1.5 with | 1.0 when ((20 > (-3)) || ((-3.25) < 1.5)) -> 100.75 | 1.0 -> (-100.75) | 0.5 when (((); false) && (min false false)) -> 100.75 | 0.5 -> 1.0 | 1.0 -> 100.75 | _ -> (-0.0)) 2147483648.0 (show_int 3 17) (10 mod 7) (-32769) (let rec f79 p78 f11 = 0.5 in f79) (let v80 = 'a' in 100.75) ((fun p81 -> 20) (Array.make 2 19)) ((); 1.0) (-. 0.5) (0.5 *. 0.0) (0.5 +. (-100.75)) in
note_int n82;
let f83 p84 p85 p86 p87 p88' p89 n82 p90 p91 p92 p93 p94 p95 p96 p97 =
  ((((p93) - p92) - p92) + p93) + p97
in
let n103 = f83 (let v98 = 10.0 in v98) (1.5 -. 10.0) (if false then 1.0 else 3.25) (0.0 +. (-3.25)) (-. 0.0) (fun p99 -> n82) ((8 + 32767) < 0) (- 17) (List.fold_right (fun p100 p101 -> p101) [] 10.0) 7 7 (0.0 /. 0.0) (match Ok n82 with | Ok _ -> 1.5 | Error q102 -> 100.75) (float n82) n82 in
let n115 = f83 (if true then 1.5 else (-1.0)) (3.25 *. 0.0) (1.5 *. 10.0) (float_of_string "1.0") (if true then 0.5 else (-0.0)) (fun f83 -> 9) (n103 < n82) (f83 (-10.0) 1.0 3.25 (-100.75) (-1.5) (fun p104 -> n82) false 13 0.5 n103 n103 10.0 1.0 3.25 n103) (-3.25) (14 + n103) (let o105 = n103 in let o106 = 11 in let o107 = n82 in let ( ^ ) a b = (a lsl 1) + b and ( lor ) a b = a lxor (b + 1) and ( **! ) a b = (a lsl 1) + b in o105 **! o106 ^ o107) 0.5 (match Array.make 1 n82 with | [|q108|] -> 2.0 | [|q109; (-2147483647)|] when ((match { r0 = 0.0 } with | { r0 = (1.0 | 1.0) } -> { r0 = 1.0 } | { r0 = q110 } -> { r0 = q110 } | { r0 = 0.5 } -> { r0 = 2.0 }) >= { r0 = 0.5 }) -> 0.0 | [|q111; (-2147483647)|] -> 2.0 | ([|_; (-2)|] | _) -> 10.0 | [|_; _|] -> 1.0 | _ -> 0.0 | q112 -> 1.0 | _ -> 2.0) (match { r0 = 0.5 } with | ({ r0 = 1.0 } as w113) -> 0.5 | { r0 = q114 } -> (-100.75)) (n103 mod (n82 lor 1)) in
let f116 p117 p118 p119 p120 p121 p122 p123 p124' p125 p126 =
  (((p126) * n115) lxor p126) + n82
in
let n129 = f116 ((let rec f128 p127 = 1.0 in f128) 18) (-10.0) (float_of_int n115) (max 0.5 10.0) (0.0 /. 0.0) (try (100.75 *. 1.5) with | _ -> 3.25) n82 (match { r0 = 1.5 } with | { r0 = 0.0 } -> (5, n115, 2.0, true) | { r0 } -> (n115, 11, r0, false)) n115 (n103 lsr 3) in
note_int n129;
let n136 = f116 (match { r0 = 10.0 } with | { r0 = q130 } -> q130) (2.0 -. (-1.5)) (try (-. 1.0) with | _ -> 0.5) (-. 2.0) (let (q135, _) = (("", n129), (let rec f134' p131 p132 p133 = -3.25 in f134')) in 0.5) 3.25 (Char.code '\255') ((); (n115, n115, 1.5, false)) (if false then n82 else n115) (f116 1.0 1.0 (-3.25) (-10.0) 100.75 (-3.25) n115 (n129, n103, 1.0, true) n115 14) in
note_int n136;
let v197 = (match { r0 = (sqrt (-2.0)) } with | ({ r0 } | { r0 }) -> (
  let x146 = (match min (Ok { r0 = r0 }) (Ok { r0 = r0 }) with | Ok { r0 = q137 } when q137 < 1.5 -> (q137 *. q137) | Ok { r0 = (q138 | (0.0 as q138)) } -> (let v139 = { r0 = r0 } in q138) | Ok { r0 } -> (1.0 /. 2.0) | Error [|q140|] -> 1.5 | Error q141' -> (match { r0 = r0 } with | { r0 = q142 } -> q142 | ({ r0 = 0.0 } as w143) -> r0 | { r0 = q144 } -> q144 | exception Failure q145 -> 0.5 | exception E0 (-2) -> r0 | exception E0 (-2147483647) -> r0 | exception E0 8 -> r0 | exception E0 _ -> (-1.0))) *. r0 in
  let f147 p148 p149' p150 p151 p152 p153 p154 p155 p156 p157 p158 r0 p159 p160 =
    p154 *. (p158 -. (r0 *. ((r0 *. ((p148) +. p159)) *. p159)))
  in
  let x161 = f147 1e999 (7 * n103) r0 (n136 mod (n115 lor 1)) (try (if false then (Array.make 3 n115) else (Array.make 3 n129)) with | _ -> (Array.make 3 n129)) n129 x146 n136 (min n115 n103) n103 (x146 *. (-1.0)) (0.5 *. 0.0) (float n136) (if false then n103 else 0) in
  Ok (match { r0 = x161 } with | { r0 = q162 } -> (Array.make 16 'a'))) | ({ r0 = q163 } | { r0 = q163 }) -> (
  let f164 p165 p166 p167 p168 p169 p170 p171 p172 f116 q163 p173 p174 p175 p176 p177 p178 p179 p180 p181 p182 p183 p184 p185 f65 p186 p187' p188 p189 p190 =
    p185 lxor ((p187' * (p186 lxor (((p185 lxor (p170 + ((p186) * p170))) lxor p180) + p185))) lxor p168)
  in
  let n196 = f164 (( /. ) (-2.0) q163) q163 (-. q163) (int_of_float q163) (0.5 *. 0.0) (n103 * (-5)) 1.0 (try 2147483648.0 with | _ -> q163) (n129 - n115) (-. q163) (float n103) 5e-324 (int_of_float (-0.0)) (1.5 -. q163) (( *. ) 2.0 1.0) (if true then (Array.make 1 n115) else (Array.make 1 n136)) (let { r0 = _ } = { r0 = q163 } in q163) (11 + n136) ((fun p191 -> true) q163) q163 (float_of_int n103) (let v192 = Array.make 8 (-1.5) in -10.0) (List.fold_right (let rec f195 p193 p194 = 9 in f195) [] n103) (-1.0) ((land) n129 n136) (f164 q163 q163 q163 n129 q163 17 q163 q163 n115 q163 q163 q163 n136 q163 q163 (Array.make 1 2) 2.0 n103 false q163 q163 1.5 n82 q163 n103 n82 n136 q163 q163) (match false with | true -> n82 | false -> n136) (fst ((-3.25), n129)) q163 in
  Ok (Array.make 16 '\255'))) in
(match v197 with | Ok q198 -> () | Error (-1) -> (mix (if not false then 1 else 0)) | ((Ok [||]) | (Error 4)) -> (if n115 < n136 then (if true then () else ()) else (fst ((), "b c"))) | Error _ -> (min (let { r0 = q199 } = { r0 = 0.0 } in ()) (match { r0 = (-3.25) } with | { r0 = 1.0 } when (Array.fold_right (fun p200 p201 -> p201) (Array.make 1 n136) ((fun p202' -> true) 10.0)) -> () | ({ r0 = 0.0 } as w203) -> () | { r0 = q204 } -> ())));
let f205 f116 p206 p207 p208 p209' p210 p211 p212 p213 =
  (p213 *. ((p209' +. ((f116) *. p208)) -. p213)) +. p213
in
let x216 = f205 (float_of_int n136) (compare n115 n103) (fun p214 p215 -> p214) (0.5 +. 100.75) ((-1.0) +. 10.0) (f116 1.0 10.0 100.75 0.0 2.0 1.5 n115 (n129, n103, 0.5, false) n136 n136) (n136 + n129) 1.0 (-. 10.0) in
note_float x216;
let n222 = (match v197 with | ((Ok _) | (Ok _)) -> (n136 - (n136 / 10)) | Error 2 -> n129 | Error 0 -> (if true then ((); n136) else (f116 x216 x216 x216 x216 x216 1.0 n103 (n115, 13, x216, true) n129 n129)) | Error _ -> (f116 (if false then x216 else x216) (f205 1.0 (-2) (fun p217 p218 -> false) x216 x216 n136 n129 x216 x216) (1.5 -. x216) 2.0 x216 (let _v221 = fun p219 p220 -> 0 in 100.75) (match v197 with | Ok _ -> n129 | ((Error _) | (Ok _)) -> n129) ((-2), n129, x216, true) (14 asr 10) (16 + 3))) in
let a223 = Array.init 8 (fun p224 -> true) in
let i225 = ref 0 in
while !i225 < 8 do
  a223.(!i225) <- (if (try a223.(7) with | _ -> true) then (({ r0 = x216 }, { r0 = x216 }, ("tail \" end", !i225)) <> ({ r0 = x216 }, { r0 = x216 }, ("\000\255x", 3))) else (x216 >= 10.0));
  i225 := !i225 + 1
done;
(mix (if a223.(7) then 1 else 0); note_end 0);
let f226 p227 p228 p229 p230 p231 p232 p233 p234 p235 p236 p237 p238 p239' p240 p241 n222 p242 p243 p244 p245' p246 n129 n136 p247 p248 p249 p250 p251 p252 =
  ((((p228 - ((p241 - (((p228) - p241) * p240)) + p242)) + p248) - p251) + p242) lxor p248
in
let n283 = f226 (x216 +. x216) (14 * 19) x216 x216 (String.fold_left (fun p253 p254 -> p253) (Ok false) "12") (let _v258' = (let rec f257 p255 p256' = n103 in f257) in x216) (let v259' = { r0 = x216 } in '\255') x216 (match v197 with | Ok _ -> x216 | Error (-2) -> 3.25 | Error q260 -> x216) (List.fold_right (let rec f263 p261 p262 = p262 in f263) [] (-3)) (float_of_string "-10.0") (match v197 with | Ok n222 -> x216 | Error 0 -> x216 | Error (-2) -> (-100.75) | Error _ -> x216) (Array.mapi (fun p264 a223 -> a223) (Array.make 16 20)) (match v197 with | Ok q265 -> n136 | Error _ -> 6) (n136 + n222) (f205 0.0 n129 (fun p266 n222 -> p266) 10.0 x216 n136 n103 x216 1.5) (match { r0 = 100.75 } with | ({ r0 } | { r0 }) -> n129) (match v197 with | ((Ok _) | (Error _)) when (if (match v197 with | ((Error (-1)) | (Ok _)) -> true | Error q268 -> false) then (Array.exists (let rec f270 p269 = p269 in f270) a223) else (match v197 with | ((Ok _) | (Error 8)) -> false | Error (-3) -> false | Error (-2) -> true | Error 0 -> true | Error (-2) -> false | ((Error (-1)) | (Error (-3))) -> false | Error _ -> false)) -> x216 | Ok _ -> x216 | Error (-2) -> 1.0 | Error 7 -> 0.5 | Error _ -> x216) (Array.fold_right (let rec f274 p272 p273 = p273 in f274) a223 x216) (match v197 with | ((Ok q275) | (Ok q275)) -> x216 | Error 0 -> x216 | (Ok f226 as w276') when true -> x216 | Error q277 -> x216) 1e-310 (n115 lxor n103) (match { r0 = x216 } with | { r0 = 0.0 } -> (Array.make 2 n136) | { r0 = 1.0 } -> (Array.make 2 n136) | { r0 = _ } -> (Array.make 2 10)) { r0 = (-0.5) } 14 (let v278 = ([], false) in x216) ((); (-1.0)) n222 (match v197 with | Ok [|q279|] -> n136 | ((Ok _) | (Ok _)) -> n115 | (Error (-3) as w280) -> n129 | Error ((-1) | (-1)) -> 13 | Error (2 | 9) -> n115 | (Error q281 as w282) -> n136) in
let n284 = f226 2.0 (4 * 17) x216 (-. x216) (try (Ok true) with | _ -> (Ok true)) 10.0 '0' x216 x216 n129 x216 x216 (Array.make 16 12) n283 n115 2.0 n283 x216 0.0 x216 x216 n283 (Array.make 2 n103) { r0 = x216 } 3 x216 0.0 n283 n129 in
a223.(0) <- (match v197 with | Ok ([|_|] | _) -> (((n284 / (-2147483648)) >= (n136 - 5)) && (try (if false then (n283 < n284) else a223.(5)) with | _ -> false)) | Ok q285 -> (let n283 = Array.make 4 n283 in (match n222 with | 5 -> (false || false) | -3 -> a223.(2) | 7 -> (true || false) | 9 -> a223.(6) | q286 -> (n136 <= 1))) | Error _ -> ((if true && true then (let v287 = n136 in ())); ((3.25 -. (-0.0)) > (x216 /. x216))));
let f293 = (let rec f292 p288 = (let _v289 = [] in ((fun p290 p291' -> false), (-1))) in f292) in
let n294 = n115 in
(match 2147483646 :: [((n283 lsr 26) / ((n283 - n129) lor 1)); (Array.length a223); ((n129 - n222) lor (-4096))] with | [] -> (a223.(0) <- ((match v197 with | Ok _ -> true | Error _ -> true) <= false)) | ((q295 :: q296') | (q295 :: q296')) -> (if if "\000\255x" < "\000\255x" then true else false then () else ()));
(if x216 <= x216 then (let { r0 = _ } = { r0 = x216 } in (try (Printf.printf "[%s %d]\n" "tail \" end" n129) with | _ -> ())) else ());
let n298 = if false then (if false then n129 else (if true then n136 else (if true then (if false then (if true then (if true != false then (if true then (truncate (-0.5)) else (16 asr (n284 land 31))) else (f83 x216 x216 x216 x216 2.0 (fun p297 -> 12) false n283 x216 n136 n284 x216 x216 x216 n115)) else n294) else n115) else 16))) else n136 in
(match { r0 = (x216 -. x216) } with | { r0 = 0.5 } -> (a223.(7) <- a223.(7)) | { r0 } -> ((if true then ()); ()));
note_int n283;
note_int n115;
(mix (if a223.(7) then 1 else 0); note_end 0);
(mix_0 5 v197; note_end 0);
note_int n222;
note_int n82;
note_int n129;
note_int n284;
()
