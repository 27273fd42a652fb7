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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let v2 = ((8 asr (3 land 31)) / (2147483646 lor 1)) <= (String.length (let (_, q0, q1, _) = ((false, 0.5, 8), 19, 18, []) in "a")) in
let a3 = (match C0 with | C3 -> (Array.make 16 10.0) | (C0 as w4) -> (Array.make 16 (-1.5)) | C1 -> (Array.make 16 (-1.5)) | C2 -> (Array.make 16 (-0.5))) in
let rec loop6 i5 n7 =
  if i5 < n7 then (
    (a3.(i5 * 3 + 0) <- ((a3.(i5 / 3)) *. ((-0.5) *. 1.5)));
    loop6 (i5 + 1) n7
  ) else
    ()
in
loop6 0 6;
let v8 = (compare ((-2.0) /. 10.0) (ceil 1.0)) >= ((-65536) - (9 + 20)) in
let x10 = max (((); 1.5) -. (let v9 = [] in 1.5)) a3.(13) in
let n11 = 9682 in
let a12 = (let _v13' = Array.make 6 3 in Array.make 16 n11) in
let i14 = ref ((hide 0 8) - 1) in
while !i14 >= 0 do
  a12.(!i14 * 2 + 1) <- ((a12.(!i14 / 2)) * n11);
  i14 := !i14 - 1
done;
(mix_ints a12 0 16; note_end 0);
Printf.printf "[%s %d]\n" "b c" ((land) (- n11) 2147483647);
let rec loop16 i15' =
  if i15' < 8 then (
    (a3.(i15' * 2 + 1) <- ((a3.(i15' mod 2)) -. x10));
    loop16 (i15' + 2)
  ) else
    ()
in
loop16 0;
(mix_floats a3 0 16; note_end 0);
let i18 = ref 0 in
while !i18 < 5 do
  a12.(!i18 * 3 + 1) <- ((a12.(!i18 mod 3)) + (!i18 * !i18));
  i18 := !i18 + 2
done;
(mix_ints a12 0 16; note_end 0);
(match C0 with | (C3 | C3) -> (match n11 with | (5 | 5) -> ((); ()) | _ -> (let { r4 = q19; r5 = _ } = { r4 = n11; r5 = x10 } in ())) | C0 -> (if n11 >= n11 then (match n11 with | ((-2147483648) | _) -> () | 7 -> () | 6 -> () | q20 -> ())) | C1 -> (if ((); v8) then (a12.(0) <- n11) else (mix n11)) | (C3 | C2) -> (a12.(0) <- (let (_, q23, q24, q25) = (n11, "a", (fun p21 p22 -> 2.0), v2) in n11)));
let i26' = ref 0 in
while !i26' < 5 do
  a12.(!i26' * 3 + 1) <- ((a12.(!i26' mod 3)) + (try (9 * !i26') with | _ -> n11));
  i26' := !i26' + 1
done;
(mix_ints a12 0 16; note_end 0);
let i27 = ref 0 in
while !i27 < 4 do
  a3.(!i27 * 4 + 1) <- ((0.0 /. 0.0) *. (a3.(!i27 / 4)));
  i27 := !i27 + 1
done;
let rec loop30 i28 n31 =
  if i28 <> n31 then (
    (a12.(i28 * 4 + 1) <- ((a12.(i28 mod 4)) - (let i29 = n11 in if i29 >= 0 && i29 < 16 then a12.(i29) else i28)));
    loop30 (i28 + 1) n31
  ) else
    ()
in
loop30 0 4;
(mix_ints a12 0 16; note_end 0);
let a32 = [|x10; x10; x10; x10|] in
let rec loop34 i33 n35 =
  if i33 < 0 then () else (
    (a32.(i33 * 2 + 0) <- ((ceil x10) *. (a32.(i33 / 2))));
    loop34 (i33 - 1) n35
  )
in
loop34 (2 - 1) 2;
(mix_floats a32 0 4; note_end 0);
(mix (if v8 then 1 else 0); note_end 0);
note_float x10;
(mix_floats a32 0 4; note_end 0);
(mix (if v2 then 1 else 0); note_end 0);
note_int n11;
(mix_ints a12 0 16; note_end 0);
()
