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
let a9 = Array.make 8 []
let () = a9.(0) <- [((-100.75) :: []); (try (let _v14 = (let rec f13 p10 p11 p12 = false in f13) in []) with | _ -> [])]
let () = a9.(1) <- ((x8 :: []) :: [])
let () = a9.(2) <- (let _v15' = ([], (ref true), 18, 20) in List.flatten [])
let () = a9.(3) <- ((x8 :: []) :: (match Ok 3.25 with | Ok q16 -> [] | Error 5 -> [] | Error (-2 as w17) -> [] | Error 4 -> [] | Error (-2147483647) -> [] | ((Error 9) | (Error _)) -> [] | (Error (-2147483648) as w18) -> [] | ((Error _) | (Error _)) -> [] | Ok q19 -> []))
let s21 = ref 13
let i20 = ref 0
let () = while !i20 < 8 do
  s21 := (match a9.(!i20) with | [] -> ((!s21) * !s21) | ([] :: ([] | [])) -> ((!s21) * (int_of_float x8)) | (((q22 :: _) | (q22 :: _)) :: []) -> ((!s21) + (- !s21)) | (q23 :: (q24 :: q25)) -> ((!s21 mod 100) + (!s21))); i20 := !i20 + 1
done
let n26 = !s21
let () = note_int n26
let () = a9.(wrap n26 8) <- (let v28 = (let (_, _, _, q27) = (7, (-2.0), n26, n26) in 5) in [])
let a29 = Array.init 2 (fun p30 -> p30)
let i31 = ref 0
let () = while !i31 < 1 do
  a29.(!i31 + 1) <- (a29.(!i31) * (a29.(!i31)));
  i31 := !i31 + 1
done
let () = (mix_ints a29 0 2; note_end 0)
let a32 = Array.make 8 0.5
let s34 = ref 100.75
let i33 = ref 0
let () = while !i33 < (hide 1 8) do
  s34 := ((a32.(!i33) *. (!s34)) -. x8); i33 := !i33 + 1
done
let n35 = !s34
let () = note_float n35
let s37 = ref (-2147483648)
let s38 = ref 0
let i36 = ref 0
let () = while !i36 < 12 do
  let u39 = !s37 + 715827883 in
  let u40 = !s38 + (if !s37 < !s37 + 715827883 then 1 else 3) in
  s37 := u39; s38 := u40; i36 := !i36 + 2
done
let n41 = !s37
let n42' = !s38
let () = note_int n41
let () = note_int n42'
let i43 = ref (1 - 1)
let () = while !i43 >= 0 do
  a29.(!i43) <- a29.(!i43 + 1);
  i43 := !i43 - 1
done
let () = (mix_ints a29 0 2; note_end 0)
let () = (if min ('\255' <= 'z') false then (mix n42'))
let v50 = (match [None] with | [] -> (if false then '\019' else ((fun (q44, q45) -> q44) ('\'', true))) | ((q46 :: _) | (q46 :: _)) -> (let s47 = string_of_int n42' in let i48 = (match q46 with | None -> n42' | ((Some true) | (Some true)) -> n41 | Some (false as w49) -> n42') in if i48 >= 0 && i48 < String.length s47 then s47.[i48] else '0'))
let () = (mix (Char.code v50); note_end 0)
let () = assert (hide 1 3 = 3)
let s52 = ref n35
let i51 = ref 0
let () = while !i51 < 5 do
  s52 := (try (float_of_int (100 / (!i51 - 3))) with | Invalid_argument q53 -> (let _v54 = [] in n35) | Division_by_zero -> (x8 +. x8)); i51 := !i51 + 1
done
let n55 = !s52
let () = note_float n55
let () = (mix_ints a29 0 2; note_end 0)
let () = note_float n55
let () = (mix (Char.code v50); note_end 0)
let () = (mix_floats a32 0 8; note_end 0)
let () = note_float n35
let () = note_float x8
let () = note_int n41
let () = ()
