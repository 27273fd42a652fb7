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
let rec mix_0 d (v : int option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y40 -> mix 1; mix y40
and mix_1 d (v : (int, float) result) =
  if d > 0 then
    match v with
    | Ok y41' -> mix 0; mix y41'
    | Error y42 -> mix 1; mix_float y42
and mix_2 d (v : (float, float) result ref) =
  if d > 0 then
    match v with
    | _ -> mix_4 (d - 1) !v
and mix_3 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y43 :: y44) -> mix 1; mix y43; mix_3 (d - 1) y44
and mix_4 d (v : (float, float) result) =
  if d > 0 then
    match v with
    | Ok y45 -> mix 0; mix_float y45
    | Error y46 -> mix 1; mix_float y46
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
let i14 = ref (3 - 1)
let () = while !i14 >= 0 do
  s15 := (try (float_of_int ((Array.make 0 7).(!i14))) with | Invalid_argument q16' -> !s15 | Division_by_zero -> (let v17 = ref (ref a10') in !s15) | _ -> (-. !s15)); i14 := !i14 - 1
done
let n18 = !s15
let () = note_float n18
let () = note_float ((if true then n18 else n18) +. n18)
let a19 = create_array 12 a10'
let i20 = ref 0
let () = while !i20 < 11 do
  a19.(!i20 + 1) <- (32767 + (a19.(!i20)));
  i20 := !i20 + 1
done
let () = (mix_ints a19 0 12; note_end 0)
let c21 = a10' - (a10')
let c22 = (a10') lxor a10'
let c23 = a10' + (a10')
let c24 = (c21) lxor c21
let c25 = c23 + (a10')
let c26 = a10' + (c21)
let c27 = a10' - (a10')
let c28 = (c27) + c26
let () = note_int c28
let a29 = Array.make (hide 0 16) 10.0
let i30 = ref (8 - 1)
let () = while !i30 >= 0 do
  (let x31 = a29.(!i30) in a29.(!i30) <- a29.(15 - !i30); a29.(15 - !i30) <- x31);
  i30 := !i30 - 1
done
let () = (try (
  let c21 = ( -. ) a29.(wrap (let _v32 = '\n' in 12) 16) (let v33' = [] :: [] in float c22) in
  (let (q34, _, c27, q35) = min (3.25, c21, c24, c23) (c21, 1.0, c25, c27) in ())) with | _ -> (a1 := (Ok n18)))
let s37 = ref n18
let i36 = ref (20 - 1)
let () = while !i36 >= 0 do
  s37 := (2.2250738585072014e-308 -. ((float_of_int !i36) *. (!s37))); i36 := !i36 - 1
done
let n38 = !s37
let () = note_float n38
let i39 = ref ((hide 0 14) - 1)
let () = while !i39 >= 0 do
  a29.(!i39 + 1) <- (a29.(!i39 + 2) *. ((a29.(!i39)) +. a29.(!i39 + 1)));
  i39 := !i39 - 1
done
let () = (mix_floats a29 0 16; note_end 0)
let () = note_float n38
let () = (mix_2 5 a1; note_end 0)
let () = note_int c27
let () = note_int c22
let () = (mix_ints a19 0 12; note_end 0)
let () = (mix_3 5 a12; note_end 0)
let () = note_int c23
let () = (mix_0 5 v9; note_end 0)
let () = ()
