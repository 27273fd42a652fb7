type a0 = int * bool * bool
type t0 = { mutable r0 : int }
type t1 = { r1 : int; r2 : int; r3 : bool * float list }
type t2 = C4 of char option | C5 of t2 option * float array * float | C6
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
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec tick_float k x = mix k; x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let () = (try (if (fun (q0, q1) -> true) (match Ok 14 with | Ok 3 -> (2.0, 12) | ((Ok (9 as w2)) | (Ok (9 as w2))) -> (100.75, 12) | Ok q3 -> ((-2.0), q3) | Error _ -> (0.0, 18)) then raise (Invalid_argument "\000\255x") else (let v4 = { r1 = 0; r2 = 12; r3 = (false, []) } in Option.get None)) with | Invalid_argument q5 -> (if true || false then ()) | Division_by_zero -> (List.fold_right (if true then (fun p6 () -> ()) else (fun p7 p8 -> p8)) [] (if false then ())))
let rec f9 p10 p11 p12 p13 p14 p15 p16 p17 p18 p19 p20 p21 p22 p23 p24 p25 p26' p27 p28 p29 p30 p31 p32 p33 p34' p35 p36 p37 p38 p39 p40 p41' p42 p43 p44 p45 p46 p47 p48 =
  if p10 <= 0 then
    p37
  else (
    f9 (p10 - 1) p16 p40 p37 p20 p35 p24 p48 p39 p24 ((let (q49, q50, q51) = (p42, false, true) in 2.0) -. (p35 -. 1.0)) p21 (match C6 with | (C6 | (C4 _)) -> p38 | C5 (q52, _, _) -> p21 | C6 -> p45) p22 p27 p22 p31 p31 0 p25 p38 p43 p12 p28 p28 p46 p43 p31 p35 p23 p12 p28 p27 p28 p11 p15 p46 p40 p31
  )
