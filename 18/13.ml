type ('a, 'b) t0 = C1 | C0 of unit list * 'b
exception E0
exception E1 of int
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
let rec tick_int k x = mix k; x
in
let rec tick_float k x = mix k; x
in
let s1 = ref 19 in
for i0 = 0 to 3 - 1 do
  s1 := (try (100 / (i0 - 0)) with | Invalid_argument q2 -> (compare !s1 (-1)) | Division_by_zero -> (abs !s1))
done;
let n3 = !s1 in
note_int n3;
let s5 = ref 2.0 in
for i4 = 0 to 3 - 1 do
  s5 := (try (float_of_int (100 / (i4 - 2))) with | Invalid_argument q6 -> (-. !s5) | Division_by_zero -> (tick_float 0 (-0.5)))
done;
let n7 = !s5 in
note_float n7;
let n11 = int_of_float ((List.fold_left (let rec f10 p8 p9 = p8 in f10) n7 []) -. (fabs 100.75)) in
let rec loop15 i12 s13 =
  if i12 < 2 then (
    loop15 (i12 + 1) (try (float_of_int ((Array.make 0 7).(i12))) with | Invalid_argument q14 -> (1.0 +. 10.0) | Division_by_zero -> s13)
  ) else
    s13
in
let n17 = loop15 0 n7 in
note_float n17;
let s19 = ref n17 in
for i18 = 0 to 8 - 1 do
  s19 := (try (float_of_int ((Array.make 3 7).(i18))) with | Invalid_argument q20 -> (-. n17) | Division_by_zero -> (!s19 *. n7) | _ -> (10.0 -. !s19))
done;
let n21 = !s19 in
note_float n21;
let x22 = -1e16 in
let s24 = ref 1.5 in
for i23 = 0 to 5 - 1 do
  s24 := (try (float_of_int ((Array.make 4 7).(i23))) with | Invalid_argument n7 -> (float_of_int 19) | Division_by_zero -> n17)
done;
let n25 = !s24 in
note_float n25;
let rec count26 v =
  match v with
  | C1 -> 1
  | C0 (_, _) -> 2
in
let n27 = count26 (C0 ([], (match n25 with | 0.0 -> C1 | 0.5 -> C1 | _ -> C1))) in
let n28 = count26 C1 in
note_int n28;
let n30 = count26 (C0 ([(); ()], ((fun p29 -> '\n') (Array.make 9 n27)))) in
let s32 = ref 3 in
for i31 = 8 - 1 downto 0 do
  s32 := (try (Array.make 0 7).(i31) with | Invalid_argument n17 -> (min 0 !s32) | Division_by_zero -> (n27 mod (-3)))
done;
let n33 = !s32 in
note_int n33;
let s35 = ref n33 in
for i34 = 0 to 5 - 1 do
  s35 := (try (100 / (i34 - 4)) with | Invalid_argument q36 -> (if true then n33 else 10) | Division_by_zero -> (tick_int 0 !s35) | _ -> (fst (!s35, !s35)))
done;
let n37 = !s35 in
note_int n37;
let x38 = 0.0 /. 0.0 in
let n39 = ((((((0) + (if x38 = x38 then 7 else 0)) + (if x38 <> x38 then 61 else 0)) + (if x38 < x38 then 74 else 0)) + (if x38 > x38 then 92 else 0)) + (if x38 <= x38 then 71 else 0)) + (if x38 >= ((); n25) then 89 else 0) in
note_int n39;
let rec loop44 i40 n45 s41 =
  if i40 <> n45 then (
    loop44 (i40 + 1) n45 (try (Array.make 1 7).(i40) with | Invalid_argument q42 -> (let _v43 = 11 in s41) | Division_by_zero -> 18)
  ) else
    s41
in
let n46 = loop44 0 9 n37 in
note_int n46;
note_float x22;
note_float n25;
note_int n11;
note_int n37;
note_int n3;
note_float n21;
note_float n7;
note_int n39;
()
