type t0 = { r0 : string; r1 : float; r2 : int ref option option; mutable r3 : int; r4 : int; r5 : int array; mutable r6 : float list }
and t1 = C18 | C28 | C9 | C27 | C21 | C11 | C24 | C26 | C14 | C15 | C23 | C22 | C29 | C10 | C20 | C19 | C25 | C7 | C8 | C31 | C30 | C16 | C12 | C13 | C17
exception E0 of bool
exception E1
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
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
in
let rec coarse x = floor (x *. 1000.0 +. 0.5)
in
let rec show_int k x = print_byte (65 + k); x
in
let rec mix_0 d (v : bool list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y239 :: y240) -> mix 1; mix (if y239 then 1 else 0); mix_0 (d - 1) y240
and mix_1 d (v : t1) =
  if d > 0 then
    match v with
    | C18 -> mix 0
    | C28 -> mix 1
    | C9 -> mix 2
    | C27 -> mix 3
    | C21 -> mix 4
    | C11 -> mix 5
    | C24 -> mix 6
    | C26 -> mix 7
    | C14 -> mix 8
    | C15 -> mix 9
    | C23 -> mix 10
    | C22 -> mix 11
    | C29 -> mix 12
    | C10 -> mix 13
    | C20 -> mix 14
    | C19 -> mix 15
    | C25 -> mix 16
    | C7 -> mix 17
    | C8 -> mix 18
    | C31 -> mix 19
    | C30 -> mix 20
    | C16 -> mix 21
    | C12 -> mix 22
    | C13 -> mix 23
    | C17 -> mix 24
