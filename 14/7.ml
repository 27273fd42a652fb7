exception E0 of int
exception E1 of int
exception E2 of bool ref
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
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
in
let rec tick_float k x = mix k; x
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let v15 = (match List.cons (((6 / 7) + (2 + 14)), ((Array.fold_right (let rec f2 p0 p1 = () in f2) (Array.make 6 false) ()); (match None with | None -> (-100.75) | Some 0.5 -> 1.0 | Some 0.5 -> 10.0 | Some _ -> 1.0))) (let v4 = (let v3 = (100.75, 15) :: [] in tick_float 17 2.0) in [(let ((q7, _, _, q8) as w9) = (8, (fun p5 p6 -> "a"), (v4, 10, 0, 9), None) in (q7, 1.0)); (String.fold_left (let rec f12 p10 p11 = (0, (-0.0)) in f12) (12, v4) "12")]) with | ([] | []) -> true | ((_, q13) :: q14) -> (((compare ((-1.5) *. 0.0) (if true then q13 else q13)) mod 2) < ((); (Char.code (max ' ' '\n'))))) in
(mix (if v15 then 1 else 0); note_end 0);
let a16 = create_array (hide 0 13) 16 in
let rec loop18 i17 n19 =
  if i17 >= n19 then () else (
    (a16.(i17 * 3 + 0) <- ((i17 mod 1) * (a16.(i17 mod 3))));
    loop18 (i17 + 1) n19
  )
in
loop18 0 (hide 1 5);
(mix_ints a16 0 13; note_end 0);
let a20 = if true then (Array.make 8 2.0) else (Array.make 8 (-0.5)) in
let rec loop22 i21 =
  if i21 < 4 then (
    (a20.(i21 * 2 + 0) <- ((floor 10.0) -. (a20.(i21 / 2))));
    loop22 (i21 + 1)
  ) else
    ()
in
loop22 0;
for i24 = 7 - 1 downto 0 do
  a16.(i24 * 2 + 0) <- ((a16.(i24 / 2)) lxor a16.(i24));
  ()
done;
(mix_ints a16 0 13; note_end 0);
let i25 = ref 0 in
while !i25 < 3 do
  a16.(!i25 * 4 + 1) <- ((-65536) + (a16.(!i25 mod 4)));
  i25 := !i25 + 1
done;
(mix_ints a16 0 13; note_end 0);
let i26 = ref 0 in
while !i26 < (hide 1 4) do
  a20.(!i26 * 2 + 0) <- ((a20.(!i26 mod 2)) *. (if v15 then 10.0 else 0.5));
  i26 := !i26 + 1
done;
(mix_floats a20 0 8; note_end 0);
let a27 = Array.make 6 18 in
let rec loop29 i28 n30 =
  if i28 < n30 then (
    (a27.(i28 * 3 + 1) <- ((a27.(i28 / 3)) lxor (-1073741824)));
    loop29 (i28 + 1) n30
  ) else
    ()
in
loop29 0 2;
(mix_ints a27 0 6; note_end 0);
(try (if (let v31 = 0.0 in 10) <= (6 - 20) then raise (E2 (if 7 == 0 then (Array.fold_right (fun p32 a16 -> a16) a27 (ref v15)) else (ref true))) else ((print_string "12"); (a27.(0) <- 14))) with | Invalid_argument _ -> (a16.(wrap ((); (-3)) 13) <- (truncate 100.75)) | E2 q33' -> ());
let a34' = (let _v35 = 3.25 in a20) in
for i36 = 0 to 3 - 1 do
  a34'.(i36 * 3 + 0) <- ((if v15 then 100.75 else 0.5) *. (a34'.(i36 mod 3)));
  ()
done;
(mix_floats a34' 0 8; note_end 0);
prerr_int (19 - ((); 16));
prerr_byte 32;
prerr_float (let v37 = (6, [], v15) in abs_float (-1.0));
prerr_newline ();
let i38 = ref 0 in
while !i38 < 4 do
  a20.(!i38 * 2 + 0) <- ((a20.(!i38 / 2)) +. (if v15 then (-0.0) else (-100.75)));
  i38 := !i38 + 1
done;
(mix_floats a20 0 8; note_end 0);
(mix_floats a34' 0 8; note_end 0);
(mix_ints a16 0 13; note_end 0);
(mix_ints a27 0 6; note_end 0);
(mix (if v15 then 1 else 0); note_end 0);
()
