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
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let v2 = ((8 asr (3 land 31)) / (2147483646 lor 1)) <= (String.length (let (_, q0, q1, _) = ((false, 0.5, 8), 19, 18, []) in "a")) in
let s4 = ref 3.25 in
for i3 = 20 - 1 downto 0 do
  s4 := (1e-310 -. ((!s4) +. (float_of_int i3)))
done;
let n5 = !s4 in
note_float n5;
let a6 = min (Array.make 4 n5) (Array.make 4 n5) in
for i7 = 0 to 2 - 1 do
  a6.(i7 + 1) <- (a6.(i7 + 2) *. ((a6.(i7)) -. a6.(i7 + 1)));
  ()
done;
(mix_floats a6 0 4; note_end 0);
let s13 = ref n5 in
for i12 = 15 - 1 downto 0 do
  s13 := (((if true then ((match Some (Array.make 16 15) with | None -> (n5 -. n5) | Some q8 -> (String.fold_left (let rec f11 p9 p10 = n5 in f11) n5 "b c") | None -> (max n5 n5)) +. (!s13)) else !s13)) +. (match Some (Array.make 16 15) with | None -> (n5 -. n5) | Some q8 -> (String.fold_left (let rec f11 p9 p10 = n5 in f11) n5 "b c") | None -> (max n5 n5)))
done;
let n14 = !s13 in
let a15 = Array.fold_right (fun p16 p17' -> Array.make 4 5) a6 (Array.make 4 17) in
for i18 = (hide 0 2) - 1 downto 0 do
  a15.(i18 + 1) <- (((a15.(i18)) + a15.(i18 + 1)) * a15.(i18 + 2));
  ()
done;
(mix_ints a15 0 4; note_end 0);
(try (
  print_endline (fst (if true then ("", (-3)) else ("", 9)));
  let a19 = (let v20 = ref 12 in Array.make 3 4) in
  for i21 = 0 to 4 - 1 do
    (let k22 = wrap a15.(i21) 3 in a19.(k22) <- a19.(k22) + 1);
    ()
  done;
  (mix_ints a19 0 3; note_end 0);
  (match C0 with | (C3 | C3) -> (match String.length "b c" with | (2 | 2) -> (let { r4; r5 = q23 } = { r4 = 10; r5 = 1.5 } in ()) | -3 -> (List.fold_left (fun p24 p25 -> p24) () []) | _ -> ()) | C0 -> (Array.sort (fun x y -> compare y x) a19) | (C1 | C0) -> (if v2 && v2 then (if v2 then () else ()) else (a19.(0) <- 9)) | (C1 | C2) -> (if 13 = (-1) then (a6.(3) <- n5) else (print_string "b c")));
  a15.(3) <- (abs 12)) with | _ -> (let v26 = Array.make 2 ("a", 20, 10.0) in ()));
let n5 = (let rec f30 p27' p28 p29 = (if p27' then n14 else n5) -. n5 in f30) in
let a31 = (let v32 = C0 in Array.make 16 10.0) in
let a33 = if v2 then (Array.make 8 n14) else (Array.make 8 n14) in
let s35 = ref n14 in
for i34 = 0 to 8 - 1 do
  a33.(i34) <- ((!s35) +. a31.(2));
  s35 := (a33.(i34) +. ((!s35) -. a31.(2)))
done;
let n36 = !s35 in
note_float n36;
let s38 = ref 0.5 in
for i37 = 0 to 3 - 1 do
  s38 := (
    let s40 = ref !s38 in
    for i39 = (hide 0 3) - 1 downto 0 do
      s40 := !s38
    done;
    let n41 = !s40 in
    note_float n41;
    n41)
done;
let n42 = !s38 in
note_float n42;
let s47 = ref 2 in
for i46 = 7 - 1 downto 0 do
  s47 := ((Array.fold_left (let rec f45 p43 p44 = p43 + p43 in f45) (( - ) 15 (-1)) a33) - ((if (!s47 + (-1073741824)) >= !s47 then ((Array.fold_left (let rec f45 p43 p44 = p43 + p43 in f45) (( - ) 15 (-1)) a33) + (!s47)) else !s47)))
done;
let n48 = !s47 in
note_int n48;
note_float n36;
note_int n48;
(mix_floats a33 0 8; note_end 0);
note_float n42;
note_float n14;
(mix_ints a15 0 4; note_end 0);
(mix (if v2 then 1 else 0); note_end 0);
()
