type ('a, 'b) t0 = { r0 : bool; mutable r1 : ('a, 'b) t0 option }
and ('a, 'b) t1 = { r2 : string; r3 : float array; mutable r4 : int ref }
exception E0 of (bool, int) t0
exception E1 of (float, int) t1
exception E2 of bool
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
let rec mix_string s =
  mix (String.length s);
  String.iter (fun c -> mix (Char.code c)) s
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
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let n0 = -11 in
note_int n0;
let rec loop6 i1 s2 s3 s4 s5 =
  if i1 < 7 then (
    loop6 (i1 + 1) s2 s3 s4 s5
  ) else
    (s2, s3, s4, s5)
in
let (n8, n9, n10, n11) = loop6 0 10.0 n0 n0 (-1.5) in
note_float n8;
note_int n9;
note_int n10;
note_float n11;
let f12 p13 p14 p15 p16 p17 p18 p19 p20 p21 p22 p23 n10 p24' p25 p26 p27' p28 p29 p30 n9 p31 p32 p33 p34 p35 p36 p37 n11 p38 n8 p39 n0 p40 p41 p42 p43 p44 p45 p46 p47 p48 =
  p30 *. (p46 +. ((p31 *. (p29 *. ((p41 -. (p33 *. (p31 *. (p30 +. (p29 +. (p25 *. (p46 +. (p46 -. (((p20 +. (p18 -. (p15 -. ((p44) -. p14)))) +. p22) *. p33))))))))) -. n11))) *. p33))
