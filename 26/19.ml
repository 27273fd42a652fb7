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
let rec tick_int k x = mix k; x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec mix_0 d (v : char list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y77 :: y78) -> mix 1; mix (Char.code y77); mix_0 (d - 1) y78
and mix_1 d (v : float list list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y79 :: y80) -> mix 1; mix_2 (d - 1) y79; mix_1 (d - 1) y80
and mix_2 d (v : float list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y81 :: y82) -> mix 1; mix_float y81; mix_2 (d - 1) y82
let apply0 p1 (q2, q3) p4 =
  let n5 = p4 ((); q3) 3 in
  float (-1)
let x8 = apply0 (if true then (ref (Ok 0)) else (ref (Ok 5))) (((-2), 8, 1.5), 8) (fun p6 p7 -> p6)
let () = note_float x8
let a9 = Array.make (hide 0 8) []
let () = a9.(0) <- [((-100.75) :: []); (try (let _v14 = (let rec f13 p10 p11 p12 = false in f13) in []) with | _ -> [])]
let () = a9.(1) <- ((x8 :: []) :: [])
let () = a9.(2) <- (let _v15' = ([], (ref true), 18, 20) in List.flatten [])
let () = a9.(3) <- ((x8 :: []) :: (match Ok 3.25 with | Ok q16 -> [] | Error 5 -> [] | Error (-2 as w17) -> [] | Error 4 -> [] | Error (-2147483647) -> [] | ((Error 9) | (Error _)) -> [] | (Error (-2147483648) as w18) -> [] | ((Error _) | (Error _)) -> [] | Ok q19 -> []))
let s21 = ref 13
let i20 = ref 0
let () = while !i20 < (hide 0 8) do
  s21 := (match a9.(!i20) with | [] -> ((!s21) - (try (10 lor !i20) with | _ -> 19)) | ((([] :: _) as w22) | ([] :: w22)) -> ((!s21) * !s21) | ((_ :: q23) :: q24) -> ((!s21) - (match [] with | ([] | []) -> !s21 | (true :: []) when (match q24 with | [] -> (if false then true else true) | (q25' :: q26) -> (not false)) -> 7 | (true :: []) -> !s21 | (false :: []) when ((let _v27 = 2 in "tail \" end") <> (if false then "" else "\000\255x")) -> !s21 | ((false :: []) as w28) -> !s21 | ((_ :: (_ :: q29)) | ([] as q29)) -> !i20))); i20 := !i20 + 1
done
let n30 = !s21
let () = note_int n30
let unused31 = Array.init 5 (fun x8 -> ((match [] with | [] -> () | ((q32 :: q33) | ((q32 :: _) as q33)) -> ()); (2.0 *. 100.75)))
let s35 = ref n30
let i34 = ref 0
let () = while !i34 < (hide 0 3) do
  s35 := (try (Array.make 1 7).(!i34) with | Invalid_argument _ when ((!s35 + !s35) == (n30 - 9)) -> (tick_int 7 !i34) | Division_by_zero -> !i34 | _ -> (!s35 + !s35)); i34 := !i34 + 2
done
let n36 = !s35
let () = note_int n36
let s38 = ref x8
let () = for i37 = 0 to (hide 0 6) - 1 do
  s38 := ((-. (float_of_int n36)) *. ((if false then ((!s38) +. (-. (float_of_int n36))) else !s38)))
done
let n39 = !s38
let () = note_float n39
let a40 = create_array (hide 1 8) 0.5
let i41 = ref 0
let () = while !i41 < (hide 0 8) do
  a40.(!i41) <- ((let rec f43 p42 = n39 in f43) (let _v44 = n36 in (n36, _v44)));
  i41 := !i41 + 1
done
let () = (mix_floats a40 0 8; note_end 0)
let unused53 = apply0 (let v45 = 16 in ref (Ok 11)) (match None with | None -> ((n36, n36, n39), 15) | Some q46 -> (((-1), n36, x8), n30)) (match [] with | [] -> (let rec f49 p47 p48 = -3 in f49) | (_ :: q50) -> (let rec f52 a40 p51 = a40 in f52))
let rec fold54 =
  function
  | [] ->
    []
  | ((_ :: q56) as w57) ->
    '\n' :: []
let v62 = fold54 (let v61 = fun p58 -> ((fun p59 p60 p58 -> '\''), 4) in [])
let () = (mix_0 5 v62; note_end 0)
let v65 = fold54 (match v62 with | (([] as w63) | ((_ :: _) as w63)) -> w63 | ((q64' :: fold54) | (q64' :: fold54)) -> fold54)
let () = (mix_0 5 v65; note_end 0)
let () = (mix_0 5 v65; note_end 0)
let unused66 = fold54 ('\255' :: [])
let s68 = ref x8
let () = for i67 = 0 to (hide 1 5) - 1 do
  s68 := ((((!s68) *. 2147483648.0)) +. 2147483648.0)
done
let n69' = !s68
let () = note_float n69'
let a70 = [|n36; n36; n36|]
let a71 = Array.make (hide 1 5) 13
let n75 = (hide 1 5)
let rec loop74 i72 s73 =
  if i72 <> n75 then (
    (a71.(i72) <- (a70.(1) + (s73)));
    loop74 (i72 + 1) (a71.(i72) * (a70.(1) - (s73)))
  ) else
    s73
let n76 = loop74 0 13
let () = note_int n76
let () = note_int n30
let () = note_float n69'
let () = (mix_0 5 v65; note_end 0)
let () = (mix_1 5 a9.(7); note_end 0)
let () = (mix_0 5 v62; note_end 0)
let () = note_int n76
let () = (mix_ints a70 0 3; note_end 0)
let () = ()
