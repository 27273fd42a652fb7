type 'a t0 = { mutable r0 : float }
exception E0 of int
exception E1
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
let rec tick_float k x = mix k; x
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec mix_0 d (v : float t0) =
  if d > 0 then
    match v with
    | { r0 = y62 } -> mix_float y62
in
let v47 = (match (match (let { r0 = _ } = { r0 = 3.25 } in Ok { r0 = 0.5 }) with | Ok q0' -> { r0 = (-0.0) } | ((Error _) | (Ok _)) when ((15 * 11) <= (Array.fold_left (let rec f5 p3 p4 = p3 in f5) 7 (Array.make 4 (-10.0)))) -> (let v6 = (1, (), { r0 = (-1.0) }, 2.0) in { r0 = 1.5 }) | ((Error _) | (Error (-2147483648))) -> ((); { r0 = 0.5 }) | (Error q7 as w8) -> (if false then { r0 = 3.25 } else { r0 = (-3.25) }) | _ -> (List.fold_right (fun p9 { r0 = _ } -> { r0 = 2.0 }) [] { r0 = 1.0 })) with | ({ r0 = 0.5 } | { r0 = _ }) -> (
  prerr_int (let _v10' = 14 :: [] in 18 - (-1));
  prerr_byte 32;
  prerr_float ((let v11 = 14 in -3.25) *. (let (q12, _, q13) = ({ r0 = 1.5 }, 1, []) in 0.0));
  prerr_newline ();
  (let v15 = (match { r0 = 2.0 } with | { r0 = (0.5 | 0.5) } -> (1.0, 9) | { r0 = 0.0 } -> (2.0, (-2)) | { r0 = q14 } -> (0.0, 14)) in (match v15 with | (1.0, q16) when q16 < (-8426) -> { r0 = 1.0 } | (1.0, q17) -> { r0 = 10.0 } | (q18, 1) -> { r0 = q18 } | (_, 2) -> { r0 = (-10.0) } | (q19, q20) -> { r0 = 1.0 }))) | ({ r0 = _ } | { r0 = _ }) -> (
  let rec loop24 i21 s22 s23 =
    if i21 <> 12 then (
      loop24 (i21 + 1) (s22 + 2147483647) (s23 + (if s22 < s22 + 2147483647 then 1 else 3))
    ) else
      (s22, s23)
  in
  let (n26, n27) = loop24 0 2147483647 0 in
  note_int n26;
  note_int n27;
  let x46 = (match { r0 = (0.0 -. (-100.75)) } with | ({ r0 = (0.0 as w28) } | { r0 = w28 }) -> (
    let s30 = ref 2147483640 in
    let s31 = ref 0 in
    for i29 = 0 to 12 - 1 do
      let u32 = !s30 + 2147483647 in
      let u33 = !s31 + (if !s30 < !s30 + 2147483647 then 1 else 3) in
      s30 := u32; s31 := u33
    done;
    let n34 = !s30 in
    let n35 = !s31 in
    note_int n34;
    note_int n35;
    2147483648.0) | { r0 } -> (
    let rec loop39' i36 s37 s38 =
      if i36 < 12 then (
        if s37 <> 1073741824 then loop39' (i36 + 1) (s37 + 1073741824) (s38 + (if s37 < s37 + 1073741824 then 1 else 3)) else (s37, s38)
      ) else
        (s37, s38)
    in
    let (n41, n42') = loop39' 0 0 0 in
    note_int n41;
    note_int n42';
    (match (match n42' with | ((-1) | (-3)) -> { r0 = 0.5 } | 1 -> { r0 = r0 } | (q43 | (0 as q43)) -> { r0 = r0 } | 1 -> { r0 = r0 } | q44 -> { r0 = r0 }) with | { r0 = 1.0 } -> r0 | { r0 = 1.0 } -> (tick_float 10 r0) | { r0 = q45 } -> 1.7976931348623157e308))) in
  { r0 = (x46 -. 100.75) })) in
(mix_0 5 v47; note_end 0);
let rec loop51 i48 n52 s49 s50 =
  if i48 >= 0 then (
    loop51 (i48 - 1) n52 (s49 + 2147483647) (s50 + (if s49 < s49 + 2147483647 then 1 else 3))
  ) else
    (s49, s50)
in
let (n53, n54) = loop51 (12 - 1) 12 (-2147483648) 0 in
note_int n53;
note_int n54;
let s56 = ref 0 in
let s57 = ref 0 in
for i55 = 0 to (hide 0 12) - 1 do
  let u58 = !s56 + 1073741824 in
  let u59 = !s57 + (if !s56 < !s56 + 1073741824 then 1 else 3) in
  (if !s56 <> 1073741824 then (s56 := u58; s57 := u59))
done;
let n60 = !s56 in
let n61 = !s57 in
note_int n60;
note_int n61;
note_int n53;
note_int n61;
(mix_0 5 v47; note_end 0);
note_int n60;
note_int n54;
()
