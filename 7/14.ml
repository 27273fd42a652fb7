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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let n0 = 6
let () = note_int n0
let x1 = 0.0 /. 0.0
let n2 = ((((((0) + (if (fabs x1) = x1 then 42 else 0)) + (if (-1.5) <> x1 then 35 else 0)) + (if x1 < x1 then 30 else 0)) + (if x1 > x1 then 17 else 0)) + (if x1 <= x1 then 81 else 0)) + (if x1 >= (if true then x1 else (-10.0)) then 3 else 0)
let rec f3 p4 p5 =
  if p4 <= 0 then
    ((); n2)
  else (
    (f3 (p4 - 1) 17) land (-4)
  )
let n6 = f3 (hide 0 7) 31
let n7 = f3 0 (n6 + n6)
let rec f8 p9 p10 =
  if p9 <= 0 then
    (match None with | None -> n2 | Some (true, _) -> n6 | Some (false, q11) -> 8)
  else (
    (f8 (p9 - 1) ((-2) * p9)) - 9
  )
let n12' = f8 3 (Char.code '\255')
let () = note_int n12'
let n13' = f8 3 14
let n15 = (land) (compare (10.0 *. x1) (10.0 -. (-0.0))) (let (_, q14) = (None, 16) in f8 0 15)
let c16 = ((min x1 0.5)) +. (min x1 0.5)
let c17 = (min x1 0.5) -. (x1)
let c18 = c16 +. (c16)
let c19 = x1 -. ((min x1 0.5))
let c20 = c19 +. (c17)
let () = note_float c20
let x22 = min (abs_float ((fun p21 -> c17) [])) c18
let () = note_float x22
let () = (try (
  let s24 = ref n15 in
  for i23 = (hide 1 5) - 1 downto 0 do
    s24 := (try (Array.make 0 7).(i23) with | Invalid_argument q25 -> 7)
  done;
  let n26 = !s24 in
  note_int n26;
  let rec f27 p28 p29' =
    if p28 < 1 then
      (let _v30 = '\n' in 12)
    else (
      (f27 (p28 - 1) (n15 * 18)) - 4
    )
  in
  let n31 = f27 2 (n15 / 16) in
  (let rec f33 f8 = (match None with | (None | None) -> () | Some 2 -> () | Some 6 -> () | Some 1 -> () | Some (-2147483648) -> () | Some (-2) -> () | Some q32 -> ()) in f33) true) with | Division_by_zero -> (if true then () else ()))
let n35 = (try (
  let v34 = if (c18 >= c18) && ((); false) then raise Not_found else (not (n13' <= n13')) in
  (mix (if v34 then 1 else 0); note_end 0);
  -((); n15)) with | Not_found -> (compare false true))
let rec f36 p37 p38' =
  if p37 < 1 then
    (if true then p37 else n12')
  else (
    (f36 (p37 - 1) ((); 10)) lxor 7
  )
let n39 = f36 (hide 0 6) ((); n13')
let n40 = f36 3 (n15 + n13')
let n48 = (try (
  let rec f41 p42 p43 =
    if p42 <= 0 then
      (16 lsr 13)
    else (
      (f41 (p42 - 1) 1) lxor 1
    )
  in
  let n44 = f41 1 (17 lor n13') in
  note_int n44;
  assert (compare ((truncate c17) + (n44 mod (n44 lor 1))) ((truncate c17) + (n44 mod (n44 lor 1))) = 0);
  min (let o45 = n15 in let o46 = 4 in let o47 = n39 in let ( @! ) a b = a lxor (b + 1) and ( := ) a b = b - a in o45 := o46 @! o47) (compare 7 n40)) with | _ -> (n7 - 12))
let () = note_int n48
let () = note_int n35
let () = note_int n15
let () = note_float c16
let () = note_int n0
let () = note_float x1
let () = note_float c19
let () = note_int n48
let () = note_int n40
let () = ()
