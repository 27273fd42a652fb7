type t0 = C0 of float option * t0 | C1
type 'a t1 = { r2 : int -> int }
exception E0 of float
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
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec tick_int k x = mix k; x
let rec tick_float k x = mix k; x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec mix_0 d (v : (float * (char * int) * (int * int)) t1) =
  if d > 0 then
    match v with
    | { r2 = _ } -> ()
let f0 p1 p2 p3 p4 (_, q5) p6 p7 p8 p9 p10 p11 p12 p13 p14 p15 p16 p17 p18 p19 p20 p21 p22 p23' p24 p25 p26 p27 p28 p29 p30 p31 p32 p33 p34 p35 p36 p37 =
  (p28 * (p12 + (p31 + (((p14 lxor (p14 + (p19 + ((p14 * (((p10 - (p8 + ((p2) * p10))) * p28) + p12)) + p14)))) * p27) lxor p27)))) lxor p27
let n55 = f0 (match { r2 = (fun p38 -> 15) } with | ({ r2 = q39 } | { r2 = q39 }) -> true) (- 13) (match { r2 = (let rec f41 p40 = p40 in f41) } with | { r2 = q42 } -> 10.0) (-4097) (snd (((Array.make 16 (-0.5)), []), (3.25, (-1)))) (if true then 10.0 else (-3.25)) ((-1.5) +. 0.5) (match [] with | [] -> (-1) | ([] | (_ :: [])) -> 6 | (f0 :: q43) -> 17) (min (Array.make 8 (-0.5)) (Array.make 8 100.75)) (truncate (-0.5)) (-2147483648) (if true then 1 else 10) (tick_float 4 0.0) (4 mod 4) (2.0 *. 0.5) (if true then 15 else 20) (float 20) (if true then C1 else C1) (if true then 10 else 11) (0.5 +. 100.75) 9 (let v44 = -0.0 in v44) (C0 (None, C1)) ((lxor) 15 11) (coarse (atan (limit 0.0 (-9.0) 9.0))) (floor 1.0) 9 (let o45 = 8 in let o46' = 15 in let o47 = -1 in let o48 = -2 in let ( < ) a b = b - a and ( -. ) a b = b - a and ( lxor ) a b = a lxor (b + 1) in o45 lxor o46' < o47 lxor o48) (match Array.make 1 14 with | [|q49|] -> 1.5 | [|q50; q51|] -> 1.5 | q52 -> 1.5) (fabs 0.0) (f0 false 6 100.75 (-2) (2.0, 10) (-0.0) 1.0 3 (Array.make 8 0.0) 2 0 13 0.0 8 (-2.0) 10 100.75 C1 8 0.0 7 (-1.5) C1 5 2.0 (-0.0) 7 1 100.75 1.5 16 3.25 0.0 1.5 100.75 16 11) (float 19) (float 0) 1e16 (try (snd (true, (-0.5))) with | _ -> 1.0) (String.length "") (match { r2 = (let rec f54 p53 = p53 in f54) } with | { r2 = _ } -> (-3))
let n62 = f0 false (- n55) ((let rec f57 p56 = -3.25 in f57) n55) (if false then n55 else n55) (1.0, 6) 4096.0 (String.fold_left (fun p58 p59 -> -1.5) 0.5 "\000\255x") (n55 lor n55) (if true then (Array.make 8 3.25) else (Array.make 8 10.0)) (List.compare_lengths [] []) (if true then n55 else 16) n55 (1.5 *. (-1.5)) (if false then n55 else 4) (3.25 -. (-100.75)) n55 (float 1) (min C1 C1) (compare 'z' 'a') (float_of_int 4) (n55 mod (n55 lor 1)) 2.0 (max C1 C1) (17 * 21) (( *. ) 1.0 (-0.0)) (try (snd (1.0, 1.0)) with | Failure q60 -> 0.5 | Match_failure _ when (try ((if false then raise Division_by_zero else n55) != ((land) n55 n55)) with | Division_by_zero -> ((-0.0) <= (-1.5)) | _ -> (true || false)) -> (-0.5) | E0 0.0 -> 2.0 | E0 q61 -> (-3.25) | _ -> (-100.75)) (n55 * n55) (f0 true 12 0.0 n55 ((-2.0), 17) 100.75 (-100.75) n55 (Array.make 8 (-1.5)) n55 19 n55 (-10.0) 2 (-0.5) (-3) (-100.75) C1 n55 (-2.0) 19 (-100.75) C1 n55 (-0.5) 10.0 n55 n55 3.25 3.25 19 3.25 (-2.0) 2.0 2.0 n55 n55) 2.0 ((-0.5) +. 0.0) (0 + n55) (-. 0.5) (100.75 *. 1.0) (2.0 +. 1.0) (if true then 0.0 else 1.5) (n55 * n55) (abs n55)
let () = note_int n62
let rec loop66 i63 s64 s65 =
  if i63 < 0 then (s64, s65) else (
    loop66 (i63 - 1) (s64 + 1) (s65 + (if s64 < s64 + 1 then 1 else 3))
  )
