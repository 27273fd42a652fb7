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
let rec show_int k x = print_byte (65 + k); x
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec loop3 i0 s1 s2 =
  if i0 >= 0 then (
    if s1 <> 715827883 then loop3 (i0 - 1) (s1 + 715827883) (s2 + (if s1 < s1 + 715827883 then 1 else 3)) else (s1, s2)
  ) else
    (s1, s2)
in
let (n5, n6) = loop3 (12 - 1) 2147483647 0 in
note_int n5;
note_int n6;
assert (hide 1 3 = 3);
let rec loop10 i7 s8 s9 =
  if i7 <> 12 then (
    loop10 (i7 + 1) (s8 + 1) (s9 + (if s8 < s8 + 1 then 1 else 3))
  ) else
    (s8, s9)
in
let (n12, n13') = loop10 0 2147483640 0 in
note_int n12;
note_int n13';
let s15 = ref (-2147483648) in
let s16 = ref 0 in
for i14 = 0 to 12 - 1 do
  let u17 = !s15 + 715827883 in
  let u18 = !s16 + (if !s15 < !s15 + 715827883 then 1 else 3) in
  s15 := u17; s16 := u18
done;
let n19 = !s15 in
let n20 = !s16 in
note_int n19;
note_int n20;
let rec loop24 i21 n25 s22 s23 =
  if i21 < n25 then (
    loop24 (i21 + 1) n25 (s22 + 715827883) (s23 + (if s22 < s22 + 715827883 then 1 else 3))
  ) else
    (s22, s23)
in
let (n26, n27) = loop24 0 12 2147483640 0 in
note_int n26;
note_int n27;
let rec loop31 i28 s29 s30 =
  if i28 < 12 then (
    if s29 <> 1073741824 then loop31 (i28 + 1) (s29 + 1073741824) (s30 + (if s29 < s29 + 1073741824 then 1 else 3)) else (s29, s30)
  ) else
    (s29, s30)
in
let (n33, n34) = loop31 0 (-2147483648) 0 in
note_int n33;
note_int n34;
let n36 = (show_int 16 n19) lsl (((let v35 = { r0 = 0.0; r1 = n26; r2 = (Array.make 4 (-1.0)); r3 = n33; r4 = None; r5 = 1.0; r6 = n20 } in n33) mod ((n33 / (0 lor 1)) lor 1)) land 31) in
let s38' = ref 2147483640 in
let s39 = ref 0 in
for i37 = 0 to 12 - 1 do
  let u40 = !s38' + 1073741824 in
  let u41 = !s39 + (if !s38' < !s38' + 1073741824 then 1 else 3) in
  s38' := u40; s39 := u41
done;
let n42 = !s38' in
let n43 = !s39 in
note_int n42;
note_int n43;
note_int n33;
note_int n12;
note_int n43;
note_int n5;
note_int n42;
note_int n20;
note_int n19;
note_int n34;
()
