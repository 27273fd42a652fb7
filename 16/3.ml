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
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let () = (let v1 = if (let v0 = 9 in false) then (9 <= 0) else (true && false) in print_char ((fun p2 -> p2) 'a'))
let a3' = Array.make 10 4
let n7 = Array.length a3'
let rec loop6 i4 s5 =
  if i4 < n7 then (
    (a3'.(i4) <- (s5 - (a3'.(i4))));
    loop6 (i4 + 1) (if min false true then ((); s5) else (s5 - s5))
  ) else
    s5
let n8 = loop6 0 (-2)
let () = note_int n8
let () = (if ((clip "a") ^ "b c") <> "b c" then (mix_float (1.5 /. 10.0)))
let a9 = Array.make 9 (-1.0)
let s11 = ref 0.5
let () = for i10 = Array.length a9 - 1 downto 0 do
  a9.(i10) <- ((a9.(i10)) *. !s11);
  s11 := ((match (true, None, ("a", i10)) with | ((false | true), q12, (q13, q14)) -> !s11 | (false, None, _) -> !s11 | (false, (Some _), q15) -> !s11) *. !s11)
done
let n16 = !s11
let () = note_float n16
let a17 = create_float_array (hide 0 10) n16
let s19 = ref 10.0
let () = for i18 = 0 to Array.length a17 - 1 do
  a17.(i18) <- (!s19 +. (a17.(i18)));
  s19 := ((-2.2250738585072014e-308) +. !s19)
done
let n20 = !s19
let () = note_float n20
let a21 = Array.fold_left (fun p22 a9 -> p22) (Array.make 2 5) a17
let s24 = ref n8
let i23 = ref (2 - 1)
let () = while !i23 >= 0 do
  a21.(!i23) <- ((a21.(!i23)) * !s24);
  s24 := (let v25 = max [] [] in a3'.(0)); i23 := !i23 - 1
done
let n26 = !s24
let () = note_int n26
let () = (try (
  let n27 = n26 in
  List.fold_left (let rec f30 p28 p29 = p28 in f30) (match [] with | ([] as w31) -> () | ((q32 :: q33) as w34) -> ()) (false :: [])) with | _ -> ())
let () = prerr_int ((n26 + n26) / 4)
let () = prerr_byte 32
let () = prerr_float 0.0
let () = prerr_newline ()
let s36 = ref n20
let () = for i35 = 9 - 1 downto 0 do
  a9.(i35) <- (!s36 *. (a9.(i35)));
  s36 := !s36
done
let n37 = !s36
let () = note_float n37
let s39 = ref n8
let i38 = ref 0
let () = while !i38 < 2 do
  a21.(!i38) <- ((a21.(!i38)) * !s39);
  s39 := (!i38 * 35); i38 := !i38 + 1
done
let n40 = !s39
let () = note_int n40
let rec loop43 i41 s42 =
  if i41 < 2 then (
    (a21.(i41) <- ((a21.(i41)) - s42));
    loop43 (i41 + 1) (-2)
  ) else
    s42
let n45' = loop43 0 n40
let () = note_int n45'
let () = (mix_floats a17 0 10; note_end 0)
let () = (mix_ints a21 0 2; note_end 0)
let () = note_int n40
let () = note_float n20
let () = note_int n45'
let () = note_int n8
let () = ()
