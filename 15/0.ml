type t0 = { r0 : string; r1 : float; r2 : int ref option option; mutable r3 : int; r4 : int; r5 : int array; mutable r6 : float list }
and t1 = C18 | C28 | C9 | C27 | C21 | C11 | C24 | C26 | C14 | C15 | C23 | C22 | C29 | C10 | C20 | C19 | C25 | C7 | C8 | C31 | C30 | C16 | C12 | C13 | C17
exception E0 of bool
exception E1
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
let rec mix_string s =
  mix (String.length s);
  String.iter (fun c -> mix (Char.code c)) s
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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec mix_0 d (v : int ref) =
  if d > 0 then
    match v with
    | _ -> mix !v
and mix_1 d (v : t0) =
  if d > 0 then
    match v with
    | { r0 = y62; r1 = y63; r2 = y64; r3 = y65; r4 = y66; r5 = y67; r6 = y68 } -> mix_string y62; mix_float y63; mix_2 (d - 1) y64; mix y65; mix y66; mix_ints y67 0 2; mix_3 (d - 1) y68
and mix_2 d (v : int ref option option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y69 -> mix 1; mix_4 (d - 1) y69
and mix_3 d (v : float list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y70 :: y71) -> mix 1; mix_float y70; mix_3 (d - 1) y71
and mix_4 d (v : int ref option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y72 -> mix 1; mix_0 (d - 1) y72
in
let s1 = ref (-2147483648) in
let s2 = ref 0 in
let i0 = ref 0 in
while !i0 < 12 do
  let u3 = !s1 + 1 in
  let u4 = !s2 + (if !s1 < !s1 + 1 then 1 else 3) in
  s1 := u3; s2 := u4; if !s1 <> 1 then (i0 := !i0 + 1) else i0 := 12
done;
let n5 = !s1 in
let n6 = !s2 in
note_int n5;
note_int n6;
let n11 = (hide 0 12) in
let rec loop10 i7 s8 s9 =
  if i7 <> n11 then (
    if s8 <> 1073741824 then loop10 (i7 + 1) (s8 + 1073741824) (s9 + (if s8 < s8 + 1073741824 then 1 else 3)) else (s8, s9)
  ) else
    (s8, s9)
in
let (n12, n13) = loop10 0 2147483647 0 in
note_int n12;
note_int n13;
let f14 p15 =
  ref n13
in
let v16' = f14 n13 in
(mix_0 5 v16'; note_end 0);
(mix_0 5 v16'; note_end 0);
let v26 = (let _v17 = n12 in (try (let v18 = false <= true in (((let rec f22' p19 p20 p21 = _v17 in f22'), (Array.make 8 '\n'), v18, { r0 = "b c"; r1 = 0.0; r2 = None; r3 = n13; r4 = n12; r5 = (Array.make 2 n12); r6 = [] }), 100.75, v18)) with | _ -> (((let rec f25 p23 n6 p24 = 20 in f25), (Array.make 8 'z'), true, { r0 = ""; r1 = 1.5; r2 = None; r3 = _v17; r4 = 12; r5 = (Array.make 2 n6); r6 = [] }), (-1.0), true))) in
((let (m27, m32, m33) = v26 in (let (_, m29, m30, m31) = m27 in mix (Char.code m29.(7)); mix (if m30 then 1 else 0); mix_1 5 m31); mix_float m32; mix (if m33 then 1 else 0)); note_end 0);
let rec loop37 i34 n38 s35 s36 =
  if i34 <> n38 then (
    if s35 <> 715827883 then loop37 (i34 + 1) n38 (s35 + 715827883) (s36 + (if s35 < s35 + 715827883 then 1 else 3)) else (s35, s36)
  ) else
    (s35, s36)
in
let (n39, n40) = loop37 0 12 2147483647 0 in
note_int n39;
note_int n40;
let s42 = ref 2147483647 in
let s43 = ref 0 in
for i41' = 0 to 12 - 1 do
  let u44 = !s42 + 2147483647 in
  let u45 = !s43 + (if !s42 < !s42 + 2147483647 then 1 else 3) in
  s42 := u44; s43 := u45
done;
let n46 = !s42 in
let n47 = !s43 in
note_int n46;
note_int n47;
let rec loop51 i48 n52 s49 s50 =
  if i48 < n52 then (
    loop51 (i48 + 1) n52 (s49 + 1073741824) (s50 + (if s49 < s49 + 1073741824 then 1 else 3))
  ) else
    (s49, s50)
in
let (n53, n54) = loop51 0 12 2147483647 0 in
note_int n53;
note_int n54;
let rec loop58 i55 s56 s57 =
  if i55 <> 12 then (
    loop58 (i55 + 1) (s56 + 2147483647) (s57 + (if s56 < s56 + 2147483647 then 1 else 3))
  ) else
    (s56, s57)
in
let (n60, n61) = loop58 0 2147483640 0 in
note_int n60;
note_int n61;
note_int n53;
note_int n47;
note_int n12;
note_int n39;
note_int n6;
note_int n13;
note_int n54;
note_int n40;
()
