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
let rec mix_string s =
  mix (String.length s);
  String.iter (fun c -> mix (Char.code c)) s
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
let rec tick_float k x = mix k; x
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let v15 = (match List.cons (((6 / 7) + (2 + 14)), ((Array.fold_right (let rec f2 p0 p1 = () in f2) (Array.make 6 false) ()); (match None with | None -> (-100.75) | Some 0.5 -> 1.0 | Some 0.5 -> 10.0 | Some _ -> 1.0))) (let v4 = (let v3 = (100.75, 15) :: [] in tick_float 17 2.0) in [(let ((q7, _, _, q8) as w9) = (8, (fun p5 p6 -> "a"), (v4, 10, 0, 9), None) in (q7, 1.0)); (String.fold_left (let rec f12 p10 p11 = (0, (-0.0)) in f12) (12, v4) "12")]) with | ([] | []) -> true | ((_, q13) :: q14) -> (((compare ((-1.5) *. 0.0) (if true then q13 else q13)) mod 2) < ((); (Char.code (max ' ' '\n'))))) in
(mix (if v15 then 1 else 0); note_end 0);
let a16 = create_array (hide 0 13) 16 in
let rec loop19 i17 n20 s18 =
  if i17 <> n20 then (
    (a16.(i17) <- (s18 lxor (a16.(i17))));
    loop19 (i17 + 1) n20 (s18 - (abs s18))
  ) else
    s18
in
let n21 = loop19 0 (Array.length a16) 4 in
note_int n21;
let n26 = Array.length a16 in
let rec loop25 i22 s23 =
  if i22 >= 0 then (
    (a16.(i22) <- ((a16.(i22)) * s23));
    loop25 (i22 - 1) (if v15 > v15 then a16.(i22) else (let v24 = s23 in v24))
  ) else
    s23
in
let n27' = loop25 (Array.length a16 - 1) n21 in
note_int n27';
let s29 = ref 20 in
for i28 = 0 to Array.length a16 - 1 do
  a16.(i28) <- ((a16.(i28)) + !s29);
  s29 := (-5)
done;
let n30 = !s29 in
note_int n30;
let x36 = snd (try (try (1.0, (-. 100.75)) with | _ -> ((if (n30 + (-4096)) >= n27' then (try (if v15 then raise (E0 n30) else ()) with | _ -> ()) else (Array.iter (let rec f32 p31 = () in f32) a16)); ((match v15 with | true -> (-0.5) | (false as w33) -> 3.25), (match [] with | [] -> 10.0 | (q34' :: _) -> (-3.25))))) with | _ -> ((let v35 = true in -. 100.75), (3.25 /. (0.0 *. 0.0)))) in
let a37 = (match [] with | [] -> (Array.make 8 10.0) | [] -> (Array.make 8 x36) | (q38 :: q39) -> (Array.make 8 1.5) | (_ :: q40) when v15 -> (Array.make 8 x36)) in
let rec loop46 i41 s42 =
  if i41 < 8 then (
    (a37.(i41) <- (s42 +. (a37.(i41))));
    loop46 (i41 + 1) (match i41 with | 0 -> (-0.1) | -2 -> (s42 +. s42) | (8 | 8) -> a37.(i41) | -2147483647 -> (match [] with | [] when ((10 == i41) && (List.mem '\n' [])) -> s42 | [] -> (-2.0) | (x36 :: q43) -> s42 | ((q44 :: q45) | ((q44 :: _) as q45)) -> 2.0) | _ -> (sqrt s42))
  ) else
    s42
in
let n48 = loop46 0 x36 in
note_float n48;
(try (
  let a49 = [|x36; n48; x36; n48; n48|] in
  let s51 = ref n48 in
  for i50 = Array.length a49 - 1 downto 0 do
    a49.(i50) <- (!s51 *. (a49.(i50)));
    s51 := (3.25 *. (-0.0))
  done;
  let n52 = !s51 in
  note_float n52;
  let rec loop64 i53 n65 s54 =
    if i53 >= n65 then s54 else (
      (a49.(i53) <- ((a49.(i53)) -. s54));
      loop64 (i53 + 2) n65 (Array.fold_right (let _v61 = (let rec f60 p55 p56 = ((fun p57 p58 p59 -> p59), n27') in f60) in fun p62 p63' -> 0.0) a37 s54)
    )
  in
  let n66 = loop64 0 (Array.length a49) n48 in
  note_float n66;
  a37.(hide 1 4) <- n52) with | _ -> (Array.fold_left (let rec f68 () p67 = () in f68) () a37));
let s70 = string_of_bool ((let i69 = n30 in if i69 >= 0 && i69 < 13 then a16.(i69) else n27') <= 1) in
(mix_string s70; note_end 0);
note_int n21;
(mix_ints a16 0 13; note_end 0);
note_float n48;
(mix_string s70; note_end 0);
note_float x36;
note_int n30;
note_int n27';
()
