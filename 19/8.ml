type t0 = C3 | C0 | C1 | C2
type t1 = { mutable r4 : int; r5 : float }
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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec mix_0 d (v : t0) =
  if d > 0 then
    match v with
    | C3 -> mix 0
    | C0 -> mix 1
    | C1 -> mix 2
    | C2 -> mix 3
in
let v2 = ((8 asr (3 land 31)) / (2147483646 lor 1)) <= (String.length (let (_, q0, q1, _) = ((false, 0.5, 8), 19, 18, []) in "a")) in
let s3' = "loops and" in
let rec loop6 i4 s5 =
  if i4 <> 9 then (
    loop6 (i4 + 1) (Char.code s3'.[i4] + 3 * s5)
  ) else
    s5
in
let n8 = loop6 0 16 in
note_int n8;
let s9 = "loops and " in
let rec loop12 i10 s11 =
  if i10 < 0 then s11 else (
    loop12 (i10 - 1) (Char.code s9.[i10] + 3 * s11)
  )
in
let n14 = loop12 (10 - 1) 8 in
note_int n14;
let s15 = "loops " in
let s17 = ref n14 in
let i16 = ref 0 in
while !i16 < 6 do
  s17 := (Char.code s15.[!i16] + 3 * !s17); i16 := !i16 + 1
done;
let n18 = !s17 in
note_int n18;
let s19 = "loops and l" in
let s21 = ref 17 in
for i20 = 0 to 11 - 1 do
  s21 := (Char.code s19.[i20] + 3 * !s21)
done;
let n22 = !s21 in
note_int n22;
let v23 = (compare ((-2.0) /. 10.0) (ceil 1.0)) >= ((-65536) - (9 + n22)) in
let s24 = "loops and " in
let s26 = ref n22 in
for i25 = 0 to 10 - 1 do
  s26 := (Char.code s24.[i25] + 3 * !s26)
done;
let n27 = !s26 in
note_int n27;
let s28 = "loops and l" in
let s30 = ref n18 in
let i29 = ref 0 in
while !i29 < 11 do
  s30 := (Char.code s28.[!i29] + 3 * !s30); i29 := !i29 + 1
done;
let n31 = !s30 in
note_int n31;
let v35 = (let _v32 = Array.make 8 (n31 / (-3)) in (let v34 = (match 1.5 with | 0.0 -> [] | 1.0 -> [] | 1.0 -> [] | (1.0 | 0.0) -> [] | q33 -> []) in ((); (v23, (15, 0.0, n22, C0), 1.0)))) in
((let (m36, m37, m42) = v35 in mix (if m36 then 1 else 0); (let (m38, m39, m40, m41) = m37 in mix m38; mix_float m39; mix m40; mix_0 5 m41); mix_float m42); note_end 0);
assert (hide 1 3 = 3);
let s46 = "loops and" in
let s48 = ref n18 in
for i47 = 9 - 1 downto 0 do
  s48 := (Char.code s46.[i47] + 3 * !s48)
done;
let n49 = !s48 in
note_int n49;
let s50 = "loops and " in
let s52 = ref 10 in
for i51 = 0 to 10 - 1 do
  s52 := (Char.code s50.[i51] + 3 * !s52)
done;
let n53 = !s52 in
note_int n53;
note_int n8;
note_int n31;
note_int n18;
note_int n22;
((let (m54, m55, m60) = v35 in mix (if m54 then 1 else 0); (let (m56, m57, m58, m59) = m55 in mix m56; mix_float m57; mix m58; mix_0 5 m59); mix_float m60); note_end 0);
note_int n14;
note_int n49;
note_int n27;
()
