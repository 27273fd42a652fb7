type ('a, 'b) t0 = { r0 : bool; mutable r1 : ('a, 'b) t0 option }
and ('a, 'b) t1 = { r2 : string; r3 : float array; mutable r4 : int ref }
exception E0 of (bool, int) t0
exception E1 of (float, int) t1
exception E2 of bool
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
let rec note_float x =
  mix_float x;
  print_float x;
  note_end 0
in
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
in
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let n0 = -11 in
note_int n0;
let a1 = ((); (Array.make 8 n0)) in
let s3 = ref n0 in
for i2 = 0 to Array.length a1 - 1 do
  a1.(i2) <- (!s3 lxor (a1.(i2)));
  s3 := ((!s3 * i2) + !s3)
done;
let n4 = !s3 in
note_int n4;
let s6 = ref (-3) in
let i5 = ref 0 in
while !i5 < Array.length a1 do
  a1.(!i5) <- ((a1.(!i5)) * !s6);
  s6 := ((if true then ()); (int_of_float 2.0)); i5 := !i5 + 1
done;
let n7 = !s6 in
note_int n7;
let n11 = Array.length a1 in
let rec loop10 i8 s9 =
  if i8 <> n11 then (
    (a1.(i8) <- ((a1.(i8)) * s9));
    loop10 (i8 + 1) a1.(2)
  ) else
    s9
in
let n12 = loop10 0 n7 in
note_int n12;
let a13 = if true then (Array.make 9 1.5) else (Array.make 9 1.5) in
let s15 = ref 100.75 in
for i14 = 0 to Array.length a13 - 1 do
  a13.(i14) <- (!s15 *. (a13.(i14)));
  s15 := (let i14 = (match 17 with | 8 -> None | q16 when q16 < (-11) -> None | 6 -> None | (2 | 2) -> None | 8 -> None | a13 -> None) in a13.(wrap (compare (Array.make 4 n0) (Array.make 4 17)) 9))
done;
let n17 = !s15 in
note_float n17;
let a18 = create_float_array 11 n17 in
let s20 = ref (-100.75) in
let i19 = ref 0 in
while !i19 < (hide 0 11) do
  a18.(!i19) <- (!s20 +. (a18.(!i19)));
  s20 := (100.75 /. (!s20 *. !s20)); i19 := !i19 + 1
done;
let n21 = !s20 in
note_float n21;
((if (let n17 = (a1, { r0 = false; r1 = None }, { r0 = false; r1 = None }, { r0 = false; r1 = None }) in true) then (String.iter (fun p22 -> ()) "")); (match (let v23 = [] in None) with | None -> (a18.(0) <- n21) | ((Some _) | (Some _)) -> (note_int n7)));
let s25 = ref n4 in
for i24 = 0 to Array.length a1 - 1 do
  a1.(i24) <- (!s25 + (a1.(i24)));
  s25 := (let { r2 = n12; r3 = q26'; r4 = q27 } = ((); { r2 = "12"; r3 = (Array.make 2 (-1.5)); r4 = (ref n12) }) in Array.length a1)
done;
let n28 = !s25 in
note_int n28;
let n21 = -9 in
note_int n21;
let a29 = create_array 12 2.0 in
let rec loop32 i30 n33 s31 =
  if i30 < 0 then s31 else (
    (a29.(i30) <- (s31 +. (a29.(i30))));
    loop32 (i30 - 1) n33 s31
  )
in
let n34 = loop32 (Array.length a29 - 1) (Array.length a29) n17 in
note_float n34;
note_float n34;
note_int n4;
note_int n7;
(mix_ints a1 0 8; note_end 0);
note_int n21;
note_int n28;
note_int n0;
()
