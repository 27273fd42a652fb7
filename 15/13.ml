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
let rec loop3 i0 s1 s2 =
  if i0 <> 12 then (
    if s1 <> 1073741824 then loop3 (i0 + 1) (s1 + 1073741824) (s2 + (if s1 < s1 + 1073741824 then 1 else 3)) else (s1, s2)
  ) else
    (s1, s2)
in
let (n5, n6) = loop3 0 0 0 in
note_int n5;
note_int n6;
let s8 = ref 2147483640 in
let s9 = ref 0 in
for i7 = 12 - 1 downto 0 do
  let u10 = !s8 + 1073741824 in
  let u11 = !s9 + (if !s8 < !s8 + 1073741824 then 1 else 3) in
  s8 := u10; s9 := u11
done;
let n12 = !s8 in
let n13 = !s9 in
note_int n12;
note_int n13;
let s15 = ref (-2147483648) in
let s16 = ref 0 in
for i14 = 0 to 12 - 1 do
  let u17 = !s15 + 1 in
  let u18 = !s16 + (if !s15 < !s15 + 1 then 1 else 3) in
  (if !s15 <> 1 then (s15 := u17; s16 := u18))
done;
let n19 = !s15 in
let n20 = !s16 in
note_int n19;
note_int n20;
let rec loop24 i21 n25 s22 s23 =
  if i21 <> n25 then (
    if s22 <> 1 then loop24 (i21 + 1) n25 (s22 + 1) (s23 + (if s22 < s22 + 1 then 1 else 3)) else (s22, s23)
  ) else
    (s22, s23)
in
let (n26, n27) = loop24 0 12 2147483640 0 in
note_int n26;
note_int n27;
let s29 = ref 2147483640 in
let s30 = ref 0 in
for i28 = 0 to 12 - 1 do
  let u31 = !s29 + 1000000000 in
  let u32 = !s30 + (if !s29 < !s29 + 1000000000 then 1 else 3) in
  s29 := u31; s30 := u32
done;
let n33 = !s29 in
let n34 = !s30 in
note_int n33;
note_int n34;
let rec loop38 i35 n39 s36 s37 =
  if i35 <> n39 then (
    if s36 <> 1073741824 then loop38 (i35 + 1) n39 (s36 + 1073741824) (s37 + (if s36 < s36 + 1073741824 then 1 else 3)) else (s36, s37)
  ) else
    (s36, s37)
in
let (n40, n41) = loop38 0 12 (-2147483648) 0 in
note_int n40;
note_int n41;
note_int n6;
note_int n12;
note_int n19;
note_int n20;
note_int n34;
note_int n40;
note_int n13;
note_int n5;
()
