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
let rec mix_0 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y163 :: y164) -> mix 1; mix y163; mix_0 (d - 1) y164
and mix_1 d (v : float t0) =
  if d > 0 then
    match v with
    | { r0 = y165 } -> mix_float y165
and mix_2 d (v : ((int * int) list, int) result) =
  if d > 0 then
    match v with
    | Ok y166 -> mix 0; mix_4 (d - 1) y166
    | Error y167 -> mix 1; mix y167
and mix_3 d (v : int t0) =
  if d > 0 then
    match v with
    | { r0 = y168 } -> mix_float y168
and mix_4 d (v : (int * int) list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y169 :: y172) -> mix 1; (let (m170, m171) = y169 in mix m170; mix m171); mix_4 (d - 1) y172
in
let c2 = (sqrt (sqrt 10.0)) +. ((String.fold_left (fun p0 p1 -> p0) (-1.0) "b c")) in
let c3 = (sqrt (sqrt 10.0)) -. (c2) in
let c4 = ((sqrt (sqrt 10.0))) -. (sqrt (sqrt 10.0)) in
let c5 = (c4) +. c4 in
let c6 = ((sqrt (sqrt 10.0))) +. (String.fold_left (fun p0 p1 -> p0) (-1.0) "b c") in
note_float c6;
let v19 = Array.fold_left (let rec f15 p7 p8 = ((let rec f12 p9 p10 p11 = false in f12), true, (try "" with | Division_by_zero -> "tail \" end" | Failure q13 -> "\000\255x" | Not_found -> "" | E0 q14 -> "12"), (if false then None else None)) in f15) ((fun p16 p17 p18 -> false), (List.mem_assoc false []), (min "tail \" end" ""), (Result.to_option (Ok 14))) (fst ((Array.make 1 c6), false)) in
let v20 = min [] [] in
(mix_0 5 v20; note_end 0);
let n24 = fst (min (List.fold_left (fun p21 c6 -> p21) (7, true) []) (Array.fold_left (fun p22 p23 -> p22) (19, false) (Array.make 1 9))) in
note_int n24;
let v44 = (match (String.fold_left (fun p25 p26 -> p25) { r0 = c3 } (Array.fold_right (let rec f29 p27 p28 = p28 in f29) (Array.make 5 true) "b c")) with | ({ r0 = q30' } | { r0 = q30' }) -> (
  let f35 = snd (List.fold_right (fun p31 p32 -> p32) v20 (n24, (let rec f34 p33 = c6 in f34))) in
  { r0 = c4 }) | { r0 = q36 } -> (
  let rec loop41 i39 n42 s40 =
    if i39 < 0 then s40 else (
      loop41 (i39 - 1) n42 ((Array.fold_left (fun p37 p38 -> p37 + n24) n24 (Array.make 2 false)) + ((if false then ((Array.fold_left (fun p37 p38 -> p37 + n24) n24 (Array.make 2 false)) + (s40)) else s40)))
    )
  in
  let n43 = loop41 (5 - 1) 5 19 in
  { r0 = 100.75 })) in
let n47 = fst (List.fold_left (fun (q45, _) p46 -> (14, true)) (max (n24, true) (n24, true)) (List.flatten [])) in
let f54 = fst (Array.fold_left (snd (' ', (fun p48 p49 -> p48))) ((fun p50 p51 p52' -> n24), (max (n24 / (n24 lor 1)) 1)) (let { r0 = q53 } = { r0 = c5 } in Array.make 6 false)) in
let f55 p56 p57 =
  (if false then raise E1);
  '\255'
in
let v58 = (try (f55 ((lxor) n24 n47) (max { r0 = c6 } { r0 = c6 })) with | E1 -> (snd ("\000\255x", ' '))) in
let v62 = Array.fold_right (let rec f61 p59 p60 = p60 in f61) (snd (true, (Array.make 2 (None, { r0 = c6 })))) (fst (min ('\255', false) (v58, true))) in
let f64 = fun p63 -> n24 in
let n65 = truncate ((c5 +. c6) *. (c6 +. 3.25)) in
let v66 = (snd (n65, (ref (-3.25)))) :: ((ref c6) :: []) in
let _ = 10.0 in
let n67' = if 0.0 >= c6 then n24 else 4 in
let ({ r0 = _ } as w68') = { r0 = c4 } in
let n71 = List.compare_lengths (let (_, _, q69, q70) = ((Array.make 4 0.5), c4, n67', (v62, c5)) in []) [] in
let n73 = (let v72 = -5 in v72) in
let v74 = (n67', ({ r0 = c3 }, (true, 19), (Array.make 16 c5)), { r0 = c3 }) in
print_int (n73 / (n73 lor 1));
print_byte 32;
print_float c6;
print_newline ();
let f139 = (match { r0 = 100.75 } with | { r0 = 0.5 } -> (fun p75 -> ((fun p76 p77 p78 -> ((let rec f82 p79 p80 p81 = p76 in f82), n71)), n71)) | { r0 } -> (fun p83 -> ((let rec f90 v74 p84 p85 = ((let rec f89 p86 p87 p88 = p87 in f89), n65) in f90), n73)) | { r0 = q91 } -> (match '\255' with | (q92 | ('a'..'m' as q92)) -> (if (let { r0 = q93 } = { r0 = q91 } in 14 = n47) then (fun p94 -> ((let rec f100 p95 p96 p97 = ((fun f54 p98' p99 -> 2.0), n73) in f100), n73)) else (let rec f109 p101 = ((let rec f108 p102 p103 p104 = ((fun p105 p106 p107 -> c4), 7) in f108), n24) in f109)) | '0'..'9' -> (fun p110 -> ((let rec f116 p111 p112 p113 = ((let rec f115 n47 p114 p111 = p114 in f115), n65) in f116), n71)) | 'a'..'m' -> (fun p117' -> ((fun p118 p119 p120 -> ((fun p121 p122 p123 -> p122), (-2))), n73)) | 'n' -> (fun p124 -> ((fun p125 p126 n65 -> ((let rec f130 p127 p128 p129 = p125 in f130), n71)), n73)) | q131 -> (let rec f138 { r0 = q132 } = ((fun p133 v19 p134 -> ((let rec f137 p135 p136 n71 = 1.0 in f137), n71)), n73) in f138))) in
let unused140 = 4096 in
let x141 = (-. c5) -. (if c4 = 0.5 then (0.0 *. 0.0) else (-2.0)) in
let x142 = c4 in
v44.r0 <- x141;
let x143 = fabs v44.r0 in
let n144 = n73 in
let n145 = n144 + n144 in
let x146 = 0.0 in
let v147 = true in
let v148 = (n65, ('z', w68', n144)) in
let n149 = n145 in
let f139 = v147 in
let v150 = Ok [] in
let v151 = { r0 = 2.0 } in
let x152 = 0.0 /. 0.0 in
let n153 = ((((((0) + (if 10.0 = x152 then 91 else 0)) + (if x152 <> x152 then 42 else 0)) + (if x152 < x152 then 13 else 0)) + (if x152 > (-. 1.5) then 91 else 0)) + (if x152 <= x152 then 28 else 0)) + (if x152 >= (x146 -. (-3.25)) then 76 else 0) in
let n154' = n145 in
note_float c3;
(mix_1 5 w68'; note_end 0);
(mix (Char.code v62); note_end 0);
note_float x152;
note_float x143;
(mix_2 5 v150; note_end 0);
((let (m155, m156, _) = v74 in mix m155; (let (m157, m158, _) = m156 in mix_3 5 m157; (let (m159, m160) = m158 in mix (if m159 then 1 else 0); mix m160))); note_end 0);
()
