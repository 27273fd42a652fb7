type t0 = C0 of int | C1
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
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec mix_0 d (v : float list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y86 :: y87) -> mix 1; mix_float y86; mix_0 (d - 1) y87
let x14 = (String.fold_left (try (let rec f2 p0 p1 = p0 in f2) with | _ -> (let rec f5 p3 p4 = p3 in f5)) (match Ok 3 with | (Ok 2 as w6) -> 2.0 | Ok 9 -> 10.0 | Ok (-3) -> 3.25 | (Ok q7 as w8) -> (-1.5) | Error q9 -> 0.0) (try (List.fold_left2 (fun p10 p11 p12 -> "12") "12" [] []) with | Invalid_argument _ -> "12" | _ -> "tail \" end")) /. (let v13 = '\'' <= '\255' in floor 0.5)
let a15 = Array.make 16 (-2.0)
let s17 = ref x14
let () = for i16 = 0 to Array.length a15 - 1 do
  a15.(i16) <- (!s17 +. (a15.(i16)));
  s17 := ((); 1.5)
done
let n18 = !s17
let () = note_float n18
let n20 = (let v19 = string_of_float 0.5 in -2)
let a21 = a15
let () = a15.(4) <- (((); x14) /. (1.5 -. x14))
let () = a21.(wrap (-2) 16) <- ((a15.(4)) +. n18)
let () = note_float a15.(4)
let p22 = n20 * 29
let p23 = (-100.75) -. x14
let p24 = (match C1 with | C0 _ -> n18 | C1 -> 1.0 | C0 5 when ((float_of_int p22) >= (let i25 = n20 in if i25 >= 0 && i25 < 16 then a21.(i25) else (-1.0))) -> p23)
let p26 = -. n18
let p27 = (let rec f29 p28 = 8 in f29) p26
let p30 = p26 +. 10.0
let p31 = 0.0 /. 0.0
let p32 = p24
let p33 = (match C1 with | ((C0 q34 as w35) | (C0 q34 as w35)) -> q34 | C1 -> p22)
let p36 = (let _v38 = ('\'', p32, (fun p37 -> "12"), (Array.make 4 p27)) in 18)
let p39 = (let v40 = () in 0.0)
let p41 = p31
let p42 = p27 land p36
let p43 = p36
let p44 = (-1.0) -. p30
let p45' = if true then p36 else p33
let p46 = p26 *. 2.0
let () = mix 1
let n47 = 1 + (p45' lxor ((p42 + ((p33 * ((p22) + p27)) + p36)) + p43))
let x48 = 1.0 -. (p46 *. ((p41 +. (((p31 *. (p30 *. (p26 +. ((p23) +. p24)))) *. p32) *. p39)) +. p44))
let x49 = a21.(15)
let () = note_float x49
let a68 = (match (if (match Ok p26 with | Ok q50 -> true | (Error true as w51) -> false | Error (false as w52) when w52 -> w52) then None else None) with | (None | (Some _)) -> (
  let f53 p54 p55 a21 =
    let x56 = float_of_int (-1073741824) in
    (-13) - (let _v58 = (let v57 = C1 in p55) in n47 + n47)
  in
  let g59 = f53 (p31 *. x49) in
  let g60 = g59 (let v61' = (true, C1, (Array.make 7 p26)) in p43) in
  let n62 = g60 (p36 / (-1)) in
  let n63 = g60 (p36 lor n62) in
  (try a21 with | _ -> (let v64 = C1 in a21))) | ((Some _) | None) -> (
  (let rec f67 p66 = a21 in f67) (fst ((Array.make 7 p32), (-3)))) | exception Match_failure _ -> a21)
let () = (match C1 with | C0 (-2) -> () | ((C0 q69) | (C0 q69)) -> (mix_float (p32 *. p26)) | (C1 | C1) -> (let _v70 = C1 in (if true then ())))
let v71 = max [] []
let () = (mix_0 5 v71; note_end 0)
let v79 = (match if String.equal "a" "12" then C1 else (let (_, _, _) = (x49, (-0.5), (let rec f73 x48 p72 = x48 in f73)) in C1) with | ((C0 5) | (C0 _)) -> (
  let v76 = ((-2147483648.0) *. (abs_float p41)) < (match List.fold_left (fun p74 p75 -> p74) (C1, true, p36) [] with | ((C1, false, v71) | (_, _, v71)) -> 3.25) in
  (mix (if v76 then 1 else 0); note_end 0);
  let v78 = p36 > ((let v77 = n18 in p36) mod ((( * ) p42 n47) lor 1)) in
  (mix (if v78 then 1 else 0); note_end 0);
  (if (Array.make 1 x48) > (Array.make 1 p30) then (try (if v76 then (p46, (Ok x49), C1, (p31, p46, p36, p42)) else ((-1.5), (Ok 0.5), C1, (p39, x48, p36, p43))) with | _ -> (p31, (Ok x49), C1, (p44, x48, p36, p43))) else (if v78 then (x48, (Ok 0.0), C1, (p39, p46, 9, p42)) else (p41, (Ok 0.5), C1, (p31, p39, 8, 17))))) | C1 -> (
  ((-5e-324), (Ok p30), C1, ((); (p32, 1.0, p45', p36)))))
let unused80 = (let rec f83 p81 = (let _v82' = C1 in false) in f83)
let () = assert (hide 1 3 = 3)
let x85 = abs_float (match C1 with | (C0 (-3) as w84) -> (-1e-310) | C0 _ -> (p41 -. x48) | C1 -> a68.(hide 1 11))
let () = note_float x85
let () = note_int n20
let () = note_float x48
let () = note_int p43
let () = note_int p33
let () = note_float p26
let () = note_int p42
let () = note_float p39
let () = note_float x14
let () = ()
