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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
in
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec mix_0 d (v : float option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y101 -> mix 1; mix_float y101
and mix_1 d (v : t0) =
  if d > 0 then
    match v with
    | { r0 = y102; r1 = y103; r2 = y104; r3 = y105'; r4 = y106; r5 = y107; r6 = y108 } -> mix_float y102; mix y103; mix_floats y104 0 4; mix y105'; mix_2 (d - 1) y106; mix_float y107; mix y108
and mix_2 d (v : int ref option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y109 -> mix 1; mix_3 (d - 1) y109
and mix_3 d (v : int ref) =
  if d > 0 then
    match v with
    | _ -> mix !v
in
let x0 = 100.75 in
let a1 = Array.make (hide 1 16) (5e-324, (((compare (truncate x0) (2 * (-9))) + 65535) > (-20)), (ref true)) in
let v2 = { { r0 = x0; r1 = 11; r2 = (Array.make 4 (-3.25)); r3 = 5; r4 = None; r5 = 0.0; r6 = (-3) } with r2 = (if (Array.make 16 C8) <> (Array.make 16 C8) then [|x0; x0; x0; x0|] else (if true then (Array.make 4 2.0) else (Array.make 4 x0))); r4 = None } in
let c3 = (v2.r0) +. (float_of_int 16) in
let c4' = v2.r0 +. (v2.r0) in
let c5 = (c3) +. v2.r0 in
let c6 = (c3) -. c4' in
let c7 = (c5) -. (float_of_int 16) in
let c8 = c4' *. (v2.r0) in
note_float c8;
let a9 = (let { r0 = q10'; r1 = q11; r2; r3 = q12; r4 = q13; r5 = q14; r6 = q15 } = v2 in Array.make 8 10.0) in
let rec loop18 i16 n19 =
  if i16 >= 0 then (
    (a9.(i16 + 1) <- ((a9.(i16)) +. (let i17 = i16 in if i17 >= 0 && i17 < 8 then a9.(i17) else c5)));
    loop18 (i16 - 1) n19
  ) else
    ()
in
loop18 (7 - 1) 7;
(mix_floats a9 0 8; note_end 0);
note_int (compare (ref 6) (ref 19));
let rec loop27 i20 s21 =
  if i20 >= 8 then s21 else (
    loop27 (i20 + 1) ((a9.(i20) *. (s21)) +. (let (q22, q23, q24, (q25, q26)) = (None, (), 10, (i20, i20)) in if true then s21 else c6))
  )
in
let n29 = loop27 0 2.0 in
note_float n29;
let v38 = (0.0, v2.r1, (match v2 with | { r1 = q30; r2 = q31; r3 = q32; r4 = None; r5; r6 = q33; _ } -> (let c7 = -1.5 in (n29, c6, q30, (12, false, n29, true))) | { r2 = q34; r3 = q35; r4 = (Some _); r5 = q36; r6 = q37; _ } -> (if false then (c8, q36, q37, (q37, true, c8, false)) else (3.25, 0.5, q37, (q37, true, 0.5, true))))) in
((let (m39', m40, m41) = v38 in mix_float m39'; mix m40; (let (m42, m43, m44, m45) = m41 in mix_float m42; mix_float m43; mix m44; (let (m46, m47, m48, m49) = m45 in mix m46; mix (if m47 then 1 else 0); mix_float m48; mix (if m49 then 1 else 0)))); note_end 0);
let v50 = None in
(mix_0 5 v50; note_end 0);
(fun p51 -> a9.((int_of_float n29) land 7) <- (2.0 -. 1.0)) (v2.r0, (let { r10 = q52; r11 = q53; r12 = q54 } = { r10 = 2.0; r11 = (Array.make 4 1.0); r12 = () } in 19), (1.0 /. c8));
let p55 = 10.0 in
let p56 = p55 /. p55 in
let p57 = float 15 in
let p58 = v2.r6 in
let p59 = (match Ok true with | Ok q60 -> p56 | Error 0.0 -> 10.0 | (Error 0.5 as w61) when ((match w61 with | Ok true -> p57 | Ok (true | true) when (((let o62 = p58 in let o63 = p58 in let o64 = p58 in let o65 = 12 in let o66 = p58 in let ( /. ) a b = (a lsl 1) + b in o62 /. o63 /. o64 /. o65 /. o66) + (-2147483648)) > (if true then p58 else p58)) -> 0.5 | Ok false -> p55 | Error _ -> c6 | _ -> 1.0) >= v2.r0) -> c7 | ((Error 0.5) | (Error 0.5)) -> (-1.5) | ((Ok false) | (Error _)) -> p56) in
let p67 = if false then 1.0 else p57 in
let p68 = p67 -. (-0.5) in
let p69 = (fun p70 -> p55) { r10 = (-10.0); r11 = (Array.make 4 p67); r12 = () } in
let p71 = 1.0 in
let p72 = if false then p71 else p69 in
let p73 = 1e-310 in
let p74 = -11 in
let p75 = p58 + p74 in
let p76 = p75 * (-3) in
let p77 = truncate 100.75 in
let p78 = Char.code '0' in
let p79 = if true then p74 else 2 in
mix 1;
let n80 = 1 - (p79 + (p78 * (p77 - (((p74 - (p58)) * p75) lxor p76)))) in
note_int n80;
let x81 = ((((p69 +. ((p67 +. ((((p55) *. p56) +. p57) *. p59)) +. p68)) *. p71) -. p72) *. p73) +. 1.0 in
note_float x81;
v2.r6 <- (compare (n80 > p78) (v2 == v2));
let a86 = (try (Array.init 2 (let rec f85' p82 = (let ((q83, _) as w84) = (p73, true) in p82 + p79) in f85')) with | _ -> (if ((-2) + (-4097)) < p79 then (if true then (Array.make 2 0) else (Array.make 2 p79)) else (try (Array.copy (Array.make 2 p78)) with | _ -> (Array.make 2 11)))) in
(mix_ints a86 0 2; note_end 0);
let unused87 = { { r10 = n29; r11 = (Array.make 4 p56); r12 = () } with r11 = (let v88 = p69 in [|n29; p55; p67; p71|]) } in
let a89 = a9 in
note_int p77;
((let (m90, m91, m92) = v38 in mix_float m90; mix m91; (let (m93, m94, m95, m96) = m92 in mix_float m93; mix_float m94; mix m95; (let (m97, m98, m99, m100) = m96 in mix m97; mix (if m98 then 1 else 0); mix_float m99; mix (if m100 then 1 else 0)))); note_end 0);
(mix_1 5 v2; note_end 0);
note_float p55;
note_int p78;
note_float n29;
note_float c4';
()
