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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec mix_0 d (v : float t0) =
  if d > 0 then
    match v with
    | { r0 = y178 } -> mix_float y178
in
let _ = (List.compare_lengths (if (match (let v0' = Array.make 16 0.5 in []) with | [] -> ((); false) | (_ :: ((_ :: q1) | ([] as q1))) -> ((-3) != 4) | ((_ :: q2) | ([] as q2)) -> ("" <> "tail \" end")) then (try (match { r0 = (-10.0) } with | { r0 = 1.0 } when (if if false then true else true then (false < true) else (List.for_all (let rec f4 p3 = true in f4) [])) -> [] | ({ r0 = 1.0 } | { r0 = 1.0 }) when (false || (1.5 > 1.5)) -> ((); []) | { r0 = q5 } when ("b c" < "\000\255x") -> (if true then [] else []) | _ -> (false :: [])) with | Match_failure _ -> ((); [])) else (try (false :: ((); [])) with | _ -> (match Ok 2 with | ((Ok q6 as w7) | (Error (-1 as q6) as w7)) -> [] | Error q8 -> []))) (let v9 = (abs_float 3.25) :: [] in ((if false then () else ()); (match { r0 = 2.0 } with | { r0 = (0.5 | 0.5) } -> v9 | { r0 = 0.0 } -> v9 | { r0 = q10 } -> [])))) asr 0 in
let rec f11 p12 p13 p14 p15 p16 p17 p18 p19 p20 p21 p22 p23 p24 =
  if p12 <= 0 then
    p17
  else (
    f11 (p12 - 1) (float (p18 + 5)) p14 p19 p17 (succ (p17 + p23)) p18 p19 p13 p13 (let v25 = Array.make 9 (-1.0) in ((); p14)) p18 p21
  )
in
let n27' = f11 5 (0.0 +. 0.0) (11 + 17) ((); 1.0) (if true then 18 else 4) (Char.code 'z') (19 lsr 9) (3.25 +. 1.5) (float_of_int 14) (try (try (if true then (-1.0) else (-0.5)) with | _ -> 0.0) with | _ -> 0.0) (max 6 20) (match { r0 = 0.5 } with | { r0 = _ } -> 13 | { r0 = q26 } -> 9) (if true then 10.0 else 3.25) in
let _ = f11 0 0.1 31 (match n27' with | (8 as w28) -> 1.5 | 7 -> 100.75 | q29 -> 1.5) (6 + n27') (if true then n27' else n27') n27' (-. 100.75) ((-0.5) +. (-0.0)) (if true then (-1.0) else 0.5) (- n27') (let v30 = (None, (Array.make 4 4)) in 8) (100.75 -. 0.5) in
let rec f31 p32 p33 p34 p35 p36 p37 p38 p39 p40 =
  if p32 > 0 then (
    f31 (p32 - 1) p39 (p37 + (-5)) p33 ((match { r0 = p39 } with | ({ r0 = 1.0 } | { r0 = 1.0 }) -> () | ({ r0 } | { r0 }) -> ()); ((let rec f45 p44 = p37 in f45) (p37, 2))) p34 p36 p33 p40
  ) else
    (let v43 = fun p41 p42 -> Array.make 2 p42 in p40)
in
let n48 = f31 3 (if true then (-3.25) else 2.0) (n27' * 3) (3.25 *. 100.75) ((-2) + 16) n27' (List.fold_left (fun p46 p47 -> n27') 16 []) 2.2250738585072014e-308 (n27' - n27') in
note_int n48;
let rec f49 p50 p51 p52 p53 p54 p55 p56 p57 p58 =
  if p50 > 0 then (
    f49 (p50 - 1) (-10.0) p52 p53 p58 ((p53 -. p57) *. (if false then p57 else p53)) p54 p55 p54
  ) else
    n27'
in
let n63 = f49 4 (abs_float (-0.0)) (n48 - n48) (0.0 -. 0.0) (n48 mod 16) (0.0 /. 0.0) (-13) ((let rec f60 p59 = 1.5 in f60) (let rec f62 p61 = '\'' in f62)) ((); n27') in
let n70 = f49 2 3.25 (match false with | true -> 2 | false -> n48 | exception Invalid_argument q64 -> n63 | exception Failure _ -> n48 | exception E0 (-2) -> n63 | exception E0 1 -> n63 | exception E0 q65 -> 2) (let _v66 = Array.make 1 (-0.0) in -3.25) ((-2) * 39) (1.5 *. (-1.5)) (let _v69 = (let rec f68 p67 = false in f68) in n63) ((); 0.5) (f49 3 100.75 19 3.25 n48 1.5 n63 (-10.0) n63) in
let x73 = if false then (if (match None with | (None | None) -> true | Some None -> false | Some ((Some _) | (Some _)) -> false) then ((-1.5) *. 10.0) else (if (match [] with | [] -> false | (q71 :: q72) -> true) then (if "b c" > "b c" then (fst (100.75, false)) else (if true <= true then (if List.mem false [] then (if not false then (if "\000\255x" > "a" then (try (1.0 -. 2.0) with | _ -> 0.0) else (-0.1)) else 2.2250738585072014e-308) else (min 0.5 (-1.0))) else (if false then 10.0 else 1.5))) else (if true then 100.75 else 0.0))) else (100.75 -. 100.75) in
note_float x73;
let v97 = (let (q94', q95) = (match n70 with | -2 -> ((fun p74 -> n63), []) | ((-1) | (-2147483647)) -> ((fun p75 -> n70), []) | (7 as w76') -> (if false then ((let rec f78 p77 = w76' in f78), []) else ((fun p79 -> 13), [])) | -2147483647 -> ((let rec f81' p80 = n48 in f81'), []) | 0 -> (match n48 with | 5 -> ((fun p82 -> n70), []) | ((-2147483647) | (-2147483647)) -> ((fun p83 -> n70), []) | (_ | 2) -> ((let rec f85 p84 = n63 in f85), []) | (5 | 5) -> ((fun p86 -> n48), []) | q87 -> ((fun p88 -> n70), [])) | -2 -> (let v89 = { r0 = x73 } in ((fun p90 -> n48), [])) | q91 -> ((let rec f93 p92 = n48 in f93), [])) in (let v96 = 3.25 in v96 <= (-3.25))) in
(mix (if v97 then 1 else 0); note_end 0);
let rec f98 p99 p100 p101 p102 p103 p104 p105 p106 p107 =
  if p99 > 0 then (
    f98 (p99 - 1) p100 p105 (int_of_float (fabs x73)) p107 p106 p105 p103 (-9114)
  ) else
    0.5
in
let _ = f98 3 n70 (let { r0 = q108 } = { r0 = (-1.0) } in q108) (n63 * n70) 5 n70 x73 n70 (n70 - n63) in
let rec f109 p110 p111 p112 p113 p114 p115 p116 p117 p118 p119 p120 p121 p122 p123 p124 p125 p126 p127 p128 p129 p130 p131 p132 p133 p134' p135 p136 p137 p138 p139 p140 p141 p142 p143 p144 p145 p146 =
  if p110 > 0 then (
    f109 (p110 - 1) p128 p122 p137 p140 p133 p112 p145 p126 p130 p129 p141 p122 p119 p133 p125 p119 p139 p124 p132 p131 (if (match p139 with | 2 -> v97 | 8 -> v97 | 3 -> v97 | 4 -> v97 | 3 -> v97 | 8 -> v97 | 6 -> v97 | q147 -> true) then (p144 /. (-0.0)) else (p132 /. p146)) p112 p140 p124 p116 ((p128 - p145) - 2147483647) p124 p118 p140 p117 p138 (try (p124 + (match v97 with | true -> 0 | false -> 19)) with | _ -> p139) p126 p135 p117 p112
  ) else
    (0.5 *. 0.0)
in
let x150 = f109 12 (match { r0 = 1.5 } with | { r0 = 0.0 } -> n70 | ({ r0 } | { r0 }) -> 11) (if true then x73 else x73) (n70 - n48) ((); n70) n48 ((); x73) (max 7 n63) (x73 /. x73) (x73 -. (-1.5)) (try x73 with | _ -> x73) (let { r0 } = { r0 = x73 } in -3.25) (f109 (hide 0 6) 1 (-100.75) n70 16 n70 x73 n70 x73 x73 3.25 x73 1.5 x73 n70 x73 x73 n27' n70 10.0 x73 x73 x73 n70 n70 2.0 n70 n70 x73 14 n70 x73 n70 x73 x73 n70 x73) x73 (if false then 16 else n70) ((); x73) (10.0 -. (-100.75)) n70 (n70 * n63) (abs_float 3.25) ((-100.75) +. x73) x73 (match { r0 = 0.5 } with | { r0 = 1.0 } -> x73 | { r0 } -> x73) (n70 * (-5)) (String.length "a") ((fun p148 -> p148) x73) (let _v149 = { r0 = x73 } in 13) n70 (x73 +. x73) 10 (n70 lxor n70) (-4096.0) (f11 (hide 1 2) x73 n48 x73 n63 n48 n48 x73 x73 100.75 n63 n70 x73) x73 x73 n63 x73 in
let v151 = '0' in
(mix (Char.code v151); note_end 0);
let v155 = ((if if true then v97 else v97 then (mix_float x150) else (if v97 then ())); ((match v151 with | 'a'..'m' -> { r0 = x150 } | ('0'..'9' | '0'..'9') -> { r0 = x73 } | 'n' -> { r0 = 1.5 } | 'a'..'m' -> { r0 = x73 } | q152' -> { r0 = x150 }), (let s153 = "\000\255x" in let i154 = n63 in if i154 >= 0 && i154 < String.length s153 then s153.[i154] else 'z'), (n70 >= n70), v97)) in
let _ = ((), true) in
let x157 = (let v156 = -18 in x150) in
note_float x157;
let rec f158 p159 p160 p161 p162 p163 =
  if p159 < 1 then
    10.0
  else (
    f158 (p159 - 1) p160 p160 p162 p160
  )
in
let x169 = f158 0 (float n70) 4096.0 (-19) (match v155 with | ((q164, _, q165, q166) | (q164, _, (true as q165), q166)) -> (-0.5) | ((_, q167, false, q168) | (_, q167, false, q168)) -> x150) in
note_float x169;
let x173 = f158 3 1.5 (if v97 then x73 else x150) ((); n63) (match v155 with | (q170, q171, _, (true | true)) -> x169 | (_, _, q172, false) -> x73) in
((let (m174, m175, m176, m177) = v155 in mix_0 5 m174; mix (Char.code m175); mix (if m176 then 1 else 0); mix (if m177 then 1 else 0)); note_end 0);
note_int n48;
note_float x173;
note_int n27';
note_float x150;
(mix (if v97 then 1 else 0); note_end 0);
note_int n63;
(mix (Char.code v151); note_end 0);
()
