type t0 = C0 of int array * char list
type 'a t1 = C1 of 'a t1 list * int list | C2 of { r3 : 'a; r4 : 'a; r5 : float * (float * int) }
type ('a, 'b) t2 = C0 of char * string
and ('a, 'b) t3 = C10 | C8 of ('a, 'b) t3 list * char * 'b | C9 | C7 of 'b * ('a, 'b) t3 array * (('a, 'b) t3 * int)
exception E0 of char
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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
in
let rec tick_float k x = mix k; x
in
let rec show_int k x = print_byte (65 + k); x
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
let n3 = ((-(-1)) / 3) + (let v2 = String.fold_left (fun p0 p1 -> p0) (Array.make 1 0.0) "tail \" end" in -(-2)) in
let f4 p5 p6 p7 p8 p9 p10 p11 p12 p13 p14 p15 p16 p17 p18 p19 p20 p21 p22 =
  p13 * (p20 * ((((p9) - p11) + p13) * p15))
in
let n29 = f4 (match ([] : (float, int) t2 list) with | [] -> 3.25 | (n3 :: q23) -> 1.5) (-10.0) 1.0 (1.5 +. (-1.0)) (n3 lor n3) (1.5 *. 0.5) (let _v24 = Ok 6 in n3) (Array.fold_left (let rec f27 p25 p26 = p26 in f27) (-1.0) (Array.make 6 1.5)) (1 - n3) (try 1.0 with | _ -> 0.5) (n3 - n3) (ref 1.5) (if false then (Array.make 2 1.5) else (Array.make 2 0.0)) 1.0 (let v28 = () in -0.5) (int_of_string (string_of_int n3)) (1.5 *. 100.75) (1.5 +. 100.75) in
note_int n29;
let v99 = (try (String.contains (part (let ((C0 (q31, q32)) : t0) = ((fun p30 -> (C0 ((Array.make 8 n29), []) : t0)) 4096 : t0) in part ((clip "") ^ "12") (if true then 12 else n29) n3) (let v33 = n29 in 4) (match C9 with | C10 -> n29 | C8 (q34, q35, q36) -> q36 | C9 -> 4 | ((C7 (q37, q38, q39)) | (C7 (q37, q38, q39))) -> n29)) (match (if ([] < []) > (let n29 = ref 100.75 in false) then raise (Invalid_argument "\000\255x") else (if not false then raise Not_found else (let v40 = n29 in (Ok n29 : (int, t0) result))) : (int, t0) result) with | Ok q41 -> ((); (let s42 = string_of_bool true in let i43 = if true then n29 else 5 in if i43 >= 0 && i43 < String.length s42 then s42.[i43] else 'a')) | Error ((C0 (q44, [])) | (C0 (q44, (_ :: _)))) -> (fst ((); ('\'', n29))) | Error (C0 (q45, (q46 :: q47))) -> (let s48 = String.uppercase_ascii (clip (Array.fold_left (let rec f51 p49 p50 = "b c" in f51) "12" q45)) in let i52' = 2147483647 in if i52' >= 0 && i52' < String.length s48 then s48.[i52'] else q46))) with | Invalid_argument q53 -> ((n3 + ((match Ok false with | Error _ -> () | Ok q54 -> () | Error q55' -> ()); (min n3 n29))) < n3) | Not_found -> ((match (fun p56 -> if false then ((ref false), n29) else ((ref false), n29)) (( +. ) 100.75 (-2.0)) with | ((q57, n29) | (q57, (5 as n29))) -> (float_of_int (n3 + 4))) <> 3.25) | _ -> (try (if (match (if n29 <> n29 then raise (E0 (let s58 = "a" in let i59 = n29 in if i59 >= 0 && i59 < String.length s58 then s58.[i59] else 'a')) else (let (C1 (q60, q61)) = C2 { r3 = (false, (-1.0), n3, true); r4 = (true, (-3.25), n29, false); r5 = (1.5, (10.0, n3)) } in (C0 ('0', "12") : (int, string) t2)) : (int, string) t2) with | C0 (n29, "a") when n29 <> '\024' -> (((Array.make 2 10.0) < (Array.make 2 100.75)) || ((Array.make 9 (-0.5)) = (Array.make 9 (-100.75)))) | C0 (q62, "a") when (let ((C0 (q64, q65)) : (float array, bool) t2) = ((let v63 = (C0 ((Array.make 8 1), []) : t0) in (C0 ('z', "a") : (float array, bool) t2)) : (float array, bool) t2) in q65 > q65) -> (not (Array.exists (let rec f67 p66 = true in f67) (Array.make 2 n29)))) then (if (let ((C0 (q68, q69)) : (int, int) t2) = (if true then (C0 ('z', "tail \" end") : (int, int) t2) else (C0 ('a', "\000\255x") : (int, int) t2) : (int, int) t2) in (let _v70 = C2 { r3 = n29; r4 = n3; r5 = (3.25, (10.0, 18)) } in false)) then (let v72 = (fun p71 -> []) n3 in if true then raise (Failure "\000\255x") else false) else (n3 <> ((); n29))) else (((); (let _v73 = 5 in (_v73, _v73))) < (match C1 ([], []) with | C1 (([] | []), []) -> (n29, n29) | C1 ((q74 :: _), []) when ((min 10.0 1.0) <= (min (-100.75) (-3.25))) -> (if false then raise (Failure "") else (n29, n29)) | ((C1 (_, (_ :: q75))) | (C1 (_, (_ :: q75)))) -> (6, 12) | C2 { r3 = q76'; r4 = 1.0; r5 = q77 } -> (if false then raise Not_found else (n29, n29)) | C2 { r3 = q78; r4 = q79; r5 } when q79 = 0.0 -> (match r5 with | (_, (f4, _)) when (try ((n29 mod 4) >= (n3 * n29)) with | _ -> ((Array.make 2 true) >= (Array.make 2 false))) -> (n29, n29))))) with | Failure f4 -> (if if n29 < n29 then (f4 <> f4) else (let (q80, _, q81) = ((Array.make 16 0.0), n29, (ref n3)) in false) then (Option.is_none (if true then None else None)) else ((n29 mod 100) > (Char.code ' '))) | Not_found -> ((truncate 1e-310) > ((let o82 = n29 in let o83 = n29 in let o84 = n29 in let o85 = n3 in let o86 = n29 in let ( == ) a b = a lxor (b + 1) and ( ||| ) a b = a * 2 - b and ( &&& ) a b = a lxor (b + 1) in o82 &&& o83 == o84 ||| o85 &&& o86) * (15 * (-4)))) | Match_failure _ -> (((mix (Char.code '\n'); note_end 0); (true && false)) && ((n3 <= 11) < (let _v89 = fun p87 p88' -> p88' in false))) | E0 'a'..'m' -> (not true) | E0 '0'..'9' -> (((n29 / ((-2) lor 1)) <> (abs n29)) && (((); true) && (n3 < n29))) | E0 'n' -> (if (( -. ) 10.0 0.5) <= (1.0 /. 10.0) then (if String.equal "\000\255x" "12" then true else (n29 < 19)) else (match (let _v90 = ("12", 0.0, (Ok "\000\255x"), None) in []) with | ([] | []) -> (if false then true else true) | ([] | ((-3) :: _)) -> (true && false) | (0 :: ([] as w91)) -> ((n3, n29, false, (Ok false)) > (n3, 16, true, (Ok false))) | (0 :: (q92 :: q93)) -> (q92 >= n29) | ((q94 :: q95) as w96) -> (false && false))) | E0 q97 -> (match q97 with | 'a'..'m' -> ((f4 (-0.0) 0.5 1.5 (-100.75) n29 100.75 7 (-100.75) n29 0.0 n29 (ref (-1.0)) (Array.make 2 1.0) 1.0 1.5 n29 1.5 3.25) != (compare [] [])) | 'n' -> (Array.mem (f4 2.0 (-0.0) 0.5 (-10.0) n3 100.75 n29 1.5 n29 (-10.0) n29 (ref (-0.5)) (Array.make 2 1.0) (-0.5) (-1.0) n3 (-10.0) 1.0) [|n29; n29|]) | _ -> ((let f98 format = Printf.ksprintf (fun s -> s ^ "!") format in f98 "%4d" 1 ^ f98 "%s %b" (clip "b c") true) <> (Printf.sprintf "<%d>" n29))))) in
let f100 p101 p102 p103' n29 p104 ((C0 (q105, _)) : (int, char) t2) f4 p106 p107 p108 p109 (q110, q111, q112, q113') =
  20 - (((((p102) + p106) * p106) * p102) + n29)
