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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let rec mix_0 d (v : float t0) =
  if d > 0 then
    match v with
    | { r0 = y60 } -> mix_float y60
in
let v33 = (match (match (let { r0 = _ } = { r0 = 3.25 } in Ok { r0 = 0.5 }) with | Ok q0' -> { r0 = (-0.0) } | ((Error _) | (Ok _)) when ((15 * 11) <= (Array.fold_left (let rec f5 p3 p4 = p3 in f5) 7 (Array.make 4 (-10.0)))) -> (let v6 = (1, (), { r0 = (-1.0) }, 2.0) in { r0 = 1.5 }) | ((Error _) | (Error (-2147483648))) -> ((); { r0 = 0.5 }) | (Error q7 as w8) -> (if false then { r0 = 3.25 } else { r0 = (-3.25) }) | _ -> (List.fold_right (fun p9 { r0 = _ } -> { r0 = 2.0 }) [] { r0 = 1.0 })) with | ({ r0 = 0.5 } | { r0 = _ }) -> (
  prerr_int (let _v10' = 14 :: [] in 18 - (-1));
  prerr_byte 32;
  prerr_float ((let v11 = 14 in -3.25) *. (let (q12, _, q13) = ({ r0 = 1.5 }, 1, []) in 0.0));
  prerr_newline ();
  (let v15 = (match { r0 = 2.0 } with | { r0 = (0.5 | 0.5) } -> (1.0, 9) | { r0 = 0.0 } -> (2.0, (-2)) | { r0 = q14 } -> (0.0, 14)) in (match v15 with | (1.0, q16) when q16 < (-8426) -> { r0 = 1.0 } | (1.0, q17) -> { r0 = 10.0 } | (q18, 1) -> { r0 = q18 } | (_, 2) -> { r0 = (-10.0) } | (q19, q20) -> { r0 = 1.0 }))) | ({ r0 = _ } | { r0 = _ }) -> (
  let rec loop25 i21 s22 =
    if i21 >= 5 then s22 else (
      loop25 (i21 + 1) (clip s22 ^ clip (match [] with | [] -> s22 | (_ :: ([] | [])) -> s22 | (_ :: (q23 :: q24)) -> "a"))
    )
  in
  let n27 = loop25 0 "12" in
  (mix_string n27; note_end 0);
  let rec loop30 i28 s29 =
    if i28 <> 5 then (
      loop30 (i28 + 1) (clip s29 ^ clip (string_of_bool true))
    ) else
      s29
  in
  let n32 = loop30 0 "12" in
  (mix_string n32; note_end 0);
  { r0 = 10.0 })) in
let rec loop36 i34 s35 =
  if i34 >= 0 then (
    loop36 (i34 - 1) (clip s35 ^ clip (string_of_float (-10.0)))
  ) else
    s35
in
let n38 = loop36 (5 - 1) "b c" in
(mix_string n38; note_end 0);
let rec loop41 i39 s40 =
  if i39 >= 5 then s40 else (
    loop41 (i39 + 1) (clip s40 ^ clip (match i39 with | ((-1) | (-3)) -> s40 | 1 -> "12" | 0 -> n38 | 1 -> "\000\255x" | _ -> s40))
  )
in
let n43 = loop41 0 "tail \" end" in
(mix_string n43; note_end 0);
let rec loop46 i44 s45 =
  if i44 < 0 then s45 else (
    loop46 (i44 - 1) (clip s45 ^ clip (match v33 with | { r0 = 0.0 } -> n43 | ({ r0 = 1.0 } | { r0 = 1.0 }) -> s45 | { r0 = _ } -> n43))
  )
in
let n48' = loop46 (5 - 1) n43 in
(mix_string n48'; note_end 0);
let s50 = ref "tail \" end" in
for i49 = (hide 1 5) - 1 downto 0 do
  s50 := (clip !s50 ^ clip "l")
done;
let n51 = !s50 in
(mix_string n51; note_end 0);
let f53 = fun p52 -> 3.25 in
let n54 = Char.code 'w' in
note_int n54;
let rec loop57 i55 s56 =
  if i55 < 5 then (
    loop57 (i55 + 1) (clip s56 ^ clip n48')
  ) else
    s56
in
let n59 = loop57 0 n51 in
(mix_string n59; note_end 0);
(mix_string n59; note_end 0);
(mix_string n38; note_end 0);
note_int n54;
(mix_0 5 v33; note_end 0);
(mix_string n48'; note_end 0);
(mix (String.length n51); note_end 0);
(mix (String.length n43); note_end 0);
()
