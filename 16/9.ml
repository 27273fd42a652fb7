type t0 = { r0 : string; r1 : string list; r2 : string; r3 : int; r4 : t0 option }
type 'a t1 = C5 of 'a | C6
type t2 = { r7 : float }
exception E0
exception E1
exception E2 of int
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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let a0 = (match Ok true with | Ok true -> (Array.make 7 18) | Ok false -> (Array.make 7 13) | Error 0.5 -> (Array.make 7 5) | ((Error q1) | (Error q1)) -> (Array.make 7 14))
let rec loop4 i2 n5 s3 =
  if i2 <> n5 then (
    (a0.(i2) <- (s3 lxor (a0.(i2))));
    loop4 (i2 + 1) n5 s3
  ) else
    s3
let n6 = loop4 0 7 11
let () = note_int n6
let x7 = 0.0 /. 0.0
let n8 = ((((((0) + (if x7 = x7 then 32 else 0)) + (if x7 <> x7 then 67 else 0)) + (if x7 < x7 then 66 else 0)) + (if x7 > x7 then 34 else 0)) + (if x7 <= (x7 *. x7) then 39 else 0)) + (if x7 >= x7 then 32 else 0)
let () = note_int n8
let a9 = Array.mapi (let rec f12 p10 p11 = x7 in f12) (Array.make 12 false)
let n18 = Array.length a9
let rec loop17 i13 s14 =
  if i13 <> n18 then (
    (a9.(i13) <- ((a9.(i13)) +. s14));
    loop17 (i13 + 1) (match n6 with | -3 -> (s14 +. s14) | 5 -> (if true then s14 else s14) | q15 -> (let i16 = n8 in if i16 >= 0 && i16 < Array.length a9 then a9.(i16) else s14))
  ) else
    s14
let n19 = loop17 0 (-0.0)
let () = note_float n19
let rec loop24 i20 n25 s21 =
  if i20 >= 0 then (
    (a9.(i20) <- ((a9.(i20)) *. s21));
    loop24 (i20 - 2) n25 ((let rec f23 p22 = n19 in f23) i20)
  ) else
    s21
let n26 = loop24 (Array.length a9 - 1) (Array.length a9) 0.5
let () = note_float n26
let s28 = ref n26
let i27 = ref 0
let () = while !i27 < Array.length a9 do
  a9.(!i27) <- ((a9.(!i27)) -. !s28);
  s28 := (-100.75); i27 := !i27 + 1
done
let n29 = !s28
let () = note_float n29
let rec loop32 i30 n33 s31 =
  if i30 >= 0 then (
    (a9.(i30) <- (s31 -. (a9.(i30))));
    loop32 (i30 - 1) n33 1e16
  ) else
    s31
let n34 = loop32 (12 - 1) 12 n26
let () = note_float n34
let n36 = a0.(6) + (let v35 = n8 in n6)
let a37 = max (Array.make 6 n34) (Array.make 6 x7)
let n41 = Array.length a37
let rec loop40 i38 s39 =
  if i38 >= 0 then (
    (a37.(i38) <- ((a37.(i38)) -. s39));
    loop40 (i38 - 1) (float_of_string "1.5")
  ) else
    s39
let n42 = loop40 (Array.length a37 - 1) (-3.25)
let () = note_float n42
let () = print_endline ((clip (string_of_bool true)) ^ (Printf.sprintf ("%05d" ^^ "%s|%c") n36 (clip "tail \" end") '\255'))
let n46 = Array.length a0
let rec loop45 i43 s44 =
  if i43 >= 0 then (
    (a0.(i43) <- (s44 lxor (a0.(i43))));
    loop45 (i43 - 1) i43
  ) else
    s44
let n47 = loop45 (Array.length a0 - 1) n36
let () = note_int n47
let () = note_int n8
let () = (mix_floats a9 0 12; note_end 0)
let () = note_int n36
let () = ()
