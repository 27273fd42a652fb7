exception E0 of (int * bool)
exception E1 of (int * float)
exception E2
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
let rec mix_0 d (v : float list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y108 :: y109) -> mix 1; mix_float y108; mix_0 (d - 1) y109
and mix_1 d (v : int array list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y110 :: y111) -> mix 1; mix_ints y110 0 8; mix_1 (d - 1) y111
let f0 p1 =
  (p1, p1, 'z', [])
let v2 = f0 (5 mod 2147483647)
let () = ((let (m3, m4, m5, m6) = v2 in mix m3; mix m4; mix (Char.code m5); mix_0 5 m6); note_end 0)
let _ = f0 (16 land 9)
let x14 = (try (try (
  let rec loop11 i7 s8 =
    if i7 < 7 then (
      (if i7 = 1 then raise E2);
      loop11 (i7 + 1) (match Some (i7, i7, "b c", false) with | None -> (10.0 +. (-1.0)) | Some (q9, s8, _, q10) -> (1.0 *. (-3.25)))
    ) else
      s8
  in
  let n13 = loop11 0 0.5 in
  note_float n13;
  n13) with | E2 -> (if false then raise E2 else (-3.25))) with | E2 -> (0.0 +. 1.0))
let x39 = (try (try (
  let rec loop34 i15 s16 =
    if i15 < 8 then (
      (if i15 = 3 then raise (E1 (i15, s16)));
      loop34 (i15 + 1) (match if false then v2 else v2 with | ((q17, 7, q18, q19) | (q17, _, ('a'..'m' as q18), q19)) -> (max s16 s16) | (((-1), (-3), x14, q20) | ((-1), (-3), x14, q20)) -> s16 | ((s16, q21, 'a'..'m', []) | ((3 as s16), (-3 as q21), _, _)) -> x14 | (((8 as w22) | (8 as w22)), (-3), _, q23) -> (s16 /. 2.0) | (q24, (-3), q25, q26) -> s16 | (_, 2, 'a'..'m', _) -> (float_of_string "1.0") | (q27, 2, ('n' as w28), q29) -> (-1e16) | ((_, 2, q30, s16) as w31) -> (-0.1) | ((_, _, q32, q33) | (_, _, q32, q33)) -> (s16 -. s16))
    ) else
      s16
  in
  let n36 = loop34 0 x14 in
  note_float n36;
  n36) with | E1 ((q37, _) as w38) -> (x14 /. x14) | E2 -> 2.0) with | _ -> (1.0 *. x14))
let v96 = (match Option.bind (Some (-1)) (let rec f40 x39 = Some (x39, (x39, x39, x14)) in f40) with | (None | None) -> (
  let n45 = (try (try (
    let s42 = ref 17 in
    let i41' = ref 0 in
    while !i41' < 6 do
      (if !i41' = 8 then raise (E1 (max ((-3), x39) (!i41', x14))));
      s42 := !i41'; i41' := !i41' + 2
    done;
    let n43 = !s42 in
    note_int n43;
    n43) with | E1 (_, q44) -> (15 + 3)) with | _ -> (0 + 9)) in
  let n58 = ( + ) 9 (match v2 with | (q46, (1 as w47), n45, _) -> (match '\n' with | (q48 | ('a'..'m' as q48)) -> w47 | ('n' | 'n') -> 1 | q49 -> w47) | (_, (-1), q50, _) -> n45 | ((q51, q52, q53, _) | (q52, q51, q53, _)) -> (let o54 = q51 in let o55 = 13 in let o56 = 1 in let o57 = n45 in let ( * ) a b = b - a in o54 * o55 * o56 * o57)) in
  (if true then (Array.make 8 n45) else (Array.make 8 n58)) :: (let _v59 = 2.0 in [])) | ((Some v2) | (Some v2)) -> (
  let n93 = (try (try (
    let rec loop62 i60 n63 s61 =
      if i60 >= n63 then s61 else (
        (if i60 = 7 then raise (E0 (s61, true)) else if (i60 - (-2147483647)) > s61 then raise E2);
        loop62 (i60 + 1) n63 (s61 - (fst (s61, true)))
      )
    in
    let n64 = loop62 0 4 7 in
    note_int n64;
    n64) with | E0 (q65, true) when q65 < (-300) -> (match v2 with | (6, (q66, q67, _)) -> 11 | ((q68, q69) | ((1 as q68), q69)) when ((match q69 with | (((-1), (-2), 0.0) as w70) -> 7 | (5, (-2), 0.0) -> q68 | (9, (-2), 0.0) -> 0 | (_, (-2), 0.0) -> 11 | (q71, (-2), q72) -> q71 | (q73, _, _) -> q65 | ((5, _, _) | (5, _, _)) -> q68) < (q68 - q68)) -> q68 | (q74, _) -> 4 | _ -> q65) | E0 (q75, false) -> (- q75) | _ -> (min 18 13)) with | _ -> (try (int_of_string "\000\255x") with | Failure q76 when (((match v2 with | ((q77, ((q78', q79, q80) as w81)) | (q78', ((q79, q77, q80) as w81))) -> q79 | (q82, q83) -> q82) + (-4097)) <= (match (20, (5, (-2), x39)) with | (((-2), (_, _, _)) | (_, _)) -> 3 | (5, (q85, _, q86)) -> q85 | ((-1), (q87, q88, q89)) -> 0 | (q90, (q91, _, q92)) -> q91)) -> (-1) | _ -> 3)) in
  assert (compare ((17 asr (n93 land 31)) mod 4096) ((17 asr (n93 land 31)) mod 4096) = 0);
  [(Array.init 8 (let rec f95 p94 = p94 in f95)); (if true then (Array.make 8 n93) else (Array.make 8 n93))]))
let x103 = (try (try (
  let s98 = ref x14 in
  let i97 = ref 0 in
  while !i97 < 4 do
    (if !i97 = 10 then raise (E1 (let v99' = ((1.5, 7), !i97, (ref !i97)) in (!i97, !s98))));
    s98 := x39; i97 := !i97 + 1
  done;
  let n100 = !s98 in
  note_float n100;
  n100) with | E0 (v96, true) -> (x39 /. 1.5) | E0 (x39, false) -> 4096.0 | E1 (q101, q102) -> (-2.0)) with | _ -> ((-2.0) *. x14))
let () = note_float x103
let () = note_float x14
let () = (mix_1 5 v96; note_end 0)
let () = ((let (m104', m105, m106, m107) = v2 in mix m104'; mix m105; mix (Char.code m106); mix_0 5 m107); note_end 0)
let () = note_float x39
let () = note_float x103
let () = ()
