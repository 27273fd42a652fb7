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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec loop5 i0 n6 s1 =
  if i0 < 0 then s1 else (
    loop5 (i0 - 1) n6 (
      let s3 = ref s1 in
      let i2 = ref ((hide 0 5) - 1) in
      while !i2 >= 0 do
        s3 := ((); (max 2 2)); i2 := !i2 - 1
      done;
      let n4 = !s3 in
      note_int n4;
      n4)
  )
let n7 = loop5 ((hide 0 5) - 1) (hide 0 5) 2
let () = note_int n7
let s9 = ref 1.5
let i8 = ref 0
let () = while !i8 < (hide 1 13) do
  s9 := ((((-3.25) -. (-1.5)) *. (if false then 100.75 else 3.25)) -. (((((-3.25) -. (-1.5)) *. (if false then 100.75 else 3.25)) +. (!s9)))); i8 := !i8 + 1
done
let n10 = !s9
let () = note_float n10
let () = print_string (Printf.sprintf ("%-3d" ^^ "%6s|%c") (int_of_float n10) (clip "12") '\'')
let () = fst (fst (if false then (((), n7), n7) else (((), n7), n7)))
let a11 = Array.make 8 n7
let n14 = (hide 1 2)
let rec loop13 i12 =
  if i12 < 0 then () else (
    (a11.(i12 * 4 + 0) <- ((i12 + i12) - (a11.(i12 / 4))));
    loop13 (i12 - 1)
  )
let () = loop13 ((hide 1 2) - 1)
let () = (mix_ints a11 0 8; note_end 0)
let n17 = (hide 0 8)
let rec loop16 i15 =
  if i15 <> n17 then (
    (a11.(i15) <- a11.(i15));
    loop16 (i15 + 1)
  ) else
    ()
let () = loop16 0
let () = (mix_ints a11 0 8; note_end 0)
let rec loop19 i18 n20 =
  if i18 <> n20 then (
    (a11.(i18 + 1) <- ((a11.(i18 + 1) lxor (a11.(i18))) + a11.(i18 + 2)));
    loop19 (i18 + 1) n20
  ) else
    ()
let () = loop19 0 (hide 1 6)
let () = (mix_ints a11 0 8; note_end 0)
let n30 = (hide 0 2)
let rec loop29 i21 s22 =
  if i21 >= 0 then (
    loop29 (i21 - 1) (
      let rec loop26 i23 n27 s24 =
        if i23 >= 0 then (
          loop26 (i23 - 1) n27 (let v25 = Array.make (hide 1 1) n10 in s24 + i23)
        ) else
          s24
      in
      let n28 = loop26 ((hide 1 2) - 1) (hide 1 2) s22 in
      note_int n28;
      n28)
  ) else
    s22
let n31' = loop29 ((hide 0 2) - 1) n7
let () = note_int n31'
let () = note_int n31'
let () = note_int n7
let () = (mix_ints a11 0 8; note_end 0)
let () = note_float n10
let () = ()
