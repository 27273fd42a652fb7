type 'a t0 = { mutable r0 : float }
exception E0 of int
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
let rec note_float x =
  mix_float x;
  print_float x;
  note_end 0
in
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec mix_0 d (v : int t0) =
  if d > 0 then
    match v with
    | { r0 = y144 } -> mix_float y144
and mix_1 d (v : float t0) =
  if d > 0 then
    match v with
    | { r0 = y145 } -> mix_float y145
and mix_2 d (v : float ref) =
  if d > 0 then
    match v with
    | _ -> mix_float !v
and mix_3 d (v : bool option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y146 -> mix 1; mix (if y146 then 1 else 0)
in
let _ = (List.compare_lengths (if (match (let v0' = Array.make 16 0.5 in []) with | [] -> ((); false) | (_ :: ((_ :: q1) | ([] as q1))) -> ((-3) != 4) | ((_ :: q2) | ([] as q2)) -> ("" <> "tail \" end")) then (try (match { r0 = (-10.0) } with | { r0 = 1.0 } when (if if false then true else true then (false < true) else (List.for_all (let rec f4 p3 = true in f4) [])) -> [] | ({ r0 = 1.0 } | { r0 = 1.0 }) when (false || (1.5 > 1.5)) -> ((); []) | { r0 = q5 } when ("b c" < "\000\255x") -> (if true then [] else []) | _ -> (false :: [])) with | Match_failure _ -> ((); [])) else (try (false :: ((); [])) with | _ -> (match Ok 2 with | ((Ok q6 as w7) | (Error (-1 as q6) as w7)) -> [] | Error q8 -> []))) (let v9 = (abs_float 3.25) :: [] in ((if false then () else ()); (match { r0 = 2.0 } with | { r0 = (0.5 | 0.5) } -> v9 | { r0 = 0.0 } -> v9 | { r0 = q10 } -> [])))) asr 0 in
let rec f11 p12' p13 =
  let table16 = Array.make 2 (let rec g14 u15 = p12' in g14) in
  table16.(1) <- (let rec g14 u15 = (9, (fun p17 p18 p19 -> p17), { r0 = 2.0 }, { r0 = 1.5 }) in g14);
  table16.(1) p13
in
let v26 = f11 (let v20 = (8, 19) in (19, (let rec f24 p21' p22 p23 = p21' in f24), { r0 = (-100.75) }, { r0 = 0.5 })) (let v25' = { r0 = 2.0 } in 17) in
((let (m27, _, m29, m30) = v26 in mix m27; mix_0 5 m29; mix_0 5 m30); note_end 0);
let x31 = (0.0 /. 0.0) -. (float (try (1 + 0) with | _ -> (-2))) in
(if if false && false then (Array.for_all (let rec f33 p32 = false in f33) (Array.make 5 3)) else (let _v34 = 1 in true) then ((let rec f36 p35 = () in f36) ((); [])));
let rec f37 p38 p39 =
  let rec g40 u41 = p38
  in
  mix p39;
  g40 p39
in
let x43 = f37 (x31 +. 0.5) (let { r0 = q42 } = { r0 = 0.0 } in 5) in
let rec f44 p45 p46 =
  let table49 = Array.make 2 (let rec g47 u48 = p45 in g47) in
  table49.(1) <- (let rec g47 u48 = p45 in g47);
  table49.(0) p46
in
let v50 = f44 ({ r0 = (-3.25) }, 18, (Array.make 4 7)) (-11) in
((let (m51, m52, m53) = v50 in mix_1 5 m51; mix m52; mix_ints m53 0 4); note_end 0);
((let (m54, m55, m56) = v50 in mix_1 5 m54; mix m55; mix_ints m56 0 4); note_end 0);
let v57 = f44 ({ r0 = x31 }, 9, (Array.make 4 11)) (compare (Array.make 4 4) (Array.make 4 4)) in
((let (m58, m59, m60) = v57 in mix_1 5 m58; mix m59; mix_ints m60 0 4); note_end 0);
let rec f61 p62 p63 =
  let rec g64 u65 = p62
  in
  mix p63;
  g64 p63
in
let v66 = f61 (ref x43) (20 / 10) in
(mix_2 5 v66; note_end 0);
let v67 = f61 (ref x43) (if true then 13 else 4) in
(mix_2 5 v67; note_end 0);
(mix_2 5 v67; note_end 0);
let rec f68 p69 p70 =
  let rec g71 u72 = p69
  in
  g71 p70
in
let a73 = f68 (Array.make (hide 1 9) x31) (5 mod (12 lor 1)) in
let rec f74 p75 p76 =
  let rec g77 u78 = p75
  in
  mix p76;
  g77 p76
in
let v79 = f74 ("12" <= "b c") (15 * (-7)) in
(mix (if v79 then 1 else 0); note_end 0);
let rec f80 p81 p82 =
  let table85 = Array.make 2 (let rec g83 u84 = p81 in g83) in
  table85.(1) <- (let rec g83 u84 = 1e999 in g83);
  table85.(1) p82
in
let x86 = f80 1.7976931348623157e308 (Array.length a73) in
let v136 = (match { r0 = x43 } with | { r0 = _ } when v79 -> (
  '\124') | { r0 = _ } -> (
  let v87 = not v79 in
  max (let s88' = "tail \" end" in let i89 = 0 in if i89 >= 0 && i89 < String.length s88' then s88'.[i89] else 'a') (let { r0 = q90 } = { r0 = x43 } in 'a')) | { r0 = _ } when v79 -> (
  let rec f91 p92 p93 =
    let rec g94 u95' = p92
    in
    mix p93;
    g94 p93
  in
  let a96 = f91 (Array.copy (Array.make 2 14)) (14 lsl 23) in
  v66 := x86;
  (match { r0 = x31 } with | { r0 = 1.0 } -> (if v79 then '\255' else 'z') | { r0 = q97 } -> (let (q98, _, _) = ({ r0 = x86 }, { r0 = (-100.75) }, (v79, v79, x43, 17)) in 'a'))) | ({ r0 = q99 } as w100) when ((2 + 7) >= (8 lor 9)) -> (
  let rec f101' p102 p103 =
    let rec g104 u105 = p102
    in
    g104 p103
  in
  let v108 = f101' (List.find_opt (let rec f107 p106 = false in f107) []) (if v79 then 20 else 3) in
  (mix_3 5 v108; note_end 0);
  let v112 = f101' (Array.fold_right (let rec f111 p109 p110 = None in f111) a73 v108) 32767 in
  (mix_3 5 v112; note_end 0);
  (mix_3 5 v112; note_end 0);
  let rec f113 p114 p115 =
    let rec g116 u117 = p114
    in
    mix p115;
    g116 p115
  in
  let _ = f113 (match v112 with | ((None as w118) | (None as w118)) -> (fun p119 p120 p121 -> (false, v79)) | Some _ -> (fun p122 p123 p124 -> (v79, v79)) | None when (a73.(8) = (let v125 = 15 in q99)) -> (let rec f129 p126' p127 p128 = (true, v79) in f129) | (None | (Some _)) -> (let rec f132 f74 p130 p131 = (v79, v79) in f132)) (if false then 13 else 11) in
  let f135 = f113 (fun q99 p133 p134 -> (v79, v79)) (let { r0 } = { r0 = x86 } in 9) in
  '\255')) in
note_float x31;
note_float x86;
note_float x43;
((let (m137, m138, m139) = v57 in mix_1 5 m137; mix m138; mix_ints m139 0 4); note_end 0);
((let (m140, _, m142, _) = v26 in mix m140; mix_0 5 m142); note_end 0);
(mix (if v79 then 1 else 0); note_end 0);
(mix_2 5 v67; note_end 0);
(mix (Char.code v136); note_end 0);
()
