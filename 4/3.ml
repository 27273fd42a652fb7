type a0 = string * int * int
exception E0 of (int, int) result
exception E1
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
let rec show_int k x = print_byte (65 + k); x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let a3 = (let v0 = 8 in create_array 7 ((let rec f2 p1 = 1.5 in f2) 3.25))
let f4 p5 p6 p7 p8 p9 a3 p10 p11 p12 p13 p14 p15 p16 =
  p13 + (p10 + (p13 + (p8 - ((p8 + (((p14) lxor p6) + p7)) + p10))))
let n26 = f4 (19 * 13) (-8) (- 12) (5 - 19) (List.fold_right (let rec f18 f4 p17 = p17 in f18) [] (-100.75)) ((); []) (f4 (-2) (-2) 7 13 (-0.5) [] 15 1.0 2 0 13 0.0 100.75) (match Array.make 2 15 with | ([|q19|] as w20) -> 0.5 | ([|q21; q22|] | [|q21; q22|]) -> 10.0 | _ -> 100.75) (9 + 15) (f4 4 19 (-2) 15 2.0 [] (-3) 0.0 14 14 8 0.5 (-1.5)) (f4 17 2 20 5 100.75 [] 15 100.75 4 2 8 0.0 1.5) (3.25 /. 1.0) (match [] with | [] -> 1.5 | (4 :: []) -> 0.5 | ((-3) :: []) -> 0.0 | (9 :: []) -> (-2.0) | (q23 :: []) -> 3.25 | ((q24 :: (_ :: _)) as w25) -> (-2.0))
let n36 = f4 (n26 mod 8) (n26 / (-1)) (14 * 13) (match [] with | ([] | []) when false -> n26 | [] -> n26 | ([|q27|] :: q28) -> q27 | ((q29 :: q30) | ((q29 :: _) as q30)) -> n26) (if false then 0.5 else 1.5) (match [] with | [] -> [] | (_ :: q31) when (((n26 + (-4097)) <= n26) || ((n26 - 1024) <= n26)) -> [] | (_ :: q32) -> []) (let v33 = None in n26) (1.5 -. 0.5) (let _v34 = 10.0 in n26) (let v35 = Array.make 3 16 in 19) (n26 lsr (1 land 31)) (100.75 +. 0.5) ((); 2.0)
let f37 p38 p39 p40 p41 p42 p43 p44 p45 p46 n36 p47 p48 p49 p50 p51 p52 p53 p54 p55 p56 p57 p58 p59 p60 p61 p62 p63 p64 p65 n26 p66 p67 p68 =
  p58 +. (p67 -. (p61 -. ((p48 +. (p48 +. (p53 +. (p52 +. ((p45 +. (p45 +. ((p52) *. p41))) +. p53))))) +. p60)))
let x85 = f37 (n36 lor n26) a3.(wrap n36 7) ((n26 - 2147483647) < n36) 0.5 16 (fun p69 p70 -> p70) (n26 - n36) (100.75 *. 1.5) (let v71 = 'z' in n36) a3.(6) (-9) 0.5 false (if false then n26 else n26) ((); n36) (if true then 10.0 else 0.5) (if true then (-100.75) else 100.75) n26 (try 4095 with | _ -> n36) (n36 + n36) ((-0.0) -. (-100.75)) (1.0 -. 10.0) (n36 + n36) (let i72 = n36 in if i72 >= 0 && i72 < Array.length a3 then a3.(i72) else 0.0) (tick_float 5 100.75) (n36 lsl 26) n36 (n36 - n36) n36 (let rec f77 p76 = n36 in f77) (match [] with | [] when ((n36 > n26) || (true && false)) -> 'z' | [] when ((n36 >= n36) && ("b c" <= "")) -> '0' | ((_ :: q78) | ([] as q78)) -> 'z' | ((f37 :: []) as w79) -> '0' | (q80 :: (q81 :: q82)) -> '\n' | (_ :: (_ :: q83)) -> '\255') (float n36) (match 10.0 with | 1.0 -> n36 | 0.0 -> n36 | 0.5 -> n36 | q84 -> 16)
let f86 p87 p88 p89 p90 p91' p92 p93 p94 p95 p96 p97 p98 p99 p100 x85 p101 p102 p103 p104 p105 p106 n26 =
  (-2) + (p106 lxor ((p99 - (p103 + (p102 * (p106 lxor ((p104 + (p96 + ((n26 + (p104 + ((p88) - p93))) + p97))) * p99))))) lxor p104))