and mix_2 d (v : t1 option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y241 -> mix 1; mix_1 (d - 1) y241
in
let v78 = (match C9 with | C18 -> (
  let n0 = 4 in
  (let (_, q2) = (let _v1 = n0 in ((-3.25), false)) in C31)) | C24 -> (
  let n6 = Char.code (match (if true then None else None) with | None when (match true with | (true | true) -> (true && true) | false -> true) -> (List.fold_left (fun p3 p4 -> p3) '0' []) | None -> ((); '0') | Some q5 -> (if true then '\255' else ' ')) in
  C18) | C26 -> (
  C14) | C29 -> (
  C21) | C10 -> (
  let rec fold7 =
    function
    | [] ->
      []
    | (q9 :: q10) ->
      let r11 = fold7 q10 in
      q9 :: r11
  in
  let v12 = fold7 (false :: []) in
  (mix_0 5 v12; note_end 0);
  let v13 = fold7 v12 in
  (mix_0 5 v13; note_end 0);
  (let _v18' = if true then (let rec f15 p14 = -3.25 in f15) else (let rec f17 p16' = 1.0 in f17) in C25)) | C19 -> (
  C13) | C12 -> (
  let x38 = ((match if false then C7 else C7 with | C28 -> () | (C27 | C27) -> (note_int 13) | (C21 | C29) -> (try (mix (if false then 1 else 0); note_end 0) with | _ -> ()) | (C7 | C14) -> (match { r0 = "12"; r1 = 2.0; r2 = None; r3 = 14; r4 = 14; r5 = (Array.make 2 (-1)); r6 = [] } with | { r0 = "a"; r1 = q19; r2 = ((None as w20) | (None as w20)); r3 = _; r5 = q21; r6 = q22; _ } -> () | ({ r0 = "a"; r1 = q23; r2 = (Some q24); r3; r5 = _; r6 = q25; _ } | { r0 = "a"; r1 = q23; r2 = (Some q24); r4 = r3; r5 = _; r6 = q25; _ }) -> () | ({ r0 = q26; r2 = None; r3 = q27; r4 = q28; r5 = q29; r6; _ } as w30) -> () | { r0 = q31; r1 = q32; r2 = (Some _); r3 = q33'; r4 = q34; r5 = q35; _ } -> ()) | C22 -> () | C19 -> (let v36 = C7 in ()) | C25 -> () | C30 -> ((); ()) | C17 -> ((); ()) | _ -> (print_endline "a")); (sqrt (let _v37 = false in 10.0))) in
  let n53 = (let ((q43, _, q44, q45) as w46) = ((match C7 with | C18 -> true | C9 -> true | C27 -> true | C26 -> true | (C14 as w39) -> false | (C28 | C31) -> true | C16 -> true | C12 -> true | q40 -> true), (if true then x38 else x38), (if true then false else true), (Array.init 2 (let rec f42 p41 = x38 in f42))) in show_int 2 (match w46 with | (true, q47', _, [|q48; q49|]) -> 9 | ((true, _, q50, w46) | (q50, _, _, w46)) -> (-3) | (false, _, q51, q52) -> 10)) in
  note_int n53;
  (let v55 = (fun p54 -> { r0 = "\000\255x"; r1 = (-100.75); r2 = None; r3 = n53; r4 = n53; r5 = (Array.make 2 n53); r6 = [] }) (Array.make 8 n53) in (let { r0 = q56; r1 = x38; r2; r3 = q57; r4 = q58; r5 = q59; r6 = q60 } = v55 in C7))) | C13 -> (
  let n61 = (-17) + (if (-2.0) <= (-0.5) then (20 mod (4 lor 1)) else ((-1) + 10)) in
  let x62' = (-. 5e-324) -. (coarse (sin (limit (-1e-310) (-100.0) 100.0))) in
  note_float x62';
  C17) | C17 -> (
  mix ((let (q65, q66, _, q67) = (C7, 17, (18, true, (-3), 10.0), (fun p63 p64 -> 17)) in 18) lor ((let rec f69' p68 = p68 in f69') (-1)));
  (match 7 :: [] with | [] -> (Array.fold_right (fun p70 p71 -> C7) (Array.make 5 0.5) C7) | ((-3 as w72) :: []) -> ((); C7) | (_ :: ([] as w73')) -> C27 | (q74 :: (q75 :: q76)) -> (fst (C7, 4)))) | q77 -> (
  q77)) in
(mix_1 5 v78; note_end 0);
let n92 = (match v78 with | C23 -> ((match v78 with | C27 -> 17 | C26 -> 0 | (C15 | C22) -> 12 | (C11 | C22) -> 6 | C29 -> 14 | C20 -> 14 | C8 -> (-3) | C30 -> 9 | (C12 as w79) -> 7 | C13 -> 11 | q80 -> 17) lxor (17 + 14)) | C22 -> ((-19) - (14 mod (-3))) | C29 -> 2147483646 | C10 -> 15 | C20 -> (match v78 with | C18 -> (8 - 5) | C28 -> (List.fold_right (fun p81 p82 -> p82) [] 15) | (C27 | C26) -> 17 | C24 -> 4096 | C14 -> (-14) | (C15 | C21) -> (int_of_string (string_of_int 1)) | ((C20 as w83) | (C20 as w83)) -> (3 mod (20 lor 1)) | C19 -> (7 + 8) | _ -> ((fun p84 -> 19) true)) | C31 -> (min (-32769) (compare (11, 1.0, (-3)) (0, 0.0, 13))) | C30 -> 32767 | C16 -> ((match v78 with | C28 -> 11 | C27 -> 1 | C14 -> 5 | (C15 | C15) -> 0 | (C22 | C20) -> 10 | C10 -> 11 | (C20 | C20) -> (-2) | C30 -> 12 | C16 -> 2 | C13 -> 14 | v78 -> 7 | exception Division_by_zero -> 3 | exception Failure _ -> 4 | exception E1 -> 11) lxor (15 / (16 lor 1))) | C12 -> (String.fold_left (let rec f87 p85 p86 = 5 lxor 0 in f87) (match C7 with | C18 -> 14 | (C28 as w88) -> 11 | C9 -> 10 | C21 -> (-2) | C24 -> 13 | C23 -> 17 | C10 -> 16 | C20 -> 7 | C25 -> 10 | C7 -> 9 | C31 -> 3 | C13 -> 1 | q89 -> 17) ((); "a")) | q90 -> (int_of_float (match q90 with | C18 -> 1.0 | C9 -> 100.75 | (C26 | C27) -> (-2.0) | C24 -> 3.25 | C14 -> 3.25 | C15 -> 1.5 | C23 -> (-1.0) | C29 -> 100.75 | C25 -> 2.0 | C30 -> 3.25 | C16 -> (-100.75) | q91' -> 0.0))) in
let n93 = n92 in
prerr_int 12;
prerr_byte 32;
prerr_float (max (3.25 *. 1.5) (let v94 = [] in -100.75));
prerr_newline ();
let f95 p96 p97 p98 =
  let n99 = n92 in
  (match v78 with | (C28 | C28) -> () | (C27 | C27) -> (match C11 with | C18 -> () | C9 -> () | C21 -> () | C11 -> (let v100 = Array.make 5 n93 in ()) | (C10 | C26) -> (let v101 = -2 in ()) | C25 -> (match C7 with | (C27 | C31) -> () | C21 -> () | C14 -> () | C20 -> () | C8 -> () | C16 -> () | (C26 | C26) -> () | (C14 | C15) -> () | C15 -> () | C23 -> () | (C14 | C29) -> () | C20 -> () | C7 -> () | C31 -> () | C16 -> () | C17 -> () | q102 -> ()) | C8 -> () | C13 -> (match C7 with | (C9 | C9) -> () | C21 -> () | C26 -> () | (C8 | C8) -> () | (C31 | C20) -> () | C12 -> () | C13 -> () | C17 -> () | _ -> ()) | q103 -> (if p97 then () else ())) | C21 -> (try () with | _ -> (match { r0 = "\000\255x"; r1 = p96; r2 = None; r3 = n99; r4 = (-3); r5 = (Array.make 2 n99); r6 = [] } with | { r0 = "a"; r1 = 1.0; r3; r4 = q104; r5 = q105; r6 = q106; _ } -> () | { r0 = "a"; r2 = q107; r3; r4 = q108; r5; r6; _ } -> () | ({ r0 = ""; r1 = _; r2 = q109; r4; r6; _ } as w110) -> () | { r0 = q111; r1 = p98; r2 = q112; r3; r5 = _; r6 = q113; _ } -> () | { r1; r2 = q114; r3 = q115; r4 = q116; r5 = q117; r6 = p98; _ } when q116 >= 6603 -> ())) | C24 -> (if n92 == n99 then (match v78 with | C28 -> () | C27 -> () | (_ | C29) -> () | C19 -> () | ((C31 as w118) | (C31 as w118)) -> () | C16 -> () | (C12 as w119) -> () | (C18 | C22) -> () | (C28 | C16) -> () | C9 -> () | C21 -> () | C26 -> () | (C22 as w120) -> () | C16 -> () | C13 -> () | q121 -> ())) | (C28 | C23) -> (if (try (p97 || p97) with | _ -> p97) then (if p97 then () else ())) | C22 -> (if p97 then (let { r0 = q122; r1 = q123'; r2 = _; r3 = q124; r4 = n92; r5 = _; r6 } = { r0 = ""; r1 = p96; r2 = None; r3 = n93; r4 = n93; r5 = (Array.make 2 18); r6 = [] } in ()) else (if p97 then ())) | C29 -> (let v125 = if p97 then None else None in (match v125 with | None -> () | Some 4 -> () | ((Some n99) | (Some (8 as n99))) -> () | Some (6 | (-3)) -> () | ((Some (-1)) | (Some _)) -> ())) | C7 -> () | C31 -> (match (match Ok n99 with | Ok 8 -> v78 | Ok q126 when q126 <> 20 -> v78 | Ok q127 -> C7 | (Ok (5 | 5) as w128) when p97 -> C7 | ((Error _) | (Ok 4)) -> v78 | _ -> v78) with | (C18 | C18) -> () | C21 -> () | (_ | C24) -> () | C26 -> () | (C14 | C14) -> () | (C9 | C23) -> () | C10 -> () | C25 -> () | C7 -> () | C30 -> () | C12 -> () | q130 -> ()) | (C16 | C30) -> (match v78 with | (C9 | C9) -> (if false then () else ()) | C27 -> ((); ()) | (C21 | C21) -> (if true then ()) | C26 -> (match v78 with | (C18 | C18) -> () | C27 -> () | (C24 as w131) -> () | (C14 | C13) -> () | C10 -> () | C19 -> () | C8 -> () | (C31 | C31) -> () | (C30 as w132) -> () | C16 -> () | C13 -> () | q133 -> ()) | C23 -> (if p97 then ()) | (C16 | C22) -> (if p97 then ()) | C29 -> (match v78 with | C28 -> () | C9 -> () | C24 -> () | (C15 as w134) -> () | C10 -> () | C25 -> () | C8 -> () | C16 -> () | C17 -> () | q135 -> ()) | C8 -> (if p97 then () else ()) | (C13 | C16) -> () | C12 -> (if p97 then ()) | q136 -> (let _v137 = (n93, { r0 = "12"; r1 = p96; r2 = None; r3 = 15; r4 = n99; r5 = (Array.make 2 n99); r6 = [] }, p96) in ())) | _ -> (match { { r0 = "12"; r1 = p96; r2 = None; r3 = n93; r4 = n93; r5 = (Array.make 2 4); r6 = [] } with r3 = n93; r0 = "\000\255x" } with | { r0 = q138'; r1 = ((1.0 as w139) | (1.0 as w139)); r2 = q140; r3 = (-3); r5; r6 = []; _ } -> () | { r0 = q141; r1 = _; r2 = q142; r3 = (-3); r4; r5 = q143; r6 = [] } -> () | { r0 = q144; r1 = _; r2; r3 = (-3); r4 = _; r6 = (_ :: q145); _ } -> () | { r1 = _; r2 = _; r3 = 7; r4; r5 = q146; _ } -> () | { r0; r3 = _; r6; _ } when p97 -> () | (({ r0 = q147; r1 = q148; r2 = _; r4 = q149; r5 = p96; r6 = q150; _ } as w151) | ({ r0 = q147; r1 = q148; r3 = q149; r4 = _; r5 = p96; r6 = q150; _ } as w151)) -> ()) | exception _ -> ())
in
let g152 = f95 (1.5 /. 1.0) in
let g153 = g152 true in
let v162 = g153 (if true then (let rec f157 p154 p155 p156 = n92 in f157) else (let rec f161 p158 p159 p160 = 6 in f161)) in
let v166 = g153 (fun p163 p164 p165 -> n93) in
mix_float (let v169 = Array.mapi (fun p167 p168 -> Char.code (Char.chr (p167 land 255))) (Array.make 4 n93) in (match { r0 = (if true then "12" else "a"); r1 = (float n93); r2 = (let v170 = ref (Array.make 3 (-2.0)) in None); r3 = (truncate (-1.0)); r4 = n93; r5 = (if false then (Array.make 2 n92) else (Array.make 2 (-3))); r6 = (1.0 :: []) } with | ({ r0 = q171; r1; r2; r4 = 5; r5 = v169; r6 = q172; _ } | { r0 = q171; r1; r2; r3 = _; r4 = 5; r5 = v169; r6 = q172 }) when r1 = 1.5 -> (fst (2.0, n93)) | ({ r0 = q173; r1 = q174; r2 = _; r3 = q175; r5; r6 = v162; _ } | { r0 = ("a" as q173); r1 = q174; r2 = _; r4 = q175; r5; r6 = v162; _ }) -> ((q174 -. 3.25) *. 2.0) | ({ r0 = ("" as w176); r1 = q177; r2 = _; r3; r4; r5; r6 = _ } | { r0 = ("" as w176); r1 = q177; r2 = _; r3 = r4; r4 = r3; r5; r6 = _ }) -> 1.7976931348623157e308 | { r0 = _; r1; r2 = q178; r3; r4 = q179; r5 = q180; r6 = q181 } when r3 >= 2 -> r1 | { r0 = q182; r1 = v169; r2 = _; r3 = q183; r4 = q184; r5 = q185; r6 } -> ((floor v169) -. (let v162 = q183 in v169))));
let v234 = (match { r0 = (Printf.sprintf "<%5d>" n92); r1 = (let (_, q186, q187) = ({ r0 = "tail \" end"; r1 = (-2.0); r2 = None; r3 = 2; r4 = n93; r5 = (Array.make 2 20); r6 = [] }, true, n93) in -3.25); r2 = None; r3 = n93; r4 = (n93 * n92); r5 = (Array.mapi (fun p188 p189 -> n93) (Array.make 2 "12")); r6 = (match { r0 = ""; r1 = 1.0; r2 = None; r3 = n92; r4 = n93; r5 = (Array.make 2 0); r6 = [] } with | { r0 = _; r1 = q190; r2; r3; r4 = q191; r5 = q192; r6 } -> []) } with | { r0 = _; r1 = 0.5; r2 = v162; r3 = _; r4 = q193; r5; r6 = ([] as w194) } -> (
  let x201 = ((Array.fold_left (if false then (let rec f196' () p195 = () in f196') else (fun p197' p198' -> p197')) v166 r5); ((match v162 with | None -> 0.5 | (Some q199 as w200) -> 3.25 | None -> 1.0) -. 0.5)) in
  (match v162 with | None -> (if true then None else None) | Some None -> None | Some (Some _) -> None)) | { r1 = 0.5; r2 = _; r3 = q202; r4 = q203; r5 = q204; r6 = (q205 :: q206); _ } -> (
  Some (let (_, q209) = (3, (fun p207 p208 -> 1.5)) in C7)) | ({ r0 = q210; r1 = q211; r2; r3 = q212; r4 = q213'; r5 = [|q214; q215'|]; r6 = _ } | { r0 = q210; r1 = q211; r2; r3 = q212; r4 = q215'; r5 = [|q214; q213'|]; _ }) -> (
  (fun p216 -> None) (q211 +. q211)) | ({ r0 = v166; r1; r2 = q217; r3 = q218; r4; r5 = _; r6 = q219 } | { r0 = v166; r1; r2 = q217; r3 = r4; r4 = q218; r6 = q219; _ }) -> (
  let unused227 = f95 (float_of_int r4) (n92 >= q218) (match q219 with | ([] | []) -> (fun p220 p221 n93 -> n92) | (_ :: q222) -> (let rec f226 p223 p224 p225 = n93 in f226)) in
  (try (
    let n228 = r4 in
    f95 (ceil r1) (q218 > q218) (fun v166 p229 p230 -> n228)) with | E0 q231 -> (print_endline "a") | E1 -> (match q217 with | ((Some (Some _)) | None) -> v162 | Some _ -> v162));
  (let v233 = 2147483646 in Some C7))) in
let x235 = 0.0 /. 0.0 in
let n238 = ((((((0) + (if x235 = x235 then 43 else 0)) + (if x235 <> x235 then 79 else 0)) + (if (snd (x235, x235)) < x235 then 39 else 0)) + (if (let _v237 = fun p236 -> n93 in x235) > x235 then 97 else 0)) + (if x235 <= x235 then 7 else 0)) + (if x235 >= x235 then 93 else 0) in
note_int n92;
(mix_1 5 v78; note_end 0);
note_int n238;
(mix_2 5 v234; note_end 0);
note_int n93;
note_float x235;
()
