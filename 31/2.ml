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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec mix_0 d (v : t0 list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y248 :: y249) -> mix 1; mix_3 (d - 1) y248; mix_0 (d - 1) y249
and mix_1 d (v : t1) =
  if d > 0 then
    match v with
    | { r3 = y250; r4 = y251; r5 = y252; r6 = y253; r7 = y254 } -> mix_float y250; mix y251; mix_4 (d - 1) y252; mix y253; mix_float y254
and mix_2 d (v : float list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y255 :: y256) -> mix 1; mix_float y255; mix_2 (d - 1) y256
and mix_3 d (v : t0) =
  if d > 0 then
    match v with
    | { r0 = y257; r1 = y258; r2 = y259 } -> mix_float y257; mix_float y258; mix_5 (d - 1) y259
and mix_4 d (v : unit list option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y260 -> mix 1; mix_6 (d - 1) y260
and mix_5 d (v : float option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y261' -> mix 1; mix_float y261'
and mix_6 d (v : unit list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (_ :: y263) -> mix 1; mix_6 (d - 1) y263
let v3 = (match { r0 = (0.5 *. (-1.0)); r1 = ((-10.0) *. 100.75); r2 = (max None None) } with | { r1 = q0; r2 = None; _ } -> ((true || true) < (((Array.make 8 2), q0, { r0 = q0; r1 = q0; r2 = None }, (-3)) < ((Array.make 8 18), q0, { r0 = (-10.0); r1 = 1.0; r2 = None }, (-2)))) | { r0 = q1; r1 = q2; r2 = (Some _) } -> true)
let f11 = (let rec f10 p4 = ((fun p5 p4 p6 -> ((fun p7 p8 p9 -> p9), p6)), 14) in f10)
let poly12 x y = ignore y; x
let a13 = (try (String.for_all (fun p14 -> v3) "b c") with | _ -> v3)
let a15 = 9 + 0
let a16 = (let f11 = (true, ((-2), "tail \" end"), 17, 15) in [])
let n17 = poly12 a15 a13
let () = note_int n17
let a18' = { r0 = (-3.25); r1 = 1.0; r2 = None }
let a19' = ( - ) n17 n17
let a20 = (match { r3 = 1.0; r4 = a15; r5 = None; r6 = n17; r7 = 1.5 } with | { r3 = 0.0; r4 = q21; r5 = q22; r6; r7 = _ } -> [] | { r3 = q23'; r4 = q24; r5; r6 = q25; r7 = q26 } -> [])
let n27 = poly12 a19' a18'
let () = note_int n27
let a28 = fun p29 p30 -> 1.5
let a31 = (try (List.assoc n27 []) with | Not_found -> (Array.make 1 n27))
let a32 = (match ((n17, v3, n27), n17, n27, a13) with | ((_, a18', _), _, (9 as w33), n17) -> [] | (((_, q34, a19'), q35, (-2147483648), q36) as w37) when q35 >= 19 -> [] | ((_, q38, q39), q40, ((-2147483648) | (-2147483648)), q41) -> [] | ((_, q42, q43), q44, 7, q45) -> [] | (((q46, _, _) as w47), q48, 8, q49) -> [] | (((q50, q51, a15), q52, 6, true) | ((a15, q51, _), q50, (6 as q52), true)) -> [] | (((q53, q54, q55), q56, 6, false) as w57) -> [] | ((q58', _, _), _, 0, _) -> [] | ((_, q59', _), _, _, q60) -> [])
let a61 = poly12 a31 a28
let () = assert (compare ((match a32 with | ([] | []) -> n27 | (q62 :: []) -> a19' | ([] | (_ :: (_ :: _))) -> n27) * ((-1) + n17)) ((match a32 with | ([] | []) -> n27 | (q62 :: []) -> a19' | ([] | (_ :: (_ :: _))) -> n27) * ((-1) + n17)) = 0)
let v69 = (match a32 with | [] -> (a18'.r1 :: []) | (q63 :: []) -> [] | (_ :: ((_ :: []) | (_ :: []))) -> (List.merge compare [] []) | ((q64 :: (q65 :: (q66 :: q67))) as w68) -> [])
let n70 = -10
let n71 = 15 + a19'
let () = note_int n71
let f72 = abs
let p73 = float a19'
let p74 = a18'.r0
let p75 = (-0.5) +. p74
let p76 = (try (p74 *. p74) with | _ -> p74)
let p77 = n71 lor (-2)
let p78 = a18'.r0
let p79 = p77 lor a19'
let p80 = 0.0 /. 0.0
let p81 = p80
let p82 = if false then n70 else a19'
let p83 = (let i84 = 7 in if i84 >= 0 && i84 < Array.length a61 then a61.(i84) else n70)
let p85 = a28 (Array.make 9 p77) v3
let p86 = (try (p78 /. p81) with | _ -> p85)
let () = mix 1
let n87' = 1 + ((p82 + (p79 + (p77))) lxor p83)
let () = note_int n87'
let x88' = ((p85 +. (p81 -. (p80 -. (p78 -. ((p75 -. ((p73) *. p74)) *. p76))))) *. p86) *. 1.0
let () = note_float x88'
let _ = if ((let rec f90 p89' = a13 in f90) "") > true then ((let v91 = p86 in n27) <> (match a18' with | { r0 = q92; r1 = (0.5 | _); r2 = None } -> n27 | ({ r0; r1; r2 = None } | { r0 = r1; r1 = r0; r2 = None }) -> n27 | { r0 = q93; r1 = q94; r2 = (Some 0.5) } -> p77 | { r0 = q95; r1 = q96; r2 = (Some _) } -> n17)) else ((p83 / (n87' lor 1)) < (2 / (n87' lor 1)))
let v97 = Some (Array.make 8 1.5)
let v114 = if (match a18' with | ({ r0; r2 = q98; _ } | { r1 = r0; r2 = q98; _ }) -> (v3 && v3) | ({ r0 = 1.0; r1 = q99; r2 = q100 } | { r0 = 1.0; r1 = q99; r2 = q100 }) -> false | exception Invalid_argument q101 -> (match { r3 = x88'; r4 = p82; r5 = None; r6 = n71; r7 = p73 } with | { r3 = (0.0 as w102); r4 = q103; r5; r6 = q104; r7 = q105 } -> v3 | { r3; r4 = q106'; r5 = q107; r6 = q108; r7 } -> v3) | exception Match_failure _ -> (a13 || false)) then { r3 = (10.0 +. (-0.5)); r4 = (let o109 = p77 in let o110 = p82 in let o111 = 16 in let o112 = 0 in let o113 = n27 in let ( > ) a b = a * 2 - b and ( != ) a b = a * 2 - b and ( ^^ ) a b = a lxor (b + 1) in o109 != o110 > o111 != o112 ^^ o113); r5 = (Some []); r6 = (if false then p83 else n71); r7 = x88' } else { { r3 = p78; r4 = n87'; r5 = None; r6 = 13; r7 = 1.5 } with r4 = a31.(0) }
let n120 = (let v119 = Ok (match v69 with | [] -> n71 | (0.0 :: q115) -> 17 | (0.5 :: q116) -> p83 | (q117 :: q118) -> p83) in -4227)
let () = note_int n120
let v158 = (match v114 with | { r3 = v97; r4 = q121; r5 = None; r6 = q122; r7 = q123 } -> (Error ((); (let (q124, q125, q126, q127) = (v114, (v3, a13), q122, a18') in ref q126))) | { r3 = q128; r4 = 2; r5 = (Some _); r6 = _; r7 } -> (let (_, q132, q133) = (let { r1 = q129; r2 = v97; _ } = { r0 = p85; r1 = a18'.r1; r2 = (Some p78) } in (let v130 = { r0 = p81; r1 = q129; r2 = v97 } in (let _v131 = p75 in (_v131, (-3), "\000\255x")))) in if (if v3 then 0.0 else (-0.5)) <= (2.0 -. p78) then (Ok (match v69 with | [] -> (Ok { r0 = x88'; r1 = r7; r2 = None }) | (_ :: _) -> (Ok { r0 = p86; r1 = r7; r2 = None }))) else (let { r0 = _; r1 = _; _ } = { a18' with r2 = None } in (match p74 with | 0.5 -> (Ok (Ok { r0 = x88'; r1 = p76; r2 = None })) | _ -> (Ok (Ok { r0 = p85; r1 = p80; r2 = None }))))) | ({ r3 = q134; r4 = q135; r5 = q136; r6 = q137; _ } | { r3 = q134; r4 = (0 as q135); r5 = (Some _ as q136); r6 = q137; r7 = _ }) -> (snd (((if a13 then (n70, a13, p81) else (n70, true, p86)), [|p76; p81; 0.5; p85|], (p83, 5)), (match "a".[hide 1 2] with | 'a'..'m' -> (Error (ref 16)) | 'n' -> (min (Ok (Ok { r0 = p80; r1 = p86; r2 = None })) (Ok (Ok { r0 = p86; r1 = p74; r2 = None }))) | q137 -> (Error (ref 15)) | exception Invalid_argument q138 -> (Error (ref n70))))) | { r3; r4 = (-2147483648); r5 = (Some q139); r6; r7 = q140 } -> (match v114 with | { r3 = _; r4 = _; r5 = q141; r6 = _; r7 = q142 } -> (Result.map_error (let rec f144 p143 = ref n87' in f144) (let ({ r0 = q145; r1 = q146; r2 = q147 } as w148) = a18' in List.fold_left (fun p149 p150 -> p149) (Ok (Ok { r0 = q145; r1 = 100.75; r2 = q147 })) []))) | { r3 = _; r4 = q151; r5 = (Some q152); r6 = q153; r7 = q154 } -> (try (try (Ok (Ok { r0 = p86; r1 = x88'; r2 = None })) with | _ -> (let v157 = (let rec f156 p155 = q151 in f156) in fst ((Ok (Ok { r0 = x88'; r1 = q154; r2 = None })), 7))) with | _ -> (if a13 then (Error (ref q153)) else (Ok (Ok { r0 = 1.0; r1 = q154; r2 = None })))))
let n159 = 610
let p75 = min ((let rec f161 p160 = "ohrfvgwo" in f161) a18'.r1) (match n71 with | (q162 | (-2147483647 as q162)) -> (if (try false with | Invalid_argument q163 -> (match a18' with | ({ r1; r2 = None; _ } | { r0 = r1; r1 = _; r2 = None }) -> v3 | { r0; r1 = q164; r2 = (Some 0.0) } -> v3 | { r0; r1 = q165; r2 = q166 } when q165 <> 1.0 -> a13 | { r0 = _; r1 = q167; r2 = q168 } -> a13 | { r0 = q169; r1 = q170; r2 = (Some _) } -> false | { r0 = q171; r1 = q172; r2 = (Some q173) } -> v3) | Failure _ -> a13 | Match_failure _ -> ((p82 + 1024) >= n27) | E0 -> (p75 >= p81)) then (Array.fold_left (let rec f176 p174 p175 = p174 in f176) "qkoexk" a61) else (String.lowercase_ascii (clip (Printf.sprintf "<%f>" (-1.7976931348623157e308))))) | ((-2147483648) | (-2147483648)) -> (if (let (q180, _, q181, q182) = ((let rec f179 p177 p178 = p82 in f179), 0.5, a13, p78) in (n87' - (-65536)) > 18) then (match a32 with | [] when ((match a32 with | [] -> false | (q183 :: q184) -> v3) && (Array.for_all (let rec f186 p185 = a13 in f186) a61)) -> (String.trim (clip "")) | [] -> ((clip "12") ^ "\000\255x") | ((q187' :: _) as w188) -> (if a13 then "tail \" end" else "")) else (string_of_float 10.0)) | q189 -> "rb" | _ -> "nhcwgn")
let c191 = 3.25 -. ((float_of_int (let _v190 = p76 in n87')))
let c192 = ((float_of_int (let _v190 = p76 in n87'))) *. 3.25
let c193 = (c192) -. (float_of_int (let _v190 = p76 in n87'))
let c194 = (c193) *. c191
let c195 = c192 *. (c193)
let () = note_float c195
let rec f196 p197 p198 p199' p200 p201 p202 p203 p204 p205 p206 p207 p208' p209 p210 p211 p212 p213 p214 p215 p216 p217 p218 p219 p220 p221 p222 p223 =
  if p197 < 1 then
    (p206 mod 1)
  else (
    f196 (p197 - 1) p212 p217 p199' p205 p203 p212 p208' p205 (match a20 with | [] -> (p209 - p219) | (_ :: []) -> a61.(0) | ((_ :: (_ :: p215)) | ([] as p215)) -> (let o224 = p217 in let o225 = 1 in let o226 = p208' in let o227 = p222 in let ( $ ) a b = (a lsl 1) + b in o224 $ o225 $ o226 $ o227)) p219 p205 a31.(0) p219 p208' p86 p218 ((p214 * 14) / (p223 lor 1)) p212 p221 p204 p204 (-18) p216 p198 p223 p200
  )
let n228 = f196 3 (-0.0) (0 * 4) 65536 (n71 mod 10) v114.r3 a18'.r0 v114.r4 p77 7 p83 (f196 2 10.0 19 p83 a19' c193 c194 p79 n87' n27 n120 p77 n159 4 14 p81 1 n87' c195 c193 n71 p83 n120 c194 c191 6 5) (17 * 14) (n17 lsl (n71 land 31)) (if a13 then 17 else (-3)) x88' n87' a61.(0) (c193 /. 0.5) (-. c191) (-32769) (( * ) p79 1) n87' (c192 +. c192) 2.0 (snd (1, p79)) (- n87')
let n247 = f196 1 (a28 (Array.make 9 p79) v3) (match { r0 = 3.25; r1 = c194; r2 = None } with | { r0 = 0.0; r1 = q229; r2 = q230 } -> p77 | { r0 = 0.0; r1 = 1.0; r2 = q231 } -> 14 | { r0 = 0.0; r1; r2 = _ } -> n159 | { r0; r1 = q232; _ } -> n87') (f196 1 p86 n71 n228 p79 c191 c192 9 n228 a15 p83 n228 n228 n228 p79 c191 n228 n87' c192 p85 p82 n87' p83 c193 p80 0 2) (let o233 = n120 in let o234 = p82 in let o235 = 5 in let o236 = 1 in let o237' = p79 in let ( = ) a b = b - a and ( |> ) a b = a lxor (b + 1) and ( && ) a b = (a lsl 1) + b in o233 = o234 = o235 = o236 && o237') c194 (1.5 /. c195) (p83 - p82) n27 p82 p82 (succ n228) (match v69 with | [] -> n71 | ((q238 :: q239) | (q238 :: q239)) when q238 < (-100.75) -> p82 | (_ :: q240) -> n159 | _ -> n228) a61.(0) (n87' land 2) 0.0 (f196 3 p85 p83 p83 9 x88' c192 (-1) n228 n120 5 n120 (-1) p83 n120 p81 8 n159 p80 c191 n120 4 n71 0.5 c195 n120 n120) 0 (p86 *. c194) (c192 +. c192) ((fun p241 -> p77) n87') (let o242 = n228 in let o243 = n70 in let o244 = n120 in let o245 = n27 in let ( land ) a b = b - a in o242 land o243 land o244 land o245) v114.r4 (let v246 = -3 in -0.0) c195 (-3) (p77 mod 2147483647)
let () = note_int n120
let () = (mix_0 5 a20; note_end 0)
let () = (mix_1 5 v114; note_end 0)
let () = note_int n71
let () = note_float x88'
let () = note_int n17
let () = (mix_2 5 v69; note_end 0)
let () = (mix_ints a31 0 1; note_end 0)
let () = ()
