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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let a0 = [|20; 8|]
let rec loop2 i1 =
  if i1 <> 1 then (
    (a0.(i1 * 3 + 1) <- (a0.(1) lxor (a0.(i1 / 3))));
    loop2 (i1 + 1)
  ) else
    ()
let () = loop2 0
let () = (mix_ints a0 0 2; note_end 0)
let a4 = Array.make (hide 0 2) 10.0
let rec loop6 i5 n7 =
  if i5 <> n7 then (
    (a4.(i5 * 3 + 0) <- ((match [] with | ((_ :: _) | []) -> 100.75 | ((_ :: i5) | ((_ :: _) as i5)) -> 10.0) -. (a4.(i5 mod 2))));
    loop6 (i5 + 1) n7
  ) else
    ()
let () = loop6 0 1
let () = (mix_floats a4 0 2; note_end 0)
let () = (try (
  for i8 = 0 to 1 - 1 do
    a4.(i8 * 3 + 0) <- ((if true then 1.0 else 0.5) -. (a4.(i8 mod 2)));
    ()
  done;
  (mix_floats a4 0 2; note_end 0);
  (match (let a0 = (let rec f11' p9 p10 = Ok 17 in f11') in []) with | [] -> (if false then () else ()) | (_ :: []) -> (if true then ()) | ((_ :: (_ :: _)) | (_ :: _)) -> ())) with | _ -> (a4.(0) <- (-3.25)))
let i15 = ref 0
let () = while !i15 < 1 do
  a4.(!i15 * 2 + 1) <- (((-0.0) *. 100.75) +. (a4.(!i15 / 2)));
  i15 := !i15 + 1
done
let () = (mix_floats a4 0 2; note_end 0)
let rec loop17 i16 =
  if i16 < 1 then (
    (a0.(i16 * 3 + 1) <- ((-5149) - (a0.(i16 / 3))));
    loop17 (i16 + 1)
  ) else
    ()
let () = loop17 0
let () = (mix_ints a0 0 2; note_end 0)
let () = for i19 = 0 to 1 - 1 do
  a4.(i19 * 4 + 0) <- ((a4.(i19 mod 2)) -. (float (-1)));
  ()
done
let () = (mix_floats a4 0 2; note_end 0)
let n29 = (try (
  let rec loop21 i20 n22' =
    if i20 >= n22' then () else (
      (a4.(i20 * 4 + 0) <- ((a4.(i20 mod 2)) *. (0.0 -. 100.75)));
      loop21 (i20 + 1) n22'
    )
  in
  loop21 0 1;
  (mix_floats a4 0 2; note_end 0);
  a4.((if false then raise (Failure "") else 15) land 1) <- (floor (let i23 = 9 in if i23 >= 0 && i23 < Array.length a4 then a4.(i23) else (-2.0)));
  let rec loop25 i24' =
    if i24' >= 1 then () else (
      (a4.(i24' * 4 + 0) <- (0.0 +. (a4.(i24' / 4))));
      loop25 (i24' + 1)
    )
  in
  loop25 0;
  (mix_floats a4 0 2; note_end 0);
  (min 0 18) * (let i27 = 5 in if i27 >= 0 && i27 < 2 then a0.(i27) else 2)) with | Failure q28 -> (if false then 12 else 3))
let () = note_int n29
let () = note_int n29
let () = (mix_ints a0 0 2; note_end 0)
let () = (mix_floats a4 0 2; note_end 0)
let () = ()
