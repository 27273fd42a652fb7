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
let rec tick_int k x = mix k; x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let v3 = (match { r0 = (0.5 *. (-1.0)); r1 = ((-10.0) *. 100.75); r2 = (max None None) } with | { r1 = q0; r2 = None; _ } -> ((true || true) < (((Array.make 8 2), q0, { r0 = q0; r1 = q0; r2 = None }, (-3)) < ((Array.make 8 18), q0, { r0 = (-10.0); r1 = 1.0; r2 = None }, (-2)))) | { r0 = q1; r1 = q2; r2 = (Some _) } -> true)
let f4 p5 p6 p7 =
  let n8 = p5 in
  let { r4 = q9'; r5; r6 = n8; r7; _ } = { r3 = 100.75; r4 = n8; r5 = None; r6 = n8; r7 = 1.0 } in
  ((if if v3 then false else v3 then ()); (if q9' <> q9' then (r7, (0.5, 0.5, r7), n8) else (r7, (r7, r7, r7), 17)))
let g10 = f4 ((-3) mod 10)
let g11 = g10 (let { r2 = q12; _ } = { r0 = 3.25; r1 = 3.25; r2 = None } in fun p13 -> ((let rec f15 p14 = 8 in f15), p13))
let v17 = g11 (match Ok (Array.make 5 v3) with | Ok _ -> (Array.make 3 (-1)) | Error [|q16; _; _; _|] -> (Array.make 3 q16) | Error _ -> (Array.make 3 2))
let () = ((let (m18, m19, m23) = v17 in mix_float m18; (let (m20, m21', m22) = m19 in mix_float m20; mix_float m21'; mix_float m22); mix m23); note_end 0)
let v37 = g11 (match v17 with | (q24, q25, (4 as w26)) -> (Array.make 3 w26) | ((1.0, _, _) as w27) -> (Array.make 3 (-3)) | ((q28, ((q29, f4, v17) as w30), q31) as w32) when v17 >= 10.0 -> (Array.make 3 q31) | ((q33, (_, _, q34), q35) as w36) -> (Array.make 3 q35))
let () = ((let (m38, _, m43) = v37 in mix_float m38; mix m43); note_end 0)
let x190 = (match (if Result.is_error (Ok 3) then { r0 = (-1.0); r1 = 0.5; r2 = None } else { r0 = 1.0; r1 = 2.0; r2 = None }) with | { r0 = v37; r1 = 0.0; r2 = q44 } -> (
  let unused73 = f4 (try (12 land 18) with | _ -> 14) (match v17 with | ((q45, (0.0, q46, q47), q48) as w49) -> (let rec f53 p50 = ((let rec f52 p51 = 5 in f52), q48) in f53) | (q54, (_, _, _), 9) -> (let rec f58 p55 = ((let rec f57 p56 = 14 in f57), p55) in f58) | (q59, (q60, _, q61), ((-3) | (-3))) -> (fun p62 -> ((fun p63 -> p63), 1)) | (q64, (q65, q66, q67), q68) -> (fun p69 -> ((let rec f71 p70' = -1 in f71), p69))) (Array.map (fun p72' -> p72') (Array.make 3 8)) in
  (try (
    let a74 = Array.init 11 (let rec f76 p75' = p75' in f76) in
    let n80 = (hide 0 11) in
    let rec loop79 i77 s78 =
      if i77 < n80 then (
        if a74.(i77) <> (s78 + s78) then loop79 (i77 + 1) (a74.(i77) * (s78)) else s78
      ) else
        s78
    in
    let n81 = loop79 0 4 in
    note_int n81;
    let _ = f4 (let v82 = Array.make 1 true in -3) (if v3 then (let rec f86 p83 = ((let rec f85 p84 = p84 in f85), p83) in f86) else (fun p87 -> ((let rec f89 p88 = p88 in f89), p87))) (try (Array.mapi (let rec f92 p90 p91 = 4 in f92) (Array.sub a74 0 3)) with | _ -> (Array.make 3 2)) in
    let x93 = v37 in
    note_float x93;
    (match q44 with | (None | (Some _)) -> (if v3 then () else ()) | Some q94 -> (let v95 = 7 in ()))) with | _ -> (fst ((), 6)));
  v37 *. (match q44 with | ((Some _) | None) -> v37 | Some 1.0 -> v37 | Some q96 -> v37)) | { r0 = q97; r1 = 0.5; r2 = q98 } -> (
  let rec f99 p100 p101 p102 p103 p104 p105 p106 p107 p108 p109 p110 p111 p112 =
    if p100 <= 0 then
      (20 * p105)
    else (
      f99 (p100 - 1) p108 p112 p104 p104 p104 (float_of_string "100.75") p107 p109 p106 p105 p107 p105
    )
  in
  let n118 = f99 2 q97 13 65536 (tick_int 5 5) ((); (-2)) ((let rec f114 p113 = q97 in f114) []) (match { r0 = q97; r1 = q97; r2 = q98 } with | { r0; r1; r2 = None } -> r1 | { r1 = 0.5; r2 = (Some q115); _ } -> q97 | { r2 = (Some q116); _ } -> q116) q97 ((); (-0.5)) (let v117 = ((fun f4 -> f4), (Array.make 2 q97), 11, (Array.make 8 v3)) in -3) (0.0 /. 0.0) (11 + 2) in
  let n124 = f99 1 q97 (let v119 = false in n118) 3726 (-4097) 4096 q97 (let v120 = Array.make 1 0.0 in -2.0) (q97 /. q97) (match { r3 = q97; r4 = n118; r5 = None; r6 = 18; r7 = q97 } with | { r3 = q121; r4 = q122; r5 = _; r6 = q123'; r7 } -> (-100.75)) (- n118) 0.0 (f99 (hide 1 1) q97 n118 n118 n118 n118 q97 q97 q97 q97 19 1.0 n118) in
  note_int n124;
  (if ((clip "tail \" end") ^ "12") <> ((clip "") ^ "tail \" end") then (if (13, 14, (ref n124)) >= (n124, n124, (ref n124)) then (print_string "12") else (if v3 then ())));
  q97) | ({ r0 = q125; r1; r2 = _ } | { r0 = r1; r1 = q125; _ }) -> (
  let _ = f4 (2 lor 14) (if true then (fun p126 -> ((fun p127' -> p127'), p126)) else (let rec f130 p128' = ((fun p129 -> p128'), p128') in f130)) (try (Array.make 3 18) with | Match_failure _ -> (Array.make 3 7) | E0 -> (Array.make 3 11)) in
  let p131 = r1 +. r1 in
  let p132 = (let (q133, q134) = (8, p131) in p131) in
  let p135 = (match v37 with | ((0.5, (_, 0.5, _), q136) | (0.5, (_, 0.5, _), q136)) -> q136 | ((0.5, (_, q137, _), p131) | (q137, _, p131)) -> 9 | (q138, ((q139, _, q140) | (q140, q139, _)), p131) -> p131) in
  let p141 = p132 in
  let p142 = (match v17 with | ((_, q143, q144) | (_, q143, (3 as q144))) -> (-2.0) | (q145, q146, 6) -> 1.0 | (_, q147, p141) -> p131) in
  let p148 = - p135 in
  let p149 = p148 in
  let p150 = float_of_int p148 in
  let p151 = if v3 then 3.25 else p131 in
  let p152 = p132 in
  let p153 = p149 / (p149 lor 1) in
  let p154 = (match p135 with | 7 -> 18 | -1 -> p135 | (9 | 8) -> (-3) | q155 -> p153) in
  let p156 = (match (p150, (p151, 1.5, p151), p149) with | (0.0, q157, _) -> p132 | ((_, _, q158) as w159) -> 1.0) in
  let p160 = p153 in
  let p161 = (try (14 asr 21) with | _ -> p160) in
  let p162 = (match v17 with | (q163, q164, q165) -> p149) in
  let p166 = -. p142 in
  let p167 = (try (match v37 with | (0.0, (q168, q169, _), (6 as w170)) -> p154 | ((0.0, _, 5) as w171) -> 4 | (0.0, q172, _) -> p153 | ((q173, q174', _) | (q173, q174', _)) -> 2) with | _ -> p153) in
  let p175 = (try (let v178 = (let rec f177 p176 = 'a' in f177) in p167) with | Invalid_argument q179 -> p148) in
  let p180 = snd (17, p166) in
  let p181 = 2 mod (p160 lor 1) in
  let p182 = ( +. ) 0.0 p156 in
  let p183' = 100.75 in
  let p184 = 10.0 /. 1.5 in
  let p185 = p184 in
  let p186 = truncate p131 in
  let p187 = 1.5 in
  mix 1;
  let n188 = 1 + (p186 - (p181 + ((((p161 - (p160 - (p154 + ((((p135) * p148) lxor p149) + p153)))) + p162) * p167) lxor p175))) in
  note_int n188;
  let x189' = 1.0 *. (p187 -. (p185 *. (((p182 -. (p180 +. (p166 *. (p156 -. (p152 +. ((((p141 *. (p132 +. (p131))) *. p142) *. p150) +. p151)))))) -. p183') *. p184))) in
  p185))
let () = note_float x190
let () = ((let (m191, m192, m196) = v17 in mix_float m191; (let (m193, m194, m195) = m192 in mix_float m193; mix_float m194; mix_float m195); mix m196); note_end 0)
let () = (mix (if v3 then 1 else 0); note_end 0)
let () = ((let (m197, m198, m202) = v37 in mix_float m197; (let (m199, m200, m201) = m198 in mix_float m199; mix_float m200; mix_float m201); mix m202); note_end 0)
let () = ()