let n122' = f86 x85 17 (( +. ) x85 1.0) ((-1) lxor n36) (let _v107 = [] in n36) (let rec f110 p108 p109 = false in f110) ((fun p111 -> 19) n36) (match [] with | [] -> 10 | ([] | (_ :: _)) -> n36 | (n26 :: []) when (a3.(wrap (f86 0.5 n36 x85 17 n36 (fun p112 p113 -> false) n36 n36 x85 n36 n36 x85 (-1) 1.5 x85 n36 6 n36 n36 x85 n36 n36) 7) < (x85 -. x85)) -> n36 | ((_ :: _) | []) when (if true != false then ((8 + (-2147483647)) > 0) else (min false true)) -> n36 | _ -> n36) (x85 *. 10.0) (n36 * 9) (let v116 = ([], '\'') in n36) (x85 *. (-0.0)) (match None with | None -> n36 | Some [|q117; _|] -> n36 | ((Some q118) | (Some q118)) -> n36) (if true then x85 else x85) (coarse (log (limit 0.5 0.5 100.0))) (n36 - n36) n26 (int_of_float 0.0) (- 16) (x85 +. x85) (let (q121, f37) = (7, (fun p119 p120 -> x85)) in -2) (1 + 7)
let () = note_int n122'
let n129 = f86 x85 (n36 lsr (n122' land 31)) (let _v123 = n122' in x85) (try (succ n26) with | _ -> n122') (min n122' n122') (fun p124 p125 -> true) (try n36 with | _ -> n122') (9 * (-9)) a3.(0) (n36 + n36) n122' (abs_float x85) 1023 (Array.fold_left (let rec f127 x85 p126 = 2.0 in f127) 0.0 a3) (let i128 = n122' in if i128 >= 0 && i128 < Array.length a3 then a3.(i128) else x85) (n122' + n122') (10 * 1) (n122' + n122') (n36 * 1) a3.(1) (n122' * 22) (6 lsl (8 land 31))
let () = note_int n129
let n130 = String.length (Printf.sprintf "<%e>" (abs_float (x85 -. x85)))
let n195 = (match (Some (if false then raise (E0 (Ok n26)) else (ref ("\000\255x", n26, n130)))) with | None -> (
  let f131 p132 p133 p134 p135 p136 p137 p138 p139 p140' p141 p142 n130 p143 p144 p145 p146 p147' p148 p149 p150 p151 p152 p153 p154 p155 n122' p156 p157 p158 p159 f86 p160 =
    p153 * ((p139 - (p160 lxor ((p155 + (p156 + (((p156 * (p158 - ((p160 - (p142 + (p132))) * p142))) + p153) * p153))) + p156))) lxor p160)
  in
  let n177 = f131 (- 13) (n130 mod 2) (match Ok (ref x85) with | Ok q161 -> x85 | Error "a" -> x85 | Error q162 -> x85) (if true then x85 else x85) (coarse (exp (limit x85 (-9.0) 5.0))) (floor (-1.5)) (match Ok n129 with | (Ok q163 as w164) -> x85 | Error _ -> x85) ((fun p165 -> n129) n36) (match [] with | ((_ :: (_ :: _)) | []) -> x85 | (_ :: q167) -> x85) (let x85 = ("", n36, n130) in 10.0) 8446 (f37 6 x85 true x85 n130 (let rec f170 p168 p169 = n129 in f170) n122' x85 n122' x85 n130 x85 false n130 n130 x85 x85 n129 14 n129 x85 x85 (-1) x85 x85 n122' n130 n129 n122' (fun p171 -> n130) '0' x85 n130) (let v172 = [] in -0.5) n36 (if false then 100.75 else x85) (x85 +. 0.0) n129 ((); (n122', n122', false, true)) (x85 +. (-0.0)) (if true then x85 else x85) x85 n122' (n122' + n26) 31 (match [] with | [] -> n122' | ((q173 :: []) as w174) -> n122' | ((_ :: (_ :: _)) | (_ :: [])) -> 0) a3.(6) (- n130) (match None with | None -> None | (Some 1.0 as w175) -> w175 | Some 0.0 -> None | Some q176 -> None) (6 - n130) 1073741824 (0.5 *. x85) n130 in
  let v179 = (match n129 with | 0 -> (if false || true then (List.mem_assoc false []) else (min true true)) | -2147483647 -> (((let v178 = true in n177) + (-4097)) <= (- 18)) | n129 -> (((); true) = (false || true))) in
  f131 ((-3) - 1) n122' x85 x85 (-1.5) (x85 *. x85) 10.0 n177 (floor x85) (x85 *. x85) n26 (f37 n130 x85 false 2.0 n26 (fun p180 p181 -> p181) 5 (-0.0) n130 x85 2 x85 v179 n177 n26 x85 x85 n26 n130 n177 x85 x85 n130 x85 x85 n130 n130 n177 n130 (fun p182 -> n130) 'z' x85 (-3)) (-3.25) (n130 mod 3) x85 (fabs x85) (compare ("a", 7, n129) ("12", n129, n177)) (max (n129, n129, v179, true) (15, n130, v179, v179)) 1e999 (if false then x85 else (-0.0)) (float n122') n122' ((); n36) (2 * n130) (let o183 = 10 in let o184 = n36 in let o185 = n130 in let o186 = n129 in let ( -. ) a b = a lxor (b + 1) and ( * ) a b = (a lsl 1) + b in o183 -. o184 * o185 * o186) (float_of_int n177) (f131 19 n130 x85 10.0 x85 x85 x85 4 1.5 x85 n177 x85 x85 n130 x85 2.0 n130 (n129, 9, v179, v179) 0.0 x85 x85 n177 1 4 n130 x85 n129 None 2 n36 x85 1) (let (q187, q188) = ((Array.make 4 x85), v179) in None) (if v179 then n129 else (-1)) (match v179 with | true -> 1 | false -> 11) (max x85 x85) (n177 * n177)) | Some _ -> (
  -(match n130 with | 3 -> n122' | 1 -> n130 | q189 -> q189)) | exception E0 (Ok _) -> (tick_int 11 n130) | exception E0 (Error q190) -> (let q190 = 13 > 2 in (let o191 = n26 in let o192 = 7 in let o193 = n129 in let o194 = n130 in let ( <= ) a b = b - a and ( asr ) a b = a * 2 - b in o191 asr o192 asr o193 <= o194)) | exception _ -> (show_int 18 n130))
let f196 n26 p197 p198 f37 n195 p199 p200 p201 p202 p203 p204 p205 p206 p207 p208 p209' =
  n195 + ((p201 - ((((p201) + n26) * p208) + p200)) lxor n195)
let _ = f196 5 (( + ) n195 n122') (Array.fold_right (let rec f212 p210 p211 = p211 in f212) a3 x85) (let _v213 = Ok x85 in (let rec f217 p214 p215 p216 = x85 in f217)) (if true then n195 else n130) (x85 -. x85) ((fun p218 -> 9) None) (-5) (-. 2.0) ((); ('\n', n36, n195, true)) (let v219 = x85 in Array.make 2 n130) (floor x85) (f37 n195 x85 true 1.5 n129 (let rec f222 p220 p221 = 8 in f222) n26 x85 n122' 0.0 n195 1.0 false n195 n36 x85 (-0.5) n195 n195 n195 (-0.0) x85 n195 1.0 x85 n130 n122' 19 n36 (let rec f224 p223 = n195 in f224) 'z' x85 n130) (Array.fold_left (let rec f226 p225 f196 = p225 in f226) x85 a3) 12 (if false then x85 else 100.75)
let n252 = f196 (f86 1.0 n195 x85 14 n129 (fun p227 p228 -> false) n122' n195 x85 13 n130 3.25 n129 x85 x85 n122' 18 n130 n130 100.75 n122' n130) (let (q229, _) = ("12", (ref x85)) in n36) (-. 0.5) (let rec f232 p230 p231 f37 = x85 in f232) (n195 + 6) (f37 15 x85 false x85 n26 (fun p233 p234 -> 19) 5 x85 n195 x85 n122' 0.0 true n195 n129 x85 x85 n130 19 (-2) x85 x85 n26 x85 x85 n195 3 n129 n36 (let rec f236' p235 = n195 in f236') '\'' x85 n122') (let o237 = n122' in let o238 = n130 in let o239' = n130 in let o240' = n36 in let ( == ) a b = b - a and ( +! ) a b = a * 2 - b and ( lsl ) a b = a * 2 - b in o237 +! o238 == o239' == o240') (let o241 = n195 in let o242 = n26 in let o243 = n130 in let o244 = n130 in let ( <> ) a b = a * 2 - b and ( >>= ) a b = a * 2 - b in o241 >>= o242 >>= o243 >>= o244) (let v245 = 15 in x85) (match n130 with | 0 -> ('z', n129, n129, false) | q246' -> ('0', 12, 0, true)) (let _v247 = x85 in Array.make 2 n129) ((-1.5) -. x85) (if false then x85 else x85) (f37 n26 (-100.75) false 10.0 n195 (fun p248 p249 -> 16) 13 x85 n122' x85 11 x85 false n130 n129 x85 x85 n36 n129 4 10.0 x85 n130 x85 x85 n195 n195 8 n129 (let rec f251 p250 = n122' in f251) '\'' x85 n36) (5 mod 7) (x85 -. 0.5)
let () = note_int n252
let f253 p254 p255 p256 p257 p258 f196 p259 p260' n252 p261 p262 p263 p264' p265 n26 p266 p267 p268 p269 p270 p271 p272 =
  10.0 *. (p269 *. (p264' *. ((p264' -. (((((p254) *. p256) *. p269) *. p258) *. p261)) -. p268)))
let x281 = f253 (if true then x85 else x85) n252 x85 x85 (let v273 = "12" in x85) 3769 (if false then (ref n129) else (ref n129)) (List.fold_right (let rec f276 p274 p275 = p274 in f276) [] n130) (if false then n122' else n252) ((); x85) (match None with | (None as w277) -> n129 | Some true -> n195 | Some false -> n252 | exception Invalid_argument _ -> n195 | exception Division_by_zero -> n252 | exception Not_found -> n195 | exception Match_failure _ -> 5 | exception E0 (Ok 9) -> n130 | exception E0 (Ok (-3)) -> n129 | exception E0 (Ok 2) -> 1 | exception E0 (Ok 5) -> n129 | exception E0 (Ok 0) -> n130 | exception E0 (Ok (-2)) -> n122' | exception E0 (Ok q278) -> n122' | exception E0 (Error q279) -> n26 | exception E1 -> n129 | exception E2 -> n130) (int_of_float x85) ((-1.5) /. 1.0) (15 + n26) ((-3) * n122') a3.(4) (9 * 12) (x85 +. x85) (let _v280' = ref 0.0 in 1.5) (compare (Array.make 1 (Array.make 4 1.5)) (Array.make 1 (Array.make 4 x85))) (int_of_float 1.5) (n252 * 9)
let n282 = n130
let a284 = Array.map (fun p283 -> p283) (Array.make 2 false)
let s286 = ref (-2147483648)
let s287 = ref 0
let i285 = ref 0
let () = while !i285 < 12 do
  let u288 = !s286 + 2147483647 in
  let u289 = !s287 + (if !s286 < !s286 + 2147483647 then 1 else 3) in
  s286 := u288; s287 := u289; if !s286 <> 2147483647 then (i285 := !i285 + 1) else i285 := 12
done
let n290 = !s286
let n291 = !s287
let () = note_int n290
let () = note_int n291
let f292 p293 p294 p295 n130 p296 p297 p298 p299 p300 p301 p302 p303 p304 p305 p306 p307 p308 p309 p310 p311 a284 p312 p313 p314' p315 p316' p317 p318 p319 p320 p321 =
  (p320 + (((p314' + ((a284 * ((p305 * ((((p297 + (n130 + ((p293) - p301))) + p301) - p303) lxor n130)) lxor p314')) lxor p312)) + p316') lxor p312)) * p309
let n328' = f292 (n129 * 24) 2.0 (if false then 20 else 3) 19 (x281 /. x281) n252 (-1.0) (x281 +. x281) x281 (-4) ((fun p322 -> 2.0) (Array.make 6 false)) 340 (f292 n252 x281 n290 n195 x281 n130 x281 1.5 x85 n291 1.0 n252 n291 n129 x281 (-2.0) x281 n291 x281 [] 11 11 x281 n282 n252 n129 (Array.make 16 n252) x281 x281 n282 x281) (f196 14 n252 x85 (let rec f326 p323 p324 p325 = 100.75 in f326) n290 3.25 n282 n282 0.5 ('\'', n252, n291, true) (Array.make 2 14) x281 x281 x85 n195 x281) (float n122') (if true then x85 else x281) x281 n291 (float_of_int n252) (let (f86, q327, _) = ("b c", n36, n282) in []) (-1073741824) (f292 n291 x85 n130 9 x85 n282 x281 x281 x281 n195 (-0.5) n291 n291 n36 x281 (-1.5) x85 13 1.0 [] n290 n195 3.25 n252 n290 1 (Array.make 16 n290) x281 10.0 n290 x85) 1.0 20 (if false then n252 else n130) 19 (Array.make (hide 0 16) n282) x281 (x281 /. x281) (n195 + n195) 0.5
let n338 = f292 n290 (x85 *. (-1.5)) 8664 n282 0.5 (15 + n291) (f253 (-2.0) 19 x281 x281 x281 n130 (ref n291) n282 n328' x85 n328' 14 0.0 n252 n290 x85 n282 x85 1.0 n252 2 n290) (-3.25) (if false then x281 else x281) (20 - n290) 1e999 (let _v329 = n291 in n290) (n328' * 15) n129 x85 (x281 *. x281) (x281 /. 0.0) (- n26) x85 (max [] []) n328' (if true then n291 else n195) (float_of_int n36) (f196 n129 n291 x85 (let rec f332 p330 p331 x85 = x281 in f332) n130 x281 (-2) n290 x85 (' ', n195, n282, false) (Array.make 2 (-1)) x85 x281 0.0 7 x281) (if false then n328' else (-2)) (-14) (let _v336 = Array.make 4 (let rec f335 p333 p334 = false in f335) in Array.make 16 n122') (let i337 = n328' in if i337 >= 0 && i337 < 7 then a3.(i337) else x281) x281 32767 (f253 x281 n328' x281 x281 10.0 n290 (ref 12) 15 n291 1.0 n290 n328' x281 n328' n328' x85 n252 x281 x281 n195 n328' n328')
let v345 = ((fun p339 -> if p339 then raise E2 else (Ok n290)), (let v340 = n122' mod 2147483647 in [|n252; v340; n36|]), (match None with | None -> n338 | ((None as w341) | (Some 8 as w341)) -> (f292 n291 (-0.0) n252 n252 x281 n338 x85 x281 100.75 n338 x281 n328' n338 10 x281 x85 x281 n338 0.5 [] n252 n129 x85 7 n291 n328' (Array.make 16 n130) x85 x85 n282 x281) | Some 0 -> (n195 - n290) | Some 1 -> (compare 18 n290) | Some (-2) -> ((fun p342 -> n282) 100.75) | Some q343 -> (let v344 = Array.make 6 n282 in q343)))
let f346 p347 p348 p349 p350 p351 p352 p353 p354 p355 p356 p357 p358 p359 =
  n282 - (p355 + (p347 lxor (p347)))
let n360 = f346 (-20) (snd (2.0, x281)) (x85 *. x281) (n252 :: []) (let n195 = Array.make 1 x85 in Array.make 4 n36) (0.0 /. 0.0) x281 (if false then (2, n291, n252) else (n291, n291, n282)) (f346 n130 x85 x85 [] (Array.make 4 n129) x281 x281 ((-1), n122', 20) n282 n129 x281 0.5 2.0) (n282 / (n122' lor 1)) (f253 2.0 n290 x281 1.0 x281 n291 (ref 12) n291 n122' x281 n26 n129 x281 n338 (-3) x281 n252 0.5 x281 3 n290 n328') (x85 *. x85) (0.5 *. x281)
let () = note_int n360
let f361 p362 p363 p364 p365 p366 p367 p368 p369 p370 p371 p372 p373 p374 p375 p376 p377 n360 p378 p379 p380 p381 p382 =
  0.5 *. (p375 -. ((x281 -. (p381 *. ((p368 -. ((p381 *. (p363)) +. p367)) *. p375))) -. p379))
let x404 = f361 n291 (f361 n291 100.75 6 n195 x281 x85 x281 n291 n291 17 18 14 None x281 n328' x281 0.5 n130 x281 n291 (-3.25) 14) n129 (match v345 with | ((q383', [|_; (-2); q384|], q385) | (q383', [|q384; (-2 as q385); _|], _)) -> n252 | (q386, [|q387; 9; _|], q388) -> n129 | (_, [|q389; q390; q391|], _) -> n291 | ((q392, _, v345) | (q392, [|_; v345; _|], _)) -> n338 | ((q393, q394, q395) | (q393, q394, q395)) -> 14) (match '\255' with | 'a'..'m' -> x85 | '0'..'9' -> 10.0 | 'a'..'m' -> (-2.0) | 'n' -> x281 | 'a'..'m' -> x281 | '0'..'9' -> x281 | f86 -> x281) (let v396 = ("\000\255x", n291, 8) in x281) (try a3.(5) with | _ -> x281) (n195 * 28) n36 5 (n360 + n252) (1 + n338) (match v345 with | (q397, x85, q398) -> None) (let n360 = "\000\255x" in x281) ((); n282) (x281 -. 1.0) (try (if false then raise Not_found else x281) with | Not_found when (let (q399, _, q400) = ((); ("tail \" end", n282, n290)) in String.exists (fun p401 -> false) "") -> x281 | _ -> x281) (n290 + n130) x85 (String.fold_left (let rec f403 f346 p402 = n282 in f403) n360 "a") ((); x281) (n328' + n360)
let x405 = f361 (f346 n360 x404 x281 [] (Array.make 4 n360) x281 x404 (n328', n282, n360) n338 n291 x404 x404 (-1.0)) (-1.0) (n252 / 4096) 2147483646 (x404 *. x281) x281 x404 13 n338 n252 n130 n360 None x404 n290 x281 x404 n290 x281 n195 2.0 (-1)
let v406 = (-. ((-100.75) -. x404)) <> ((x281 +. x405) -. (f361 n360 x405 n130 n282 2.0 100.75 0.5 n129 n195 n328' n360 n282 None x405 12 x404 x405 n129 x85 n129 x404 n328'))
let () = a284.(1) <- ((string_of_float (abs_float 2.0)) < "12")
let () = note_int n122'
let () = note_float x281
let () = note_int n328'
let () = note_int n360
let () = note_int n130
let () = note_float x405
let () = ((let (_, m408, m409) = v345 in mix_ints m408 0 3; mix m409); note_end 0)
let () = note_int n36
let () = ()
