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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
in
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
in
let rec coarse x = floor (x *. 1000.0 +. 0.5)
in
let rec tick_int k x = mix k; x
in
let rec show_int k x = print_byte (65 + k); x
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let v2 = ((8 asr (3 land 31)) / (2147483646 lor 1)) <= (String.length (let (_, q0, q1, _) = ((false, 0.5, 8), 19, 18, []) in "a")) in
let x9 = if (match (match 0.0 with | 0.0 -> C0 | q3 -> C0) with | C3 -> ((-100.75) <= 0.5) | C0 -> (snd (v2, true)) | C1 -> (let (_, q7, _, q8) = ((let rec f6 p4 p5 = false in f6), 6, C0, (Array.make 16 3)) in v2) | (C2 | C2) -> (min v2 v2)) then (0.5 *. (1.5 *. (-2.0))) else (if 16 != 17 then (float_of_int 13) else (-. (-1.0))) in
let n10 = show_int 1 (tick_int 1 1) in
note_int n10;
(try (
  let n11 = 14 in
  ()) with | _ -> (if v2 then () else ()));
let rec f12' p13 p14 =
  if p13 <= 0 then
    (p14 -. p14)
  else (
    (((f12' ((-1) + p13) x9) +. (p14)) *. (f12' ((-1) + p13) p14)) -. (f12' ((-1) + p13) (p14 +. p14))
  )
in
let x16 = f12' (hide 0 0) (let { r4 = q15; r5 = _ } = { r4 = n10; r5 = x9 } in x9) in
let rec f17 p18 p19 =
  if p18 > 0 then (
    if false then raise Not_found else (let r20 = f17 (p18 - 1) p19 in r20)
  ) else
    p18
in
let n21 = (try (f17 1 (if v2 then C0 else C0)) with | Not_found -> (-32769)) in
note_int n21;
let n25' = (try (f17 3 (List.fold_right (fun p22 p23 -> p23) [] C0)) with | Not_found when ((let v24 = Array.make 8 x9 in n21) = (- 8)) -> (n21 + n21) | _ -> (n21 lxor n21)) in
note_int n25';
let f26 p27 p28 p29 =
  let n30 = n25' in
  let n31 = n30 in
  (if v2 then (min { r4 = (-65536); r5 = x16 } (try (if (let v33 = (let v32 = n21 in (x9, x9, (x16, x9), v32)) in "a" >= "a") then { r4 = n30; r5 = x16 } else { r4 = n25'; r5 = x16 }) with | _ -> { r4 = n31; r5 = 0.0 })) else (let (q39, { r4 = q40; r5 = q41 }, _) = (match (let v36 = (let (q34, _, q35, _) = ([], C0, v2, (ref '\n')) in Array.make 8 20) in [(); (); ()]) with | [] -> ((); (let v37 = ((x16, n21), n21, false, n21) in ((x16, 2, x16, v2), { r4 = 10; r5 = x9 }, (-2.0)))) | (q38 :: _) -> ((x9, 15, 10.0, v2), (if v2 then { r4 = n21; r5 = x16 } else { r4 = 14; r5 = x16 }), (-2147483648.0))) in { { r4 = n31; r5 = (-3.25) } with r5 = ((if false then x16 else q41) *. q41) }))
in
let g42 = f26 (create_array 1 x16) in
let g43 = g42 (if v2 then [] else []) in
let v44 = g43 None in
let v46 = g43 (let v45 = x16 in None) in
let v44 = (match v46 with | ({ r4 = q47; r5 = q48 } | { r4 = (-3 as q47); r5 = q48 }) -> ((); (Array.mapi (fun p49 p50 -> q47) (Array.make 16 q47)))) in
let v53 = if (if v2 then x16 else x16) > (match v46 with | { r4 = 7; r5 = _ } -> 1.0 | { r4 = 3; r5 } -> x16 | { r4 = 5; r5 = q51 } -> q51 | { r4 = (4 | _); r5 } -> r5 | ({ r4 = (-3); r5 = _ } | { r4 = (-3); r5 = _ }) -> x16 | { r5 = q52; _ } -> q52) then (not v2) else (v44.((try (f17 (hide 1 4) C0) with | Not_found -> n21) land 15) = n25') in
let unused55 = f26 (let v54 = true in Array.make 1 x9) (if v53 then [] else []) (let v53 = [] in None) in
let n56 = compare ((if v2 then v53 else true) && (v46 = { r4 = n25'; r5 = x16 })) ((v2 || v53) && (not v53)) in
let c63 = ((try (f17 0 C0) with | Not_found -> n56)) * (try (f17 0 C0) with | Not_found -> n56) in
let c64 = ((try (f17 0 C0) with | Not_found -> n56)) - (let _v62 = (let rec f61 ((q57, q58) as w59) p60 = x16 in f61) in n25' / 3) in
let c65 = (try (f17 0 C0) with | Not_found -> n56) - (c63) in
let c66 = c63 - (c63) in
let c67 = (c66) * c65 in
let c68 = ((let _v62 = (let rec f61 ((q57, q58) as w59) p60 = x16 in f61) in n25' / 3)) + c63 in
let c69 = (c67) + c65 in
let c70 = (c63) + c64 in
let c71 = c67 * (c63) in
let c72 = (try (f17 0 C0) with | Not_found -> n56) lxor (c63) in
let c73 = (c63) * c66 in
note_int c73;
let p74' = (try (f17 4 C0) with | Not_found -> c69) in
let p75 = ((); x9) in
let p76 = c66 in
let p77 = 4096.0 in
let p78 = p77 in
let p79 = 4096 in
let p80 = 11 in
let p81 = if v53 then x9 else p75 in
let p82 = coarse (exp (limit p81 (-9.0) 5.0)) in
let p83 = (try (f17 (hide 1 4) C0) with | Not_found -> p79) in
let p84 = v46.r4 in
let p85 = Char.code '0' in
let p86 = v46.r5 in
mix 1;
let n87 = (p85 lxor ((((((p74') - p76) lxor p79) lxor p80) + p83) - p84)) - 1 in
note_int n87;
let x88 = 1.0 +. (p86 *. (p82 -. (p81 *. (((p75) *. p77) -. p78)))) in
note_float x88;
note_float p86;
note_int p74';
(mix_ints v44 0 16; note_end 0);
note_float x88;
note_int c67;
note_int p79;
note_int c69;
note_int n10;
()
