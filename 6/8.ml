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
let rec note_float x =
  mix_float x;
  print_float x;
  note_end 0
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
in
let rec mix_0 d (v : t1) =
  if d > 0 then
    match v with
    | { r4 = y82; r5 = y83 } -> mix y82; mix_float y83
in
let v2 = ((8 asr (3 land 31)) / (2147483646 lor 1)) <= (String.length (let (_, q0, q1, _) = ((false, 0.5, 8), 19, 18, []) in "a")) in
String.iter (fun p3 -> ()) (part ((clip "") ^ "\000\255x") (let v4 = 9 in v4) (if v2 then 20 else 9));
let v81 = (match Error (Array.make 9 10) with | Error _ -> (
  let v8 = ((succ 5) != (List.length [])) && (match C0 with | (C3 as w5) -> v2 | (C0 as w6) -> (16 != 17) | C1 -> (false >= v2) | C0 -> (8 <= (-3)) | (C2 as w7) -> (8 >= 20)) in
  (mix (if v8 then 1 else 0); note_end 0);
  let c9 = (match if v8 then C0 else C0 with | (C3 | C3) -> (match C0 with | (C3 | C3) -> 0.5 | (C0 | C3) -> 2.0 | C1 -> (-3.25) | C2 -> 10.0) | C0 -> (if false then 2.0 else (-1.5)) | (C1 | C1) -> (-. 0.5) | C2 -> (sqrt (-1.5))) *. ((float 5)) in
  let c10 = (match if v8 then C0 else C0 with | (C3 | C3) -> (match C0 with | (C3 | C3) -> 0.5 | (C0 | C3) -> 2.0 | C1 -> (-3.25) | C2 -> 10.0) | C0 -> (if false then 2.0 else (-1.5)) | (C1 | C1) -> (-. 0.5) | C2 -> (sqrt (-1.5))) +. (c9) in
  let c11 = (c10) -. (float 5) in
  let c12 = c10 -. (c10) in
  let c13 = (c11) +. c12 in
  let c14 = c11 *. (c9) in
  let c15 = (float 5) *. ((float 5)) in
  let c16 = c10 *. ((match if v8 then C0 else C0 with | (C3 | C3) -> (match C0 with | (C3 | C3) -> 0.5 | (C0 | C3) -> 2.0 | C1 -> (-3.25) | C2 -> 10.0) | C0 -> (if false then 2.0 else (-1.5)) | (C1 | C1) -> (-. 0.5) | C2 -> (sqrt (-1.5)))) in
  let c17 = c13 +. (c12) in
  let c18 = c16 +. (c17) in
  note_float c18;
  { r4 = 1023; r5 = (1.5 /. c10) }) | Error q19 when (((1 - 65535) < 13) || ((-3) <= 20)) -> (
  (let { r4 = q21; r5 = q19 } = (let v20 = C0 in { r4 = 19; r5 = 3.25 }) in { r4 = q21; r5 = q19 })) | Ok { r4 = q22; r5 = 1.0 } -> (
  { { r4 = q22; r5 = 0.5 } with r5 = (if v2 then 1.0 else 3.25) }) | Ok { r4 = v2; r5 = _ } -> (
  let s24 = ref (-1.0) in
  for i23 = 0 to 10 - 1 do
    s24 := ((-0.0) *. ((if false then ((-0.0) +. (!s24)) else !s24)))
  done;
  let n25 = !s24 in
  note_float n25;
  let p26' = -1e999 in
  let p27 = compare 1.0 p26' in
  let p28 = p26' in
  let p29 = ((); p26') in
  let p30 = (try (match { r4 = p27; r5 = p26' } with | { r4 = 9; r5 = q31 } -> q31 | { r4 = 2; r5 } when (match { { r4 = v2; r5 = r5 } with r4 = p27 } with | { r4 = 3; r5 = 0.5 } -> (p27 = v2) | { r4 = 6; r5 = 0.5 } -> (let _v32 = Array.make 1 (-0.5) in false) | { r4 = 4; r5 = 0.5 } -> (Array.mem '\'' (Array.make 3 ' ')) | { r4 = 2; r5 = 0.5 } -> (not false) | { r4 = (-3); r5 = 0.5 } -> (false != false) | { r4 = 1; r5 = 0.5 } -> (p27 <= p27) | { r4 = 4; r5 = 0.5 } -> (p27 > p27) | ({ r4 = q33; r5 = 0.5 } as w34) -> (true || true) | { r4; r5 = q35 } -> true) -> p26' | { r4 = 2; r5 } when (r5 < (float p27)) -> (-2.0) | ({ r4 = p28; r5 = _ } | { r4 = p28; r5 = _ }) when (let n25 = n25 *. p29 in (let (q36, q37', _, q38) = (8, (Array.make 16 n25), p27, (Array.make 3 0.5)) in false)) -> p29 | _ -> 2.0) with | Invalid_argument _ -> p29 | Division_by_zero -> p28 | Failure _ -> p29 | Match_failure _ -> p26' | _ -> p29) in
  let p39 = p27 lsr 9 in
  let p40 = 2.0 in
  let p41 = p28 in
  let p42 = p30 -. p41 in
  let p43 = p39 in
  let p44 = float 12 in
  let p45 = 5e-324 in
  let p46 = p39 in
  let p47 = 19 in
  let p48 = float_of_int p47 in
  let p49' = -2 in
  let p50 = abs_float p44 in
  let p51 = p43 / (6 lor 1) in
  let p52 = p49' in
  let p53 = -4096 in
  let p54 = p51 + p52 in
  let p55 = p50 in
  let p56 = List.fold_left (fun p57 p58 -> 1.5) p29 [] in
  let p59' = (try (-. p42) with | _ -> p48) in
  let p60 = (let v61 = () in -1.0) in
  let p62 = p45 +. 10.0 in
  let p63 = p49' in
  let p64 = p52 lsr 12 in
  let p65 = float p54 in
  let p66 = float p53 in
  let p67' = 4 - p49' in
  let p68 = p51 / 1 in
  let p69 = min p63 p47 in
  mix 1;
  let n70 = (p69 + (p68 * (((p63 + (p54 * (p53 + (p52 + (p51 lxor (p49' + (p47 + (p46 + (((p27) - p39) + p43))))))))) * p64) * p67'))) * 1 in
  let x71 = 1.0 *. (p66 -. (p65 *. (p62 +. (p60 +. (p59' +. (p56 *. (p55 +. ((p48 +. (p45 +. ((p42 -. ((p40 *. ((p29 -. (p28 *. (p26'))) +. p30)) +. p41)) -. p44))) *. p50)))))))) in
  (let _v78 = (let rec f77 p72 p73 p74 = ((let rec f76 p75 = p40 in f76), n70) in f77) in (let (_, q79) = (p68, p66) in { r4 = n70; r5 = 3.25 }))) | Error q80 -> (
  { r4 = (Array.length q80); r5 = (0.0 +. 100.75) })) in
(mix (if v2 then 1 else 0); note_end 0);
(mix_0 5 v81; note_end 0);
()
