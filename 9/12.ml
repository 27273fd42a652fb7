type t0 = { mutable r0 : float; r1 : int; mutable r2 : float array; r3 : int; r4 : int ref option; r5 : float; mutable r6 : int }
type t1 = C8 | C7 of char * int array * float | C9
type t2 = { mutable r10 : float; r11 : float array; r12 : unit }
exception E0
exception E1 of int
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
let rec tick_float k x = mix k; x
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
(fun p0 -> if not p0 then () else (if p0 then ())) (match if false then { r10 = (-100.75); r11 = (Array.make 4 1.5); r12 = () } else { r10 = 0.5; r11 = (Array.make 4 (-0.5)); r12 = () } with | { r10 = 0.0; r11 = [|q1; q2; _; q3|]; r12 } when (not ((Array.make 4 q1) >= (Array.make 4 10.0))) -> ("tail \" end" < "tail \" end") | { r10 = 0.0; r11 = [|q4; q5; _; _|]; r12 = q6 } -> (true && true) | { r10 = _; r11 = [|_; q7; q8; _|]; r12 = q9 } -> (false || true) | { r10 = q10; r11 = q11; r12 = q12 } -> (let v13 = Array.make 8 q10 in false) | ({ r10 = 0.5; r11 = [|q14|]; r12 = _ } | { r11 = [|(0.5 as q14); _; _; _|]; _ }) -> (0.5 <> q14));
let x233 = (match { r0 = (float_of_int (-3)); r1 = 4096; r2 = [|1.5; 0.0; 10.0; 3.25|]; r3 = (5 + 18); r4 = (if true then None else None); r5 = ((-3.25) *. (-2.0)); r6 = (compare (ref 1) (ref 19)) } with | { r0 = q15; r1 = q16; r2 = q17; r3 = _; r4 = None; r5 = q18; r6 = 9 } -> (
  (match { r0 = q18; r1 = q16; r2 = q17; r3 = q16; r4 = None; r5 = q18; r6 = q16 } with | { r0 = q19; r1 = q20; r2 = q21; r3 = q22; r4 = q23; r5; r6 } -> (tick_float 8 q19))) | { r0; r2 = q24'; r3 = q25; r4 = None; r5 = _; r6 = 7; _ } -> (
  let f26 q24' p27 p28 =
    (fun p29 -> q24'.r12) ((clip (let q25 = q25 in "b c")) ^ (if false then "" else "a"));
    ((q24'.r10 <- (p27.((fst (5, q25)) land 7) +. r0)); (Array.length p28))
  in
  let g30 = f26 (match [] with | ([] | []) -> { r10 = r0; r11 = (Array.make 4 r0); r12 = () } | ((_ | [|_|]) :: []) -> { r10 = 100.75; r11 = q24'; r12 = () } | (q32 :: []) -> { r10 = (-3.25); r11 = (Array.make 4 3.25); r12 = () } | ((q33 :: (q34 :: q35)) | (q34 :: ((q33 :: _) as q35))) -> { r10 = 100.75; r11 = q24'; r12 = () }) in
  let g31 = g30 (Array.fold_right (let rec f38 p36 p37 = p37 in f38) q24' (Array.make 8 r0)) in
  let n46 = g31 (match C8 with | (C8 as w39) -> (Array.make 2 11) | (C7 (('a'..'m' as w40), q41, 1.0) as w42) -> q41 | C7 ('0'..'9', q43, 1.0) -> q43 | C7 (_, _, 1.0) -> (Array.make 2 q25) | C7 (_, q44, q45) -> q44 | C9 -> (Array.make 2 q25)) in
  let n47 = g31 (create_array 2 n46) in
  let s60 = ref n47 in
  for i59 = 0 to 11 - 1 do
    s60 := (((match { r10 = 0.0; r11 = q24'; r12 = () } with | ({ r11 = [|0.0; q48; q49; q50|]; r12 = q51; _ } as w52) -> 7 | { r11 = [|q53; q54; _; q55|]; r12 = q56; _ } -> n46 | { r10 = q57; r11 = _; r12 = q58 } -> n47) + (n46 - n46)) + ((if Array.fold_left (fun p61 p62 -> p61) true q24' then ((!s60) * ((match { r10 = 0.0; r11 = q24'; r12 = () } with | ({ r11 = [|0.0; q48; q49; q50|]; r12 = q51; _ } as w52) -> 7 | { r11 = [|q53; q54; _; q55|]; r12 = q56; _ } -> n46 | { r10 = q57; r11 = _; r12 = q58 } -> n47) + (n46 - n46))) else !s60)))
  done;
  let n63 = !s60 in
  note_int n63;
  r0) | { r0 = q64; r1 = q65; r2 = [|_; _; _; q66|]; r3 = _; r4 = None; r5 = _; r6 = (-3) } when q65 <> (-8) -> (
  let n72 = (let v71 = (try (if if false then true else false then (let { r10; r11 = q67; r12 = _ } = { r10 = 100.75; r11 = (Array.make 4 q66); r12 = () } in -0.5) else q66) with | _ -> (let _v70 = ((fun p68 p69 -> p69), []) in q66)) in (let (_, _) = (q65, '0') in q65 - q65)) in
  let f73 p74 p75 p76 =
    ((match 14 :: [] with | [] -> () | (9 :: p75) -> ((); ()) | (5 :: q77) -> (p75.(0) <- q64) | (2 :: _) -> (p75.(7) <- q64) | ((-2147483648) :: []) -> () | ((-2147483648) :: (q78 :: [])) -> (if false then () else ()) | ((-2147483648) :: ((q79 :: (_ :: q80)) | ((q79 :: (_ :: _)) as q80))) -> (try (p75.(1) <- q66) with | Invalid_argument q81 -> () | Division_by_zero -> () | Not_found -> () | Match_failure _ -> ()) | (1 :: q82) -> (match q82 with | ([] | []) -> () | ((p75 :: q83) | (p75 :: q83)) -> () | (q84 :: q85) -> ()) | (q86' :: _) -> (if true then ())); ());
    4
  in
  let g87 = f73 (let rec f90 p89 = p89 in f90) in
  let g88 = g87 (let { r10 = q91'; r11 = q92; r12 = q93 } = { r10 = q66; r11 = (Array.make 4 q66); r12 = () } in Array.make 9 q66) in
  let n94 = g88 (n72 / (q65 lor 1)) in
  let n95 = g88 (List.length []) in
  -1.7976931348623157e308) | { r0 = q96'; r2 = [|q97'; q98; q99; q100|]; r4 = (None as w101); r5 = q102; r6 = (-3); _ } -> (
  let x107 = (let v106 = [|(match w101 with | None when (1073741824 != (int_of_float q102)) -> q102 | None -> q100 | Some q103' -> q98); (float_of_string "-1.0"); (float 17); 4096.0; q102; (match w101 with | (None | None) -> q98 | Some q104 -> q100); (let v105' = () in q100); q99|] in v106.(0)) in
  note_float x107;
  (if 13 <= 5 then (let v108 = 20 in q96') else ((); 0.0))) | ({ r0 = q109; r1; r2; r3; r4 = None; r5; r6 = (-3) } | { r0 = q109; r1; r2; r3 = _; r4 = _; r5; r6 = r3 }) -> (
  let f110 p111 p112 p113 =
    (let v114 = (5e-324, (max (Array.make 4 r1) (Array.make 4 r3))) in r2.(0) <- (r5 -. p113));
    let v115 = (10.0, 5, r3, (Array.make 8 r1)) in
    (match ((min 2.0 (try (match v115 with | (q116, 2, _, q117) -> q116 | ((q118, 4, _, _) | ((1.0 as q118), _, _, _)) -> q109 | ((0.0 as w119), (-2), q120, q121) -> w119 | (((q122, q123, p112, q124) as w125) | ((q122, (-2 as q123), p112, q124) as w125)) -> q122 | (q109, q126, q127, q128) -> p113) with | Division_by_zero -> p113 | E1 q129 -> p113)), ((let o130 = r3 in let o131 = r3 in let o132 = r3 in let ( >= ) a b = a * 2 - b in o130 >= o131 >= o132) * (int_of_float r5)), (((); ()); r3), (match v115 with | (_, q133, q134, p113) -> (create_array 8 r1))) with | (_, _, q135, q136) -> r1) - r3
  in
  let g137 = f110 (max r5 r5) in
  let g138 = g137 (let v139 = ({ r10 = r5; r11 = (Array.make 4 r5); r12 = () }, (r3, r1, false, false)) in ((Array.make 1 r5), (fun p140 -> r3))) in
  let n141 = g138 100.75 in
  let n142 = g138 q109 in
  note_int n142;
  float_of_string "1.5") | ({ r0 = _; r1 = q143; r2 = q144; r3 = q145; r4 = None; r5 = q146; r6 = q147 } | { r1 = q147; r2 = q144; r3 = q145; r4 = None; r5 = q146; r6 = q143; _ }) -> (
  let f148 p149' p150 p151 =
    let n155 = (match p151 with | [] -> ((fun p152 -> q147) None) | ((1.0 :: q153) | ((1.0 :: _) as q153)) -> (compare { r10 = 100.75; r11 = q144; r12 = () } { r10 = q146; r11 = (Array.make 4 q146); r12 = () }) | ((q154 :: _) | (q154 :: _)) -> (q143 - q147)) * (Array.length p149') in
    let f156 p157 p158 p159 =
      ((); (match p159 with | (((-1), q160, n155, _) | ((2 as n155), q160, _, _)) -> (if true then (Array.make 2 q146) else (Array.make 2 q146)) | (1, q161, _, q162) -> (Array.make 2 q146) | ((0 as w163), p157, p158, [||]) -> (let (q165, _) = (q146, (fun p164 -> false)) in Array.make 2 q165) | (0, q166, q167, q168) -> (if false then (Array.make 2 q146) else (Array.make 2 q146)) | ((q169, q170, 1, _) | (_, q170, q169, _)) -> (Array.make 2 q146) | (q171, q172, 6, _) -> (if false then (Array.make 2 q146) else (Array.make 2 q146)) | (_, q173, 4, _) -> [|q146; q146|] | (_, _, q174, q175) -> (try [|q146; q146|] with | Failure q176 when (p157 >= 3) -> (Array.make 2 q146) | Not_found -> (Array.make 2 q146) | Match_failure _ -> (Array.make 2 3.25) | E0 -> (Array.make 2 q146) | E1 3 when (if false then true else true) -> (Array.make 2 2.0) | E1 5 -> (Array.make 2 q146) | E1 q177 -> (Array.make 2 q146) | _ -> (Array.make 2 q146)) | exception _ -> (Array.make 2 q146)))
    in
    1e999
  in
  let g178 = f148 (Array.make 8 q145) in
  let g179 = g178 (try (match Array.make 8 14 with | q180 when ((q143 - q147) <= q143) -> (let rec f182 p181 = (q145, q147) in f182)) with | Match_failure _ -> (fun p183 -> (q145, 18))) in
  let x184 = g179 (if false then [] else []) in
  note_float x184;
  let x185 = g179 (snd ((-2), [])) in
  f148 [|q147; 5; (-2); q143; 13; q145; q145; q145|] (fun p186 -> (q145, q145)) [x184; x185]) | { r0 = q187; r1 = q188; r3; r4 = (Some q189); r5; r6 = q190; _ } -> (
  r5) | ({ r1 = 8; r2 = _; r3; r4 = _; r5 = _; r6 = q191; _ } | { r0 = _; r1 = r3; r2 = _; r3 = 8; r6 = q191; _ }) -> (
  (match C8 with | C8 -> (-100.75) | C7 (q192, _, _) -> (-1.0) | C9 -> 100.75) -. (-. (-1.0))) | _ -> (
  let x210 = ((match { r10 = 0.0; r11 = (Array.make 4 100.75); r12 = () } with | { r10 = 0.5; r11 = ([|_; _; _; _|] | [|_|]); r12 = q196 } -> 10.0 | { r10 = q197; r11 = [|q198|]; r12 = _ } -> 2.0 | (({ r10 = 0.0; r11; r12 = q199' } as w200) | ({ r10 = 0.0; r11; r12 = q199' } as w200)) -> (-0.0) | ({ r10; r11 = q201'; r12 = q202' } as w203) -> r10) *. (2.0 *. 0.5)) +. ((let v209 = (let rec f208 p204 (q205, q206) p207 = Ok p204 in f208) in 10.0) -. (3.25 *. 1.0)) in
  note_float x210;
  let f211 p212 p213 p214 =
    (match p213 with | None -> (-1073741824) | None -> ((match (x210, x210, { r10 = x210; r11 = (Array.make 4 x210); r12 = () }, 19) with | ((0.5, 1.0, q215, _) as w216) -> 4 | (0.5, q217, _, p212) -> p212 | ((q218, q219, _, (3 as w220)) | (q219, q218, _, w220)) -> 9) - (let i221 = 8 in if i221 >= 0 && i221 < 1 then p212.(i221) else 20)) | Some q222 -> (-7))
  in
  let g223 = f211 (max (Array.make 1 18) (Array.make 1 15)) in
  let g224 = g223 (match Array.make 4 x210 with | [|1.0; q225; q226; q227|] -> None | [|q228; q229; _; q230|] -> None | f211 -> None) in
  let n231 = g224 false in
  note_int n231;
  let n232 = g224 true in
  x210)) in
note_float x233;
note_float x233;
()
