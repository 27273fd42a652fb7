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
let rec mix_string s =
  mix (String.length s);
  String.iter (fun c -> mix (Char.code c)) s
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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
in
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
in
let rec mix_0 d (v : bool option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y102 -> mix 1; mix (if y102 then 1 else 0)
and mix_1 d (v : int option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y103 -> mix 1; mix y103
in
let v2 = ((8 asr (3 land 31)) / (2147483646 lor 1)) <= (String.length (let (_, q0, q1, _) = ((false, 0.5, 8), 19, 18, []) in "a")) in
let f3 p4 =
  "b c"
in
let s9 = f3 ((); (fun { r4 = _; r5 = _ } () p5 -> ((fun p6 p7 p8 -> -2), 16))) in
let x14 = (match (let _v12 = (match C0 with | (C3 as w10) -> v2 | (C3 as w11) -> false | C0 -> false | C1 -> true | C2 -> v2) in { { r4 = 17; r5 = 1.0 } with r4 = 5 }) with | { r4 = q13; _ } -> (
  -0.0)) in
let f15 p16' f3 =
  (None, '\255', f3, "12")
in
let v17 = f15 [|1.5; 0.5; x14; x14; 2.0; x14; x14; x14|] ((); 6) in
((let (m18, m19, m20, m21) = v17 in mix_0 5 m18; mix (Char.code m19); mix m20; mix_string m21); note_end 0);
let f22 p23 =
  v2
in
let v24 = f22 x14 in
(mix (if v24 then 1 else 0); note_end 0);
let v25 = f22 (-0.0) in
let f26 p27 =
  Array.make 1 15
in
let a28 = f26 (if v2 then (Array.make 4 1) else (Array.make 4 17)) in
let v29 = v24 in
let _ = f26 (Array.mapi (fun p30 p31 -> p31) (Array.make 4 10)) in
let f32 p33 p34 =
  Array.make 8 11
in
let a37 = f32 a28 (List.fold_right (fun p35 p36 -> p36) [] (Array.make 4 v25)) in
(mix_ints a37 0 8; note_end 0);
let a40 = f32 (Array.map (let rec f39' p38 = -2 in f39') (Array.make 1 1.5)) (fst ((Array.make 4 v29), x14)) in
(mix_ints a40 0 8; note_end 0);
let f41 p42' =
  None
in
let v44 = f41 (List.fold_right (fun p43 () -> ()) [] ()) in
(mix_1 5 v44; note_end 0);
let v46 = f41 (Array.iter (fun p45 -> ()) a40) in
(mix_1 5 v46; note_end 0);
let f47 (q48, q49, q50) p51 =
  0.5
in
let x52 = f47 ((); (x14, x14, s9)) (float_of_string "2.0") in
note_float x52;
let f53 p54 =
  ()
in
let v55 = f53 (ref 17) in
let n60 = (try ((String.length "tail \" end") * (5 + 13)) with | _ -> (match v46 with | None when (if (let v58 = fun p56 p57 -> (x52, x52, 'z', 15) in v25) then (v25 != v29) else (19 = 9)) -> 12 | None -> 17 | Some q59 -> q59)) * 26 in
note_int n60;
let f61' p62 p63 =
  v24
in
let _ = f61' { r4 = (-3); r5 = x52 } a37.(wrap ((); n60) 8) in
let _ = f61' { r4 = n60; r5 = x14 } (1 + 20) in
let n64 = ((v55; n60) - (n60 + n60)) * 28 in
let p65 = 3.25 in
let p66 = -. x52 in
let p67 = f47 (0.5, p66, "a") p66 in
let p68 = float_of_string "1.0" in
let p69 = (let v70' = a28 in n64) in
let p71 = p65 *. p66 in
let p72 = (let (q73, _, q74', q75) = (p71, ('\n', p67, p69), None, p71) in p67) in
let p76 = -. p68 in
let p77 = n64 / (6 lor 1) in
let p78 = p77 in
let p79 = -4096 in
let p80 = p78 + p79 in
let p81 = p76 in
let p82 = List.fold_left (fun p83 p84 -> 1.5) p65 [] in
let p85' = (try (f47 (p71, p76, s9) p82) with | _ -> (-1.0)) in
let p86 = p71 +. 10.0 in
let p87 = p77 in
let p88 = p79 lsr 12 in
let p89 = float p87 in
let p90 = float p80 in
let p91' = 4 - p78 in
let p92 = p79 / 1 in
let p93 = min p88 p77 in
let p94 = p91' asr (p87 land 31) in
let p95 = ((); p81) in
let p96 = (match "b c" with | ("a" | "a") -> p78 | ("" | "a") -> p69 | _ -> p94 | "a" -> p79) in
let p97 = (-0.0) *. 0.5 in
let p98 = (match [] with | [] -> p97 | (_ :: q99) -> p95) in
mix 1;
let n100 = 1 + (p96 + (((p92 lxor ((p88 * (p87 + (p80 + (p79 + (p78 * ((p69) * p77)))))) - p91')) - p93) + p94)) in
let x101 = 1.0 *. (((p95 *. ((p89 -. (p86 *. ((p82 -. (p81 -. (p76 *. (p72 *. ((p68 *. (p67 *. ((p65) *. p66))) -. p71))))) *. p85'))) *. p90)) +. p97) +. p98) in
note_float x101;
note_int p91';
note_int p78;
note_float p68;
note_int p93;
note_int p88;
(mix_string s9; note_end 0);
note_int p87;
()
