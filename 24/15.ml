type 'a t0 = C3 | C0 of { r1 : 'a } | C4 | C2 of string * float array * float
type 'a t1 = C16 | C5 of { r6 : 'a; r7 : float; r8 : 'a t2 * int; r9 : 'a t2 } | C15 | C10 of 'a | C11 of { r12 : 'a; r13 : float; r14 : int }
and 'a t2 = C19 | C18 | C17 of char
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
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec tick_int k x = mix k; x
let s1' = ref 2
let i0 = ref (5 - 1)
let () = while !i0 >= 0 do
  s1' := (
    let s3 = ref !s1' in
    let i2 = ref 0 in
    while !i2 < 3 do
      s3 := (((); 11) + (snd (true, !s3))); i2 := !i2 + 2
    done;
    let n4 = !s3 in
    note_int n4;
    n4); i0 := !i0 - 1
done
let n5 = !s1'
let () = note_int n5
let n11 = (try (
  let a6 = (let rec f8 p7 = Array.make 16 16 in f8) (Array.make 7 n5) in
  for i9 = 15 - 1 downto 0 do
    a6.(i9 + 1) <- ((- i9) lxor (a6.(i9)));
    ()
  done;
  (mix_ints a6 0 16; note_end 0);
  tick_int 15 ((fun p10 -> n5) (Array.make 2 n5))) with | _ -> n5)
let () = note_int n11
let s13 = ref 0.0
let s14 = ref 1.5
let s15 = ref 10.0
let i12 = ref 0
let () = while !i12 < 10 do
  let u16 = !s15 in
  let u17 = !s15 in
  let u18 = if not true then (max !s14 !s15) else ((); !s14) in
  s13 := u16; s14 := u17; s15 := u18; i12 := !i12 + 1
done
let n19 = !s13
let n20 = !s14
let n21 = !s15
let () = note_float n19
let () = note_float n20
let () = note_float n21
let a22 = Array.make 2 n11
let i23 = ref 0
let () = while !i23 < 1 do
  a22.(!i23 * 2 + 0) <- ((a22.(!i23 mod 2)) lxor (n11 * 33));
  i23 := !i23 + 1
done
let () = (mix_ints a22 0 2; note_end 0)
let s25 = ref 2147483640
let s26 = ref 0
let i24 = ref 0
let () = while !i24 < 12 do
  let u27 = !s25 + 1000000000 in
  let u28 = !s26 + (if !s25 < !s25 + 1000000000 then 1 else 3) in
  s25 := u27; s26 := u28; i24 := !i24 + 1
done
let n29 = !s25
let n30 = !s26
let () = note_int n29
let () = note_int n30
let a31 = Array.mapi (fun p32 p33 -> n21) (Array.make 3 n20)
let i34 = ref (2 - 1)
let () = while !i34 >= 0 do
  a31.(!i34 + 1) <- ((a31.(!i34)) -. (coarse (tan (limit n19 (-1.0) 1.0))));
  i34 := !i34 - 1
done
let () = (mix_floats a31 0 3; note_end 0)
let () = note_int n30
let () = note_int n11
let () = (mix_floats a31 0 3; note_end 0)
let () = note_int n5
let () = note_float n19
let () = (mix_ints a22 0 2; note_end 0)
let () = note_float n20
let () = note_int n29
let () = ()
