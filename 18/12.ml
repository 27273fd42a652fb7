type t0 = { mutable r0 : float; r1 : int; mutable r2 : float array; r3 : int; r4 : int ref option; r5 : float; mutable r6 : int }
type t1 = C8 | C7 of char * int array * float | C9
type t2 = { mutable r10 : float; r11 : float array; r12 : unit }
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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec loop3 i0 n4' s1 =
  if i0 <> n4' then (
    loop3 (i0 + 1) n4' (try (Array.make 1 7).(i0) with | Invalid_argument q2 -> (18 mod (-2147483648)) | Division_by_zero -> (Char.code 'a'))
  ) else
    s1
in
let n5 = loop3 0 4 2 in
note_int n5;
let f6 p7 =
  8
in
let n11' = f6 ((fun p8' -> -0.5) (fun p9 p10 -> p10)) in
let n12 = f6 (-1.0) in
let rec loop17 i13' s14 =
  if i13' < 3 then (
    loop17 (i13' + 1) (try (float_of_int ((Array.make 2 7).(i13'))) with | Invalid_argument _ -> (0.5 *. (-10.0)) | Division_by_zero -> (List.fold_right (fun p15 p16 -> p15) [] 0.5))
  ) else
    s14
in
let n19 = loop17 0 2.0 in
note_float n19;
let rec loop24 i20 s21 =
  if i20 < 4 then (
    loop24 (i20 + 2) (try (float_of_int ((Array.make 0 7).(i20))) with | Invalid_argument _ -> s21 | Division_by_zero -> ((let rec f23 p22 = s21 in f23) (Array.make 2 s21)))
  ) else
    s21
in
let n26 = loop24 0 n19 in
note_float n26;
let s28 = ref n11' in
for i27 = 0 to 4 - 1 do
  s28 := (try (100 / (i27 - 0)) with | Invalid_argument q29 -> (min i27 14) | Division_by_zero -> n11')
done;
let n30 = !s28 in
note_int n30;
let s32 = ref n11' in
let i31 = ref (3 - 1) in
while !i31 >= 0 do
  s32 := (try (Array.make 1 7).(!i31) with | Invalid_argument q33 -> (!s32 - n30) | Division_by_zero -> n11'); i31 := !i31 - 1
done;
let n34 = !s32 in
note_int n34;
let rec loop38 i35 s36 =
  if i35 <> 7 then (
    loop38 (i35 + 1) (try (float_of_int ((Array.make 5 7).(i35))) with | Invalid_argument q37 -> (10.0 *. s36) | Division_by_zero -> (s36 /. s36))
  ) else
    s36
in
let n40 = loop38 0 n26 in
note_float n40;
let s42 = ref 9 in
let i41 = ref 0 in
while !i41 < 3 do
  s42 := (try (Array.make 1 7).(!i41) with | Invalid_argument q43 -> (f6 n40) | Division_by_zero -> (8 - !s42)); i41 := !i41 + 1
done;
let n44 = !s42 in
note_int n44;
let s46 = ref n30 in
let i45 = ref 0 in
while !i45 < (hide 0 3) do
  s46 := (try (100 / (!i45 - 0)) with | Invalid_argument q47 -> (if true then 3 else n44) | Division_by_zero -> (-1073741824)); i45 := !i45 + 1
done;
let n48 = !s46 in
note_int n48;
note_float n19;
note_float n26;
note_int n34;
note_float n40;
note_int n11';
note_int n44;
note_int n12;
note_int n48;
()
