type 'a t0 = C1 of ('a * string) | C0 of int * char * 'a t0 list * 'a t0 * 'a * 'a t0 * (int -> int) | C2
type t1 = C23 | C11 of { r12 : t1; r13 : float * float option; r14 : unit } | C21 | C3 of t1 option * string option * t1 | C20 | C6 of { r7 : t1; r8 : t1 * int; r9 : float } | C15 of int * t1 | C17 of { r18 : t1; r19 : unit } | C4 of t1 option * t1 | C22 | C5 of t1 | C10 of ((int * float) * int t0) * t1 array * int | C16 of float * int ref * float * t1 list * unit * float
type t2 = C26 | C24 of int array * int t0 * unit | C25 of float array * int | C27
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
let rec mix_string s =
  mix (String.length s);
  String.iter (fun c -> mix (Char.code c)) s
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
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec tick_float k x = mix k; x
let rec show_int k x = print_byte (65 + k); x
let rec mix_0 d (v : int t0) =
  if d > 0 then
    match v with
    | C1 y193 -> mix 0; (let (m194, m195) = y193 in mix m194; mix_string m195)
    | C0 (y196, y197, y198, y199, y200, y201, _) -> mix 1; mix y196; mix (Char.code y197); mix_3 (d - 1) y198; mix_0 (d - 1) y199; mix y200; mix_0 (d - 1) y201
    | C2 -> mix 2
and mix_1 d (v : bool t0) =
  if d > 0 then
    match v with
    | C1 y203 -> mix 0; (let (m204, m205) = y203 in mix (if m204 then 1 else 0); mix_string m205)
    | C0 (y206, y207, y208, y209, y210, y211, _) -> mix 1; mix y206; mix (Char.code y207); mix_4 (d - 1) y208; mix_1 (d - 1) y209; mix (if y210 then 1 else 0); mix_1 (d - 1) y211
    | C2 -> mix 2
