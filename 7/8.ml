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
let rec mix_0 d (v : float ref) =
  if d > 0 then
    match v with
    | _ -> mix_float !v
in
let v2 = ((8 asr (3 land 31)) / (2147483646 lor 1)) <= (String.length (let (_, q0, q1, _) = ((false, 0.5, 8), 19, 18, []) in "a")) in
let rec f3 p4 p5 =
  if p4 <= 0 then
    (6 + 5)
  else (
    (-7) - (f3 (p4 - 1) ((let rec f6 p5 = p4 in f6) p5))
  )
in
let n7 = f3 2 (20 / (7 lor 1)) in
let rec f8 p9 p10 =
  if p9 < 1 then
    (17 + 9)
  else (
    (f8 (p9 - 1) p9) lxor (-5)
  )
in
let n11 = f8 8 (f3 1 (-1)) in
let _ = f8 0 (0 + 13) in
let rec loop19 i12 s13 =
  if i12 <> 8 then (
    (
      let a14 = Array.make 4 i12 in
      let a15 = Array.make 6 n7 in
      let s17 = ref n11 in
      for i16 = 0 to 6 - 1 do
        a15.(i16) <- (a14.(3) lxor (!s17));
        s17 := (((!s17) + a14.(3)) * a15.(i16))
      done;
      let n18 = !s17 in
      note_int n18;
      s13 := (if s13 != s13 then 0.1 else (float 19));
      ());
    loop19 (i12 + 1) (ref (2.0 -. 1.5))
  ) else
    s13
in
let n21 = loop19 0 (ref 1.5) in
(mix_0 5 n21; note_end 0);
let n26 = (n11 - (let ((q23, q24), q25, _) = ((let _v22 = { r4 = n7; r5 = 3.25 } in (true, n11)), (f8 10 0), 3.25) in q25)) + n7 in
let _ = f8 4 (2 * 25) in
let n28 = if v2 then 1023 else (if 14 < n26 then (compare n26 3) else (if false || v2 then (if 2.0 < 10.0 then n7 else (if n26 = n26 then (n26 + n26) else (if (-0.0) >= (-0.5) then (if if v2 then v2 else v2 then (if v2 then (try 13 with | _ -> n11) else (let _v27 = { r4 = n26; r5 = 3.25 } in n26)) else (n11 lsl 9)) else (n11 * (-6))))) else (9 + n26))) in
let n38 = (match List.flatten ([] :: []) with | ([] | []) -> (
  let x29 = (((); 1.0) -. (float_of_int n28)) *. !n21 in
  f3 (hide 0 1) n26) | (q30 :: q31) -> (
  let rec f32 p33 p34 =
    if p33 <= 0 then
      (match q30 with | (q35, { r4; r5 = _ }, _) -> n26)
    else (
      (f32 (p33 - 1) (p33 + 9)) - 8
    )
  in
  let n36 = f32 4 (f8 7 6) in
  let n37 = f32 2 (if v2 then n28 else n36) in
  note_int n37;
  4096)) in
note_int n38;
let f47 = Array.fold_left (let rec f43 p39 p40 = fun p41 p42 -> Error p40 in f43) (let rec f46 p44 p45 = Ok '\'' in f46) (Array.make 5 n7) in
let n48' = ((if v2 then n28 else n38) land 16) - (if v2 then (n11 * 9) else (n38 asr 27)) in
note_int n48';
let rec f49 p50 p51 =
  if p50 < 1 then
    (let { r4 = q52; r5 = q53 } = { r4 = n48'; r5 = 1.5 } in q52)
  else (
    (f49 ((-1) + p50) (n28 + p51)) * p51
  )
in
let n54 = f49 3 n48' in
note_int n54;
let n56 = f49 1 (let v55' = Array.make 1 16 in n38) in
note_int n56;
note_int n7;
note_int n28;
note_int n11;
note_int n48';
(mix_0 5 n21; note_end 0);
note_int n26;
note_int n54;
(mix (if v2 then 1 else 0); note_end 0);
()
