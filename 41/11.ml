type t0 = C0 of int | C1
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
let rec mix_0 d (v : int list ref) =
  if d > 0 then
    match v with
    | _ -> mix_1 (d - 1) !v
and mix_1 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y82 :: y83) -> mix 1; mix y82; mix_1 (d - 1) y83
and mix_2 d (v : (t0, int) result) =
  if d > 0 then
    match v with
    | Ok y84 -> mix 0; mix_3 (d - 1) y84
    | Error y85 -> mix 1; mix y85
and mix_3 d (v : t0) =
  if d > 0 then
    match v with
    | C0 y86 -> mix 0; mix y86
    | C1 -> mix 1
let x9 = (String.fold_left (try (let rec f2 p0 p1 = p0 in f2) with | _ -> (let rec f5 p3 p4 = p3 in f5)) (match Ok 3 with | Ok (q6 | (2 as q6)) -> 2.0 | ((Ok (-2147483647)) | (Ok 9)) -> (-10.0) | Ok (7 | (-3)) -> (-0.5) | ((Ok q7) | (Ok q7)) -> 0.5 | ((Error q8) | (Error q8)) -> 100.75) ((); "tail \" end")) /. (try (-. (0.0 /. 1.5)) with | _ -> (floor 0.5))
let s11 = ref "\000\255x"
let i10 = ref 0
let () = while !i10 < 5 do
  s11 := (clip !s11 ^ clip !s11); i10 := !i10 + 1
done
let n12' = !s11
let () = (mix_string n12'; note_end 0)
let rec loop19 i17 s18 =
  if i17 <> 9 then (
    loop19 (i17 + 1) (((if 16 > s18 then ((let o13 = -6542 in let o14 = compare (-1) 13 in let o15' = (let v16 = 8 in v16) in let ( **! ) a b = b - a and ( lsl ) a b = a * 2 - b and ( asr ) a b = b - a in o13 **! o14 **! o15') + (s18)) else s18)) - (let o13 = -6542 in let o14 = compare (-1) 13 in let o15' = (let v16 = 8 in v16) in let ( **! ) a b = b - a and ( lsl ) a b = a * 2 - b and ( asr ) a b = b - a in o13 **! o14 **! o15'))
  ) else
    s18
let n21 = loop19 0 3
let () = note_int n21
let x29 = (match Array.fold_right (if false then (let rec f24 p22 p23 = p23 in f24) else (fun p25 n21 -> n21)) (Array.mapi (fun p26 p27 -> true) (Array.make 5 10)) (let v28 = true in C1) with | (C1 | (C0 _)) -> (
  x9) | (C1 | (C0 _)) -> (
  x9))
let () = note_float x29
let v81 = (match C1 with | ((C0 5) | C1) when ((n21 = n21) || (try (x9 > x29) with | Division_by_zero -> false | Failure _ -> false | Match_failure _ -> true)) -> (
  let p31 = -. 0.5 in
  let p32 = ((); p31) in
  let p33 = p32 in
  let p34 = if false then n21 else n21 in
  let p35' = 2.0 in
  let p36 = 100.75 in
  let p37 = -. p32 in
  let p38 = 100.75 in
  let p39 = -15 in
  let p40 = p35' in
  let p41 = (match C1 with | ((C0 _) | (C0 _)) -> p40 | (C1 | C1) -> (-10.0)) in
  let p42 = 1.0 *. p41 in
  let p43 = 0.0 in
  let p44 = p40 in
  let p45 = if true then p34 else p34 in
  let p46 = p35' *. 2.0 in
  let p47' = p45 - p39 in
  let p48 = (match C1 with | C0 ((-3) | 0) -> p40 | ((C0 q49) | (C0 (-1 as q49))) -> p40 | C0 (q50 | (7 as q50)) -> p38 | (C1 | C1) when ((if true then p39 else p39) <= (match C1 with | ((C0 (7 as w51)) | (C0 (-2147483648 as w51))) -> 12 | C0 ((2 as w52) | (2 as w52)) -> p45 | C0 (8 | 3) -> 1 | ((C0 (-2)) | C1) -> 0 | ((C0 (8 as w53)) | (C0 (3 as w53))) -> p47' | C0 (5 | (-2)) -> p45 | ((C0 _) | (C0 _)) -> p39 | (C1 | C1) -> p45)) -> p40 | ((C0 q54) | (C0 (2 as q54))) -> p46 | (C1 | C1) -> p46 | _ -> 1.5) in
  let p55 = p44 *. p41 in
  let p56 = 0.5 *. p43 in
  let p57 = p42 in
  let p58 = (match ((Ok 4), p35', p41) with | ((q59, 0.5, 0.5) | ((Ok _ as q59), _, _)) -> p39 | ((_, 0.5, q60) | ((Error _), q60, _)) -> p47') in
  mix 1;
  let n61 = (((p45 + ((p34) * p39)) + p47') - p58) - 1 in
  note_int n61;
  let x62 = ((((((p44 *. (p43 +. ((p41 -. (p40 *. ((p37 *. ((p35' *. (p33 *. ((p31) -. p32))) *. p36)) *. p38))) *. p42))) *. p46) +. p48) -. p55) +. p56) -. p57) *. 1.0 in
  (let v63 = false in Ok C1)) | ((C0 x29 as w64) | (C0 x29 as w64)) -> (
  let rec pick65 p66 p67 p68 =
    if p66 then p67 else p68
  in
  let v69 = if true then (ref []) else (ref []) in
  let v70 = ref [] in
  (mix_0 5 v70; note_end 0);
  (pick65 (v70 != v70) v69 v70) := (match [] with | ([] | []) -> [] | ([] | (_ :: _)) -> [] | exception Invalid_argument q71 -> [] | exception Not_found -> [] | exception Match_failure _ -> []);
  (mix_1 5 !v69; note_end 0);
  (mix_1 5 !v70; note_end 0);
  (try (Ok (match (w64, true, x29) with | ((q72, false, q73') | (q72, _, q73')) -> C1)) with | _ -> (let _v74 = w64 in Ok C1))) | (C1 | C1) -> (
  let a75 = ((); (Array.make 16 n21)) in
  let s77 = ref n21 in
  let i76 = ref 0 in
  while !i76 < 16 do
    a75.(!i76) <- (!s77 - (a75.(!i76)));
    s77 := (( * ) 1023 (!i76 mod 8)); i76 := !i76 + 2
  done;
  let n78 = !s77 in
  note_int n78;
  (if not (match (C0 (-65536)) with | ((C0 q79) | (C0 (3 as q79))) -> (if true || true then (match C1 with | ((C0 _) | (C0 _)) -> false | (C1 | (C0 _)) -> true) else ([] <> [])) | ((C1 as w80) | (C0 _ as w80)) -> true) then (a75.(15) <- 1101) else ());
  Error ((-3) - n21)))
let () = (mix_2 5 v81; note_end 0)
let () = (mix_string n12'; note_end 0)
let () = note_float x9
let () = note_float x29
let () = (mix_2 5 v81; note_end 0)
let () = note_int n21
let () = ()
