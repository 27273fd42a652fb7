type 'a t0 = { mutable r0 : float }
exception E0 of int
exception E1
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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec mix_0 d (v : float t0) =
  if d > 0 then
    match v with
    | { r0 = y45 } -> mix_float y45
in
let v30 = (match (match (let { r0 = _ } = { r0 = 3.25 } in Ok { r0 = 0.5 }) with | Ok q0' -> { r0 = (-0.0) } | ((Error _) | (Ok _)) when ((15 * 11) <= (Array.fold_left (let rec f5 p3 p4 = p3 in f5) 7 (Array.make 4 (-10.0)))) -> (let v6 = (1, (), { r0 = (-1.0) }, 2.0) in { r0 = 1.5 }) | ((Error _) | (Error (-2147483648))) -> ((); { r0 = 0.5 }) | (Error q7 as w8) -> (if false then { r0 = 3.25 } else { r0 = (-3.25) }) | _ -> (List.fold_right (fun p9 { r0 = _ } -> { r0 = 2.0 }) [] { r0 = 1.0 })) with | ({ r0 = 0.5 } | { r0 = _ }) -> (
  prerr_int (let _v10' = 14 :: [] in 18 - (-1));
  prerr_byte 32;
  prerr_float ((let v11 = 14 in -3.25) *. (let (q12, _, q13) = ({ r0 = 1.5 }, 1, []) in 0.0));
  prerr_newline ();
  (let v15 = (match { r0 = 2.0 } with | { r0 = (0.5 | 0.5) } -> (1.0, 9) | { r0 = 0.0 } -> (2.0, (-2)) | { r0 = q14 } -> (0.0, 14)) in (match v15 with | (1.0, q16) when q16 < (-8426) -> { r0 = 1.0 } | (1.0, q17) -> { r0 = 10.0 } | (q18, 1) -> { r0 = q18 } | (_, 2) -> { r0 = (-10.0) } | (q19, q20) -> { r0 = 1.0 }))) | ({ r0 = _ } | { r0 = _ }) -> (
  let a21 = [|(-1); 1; 5; (-2); (-1)|] in
  let rec loop23 i22 =
    if i22 >= 3 then () else (
      (a21.(i22 * 2 + 0) <- ((12 / 2147483647) - (a21.(i22 / 2))));
      loop23 (i22 + 1)
    )
  in
  loop23 0;
  (mix_ints a21 0 5; note_end 0);
  let i25 = ref 0 in
  while !i25 < 3 do
    a21.(!i25 * 2 + 0) <- ((!i25 - !i25) + (a21.(!i25 mod 2)));
    i25 := !i25 + 1
  done;
  (mix_ints a21 0 5; note_end 0);
  (match List.find_opt (let rec f27 p26 = false in f27) [] with | None -> ((); { r0 = 1.5 }) | ((Some _) | None) -> ((let rec f29 p28 = { r0 = 3.25 } in f29) (Array.make 16 0))))) in
(mix_0 5 v30; note_end 0);
let a31 = (fun p32 -> Array.make 2 (-2.0)) 10 in
let i33 = ref (1 - 1) in
while !i33 >= 0 do
  a31.(!i33 * 3 + 0) <- ((let v35 = fun p34 -> 0.0 in 0.0) +. (a31.(!i33 / 3)));
  i33 := !i33 - 1
done;
(mix_floats a31 0 2; note_end 0);
let a36 = Array.make 2 15 in
for i37 = 0 to 1 - 1 do
  a36.(i37 * 2 + 1) <- (i37 lxor (a36.(i37 / 2)));
  ()
done;
(mix_ints a36 0 2; note_end 0);
let i38 = ref 0 in
while !i38 < 1 do
  a36.(!i38 * 4 + 0) <- ((a36.(!i38 mod 2)) + a36.(!i38));
  i38 := !i38 + 1
done;
(mix_ints a36 0 2; note_end 0);
let n41 = (hide 1 1) in
let rec loop40 i39 =
  if i39 < 0 then () else (
    (a31.(i39 * 4 + 0) <- ((a31.(i39 mod 2)) +. v30.r0));
    loop40 (i39 - 2)
  )
in
loop40 ((hide 1 1) - 1);
(mix_floats a31 0 2; note_end 0);
for i42 = 0 to 1 - 1 do
  a31.(i42 * 4 + 0) <- ((abs_float 3.25) +. (a31.(i42 mod 2)));
  ()
done;
(mix_floats a31 0 2; note_end 0);
let i43 = ref 0 in
while !i43 < 1 do
  a36.(!i43 * 3 + 1) <- ((a36.(!i43 mod 2)) lxor (let v44 = !i43 in 8));
  i43 := !i43 + 1
done;
(mix_ints a36 0 2; note_end 0);
(mix_floats a31 0 2; note_end 0);
(mix_0 5 v30; note_end 0);
(mix_ints a36 0 2; note_end 0);
()
