type t0 = C0 of int | C1
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
let rec mix_0 d (v : (int list, float) result option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y292 -> mix 1; mix_1 (d - 1) y292
and mix_1 d (v : (int list, float) result) =
  if d > 0 then
    match v with
    | Ok y293 -> mix 0; mix_2 (d - 1) y293
    | Error y294 -> mix 1; mix_float y294
and mix_2 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y295 :: y296) -> mix 1; mix y295; mix_2 (d - 1) y296
let v14 = (match coarse (log (limit (float_of_string "0.0") 0.5 100.0)) with | 0.0 -> (match [] with | [] -> (let _v0 = (6, 3.25, 10, true) in None) | (q1 :: ([] | [])) -> (let v2 = q1 in None) | (q3 :: (q4 :: _)) -> (if false then None else None)) | 1.0 -> (let (q5, q6, q7) = ((Ok true), (Array.make 8 16), None) in if true then None else None) | (0.0 | 0.0) -> None | q8 -> (match max C1 C1 with | C0 (-1) -> (max None None) | (C0 3 as w9) -> (match w9 with | C0 q10 -> None | C1 -> None) | C0 (-2147483647) -> (match () with | q11 -> None) | C0 q12 -> (match C1 with | C0 ((-2147483648) | (-2147483648)) -> None | ((C0 4) | (C0 4)) -> None | C0 q13 -> None | C1 -> None) | C1 -> (if true then None else None)))
let () = (mix_0 5 v14; note_end 0)
let p15 = 1.0 *. 1.5
let p16 = 17 - 8
let p17 = p15 *. p15
let p18 = (let _v19 = p17 in _v19)
let p20' = p18 /. p15
let p21 = 5 + 8
let p22 = p16 / 4096
let p23 = p17
let p24 = (match C1 with | ((C0 q25 as w26) | (C0 q25 as w26)) -> q25 | C1 -> p21)
let p27 = (let _v29 = ('\'', p23, (fun p28 -> "12"), (Array.make 4 p22)) in 18)
let p30 = (let v31 = () in 0.0)
let p32 = p23
let p33 = p22 land p27
let p34 = p27
let p35 = (-1.0) -. p23
let p36' = if true then p27 else p24
let p37 = p20' *. 2.0
let p38' = p34 - p27
let () = mix 1
let n39 = ((p36' + (p34 + (p33 + ((p24 lxor (p22 * (p21 + (p16)))) - p27)))) * p38') + 1
let () = note_int n39
let x40 = (p37 *. ((p32 -. ((((p18 -. (p17 *. (p15))) *. p20') -. p23) +. p30)) -. p35)) *. 1.0
let () = note_float x40
let n78 = (match max (min C1 C1) (let v41 = Array.make 8 p35 in C1) with | ((C0 q42) | (C0 q42)) -> (
  (let _v45 = ((let rec f44' p43 = p18 in f44'), p30, p34) in String.length "b c")) | C1 -> (
  let f46' p47 p48 p49 p50 p51 p52 p53 p54 p55 p56' =
    n39
  in
  let n63 = f46' (2.0 +. p23) x40 (100.75 +. p23) (p37 /. p18) (match None with | None -> p17 | Some _ -> 1.5) (let v57 = (false, p35, (Array.make 8 p35)) in x40) (if true then p37 else p20') (match Array.make 9 C1 with | q58 -> p23 | _ when (false && (match None with | None -> false | Some (Ok q59) -> true | Some ((Ok []) | (Error 0.0)) -> false | Some (Error q60) -> false)) -> p32) (if true then p30 else p17) (let rec f62 p61 = 15 in f62) in
  let n70 = f46' (floor x40) 3.25 (p20' +. x40) (min 1.5 0.0) (p32 *. p30) (floor x40) (match None with | None -> p35 | Some q64 -> p37) (List.fold_left (fun p65 p27 -> -0.5) p37 []) ((fun p66 -> p35) p37) (if false then (let rec f68' p67 = 0 in f68') else (let rec f69 x40 = n63 in f69)) in
  let unused77 = f46' (float n63) (x40 +. p32) ((); p35) 0.1 (p32 *. p30) (abs_float p35) (match (C1, false, p27) with | ((C0 q71'), _, q72) -> p18 | (((_, q73, q74) as w75) | ((_, (false as q73), q74) as w75)) -> p35) x40 (x40 +. p37) (try (fun p76 -> p27) with | _ -> (fun p35 -> -3)) in
  ( * ) 1023 (p33 mod 8)))
let () = note_int n78
let f79' p80 p81 p82' p83 p84 p85 p86 p87 p88 p89' p22 p90 p91 p92 p93 p94 p95 p96 p97 p98 p99 p100 p101 p102 p103 p104 p105 p106 p107 p108 p109 p16 p110' p111 p112 p113 p114 p115 =
  (p86 * (((p107 lxor (p105 * (p102 lxor (((p97 lxor ((p92 - (((((p16 * (p16)) + p111) + p111) + n39) + p110')) * p94)) lxor p98) + p101)))) + p16) - p92)) + p94
let n122 = f79' (p35 *. p37) (C0 p33) ((); 3.25) (match None with | None -> p30 | Some _ -> 0.5) p20' (p21 lsl 6) (p33 lor 18) (p34 - n78) [] (p16 lsr 7) (n78 - 20) (x40 +. p30) (p34 lxor p33) n78 (match x40 with | 0.5 -> p37 | 0.0 -> p37 | 0.0 -> p35 | q116 -> x40) (f79' 0.0 C1 p30 p23 p35 n78 p33 p38' [] p36' n78 x40 p34 p36' p30 p38' 1.0 p35 (-3) p24 p32 [] n39 p24 (p27, (-2.0), p20', p20') C1 p22 x40 p34 false p37 p27 p33 1 p37 (-10.0) x40 p37) (p20' /. p30) 1e16 (let _v117 = p36' in p38') (snd (n78, p16)) (-1.0) [] n39 (let v118 = p38' in 4) (match None with | ((Some (Error _)) | None) -> (n39, p32, p32, p37) | ((Some (Ok _)) | (Some (Ok _))) -> (p34, p20', p32, p37) | Some ((Error q120) | (Error q120)) -> (p27, (-0.0), p32, p32)) (if true then C1 else C1) (compare C1 C1) (-. (-3.25)) 6 (n78 = 5) ((-10.0) -. p37) (match None with | (None | None) -> p27 | Some (Ok _) -> n78 | Some (Error q121') -> p33) p34 (n39 - p24) (if false then p32 else p35) (match None with | None -> 0.5 | Some p35 -> p30) (sqrt p32) p23
let n125 = (match v14 with | None -> (p36' * p38') | Some q123 -> (8 + p36') | Some (Ok q124) -> n78) - (int_of_string (string_of_int (f79' p35 C1 p30 x40 x40 9 n39 p38' [] p36' p38' p23 n122 n122 1.0 p24 100.75 p18 p27 12 p32 [] 10 (-2) (p27, p35, p20', p30) C1 17 p18 p38' false x40 p38' p38' p34 p37 (-0.5) p35 p32)))
let n179 = (match if not (let _v126 = ((p27, p30), n122, None, p37) in p38' <= p38') then (if (let v127 = p15 >= x40 in p17 = 0.0) then (String.fold_left (fun p128 p129 -> p128) (if true then (Ok (p36', n78)) else (Ok (p34, p34))) "uaesjjwtuwd") else (String.fold_left (fun p130 p131 -> if false then p130 else p130) (Error n122) (if true then "tail \" end" else "12"))) else (Ok (let (q135, q136, q137) = (match None with | (None | None) -> (n122, p38', p20') | Some (Ok []) -> (p34, 13, p30) | (Some (Ok (q132 :: _)) as w133) -> (n39, p38', p35) | Some (Error q134) -> (n122, p38', p37)) in (p33, 11))) with | Ok _ -> (truncate (match if false && true then ((); None) else (Some (Ok [])) with | None -> p18 | Some ((Ok _) | (Ok _)) -> p37 | Some (Error 0.0) -> (-2.2250738585072014e-308) | ((Some (Error q138)) | (Some (Error q138))) -> (-. (3.25 *. (-100.75))))) | Error _ -> (f79' p30 (C0 ((let _v139 = false in n39) * 27)) (match None with | None -> (if p30 <> x40 then p35 else (-2.2250738585072014e-308)) | Some (Ok q140) -> ((-100.75) *. p37) | Some (Error 0.0) -> (-. (x40 +. 0.5)) | ((Some (Error _)) | (Some _)) -> p37) 10.0 (-. (let (q143, _) = if true then (true, p36') else (false, n122) in ((); 0.5))) (f79' p37 (C0 (compare (C1, C1, (x40, p38', p38'), (p35, true, n78, '\'')) (C1, C1, (p37, p24, p38'), (p37, false, n78, '0')))) 2147483648.0 p17 (match (let _v144 = Ok (Array.make 16 p33) in ()) with | _ -> (-. p37) | q145 when (4095 > 11) -> (if true then x40 else p23)) ((if false then (-3) else 1) + n78) (try 10 with | _ -> (p36' - 4)) ((p38' lsr 26) land (min p27 n125)) (if '\n' == '0' then ((); []) else (let v150 = (let rec f149 p146 p147 p148 = n39 in f149) in [])) (-6) (if false then (n78 * 0) else p21) 5e-324 (abs (match None with | ((Some (Error _)) | None) -> n78 | ((Some (Ok _)) | None) -> n122 | Some (Error 1.0) -> n125 | Some (Error q152) -> n122)) (compare (match None with | None -> (ref (p34, n39)) | ((Some (Ok _)) | (Some (Ok _))) -> (ref (p24, n39)) | Some (Error 0.0) -> (ref (n39, 1)) | Some (Error _) -> (ref (12, 13))) (ref (p22, p33))) (( +. ) (try 0.0 with | Invalid_argument q153 -> p23 | Not_found -> p23) (-. p32)) (let p37 = (-2) - p38' in ((); n78)) p37 0.0 (if false == true then (15 + 14) else (if true then n39 else p22)) p27 p20' [] (match ((); None) with | None -> (f79' p35 C1 p32 p35 p17 p16 p34 10 [] p38' p38' x40 n122 n125 0.5 (-3) x40 x40 13 n78 p37 [] p24 n78 (p38', p18, 10.0, p30) C1 p38' p35 p34 false p35 20 n122 p24 0.5 0.5 p37 p30) | (Some (Ok _) as w154) -> (p36' mod (-2147483648)) | Some (Error q155) -> (n125 mod (-2147483648))) (String.length (string_of_int n125)) ((if true then p38' else n122), (if false then p17 else 10.0), (p37 *. (-1.5)), (float p27)) (let v161 = if false then (fun p156 p157 -> p32) else (let rec f160' p158 p159 = x40 in f160') in (match None with | (None | (Some (Ok _))) -> C1 | Some (Ok _) when (not (p20' <= p30)) -> C1 | ((Some (Ok q162')) | (Some (Ok q162'))) -> C1 | Some (Error q163) -> C1)) n122 (p37 *. (p35 +. x40)) (let v166 = fun p23 p164 p165 -> p35 in (match C1 with | C0 q167 -> 13 | C1 -> p27)) (((p38' + 65535) < 13) != (p34 = 9)) x40 (14 - (match ((n125, x40, 2.0), (p24, (-2.0)), (Array.make 2 10.0), true) with | (_, _, q168, q169) -> 0 | (((_, q170, _), q171, q172, true) as w173) -> p16)) ((p27 / 3) - 10) n125 (-. (let _v174 = (p23, n125) in p32)) (if n78 >= 3 then (coarse (sin (limit 2.0 (-100.0) 100.0))) else (try p32 with | Failure _ -> x40)) (match Some (Ok []) with | None -> (p35 *. p37) | (None | (Some _)) -> (min p30 p18)) p37) p22 (n122 + (let o175 = p34 in let o176 = 10 in let o177 = p21 in let o178' = n125 in let ( != ) a b = b - a and ( *! ) a b = a * 2 - b and ( || ) a b = a * 2 - b in o175 *! o176 *! o177 || o178')) [] n122 n125 10.0 13 n78 x40 n125 p35 p35 n78 p33 p17 [] p36' 15 (n125, p32, (-100.75), p32) C1 3 x40 3 true p20' n39 p34 p34 p37 x40 p35 p37))
let a180 = List.fold_left (fun p181 p182 -> p181) (Array.make 4 p32) []
let s184 = ref p37
let i183 = ref 0
let () = while !i183 < 4 do
  s184 := (((!s184) *. a180.(!i183)) +. (0.0 -. p30)); i183 := !i183 + 1
done
let n185 = !s184
let () = note_float n185
let x187 = (let v186 = C1 in -. p37)
let () = note_float x187
let f188 p189 p190 p191 p192 p193 p194 p195 p196 p197 p198 p199 p200 n122 n185 p201 () p202 p203 p204' p205 p206 p207 p208 p209 p210 p211 p212 p213 p214 p215 p216 p217 p218 p219 p220 p221 p222 =
  (((n122 *. (p219 -. (((p195 -. ((p221 +. (p206 *. (((n122 +. (p210 +. ((((p193 *. ((p189) +. p192)) *. p194) +. p195) -. p222))) -. p201) *. p204'))) -. p204')) -. p204') +. x40))) -. p219) *. p220) *. p220
let _ = f188 n185 (match None with | None -> 13 | Some q223 -> 15) (if true then (9, n125, "tail \" end") else (p27, 1, "b c")) (f188 10.0 p34 (n125, n78, "a") p37 p32 x40 p15 x40 4 n185 n122 19 p20' (fun p224 p225 -> 4) 0.5 () 9 n39 x187 p38' p23 p32 7 p36' p30 12 (-2) p30 n39 x187 (-1.0) (Array.make 1 n179) n122 x40 n185 p23 p35) (fabs x40) ((); x187) 5e-324 (p37 +. p32) (if true then n122 else p24) (f188 n185 p38' (16, p38', "b c") n185 x40 x187 p15 x187 n125 x40 14 n179 p18 (fun p226 p227 -> 13) x40 () p34 (-2) p37 (-3) p35 n185 p21 n125 p20' p36' n125 1.5 n122 p32 n185 (Array.make 1 p24) p27 x187 p20' p32 p35) p24 n179 (try (-. x187) with | Invalid_argument q228 -> p35) (let a180 = p27 in fun a180 p229 -> 15) p37 (match None with | Some (Ok q230) -> () | None -> () | Some _ -> ()) (f79' p23 C1 p32 p35 10.0 n122 n78 n179 [] p33 n78 100.75 6 p38' p35 n179 n185 p35 2 n39 p20' [] p24 n78 (15, 2.0, x40, p32) C1 p36' x187 n125 true p37 14 p33 n179 x187 p35 p30 p18) (let o231 = p21 in let o232 = 16 in let o233 = 4 in let o234 = p24 in let ( := ) a b = (a lsl 1) + b and ( +! ) a b = a * 2 - b and ( /. ) a b = b - a in o231 := o232 := o233 /. o234) (p18 -. p37) (f79' p20' C1 p35 2.0 p30 n39 16 2 [] p34 n78 x40 p38' n122 n185 n78 x40 (-10.0) 20 n78 p35 [] n78 p27 (0, p30, p37, p15) C1 n122 0.0 2 false x40 p34 p36' n179 p32 p18 n185 n185) x40 a180.(3) (let (q235, q236, _) = (true, n185, n122) in 6) (f79' p37 C1 p35 p20' p35 p38' p34 5 [] n78 1 x187 17 p21 n185 n122 (-10.0) p20' n125 14 p37 [] p33 p24 (20, n185, 0.5, p35) C1 p21 p35 9 false p20' 12 n125 p36' x187 p37 p30 n185) (-. 1.5) (f79' 3.25 C1 x187 n185 p18 n179 18 15 [] 1 n39 n185 n179 n179 p20' 12 p35 x187 n125 n122 x187 [] n179 19 (p33, (-10.0), 1.5, x187) C1 7 p37 1 true p30 n179 n122 p27 p20' n185 1.5 p32) n179 (f188 p35 (-1) (p36', 18, "b c") x40 x187 p32 100.75 x187 p38' p37 p36' 13 p32 (fun p237 p238 -> p38') p37 () p36' n78 x187 p22 p23 n185 13 p34 p35 p33 n39 p35 n78 p30 x187 (Array.make 1 n125) p24 p20' p30 1.5 n185) (Array.length a180) (-. p37) (let i239 = p22 in if i239 >= 0 && i239 < Array.length a180 then a180.(i239) else x187) (min (Array.make 1 p38') (Array.make 1 n179)) n125 (let i240 = p38' in if i240 >= 0 && i240 < 4 then a180.(i240) else (-1.5)) ((); (-3.25)) (-1.5) a180.((String.length "b c") land 3)
let x252 = f188 (-. (-1.5)) (Array.length a180) ((); (n122, n78, "12")) ((-2.0) +. p18) (3.25 *. (-1.5)) (-10.0) (p30 /. p20') (p37 *. p30) (-9272) (let _v241 = Array.make 1 (p38', 2.0) in 100.75) (-2147483647) 17 a180.(2) (if true then (fun p242 p243 -> n179) else (let rec f246 p244 p245 = 5 in f246)) (n185 +. x187) (a180.(3) <- p35) (n78 * p27) (n78 lor 0) p37 n179 (n185 -. p20') 100.75 (n179 + n125) (int_of_float p37) x187 p38' (7 lxor n39) (match None with | (None | None) -> x40 | Some true -> p32 | Some false -> x40) (if true then p33 else n122) (try x187 with | _ -> n185) (if false then (-3.25) else p20') (Array.map (fun p247 -> n179) (Array.make 1 n179)) n78 (x187 +. p30) ((let rec f249 p248 = p30 in f249) n78) (String.fold_left (fun p250 p251 -> p250) p35 "a") (coarse (tan (limit 0.0 (-1.0) 1.0)))
let () = note_float x252
let f253 p254 p255 p256 p257 p258 p259 p260 p261 p262 p263 p264 p265 p266 p267 p268 p269 x187 p270 p271 p272 p273 p274 p275 p276 f79' p277 p278 p279 =
  (n179 + ((p273 * (n122 + (n39 lxor ((p276) + p267)))) * p265)) + p278
let n290 = f253 (p37 +. p18) (if true then false else true) ((); a180) (let n78 = p23 in ref false) (-3.25) (let rec f281' p280 = 6 in f281') (p37 +. p32) (p35 *. 100.75) (if true then x187 else x40) (p32 -. x187) a180.(2) (n78 mod (p22 lor 1)) ((p36' - 2147483646) < n78) (1 / (4 lor 1)) (if true then p37 else (-10.0)) (p21 - p36') (let i282 = p34 in if i282 >= 0 && i282 < Array.length a180 then a180.(i282) else p37) (match None with | None -> p34 | ((Some q283) | (Some q283)) -> n78) (n185 +. n185) (match None with | (None | None) -> (-2.0) | (Some ((Ok ((-1) :: q284)) | (Ok q284)) as w285) -> x40 | Some (Error q286) -> p20') ((lxor) 19 11) p37 (fabs p18) (- n122) p23 (f188 1.5 n125 (7, n125, "tail \" end") 1.0 x252 x187 (-3.25) x187 16 x40 19 p36' n185 (let rec f289 p287 p288 = 4 in f289) p18 () n122 n125 p32 p38' p17 (-3.25) n179 20 1.0 2 2 p35 5 x252 n185 (Array.make 1 n122) n39 p32 x40 2.0 p30) (Array.length a180) 0.0
let () = note_int n290
let () = print_int ((n290 + 0) + 14)
let () = print_byte 32
let () = print_float (n185 -. (let _v291 = true in x187))
let () = print_newline ()
let () = note_int n39
let () = note_int n179
let () = (mix_0 5 v14; note_end 0)
let () = note_float p37
let () = note_int n290
let () = note_float x187
let () = note_int n125
let () = note_float p17
let () = ()