in
let x57 = f12 n11 (List.fold_right (fun p49 p50 -> p50) [] (-10.0)) (100.75 -. (-0.0)) (n11 :: []) n10 n11 n9 (1.5 -. n11) (let { r0 = q51; r1 } = { r0 = true; r1 = None } in 16) (let v52' = ref n9 in n11) (0.0 /. 0.0) (let _v53 = true in n10) 1.5 (if true then n11 else n11) (n10 * 19) (match n10 with | (0 | (-2147483647)) -> n10 | 7 -> n10 | ((-1) | 8) -> 20 | (7 as w54) -> n9 | ((-2) | 3) -> n10 | q55 -> 8) (float_of_int n9) (float 19) 1e-310 (n11, n10, n11) ((); 3.25) (compare (n9, (Array.make 4 n10), [], n11) (n10, (Array.make 4 n9), [], (-0.5))) n11 n11 ((land) n10 n10) (int_of_float n11) (n11 *. n8) (n11 *. 1.0) [|n11; n8|] (abs n10) n9 (min (Array.make 2 n11) (Array.make 2 0.0)) ((); n9) ((); n11) (try (let { r0; r1 = q56 } = { r0 = true; r1 = None } in n9) with | _ -> n10) (if true then (n11, false) else (n11, true)) (( *. ) n8 n8) 4096 (float_of_int n0) n9 ((); n9) in
note_float x57;
let c58 = ((floor 1e999)) +. (floor 1e999) in
let c59' = (float_of_int n0) *. ((floor 1e999)) in
let c60 = ((floor 1e999)) -. (float_of_int n0) in
let c61 = ((floor 1e999)) -. (float_of_int n0) in
let c62 = c61 +. ((float_of_int n0)) in
let c63 = ((floor 1e999)) -. c62 in
let c64 = (float_of_int n0) -. ((floor 1e999)) in
let c65 = c60 -. (c59') in
note_float c65;
let s72 = ((); (string_of_int (try (Char.code 'a') with | Invalid_argument q66 -> n10 | Failure _ -> n9 | E0 q67 -> n9 | E1 ({ r2 = "a"; r3; r4 = q68 }) -> (-2) | E1 ({ r2 = ("" as w69); r3 = _; r4 = q70 }) -> n10 | E1 ({ r2; r3 = c61; r4 = q71 }) -> n10 | E2 true -> n0 | E2 false -> 20))) in
let x73 = c61 in
let x74 = 0.0 /. 0.0 in
let n75 = ((((((0) + (if x74 = x74 then 19 else 0)) + (if x74 <> (c61 *. 0.0) then 27 else 0)) + (if c63 < x74 then 49 else 0)) + (if x74 > (if false then c58 else x74) then 9 else 0)) + (if x74 <= c64 then 6 else 0)) + (if x74 >= x74 then 48 else 0) in
let f76' p77 p78 p79 p80 p81 p82 p83 p84 p85 p86 p87 p88 p89 p90 p91' p92 p93 p94 p95 p96 p97 n75 p98 p99 =
  ((p96 *. (((((p85 *. (((((p83 +. (p83)) *. c64) -. p83) -. p85) -. p87)) +. p91') -. c65) +. p94) -. c64)) +. p80) +. p96
in
let x115 = f76' (n75 mod 4) (match { r2 = s72; r3 = (Array.make 2 x73); r4 = (ref 16) } with | { r2 = "a"; r3 = ([|q100; q101'|] as w102); r4 } -> n10 | ({ r2 = "a"; r3 = q103; r4 = q104 } | { r2 = _; r3 = q103; r4 = q104 }) -> n75 | { r2 = q105; r3 = q106; r4 } -> 13) (-9) c61 (f12 c60 c65 c60 [] n10 c59' n10 c61 n10 x73 x74 n75 0.5 x57 n10 n10 x74 2.0 c58 (c61, n75, c63) x73 n10 c61 c58 n75 n10 0.0 c58 (Array.make 2 c65) n75 n10 (Array.make 2 c58) n0 c63 n0 (x73, true) x57 n10 c65 n75 (-1)) (x57 *. c63) (f76' n75 n10 1 c62 x74 c61 c60 n10 c59' n10 c58 10.0 n75 n9 (-1.0) 1.0 n9 c63 c62 c65 n9 n10 c62 false) (17 / (n75 lor 1)) 0.0 (max n9 7) (f76' n9 n9 n10 x73 c61 3.25 c61 n75 n8 (-1) x73 c64 n10 n10 0.0 0.0 19 c62 x57 (-1.0) n9 n10 c65 false) (match ([], n9, (-3.25), true) with | (([], q107, _, false) | (_, q107, _, true)) -> c65 | ([], q108, 0.0, false) -> 100.75 | ((_ :: _), _, 0.0, false) -> c60 | ((_, q109, q110, false) | (_, q109, q110, false)) -> 3.25) (let v111 = n75 in n75) (n0 - 0) (float_of_int n75) (let v114 = (let rec f113 p112 = Array.make 2 c65 in f113) in 1.0) n10 0.0 c65 (try 1e-310 with | _ -> c62) n10 17 (f76' n75 n75 n75 c63 c63 x57 x74 n75 (-0.0) n9 c65 1.0 n9 11 x73 c61 n9 c59' c60 c65 n75 n75 c60 false) (true && false) in
let x117 = f76' ((); n75) (-4313) 2147483647 (-. (-1.5)) c58 (f12 x73 c64 x74 [] n9 c59' n10 x74 n75 2.0 c63 n10 x74 x57 15 n75 (-0.5) 3.25 c64 (x57, n10, c65) 0.5 n75 c59' x73 n0 n75 100.75 x115 (Array.make 2 (-0.5)) n75 n10 (Array.make 2 (-100.75)) 18 c64 n10 (0.5, false) c61 11 x74 n75 n10) ((-2.0) /. x74) (n10 * n9) 1.7976931348623157e308 (17 lsr 28) 2.2250738585072014e-308 10.0 4095 (if true then n75 else 6) (c64 /. x57) (f76' 19 n9 n10 x73 x73 x115 c65 14 2.0 n10 c65 c62 n10 n75 c65 c58 n9 c63 c64 10.0 n10 3 (-1.5) false) n9 (c60 +. c63) (match n10 with | 4 -> c60 | -2147483647 -> c64 | -2 -> c64 | -2147483647 -> x73 | 3 -> x115 | q116 -> (-2.0)) 3.25 (n10 lsl 14) (0 + n9) ((); c64) (true <= false) in
let _ = (let v118 = Some (min (x74, x117, x74) (x115, c63, c61)) in (match (let _v122 = fun p119 p120' p121 -> (n75, 20, n9, n10) in v118) with | None -> (List.fold_right (fun f76' p123 -> p123) [] { r2 = s72; r3 = (Array.make 2 x73); r4 = (ref 14) }) | Some q124 -> { r2 = "\000\255x"; r3 = (Array.make 2 x115); r4 = (ref n75) })) in
let x115 = true in
let f138' = (let rec f137 p125 = (try ((match Ok { r0 = x115; r1 = None } with | Error (6 as w126') when w126' < 13 -> () | Error 2 when (match Ok p125 with | Ok _ -> false | Error 0 -> (x74 >= 0.0) | Error 6 -> x115 | (Error q127 as w128) -> (match w128 with | Ok q129 -> x115 | Error 1 -> false | Error 5 -> x115 | ((Error 8) | (Error _)) when x115 -> x115 | ((Ok (-2)) | (Error 8)) -> x115 | ((Error _) | (Error _)) -> x115 | _ -> x115)) -> () | Error q130 when q130 = (-17) -> ()); ((' ', p125, '\255'), p125)) with | Invalid_argument q131 -> (('z', n10, '0'), n75) | Division_by_zero -> (('\n', 12, '\''), n75) | Not_found -> (('\n', p125, 'z'), p125) | Match_failure _ -> (('\255', n10, 'a'), n75) | E0 ({ r0 = true; r1 = _ }) -> (('a', 11, 'z'), 17) | E0 ({ r0 = false; r1 = q132 }) -> ((' ', 5, '\n'), n75) | E1 ({ r2 = "a"; r3; r4 = q133 }) -> (('z', n75, '\n'), 10) | E1 ({ r2 = ""; r3 = q134; r4 = q135 }) -> (('\'', 17, '\n'), 16) | E1 ({ r2; r3 = q136; r4 = _ }) -> (('0', n75, '\''), n75) | E2 true -> (('\255', n9, 'z'), 8) | E2 false -> (('\255', (-3), '0'), p125)) in f137) in
let a139 = [|n75; 16; n75; 6|] in
let n142 = (hide 1 3) in
let rec loop141 i140 =
  if i140 >= 0 then (
    (a139.(i140 + 1) <- ((a139.(i140)) + (n75 + 5)));
    loop141 (i140 - 1)
  ) else
    ()
