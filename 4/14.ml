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
let rec tick_float k x = mix k; x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
let n0 = 6
let () = note_int n0
let x1 = 0.0 /. 0.0
let n2 = ((((((0) + (if (fabs x1) = x1 then 42 else 0)) + (if (-1.5) <> x1 then 35 else 0)) + (if x1 < x1 then 30 else 0)) + (if x1 > x1 then 17 else 0)) + (if x1 <= x1 then 81 else 0)) + (if x1 >= (if true then x1 else (-10.0)) then 3 else 0)
let f3 p4 p5 p6 p7 p8 p9 p10 p11 p12 p13 p14 p15 p16 =
  ((p15 lxor (((p16) * p10) * p12)) - p16) lxor p10
let n21 = f3 x1 (-. (-2.0)) (x1 *. x1) (let (_, x1) = (n0, []) in (0.5, false, 10.0)) n2 (10.0 *. x1) (fst (n2, (Ok (n2, n2, true, n2)))) x1 (n2 + 19) (-1e16) (Error 0.0) (n2 lxor 4) (let o17' = n2 in let o18' = 3 in let o19 = n2 in let o20 = n0 in let ( < ) a b = b - a in o17' < o18' < o19 < o20)
let x24 = (fun p22 -> (let v23 = n2 > 15 in 0.0)) []
let () = (match (min (((); ()); (false, n0, n21, (-3.25))) ((if true then false else true), (n0 * n2), (Array.fold_left (fun x24 p25 -> x24) n21 (Array.make 5 (-2.0))), x1)) :: (match (2.0 /. (-1.0)) -. (( -. ) x1 x24) with | (q26 | (0.0 as q26)) -> (match (match "tail \" end" with | "a" -> [] | ("a" as w27) -> [] | "" -> [] | q28 -> []) with | ([] | []) -> (let v33 = fun p29 -> ((fun p30 p31 p32 -> false), 3) in []) | ((_ :: _) | []) -> ((false, n21, n2, x24) :: [])) | 0.0 -> [] | q35 -> ((false, 18, n21, x24) :: [])) with | ([] | (_ :: _)) -> (match Some (if (let v36 = Array.make 16 false in false) then (snd (n2, (fun p37 p38 p39 -> x24))) else (let v40 = Array.make 5 8 in fun p41 p42 x24 -> x1)) with | None -> (print_string ((clip ((clip "b c") ^ "12")) ^ (Printf.sprintf ("%-3d" ^^ "%%%s|%c") n2 (clip "\000\255x") 'z'))) | Some q43 -> ()) | ((q44, q45, _, _) :: []) -> (mix (if ((clip ((clip "\000\255x") ^ "tail \" end")) ^ (if q44 then "" else "a")) = (if "12" >= "tail \" end" then ((clip "a") ^ "\000\255x") else (String.concat "" ["\000\255x"; clip "a"])) then 1 else 0)) | (q46 :: (_ :: q47)) -> (print_char (Char.lowercase_ascii (let s48 = (clip "tail \" end") ^ "" in let i49 = if true then 11 else 15 in if i49 >= 0 && i49 < String.length s48 then s48.[i49] else '\255'))) | (q50 :: n21) when false -> (Array.iter (let rec f55 p51 = (let v54 = (let s52 = "a" in let i53 = 18 in if i53 >= 0 && i53 < String.length s52 then s52.[i53] else '0') in ()) in f55) (Array.make 5 (compare (String.length "12") (let o56 = n2 in let o57 = 5 in let o58 = n0 in let ( **! ) a b = (a lsl 1) + b in o56 **! o57 **! o58)))))
let f59 p60 p61 p62 p63 p64 p65 p66 p67' f3 p68 p69 x24 x1 p70 p71 p72 p73 p74' p75 p76 n21 p77 p78 p79 p80 p81 p82 p83 n2 p84 p85 p86 p87 =
  p76 *. ((((p86 -. (p86 *. ((p80 -. ((((p86 -. (p60)) +. p86) -. p69) +. p67')) *. p86))) -. p80) -. p78) +. p80)
let x111 = f59 (if true then x24 else (-0.0)) n21 (if true then n21 else n2) (1.0 -. x24) (match [] with | (([] as w88) | ([] as w88)) -> x24 | (None :: []) -> 3.25 | (None :: (q89 :: q90)) -> x24 | ((Some q91) :: []) -> x1 | (([] as w92') | ((Some _) :: ((_ :: _) as w92'))) -> 1.5) n21 0.0 x1 (if true then n21 else n21) (f3 0.5 x24 x1 (x24, true, x24) n2 x1 n0 x1 n21 x24 (Ok n2) 11 n21) x24 ((); n2) (if false then x1 else x24) (let (q95, q96, q97, n2) = ((fun p93' p94 -> x24), None, n21, ()) in n21) (f3 x24 x1 x24 (x24, true, (-2.0)) n21 1.5 0 x24 n21 x24 (Ok n21) n21 n2) (match [] with | ([] as w98) -> n0 | ((q99 :: _) as w100) -> n2) (let o101 = n2 in let o102 = n21 in let o103 = n2 in let ( /. ) a b = b - a in o101 /. o102 /. o103) (String.length "") (if false then 14 else n21) 1.0 2147483646 ((land) 1 n2) x24 (let v104 = true in n2) x24 (snd (0.0, (fun p105 p106 -> p106))) (let (q107, q108, q109, q110) = ((Ok "b c"), (true, x1, ' ', n2), n0, (Ok 100.75)) in 15) (part "\000\255x" 9 n21) (if false then x1 else x1) (' ' = '\n') (compare true true) (2.0 +. x24) (n21 * n0)
let x129 = f59 (floor 1.0) (match [] with | [] -> n0 | (7 :: q112) -> 4 | (q113 :: q114) -> n2) (int_of_float x111) (match x111 with | (0.5 | 0.5) -> x111 | _ -> x24) (3.25 -. x24) (n21 - n21) (2.0 *. 0.5) (tick_float 7 x111) (n21 - n21) (f3 x111 (-3.25) (-0.0) (x1, false, x111) n2 x111 n21 x1 n21 (-2.0) (Ok n2) n21 7) (f59 x111 9 n2 x24 x24 n21 x111 x111 n2 1 x111 n21 x24 n0 n2 n0 10 7 n21 x24 n21 8 x24 n0 x24 (fun x111 n21 -> n2) n21 "\000\255x" x24 true n0 x24 n2) 1023 4096.0 (19 lsl 11) n21 (let v115 = () in n21) (-9) (18 - n21) ((let rec f117 p116 = n2 in f117) (n2, false, x111, 1.5)) (match Array.make 6 x111 with | q118 -> 100.75) (3 / (n21 lor 1)) (match Array.make 16 (Array.make 4 x111) with | ([|[|q119; n21; q120; q121|]; q122|] | [|([|n21; q119; q121; q120|] as q122); _|]) -> n0 | [|q123; q124|] -> n0 | q125 -> n2) x24 (try (( + ) 9 n0) with | _ -> n21) (1.5 -. x24) (f3 x24 x24 x111 (100.75, true, (-2.0)) n2 (-2.0) n21 x24 n21 x111 (Ok n2)) (f3 x24 x24 x24 (x1, true, x111) n21 x111 n21 x111 9 x1 (Ok 12) n2 n0) (match '\n' with | ('a'..'m' | 'a'..'m') -> "12" | '0'..'9' -> "\000\255x" | 'n' -> "a" | q126 -> "\000\255x") (if true then x111 else x111) true (compare [] []) (f59 x24 20 n2 x111 x111 n2 x24 1.5 n21 19 x1 n21 3.25 n21 n21 0 1 n21 n0 x111 n2 n21 x111 n2 x111 (fun p127 p128 -> p128) n21 "\000\255x" x111 false n21 2.0 13) n21
let rec loop132 i130 s131 =
  if i130 >= 9 then s131 else (
    loop132 (i130 + 1) ((-100.75) +. (((-100.75) -. (s131))))
  )
let n134 = loop132 0 100.75
let () = note_float n134
let n136 = String.length ((clip (string_of_bool false)) ^ (let _v135 = ref 10 in "12"))
let () = note_int n136
let unused151 = f59 (f59 n134 n136 n136 n134 x24 n136 x111 x129 n2 16 0.5 n136 x24 n136 n136 n21 20 12 n21 x129 13 (-1) x1 n21 x129 (fun p137 p138 -> n2) n21 "a" 3.25 true n21 x111 n21) (match 3 with | 8 -> n136 | (0 | (-3)) -> n2 | (5 | 5) -> n136 | -1 -> n2 | -2 -> n21 | q139 -> 5) n136 (let v140 = ([], (Array.make 6 n0)) in x129) x129 (f3 x129 n134 x129 (x111, true, 0.5) n21 n134 n21 x111 n0 x129 (Ok 0) n136 n21) 2.0 (f59 n134 n2 n136 x111 n134 15 n134 10.0 n136 14 n134 n21 n134 n136 n136 n21 n136 n136 n21 x24 n136 n136 n134 n0 x111 (fun p141 p142 -> 3) n0 "b c" x111 true n2 x129 16) 1 (if false then n136 else n0) (( -. ) x111 100.75) (f3 x129 n134 n134 ((-100.75), true, n134) n136 x24 n2 x129 n21 x1 (Ok n136) 5 n136) (n134 +. 3.25) n2 4095 (try (-1073741824) with | _ -> n21) (n21 / (n2 lor 1)) (match [] with | ([] | []) -> n2 | ((Ok true) :: _) -> n136 | ((Ok false) :: q143) -> n21 | (((Error q144) | (Error q144)) :: q145) -> n21) (fst (n136, n136)) (sqrt 0.0) ((fun p146 -> n21) (ref '\n')) (n2 / (n136 lor 1)) (if true then (-1.5) else n134) n2 (Array.fold_left (fun p147 x129 -> x1) x129 (Array.make 1 true)) (if true then (fun x24 p148 -> n21) else (fun p149 p150 -> p150)) ((lxor) n136 5) "uhsmkkbryfx" n134 ((n21 + 1023) <= n2) (truncate x1) (float n21) (n2 - 8)
let f152 p153 p154 p155 p156 p157 n134 p158 p159' p160 p161 p162 p163 x24 p164 p165 p166 p167 p168 p169 n136 p170 p171 p172 x129 =
  ((p155 + (p161 + (p165 lxor (((p160 lxor ((p156 * (p155 * (p153))) lxor p159')) lxor p172) * p159')))) lxor n21) - p166
let n179 = f152 (n21 + n21) x129 (n21 - 15) (String.length "\000\255x") (n134 +. n134) (if true then (Array.make 16 n2) else (Array.make 16 n136)) n134 (n136 - n21) (2 * n136) (if false then n21 else n0) (f59 n134 16 0 x1 (-1.0) n21 x129 x129 n136 n2 2.0 n21 n134 n136 n21 n0 n21 n136 n136 (-2.0) n136 n136 1.5 n21 n134 (fun p173 n134 -> 4) n136 "b c" n134 false n21 n134 n21) ((fun p174 -> x129) (Array.make 2 12)) ((); (Ok false)) (n136 - n2) (match 1.5 with | _ -> n136 | 0.0 -> n21 | (0.5 | 1.0) -> (-2) | q175 -> 16) (0 - 14) (match [] with | [] -> n2 | (0.0 :: q176) -> n2 | (q177 :: q178) -> n2) (if false then 10.0 else 0.0) (x24 /. n134) (n134 /. n134) (ref n0) (x111 +. x111) (19 + n136) x129
let f180 p181 p182 p183 p184 p185 p186 p187 x129 x111 n136 p188 p189 p190 p191 p192 x1 p193' p194 p195 n179 p196 p197 p198 p199 p200 p201 p202 p203 p204 p205' p206 p207 p208 p209 f59 n134 p210 p211 p212 p213 f3 =
  (((f59 - ((p206 - (x129 * (p205' + (((((((p200 + (p193' * (p184 lxor (p183)))) + p188) + p189) + p209) + x1) - p193') + p206)))) * p209)) - p212) + p213) + p201
let n229 = f180 (Array.fold_left (fun p214 p215 -> x24) x1 (Array.make 1 n179)) (f59 x129 n2 n136 x24 x111 n136 x24 x111 n21 n179 n134 4 n134 n2 n136 n0 n179 n21 17 x111 17 3 x24 n136 x24 (fun p216 p217 -> 7) n136 "a" x1 true n136 x111 n21) ((let rec f219 p218 = n136 in f219) []) (if true then n179 else n136) (f152 n179 x129 14 n21 x1 (Array.make 16 n136) x129 1 14 n0 x111 n134 (Ok false) n136 4 (-3) 7 x24 n134 n134 (ref n21) 100.75 n179 x129) (if true then (Array.make 2 (-0.5)) else (Array.make 2 n134)) (n134 -. x129) (int_of_float x24) (((0.0, n0, n2), [], None, n136) < ((0.0, n136, n2), [], None, n179)) (if true then n134 else x24) (let o220 = -1 in let o221 = 4 in let o222 = 1 in let ( **! ) a b = a lxor (b + 1) and ( asr ) a b = a * 2 - b in o220 **! o221 **! o222) (if false then n136 else n21) 1.0 n136 0.5 n136 n179 (fun p223 p224 p225 -> true) x24 n134 x111 x24 (-3.25) x1 n136 n136 n134 n134 None 15 n136 x129 false n136 12 x129 (Ok true) (n134, n136) n179 (-2) (let rec f228 p226 p227 = p227 in f228)
let x233 = (match (if false then (Result.iter (let rec f230' n179 = () in f230') (Ok x129))) with | q231 -> ((List.fold_left (fun () p232' -> ()) q231 []); (-2.0)))
let f234 p235 p236 p237 p238 p239 p240 p241 (_, q242, q243') () p244 p245 p246 p247 p248 f59 p249 p250 p251 p252 p253 n136 p254 p255 p256 p257 p258 =
  p257 *. (p254 -. ((p254 +. (p253 +. (p252 -. (((p247 +. (((p236) *. p237) -. p251)) *. f59) +. n136)))) -. n136))
let x270 = f234 (n229 * 4) 1.5 (if false then x24 else 0.5) (x129 *. 0.5) (let v259 = x111 in n179) (n229 * 18) (f152 n179 x233 14 10 n134 (Array.make 16 (-3)) x111 n229 n229 n229 x129 x233 (Ok true) n179 n179 17 1 x233 x233 2.0 (ref n2) x233 n179 n134) ("tail \" end", n136, 9) (let _v260 = (true, n179) in ()) (if true then n229 else 11) (match None with | None -> n229 | Some _ -> n21) (match Ok 2.0 with | Ok ((0.5 as w261) | (1.0 as w261)) -> (-3) | Ok _ -> 17 | ((Error [|q262; q263|]) | (Error [|q263; q262|])) -> n136 | Error ([||] | [|_|]) -> n229 | (Error q264 as w265) -> 1) (x233 *. n134) n179 (x111 *. x129) (let _v266 = 3.25 in n229) 11 (f59 x233 n136 n229 x233 x233 5 x233 n134 n136 n2 x233 2 x233 n136 n229 15 n229 n2 n179 0.5 14 n229 x233 n21 10.0 (let rec f269 p267 p268 = 16 in f269) 10 "" n134 true n229 10.0 18) (100.75 -. x233) (x233 *. x111) (sqrt 2.0) (float n136) (-1073741824) (4 / 3) ((); n134) 32767
let () = note_float x270
let n271 = ((n179 lxor n179) - (n136 + n136)) lor ((int_of_float x129) + (snd (n179, n136)))
let () = note_int n271
let f272 p273 p274 p275 p276 p277 p278 p279 p280 n0 =
  ((p277 lxor (((p276) - p275) - n21)) lxor p279) + p279
let _ = f272 (try (truncate x270) with | _ -> n229) (try (x111 -. x270) with | _ -> x233) n136 ((); n136) (-860) x233 (- n229) (( -. ) (-0.0) x270) (coarse (sin (limit n134 (-100.0) 100.0)))
let s282 = ref 2147483647
let s283 = ref 0
let i281 = ref 0
let () = while !i281 < 12 do
  let u284' = !s282 + 1000000000 in
  let u285 = !s283 + (if !s282 < !s282 + 1000000000 then 1 else 3) in
  s282 := u284'; s283 := u285; i281 := !i281 + 1
done
let n286 = !s282
let n287 = !s283
let () = note_int n286
let () = note_int n287
let n294 = (match List.fold_right (fun p288 p289 -> (match p288 with | 'a'..'m' -> (Array.make 1 n286) | ('0'..'9' | '0'..'9') -> p289 | 'a'..'m' -> p289 | ('0'..'9' | '0'..'9') -> p289 | (('a'..'m' as w290) | w290) when w290 = 'R' -> (Array.make 1 n271) | 'n' -> (Array.make 1 n271) | q291 -> (Array.make 1 n287) | _ -> (Array.make 1 n286))) ['z'] [|n287|] with | [|q292|] -> (n179 lsl 27) | [|6|] -> n286 | [|8|] -> (n287 land n287) | [|f152|] -> f152 | q293 -> 4095)
let () = note_int n294
let f295 p296 p297 p298 p299 p300 p301 p302 p303 p304 p305 p306 p307 p308 p309 p310 p311 p312 p313 p314 p315 p316 p317 p318 =
  (p311 -. (p308 +. ((x129 *. (x1 *. ((p311) -. p300))) -. p306))) *. x270
let x343 = f295 (f152 12 (-1.5) n179 n2 x24 (Array.make 16 n287) (-0.5) n179 0 n286 x233 x1 (Ok false) 0 n287 n294 5 x233 10.0 10.0 (ref n287) x129 n286 x24) ((let rec f320 p319 = 7 in f320) n21) n271 (-10.0) (x270 *. x129) (f180 n134 x1 n21 n2 n271 (Array.make 2 x111) n134 (-1) false n134 n286 n286 2.0 n271 x111 n179 n229 (let rec f324 p321 p322 p323 = true in f324) n134 (-2.0) x270 (-2.0) x233 x270 n136 n287 x270 x233 None n136 n287 n134 false n294 n287 x270 (Ok false) (x270, 3) n287 1 (let rec f327 p325 p326 = n294 in f327)) (try x270 with | _ -> x111) 9566 (x1 +. x233) (5 * n294) 1.5 2 1.5 (f180 x233 x24 n271 n286 n229 (Array.make 2 x129) (-2.0) n294 false x270 n286 15 x233 19 1.0 n294 n286 (fun p328 p329 p330 -> false) x111 x233 x129 x233 x24 x111 n294 7 x270 3.25 None n294 n179 2.0 false n136 n294 x270 (Ok true) (n134, n294) n287 n294 (fun p331 n287 -> 9)) (match None with | (None | None) -> (Ok n229) | ((Some _) | (Some _)) when true -> (Ok n271) | None -> (Ok n286) | ((Some x233 as w332') | (Some x233 as w332')) -> (Ok n229) | _ -> (Ok n287)) (-. x233) None [|x1; 0.0; x233; x1; 10.0|] (String.make 3 '\n') (List.fold_right (fun p333 (x270, q334) -> (x233, q334)) [] (x111, false)) None (try (let _v335 = n286 in n229) with | _ -> 16) (f180 (-3.25) x233 n294 n136 n286 (Array.make 2 1.5) x111 n229 false n134 n286 n287 n134 n179 x270 7 17 (let rec f339 p336 p337 p338 = false in f339) x233 x270 x111 n134 x233 2.0 n229 n286 x111 x1 None 8 n229 0.5 false n294 n286 x270 (Ok false) (n134, n136) 18 n286 (let rec f342 p340 p341 = p340 in f342))
let x355 = f295 (truncate x343) (max n287 n229) 20 (f295 n229 n271 n179 x233 10.0 n287 x24 n229 1.5 n286 (-0.5) n286 x233 (-3) (Ok n271) (-10.0) None (Array.make 5 3.25) "a" (x270, true) None 20 1) (x233 +. x270) n21 (-2.0) 1073741824 (coarse (sin (limit (-1.0) (-100.0) 100.0))) (f180 x270 0.5 n294 6 n229 (Array.make 2 x129) x233 n136 true x111 n136 19 n134 20 x129 2 n271 (let rec f347' p344 p345 p346 = false in f347') n134 1.5 (-2.0) x270 x343 x233 n294 n2 x1 n134 None n287 n179 n134 true n271 17 x129 (Ok true) (x343, 18) n287 16 (fun p348 p349 -> p349)) (match [] with | [] -> x233 | ((q350 :: q351) as w352) -> x233) 1024 1.7976931348623157e308 n294 (let v353 = (2.0, (Array.make 8 true), x343, None) in Ok n286) (f234 n136 x270 x233 x270 16 n136 n136 ("", 8, n294) () n21 17 n286 10.0 n271 x343 n294 n136 x129 x111 x343 x233 n134 1 n286 n134 n2) (if false then None else None) (create_float_array 5 x270) (min "b c" "tail \" end") (0.0, false) (if true then None else None) ((-2) + n294) (let _v354 = 1 in _v354)
let a356 = Array.init 2 (fun p357' -> p357')
let () = for i358 = 0 to (hide 1 2) - 1 do
  (let k359' = wrap a356.(i358) 2 in a356.(k359') <- a356.(k359') + 1);
  ()
done
let () = (mix_ints a356 0 2; note_end 0)
let () = note_float x343
let () = note_int n294
let () = note_int n0
let () = note_float x129
let () = note_float x270
let () = note_float x1
let () = note_int n286
let () = note_int n271
let () = ()
