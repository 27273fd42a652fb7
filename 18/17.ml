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
let rec note_float x =
  mix_float x;
  print_float x;
  note_end 0
in
let rec show_int k x = print_byte (65 + k); x
in
let rec mix_0 d (v : bool list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y61 :: y62) -> mix 1; mix (if y61 then 1 else 0); mix_0 (d - 1) y62
and mix_1 d (v : float t0) =
  if d > 0 then
    match v with
    | { r0 = y63 } -> mix_float y63
in
let v31 = (match (match (let { r0 = _ } = { r0 = 3.25 } in Ok { r0 = 0.5 }) with | Ok q0' -> { r0 = (-0.0) } | ((Error _) | (Ok _)) when ((15 * 11) <= (Array.fold_left (let rec f5 p3 p4 = p3 in f5) 7 (Array.make 4 (-10.0)))) -> (let v6 = (1, (), { r0 = (-1.0) }, 2.0) in { r0 = 1.5 }) | ((Error _) | (Error (-2147483648))) -> ((); { r0 = 0.5 }) | (Error q7 as w8) -> (if false then { r0 = 3.25 } else { r0 = (-3.25) }) | _ -> (List.fold_right (fun p9 { r0 = _ } -> { r0 = 2.0 }) [] { r0 = 1.0 })) with | ({ r0 = 0.5 } | { r0 = _ }) -> (
  prerr_int (let _v10' = 14 :: [] in 18 - (-1));
  prerr_byte 32;
  prerr_float ((let v11 = 14 in -3.25) *. (let (q12, _, q13) = ({ r0 = 1.5 }, 1, []) in 0.0));
  prerr_newline ();
  (let v15 = (match { r0 = 2.0 } with | { r0 = (0.5 | 0.5) } -> (1.0, 9) | { r0 = 0.0 } -> (2.0, (-2)) | { r0 = q14 } -> (0.0, 14)) in (match v15 with | (1.0, q16) when q16 < (-8426) -> { r0 = 1.0 } | (1.0, q17) -> { r0 = 10.0 } | (q18, 1) -> { r0 = q18 } | (_, 2) -> { r0 = (-10.0) } | (q19, q20) -> { r0 = 1.0 }))) | ({ r0 = _ } | { r0 = _ }) -> (
  let rec loop24 i21 s22 =
    if i21 < 6 then (
      loop24 (i21 + 1) (try (Array.make 5 7).(i21) with | Invalid_argument q23 -> s22 | Division_by_zero -> (-177))
    ) else
      s22
  in
  let n26 = loop24 0 3 in
  note_int n26;
  let s28 = ref n26 in
  for i27 = 0 to 2 - 1 do
    s28 := (try (100 / (i27 - 0)) with | Invalid_argument q29 -> (if true then 14 else 1) | Division_by_zero -> (try (1 + n26) with | _ -> i27))
  done;
  let n30 = !s28 in
  note_int n30;
  { r0 = (3.25 +. 1.5) })) in
let f32 p33 p34 p35' =
  let n36 = 0 in
  let n37 = n36 in
  []
in
let g38 = f32 (List.fold_right (fun p40 p41 -> p41) [] ((Array.make 8 10.0), { r0 = 1.0 }, 9, 9)) in
let g39 = g38 (1.5 -. 100.75) in
let v42 = g39 (string_of_float (abs_float 10.0)) in
let v43 = g39 (string_of_bool false) in
(mix_0 5 v43; note_end 0);
let s45 = ref (-0.0) in
let i44 = ref (3 - 1) in
while !i44 >= 0 do
  s45 := (try (float_of_int ((Array.make 0 7).(!i44))) with | Invalid_argument _ -> (!s45 /. !s45) | Division_by_zero -> 10.0); i44 := !i44 - 1
done;
let n46 = !s45 in
note_float n46;
let rec loop49 i47 n50 s48' =
  if i47 <> n50 then (
    loop49 (i47 + 1) n50 (try (100 / (i47 - 2)) with | Invalid_argument _ -> (show_int 10 s48') | Division_by_zero -> (( - ) i47 6))
  ) else
    s48'
in
let n51 = loop49 0 7 7 in
note_int n51;
let rec loop55 i52 s53 =
  if i52 < 6 then (
    loop55 (i52 + 1) (try (100 / (i52 - 1)) with | Invalid_argument q54 when (let v42 = { r0 = n46 } in not true) -> (max i52 12) | Division_by_zero -> (16 lsr 7) | _ -> (Char.code 'a'))
  ) else
    s53
in
let n57 = loop55 0 n51 in
note_int n57;
let s59 = ref n57 in
let i58 = ref (5 - 1) in
while !i58 >= 0 do
  s59 := (try (100 / (!i58 - 2)) with | Invalid_argument _ -> (-5) | Division_by_zero -> (Char.code 'a')); i58 := !i58 - 1
done;
let n60 = !s59 in
note_int n60;
note_float n46;
(mix_0 5 v42; note_end 0);
note_int n51;
(mix_1 5 v31; note_end 0);
note_int n60;
note_int n57;
(mix_0 5 v43; note_end 0);
()