in
loop141 ((hide 1 3) - 1);
(mix_ints a139 0 4; note_end 0);
let n147 = compare n10 ((let (q143, _) = ((Printf.sprintf ("%#d" ^^ "<%s>|%c") n10 (clip "\000\255x") '\n'), (match n9 with | 7 -> (ref 14) | -1 -> (ref n9) | -3 -> (ref n75) | ((-2147483647) | (-2147483647)) -> (ref n75) | 8 -> (ref n75) | _ -> (ref n75))) in (match n10 with | (9 | 9) -> (String.fold_left (fun p144 p145' -> n10) n75 q143) | 0 -> (String.length q143) | 1 -> n10 | q146 -> (match q146 with | -2 -> n10 | 4 -> q146 | _ -> 0))) / (-1)) in
note_int n147;
(try (
  let x205 = (try (
    a139.(n75 land 3) <- a139.(n9);
    (if x115 then ());
    List.fold_right (fun p148 () -> ()) [((try (let i149 = n147 - 2 in if i149 >= 0 && i149 < 4 then a139.(i149) else ((-3) + n147)) with | _ -> (n9 * 28)) >= n75)] (Array.iteri (let v151 = (n10 mod 8) > ((fun p150 -> n10) 100.75) in (let ({ r2; r3; r4 = _ } as w152) = { r2 = s72; r3 = (Array.make 2 (-100.75)); r4 = (ref n0) } in (try (if v151 then (fun p153 f138' -> ()) else (fun p154 p155 -> ())) with | _ -> (let rec f158 p156 p157 = () in f158)))) a139);
    let f159 p160 p161 p162 p163 p164 p165 p166 n75 p167 p168 p169 p170 p171 p172 p173 p174 p175 p176 p177 p178 =
      ((((p176 + (((p164 - (p163)) lxor p170) lxor p170)) + p170) lxor p174) lxor p176) lxor p174
    in
    let n179 = f159 x73 (fabs 2.0) (if x115 then x73 else x73) (compare (-0.0) c64) (f159 x73 c60 c65 n10 n75 x73 c65 c65 n0 x117 c59' 20 16 16 c65 n10 (n147, n75, 0.0, x73) 17 c60 []) 10.0 (f12 x73 n8 c60 [] n147 x117 n75 0.5 n9 (-0.0) x117 n147 c64 x117 n75 n147 x117 x117 c60 (c60, n10, 0.5) c59' n0 x117 c60 17 n9 n8 (-0.0) (Array.make 2 n11) 6 n147 (Array.make 2 c60) n147 c60 n10 (c60, x115) (-1.0) n147 c65 n147 n75) x117 n147 (f76' 6 n75 10 c65 c63 c64 x117 15 c64 n147 x117 c63 n75 n147 x117 0.5 n75 c62 x57 c65 n147 n147 1.5 x115) c64 (n147 - n10) 4 (match None with | None -> n10 | ((Some _) | (Some _)) -> 10) (f76' n10 n75 n0 x74 x117 0.5 c62 n10 (-3.25) n147 x74 c62 10 n10 (-1.5) x73 n147 c60 c63 x117 17 n9 (-10.0) x115) 8995 (18, 1, 0.5, c63) n75 (min 1.0 n11) (List.sort_uniq compare []) in
    let n200 = f159 (max 0.0 x117) (float_of_string "0.0") (x73 *. c62) n147 (min 16 n75) (List.fold_left (let rec f182 p180 p181' = c60 in f182) c59' []) (-. c64) (fabs x117) (if false then raise (Invalid_argument s72) else n0) c65 (100.75 +. c65) n10 65535 (f159 100.75 c64 x74 11 n179 c61 c64 c61 17 x117 x117 n75 n75 n179 3.25 n75 (n147, n147, 0.0, c59') n179 c62 []) (match [] with | ([] | (0.5 :: _)) -> 1.0 | (q183 :: []) -> c65 | (q184 :: (_ :: ([] as w185))) -> x57 | (q186 :: (q187 :: (a139 :: _))) -> q187) (let (q192, _, q193, q194) = ((Array.make 3 12), x115, (let rec f191 p188 p189 p190 = c64 in f191), { r0 = x115; r1 = None }) in n147) (if x115 then (n75, n75, x73, x73) else (n147, n179, x117, (-0.5))) (f159 c63 0.5 c65 n10 n75 c64 c65 100.75 1 x73 x74 n9 n10 n147 c65 n75 (n10, n9, c64, 10.0) 12 x73 []) c61 (match { r0 = true; r1 = None } with | { r1 = None; _ } -> [] | { r0 = q195; r1 = (Some { r0 = q196; r1 = None }) } -> [] | { r0 = q197; r1 = (Some { r0 = q198; r1 = (Some q199) }) } -> []) in
    (if List.for_all2 (let rec f203 p201 p202 = x115 in f203) [] [] then x74 else (if x115 then raise (E2 x115) else 100.75))) with | Invalid_argument q204 -> x117) in
  let a206 = a139 in
  a139.(3) <- (match Ok (Ok n147) with | Ok (Ok 9) -> a139.(0) | Ok (Ok (-1)) -> (5 + n10) | Ok q207 -> (int_of_float x205) | ((Error _) | (Ok (Ok _))) -> (let o209 = 16 in let o210 = n75 in let o211 = 8 in let o212 = 16 in let o213 = 6 in let ( @! ) a b = a lxor (b + 1) and ( lsl ) a b = a lxor (b + 1) and ( @@ ) a b = a lxor (b + 1) in o209 @@ o210 @! o211 lsl o212 @! o213) | Ok (Error _) -> (-4096) | Error _ -> (let v214 = x115 in n0));
  a206.(3) <- (a206.(0) + (a139.(3)));
  note_int a139.(3);
  print_char (let n10 = fun x117 p215 -> 16 in '\n')) with | Division_by_zero -> (mix n75) | Match_failure _ -> (a139.(1) <- n147) | E1 _ -> (a139.(wrap 4096 4) <- n9) | E2 true -> (match { r2 = s72; r3 = (Array.make 2 x74); r4 = (ref n9) } with | { r2 = _; r3 = [|q216; q217|]; r4 = _ } -> () | { r2 = "a"; r3 = q218; r4 } -> () | { r2 = x115; r3 = _; r4 } -> ()) | E2 false -> (let { r0; r1 = q219 } = { r0 = false; r1 = None } in ()));
note_float x117;
note_float n11;
(mix_string s72; note_end 0);
note_float c65;
note_int n0;
note_float x57;
note_int n9;
note_float c59';
()