in
let _ = f100 (match C9 with | C10 -> 1.5 | ((C8 ([], _, q114)) | (C8 ([], _, q114))) -> 1.0 | C8 ((q115 :: q116), q117, q118) -> 0.5 | C9 -> 1.5 | C7 (_, q119', q120) -> 0.0) n29 (if v99 then 2.0 else 2.0) (match ((C0 ('0', "tail \" end") : (char, float array) t2) : (char, float array) t2) with | C0 ('a'..'m', q121) -> (-2) | C0 ('a'..'m', _) -> n3 | C0 ('n', q122) -> 9 | ((C0 (q123, _)) | (C0 (q123, _))) -> n29) ((); n3) (let (q124, q125) = (v99, (Ok 3.25)) in (C0 (' ', "") : (int, char) t2)) ((fun p126 -> 100.75) (C2 { r3 = n29; r4 = n29; r5 = (1.5, (1.5, n29)) })) (n29 lsl 3) 15 (0.0 /. 0.0) (let v127 = "" in -3.25) (if false then ('\255', 0.5, v99, 'a') else (' ', (-3.25), v99, 'z')) in
let f128 p129 p130 n29 p131 p132 p133 p134 p135 p136 p137 p138 p139 p140 p141 p142 p143 p144 p145 p146 p147 p148 p149 p150 p151 p152 p153 p154 p155 p156 v99 p157 =
  p157 *. ((p135 *. ((p152 *. (p146 *. (p146 +. (((p152 +. (p153 *. (p155 +. (p155)))) *. p152) -. p143)))) *. p157)) -. p157)
in
let _ = f128 (2.0 +. 100.75) (max (v99, 0.5) (v99, 0.5)) (let _v158 = "12" in -3.25) (fst (n3, (-3))) (7 - 9) (n29 - n29) (-0.0) ((); (-0.0)) (match Array.make 7 (C2 { r3 = '\255'; r4 = 'a'; r5 = (0.0, (10.0, n29)) }) with | [|q159'; q160|] -> (C2 { r3 = v99; r4 = v99; r5 = (1.0, (1.5, n29)) }) | q161 -> (C2 { r3 = v99; r4 = true; r5 = (2.0, ((-2.0), n29)) })) ((-1) lsr (n29 land 31)) (let (_, q162) = (1, 0.5) in -2) (-8) (n29 lsl 1) (float 1) ((); (ref n29)) (f128 1.0 (true, 0.0) 2.0 (-1) n29 n29 (-0.0) (-0.5) (C2 { r3 = v99; r4 = v99; r5 = (2.0, (1.0, 8)) }) n3 n29 n29 n29 3.25 (ref n3) 10.0 n29 n3 3.25 3.25 n29 n3 n3 n29 (-10.0) (-1.0) n3 (-0.5) n29 n3 0.5) n29 (compare "tail \" end" "tail \" end") (1.5 +. 10.0) (2.0 -. 1.5) (match n29 with | ((-3) | (-2147483647)) -> n29 | -1 -> n29 | 1 -> 2 | (6 | (-1)) -> n3 | (5 | (-2147483647)) -> n29 | _ -> n29) (min 8 n3) (compare (ref (Array.make 5 n29)) (ref (Array.make 5 13))) (f4 10.0 1.5 3.25 10.0 n29 (-1.0) n29 0.0 n29 2.0 1 (ref 100.75) (Array.make 2 (-3.25)) 10.0 2.0 n29 0.5 2.0) (-. 0.0) (float_of_int 14) (f100 1.5 n3 100.75 n29 18 (C0 ('\n', "b c") : (int, char) t2) (-1.0) n29 n29 (-10.0) 2.0 ('a', 100.75, false, 'z')) (f128 1.5 (false, 3.25) (-10.0) n3 11 n3 100.75 1.5 (C2 { r3 = v99; r4 = false; r5 = (3.25, ((-10.0), n3)) }) n29 20 n29 n29 1.5 (ref n29) 100.75 n29 n3 1.0 0.0 n29 n3 n29 n3 0.5 0.0 n3 0.0 n29 n3 100.75) (-14) (compare (C2 { r3 = (-3.25); r4 = 0.5; r5 = (3.25, ((-10.0), n29)) }) (C2 { r3 = (-0.5); r4 = 3.25; r5 = (3.25, (10.0, n29)) })) (10.0 -. (-0.5)) in
let _ = f128 (Array.fold_left (let rec f165 p163' p164 = 100.75 in f165) 1.0 (Array.make 3 (-3))) (v99, 3.25) (sqrt 0.5) (compare v99 v99) (n3 + n29) (let _v166 = 0.0 in 19) (sqrt 0.0) (( *. ) (-1.0) 0.0) (match n29 with | (1 | 1) -> (C2 { r3 = v99; r4 = v99; r5 = (100.75, (1.0, 6)) }) | q167 -> (C2 { r3 = v99; r4 = true; r5 = (1.5, (10.0, n3)) })) (( - ) n29 n3) (if false then n3 else n29) (snd (100.75, n29)) (n29 + n29) (ceil (-3.25)) (let _v168 = Array.make 16 n3 in ref 1) (( /. ) 2.0 1.0) n29 (7 mod 100) (floor 1.5) (-. 3.25) (if v99 then 11 else n29) (n3 + n29) (n29 - n29) 6 (f128 2.0 (false, 3.25) (-100.75) n29 n29 15 100.75 (-0.0) (C2 { r3 = false; r4 = v99; r5 = (1.5, ((-3.25), (-1))) }) 7 n29 n29 11 1.5 (ref n29) (-10.0) 9 1 (-0.0) 100.75 19 n29 (-2) n29 (-2.0) 2.0 11 (-3.25) n29 2 10.0) ((-0.5) *. 3.25) (7 - n29) 0.1 (match [] with | [] -> n29 | (q169 :: ([] | [])) -> n29 | (q170 :: ((_, _, _) :: _)) -> (-1)) (if v99 then 8 else n29) (f128 0.5 (true, 10.0) 0.0 n3 n29 n29 0.5 100.75 (C2 { r3 = v99; r4 = v99; r5 = (1.5, (1.5, n29)) }) n29 n29 (-2) (-3) 1.5 (ref n29) 0.5 n29 n29 3.25 1.0 5 20 n3 4 1.5 100.75 n29 (-1.0) n3 n29 0.0) in
let a177' = Array.init 4 (let rec f176 p171 = [|5e-324; 10.0; (if (match Error false with | Ok 8 -> (not false) | Ok (-2147483647) -> (100.75 <> 0.0) | (Ok q172 as w173) -> true | (Error q174 as w175) -> (not false)) then (((-3.25) +. 0.5) *. 0.5) else 2.0); (if (try true with | _ -> true) then 1.5 else 2.0)|] in f176) in
(mix_floats a177'.(3) 0 4; note_end 0);
let f178 p179 p180 p181 p182 p183 p184 p185 p186 p187 p188 p189 p190 =
  ((p187 +. (p186 +. (((p180) -. p182) -. p185))) -. p189) -. p186
in
let x201 = f178 (- 8) (let v193 = fun p191 p192 -> 17 in 1.0) (let rec f196' p194 p195 = v99 in f196') (match ((C0 ((Array.make 8 n29), []) : t0) : t0) with | C0 ([|q197|], q198) -> 2.0 | C0 (q199, q200) -> (-1.0)) (-19) (show_int 15 n3) (fst (1.5, 3.25)) (-0.5) 10.0 ((2.0, (Array.make 16 100.75), 2.0, (Array.make 2 100.75)) <> ((-1.5), (Array.make 16 (-0.5)), 0.0, (Array.make 2 0.5))) 1.0 n29 in
let x204 = f178 (String.length "b c") (-2.2250738585072014e-308) (snd (3.25, (fun p202 p203 -> v99))) (2.0 -. x201) (n3 - n29) n29 (float_of_string "0.5") x201 (-1.5) true x201 n29 in
assert (compare n29 n29 = 0);
let n205 = Char.code 'L' in
let n215 = (let _v206 = x204 in (match ((C0 ('a', "b c") : (bool, float) t2) : (bool, float) t2) with | C0 (_, (("a" as w207) | ("a" as w207))) when (not (v99 && v99)) -> 11 | C0 (q208, "a") -> n205 | C0 ('a'..'m', "a") -> n29 | C0 (x204, ("a" as w209)) -> n205 | C0 (q210, n205) -> 11)) + (f100 (f178 n29 x201 (let rec f213 p211 p212 = v99 in f213) x204 n205 n205 x204 x204 x204 v99 x201 n3) 17 (-0.0) (n29 - n3) (n29 mod (n205 lor 1)) (C0 ('a', "12") : (int, char) t2) (0.5 +. x201) (let v214 = 3.25 in 0) (String.length "a") 0.5 (if v99 then x201 else x204) ('\n', (-0.0), true, 'a')) in
let f216 p217 p218 p219 p220 p221 p222 p223 p224 x204 p225 p226 p227 p228 p229 p230 p231' p232 p233 p234 p235 p236 p237 p238 p239 p240 (q241, q242) p243 p244 p245 p246 p247 f178 p248 p249 p250 p251 p252 p253 =
  16 * ((p252 - (p251 * ((((((p235 lxor ((p230 - ((x204 - (((p220 lxor (p218)) * p230) - p252)) + p229)) + p251)) - p240) + p243) * p245) + p247) + p253))) * p253)
in
let n285 = f216 (if v99 then x201 else (-1.0)) (match [] with | ([] as w254) -> n205 | (q255 :: []) -> n3 | (_ :: (q256 :: q257')) -> n215) (x204 *. 10.0) (n205 + n215) (ceil x204) x204 (int_of_float 10.0) (n29 lsl 20) n205 (x204 /. (-0.5)) (match ((C2 { r3 = (C0 ('\'', "") : (float, float) t2); r4 = (C0 ('a', "b c") : (float, float) t2); r5 = (x204, (x204, n205)) } : (float, float) t2 t1) : (float, float) t2 t1) with | C1 ([], []) -> (-3.25) | C1 ([], (q258 :: q259)) when q258 = (-7) -> x201 | C1 ([], (_ :: q260)) -> x204 | C1 (([] | (_ :: _)), q261) -> x204 | (C2 { r3; r5 = q262; _ } as w263) -> x204) (if true then x204 else x204) x204 (let o264 = n215 in let o265 = n205 in let o266 = n215 in let o267 = n215 in let ( != ) a b = b - a and ( > ) a b = (a lsl 1) + b in o264 != o265 != o266 != o267) n215 (-2147483648.0) (x204 +. x204) (snd (true, 2.0)) (x204 *. (-1.0)) n205 0.0 (x204 -. x204) (let (q268, n205, q269, q270) = ((Array.make 8 x204), true, v99, 3) in n29) (let rec f273 p271 p272 = n205 in f273) ((lxor) 9 11) (x204, v99) (truncate x204) x204 (match C9 with | C10 -> n215 | (C8 (q274, 'a'..'m', q275) as w276) -> 4 | C8 (_, ('0'..'9' as w277), q278) -> n29 | C8 (q279, 'n', q280) -> n205 | C8 (q281, _, q282) -> n205 | C9 -> n29 | ((C7 (q283, q284, _)) | (C7 (q283, q284, _))) -> n215) (x204 /. x201) n205 ((); 1.5) (tick_float 1 (-1.5)) (17 lor n215) (C0 ('a', "") : (bool, int) t2) (-9) (n205 * 11) (n205 / ((-2) lor 1)) in
note_int n285;
let n294 = f216 (abs_float x204) (3 + n285) x204 (min n285 n3) 3.25 (0.0 /. 0.0) (Array.length a177') (List.compare_lengths [] []) (n215 + n29) (match ((C0 ((Array.make 8 n215), []) : t0) : t0) with | C0 (_, q286) -> x204) (List.fold_left (fun p287 p288 -> -2.0) x204 []) (f178 n285 x204 (fun n215 a177' -> v99) x204 n215 n215 x204 (-10.0) x204 true x204 19) (x204 *. x204) (15 + n205) (f216 x204 n215 x204 15 (-1.0) x201 n285 n205 (-3) 0.0 (-1.0) x204 (-1.0) n285 n205 x204 x204 x201 x201 n285 (-1.0) x201 n285 (let rec f291 p289 p290 = n215 in f291) 13 (x204, v99) 10 1.5 n205 3.25 n205 1.0 x204 8 (C0 (' ', "12") : (bool, int) t2) n215 18 18) x201 x204 x204 1.0 n285 x201 (-3.25) 2 (fun p292 p293 -> 5) n285 (x204, v99) n29 x204 0 x204 n285 x204 0.5 n205 (C0 ('\n', "\000\255x") : (bool, int) t2) n285 n205 n3 in
let f295 p296 p297 p298 p299 p300 p301 p302 p303 p304 p305 p306 p307 p308 p309 p310 p311' p312 p313 p314 p315 p316 =
  ((x201 +. ((p301) +. p303)) -. p309) +. p303
in
let x317 = f295 (n285 + n205) (C0 ((Array.make 8 n215), []) : t0) (x201, n205) (Char.code 'a') (int_of_float x204) ((); x201) true (f295 n294 (C0 ((Array.make 8 n285), []) : t0) (x201, n294) n294 16 x204 v99 x204 (Array.make 4 1.0) x201 (C0 ((Array.make 8 n215), []) : t0) "tail \" end" n215 x204 (-2) n294 11 n215 n294 n215 n285) (if v99 then (Array.make 4 x204) else (Array.make 4 100.75)) (0.0 *. x204) ((); (C0 ((Array.make 8 10), []) : t0)) "u" (List.compare_lengths [] []) (float (-2)) (max n29 n294) n29 (n285 + n285) n294 (n3 + (-2)) (- n294) (n205 mod 3) in
note_float x317;
let x329' = if v99 then 100.75 else (if v99 then x317 else (if (match C2 { r3 = (ref (-1)); r4 = (ref n205); r5 = (x317, (0.0, n294)) } with | C1 (q324, q325) -> v99 | C2 ({ r3; r4 = _; r5 = (q326', (q327, _)) } as w328) -> false) then x204 else (if not v99 then (if not v99 then (if (n29 + (-2147483648)) >= 13 then (x204 *. x204) else (if (try true with | _ -> v99) then 1.0 else ((fun f295 -> 1.5) (n205, n205, n205)))) else (let _v323 = fun p318 ((C0 (q319, q320)) : (int, int) t2) (q321, q322) -> v99 in x204)) else (if v99 then 1.0 else x317)))) in
let c330 = ((try n215 with | _ -> 10)) lxor ((n285 * n205) * (-2)) in
let c331 = (try n215 with | _ -> 10) * ((try n215 with | _ -> 10)) in
let c332 = (((n285 * n205) * (-2))) - c330 in
let c333 = (c330) lxor (try n215 with | _ -> 10) in
let c334 = (c333) + ((n285 * n205) * (-2)) in
let c335 = c334 + (c334) in
let n336 = c332 in
let f349 = (let v340 = if if false then v99 else v99 then (match c334 with | -3 -> (C0 ('a', "a") : ((int, int) result, char) t2) | (-2 as w337) -> (C0 ('0', "a") : ((int, int) result, char) t2) | q338 -> (C0 ('\255', "\000\255x") : ((int, int) result, char) t2)) else (let v339 = c330 in (C0 ('a', "tail \" end") : ((int, int) result, char) t2)) in (try (let rec f344 p341 p342 p343 = (C0 ('a', "b c") : (int * float, float) t2) in f344) with | _ -> (let rec f348 p345 p346 p347' = (C0 ('0', "b c") : (int * float, float) t2) in f348))) in
let n350 = 11 in
let n351 = ((a177'.(0) <- [|x329'; 0.0; x317; (-1.5)|]); n285) in
assert (compare (f100 (if false then 0.0 else 2.0) (c332 - n351) (if v99 then x329' else 10.0) 7 1 (C0 ('z', "12") : (int, char) t2) x317 n29 c332 x317 (-2.0) (' ', 10.0, false, '\255')) (f100 (if false then 0.0 else 2.0) (c332 - n351) (if v99 then x329' else 10.0) 7 1 (C0 ('z', "12") : (int, char) t2) x317 n29 c332 x317 (-2.0) (' ', 10.0, false, '\255')) = 0);
let n356 = if (20 - 2147483647) < (let o352 = c335 in let o353 = n215 in let o354 = c335 in let o355 = n336 in let ( - ) a b = (a lsl 1) + b and ( lsl ) a b = a lxor (b + 1) in o352 lsl o353 - o354 - o355) then c330 else 13 in
let a357 = [|((2.0 -. x204) *. (x329' *. x204)); x317|] in
let s358 = Printf.sprintf "<%e>" 1e-310 in
let v359 = (try (if (if false then false else true) && (try (s358 = s358) with | _ -> true) then '\n' else ' ') with | _ -> '\'') in
let x360 = x204 in
let n367' = (let v361 = if v99 then (Array.make 4 5) else (Array.make 4 n336) in (let o362 = 19 in let o363 = c335 in let o364 = 12 in let o365 = c333 in let o366 = n336 in let ( &&& ) a b = b - a and ( * ) a b = a lxor (b + 1) and ( ^^ ) a b = (a lsl 1) + b in o362 * o363 &&& o364 ^^ o365 * o366)) * 7 in
let n374 = ((if true then 5 else 13) land (Array.length a357)) - (match ((); (C2 { r3 = c330; r4 = n351; r5 = (100.75, (x317, c334)) })) with | C1 (q368, q369) -> n356 | C2 { r3 = _; r4 = q370; r5 } -> (if v99 then c332 else q370) | C2 ({ r3 = q371; r4 = q372; r5 } as w373) -> (Char.code 'z')) in
let n375 = n350 in
let n376 = 3950 in
let _ = f128 x317 (false, (-100.75)) x317 n356 n350 n351 0.5 0.0 (C2 { r3 = v99; r4 = true; r5 = (10.0, (x360, n374)) }) 14 8 14 20 x329' (ref 0) x329' n375 c335 0.5 x329' 11 n367' c334 n336 x317 3.25 n351 x360 c332 3 x360 in
let n377 = n376 in
note_float x329';
note_int n336;
note_int n377;
note_int n215;
note_int n29;
note_int n351;
note_int n375;
note_float x204;
()
