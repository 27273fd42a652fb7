type a0 = float * string * int
type t0 = C1 | C0
and t1 = { r2 : (int -> int) list; mutable r3 : bool; mutable r4 : t1 option }
type t2 = C5 of t2 * t2 option | C8 of { r9 : t2 * int; r10 : t2 } | C11 | C6 of { r7 : t2 }
exception E0 of int
exception E1 of float
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
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec tick_int k x = mix k; x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
let rec mix_0 d (v : t1) =
  if d > 0 then
    match v with
    | { r2 = y371; r3 = y372; r4 = y373 } -> mix_1 (d - 1) y371; mix (if y372 then 1 else 0); mix_2 (d - 1) y373
and mix_1 d (v : (int -> int) list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (_ :: y375) -> mix 1; mix_1 (d - 1) y375
and mix_2 d (v : t1 option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y376 -> mix 1; mix_0 (d - 1) y376
let a95 = (match C0 with | C1 -> (
  Array.make 16 (11 + 18)) | C0 -> (
  let v61 = (match C0 with | C1 -> (
    (let v4 = fun p0 -> (fun () -> ((fun p1 p2 p3 -> false), 2)) () in mix (if (let v6 = ((fun p5 -> false), (Array.make 3 100.75)) in false) then 1 else 0));
    let v39 = (match C0 with | C1 -> (
      let v29 = (match (if None > None then (if false then (Ok 7) else (Ok 20)) else (if false then raise (Failure "b c") else (Ok 15))) with | Ok _ -> (
        let v17 = (match (C6 { r7 = C11 }) with | (C5 (q7, _) as w8) -> 1e-310 | C8 { r9 = (_, _); r10 = q9 } -> ((); 3.25) | (C11 | C11) -> (0.0 /. 0.0) | C6 { r7 = (C5 (q10, q11)) } -> (try (let q11 = -0.5 in q11) with | Invalid_argument q12 -> 3.25 | Division_by_zero -> 0.5 | Not_found -> 100.75 | Match_failure _ -> 1.0 | E0 q13 -> 10.0 | E2 -> 1.5 | _ -> (-3.25)) | C6 { r7 = C11 } -> (float_of_int 5) | C6 { r7 = (C8 { r9 = q14; r10 = q15 }) } -> 3.25 | C6 { r7 = C11 } -> (-. 0.0) | ((C6 { r7 = (C8 { r9 = _; r10 }) }) | (C6 { r7 = r10 })) -> (try 3.25 with | _ -> 2.0) | C6 { r7 = ((C6 { r7 = q16 }) | (C6 { r7 = _ } as q16)) } -> 0.0) >= (((-0.0) -. (-2.0)) *. (fabs 2.0)) in
        (if v17 then (if false then ((0.5, "tail \" end", 15), 10, (true, "tail \" end"), (Array.make 1 4)) else ((1.5, "a", 16), 18, (false, "b c"), (Array.make 1 5))) else ((); ((10.0, "b c", 3), 14, (false, "\000\255x"), (Array.make 1 20))))) | Error _ -> (
        let n18 = 12 in
        note_int n18;
        let x19 = 0.0 /. 0.0 in
        ((x19, "a", n18), (n18 + n18), (max (false, "a") (false, "a")), (Array.make 1 n18))) | exception Failure _ -> (if (let rec f21 p20 = false in f21) ('\'', 1.0, (-2)) then (match { r2 = []; r3 = true; r4 = None } with | ({ r2 = []; r3 = _; r4 = (None as w22') } as w23) -> ((1.0, "b c", 9), 3, (true, "b c"), (Array.make 1 4)) | ({ r2 = q24; r3 = false; r4 = _ } | { r2 = (_ :: q24); r4 = None; _ }) -> ((1.5, "a", 2), 4, (false, "\000\255x"), (Array.make 1 12)) | ({ r2 = []; r3 = q25; r4 = (Some _) } | { r3 = (true as q25); r4 = (Some _); _ }) -> ((10.0, "", 15), 6, (true, "12"), (Array.make 1 14)) | { r2 = (_ :: q26); r3 = q27; r4 = (Some q28) } -> ((3.25, "", 8), 9, (q27, "b c"), (Array.make 1 10))) else (((-10.0), "tail \" end", 11), 15, (true, ""), (Array.make 1 13)))) in
      ((let (m30, m34, m35, m38) = v29 in (let (m31, m32, m33) = m30 in mix_float m31; mix_string m32; mix m33); mix m34; (let (m36, m37) = m35 in mix (if m36 then 1 else 0); mix_string m37); mix_ints m38 0 1); note_end 0);
      (if 9 == 2 then () else (if false then ()))) | C0 -> (
      mix_string ((); "tail \" end"))) in
    (match (match { r2 = []; r3 = true; r4 = None } with | { r2 = _; r3 = (true as w40); r4 = (Some v39) } -> C0 | ({ r2 = q41; r3 = true; r4 = _ } as w42) -> C0 | ({ r3 = false; r4 = q43'; _ } as w44) -> C0 | exception _ -> C0) with | C1 -> ((fun v39 -> ([], 10, 100.75, 'a')) (fun v39 -> 1)) | C0 -> (v39; ([], 8, 0.5, 'z')) | C0 when ((let v45 = Array.make 4 1.5 in 2) <= 9956) -> ([], 5, (-1.5), 'z') | exception _ -> ((); ([], 17, (-100.75), 'z')))) | C0 -> (
    let s57' = (match { r2 = ((let rec f47 p46 = p46 in f47) :: []); r3 = (13 >= (-1)); r4 = None } with | { r2 = []; r3 = true; r4 = (None as w48) } -> (
      (match w48 with | None -> ((clip "a") ^ "b c") | Some _ -> "ytpexnud")) | { r2 = ([] | (_ :: _)); r3 = false; r4 = None } -> (
      (clip (Printf.sprintf "<%c>" '\255')) ^ (match C0 with | (C1 | C1) -> "12" | C0 -> "tail \" end")) | { r2 = ([] as w49); r3 = _; r4 = (Some q50) } -> (
      q50.r3 <- (List.fold_left (fun p51 p52 -> true) (not true) []);
      part (Printf.sprintf "<%x>" (6 land 2147483647)) 10 (if false then (-1) else 10)) | ({ r2 = (q53 :: q54); _ } | { r2 = (q53 :: q54); r3 = _; _ }) -> (
      (clip (let ({ r2 = q54; r4 = q55'; _ } as w56) = { r2 = []; r3 = false; r4 = None } in "")) ^ ((clip "\000\255x") ^ "")) | exception _ -> (string_of_bool (19 > 16))) in
    ((if false then [] else []), (14 * 9), ((-10.0) -. (-0.0)), (if true then 'a' else 'a'))) | exception _ -> ([true; true], (7 / (-2147483648)), (-3.25), (let v60 = (C0, (fun p58 p59 -> p58), None) in '\''))) in
  ((let (_, m63, _, m65) = v61 in mix m63; mix (Char.code m65)); note_end 0);
  Array.make 16 4) | exception Invalid_argument q66 -> (Array.make 16 (13 lsl 5)) | exception Failure _ -> (match (- 12) with | 2 -> ((); (Array.make 16 17)) | 7 -> (match { r2 = []; r3 = true; r4 = None } with | ({ r2 = []; r3 = false; r4 = _ } | { r2 = []; r4 = _; _ }) -> (Array.make 16 9) | { r2 = (q67 :: q68'); r3 = q69; r4 = _ } -> (Array.make 16 9)) | -2147483647 -> (let _v70 = 10.0 in Array.make 16 15) | (9 | _) -> (match C0 with | (C1 | C1) -> (Array.make 16 12) | (C0 | C0) -> (Array.make 16 14)) | 7 -> (Array.make 16 9) | (-2147483648 as w71) -> (match { r2 = []; r3 = true; r4 = None } with | ({ r2 = w71; r3 = q72; r4 = q73 } | { r2 = w71; r3 = (true as q72); r4 = q73 }) -> (Array.make 16 1)) | _ -> (Array.make 16 2) | exception Division_by_zero -> (Array.make (hide 1 16) 4) | exception Failure q74 -> (Array.make 16 13) | exception Match_failure _ -> (if false then (Array.make 16 7) else (Array.make 16 18)) | exception E0 (-2) -> (match C11 with | C5 ((C5 (q75, q76)), q77) -> (Array.make 16 13) | C5 ((C8 { r9 = q78; r10 }), q79) -> (Array.make 16 3) | (C5 (C11, q80) as w81) when ((let (q82, q83, _) = ((Ok 1.0), true, true) in q83) && ((-1.0) < 100.75)) -> (Array.make 16 (-3)) | C5 ((C11 as w84), q85) -> (Array.make 16 20) | C5 ((C6 { r7 = q86 }), _) -> (Array.make 16 7) | (C8 { r9 = q87; r10 = C11 } as w88') -> (Array.make 16 5) | C6 { r7 = q89 } -> (Array.make 16 19) | C8 { r9 = q90; r10 = q91 } -> (Array.make 16 13) | C11 -> (Array.make 16 16) | C6 ({ r7 = q92 } as w93) -> (Array.make 16 12)) | exception E0 1 -> (Array.make 16 20) | exception E0 _ -> ((); (Array.make 16 (-2))) | exception E2 -> (create_array 16 11)) | exception Match_failure _ -> (create_array (hide 1 16) (4 mod 100)) | exception E1 0.0 -> (create_array 16 (if true then 0 else 13)) | exception E1 _ -> (((); ()); (Array.make 16 3)) | exception E2 -> (let v94 = 17 mod 100 in Array.make 16 v94))
let n99 = (hide 0 16)
let rec loop98 i96' =
  if i96' >= 0 then (
    (let k97 = wrap a95.(i96') 16 in a95.(k97) <- a95.(k97) + 1);
    loop98 (i96' - 1)
  ) else
    ()
let () = loop98 ((hide 0 16) - 1)
let () = (mix_ints a95 0 16; note_end 0)
let x370 = (match [] with | [] -> (
  Array.fold_right (let rec f102 p100 p101' = p101' in f102) a95 (2.0 +. (-1.0))) | (7 :: q103) -> (
  let n104 = -5375 in
  note_int n104;
  let a363 = (match (match q103 with | [] -> (Option.get None) | (((q105' :: _) as w106) | (q105' :: ([] as w106))) -> ((); { r2 = []; r3 = true; r4 = None })) with | ({ r4 = q107; _ } | { r2 = []; r3 = true; r4 = q107 }) -> (
    let v359 = (match C1 with | C1 -> (
      let n166 = (match (match q103 with | ([] | []) -> { r2 = []; r3 = false; r4 = None } | (q108 :: q109) -> { r2 = []; r3 = false; r4 = None }) with | { r2 = q110; r3 = true; r4 = _ } -> (
        (let i111 = a95.(12) in if i111 >= 0 && i111 < Array.length a95 then a95.(i111) else (String.length ""))) | { r2 = []; r3 = (false | false); r4 = None } -> (
        let v113 = ((a95.((min n104 n104) land 15) <- n104); n104) <> (truncate (let q107 = fun p112 -> p112 in 1.5)) in
        (mix (if v113 then 1 else 0); note_end 0);
        let v124 = if v113 || v113 then (if (let v121 = fun p118 p119 p120 -> (false, v113, n104, n104) in false) then (if n104 <> n104 then v113 else (if v113 && v113 then (v113 < true) else (if v113 then (if (let a95 = (let rec f116 p115 = { r2 = []; r3 = v113; r4 = None } in f116) in v113) then (if false || v113 then v113 else (if v113 == false then ((); v113) else (let v114 = n104 in v113))) else v113) else (let _v117 = 14 in false)))) else (List.mem 1.5 [])) else (List.for_all (let rec f123 p122 = v113 in f123) q103) in
        (mix (if v124 then 1 else 0); note_end 0);
        a95.(0) mod (((); n104) lor 1)) | ({ r2 = (_ :: q125); r3 = q126; r4 = (Some q127) } | ({ r2 = ((_ :: _) as q125); r3 = (false as q126); r4 = None } as q127)) -> (
        let n151 = (match n104 with | 1 -> (Array.fold_right (let rec f130 p128 p129 = ((); p129) in f130) a95 a95.(wrap (8 + n104) 16)) | 6 -> ((let v131 = 1.0 in n104) lxor (match q127 with | { r2 = q132; r3 = true; r4 = q133 } -> n104 | ({ r2 = _; r3 = q134; r4 = q135 } | { r2 = _; r3 = (false as q134); r4 = (None as q135) }) -> n104 | ({ r2; r3 = q136; _ } | { r2; r3 = (false as q136); r4 = (Some _) }) -> n104 | exception Not_found -> n104 | exception E1 1.0 -> 6 | exception E1 q137 -> n104 | exception E2 -> n104)) | 6 -> (match q127 with | ({ r2 = q138; r3 = q139; r4 = n104 } as w140) -> (List.compare_lengths q103 [])) | q141 -> (Array.fold_right (fun p142 p143 -> String.length "\000\255x") a95 (truncate (-2.0))) | exception Division_by_zero -> (-(n104 / 7)) | exception Match_failure _ -> ((let v144 = () in 13) * (-7)) | exception E1 (1.0 as w145) -> (snd ((fun p146 -> (w145, 4)) (w145, "tail \" end", 8))) | exception E1 q126 -> (tick_int 9 n104) | exception E2 -> ((n104 + n104) * (int_of_float 0.0)) | exception _ -> (match "a".[3] with | ('a'..'m' as w147) -> (let i148 = n104 in if i148 >= 0 && i148 < Array.length a95 then a95.(i148) else n104) | 'a'..'m' -> (-14) | ('n' | 'n') -> (if q126 then n104 else n104) | 'a'..'m' -> (n104 + n104) | 'n' -> (let i149 = n104 in if i149 >= 0 && i149 < Array.length a95 then a95.(i149) else n104) | _ -> (Array.length a95) | exception Invalid_argument q150 -> (truncate 0.0))) in
        a95.(wrap (12 / (-2147483648)) 16) <- a95.(15);
        (match q125 with | [] -> n151 | (q152 :: []) -> n104 | (q153' :: (_ :: q154)) -> n151) * (-1)) | { r2 = q155; r3 = false; r4 = (Some q156) } -> (
        (- n104) * (-1)) | exception _ -> (match q103 with | [] -> (String.fold_left (let rec f159 p157 p158 = 16 in f159) n104 "tail \" end") | ((-3) :: ([] as w160)) -> a95.(15) | (9 :: []) -> a95.(0) | (q161 :: []) -> (match q107 with | (None | None) -> q161 | Some { r2 = _; r3 = _; r4 = q162 } -> q161 | exception _ -> 10) | (q163 :: (q164 :: q165)) -> (2 mod (-2147483648)))) in
      (match (Ok C0) with | Ok C1 -> (match q107 with | None -> { r2 = []; r3 = true; r4 = None } | Some q167 -> q167) | Ok C0 -> (Array.fold_right (fun p168 { r2 = q169; r3; r4 = q170 } -> { r2 = []; r3 = r3; r4 = None }) a95 { r2 = []; r3 = false; r4 = None }) | (Error C1 as w171) -> (if false then { r2 = []; r3 = false; r4 = None } else { r2 = []; r3 = false; r4 = None }) | (Error C0 as w172) -> (try { r2 = []; r3 = true; r4 = None } with | _ -> { r2 = []; r3 = false; r4 = None }))) | C0 -> (
      let a347 = (match (if 'z' != 'z' then [] else (List.tl [])) with | [] -> (
        let n173 = n104 in
        let a340 = (match q107 with | None -> [|(let rec f177 p174 p175 p176 = p176 in f177); (fun n104 p178 p179 -> p179); (fun p180' p181 p182 -> p182); ((); (let rec f186 p183 p184 p185 = p185 in f186))|] | Some { r2 = _; r3 = q187; r4 = _ } -> (create_array 4 (let v188' = C11 in (let rec f192 p189 p190 p191 = p191 in f192))) | exception Division_by_zero -> (let (q193, q194, { r2 = q195; r3; r4 }) = (false, None, { r2 = []; r3 = true; r4 = None }) in create_array 4 (fun p196 p197 q107 -> '\n')) | exception Not_found -> (match q107 with | (None | None) -> (create_array 4 (let rec f199 p198 q107 q103 = '0' in f199)) | (Some ({ r3 = q103; r4 = q200; _ } as w201) as w202) -> (if false then (Array.make 4 (let rec f206 p203 p204 p205 = p205 in f206)) else (Array.make 4 (let rec f210 p207 { r2 = q208; r3; r4 = _ } p209 = '\'' in f210)))) | exception E0 3 -> (match (List.filter (fun p211 -> true) []) with | [] -> (Array.init 4 (fun p212 -> fun p213 p214 p215 -> p215)) | (q216 :: q217) -> (let _v218 = C0 in Array.make 4 (fun p219 p220 p221 -> p221))) | exception E0 8 -> (match q107 with | (None | None) -> [|(fun p222 p223 p224 -> 'z'); (fun n173 p225 p226 -> p226); (let rec f229 p227 p228 n173 = n173 in f229); (fun p230 n104 p231 -> p231)|] | Some q232 -> (Array.mapi (let rec f239 p237 p238 = p238 in f239) (Array.make 4 (let rec f236 p233 p234 p235 = p235 in f236)))) | exception E0 (-2147483648) -> (let (_, q240, q241, q242) = ((Array.make 4 n173), (1.0, "tail \" end", 3), 100.75, a95) in (let rec f247 p243 = Array.make 4 (fun p244 p245 p246 -> p246) in f247) (fun p248 p249 p250 -> n104)) | exception E0 0 -> (Array.fold_left (let rec f257 p251 p252 = if false then p251 else (Array.make 4 (let rec f256 p253 { r3 = q254; _ } p255 = ' ' in f256)) in f257) (match q107 with | None -> (Array.make 4 (fun p258 { r2 = q259; r4; _ } p260 -> p260)) | Some n173 -> (Array.make 4 (let rec f264 p261 p262 p263 = '\255' in f264)) | exception _ -> (Array.make 4 (let rec f270 p265 { r2 = q266; r3 = q267; r4 = q268 } p269 = p269 in f270))) a95) | exception E0 7 -> [|(match q103 with | [] -> (let rec f274 p271 p272 p273 = p273 in f274) | ([] | (_ :: _)) -> (fun p275 p276 p277 -> p277) | exception Invalid_argument _ -> (let rec f282 p278 { r2 = q279; r3 = q280; r4 = _ } p281 = p281 in f282) | exception Division_by_zero -> (let rec f286 p283 p284 p285 = p285 in f286) | exception Not_found -> (fun p287 { r2 = q288; r3 = _; r4 = q289 } p290 -> p290) | exception Match_failure _ -> (fun p291 p292 p293 -> p293) | exception E2 -> (fun p294 { r2; r3 = q295; r4 = q296 } p297 -> p297)); (let rec f301 p298 p299 p300 = 'a' in f301); (fun p302 p303 p304 -> '\255'); (let rec f308 p305 p306 p307 = 'z' in f308)|] | exception E0 9 -> (Array.map (let rec f316 p309 = (let v310 = n104 in (let rec f315 p311 { r2 = q312; r3 = q313; r4 = q314 } v310 = v310 in f315)) in f316) (Array.make 4 (-1.5))) | exception E0 _ -> [|(let rec f320 p317 p318 p319 = p319 in f320); (match q107 with | None -> (let rec f324 p321 p322 p323 = p323 in f324) | Some q325 -> (let rec f329' p326 p327 p328 = p328 in f329')); (fun p330 { r2 = q331; r3 = _; _ } p332 -> p332); (fun q107 p333 p334 -> p334)|] | exception E2 -> (List.fold_left (fun p335 p336 -> p335) (Array.make (hide 1 4) (fun p337 { r3 = q338; r4 = _; _ } p339 -> p339)) [0.5; 1.5])) in
        Array.make 1 (false && true)) | (q341 :: ([] | [])) -> (
        create_array 1 false) | (_ :: ((q342, _, q343) :: _)) -> (
        [|false|]) | exception Failure _ -> (match q107 with | None -> (if false then (Array.make 1 false) else (Array.make 1 false)) | Some q344 -> (try (try (Array.copy (Array.make 1 true)) with | _ -> (Array.make 1 true)) with | Invalid_argument q345 -> (Array.make 1 false) | E0 8 -> (Array.make 1 true) | E0 q346' -> (Array.make 1 false)))) in
      (mix (if a347.(0) then 1 else 0); note_end 0);
      let v358 = (match (let ((q350, _, _, _) as w351) = ((Array.make 4 (-2.0)), 20, (Array.make 1 n104), (let rec f349 p348 = 2.0 in f349)) in if true then raise E2 else []) with | [] -> (
        let n352 = n104 in
        note_int n352;
        let n353 = n352 in
        (let v355 = (let v354' = '\'' in 100.75) in { r2 = []; r3 = false; r4 = None })) | (q356 :: q357) -> (
        { r2 = []; r3 = false; r4 = None }) | exception E2 when true -> { r2 = []; r3 = false; r4 = None } | exception _ -> { r2 = []; r3 = false; r4 = None }) in
      (mix_0 5 v358; note_end 0);
      { r2 = []; r3 = true; r4 = None })) in
    (mix_0 5 v359; note_end 0);
    Array.make 5 n104) | { r2 = (q360 :: q361); r3 = true; r4 = _ } -> (
    Array.make 5 n104) | { r2 = q362; r3 = false; r4 = None } -> (
    Array.make 5 11) | ({ r2 = n104; r3 = q103; r4 = None } | { r2 = n104; r3 = (false as q103); r4 = (Some _) }) -> (
    Array.make 5 14) | exception Invalid_argument _ -> (Array.make 5 17)) in
  (mix_ints a363 0 5; note_end 0);
  0.0) | (5 :: _) -> (
  0.5) | (1 :: q364) -> (
  10.0) | ((9 as w365) :: []) -> (
  0.0) | ((9 :: (_ :: q366)) | ([] as q366)) -> (
  0.5) | (5 :: _) -> (
  -100.75) | (((-3) :: q367') as w368) -> (
  -1.0) | (0 :: q369) -> (
  2.0) | ([] | (_ :: _)) -> (
  3.25))
let () = note_float x370
let () = (mix_ints a95 0 16; note_end 0)
let () = note_float x370
let () = ()
