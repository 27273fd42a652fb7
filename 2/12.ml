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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
(fun p0 -> if not p0 then () else (if p0 then ())) (match if false then { r10 = (-100.75); r11 = (Array.make 4 1.5); r12 = () } else { r10 = 0.5; r11 = (Array.make 4 (-0.5)); r12 = () } with | { r10 = 0.0; r11 = [|q1; q2; _; q3|]; r12 } when (not ((Array.make 4 q1) >= (Array.make 4 10.0))) -> ("tail \" end" < "tail \" end") | { r10 = 0.0; r11 = [|q4; q5; _; _|]; r12 = q6 } -> (true && true) | { r10 = _; r11 = [|_; q7; q8; _|]; r12 = q9 } -> (false || true) | { r10 = q10; r11 = q11; r12 = q12 } -> (let v13 = Array.make 8 q10 in false) | ({ r10 = 0.5; r11 = [|q14|]; r12 = _ } | { r11 = [|(0.5 as q14); _; _; _|]; _ }) -> (0.5 <> q14));
let x211 = (match { r0 = (float_of_int (-3)); r1 = 4096; r2 = [|1.5; 0.0; 10.0; 3.25|]; r3 = (5 + 18); r4 = (if true then None else None); r5 = ((-3.25) *. (-2.0)); r6 = (compare (ref 1) (ref 19)) } with | { r0 = q15; r1 = q16; r2 = q17; r3 = _; r4 = None; r5 = q18; r6 = 9 } -> (
  (match { r0 = q18; r1 = q16; r2 = q17; r3 = q16; r4 = None; r5 = q18; r6 = q16 } with | { r0 = q19; r1 = q20; r2 = q21; r3 = q22; r4 = q23; r5; r6 } -> (tick_float 8 q19))) | { r0; r2 = q24'; r3 = q25; r4 = None; r5 = _; r6 = 7; _ } -> (
  let rec f26 p27 p28 p29 p30 p31 p32 =
    if p27 <= 0 then
      (let v33 = C8 in p30)
    else (
      f26 (p27 - 1) p29 p28 p28 p32 p32
    )
  in
  let n35 = f26 0 (f26 2 q25 q25 q25 r0 r0) (q25 lsl 16) (try q25 with | Division_by_zero -> 19) 4096.0 (let i34 = q25 in if i34 >= 0 && i34 < 4 then q24'.(i34) else 3.25) in
  let n40 = f26 8 (let v36 = (q25, 0.5, (true, q25, 2), (Array.make 7 10.0)) in 10) (match C8 with | C8 -> n35 | C7 (q37, q38, q39) -> n35 | C9 -> n35) (n35 mod 7) q24'.((n35 - n35) land 3) r0 in
  note_int n40;
  let rec f41 p42 p43 p44 p45' =
    if p42 <= 0 then
      (truncate p45')
    else (
      f41 (p42 - 1) p43 p44 p45'
    )
  in
  let n47 = f41 10 (match 1.0 with | 1.0 -> n35 | q46 -> n35) (r0 *. r0) (10.0 *. (-10.0)) in
  note_int n47;
  let n48 = f41 3 10 (r0 +. r0) (float n40) in
  floor (let v49 = r0 in -2.0)) | { r0; r1 = q50; r2 = [|_; q51; q52; _|]; r3 = q53; r4 = None; r5 = q54; r6 = (-3) } when q53 = (-6) -> (
  ( /. ) (try 5e-324 with | Invalid_argument _ -> q54 | E1 _ -> 100.75) (100.75 *. q52)) | { r0 = q55; r1 = q56; r2 = [|q57; q58; _; q59|]; r3 = q60; r4 = None; r5; r6 = (-3) } -> (
  let a61 = [|{ r10 = q58; r11 = (Array.make 4 r5); r12 = () }; { r10 = q58; r11 = (Array.make 4 q59); r12 = () }; { r10 = q57; r11 = (Array.make 4 q59); r12 = () }; { r10 = r5; r11 = (Array.make 4 1.5); r12 = () }; { r10 = 1.0; r11 = (Array.make 4 (-0.0)); r12 = () }; { r10 = r5; r11 = (Array.make 4 r5); r12 = () }; { r10 = r5; r11 = (Array.make 4 q58); r12 = () }; { r10 = q58; r11 = (Array.make 4 (-0.5)); r12 = () }|] in
  a61.(0) <- (match { r0 = 1.5; r1 = q56; r2 = (Array.make 4 3.25); r3 = q56; r4 = None; r5 = q58; r6 = q56 } with | { r1 = _; r2 = _; r3 = (-3); r4 = _; r5 = 0.0; r6 = q62; _ } -> { r10 = q59; r11 = (Array.make 4 r5); r12 = () } | ({ r0 = _; r1 = q63; r2; r3 = 9; r4 = q64; r5 = 0.0; _ } | { r1 = q63; r2; r3 = 9; r4 = q64; r5 = 0.0; _ }) -> { { r10 = r5; r11 = r2; r12 = () } with r11 = r2; r12 = () } | { r0; r1; r2; r4; r5 = 0.0; r6 = _; _ } -> (let (q65, q66) = (1.0, (Ok true)) in { r10 = 1.5; r11 = r2; r12 = () }) | ({ r0 = q67; r1 = q59; r2; r3 = q68; r4 = _; r5 = q69; r6 = q70 } | { r0 = q69; r1 = q59; r2; r3 = q68; r5 = q67; r6 = q70; _ }) when q70 <> (-3131) -> (match q58 with | (0.0 as w71) -> { r10 = q69; r11 = r2; r12 = () } | q72 -> { r10 = q69; r11 = r2; r12 = () }) | ({ r0 = _; r1 = _; r2 = _; r4 = (Some _); r6 = _; _ } | { r0 = _; r1 = _; r3 = _; r4 = _; r5 = _; _ }) -> (if true then { r10 = q57; r11 = (Array.make 4 q59); r12 = () } else { r10 = q59; r11 = (Array.make 4 q59); r12 = () }) | _ -> ((let rec f78 p77 = { r10 = r5; r11 = (Array.make 4 r5); r12 = () } in f78) (-100.75)));
  a61.(1) <- a61.(7);
  a61.(2) <- { r10 = (r5 -. r5); r11 = (match { r0 = q55; r1 = q60; r2 = (Array.make 4 100.75); r3 = q60; r4 = None; r5 = (-1.5); r6 = q60 } with | { r0 = 1.0; r1 = q79; r2 = q80; r4 = q81; r5 = q82; r6 = q83'; _ } -> (Array.make 4 q82) | { r0; r1 = q84; r2 = q85; r3 = q86; r4; r5 = q87; r6 = q88 } -> q85); r12 = (if true then ()) };
  a61.(3) <- (if (fun r5 -> true) C8 then { r10 = q58; r11 = (Array.make 4 q59); r12 = () } else (let (q60, r5, q89) = (true, true, q60) in { r10 = q59; r11 = (Array.make 4 q58); r12 = () }));
  let rec loop97 i90 s91 =
    if i90 >= 0 then (
      loop97 (i90 - 1) (match a61.(i90) with | { r10 = 1.0; r11 = [|q92; _; q93; _|]; r12 = q94 } -> ((s91) *. q93) | { r10 = 1.0; r11; r12 = q95 } -> ((max s91 q58) +. (s91)) | ({ r10 = q96; r12 = _; _ } | { r10 = q96; r11 = _; r12 = _ }) -> (10.0 -. (s91)))
    ) else
      s91
  in
  let n99 = loop97 (8 - 1) 0.5 in
  note_float n99;
  let x173 = (match { r0 = (match C8 with | C8 -> r5 | C7 ('a'..'m', q100, q101) -> r5 | ((C7 ('0'..'9', q102, r5)) | (C7 ('0'..'9', q102, r5))) -> q58 | C7 ('n', q103, q104) -> r5 | C7 ('a'..'m', q105, q106') -> 1.0 | (C7 (q107, _, _) as w108) -> r5 | (C9 as w109) -> 0.0 | exception Division_by_zero -> n99 | exception Match_failure _ -> q58 | exception E0 -> 0.0); r1 = (-13); r2 = (match (false, false) with | (_, q110) -> (Array.make 4 r5)); r3 = (String.fold_left (fun p111 p112 -> 10) q56 "b c"); r4 = None; r5 = (min r5 q58); r6 = (q60 - q60) } with | { r1 = q113; r2 = _; r3 = q114; r4 = q115; r5 = q116; _ } when (match Some (ref q60) with | Some _ when (String.for_all (let rec f118 p117 = not false in f118) (match q115 with | None -> "12" | None -> "b c" | Some _ -> "b c")) -> false | None -> (List.fold_left (let rec f120 p119 r5 = p119 in f120) true []) | Some q121 -> (if true then true else false)) -> (
    let n122 = if q113 < q114 then q113 else (if (q113 - 32767) > q113 then (if Option.is_some None then (q113 - q114) else (q56 lsl 18)) else (max q114 (-1))) in
    note_int n122;
    let rec f123' p124 p125 p126 p127 p128 =
      if p124 > 0 then (
        f123' (p124 - 1) p126 ((let v129 = p124 in 1) * 9) p127 p127
      ) else
        (match q115 with | (None | None) -> p128 | Some _ -> (-0.5))
    in
    let _ = f123' (hide 1 7) 15 (-3106) 1.0 (match q115 with | (None | None) -> 100.75 | ((Some _) | (Some _)) -> q59) in
    q59 *. r5) | ({ r0 = a61; r1 = q130; r2; r4 = q131; r5 = q132; r6; _ } | { r0 = (0.0 as a61); r1 = _; r2; r3 = r6; r4 = (None as q131); r5 = q132; r6 = q130 }) -> (
    (if (r5 *. 3.25) > (float 10) then (if a61 >= 0.0 then (Result.iter (fun p133 -> ()) (Ok q130))));
    let rec f134 p135 p136 p137 p138 p139 p140 p141 p142 p143 p144 p145 p146 p147 =
      if p135 <= 0 then
        p135
      else (
        f134 (p135 - 1) p136 1024 p142 p139 p147 p146 p140 p146 p136 p142 p146 p140
      )
    in
    let n150 = f134 3 r2.(2) q130 (7 * 27) q60 (q130 mod (r6 lor 1)) r5 (q130 - r6) (match [] with | [] -> n99 | (((q148 :: _) as w149) | ((q148 :: _) as w149)) -> 1.5) 0.0 (max q60 r6) q58 4095 in
    note_int n150;
    let n157 = f134 2 (let (_, q151, (q152', q153, q154, q155'), q132) = ({ r10 = 1.0; r11 = (Array.make 4 r5); r12 = () }, (n150, q130, n150), (q59, true, true, 11), q60) in a61) (let _v156 = 7 in 5) (r6 + q130) (f134 4 q59 q60 r6 q130 n150 q57 2 n99 q59 4 q132 q130) 5 a61 (String.length "b c") r2.(0) (q59 /. a61) (f134 1 a61 3 r6 17 r6 a61 r6 n99 r5 12 a61 17) n99 (f134 0 n99 q60 q130 q130 n150 q132 n150 100.75 r5 4 1.0 n150) in
    note_int n157;
    (10.0 *. n99) -. a61) | { r0 = q158; r1 = q159; r3 = n99; r4 = None; r5 = q160; r6; _ } -> (
    ( +. ) q160 (if false then 10.0 else 2.0)) | { r0 = q161; r1 = q162; r2 = q163; r3 = q164; r4 = (Some _); r5; r6 = q57 } -> (
    let x165 = 0.5 in
    0.0) | exception _ -> ((match { r10 = r5; r11 = (Array.make 4 q57); r12 = () } with | ({ r10 = _; r11 = [|_; q166|]; r12 = q167 } | { r10 = _; r11 = [|_; q166|]; r12 = q167 }) -> n99 | { r10 = 0.0; r11 = q168; r12 } -> r5 | ({ r10 = q169; r11 = q170; r12 } as w171) -> r5) *. (match [] with | [] -> n99 | (q172 :: _) -> n99))) in
  note_float x173;
  ( *. ) n99 q57) | { r0; r2 = _; r3 = q174; r4 = None; r5 = q175; r6 = (-3); _ } -> (
  (float_of_int 15) -. (q175 -. r0)) | { r0 = q176; r1 = q177; r2 = q178; r3 = _; r4 = None; r5 = q179; r6 = _ } -> (
  let rec f180 p181 p182 p183 p184 p185 p186' =
    if p181 > 0 then (
      f180 (p181 - 1) p182 p183 (p183 + (compare { r0 = p182; r1 = 10; r2 = q178; r3 = p186'; r4 = None; r5 = q179; r6 = 16 } { r0 = p182; r1 = 12; r2 = q178; r3 = p186'; r4 = None; r5 = 1.0; r6 = p183 })) p185 p184
    ) else
      (-0.1)
  in
  let _ = f180 5 (0.5 -. 10.0) ((); q177) (let (q189, _, q190) = ((let rec f188 f180 p187 = 5 in f188), C8, { r0 = q176; r1 = 2; r2 = q178; r3 = 5; r4 = None; r5 = q179; r6 = q177 }) in q177) (( *. ) q179 q179) (20 / (q177 lor 1)) in
  let x191 = f180 0 (q176 *. q179) q177 q177 q179 (if false then q177 else q177) in
  note_float x191;
  fabs (f180 1 100.75 q177 13 2.0 2)) | { r0 = q192; r1 = q193; r2 = q194; r3; r4 = (Some q195'); r5; r6 = q196 } -> (
  let rec f197 p198 p199 p200 p201 p202 p203 p204 p205 =
    if p198 < 1 then
      (ceil p204)
    else (
      f197 (p198 - 1) ((p203 + p205) - p205) q196 r5 r5 19 p201 p205
    )
  in
  let x206 = f197 1 q196 r3 q192 r5 11 r5 18 in
  let x207 = f197 5 (-2) r3 10.0 r5 8 x206 18 in
  x207) | { r0 = _; r1 = 8; r2 = q208; r3 = q209; r4 = _; r5; r6 = q210 } -> (
  10.0) | _ -> (
  0.5)) in
note_float x211;
()
