type 'a t0 = C3 | C0 of { r1 : 'a } | C4 | C2 of string * float array * float
type 'a t1 = C16 | C5 of { r6 : 'a; r7 : float; r8 : 'a t2 * int; r9 : 'a t2 } | C15 | C10 of 'a | C11 of { r12 : 'a; r13 : float; r14 : int }
and 'a t2 = C19 | C18 | C17 of char
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
let rec loop3 i0' s1 s2 =
  if i0' >= 0 then (
    loop3 (i0' - 1) (s1 + 1000000000) (s2 + (if s1 < s1 + 1000000000 then 1 else 3))
  ) else
    (s1, s2)
let (n5, n6) = loop3 (12 - 1) 0 0
let () = note_int n5
let () = note_int n6
let rec loop10 i7 s8 s9 =
  if i7 < 12 then (
    loop10 (i7 + 1) (s8 + 2147483647) (s9 + (if s8 < s8 + 2147483647 then 1 else 3))
  ) else
    (s8, s9)
let (n12, n13) = loop10 0 (-2147483648) 0
let () = note_int n12
let () = note_int n13
let rec loop17' i14 s15 s16 =
  if i14 < 12 then (
    if s15 <> 2147483647 then loop17' (i14 + 1) (s15 + 2147483647) (s16 + (if s15 < s15 + 2147483647 then 1 else 3)) else (s15, s16)
  ) else
    (s15, s16)
let (n19, n20) = loop17' 0 (-2147483648) 0
let () = note_int n19
let () = note_int n20
let rec loop24 i21 n25 s22 s23 =
  if i21 >= n25 then (s22, s23) else (
    if s22 <> 715827883 then loop24 (i21 + 1) n25 (s22 + 715827883) (s23 + (if s22 < s22 + 715827883 then 1 else 3)) else (s22, s23)
  )
let (n26, n27) = loop24 0 12 2147483647 0
let () = note_int n26
let () = note_int n27
let rec f28 p29 p30 p31 p32 p33 p34' =
  if p29 > 0 then (
    f28 ((-1) + p29) p30 (int_of_string (string_of_int p31)) p34' p32 p32
  ) else
    p34'
let x35 = f28 2 1023 (truncate 0.5) (1.5 /. 10.0) ((-0.0) +. 3.25) 2147483648.0
let () = note_float x35
let rec loop39 i36 s37 s38 =
  if i36 <> 12 then (
    loop39 (i36 + 1) (s37 + 1073741824) (s38 + (if s37 < s37 + 1073741824 then 1 else 3))
  ) else
    (s37, s38)
let (n41, n42) = loop39 0 2147483647 0
let () = note_int n41
let () = note_int n42
let s44 = ref 2147483640
let s45 = ref 0
let () = for i43 = 12 - 1 downto 0 do
  let u46 = !s44 + 715827883 in
  let u47 = !s45 + (if !s44 < !s44 + 715827883 then 1 else 3) in
  s44 := u46; s45 := u47
done
let n48 = !s44
let n49 = !s45
let () = note_int n48
let () = note_int n49
let rec loop53 i50 s51 s52 =
  if i50 <> 12 then (
    if s51 <> 1 then loop53 (i50 + 1) (s51 + 1) (s52 + (if s51 < s51 + 1 then 1 else 3)) else (s51, s52)
  ) else
    (s51, s52)
let (n55', n56) = loop53 0 2147483640 0
let () = note_int n55'
let () = note_int n56
let () = note_float x35
let () = note_int n27
let () = note_int n13
let () = note_int n20
let () = note_int n41
let () = note_int n19
let () = note_int n49
let () = note_int n12
let () = ()
