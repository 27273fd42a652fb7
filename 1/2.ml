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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec mix_0 d (v : float array ref) =
  if d > 0 then
    match v with
    | _ -> mix_floats !v 0 7
and mix_1 d (v : (int * int * bool * int) ref) =
  if d > 0 then
    match v with
    | _ -> (let (m88, m89, m90, m91) = !v in mix m88; mix m89; mix (if m90 then 1 else 0); mix m91)
and mix_2 d (v : float ref) =
  if d > 0 then
    match v with
    | _ -> mix_float !v
let v3 = (match { r0 = (0.5 *. (-1.0)); r1 = ((-10.0) *. 100.75); r2 = (max None None) } with | { r1 = q0; r2 = None; _ } -> ((true || true) < (((Array.make 8 2), q0, { r0 = q0; r1 = q0; r2 = None }, (-3)) < ((Array.make 8 18), q0, { r0 = (-10.0); r1 = 1.0; r2 = None }, (-2)))) | { r0 = q1; r1 = q2; r2 = (Some _) } -> true)
let rec pick4 p5 p6 p7 =
  if p5 then p6 else p7
let a8 = if v3 then (Array.make 1 (-3.25)) else (Array.make 1 3.25)
let a9 = a8
let () = (pick4 (((-2) > 3) || ((fun p10 -> false) v3)) a8 a9).(0) <- (fst (1.0, true))
let () = note_float a8.(0)
let () = note_float a9.(0)
let rec pick11 p12 p13 p14 =
  if p12 then p13 else p14
let a18 = (match Ok (-0.0) with | Error q15 when q15 >= 100.75 -> (Array.make 4 0) | (Ok (0.0 | 0.5) as w16) -> (Array.make 4 11) | Ok q17 -> (Array.make 4 2) | Error _ -> (Array.make 4 6))
let () = (mix_ints a18 0 4; note_end 0)
let a19 = a18
let () = (mix_ints a19 0 4; note_end 0)
let () = (pick11 (let v20 = Array.make 4 17 in v3) a18 a19).(0) <- (if v3 then 11 else 11)
let () = note_int a18.(0)
let () = note_int a19.(0)
let rec pick21 p22 p23 p24 =
  if p22 then p23 else p24
let v28 = String.fold_left (let rec f27 p25 p26 = p25 in f27) (ref (Array.make 7 10.0)) "12"
let () = (mix_0 5 v28; note_end 0)
let v29 = ref (Array.make 7 1.5)
let () = (pick21 ((3.25 /. (-100.75)) < (if true then 1.5 else 0.5)) v28 v29) := (max (Array.make 7 10.0) (Array.make 7 (-2.0)))
let v29 = List.fold_left (fun p30 p31 -> p30) (let i32 = (let v33' = 4 in 13) in if i32 >= 0 && i32 < Array.length a9 then a9.(i32) else (-. (-3.25))) (match (match { r3 = 1.0; r4 = 6; r5 = None; r6 = 11; r7 = 10.0 } with | ({ r3; r4 = q34; r5; r6 = 2; r7 = q35 } | { r3; r4 = _; r5; r6 = (2 as q34); r7 = q35 }) -> None | ({ r3 = q36; r5; r6 = q37; r7 = q38; _ } | { r3 = q36; r5; r6 = q37; r7 = q38; _ }) -> None) with | None -> [] | Some 0.0 -> [] | Some 0.5 -> (snd (100.75, [])) | Some q39 -> (4 :: []))
let rec pick40' p41 p42 p43 =
  if p41 then p42 else p43
let a45 = (let v44 = Array.make 8 8 in Array.make 3 14)
let a46 = Array.make 3 (-2)
let () = (mix_ints a46 0 3; note_end 0)
let () = (pick40' (Result.is_error (Ok v29)) a45 a46).(0) <- (fst (13, 16))
let () = note_int a45.(0)
let () = note_int a46.(0)
let rec pick47 p48 p49 p50 =
  if p48 then p49 else p50
let v53 = Array.fold_left (fun p51 p52 -> p51) (ref v29) a46
let v54 = v53
let () = (pick47 (("12" = "") || v3) v53 v54) := (( +. ) v29 v29)
let () = note_float !v53
let () = note_float !v54
let rec pick55 p56 p57 p58 =
  if p56 then p57 else p58
let v63 = (fun v29 -> ref (10, 9, v3, (-1))) (let rec f62 p59 p60 p61 = 'z' in f62)
let () = (mix_1 5 v63; note_end 0)
let v64 = v63
let () = (pick55 (v29 < (max v29 v29)) v63 v64) := (if true then (9, 12, false, (-3)) else (13, 16, v3, 16))
let () = ((let (m65, m66, m67, m68) = !v63 in mix m65; mix m66; mix (if m67 then 1 else 0); mix m68); note_end 0)
let () = ((let (m69, m70, m71, m72) = !v64 in mix m69; mix m70; mix (if m71 then 1 else 0); mix m72); note_end 0)
let a73 = Array.make 8 10
let a74 = a73
let rec loop77 i75 n78 s76 =
  if i75 <> n78 then (
    (a74.(i75) <- ((s76) lxor a73.(5)));
    loop77 (i75 + 1) n78 (a74.(i75) + (a73.(5) lxor (s76)))
  ) else
    s76
let n79' = loop77 0 8 6
let () = note_int n79'
let _ = ((a73.(5) <- (if v3 then 19 else n79')); (-2147483648))
let rec pick80 p81 p82 p83 =
  if p81 then p82 else p83
let v84 = fst (v54, n79')
let v86 = Array.fold_right (fun p85 n79' -> ref v29) a74 v84
let () = (pick80 (v3 > (not v3)) v84 v86) := (let v87 = n79' in v29)
let () = note_float !v84
let () = note_float !v86
let () = note_float v29
let () = (mix_floats a8 0 1; note_end 0)
let () = (mix_2 5 v53; note_end 0)
let () = (mix_ints a45 0 3; note_end 0)
let () = (mix_1 5 v64; note_end 0)
let () = (mix_0 5 v28; note_end 0)
let () = note_int n79'
let () = (mix_2 5 v86; note_end 0)
let () = ()
