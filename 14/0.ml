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
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
in
let rec coarse x = floor (x *. 1000.0 +. 0.5)
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let a0 = if false then (Array.make 16 3) else (Array.make 16 5) in
for i1 = (hide 1 5) - 1 downto 0 do
  a0.(i1 * 3 + 1) <- (i1 * (a0.(i1 / 3)));
  ()
done;
(mix_ints a0 0 16; note_end 0);
let rec loop35 i2 =
  if i2 >= 8 then () else (
    (a0.(i2 * 2 + 0) <- ((match { r0 = "12"; r1 = (-1.5); r2 = None; r3 = 4; r4 = 4; r5 = (Array.make 2 i2); r6 = [] } with | ({ r0; r1; r3; r4 = _; r5 = q3; r6; _ } | { r0; r1; r3 = (6 as r3); r5 = q3; r6; _ }) -> 14 | (({ r0 = q4; r1 = _; r2 = q5; r3 = (-3); r4 = q6; r5 = q7; r6 = q8 } as w9) | ({ r0 = q4; r1 = _; r2 = q5; r3 = (-3); r4 = q6; r5 = q7; r6 = q8 } as w9)) -> 8 | ({ r0; r2 = i2; r3 = 0; r4 = a0; r5 = q10; r6; _ } | { r0; r1 = _; r2 = i2; r3 = _; r4 = a0; r5 = q10; r6 }) -> a0 | { r0 = q11; r1; r2 = q12; r3 = 3; r4; r5; r6 = q13 } -> 12 | { r0 = i2; r1 = q14; r3 = 4; r4; r6 = q15'; _ } -> r4 | { r0 = q16; r1 = _; r2 = q17; r3 = 5; r4 = q18; r5 = q19; r6 = q20 } -> q18 | { r0 = q21; r1 = q22; r2 = i2; r3 = 7; r4 = (-1); r5; r6 = q23 } -> 0 | { r0 = _; r2 = q24; r3 = 7; r4 = 8; r5 = _; r6; _ } -> i2 | { r0 = q25; r1 = q26; r2 = q27; r3 = 7; r4 = (-2147483647); r6; _ } -> i2 | { r0 = i2; r1 = q28; r2 = _; r3 = 7; r4 = q29; r5; r6 = q30 } -> q29 | { r0; r1 = q31; r2 = _; r3 = q32; r4 = q33; r5 = q34; r6 = _ } -> 14) + (a0.(i2 / 2))));
    loop35 (i2 + 2)
  )
in
loop35 0;
(mix_ints a0 0 16; note_end 0);
let rec loop39 i37 =
  if i37 >= 0 then (
    (a0.(i37 * 4 + 1) <- ((let v38 = "\000\255x" in i37) + (a0.(i37 / 4))));
    loop39 (i37 - 1)
  ) else
    ()
in
loop39 (4 - 1);
(mix_ints a0 0 16; note_end 0);
let rec loop42 i41 n43 =
  if i41 < n43 then (
    (a0.(i41 * 3 + 1) <- (i41 - (a0.(i41 mod 3))));
    loop42 (i41 + 1) n43
  ) else
    ()
in
loop42 0 5;
(mix_ints a0 0 16; note_end 0);
let a44 = ((); (Array.make 12 16)) in
let rec loop46 i45 n47 =
  if i45 < n47 then (
    (a44.(i45 * 2 + 0) <- ((if false then (-2) else i45) lxor (a44.(i45 mod 2))));
    loop46 (i45 + 2) n47
  ) else
    ()
in
loop46 0 6;
(mix_ints a44 0 12; note_end 0);
let a48 = (match [] with | ([] | []) -> (Array.make 2 1.5) | ([] :: ([] as w49)) -> (Array.make 2 100.75) | (([] | []) :: (q50 :: _)) -> (Array.make 2 (-3.25)) | ((1 :: q51) :: q52) -> (Array.make 2 0.5) | ((5 :: q53) :: _) -> (Array.make 2 (-1.0)) | ((q54 :: q55) :: q56) -> (Array.make 2 0.5)) in
for i57 = (hide 0 1) - 1 downto 0 do
  a48.(i57 * 3 + 1) <- ((a48.(i57 mod 2)) +. ((); (-100.75)));
  ()
done;
(mix_floats a48 0 2; note_end 0);
for i58 = 0 to 3 - 1 do
  a44.(i58 * 4 + 0) <- ((a44.(i58 mod 4)) * (3 + i58));
  ()
done;
(mix_ints a44 0 12; note_end 0);
let i59 = ref 0 in
while !i59 < 1 do
  a48.(!i59 * 4 + 0) <- ((coarse (atan (limit (-2.0) (-9.0) 9.0))) *. (a48.(!i59 / 4)));
  i59 := !i59 + 1
done;
(mix_floats a48 0 2; note_end 0);
let rec loop61 i60 n62' =
  if i60 >= n62' then () else (
    (a44.(i60 * 4 + 1) <- (i60 lxor (a44.(i60 / 4))));
    loop61 (i60 + 1) n62'
  )
in
loop61 0 3;
(mix_ints a44 0 12; note_end 0);
(mix_floats a48 0 2; note_end 0);
(mix_ints a44 0 12; note_end 0);
(mix_ints a0 0 16; note_end 0);
()