and mix_2 d (v : float list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y213 :: y214) -> mix 1; mix_float y213; mix_2 (d - 1) y214
and mix_3 d (v : int t0 list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y215 :: y216) -> mix 1; mix_0 (d - 1) y215; mix_3 (d - 1) y216
and mix_4 d (v : bool t0 list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y217 :: y218) -> mix 1; mix_1 (d - 1) y217; mix_4 (d - 1) y218
let v8 = (match ((match -2.0 with | 1.0 -> () | 0.0 -> () | 1.0 -> () | q0 -> ()); (C5 C20)) with | C3 (q1, _, _) -> (C1 (Array.fold_left (fun q1 p2 -> (p2, "a")) (8, "\000\255x") (Array.make 1 17))) | (C20 as w3) -> ((fun p4 -> C1 (8, "b c")) 1.7976931348623157e308) | C4 (q5, q6) -> (C1 (max (18, "a") (13, "tail \" end"))) | C22 -> C2 | q7 -> (C1 ((); (0, "\000\255x"))))
let () = (mix_0 5 v8; note_end 0)
let x9 = 0.0 /. 0.0
let () = note_float x9
let v42 = (match C27 with | C26 -> (
  (if ((); true) then ((); ((-3), (Array.make 2 3))) else (let _v10 = Array.make 4 12 in (5, (Array.make 2 10))))) | ((C24 (_, _, _)) | (C25 (_, _))) -> (
  ((let v17 = fun p14 p15 p16 -> (true, true) in 13), (Array.map (let rec f19 p18 = p18 in f19) (Array.make 2 2)))) | C25 (_, _) -> (
  let v20 = (((show_int 16 (-1)) + 4096) <= ((-3) * (-2))) && (not (7 > 14)) in
  (mix (if v20 then 1 else 0); note_end 0);
  (match v8 with | ((C1 (q21, "a")) | (C0 (_, 'a'..'m', _, _, q21, _, _))) -> (1, (Array.make 2 q21)) | C1 ((q22', q23) as w24) -> (8, (Array.make 2 2)) | ((C0 (_, _, _, _, _, _, _)) | C2) -> (try (19, (Array.make 2 5)) with | _ -> (3, (Array.make 2 8))) | (C2 | C2) -> (12, (Array.make 2 (-3))))) | C27 -> (
  let n40 = (match v8 with | C1 _ -> (17 - 19) | C0 (q30, q31, x9, q32, _, q33, q34) -> q30 | C2 -> (match v8 with | C1 q35 -> 0 | (C0 (q36, _, q37, _, _, q38, _) as w39) -> q36 | ((C1 _) | C2) -> 18)) + ((); (2 lsr 17)) in
  (let _v41 = min (Array.make 1 10) (Array.make 1 19) in (n40, (Array.make 2 n40)))))
let () = print_int ((let _v43 = Array.make 16 12 in -2) lsl 26)
let () = print_byte 32
let () = print_float x9
let () = print_newline ()
let v50 = (let (_, q44) = ((if false then (Array.make 6 20) else (Array.make 6 0)), (max (9, 14) (13, 6))) in Array.fold_left (let rec f49 p45 p46 = (let (q47, v42, q48) = (C2, None, []) in p45) in f49) (if true then ((Array.make 3 9), C2, 10, ((Array.make 16 1.0), [], true)) else ((Array.make 3 (-2)), C2, 11, ((Array.make 16 x9), [], false))) [|19; (-3); (-2); 16|])
let n51 = 16
let rec fold52 p53 =
  match p53 with
  | C1 _ ->
    (((); n51), (let (q55, q56, q57) = ((fun v42 p54 -> n51), C20, 0.5) in q57), n51)
  | C0 (_, q58, q59, q60, q61, q62, _) ->
    let r63 = fold52 q60 in
    let r64 = fold52 q62 in
    let x65 = 0.0 /. 0.0 in
    let n66 = ((((((0) + (if x65 = x65 then 30 else 0)) + (if (x65 *. 0.0) <> x65 then 95 else 0)) + (if (if false then x65 else x65) < x65 then 91 else 0)) + (if (float (-1)) > x65 then 39 else 0)) + (if x65 <= x65 then 95 else 0)) + (if (x65 *. 0.0) >= x65 then 69 else 0) in
    r64
  | C2 ->
    ((if true then n51 else 5), (x9 -. x9), (let v67 = C26 in n51))
let _ = fold52 v8
let v68 = fold52 C2
let () = ((let (m69, m70, m71) = v68 in mix m69; mix_float m70; mix m71); note_end 0)
let () = ((let (m72, m73, m74) = v68 in mix m72; mix_float m73; mix m74); note_end 0)
let n75 = n51
let rec f76 p77 p78 p79 p80 p81' p82 =
  if p77 <= 0 then
    p79
  else (
    f76 (p77 - 1) p81' p80 p79 p78 4096.0
  )
let x85 = f76 5 (compare n51 n75) (f76 6 n75 x9 x9 n75 x9) (match v42 with | (q83, q84) -> x9 | (_, _) -> 0.0) (n75 * n51) (min x9 x9)
let _ = f76 0 (if false then 11 else n75) ((); x85) (-. x9) (-6) x9
let c86 = (n75) + (n75 * 18)
let c87 = n75 + (c86)
let c88 = ((n75 * 18)) + c87
let c89 = c87 - (c86)
let c90 = n75 + (c88)
let c91 = ((n75 * 18)) * c88
let () = note_int c91
let () = (try (mix_float (match fst ([], c86) with | ([] | ((-2) :: _)) -> (x9 +. x85) | (q92 :: q93) when (match q93 with | [] -> (c89 <> q92) | (_ :: _) -> (c89 <> c86)) -> (match v42 with | (((_, q94) as w95) | ((_, q94) as w95)) -> x85) | ((_ :: (_ :: q96)) | (_ :: q96)) -> x9)) with | _ -> (Printf.printf "[%s %d]\n" "b c" (c91 mod (c91 lor 1))))
let n97 = ((if (f76 3 6 0.0 x85 c89 x85) > (x85 -. x85) then (-(12 + 9)) else ((compare false false) + (8 / (-1)))) - ((truncate (-10.0)) + (abs ((-1) * 1)))) * (-6)
let x183 = (match ((if true then ()); (List.assoc_opt n97 [])) with | (None | (Some _)) -> (
  mix (if (match v50 with | (n97, q98, q99, _) when (List.mem ((-2.0) <> x85) (false :: [])) -> false | (_, _, q100, q101) -> false) then (n97 mod 1) else c91);
  tick_float 18 (let v102 = n97 in 0.0)) | Some 1.0 -> (
  (try (
    let x103' = 0.0 /. 0.0 in
    let n104 = ((((((0) + (if x103' = 3.25 then 42 else 0)) + (if x103' <> x103' then 63 else 0)) + (if x103' < x103' then 64 else 0)) + (if (x103' *. x103') > x103' then 6 else 0)) + (if x103' <= x103' then 7 else 0)) + (if x103' >= x103' then 45 else 0) in
    let p105 = (match v68 with | ((-2147483648), q106, q107) -> x9 | (1, _, q108) -> x85 | (8, _, q109) -> x9 | ((-3), q110, q111) -> q110 | (3, _, q112) -> (-0.5) | ((_, q113, q114) | (_, q113, q114)) -> x103') in
    let p115 = if false then x103' else x9 in
    let p116 = if true then p105 else p115 in
    let p117 = -10 in
    let p118 = c89 + 5 in
    let p119 = ( +. ) p105 p115 in
    let p120 = min p118 p118 in
    let p121 = f76 7 c91 p116 p116 5 (-100.75) in
    let p122 = (try (if false then raise Division_by_zero else p116) with | Division_by_zero -> p121) in
    let p123 = (match v50 with | ([|6; q124; q125|], _, q126, _) -> p118 | (([|(0 as w127); q128; _|], q129, q130, q131) | ([|(0 as w127); q130; _|], q129, q128, q131)) -> p120 | ([|q132; q133; q134|], q135', _, _) -> q134 | ((q136, q137, q138, q139) | (q136, q137, q138, q139)) -> p118) in
    let p140 = n97 + c90 in
    let p141 = -1e999 in
    let p142 = 10.0 -. p121 in
    let p143' = c86 * c89 in
    let p144 = p142 *. 1.0 in
    let p145 = p122 -. 10.0 in
    mix 1;
    let n146 = 1 + (p143' * ((p123 lxor (((p117) lxor p118) + p120)) - p140)) in
    let x147 = (p145 *. (p144 -. (p142 +. (p141 *. (p122 *. (p121 -. (p119 *. (p116 *. (p115 -. (p105)))))))))) -. 1.0 in
    ()) with | _ -> ());
  x9) | Some 1.0 -> (
  ( +. ) x9 (coarse (log (limit x85 0.5 100.0)))) | Some 1.0 -> (
  let rec f148 p149 p150 =
    let rec g151 u152 = p149
    in
    g151 p150
  in
  let n153 = f148 (snd ("a", c87)) (-9285) in
  let c154 = (if (n97 + (-32769)) > c91 then (x85 -. x85) else (float c91)) *. ((if (n97 + (-32769)) > c91 then (x85 -. x85) else (float c91))) in
  let c155 = (c154) -. (if (n97 + (-32769)) > c91 then (x85 -. x85) else (float c91)) in
  let c156 = (x85) +. x85 in
  let c157 = (c156) +. (if (n97 + (-32769)) > c91 then (x85 -. x85) else (float c91)) in
  let c158 = (c155) *. (if (n97 + (-32769)) > c91 then (x85 -. x85) else (float c91)) in
  note_float c158;
  f76 3 4096 ((let rec f160 p159 = c157 in f160) C20) c158 (c91 / 4) (-0.0)) | (Some q161 as w162) -> (
  let n182 = (try (
    let v163 = (16, C26, c91, (C20, 5)) in
    let unused166 = f76 9 (String.fold_left (fun p164 p165 -> n97) n97 "tail \" end") 4096.0 (0.5 *. x85) 15 (floor (-10.0)) in
    let _ = (match w162 with | None -> (ceil ((); x85)) | ((Some q167 as w168) | (Some q167 as w168)) -> (-1e16)) in
    let x181 = (try (
      let v170 = (max (let v169 = q161 in c91) (-4097)) <> ((snd (15, c91)) / ((int_of_float q161) lor 1)) in
      let v171 = v170 in
      let _ = f76 6 c89 (f76 7 c91 (-0.0) x85 n97 q161) q161 (n97 mod (n97 lor 1)) ((-0.5) /. q161) in
      let n172 = c90 mod (c90 lor 1) in
      (match (let (q174, q175, q176, _) = (x85, (let rec f173 v68 = c90 in f173), (ref 7), n97) in w162) with | (None | None) when (if 1 != c90 then (List.for_all (let rec f178 p177 = v171 in f178) []) else (let q161 = n97 in v171)) -> q161 | (Some (0.5 as w179) as w180) -> (0.0 -. q161))) with | Match_failure _ -> (if true then 2.0 else x85)) in
    note_float x181;
    (c88 - n97) * (-2)) with | _ -> (10 - c91)) in
  note_int n182;
  (float n182) +. q161))
let () = (mix_0 5 v8; note_end 0)
let () = note_int c91
let () = ((let (m184, m185, m186, m187) = v50 in mix_ints m184 0 3; mix_1 5 m185; mix m186; (let (_, m189, m190) = m187 in mix_2 5 m189; mix (if m190 then 1 else 0))); note_end 0)
let () = note_int c87
let () = note_int n75
let () = note_int c89
let () = ((let (m191', m192) = v42 in mix m191'; mix_ints m192 0 2); note_end 0)
let () = note_float x183
let () = ()
