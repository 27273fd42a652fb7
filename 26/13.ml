type ('a, 'b) t0 = C1 | C0 of unit list * 'b
exception E0
exception E1 of int
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
let rec tick_int k x = mix k; x
in
let rec show_int k x = print_byte (65 + k); x
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let a0 = Array.make (hide 1 13) 2.0 in
let n4 = (hide 0 13) in
let rec loop3 i1 s2 =
  if i1 < 0 then s2 else (
    loop3 (i1 - 2) (((s2) -. a0.(i1)) +. (s2 *. s2))
  )
in
let n5 = loop3 ((hide 0 13) - 1) 3.25 in
note_float n5;
mix_float (n5 -. (-5e-324));
let a6 = create_array (hide 1 9) (-1) in
for i7 = 0 to (hide 0 3) - 1 do
  (
    let n10 = (hide 1 3) in
    let rec loop9 i8 =
      if i8 >= n10 then () else (
        (a6.(i7 * 3 + i8) <- ((List.compare_lengths [] []) + (a6.(i7 * 3 + i8))));
        loop9 (i8 + 1)
      )
    in
    loop9 0;
    ());
  ()
done;
(mix_ints a6 0 9; note_end 0);
let n17 = (try (try (
  let s12 = ref 4 in
  let i11 = ref 0 in
  while !i11 < (hide 0 9) do
    (if !i11 = 8 then raise (E1 (!s12 * 35)));
    s12 := !i11; i11 := !i11 + 1
  done;
  let n13 = !s12 in
  note_int n13;
  n13) with | E1 1 -> (19 + 14) | E1 4 -> (tick_int 19 10) | E1 6 -> (if false then raise (E1 13) else 2) | E1 q14 -> (let i15 = q14 in if i15 >= 0 && i15 < 9 then a6.(i15) else 9)) with | E1 5 -> (20 / 4096) | E1 q16 -> (show_int 11 q16)) in
let a18 = (match C1 with | C1 -> (Array.make 4 100.75) | C0 (q19, true) -> (Array.make 4 n5) | C0 (([] as w20), false) -> (Array.make 4 n5) | C0 ((q21 :: _), false) -> (Array.make 4 100.75)) in
let n27 = (hide 1 2) in
let rec loop26' i22 =
  if i22 < n27 then (
    (
      let n25 = (hide 1 2) in
      let rec loop24 i23 =
        if i23 < n25 then (
          (a18.(i22 * 2 + i23) <- ((a18.(i22 * 2 + i23)) +. a18.(i22)));
          loop24 (i23 + 2)
        ) else
          ()
      in
      loop24 0;
      ());
    loop26' (i22 + 1)
  ) else
    ()
in
loop26' 0;
(mix_floats a18 0 4; note_end 0);
let s29 = ref n5 in
for i28 = (hide 0 4) - 1 downto 0 do
  s29 := (
    let s31 = ref !s29 in
    for i30 = 0 to (hide 0 4) - 1 do
      s31 := (Array.fold_right (fun p32 p33 -> p32) a18 (try (0.5 +. 1.0) with | _ -> 0.5))
    done;
    let n34 = !s31 in
    note_float n34;
    n34)
done;
let n35 = !s29 in
note_float n35;
(mix_floats a18 0 4; note_end 0);
note_int n17;
note_float n5;
(mix_ints a6 0 9; note_end 0);
note_float n35;
()
