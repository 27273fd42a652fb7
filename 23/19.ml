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
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec mix_0 d (v : float list list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y60 :: y61) -> mix 1; mix_1 (d - 1) y60; mix_0 (d - 1) y61
and mix_1 d (v : float list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y62 :: y63) -> mix 1; mix_float y62; mix_1 (d - 1) y63
let apply0 p1 (q2, q3) p4 =
  let n5 = p4 ((); q3) 3 in
  float (-1)
let x8 = apply0 (if true then (ref (Ok 0)) else (ref (Ok 5))) (((-2), 8, 1.5), 8) (fun p6 p7 -> p6)
let () = note_float x8
let a9 = Array.make 8 []
let () = a9.(0) <- [((-100.75) :: []); (try (let _v14 = (let rec f13 p10 p11 p12 = false in f13) in []) with | _ -> [])]
let () = a9.(1) <- ((x8 :: []) :: [])
let () = a9.(2) <- (let _v15' = ([], (ref true), 18, 20) in List.flatten [])
let () = a9.(3) <- ((x8 :: []) :: (match Ok 3.25 with | Ok q16 -> [] | Error 5 -> [] | Error (-2 as w17) -> [] | Error 4 -> [] | Error (-2147483647) -> [] | ((Error 9) | (Error _)) -> [] | (Error (-2147483648) as w18) -> [] | ((Error _) | (Error _)) -> [] | Ok q19 -> []))
let s21 = ref 13
let () = for i20 = 0 to (hide 1 8) - 1 do
  s21 := (match a9.(i20) with | [] -> ((!s21) * !s21) | ([] :: ([] | [])) -> ((!s21) * (int_of_float x8)) | (((q22 :: _) | (q22 :: _)) :: []) -> ((!s21) + (- !s21)) | (q23 :: (q24 :: q25)) -> ((!s21 mod 100) + (!s21)))
done
let n26 = !s21
let () = note_int n26
let () = a9.(wrap n26 8) <- (let v28 = (let (_, _, _, q27) = (7, (-2.0), n26, n26) in 5) in [])
let a29 = Array.init 2 (fun p30 -> p30)
let () = for i31 = 0 to 1 - 1 do
  a29.(i31 + 1) <- (a29.(i31) * (a29.(i31)));
  ()
done
let () = (mix_ints a29 0 2; note_end 0)
let a32 = Array.make 8 0.5
let s34 = ref 100.75
let () = for i33 = 0 to 8 - 1 do
  s34 := (x8 *. ((!s34) +. a32.(i33)))
done
let n35 = !s34
let () = note_float n35
let s38 = ref n35
let () = for i37 = 0 to (hide 1 11) - 1 do
  s38 := (((if if false then true else false then ((let _v36 = n26 * 13 in n35) +. (!s38)) else !s38)) +. (let _v36 = n26 * 13 in n35))
done
let n39 = !s38
let () = note_float n39
let s41 = ref n26
let () = for i40' = 0 to 3 - 1 do
  s41 := (try (Array.make 1 7).(i40') with | Invalid_argument q42 -> 65536 | Division_by_zero -> (let o43 = !s41 in let o44 = !s41 in let o45 = !s41 in let ( + ) a b = (a lsl 1) + b in o43 + o44 + o45))
done
let n46 = !s41
let () = note_int n46
let rec f47 p48 p49 =
  if p48 < 1 then
    ((-2) * p48)
  else (
    (f47 (p48 - 1) (if false then p48 else n46)) + 4
  )
let n50 = f47 4 ((-2) lsl (20 land 31))
let a51 = (try (Array.map (let rec f53 p52 = n46 in f53) (Array.sub a32 0 2)) with | _ -> (Array.make 2 n50))
let () = for i54 = 0 to 2 - 1 do
  (let k55 = wrap a29.(i54) 2 in a51.(k55) <- a51.(k55) + i54);
  ()
done
let () = (mix_ints a51 0 2; note_end 0)
let a56 = [|n35; (-3.25); n39; n39; 10.0; n39; x8|]
let s58 = ref n35
let () = for i57 = 0 to 7 - 1 do
  a56.(i57) <- ((!s58) +. a32.(7));
  s58 := ((a32.(7) +. (!s58)) -. a56.(i57))
done
let n59 = !s58
let () = note_float n59
let () = note_float n39
let () = note_int n26
let () = note_int n46
let () = (mix_0 5 a9.(7); note_end 0)
let () = (mix_ints a51 0 2; note_end 0)
let () = note_int n50
let () = note_float x8
let () = ()
