type t0 = C3 | C0 | C1 | C2
type t1 = { mutable r4 : int; r5 : float }
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
let rec show_int k x = print_byte (65 + k); x
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec mix_0 d (v : t1) =
  if d > 0 then
    match v with
    | { r4 = y242; r5 = y243 } -> mix y242; mix_float y243
in
let v2 = ((8 asr (3 land 31)) / (2147483646 lor 1)) <= (String.length (let (_, q0, q1, _) = ((false, 0.5, 8), 19, 18, []) in "a")) in
let rec f3 p4 p5 p6 p7 p8 p9 p10 p11 p12 p13 p14 p15 p16 p17 p18 p19 p20 p21 p22 p23 p24 p25 p26 p27 p28 p29 p30 p31 p32 p33 p34 p35 =
  if p4 < 1 then
    (float 18)
  else (
    f3 ((hide 1 (-1)) + p4) p8 p24 ((if false then 3.25 else p16) +. ((fun p36 -> p25) v2)) p6 p34 p7 p28 p31 p33 p25 p34 p19 p19 p18 p32 p5 p29 p26 p35 p18 p11 p17 (max (( -. ) p33 p21) (p31 *. p25)) p32 p25 p18 p14 (p31 *. p32) p32 p15 (match p17 with | 1.0 -> (7 asr 12) | (1.0 as w37) -> (-1) | 1.0 -> p18 | q38 -> (20 lsl 4))
  )
in
let x51 = f3 7 ((); 6) (13 * 4) (3.25 *. 100.75) (let o39 = 9 in let o40 = 11 in let o41 = 20 in let ( lxor ) a b = b - a in o39 lxor o40 lxor o41) (if true then 16 else 7) (0.5 *. (-100.75)) (try (floor 100.75) with | _ -> (-1.5)) 3.25 (-. 0.5) ((); 3.25) ((-3) - 1) (float 5) (match { r4 = 18; r5 = (-0.0) } with | { r4 = (5 | 5); r5 = 1.0 } -> (-10.0) | (({ r4 = f3; r5 = 0.5 } as w42) | ({ r4 = (5 as f3); r5 = _ } as w42)) -> 0.0 | ({ r4 = 1; r5 } as w43) -> (-1.0) | { r4 = ((-2) | (-2)); r5 = q44 } -> q44 | { r4 = (-1); r5 = v2 } -> v2 | { r4 = 3; r5 = q45 } -> q45 | { r4 = (2 as w46); r5 = q47 } -> q47 | { r4 = (-3); r5 = q48 } -> q48 | { r4; r5 = q49 } -> q49) 1023 (if v2 then 1.0 else 3.25) (7 + 11) (0.0 -. 0.5) ((); (-2.0)) (let v50 = "\000\255x" in 13) 4095 1e16 10.0 ((); (-3.25)) (tick_float 15 (-2.0)) (1.0 +. 1.5) (if v2 then 5 else 2) (-. 10.0) (if v2 then 2.0 else 0.5) (float 17) (-18) (8 * 19) in
print_int ((13 * 39) + (match C0 with | (C3 | C0) -> 12 | C0 -> 1 | C1 -> 19 | C2 -> 1));
print_byte 32;
print_float ((let (_, q52, x51) = (9, (Array.make 9 14), 19) in ()); (let v53 = (7, { r4 = 17; r5 = x51 }) in x51));
print_newline ();
let x75 = f3 1 ((let v54 = C0 in 9) / 7) (((-3) land 6) - ((-3) / 3)) (x51 +. (try ((let rec f56 p55 = x51 in f56) ((-3), (-1), x51, x51)) with | _ -> 0.0)) (- 65535) (let { r4 = q57; r5 } = { r4 = 20; r5 = 100.75 } in -32769) (if v2 || v2 then x51 else 4096.0) (-0.5) (match { r4 = 0; r5 = x51 } with | { r4; r5 = 0.0 } -> (x51 +. 3.25) | { r4 = q58; r5 = q59 } -> (List.fold_right (fun p60 p61 -> q59) [] x51)) (abs_float (x51 *. (-100.75))) ((sqrt x51) +. (x51 +. x51)) ((if v2 then 10 else 2) - (1 * 27)) (fabs x51) (floor (let v62 = 1.5 in v62)) 4095 1e999 (fst ((-1), 18)) 10.0 (float (-1073741824)) ((19 + (-1)) - (if v2 then 15 else 6)) (let (q66, _, _) = if v2 then (15, (Array.make 3 (-2)), (let rec f64 p63 = 7 in f64)) else ((-2), (Array.make 3 16), (fun p65 -> p65)) in q66) ((); (match [] with | [] -> x51 | (_ :: q67) -> x51)) (( +. ) (if v2 then x51 else x51) 0.5) x51 (( *. ) (if v2 then x51 else 100.75) 10.0) ((); (0.0 +. x51)) ((); 20) 4096.0 (if "tail \" end" > "a" then 2.2250738585072014e-308 else (let v68 = C0 in x51)) ((sqrt 2.0) *. x51) ((fun p69 -> 8 - (-3)) (snd (12, (let rec f71 p70 x51 = v2 in f71)))) (try ((if false then 1 else (-2)) + (match C0 with | C3 -> 6 | C0 when (not ((6 - 2147483646) >= 18)) -> 0 | C1 when (Array.mem (12 mod 4096) (try (match x51 with | (1.0 as w72) -> (Array.make 3 15) | q73 -> (Array.make 3 (-3))) with | _ -> (Array.make 3 11))) -> 20 | C2 -> 19)) with | Failure q74 -> (11 / 4) | Not_found -> (1 + 7) | Match_failure _ -> (-4096)) in
let p76 = max 11 2 in
let p77 = p76 lsr 21 in
let p78 = p77 * 33 in
let p79 = Char.code '\255' in
let p80 = p78 * (-2) in
let p81 = x51 +. x75 in
let p82 = x51 in
let p83 = p81 /. p82 in
let p84 = p79 in
let p85 = p80 + 15 in
mix 1;
let n86 = 1 lxor (p85 * ((p80 * ((((p76) - p77) - p78) + p79)) + p84)) in
let x87 = 1.0 +. (p83 *. (p82 -. (p81))) in
let rec f88 p89 p90 p91 p92 p93 p94 =
  if p89 > 0 then (
    f88 (p89 - 1) p90 p90 p92 p93 p94
  ) else
    2.0
