exception E0
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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let apply0 p1 (q2, q3) p4 =
  let n5 = p4 ((); q3) 3 in
  float (-1)
let x8 = apply0 (if true then (ref (Ok 0)) else (ref (Ok 5))) (((-2), 8, 1.5), 8) (fun p6 p7 -> p6)
let () = note_float x8
let s9 = "loops and"
let s11 = ref 0
let () = for i10 = 0 to 9 - 1 do
  s11 := (Char.code s9.[i10] + 3 * !s11)
done
let n12 = !s11
let () = note_int n12
let s13 = "loop"
let rec loop16 i14 n17 s15 =
  if i14 >= 0 then (
    loop16 (i14 - 1) n17 (Char.code s13.[i14] + 3 * s15)
  ) else
    s15
let n18 = loop16 (4 - 1) 4 n12
let () = note_int n18
let s19 = "loops and "
let rec loop22 i20' n23 s21 =
  if i20' < n23 then (
    loop22 (i20' + 2) n23 (Char.code s19.[i20'] + 3 * s21)
  ) else
    s21
let n24' = loop22 0 10 n18
let () = note_int n24'
let s25 = "loops "
let rec loop28 i26 n29 s27 =
  if i26 < 0 then s27 else (
    loop28 (i26 - 1) n29 (Char.code s25.[i26] + 3 * s27)
  )
let n30 = loop28 (6 - 1) 6 19
let () = note_int n30
let s31 = "loops "
let s33 = ref 14
let i32 = ref 0
let () = while !i32 < (hide 1 6) do
  s33 := (Char.code s31.[!i32] + 3 * !s33); i32 := !i32 + 2
done
let n34 = !s33
let () = note_int n34
let s35 = "loops and l"
let s37 = ref (-3)
let i36 = ref 0
let () = while !i36 < 11 do
  s37 := (Char.code s35.[!i36] + 3 * !s37); i36 := !i36 + 1
done
let n38 = !s37
let () = note_int n38
let s39 = "loops and l"
let rec loop42 i40 s41 =
  if i40 <> 11 then (
    loop42 (i40 + 1) (Char.code s39.[i40] + 3 * s41)
  ) else
    s41
let n44 = loop42 0 n18
let () = note_int n44
let s45 = "loops a"
let rec loop48 i46 s47 =
  if i46 >= 7 then s47 else (
    loop48 (i46 + 1) (Char.code s45.[i46] + 3 * s47)
  )
let n50 = loop48 0 n38
let () = note_int n50
let () = note_int n30
let () = note_int n38
let () = note_int n12
let () = note_int n50
let () = note_float x8
let () = note_int n34
let () = note_int n44
let () = note_int n24'
let () = ()
