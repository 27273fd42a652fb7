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
let rec note_float x =
  mix_float x;
  print_float x;
  note_end 0
in
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
in
let v2 = ((8 asr (3 land 31)) / (2147483646 lor 1)) <= (String.length (let (_, q0, q1, _) = ((false, 0.5, 8), 19, 18, []) in "a")) in
let a3 = (match C0 with | C3 -> (Array.make 16 10.0) | (C0 as w4) -> (Array.make 16 (-1.5)) | C1 -> (Array.make 16 (-1.5)) | C2 -> (Array.make 16 (-0.5))) in
let s6 = ref 1.0 in
for i5 = 0 to 16 - 1 do
  a3.(i5) <- (!s6 *. (a3.(i5)));
  s6 := 1.7976931348623157e308
done;
let n7 = !s6 in
note_float n7;
let a8 = snd ((Array.make 9 2), (Array.make 8 (-2))) in
let rec loop11 i9 s10 =
  if i9 >= 0 then (
    (a8.(i9) <- (s10 - (a8.(i9))));
    loop11 (i9 - 1) a8.(i9)
  ) else
    s10
in
let n13 = loop11 (8 - 1) 1 in
note_int n13;
let a14 = (try (if false then raise (Failure "12") else (Array.make 6 10.0)) with | Failure q15 -> (Array.make 6 n7)) in
let s17 = ref 1.0 in
let i16 = ref 0 in
while !i16 < Array.length a14 do
  a14.(!i16) <- (!s17 +. (a14.(!i16)));
  s17 := (max (( -. ) !s17 n7) (!s17 *. !s17)); i16 := !i16 + 1
done;
let n18 = !s17 in
note_float n18;
let s20 = ref n18 in
let i19' = ref 0 in
while !i19' < 6 do
  a14.(!i19') <- ((a14.(!i19')) -. !s20);
  s20 := !s20; i19' := !i19' + 1
done;
let n21' = !s20 in
note_float n21';
let a22 = (try (if v2 then raise Not_found else (Array.make 2 6)) with | Failure q23 -> (Array.make 2 n13) | Not_found -> (Array.make 2 n13)) in
let s25 = ref 9 in
for i24 = 0 to 2 - 1 do
  a22.(i24) <- ((a22.(i24)) + !s25);
  s25 := ((Array.fold_right (fun p26 p27 -> p27) a22 n13) lsr (i24 land 31))
done;
let n28' = !s25 in
note_int n28';
let a29 = (let _v30 = { r4 = n13; r5 = n21' } in Array.make 13 2) in
let s32 = ref n28' in
for i31 = 0 to 13 - 1 do
  a29.(i31) <- (!s32 + (a29.(i31)));
  s32 := a8.(7)
done;
let n33 = !s32 in
note_int n33;
let s35 = ref n21' in
for i34' = 0 to 6 - 1 do
  a14.(i34') <- (!s35 +. (a14.(i34')));
  s35 := 2.2250738585072014e-308
done;
let n36 = !s35 in
note_float n36;
let x37 = (match ((); { r4 = n28'; r5 = n21' }) with | ({ r4; _ } | { r4; r5 = _ }) -> (if v2 then n36 else 0.0)) +. ((n18 *. n36) /. n21') in
note_float x37;
(mix_ints a8 0 8; note_end 0);
note_int n13;
(mix_ints a29 0 13; note_end 0);
note_float n21';
note_float x37;
note_float n18;
note_float n36;
note_int n28';
()