let (n68, n69) = loop66 (12 - 1) (-2147483648) 0
let () = note_int n68
let () = note_int n69
let x81' = (let (q78, q79, n69, (_, q80)) = (((clip "\000\255x") ^ "b c"), (match Ok (1.5, '\255', n69) with | Ok (n62, 'a'..'m', _) -> (Array.make 1 3.25) | Ok (_, '0'..'9', 8) -> (Array.make 1 1.5) | Ok (q70, '0'..'9', 5) -> (Array.make 1 q70) | (Ok ((q71, '0'..'9', 1) as w72) as w73) -> (Array.make 1 q71) | Ok (q74, ('0'..'9' | 'a'..'m'), q75) -> (Array.make 1 10.0) | Ok (_, q76, n68) -> (Array.make 1 1.5) | Error q77 -> (Array.make 1 q77)), (if false then (false, true) else (true, false)), (min (n68, n69) (n68, n68))) in (try q79.(((); 20) land 0) with | Not_found -> q79.(0) | Match_failure _ -> (if false then 1.0 else 2.0) | E0 _ -> ((); 1.5)))
let () = note_float x81'
let f82 p83 p84 p85 p86 p87 p88 p89 p90 n69 p91 p92 p93' p94 p95' p96 p97 p98 p99 p100 p101 p102 p103 p104' x81' p105 p106 p107 p108 p109 p110 p111 p112 p113 =
  n69 * (p112 + (p105 + ((p92 * ((p91 + (p86 - (p83))) + p91)) * p96)))
