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
let a0 = Array.make 4 11
let i1 = ref 0
let () = while !i1 < 2 do
  a0.(!i1 * 2 + 1) <- ((a0.(!i1 / 2)) * ((); !i1));
  i1 := !i1 + 2
done
let () = (mix_ints a0 0 4; note_end 0)
let a2 = (let (q3, q4, a0) = (false, a0, (-0.5)) in Array.make 2 6)
let () = for i5 = 0 to 1 - 1 do
  a2.(i5 * 3 + 1) <- ((a2.(i5 / 3)) + (i5 - i5));
  ()
done
let () = (mix_ints a2 0 2; note_end 0)
let a6 = min (Array.make 10 (-1.5)) (Array.make 10 0.0)
let rec loop8 i7 n9 =
  if i7 <> n9 then (
    (a6.(i7 * 4 + 0) <- ((a6.(i7 mod 4)) +. (fabs 0.0)));
    loop8 (i7 + 1) n9
  ) else
    ()
let () = loop8 0 3
let x10 = 0.0 /. 0.0
let n12 = ((((((0) + (if x10 = (x10 *. x10) then 97 else 0)) + (if x10 <> x10 then 25 else 0)) + (if x10 < x10 then 43 else 0)) + (if x10 > (match [] with | [] when (((4 - 4096) > 15) && (if true then false else true)) -> 100.75 | [] -> x10 | (q11 :: _) -> x10) then 42 else 0)) + (if x10 <= (max x10 10.0) then 17 else 0)) + (if x10 >= x10 then 74 else 0)
let () = note_int n12
let v13 = (-11) = (- n12)
let n21 = (match (let v14 = a2.(wrap (n12 + n12) 2) in (let v15 = (x10, 1, v13, []) in C1)) with | C0 (_, q16) -> (
  let i17 = ref (2 - 1) in
  while !i17 >= 0 do
    a0.(!i17 * 2 + 0) <- ((a0.(!i17 mod 2)) + 6);
    i17 := !i17 - 1
  done;
  (mix_ints a0 0 4; note_end 0);
  (if (let x10 = Array.make 16 x10 in v13) then (match q16 with | C0 (q18, _) -> n12 | (C0 (None, q19) as w20) -> n12 | C1 -> n12) else (-4097))) | C1 -> (
  (try 5 with | _ -> 18) * (truncate x10)))
let () = note_int n21
let v30 = if (match Array.make 1 n21 with | [|_; q26|] -> true | [|(-2147483648); q27|] -> v13 | [|4; _|] -> v13 | [|q28; _|] -> v13 | q29 -> true) then v13 else (if v13 then v13 else (if String.equal "12" "12" then (match { r2 = (fun p25' -> p25') } with | ({ r2 } | { r2 }) -> v13) else (if (match (v13, (Array.make 1 x10)) with | ((true as w22), ([||] as w23)) -> v13 | (true, _) -> v13 | (false, q24) -> true) then (if not false then (if if true then v13 else v13 then v13 else (v13 || true)) else (n12 <= n21)) else (v13 || v13))))
let a31 = if if (Array.make 2 x10) <> (Array.make 2 x10) then (true && v30) else (n21 >= 16) then a6 else a6
let () = a6.(9) <- (let v36 = ((let rec f35 p32 p33 p34 = n21 in f35), 'a', n21) in x10 *. x10)
let () = a31.(9) <- ((let i37 = n21 in if i37 >= 0 && i37 < 10 then a31.(i37) else x10) -. (a6.(9)))
let () = note_float a6.(9)
let c38 = a31.(3) +. ((x10 *. 10.0))
let c39 = a31.(3) -. (a31.(3))
let c40 = (c38) *. c38
let c41 = (c39) +. c39
let c42 = c38 *. (c39)
let c43 = c39 -. (a31.(3))
let () = note_float c43
let rec loop45 i44 =
  if i44 < 2 then (
    (a0.(i44 * 2 + 1) <- ((a0.(i44 mod 2)) + (truncate 2.0)));
    loop45 (i44 + 1)
  ) else
    ()
let () = loop45 0
let () = (mix_ints a0 0 4; note_end 0)
let f70 = if (Array.make 6 c38) <> (match [] with | [] -> (Array.make 6 c38) | (q47 :: []) -> (Array.make 6 c39) | (2 :: (_ :: _)) -> (Array.make 6 c40) | (1 :: (q48 :: q49)) -> (Array.make 6 2.0) | ((4 as w50) :: (q51 :: q52)) -> (Array.make 6 1.5) | ((q53 :: (_ :: _)) as w54) -> (Array.make 6 0.5)) then (snd (List.fold_right (let rec f57 p55 p56 = p56 in f57) [] ('z', (let rec f59' p58 = n21 in f59')))) else (if (let v60 = v30 in v60) then (match C1 with | C0 (c41, (C0 (_, q61) as w62)) -> (fun p63 -> 12) | C0 (None, C1) -> (let rec f64 a31 = n12 in f64) | C0 ((Some q65'), C1) -> (fun p66 -> n21) | C1 -> (let rec f68 p67 = n12 in f68)) else ((); (fun p69 -> n21)))
let x71 = coarse (log (limit 4096.0 0.5 100.0))
let () = note_float x71
let () = for i72 = 0 to 1 - 1 do
  a2.(i72 * 2 + 0) <- ((a2.(i72 mod 2)) * i72);
  ()
done
let () = (mix_ints a2 0 2; note_end 0)
let () = note_float x10
let () = note_float c40
let () = note_float x71
let () = (mix_ints a2 0 2; note_end 0)
let () = note_float c43
let () = note_float c41
let () = ()
