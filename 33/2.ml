type t0 = { r0 : float; r1 : float; r2 : float option }
type t1 = { mutable r3 : float; r4 : int; mutable r5 : unit list option; r6 : int; mutable r7 : float }
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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec tick_int k x = mix k; x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let v3 = (match { r0 = (0.5 *. (-1.0)); r1 = ((-10.0) *. 100.75); r2 = (max None None) } with | { r1 = q0; r2 = None; _ } -> ((true || true) < (((Array.make 8 2), q0, { r0 = q0; r1 = q0; r2 = None }, (-3)) < ((Array.make 8 18), q0, { r0 = (-10.0); r1 = 1.0; r2 = None }, (-2)))) | { r0 = q1; r1 = q2; r2 = (Some _) } -> true)
let f392 = (try (try (match { { r0 = 10.0; r1 = 1.0; r2 = None } with r0 = (-. 1.5); r1 = (10.0 -. 1.5) } with | { r0 = q4'; r1; r2 = None } when r1 <> (-0.0) -> (match if v3 then { r0 = q4'; r1 = r1; r2 = None } else { r0 = r1; r1 = q4'; r2 = None } with | { r0; r1 = 0.0; r2 = q5 } -> (fun p6 -> ((fun p7 p8 p9 -> ((fun p10 p7 p8 -> 2.0), p8)), 19)) | ({ r1 = _; r2 = q11; _ } | { r1 = _; r2 = q11; _ }) -> (if v3 then (fun p12 -> ((fun p13 p14 p15 -> ((fun p16 p17 p18 -> p16), 13)), 7)) else (fun p19 -> ((fun p20 p21 p22 -> ((fun p23 p24 p25 -> p25), p22)), 10)))) | { r0 = 0.0; r1 = q26; r2 = (Some _) } when q26 < 0.5 -> (if v3 then (fun p27 -> ((fun p28 p29 p30 -> ((fun p31' p32 p33 -> p31'), p30)), 15)) else (try (match None with | None -> (fun p34 -> ((fun p35 q26 p36 -> ((fun p37 q26 p38 -> 1.0), (-3))), 5)) | Some (q39 | (0.5 as q39)) when ("tymhveikq" > ((clip "b c") ^ "a")) -> (fun p40 -> ((fun p40 p41 p42 -> ((fun p42 p43 p44 -> 3.25), 8)), 16)) | (Some (1.0 | 0.5) as w45) -> (fun v3 -> ((fun p46 p47 p48 -> ((fun p49 p50 p51 -> q26), p47)), 12)) | ((Some _) | (Some _)) when v3 -> (fun p52 -> ((fun p53 p54 p55 -> ((fun p56 p57' p58 -> p58), p54)), (-3))) | _ -> (fun p59 -> ((fun p60 p61 p62 -> ((fun p63 p64 p65 -> p65), 1)), 0))) with | Match_failure _ -> (fun p66 -> ((fun p67 p68 p69 -> ((fun p70 p71 p72 -> 1.5), p68)), 13)))) | { r0 = q73; r1 = q74; r2 = (Some 0.5) } -> (if (-2) == 9 then (fun p75 -> ((fun p76 p77 p78 -> ((fun p79 p80 p76 -> 2.0), p77)), 11)) else (fun p81 -> ((fun p82 p83 p84 -> ((fun p85 p86 p83 -> p83), p84)), 16))) | { r0 = q87; r1 = q88; r2 = (Some _) } -> (fun p89 -> ((fun p90 p91 p92 -> ((fun p93 p94 p95 -> p93), p91)), 6)) | exception Division_by_zero -> (if 1.0 < 10.0 then (try (fun p96 -> ((fun p97 p98' p96 -> ((fun p99 p100 p101 -> p101), 10)), 17)) with | Invalid_argument q102 -> (fun p103 -> ((fun p104 p105 p106 -> ((fun p107 p108 p109 -> p109), p106)), 6)) | Division_by_zero -> (fun p110' -> ((fun p111 p112 p113 -> ((fun p114 p115 p116 -> p116), 14)), 8)) | Not_found -> (fun p117 -> ((fun p118 p119 v3 -> ((fun p120 p121 p122 -> -2.0), v3)), (-2))) | Match_failure _ -> (fun p123 -> ((fun p124 p123 p125 -> ((fun p126 p127 p128 -> p128), p123)), 1)) | E0 -> (fun p129 -> ((fun p130 p131 v3 -> ((fun p132 p133 p131 -> p131), p131)), 18))) else (fun p134 -> ((fun p135 p136 p137 -> ((fun p138 p139 p140 -> p140), p136)), (-2))))) with | _ -> (match (let v141 = "a" in { r3 = (-2.0); r4 = 13; r5 = None; r6 = 2; r7 = (-1.0) }) with | ({ r3; r4 = q142; r5 = None; r6 = 7; r7 = q143 } | { r3; r4 = _; r5 = None; r6 = (7 as q142); r7 = q143 }) when q142 < 9491 -> (fun p144 -> ((fun p145' p146 p147 -> ((fun p148 p149 p150 -> 3.25), p147)), 19)) | ({ r3 = 0.5; r4 = _; r5 = (Some q151); r6 = 7; r7 = v3 } as w152) -> (fun p153 -> ((fun v3 p154 p155 -> ((fun p156 w152 p157 -> p156), p155)), 11)) | ({ r3 = _; r5 = (Some _); r6 = 7; _ } | { r3 = 0.0; r4 = _; r5 = _; r6 = _; r7 = _ }) -> (fun p161 -> ((fun p162 p163 p164 -> ((fun p165 p166 p167' -> p167'), 14)), 11)) | { r3 = _; r4 = q168; r5 = q169; r6 = (-1); r7 = _ } when (not ((q168 - (-1073741824)) < q168)) -> (if v3 then raise E0 else (fun p170 -> ((fun p171 p172 p173 -> ((fun p174 p175 p176 -> p174), p172)), q168))) | (({ r3 = v3; r4 = q177; r6 = 3; r7; _ } as w178) | ({ r3 = (0.5 as r7); r4 = q177; r5 = _; r7 = v3; _ } as w178)) when r7 < 100.75 -> (if false then (fun q177 -> ((fun p179' p180 p181' -> ((fun p182 p183 p184 -> 0.0), p180)), 5)) else (fun p185 -> ((fun p186 p187 p188 -> ((fun p189 p190 p191 -> p189), 15)), q177))) | ({ r3 = q192; r5 = q193; r6 = q194; r7 = v3; _ } | { r3 = q192; r5 = q193; r6 = q194; r7 = v3; _ }) -> (if false then raise Division_by_zero else (fun p195 -> ((fun p196' p197 p198' -> ((fun p199 p200 p201 -> v3), p197)), 10))) | _ -> (if v3 then raise E0 else (fun p202 -> ((fun p203 p204 p205 -> ((fun p206 p207' p208 -> p208), p205)), 8))))) with | Division_by_zero -> (fun p209 -> ((fun p210 p211 p212 -> ((fun p213 p214 p215 -> 100.75), p211)), 6)) | Not_found when true -> (match String.length "\000\255x" with | (3 as w216) -> (fun p217 -> ((fun p217 p218 p219 -> ((fun p220 p221 p222 -> p222), 7)), w216)) | ((-2147483648) | 8) -> (match [] with | [] -> (fun p223 -> ((fun p224 p225 p226 -> ((fun p227 p228 p229 -> p227), p225)), 13)) | (q230 :: []) -> (fun p231 -> ((fun p232 p233 p234 -> ((fun p235 p236 p237 -> p237), 12)), q230)) | ((q238 :: q239) | (q238 :: (_ :: q239))) -> (fun p240 -> ((fun p241 p242 p243' -> ((fun p244' p243' p245 -> p245), p242)), q238))) | 1 -> (fun v3 -> ((fun p246 p247 p248 -> ((fun p249 p250 p251 -> p251), p247)), 16)) | -1 -> (fun p252 -> ((fun p253 p254 p255 -> ((fun p256 p257 p258 -> p258), p255)), (-3))) | ((-3) | (-3)) -> (fun p259 -> ((fun p260 p261 p262 -> ((fun p263 p262 p264 -> p264), p261)), 20)) | ((9 as w265) | (-2147483647 as w265)) -> (snd (((w265, v3, 1.0), (Array.make 4 (-100.75)), (w265, w265)), (fun p266 -> ((fun p267 p268 p269 -> ((fun p270 p271 p272 -> p272), p269)), w265)))) | q273 -> (fun p274 -> ((fun p275 p276 p277 -> ((fun p278 p279 p280 -> p280), 4)), 16))) | Match_failure _ -> (match { { r3 = 0.5; r4 = 12; r5 = None; r6 = 5; r7 = 1.5 } with r7 = 2.0; r5 = None } with | { r3 = 0.5; r4 = ((-2147483647) | 9); r5 = q281; r6 = q282; r7 = v3 } -> (fun p283 -> ((fun p284 p285 p286 -> ((fun p287 p288 p289 -> v3), 18)), 7)) | ({ r3 = 0.5; r4 = q290; r5 = q291; r6 = _; r7 = 1.0 } | { r3 = 0.5; r4 = 3; r5 = q291; r6 = q290; r7 = _ }) -> (match q291 with | ((Some q292) | (Some q292)) -> (fun q292 -> ((fun p293 p294 p295 -> ((fun p296 p297 p298 -> 2.0), p294)), 7)) | (None | (Some _)) -> (fun q290 -> ((fun p299 p300 p301 -> ((fun p302 p303' p304 -> p304), p300)), 14)) | Some q305 -> (fun p306 -> ((fun p307 p308 p309 -> ((fun p310 p311 p312 -> p312), q290)), (-3)))) | { r3 = 0.5; r4 = q313; r5 = q314; r6 = q315; r7 = _ } -> (match q314 with | None -> (fun p316 -> ((fun p317 p318 p316 -> ((fun p319 p320 p321 -> 0.5), p316)), q315)) | Some q322 -> (fun p323 -> ((fun p324 p325 p326' -> ((fun p327 p328 p329 -> 0.0), p326')), q315)) | exception _ -> (fun p330 -> ((fun p331 p332 p333 -> ((fun p334 p335 p336' -> p334), q315)), q315))) | { r3 = q337; r4 = q338; r5 = q339; r6 = q340; r7 } -> ((); (fun p341' -> ((fun p342' p343 p344 -> ((fun p345 p346 p347 -> 1.0), 16)), q338)))) | E0 -> (if (-3.25) >= 1.5 then (fun p348 -> ((fun p349 p350 p351 -> ((fun p352' p353 p354 -> p354), p351)), 4)) else (if v3 then (fun p355 -> ((fun p356 p357 p358 -> ((fun p359 p360 p361 -> p361), p358)), (-2))) else (fun p362 -> ((fun p363 p364 p365 -> ((fun p366 p367' p365 -> p366), p365)), (-1))))) | _ -> (fun p368 -> (match p368 with | 'a'..'m' -> ((fun p369 p370 p371 -> ((fun p372 p373 p374 -> p374), 7)), 14) | ('a'..'m' | 'a'..'m') -> ((fun p375 p376 p377 -> ((fun p378 p379' p380 -> p378), 15)), (-1)) | 'n' -> ((fun p381 p382 p383 -> ((fun p381 p384 p385 -> p385), 1)), 17) | q386' -> ((fun p387 p368 p388 -> ((fun p389 p390 p391' -> 0.0), 20)), 9))))
let n393 = 1024
let () = (try (
  let f397 = (let _v395 = (if '\n' != '0' then (List.fold_right (fun p394 () -> ()) [] ())) in (let v396' = (2.0, (17, v3), { r0 = (-100.75); r1 = 0.5; r2 = None }) in if v3 then raise Not_found else (fun n393 -> v3))) in
  let n393 = max (19 / 4) ((-6) * n393) in
  note_int n393;
  (if false = v3 then ())) with | Not_found -> (match None with | None -> () | Some (-1) -> () | Some (-3) -> () | Some 4 -> () | Some 7 -> () | Some (-1) -> () | Some 3 -> () | Some 2 -> () | ((Some 1) | None) -> () | Some 5 -> () | Some q398 -> ()))
let x406 = if (let s399 = "a" in let i400 = n393 in if i400 >= 0 && i400 < String.length s399 then s399.[i400] else 'a') >= (let s401 = "" in let i402 = n393 in if i402 >= 0 && i402 < String.length s401 then s401.[i402] else ' ') then (fabs ((); 0.0)) else (let _v405 = String.fold_left (fun p403 p404 -> p403) "a" "b c" in 2.0 -. 2.0)
let () = note_float x406
let n393 = fun p407 -> (match [] with | ([] | (_ :: _)) when ((n393 mod (n393 lor 1)) > (9 land p407)) -> p407 | ((_ :: []) | []) -> n393 | (_ :: (((_ :: _) :: _) | [])) -> p407 | ((_ :: (_ :: _)) | (_ :: _)) -> n393) asr 18
let a415 = if v3 then (Array.make 6 7) else (Array.make 6 9)
let rec loop418 i416' =
  if i416' <> 6 then (
    (let k417 = wrap a415.(i416') 6 in a415.(k417) <- a415.(k417) + 1);
    loop418 (i416' + 1)
  ) else
    ()
let () = loop418 0
let () = (mix_ints a415 0 6; note_end 0)
let v420 = v3
let () = (mix (if v420 then 1 else 0); note_end 0)
let rec loop437 i421 n438 s422 =
  if i421 < 0 then s422 else (
    loop437 (i421 - 1) n438 (
      let s424 = ref s422 in
      let i423 = ref (4 - 1) in
      while !i423 >= 0 do
        s424 := ((); (match { r3 = x406; r4 = !i423; r5 = None; r6 = (-2); r7 = x406 } with | { r3 = _; r4 = q425; r5 = None; r6; r7 = q426 } -> i421 | { r3 = q427; r4 = q428; r5 = (Some q429); r6 = q430; r7 = 0.5 } -> !i423 | ({ r3 = q431; r5 = (Some q432); r7 = 0.0; _ } as w433) -> !i423 | { r3 = _; r4 = q434; r5 = (Some q435); r6 = i421; r7 = _ } -> !s424)); i423 := !i423 - 1
      done;
      let n436 = !s424 in
      note_int n436;
      n436)
  )
let n439 = loop437 (2 - 1) 2 4
let () = note_int n439
let _ = Array.make 9 (if v420 then n439 else a415.(5))
let c440 = (a415.(5)) + (int_of_string (string_of_int n439))
let c441 = ((int_of_string (string_of_int n439))) + (int_of_string (string_of_int n439))
let c442 = a415.(5) * (a415.(5))
let c443 = c442 + (c442)
let c444' = (c440) lxor (int_of_string (string_of_int n439))
let c445 = a415.(5) - (c440)
let c446 = (c444') lxor a415.(5)
let c447' = c442 - (c443)
let c448 = c441 + (c442)
let c449 = (c448) lxor c446
let () = note_int c449
let n450 = c447'
let x460 = (try (
  let n451 = 13 in
  let x456 = (try ((-2.2250738585072014e-308) *. x406) with | Failure q452 -> x406 | Match_failure _ -> (min x406 10.0)) +. (match if true then None else None with | (None | None) -> ((fun p453 -> x406) n451) | ((Some 7 as w454) | (Some _ as w454)) -> (ceil 0.0) | Some 1 -> x406 | Some q455 -> (min x406 (-2.0))) in
  let a457 = if true then a415 else a415 in
  a415.(0) <- ((let i458 = n450 in if i458 >= 0 && i458 < 6 then a415.(i458) else (-3)) * (-4));
  a457.(5) <- ((a415.(0)) - c449);
  note_int a415.(0);
  x406 *. (let v459 = 2 in 10.0)) with | _ -> 3.25)
let n461 = tick_int 17 (n393 (compare 16 c443))
let f476 = (let { r3 = q463; r4 = q464'; r5 = q465; r6 = q466; r7 = q467 } = { r3 = (min x460 x406); r4 = (n393 c449); r5 = ((fun p462 -> None) false); r6 = (max 16 n450); r7 = (float_of_string "0.0") } in (let v474 = (try ((fun p468 p469 p470 -> p469), c447', { r3 = q467; r4 = n450; r5 = None; r6 = 9; r7 = x460 }, c446) with | _ -> ((fun p471 p472 p473 -> p472), c446, { r3 = q463; r4 = q464'; r5 = None; r6 = 0; r7 = q467 }, n450)) in fun p475 -> p475))
let a494 = if (let ({ r0 = q479; r1; r2 = q480 } as w481) = if v3 then { r0 = x460; r1 = (1.5 /. x460); r2 = (Some x460) } else { r0 = ((fun p477 -> x406) "tail \" end"); r1 = (3.25 +. 2.0); r2 = ((fun p478 -> None) v420) } in (let { r3 = q488; r4 = q489; r5 = q490; r6 = q491; _ } = (match w481 with | { r0 = 1.0; r1 = 0.0; r2 = q482 } -> (snd (v420, { r3 = 0.5; r4 = c447'; r5 = None; r6 = c447'; r7 = (-0.5) })) | { r0 = 1.0; r1 = n450; r2 = q483 } -> (try { r3 = n450; r4 = n461; r5 = None; r6 = c448; r7 = r1 } with | _ -> { r3 = 0.0; r4 = c447'; r5 = None; r6 = c448; r7 = q479 }) | ({ r0; r1 = 1.0; r2 = q484 } as w485') -> { r3 = 1.5; r4 = c449; r5 = None; r6 = c447'; r7 = r0 } | ({ r0 = _; r1 = q486; r2 = q487 } | { r0 = q486; r1 = _; r2 = q487 }) -> { r3 = q479; r4 = n450; r5 = None; r6 = c449; r7 = r1 }) in not (if v420 then v420 else v3))) then (min (max (match ((); { r0 = x406; r1 = x460; r2 = None }) with | ({ r0; r1 = q492; r2 = q493 } | { r0 = q492; r1 = r0; r2 = q493 }) -> [|true|]) (Array.make 1 v420)) (Array.make 1 ((try (18 + 11) with | _ -> c443) > c446))) else (min (create_array (hide 1 1) ((x460 >= x460) <> (if v420 then true else v420))) (Array.make 1 (match Some x460 with | (None | None) -> v3 | Some 1.0 -> v420 | Some _ -> v420 | None when v3 -> (v3 && v420))))
let () = note_int c444'
let () = note_int c446
let () = note_int c448
let () = note_float x460
let () = (mix_ints a415 0 6; note_end 0)
let () = note_int n439
let () = (mix (if v420 then 1 else 0); note_end 0)
let () = note_int c443
let () = ()
