type t0 = { r0 : float; r1 : float; r2 : float option }
type t1 = { mutable r3 : float; r4 : int; mutable r5 : unit list option; r6 : int; mutable r7 : float }
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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let v3 = (match { r0 = (0.5 *. (-1.0)); r1 = ((-10.0) *. 100.75); r2 = (max None None) } with | { r1 = q0; r2 = None; _ } -> ((true || true) < (((Array.make 8 2), q0, { r0 = q0; r1 = q0; r2 = None }, (-3)) < ((Array.make 8 18), q0, { r0 = (-10.0); r1 = 1.0; r2 = None }, (-2)))) | { r0 = q1; r1 = q2; r2 = (Some _) } -> true)
let f4 p5 p6 p7 =
  let n8 = ((); (-(p5 + p5))) in
  (match if v3 <= v3 then { r0 = 1.5; r1 = 1.0; r2 = None } else (match { r3 = (-1.5); r4 = 2; r5 = None; r6 = 18; r7 = (-3.25) } with | { r3 = q9; r4 = 4; r6 = q10; r7 = p7; _ } -> { r0 = p7; r1 = p7; r2 = None } | ({ r3 = q11; r5 = q12; r6 = _; r7 = q13; _ } | { r3 = q11; r4 = _; r5 = q12; r7 = q13; _ }) -> { r0 = q13; r1 = 1.5; r2 = None }) with | { r1; r2 = q14; _ } -> (r1, (r1, r1, r1), 13))
let g15 = f4 (try (-1073741824) with | _ -> 7)
let g16 = g15 (fun p17 -> ((let rec f19 p18' = p18' in f19), p17))
let v23 = g16 (List.fold_left (let rec f22 p20 p21 = p20 in f22) (Array.make 3 3) [])
let v24 = g16 [|15; (-2); 6|]
let () = ((let (m25, _, m30) = v24 in mix_float m25; mix m30); note_end 0)
let rec f31 p32' p33 =
  let rec g34' u35 = p32'
  in
  mix p33;
  g34' p33
