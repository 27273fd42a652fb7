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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
in
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
in
let rec coarse x = floor (x *. 1000.0 +. 0.5)
in
let rec tick_int k x = mix k; x
in
let rec tick_float k x = mix k; x
in
let rec f0 p1 p2 p3 p4 p5 p6 p7 =
  if p1 > 0 then (
    f0 (p1 - 1) p6 p7 p2 p5 (match C19 with | C18 -> p7 | C21 -> 4 | C24 -> p7 | C29 -> p7 | C10 -> 0 | ((C8 as w8) | (C8 as w8)) -> p6 | C31 -> p2 | (C30 | C25) -> p4 | q9 -> p7) p7
  ) else
    (p5 +. p5)
in
let x11 = f0 4 (match None with | (None | (Some 2)) -> 3 | Some q10 -> q10) (tick_int 11 2) (17 lsl (6 land 31)) 0.5 (compare (Array.make 6 2) (Array.make 6 5)) (Char.code '\255') in
let x14 = f0 6 ((fun p12 -> 19) (x11, 16)) (11 + 5) 65536 (tick_float 11 x11) (let (q13, x11) = ((3, true), x11) in 14) 2147483647 in
let rec f15 p16 p17 p18 p19 p20 p21 p22 p23 p24 p25 p26 p27 p28 p29 p30 p31 p32 p33 p34 p35 p36 p37 p38' p39 p40 p41 p42 p43 p44 p45' p46 p47' p48 p49 p50 p51 p52 p53 p54 =
  if p16 <= 0 then
    (let (q55, q56) = (p25, p52) in p30)
  else (
    f15 (p16 - 1) p29 p36 p20 p49 p39 p44 p19 p31 p19 p45' (if true && false then (match [] with | [] -> p41 | (q57 :: q58) -> p23 | ((_ :: q59) | (_ :: ([] as q59))) when false -> 2 | (q60 :: q61) -> p23 | _ -> p41) else (p46 + p36)) p35 p29 p33 p45' p19 p29 p26 p47' p42 p31 p46 p39 p40 (-3) p25 p51 p41 p29 p44 p51 p53 p18 p17 p46 p48 p39 p46
  )
