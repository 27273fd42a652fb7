type a0 = string * int * int
exception E0 of (int, int) result
exception E1
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
let () = (let v1 = if (let v0 = 9 in false) then (9 <= 0) else (true && false) in print_char ((fun p2 -> p2) 'a'))
let rec loop6 i3 n7 s4 s5 =
  if i3 >= n7 then (s4, s5) else (
    loop6 (i3 + 2) n7 (s4 + 1) (s5 + (if s4 < s4 + 1 then 1 else 3))
  )
let (n8, n9) = loop6 0 12 0 0
let () = note_int n8
let () = note_int n9
let rec loop13' i10 n14 s11 s12 =
  if i10 >= n14 then (s11, s12) else (
    loop13' (i10 + 1) n14 (s11 + 715827883) (s12 + (if s11 < s11 + 715827883 then 1 else 3))
  )
let (n15, n16) = loop13' 0 12 (-2147483648) 0
let () = note_int n15
let () = note_int n16
let s18' = ref 2147483647
let s19 = ref 0
let i17 = ref 0
let () = while !i17 < 12 do
  let u20' = !s18' + 1000000000 in
  let u21 = !s19 + (if !s18' < !s18' + 1000000000 then 1 else 3) in
  s18' := u20'; s19 := u21; if !s18' <> 1000000000 then (i17 := !i17 + 1) else i17 := 12
done
let n22 = !s18'
let n23 = !s19
let () = note_int n22
let () = note_int n23
let rec loop27 i24 s25 s26 =
  if i24 >= 0 then (
    if s25 <> 1000000000 then loop27 (i24 - 1) (s25 + 1000000000) (s26 + (if s25 < s25 + 1000000000 then 1 else 3)) else (s25, s26)
  ) else
    (s25, s26)
let (n29, n30) = loop27 (12 - 1) 0 0
let () = note_int n29
let () = note_int n30
let v33 = (try (
  let s32 = (fun p31 -> string_of_int (if false then n9 else n23)) 1e16 in
  (mix_string s32; note_end 0);
  ((); false)) with | _ -> (false || false))
let s35 = ref 0
let s36 = ref 0
let i34 = ref 0
let () = while !i34 < 12 do
  let u37' = !s35 + 715827883 in
  let u38 = !s36 + (if !s35 < !s35 + 715827883 then 1 else 3) in
  s35 := u37'; s36 := u38; i34 := !i34 + 1
done
let n39 = !s35
let n40 = !s36
let () = note_int n39
let () = note_int n40
let x45 = if false then (if List.fold_right (let rec f43 p41 p42 = false in f43) [] v33 then (if v33 then (if 13 >= 3 then (if "b c" <> "\000\255x" then (if true then (if (-10.0) > 1.5 then (if v33 then 0.5 else 1.0) else (if v33 then (10.0 +. (-0.5)) else 0.5)) else ((-0.5) *. 3.25)) else (-. (-1.0))) else (fabs 2.0)) else 2.2250738585072014e-308) else (match 3 with | ((-1) | (-1)) -> 0.0 | q44 -> (-1.5))) else (10.0 +. (-2.0))
let s47 = ref 0
let s48 = ref 0
let i46 = ref 0
let () = while !i46 < 12 do
  let u49 = !s47 + 1073741824 in
  let u50 = !s48 + (if !s47 < !s47 + 1073741824 then 1 else 3) in
  s47 := u49; s48 := u50; i46 := !i46 + 1
done
let n51 = !s47
let n52' = !s48
let () = note_int n51
let () = note_int n52'
let () = note_float x45
let () = note_int n16
let () = note_int n30
let () = (mix (if v33 then 1 else 0); note_end 0)
let () = note_int n15
let () = note_int n9
let () = note_int n23
let () = note_int n39
let () = ()
