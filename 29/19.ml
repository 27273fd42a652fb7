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
let rec show_int k x = print_byte (65 + k); x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec mix_0 d (v : (int option, bool) result) =
  if d > 0 then
    match v with
    | Ok y245 -> mix 0; mix_6 (d - 1) y245
    | Error y246 -> mix 1; mix (if y246 then 1 else 0)
and mix_1 d (v : int array list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y247 :: y248) -> mix 1; mix_ints y247 0 5; mix_1 (d - 1) y248
and mix_2 d (v : bool option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y249 -> mix 1; mix (if y249 then 1 else 0)
and mix_3 d (v : bool ref) =
  if d > 0 then
    match v with
    | _ -> mix (if !v then 1 else 0)
and mix_4 d (v : (int, int) result ref) =
  if d > 0 then
    match v with
    | _ -> mix_7 (d - 1) !v
and mix_5 d (v : (string, int) result option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y250 -> mix 1; mix_8 (d - 1) y250
and mix_6 d (v : int option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y251' -> mix 1; mix y251'
and mix_7 d (v : (int, int) result) =
  if d > 0 then
    match v with
    | Ok y252 -> mix 0; mix y252
    | Error y253 -> mix 1; mix y253
and mix_8 d (v : (string, int) result) =
  if d > 0 then
    match v with
    | Ok y254 -> mix 0; mix_string y254
    | Error y255 -> mix 1; mix y255
let v0 = ((ref (if true then (Ok (-2)) else (Ok 18))), ((3, 1, (-100.75)), ((-1) * 29)), (float (-1)), (max 678 (13 lsl ((-2) land 31))))
let n23 = show_int 8 ((((); 2147483647) + (let v1 = 15 - 12 in if false then v1 else v1)) + (try (max (-32769) (compare (let (q2, _) = ([], false) in 11) (let v3 = ref None in 10))) with | _ -> (if (let rec f5 p4 = false in f5) [] then ((-3) + 14) else (match v0 with | (_, _, q6, ((6 as w7) | (6 as w7))) -> (-1) | (_, q8, 0.5, _) -> 3 | ((q9, q10, _, 9) | (q9, ((_, _) as q10), _, (-2147483647))) -> 15 | ((q11, q12, _, ((-1) | (-1))) as w13) -> 14 | (_, q14, _, q15) -> q15 | ((q16, q17, q18, q19) | (q16, q17, q18, q19)) -> q19 | (q20, q21, _, q22) -> (-3)))))
let () = note_int n23
let a111' = (match (if false then 3.25 else 3.25) :: [] with | ((_ :: _) | []) -> (
  let v31 = (let ((q28, q29) as w30) = if true > false then ((true, 1.0, 3.25, 16), (0.5, 10.0)) else (match n23 with | 8 -> ((false, (-0.5), 2.0, 7), (1.5, 3.25)) | ((-1) | (-1)) -> ((true, 3.25, (-3.25), n23), (0.5, 100.75)) | 6 -> ((false, 0.5, 1.0, 0), (1.0, 2.0)) | -2147483647 -> ((false, 0.0, 2.0, n23), (0.0, 0.5)) | q27 -> ((true, 0.5, 10.0, q27), ((-10.0), (-10.0)))) in Ok None) in
  (mix_0 5 v31; note_end 0);
  let n37 = (-2147483647) + ((match ((ref (Ok n23)), ((n23, n23, (-0.5)), n23), 0.5, n23) with | ((_, (q32, q33), q34, q35) as w36) -> ()); n23) in
  (match Error true with | Ok None -> (if false then (Array.make 9 0.5) else (Array.make 9 (-0.5))) | Ok (Some 2) -> (create_array 9 2.0) | Ok (Some q38) -> (let v39 = 16 in Array.make 9 100.75) | ((Error q40) | (Error q40)) -> (Array.make 9 0.5))) | (1.0 :: []) -> (
  let v72' = if (n23 lsr 0) <> (((n23 * 31) + ((); n23)) + ((); (n23 - 7))) then (let v45 = fun p41 -> ((let rec f44 p41 p42 p43 = 'z' in f44), n23) in (match v0 with | ((_, q46, 0.5, v0) | (_, q46, _, (0 as v0))) -> (match [] with | [] -> ((); ((Array.make 8 (-1.0)), (Ok (Array.make 5 false)))) | ((q47' :: q48) as w49) -> (List.fold_right (let rec f52 p50 p51 = p51 in f52) [] ((Array.make 8 3.25), (Ok (Array.make 5 true))))) | (_, q53, q54, _) -> (try (if (let (q59, q60, q53, _) = ((let rec f58 p55 p56 p57 = p57 in f58), q54, 1.0, n23) in false) then raise Not_found else (match q53 with | (((((_, _, _) as w61), 6) as w62) | ((w61, _) as w62)) -> ((Array.make 8 q54), (Ok (Array.make 5 true))) | (q63, 8) -> ((Array.make 8 100.75), (Ok (Array.make 5 false))) | (q64, 9) -> ((Array.make 8 q54), (Ok (Array.make 5 true))) | (_, (-2)) -> ((Array.make 8 q54), (Ok (Array.make 5 true))) | (q65, _) -> ((Array.make 8 q54), (Ok (Array.make 5 false))))) with | Failure q66 -> (let _v67 = None in ((Array.make 8 q54), (Ok (Array.make 5 true)))) | Not_found -> ((); ((Array.make 8 q54), (Ok (Array.make 5 true))))))) else ((if false then (Array.init 8 (let rec f69 p68' = float_of_int p68' in f69)) else (List.fold_left (fun p70 p71 -> p70) (fst ((Array.make 8 10.0), 1)) (0.5 :: []))), (Error (n23 == (Char.code '0')))) in
  (if Result.is_error (Ok n23) then (Array.mapi (fun p73 p74 -> p74) (Array.make 9 0.5)) else (let _v75 = Array.make 16 4 in Array.make 9 1.0))) | (0.0 :: []) -> (
  (let v80 = (let rec f79 p76 p77 p78 = false in f79) in (let rec f82 p81 = Array.make 9 3.25 in f82) n23)) | (q83 :: []) -> (
  let x102 = if true then (match v0 with | (_, q97, q98, _) when q98 < (-1.5) -> q98 | ((q99, _, q100, q101) | (q99, ((_, _, _), q101), q100, _)) -> q83) else (if not true then (if if true then true else false then (if (match v0 with | (q85, q86, q87, 0) -> true | ((q88, (_, q89), q90, (-3)) | (q88, _, (0.0 as q90), q89)) -> true | (q91', _, q92, (-2147483648)) -> true | (q93, q94, _, 2) -> false | (q95, _, q96, _) -> false) then (if false then (q83 *. q83) else (if ((); true) then (let _v84 = Array.make 1 n23 in 3.25) else (if q83 <> q83 then (min q83 q83) else (float_of_string "2.0")))) else 10.0) else (q83 /. (-2.0))) else q83) in
  create_array (hide 1 9) (float 13)) | ((q103 :: (_ :: q104)) as w105) -> (
  let n106 = n23 in
  note_int n106;
  (match w105 with | ([] | []) -> (Array.map (let rec f108 p107 = q103 in f108) (Array.make 9 true)) | (q109' :: q110) -> (if false then (Array.make 9 1.0) else (Array.make 9 q109')))))
let x114 = (let _v112 = true = false in a111'.(wrap (n23 + 15) 9)) *. (let i113 = truncate 100.75 in if i113 >= 0 && i113 < 9 then a111'.(i113) else (2.0 *. 1.5))
let v135 = (match (n23 mod 16) :: (match ((ref (Ok n23)), ((0, n23, (-2.0)), n23), 0.0, 0) with | (q115, q116, 1.0, q117) -> [] | (_, a111', _, q118) -> []) with | [] -> (
  let n123 = compare ((match None with | None -> (false, false) | Some [|q119|] -> (false, true) | Some q120 -> (true, false)), (let v121 = -3 in Array.make 4 8), ((); (n23, true, x114)), (n23, n23, x114, n23)) ((List.fold_left (fun a111' p122 -> a111') (false, false) []), [|4; n23; n23; n23|], (if true then (n23, false, x114) else (n23, false, x114)), (n23, n23, x114, 13)) in
  Some (let v124 = ((Array.make 5 19), 1.0, false) in Ok "b c")) | (x114 :: []) -> (
  (if true && (if true then false else false) then (a111'.(8) <- (try (let (_, _, _, q125) = ((Array.make 1 15), (Array.make 1 10.0), x114, (Array.make 1 2.0)) in 2.0) with | _ -> 0.5)));
  (try (if false && true then None else (if true then raise E0 else None)) with | E0 -> (let v126 = Array.make 8 (-0.0) in None) | _ -> None)) | (_ :: (q127 :: q128)) -> (
  let n131 = int_of_float ((Array.fold_right (fun p129 p130 -> p130) a111' x114) *. x114) in
  let f134' = fun p132 p133 -> n131 in
  None))
let x114 = fabs 10.0
let x136 = 0.0 /. 0.0
let n138 = ((((((0) + (if (x136 *. x136) = x136 then 55 else 0)) + (if x136 <> (let v137 = 0.0 in x114) then 20 else 0)) + (if x136 < (if true then 0.0 else x114) then 26 else 0)) + (if x136 > x136 then 50 else 0)) + (if x136 <= x136 then 7 else 0)) + (if (-2.0) >= x136 then 96 else 0)
let () = note_int n138
let v154 = (match Some (if true then n23 else 0) with | None -> (
  (match (let v139 = 10 in v135) with | None -> (not true) | Some _ -> ((); false))) | Some 4 -> (
  let f141 = fun p140 -> [] in
  let v149 = ((); [(Array.mapi (let rec f144 p142 p143' = -4 in f144) (Array.make 5 n138)); [|((let v145 = false in 12) - (try 5 with | _ -> n23)); (min (- n138) ((); n138)); (n138 lxor (match v0 with | (q146, ((q147, q148) | (q147, q148)), _, _) -> q148)); (n138 / (-2147483648)); (-32769)|]]) in
  (mix_1 5 v149; note_end 0);
  (let rec f151 p150 = false in f151) (let v152 = true in None)) | Some q153' -> (
  (( + ) q153' n138) < ((lxor) q153' n138)))
let a155 = Array.copy (Array.make 2 20)
let n156 = n138
let v157 = ref (Array.make 9 12)
let v165 = (let (q158, q159, q160, q161) = max (try (n156, n156, true, n156) with | Failure n156 -> (n138, 17, true, 2) | Not_found -> (n23, 20, v154, n138)) (n23, n138, v154, n156) in (let v162 = [|3.25; x114|] in (let s163' = "" in let i164 = n156 in if i164 >= 0 && i164 < String.length s163' then s163'.[i164] else '\'')))
let ((q172, q173, _, q174), _, _) = max ((Array.fold_left (let rec f168 p166 p167 = p166 in f168) (x136, n138, v154, n156) a155), (v154, n138), 3.25) ((x136, 8, false, n156), (if v154 then (true, n156) else (v154, n23)), (match v135 with | None -> x114 | Some q169 when ((if true then ()); v154) -> 0.5 | Some (Ok "a") -> 100.75 | Some ((Error _) | (Ok _)) -> x114 | Some (Error q171) -> x114))
let n182 = (let (q179, q180', q181) = if (let (q175, _, _, q176) = ([], 18, [], x114) in true) then (fst ((v154, (), n23), n138)) else (Array.fold_left (fun p177 p178 -> (v154, (), q173)) (v154, (), 5) a155) in tick_int 4 (- q173))
let () = note_int n182
let v189 = if String.fold_left (fun p183 p184 -> p183) (q172 >= q172) ((); "a") then ((a155.(0) <- q174); (let v154 = [] in true)) else (match v165 with | 'a'..'m' -> (match v165 with | 'a'..'m' -> v154 | '0'..'9' -> true | 'n' -> false | q185 -> true) | ('0'..'9' as w186) -> (not false) | 'n' -> (let (q187, _) = ((Array.make 6 (-3)), (Array.make 3 false)) in v154) | q188 -> (not v154))
let () = (mix (if v189 then 1 else 0); note_end 0)
let x190 = q172
let v192 = (let v191 = (q173 + 16) + (-(-3)) in v165)
let v193 = ref v189
let v199 = (match v192 with | 'a'..'m' -> (let v194 = q174 :: [] in None) | '0'..'9' -> (Some (let v195 = Ok (x136, v192, x136) in v189)) | 'n' -> (Some true) | q196 -> (let (_, q197, q198') = ([], x190, (Array.make 4 8)) in None))
let () = (mix_2 5 v199; note_end 0)
let x201 = (if v189 then (if false then x114 else q172) else (let i200 = q173 in if i200 >= 0 && i200 < 9 then a111'.(i200) else 100.75)) *. ((if false then x136 else q172) -. (1.0 +. x190))
let () = note_float x201
let rec f202 p203' p204 p205 p206 p207 p208 p209 =
  if p203' > 0 then (
    f202 (p203' - 1) p204 (((); 13) * a155.(0)) p204 p208 p205 p208
  ) else
    5091
let n213 = f202 6 (let v210 = [] in x201) (if false then n23 else n182) (floor x201) (-4097) (List.fold_left (let rec f212' v165 p211 = v165 in f212') n182 []) (show_int 1 n138)
let a235 = (match if v189 > false then (match v192 with | _ when ((match Ok (-1) with | Ok (-3) -> (true, None) | Ok 1 -> (true, None) | ((Ok _) | (Ok _)) -> (v189, None) | Error 2 -> (v189, None) | ((Ok q214) | (Error (8 as q214))) -> (v189, None) | Error 0 -> (v154, None) | Error (4 | _) -> (v189, None) | Error 9 -> (v189, None) | Error q215 -> (true, None)) = (String.fold_left (let rec f218 p216 p217 = (v154, None) in f218) (v189, None) "a")) -> (Ok (ref x190)) | (('a'..'m' as w219) | ('a'..'m' as w219)) -> (Ok (ref x190)) | 'n' -> (Ok (ref 1.0)) | q220 -> (Ok (ref 10.0))) else (Result.map_error (fun p221 -> v189) (Ok (ref x190))) with | Ok q222 -> (
  let n223 = truncate 3.25 in
  min (Array.make 1 (x190, n156, x201, v192)) (try [|(1.0, 4, q172, v192)|] with | Invalid_argument q224 -> (Array.make 1 (x136, n182, x201, v192)) | Division_by_zero -> (Array.make 1 (x201, n223, x190, ' ')) | E0 -> (Array.make 1 (x190, n223, x190, v192)))) | Error _ -> (
  let n232 = ( + ) (try (n213 + (match [] with | ([] as w225) -> q173 | ((-2147483648) :: []) -> n213 | (9 :: ([] as w226)) -> n23 | ((-3 as w227) :: []) -> 5 | (8 :: []) -> n182 | (q228 :: ((_ :: _) | [])) -> q228 | (_ :: (q231 :: _)) -> n213)) with | _ -> (13 / (-2147483648))) (show_int 11 9) in
  let n234' = truncate (if false || v189 then (match v199 with | (None | None) -> x201 | Some true -> 1.5 | Some false -> x201) else (let i233 = n213 in if i233 >= 0 && i233 < Array.length a111' then a111'.(i233) else x201)) in
  note_int n234';
  Array.make 1 (x201, n234', q172, v192)))
let () = (mix_3 5 v193; note_end 0)
let () = note_int n213
let () = ((let (m236, m237, m243, m244) = v0 in mix_4 5 m236; (let (m238, m242) = m237 in (let (m239, m240, m241) = m238 in mix m239; mix m240; mix_float m241); mix m242); mix_float m243; mix m244); note_end 0)
let () = note_float x136
let () = (mix (if v189 then 1 else 0); note_end 0)
let () = note_int n138
let () = (mix (Char.code v165); note_end 0)
let () = (mix_5 5 v135; note_end 0)
let () = ()