in
let x95 = f88 (hide 1 6) ((); p81) (-. p83) p80 (match C0 with | C2 -> 10.0 | (C3 | C3) -> 2.0 | C0 -> p83 | C1 -> x75 | (C2 | C2) -> x87) (-1e-310) in
note_float x95;
let x101 = f88 4 x87 x75 (let o96 = 10 in let o97 = p78 in let o98 = n86 in let o99 = n86 in let o100 = p85 in let ( >>= ) a b = a lxor (b + 1) and ( /. ) a b = (a lsl 1) + b in o96 >>= o97 >>= o98 >>= o99 /. o100) p81 (float n86) in
let rec f102 p103 p104 p105 p106 p107 p108 p109 p110 p111' =
  if p103 <= 0 then
    (x87 +. (-100.75))
  else (
    f102 ((-1) + p103) p110 p111' (match { { r4 = p107; r5 = p106 } with r4 = 7 } with | { r4 = 6; r5 = _ } -> p109 | { r4 = (0 | 0); r5 = 0.0 } -> (x101 *. x95) | { r4 = (-2147483648 as w112); r5 = 0.0 } -> (match [] with | ([] as w113) -> p111' | (_ :: q114) when (65535 > (if v2 then p110 else 17)) -> p109 | ((q115 :: q116) | (q115 :: q116)) -> p105) | ({ r4 = _; r5 = q117 } | { r5 = (0.0 as q117); _ }) -> (( +. ) x101 p82) | (({ r4 = q118; r5 = q119 } as w120) | ({ r4 = q118; r5 = q119 } as w120)) -> (f88 6 1.5 p111' p85 p82 p106) | { r4 = 9; r5 = 1.0 } -> (x87 *. p81)) p108 4 3.25 p108 p105
  )
