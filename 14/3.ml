type a0 = string * int * int
exception E0 of (int, int) result
exception E1
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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let () = (let v1 = if (let v0 = 9 in false) then (9 <= 0) else (true && false) in print_char ((fun p2 -> p2) 'a'))
let a3' = Array.make 10 4
let rec loop5 i4 n6 =
  if i4 < n6 then (
    (a3'.(i4 * 3 + 0) <- ((a3'.(i4 mod 3)) + (i4 asr 0)));
    loop5 (i4 + 1) n6
  ) else
    ()
let () = loop5 0 4
let () = (mix_ints a3' 0 10; note_end 0)
let a7' = Array.mapi (let rec f10 p8 p9 = p8 in f10) (Array.make 8 10.0)
let i11 = ref 0
let () = while !i11 < 4 do
  a7'.(!i11 * 2 + 1) <- ((min !i11 !i11) * (a7'.(!i11 mod 2)));
  i11 := !i11 + 1
done
let () = (mix_ints a7' 0 8; note_end 0)
let n12 = a7'.(1) lsl ((if false && false then (19 * 13) else 2874) land 31)
let a13 = create_float_array 16 1.5
let () = for i14 = 0 to (hide 0 6) - 1 do
  a13.(i14 * 3 + 0) <- ((a13.(i14 mod 3)) *. (0.0 *. 1.5));
  ()
done
let () = (mix_floats a13 0 16; note_end 0)
let i15 = ref (4 - 1)
let () = while !i15 >= 0 do
  a7'.(!i15 * 2 + 0) <- ((if true then n12 else n12) + (a7'.(!i15 / 2)));
  i15 := !i15 - 1
done
let () = (mix_ints a7' 0 8; note_end 0)
let a16 = if false then (Array.make 4 (-1.0)) else (Array.make 4 10.0)
let rec loop18 i17 n19 =
  if i17 <> n19 then (
    (a16.(i17 * 4 + 0) <- (((-0.5) *. 10.0) *. (a16.(i17 mod 4))));
    loop18 (i17 + 1) n19
  ) else
    ()
let () = loop18 0 1
let () = (mix_floats a16 0 4; note_end 0)
let () = mix_float (-2.2250738585072014e-308)
let x20 = 100.75
let rec loop22 i21 =
  if i21 >= 0 then (
    (a7'.(i21 * 4 + 1) <- ((a7'.(i21 mod 4)) + i21));
    loop22 (i21 - 1)
  ) else
    ()
let () = loop22 (2 - 1)
let () = (mix_ints a7' 0 8; note_end 0)
let x30 = (match if false then [] else [] with | ([] | []) -> x20 | ((q24 :: q25) | ((q24 :: _) as q25)) -> (String.fold_left (fun p26' p27 -> 10.0) (let i28 = 16 in if i28 >= 0 && i28 < 4 then a16.(i28) else x20) (let v29 = q24 in "tail \" end")))
let rec loop32 i31 =
  if i31 >= 0 then (
    (a7'.(i31 * 3 + 1) <- ((a7'.(i31 mod 3)) lxor i31));
    loop32 (i31 - 1)
  ) else
    ()
let () = loop32 (3 - 1)
let () = (mix_ints a7' 0 8; note_end 0)
let () = for i34 = 0 to 1 - 1 do
  a16.(i34 * 4 + 1) <- (a16.(3) -. (a16.(i34 mod 4)));
  ()
done
let () = (mix_floats a16 0 4; note_end 0)
let () = note_int n12
let () = note_float x20
let () = (mix_ints a7' 0 8; note_end 0)
let () = (mix_floats a16 0 4; note_end 0)
let () = (mix_ints a3' 0 10; note_end 0)
let () = note_float x30
let () = ()
