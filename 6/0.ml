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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
in
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
in
let rec coarse x = floor (x *. 1000.0 +. 0.5)
in
let rec tick_int k x = mix k; x
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let n0 = 6 in
note_int n0;
(let v5 = (match C19 with | C18 -> (3.25, n0, n0) | (C21 | C21) -> (if true then (10.0, n0, n0) else (2.0, n0, n0)) | C24 -> ((); (10.0, n0, 10)) | C29 -> (1.0, 5, 1) | C10 -> (match None with | (None | (Some 2)) -> (100.75, n0, n0) | Some q1 -> ((-0.5), q1, 12)) | C8 -> ((let rec f3 p2 = ((-0.0), n0, n0) in f3) (Array.make 4 n0)) | C31 -> (1.0, n0, n0) | C30 -> ((); ((-2.0), n0, 14)) | q4 -> (1.0, n0, n0)) in ((note_float (-2.0)); (if false then ())));
let v124 = (match { { r0 = "a"; r1 = 3.25; r2 = None; r3 = n0; r4 = (-2); r5 = (Array.make 2 n0); r6 = [] } with r6 = ((floor (2.0 +. 100.75)) :: []); r0 = "fjylx" } with | ({ r0 = q6; r1 = q7'; r2 = q8; r3 = n0; r5 = _; r6 = q9; _ } | { r0 = q6; r1 = q7'; r2 = q8; r3 = n0; r4 = _; r5 = _; r6 = q9 }) -> (not ((q7' <= ((); (-0.5))) && ((18 * n0) <> (let o10 = n0 in let o11 = -2 in let o12 = n0 in let o13 = 0 in let o14 = n0 in let ( >= ) a b = b - a in o10 >= o11 >= o12 >= o13 >= o14)))) | exception Invalid_argument _ -> (let v21 = (if ((); false) then (let _v15 = Array.make 16 9 in -2.0) else 1e999) = (try (match (match C7 with | C18 -> 10.0 | (C21 | C10) -> 0.0 | (C11 | C11) -> 10.0 | (C30 | C14) when ((min (-2) 8) <= (match C7 with | (C28 | C22) -> n0 | C27 -> n0 | (C17 | C21) -> n0 | C26 -> n0 | C14 -> n0 | (C10 | C7) -> n0 | C25 -> n0 | C8 -> n0 | C31 -> n0 | C30 -> (-2) | n0 -> (-2))) -> 0.5 | C29 -> 0.5 | C20 when ((match C7 with | C18 -> true | C28 -> true | (C9 | C9) -> false | C24 -> false | C26 -> true | (C15 | C15) -> true | (C22 as w16) -> true | C10 -> false | ((C25 as w17) | (C20 as w17)) -> true | (C20 | C25) -> true | (C29 | C8) -> false | (C31 | C31) -> false | (C16 as w18) -> false | C12 -> true | C13 -> false | C17 -> true | n0 -> false) < true) -> 1.5 | C19 -> 1.5 | C30 when (((); n0) > (match n0 with | -1 -> n0 | 4 -> n0 | 6 -> 3 | _ -> n0)) -> 1.5 | C17 -> (-10.0) | _ -> 100.75 | _ -> (-1.0)) with | 0.0 when false -> (let v19 = -3.25 in v19) | q20 -> (min 1.5 q20)) with | Match_failure _ -> (0.0 +. 10.0)) in (n0 + 32767) >= 13) | exception Not_found -> (if ((( *. ) 3.25 (-100.75)) -. (-. 1.5)) > (coarse (sin (limit (-1e-310) (-100.0) 100.0))) then ((match (let rec f23 p22 = { r0 = "12"; r1 = 1.0; r2 = None; r3 = 16; r4 = n0; r5 = (Array.make 2 n0); r6 = [] } in f23) false with | { r0 = q24'; r1 = _; r2 = None; r3 = (3 as w25); r5; r6 = _; _ } -> (Array.fold_right (fun p26 p27 -> 'a') r5 '\'') | ({ r0 = _; r1 = q28; r2 = None; r3 = _; r4 = q29; r5 = q30; r6 = q31 } | { r0 = _; r1 = q28; r2 = None; r3 = 6; r4 = q29; r5 = q30; r6 = q31 }) -> '\255' | { r0 = q32; r1; r2 = None; r3 = 4; r4 = _; r5; r6 = q33 } -> '7' | ({ r0 = q34; r1 = q35; r2 = None; r3 = (-2147483648 as w36); r4 = n0; r5; r6 } | { r0 = q34; r2 = None; r3 = w36; r4 = n0; r5; r6 = ((q35 :: _) as r6); _ }) -> (let s37 = q34 in let i38 = n0 in if i38 >= 0 && i38 < String.length s37 then s37.[i38] else '\255') | { r0 = q39; r1 = q40; r2 = None; r3 = 8; r4 = q41; r5 = q42; r6 } -> (let s43 = "\000\255x" in let i44 = n0 in if i44 >= 0 && i44 < String.length s43 then s43.[i44] else '\'') | { r2 = None; r3 = 5; r4 = q45; r6 = q46; _ } -> (let s47 = "" in let i48 = q45 in if i48 >= 0 && i48 < String.length s47 then s47.[i48] else '0') | ({ r0 = q49; r1 = q50; r2 = q51; r3; r5 = q52; r6 = q53; _ } | { r0 = q49; r1 = q50; r2 = (None as q51); r4 = r3; r5 = q52; r6 = q53; _ }) -> (let s54 = q49 in let i55 = r3 in if i55 >= 0 && i55 < String.length s54 then s54.[i55] else '0') | { r0 = q56; r1 = q57; r2 = (Some _); r3 = 7; r4 = q58; r5 = q59; r6 = _ } -> (let s60 = q56 in let i61 = 15 in if i61 >= 0 && i61 < String.length s60 then s60.[i61] else '0') | ({ r0 = q62; r1; r2 = (Some _); r3; r4 = q63; r5; r6 = q64 } | { r0 = q62; r1; r2 = (Some _); r3; r4 = q63; r5; r6 = q64 }) -> '\029') > (match n0 with | 9 -> (String.fold_left (fun p65 p66 -> p66) '0' "") | 2 -> (let s67' = "b c" in let i68 = n0 in if i68 >= 0 && i68 < String.length s67' then s67'.[i68] else ' ') | -1 -> (if true then '\'' else '\255') | q69 -> (Array.fold_right (let rec f72' p70 p71 = ' ' in f72') (Array.make 2 (-2.0)) ' '))) else false) | exception Match_failure _ -> (if (try ((-. 100.75) < (2.0 +. (-0.0))) with | _ -> false) || ((abs_float 0.0) <= 1e16) then ((((String.length "\000\255x") + 4096) <= (3 lsr 22)) && true) else (match ((let rec f74 p73 = n0 in f74) C7) :: (match { r0 = "12"; r1 = (-0.0); r2 = None; r3 = 12; r4 = n0; r5 = (Array.make 2 n0); r6 = [] } with | { r0 = q75; r1 = _; r2 = None; r3 = n0; r4 = q76; r5 = q77'; r6 } -> [] | { r0 = "a"; r2 = (Some q78); r3; r4 = q79; r6; _ } -> [] | { r0 = ""; r1 = q80; r2 = (Some q81); r3; r4 = q82; r5; r6 } -> [] | { r0; r1; r2 = (Some q83); r3 = q84; r4 = q85; r5 = q86; r6 } -> []) with | ([] | []) -> ((try (n0 - n0) with | _ -> n0) == n0) | (((-2) :: q87) | (9 :: q87)) -> ((if true then () else ()); ("12" = "12")) | ((q88 :: q89) | (q88 :: q89)) -> (if (let (_, q90, _, _) = ((n0, 2.0, 8), (Array.make 8 2.0), None, (q88, q88, q88)) in true) then (true || false) else ((q88 - (-1073741824)) >= 5)))) | exception E1 -> ((match { { r0 = ""; r1 = 2.0; r2 = None; r3 = 12; r4 = n0; r5 = (Array.make 2 n0); r6 = [] } with r3 = (max n0 n0); r1 = (2.0 +. 2.0) } with | (({ r0 = q91; r1; r2; r4 = 7; r5 = n0; r6 = q92; _ } as w93) | ({ r0 = q91; r1; r2; r4 = _; r5 = n0; r6 = q92; _ } as w93)) -> ((ceil r1) *. 0.5) | { r0 = q94; r1 = q95; r2; r3; r4 = (1 as w96); r5 = q97; r6 } -> (((-1.5) *. q95) -. (q95 +. q95)) | { r0 = q98; r1 = q99; r2 = q100; r3 = q101; r4 = q102; r5 = [|n0; 8|]; r6 = q103 } -> (abs_float (let (q106, _) = ((fun p104 p105 -> p104), (ref q99)) in 100.75)) | { r0 = q107; r1 = q108; r2 = q109'; r3 = _; r4 = q110; r5 = [|q111; 3|]; r6 = q112 } -> (let v113 = C11 in 10.0 +. q108) | { r0 = n0; r1; r2 = q114; r3 = q115; r4; r5 = [|q116; 1|]; r6 = _ } -> ((List.fold_left (let rec f119 p117 p118 = p117 in f119) r1 []) *. (match q114 with | None -> r1 | Some None -> r1 | ((Some (Some _)) | (Some (Some _))) -> r1)) | ({ r0 = _; r2 = n0; r4; r5 = [|q120; _|]; r6 = q121; _ } | { r0 = _; r1 = _; r2 = (Some _ as n0); r3 = r4; r4 = q120; r5 = _; r6 = q121 }) -> (if min true true then ((-10.0) *. 2.0) else (-0.1)) | { r0; r1 = q122; r2 = q123; r3 = n0; r4; r5 = _; r6 } -> q122) <= (-. 1.7976931348623157e308))) in
(mix (if v124 then 1 else 0); note_end 0);
let a125 = (let v126 = -2 in Array.make 9 18) in
let a127 = (let v128 = v124 in Array.make 2 n0) in
let rec loop131 i129 n132 s130 =
  if i129 < 0 then s130 else (
    (a127.(i129) <- (a125.(0) + (s130)));
    loop131 (i129 - 1) n132 ((a125.(0) - (s130)) * a127.(i129))
  )
