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
    | (y112 :: y113) -> mix 1; mix y112; mix_0 (d - 1) y113
and mix_1 d (v : string option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y114 -> mix 1; mix_string y114
and mix_2 d (v : float ref) =
  if d > 0 then
    match v with
    | _ -> mix_float !v
and mix_3 d (v : char ref) =
  if d > 0 then
    match v with
    | _ -> mix (Char.code !v)
let n0 = 6
let () = note_int n0
let x1 = 0.0 /. 0.0
let n2 = ((((((0) + (if (fabs x1) = x1 then 42 else 0)) + (if (-1.5) <> x1 then 35 else 0)) + (if x1 < x1 then 30 else 0)) + (if x1 > x1 then 17 else 0)) + (if x1 <= x1 then 81 else 0)) + (if x1 >= (if true then x1 else (-10.0)) then 3 else 0)
let rec f3 p4 p5 =
  let rec g6 u7 = p4
  in
  mix p5;
  g6 p5
let v10 = f3 (match [] with | [] -> [] | (n2 :: []) -> [] | (0.0 :: (q8 :: _)) -> [] | ((_ :: (_ :: q9)) | (0.5 :: (_ :: q9))) -> []) (19 * 32)
let () = (mix_0 5 v10; note_end 0)
let v11' = f3 (List.flatten []) (16 - n2)
let () = (mix_0 5 v11'; note_end 0)
let x12 = (10.0 *. 1.0) *. (if (n2 - 4096) > (-1) then x1 else (if true then (-0.5) else x1))
let () = note_float x12
let v24 = min (([] <= []) :: (if false then [] else [])) (((let rec f14 p13 = () in f14) (Array.make 16 x1)); (match v11' with | [] -> [] | (6 :: q15) -> [] | ((((-2147483647) | (-2147483647)) :: q16) as w17) -> [] | ((9 as w18) :: []) -> [] | ((9 :: (4 :: v11')) | ((9 :: (4 :: _)) as v11')) -> [] | (((9 as w19) :: ((_ :: q20) as w21)) | ((w19 :: q20) as w21)) -> [] | (q22' :: q23) -> []))
let v44 = (match List.find_all (if false then (fun p25 -> true) else (fun p26 -> false)) [] with | [] -> (
  let _ = f3 ((); v11') n2 in
  ref (if true then 'z' else 'z')) | (_ :: ([] as w27)) -> (
  ref (match "b c" with | "a" -> 'z' | "" -> '0' | q28 -> '\255')) | (_ :: (q29 :: q30)) -> (
  let _ = "vdkmxz" in
  let rec f31 p32 p33 =
    let table36 = Array.make 2 (let rec g34 u35 = p32 in g34) in
    table36.(1) <- (let rec g34 u35 = (-13) in g34);
    table36.(1) p33
  in
  let n37 = f31 (compare 17 n0) n2 in
  note_int n37;
  let n40 = f31 n0 (match q30 with | [] -> n2 | ((Ok q38) :: _) -> q38 | ((Error _) :: q39) -> n37) in
  note_int n40;
  (if true && false then (ref ' ') else (match q30 with | [] -> (ref '0') | ((q41 :: []) as w42) -> (ref 'z') | (q43 :: (_ :: _)) -> (ref ' ')))))
let rec f45 p46 p47 =
  let table50 = Array.make 2 (let rec g48 u49 = p46 in g48) in
  table50.(1) <- (let rec g48 u49 = (p46 mod 2147483647) in g48);
  table50.(0) p47
let n51 = f45 (20 / 16) (if false then n2 else n2)
let () = note_int n51
let v52 = ref (2.2250738585072014e-308 -. x12)
let rec f53 p54 p55 =
  let rec g56 u57 = p54
  in
  g56 p55
let v58 = f53 ((), (x1, n0, "b c")) n51
let () = ((let (_, m60) = v58 in (let (m61, m62, m63) = m60 in mix_float m61; mix m62; mix_string m63)); note_end 0)
let v64 = f53 ((), (0.5, n51, "tail \" end")) (-13)
let () = ((let (_, m66) = v64 in (let (m67, m68, m69) = m66 in mix_float m67; mix m68; mix_string m69)); note_end 0)
let v70 = ((max 5 7) * 29) < ((if false then () else ()); (-16))
let rec f71 p72' p73 =
  let table76 = Array.make 2 (let rec g74 u75 = p72' in g74) in
  table76.(1) <- (let rec g74 u75 = p72' in g74);
  table76.(1) p73
let v77 = f71 (Some "a") 4095
let () = (mix_1 5 v77; note_end 0)
let () = (mix_1 5 v77; note_end 0)
let v111 = (match (let ((q78, _, q79, q80'), q81) = ((false, x1, v70, n51), None) in None) with | (None | None) -> (
  (match v24 with | [] -> v70 | (true :: q82) -> v70 | (false :: []) -> false | ((false :: (q83 :: q84)) | ((false :: (q83 :: _)) as q84)) -> (v70 || q83))) | Some (-1) -> (
  let rec f85 p86 p87' =
    let rec g88 u89 = p86
    in
    mix p87';
    g88 p87'
  in
  let s90 = f85 (min "tail \" end" "tail \" end") n51 in
  (mix_string s90; note_end 0);
  let s91 = f85 (part s90 n2 n51) (-65536) in
  let n92 = String.length (String.capitalize_ascii (clip (fst (s90, 5)))) in
  note_int n92;
  16 = n0) | Some (4 as w93) -> (
  let rec f94' p95 p96 =
    let rec g97 u98 = p95
    in
    mix p96;
    g97 p96
  in
  let f101' = f94' (fun p99 p100 -> v70) (5 - w93) in
  v70) | ((Some q102) | (Some q102)) -> (
  let rec f103 p104 p105 =
    let rec g106 u107 = p104
    in
    mix p105;
    g106 p105
  in
  let x110 = f103 (Array.fold_left (fun p108 p109 -> x12) x12 (Array.make 5 3)) (compare None None) in
  (19 >= n2) != (None <> None)))
let () = (mix_0 5 v11'; note_end 0)
let () = (mix_2 5 v52; note_end 0)
let () = (mix_0 5 v10; note_end 0)
let () = (mix_3 5 v44; note_end 0)
let () = note_int n2
let () = note_int n0
let () = (mix_1 5 v77; note_end 0)
let () = note_int n51
let () = ()
