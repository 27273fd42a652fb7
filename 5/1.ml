type t0 = C0 of float option * t0 | C1
type 'a t1 = { r2 : int -> int }
exception E0 of float
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
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
let rec mix_0 d (v : t0) =
  if d > 0 then
    match v with
    | C0 (y95, y96) -> mix 0; mix_3 (d - 1) y95; mix_0 (d - 1) y96
    | C1 -> mix 1
and mix_1 d (v : (int t1, int) result) =
  if d > 0 then
    match v with
    | Ok y97 -> mix 0; mix_4 (d - 1) y97
    | Error y98' -> mix 1; mix y98'
and mix_2 d (v : int array t1) =
  if d > 0 then
    match v with
    | { r2 = _ } -> ()
and mix_3 d (v : float option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y100 -> mix 1; mix_float y100
and mix_4 d (v : int t1) =
  if d > 0 then
    match v with
    | { r2 = _ } -> ()
let f0 p1' p2 =
  false
let v3 = f0 [] (fst (100.75, 1))
let () = (mix (if v3 then 1 else 0); note_end 0)
let v4 = f0 [] (min 10.0 3.25)
let f5 p6' p7 =
  p7
let n10 = f5 (List.fold_right (fun p8' p9 -> p9) [] C1) (String.length "")
let n11 = f5 C1 n10
let v12 = true
let f13 { r2 = q14 } =
  C1
let v17 = f13 (match { r2 = (fun p15 -> 14) } with | ({ r2 } as w16) -> { r2 = r2 })
let () = (mix_0 5 v17; note_end 0)
let () = (mix_0 5 v17; note_end 0)
let v18 = f13 { r2 = (fun n10 -> n10) }
let f19 p20 p21 =
  Ok { r2 = (let rec f23 p22 = p22 in f23) }
let _ = f19 (C0 (None, C1)) (let rec f26 p24 p25 = Array.make 4 100.75 in f26)
let v44 = f19 v17 (match v18 with | ((C0 (q27, q28)) | (C0 (q27, q28))) -> (let rec f33 (q29, q30, q31, v3) p32 = Array.make 4 q29 in f33) | C0 (_, q34) when ((f0 [] 3.25) || true) -> (let rec f36 q34 p35 = Array.make 4 2.0 in f36) | C0 (q37, _) when (if ((-1) - (-65536)) <= n11 then (if v3 then v12 else v4) else (v4 && v4)) -> (let rec f41 ((_, q38, _, _) as w39) p40 = Array.make 4 0.0 in f41) | C1 -> (fun p42 p43 -> Array.make 4 100.75))
let () = (mix_1 5 v44; note_end 0)
let n49 = if v12 then ((List.fold_left (let rec f47 p45 p46 = p45 in f47) n11 []) * (-19)) else (if false then (try (14 lsl 1) with | Failure _ -> n11 | Not_found -> 10 | E0 1.0 -> n10 | E0 q48' -> 4) else n11)
let () = print_endline (let _v50 = (v12, []) in part "12" n49 n49)
let f51 p52 =
  1.0
let x53 = f51 v18
let () = note_float x53
let x54 = f51 v18
let f55 v44 p56 =
  ()
let v59 = f55 (v18 > v18) (fun v18 p57 p58 -> (n10, v3))
let f60 p61 p62 =
  { r2 = (fun v44 -> 2) }
let v65 = f60 (v59; "b c") (let (q63, _) = ((Array.make 2 (-1.5)), x54) in fun p64 -> p64)
let () = (mix_2 5 v65; note_end 0)
let () = (mix_2 5 v65; note_end 0)
let f66 p67 =
  x54
let x70 = f66 (fun p68 -> ((fun p69 -> x54), n10))
let x76 = f66 (Array.fold_left (let rec f73 p71 p72 = p71 in f73) (fun p74 -> ((fun p75 -> x70), n49)) (Array.make 5 (-2.0)))
let () = note_float x76
let f77 p78 p79 =
  p78
let n80 = f77 (-5) (ceil (-1.5))
let () = note_int n80
let a81 = Array.copy (Array.make 4 n11)
let rec loop83 i82 n84 =
  if i82 >= n84 then () else (
    (a81.(i82 * 2 + 1) <- ((-3) + (a81.(i82 mod 2))));
    loop83 (i82 + 1) n84
  )
let () = loop83 0 2
let () = (mix_ints a81 0 4; note_end 0)
let n89 = Array.fold_left (fun p85 p86 -> f5 ((); v18) a81.(0)) (compare (match v18 with | C0 (q87, q88) -> None | C1 -> None) None) a81
let () = note_int n89
let rec loop92 i90 n93 s91 =
  if i90 <> n93 then (
    loop92 (i90 + 1) n93 (((s91) + a81.(i90)) + (if false then n10 else s91))
  ) else
    s91
let n94 = loop92 0 4 20
let () = note_int n94
let () = (mix_ints a81 0 4; note_end 0)
let () = note_int n94
let () = note_int n11
let () = note_float x76
let () = note_int n80
let () = (mix (if v3 then 1 else 0); note_end 0)
let () = (mix_1 5 v44; note_end 0)
let () = ()
