type a0 = int * bool * bool
type t0 = { mutable r0 : int }
type t1 = { r1 : int; r2 : int; r3 : bool * float list }
type t2 = C4 of char option | C5 of t2 option * float array * float | C6
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
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
let rec mix_0 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y132 :: y133) -> mix 1; mix y132; mix_0 (d - 1) y133
let a3 = Array.mapi (let rec f2 p0' p1 = p0' in f2) (Array.make 4 2)
let () = (mix_ints a3 0 4; note_end 0)
let p4 = 0.0 /. 0.5
let p5 = (-1) lxor 9
let p6 = p4 *. p4
let p7 = p6 -. p6
let p8 = p5
let p9 = (match p4 with | 1.0 -> p8 | 0.0 -> p8 | 0.5 -> p8 | a3 -> 15)
let p10 = a3.(wrap (List.length []) 4)
let p11 = p9 + p10
let p12 = p6
let p13 = if true then p9 else 16
let p14 = p10
let p15 = 13 * (-2)
let p16 = coarse (tan (limit p6 (-1.0) 1.0))
let p17 = p16
let p18 = p15
let p19 = p14
let p20 = float 15
let p21 = List.fold_right (let rec f24 p22 p23 = p20 in f24) [] p7
let p25 = ((); p10)
let p26 = List.compare_lengths [] []
let p27 = 1.0
let p28 = a3.(3)
let p29 = p28 + p13
let p30 = (match C6 with | (C6 | (C4 _)) -> p20 | C5 (q31, _, _) -> p7 | C6 -> p27)
let p32 = 0.0
let p33 = p26 mod 7
let p34 = p21
let p35 = p21 -. (-100.75)
let p36 = p30 *. p27
let p37 = if false then p17 else 10.0
let p38 = if false then 1.5 else p37
let p39 = List.compare_lengths [] []
let p40 = 1.5
let p41 = p14 lxor p29
let p42 = coarse (tan (limit p37 (-1.0) 1.0))
let p43 = (let v44 = p33 in p14)
let p45 = p35 *. p36
let () = mix 1
let n46 = 1 + ((((((p28 * (p26 - (p25 + ((((p14 * (p13 + (p11 + ((p9 + ((p5) + p8)) lxor p10)))) * p15) + p18) + p19)))) - p29) - p33) lxor p39) * p41) + p43)
let x47 = 1.0 +. (((p40 +. (p38 +. (p37 *. (((p34 -. (p32 *. (p30 +. (p27 +. ((((((p7 *. ((p4) +. p6)) *. p12) *. p16) -. p17) +. p20) *. p21))))) -. p35) -. p36)))) *. p42) +. p45)
let n48 = -9
let a55 = Array.mapi (let rec f54 p49 p50 = (match C5 (None, (Array.make 2 p20), 1.0) with | C4 (None as w51) -> (1.5 /. p30) | C4 (Some _) -> ((); p50) | ((C4 _) | (C5 (_, _, _))) -> (let v53 = false in p40) | C6 -> (p45 /. p40)) in f54) (Array.make 8 1.5)
let () = (mix_floats a55 0 8; note_end 0)
let v56 = []
let a57 = if n48 != (p15 mod (p28 lor 1)) then a3 else a3
let () = a3.(3) <- (let i58 = 1 + p29 in if i58 >= 0 && i58 < Array.length a3 then a3.(i58) else (n46 + p39))
let () = a57.(3) <- ((a3.(3)) + p39)
let () = note_int a3.(3)
let v65 = { r1 = (let p41 = (let v59 = "12" in p32) in p11); r2 = ((-13) * (p26 + p43)); r3 = (match v56 with | [] -> (true, []) | ((q60 :: _) as w61) -> (true, []) | ((q62, _, q63, 0.5) :: q64) -> (true, [])) }
let v131 = (match v65 with | ({ r1 = 7; r2; r3 = _ } | { r1 = 7; r2; r3 = _ }) when r2 = (-48) -> (
  let v66 = [] in
  (mix_0 5 v66; note_end 0);
  let x106 = (match v66 with | [] -> (match v56 with | [] -> (match 0.5 with | 0.5 -> (let i67 = a57.(wrap (String.length "12") 4) in if i67 >= 0 && i67 < Array.length a55 then a55.(i67) else (let v72 = (let rec f71 p68 p69 p70 = v66 in f71) in p35)) | q73 -> (max (List.fold_right (let rec f76 p74 p75 = 1.5 in f76) v66 p12) (0.0 /. 0.0)) | exception Division_by_zero -> (if x47 <= p45 then a55.(3) else (max 10.0 100.75)) | exception Match_failure _ -> (0.0 /. (0.0 /. 0.0))) | (_ :: q77) -> ((-4096.0) +. (match v65 with | { r1 = 0; r3 = q78; _ } -> (if false then p34 else x47) | { r2 = q79; r3 = q80; _ } -> (snd (true, 3.25)) | { r1; r2 = q81; r3 } -> (max 0.0 10.0)))) | (q82 :: q83) -> ((if not (if false then false else false) then a55.(2) else (if false then (let v84 = 10.0 in x47) else (let (q85, q86, q87, q88) = ([], p33, C6, "12") in p12))) /. (if (match C4 None with | C4 q89 -> (0.0 = 100.75) | C5 (q90, [|q91; p30|], _) -> (p25 = n46) | C5 (q92, _, _) -> (5 == p29) | (C6 | (C5 _)) -> (p33 < p43) | C5 ((Some _), [|_; q93|], q94) when q94 = (-0.5) -> (10.0 > p40) | _ -> (p39 < n48)) then 0.0 else p40)) | (9 :: q95) when (p39 < (p33 / (9 lor 1))) -> (if ((let f96' = Printf.sprintf (if false then "%4d %6s" else "%d%s") n48 in f96' (clip "\000\255x")) > (part "12" p41 p13)) && (match q95 with | [] -> (2.0 >= 0.0) | (q97 :: []) -> (6 <> p41) | (1 :: (_ :: q98)) -> ((); false) | (6 :: (_ :: q99)) -> (not true) | (3 :: (q100 :: q101)) -> ('z' == '\255') | ((q102 :: (_ :: q103)) | (((-2147483648 as q102) :: _) as q103)) -> (p13 = p26)) then x47 else (float ((Array.length a3) + 14))) | [] -> ((coarse (cos (limit (List.fold_right (fun p104 p105 -> p21) [] a55.(2)) (-100.0) 100.0))) *. (-0.1))) in
  not (false || true)) | { r1 = 7; r2 = q107; r3 = q108 } -> (
  (12 mod (p43 lor 1)) = ((let rec f110 p109 = p29 in f110) p16)) | { r1 = q111; _ } -> (
  a57.(wrap (String.length "12") 4) <- (match v65 with | ({ r1 = q112; r2 = (-2); _ } as w113) -> (-65536) | ({ r1 = _; r2 = _; r3 = (_, _) } | { r1 = _; r2 = 5; r3 = _ }) -> (p25 / 100) | { r1 = q116; r2 = 9; r3 = q117 } -> (p26 / (6 lor 1)) | { r1 = (4 as w118); r2; r3 = _ } -> (n48 mod 16) | ({ r1 = 6; r2; r3 = p19 } | { r1 = 6; r2; r3 = p19 }) -> (match p19 with | (((q119, _) as w120) | ((q119, []) as w120)) -> p41 | ((_, (0.0 :: q121)) | (true, q121)) -> p33 | ((q122, (q123 :: q124)) | (q122, (q123 :: q124))) -> n48) | { r1 = 3; r2 = q125; r3 = _ } -> (q125 * 4) | { r1 = x47; r2; r3 = _ } -> (( + ) p41 p18));
  (let (_, q129, q130) = (q111, [], (let rec f128 p126 p127 = 3 in f128)) in "\000\255x") = (String.concat "tail \" end" [""; clip "\000\255x"])))
let () = (mix (if v131 then 1 else 0); note_end 0)
let () = note_int p11
let () = note_int p25
let () = note_float p7
let () = note_int p15
let () = note_int n48
let () = note_int p19
let () = note_float p4
let () = note_float x47
let () = ()