let n126 = f82 18 (x81' *. x81') ((); x81') (int_of_float x81') ((let rec f115 p114 = x81' in f115) C1) (let v116 = Array.make 8 n62 in x81') 0.5 (( +. ) x81' x81') 17 n68 (n69 mod (-1)) 0.0 (float_of_string "0.5") (let (q117, f82, _) = (100.75, C1, (Array.make 2 3)) in x81') ((let rec f119 p118 = 10 in f119) n69) (-. x81') x81' (let _v122 = (let rec f121 p120 = Array.make 1 p120 in f121) in x81') 4096.0 (try 3.25 with | _ -> x81') (x81', n69, n69) (x81' *. 3.25) (-1.7976931348623157e308) (x81' *. x81') 11 (Array.make 8 n68) (if true then (Array.make 8 4) else (Array.make 8 n69)) (3.25 /. x81') (x81' *. 0.5) (1.5 *. x81') (float n62) (Array.fold_left (let rec f125 p123 p124 = 5 in f125) n68 (Array.make 4 x81')) x81'
let () = note_int n126
let f127 p128 p129 p130 p131 p132' n126 p133 p134 p135 n68 p136 x81' p137 p138 p139 p140 p141 n69 p142 p143 p144 f0 p145 p146 p147 p148 p149 p150 p151 p152 p153 p154 =
  p154 * ((p149 - (p150 * (p151 + (p131 + (((p144 * (((n68 + (p135 - (p135 + ((p131 - (p130)) - p132')))) - x81') * n69)) lxor p148) lxor p149))))) - p151)
let n168 = f127 10.0 (min (Array.make 8 0.5) (Array.make 8 x81')) 1 (n126 + n55) (n69 + n62) (compare (2, '\'') (n69, ' ')) (if true then (-0.5) else x81') x81' (f127 x81' (Array.make 8 x81') n69 n126 n69 8 x81' x81' n126 n68 x81' n69 x81' 0.0 (x81', x81') 10.0 (let rec f158 p155 p156 p157 = n62 in f158) n126 C1 x81' (-3) 100.75 10.0 100.75 x81' 15 n55 n69 n68 n69 13 n69) (( - ) 10 n62) x81' (n68 + n68) (if true then x81' else x81') (x81' -. x81') (min (x81', x81') (3.25, x81')) x81' (fun p159 p160 p161 -> n68) n69 (if true then C1 else C1) (x81' /. x81') (f82 20 x81' x81' n68 x81' x81' 1.5 x81' 9 11 n69 0.5 (-3.25) x81' n126 0.5 1.5 x81' x81' x81' (x81', n69, n69) 1.0 (-0.0) x81' n62 (Array.make 8 12) (Array.make 8 n62) x81' x81' x81' x81' 2 x81') x81' (match C1 with | C0 (_, q162) -> x81' | C1 -> x81' | exception _ -> x81') ((let rec f164 p163 = 2.0 in f164) x81') x81' (truncate x81') 4095 (n62 - n69) (let _v165 = n68 in n69) n69 4 (match { r2 = (let rec f166 x81' = x81' in f166) } with | { r2 = q167 } -> n69 | { r2 } -> n126)
let a169 = [|n62; n69; n68; n168|]
let rec loop171 i170 n172 =
  if i170 >= 0 then (
    (a169.(i170 + 1) <- ((if true then n126 else 13) lxor (a169.(i170))));
    loop171 (i170 - 1) n172
  ) else
    ()
let () = loop171 (3 - 1) 3
let () = (mix_ints a169 0 4; note_end 0)
let f173 p174 p175' p176 p177 p178 p179 p180 p181 p182 f127 p183 p184 p185 p186 p187 p188 =
  (((((p178 *. (((p174) *. p175') +. p177)) +. p187) *. p177) +. p186) +. p183) *. p187
let x199 = f173 x81' (x81' -. x81') (match [] with | [] -> n168 | ((q189 :: _) | (q189 :: _)) -> (-2)) (max x81' x81') x81' a169.(1) (n68 + n69) [] (x81' *. 2.0) (n68 * n126) (x81' -. x81') (try a169.(wrap (2 / 7) 4) with | _ -> n68) n168 x81' (match C1 with | C0 (q190, (C0 (q191, (C0 (q192, q193))))) -> x81' | C0 (q194, (C0 (q195, (C1 | C1)))) -> x81' | C0 (q196, C1) -> x81' | C0 ((Some q197), q198) when q197 >= (-100.75) -> q197 | (C1 | C1) -> (-2.0)) n168
let f200 p201 p202 p203 p204 p205 f82 p206 p207 p208 p209 p210 p211 =
  3.25 *. (((f82 +. (((p201) +. p202) -. p201)) *. p209) -. p211)
let x212 = f200 (0.0 /. 0.0) x199 (x199 +. x81') (n68 asr (n168 land 31)) (n126 lsr (n62 land 31)) (if false then x81' else x199) n126 12 (if true then n68 else n68) (100.75 /. (-3.25)) (18 / (n68 lor 1)) (f200 100.75 x199 (-10.0) n62 n168 x199 n126 n168 7 100.75 n69 x199)
let f213 p214 p215 p216 p217 p218 p219 p220 p221' p222 p223 p224 p225 p226 p227 p228 p229 p230 p231 p232 p233 p234 p235' p236 p237 p238 p239 p240 p241 p242 p243 p244 =
  p227 -. ((p240 *. (p240 -. (((p230 +. (p218 +. ((p226 +. (p224 *. (p240 *. (p218 *. (p218 +. (p241)))))) +. p227))) *. p233) *. p241))) +. p241)
let x248 = f213 x199 (- 6) (n126 - n168) x199 2.2250738585072014e-308 a169.(3) (if false then n69 else n126) (if false then x199 else x199) (compare false false) (if true then (n126, n168) else (n126, n126)) ((-1.0) -. x212) (tick_int 18 n168) (-1.0) (if true then x199 else x199) (x212 +. x199) None (f200 1.0 x212 x212 n168 n168 x212 n126 n68 n168 x212 n68 x212) { r2 = (fun p245 -> p245) } n168 (sqrt 0.5) (n68 * 3) (-1e16) (if true then n126 else n126) ((); n68) (if true then x212 else x212) (n69 != n168) (floor x212) 3.25 (n126 + n62) (if false then 20 else n69) (let { r2 = q247 } = { r2 = (fun p246 -> 15) } in (x199, 3, false))
let x270 = f213 (let v250 = fun p249 -> "" in 3.25) (0 + 1) (let x212 = (let rec f253 p251 p252 = (false, "") in f253) in n68) (float_of_string "100.75") x248 (match n69 with | (-2 as w254) -> w254 | 6 -> n62 | ((-1) | 0) -> 8 | 0 -> n69 | ((-3) | _) -> n62 | q255 when (match if true then { r2 = (let rec f257 p256 = n69 in f257) } else { r2 = (fun p258' -> 10) } with | ({ r2 = _ } | { r2 = _ }) -> (match x248 with | (0.0 as w259) -> false | q260 -> true)) -> n126 | 1 -> n126 | q261 -> q261) (- n69) (f213 x248 n126 n68 x199 x248 n126 n168 x248 11 (n168, n68) x248 13 x248 0.5 x248 None x212 { r2 = (let rec f263 p262 = -1 in f263) } 14 x212 n62 (-1.0) n126 n69 3.25 false x212 x248 (-2) 7 (x199, n168, false)) (match [] with | (q264 :: q265) -> 1 | [] -> n69 | (_ :: q266) -> (-1)) (n168, 4) 0.5 n69 (2.0 -. x199) (x248 *. x248) x212 (Some x212) (-100.75) { r2 = (fun p267 -> n126) } (10 lor n62) (sqrt (-1.0)) (n126 mod 2) (let _v268 = -3.25 in _v268) (compare ((n126, 5, false), (n69, (-1), n126), (3, n126, "", n168), n68) ((n68, n68, false), (n168, n168, n68), (n68, n168, "12", n68), n126)) (n126 + n168) (x248 *. x248) ((); true) x212 (f213 10.0 n126 n126 x248 x248 5 n126 1.5 n68 (n168, n68) x248 n126 x199 x81' x212 None x212 { r2 = (fun p269 -> n168) } n68 x199 n126 x248 n168 n69 x199 false (-0.0) 0.5 17 16 (x199, n68, true)) (-2147483647) (n168 + n126) ((-10.0), n168, true)
let f271 p272 p273 p274 p275 p276 p277 p278 p279 p280 p281 p282 n168 p283 p284 p285 p286 p287 p288 f213 x248 p289 f200 p290 =
  n168 + ((p273 - ((p288 lxor (p287 - ((p286 * (p284 - ((p286 lxor (((p278 * (((p272) + p289) * p289)) lxor p272) * p280)) + p290))) + p287))) lxor p286)) - p290)
let n301 = f271 (6 mod (n69 lor 1)) 4 (float_of_string "1.5") (2.0 +. x248) ((); n168) 0.0 a169.(wrap n168 4) n68 n126 (Array.mem n68 a169) x270 n126 (if false then n126 else n68) (f271 n126 1 x199 x248 n126 x248 n126 (-1) 3 false 0.0 4 n55 n126 x199 n168 n168 n126 n69 100.75 n168 (-3) n55) (Array.fold_left (let rec f293 p291 p292 = p291 in f293) 1.0 a169) (let o294 = n69 in let o295 = 3 in let o296 = n168 in let o297 = n55 in let o298 = n68 in let ( lor ) a b = a * 2 - b and ( = ) a b = b - a in o294 = o295 lor o296 = o297 = o298) (n126 mod 16) (if false then n68 else n168) n69 (f213 x212 n69 n68 x199 x248 n168 n168 0.5 4 (n68, 12) 10.0 9 x270 x199 0.0 None (-0.0) { r2 = (let rec f300 p299' = n126 in f300) } 15 x270 n62 x270 0 2 x248 false x248 x270 n68 3 (x81', n69, true)) (min n69 n168) (n62 + (-1)) (f271 0 n168 x270 x270 14 1.5 n62 n126 n168 false 0.5 n126 n168 n126 (-0.5) n68 8 n126 n126 x212 n55 n168 n68)
let () = note_int n301
let f302 p303 f173 p304 p305 p306 p307 p308 p309 p310 p311 p312 p313 p314 p315 p316' p317 p318 p319 p320 p321 p322 p323 f213 p324' p325 p326 p327 p328 x199 p329 p330 p331 p332 p333 n301 p334 p335 p336 p337 p338 p339 =
  8 - (p335 * (p312 lxor ((p325 + (p318 + (p312 - (((p303) + n69) lxor n126)))) + n168)))
let n362 = f302 n69 (x212 /. 0.5) (-2.2250738585072014e-308) (match x248 with | (0.0 | 0.0) -> (-0.5) | (1.0 | _) -> x270 | q340 -> x270) (if false then n68 else n301) (if false then (Array.make 2 '\255') else (Array.make 2 '\'')) (let { r2 = q342 } = { r2 = (fun p341 -> n301) } in n126) true (x270 *. 0.5) (x270 +. x270) n301 (x270, n301, n68) (match n69 with | 1 -> 3.25 | q343 -> x248) (match n301 with | 4 -> x270 | -2147483648 -> (-100.75) | _ -> x248) (let v344 = n168 in 10.0) (f213 x248 n168 n69 x212 x248 n301 9 x270 n301 (n126, n126) x270 n301 10.0 0.5 x81' None x248 { r2 = (fun p345 -> n69) } n168 x212 n69 3.25 (-2) n69 2.0 false x212 x212 n301 n62 (x212, n301, true)) ((); n301) (if false then (n68, n168) else (n301, 10)) 1e16 (f213 x248 n301 n168 2.0 x270 n168 n126 x270 n126 (n301, n168) x248 n168 x270 x270 3.25 None x199 { r2 = (let rec f347 p346 = n168 in f347) } n168 (-100.75) n301 x248 0 n168 10.0 false x81' x270 12 8 (x81', n301, false)) (fun x270 p348 -> -3.25) 2.0 (-. x248) (match C1 with | C0 (None, q349) -> '\'' | C0 ((Some _), q350) -> 'a' | ((C0 (q351, q352) as w353) | (C0 (q351, q352) as w353)) when (match (fun p354 -> None) n168 with | None -> (false && true) | Some q355 -> (Array.exists (let rec f357 p356 = false in f357) a169)) -> ' ' | C1 when (if "a" >= "\000\255x" then ((n301 - 32767) <= n69) else (n168 < n126)) -> 'a' | C1 -> '\n' | _ -> '\255') 13 (floor x270) x212 (f82 19 (-1.0) x212 1 x199 x270 x81' x81' 0 n69 n301 x212 x199 3.25 n168 x248 x270 x199 x270 (-100.75) (x248, n301, n301) x199 10.0 x248 (-1) (Array.make 8 n68) (Array.make 8 n55) x199 x212 0.0 x248 n301 x270) (( *. ) x270 0.0) x270 x81' n168 (f213 x81' n168 17 x212 x270 n301 n62 (-10.0) 13 (n301, n68) x270 n168 x212 100.75 (-2.0) None x212 { r2 = (fun p358 -> n62) } n126 x270 15 (-10.0) n62 (-2) x270 false x270 x248 n126 n68 (2.0, 3, true)) 0.5 (2.0 +. x270) 1.5 a169.(0) (x248 +. x248) (floor x270) (List.fold_left (let rec f361 p359 p360 = p359 in f361) 100.75 []) (f200 x212 1.5 x212 17 n168 x270 n62 11 n55 x248 5 x270)
let () = note_int n362
let n376 = f302 (let v363 = n362 in 17) (f213 0.5 n126 n362 x270 x212 n126 n362 1.5 n301 (n362, n301) x270 n362 2.0 0.5 x248 None x270 { r2 = (fun p364 -> n301) } n55 x212 n126 x248 n362 4 x270 false x270 x212 18 n69 (0.5, 14, false)) (float_of_int 20) 100.75 ((); n126) (Array.init 2 (let rec f365 n362 = '\n' in f365)) (if false then n126 else 14) (min true false) x270 x248 (5 mod (n362 lor 1)) ((fun p366 -> (x212, n301, n362)) x212) (f213 x212 n168 n69 1.0 x212 n126 4 x270 (-1) (n301, n362) 2.0 n362 x270 10.0 x270 None x248 { r2 = (fun a169 -> n301) } n68 1.0 n69 x270 n362 n301 x199 true x270 2.0 n301 n68 (x270, n69, false)) (-5e-324) (if true then x212 else (-0.0)) (x270 /. x270) 4096 (match { r2 = (fun p367 -> n126) } with | { r2 } -> (n68, (-2))) x248 (x248 *. x270) (fun p368 p369 -> x270) (max 10.0 x248) (ceil x212) (min ' ' 'z') (if false then n301 else (-1)) (if true then (-2.0) else x212) (let v370 = n362 in 0.0) n126 (x212 *. 2.0) (snd ((-1.0), x270)) (Array.fold_left (let rec f373 p371 p372 = x248 in f373) x248 a169) 2147483647 (x270 *. (-1.0)) x248 (-4096.0) (x212 *. 0.5) (f302 (-1) x270 100.75 x270 8 (Array.make 2 '\'') n301 false 1.5 x212 n168 (1.5, n301, n362) x270 x248 x199 x248 19 (n62, n301) 0.0 x270 (fun p374 p375 -> 0.0) x212 0.0 '\'' 0 x199 x212 n126 x248 3.25 x199 n62 (-0.0) x248 x212 x199 n168 x212 x199 x248 x270) 1.0 x199 x248 x270
let v383 = ((if (15 - 1073741824) <= n362 then (mix (Char.code 'z'))); (if snd ((-3), false) then (let _v377 = (n301, n301, (n376, "\000\255x", n126, n301), (Array.make 5 x248)) in { r2 = (fun p378 -> n362) }) else (if true then { r2 = (let rec f380 p379 = n69 in f380) } else { r2 = (let rec f382 p381 = 20 in f382) })))
let f384 p385 p386 p387 p388 p389 p390 p391 f302 p392 p393 p394 p395 p396 p397 p398 n168 p399 p400 p401 p402 x270 p403 p404 p405 p406 p407 p408 p409 p410 p411 p412 =
  p409 + (n301 lxor (p411 - (p409 + ((((p408 lxor ((p407 - ((p412 lxor ((p386) - p394)) lxor p394)) + p411)) - p405) lxor p412) lxor p408))))
let n427 = f384 (x248 *. (-1.5)) (-14) (coarse (cos (limit 100.75 (-100.0) 100.0))) (x270 +. x270) (f384 x212 10 x270 x248 n126 (-1.5) (-10.0) x270 x212 n126 n168 x81' [] x248 3.25 (fun p413 -> n376) x212 x248 n301 (-3) x248 { r2 = (fun p414 -> n126) } n376 18 x212 n126 (-3) n376 x212 n126 n376) x248 x212 ((-0.5) +. (-1.0)) (abs_float x270) (f302 n301 2.0 100.75 x199 n68 (Array.make 2 '\'') n168 false x248 x212 1 (x248, n68, 17) x212 x270 2.0 2.0 (-2) (18, 17) (-0.0) 1.5 (let rec f417 p415 p416 = x270 in f417) 0.0 0.5 '\255' n62 x212 x270 n168 100.75 0.0 x212 n376 (-1.0) x212 x248 x199 n362 x270 3.25 x270 x270) n376 ((-2.0) *. x248) (if true then [] else []) ((-1.0) *. x270) (x248 +. x212) (fun p418 -> n362) (abs_float x270) x212 (let i419 = n301 in if i419 >= 0 && i419 < Array.length a169 then a169.(i419) else 3) (f384 x270 n376 x270 x248 n168 x248 x270 10.0 x270 n301 n69 x248 [] x270 x212 (let rec f421 p420 = n301 in f421) x270 x212 n376 n69 3.25 { r2 = (fun p422 -> n362) } n376 n168 x212 n168 13 n362 x248 n376 13) (if false then x212 else x270) ((); { r2 = (fun n168 -> -2) }) (n168 + n376) (f127 x270 (Array.make 8 x199) n301 n376 n69 n168 x270 x212 n362 n301 0.0 n168 x212 x81' (x270, x270) x212 (let rec f426 p423 p424 p425 = n69 in f426) n68 C1 x270 n376 x248 x270 100.75 3.25 n168 n362 n301 n362 n69 n362 18) (x270 *. x212) 17 (16 + 3) (n301 * 6) (1.0 *. 10.0) n362 (if false then n362 else n68)
let n436' = f384 x270 0 (f173 x270 x270 n376 0.0 x199 10 n362 [] x212 10 3.25 6 n168 x248 x199 n68) ((-1.0) -. x248) (n126 mod 2147483647) 2.0 (if true then x199 else 1.5) ((); x248) (abs_float (-0.0)) (if true then n362 else n168) a169.(1 land 3) x248 (match n301 with | ((-1) | _) -> [] | 3 -> [] | -2147483648 -> [] | 2 -> [] | q428 -> []) 2.2250738585072014e-308 (x212 *. 0.5) (try (let rec f430 p429 = n69 in f430) with | _ -> (fun p431' -> n69)) x248 (f213 x212 n301 18 x212 (-0.5) n362 n301 100.75 n126 (n126, n376) x248 n301 x248 x270 1.0 None x270 { r2 = (let rec f432 f302 = -1 in f432) } 17 x248 n362 x248 n376 n301 x270 true 2.0 0.0 n427 n362 (x248, n427, false)) (-10) (try (if false then raise Division_by_zero else n427) with | Division_by_zero -> n427 | _ -> n362) (max x248 x81') (if false then { r2 = (fun p433 -> n168) } else { r2 = (fun p434 -> n168) }) (int_of_float x248) n62 (1.0 -. x81') ((fun p435 -> n301) []) (n301 - n62) (n376 * 16) (snd (n301, x248)) n301 (f82 n362 100.75 x248 n301 x248 x212 x270 100.75 2 n69 n301 x270 x270 (-10.0) n301 x212 x248 x248 x199 0.0 (x199, 13, n362) x199 x270 (-2.0) n362 (Array.make 8 3) (Array.make 8 n301) x212 x199 (-1.0) x248 0 (-1.5))
let () = note_int n436'
let () = assert (compare (a169.(wrap (try (n362 mod 8) with | _ -> n301) 4) lsl ((let i437 = n362 in if i437 >= 0 && i437 < Array.length a169 then a169.(i437) else n427) land 31)) (a169.(wrap (try (n362 mod 8) with | _ -> n301) 4) lsl ((let i437 = n362 in if i437 >= 0 && i437 < Array.length a169 then a169.(i437) else n427) land 31)) = 0)
let () = if (try (-4) with | _ -> (f302 n376 x270 x270 x199 n427 (Array.make 2 '\n') n362 false 3.25 x270 n427 (x248, n427, n427) 10.0 x270 x248 x270 n427 (n362, n427) x270 x212 (fun p438 p439 -> x270) x270 x270 ' ' n436' x270 x248 n126 x248 x270 (-3.25) n168 x248 x248 0.5 x199 n436' (-1.0) x199 x248 x248)) > 13 then () else ()
let () = a169.(n301 land 3) <- (if if false then true else false then a169.(2) else (String.length "tail \" end"))
let x440 = 0.0 /. 0.0
let n442' = ((((((0) + (if x440 = x248 then 74 else 0)) + (if x440 <> x440 then 79 else 0)) + (if x440 < x212 then 15 else 0)) + (if (let v441 = Array.make 1 n168 in x270) > x440 then 86 else 0)) + (if x440 <= x440 then 51 else 0)) + (if x440 >= x440 then 42 else 0)
let () = (mix_ints a169 0 4; note_end 0)
let () = note_int n55
let () = (mix_0 5 v383; note_end 0)
let () = note_int n362
let () = note_int n427
let () = note_int n436'
let () = note_float x212
let () = note_int n69
let () = ()
