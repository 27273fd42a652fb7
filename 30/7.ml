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
let rec mix_0 d (v : (int array, unit list) result) =
  if d > 0 then
    match v with
    | Ok y93 -> mix 0; mix_ints y93 0 6
    | Error y94 -> mix 1; mix_5 (d - 1) y94
and mix_1 d (v : float ref) =
  if d > 0 then
    match v with
    | _ -> mix_float !v
and mix_2 d (v : bool option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y95 -> mix 1; mix (if y95 then 1 else 0)
and mix_3 d (v : int list list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y96 :: y97) -> mix 1; mix_6 (d - 1) y96; mix_3 (d - 1) y97
and mix_4 d (v : bool list list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y98 :: y99) -> mix 1; mix_7 (d - 1) y98; mix_4 (d - 1) y99
and mix_5 d (v : unit list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (_ :: y101) -> mix 1; mix_5 (d - 1) y101
and mix_6 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y102 :: y103) -> mix 1; mix y102; mix_6 (d - 1) y103
and mix_7 d (v : bool list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y104 :: y105) -> mix 1; mix (if y104 then 1 else 0); mix_7 (d - 1) y105
in
let n0 = abs (( * ) (String.length "tail \" end") (-1)) in
note_int n0;
let f8 = (let rec f7 p5 p6 = p5 in f7) in
let v11 = Result.map (let rec f10 p9 = Array.make 6 n0 in f10) (Ok 100.75) in
(mix_0 5 v11; note_end 0);
let v16 = fst (let (q14, q15) = List.fold_right (let rec f13 v11 (q12, _) = (1.5, 16) in f13) [] (100.75, n0) in max ((ref q14), q14) ((ref q14), q14)) in
(mix_1 5 v16; note_end 0);
let v19 = (let v11 = abs (fst (n0, 0.5)) in String.contains (fst ("\000\255x", 'z')) (String.fold_left (let rec f18 p17 v11 = v11 in f18) '\n' "b c")) in
(mix (if v19 then 1 else 0); note_end 0);
let n22 = (( * ) (snd (2.0, n0)) (String.fold_left (fun p20 p21 -> p20) n0 "12")) mod 1 in
let v11 = Array.fold_right (let rec f25 p23' p24 = Array.make 1 6 in f25) (max (Array.fold_right (let rec f27' p26 f8 = f8 in f27') [|(List.compare_lengths [] []); n22; (String.length "b c"); (abs n0); ((land) n22 n0)|] (snd (1.0, (Array.make 5 n22)))) (fst (fst (max (((Array.make 5 18), 100.75), 1.0) (((Array.make 5 n22), 0.5), (-100.75)))))) (max (Array.make 1 n22) (snd (let v28 = abs n22 in if v19 then (None, (Array.make 1 v28)) else (None, (Array.make 1 v28))))) in
(mix_ints v11 0 1; note_end 0);
let v32 = Array.fold_left (let rec f31 p29 p30 = if v19 then p29 else p29 in f31) (min (min ([], v19) ([], false)) (fst (([], true), n0))) v11 in
((let (_, m34) = v32 in mix (if m34 then 1 else 0)); note_end 0);
let rec f35 p36 p37 =
  let rec g38 u39 = p36
  in
  mix p37;
  g38 p37
in
let v42' = f35 (Option.map (let rec f41 p40 = v19 in f41) None) (List.length []) in
(mix_2 5 v42'; note_end 0);
let v46 = fst (List.fold_right (let rec f45 p43 p44 = ((ref (Array.make 2 3.25)), 3) in f45) (List.stable_sort compare []) ((ref (Array.make 2 10.0)), 3)) in
let rec poly47 n x l = if n <= 0 then l else poly47 (n - 1) x (x :: l)
in
let a48 = n22 :: [] in
let a49 = fst ((n22, v19, (-1.0)), 13) in
let a50 = [] in
let v51 = poly47 3 a48 a50 in
let a52' = sqrt 0.0 in
let a53 = succ 12 in
let a54 = [] in
let v55 = poly47 3 a52' a54 in
let v56 = v19 in
(mix (if v56 then 1 else 0); note_end 0);
let x60 = float (( + ) (Array.fold_right (let rec f59 p57 p58 = n22 in f59) v11 n22) (succ (-1))) in
let v61 = Result.is_ok (min (Ok 14) (Ok a53)) in
(mix (if v61 then 1 else 0); note_end 0);
let f62 p63 a52' n22 =
  -. x60
in
let _ = f62 (fun p64 -> ((fun v55 p65 -> a53), n22)) (List.mem_assoc "a" []) (fun p66 p67 -> (n22, p67)) in
let x74 = f62 (fun p68 -> ((let rec f71 p69 p70 = n22 in f71), a53)) v56 (fun p72 p73 -> (n22, p72)) in
let _ = 1557 in
let _ = ( /. ) (( +. ) (abs_float x74) (sqrt x74)) (max (( /. ) x74 x74) (snd (4, x74))) in
let v61 = max (min (Char.chr (n22 land 255)) '\n') ' ' in
let f80 = (let (_, q76, q77) = ((fun x60 p75 -> a52'), None, ()) in (let rec f79 p78 = 12 in f79)) in
let v81 = v56 in
let v56 = "abinzqnq" in
let x82 = x74 in
let n83 = -1 in
let a54 = false in
let x60 = [] in
let a84 = Array.make 6 n0 in
let v85 = [] in
let v86 = a54 in
let n87 = a53 in
let a88 = Array.make 8 (((); n0) * n83) in
let x89 = 2.0 in
let v90 = v16 in
(mix (if v86 then 1 else 0); note_end 0);
(mix_3 5 v51; note_end 0);
((let (m91, m92) = v32 in mix_4 5 m91; mix (if m92 then 1 else 0)); note_end 0);
(mix_2 5 v42'; note_end 0);
(mix_ints v11 0 1; note_end 0);
note_float a52';
(mix (if a54 then 1 else 0); note_end 0);
(mix (if v81 then 1 else 0); note_end 0);
()
