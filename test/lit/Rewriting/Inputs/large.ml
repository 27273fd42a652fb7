let checksum = Array.make 1 1 in
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
  if x >= 1.8446744073709552e+19 then
    normalise (x *. 5.421010862427522e-20) (e + 64)
  else if x >= 256.0 then
    normalise (x *. 0.00390625) (e + 8)
  else if x >= 2.0 then
    normalise (x *. 0.5) (e + 1)
  else if x >= 1.0 then (
    mix e;
    split x
  )
  else if x >= 0.00390625 then
    normalise (x *. 2.0) (e - 1)
  else if x >= 5.421010862427522e-20 then
    normalise (x *. 256.0) (e - 8)
  else
    normalise (x *. 1.8446744073709552e+19) (e - 64)
in
let rec mix_float x =
  if x = x then (
    if x = 0.0 then
      mix (if 1.0 /. x > 0.0 then 1 else 2)
    else if x > 1.7976931348623157e+308 then
      mix 3
    else if x < -1.7976931348623157e+308 then
      mix 4
    else (
      mix (if x > 0.0 then 5 else 6);
      normalise (abs_float x) 0
    )
  )
  else
    mix 7
in
let rec note_int x =
  mix x;
  print_int x;
  print_byte 32;
  print_int checksum.(0);
  print_newline ()
in
let rec note_float x =
  mix_float x;
  print_float x;
  print_byte 32;
  print_int checksum.(0);
  print_newline ()
in
let rec note_bool b =
  note_int (if b then 1 else 0)
in
let rec tick_int k x =
  mix k;
  x
in
let b3 =
  let rec f1 n2 =
    not false
  in
  f1 (if true then 6 else 12)
in
let rec f4 n5 x6 n7 =
  if n5 > 27 || n5 <= 0 then (
    let n8 = n5 * n7 in
    let x9 = x6 in
    0.6
  )
  else (
    let x11 = f4 (n5 - 1) (let x10 = 2.5 *. x6 in 6.0) (if (if b3 then b3 else b3) then n7 else -(15)) in
    x11 +. (x11 +. (x11 +. x6))
  )
in
let x14 = f4 (0 - 5 / 262144) (f4 17 (let (b12, x13) = (b3, 6.5) in x13) (tick_int 99 18)) (-3) in
note_float x14;
let x15 = f4 4 (f4 (-3 + -5) (abs_float x14) (mix 19; 16)) 128 in
if b3 then
  ()
else
  ();
note_float x15;
note_bool b3;
note_float x14;
()
