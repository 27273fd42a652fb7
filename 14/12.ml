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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
in
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
in
let a0 = (match { r0 = (-0.5); r1 = (-2); r2 = (Array.make 4 100.75); r3 = 4; r4 = None; r5 = 0.0; r6 = 0 } with | { r0 = q1; r1; r3 = q2; r4 = q3; r5 = (0.0 as w4); r6; _ } -> (Array.make 4 w4) | { r0; r1 = q5; r3 = q6; r4; r5 = q7; r6 = q8; _ } when q7 >= 0.0 -> (Array.make 4 r0) | { r0 = _; r1 = q9; r2 = q10; r3 = q11; r4; r5 = q12; r6 = (2 | 2) } -> q10 | { r0; r1 = q13; r2 = q14; r3 = q15; r4 = q16; r5; r6 = 4 } -> q14 | { r0 = q17; r2 = q18; r3 = q19; r4 = q20; r5; r6 = q21; _ } -> q18 | { r0 = _; r1; r2 = q22; r3; r4 = q23; r5; r6 = q24 } -> q22) in
for i25 = 0 to 1 - 1 do
  a0.(i25 * 4 + 1) <- ((a0.(i25 / 4)) -. ((fun p26 -> 10.0) i25));
  ()
done;
(mix_floats a0 0 4; note_end 0);
let a27 = (match C8 with | C8 -> (Array.make 7 13) | ((C7 _) | C8) -> (Array.make 7 14) | C9 -> (Array.make 7 6)) in
let rec loop32 i31 =
  if i31 >= 3 then () else (
    (a27.(i31 * 2 + 1) <- (14 * (a27.(i31 / 2))));
    loop32 (i31 + 1)
  )
in
loop32 0;
(mix_ints a27 0 7; note_end 0);
let rec loop36 i34 n37 =
  if i34 < n37 then (
    (a0.(i34 * 3 + 1) <- ((a0.(i34 mod 3)) -. (let v35 = i34 in -1.0)));
    loop36 (i34 + 1) n37
  ) else
    ()
in
loop36 0 1;
(mix_floats a0 0 4; note_end 0);
let rec loop39 i38 n40 =
  if i38 < n40 then (
    (a27.(i38 * 2 + 1) <- ((a27.(i38 / 2)) * a27.(1)));
    loop39 (i38 + 1) n40
  ) else
    ()
in
loop39 0 3;
(mix_ints a27 0 7; note_end 0);
let rec loop44 i41 =
  if i41 <> 2 then (
    (a0.(i41 * 3 + 0) <- (((let rec f43 p42 = 3.25 in f43) { r10 = 0.5; r11 = a0; r12 = () }) +. (a0.(i41 mod 3))));
    loop44 (i41 + 1)
  ) else
    ()
in
loop44 0;
(mix_floats a0 0 4; note_end 0);
let a46 = Array.map (fun p47 -> 3.25) (Array.make 16 19) in
let rec loop49 i48 =
  if i48 >= 4 then () else (
    (a46.(i48 * 4 + 0) <- ((a46.(i48 / 4)) +. 1.5));
    loop49 (i48 + 1)
  )
in
loop49 0;
(mix_floats a46 0 16; note_end 0);
for i51 = 0 to 4 - 1 do
  a27.(i51 * 2 + 0) <- (a27.(i51) + (a27.(i51 / 2)));
  ()
done;
(mix_ints a27 0 7; note_end 0);
let rec loop53 i52 n54 =
  if i52 < n54 then (
    (a27.(i52 * 3 + 0) <- ((max i52 (-2)) + (a27.(i52 / 3))));
    loop53 (i52 + 1) n54
  ) else
    ()
in
loop53 0 3;
(mix_ints a27 0 7; note_end 0);
(mix_ints a27 0 7; note_end 0);
(mix_floats a0 0 4; note_end 0);
()