in
let x124 = f102 0 (let _v121 = C0 in p84) ((-1.5) /. x95) (f88 1 100.75 x95 (-2) p83 0.0) (let { r4 = q122; r5 = _ } = { r4 = 20; r5 = p83 } in p80) (let v123 = x95 in p85) (floor x95) (show_int 15 p77) (float n86) in
let v241 = (match min (snd (x87, { r4 = p85; r5 = p83 })) { r4 = p85; r5 = x95 } with | { r4 = (-1); r5 = q125 } -> (
  let rec f126 p127 p128 p129 p130 p131 =
    if p127 <= 0 then
      (-1.0)
    else (
      f126 ((-1) + p127) p128 p129 p130 p131
    )
  in
  let x136 = f126 (hide 0 6) 10.0 ((-3.25) -. x95) (let o132 = n86 in let o133 = 8 in let o134 = p80 in let o135 = p85 in let ( -. ) a b = a * 2 - b and ( **! ) a b = a lxor (b + 1) and ( * ) a b = b - a in o132 **! o133 **! o134 -. o135) p79 in
  note_float x136;
  let a137 = Array.init 13 (let rec f139 p138 = x87 in f139) in
  let rec loop142 i140 n143 s141 =
    if i140 <> n143 then (
      loop142 (i140 + 1) n143 ((-0.5) +. (a137.(i140) +. (s141)))
    ) else
      s141
  in
  let n144 = loop142 0 13 x87 in
  note_float n144;
  (if String.contains "tail \" end" 'z' then { r4 = p79; r5 = p83 } else (max { r4 = p79; r5 = n144 } { r4 = 18; r5 = 1.5 }))) | { r4 = 8; r5 = 0.0 } -> (
  let rec f145 p146 p147 p148 p149 p150' p151 p152 p153 p154 p155 p156' p157' =
    if p146 < 1 then
      (truncate x101)
    else (
      f145 (p146 - 1) p156' ((4 + p151) + (let o158 = p155 in let o159 = p157' in let o160 = p146 in let o161 = p80 in let o162 = p151 in let ( asr ) a b = b - a and ( @@ ) a b = a lxor (b + 1) and ( $ ) a b = b - a in o158 asr o159 $ o160 asr o161 asr o162)) p149 p153 p155 p150' p153 p153 p153 p156' ((n86 / 7) + (- p150'))
    )
  in
  let n165 = f145 5 (if true then x124 else x124) p84 (match None with | None -> 8 | ((Some q163) | (Some q163)) -> 18) (f145 6 0.0 n86 13 p85 p77 p80 p80 p79 p84 (-0.0) 15) (compare v2 true) (-6) (f145 1 p83 2 14 p79 p84 p80 p84 p77 p85 10.0 14) (-9) (String.length "12") (0.0 /. 0.0) (let v164 = -2 in 4) in
  { { r4 = 9; r5 = x101 } with r5 = 1.0 }) | { r4 = 8; r5 = q166 } -> (
  { r4 = (let v167 = n86 in v167); r5 = (if v2 then x101 else x101) }) | ({ r4 = q168; r5 = q169 } | { r4 = q168; r5 = q169 }) -> (
  let rec f170 p171 p172 p173 p174 p175 p176 p177 p178 p179' p180 p181 p182 p183 p184 p185 p186 p187 p188 p189' p190 p191 p192 p193 p194 p195 p196 =
    if p171 <= 0 then
      ((let rec f198 p197 = x124 in f198) false)
    else (
      f170 (p171 - 1) p183 p189' p184 p192 p186 p177 ((compare p193 n86) - (p194 asr 20)) p190 p174 p184 p174 p187 (float (truncate 10.0)) (int_of_float (float p171)) p186 p183 p196 p175 p182 p191 p177 p175 p177 p196 ((match p194 with | 4 -> 10.0 | 0 -> p184 | -3 -> p179' | -2147483647 -> x101 | q199 -> p195) -. (if true then p195 else p180))
    )
  in
  let _ = f170 2 10.0 10 (p83 -. p82) p80 (if true then 0.0 else x124) (p84 / 8) (show_int 16 q168) (sqrt x95) (x101 /. x87) (if v2 then (-3.25) else x95) 1e16 (match [] with | [] -> x124 | ((_, q200, _) :: _) -> q200) (x95 /. p83) (p84 mod (p78 lor 1)) (f102 3 p84 3.25 p82 p80 n86 (-3.25) q168 q169) ((); x101) 3.25 (match { r4 = p78; r5 = x124 } with | { r4 = q201; r5 = q202 } -> n86) x75 (float_of_int n86) (compare v2 v2) (n86 lsr (n86 land 31)) ((fun p203 -> p84) (Array.make 3 "tail \" end")) ((); q169) (if v2 then x101 else p83) in
  let rec f204 p205 p206 p207' p208' p209 p210 p211 p212 p213 p214 p215 p216 p217 p218' p219 p220' p221 p222 p223 p224 p225 p226 p227 p228 p229 p230 p231 p232 p233 p234 p235 p236 =
    if p205 <= 0 then
      p222
    else (
      f204 (p205 - 1) p214 p206 p234 p217 p233 p225 p213 p231 p235 p231 p236 p212 p223 p225 (match None with | None -> (try (if v2 then 9 else p233) with | _ -> p227) | Some q237 -> (if v2 then p227 else p216)) p212 p220' p214 p218' p226 p211 p222 p218' p218' p207' p222 p227 p213 p212 p225 p220'
    )
  in
  let n240 = f204 0 1e999 (3.25 *. x124) p80 12 (15 + q168) x124 (String.length "a") (q168 / (-1)) (-. q169) (succ q168) ((-2) + 11) n86 (x124 -. x101) (let v238 = p80 in 0.0) (try (q168 + p85) with | _ -> n86) (Char.code '\n') (4 * p80) (x101 *. x101) (x124 *. x87) (max x95 10.0) p83 (abs p84) (x101 -. x87) (f88 (hide 0 1) 2.0 3.25 p80 x124 10.0) x95 (- n86) (- n86) 4096 (snd (p80, p85)) ((); x101) (let _v239 = { r4 = p85; r5 = x101 } in p80) in
  { r4 = (17 / 16); r5 = q169 })) in
note_float x101;
note_int p80;
note_int p78;
note_float p81;
(mix_0 5 v241; note_end 0);
note_float x87;
note_int n86;
note_float p82;
()
