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
let rec mix_0 d (v : int option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y46 -> mix 1; mix y46
and mix_1 d (v : (int, float) result) =
  if d > 0 then
    match v with
    | Ok y47 -> mix 0; mix y47
    | Error y48' -> mix 1; mix_float y48'
and mix_2 d (v : (float, float) result ref) =
  if d > 0 then
    match v with
    | _ -> mix_3 (d - 1) !v
and mix_3 d (v : (float, float) result) =
  if d > 0 then
    match v with
    | Ok y49 -> mix 0; mix_float y49
    | Error y50 -> mix 1; mix_float y50
let poly0 x y = ignore y; x
let a1 = if true then (ref (Ok 3.25)) else (ref (Ok (-1.0)))
let a2 = true
let a3 = []
let v4 = poly0 a2 a1
let a5 = if true then (16, 10.0) else (6, 1.5)
let a6 = (match [] with | ([] | (_ :: _)) -> None | (q7 :: _) -> None)
let a8 = (14, (-0.5)) :: []
let v9 = poly0 a6 a5
let () = (mix_0 5 v9; note_end 0)
let a10' = 16 - 6
let a11 = Error (-0.0)
let a12 = 11 :: []
let v13 = poly0 a11 a10'
let () = (mix_1 5 v13; note_end 0)
let s15 = ref (-3.25)
let () = for i14 = 3 - 1 downto 0 do
  s15 := (try (float_of_int (100 / (i14 - 0))) with | Invalid_argument i14 -> (if v4 then !s15 else !s15) | Division_by_zero -> 100.75)
done
let n16 = !s15
let () = note_float n16
let a17 = create_array 8 a10'
let s19 = ref a10'
let () = for i18 = 0 to 11 - 1 do
  s19 := (if i18 < Array.length a17 then ((!s19) lxor a17.(i18)) else !s19)
done
let n20 = !s19
let () = note_int n20
let s22 = ref n16
let () = for i21 = 20 - 1 downto 0 do
  s22 := (4096.0 *. ((float_of_int i21) +. (!s22)))
done
let n23 = !s22
let () = note_float n23
let a24 = Array.make 4 n20
let a25 = create_array (hide 0 2) 17
let s27 = ref n20
let () = for i26 = 0 to 2 - 1 do
  a25.(i26) <- ((!s27) * a24.(3));
  s27 := (a25.(i26) * ((!s27) - a24.(3)))
done
let n28 = !s27
let () = note_int n28
let a29' = ((); (Array.make 4 n23))
let rec loop32 i30 s31 =
  if i30 >= 0 then (
    loop32 (i30 - 1) ((a29'.(i30) -. (s31)) *. ((-100.75) +. n23))
  ) else
    s31
let n34 = loop32 (4 - 1) n23
let () = note_float n34
let s35 = "loops and "
let rec loop38 i36 n39 s37 =
  if i36 >= n39 then s37 else (
    loop38 (i36 + 1) n39 (Char.code s35.[i36] + 3 * s37)
  )
let n40 = loop38 0 10 n20
let () = note_int n40
let x41 = 0.0 /. 0.0
let n45 = ((((((0) + (if x41 = x41 then 60 else 0)) + (if x41 <> x41 then 24 else 0)) + (if x41 < (match [] with | ([] as w42) -> x41 | ((q43 :: q44) | ((q43 :: _) as q44)) -> 1.0) then 25 else 0)) + (if x41 > x41 then 99 else 0)) + (if (x41 *. x41) <= x41 then 23 else 0)) + (if x41 >= n34 then 23 else 0)
let () = note_int n45
let () = note_float n23
let () = (mix_ints a24 0 4; note_end 0)
let () = (mix_0 5 v9; note_end 0)
let () = note_int a10'
let () = note_int n28
let () = (mix_2 5 a1; note_end 0)
let () = note_int n20
let () = (mix (if a2 then 1 else 0); note_end 0)
let () = ()
