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
let rec mix_string s =
  mix (String.length s);
  String.iter (fun c -> mix (Char.code c)) s
let rec note_end u =
  print_byte 32;
  print_int checksum.(0);
  print_newline ()
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
let rec mix_0 d (v : t1) =
  if d > 0 then
    match v with
    | C23 -> mix 0
    | C11 { r12 = y337; r13 = y338; r14 = _ } -> mix 1; mix_0 (d - 1) y337; (let (m339, m340) = y338 in mix_float m339; mix_1 (d - 1) m340)
    | C21 -> mix 2
    | C3 (y342, y343, y344) -> mix 3; mix_2 (d - 1) y342; mix_3 (d - 1) y343; mix_0 (d - 1) y344
    | C20 -> mix 4
    | C6 { r7 = y345; r8 = y346; r9 = y349 } -> mix 5; mix_0 (d - 1) y345; (let (m347, m348) = y346 in mix_0 (d - 1) m347; mix m348); mix_float y349
    | C15 (y350, y351) -> mix 6; mix y350; mix_0 (d - 1) y351
    | C17 { r18 = y352; _ } -> mix 7; mix_0 (d - 1) y352
    | C4 (y354', y355) -> mix 8; mix_2 (d - 1) y354'; mix_0 (d - 1) y355
    | C22 -> mix 9
    | C5 y356 -> mix 10; mix_0 (d - 1) y356
    | C10 (y357, y362, y363) -> mix 11; (let (m358, m361) = y357 in (let (m359, m360) = m358 in mix m359; mix_float m360); mix_4 (d - 1) m361); mix_0 (d - 1) y362.(1); mix y363
    | C16 (y364, y365, y366, y367, _, y369) -> mix 12; mix_float y364; mix_5 (d - 1) y365; mix_float y366; mix_6 (d - 1) y367; mix_float y369
and mix_1 d (v : float option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y370 -> mix 1; mix_float y370
and mix_2 d (v : t1 option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y371 -> mix 1; mix_0 (d - 1) y371
and mix_3 d (v : string option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y372 -> mix 1; mix_string y372
and mix_4 d (v : int t0) =
  if d > 0 then
    match v with
    | C1 y373 -> mix 0; (let (m374, m375) = y373 in mix m374; mix_string m375)
    | C0 (y376, y377, y378, y379, y380, y381, _) -> mix 1; mix y376; mix (Char.code y377); mix_7 (d - 1) y378; mix_4 (d - 1) y379; mix y380; mix_4 (d - 1) y381
    | C2 -> mix 2
and mix_5 d (v : int ref) =
  if d > 0 then
    match v with
    | _ -> mix !v
and mix_6 d (v : t1 list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y383 :: y384) -> mix 1; mix_0 (d - 1) y383; mix_6 (d - 1) y384
and mix_7 d (v : int t0 list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y385 :: y386) -> mix 1; mix_4 (d - 1) y385; mix_7 (d - 1) y386
let rec fold0 p1 p2 =
  if p1 <= 0 then C26 else
  match p2 with
  | C23 ->
    C26
  | C11 { r12 = _; r13 = _; r14 = _ } ->
    (let (p2, _, q3, q4) = ((); (2.0, 0.5, false, p1)) in if q3 then C26 else C26)
  | C21 ->
    (let (q6, _) = (let v5 = p1 in ((Array.make 2 0.5), 12)) in C25 ((Array.make 4 (-100.75)), p1))
  | C3 (q7, q8, q9) ->
    let r10 = fold0 (p1 - 1) q9 in
    let n11 = (-13) lsl 11 in
    r10
  | C20 ->
    (let p2 = (match 100.75 with | (0.5 | 1.0) when ((match p2 with | (C6 { r7 = (C11 { r12; r13 = _; r14 = q12 }); r8 = (p2, q13); r9 = q14 } as w15) -> q12 | C6 ({ r7 = C21; r8 = (_, _); r9 = q16' } as w17) -> () | C6 { r7 = (C15 (q18, _)); r8 = (_, _); r9 = q19 } -> () | C6 ({ r7 = ((C5 (C10 (_, _, _))) | (C17 { r18 = _; _ })); r8 = (_, p2); _ } as w22) -> () | C6 { r7 = (C5 _); r8 = ((q23, q24) | (q23, q24)); r9 = q25 } -> () | ((C10 (q26, _, _)) | (C6 { r7 = (C10 (q26, _, _)); r8 = (_, _); r9 = _ })) -> () | C6 { r7 = q27; r8 = (q28, q29); r9 = q30 } -> () | p1 -> ()); (not false)) -> p1 | 0.5 -> p1 | q31 -> p1 | q32 -> p1) in (match C20 with | C15 (q33, _) -> C26 | C17 { r18 = q34; r19 } -> C26 | C4 (q35, q36) -> C26 | (C10 (q37, q38, q39) as w40) -> C26 | C16 (p1, q41, p2, q42, q43, q44) -> C26 | _ -> C26 | C6 ({ r7 = q45; r8 = q46; r9 = _ } as w47) -> C26))
  | C6 { r7; r8; r9 } ->
    let r48 = fold0 (p1 - 1) r7 in
    (match r8 with | ((C23, _) as w49) -> C27 | ((C3 (q50, q51, _)), q52) -> C27 | ((C20 as w53), _) -> C26 | (((C4 (_, _)) | (C3 (_, _, _))), r48) -> (match r8 with | ((_, (3 | 3)) as w54) -> C26 | (q55, ((-1) | 2)) -> C26 | ((q56, 0) | (q56, 0)) -> C26 | (_, (-3)) -> C26 | ((C11 { r12 = q57; r13 = _; r14 = q58 }), (-2)) -> C26 | (C20, (-2)) -> C26 | ((C6 { r8; r9 = q59; _ }), (-2)) -> C26 | ((C15 (q60, q61)), (-2)) -> C26 | ((C4 (q62, q63)), ((-2147483647) | (-2))) -> C26 | ((C10 (_, _, q64)), (-2)) -> C26 | (((C16 (_, _, q65, q66, q67, q68)), (-2)) as w69) -> C26 | (q70, (-2)) -> C26 | (_, 9) -> C26 | (q71, _) -> C26) | (C22, _) -> (match r7 with | (C23 as w72) -> r48 | C21 -> r48 | C15 (q73, q74) -> r48 | ((C17 { r18 = _; r19 = _ }) | C20) -> r48 | C4 (q76, q77) -> r48 | C22 -> r48 | q78 -> r48) | ((C5 C23), q79) -> r48 | ((C5 C20), q80) -> (if true then r48 else C26) | ((C5 (C15 (_, _))), _) -> (let v81 = Array.make 2 r9 in r48) | (((C5 (C4 (_, _))), _) | ((C10 _), _)) -> r48 | ((C5 C22), q83) -> r48 | ((C5 (C5 q84)), q85) -> (match q84 with | ((C11 { r12; r13; r14 = q86 } as w87) | (C11 { r12; r13; r14 = q86 } as w87)) -> r48 | q88 when false -> r48 | C3 (r9, q89, q90) -> r48 | C20 -> C26 | C6 { r7; r8 = q91; _ } -> C26 | ((C15 (_, _)) | (C4 (_, _))) -> r48 | ((C16 (q93, q94, q95, q96, q97, 0.5)) | (C16 (q93, q94, _, q96, q97, (0.5 as q95)))) -> r48 | C16 (_, _, q98, q99, q100, _) -> C26 | q101 -> r48) | ((C5 (C10 (q102, q103, q104))), q105) -> r48 | ((C5 q106 as w107), _) -> r48 | ((C10 (q108, q109, q110) as w111'), q112) -> (let v113 = r9 in C26) | (q114, q115) -> C27)
  | C15 (q116, q117) ->
    let r118 = fold0 (p1 - 1) q117 in
    (match q117 with | C23 -> ((); C26) | ((C11 { r12 = q119; r14; _ }) | (C11 { r12 = q119; r14; _ })) -> (match q119 with | C11 ({ r12 = _; r13 = _; r14 = q120 } as w121') -> r118 | C21 -> r118 | C3 (q122, q123, q124) -> r118 | ((C17 { r18 = _; r19 = _ }) | (C6 { r8 = _; r9 = _; _ })) -> C26 | C5 q126 -> r118 | C10 (q127, q128, q129) -> r118 | q130 -> C26) | ((C15 (q131, _)) | (C15 (q131, _))) -> (let (q132, q133) = ((q131, q116, q131, q116), r118) in C26) | C17 { r19 = _; _ } -> (if true then r118 else r118) | C16 (q116, _, _, q134, _, q135) -> C27 | q136 -> (let _v137 = 0.0 in r118))
  | C17 ({ r18 = q138; r19 = q139 } as w140) ->
    let r141 = fold0 (p1 - 1) q138 in
    let r142 = fold0 (p1 - 1) w140.r18 in
    let n143 = p1 in
    C24 ((match r141 with | (C26 | C26) -> (Array.make 8 n143) | C24 (q144, _, q145) -> q144 | C25 (([|q146; _; _; q147|] | [|_; _; q147; q146|]), q148) -> (Array.make 8 q148) | C25 (_, _) when ((if false then false else false) || (n143 <> p1)) -> (Array.make 8 n143) | C25 _ -> (Array.make 8 6) | (C26 | C27) -> (Array.make 8 20)), C2, w140.r19)
  | C4 (_, q149) ->
    let r150 = fold0 (p1 - 1) q149 in
    (try (let _v151 = Option.is_some None in (try C26 with | _ -> r150)) with | _ -> r150)
  | C22 ->
    let n152 = p1 in
    (try ((let rec f170 p153 = (match p2 with | (C11 { r12 = q154; r13 = q155; r14 = p153 } as w156) -> C26 | C21 -> C26 | C3 (q157, q158, q159) -> C26 | C4 (q160, _) -> C26 | (q161 | (C5 q161)) -> C26 | C10 (q162, q163, _) -> C26 | C16 (q164, q165, _, q166, q167, q168) -> C26 | q169 -> C26) in f170) (n152 >= p1)) with | Not_found -> (match p2 with | C23 -> C26 | C15 (q171, q172) -> C26 | C22 -> C26 | C16 (q173, q174, 0.0, q175, q176, q177) -> C26 | (C16 (q178, _, _, _, q179', q180) as w181) -> C26 | C21 -> C26 | C17 { r19 = _; _ } when ((part "" n152 n152) <= (Printf.sprintf "<%6s>" "12")) -> C26 | C17 { r18; r19 = n152 } -> C26 | C16 (q182, _, q183, q184, q185, q186) -> C26 | _ -> C26))
  | (C5 q187 as w188) ->
    let r189 = fold0 (p1 - 1) q187 in
    let r190 = fold0 (p1 - 1) w188 in
    let n222 = (match (if p1 <= 5 then (C0 (p1, '\'', [], C2, p1, C2, (fun p191 -> 6))) else (C1 (p1, ""))) with | C1 (q192, _) -> (
      q192) | C0 (q193, q194', [], q195, q196, q197, q198) -> (
      let n199 = -(10 + (try (q193 - q196) with | _ -> q196)) in
      assert (hide 1 3 = 3);
      (if true then (n199 - (-3)) else n199)) | ((C0 (q201, q202, (q187 :: _), _, q203, _, w188)) | (C0 (q203, q202, (_ :: _), _, q201, q187, w188))) -> (
      let n204 = if ((); q203) == q201 then (q201 + q201) else (-32769) in
      13 + (- n204)) | (C2 | C2) when true -> (
      (if ((let _v206 = (let _v205 = p1 in ref (false, p1)) in p1 / 4) < 65535) && (((let v207 = [] in p1) lor 65535) <> (try ((match 1.0 with | 1.0 -> () | (0.5 | 0.5) -> () | 1.0 when ((Printf.sprintf "<%x>" (1 land 2147483647)) <> "12") -> () | _ when ((string_of_bool false) >= "\000\255x") -> ()); 18) with | Match_failure _ -> 15)) then ());
      p1) | C2 -> (
      let n208 = p1 in
      let n209 = (-16) + (if 100.75 = 1.5 then (n208 - n208) else (-4096)) in
      (match C0 (n209, '\n', [], C2, 0.0, C2, (let rec f211 p210 = p210 in f211)) with | C1 (q212, _) -> p1 | C0 (q213, q214, q215, q216', q217, q218, q219) -> (let _v220 = ref q213 in q213) | C2 -> (let v221 = false in n208))) | _ -> (
      p1)) in
    r190
  | C10 (q223, q224, q225) ->
    let (q287, q288) = (((match q223 with | ((q224, q227), _) -> ((); ((-1.5) *. (-1.0)))) /. (if false then 2.0 else ((match ((q225, 3.25), C2) with | ((_, (C0 (_, _, _, _, _, _, _))) | (_, (C1 _))) -> 100.75 | ((q234, _), ((C0 (_, _, _, _, _, _, _)) | (C1 _))) -> (-10.0) | ((((q238, _) as w239), C2) | (((q238, _) as w239), C2)) -> 10.0) +. (100.75 /. (-0.0))))), (match p2 with | C23 -> (if (if false then true else true) || (p1 >= p1) then (let rec f242 p240 p241 = p241 in f242) else (fun p243 q225 -> (let v244 = "a" in q225))) | C11 { r12 = q245; r13; r14 } -> (try (match (try (try (match (if true then raise Not_found else C26) with | (C26 as w246) -> (C24 ((Array.make 8 9), C2, ())) | C24 (q245, q247, q248) -> (C24 (q245, C2, q248)) | C25 (q249, q250) -> C27 | C27 when (if (match q223 with | ((_, q251) | ((_, _), q251)) -> true) then (Result.is_error (Ok (-100.75))) else (false && false)) -> (C24 ((Array.make 8 8), C2, r14))) with | Match_failure _ -> ((); C26)) with | Not_found when false -> C26 | _ -> C26) with | C26 when false -> (fun p252 p253' -> p1) | C24 (_, q254, q255) when true -> (fun p256 p257 -> p256) | C25 (_, q258) -> (let rec f261 p259 p260 = p259 in f261) | C27 -> (let rec f263 p262 r13 = 17 in f263) | (C25 (q264, q265) as w266) -> (let rec f269 p267 p268 = q265 in f269)) with | Match_failure _ -> (let rec f272 p270 p271 = p271 in f272)) | C20 -> (let rec f275 p273 p274 = p1 in f275) | C4 (q276, q277) -> (let rec f280 p278 p279 = p278 in f280) | C22 -> (let rec f283 p281 p282 = q225 in f283) | q284 -> (fun p285' p286 -> -1))) in
    C26
  | C16 (_, q289, q290, q291, _, q292) ->
    C26
let _ = fold0 3 C20
let v333 = (let (_, q324, q325, q326) = ((let v293 = ref 4 in (1.5, false, 1)), (match [] with | ([] | (_ :: _)) -> [] | (5 :: _) -> [] | ((-1) :: []) -> [] | ((-1) :: ((2 :: q294) | ((2 :: _) as q294))) -> q294 | ((-1) :: (4 :: q295)) -> q295 | ((-1) :: (q296 :: q297)) -> q297 | ((_ :: _) | (7 :: _)) -> [] | (fold0 :: _) -> []), (match C20 with | C11 ({ r12 = fold0; r14 = q298; _ } as w299) -> "a" | C3 (q300, _, q301) -> "" | C5 (C11 { r12 = q302; r13; r14 = q303 }) -> "tail \" end" | C5 (C3 (_, q304, _)) -> "a" | C5 C20 -> "a" | C5 (C4 (_, C21)) -> "" | C5 (C4 (q305, (C3 (q306, q307, q308)))) -> "tail \" end" | C5 (C4 (_, (C20 | C20))) -> "a" | C5 (C4 (_, (C6 { r7; r8; r9 = _ }))) -> "12" | C5 (C4 (_, (C15 (q309, _)))) -> "b c" | C5 (C4 (_, (C17 ({ r18 = q310; r19 = q311 } as w312)))) -> "a" | ((C5 (C4 (_, (C5 _)))) | C23) -> "tail \" end" | C5 (C4 (_, (C16 (q315, q316, _, q317, q318, q319) as w320))) -> "tail \" end" | ((C5 (C4 (_, _))) | _) -> "" | C5 q322 -> "tail \" end" | q323 -> ""), (if true then (Array.make 5 6) else (Array.make 5 13))) in C16 (((); 0.5), (let (_, q327, _) = (2.0, 0.0, C26) in ref 5), (let (q331, q332) = (17, (fun p328 p329 p330 -> 'z')) in -1.0), (C20 :: []), (if true then () else ()), 0.1))
let () = (mix_0 5 v333; note_end 0)
let () = (try ((); (List.iteri (fun p334 p335 -> ()) ((); []))) with | _ -> ())
let () = Printf.printf "[%s %d]\n" "12" (-2147483647)
let unused336 = fold0 2 C23
let () = (mix_0 5 v333; note_end 0)
let () = ()
