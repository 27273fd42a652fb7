type a0 = float * string * int
type t0 = C1 | C0
and t1 = { r2 : (int -> int) list; mutable r3 : bool; mutable r4 : t1 option }
type t2 = C5 of t2 * t2 option | C8 of { r9 : t2 * int; r10 : t2 } | C11 | C6 of { r7 : t2 }
exception E0 of int
exception E1 of float
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
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec loop3 i0 n4 s1 =
  if i0 <> n4 then (
    loop3 (i0 + 1) n4 (try (Array.make 1 7).(i0) with | Invalid_argument q2 -> (if false then s1 else s1) | Division_by_zero -> (s1 + s1))
  ) else
    s1
let n5 = loop3 0 3 13
let () = note_int n5
let n6' = max n5 n5
let n11 = (hide 0 9)
let rec loop10 i7 s8 =
  if i7 <> n11 then (
    loop10 (i7 + 1) (try (Array.make 8 7).(i7) with | Invalid_argument q9 -> (truncate 100.75) | Division_by_zero -> (compare (-0.5) 0.0))
  ) else
    s8
let n12 = loop10 0 n6'
let () = note_int n12
let rec loop15' i13 n16 s14 =
  if i13 < n16 then (
    loop15' (i13 + 1) n16 (try (float_of_int ((Array.make 0 7).(i13))) with | Invalid_argument _ -> (0.5 +. s14) | Division_by_zero -> (coarse (exp (limit 2.0 (-9.0) 5.0))))
  ) else
    s14
let n17 = loop15' 0 6 0.0
let () = note_float n17
let poly18 x = x
let a19 = "b c" < "12"
let a20 = Some 5
let a21 = if true then [] else []
let v22 = poly18 a19
let () = (mix (if v22 then 1 else 0); note_end 0)
let a23 = n12
let a24 = (3.25, v22)
let a25 = if false then [] else []
let n26 = poly18 a23
let rec loop31 i27 n32 s28 =
  if i27 < n32 then (
    loop31 (i27 + 2) n32 (try (float_of_int (100 / (i27 - 4))) with | Invalid_argument _ -> n17 | Division_by_zero -> (let (_, _, q29, q30') = (C0, v22, C11, a20) in 3.25))
  ) else
    s28
let n33 = loop31 0 9 n17
let () = note_float n33
let s35 = ref n33
let () = for i34 = 0 to 8 - 1 do
  s35 := (try (float_of_int (100 / (i34 - 0))) with | Invalid_argument _ -> 100.75 | Division_by_zero -> (-4096.0))
done
let n36 = !s35
let () = note_float n36
let rec loop40 i37 n41 s38 =
  if i37 <> n41 then (
    loop40 (i37 + 1) n41 (try (100 / (i37 - 4)) with | Invalid_argument q39 -> (truncate n17) | Division_by_zero -> (20 - n12))
  ) else
    s38
let n42 = loop40 0 7 a23
let () = note_int n42
let rec loop45' i43 n46 s44 =
  if i43 <> n46 then (
    loop45' (i43 + 1) n46 (try (100 / (i43 - 0)) with | Invalid_argument _ -> (Char.code 'z') | Division_by_zero -> (truncate n17))
  ) else
    s44
let n47 = loop45' 0 (hide 0 3) a23
let () = note_int n47
let () = note_float n17
let () = note_int n12
let () = note_int n6'
let () = note_int n5
let () = (mix (if a19 then 1 else 0); note_end 0)
let () = ((let (m48, m49) = a24 in mix_float m48; mix (if m49 then 1 else 0)); note_end 0)
let () = note_int n42
let () = note_int n26
let () = ()
