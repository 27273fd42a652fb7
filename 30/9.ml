type t0 = { r0 : string; r1 : string list; r2 : string; r3 : int; r4 : t0 option }
type 'a t1 = C5 of 'a | C6
type t2 = { r7 : float }
exception E0
exception E1
exception E2 of int
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
let rec mix_0 d (v : int t1) =
  if d > 0 then
    match v with
    | C5 y119 -> mix 0; mix y119
    | C6 -> mix 1
let x2 = abs_float (sqrt (Array.fold_right (fun p0 p1 -> p1) (Array.make 1 C6) 3.25))
let n15 = List.fold_left (fst (List.fold_left (let rec f8 p3 p4 = ((let rec f7 p5 p6 = p5 in f7), "tail \" end") in f8) ((let rec f11 p9 p10 = 19 in f11), "") [])) ((List.fold_right (let rec f14 p12 p13 = p13 in f14) [] 12) + (max 11 6)) (List.flatten [])
let rec g17 k20' p21 =
  if k20' <= 0 then (17, "tail \" end", ' ', k20') else (
    (let (m22, _, _, _) = p21 in mix m22);
    let r26 = g19 (k20' - 1) p21 in
    r26
  )
and g18' k27' p28' =
  if k27' <= 0 then p28' else (
    (let (m29, _, _, _) = p28' in mix m29);
    let r33 = g18' (k27' - 1) (k27', "b c", 'z', 2) in
    r33
  )
and g19 k34 p35 =
  if k34 <= 0 then p35 else (
    let r36' = g17 (k34 - 1) (k34, "tail \" end", 'a', 10) in
    r36'
  )
let v37 = g17 4 (min (n15, "12", '\n', n15) (n15, "12", '0', n15))
let () = ((let (m38, m39', m40', m41) = v37 in mix m38; mix_string m39'; mix (Char.code m40'); mix m41); note_end 0)
let v42 = g17 3 (snd (n15, v37))
let () = ((let (m43, m44, m45, _) = v42 in mix m43; mix_string m44; mix (Char.code m45)); note_end 0)
let n52 = (try (try (
  let rec loop49 i47' n50 s48 =
    if i47' < n50 then (
      (if i47' = 10 then raise E1);
      loop49 (i47' + 2) n50 (succ (compare 17 s48))
    ) else
      s48
  in
  let n51 = loop49 0 6 n15 in
  note_int n51;
  n51) with | E1 -> (succ 20)) with | _ -> (abs 11))
let f53 p54 p55 p56 =
  Array.fold_left (fun p57 n15 -> p57) '\n' (Array.make 1 p55)
let g58' = f53 (( -. ) x2 x2)
let g59 = g58' ((land) n15 3)
let v62 = g59 (Array.fold_left (fun p60 p61 -> p60) [] (Array.make 3 (-100.75)))
let () = (mix (Char.code v62); note_end 0)
let v63 = g59 (( @ ) [] [])
let v72 = ((snd (v63, (C6, (fun f53 p64' p65' -> 11), (fun p66 p67 p68 -> n15), false))), (abs (( * ) n52 n15)), (List.fold_right (fst ((fun p69 g19 -> (false, (x2, 3.25))), (true, n15))) (List.concat_map (let rec f71 p70 = [] in f71) []) (false, (10.0, 0.5))))
let v74 = min ((fun p73 -> false && false) (fst (x2, n52))) ((compare "12" "a") >= (String.length "tail \" end"))
let x81 = ((min (max () ()) ()); (snd (match v37 with | (_, q75, 'a'..'m', _) -> (n52, x2) | (q76', _, '0'..'9', q77) -> (q77, x2) | (v63, q78, 'n', q79) -> (11, x2) | ((_, _, q80, v72) | (v72, _, q80, _)) -> (9, (-10.0)))))
let () = note_float x81
let rec f82 p83 p84 =
  let rec g85 u86 = p83
  in
  mix p84;
  g85 p84
let a87 = f82 (max (Array.make 4 n52) (Array.make 4 n52)) (1 + n52)
let unused88 = fst (max (List.fold_left (let rec f91 (_, q89) p90 = ({ r7 = x81 }, (-1)) in f91) ({ r7 = x81 }, n52) []) (Array.fold_left (let rec f94 p92 p93 = p92 in f94) ({ r7 = (-10.0) }, n52) a87))
let x98 = snd (max (max (n52, x81) (n52, x2)) (let (q95, q96, q97) = (n52, ' ', C6) in (n15, x81)))
let v99 = (false, n52, (ref { r0 = "tail \" end"; r1 = []; r2 = "tail \" end"; r3 = n52; r4 = None }))
let v100 = if (try v74 with | _ -> v74) then (if false then true else (if true || false then v74 else (if true then v74 else (if v74 = false then v74 else (if v74 then v74 else (if v74 then v74 else v74)))))) else v74
let n101 = n15
let v102 = if false then v100 else (if false then v74 else (if x81 <> x98 then v100 else (if ((); true) then v74 else (if v74 then ((-2) < n52) else (if ((); v100) then true else v100)))))
let x103' = (match n15 with | (0 | 0) -> x98 | _ -> (x2 +. (x98 +. 0.5)))
let n105 = (let v104 = x103' in 9)
let n107 = (let v106 = 1.5 in n101) / 7
let () = note_int n105
let () = (mix (if v100 then 1 else 0); note_end 0)
let () = note_float x2
let () = note_int n107
let () = note_int n15
let () = note_float x103'
let () = ((let (m108, m113, m114) = v72 in (let (m109, _, _, m112) = m108 in mix_0 5 m109; mix (if m112 then 1 else 0)); mix m113; (let (m115, m116) = m114 in mix (if m115 then 1 else 0); (let (m117, m118) = m116 in mix_float m117; mix_float m118))); note_end 0)
let () = note_int n52
let () = ()
