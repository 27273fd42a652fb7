type a0 = float * string * int
type t0 = C1 | C0
and t1 = { r2 : (int -> int) list; mutable r3 : bool; mutable r4 : t1 option }
type t2 = C5 of t2 * t2 option | C8 of { r9 : t2 * int; r10 : t2 } | C11 | C6 of { r7 : t2 }
exception E0 of int
exception E1 of float
exception E2
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
let rec show_int k x = print_byte (65 + k); x
let rec mix_0 d (v : t2) =
  if d > 0 then
    match v with
    | C5 (y219, y220) -> mix 0; mix_0 (d - 1) y219; mix_1 (d - 1) y220
    | C8 { r9 = y221; r10 = y224 } -> mix 1; (let (m222, m223) = y221 in mix_0 (d - 1) m222; mix m223); mix_0 (d - 1) y224
    | C11 -> mix 2
    | C6 { r7 = y225 } -> mix 3; mix_0 (d - 1) y225
and mix_1 d (v : t2 option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y226 -> mix 1; mix_0 (d - 1) y226
let rec fold0' p1 =
  match p1 with
  | C5 (q2, q3) ->
    let r4 = fold0' q2 in
    r4 + (r4 * r4)
  | C8 ({ r9; r10 = q5 } as w6') ->
    9
  | (C11 as w7) ->
    let x8 = 0.0 /. 0.0 in
    let n9 = ((((((0) + (if x8 = x8 then 94 else 0)) + (if (x8 *. 0.5) <> x8 then 75 else 0)) + (if x8 < (float 18) then 77 else 0)) + (if x8 > x8 then 18 else 0)) + (if x8 <= x8 then 95 else 0)) + (if x8 >= (-2.2250738585072014e-308) then 11 else 0) in
    6645
  | (C6 { r7 = q10 } as w11) ->
    let n17 = ((); (int_of_float (match p1 with | C5 (_, q12) -> (match q10 with | C5 (q13, _) -> 100.75 | C8 { r9 = _; r10 = q14 } -> 0.5 | C6 { r7 } when ((-4096) <> 4095) -> (-10.0) | ((C6 { r7 = w11 }) | (C6 { r7 = w11 })) -> 0.5 | C11 -> 1.5 | C6 { r7 = q15 } -> 1.0) | C8 { r9; r10 } -> (3.25 *. 1.5) | C11 -> (1.5 *. 0.5) | C6 { r7 = q16 } -> (abs_float 3.25)))) - (if false then 0 else 10) in
    n17
let n18 = fold0' (C6 { r7 = C11 })
let n19 = fold0' (if true then C11 else C11)
let () = note_int n19
let rec fold20 =
  function
  | C5 (_, q22) ->
    C5 (C11, None)
  | C8 { r9 = q23; r10 } ->
    let r24 = fold20 r10 in
    C8 { r9 = (C11, n18); r10 = r24 }
  | (C11 as w25) ->
    C11
  | C6 { r7 = _ } ->
    C6 { r7 = C11 }
let v26 = fold20 (if false then C11 else C11)
let () = (mix_0 5 v26; note_end 0)
let () = (mix_0 5 v26; note_end 0)
let v27 = fold20 C11
let () = (mix_0 5 v27; note_end 0)
let s29 = ref (100.75, "a", n18)
let s30 = ref n19
let s31' = ref (-2.0)
let s32 = ref (-10.0)
let i28 = ref 0
let () = while !i28 < 9 do
  let u33 = !s29 in
  let u34 = !s30 in
  let u35 = !s32 in
  let u36 = !s31' in
  s29 := u33; s30 := u34; s31' := u35; s32 := u36; i28 := !i28 + 1
done
let n37 = !s29
let n38 = !s30
let n39 = !s31'
let n40 = !s32
let () = ((let (m41, m42, m43) = n37 in mix_float m41; mix_string m42; mix m43); note_end 0)
let () = note_int n38
let () = note_float n39
let () = note_float n40
let x50 = (match n37 with | ((q44, q45, 8) | (q44, q45, 8)) -> 0.0 | ((v27, v26, 7) as w46) -> v27 | (n38, _, 3) -> ((-2.0) -. n38) | (q47, q48, q49) -> (float_of_string "10.0"))
let () = print_int n18
let () = print_byte 32
let () = print_float (try (let v52 = (let (_, _, q51) = (n38, n38, n37) in '0') in 1.5 *. (-2.0)) with | Failure q53 -> (float_of_int n38) | Not_found -> 0.5 | E0 q54 -> (match { r2 = []; r3 = false; r4 = None } with | { r2 = []; r3 = true; r4 = None } -> n40 | { r2 = []; r3 = false; r4 = None } -> x50 | ({ r2 = (_ :: q55); r3 = q56; r4 = (None as w57) } as w58) when q56 -> (-0.5) | { r2 = ((_ :: q59) as w60); r3; r4 = None } -> x50 | ({ r2 = q61; r3 = q62; r4 = (Some q63' as w64') } | ({ r2 = q61; r3 = q62; r4 = (Some _ as w64') } as q63')) -> x50) | E1 0.0 -> x50 | E1 0.5 -> 10.0 | E1 q65 -> n40)
let () = print_newline ()
let rec fold66 p67 =
  match p67 with
  | C5 (q68', q69) ->
    let r70 = fold66 q68' in
    let n92 = show_int 9 (match q68' with | C5 ((C5 (q71, _)), _) -> n38 | C5 ((C8 { r9 = q72; r10 }), q73) -> (try (n38 + 5) with | _ -> n38) | C5 (C11, None) -> (let n38 = x50 in n18) | C5 ((C11 as w74), (Some q75)) -> n38 | (C5 (((C6 { r7 = q76 }) | (C5 (q76, _))), None) as w77) -> n18 | C5 ((C6 { r7 = _ }), (Some q78)) -> n19 | (C11 | (C8 { r9 = _; _ })) -> (16 land n38) | ((C5 (_, _)) | C11) -> (match C11 with | C5 (n38, q80') -> n19 | C8 ({ r9; r10 = q81 } as w82) -> n38 | C11 when (try ((n18 + 4095) <= (int_of_float x50)) with | Division_by_zero -> (match v27 with | ((C5 (q83, q84)) | (C5 (q83, q84))) -> false | C8 { r10 = _; _ } -> true | C11 -> false | C6 { r7 } -> true) | Match_failure _ -> (not true) | E0 (-3) -> true | E0 q85 -> ((); true) | E1 1.0 -> (n40 = n39) | E1 0.5 -> false | E1 r70 -> (Result.is_error (Ok 0.5)) | _ -> (if false then false else false)) -> 15 | (C11 | C11) -> n19 | C6 { r7 = (C5 (q69, None)) } -> n18 | C6 { r7 = (C5 (q86, (Some q87)) as w88) } -> n38 | C6 ({ r7 = (C8 { r9; r10 = _ }) } as w89) -> n38 | C6 { r7 = C11 } -> n38 | C6 { r7 = (C6 { r7 = q90 }) } -> n38) | C6 ({ r7 } as w91) -> (-12)) in
    (("b c" > "12"), (fabs n39))
  | C8 { r9 = q93; r10 } ->
    let r94 = fold66 r10 in
    (if (n38 + (-1073741824)) <= n38 then (let { r2 = _; r3 = q95; r4 = q96 } = { r2 = []; r3 = false; r4 = None } in r94) else r94)
  | C11 ->
    let x195 = (match v27 with | C5 (q97, None) -> ((if (let v111 = (match [] with | ([] | []) -> (fun p98 p99 p100' -> false) | ((_ :: _) | []) -> (let rec f110 p104 ((q105, q106, q107) as w108) p109 = true in f110)) in (n19 - 65536) >= n38) then ()); n40) | C5 (n38, (Some q112)) -> ((max ((sqrt n40) /. x50) ((if false then ()); (-4096.0))) -. (if ((let (q116, _, q117) = (C0, (let rec f115 p113 p114 = p113 in f115), None) in n19) - 31) <= (-2147483648) then ((); 0.0) else (let v118 = n19 / 16 in (let v119 = true in 2.0)))) | C8 { r9 = q120; r10 = n37 } -> ((); (float (-(match C0 with | (C0 | C1) -> n38 | C0 -> n19)))) | C11 -> (( *. ) (match p67 with | ((C5 ((C5 (q121, q122)), q123)) | (C5 ((C5 (_, q123) as q121), q122))) -> ((let v124 = n38 in x50) *. x50) | C5 ((C8 ({ r9 = q125; r10 = q126 } as w127)), _) -> 1e-310 | ((C5 (C11, _)) | (C5 (C11, _))) -> (-4096.0) | C5 ((C6 { r7 }), q128) -> (-. x50) | ((C5 (_, _)) | (C8 { r9 = _; r10 = _ })) -> ((x50 *. 0.0) +. (n39 +. x50)) | C11 -> 2147483648.0 | ((C6 { r7 = (C5 (n40, q131)) }) | (C6 { r7 = (C5 (_, q131) as n40) })) -> x50 | C6 { r7 = (C8 { r9 = q132; r10 = q133 }) } -> (let _v138 = (let o134 = n19 in let o135 = -2 in let o136' = n19 in let o137 = n18 in let ( && ) a b = b - a and ( <> ) a b = (a lsl 1) + b and ( <=> ) a b = (a lsl 1) + b in o134 && o135 && o136' && o137) in -. x50) | C6 { r7 = C11 } -> ((abs_float n40) +. x50) | (C6 { r7 = (C6 { r7 = q139 }) } as w140) -> 0.0) (match p67 with | C5 (q141, q142) -> (sqrt n40) | C8 { r9 = q143; r10 = q144 } -> n40 | C11 -> (float_of_int (-6)) | C6 ({ r7 = q145 } as w146) -> n40)) | C5 (q147, q148) -> (match n37 with | ((q149, "a", (-2147483647)) | ((0.0 as q149), _, 2)) -> (-. (-. 0.5)) | (q150, "", (-2147483647)) -> (let v157 = (let rec f156 p151 p152' p153 = (match C11 with | C5 (_, _) -> { r2 = []; r3 = true; r4 = None } | C8 { r9 = _; r10 = q154 } -> { r2 = []; r3 = false; r4 = None } | C11 -> { r2 = []; r3 = false; r4 = None } | C6 ({ r7 = _ } as w155) -> { r2 = []; r3 = true; r4 = None }) in f156) in ((); x50) +. (let _v158 = false in 100.75)) | (q159, q160, (-2147483647)) -> x50 | ((_, _, q161) | (1.0, _, (9 as q161))) -> (let _v163 = (let v162 = if false then 0 else n19 in []) in -1.0)) | C6 ({ r7 = q164 } as w165) -> (x50 *. ((fun p166 -> (match w165.r7 with | C5 (q167, q168) -> 1.5 | C8 { r9 = q169; r10 = (C5 (q170, _)) } -> (if p166 then x50 else n39) | C8 { r9 = q171; r10 = (C8 { r9 = q172; r10 = (C5 (q173, _)) }) } -> (0.5 +. n40) | C8 ({ r9 = q174; r10 = (C8 { r9 = q175'; r10 = (C8 ({ r9; r10 } as w176)) }) } as w177) -> (x50 +. n40) | ((C8 { r9 = q178; r10 = (C8 { r9 = q179; r10 = C11 }) }) | (C8 { r9 = q178; r10 = (C8 { r9 = q179; r10 = C11 }) })) -> (10.0 /. x50) | C8 { r9 = q180; r10 = ((C8 { r9 = _; r10 = (C6 { r7 = _ }) }) | C11) } -> 4096.0 | C8 { r9; r10 = (C11 as w182) } -> (n39 +. 10.0) | C8 ({ r9; r10 = (C6 { r7 = q183 }) } as w184) -> (n40 +. n39) | (C11 | C11) -> (x50 +. x50) | C6 { r7 } -> (match w165.r7 with | C5 (_, _) -> n39 | C8 ({ r9 = q185; r10 = q186 } as w187) -> n40 | C11 -> n40 | C6 { r7 = q188 } -> (-2.0) | C8 { r9 = (q189, q190); r10 = q191 } -> 3.25))) ((match n37 with | (q192, q193, q194) -> true) || (((-3) + 2147483647) <= n19))))) in
    ((if false then true else false), (match p67 with | (C5 ((C5 (q196, q197)), (None as w198)) as w199) -> x50 | C5 ((C8 { r9 = q200; r10 = q201 }), None) -> x50 | C5 (C11, None) -> x195 | (C5 ((C6 { r7 = _ }), None) as w202) -> x195 | C5 (q203', (Some q204)) -> x195 | C8 { r9 = (p67, q205); _ } -> n39 | C11 -> (-2.0) | (C6 { r7 = q206 } as w207) -> 3.25))
  | C6 ({ r7 = q208 } as w209) ->
    let n210 = n38 - ((-1073741824) + (Char.code '\n')) in
    ((if false then true else true), n39)
let v211 = fold66 ((); v27)
let () = ((let (m212', m213) = v211 in mix (if m212' then 1 else 0); mix_float m213); note_end 0)
let () = (mix_0 5 v26; note_end 0)
let () = note_float x50
let () = note_float n40
let () = note_int n19
let () = note_float n39
let () = (mix_0 5 v27; note_end 0)
let () = ((let (m214, m215, m216) = n37 in mix_float m214; mix (String.length m215); mix m216); note_end 0)
let () = ((let (m217, m218) = v211 in mix (if m217 then 1 else 0); mix_float m218); note_end 0)
let () = ()
