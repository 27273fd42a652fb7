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
let apply0 p1 (q2, q3) p4 =
  let n5 = p4 ((); q3) 3 in
  float (-1)
let x8 = apply0 (if true then (ref (Ok 0)) else (ref (Ok 5))) (((-2), 8, 1.5), 8) (fun p6 p7 -> p6)
let () = note_float x8
let a9 = [|x8; x8|]
let rec loop12 i10 n13 s11 =
  if i10 < 0 then s11 else (
    (a9.(i10) <- ((a9.(i10)) -. s11));
    loop12 (i10 - 1) n13 3.25
  )
let n14 = loop12 (2 - 1) 2 x8
let () = note_float n14
let s16 = ref (-2.0)
let i15 = ref (Array.length a9 - 1)
let () = while !i15 >= 0 do
  a9.(!i15) <- (!s16 +. (a9.(!i15)));
  s16 := (apply0 (let _v17 = !i15 in ref (Ok _v17)) ((!i15, 10, x8), 4) (let rec f20 p18 p19 = p18 in f20)); i15 := !i15 - 1
done
let n21 = !s16
let () = note_float n21
let n50 = (match (let _v22' = ([], (ref true), 18, 20) in List.flatten []) with | [] -> (
  truncate n14) | ((([|q23|] as w24) :: q25) as w26) -> (
  let a27 = Array.make 13 9 in
  let s29 = ref 17 in
  for i28 = 0 to 13 - 1 do
    a27.(i28) <- ((a27.(i28)) * !s29);
    s29 := ((0 - !s29) land (match w26 with | [] -> !s29 | (q30' :: []) -> !s29 | (q31 :: (_ :: _)) -> !s29))
  done;
  let n32 = !s29 in
  note_int n32;
  let n33 = n32 in
  n33) | (([|_|] | [|_|]) :: q34) -> (
  (-2147483648) mod ((16 mod 8) lor 1)) | (q35 :: q36) -> (
  let a37 = if true then (Array.make 6 13) else (Array.make 6 (-3)) in
  let rec loop41 i38' n42 s39' =
    if i38' < n42 then (
      (a37.(i38') <- (s39' + (a37.(i38'))));
      loop41 (i38' + 1) n42 (match [] with | [] -> (s39' lor 16) | (true :: _) -> s39' | (false :: q40') -> a37.(5))
    ) else
      s39'
  in
  let n43 = loop41 0 6 16 in
  note_int n43;
  let s45 = ref n14 in
  for i44 = 0 to Array.length a9 - 1 do
    a9.(i44) <- (!s45 -. (a9.(i44)));
    s45 := 1.0
  done;
  let n46 = !s45 in
  note_float n46;
  (let o47 = n43 in let o48 = n43 in let o49 = 20 in let ( ||| ) a b = a lxor (b + 1) and ( lxor ) a b = a lxor (b + 1) in o47 ||| o48 ||| o49) / (a37.(5) lor 1)))
let () = note_int n50
let a51 = if false then (Array.make 11 n50) else (Array.make 11 7)
let s53 = ref n50
let () = for i52 = 0 to Array.length a51 - 1 do
  a51.(i52) <- ((a51.(i52)) lxor !s53);
  s53 := ((let rec f55 p54 = 8 / (-2147483648) in f55) (match () with | a9 -> i52))
done
let n56' = !s53
let () = note_int n56'
let () = (mix_floats a9 0 2; note_end 0)
let () = note_float n21
let () = note_float x8
let () = (mix_ints a51 0 11; note_end 0)
let () = note_float n14
let () = note_int n56'
let () = note_int n50
let () = ()
