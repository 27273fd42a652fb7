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
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
(fun p0 -> if not p0 then () else (if p0 then ())) (match if false then { r10 = (-100.75); r11 = (Array.make 4 1.5); r12 = () } else { r10 = 0.5; r11 = (Array.make 4 (-0.5)); r12 = () } with | { r10 = 0.0; r11 = [|q1; q2; _; q3|]; r12 } when (not ((Array.make 4 q1) >= (Array.make 4 10.0))) -> ("tail \" end" < "tail \" end") | { r10 = 0.0; r11 = [|q4; q5; _; _|]; r12 = q6 } -> (true && true) | { r10 = _; r11 = [|_; q7; q8; _|]; r12 = q9 } -> (false || true) | { r10 = q10; r11 = q11; r12 = q12 } -> (let v13 = Array.make 8 q10 in false) | ({ r10 = 0.5; r11 = [|q14|]; r12 = _ } | { r11 = [|(0.5 as q14); _; _; _|]; _ }) -> (0.5 <> q14));
let x195 = (match { r0 = (float_of_int (-3)); r1 = 4096; r2 = [|1.5; 0.0; 10.0; 3.25|]; r3 = (5 + 18); r4 = (if true then None else None); r5 = ((-3.25) *. (-2.0)); r6 = (compare (ref 1) (ref 19)) } with | { r0 = q15; r1 = q16; r2 = q17; r3 = _; r4 = None; r5 = q18; r6 = 9 } -> (
  (match { r0 = q18; r1 = q16; r2 = q17; r3 = q16; r4 = None; r5 = q18; r6 = q16 } with | { r0 = q19; r1 = q20; r2 = q21; r3 = q22; r4 = q23; r5; r6 } -> (tick_float 8 q19))) | { r0; r2 = q24'; r3 = q25; r4 = None; r5 = _; r6 = 7; _ } -> (
  let rec f26 p27 p28 =
    if p27 < 1 then
      (p27 lor p28)
    else (
      p28 land (f26 ((-1) + p27) p27)
    )
  in
  let _ = f26 7 (if true then q25 else q25) in
  let n29 = f26 (hide 0 8) (f26 2 q25) in
  note_int n29;
  let v30 = n29 > ((- n29) asr 23) in
  r0) | { r0; r1 = _; r2 = [|_; q31; q32; q33|]; r3; r4 = None; r5; r6 = (-3) } when r5 <> 3.25 -> (
  (try (
    let rec f34 p35 p36 =
      if p35 <= 0 then
        (p36 - p36)
      else (
        (f34 (p35 - 1) (2 + (-2))) * 0
      )
    in
    let n41 = f34 2 ((fun p37 -> r3) (let rec f40 r5 p38 p39 = q32 in f40)) in
    let n42 = f34 4 (( + ) n41 n41) in
    let rec f43 p44 p45 =
      if p44 < 1 then
        (- p45)
      else (
        p45 + (f43 (p44 - 1) (let { r10 = q46; r11 = q47; r12 = q48 } = { r10 = 2.0; r11 = (Array.make 4 1.0); r12 = () } in p45))
      )
    in
    let n49 = f43 (hide 0 4) (( * ) n42 n42) in
    print_endline ((clip (max "tail \" end" "")) ^ (match { r10 = 0.0; r11 = (Array.make 4 q33); r12 = () } with | { r10 = 0.5; r11 = q50; r12 } -> "tail \" end" | { r10 = 0.0; r11; r12 = _ } -> "" | { r10; r11 = q51; r12 = q52 } -> "b c"));
    print_char '\233') with | _ -> ());
  fabs (100.75 *. q33)) | { r0 = q53; r1 = q54; r2 = [|q55; q56; _; q57|]; r3 = q58; r4 = None; r5; r6 = (-3) } -> (
  let a59 = [|{ r10 = q56; r11 = (Array.make 4 r5); r12 = () }; { r10 = q56; r11 = (Array.make 4 q57); r12 = () }; { r10 = q55; r11 = (Array.make 4 q57); r12 = () }; { r10 = r5; r11 = (Array.make 4 1.5); r12 = () }; { r10 = 1.0; r11 = (Array.make 4 (-0.0)); r12 = () }; { r10 = r5; r11 = (Array.make 4 r5); r12 = () }; { r10 = r5; r11 = (Array.make 4 q56); r12 = () }; { r10 = q56; r11 = (Array.make 4 (-0.5)); r12 = () }|] in
  a59.(0) <- (match { r0 = 1.5; r1 = q54; r2 = (Array.make 4 3.25); r3 = q54; r4 = None; r5 = q56; r6 = q54 } with | { r1 = _; r2 = _; r3 = (-3); r4 = _; r5 = 0.0; r6 = q60; _ } -> { r10 = q57; r11 = (Array.make 4 r5); r12 = () } | ({ r0 = _; r1 = q61; r2; r3 = 9; r4 = q62; r5 = 0.0; _ } | { r1 = q61; r2; r3 = 9; r4 = q62; r5 = 0.0; _ }) -> { { r10 = r5; r11 = r2; r12 = () } with r11 = r2; r12 = () } | { r0; r1; r2; r4; r5 = 0.0; r6 = _; _ } -> (let (q63, q64) = (1.0, (Ok true)) in { r10 = 1.5; r11 = r2; r12 = () }) | ({ r0 = q65; r1 = q57; r2; r3 = q66; r4 = _; r5 = q67; r6 = q68 } | { r0 = q67; r1 = q57; r2; r3 = q66; r5 = q65; r6 = q68; _ }) when q68 <> (-3131) -> (match q56 with | (0.0 as w69) -> { r10 = q67; r11 = r2; r12 = () } | q70 -> { r10 = q67; r11 = r2; r12 = () }) | ({ r0 = _; r1 = _; r2 = _; r4 = (Some _); r6 = _; _ } | { r0 = _; r1 = _; r3 = _; r4 = _; r5 = _; _ }) -> (if true then { r10 = q55; r11 = (Array.make 4 q57); r12 = () } else { r10 = q57; r11 = (Array.make 4 q57); r12 = () }) | _ -> ((let rec f76 p75 = { r10 = r5; r11 = (Array.make 4 r5); r12 = () } in f76) (-100.75)));
  a59.(1) <- a59.(7);
  a59.(2) <- { r10 = (r5 -. r5); r11 = (match { r0 = q53; r1 = q58; r2 = (Array.make 4 100.75); r3 = q58; r4 = None; r5 = (-1.5); r6 = q58 } with | { r0 = 1.0; r1 = q77; r2 = q78; r4 = q79; r5 = q80; r6 = q81'; _ } -> (Array.make 4 q80) | { r0; r1 = q82; r2 = q83; r3 = q84; r4; r5 = q85; r6 = q86 } -> q83); r12 = (if true then ()) };
  a59.(3) <- (if (fun r5 -> true) C8 then { r10 = q56; r11 = (Array.make 4 q57); r12 = () } else (let (q58, r5, q87) = (true, true, q58) in { r10 = q57; r11 = (Array.make 4 q56); r12 = () }));
  let rec loop95 i88 s89 =
    if i88 >= 0 then (
      loop95 (i88 - 1) (match a59.(i88) with | { r10 = 1.0; r11 = [|q90; _; q91; _|]; r12 = q92 } -> ((s89) *. q91) | { r10 = 1.0; r11; r12 = q93 } -> ((max s89 q56) +. (s89)) | ({ r10 = q94; r12 = _; _ } | { r10 = q94; r11 = _; r12 = _ }) -> (10.0 -. (s89)))
    ) else
      s89
  in
  let n97 = loop95 (8 - 1) 0.5 in
  note_float n97;
  let x173 = (match { r0 = (match C8 with | C8 -> r5 | C7 ('a'..'m', q98, q99) -> r5 | ((C7 ('0'..'9', q100, r5)) | (C7 ('0'..'9', q100, r5))) -> q56 | C7 ('n', q101, q102) -> r5 | C7 ('a'..'m', q103, q104') -> 1.0 | (C7 (q105, _, _) as w106) -> r5 | (C9 as w107) -> 0.0 | exception Division_by_zero -> n97 | exception Match_failure _ -> q56 | exception E0 -> 0.0); r1 = (-13); r2 = (match (false, false) with | (_, q108) -> (Array.make 4 r5)); r3 = (String.fold_left (fun p109 p110 -> 10) q54 "b c"); r4 = None; r5 = (min r5 q56); r6 = (q58 - q58) } with | { r1 = q111; r2 = _; r3 = q112; r4 = q113; r5 = q114; _ } when (match Some (ref q58) with | Some _ when (String.for_all (let rec f116 p115 = not false in f116) (match q113 with | None -> "12" | None -> "b c" | Some _ -> "b c")) -> false | None -> (List.fold_left (let rec f118 p117 r5 = p117 in f118) true []) | Some q119 -> (if true then true else false)) -> (
    let n120 = if q111 < q112 then q111 else (if (q111 - 32767) > q111 then (if Option.is_some None then (q111 - q112) else (q54 lsl 18)) else (max q112 (-1))) in
    note_int n120;
    let rec f121 p122 p123' =
      if p122 <= 0 then
        p123'
      else (
        (f121 ((-1) + p122) (let o124 = 10 in let o125 = q111 in let o126 = p123' in let o127 = 0 in let ( ^^ ) a b = a * 2 - b and ( mod ) a b = b - a and ( <= ) a b = b - a in o124 ^^ o125 mod o126 ^^ o127)) land 4
      )
    in
    let n129 = f121 2 (let v128 = q112 in 1) in
    let n130 = f121 0 (n120 + q54) in
    note_int n130;
    (match q113 with | (None | None) -> 100.75 | ((Some _) | (Some _)) -> q57) *. (q56 *. 3.25)) | ({ r0 = 0.0; r1 = q131; r2 = q132; r3 = q133; r4 = None; r5 = q134; r6 } | { r0 = (0.0 as q134); r1 = r6; r2 = q132; r3 = q131; r4 = None; r5 = _; r6 = q133 }) -> (
    let v143 = ((q133 lxor q133) >= (let (q138, q139) = ((fun p135 p136 p137 -> '\255'), (Array.make 7 15)) in q131)) && ((sqrt q57) = (match None with | (None | None) -> r5 | None -> 2.0 | (Some [|q140|] as w141) -> q134 | Some q142 -> q134)) in
    let rec f144 p145 p146 =
      if p145 < 1 then
        (7 * 27)
      else (
        p146 + (f144 (p145 - 1) (let o147 = q54 in let o148 = q133 in let o149 = 5 in let o150' = p146 in let ( |> ) a b = a lxor (b + 1) and ( asr ) a b = a lxor (b + 1) in o147 |> o148 asr o149 |> o150'))
      )
    in
    let _ = f144 (hide 1 6) (int_of_string (string_of_int q133)) in
    (match Ok (Array.make 8 q56) with | Ok f144 -> q132.(3) | ((Error _) | (Ok _)) -> (q134 -. 0.5))) | { r0 = q152; r1 = q153; r2 = _; r3; r4 = (None | (Some _)); r5 = q154; r6 = q155 } -> (
    let rec f156' p157 p158 =
      if p157 < 1 then
        (-1073741824)
      else (
        8 * (f156' (p157 - 1) (q155 + q153))
      )
    in
    let n159 = f156' 3 (q155 + q153) in
    note_int n159;
    let n161 = f156' (hide 0 2) (let _v160 = 7 in 5) in
    (if not true then ((); q154) else (max q57 q56))) | { r1 = _; r2; r3 = q162; r4 = (Some _); r5 = q163; r6 = _; _ } -> (
    let rec f164 p165 p166 =
      if p165 > 0 then (
        6 lxor (f164 (p165 - 1) (Char.code 'z'))
      ) else
        (if true then q162 else p166)
    in
    let _ = f164 3 1023 in
    let n167 = f164 0 (q162 mod 4096) in
    note_int n167;
    let rec f168 p169 p170 =
      if p169 <= 0 then
        p169
      else (
        (f168 (p169 - 1) (7 + (-1))) lxor p170
      )
    in
    let n171 = f168 1 (q162 mod 10) in
    note_int n171;
    let n172 = f168 (hide 1 1) (if true then n171 else (-3)) in
    floor ((); q57))) in
  (n97 +. n97) *. (x173 -. r5)) | { r0 = _; r1 = _; r2; r3 = q174; r4 = None; r5 = q175; r6 = (-3) } -> (
  let rec f176 p177 p178 =
    if p177 <= 0 then
      (p177 land 17)
    else (
      p178 * (f176 (p177 - 1) (18 + p177))
    )
  in
  let n179 = f176 1 q174 in
  -1e999) | ({ r0 = q180; r1 = q181; r3 = _; r4 = None; r6 = q182; _ } | { r0 = _; r1 = q181; r2 = _; r4 = None; r5 = q180; r6 = q182; _ }) -> (
  floor 3.25) | { r0 = q183; r1 = q184; r2 = q185; r3; r4 = (None | (Some _)); r5 = q186; r6 = q187 } -> (
  (if (true && false) || ((Array.make 8 14) > (Array.make 8 q187)) then (q185.(2) <- (q186 /. q186)));
  abs_float 1.0) | ({ r0 = _; r1 = 8; r2; r3; r4; r5 = q188; r6 = q189 } as w190) when r3 = (-4) -> (
  let _ = 3.25 in
  let x194 = (let { r10 = q192'; r11 = _; r12 = q193 } = { r10 = (-0.1); r11 = w190.r2; r12 = ((fun p191 -> ()) 0.0) } in tick_float 10 (ceil q188)) in
  (if true then q188 else x194) +. w190.r0) | _ -> (
  fabs ((-0.5) +. 1.5)) | exception _ -> (-2.0)) in
note_float x195;
note_float x195;
()
