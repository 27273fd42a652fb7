type t0 = C0 of float option * t0 | C1
type 'a t1 = { r2 : int -> int }
exception E0 of float
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
let rec tick_int k x = mix k; x
let rec show_int k x = print_byte (65 + k); x
let a0 = Array.make 4 11
let s2 = ref 19
let i1 = ref 0
let () = while !i1 < 4 do
  a0.(!i1) <- ((a0.(!i1)) + !s2);
  s2 := 6466; i1 := !i1 + 2
done
let n3 = !s2
let () = note_int n3
let a4 = (let (q5, q6, a0) = (false, a0, (-0.5)) in Array.make 2 n3)
let s8 = ref n3
let i7 = ref (Array.length a4 - 1)
let () = while !i7 >= 0 do
  a4.(!i7) <- ((a4.(!i7)) - !s8);
  s8 := (let v9 = !s8 in (land) !i7 4); i7 := !i7 - 1
done
let n10 = !s8
let () = note_int n10
let a11 = Array.copy (Array.make 4 (-100.75))
let rec loop14 i12 n15 s13 =
  if i12 < n15 then (
    (a11.(i12) <- (s13 -. (a11.(i12))));
    loop14 (i12 + 1) n15 (float (List.compare_lengths [] []))
  ) else
    s13
let n16 = loop14 0 4 (-1.5)
let () = note_float n16
let a17 = [|n10; n10; n10; n10|]
let rec loop20 i18 n21 s19 =
  if i18 <> n21 then (
    (a17.(i18) <- ((a17.(i18)) - s19));
    loop20 (i18 + 1) n21 ((s19 + n10) lxor (18 / 8))
  ) else
    s19
let n22 = loop20 0 (Array.length a17) n3
let () = note_int n22
let x23 = n16
let n28 = (match (if false then ((); { r2 = (let rec f25 p24 = p24 in f25) }) else { r2 = (fun p26 -> 1) }) with | { r2 = q27 } -> (tick_int 7 (q27 n22)) | exception _ -> (show_int 19 32767))
let () = note_int n28
let rec loop31 i29 n32 s30 =
  if i29 < 0 then s30 else (
    (a11.(i29) <- (s30 +. (a11.(i29))));
    loop31 (i29 - 1) n32 2.0
  )
let n33 = loop31 (Array.length a11 - 1) (Array.length a11) (-10.0)
let () = note_float n33
let s35 = ref n10
let i34 = ref 0
let () = while !i34 < Array.length a17 do
  a17.(!i34) <- ((a17.(!i34)) - !s35);
  s35 := a4.(0); i34 := !i34 + 1
done
let n36 = !s35
let () = note_int n36
let s38' = ref n10
let () = for i37 = 0 to 4 - 1 do
  a17.(i37) <- ((a17.(i37)) - !s38');
  s38' := n10
done
let n39 = !s38'
let () = note_int n39
let () = (mix_ints a0 0 4; note_end 0)
let () = (mix_ints a17 0 4; note_end 0)
let () = (mix_ints a4 0 2; note_end 0)
let () = note_int n10
let () = note_int n28
let () = note_float n16
let () = (mix_floats a11 0 4; note_end 0)
let () = note_int n22
let () = ()
