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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
let rec mix_0 d (v : bool ref) =
  if d > 0 then
    match v with
    | _ -> mix (if !v then 1 else 0)
and mix_1 d (v : t0) =
  if d > 0 then
    match v with
    | { r0 = y218'; r1 = y219; r2 = y220 } -> mix_float y218'; mix_float y219; mix_2 (d - 1) y220
and mix_2 d (v : float option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y221 -> mix 1; mix_float y221
let v3 = (match { r0 = (0.5 *. (-1.0)); r1 = ((-10.0) *. 100.75); r2 = (max None None) } with | { r1 = q0; r2 = None; _ } -> ((true || true) < (((Array.make 8 2), q0, { r0 = q0; r1 = q0; r2 = None }, (-3)) < ((Array.make 8 18), q0, { r0 = (-10.0); r1 = 1.0; r2 = None }, (-2)))) | { r0 = q1; r1 = q2; r2 = (Some _) } -> true)
let f4 p5 p6 p7 =
  let n8 = ((); (-(p5 + p5))) in
  (match if v3 <= v3 then { r0 = 1.5; r1 = 1.0; r2 = None } else (match { r3 = (-1.5); r4 = 2; r5 = None; r6 = 18; r7 = (-3.25) } with | { r3 = q9; r4 = 4; r6 = q10; r7 = p7; _ } -> { r0 = p7; r1 = p7; r2 = None } | ({ r3 = q11; r5 = q12; r6 = _; r7 = q13; _ } | { r3 = q11; r4 = _; r5 = q12; r7 = q13; _ }) -> { r0 = q13; r1 = 1.5; r2 = None }) with | { r1; r2 = q14; _ } -> (r1, (r1, r1, r1), 13))
let g15 = f4 (try (-1073741824) with | _ -> 7)
let g16 = g15 (fun p17 -> ((let rec f19 p18' = p18' in f19), p17))
let v23 = g16 (List.fold_left (let rec f22 p20 p21 = p20 in f22) (Array.make 3 3) [])
let v24 = g16 [|15; (-2); 6|]
let () = ((let (m25, _, m30) = v24 in mix_float m25; mix m30); note_end 0)
let f31 v24 p32 f4 =
  Array.mapi (fun p33 v24 -> (match f4 with | { r1 = q34; r2; _ } -> (let _v35 = { r0 = q34; r1 = q34; r2 = None } in ref v3))) (Array.make 2 15)
let g36 = f31 (fst ((Array.make 1 14), 0.0))
let g37 = g36 (Array.mapi (let rec f40 p38 p39 = p39 in f40) (Array.make 1 1.5))
let a43 = g37 ((let rec f42' p41 = { r0 = (-10.0); r1 = 1.0; r2 = None } in f42') (ref v3))
let a45 = g37 (let _v44 = 17 in { r0 = 0.0; r1 = (-10.0); r2 = None })
let () = (mix_0 5 a45.(1); note_end 0)
let a46 = create_float_array 16 0.0
let i47 = ref 0
let () = while !i47 < (hide 0 6) do
  a46.(!i47 * 3 + 0) <- ((a46.(!i47 mod 3)) +. a46.(8));
  i47 := !i47 + 1
done
let x50 = (let i48 = (fun p49 -> p49) 3 in if i48 >= 0 && i48 < 16 then a46.(i48) else (10.0 *. (-3.25))) /. (a46.(13) *. a46.((5 mod 7) land 15))
let n52 = -((String.length "b c") - (let _v51 = 7 in 5))
let f53 p54 v24 p55 =
  let n56 = ((); p54) mod 4 in
  let f57 p58 p59' p60 =
    { r3 = (a46.(11) -. x50); r4 = (let v64 = (match p55 with | ({ r0 = q61; r1 = q62; r2 = q63 } | { r0 = q62; r1 = q61; r2 = (None as q63) }) -> 4 | ({ r0 = _; r1; r2 = (Some _) } | { r0 = _; r1; _ }) -> p60 | { r0 = _; r1 = _; r2 = (Some _) } -> 20) in v64); r5 = None; r6 = p60; r7 = x50 }
  in
  { r0 = 3.25; r1 = p55.r1; r2 = (Some (match p55 with | { r0 = q65; r1 = 1.0; r2 = None } -> a46.((20 * n56) land 15) | { r0 = q66; r1 = 1.0; r2 = (Some 0.0) } -> (if 20 >= p54 then (float_of_string "3.25") else (q66 *. q66)) | { r0 = q67; r1 = 1.0; r2 = (Some _) } when q67 >= (-0.0) -> (let v93 = (match p55 with | { r0 = q68; r1 = 0.5; r2 } -> (let rec f73 p69 p70 = ((fun p71 p72 -> p71), 16) in f73) | ({ r0 = 1.0; r1 = 1.0; r2 } as w74) -> (let rec f79 p75 p76 = ((fun p77 p78 -> p54), p75) in f79) | ({ r0 = 1.0; r1 = q80; r2 = q81 } | { r0 = (1.0 as q80); r2 = q81; _ }) -> (fun p82 p83 -> ((let rec f86 p84 p85 = -2 in f86), p82)) | { r0 = q87; r2 = q88'; _ } -> (fun p89' p90 -> ((fun p91 p92 -> p54), p89'))) in float n52) | { r0; r1 = 1.0; r2 = (Some q94) } -> (-1e16) | ({ r0 = q95; r1 = q96; r2 = q97 } | { r0 = q95; r1 = q96; r2 = q97 }) -> q95)) }
let g98 = f53 (int_of_float x50)
let g99 = g98 (match v3 with | true when (if v3 > false then v3 else (n52 > n52)) -> (fun p100 x50 p101 -> x50) | (true | true) -> (let rec f108 p102 p103 { r3 = q104; r5 = q105; r6 = q106; r7 = q107; _ } = q107 in f108) | (false | true) -> (let rec f112 p109 p110 p111 = p110 in f112) | (false as w113) -> (fun p114 p115 ({ r3 = _; r4 = q116; r5; r6; r7 = q117 } as w118) -> -100.75))
let v119 = g99 (if v3 then { r0 = x50; r1 = 1.5; r2 = None } else { r0 = x50; r1 = 3.25; r2 = None })
let v120 = g99 v119
let unused133 = f53 n52 (match { r0 = x50; r1 = x50; r2 = None } with | ({ r0 = q121; r1; r2 } | { r0 = r1; r1 = q121; r2 }) -> (fun p122 p123 { r3 = q124; r4 = f53; r5 = q125; r6 = q126; r7 = _ } -> q124) | { r0 = _; r1 = q127; r2 = q128 } -> (let rec f131 a46 p129 p130 = p129 in f131)) (let _v132 = (n52, x50) in v120)
let f134 p135 p136 p137 =
  let c138 = (7589) + 7589 in
  let c139 = 7589 lxor (c138) in
  let c140 = c139 + (c138) in
  let c141 = c140 + (c138) in
  let c142 = (c139) * c138 in
  let c143 = 7589 + ((- 2147483647)) in
  let c144 = (c143) - c140 in
  let c145 = c144 - (c141) in
  let c146 = (c144) + c141 in
  let c147 = ((- 2147483647)) + c141 in
  let v157 = if (match n52 with | 7 -> false | -1 -> v3 | (9 | 8) -> true | q156 -> p135) then (if true then (if (match v119 with | ({ r0 = 1.0; r1 = q148; r2 = q149 } | { r0 = 1.0; r1 = q148; r2 = q149 }) -> p135 | (({ r0 = q150; r1 = q151; r2 } as w152) | ({ r0 = (0.0 as q151); r1 = q150; r2 } as w152)) -> p135 | { r0 = q153; r1 = q154'; r2 = q155 } -> false) then (c146 > 16) else v3) else v3) else (p136 = p136) in
  a46.(2)
let g158 = f134 (v120 > { r0 = x50; r1 = x50; r2 = None })
let g159 = g158 (let { r0 = _; r1 = q160; r2 = q161 } = v120 in q160)
let x166 = g159 (match v24 with | ((q162, q163, (-2147483648)) | (q162, q163, _)) -> ' ' | (q164', q165, _) -> '0')
let x170' = g159 (let v169 = ((fun p167 p168 -> p167), (Array.make 5 16), n52, v119) in 'z')
let v24 = String.exists (fun p171 -> ((a45.((let v174 = (let rec f173 p172 = p171 in f173) in 7) land 1) <- a45.(0)); (v3 <> (match (match 0.5 with | 0.5 -> v120 | 0.0 -> v120 | (_ | 1.0) -> v120 | q175 -> v120) with | { r0 = 0.5; r1 = 0.0; r2 = q176 } -> (not v3) | { r0 = x170'; r1 = 0.0; r2 = q177 } -> (n52 < n52) | { r0 = _; r1 = q178; r2 } -> (match v120 with | { r0 = 0.0; r1 = 0.5; r2 = ((Some _) | None) } -> false | { r0 = 0.0; r1 = q180; r2 = None } -> v3 | { r0 = 0.0; r2 = (Some _); _ } -> v3 | ({ r0; r1 = q181; r2 = q182 } | { r0 = q181; r1 = r0; r2 = q182 }) -> false))))) (if false then (match v119 with | ({ r0 = 0.5; r1 = 0.5; r2 = _ } | { r0 = 0.5; r1 = 0.5; _ }) -> "rle" | { r0; r1 = 0.5; r2 } -> (string_of_bool (n52 = 4)) | { r2 = q183; _ } -> "pd") else (part (String.lowercase_ascii (clip (String.concat "12" ["12"; clip "\000\255x"]))) (n52 + n52) (n52 - n52)))
let v195 = Option.is_some (match v119 with | { r0 = 0.5; r1; r2 = q184 } -> (match { r3 = 0.5; r4 = n52; r5 = None; r6 = n52; r7 = x166 } with | { r3 = 1.0; r4; r5 = None; r6 = 2; r7 } -> None | { r3 = _; r5 = None; r6 = 2; r7 = _; _ } -> None | { r4; r5 = (None as w185); r6 = 8; r7; _ } -> None | { r3 = _; r4 = q186; r5 = None; r6 = (-3); r7 = _ } -> None | { r3 = _; r4; r5 = None; r6 = q187; r7 = q188 } -> None | { r3; r4; r5 = (Some q189); r6 = q190; r7 = q191 } -> None) | ({ r0 = q192; r1 = _; r2 = q193 } as w194) -> None)
let n196 = (-10) - n52
let f197 p198 p199 x170' =
  let x200 = x166 in
  Array.init 2 (fun x170' -> abs_float a46.(0))
let g201 = f197 (match v120 with | ({ r0 = q203; r1 = q204; r2 = q205 } | { r0 = q204; r1 = q203; r2 = q205 }) -> n52 | { r0 = q206; r1 = q207; r2 = q208 } -> n196 | { r0 = _; r1 = 1.0; _ } when (match (let { r0 = q209; r1 = q210; r2 = q211 } = v120 in Ok { r0 = q209; r1 = q209; r2 = q211 }) with | Ok q212 -> ((-3.25) > x166) | Error _ -> false) -> n52)
let g202 = g201 (let v213' = [] in n52)
let a216 = g202 (Array.map (let rec f215 p214 = p214 in f215) (Array.sub a46 0 2))
let a217 = g202 ((); (Array.make 2 (-3.25)))
let () = (mix_floats a217 0 2; note_end 0)
let () = (mix_0 5 a43.(1); note_end 0)
let () = note_float x166
let () = (mix_floats a216 0 2; note_end 0)
let () = note_float x50
let () = (mix_floats a217 0 2; note_end 0)
let () = note_int n196
let () = note_float x170'
let () = (mix_1 5 v120; note_end 0)
let () = ()
