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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let v15 = (match List.cons (((6 / 7) + (2 + 14)), ((Array.fold_right (let rec f2 p0 p1 = () in f2) (Array.make 6 false) ()); (match None with | None -> (-100.75) | Some 0.5 -> 1.0 | Some 0.5 -> 10.0 | Some _ -> 1.0))) (let v4 = (let v3 = (100.75, 15) :: [] in tick_float 17 2.0) in [(let ((q7, _, _, q8) as w9) = (8, (fun p5 p6 -> "a"), (v4, 10, 0, 9), None) in (q7, 1.0)); (String.fold_left (let rec f12 p10 p11 = (0, (-0.0)) in f12) (12, v4) "12")]) with | ([] | []) -> true | ((_, q13) :: q14) -> (((compare ((-1.5) *. 0.0) (if true then q13 else q13)) mod 2) < ((); (Char.code (max ' ' '\n'))))) in
(mix (if v15 then 1 else 0); note_end 0);
let s17' = ref 20 in
let i16 = ref (7 - 1) in
while !i16 >= 0 do
  s17' := (try (Array.make 0 7).(!i16) with | Invalid_argument q18 -> !s17' | Division_by_zero -> (!s17' mod 1)); i16 := !i16 - 1
done;
let n19 = !s17' in
note_int n19;
let rec loop22 i20 s21 =
  if i20 <> 3 then (
    loop22 (i20 + 1) (try (100 / (i20 - 1)) with | Invalid_argument _ -> (-10) | Division_by_zero -> s21)
  ) else
    s21
in
let n24 = loop22 0 0 in
note_int n24;
let rec loop28 i25 s26 =
  if i25 < 9 then (
    loop28 (i25 + 1) (try (float_of_int ((Array.make 7 7).(i25))) with | Invalid_argument q27 -> (float_of_int n24) | Division_by_zero -> (tick_float 2 s26))
  ) else
    s26
in
let n30' = loop28 0 (-100.75) in
note_float n30';
let s32 = ref n24 in
let i31 = ref (2 - 1) in
while !i31 >= 0 do
  s32 := (try (100 / (!i31 - 1)) with | Invalid_argument q33 -> !i31 | Division_by_zero -> (-5)); i31 := !i31 - 1
done;
let n34 = !s32 in
note_int n34;
let x35 = n30' in
let s37 = ref x35 in
let i36 = ref 0 in
while !i36 < (hide 1 8) do
  s37 := (try (float_of_int ((Array.make 3 7).(!i36))) with | Invalid_argument q38 -> (coarse (log (limit !s37 0.5 100.0))) | Division_by_zero -> 100.75); i36 := !i36 + 1
done;
let n39 = !s37 in
note_float n39;
let rec f40 p41 p42 =
  if p41 < 1 then
    (n39 +. 0.0)
  else (
    ((f40 (p41 - 1) (if v15 then (-1.5) else n39)) *. ((p42) *. (f40 (p41 - 1) (-3.25)))) -. (f40 (p41 - 1) 2147483648.0)
  )
in
let x43 = f40 (hide 1 1) (n39 +. n39) in
note_float x43;
let x44 = f40 0 n39 in
let rec loop52 i45 n53 s46 =
  if i45 < 0 then s46 else (
    loop52 (i45 - 1) n53 (try (float_of_int ((Array.make 0 7).(i45))) with | Invalid_argument q47 -> (List.fold_right (fun p48 p49 -> p49) [] s46) | Division_by_zero -> (match [] with | [] -> 100.75 | (q50' :: q51) -> s46))
  )
in
let n54' = loop52 (5 - 1) 5 n39 in
note_float n54';
let s56 = ref n54' in
for i55 = 6 - 1 downto 0 do
  s56 := (try (float_of_int ((Array.make 0 7).(i55))) with | Invalid_argument q57' -> x35 | Division_by_zero -> (abs_float n39))
done;
let n58' = !s56 in
note_float n58';
note_float x44;
note_int n19;
(mix (if v15 then 1 else 0); note_end 0);
note_float n58';
note_int n24;
note_float x35;
note_float n39;
note_float x43;
()
