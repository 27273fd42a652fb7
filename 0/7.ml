exception E0 of int
exception E1 of int
exception E2 of bool ref
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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
in
let rec tick_float k x = mix k; x
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec mix_0 d (v : float ref) =
  if d > 0 then
    match v with
    | _ -> mix_float !v
and mix_1 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y140 :: y141) -> mix 1; mix y140; mix_1 (d - 1) y141
in
let n0 = (if if false then true else true then (13 - 3) else (10 * 21)) / 7 in
let x4 = (try (try (
  let s2 = ref 1.5 in
  let i1 = ref (2 - 1) in
  while !i1 >= 0 do
    (if !i1 = 3 then raise (E2 (if true then (ref false) else (ref false))) else if (20 - 31) < !i1 then raise (E2 (match None with | (None | None) -> (ref true) | Some _ -> (ref true))));
    s2 := (if not true then (0.0 *. !s2) else (if true then 0.0 else !s2)); i1 := !i1 - 1
  done;
  let n3 = !s2 in
  note_float n3;
  n3) with | E2 _ -> (tick_float 1 1.0)) with | _ -> ((-10.0) -. 2.0)) in
let n5' = 1 in
let rec f6 p7 p8 =
  let table11 = Array.make 2 (let rec g9' u10 = p7 in g9') in
  table11.(1) <- (let rec g9' u10 = (p7 - n5') in g9');
  table11.(1) p8
in
let n12 = f6 (int_of_float x4) ((); (-1)) in
note_int n12;
let n13 = f6 n0 (compare (x4, []) (x4, [])) in
note_int n13;
let rec f14 p15 p16 =
  let table19 = Array.make 2 (let rec g17 u18 = p15 in g17) in
  table19.(1) <- (let rec g17 u18 = (Array.map (fun p20 -> p20) p15) in g17);
  table19.((hide 1 0)) p16
in
let a21 = f14 (Array.make 6 n12) (-2147483648) in
let v66 = ((); (if 65536 <= a21.(5) then (try ((match Some x4 with | (None | None) -> (ref x4) | Some _ -> (let v22 = x4 in ref v22)), [], (if '\n' > ' ' then (fun p23 p24 f14 -> n13) else (List.fold_left (let rec f27 p25' p26 = p25' in f27) (fun p28 p29 p30 -> n5') []))) with | _ -> ((if false then (ref 1.0) else (ref (-1.0))), [n5'], (fun p31 p32 p33 -> n13))) else (match Error (x4 -. x4) with | ((Ok q34) | (Ok q34)) -> (let (q43, _, q44) = (try ((); ((let rec f38 p35 p36 p37 = 19 in f38), q34, q34)) with | _ -> ((let rec f42 p39 p40' p41 = 20 in f42), 2.0, q34)) in (let _v45 = q44 in ((ref q34), [], (let rec f48 p46' n13 p47 = 16 in f48)))) | ((Error q49) | (Error (0.5 as q49))) -> (if true || true then ((fun p50 -> ((ref (-100.75)), [], (let rec f54 p51 p52 p53 = p50 in f54))) n13) else (snd (x4, ((ref x4), [], (let rec f58 p55 p56 p57 = n13 in f58))))) | Error (0.0 | _) -> ((ref x4), [], (fun p59 p60 p61' -> n13)) | Error q62 -> ((ref q62), ((); []), (fun p63 p64 p65 -> -2))))) in
assert (compare (f6 (String.length "") (try (abs n5') with | _ -> n13)) (f6 (String.length "") (try (abs n5') with | _ -> n13)) = 0);
let rec f67 p68 p69 =
  let rec g70 u71 = p68
  in
  g70 p69
in
let v74 = f67 (f67 ((let rec f73 p72 = true in f73), (Array.make 8 (-0.5)), true, n5') n13) ((-2) / 1) in
((let (_, m76, m77, m78) = v74 in mix_floats m76 0 8; mix (if m77 then 1 else 0); mix m78); note_end 0);
print_string (string_of_float (abs_float x4));
let rec f79 p80 p81 =
  let table84 = Array.make 2 (let rec g82 u83 = p80 in g82) in
  table84.(1) <- (let rec g82 u83 = (x4, x4, (fun p85 p86' p87 -> -0.5)) in g82);
  table84.(1) p81
in
let v92 = f79 (x4, x4, (let rec f91 p88 p89' p90 = x4 in f91)) (20 + n13) in
((let (m93, m94, _) = v92 in mix_float m93; mix_float m94); note_end 0);
let unused99 = f79 (if false then v92 else (x4, 0.0, (fun p96 p97 p98 -> x4))) (n13 - n13) in
let n101 = (let _v100 = n5' in n5' - (n0 + 9)) in
let rec f102' p103 p104 =
  let table107 = Array.make 2 (let rec g105 u106 = p103 in g105) in
  table107.(1) <- (let rec g105 u106 = (match v74 with | (q108, q109, true, _) -> p103 | (q110, ([||] | [|1.0; _|]), false, q111) -> p103 | ((q112, q113, true, q114) | (q112, ([|_; _|] as q113), false, q114)) -> p103 | (q115, _, false, q116) -> p103) in g105);
  table107.(0) p104
in
let a117 = f102' (Array.make 8 (Ok n12)) (20 - n5') in
let a122' = f102' (match v92 with | ((_, _, _) | (_, _, _)) when ((-4) > a21.(5)) -> (Array.make 8 (Ok n13)) | (v92, q118, f6) when q118 = (-3.25) -> a117 | ((0.5 as w119), _, _) -> (Array.make 8 (Ok 11)) | (q120, q121, _) -> a117) (18 + n101) in
let rec f123 p124 p125 =
  let rec g126 u127 = p124
  in
  mix p125;
  g126 p125
in
let n128 = f123 (-16) (max n13 n101) in
let n129 = f123 (f6 n13 n13) (n101 lor n101) in
note_float x4;
((let (m130, m131, _) = v66 in mix_0 5 m130; mix_1 5 m131); note_end 0);
((let (_, _, m135, m136) = v74 in mix (if m135 then 1 else 0); mix m136); note_end 0);
note_int n13;
note_int n101;
((let (m137, m138, _) = v92 in mix_float m137; mix_float m138); note_end 0);
note_int n5';
(mix_ints a21 0 6; note_end 0);
()
