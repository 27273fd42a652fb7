type t0 = C0 of float option * t0 | C1
type 'a t1 = { r2 : int -> int }
exception E0 of float
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
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let c5 = ((( -. ) 1.0 (-2.0)) /. (String.fold_left (let rec f2 p0' p1 = 100.75 in f2) 10.0 "a")) -. (((( -. ) 1.0 (-2.0)) /. (String.fold_left (let rec f2 p0' p1 = 100.75 in f2) 10.0 "a")))
let c6 = (c5) -. ((let rec f4 p3 = -2.0 in f4) (ref 14))
let c7 = (((( -. ) 1.0 (-2.0)) /. (String.fold_left (let rec f2 p0' p1 = 100.75 in f2) 10.0 "a"))) -. c6
let c8 = c7 +. (c6)
let c9 = (c5) +. ((let rec f4 p3 = -2.0 in f4) (ref 14))
let c10 = c6 -. (((( -. ) 1.0 (-2.0)) /. (String.fold_left (let rec f2 p0' p1 = 100.75 in f2) 10.0 "a")))
let c11 = (c6) -. c8
let c12 = c10 *. (c5)
let () = note_float c12
let s14 = ref 5
let i13 = ref 0
let () = while !i13 < 6 do
  s14 := (((); 2147483646) + ((if true then (((); 2147483646) * (!s14)) else !s14))); i13 := !i13 + 1
done
let n15 = !s14
let () = note_int n15
let a16 = Array.copy (Array.make 8 n15)
let rec loop19 i17 =
  if i17 < 2 then (
    (
      for i18 = 4 - 1 downto 0 do
        a16.(i17 * 4 + i18) <- ((a16.(i17 * 4 + i18)) + i17);
        ()
      done;
      ());
    loop19 (i17 + 1)
  ) else
    ()
let () = loop19 0
let () = (mix_ints a16 0 8; note_end 0)
let p21 = c8 -. c10
let p22 = 1e-310
let p23 = (match { r2 = (fun p24 -> 14) } with | ({ r2 } as w25) -> c11)
let p26 = ((); p21)
let p27 = n15 + n15
let p28 = (let rec f30 p29 = p21 in f30) []
let p31 = max c10 10.0
let p32 = Array.length a16
let p33 = p31
let p34 = n15
let p35 = if false then p28 else 2.0
let p36 = c12 /. p28
let p37 = (let v38 = [] in p21)
let p39 = -. p28
let p40 = (match { r2 = (let rec f42 p41 = p32 in f42) } with | { r2 = q43 } -> p33)
let p44 = if false then 100.75 else p33
let p45 = List.fold_right (fun p46 p47 -> p44) [] c12
let p48 = (let rec f50 p49 = p27 in f50) (Array.make 4 c10)
let () = mix 1
let n51 = 1 + (((p32 + (p27)) * p34) * p48)
let x52 = 1.0 *. (((p40 +. ((p37 *. ((p35 *. (p33 +. (p31 -. (p28 -. (p26 -. (p23 *. ((p21) *. p22))))))) *. p36)) -. p39)) +. p44) *. p45)
let () = assert (compare (-2) (-2) = 0)
let a53 = if true then (Array.make 2 p34) else (Array.make 2 p32)
let () = for i54 = 0 to 2 - 1 do
  (let k55' = wrap a53.(i54) 2 in a53.(k55') <- a53.(k55') + i54);
  ()
done
let () = (mix_ints a53 0 2; note_end 0)
let rec loop61 i56 n62 s57 =
  if i56 >= n62 then s57 else (
    loop61 (i56 + 1) n62 ((compare (if true then p37 else p39) (coarse (exp (limit p33 (-9.0) 5.0)))) lxor ((if (let v60 = { r2 = (let rec f59 p58 = p58 in f59) } in false) then ((compare (if true then p37 else p39) (coarse (exp (limit p33 (-9.0) 5.0)))) lxor (s57)) else s57)))
  )
let n63 = loop61 0 (hide 0 12) n51
let () = note_int n63
let () = note_float c11
let () = note_float c8
let () = note_float p40
let () = note_float p39
let () = note_int n63
let () = note_int p32
let () = note_float p36
let () = note_int p34
let () = ()