in
let n133 = loop131 (2 - 1) 2 n0 in
note_int n133;
let n134' = n0 in
note_int n134';
let x280 = (try (
  let n186 = (let v168 = (match (let { r0 = q135; r1 = q136; r2 = q137; r3 = _; r4 = _; r5; r6 = q138 } = { r0 = "tail \" end"; r1 = 10.0; r2 = None; r3 = n134'; r4 = n133; r5 = a127; r6 = [] } in C7) with | C9 when (n133 <> (try (n134' - 13) with | _ -> n134')) -> (match { r0 = "b c"; r1 = (-100.75); r2 = None; r3 = n133; r4 = n0; r5 = a127; r6 = [] } with | ({ r0 = q139; r2 = q140; r3 = q141; r4; r5 = [|_|]; _ } | { r0 = q139; r2 = q140; r3 = q141; r4; r5 = [|_|]; _ }) when r4 < 2248 -> { r0 = q139; r1 = 0.5; r2 = q140; r3 = n134'; r4 = 2; r5 = a127; r6 = [] } | { r0 = _; r1 = n134'; r2 = _; r3 = q142; r4; r5 = q143; r6 = _ } -> { r0 = ""; r1 = n134'; r2 = None; r3 = 18; r4 = n133; r5 = (Array.make 2 n133); r6 = [] }) | C22 -> { r0 = ""; r1 = 0.0; r2 = None; r3 = n134'; r4 = n134'; r5 = a127; r6 = [] } | C20 -> (let ((q144, (q145, q146), _, q147) as w148) = ('0', (10, n133), 10.0, ('\n', 100.75)) in { r0 = ""; r1 = 2.0; r2 = None; r3 = (-1); r4 = 2; r5 = (Array.make 2 n134'); r6 = [] }) | (C8 | C8) when v124 -> { r0 = "12"; r1 = 0.5; r2 = None; r3 = n134'; r4 = 1; r5 = a127; r6 = [] } | ((C31 as w149) | (C15 as w149)) when (if not v124 then ("" <= "12") else (v124 && v124)) -> { { r0 = ""; r1 = 1.5; r2 = None; r3 = n133; r4 = n134'; r5 = (Array.make 2 (-2)); r6 = [] } with r5 = (Array.make 2 n133); r6 = []; r0 = "tail \" end"; r1 = 1.5; r2 = None; r3 = n133 } | C30 when (not (n134' = n134')) -> ((); { r0 = ""; r1 = 0.5; r2 = None; r3 = n133; r4 = 4; r5 = a127; r6 = [] }) | (C13 | C13) when v124 -> (match Ok (-1.0) with | Ok _ when v124 -> { r0 = "\000\255x"; r1 = 0.0; r2 = None; r3 = n0; r4 = 8; r5 = (Array.make 2 n133); r6 = [] } | Error _ when (10.0 <= (sqrt (-2.0))) -> { r0 = ""; r1 = 0.0; r2 = None; r3 = n134'; r4 = n134'; r5 = a127; r6 = [] }) | C17 -> (if true then raise E1 else { r0 = "\000\255x"; r1 = 0.0; r2 = None; r3 = n134'; r4 = (-3); r5 = a127; r6 = [] }) | C28 -> (if v124 then { r0 = "tail \" end"; r1 = 2.0; r2 = None; r3 = n133; r4 = n134'; r5 = a127; r6 = [] } else { r0 = ""; r1 = 100.75; r2 = None; r3 = n134'; r4 = n133; r5 = a127; r6 = [] }) | C27 when (let v150 = if v124 then None else None in min v124 v124) -> { r0 = "tail \" end"; r1 = 2.0; r2 = None; r3 = n133; r4 = n133; r5 = a127; r6 = [] } | C11 -> (match C7 with | (C27 | C14) when false -> { r0 = "tail \" end"; r1 = 100.75; r2 = None; r3 = n134'; r4 = n133; r5 = (Array.make 2 1); r6 = [] } | C24 when v124 -> { r0 = "a"; r1 = (-10.0); r2 = None; r3 = 0; r4 = n133; r5 = (Array.make 2 n134'); r6 = [] } | (C14 | C14) when v124 -> { r0 = "12"; r1 = 0.0; r2 = None; r3 = n0; r4 = n134'; r5 = a127; r6 = [] } | C23 -> { r0 = "\000\255x"; r1 = 3.25; r2 = None; r3 = n133; r4 = n134'; r5 = (Array.make 2 n134'); r6 = [] } | C10 when (not (n0 < n134')) -> { r0 = ""; r1 = 10.0; r2 = None; r3 = n134'; r4 = n133; r5 = (Array.make 2 (-1)); r6 = [] } | C19 when v124 -> { r0 = "12"; r1 = 3.25; r2 = None; r3 = 2; r4 = 15; r5 = a127; r6 = [] } | C12 when (let (_, q153, _) = (match (-2.0) with | 0.0 -> ((ref n133), n134', { r0 = "b c"; r1 = 10.0; r2 = None; r3 = n134'; r4 = n133; r5 = a127; r6 = [] }) | (1.0 as w151) -> ((ref 3), n134', { r0 = "tail \" end"; r1 = (-1.0); r2 = None; r3 = n0; r4 = n133; r5 = a127; r6 = [] }) | q152 -> ((ref n133), 11, { r0 = "tail \" end"; r1 = q152; r2 = None; r3 = n133; r4 = n134'; r5 = a127; r6 = [] })) in max false v124) -> { r0 = "tail \" end"; r1 = (-2.0); r2 = None; r3 = (-3); r4 = 8; r5 = a127; r6 = [] } | _ -> { r0 = "\000\255x"; r1 = 0.0; r2 = None; r3 = n134'; r4 = n134'; r5 = (Array.make 2 14); r6 = [] } | _ -> { r0 = "b c"; r1 = (-2.0); r2 = None; r3 = n134'; r4 = 1; r5 = a127; r6 = [] }) | C24 -> { r0 = "tail \" end"; r1 = 0.5; r2 = None; r3 = n134'; r4 = n0; r5 = a127; r6 = [] } | C15 -> (match Array.make 4 n134' with | [|n134'; q154; 9; _|] when q154 = 3 -> { r0 = ""; r1 = 0.5; r2 = None; r3 = q154; r4 = n134'; r5 = a127; r6 = [] } | [|q155; _; q156; q157|] -> { r0 = "b c"; r1 = 10.0; r2 = None; r3 = q157; r4 = 12; r5 = a127; r6 = [] } | _ -> { r0 = "\000\255x"; r1 = (-100.75); r2 = None; r3 = n134'; r4 = n134'; r5 = (Array.make 2 5); r6 = [] }) | C29 -> (match C7 with | C9 -> { r0 = "12"; r1 = 1.5; r2 = None; r3 = n0; r4 = n0; r5 = a127; r6 = [] } | C11 when v124 -> { r0 = "tail \" end"; r1 = (-0.5); r2 = None; r3 = n134'; r4 = n134'; r5 = a127; r6 = [] } | q158 when false -> { r0 = "tail \" end"; r1 = 1.5; r2 = None; r3 = n134'; r4 = n134'; r5 = a127; r6 = [] } | C15 -> { r0 = "12"; r1 = 1.0; r2 = None; r3 = n0; r4 = 4; r5 = a127; r6 = [] } | (C23 as w159) when ((n134' * 26) = (15 lxor n134')) -> { r0 = "12"; r1 = 2.0; r2 = None; r3 = n133; r4 = n134'; r5 = a127; r6 = [] } | (C23 | C29) -> { r0 = "12"; r1 = 0.5; r2 = None; r3 = n133; r4 = n134'; r5 = (Array.make 2 17); r6 = [] } | C19 -> { r0 = "b c"; r1 = 1.5; r2 = None; r3 = n133; r4 = 6; r5 = a127; r6 = [] } | C31 when false -> { r0 = "12"; r1 = 1.0; r2 = None; r3 = n134'; r4 = n134'; r5 = (Array.make 2 n134'); r6 = [] } | _ when (5914 >= n134') -> { r0 = ""; r1 = 1.0; r2 = None; r3 = n134'; r4 = n134'; r5 = a127; r6 = [] }) | (C31 | C20) -> (match 'a' with | 'a'..'m' when (((-3.25) -. 2.0) <= (if v124 then (-1.0) else 10.0)) -> { r0 = "tail \" end"; r1 = 10.0; r2 = None; r3 = n0; r4 = n134'; r5 = a127; r6 = [] } | '0'..'9' -> { r0 = "b c"; r1 = (-2.0); r2 = None; r3 = n134'; r4 = n134'; r5 = a127; r6 = [] } | 'n' -> { r0 = "12"; r1 = 1.0; r2 = None; r3 = n133; r4 = 16; r5 = (Array.make 2 n133); r6 = [] } | 'a'..'m' when ([] < (max [] [])) -> { r0 = ""; r1 = 0.0; r2 = None; r3 = n133; r4 = n0; r5 = a127; r6 = [] } | _ when (let v160 = 3.25 in 5 <> n134') -> { r0 = ""; r1 = 1.5; r2 = None; r3 = n134'; r4 = 3; r5 = a127; r6 = [] } | _ -> { r0 = ""; r1 = 1.5; r2 = None; r3 = n134'; r4 = (-3); r5 = (Array.make 2 n134'); r6 = [] }) | C25 -> (if v124 then raise (Invalid_argument "\000\255x") else { r0 = "b c"; r1 = 3.25; r2 = None; r3 = 15; r4 = n133; r5 = (Array.make 2 n133); r6 = [] }) | C7 -> ((); { r0 = "b c"; r1 = 1.5; r2 = None; r3 = 17; r4 = n0; r5 = (Array.make 2 n133); r6 = [] }) | (C9 | C31) -> (let { r0; r1 = q161; r2 = q162; r3; r4 = q163; r5 = q164; r6 = q165 } = { r0 = "tail \" end"; r1 = (-1.0); r2 = None; r3 = n133; r4 = n134'; r5 = a127; r6 = [] } in { r0 = r0; r1 = q161; r2 = q162; r3 = q163; r4 = n133; r5 = q164; r6 = q165 }) | (C16 | C29) -> ((); { r0 = ""; r1 = 2.0; r2 = None; r3 = n134'; r4 = n134'; r5 = a127; r6 = [] }) | C12 when v124 -> { r0 = ""; r1 = 3.25; r2 = None; r3 = 1; r4 = n134'; r5 = (Array.make 2 n134'); r6 = [] } | C17 when ((let rec f167 p166 = if v124 then v124 else false in f167) (-2334)) -> (if v124 then raise E1 else { r0 = ""; r1 = 100.75; r2 = None; r3 = n0; r4 = 18; r5 = a127; r6 = [] }) | _ when ((-1.7976931348623157e308) >= (let a125 = n134' in 2.0)) -> { r0 = "a"; r1 = 2.0; r2 = None; r3 = n134'; r4 = n134'; r5 = (Array.make 2 n0); r6 = [] } | _ -> { r0 = "\000\255x"; r1 = 1.0; r2 = None; r3 = n134'; r4 = n134'; r5 = a127; r6 = [] }) in (match ((); { r0 = "\000\255x"; r1 = 100.75; r2 = None; r3 = n133; r4 = n134'; r5 = (Array.make 2 n133); r6 = [] }) with | { r0 = "a"; r1 = q169; r2 = None; r3 = q170; r4 = a125; r5 = q171; r6 = q172 } when a125 < (-7) -> (match { r0 = ""; r1 = q169; r2 = None; r3 = n134'; r4 = a125; r5 = q171; r6 = [] } with | { r0 = q173; r1 = q174; r2 = q175; r3; r4 = q176; r5 = q177; r6 = q172 } -> r3) | { r0 = "a"; r1 = q178'; r2 = (Some _); r3 = _; r4 = q179; r5; r6 } -> v168.r4 | ({ r0; r1 = _; r2; r3 = (1 as w180); r5 = q181; r6 = _; _ } as w182) -> (Array.length q181) | { r0 = q183; r1 = _; r2 = q184; r3 = q185; r5; r6; _ } when q185 < 3254 -> n134')) in
  let a278 = (match { r0 = (let _v187 = None in "a"); r1 = 0.5; r2 = (Array.fold_left (fun p188 p189 -> None) None a127); r3 = (String.length "a"); r4 = (- 20); r5 = [|n134'; n186|]; r6 = [100.75] } with | { r0 = q190; r1 = q191; r2 = q192; r3 = q193; r4 = q194; r5 = q195; r6 = _ } -> (
    Array.copy q195) | { r1 = q196; r3 = q197; r4 = q198; _ } when q197 <> 18 -> (
    a127) | { r0 = n186; r1 = q199; r2 = q200; r3 = _; r4 = q201; r5 = q202; r6 } when q201 < 8 -> (
    Array.mapi (let rec f205 p203 p204 = if false then n134' else p204 in f205) q202) | { r0 = _; r1 = q206; r2; r4 = q207; r5 = q208; r6 = _; _ } when q206 = 100.75 -> (
    let n219 = (match r2 with | None -> (let C10 = List.fold_right2 (let rec f211 p209 a125 p210' = p210' in f211) [] [] C7 in n186 + q207) | ((Some q212 as w213) | (Some q212 as w213)) -> ((let o214 = 1 in let o215 = n134' in let o216 = n134' in let o217 = n186 in let o218 = n133 in let ( *. ) a b = a * 2 - b and ( &&& ) a b = a * 2 - b and ( @ ) a b = (a lsl 1) + b in o214 *. o215 &&& o216 &&& o217 &&& o218) lsl 20)) in
    note_int n219;
    Array.mapi (let rec f222 p220 p221 = p221 / (-3) in f222) a127) | ({ r0; r1 = q223; r2 = q224; r3 = _; r4 = _; r5; r6 } | { r0; r1 = q223; r2 = q224; r3 = _; r5; r6; _ }) -> (
    let n229' = (try ((min (match r6 with | ([] | (0.0 :: _)) -> n186 | (0.0 :: _) -> n134' | (1.0 :: q225) -> n133 | (q226 :: q223) -> n134') (2 * (-6))) mod ((snd (max ('0', n186) ('a', n134'))) lor 1)) with | _ -> (match r6 with | ([] as w227) when ((if v124 then true else false) > ([] > w227)) -> (if true then raise (Invalid_argument r0) else n186) | ((0.0 :: _) | (0.0 :: _)) -> 14 | (_ :: q228) when ((n134' mod (2 lor 1)) <> (n186 * 34)) -> a127.(0))) in
    note_int n229';
    let x277 = (try (
      let apply230 p231 p232 =
        let s233 = p232 (if v124 then ' ' else ' ') in
        (tick_int 17 n133) / ((((-18) * (try (let ({ r0 = q234; r1 = q235; r2 = _; r3; r4; r5 = _; r6 = _ } as w236) = if v124 then raise Division_by_zero else { r0 = s233; r1 = q223; r2 = q224; r3 = n133; r4 = n134'; r5 = r5; r6 = [] } in (-1) mod 2147483647) with | Division_by_zero -> (Array.length r5))) land 15) lor 1)
      in
      let n242 = apply230 (match 'z' with | ('a'..'m' as w237) -> (ref v124) | 'n' -> (ref v124) | ('a'..'m' as w238) -> (ref v124) | '0'..'9' -> (ref v124) | 'n' -> (ref false) | q239 -> (ref v124)) (let rec f241 p240 = r0 in f241) in
      note_int n242;
      let v273 = (match { r0 = (string_of_float (-1.5)); r1 = q223; r2 = (let apply230 = (let rec f246 p243 p244 p245 = C7 in f246) in q224); r3 = ((let rec f248 p247 = n229' in f248) v124); r4 = (- n242); r5 = (Array.map (fun p249 -> n242) (Array.sub a125 0 2)); r6 = (if v124 then [] else []) } with | ({ r0 = q250; r1 = q251; r2; r4 = q252; r5 = q253; r6; _ } | { r0 = q250; r1 = q251; r2; r3 = q252; r5 = q253; r6; _ }) when q252 < 13 -> (
        (let (q257, q258, _) = if v124 then ((fun p254 -> p254), n242, ((-3), 3)) else ((let rec f256 p255 = p255 in f256), q252, (18, 7)) in [] :: [])) | { r0 = r6; r1 = q259; r2; r3 = _; r4 = q260; r5 = q261; r6 = q262 } -> (
        let _ = apply230 (match q262 with | [] -> (ref v124) | (q263 :: ([] as w264)) -> (ref v124) | [] -> (ref false) | ((q265 :: ((q266 :: q261) as w267')) as w268) -> (ref v124)) (if v124 then (let rec f270 p269 = r0 in f270) else (let rec f272 p271 = r6 in f272)) in
        [])) in
      let n276 = if v124 then (if v124 then (if true then n186 else (if v124 || v124 then (n134' / 4096) else (if (match r6 with | [] -> v124 | ((0.5 :: q274) | ((1.0 :: _) as q274)) -> v124 | ((q275 :: _) | (q275 :: _)) -> v124) then (15 / (-2147483648)) else (if v124 then 4096 else (if v124 then (n242 + n229') else (n242 asr (n134' land 31))))))) else 9) else n229' in
      note_int n276;
      q223) with | Invalid_argument _ -> q223 | Match_failure _ -> (-1.5) | E0 true -> q223 | E0 false -> (-10.0) | _ -> 1.5) in
    a127)) in
  (mix_ints a278 0 2; note_end 0);
  -3.25) with | Invalid_argument q279 -> (-0.0) | Match_failure _ -> 3.25 | E1 -> 1.5) in
note_float x280;
let rec f281 p282 p283 =
  if p282 < 1 then
    (p283 - p283)
  else (
    (try (let r284 = f281 (p282 - 1) p283 in if v124 then raise (E0 (x280 < x280)) else r284) with | E0 true -> (Array.length a127) | E0 false -> p283)
  )
in
let n285 = f281 0 (truncate x280) in
note_int n285;
let _ = f281 (hide 1 8) (-12) in
let n286 = -65536 in
note_int n286;
let rec f287 p288' p289 =
  if p288' < 1 then
    (x280 +. 2.0)
  else (
    (f287 (p288' - 1) p289) -. ((f287 (p288' - 1) p289) -. ((p289) -. (f287 (p288' - 1) (match None with | (None as w290) -> (-2.0) | Some 8 -> 2.0 | Some 5 -> p289 | Some 2 -> p289 | None -> p289 | Some q291 -> p289))))
  )
in
let x293 = f287 (hide 1 1) ((let rec f292 v124 = v124 in f292) 1.5) in
note_float x293;
note_int n133;
(mix (if v124 then 1 else 0); note_end 0);
note_int n134';
note_int n286;
(mix_ints a125 0 9; note_end 0);
note_float x280;
note_float x293;
note_int n0;
()
