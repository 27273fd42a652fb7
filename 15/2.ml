type t0 = { r0 : float; r1 : float; r2 : float option }
type t1 = { mutable r3 : float; r4 : int; mutable r5 : unit list option; r6 : int; mutable r7 : float }
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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
let rec mix_0 d (v : t1) =
  if d > 0 then
    match v with
    | { r3 = y58; r4 = y59; r5 = y60; r6 = y61; r7 = y62 } -> mix_float y58; mix y59; mix_1 (d - 1) y60; mix y61; mix_float y62
and mix_1 d (v : unit list option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y63 -> mix 1; mix_2 (d - 1) y63
and mix_2 d (v : unit list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (_ :: y65) -> mix 1; mix_2 (d - 1) y65
let v3 = (match { r0 = (0.5 *. (-1.0)); r1 = ((-10.0) *. 100.75); r2 = (max None None) } with | { r1 = q0; r2 = None; _ } -> ((true || true) < (((Array.make 8 2), q0, { r0 = q0; r1 = q0; r2 = None }, (-3)) < ((Array.make 8 18), q0, { r0 = (-10.0); r1 = 1.0; r2 = None }, (-2)))) | { r0 = q1; r1 = q2; r2 = (Some _) } -> true)
let rec loop7 i4 s5 s6 =
  if i4 < 12 then (
    if s5 <> 1073741824 then loop7 (i4 + 1) (s5 + 1073741824) (s6 + (if s5 < s5 + 1073741824 then 1 else 3)) else (s5, s6)
  ) else
    (s5, s6)
let (n9, n10) = loop7 0 2147483640 0
let () = note_int n9
let () = note_int n10
let a13 = [|((n10 / (-3)) lsr 3); ((lxor) (n10 / 4096) (snd (3, 7))); (let ((_, _), q11) = ((1.5, 1.0), n10) in (let _v12 = v3 in n9))|]
let () = (mix_ints a13 0 3; note_end 0)
let rec loop17 i14 n18 s15 s16 =
  if i14 >= 0 then (
    if s15 <> 1 then loop17 (i14 - 1) n18 (s15 + 1) (s16 + (if s15 < s15 + 1 then 1 else 3)) else (s15, s16)
  ) else
    (s15, s16)
let (n19, n20') = loop17 (12 - 1) 12 (-2147483648) 0
let () = note_int n19
let () = note_int n20'
let f21 p22 p23 p24 p25 =
  (let v27 = Array.make 9 (match p24 with | 'a'..'m' -> (-100.75) | 'n' -> p22 | q26 -> p22) in if v3 then (match p24 with | 'a'..'m' -> { r3 = (-2.0); r4 = n10; r5 = None; r6 = p23; r7 = p22 } | 'n' -> { r3 = p22; r4 = p25; r5 = None; r6 = 15; r7 = (-10.0) } | q28' -> { r3 = p22; r4 = n19; r5 = None; r6 = n20'; r7 = p22 }) else { r3 = p22; r4 = (-3); r5 = None; r6 = 17; r7 = 2.0 })
let v29 = f21 ((-10.0) -. (-0.0)) (min n20' n9) (Char.lowercase_ascii 'z') (min n20' n10)
let () = (mix_0 5 v29; note_end 0)
let () = (mix_0 5 v29; note_end 0)
let rec loop33 i30 s31 s32 =
  if i30 < 12 then (
    loop33 (i30 + 1) (s31 + 2147483647) (s32 + (if s31 < s31 + 2147483647 then 1 else 3))
  ) else
    (s31, s32)
let (n35, n36) = loop33 0 2147483647 0
let () = note_int n35
let () = note_int n36
let rec loop40 i37 s38 s39 =
  if i37 < 12 then (
    if s38 <> 715827883 then loop40 (i37 + 1) (s38 + 715827883) (s39 + (if s38 < s38 + 715827883 then 1 else 3)) else (s38, s39)
  ) else
    (s38, s39)
let (n42, n43) = loop40 0 (-2147483648) 0
let () = note_int n42
let () = note_int n43
let s45 = ref (-2147483648)
let s46 = ref 0
let () = for i44 = 12 - 1 downto 0 do
  let u47 = !s45 + 715827883 in
  let u48 = !s46 + (if !s45 < !s45 + 715827883 then 1 else 3) in
  (if !s45 <> 715827883 then (s45 := u47; s46 := u48))
done
let n49 = !s45
let n50 = !s46
let () = note_int n49
let () = note_int n50
let s52 = ref 2147483647
let s53' = ref 0
let i51 = ref (12 - 1)
let () = while !i51 >= 0 do
  let u54 = !s52 + 2147483647 in
  let u55 = !s53' + (if !s52 < !s52 + 2147483647 then 1 else 3) in
  s52 := u54; s53' := u55; if !s52 <> 2147483647 then (i51 := !i51 - 1) else i51 := -1
done
let n56 = !s52
let n57 = !s53'
let () = note_int n56
let () = note_int n57
let () = (mix (if v3 then 1 else 0); note_end 0)
let () = note_int n57
let () = note_int n43
let () = (mix_ints a13 0 3; note_end 0)
let () = note_int n9
let () = note_int n49
let () = note_int n10
let () = (mix_0 5 v29; note_end 0)
let () = ()
