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
let rec note_float x =
  mix_float x;
  print_float x;
  note_end 0
let v3 = (match { r0 = (0.5 *. (-1.0)); r1 = ((-10.0) *. 100.75); r2 = (max None None) } with | { r1 = q0; r2 = None; _ } -> ((true || true) < (((Array.make 8 2), q0, { r0 = q0; r1 = q0; r2 = None }, (-3)) < ((Array.make 8 18), q0, { r0 = (-10.0); r1 = 1.0; r2 = None }, (-2)))) | { r0 = q1; r1 = q2; r2 = (Some _) } -> true)
let rec loop6 i4 n7 s5 =
  if i4 < n7 then (
    loop6 (i4 + 1) n7 (try (float_of_int ((Array.make 0 7).(i4))) with | Invalid_argument _ -> (s5 /. s5) | Division_by_zero -> s5)
  ) else
    s5
let n8 = loop6 0 2 (-10.0)
let () = note_float n8
let s10 = ref 0.0
let () = for i9 = 0 to 7 - 1 do
  s10 := (try (float_of_int ((Array.make 6 7).(i9))) with | Invalid_argument _ -> (n8 *. !s10) | Division_by_zero -> !s10)
done
let n11 = !s10
let () = note_float n11
let rec loop19 i12 n20 s13 =
  if i12 < n20 then (
    loop19 (i12 + 1) n20 (try (float_of_int (100 / (i12 - 1))) with | Invalid_argument q14 -> s13 | Division_by_zero -> (let (q17, q18, _, _) = ((fun p15 p16 -> '0'), "", n11, None) in s13))
  ) else
    s13
let n21 = loop19 0 7 n11
let () = note_float n21
let s23 = ref (-2)
let () = for i22 = 2 - 1 downto 0 do
  s23 := (try (Array.make 1 7).(i22) with | Invalid_argument q24 -> ((let rec f26 p25 = p25 in f26) !s23) | Division_by_zero -> !s23)
done
let n27 = !s23
let () = note_int n27
let rec loop31 i28 n32 s29 =
  if i28 <> n32 then (
    loop31 (i28 + 1) n32 (try (float_of_int (100 / (i28 - 1))) with | Invalid_argument q30 -> (n21 *. n11) | Division_by_zero -> (( -. ) n21 s29))
  ) else
    s29
let n33 = loop31 0 3 n21
let () = note_float n33
let x47 = (try (
  let s35 = ref n27 in
  for i34 = 0 to 7 - 1 do
    s35 := (try (Array.make 3 7).(i34) with | Invalid_argument q36 -> (!s35 lsl 3))
  done;
  let n37 = !s35 in
  note_int n37;
  let s39 = ref n37 in
  let i38 = ref 0 in
  while !i38 < 6 do
    s39 := (try (Array.make 3 7).(!i38) with | Invalid_argument _ -> (n37 * 0)); i38 := !i38 + 1
  done;
  let n40 = !s39 in
  note_int n40;
  let rec loop44 i41 n45 s42 =
    if i41 < n45 then (
      loop44 (i41 + 1) n45 (try (float_of_int (100 / (i41 - 4))) with | Invalid_argument q43 -> n33)
    ) else
      s42
  in
  let n46 = loop44 0 5 n33 in
  note_float n46;
  let n37 = n33 in
  note_float n37;
  n46 *. (snd (n40, 0.0))) with | Division_by_zero -> (( *. ) n11 n33) | Match_failure _ -> (-. n8) | _ -> (n33 +. n33))
let () = note_float x47
let () = note_float n33
let () = note_int n27
let () = note_float n11
let () = note_float x47
let () = note_float n21
let () = note_float n8
let () = (mix (if v3 then 1 else 0); note_end 0)
let () = ()
