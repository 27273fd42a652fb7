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
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
in
let rec coarse x = floor (x *. 1000.0 +. 0.5)
in
let rec tick_float k x = mix k; x
in
let rec mix_0 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y130 :: y131) -> mix 1; mix y130; mix_0 (d - 1) y131
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
let f6 p7 =
  100.75
in
let x8 = f6 ((); x4) in
let x9 = f6 0.1 in
(if true then (if true then (mix (try n5' with | _ -> (n5' - 14)))));
let f10 (_, q11, _, q12) p13 =
  true
in
let v16 = f10 ((); ([], n5', (-1.5), (Array.make 2 (-1)))) ((); (fun () p14' -> ((fun p15 -> p15), n5'))) in
let f17' ((_, q18, q19) as w20) p21 =
  q19
in
let v25 = f17' (let v22 = [] in ((), (let rec f24 p23 = 0 in f24), v16)) x4 in
let v27 = f17' ((), (fun p26 -> n5'), true) (-2.0) in
let n28 = n5' in
let f29 p30 v25 =
  (p30, 15, x8)
in
let v31 = f29 (n28 * 35) (int_of_float x9) in
((let (m32, m33, m34) = v31 in mix m32; mix m33; mix_float m34); note_end 0);
((let (m35, m36, m37) = v31 in mix m35; mix m36; mix_float m37); note_end 0);
let n50 = ((try (if v25 then raise (E1 n28) else ()) with | E1 4 -> () | E1 7 -> () | E1 5 -> () | E1 9 when (x9 <> (f6 x9)) -> () | E1 _ -> () | _ -> ()); (match v31 with | (q38, 1, 1.0) -> n28 | (q39, _, q40) when ((if v27 then ()); (if v25 then v25 else v27)) -> n0 | (((-1), q41, 1.0) | ((6 as q41), 1, _)) when q41 >= (-5) -> q41 | (6, 1, q42) -> 3 | (q43, 1, _) -> q43 | (q44, 5, q45) -> q44 | ((q46, _, q47) | (_, q46, q47)) -> n5' | (q48, _, q49) -> q48 | _ -> 5)) + ((-8279) - n0) in
let f51 p52 =
  []
in
let v53 = f51 (v16, x9, (n5', x4), (n28, n28)) in
(mix_0 5 v53; note_end 0);
let f54 p55 p56 =
  '\n'
in
let v58 = f54 x4 (let _v57 = n50 in _v57) in
let f59 p60 p61 =
  Array.make 8 v27
in
let a64 = f59 ((ref 8), (fun p62 p63 -> x9), v53) [] in
(mix (if a64.(7) then 1 else 0); note_end 0);
let n65 = -4096 in
let a82 = (match (let rec f67 p66 = None in f67) (let v70 = fun p68 p69 -> (n28, n65, v58) in []) with | ((Some _) | None) -> (
  create_array 3 (100.75 +. 0.5)) | Some q72 -> (
  (try (Array.map (let rec f74 p73 = 100.75 in f74) (Array.make 3 3.25)) with | Division_by_zero -> (Array.copy (Array.make 3 x9)) | Match_failure _ when v27 -> (Array.make 3 (-100.75)) | E1 q75 -> (Array.init 3 (fun p76 -> x9)) | E2 q77 when v27 -> (let v81 = (let rec f80 p78 p79 = p79 in f80) in Array.make 3 x9) | _ -> (match v58 with | ('a'..'m' | 'a'..'m') -> (Array.make 3 x8) | 'a'..'m' -> (Array.make 3 (-1.0)) | 'n' -> (Array.make 3 x8) | _ -> (Array.make 3 0.0))))) in
let f83 p84 =
  n65
in
let n86 = f83 (let v85 = n5' in n50) in
let x122' = if (v27 && v16) || (v27 || true) then (try (let v90 = (let rec f89 p87 p88 = n5' in f89) in x9) with | _ -> (( -. ) x8 x4)) else (coarse (cos (limit (match v53 with | ([] | []) when (f10 (try (List.fold_left (fun p91 f83 -> ([], n50, f83, (Array.make 2 n50))) ([], 10, x9, (Array.make 2 n86)) []) with | _ -> ([], n5', x8, (Array.make 2 n50))) (try (let _v94 = fun p92 p93 -> Array.make 4 n86 in (let rec f99 p95 p96 = ((let rec f98 p97 = 100.75 in f98), 5) in f99)) with | Invalid_argument _ -> (fun () p100 -> ((let rec f101 p100 = p100 in f101), n86)) | Division_by_zero -> (fun () p102 -> ((fun p103 -> x9), 9)) | E0 2 -> (fun p104' p105 -> ((fun p106 -> p106), n86)) | E0 (-1) -> (let rec f109 p107 p108 = ((fun f54 -> x9), n65) in f109) | E0 q110 -> (fun () p111 -> ((fun p112 -> x4), q110)) | E1 q113 -> (fun () p114 -> ((let rec f116 p115 = 2.0 in f116), n86)) | E2 _ -> (fun () p117 -> ((fun p118 -> x9), n65)))) -> x4 | [] -> x9 | ((_ :: q119) | ([] as q119)) when v27 -> x8 | ((q120 :: q121) | ((q120 :: _) as q121)) when false -> x8 | (_ :: _) -> 10.0 | _ -> x4) (-100.0) 100.0))) in
note_float x122';
let f123 f54 =
  16
in
let n125 = f123 (let v124 = n65 in Array.make 1 x122') in
let n126 = f123 (Array.make 1 x122') in
note_int n126;
((let (m127, m128, m129) = v31 in mix m127; mix m128; mix_float m129); note_end 0);
(mix (if v27 then 1 else 0); note_end 0);
(mix (if a64.(7) then 1 else 0); note_end 0);
note_float x4;
note_int n28;
note_int n50;
(mix_0 5 v53; note_end 0);
(mix (Char.code v58); note_end 0);
()
