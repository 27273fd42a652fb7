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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec tick_int k x = mix k; x
let n177' = (match (match ((); C20) with | C11 { r12 = q0; r14 = q1; _ } -> ("12" :: []) | C3 (q2, q3, q4) -> ((); []) | C20 -> (List.filter (fun p5 -> true) []) | C15 (q6, q7) -> ((); []) | C17 { r18 = q8; r19 = q9 } -> (q9; []) | C4 (q10, q11') -> ("" :: []) | C10 (q12, q13, q14) -> (if true then [] else []) | (_ | (C16 (_, _, _, [], _, _))) -> ("b c" :: []) | ((C16 (_, _, _, (_ :: _), _, _)) | (C11 { r14 = _; _ })) -> ("" :: []) | q20 -> (try (let v21 = 14 in []) with | _ -> [])) with | ((_ :: _) | []) -> (
  let f25 p26 p27 p28 =
    let p28 = (List.length (None :: [])) / 4096 in
    let v167 = (match C5 C22 with | C3 (q29, _, _) -> (
      let (q32, q33, q34) = if (match q29 with | (None | None) -> (false || true) | ((Some q30) | (Some q30)) -> (false && false)) then (("b c" = "\000\255x"), p28, ((-1.0) *. p27)) else ((try ("a" >= "b c") with | Invalid_argument q31 -> true | Not_found -> true | Match_failure _ -> false), (p28 + p28), p27) in
      (try (C10 (((q33, p27), C2), (if false then (Array.make 2 C20) else (Array.make 2 C20)), (truncate q34))) with | _ -> C20)) | C11 { r12 = q35; r13 = q36; r14 = q37 } when ((let v38 = Array.make 1 p27 in (p28, (p28, false), false, (Array.make 8 p28))) = (match q35 with | ((C11 { r12 = _; r14 = _; _ }) | (C15 (_, C21))) -> (p28, (p28, true), false, (Array.make 8 20)) | ((C3 (q40, _, q41)) | (C3 (q40, _, _) as q41)) -> (14, (6, true), false, (Array.make 8 p28)) | (C6 { r7 = q42; r8 = q43; r9 = _ } as w44) -> (9, (p28, true), false, (Array.make 8 p28)) | C17 { r18 = q45; r19 = q46 } -> (p28, (p28, true), true, (Array.make 8 p28)) | C22 -> (p28, (p28, false), false, (Array.make 8 p28)) | C5 q47 -> (p28, (11, true), true, (Array.make 8 p28)) | ((C10 (_, q48, _)) | (C10 (_, q48, _))) -> (p28, (p28, false), true, (Array.make 8 p28)) | C23 -> (p28, (p28, true), false, (Array.make 8 19)) | _ -> (19, ((-3), false), true, (Array.make 8 p28)) | exception _ -> (12, (p28, false), false, (Array.make 8 p28)))) -> (
      C23) | C6 { r7 = _; r8 = q49; r9 = q50 } -> (
      let _ = (let v52 = (let rec f51 p28 q50 = None in f51) in ((let v53 = C26 in ()); ((); (ref C2)))) in
      let x54 = 0.0 /. 0.0 in
      let n60 = ((((((0) + (if x54 = x54 then 35 else 0)) + (if x54 <> x54 then 56 else 0)) + (if x54 < x54 then 75 else 0)) + (if (match q49 with | (q55, (8 | 8)) -> p27 | ((q56, (-1)) | (q56, _)) -> p27 | (q57, (-3)) -> x54 | ((_, q58) as w59) -> x54) > x54 then 8 else 0)) + (if x54 <= x54 then 2 else 0)) + (if x54 >= x54 then 68 else 0) in
      C3 ((let (q63, _, q64) = ((n60, n60, true, false), (fun p61 p62 -> true), true) in None), None, (C3 (None, None, C20)))) | (C15 (q65, q66) as w67) -> (
      let x108 = (match q66 with | C23 -> (let _v71 = Array.mapi (let rec f70 p68 p69 = false in f70) (Array.make 1 true) in 1e999) | C21 -> 100.75 | C15 (q72, q73) -> p27 | C17 ({ r19 = w67; _ } as w74) -> (match w74.r18 with | C11 { r12 = q75; r13 = q76; r14 } -> (p27 -. p26) | (C23 | C20) -> (p27 *. 2.0) | (C6 { r7 = q77; r8 = q78; r9 = q79 } as w80) -> q79 | C22 -> p27 | C10 (q81, q82, _) -> ((); p27) | _ -> (coarse (exp (limit p27 (-9.0) 5.0)))) | C4 (q83, (C15 (q84, q85))) -> ((let v88 = (let rec f87 p86 = () in f87) in p27) -. 2.2250738585072014e-308) | ((C4 (_, (C4 (_, _)))) | (C15 (_, _))) -> (try (match (let ((_, _) as w92) = (q65, q65) in w67) with | ((C11 { r12 = _; r13 = _; r14 = _ }) | (C3 (None, _, _))) -> 0.0 | C3 ((Some _), q96, _) -> (p27 *. p27) | C20 -> p27 | ((C16 (_, _, _, _, _, _)) | (C11 { r12 = (C17 { r19 = _; _ }); r13 = _; r14 = _ })) -> (p27 +. p27) | q102 -> (p27 /. p26) | C23 when (if "" <= "12" then (if false then false else false) else ((1 + 4096) >= p28)) -> p27) with | _ -> 10.0) | C4 (q103, (C10 (q104, _, _))) -> (-. (coarse (cos (limit p27 (-100.0) 100.0)))) | C4 (q105, q106) -> p27 | q107 -> p27) in
      let n109 = -4097 in
      C3 ((Some C20), (try (if false then None else None) with | Not_found -> None), (C3 (None, None, C20)))) | C22 -> (
      let v110 = '\007' in
      let n111 = p28 in
      (let ((_, _, _) as w112) = ((); (p28, false, [])) in (match C2 with | C1 q113 -> C20 | ((C0 (_, q114, q115, (C1 _), q116, q117, q118)) | (C0 (_, q114, q115, _, q116, _, q118) as q117)) -> q116 | ((C0 (_, _, _, (C0 (_, _, _, _, _, _, _)), _, _, _)) | (C1 _)) -> C20 | C0 (_, q130, q131, C2, _, q132, q133) -> C20 | C2 -> C20))) | C23 -> (
      fst (C20, p28)) | C11 { r12 = q134; r13; r14 = q135 } -> (
      let f158 = (((function | None -> () | Some p28 -> (match '\255' with | 'a'..'m' -> q135 | '0'..'9' -> q135 | 'n' -> () | q137 -> q135)) (if false then None else None)); (match r13 with | (0.0, None) -> (q135; (let rec f144' p138 p139 = ((let rec f143 p140 p141' p142 = q134 in f143), p138) in f144')) | ((0.0 as w145), ((Some q146) | (Some q146))) -> (let rec f152 p147 p148 = ((fun p149 p150 p151 -> q134), p147) in f152) | ((q153, q154) | (q153, q154)) -> (fun p155 r13 -> ((fun p156 p157 r13 -> q134), p155)))) in
      C11 { r12 = C20; r13 = (let v159 = true in r13); r14 = ((); q135) }) | q160 -> (
      C3 ((let _v165' = (let rec f164 p161 p162 p163 = [] in f164) in None), (Some "b c"), (let v166 = p28 in C20)))) in
    p27
  in
  let g168 = f25 (let (f25, _) = ((-3), "a") in 1.0) in
  let g169' = g168 (let (q170, f25, _, q171) = ((Array.make 2 true), (11, (-100.75)), 14, ('0', 5, true)) in 0.5) in
  let x172 = g169' (1 != 6) in
  let x173 = g169' (19 = 6) in
  note_float x173;
  ((match 1.0 with | 1.0 -> () | 0.5 -> () | ((1.0 as w174) | w174) -> () | _ -> ()); (-1073741824))) | (_ :: q175) -> (
  String.length (let v176 = 16 in "\000\255x")))
let () = (try (
  let a265 = (match (Ok (1.5 *. 10.0)) with | ((Ok q178) | (Ok q178)) when ((ceil q178) >= 0.5) -> (
    let v238 = (match (match ((); 17) with | 3 -> (Ok q178) | (9 as w179) when w179 <> (-11) -> (if true then (Ok q178) else (Ok q178)) | q180 when q180 >= 12 -> (Ok 100.75)) with | Ok q181 -> (
      let x182 = 100.75 in
      let x183 = 1e16 in
      (let rec f186 p184 = (let _v185 = n177' in C2) in f186) (let v187 = 10.0 in (let rec f190 p188 p189 = p188 in f190))) | ((Error q191) | (Error q191)) -> (
      (let v196 = (let v195 = (C20, (let rec f194' p192 p193 q178 = "\000\255x" in f194'), (Array.make 7 n177'), false) in n177') in C2)) | Ok _ when ((q178 +. q178) <= (float n177')) -> (
      let x197 = q178 in
      note_float x197;
      let n201 = (match [n177'] with | [] -> (if false then n177' else n177') | (6 :: []) -> (n177' * 34) | (6 :: (q198 :: q199)) -> (max q198 13) | ((_ :: _) as w200) -> (n177' lsr (n177' land 31))) asr 7 in
      note_int n201;
      (match -1073741824 with | 9 -> (if true then raise Division_by_zero else C2) | 6 when (match (let _v202 = 4 in []) with | [] -> (true <= false) | ([] :: q203') -> (let q203' = C2 in true) | ((q204 :: _) :: _) -> (match C2 with | ((C1 q205) | (C1 q205)) -> true | (C0 (q204, q206, q207, (C1 q208), _, _, q209) as w210') -> false | C0 (6, q211, _, (C0 (q212, q213', q214', q215, q216, _, q217)), _, q218, _) -> false | C0 (4, q219, _, (C0 (_, q220, q221, _, q222, _, _) as w223), x197, q224, _) -> false | C0 (q204, _, _, (C0 (q225, _, q226, q227, q228, _, q229')), q230, n201, q231) -> false | C0 (q232, _, q233, C2, q234, q235, q236) -> false | C2 -> true)) -> (let v237 = () in C2)))) in
    let v244 = snd (try ((match n177' with | -1 -> (Array.make 16 q178) | (2 | _) -> (Array.make 16 q178) | (1 as w239) -> (Array.make 16 q178) | q178 -> (Array.make 16 (-100.75)) | 5 when ((snd (n177', ())); (true || false)) -> (Array.make 16 q178)), (C10 ((((-1), q178), C2), (Array.make 2 C20), n177'))) with | _ -> (try (List.fold_left2 (fun p240 p241 p242 -> ((Array.make 16 (-2.0)), C20)) ((Array.make 16 (-1.5)), C20) [] []) with | Invalid_argument q243 -> ((Array.make 16 q178), C20))) in
    [|(match v238 with | ((C1 q245) | (C1 q245)) -> 1.5 | C0 (q246, q247, q248, q249, _, v244, q250) -> q178 | (C2 | (C0 (_, _, _, (C1 _), _, _, _))) when (n177' <> n177') -> 2.0 | _ -> 3.25); (float_of_int 3); q178; q178; (float_of_int n177'); (q178 -. q178); q178; (Array.fold_left (fun q178 p251 -> q178) q178 (Array.make 6 q178))|]) | (Error (_, q252, q253, q254) as w255) -> (
    let f256 p257 p258 =
      -10.0
    in
    let x262 = f256 (List.fold_left (let rec f261 p259 p260 = p259 in f261) C20 []) (n177' / (5 lor 1)) in
    max (Array.make 8 x262) (Array.fold_left (fun p263 p264 -> p263) (Array.make 8 x262) (Array.make 4 n177')))) in
  (mix_floats a265 0 8; note_end 0);
  (try (
    let a266 = if (compare false true) >= (4 land n177') then a265 else a265 in
    a265.(5) <- (if n177' == n177' then 0.5 else (if true then 3.25 else 2.0));
    a266.((Array.length a266) land 7) <- ((a265.(5)) *. ((); (-0.0)));
    note_float a265.(5);
    (match a266.((let (Ok _) = Ok n177' in n177')) with | (1.0 as w267) -> (a266.(0) <- a266.(5)) | q268 -> ((if false then raise Division_by_zero else ()); (a265.(0) <- q268)));
    let n292 = (match List.hd ((); []) with | ((C1 _) | (C1 _)) -> (tick_int 7 (if true then (-2) else n177')) | C0 (1, q269, q270, q271, q272', q273, q274) -> ((1 - n177') - (n177' lsl (n177' land 31))) | C0 (3, _, _, _, q275, _, _) -> n177' | C0 (q276, 'a'..'m', q277, q278, q279, q280, q281) -> 32767 | C0 ((-2), q282', q283, q284, q285, q286, _) when q285 < 1.0 -> n177' | C0 (q287, q288, q289, _, q290, q291, _) -> q287 | C2 -> 2147483646) in
    a266.(n177' land 7) <- 2.0) with | Division_by_zero -> (a265.(8) <- 1.0) | Failure q293 -> (mix (if true then 1 else 0)));
  let (q357, a265, _, q358) = if (-17) <= 1023 then raise (Invalid_argument "tail \" end") else (if false != false then (match C26 with | C26 -> (2.0, (let rec f297 p294 p295 p296 = p296 in f297), (fun p298 -> n177'), n177') | C24 (_, (C1 q299), q300) when ((max "tail \" end" "") >= (Printf.sprintf "<%u>" (n177' land 2147483647))) -> ((-0.5), (let rec f304 p301 p302 p303 = 18 in f304), (fun q300 -> -2), n177') | C24 (_, (C0 (_, q305, q306', q307, q308, _, q309)), q310) -> (1.0, (let rec f313 q308 p311 p312 = 5 in f313), (fun p314 -> q308), q308) | ((C24 (_, C2, _)) | (C24 (_, _, _))) when ((match C26 with | C26 -> 1.5 | C24 (_, _, _) -> 1.5 | ((C25 (_, q315)) | (C25 ([|_; _; _; _|], q315))) when q315 < 9957 -> 2.0 | C25 ([|q316; q317'; q318; q319|], _) -> q317' | C25 (q320, _) -> 0.5 | C27 -> (-10.0) | _ -> 100.75) = (1.0 +. (-1.5))) -> (1.5, (let rec f323 a265 p321 p322 = p322 in f323), (fun n177' -> 16), n177') | C25 (q324, q325) -> (0.5, (let rec f329 p326 p327 p328 = 18 in f329), (let rec f331 p330 = q325 in f331), q325) | (C27 as w332) -> (0.0, (fun p333 p334 p335 -> p333), (let rec f337 p336 = n177' in f337), n177') | _ -> (0.0, (fun p338 p339 p340 -> 3), (fun p341 -> 10), 5)) else (try (Array.fold_left (fun p342 p343 -> (p343, (fun p344 p345 p346 -> p346), (let rec f348 p347 = n177' in f348), 11)) (0.5, (fun p349 p350 p351 -> 11), (fun p352 -> n177'), 3) a265) with | _ -> (100.75, (fun p353' p354 p355 -> p355), (fun p356 -> n177'), n177'))) in
  List.fold_right (let rec f360 p359 () = ((); ()) in f360) (Result.to_list (Ok 19)) (if true then () else ())) with | Invalid_argument q361 -> (let v362 = ((n177', n177', n177', 0.0), n177') in ()) | Division_by_zero -> (if true then ()) | Match_failure _ -> (if false then () else ()))
let () = note_int n177'
let () = ()
