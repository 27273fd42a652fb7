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
let rec mix_0 d (v : (int, int array) result) =
  if d > 0 then
    match v with
    | Ok y444 -> mix 0; mix y444
    | Error y445 -> mix 1; mix_ints y445 0 1
and mix_1 d (v : t1) =
  if d > 0 then
    match v with
    | { r3 = y446; r4 = y447; r5 = y448; r6 = y449; r7 = y450 } -> mix_float y446; mix y447; mix_4 (d - 1) y448; mix y449; mix_float y450
and mix_2 d (v : ((t0, bool) result, int ref) result) =
  if d > 0 then
    match v with
    | Ok y451 -> mix 0; mix_5 (d - 1) y451
    | Error y452 -> mix 1; mix_6 (d - 1) y452
and mix_3 d (v : float list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y453 :: y454) -> mix 1; mix_float y453; mix_3 (d - 1) y454
and mix_4 d (v : unit list option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y455 -> mix 1; mix_7 (d - 1) y455
and mix_5 d (v : (t0, bool) result) =
  if d > 0 then
    match v with
    | Ok y456 -> mix 0; mix_8 (d - 1) y456
    | Error y457 -> mix 1; mix (if y457 then 1 else 0)
and mix_6 d (v : int ref) =
  if d > 0 then
    match v with
    | _ -> mix !v
and mix_7 d (v : unit list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (_ :: y459) -> mix 1; mix_7 (d - 1) y459
and mix_8 d (v : t0) =
  if d > 0 then
    match v with
    | { r0 = y460; r1 = y461; r2 = y462 } -> mix_float y460; mix_float y461; mix_9 (d - 1) y462
and mix_9 d (v : float option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y463 -> mix 1; mix_float y463
let v3 = (match { r0 = (0.5 *. (-1.0)); r1 = ((-10.0) *. 100.75); r2 = (max None None) } with | { r1 = q0; r2 = None; _ } -> ((true || true) < (((Array.make 8 2), q0, { r0 = q0; r1 = q0; r2 = None }, (-3)) < ((Array.make 8 18), q0, { r0 = (-10.0); r1 = 1.0; r2 = None }, (-2)))) | { r0 = q1; r1 = q2; r2 = (Some _) } -> true)
let f116 = (try (try (match { { r0 = 10.0; r1 = 1.0; r2 = None } with r0 = (-. 1.5); r1 = (10.0 -. 1.5) } with | { r0 = q4'; r1; r2 = None } when r1 <> (-0.0) -> (match if v3 then { r0 = q4'; r1 = r1; r2 = None } else { r0 = r1; r1 = q4'; r2 = None } with | { r0; r1 = 0.0; r2 = q5 } -> (fun p6 -> ((let rec f12 p7 p8 p9 = ((let rec f11 p10 p7 p8 = 2.0 in f11), p8) in f12), 0)) | { r0 = q13; r1 = q14; r2 = q15 } -> (let rec f24 p16 = ((let rec f23 p17 p18 p19 = ((fun p20 p21 p22 -> p20), p19) in f23), 15) in f24)) | { r0 = 0.0; r2 = (Some _); _ } -> (let rec f32 p25 = ((fun p26 p27 p28 -> ((let rec f31 p26 p29 p30 = p30 in f31), p28)), (-1)) in f32) | { r0 = q33; r1 = q34; r2 = (Some (0.5 as w35)) } -> (let (_, q41) = (try (match { r3 = q34; r4 = 11; r5 = None; r6 = 15; r7 = w35 } with | { r3 = 0.5; r4 = q36; r5 = q37; r6; _ } -> ({ r0 = q34; r1 = 3.25; r2 = None }, "12") | { r3 = _; r4 = q38; r5; r6; r7 = 1.0 } when r6 < (-15) -> ({ r0 = q33; r1 = 3.25; r2 = None }, "\000\255x") | { r4; r5 = q39; r6; r7 = q40; _ } when ((); (v3 && v3)) -> ({ r0 = w35; r1 = q40; r2 = None }, "")) with | Match_failure _ -> ({ r0 = w35; r1 = q34; r2 = None }, "b c")) in fun p42 -> ((fun p43 p44 p45 -> ((let rec f49 p46 p47 p48 = p48 in f49), p44)), 12)) | ({ r0; r2 = (Some _); _ } | { r0; r1 = _; r2 = (Some _) }) -> (if false then raise E0 else (if v3 then (let rec f58 p50 = ((let rec f57 p51 p52 p53' = ((let rec f56 p54 p55' p53' = 2.0 in f56), p53') in f57), 15) in f58) else (let rec f66 p59 = ((let rec f65 p59 p60 p61 = ((fun p62 p63 p64 -> -1.0), p60) in f65), 7) in f66))) | exception Division_by_zero -> (fun p67 -> ((let rec f75 p68 p69 p70 = ((let rec f74' p71 p72 p73 = p73 in f74'), p70) in f75), 18))) with | E0 -> (fun p76 -> (let { r0 = q77; r2; _ } = { r0 = 2.0; r1 = 2.0; r2 = None } in ((let rec f84 p78 p79 p80 = ((fun p81 p82 p83 -> q77), p80) in f84), 7)))) with | Division_by_zero -> (fun p85 -> ((fun p86 p87 p88 -> ((let rec f92 p89' p90 p91 = p89' in f92), p88)), 17)) | Not_found -> (fun p93 -> ((fun p94 p95 p96 -> ((let rec f100 p97 p98 p99 = p97 in f100), 4)), (-2))) | Match_failure _ -> (let rec f109 p101 = ((fun p102 p103 p104 -> ((let rec f108 p105 p106 p107 = 100.75 in f108), p104)), 18) in f109) | E0 -> (fun p110 -> ((fun p111 p112 p113 -> ((fun p114 p112 p115 -> p115), p113)), 6)))
let v3 = (match (match { r3 = 100.75; r4 = 2; r5 = None; r6 = 20; r7 = 3.25 } with | { r3 = q117; r4; r5 = q118; r6 = q119; r7 = _ } -> (List.map (fun p120 -> -0.5) []) | { r3 = q121; r4; r5 = q122; r6 = 0; _ } when r4 < (-5920) -> []) with | ([] as w123) -> [100.75; 2.0; (0.0 /. 0.0)] | (0.0 :: q124) -> (if ((); v3) then (( @ ) [] []) else q124) | (_ :: _) -> (try ((let _v125 = { r0 = 1.0; r1 = 2.0; r2 = None } in 0.5) :: []) with | _ -> []))
let v130 = ((Printf.printf "[%s %d]\n" "a" (0 + 6)); (if (let v126 = Array.make 4 0.5 in true) then (let v129 = (let rec f128 p127' = "" in f128) in Ok 19) else (Ok 4)))
let () = (mix_0 5 v130; note_end 0)
let _ = if ((let rec f132 p131' = false in f132) "12") > true then ((let v133 = 1.0 in -2) <> (match v3 with | [] -> 4 | (q134 :: []) -> 5 | ((0.5 :: (_ :: q135)) | ([] as q135)) -> 17 | [] -> 10 | (v130 :: (_ :: q136)) -> 6 | ((_ :: q137) | ((_ :: []) as q137)) when ((match Ok { r0 = 1.5; r1 = (-0.0); r2 = None } with | ((Ok q138) | (Ok q138)) -> false | Error (2 | (-1)) -> true | (Error (-1) as w139) -> false | Error 5 -> false | ((Error 9) | (Ok _)) -> true | Error 6 -> false | ((Error (-2)) | (Error (-2))) -> true | Error 8 -> false | Error 4 -> false | Error q140 -> false) || (false || true)) -> 4 | _ -> 15)) else ((note_int 12); (1 <> 9))
let n141 = -32769
let () = note_int n141
let a144' = Array.map (let rec f143 n141 = [|(let _v142 = (10.0, [], (ref 16), true) in 2.0); (if false then 3.25 else 0.5); ((-3.25) +. 0.0); n141.(0); (if true then 100.75 else 1.5); 1.5; 10.0; (-1.5)|] in f143) (Array.make 16 (Array.make 8 (-100.75)))
let v148 = (int_of_float (match { r3 = 1.0; r4 = n141; r5 = None; r6 = n141; r7 = 1.5 } with | ({ r3 = q145'; r4 = q146; r5 = _; _ } as w147) -> 10.0)) < ((if true then n141 else 14) + (-4227))
let () = (mix (if v148 then 1 else 0); note_end 0)
let v185 = (match ((match (match n141 with | 1 -> v3 | (q149 | (2 as q149)) -> (max [] []) | -1 -> v3 | 5 -> [100.75; 0.5] | 0 -> [] | 2 -> (( @ ) [] []) | -1 -> (let (q150, _, q151) = (0.5, n141, "a") in v3) | 9 -> (0.5 :: []) | 0 -> [100.75] | 8 -> (let { r0 = v148; r1 = q152; r2 } = { r0 = 2.0; r1 = 2.0; r2 = None } in []) | 9 -> (let v148 = '\n' in []) | _ -> (let (_, _, q156, _) = ((fun p153 p154 p155 -> 17), (-0.0), (Array.make 3 1.0), n141) in v3)) with | [] -> () | ((q157 :: []) as w158) -> (Array.iter (let rec f160 p159 = a144'.(wrap (n141 * 37) 16) <- p159 in f160) a144') | (q161 :: ((q162 :: q163) as w164)) -> (match (match q163 with | [] -> (Ok n141) | (_ :: _) -> (Ok n141)) with | Ok 7 -> (mix n141) | Ok 5 -> (mix_float q161) | Ok q165 -> (if v148 then ()) | ((Error "a") | (Error _)) -> (print_endline "\000\255x") | Error "" -> (Printf.printf "[%s %d]\n" "a" n141) | Error q166 -> ())); (if v148 then { r3 = (float n141); r4 = n141; r5 = (Some []); r6 = (n141 + n141); r7 = (floor (-0.5)) } else (if ((); v148) then { { r3 = 100.75; r4 = n141; r5 = None; r6 = n141; r7 = (-0.5) } with r6 = n141 } else { r3 = 3.25; r4 = n141; r5 = None; r6 = n141; r7 = (-0.0) }))) with | { r3; r4; r5 = q167'; r6 = 2; r7 = q168 } -> (match q167' with | Some (_ :: (q169 :: _)) -> (Error (if (11 + 1073741824) >= n141 then (ref r4) else (let v170 = ref { r3 = q168; r4 = r4; r5 = None; r6 = n141; r7 = r3 } in ref 1))) | Some [] -> (if (r3 <= 10.0) > (r3 = r3) then (if "a" > "tail \" end" then (Ok (Ok { r0 = q168; r1 = q168; r2 = None })) else (Ok (Ok { r0 = q168; r1 = q168; r2 = None }))) else (if q168 = q168 then (try (Ok (Ok { r0 = q168; r1 = r3; r2 = None })) with | _ -> (Ok (Ok { r0 = q168; r1 = q168; r2 = None }))) else (Error (ref r4)))) | None -> (Error (ref (try (-4787) with | Failure _ -> r4))) | Some q171 -> (Ok (match q168 with | (0.0 as w172) -> (match q171 with | ([] | []) -> (Ok { r0 = w172; r1 = w172; r2 = None }) | (_ :: q173) -> (Ok { r0 = 0.0; r1 = w172; r2 = None })) | _ -> (match None with | (None | None) -> (Ok { r0 = q168; r1 = r3; r2 = None }) | ((Some _) | None) -> (Ok { r0 = q168; r1 = q168; r2 = None })) | _ when v148 -> (let { r3 = _; r4 = _; r5 = q174; r6 = q175; _ } = { r3 = q168; r4 = r4; r5 = None; r6 = 17; r7 = q168 } in Ok { r0 = q168; r1 = q168; r2 = None })))) | { r5 = q176; r6 = (-2147483647); r7 = _; _ } -> (Ok (Error ((((); n141) + (-1073741824)) > (6 - n141)))) | { r3 = q177; r4 = q178; r5 = q179; r6 = (-2147483648); r7 = q180 } -> (if ((match q179 with | None -> (-0.0) | Some _ -> q180) *. (if v148 then q180 else 100.75)) >= (match (try (if v148 then None else None) with | _ -> q179) with | (None | None) -> (-0.0) | Some ([] | []) -> q177 | Some (_ :: _) -> 0.0) then (Ok (Ok { r0 = q180; r1 = q177; r2 = None })) else (Ok (Ok { r0 = q180; r1 = q180; r2 = None }))) | { r3 = q181; r4; r5 = _; r6 = q182; r7 = q183 } -> (let v184 = ((match v3 with | [] -> () | ((_ :: _) | []) -> ()); (if v148 then q181 else q183)) -. (q183 *. q181) in Ok (Error false)))
let n199 = (match v3 with | [] -> 3 | ((q186 :: q187) | (q186 :: q187)) -> ((try (a144'.(15) <- (Array.make 8 q186)) with | _ -> ()); (match v130 with | Ok 1 -> n141 | ((Ok _) | (Error _)) -> n141 | Error [|q189|] -> 9 | Error q190 -> 10)) | exception Invalid_argument q191 -> (-1073741824) | exception Failure q192 -> n141 | exception Match_failure _ -> (compare v148 (match Ok (Ok { r0 = 0.5; r1 = 1.0; r2 = None }) with | Ok (Ok { r0 = q193; r1 = v185; r2 }) when v185 = 0.0 -> v148 | (Ok (Ok { r1 = q194; r2 = q195; _ }) as w196) -> v148 | Ok (Error q197) -> v148 | Error q198 -> v148)))
let v278 = ((match max ((fun p200 -> Ok (Ok { r0 = 0.5; r1 = 1.5; r2 = None })) (try (20 :: []) with | _ -> [])) (try (Result.bind (max (Ok n199) (Ok n141)) (let rec f206 p201 = (match v3 with | ([] | []) -> (Ok (Ok { r0 = (-1.0); r1 = 0.5; r2 = None })) | (1.0 :: []) -> (Ok (Ok { r0 = 2.0; r1 = 3.25; r2 = None })) | (n199 :: []) -> (Ok (Ok { r0 = (-3.25); r1 = n199; r2 = None })) | (_ :: ((q202 :: q203) as w204)) -> (Ok (Ok { r0 = q202; r1 = q202; r2 = None })) | (a144' :: q205) when a144' = 0.0 -> (Ok (Ok { r0 = a144'; r1 = 10.0; r2 = None }))) in f206)) with | _ -> (try ((fun p207' -> Ok (Ok { r0 = (-1.5); r1 = 0.5; r2 = None })) (Array.make 16 (-2.0))) with | _ -> (Ok (Ok { r0 = 0.5; r1 = 1.5; r2 = None })))) with | Ok (Ok q208 as w209) -> { r0 = (float_of_int (n199 mod (n199 lor 1))); r1 = (let n199 = if true then n199 else 5 in (-1.5) +. 0.0); r2 = None } | Ok (Error true as w210) -> { { r0 = 0.0; r1 = (-1.5); r2 = None } with r2 = ((if v148 then ()); None); r0 = ((0.5 /. 0.0) /. (2.0 +. 1.0)) } | Ok (Error false) -> (let v213 = (let rec f212 p211 = { r0 = p211; r1 = p211; r2 = None } in f212) (floor 3.25) in (match (let v214 = Array.make 8 17 in { r3 = (-10.0); r4 = n199; r5 = None; r6 = n199; r7 = 1.5 }) with | { r3 = (0.5 | 0.0); r4 = q215; r5; r6 = q216; r7 = 0.0 } -> { r0 = 3.25; r1 = (-1.0); r2 = None } | { r3 = q217; r4 = _; r5 = q218; r6 = _; r7 = 0.0 } when q217 = 10.0 -> (try { r0 = q217; r1 = q217; r2 = None } with | _ -> v213) | ({ r3 = q219; r4 = q220; r5; r6 = n199; r7 = 0.0 } as w221) -> (min { r0 = q219; r1 = 0.0; r2 = None } { r0 = q219; r1 = q219; r2 = None }) | ({ r3 = q222'; r4 = q223; r5 = _; r6 = q224; r7 } | { r3 = (0.5 as r7); r4 = q223; r6 = q224; r7 = q222'; _ }) -> { r0 = r7; r1 = r7; r2 = None } | { r3 = q225; r4 = q226; r5; r6; r7 = q227 } -> v213)) | Error q228 -> ((fun p229 -> { { r0 = (-1.5); r1 = 2.0; r2 = None } with r2 = (let v230 = 2.0 in None); r0 = 1.5 }) n199)), ((List.fold_left (match v130 with | Ok (-2147483647) -> (let rec f233 p231 p232 = { r3 = 1.5; r4 = p232; r5 = None; r6 = n141; r7 = 2.0 } in f233) | Ok 3 -> (let rec f236 p234 p235 = p234 in f236) | Ok q237 -> (fun { r3 = q238; r4 = q239; r6; r7 = _; _ } p240 -> { r3 = q238; r4 = n141; r5 = None; r6 = q239; r7 = 2.0 }) | Ok q241 -> (let rec f244 p242' p243 = p242' in f244) | ((Error q245) | (Error q245)) -> (match { r3 = 3.25; r4 = n141; r5 = None; r6 = 7; r7 = 0.5 } with | { r3 = q246; r4 = 3; r5 = _; r6 = q247; r7 = _ } -> (fun p248 a144' -> { r3 = q246; r4 = n199; r5 = None; r6 = n199; r7 = 0.0 }) | ({ r3; r4 = (-3); r5 = q249; r7 = q250; _ } | { r3; r4 = (-3); r5 = q249; r7 = q250; _ }) -> (fun { r3; r4 = q251; r5; r6; _ } p252 -> { r3 = r3; r4 = n199; r5 = None; r6 = 0; r7 = r3 }) | ({ r3 = q253'; r4 = (-1); r5 = q254'; r6 = q255; r7 } | { r3 = q253'; r4 = (-1 as q255); r5 = q254'; r6 = _; r7 }) -> (fun { r3 = q256; r4 = q257; r5 = _; r6 = _; r7 = q258 } p259 -> { r3 = q256; r4 = q257; r5 = None; r6 = n141; r7 = q258 }) | { r3 = q260; r4 = q261; r5 = q262; r6 = q263; r7 = q264 } -> (let rec f267 p265 p266 = p265 in f267))) (match min { r0 = 100.75; r1 = 3.25; r2 = None } { r0 = 100.75; r1 = 1.0; r2 = None } with | { r0 = v148; r1 = _; r2 = None } -> { r3 = 2.0; r4 = n141; r5 = None; r6 = n199; r7 = v148 } | ({ r0 = 1.0; r1; r2 = (Some q268) } | { r0 = 1.0; r1; r2 = (Some q268) }) -> (let v269 = n141 in { r3 = q268; r4 = n199; r5 = None; r6 = v269; r7 = (-3.25) }) | { r0; r1; r2 = (Some q270) } -> { { r3 = q270; r4 = n199; r5 = None; r6 = 9; r7 = q270 } with r4 = n141; r7 = r1 }) []), (Array.fold_right (let rec f273 p271 p272 = p272 in f273) a144' (min (string_of_bool v148) (min "a" "12"))), [], (((let o274 = n199 in let o275 = n141 in let o276 = n199 in let o277 = n141 in let ( land ) a b = b - a in o274 land o275 land o276 land o277) mod (n141 lor 1)), v148, 0, true)), None, v148)
let () = (if (if v148 then v148 else v148) > v148 then (a144'.(15) <- (Array.mapi (fun p279 p280 -> 0.0) (Array.make 8 (-3.25)))))
let s281 = string_of_int (2147483646 + ((try (((land) 11 n199) + n199) with | _ -> ((); 4)) + (1 * 36)))
let v314 = (match v278 with | (q282, (q283, _, q284, q285'), q286, true) -> { r3 = 2.2250738585072014e-308; r4 = (match q283 with | ({ r3 = 0.5; r4 = q287; r5; r6 = q288; r7 = _ } as w289) -> ((n141 + q288) * 5) | ({ r3; r4 = q290; r5 = None; r6; r7 = q291 } | { r3 = q291; r4 = (1 as q290); r5 = _; r6; r7 = r3 }) when q291 >= 100.75 -> (-12) | { r3 = q292; r4 = 1; r5 = q293; r6 = _; r7 = q294 } -> (if n141 != n199 then (n141 lsr (n199 land 31)) else (n199 + 14)) | { r4 = q295; r5 = q296; r6 = q297; r7; _ } -> (match q282 with | { r0 = q298; r1 = q299; r2 = q300 } -> q283.r4) | _ -> (max 2 (n141 mod (n199 lor 1)))); r5 = None; r6 = n141; r7 = (try (min ((let rec f302 p301' = (-0.5) -. (-10.0) in f302) None) q282.r1) with | _ -> (match q285' with | ((_, true, q303, q304) | (_, _, q303, q304)) -> (let _v305 = q304 in 0.5) | (q306, false, q307, _) -> q282.r1 | exception Invalid_argument q308 -> (floor (-100.75)) | exception Division_by_zero -> q282.r0 | exception Not_found -> (abs_float (-0.5)) | exception Match_failure _ -> q283.r7 | exception E0 -> (-. 100.75))) } | (n199, _, q309, false) -> { r3 = (sqrt ((let v310 = { r3 = 1.0; r4 = 20; r5 = None; r6 = n141; r7 = 100.75 } in 0.5) +. 1e16)); r4 = n141; r5 = (Some ((if v148 then () else ()); (() :: []))); r6 = (9 + (-5368)); r7 = (Array.fold_left (let rec f313 p311 p312 = p311 in f313) n199.r1 a144') })
let n315 = ((-2147483647) lsr ((12 - n199) land 31)) + v314.r4
let n316 = if not v148 then n199 else ((v314.r7 <- (-3.25)); v314.r4)
let n315 = String.fold_left (let rec f327 { r0; r1 = _; r2 = q317 } p318 = (match v148 with | true -> (match (match v314 with | ({ r3 = q319; r4; r5 = q320; r7; _ } as w321) -> (Ok 5)) with | ((Error _) | (Ok _)) -> { { r0 = r0; r1 = r0; r2 = q317 } with r1 = r0 } | Error [|q323|] -> { r0 = r0; r1 = r0; r2 = q317 } | Error [|q324|] -> (try { { r0 = r0; r1 = r0; r2 = q317 } with r0 = r0 } with | _ -> { r0 = (-1.5); r1 = r0; r2 = q317 }) | Error _ -> { r0 = r0; r1 = r0; r2 = q317 } | exception _ -> { r0 = r0; r1 = r0; r2 = None }) | false -> { r0 = 1e999; r1 = (r0 -. 2.0); r2 = (let v325 = Array.make 1 0.0 in q317) } | false when (let v326 = 31 in (n141 - (-1073741824)) > n141) -> { r0 = r0; r1 = (r0 +. r0); r2 = q317 }) in f327) { { r0 = 0.0; r1 = 1.5; r2 = None } with r0 = (try (if (0.5 < 2.0) || (v148 || v148) then ((1.5 -. 3.25) +. (-3.25)) else v314.r7) with | _ -> (try v314.r3 with | _ -> ((); (-2.0)))) } s281
let s328 = (clip (part "q" 4095 (n316 - n316))) ^ (part (string_of_bool v148) (-2081) (11 mod (n141 lor 1)))
let () = (mix (String.length s328); note_end 0)
let () = (if List.mem (0 lxor n316) (let { r4; r5; r6; r7 = q329; _ } = v314 in []) then (v314.r5 <- (Some [])))
let n339 = int_of_float ((ceil 0.5) *. (match v278 with | (({ r0 = _; r1 = q330; r2 = q331 }, q332, _, true) as w333) -> (-2.0) | ((_, q334, None, false) | (_, q334, None, false)) -> 10.0 | (q335, q336, (Some q337), (false as w338)) -> 0.5))
let v364 = if true then (let _v343 = (match v278 with | (q340, q341, _, q342) -> { r0 = 10.0; r1 = (-0.5); r2 = None }) in (0.0, (2.0, ('\n', n316, n339, n199)))) else (match v314 with | { r3; r4 = q344; r5 = None; r6; r7 } -> (match v278 with | (q345, q346, None, q347) -> (1.5, (r7, ('a', q344, 2, 3))) | (q348, q349, (Some q350), true) -> (2.0, (r7, ('0', r6, q344, n316))) | (_, q351, (Some _), false) -> (r3, (r7, ('\n', r6, q344, q344)))) | ({ r3 = _; r4 = _; r5 = q352; r6 = q353; r7 = q354 } | { r3 = _; r4 = q353; r5 = (Some _ as q352); r6 = 3; r7 = q354 }) -> (q354, (q354, ('\n', n316, n339, q353))) | { r3 = q355; r4 = q356; r5 = (Some q357); r6 = (-3); r7 = n315 } -> (match v130 with | ((Ok _) | (Error _)) when (match Ok (Ok { r0 = (-0.0); r1 = n315; r2 = None }) with | Ok (Ok _) -> true | ((Ok (Error _)) | (Ok (Error _))) -> v148 | Error q359 -> (v148 || v148)) -> (n315, (0.5, ('\n', q356, n141, n339))) | Ok _ -> (0.0, (n315, ('\255', q356, q356, 6))) | Error _ -> (n315, (n315, ('\n', n339, q356, q356)))) | ({ r3 = _; r4 = _; r5 = (Some _); r6 = (-2147483648); r7 = q360 } | { r3 = q360; r5 = (Some _); r6 = (-2147483648); r7 = _; _ }) -> (if v148 then (q360, (q360, ('\n', n316, n339, 3))) else (q360, (q360, ('0', n339, n316, n339)))) | { r3 = q361; r4 = q362; r5 = (Some _); r6 = v314; r7 = q363 } -> ((-3.25), (q363, ('\'', n339, q362, n141))))
let () = print_int (9 - n199)
let () = print_byte 32
let () = print_float n315.r0
let () = print_newline ()
let v369 = { r3 = (tick_float 8 ((-0.0) -. 0.0)); r4 = (if (match v364 with | (q365, q366) when q365 <> (-10.0) -> v148 | (n339, q367) -> v148) then (-20) else (let v368 = -1.5 in n339)); r5 = (max (Some []) (Some [])); r6 = (truncate (0.0 /. 0.0)); r7 = ((3.25 -. (-0.5)) *. n315.r1) }
let v443 = (match n315 with | { r0 = _; r1; r2 } -> (
  let f378 = (let rec f377 p370 p371 p372 = (let v375 = fun p373 p374 -> s328 in (match v364 with | (1.0, q376) -> v148 | (0.0, _) -> p372 | (_, v278) -> p372)) in f377) in
  let v427 = (match n315 with | { r0 = q379; r1 = q380; r2 = None } -> (
    print_string (string_of_bool (s328 <> s328));
    let s385 = (try (
      let unused381 = f378 (let (q382, q383, _, q384) = ((n339, 1.5, n339, n316), n339, q379, s328) in if false then (None, ()) else (None, ())) (Array.copy (Array.make 16 q379)) ((if v148 then ()); (s281 <> s328)) in
      s328) with | _ -> (String.make 3 '\n')) in
    Char.lowercase_ascii 'J') | { r0 = 0.0; r1 = _; r2 = (Some q386) } -> (
    let x390 = float_of_int (String.length (match v369 with | { r3 = q387; r4 = _; r5 = q388; r6 = q389; r7 = _ } -> s328)) in
    let a391 = Array.copy (Array.make 8 n316) in
    (mix_ints a391 0 8; note_end 0);
    'L') | ({ r0 = _; r1; r2 = (Some q392 as w393) } | { r0 = (0.5 as r1); r1 = q392; r2 = w393 }) -> (
    let n420 = (match n315 with | { r0 = q394; r1 = 1.0; r2 = None } when v148 -> (
      let a395 = Array.mapi (fun p396 p397' -> q394) (Array.make 4 q394) in
      let i398 = ref ((hide 0 2) - 1) in
      while !i398 >= 0 do
        a395.(!i398 + 1) <- (a395.(!i398 + 2) *. ((a395.(!i398)) *. a395.(!i398 + 1)));
        i398 := !i398 - 1
      done;
      v369.r6) | { r0 = q399; r1 = 0.5; r2 = q400 } -> (
      let v418 = (try (
        (if (match Ok (let rec f403 p401 p402 = q392 in f403) with | Ok n339 -> (s328 >= s281) | Error ({ r0 = v148; r1 = q404; _ } as w405) -> (false && false)) then (if (let ((_, q406, q407), q408) = ((r1, "tail \" end", q399), ()) in v148) then (try (if v148 then raise Not_found else ()) with | Not_found -> ()) else (v369.r3 <- 1.0)) else (a144'.(15) <- (Array.init 8 (fun p409 -> 0.0))));
        let x410 = if (snd ((coarse (atan (limit (-0.0) (-9.0) 9.0))), s328)) < s328 then raise (Invalid_argument s281) else (if v148 then ((-3.25) *. ((ceil q392) *. (q392 *. 0.0))) else v314.r3) in
        a144'.((match v364 with | (0.0, q411) -> n339 | (1.0, q412) -> n316 | (((q413', q414) as w415) | ((q413', q414) as w415)) -> n339) land 15) <- (Array.make 8 x410);
        (match w393 with | None -> n339 | ((Some q416) | (Some q416)) -> 14) = n339) with | Invalid_argument q417 -> (let v369 = (n339, v314) in false) | _ -> (v148 <> v148)) in
      v369.r4) | { r0 = q419; r1 = v148; r2 = _ } -> (
      compare (-. q392) (float_of_int n199))) in
    (match (let { r4 = q421; r5; r6 = _; _ } = v314 in (n315, (v314, s281, [], (n339, v148, n420, v148)), None, v148)) with | (q422, q423, _, _) -> '\255' | (_, q424, r1, q425) -> '0' | (({ r0 = q426; r1; r2 = _ }, _, _, _) | ({ r0 = r1; r1 = q426; r2 = _ }, _, _, _)) when r1 >= (-0.5) -> '0' | _ -> '0'))) in
  v427) | { r0 = q428; r1 = q429; r2 = q430 } -> (
  print_char (let { r0 = q431'; r1 = q432; r2 = q433 } = n315 in if false then 'a' else '\n');
  (match Array.mapi (let rec f435 p434 q428 = n199 in f435) (Array.make 1 n316) with | ([||] as w436) -> (let _v437 = 0 in 'a') | [|q438|] -> (let s439 = s328 in let i440 = n199 in if i440 >= 0 && i440 < String.length s439 then s439.[i440] else 'z') | [|q441|] -> (try (Char.uppercase_ascii 'a') with | _ -> '\'') | q442 -> (min '\'' ' '))))
let () = (mix_string s281; note_end 0)
let () = note_int n141
let () = (mix_1 5 v369; note_end 0)
let () = (mix_2 5 v185; note_end 0)
let () = (mix_3 5 v3; note_end 0)
let () = (mix (if v148 then 1 else 0); note_end 0)
let () = ()
