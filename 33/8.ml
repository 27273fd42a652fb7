type t0 = C3 | C0 | C1 | C2
type t1 = { mutable r4 : int; r5 : float }
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
let rec mix_string s =
  mix (String.length s);
  String.iter (fun c -> mix (Char.code c)) s
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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
in
let rec mix_0 d (v : int option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y293 -> mix 1; mix y293
and mix_1 d (v : t0) =
  if d > 0 then
    match v with
    | C3 -> mix 0
    | C0 -> mix 1
    | C1 -> mix 2
    | C2 -> mix 3
and mix_2 d (v : unit list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (_ :: y295) -> mix 1; mix_2 (d - 1) y295
in
let v2 = ((8 asr (3 land 31)) / (2147483646 lor 1)) <= (String.length (let (_, q0, q1, _) = ((false, 0.5, 8), 19, 18, []) in "a")) in
let v117 = (match ((); C0) with | C3 -> ((match C0 with | C3 -> (fun p3 () p4 -> ((fun p5 p6 p7 -> p7), p4)) | C0 -> (fun p8 p9 p10 -> ((fun p11 p12' p13 -> 13), 11)) | C1 -> (fun p14 p15 p16 -> ((fun p17 p18 p19 -> p19), p16)) | ((C2 as w20) | (C2 as w20)) -> (fun { r4 = q21; r5 = q22 } () p23 -> ((fun p24 p25 p26' -> 7), q21))), (min "12" "tail \" end")) | C0 -> ((match Array.make 1 6 with | [||] -> (fun p27 () p28 -> ((fun p29 p30 p31 -> p30), p28)) | ([|(-2147483648)|] | [|(-2147483648)|]) -> (fun p32 p33 p34 -> ((fun p35 p36 p37 -> p35), p34)) | [|(-2)|] -> (fun p38 () p39 -> ((fun p40 p41 p42 -> p41), 1)) | [|(3 | 3)|] -> (fun { r5; _ } p43 p44 -> ((fun p45 p46 p47 -> p44), 5)) | [|(-2147483647)|] -> (fun p48 p49 p50 -> ((fun p51 p52 p53 -> -2), p50)) | ([|q54|] | [|(-2 as q54)|]) -> (fun { r4 = q55; r5 = q56 } () p57 -> ((fun p58 p59 p60' -> p60'), q54)) | _ -> (fun { r4 = _; r5 = q61 } v2 p62 -> ((fun p63 p64 p65' -> p65'), p62))), (string_of_bool false)) | C1 -> (match (match [] with | [] when ((9 * 9) <= 5) -> { r4 = 2; r5 = (-2.0) } | (q66 :: []) -> { r4 = 4; r5 = q66 } | (v2 :: (q67 :: _)) -> { r4 = 17; r5 = q67 }) with | (({ r4 = q68; r5 = _ } as w69) | ({ r4 = q68; r5 = _ } as w69)) -> ((fun p70 p71 p72 -> ((fun p73 p74 p75 -> p73), p72)), "\000\255x") | exception Match_failure _ -> ((fun p76 p77 p78 -> ((fun p79 p76 p80 -> p76), p78)), "12")) | (C2 | C2) -> ((match 12 with | 6 -> (fun p81 () p82 -> ((fun p83 p84 p85 -> p85), p82)) | 7 -> (fun p86 p87 p88 -> ((fun p89 p90 p91 -> p90), p88)) | 1 -> (fun p92 () p93 -> ((fun p94' p95 p96 -> p94'), p93)) | -2147483648 -> (fun v2 () p97' -> ((fun p98 p99 p97' -> 11), p97')) | ((-2147483647) | 9) -> (fun p100 p101 p102 -> ((fun p103 p104 p105 -> p103), p102)) | 7 -> (fun { r4; r5 = q106 } () p107 -> ((fun p108 p109 p110 -> p107), p107)) | _ -> (fun p111 p112 p113 -> ((fun p114' p115 p116 -> 1), 14))), ((clip "") ^ "a"))) in
let v2 = fst (let v127' = (let (q124', q125, q126) = (((); ()); (match v117 with | (q118, "a") -> (10, (fun p119 p120 -> p120), []) | (v117, q121) -> (15, (fun p122 p123 -> p123), []))) in (if v2 then (-100.75) else 1.5) +. (3.25 +. 1.0)) in (try (({ r4 = 11; r5 = v127' }, (match v117 with | (q128, q129) -> { r4 = 4; r5 = v127' } | (q130, q131) -> { r4 = 14; r5 = v127' }), (-1073741824)), ((19 + (-1)), (if v2 then 10.0 else v127'))) with | _ -> (try ((List.fold_right2 (fun p132 p133 p134 -> ({ r4 = p133; r5 = 10.0 }, { r4 = 7; r5 = 0.5 }, p133)) [] [] ({ r4 = (-1); r5 = v127' }, { r4 = 3; r5 = v127' }, 4)), ((); (5, v127'))) with | Invalid_argument q135 -> (({ r4 = 11; r5 = v127' }, { r4 = 15; r5 = 0.5 }, 11), (19, 0.0))))) in
(let _v136 = 4 in ());
(match (match (let o137 = 8 in let o138 = 10 in let o139 = 4 in let ( * ) a b = a lxor (b + 1) in o137 * o138 * o139) with | (3 | 1) -> (match { r4 = 11; r5 = 10.0 } with | { r4 = 3; r5 = 0.0 } -> ({ r4 = 17; r5 = 0.0 }, { r4 = 18; r5 = 10.0 }, (-2)) | { r4 = 3; r5 = q140 } -> ({ r4 = 10; r5 = 1.0 }, { r4 = 16; r5 = q140 }, 8) | { r4 = 9; r5 = q141 } -> ({ r4 = 19; r5 = q141 }, { r4 = 3; r5 = q141 }, 10) | { r4 = q142; _ } -> ({ r4 = q142; r5 = (-0.0) }, { r4 = q142; r5 = 100.75 }, 1)) | (2 as w143) -> (match ({ r4 = w143; r5 = 1.5 }, { r4 = w143; r5 = (-3.25) }, w143) with | ((q144, _, 8) | (q144, _, _)) -> (q144, { r4 = w143; r5 = (-1.0) }, w143) | (_, _, q145) -> ({ r4 = q145; r5 = 100.75 }, { r4 = q145; r5 = 0.0 }, 14)) | _ -> (let v146 = true in ({ r4 = 20; r5 = 10.0 }, { r4 = 6; r5 = (-3.25) }, 4))) with | ((q147, q148, q149) | (q148, q147, q149)) -> ());
let v161 = (part (let v151 = ((Array.make 2 (-2)), (fun p150 -> '\255'), true) in "tail \" end") (try (-2147483647) with | Invalid_argument q152 -> 13 | Failure _ when ((match v117 with | (_, "a") -> () | (q153, q154) -> ()); (7 <= (-2))) -> 13 | Match_failure _ -> 16 | _ -> 0) (compare (Array.make 2 (-1.0)) (Array.make 2 (-2.0)))) = ((fun p155 -> "dz") (let (_, { r4 = q157; r5 }, _, q158) = ({ r4 = 6; r5 = 3.25 }, { r4 = 15; r5 = 0.0 }, (fun p156 -> 100.75), []) in fun p159 p160 -> p159)) in
(mix (if v161 then 1 else 0); note_end 0);
(try (
  let n162 = (String.length "f") / 4 in
  let v194 = (match if v161 && false then raise Division_by_zero else ((); { r4 = n162; r5 = 10.0 }) with | { r4 = (-2147483648); r5 = 1.0 } -> (
    ((List.sort_uniq compare []), (max 10.0 (-10.0)), (n162 mod (n162 lor 1)), { r4 = n162; r5 = 100.75 })) | { r4 = (-2147483648); r5 = q163' } -> (
    let x172 = (let v171 = (match (match v161 with | (true | true) when (match v117 with | (q164, ("" | "a")) -> ((n162 + (-32769)) < n162) | (_, "a") -> ((); v161) | (n162, q165) -> (not v161)) -> { r4 = n162; r5 = q163' } | (true | true) -> { r4 = 3; r5 = q163' } | false -> { r4 = n162; r5 = q163' }) with | { r4 = 5; r5 = q166' } -> "" | { r4; r5 } when r5 >= 100.75 -> (match ({ r4 = n162; r5 = r5 }, { r4 = r4; r5 = r5 }, 2) with | (q167', { r4; r5 }, q168) -> "\000\255x") | { r4 = 1; _ } -> "tful" | { r4 = 3; r5 } -> (String.make 3 '\n') | { r4 = q169; r5 = q170 } -> "12") in q163') in
    let poly173 r x = let old = !r in r := x; old
    in
    let a174 = n162 in
    let a175' = v161 in
    let a176 = (let ({ r4; r5 = q177 } as w178) = { r4 = n162; r5 = x172 } in []) in
    let n179 = poly173 (ref a174) a174 in
    let a180 = (match ({ r4 = n179; r5 = 10.0 }, { r4 = 14; r5 = x172 }, a174) with | ({ r4 = q181'; r5 = _ }, ({ r5; _ } as w182), _) -> None) in
    let a183 = min 1.5 x172 in
    let a184 = None :: [] in
    let v185 = poly173 (ref a180) a180 in
    (mix_0 5 v185; note_end 0);
    let a186 = 7 in
    let a187 = (x172, 1, 1.5) in
    let a188 = [] in
    let n189 = poly173 (ref a186) a186 in
    ((if a175' then raise Division_by_zero else []), (if v161 then (-0.0) else a183), (String.length "\000\255x"), (if true then { r4 = n189; r5 = a183 } else { r4 = a186; r5 = a183 }))) | { r4 = 7; r5 = q190 } -> (
    ((q190 :: []), (q190 +. q190), (if v161 then raise Division_by_zero else 14), { { r4 = n162; r5 = 1.0 } with r4 = n162 })) | ({ r4 = q191; r5 = q192 } | { r4 = q191; r5 = q192 }) -> (
    ((match v117 with | (_, q193) -> []), 10.0, (match C0 with | C3 -> q191 | C0 -> (-2) | C1 -> q191 | C2 -> 18), { r4 = q191; r5 = q192 }))) in
  (match ([], 2.0, 0, { r4 = n162; r5 = (-0.0) }) with | (q195, q196, 0, q197) -> (mix (if v161 then 1 else 0)) | (q198, q199, (8 as w200), q201) -> (if v161 then () else ()) | (q202, q203, q204, v161) -> (if false then raise Division_by_zero else ()) | (q205, (_ | 0.5), q206, q207) when q206 < 19 -> (if v161 then () else ()) | _ -> (match [] with | [] -> () | (q208 :: _) -> ()))) with | Division_by_zero -> (mix_float 100.75));
assert (hide 1 3 = 3);
let s215 = if (let (_, _) = (false, (14, v161, (-2.0))) in v161) then (if 1.5 <> 1.5 then (part "12" (-3) 15) else (if (-1) <> 16 then (match Array.make 1 (-3.25) with | [||] when (((); "") >= ((fun p212 -> "tail \" end") None)) -> "tail \" end" | [|(0.5 | 0.5)|] -> "" | ([|q213'|] | [|q213'|]) -> "" | q214 -> "b c") else (if v161 == v161 then "ikhmecsrf" else "nflhr"))) else "kkivxumm" in
(if (19 mod 2) = (match ({ r4 = 6; r5 = 1.0 }, { r4 = (-1); r5 = 1.5 }, 6) with | ((_, q216, q217) | (q216, _, q217)) -> (-2)) then (if v161 || v161 then (mix (if false then 1 else 0))));
let x222 = ((1.7976931348623157e308 *. ((if v161 then 0.0 else 100.75) /. (float_of_string "1.0"))) *. 5e-324) *. (-. (((-0.0) -. (float 1)) -. (Array.fold_left (fun p218 p219 -> p218 +. 2.0) (if true then (-100.75) else (-2.0)) (Array.mapi (fun p220 p221 -> p221) (Array.make 3 10.0))))) in
let s236 = (let v223 = { r4 = (2 mod 2); r5 = x222 } in String.concat s215 [s215; clip (match ({ r4 = 0; r5 = 100.75 }, { r4 = 14; r5 = x222 }, 14) with | (({ r4 = q224; r5 = _ } as w225), q226, (-1)) -> "\000\255x" | ({ r4 = q227; r5 = q228 }, q229, q230) when q230 <> 5 -> "a" | ({ r4; _ }, _, 5) -> s215 | ((({ r4 = q231; r5 = q232 } as w233), q234, q235) | (({ r4 = q231; r5 = q232 } as q234), w233, q235)) -> s215)]) in
let s215 = if (try ((0 < 2) || (List.exists (fun p237 -> v161) [])) with | _ -> (let _v238 = 20 in v161)) then (if v161 then C0 else (List.fold_left (fun p239 x222 -> p239) C0 [])) else (if max v161 false then ((fun p240 -> C0) (fun p241 p242 p243 -> "tail \" end")) else C0) in
(mix_1 5 s215; note_end 0);
(try (
  let x251 = (match (match Some (17, 11, 3) with | None when ((try (List.find (fun p244 -> v161) []) with | Not_found -> x222) = (( -. ) x222 x222)) -> { r4 = 11; r5 = x222 } | Some (s236, q245, q246) when q246 < (-14) -> (match ({ r4 = q246; r5 = x222 }, { r4 = q245; r5 = x222 }, q245) with | (q247, q248, q249) when q249 < (-13) -> q248)) with | ({ r4 = _; r5 = _ } | { r5 = _; _ }) -> (
    float_of_int (Array.fold_left (fun p250 s215 -> p250) 19 (Array.make 1 x222)))) in
  ()) with | Match_failure _ -> (match ({ r4 = (-1); r5 = x222 }, { r4 = (-2); r5 = x222 }, 10) with | (s215, { r4 = 1; r5 = q252 }, q253) -> () | ({ r4 = q254; r5 }, { r4 = 5; r5 = q255 }, q256) -> () | (q257, { r4 = q258; r5 = q259 }, _) -> ()));
(match List.append (max [] []) [6; 0] with | [] -> (Printf.printf "[%s %d]\n" s236 (let { r4 = q260; r5 = q261 } = { r4 = 19; r5 = x222 } in q260)) | (_ :: q262) -> (Printf.printf "[%s %d]\n" "a" (let _v263 = Array.make 4 s236 in 8)));
let v264 = '\255' in
let v264 = (min (match s215 with | (C3 | C3) -> 15 | C0 -> 20 | (C2 | C1) -> 2 | C2 -> 2) (6 + (-2))) / (((); (match { r4 = 9; r5 = 3.25 } with | { r4 = q265; r5 = q266 } -> 12 | { r4 = 9; r5 = q267 } -> (-3))) lor 1) in
let f268 p269 =
  let f271 = fun p270 -> v161 in
  [|p269.(1); (float (v264 lxor v264)); (match if v161 then C0 else C0 with | C3 -> x222 | C0 -> x222 | (C0 | C1) -> (match { r4 = v264; r5 = 0.0 } with | { r4 = 1; _ } -> 0.5 | { r4 = ((-2147483647) | 4); r5 = q272 } -> q272 | { r4; r5 = v161 } -> x222) | C2 -> (-1.0)); 1.5|]
in
let a273 = f268 (match C0 with | C3 -> (Array.make 2 x222) | C0 -> (Array.make 2 x222) | C1 -> (Array.make 2 1.0) | C2 -> (Array.make 2 3.25)) in
let a274 = f268 (if v161 then (Array.make 2 x222) else (Array.make 2 x222)) in
(mix_floats a274 0 4; note_end 0);
let x275 = 0.5 in
note_float x275;
(try (
  let rec f276 p277 p278 p279 =
    if p277 < 1 then
      (p277 <> p277)
    else (
      let r282 = f276 (p277 - 1) (let s280' = s236 in let i281 = p277 in if i281 >= 0 && i281 < String.length s280' then s280'.[i281] else p278) p279 in
      ((v264 lsl 11) - 4096) >= (Array.length a274)
    )
  in
  let _ = f276 3 '\210' (match C0 with | (C3 as w283) -> ((0.0, v264), (v264, x275, v161, v161), (Ok v161)) | (C0 | C0) -> ((100.75, v264), (v264, x275, v161, v161), (Ok true)) | C1 -> ((100.75, v264), (v264, x275, v161, v161), (Ok v161)) | ((C2 as w284) | (C2 as w284)) -> ((x275, v264), (v264, 2.0, v161, v161), (Ok v161))) in
  let v285 = f276 3 '\022' ((10.0, 13), (4, x275, v161, v161), (Ok true)) in
  let rec build286 p287 p288 =
    if p287 <= 0 then [] else
      (let v289 = (v161, C0) in ()) :: (build286 (p287 - 1) ('0' == '\255'))
  in
  let v290 = build286 1 v161 in
  (mix_2 5 v290; note_end 0);
  (mix_2 5 v290; note_end 0);
  (let (_ :: _) = ( @ ) [] [] in if v285 then () else ())) with | Match_failure _ -> (match v161 with | (false | true) -> () | false -> ()) | _ -> (if v161 then () else ()));
(mix (if v161 then 1 else 0); note_end 0);
note_float x222;
((let (_, m292) = v117 in mix_string m292); note_end 0);
(mix_floats a274 0 4; note_end 0);
(mix_1 5 s215; note_end 0);
note_int v264;
(mix (String.length s236); note_end 0);
()
