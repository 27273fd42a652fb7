exception E0 of (int * bool)
exception E1 of (int * float)
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
let rec tick_float k x = mix k; x
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
let rec mix_0 d (v : float list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y315 :: y316) -> mix 1; mix_float y315; mix_0 (d - 1) y316
and mix_1 d (v : int ref) =
  if d > 0 then
    match v with
    | _ -> mix !v
and mix_2 d (v : (int array, (float, char) result) result) =
  if d > 0 then
    match v with
    | Ok y317 -> mix 0; mix_ints y317 0 2
    | Error y318' -> mix 1; mix_3 (d - 1) y318'
and mix_3 d (v : (float, char) result) =
  if d > 0 then
    match v with
    | Ok y319 -> mix 0; mix_float y319
    | Error y320 -> mix 1; mix (Char.code y320)
let f0 p1 =
  (p1, p1, 'z', [])
let v2 = f0 (5 mod 2147483647)
let () = ((let (m3, m4, m5, m6) = v2 in mix m3; mix m4; mix (Char.code m5); mix_0 5 m6); note_end 0)
let _ = f0 (16 land 9)
let _ = f0 (if true then 19 else 15)
let () = (match Some (17, 3, "", false) with | None -> () | Some (q7, 7, q8, q9) -> (match Ok q7 with | Ok _ -> () | Ok _ -> () | Error (1.0 | 1.0) -> (if q9 then () else ()) | ((Error q10) | (Error q10)) -> (Array.iter (fun p11 -> ()) (Array.make 5 q7))) | Some (q12, (-2147483647), q13, q14) -> (if not false then ((fun p15 -> ()) (q12, false, (-100.75))) else (if true then () else ())) | ((Some (_, (-1), _, _)) | None) -> (if not false then (let v17 = 100.75 in ())) | Some (_, q18, _, _) -> (Array.iter (fun p19 -> ((); ())) (match [] with | [] -> (Array.make 5 q18) | (true :: ([] | [])) -> (Array.make 5 (-3)) | (false :: []) -> (Array.make 5 q18) | ((q20 :: []) | (q20 :: [])) when q20 -> (Array.make 5 q18) | ((_ :: (_ :: _)) | []) -> (Array.make 5 8) | _ -> (Array.make 5 q18))))
let n28 = 6 + (let o25 = 13 / 3 in let o26 = 9 / (-1) in let o27 = -14 in let ( - ) a b = (a lsl 1) + b and ( @@ ) a b = b - a and ( + ) a b = (a lsl 1) + b in o25 + o26 - o27)
let x29 = max (100.75 +. (abs_float 1.5)) ((if true then (-0.0) else 1.5) -. (let n28 = Array.make 3 n28 in -1.0))
let n30 = 14
let n31 = n30
let () = note_int n31
let () = print_int ((match v2 with | ((_, _, _, (_ :: _)) | (_, _, 'a'..'m', _)) -> 15 | (q35, n30, '0'..'9', q36) -> q35 | (_, 8, _, _) -> n31 | ((5, _, q37, _) | (_, (-2147483648), q37, _)) -> n31 | (_, 5, q38, q39) -> n28 | (q40, 9, q41, q42) -> 10 | (q43, (-3), q44, q45) -> n30 | ((q46, 1, q47, q48) | (_, (1 as q46), q47, q48)) -> q46 | (_, q49, x29, q50) -> q49) / (n30 lor 1))
let () = print_byte 32
let () = print_float (max (float_of_string "0.0") ((); x29))
let () = print_newline ()
let n51 = fst ((-1), ("12" = ""))
let () = note_int n51
let n28 = (match v2 with | (6, 6, q52, q53) -> 0.0 | (6, (-2147483648), _, q54) -> ((x29 *. x29) *. (x29 -. x29)) | (6, 7, q55, q56) -> ((fun p57 -> tick_float 2 100.75) (x29 :: [])) | ((6 as w58), 0, q59, q60) -> ((floor 1.0) +. (x29 /. 100.75)) | ((6 as w61), q62, q63, _) -> (let _v64 = Some (ref 8) in 2.2250738585072014e-308) | (_, q65, q66, q67) -> (Array.fold_right (let v68 = Ok x29 in (let rec f71 p69 p70 = p70 in f71)) (match q66 with | ('a'..'m' | _) -> (Array.make 4 ([], "tail \" end", (ref n51))) | ('a'..'m' as w72) -> (Array.make 4 ([], "12", (ref q65))) | '0'..'9' -> (Array.make 4 ([], "\000\255x", (ref q65))) | 'n' -> (Array.make 4 ([], "", (ref n51))) | _ -> (Array.make 4 ([], "tail \" end", (ref q65)))) (x29 *. x29)))
let x73 = -0.0
let () = note_float x73
let v85 = (match v2 with | (_, (-2147483647), _, ((_ :: _) | [])) -> ((); "tail \" end") | (q77, (-2147483647), q78, (_ :: _)) -> (if false then "tail \" end" else "\000\255x") | ((q79, 0, q80, []) | (q79, 0, q80, [])) -> "ap" | (q81, 0, _, (n30 :: q82)) -> "mjk" | (_, q83, q84, _) -> (if true then "" else "12")) >= "zlw"
let v177 = (match ((String.fold_left (let rec f87 () p86 = () in f87) () "b c"); (Error n51)) with | Ok None -> (
  let rec pick88 p89 p90 p91 =
    if p89 then p90 else p91
  in
  let v92 = if v85 then (ref n30) else (ref n51) in
  (mix_1 5 v92; note_end 0);
  let v93 = v92 in
  (pick88 (if n51 <> 9 then v85 else (min false v85)) v92 v93) := ((); n30);
  note_int !v92;
  note_int !v93;
  (n31, (n31 / ((-2) lor 1)))) | Ok (Some _) -> (
  let v94 = not ((min v85 v85) || (14 >= n51)) in
  (if (v85, n31, (Array.make 9 n28), n31) > (match v2 with | (_, q95, q96, []) -> (true, (-1), (Array.make 9 x29), n51) | (_, q97', _, (_ :: q98)) -> (v94, q97', (Array.make 9 x29), n31)) then (let (q99, q100, q101) = (try (if v94 then (3.25, [], n28) else ((-3.25), [], x73)) with | _ -> (x73, [], n28)) in fst ((), v94)));
  (19, (n51 mod 10))) | Error 4 -> (
  let n102 = n51 in
  ((truncate x73), n30)) | (Error _ as w103) -> (
  let f104 p105 p106 p107 p108 w103 p109 p110 p111 p112 p113 p114 p115 p116 p117 p118 p119 p120 p121 p122 x73 p123 p124 p125 p126 p127' p128 p129 p130 n51 p131 p132 n30 n28 p133 p134 p135 p136 =
    n30 *. (((p115 *. ((p125 *. (n30 *. (p136 -. ((p127' *. ((((p134 *. ((p113 -. ((p113 *. ((p110) -. w103)) +. p133)) *. p115)) -. p133) *. p134) -. n28)) *. p130)))) *. p130)) *. p135) -. p131)
  in
  let x165 = f104 (n30, x73, n51, n51) (-1) (let v138 = fun p137 -> (7, "a", x73, n51) in n51) (match w103 with | Ok _ -> x29 | Error 4 -> 2.0 | Error 4 -> x73 | ((Error (-1)) | (Error _)) -> x73 | ((Error q139) | (Error q139)) -> x73) (x29 /. x73) n51 (x73 +. n28) (4 - n51) 1e16 (-1e-310) (n51 mod 2) 1.5 n51 (n51 * 38) (n51 + 17) (n31 * 20) [] (match None with | None -> n51 | Some 1 -> n51 | Some 0 -> n51 | Some 4 -> n51 | Some 5 -> 0 | ((Some q140) | (Some q140)) -> 1) (n31 + 0) x73 (try (compare 16 n31) with | _ -> n31) (1.5 +. 0.0) ((let rec f142 p141 = 1.0 in f142) []) (snd (n31, x73)) (float_of_int n51) (try (18 mod (-1)) with | _ -> (-2)) (n30 - n31) (floor x73) (match v2 with | (_, q143, 'a'..'m', q144) -> (let rec f146' p145' = 2 in f146') | ((q147, _, '0'..'9', ([] as w148)) | (q147, _, _, w148)) -> (let rec f150 p149 = n51 in f150) | (v85, q151, '0'..'9', (q152 :: _)) -> (let rec f154 p153 = 0 in f154) | ((q155, q156, q157, _) | (q155, q156, q157, [])) -> (fun p158 -> q156) | (q159, q160, q161, (q162 :: q163)) -> (fun p164 -> q159)) x73 (n51 + n31) 100.75 (floor 10.0) (-3.25) (x73 +. x73) x73 (x73 /. x73) in
  let x176 = f104 (if v85 then (n31, x73, 12, n31) else (n30, n28, 5, n51)) (n51 + n30) n51 (x165 *. x165) (x73 *. (-0.5)) (try n30 with | Division_by_zero -> (-3) | Not_found -> n51 | Match_failure _ -> n31 | E0 (2, q166) -> 7 | E0 (7, q167) -> 4 | E0 (_, q168) -> n51 | E1 q169 -> 8) (float_of_int n51) (try n31 with | Division_by_zero -> n51 | Failure q170 -> n51 | E0 q171 -> n31 | E1 ((_, q172) as w173) -> n51 | E2 -> n51) x73 x165 n31 x73 n31 n51 11 n51 [] n51 n51 1.0 3 x73 n28 x73 (-2.0) n31 n30 x73 (let rec f175' p174 = p174 in f175') x73 n51 x165 1.5 n28 x73 x165 x165 in
  (n51, n31)))
let n178 = n51
let () = note_int n178
let x196 = (match v2 with | (1, q179, 'a'..'m', q180) -> n28 | (q181, _, 'a'..'m', _) -> (match v177 with | (0, (-2)) -> n28 | (0, 8) -> x73 | (0, (-1 as w182)) -> x29 | (0, 3) -> n28 | (0, q183) -> 0.0 | (5, q184) -> x73 | (_, _) -> x73) | ((_, v177, 'a'..'m', _) | (v177, 3, _, _)) -> x73 | (q185, (4 as w186), q187, q188) -> (n28 /. x29) | (q189, q190, q191, q192) -> (1.0 -. x73)) +. (float_of_int (List.fold_left (let rec f195 p193 p194 = 7 in f195) n31 []))
let v197 = true
let () = (mix (if v197 then 1 else 0); note_end 0)
let () = (try (
  let n223 = -(Array.fold_right (fun p198 p199 -> (match v2 with | (q200, 5, ('a'..'m' | 'a'..'m'), q201) when q200 >= 3 -> 32767 | (_, 5, 'a'..'m', _) -> p199 | ((_, q202, 'a'..'m', _) | (q202, _, 'a'..'m', _)) -> (-(try (if v85 then p199 else n51) with | _ -> 5)) | (_, q203, _, q204) when (((match q204 with | [] -> p199 | (q205 :: []) -> p199 | (1.0 :: (_ :: _)) -> n178 | ((_ :: (_ :: _)) | []) -> n31) + 65536) >= (n178 land q203)) -> (match q204 with | ((_ :: []) | []) -> (n31 + n178) | (_ :: q208) -> (n178 + n31)) | (q209, 5, ('0'..'9' | 'a'..'m'), q210) -> 1023 | (q211, 5, 'n', q212) -> (-4) | (q213, 5, q214, q215) -> ((match Ok 0.0 with | (Ok 0.0 as w216) -> p199 | Ok 1.0 -> n51 | Ok _ -> p199 | ((Error p199) | (Error (false as p199))) -> 7) + n178) | (q217, _, _, _) when q217 >= (-14) -> ((n178 lor p199) mod (-1)) | ((_, q218, q219, q220) | (_, q218, q219, q220)) -> (if false > p198 then n51 else n51))) (Array.make 5 v197) (n178 * (Array.fold_left (fun p221 p222 -> p221 * 0) (-20) ((); (Array.make 3 6))))) in
  let n229 = (try (
    let n224 = n178 in
    note_int n224;
    let n225 = n31 in
    String.fold_left (fun p226 p227 -> p226) ((); (if v85 then ())) "bxr";
    (let _v228 = v177 in n223) * n224) with | _ -> (n51 mod 16)) in
  let v299 = (match (Char.code 'a') :: (4 :: []) with | [] -> (
    (let ((q267, _, _, q268) as w269) = if false && v197 then ((Char.uppercase_ascii (Char.chr (n31 land 255))), (List.rev_map (fun p230 -> Char.code '\n') (let x196 = Array.make 5 (n51, n229, x196, n229) in [])), n223, ((-32769), (4 <= 18))) else (match [] with | (q231 :: ([] as w232)) when q231 = (-12) -> ((let _v233 = ref v85 in '\''), w232, n223, (match v177 with | (q234, 3) -> (4, v197) | (q235, 1) -> (q231, v85) | (q236, 9) -> (n178, v197) | ((_, q237) as w238) when q237 < (-18) -> (n223, v85) | ((q239, 9) | (_, (9 as q239))) -> (q239, true) | (q240, 2) -> (14, false) | (q241, q242) -> (n223, v85))) | [] -> ('\n', (n223 :: []), (n31 + n178), (n229, v85)) | (7 :: ([] | (_ :: _))) when ((part "a" n223 n223) <= (match (n223, n178, '\'', []) with | (_, _, q243, q244) -> "")) -> (min ((let rec f246 p245 = ('z', [], n223, (n229, v197)) in f246) n178) ('0', [], n223, (n229, v197))) | (4 :: (_ :: q247)) -> (match (match q247 with | [] when (max (v85 && v197) v197) -> q247 | (2 :: q248) when (let (q252, q253, q254, _) = ((v85, n51, n223), n51, n229, (let rec f251 p249 p250 = n31 in f251)) in (let v255 = v197 in false)) -> q248 | ((-2147483647) :: q256) -> q256 | (9 :: q257) -> q257 | ((q258 :: q259) | (q258 :: ((_ :: _) as q259))) -> q247) with | [] -> ('0', [], n229, (n31, false)) | (q260 :: q261) when q260 >= 20 -> (if false then ('0', [], (-2), (n223, v197)) else ('z', q247, n229, (q260, v197)))) | (_ :: (_ :: q262)) when (5 > (int_of_string (string_of_int n31))) -> ((if true then 'z' else '\n'), [], (if true then n178 else 19), (n223, v197)) | _ -> (if if v197 then v197 else v197 then (match [] with | (([||] :: q263) | ([] as q263)) -> ('\n', [], n51, (n229, false)) | ([] | []) when true -> ('0', [], n229, (n178, v197)) | ((q264 :: q265) as w266) -> ('z', [], n51, (1, false)) | _ -> ('z', [], (-2), (n178, false))) else ('a', [], n229, (n229, v197)))) in if v85 then raise E2 else (match (let n223 = Array.fold_right (let rec f272 p270 p271 = p271 in f272) (Array.make 3 5) (Array.make 16 x196) in (let v275 = ((let rec f274 p273 = n28 in f274), true) in [])) with | [] -> (mix (if v197 then raise Not_found else n229)) | ((q276 :: (_ :: q277)) as w278) when q276 -> (mix (fst v177))));
    (if x73 > n28 then (let ((q279, q280) as w281) = ("b c", (-1)) in ref q280) else (try (let v285 = (let rec f284 p282 = ((fun p283 -> 1.5), 7) in f284) in ref n229) with | _ -> (ref 5)))) | ((_ :: _) | (_ :: _)) -> (
    let v288' = if if (let n51 = [] in true) then ((n223 - (-4097)) < n223) else (v197 && true) then (if (let v286 = x73 in true) then (Error (Ok x73)) else (Error (Ok n28))) else (Error (match "\000\255x" with | ("a" | "a") -> (Ok x73) | "a" -> (Ok x196) | "" -> (Ok (-1.5)) | "a" -> (Ok x29) | q287 -> (Ok 3.25))) in
    (mix_2 5 v288'; note_end 0);
    let n289 = n178 in
    note_int n289;
    (let _v290 = if v197 then raise E2 else (Array.make 7 n289) in (match v2 with | (q291, ((-1) | (-2)), _, _) -> (ref n31) | (q292, (-3), _, q293) when q292 >= 12 -> (ref n51) | (q294, 0, q295, _) when q295 < 'd' -> (ref 11) | (q296, q297, q298, _) -> (ref 18))))) in
  (mix_1 5 v299; note_end 0);
  ()) with | Not_found -> (if v197 then ()) | Match_failure _ -> (if false then ()) | E1 (q300, 0.5) -> (match [] with | [] -> () | ((6 as w301) :: _) -> () | ((-1) :: q302) -> () | ((0 :: _) as w303) -> () | (9 :: q304) -> () | (_ :: q305) -> ()) | E1 (q306, _) -> (match v2 with | (q307', _, q308, q309) -> ()) | E2 -> (let v310 = 0.0 in ()))
let () = note_float x196
let () = note_int n178
let () = (mix (if v85 then 1 else 0); note_end 0)
let () = note_int n51
let () = ((let (m311, m312, m313, m314) = v2 in mix m311; mix m312; mix (Char.code m313); mix_0 5 m314); note_end 0)
let () = note_float x29
let () = (mix (if v197 then 1 else 0); note_end 0)
let () = note_int n31
let () = ()
