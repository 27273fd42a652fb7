exception E0
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
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let apply0 p1 (q2, q3) p4 =
  let n5 = p4 ((); q3) 3 in
  float (-1)
let x8 = apply0 (if true then (ref (Ok 0)) else (ref (Ok 5))) (((-2), 8, 1.5), 8) (fun p6 p7 -> p6)
let () = note_float x8
let a9 = [|x8; x8|]
let rec loop11 i10 n12 =
  if i10 >= n12 then () else (
    (a9.(i10 * 2 + 1) <- ((floor x8) *. (a9.(i10 mod 2))));
    loop11 (i10 + 2) n12
  )
let () = loop11 0 1
let () = (mix_floats a9 0 2; note_end 0)
let n20 = List.length ((let rec f19 p13 = (let _v18 = (let rec f17 p14 p15 p16 = false in f17) in []) in f19) (ref '\''))
let () = note_int n20
let a21 = Array.copy (Array.make 12 n20)
let rec loop23 i22 =
  if i22 <> 3 then (
    (a21.(i22 * 4 + 0) <- ((succ i22) lxor (a21.(i22 / 4))));
    loop23 (i22 + 1)
  ) else
    ()
let () = loop23 0
let () = (mix_ints a21 0 12; note_end 0)
let rec loop26 i25 n27 =
  if i25 < n27 then (
    (a21.(i25 * 4 + 1) <- ((compare (Ok ((-1), x8, x8)) (Ok ((-3), x8, x8))) + (a21.(i25 mod 4))));
    loop26 (i25 + 1) n27
  ) else
    ()
let () = loop26 0 (hide 0 3)
let () = (mix_ints a21 0 12; note_end 0)
let () = a21.(wrap (if false then n20 else n20) 12) <- (95 - (match Ok n20 with | ((Ok q28) | (Ok q28)) -> n20 | Error true when ((1 + n20) >= (int_of_float (-0.5))) -> n20 | ((Error true) | (Error true)) -> 12 | Error false -> n20))
let rec loop30 i29 =
  if i29 >= 4 then () else (
    (a21.(i29 * 3 + 0) <- ((a21.(i29 / 3)) * (int_of_float x8)));
    loop30 (i29 + 1)
  )
let () = loop30 0
let () = (mix_ints a21 0 12; note_end 0)
let () = for i32 = 0 to (hide 1 3) - 1 do
  a21.(i32 * 4 + 0) <- ((a21.(i32 / 4)) lxor (13 + 13));
  ()
done
let () = (mix_ints a21 0 12; note_end 0)
let rec loop37 i33 n38 =
  if i33 >= 0 then (
    (a21.(i33 * 4 + 0) <- ((a21.(i33 / 4)) * (let o34 = n20 in let o35 = i33 in let o36 = i33 in let ( @! ) a b = a lxor (b + 1) and ( lsl ) a b = a lxor (b + 1) in o34 @! o35 lsl o36)));
    loop37 (i33 - 1) n38
  ) else
    ()
let () = loop37 (3 - 1) 3
let () = (mix_ints a21 0 12; note_end 0)
let rec loop40 i39 =
  if i39 < 1 then (
    (a9.(i39 * 2 + 0) <- (a9.(i39) +. (a9.(i39 mod 2))));
    loop40 (i39 + 1)
  ) else
    ()
let () = loop40 0
let () = (mix_floats a9 0 2; note_end 0)
let () = (mix_ints a21 0 12; note_end 0)
let () = (mix_floats a9 0 2; note_end 0)
let () = note_int n20
let () = note_float x8
let () = ()