let x66 = (try (
  let rec f53' p54 p55' p56 p57 p58 p59 p60 =
    if p54 > 0 then (
      f53' (p54 - 1) p55' p58 p60 p56 1.0 p57
    ) else
      (13 - p58)
  in
  let n65 = f53' 6 1e-310 (try (int_of_string "b c") with | Failure _ -> 18) (coarse (tan (limit (-10.0) (-1.0) 1.0))) (let v61 = 16 in v61) (let { r0 } = { r0 = 7 } in 0.5) (match None with | None -> 3.25 | (Some (-2 as w62) as w63) -> (-10.0) | Some 3 -> (-100.75) | Some q64 -> 1.0) in
  note_int n65;
  float_of_int (f53' 3 (-100.75) 18 10.0 4 0.5 0.0)) with | _ -> (3.25 +. 1.0))
let n67 = succ ((7 + (-1)) lor (fst (17, 11)))
let rec f68 p69 p70 p71 p72 p73 p74 p75 =
  if p69 > 0 then (
    f68 ((-1) + p69) p72 p71 p70 p71 p72 p72
  ) else
    (try p75 with | _ -> p72)
let x76 = f68 4 x66 (n67 - 19) (max 2.0 x66) (n67 * n67) ((); x66) (tick_float 10 x66)
let () = note_float x76
let x77 = f68 3 (if false then x76 else 3.25) (String.length "a") x66 (n67 / 2147483647) (if true then x76 else x76) 0.5
let () = assert (compare ((let v78 = { r0 = n67 } in n67) - (n67 + n67)) ((let v78 = { r0 = n67 } in n67) - (n67 + n67)) = 0)
let unused108 = f9 12 (n67 - n67) (1 + n67) (n67 + n67) (3.25 *. x76) (if true then x76 else x76) (n67 lxor n67) (-8) (f68 (hide 1 7) x76 n67 x66 n67 x77 (-0.5)) (max n67 n67) x77 (if true then x76 else x76) (match { r0 = n67 } with | { r0 = 9 } when (let (q82, x77, q83) = (match C6 with | ((C4 None) | (C5 (_, _, _))) -> (C6, 3.25, { r1 = n67; r2 = n67; r3 = (true, []) }) | C4 (Some _) -> (C6, 100.75, { r1 = (-2); r2 = n67; r3 = (true, []) }) | C5 (x76, q79, _) -> (C6, x77, { r1 = n67; r2 = n67; r3 = (true, []) }) | C6 -> (C6, 1.5, { r1 = 13; r2 = n67; r3 = (true, []) }) | C5 (q80, q81, _) -> (C6, x77, { r1 = n67; r2 = n67; r3 = (true, []) })) in (match q83 with | { r1 = q84; r2 = q85; r3 = q86 } -> true | { r2; r3 = _; _ } -> false)) -> x77 | ({ r0 = 1 } | { r0 = 1 }) -> x77 | ({ r0 = (5 | 5) } as w87) -> x76 | ({ r0 = (-1 as w88) } | { r0 = (-1 as w88) }) -> x77 | { r0 = q89 } -> 2.0) (tick_float 10 x76) (n67 land 15) (-. 1.5) (if false then 2 else (-1)) (5 * n67) (n67 / 3) (try (try x77 with | Division_by_zero -> x77 | Not_found -> 2.0 | Match_failure _ -> x77 | E0 -> 3.25) with | Invalid_argument q90 -> x77 | Division_by_zero -> (-2.0) | Failure _ -> x77 | E0 -> x77) x76 (match x76 with | 0.5 -> n67 | n67 -> 16) (n67 + 17) (n67 * n67) ((let rec f92 p91 = n67 in f92) false) (1.0 *. x77) (n67 / (n67 lor 1)) (11 land n67) (let v96 = (let rec f95 p93 = ((fun f68 p94 -> p93), p93) in f95) in x76) (f68 9 10.0 n67 10.0 n67 x77 x77) 1023 n67 (truncate 100.75) (if true then n67 else n67) 7 (match ({ r0 = n67 }, { r1 = n67; r2 = n67; r3 = (false, []) }) with | (_, { r1 = q97; r2 = 6; r3 }) -> x76 | ((q98, { r1 = q99; r2 = (_ | (-2)); r3 = q100 }) as w101) -> 0.5 | (_, { r1; r2 = 5; r3 = q102' }) -> 3.25 | ((q103, { r1 = q104; r2 = q105'; r3 = q106 }) as w107) -> (-10.0)) (f68 3 x77 n67 3.25 n67 x77 x77) n67 (-(-2))
let rec f109 p110 p111 p112 p113 p114 p115 p116 p117 =
  if p110 < 1 then
    (x77 *. x76)
  else (
    f109 (p110 - 1) p114 (if not false then (p116 lxor p112) else (int_of_float (-1.0))) p112 p114 p111 p116 p111
  )
let x118 = f109 3 x76 (15 + 4) (String.length "12") (match Ok C6 with | Ok _ -> x77 | ((Ok C6) | (Error _)) -> x77) 1e999 (-17) (float n67)
let x124 = f109 3 ((let rec f119 () = x66 in f119) ()) (let v120 = -2.0 in n67) (f9 11 n67 20 n67 x76 x118 n67 n67 x118 n67 x77 x77 10.0 x118 n67 (-0.5) (-2) n67 n67 x77 x118 n67 19 n67 5 x76 n67 n67 (-2.0) x118 n67 n67 n67 n67 n67 x118 (-10.0) n67 n67) 1e-310 (float_of_string "0.5") (match [] with | [] -> n67 | (q121 :: []) -> n67 | (_ :: ({ r0 = q122 } :: q123)) -> 6) (x118 *. x77)
let () = note_float x124
let x152 = (let v127 = (let _v126 = (let v125 = { r0 = n67 } in { r0 = (n67 + 11) }) in (- 32767) + (-32769)) in if if (v127 * v127) <> (try (match { r1 = 6; r2 = v127; r3 = (true, []) } with | { r1 = q128; r2; _ } -> q128 | { r1 = (-2147483647); r2 = q129; r3 = q130 } when true -> 16 | ({ r1 = _; r2 = q131; r3 = _ } as w132) when ((q131 <= v127) == (if true then false else false)) -> 14) with | _ -> v127) then ((if true then x124 else 0.0) = (-100.75)) else (if (let rec f134 p133 = false in f134) (Ok v127) then (Array.fold_right (let rec f137 p135 p136 = p136 in f137) (Array.make 1 2.0) true) else (fst (true, true))) then (snd (min (let (q138, _) = ((v127, true, false), false) in (x118, (-100.75))) (3.25, x124))) else (if ((fun p139 -> x118) { r0 = n67 }) > x77 then (-. x77) else (try (if (match { r1 = v127; r2 = v127; r3 = (false, []) } with | { r1 = (-3); r2 = 9; r3 = q140 } -> true | { r1 = (-3); r2 = 4; r3 } -> true | { r1 = (-3); r2 = (-2147483647); r3 = q141 } -> false | { r1 = (-3); r2 = (-1); r3 = q142 } -> true | ({ r1 = (-3); r2 = 7; r3 = q143 } as w144) -> true | { r1 = (-3); r2 = ((-2147483648 as w145) | (-2147483648 as w145)); r3 = (q146, q147) } -> q146 | { r1 = (-3); r2 = _; r3 = q148' } -> true | { r1 = _; r2 = q149; r3 = q150 } -> false) then (( -. ) x66 x124) else 1.5) with | _ -> (let _v151 = (false, (Array.make 9 13)) in x118))))
let rec f153' p154 p155 p156 p157 p158 p159 p160 p161 =
  if p154 > 0 then (
    f153' (p154 - 1) p158 p156 p156 (fst (x77, true)) p161 p157 p161
  ) else
    p159
let x169 = f153' 8 (f68 11 x152 n67 x118 n67 2.0 x124) x124 (f109 7 x77 n67 16 1.5 x152 n67 x76) (match { r1 = n67; r2 = 12; r3 = (true, []) } with | { r1 = q162; r2 = (-1); r3 = _ } -> x124 | { r1 = 1; r2 = _; r3 } -> 100.75 | { r1; r2 = 2; r3 } -> 1.0 | { r1 = q163; r2 = (-2147483647 as w164); r3 = q165' } -> (-2.0) | ({ r1 = q166'; r2 = 3; r3 = q167 } | { r1 = _; r2 = q166'; r3 = q167 }) -> x152 | { r1 = _; r2 = q168; r3 } -> x152) x152 (-5e-324) (if true then x124 else x124)
let rec loop187 i170 s171' s172 s173 s174 s175 s176 s177 s178 s179 s180 s181 s182 s183 s184 s185 =
  if i170 <> 6 then (
    loop187 (i170 + 1) s172 s183 (float (s183 + s183)) s183 ((fun p186 -> (match { r0 = i170 } with | ({ r0 } | { r0 }) -> s184)) (match { r0 = n67 } with | { r0 = (-3) } -> false | ({ r0 = _ } | { r0 = _ }) -> true)) s183 s172 s175 s184 s178 s184 s185 s174 s182 s178
  ) else
    (s171', s172, s173, s174, s175, s176, s177, s178, s179, s180, s181, s182, s183, s184, s185)
let (n189, n190, n191, n192, n193, n194, n195, n196, n197, n198, n199, n200, n201, n202, n203) = loop187 0 9 n67 x169 20 x169 5 n67 x118 3.25 10.0 x169 x118 n67 10.0 (-10.0)
let () = note_int n189
let () = note_int n190
let () = note_float n191
let () = note_int n192
let () = note_float n193
let () = note_int n194
let () = note_int n195
let () = note_float n196
let () = note_float n197
let () = note_float n198
let () = note_int n201
let () = note_int n67
let () = note_float x66
let () = note_float n199
let () = note_float x76
let () = note_float n203
let () = note_float x124
let () = note_float n193
let () = note_float n200
let () = ()
