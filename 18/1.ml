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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec loop2 i0 n3 s1 =
  if i0 <> n3 then (
    loop2 (i0 + 1) n3 (try (Array.make 0 7).(i0) with | Invalid_argument _ -> (s1 + s1) | Division_by_zero -> 31)
  ) else
    s1
let n4 = loop2 0 (hide 0 7) 4
let () = note_int n4
let a13 = if (min false true) > ((n4 + 32767) <= 8) then (let (q8, n4, q9) = if true then (n4, (Array.make 8 1.5), (fun n4 p5 -> 10.0)) else (n4, (Array.make 8 100.75), (fun p6 p7 -> 1.0)) in Array.init 7 (let rec f10 n4 = 0.0 in f10)) else (Array.map (let rec f12 p11 = 10.0 +. (-100.75) in f12) (Array.make 7 n4))
let () = (mix_floats a13 0 7; note_end 0)
let rec loop16 i14 s15 =
  if i14 >= 0 then (
    loop16 (i14 - 1) (try (float_of_int ((Array.make 2 7).(i14))) with | Invalid_argument _ -> (s15 /. s15) | Division_by_zero -> a13.(i14))
  ) else
    s15
let n18 = loop16 (7 - 1) 2.0
let () = note_float n18
let s20 = ref n18
let () = for i19 = 0 to 7 - 1 do
  s20 := (try (float_of_int (100 / (i19 - 6))) with | Invalid_argument q21 -> (-0.0) | Division_by_zero -> ((fun p22 -> !s20) (Ok n4)))
done
let n23 = !s20
let () = note_float n23
let apply24 p25 p26 p27 =
  let n28 = p27 (if true then n4 else 7) (n23 -. n23) in
  n4
let n33 = apply24 (match C1 with | C0 (None, _) -> (Array.make 4 n18) | C0 ((Some _), q29) -> (Array.make 4 0.5) | C1 -> (Array.make 4 n23)) (ref n23) (let _v30 = [] in fun p31 p32 -> p31)
let s35 = ref n23
let i34 = ref 0
let () = while !i34 < 3 do
  s35 := (try (float_of_int (100 / (!i34 - 2))) with | Invalid_argument _ -> n23 | Division_by_zero -> (coarse (exp (limit n18 (-9.0) 5.0)))); i34 := !i34 + 1
done
let n36' = !s35
let () = note_float n36'
let rec loop40 i37 n41 s38 =
  if i37 < n41 then (
    loop40 (i37 + 1) n41 (try (100 / (i37 - 4)) with | Invalid_argument q39 -> (compare n23 3.25) | Division_by_zero -> (Char.code '0') | _ -> 5)
  ) else
    s38
let n42 = loop40 0 7 n33
let () = note_int n42
let s44' = ref n23
let () = for i43 = 0 to 3 - 1 do
  s44' := (try (float_of_int (100 / (i43 - 0))) with | Invalid_argument _ -> a13.(i43) | Division_by_zero -> (coarse (log (limit n36' 0.5 100.0))))
done
let n45 = !s44'
let () = note_float n45
let p46 = -0.1
let p47 = 10 + n4
let p48 = p46
let p49 = n45
let p50 = (let (_, _, _, q51) = (false, n36', (Array.make 7 18), (Array.make 2 n42)) in n42)
let p52 = (try p48 with | _ -> n36')
let p53 = float_of_int 15
let p54 = -4096.0
let p55 = 1023
let p56 = (let (_, _, q57) = (n42, true, false) in p47)
let p58 = p48 -. p48
let p59 = (try (let p53 = ("b c", p56) in p46) with | _ -> p48)
let p60 = String.length "12"
let p61 = if true then 5 else p47
let p62 = p53
let p63 = int_of_float p62
let p64 = snd (p49, 0.5)
let p65 = ( + ) 4 8
let p66 = -0.5
let p67 = p53 +. p59
let p68 = p65
let p69 = p65
let p70 = p63 + 9
let p71 = -3.25
let p72 = Array.fold_left (let rec f74 p73 p66 = p73 in f74) p63 a13
let p75 = (let rec f77 p76 = p58 in f77) p70
let p78 = (let v84 = fun p79 -> ((let rec f83 p80 p81 p82 = p60 in f83), p68) in p55)
let p85 = p49 *. p54
let p86 = p71 /. p67
let p87 = p61 * p70
let () = mix 1
let n88 = (p87 + (p78 - (p72 * ((((p65 + (p63 * (((p56 - (p55 * (p50 + (p47)))) + p60) + p61))) + p68) - p69) + p70)))) - 1
let x89 = 1.0 *. ((((p71 *. (p67 +. ((p64 +. (p62 +. (p59 *. ((p54 *. ((p52 -. (((p46) +. p48) *. p49)) -. p53)) +. p58)))) *. p66))) -. p75) *. p85) *. p86)
let () = note_float x89
let () = note_float p46
let () = note_int n33
let () = note_float p64
let () = note_float p54
let () = note_float p59
let () = note_int p87
let () = (mix_floats a13 0 7; note_end 0)
let () = note_int p69
let () = ()