in
let x91 = f15 0 ((); x14) (compare (Array.make 8 x14) (Array.make 8 x14)) (16 + 17) (6 - 7) (match [] with | [] -> x11 | ((0.5 as w62) :: q63) -> 1.5 | ((1.0 :: q64) | ((_ :: _) as q64)) when true -> x14 | (q65 :: q66) -> 2.0 | _ -> x14) (14 - 2) (max 3 14) (float 4) (-9) (match (Ok C7) with | Ok C27 -> (-0.5) | Ok ((C22 as w67) | (C21 as w67)) -> x14 | Ok C24 -> x14 | Ok C26 -> x14 | Ok C15 -> x14 | ((Ok C29) | (Ok _)) -> x14 | Ok C19 -> 0.0 | Ok C8 -> x14 | Ok C30 -> x11 | Ok C17 -> x14 | Ok q68 -> 0.5 | Error q69 -> x14 | exception Invalid_argument q70 -> x11 | exception Failure q71 -> (-0.5) | exception E0 true -> x14 | exception E0 false -> x14) (compare false true) (18 lsl (10 land 31)) (ceil x14) (x14 *. x14) x11 (-8) (f15 1 x14 3 17 14 x14 9 3 x14 20 x11 13 15 (-2.0) 2.0 (-1.0) 16 x11 x14 3 20 x14 6 x11 1.5 18 (-2) 12 19 10.0 1 12 x14 6 (-1.0) 13 x14 x14 7) (x14 +. x14) (Char.code '\255') (Array.fold_right (fun p72 p73 -> p73) (Array.make 5 "12") 12) (min 1.5 x11) (0 + 5) (try (try (x14 +. (-10.0)) with | _ -> x14) with | _ -> x14) (float 12) (6 mod (6 lor 1)) (6 - 10) (try (try (match (20, (9, 3.25), [], true) with | (_, _, [], true) when ((match C7 with | C24 when false -> 15 | (C24 as w74) -> 14 | (C14 | C31) -> 16 | C23 -> 3 | q75 -> 18 | C22 -> 5 | C29 -> (-3) | C25 -> (-2) | ((C8 as w76) | (C14 as w76)) -> 15 | f15 -> 5) < (match -1 with | x14 when x14 >= 5 -> x14 | 0 -> 15 | 6 -> 6 | q77 -> q77 | (5 | 2) -> 15)) -> 13 | (q78, (_, q79), (_ :: q80), q81) -> q78) with | _ -> (-2)) with | _ -> 13) (let v82 = Array.make 1 15 in 6) (String.fold_left (let rec f85 p83 p84' = x14 in f85) x14 "a") ((fun p86 -> 14) true) (let o87 = -2 in let o88 = 9 in let o89 = 7 in let o90 = 17 in let ( land ) a b = a lxor (b + 1) and ( < ) a b = a * 2 - b and ( *. ) a b = a * 2 - b in o87 < o88 land o89 land o90) (x11 -. x14) 9 (( /. ) (-1.5) (-0.0)) 32767 (float 18) (1.0 /. x14) (3 lsr 22) in
let x95 = f15 1 10.0 (7 / (17 lor 1)) (int_of_float (-1.0)) 4096 (-0.5) 65535 (12 + 7) (-1e999) (-8) x91 6106 (15 * (-2)) 10.0 x11 (min x14 x14) (match -1 with | 7 -> (-1) | -2147483648 -> (-1) | q92 -> q92) (let (_, q93, q94) = (18, (Array.make 1 false), (14, 10)) in x14) x91 (-1) 0 x91 7 (-0.0) x91 13 12 6 1 x14 15 17 x14 11 x14 10 x91 x91 2 in
let rec f96 p97 p98 p99 p100 p101 p102 p103 p104 p105 p106 p107' p108 =
  if p97 < 1 then
    (p100 /. 1.5)
  else (
    f96 (p97 - 1) p100 p106 (float_of_int (4 - p107')) p101 p106 p103 p101 p103 p108 p107' p106
  )
in
let x110 = f96 2 (abs_float x11) (match C7 with | (C18 as w109) -> 11 | C9 -> 10 | C24 -> (-2) | C15 -> 13 | C23 -> 17 | C29 -> 16 | C10 -> 7 | C19 -> 10 | C31 -> 9 | C17 -> 3 | _ -> 1) x14 (( *. ) x95 x95) (1 * 16) (if false then 8 else 14) (max 3.25 0.5) (if false then 11 else 16) 65535 65535 (9 / (-3)) in
note_float x110;
let x112 = f96 0 (fabs 2.0) (1 / 1) (ceil x91) (x91 *. x95) (11 * 27) (match C7 with | C18 -> 0 | C27 -> 1 | C11 -> (-3) | C24 -> 1 | C26 -> 17 | C14 -> 20 | C22 -> 12 | C29 -> 15 | C25 -> 16 | (C13 | C13) -> 12 | q111 -> 7) (f15 1 x110 4 19 19 x110 8 14 x95 2 10.0 15 9 x110 x14 x11 0 x110 0.5 (-1) 0 x95 8 x91 100.75 1 10 0 4 x110 20 13 x95 8 x95 14 x14 x110 16) (20 - 18) (8 asr 2) (int_of_float x91) (0 mod 4) in
let n114 = (int_of_float (let _v113 = "\000\255x" in x95)) + (-(-4097)) in
let a115 = create_array 2 x14 in
(mix_floats a115 0 2; note_end 0);
let rec f116 p117 p118 p119 p120 p121' p122 p123 p124 p125 p126 p127 =
  if p117 < 1 then
    (p126 -. p126)
  else (
    f116 (p117 - 1) 3227 p124 p120 p120 p119 (match (let v128 = { r0 = ""; r1 = 0.0; r2 = None; r3 = p124; r4 = p119; r5 = (Array.make 2 p118); r6 = [] } in (p127, p124, v128)) with | (q129, (-2147483648), q130) when q129 <> 0.5 -> (let o131 = p125 in let o132 = p125 in let o133' = p124 in let o134 = p119 in let ( <> ) a b = a lxor (b + 1) and ( ^ ) a b = a * 2 - b in o131 ^ o132 <> o133' <> o134) | (1.0, (-2), q135) -> (if true then p119 else 7) | ((_, (-2), q136) | (_, (-2), q136)) -> (p125 / 4) | (q137, q138, _) -> ((); p124)) p125 ((p123 + p123) lsl 16) p127 p126
  )
in
let x144 = f116 7 (20 - n114) (-2147483647) x95 (let i139 = 12 in if i139 >= 0 && i139 < 2 then a115.(i139) else x112) (20 lxor n114) (let v140 = 0.5 in n114) (n114 - n114) (Array.fold_right (let rec f143 p141 p142 = n114 in f143) a115 8) x112 x91 in
let f96 = -1073741824 in
note_int f96;
let rec f145 p146 p147 p148 p149 =
  if p146 > 0 then (
    f145 (p146 - 1) p149 p148 p147
  ) else
    a115.(0)
in
let x152 = f145 6 (let { r1 = q150; r2 = f116; r3 = q151; r4; r5 = _; r6 = _; _ } = { r0 = "tail \" end"; r1 = x95; r2 = None; r3 = f96; r4 = f96; r5 = (Array.make 2 f96); r6 = [] } in x95) 4095 ((); x95) in
note_float x152;
a115.(0) <- (x110 +. (-. 100.75));
let rec f153 p154 p155 p156 p157 p158' p159 p160 =
  if p154 <= 0 then
    (14 * p159)
  else (
    f153 ((-1) + p154) p160 p159 p157 p158' p156 (-0.0)
  )
in
let n161 = f153 3 1e16 (truncate x112) (x95 /. 0.0) x14 (fst (f96, x144)) x152 in
let n183 = if not (f96 <> 2147483646) then (f153 2 a115.(0) ((n161 / 3) asr (n161 land 31)) (match { r0 = "miwvvaosgp"; r1 = (0.0 *. x110); r2 = (Some None); r3 = (snd (n161, n114)); r4 = f96; r5 = (let { r0 = q162; r1 = q163'; r2 = _; r3 = q164; r4 = x91; r5 = _; r6 } = { r0 = ""; r1 = x144; r2 = None; r3 = f96; r4 = f96; r5 = (Array.make 2 18); r6 = [] } in Array.make 2 n161); r6 = (if true then [] else []) } with | { r0 = q165; r1; r2; r4; r5 = q166; _ } -> ((float_of_int n161) -. (-5e-324))) x152 (max n161 (succ n161)) (let i167 = compare (try (n114 < n161) with | _ -> false) true in if i167 >= 0 && i167 < Array.length a115 then a115.(i167) else (float f96))) else (compare (((let v168 = Array.make 8 { r0 = "tail \" end"; r1 = x144; r2 = None; r3 = f96; r4 = n161; r5 = (Array.make 2 f96); r6 = [] } in 6) lxor (match { r0 = "12"; r1 = x112; r2 = None; r3 = f96; r4 = f96; r5 = (Array.make 2 9); r6 = [] } with | { r0; r1 = _; r2 = f145; r3 = q169; r4 = q170; r5 = [|q171'; q172|]; r6 = q173 } -> q172 | { r0 = q174; r1; r2; r3 = q175; r5 = _; r6 = x14; _ } -> q175)) > ((n161 mod 10) land (match n161 with | 1 -> n114 | 1 -> (-3) | 8 -> n161 | _ -> n161))) (List.exists (if f96 <= n161 then ((); (let rec f177 p176' = true in f177)) else (fun p178 -> false)) (if "tail \" end" > "a" then [1.0; x144; x152] else (let v182 = (n161, (let rec f181 p179 p180 = p179 in f181)) in [])))) in
let c186 = (if false == false then (x95 *. x112) else (List.fold_right (fun p184 p185 -> 2.0) [] x112)) +. ((coarse (sin (limit x152 (-100.0) 100.0)))) in
let c187 = (coarse (sin (limit x152 (-100.0) 100.0))) -. (c186) in
let c188 = ((if false == false then (x95 *. x112) else (List.fold_right (fun p184 p185 -> 2.0) [] x112))) -. (if false == false then (x95 *. x112) else (List.fold_right (fun p184 p185 -> 2.0) [] x112)) in
let c189' = c188 *. (c188) in
let c190 = c187 *. (c188) in
note_float c190;
note_int n183;
note_int f96;
(mix_floats a115 0 2; note_end 0);
note_float x152;
note_float x91;
note_float c190;
note_float x95;
note_float c186;
()
