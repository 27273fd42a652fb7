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
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec mix_0 d (v : char t0) =
  if d > 0 then
    match v with
    | C1 y454 -> mix 0; (let (m455, m456) = y454 in mix (Char.code m455); mix_string m456)
    | C0 (y457, y458, y459, y460', y461, y462, _) -> mix 1; mix y457; mix (Char.code y458); mix_1 (d - 1) y459; mix_0 (d - 1) y460'; mix (Char.code y461); mix_0 (d - 1) y462
    | C2 -> mix 2
and mix_1 d (v : char t0 list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y464 :: y465) -> mix 1; mix_0 (d - 1) y464; mix_1 (d - 1) y465
and mix_2 d (v : string list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y466' :: y467) -> mix 1; mix_string y466'; mix_2 (d - 1) y467
let s175 = string_of_float (abs_float (match ((match Char.chr (6 land 255) with | ('a'..'m' | 'n') -> () | '0'..'9' -> ((); ()) | q0 -> (let v4 = fun p1 p2 p3 -> Array.make 1 (-0.5) in ())); C20) with | C23 -> (let v30 = C0 ((19 lsl (16 land 31)), (max '\'' 'a'), (let ((q5, q6, q7) as w8) = ("", "12", '0') in []), C2, (match C20 with | ((C5 (C10 (_, _, _))) | C23) -> ("\000\255x", "\000\255x", '\n', "a") | C3 (q11, q12', q13) -> ("", "12", ' ', "tail \" end") | C15 (q14, q15) -> ("12", "", 'z', "") | C4 (q16, _) -> ("a", "12", 'z', "\000\255x") | C22 -> ("tail \" end", "tail \" end", ' ', "12") | C21 when (let _v21' = ((); (let rec f20' p17 = ((fun p18 p19 -> p17), 11) in f20')) in true) -> ("a", "12", '\'', "tail \" end") | C10 (_, q22, q23') -> ("tail \" end", "a", '\255', "") | q24 -> ("b c", "\000\255x", 'a', "12")), (C0 (7, '\n', [], C2, ("", "b c", '\'', "a"), C2, (let rec f26 p25 = p25 in f26))), (if false then (let rec f28' p27 = p27 in f28') else (fun p29' -> p29'))) in float_of_int (match v30 with | C1 _ -> 14 | C0 (q31, q32, q33, q34, v30, q35, _) -> q31 | C2 -> (-2))) | ((C4 (_, q36)) | (C4 (_, q36))) -> (min (-. (float_of_int 0)) ((match q36 with | ((C11 { r12 = _; r14 = _; _ }) | C23) -> 1.5 | C21 -> 3.25 | (C4 (q39, _) as w40) -> 100.75 | C5 q41 -> 3.25 | C10 (q42, q43, q44) -> (-0.5) | C23 -> 10.0 | C21 -> 1.5 | (C23 | (C3 (_, _, _))) -> 0.5 | C20 -> 2.0 | ((C4 (_, _)) | (C17 { r19 = _; _ })) -> 1.5 | (C22 as w47) -> (-3.25) | _ -> 3.25) *. (List.fold_left (let rec f50 p48 p49 = p48 in f50) 0.0 []))) | C5 _ -> (((try (if false then 3.25 else 10.0) with | _ -> (-0.5)) /. 0.5) *. (((-0.5) +. 10.0) /. (100.75 +. 1.5))) | C3 (q51, _, q52) -> ((match (match "a" with | "" -> q52 | _ when ((if true then 19 else 14) = (compare (ref '\255') (ref '\''))) -> q52) with | ((C3 (_, _, _)) | (C11 { r13 = _; r14 = _; _ })) -> ((); ()) | ((C6 { r7 = _; r8 = _; r9 = _ }) | C20) -> () | C4 (q58, q59) -> (if true then ()) | C22 -> () | C5 _ -> () | C10 (_, q60, q61) -> (let _v62 = '0' in ()) | q63 -> (let v67 = ((let rec f66 p64 p65 = "tail \" end" in f66), "12", ('z', "", "a")) in ()) | exception Invalid_argument q68 -> () | exception Division_by_zero -> () | exception Match_failure _ -> ()); ((let _v69' = q52 in ()); (if true then 100.75 else (-2.0)))) | C20 -> (( /. ) (-. (sqrt 10.0)) ((0.0 -. 1.5) *. (try (if false then 3.25 else 10.0) with | _ -> 10.0))) | ((C6 { r7 = q70; r8 = q71; r9 = q72 }) | (C6 { r7 = q70; r8 = q71; r9 = q72 })) -> 1e999 | C22 -> (let (q84, q85, q86) = ((match C2 with | C1 _ -> () | C0 (q73, _, q74, q75, q76, q77, _) -> () | ((C0 (_, _, _, _, _, _, _)) | C2) -> ()); (let v83 = '0' in ("a", v83, ""))) in (let _v87' = (match q85 with | 'a'..'m' -> C2 | ('a'..'m' | 'n') -> C2 | _ -> C2 | exception _ -> C2) in 10.0 *. 2.0)) | C5 q88 -> ((); (match q88 with | C11 ({ r12 = q89; r14; _ } as w90) -> (max (-3.25) 2.0) | C3 (q91, _, q92) -> (match [] with | ([] | ("a" :: _)) when ((let rec f94 p93 = (1 + (-2147483647)) >= 16 in f94) (String.make 5 'z')) -> 10.0 | ([] | (_ :: _)) -> (-0.5) | (("a" :: q95) | ("a" :: q95)) -> 2.0 | [] -> (-2.0) | ((_ :: []) | []) -> 0.5 | ((_ :: (q97 :: q98)) | (_ :: (q97 :: q98))) -> 0.5) | C6 { r7 = q99; r8 = _; r9 = q100 } -> q100 | C15 ((-2147483647), q101) -> (10.0 +. 100.75) | ((C15 (2, q102)) | (C15 (2, q102))) -> (match q88 with | ((C23 as w103) | (C23 as w103)) -> 10.0 | C11 { r12 = q104; r13 = q105; r14 = q106 } -> 2.0 | (C3 (q107, _, q88) as w108) -> 100.75 | ((C6 { r7 = _; r8 = q109; _ }) | (C6 { r7 = _; r8 = q109; _ })) -> 1.5 | ((C15 (q110, q111)) | (C15 (q110, _) as q111)) -> 0.5 | C17 { r18; r19 = q112 } -> 0.5 | C5 q113 -> 0.0 | ((C10 (_, _, _)) | _) -> 0.5 | (C16 (_, _, q115, q116, q117, q118) as w119) -> q118 | q120' -> (-0.5)) | C15 (_, q121) -> ((); 0.5) | C17 { r18 = _; r19 = q122 } -> (match q88 with | C23 -> (-100.75) | (C11 { r12 = q123; r13 = q122; _ } as w124) -> 1.0 | C15 (q125, _) -> 10.0 | C4 (q126, q127) -> (-2.0) | (C22 | C22) -> (-0.5) | C5 q128 -> 1.0 | C10 (q129, _, q130) -> (-1.0) | q131 -> 1.0) | ((C4 (_, q132)) | (C4 (_, q132))) -> (match q88 with | C23 -> (-2.0) | (C21 | C22) -> (-100.75) | (C20 as w133) -> 1.0 | ((C4 (_, _)) | (C4 _)) -> 3.25 | C22 -> 1.0 | C5 _ -> 1.0 | q134 -> 1.5) | C10 (_, q135, q136) -> (match q88 with | C23 -> 3.25 | C11 { r12 = q137; r13 = q138; r14 = q139 } -> (-2.0) | C4 (q140, (C23 as w141)) -> 2.0 | C4 (q142, C21) -> (-0.5) | (C4 (q143, (C3 (q144, _, q145))) as w146) -> (-1.0) | C4 (q147, C20) -> 0.5 | C4 (q148, (C17 ({ r18; r19 } as w149))) -> 0.5 | C4 (q150, (C4 (_, q151))) -> 1.0 | C4 (q136, (C5 _)) -> (-0.0) | ((C4 (_, (C10 (_, _, _)))) | (C17 { r19 = _; _ })) -> 0.0 | C4 (q154, (C16 (q155, _, q156, _, q157, _))) -> q156 | ((C10 (_, [|_; _|], 4)) | (C4 (_, _))) -> (-1.5) | C5 q159 -> 3.25 | C10 (q160, _, q161) -> (-3.25) | C16 (q162, q163, q164, q165, q166, q167) -> 1.0 | q168 -> (-2.0)) | _ -> (( +. ) (-1.5) 10.0))) | (C16 (_, _, q169, q170, q171, q172) as w173) -> (-2.2250738585072014e-308) | q174 -> (( -. ) (abs_float (let (q174, _) = ("", "a") in 1.0)) (ceil 1.0))))
let () = assert (compare (let o176 = ((); 13) in let o177 = (match (s175, '0', [], []) with | ("a", q178, s175, q179) -> 18 | (("" | ""), 'a'..'m', q180', q181) -> (-2) | ("", '0'..'9', q182, _) -> 9 | ("", 'n', q183, _) -> 6 | ("", _, q184, q185) -> 6 | (q186, q187, _, q188) -> 19) in let o189 = int_of_string (string_of_int 3) in let o190 = String.fold_left (fun p191 p192 -> p191) 15 s175 in let ( && ) a b = a lxor (b + 1) and ( := ) a b = a * 2 - b in o176 && o177 := o189 && o190) (let o176 = ((); 13) in let o177 = (match (s175, '0', [], []) with | ("a", q178, s175, q179) -> 18 | (("" | ""), 'a'..'m', q180', q181) -> (-2) | ("", '0'..'9', q182, _) -> 9 | ("", 'n', q183, _) -> 6 | ("", _, q184, q185) -> 6 | (q186, q187, _, q188) -> 19) in let o189 = int_of_string (string_of_int 3) in let o190 = String.fold_left (fun p191 p192 -> p191) 15 s175 in let ( && ) a b = a lxor (b + 1) and ( := ) a b = a * 2 - b in o176 && o177 := o189 && o190) = 0)
let v193 = Char.chr ((String.length (string_of_float (abs_float 10.0))) land 255)
let unused194 = v193
let rec f195 p196 p197 p198 p199 p200 =
  if p196 > 0 then (
    f195 ((-1) + p196) p197 p198 p199 (fun p206 p207 -> p206)
  ) else
    (try (let o201 = p196 in let o202 = p196 in let o203 = 19 in let o204 = p196 in let o205 = p196 in let ( ^^ ) a b = a * 2 - b and ( == ) a b = a * 2 - b in o201 ^^ o202 == o203 == o204 == o205) with | _ -> p196)
let n228 = f195 0 ((); (fun p208 p209' -> "b c")) (match v193 with | 'a'..'m' -> (fun p210 p211 -> p210) | '0'..'9' -> (fun p212 p213 -> "a") | ('n' as w214) -> (fun p215 p216 -> p215) | _ -> (let rec f218 f195 p217 = "tail \" end" in f218) | 'a'..'m' when (if true then (max true true) else (if true then false else false)) -> (fun p219 p220 -> s175) | _ -> (fun p221 p222 -> p221)) (let rec f224 f195 p223 = [] in f224) (let rec f227 p225' p226 = v193 in f227)
let () = note_int n228
let poly229 x = x
let a230 = [|v193; v193; v193; '\255'; '0'; ' '|]
let a231 = if true then '0' else v193
let a232 = (Array.make 6 'z') :: []
let a233 = poly229 a230
let () = (mix (Char.code a233.(5)); note_end 0)
let a234 = string_of_bool false
let a235 = (match a232 with | [] -> C2 | (q236 :: []) -> C2 | (q237 :: (_ :: q238)) -> C2)
let a239 = if true then [] else []
let s240 = poly229 a234
let a241 = C0 (14, ' ', [], C2, a231, C2, (fun p242 -> 3))
let a243 = (try (match [] with | [] -> C20 | (("" as w244) :: q245) -> C20 | ("a" :: q246) when true -> C20 | ("" :: _) when ((f195 (hide 1 1) (let rec f249 p247 p248 = "\000\255x" in f249) (fun p250 p251 -> s175) (fun p252 p253 -> []) (let rec f256 p254 p255 = p254 in f256)) = (try (match C2 with | C1 q257 -> n228 | C0 (6, _, q258, (C0 (q259, _, q260, q261, q262, _, _)), _, q263, a239) when q259 = (-17) -> n228 | ((C0 (4, _, _, (C0 (_, _, _, _, _, _, _)), _, _, _)) | (C0 (_, _, _, _, _, _, _))) when ((String.concat s240 [""; clip "tail \" end"]) <= (Printf.sprintf "<%5d>" n228)) -> 9 | ((C0 (q271, q272, q273, (C0 (q274, q275, q276', q277, q278, q279, q280)), q281, q282, _) as w283) | (C0 (q274, q272, q273, (C0 (q271, q278, q276', q277, q281, _, _) as q282), q275, w283, q280) as q279)) when q275 < '\225' -> 5 | ((C0 (q284, _, q285, C2, _, s240, _)) | (C0 (q284, _, q285, (C2 as s240), _, _, _))) when q284 < 8 -> q284 | C2 when (List.fold_right (let rec f288 p286 p287 = (n228 - 65536) < 0 in f288) (if true then [] else []) (n228 <= n228)) -> n228 | _ -> n228) with | Match_failure _ -> 5)) -> C20 | (q289 :: q290) when true -> C20) with | Match_failure _ -> C20)
let a291 = C2 :: []
let v292 = poly229 a241
let () = (mix_0 5 v292; note_end 0)
let () = (match a291 with | [] -> (a233.(3) <- (if false then ' ' else 'z')) | ((C1 _) :: _) -> (a233.(wrap (20 / (n228 lor 1)) 6) <- a231) | (((C0 (6, _, _, q293, q294, q295, _)) :: q296) | ((C0 (6, q294, _, q293, _, q295, _)) :: q296)) -> () | ((C0 (_, q297, q298, q299, q300, q301, _)) :: q302) -> (a233.(0) <- a233.(0)) | (C2 :: q303) -> (a230.(0) <- a231))
let rec fold304 p305 p306 =
  if p305 <= 0 then (s240, "tail \" end", v193) else
  match p306 with
  | C23 ->
    let x307 = 0.0 /. 0.0 in
    let n308 = ((((((0) + (if x307 = x307 then 56 else 0)) + (if x307 <> x307 then 39 else 0)) + (if x307 < x307 then 71 else 0)) + (if 2.2250738585072014e-308 > x307 then 73 else 0)) + (if 1.5 <= x307 then 41 else 0)) + (if x307 >= x307 then 86 else 0) in
    ((if false then () else ()); (s175, a234, a231))
  | C11 { r12; r13 = q309; r14 = q310 } ->
    let r311 = fold304 (p305 - 1) r12 in
    (if (let rec f313 p312 = 8 <> p305 in f313) (let s314 = a234 in let i315 = p305 in if i315 >= 0 && i315 < String.length s314 then s314.[i315] else ' ') then (if (p305 + 65535) >= 14 then q310) else (if false && false then q310));
    ((string_of_bool true), (Printf.sprintf "<%.3f>" (-0.0)), a233.(1))
  | C21 ->
    let v335 = (let _v316 = a231 in (match ((); C26) with | C25 (_, q317) -> ((); a231) | C26 -> a231 | C24 (_, (C1 q318), _) -> (let v319 = ref (Ok "\000\255x") in a231) | C24 (_, (C0 (a235, q320, q321, q322, _, q323, q324')), _) -> a233.(0) | C24 ([||], _, q325) when (if (q325; false) then (p305 = (-1)) else (p305 < p305)) -> ((fun p326 -> ' ') s240) | ((C24 (q327, (C2 as w328), q329)) | (C24 (q327, w328, q329))) -> (let s330 = a234 in let i331 = p305 in if i331 >= 0 && i331 < String.length s330 then s330.[i331] else v193) | C25 (q332, q333) -> _v316 | (C27 | C27) -> (let i334 = n228 in if i334 >= 0 && i334 < 6 then a233.(i334) else a231) | _ -> _v316)) in
    ((String.concat "12" [s175; clip "12"]), (Printf.sprintf "<%b>" true), v335)
  | C3 (_, _, q336) ->
    let r337 = fold304 (p305 - 1) q336 in
    assert (hide 1 3 = 3);
    (let v338 = if true then a231 else 'z' in r337)
  | C20 ->
    (match a243 with | C23 -> ("b c", a234, a231) | C3 (_, q339, q340) -> (s240, s240, v193) | C20 -> (match a239 with | [] -> (s240, s240, v193) | [] -> ("a", s240, '\'') | ((_ :: _) | []) -> ("tail \" end", "12", '0')) | C6 { r7 = q342; r8 = q343; r9 } -> ((); (s240, s240, '\n')) | C5 (C15 (q344, _)) -> (s240, s240, '\n') | C5 _ -> (let (_, q348, v292) = (v292, (fun p345 p346 p347 -> ""), v292) in (s175, "tail \" end", 'a')) | C10 (p305, q349, q350) -> (s175, s240, v193) | C11 { r12 = a241; r13 = q351; r14 = q352 } -> ((); (s240, s240, v193)) | (C20 | _) -> (max (a234, a234, a231) (a234, s240, v193)) | C15 (_, q353) -> (match a241 with | C1 q354 -> ("\000\255x", s240, '0') | C0 (q355, q356, q357, q358, _, q359, q360) -> (a234, s240, q356) | C0 (q361, _, _, (C1 q362), q363, q364, q365) -> ("12", s240, a231) | C0 (q366, _, _, (C0 (q367, q368, q369, _, q370, _, q371)), p305, q372, q373) -> (a234, a234, '\n') | C0 (q374, _, q375', C2, q376, _, q377) -> ("", a234, '\255') | C2 -> (s240, "12", '0') | C1 _ -> (s240, s240, v193)) | C17 { r18 = q378; _ } -> (let v379 = a231 in (s240, s240, '\255')) | C4 (_, q380) -> (max (s240, a234, a231) (s240, s175, v193)) | C10 (_, q381, q382) -> (if false then (s240, "a", a231) else (a234, s240, a231)) | C16 (_, q383, _, q384, _, _) -> (match v292 with | ((C1 q385) | (C1 q385)) -> (a234, s175, a231) | C0 (q386, q387, _, q388, q389, q390, q391) -> (s240, s240, q387) | (C2 | C2) -> (s240, s240, v193)) | _ -> (let (q392, _, q393, q394) = (v193, 'a', s240, p306) in (s240, q393, q392)))
  | C6 { r7 = q395; r8 = q396; _ } ->
    let r397 = fold304 (p305 - 1) q395 in
    let a398 = create_array (hide 0 4) p305 in
    let rec loop400 i399 n401 =
      if i399 >= 0 then (
        (a398.(i399) <- (p305 * p305));
        loop400 (i399 - 1) n401
      ) else
        ()
    in
    loop400 (4 - 1) 4;
    ((String.concat "b c" [a234; clip s240]), (string_of_float (abs_float (-100.75))), (if false then '0' else '\''))
  | C15 (_, _) ->
    let f403 = fun p402 -> "tail \" end" in
    ((string_of_int p305), (string_of_int p305), '\059')
  | C17 { r19 = _; _ } ->
    let _ = String.concat "12" [string_of_float (abs_float 3.25); clip (match a241 with | C1 q404 -> (String.concat a234 [s240; clip "tail \" end"]) | C0 (q405, q406, q407, q408, q409, q410, q411) -> (String.concat "12" [s240; clip a234]) | C2 -> (Printf.sprintf "<%f>" (abs_float 1.5)))] in
    (if not true then ("12", "b c", a231) else (s175, s240, v193))
  | C4 (q412, q413) ->
    let r414 = fold304 (p305 - 1) q413 in
    r414
  | C22 ->
    (if p305 == n228 then (a234, s240, v193) else (match a291 with | [] -> (s240, s240, v193) | ((_ :: _) | []) -> (s240, a234, a231)))
  | C5 q416 ->
    let r417 = fold304 (p305 - 1) q416 in
    (if (p305 - 32767) <= p305 then (if false then r417 else r417) else (match p306 with | (q418 | (C11 { r12 = q418; r13 = (_, _); _ })) -> ("a", s240, a231) | C21 -> r417 | C3 ((None | None), q419, q420) -> r417 | C3 ((Some (C11 { r12 = q421; r13 = q422; _ }) as w423), _, _) -> r417 | ((C3 ((Some C20 as w424), _, q425)) | (C3 ((Some C20 as w424), _, q425))) -> r417 | C3 ((Some (C15 (q426, q427'))), _, _) -> r417 | C3 (((Some (C5 _)) | (Some (C5 _))), q428, q429) -> r417 | C3 ((Some _), _, q430) -> (s240, a234, a231) | C20 -> r417 | C15 (q431, q432) -> r417 | C17 { r19 = q433; _ } -> r417 | _ -> r417))
  | (C10 (_, q434, q435) as w436) ->
    let r437 = fold304 (p305 - 1) w436 in
    r437
  | C16 (q438', q439, q440, q441, q442', q443) ->
    ((string_of_float (abs_float q443)), (string_of_bool true), '\034')
let v444 = fold304 1 (snd (a234, C20))
let () = ((let (m445, m446, m447) = v444 in mix_string m445; mix (String.length m446); mix (Char.code m447)); note_end 0)
let () = ((let (m448, m449, m450) = v444 in mix (String.length m448); mix (String.length m449); mix (Char.code m450)); note_end 0)
let () = (mix_1 5 a291; note_end 0)
let () = (mix_2 5 a239; note_end 0)
let () = (mix_string a234; note_end 0)
let () = (mix (Char.code a230.(5)); note_end 0)
let () = (mix (Char.code a233.(5)); note_end 0)
let () = ((let (m451, m452, m453) = v444 in mix_string m451; mix (String.length m452); mix (Char.code m453)); note_end 0)
let () = (mix (String.length s240); note_end 0)
let () = note_int n228
let () = ()