let a36 = f31 (snd (0, (Array.make 1 (-2)))) (min 18 10)
let () = (mix_ints a36 0 1; note_end 0)
let a38' = f31 (let _v37 = Array.make 4 0 in a36) (- 12)
let rec fold39 p40 =
  match p40 with
  | { r1; r2 = q41; _ } ->
    (try (let o42 = Char.code 'a' in let o43 = Array.length a38' in let o44 = 18 mod 3 in let o45 = a38'.(0) in let ( ** ) a b = b - a in o42 ** o43 ** o44 ** o45) with | _ -> (match None with | None -> (-3) | Some q46' -> 4))
let n48 = fold39 (let v47 = Array.make 8 8 in { r0 = (-3.25); r1 = 2.0; r2 = None })
let () = note_int n48
let x49 = ( /. ) (0.0 /. 0.0) (3.25 *. 2.0)
let v170 = (match { r3 = (float 16); r4 = (n48 + n48); r5 = None; r6 = a38'.(wrap (match v23 with | (0.5, (q50, _, q51), q52) -> q52 | (q53, q54, q55) -> q55 | exception Invalid_argument q56 -> n48) 1); r7 = (0.0 +. x49) } with | { r3 = _; r4 = v24; r5 = (None | None); r6 = q57'; r7 = q58' } -> (
  let apply59 { r4 = q60; r5 = x49; r6 = q61'; r7 = fold39; _ } p62 p63' =
    let v64 = p63' (if v3 then "" else "12") ((-100.75) *. 3.25) (q61' <> q61') in
    fabs ((let { r3 = q65; r4; r5 = q66; r6 = q67; r7 = q68' } = { r3 = p62; r4 = q60; r5 = None; r6 = q60; r7 = fold39 } in q68') -. 2.0)
  in
  let x82 = apply59 { r3 = q58'; r4 = n48; r5 = None; r6 = 14; r7 = x49 } (apply59 { r3 = q58'; r4 = 15; r5 = None; r6 = 15; r7 = 1.0 } 1.5 (let rec f72 p69 p70 p71 = false in f72)) (match x49 with | (0.5 | 1.0) -> (fun p73 p74' q57' -> q57') | 1.0 -> (fun p75 p76 p77 -> p77) | q78 -> (fun p79 p80 p81 -> false)) in
  let v103 = (try (
    let p83 = fold39 @@ { r0 = 100.75; r1 = q58'; r2 = None } in
    let p84' = float_of_string "100.75" in
    let p85 = float_of_string "3.25" in
    let p86 = compare p85 q58' in
    let p87 = (let o88 = p83 in let o89 = p83 in let o90 = p86 in let o91 = p83 in let ( mod ) a b = b - a and ( @! ) a b = a * 2 - b in o88 mod o89 mod o90 mod o91) in
    let p92 = apply59 { r3 = p85; r4 = q57'; r5 = None; r6 = p83; r7 = 0.5 } p84' (fun p93 p94 p95' -> p95') in
    let p96 = a36.(0) in
    let p97 = (-10.0) -. p92 in
    let p98 = float q57' in
    let p99 = p85 in
    mix 1;
    let n100 = 1 * (p96 + (p87 + ((p83) - p86))) in
    let x101 = 1.0 -. (p99 -. (p98 -. (p97 -. (p92 -. (p85 *. (p84')))))) in
    let v102 = if true <= v3 then (p83 = v24) else (if not true then (p86 <= n100) else (if false || v3 then (p99 >= x101) else (n100 == p83))) in
    (p98 *. 0.0) <> x101) with | _ -> v3) in
  ref { r3 = x82; r4 = 14; r5 = None; r6 = q57'; r7 = q58' }) | { r3 = n48; r4 = (-3); r5 = (Some []); r6 = q104; _ } -> (
  let n48 = x49 in
  ref { r3 = (-0.0); r4 = q104; r5 = None; r6 = q104; r7 = 10.0 }) | { r3; r4 = 7; r5 = (Some [] as w105); r6; r7 } -> (
  ref { r3 = r7; r4 = r6; r5 = None; r6 = r6; r7 = 100.75 }) | { r3 = q106; r4 = (-2147483648); r5 = (Some []); r6 = q107; r7 } -> (
  let f108 p109 =
    let f110 p111 p112 p113 r7 fold39 p114 x49 p115 p116 p117 p118 p119 p120 p121 p122 p123 p124 p125' p126 p127 p128 p129 p130 f31 n48 p131' p132 p133' p134 p135 p136 p137 p138 p139' p140 p141 p142 p143 =
      (((p137 lxor (p134 + (((n48 + (((((p136 - (r7 * ((p136 * (p140 - (p112))) + p134))) * p122) + p135) * p122) + p140)) * p127) lxor p134))) - p137) - p140) * p137
    in
    let n153 = f110 (v3, q107) (q107 + n48) (q107 < 10) ((-3) + q107) (let v146 = ((fun p144 p145 -> r7), (2, p109), false, { r3 = q106; r4 = n48; r5 = None; r6 = q107; r7 = p109 }) in -0.0) (fabs 100.75) (float_of_int n48) (String.length "\000\255x") 1023 (5 asr 28) a36.(0) (q106 -. p109) [|n48; 13; q107; q107; q107; n48; n48|] { { r0 = r7; r1 = q106; r2 = None } with r1 = q106; r2 = None } (f110 (true, q107) q107 v3 12 p109 3.25 p109 q107 4 n48 n48 r7 (Array.make 7 n48) { r0 = q106; r1 = p109; r2 = None } q107 p109 v3 r7 (-1.0) q107 (let rec f149 p147' p148 = q106 in f149) q107 q107 v3 3 16 p109 (Ok 3.25) n48 0 (-3) q107 p109 r7 q107 1.0 p109 (-0.5)) r7 v3 r7 p109 q107 (let rec f152 p150 p151 = x49 in f152) q107 q107 false q107 19 p109 (Ok p109) q107 (-2) q107 n48 0.5 p109 12 p109 p109 r7 in
    n153
  in
  let n154' = f108 (( +. ) 2.0 q106) in
  note_int n154';
  (match v24 with | ((_, (q155, _, _), _) | (q155, _, (-3))) -> (if (q107 + 31) <= n48 then (mix_float q106)));
  ref { { r3 = r7; r4 = 8; r5 = None; r6 = n48; r7 = q106 } with r4 = n48; r6 = n154' }) | { r3 = q156; r4 = q157; r5 = (Some [] as w158); r6 = q159; r7 } -> (
  let x160 = 0.0 /. 0.0 in
  let n164 = ((((((0) + (if (let { r3 = _; r4 = q161; r5 = q162; r6 = q163; r7 } = { r3 = x49; r4 = q159; r5 = None; r6 = q159; r7 = 10.0 } in 1.0) = x160 then 75 else 0)) + (if x160 <> x160 then 31 else 0)) + (if x160 < x160 then 63 else 0)) + (if x160 > x160 then 99 else 0)) + (if x160 <= x160 then 92 else 0)) + (if x160 >= x160 then 41 else 0) in
  let n165' = (-20) * n164 in
  note_int n165';
  ((a36.((if v3 then n165' else 7) land 0) <- 10); (ref { r3 = x49; r4 = n165'; r5 = None; r6 = n165'; r7 = x160 }))) | { r3 = _; r4 = q166; r5 = (Some ((q167 :: q168) | (q167 :: q168))); r6 = q169; r7 = _ } -> (
  ref { r3 = (-0.5); r4 = q169; r5 = None; r6 = q166; r7 = x49 }))
let () = ((let (m171, m172, m176) = v24 in mix_float m171; (let (m173, m174, m175) = m172 in mix_float m173; mix_float m174; mix_float m175); mix m176); note_end 0)
let () = (mix_ints a38' 0 1; note_end 0)
let () = ((let (m177, m178, m182) = v23 in mix_float m177; (let (m179, m180', m181) = m178 in mix_float m179; mix_float m180'; mix_float m181); mix m182); note_end 0)
let () = (mix (if v3 then 1 else 0); note_end 0)
let () = (mix_ints a36 0 1; note_end 0)
let () = note_int n48
let () = note_float x49
let () = ()
