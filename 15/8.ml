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
let rec mix_0 d (v : float list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y45 :: y46) -> mix 1; mix_float y45; mix_0 (d - 1) y46
in
let v2 = ((8 asr (3 land 31)) / (2147483646 lor 1)) <= (String.length (let (_, q0, q1, _) = ((false, 0.5, 8), 19, 18, []) in "a")) in
let s4 = ref 2147483647 in
let s5 = ref 0 in
for i3 = 0 to 12 - 1 do
  let u6 = !s4 + 1073741824 in
  let u7 = !s5 + (if !s4 < !s4 + 1073741824 then 1 else 3) in
  s4 := u6; s5 := u7
done;
let n8 = !s4 in
let n9 = !s5 in
note_int n8;
note_int n9;
let rec loop13 i10 s11 s12 =
  if i10 < 12 then (
    loop13 (i10 + 1) (s11 + 715827883) (s12 + (if s11 < s11 + 715827883 then 1 else 3))
  ) else
    (s11, s12)
in
let (n15, n16) = loop13 0 2147483647 0 in
note_int n15;
note_int n16;
let s18 = ref 2147483640 in
let s19 = ref 0 in
for i17 = 0 to 12 - 1 do
  let u20 = !s18 + 1 in
  let u21 = !s19 + (if !s18 < !s18 + 1 then 1 else 3) in
  s18 := u20; s19 := u21
done;
let n22 = !s18 in
let n23 = !s19 in
note_int n22;
note_int n23;
let rec loop27 i24 n28 s25 s26 =
  if i24 >= n28 then (s25, s26) else (
    if s25 <> 1 then loop27 (i24 + 1) n28 (s25 + 1) (s26 + (if s25 < s25 + 1 then 1 else 3)) else (s25, s26)
  )
in
let (n29, n30) = loop27 0 12 2147483640 0 in
note_int n29;
note_int n30;
let s32 = ref 2147483647 in
let s33 = ref 0 in
let i31 = ref 0 in
while !i31 < 12 do
  let u34 = !s32 + 2147483647 in
  let u35 = !s33 + (if !s32 < !s32 + 2147483647 then 1 else 3) in
  s32 := u34; s33 := u35; if !s32 <> 2147483647 then (i31 := !i31 + 1) else i31 := 12
done;
let n36 = !s32 in
let n37 = !s33 in
note_int n36;
note_int n37;
let rec fold38 p39 =
  match p39 with
  | [] ->
    []
  | (q40 :: q41) ->
    let r42 = fold38 q41 in
    q40 :: r42
in
let v43 = fold38 (List.sort_uniq compare []) in
(mix_0 5 v43; note_end 0);
let v44 = fold38 v43 in
(mix_0 5 v44; note_end 0);
note_int n16;
note_int n23;
(mix_0 5 v43; note_end 0);
note_int n8;
note_int n29;
note_int n15;
(mix (if v2 then 1 else 0); note_end 0);
note_int n30;
()
