type 'a t0 = C3 | C0 of { r1 : 'a } | C4 | C2 of string * float array * float
type 'a t1 = C16 | C5 of { r6 : 'a; r7 : float; r8 : 'a t2 * int; r9 : 'a t2 } | C15 | C10 of 'a | C11 of { r12 : 'a; r13 : float; r14 : int }
and 'a t2 = C19 | C18 | C17 of char
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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec loop5 i0 s1' =
  if i0 >= 0 then (
    loop5 (i0 - 1) (
      let s3 = ref s1' in
      for i2 = 0 to 3 - 1 do
        s3 := (((); 11) * 2)
      done;
      let n4 = !s3 in
      note_int n4;
      n4)
  ) else
    s1'
let n7 = loop5 (5 - 1) 2
let () = note_int n7
let rec f8 p9 p10' p11' p12 p13 p14 =
  if p9 < 1 then
    (-. 0.0)
  else (
    f8 (p9 - 1) p12 p12 p10' p12 p14
  )
let _ = f8 (hide 0 3) (if false then 100.75 else 3.25) (f8 3 0.0 (-1.0) 1.0 3.25 n7) 1e16 (-. (-1.5)) (n7 + n7)
let rec f15 p16 p17 p18 p19 p20 p21 p22 p23 p24 p25 =
  if p16 > 0 then (
    f15 (p16 - 1) p19 100.75 p22 ((p24 + p16) mod 16) p22 p17 p23 p20 ((p22 -. p25) *. (ceil p18))
  ) else
    (String.length "a")
let n32 = f15 (hide 0 2) (if true then (-1.5) else 0.5) (100.75 *. (-1.0)) 3.25 (-8460) ((-0.0) -. (-100.75)) (match C3 with | C3 -> 0.0 | C0 { r1 = C3 } -> 0.5 | ((C0 { r1 = (C0 { r1 = 'a'..'m' } as w26) }) | (C0 { r1 = w26 })) -> (-1.0) | C0 { r1 = (C0 { r1 = 'n' }) } -> (-0.5) | C0 { r1 = (C0 { r1 }) } when r1 < '\203' -> 0.0 | C0 { r1 = (C0 { r1 }) } -> 100.75 | C0 { r1 = C4 } -> (-10.0) | C0 { r1 = (C2 (_, q27, q28) as w29) } -> 0.0 | C4 -> 1.5 | C2 (q30, q31, f8) -> f8) (if true then 14 else n7) (n7 / (n7 lor 1)) (-0.0)
let a33 = Array.make 8 1.0
let rec loop38 i34 s35 =
  if i34 < 0 then s35 else (
    if a33.(i34) <> (Array.fold_left (fun p36 p37 -> 0.0) 10.0 a33) then loop38 (i34 - 2) (a33.(i34) *. (s35)) else s35
  )
let n40 = loop38 (8 - 1) 1.0
let () = note_float n40
let rec f41 p42 p43 p44 p45 p46 =
  if p42 < 1 then
    1.7976931348623157e308
  else (
    f41 ((-1) + p42) p43 p44 p44 p46
  )
let x47 = f41 3 (if true then n32 else n32) (5 / (n32 lor 1)) (n32 * n32) (n40 +. 1.0)
let () = note_float x47
let rec f48 p49' p50 p51 p52 =
  if p49' > 0 then (
    f48 (p49' - 1) p50 p51 p52
  ) else
    x47
let x55 = f48 5 n32 (String.fold_left (fun p53 p54 -> p53) 4 "a") (12 * n32)
let () = note_float x55
let x57 = f48 7 (max n32 16) (String.length "tail \" end") (match n7 with | 5 -> n32 | -2147483648 -> n7 | 7 -> n32 | q56 -> q56)
let () = note_float x57
let rec f58 p59 p60 p61 p62 p63 p64 p65 p66 =
  if p59 < 1 then
    (p61 +. p64)
  else (
    f58 (p59 - 1) p62 p63 p66 p61 p61 p60 p62
  )
let x67' = f58 7 (String.length "a") (float 19) (f15 2 x57 x57 x47 n7 x55 x57 9 n32 0.5) (fabs x55) x55 (n7 * 6) (13 * 18)
let () = assert (hide 1 3 = 3)
let rec f68 p69 p70 p71 p72 p73 p74 p75 p76 p77 p78 p79 p80 =
  if p69 > 0 then (
    f68 (p69 - 1) (match (let v85 = (let rec f84 p81 p82 p83 = '0' in f84) in C15) with | C16 -> (abs_float p72) | C5 ({ r6; r7 = q86; r8; _ } as w87) -> (p75 +. p74) | C15 -> (fabs p80) | C10 q88 -> (f48 1 (-2) q88 n32) | C11 { r13 = _; r14 = 2; _ } -> 100.75 | C11 ({ r12 = 8; r13 = _; r14 = 4 } as w89) -> p70 | (C11 { r12 = (-3); r13 = q90; r14 = 4 } as w91) -> (abs_float p80) | C11 ({ r12 = q92; r14 = 4; _ } as w93) -> (-0.0) | C11 { r12 = q94; r13 = _; r14 = (-3) } -> (f41 2 p73 p79 p78 p74) | ((C11 { r12 = q95; r13 = q96; r14 = _ }) | (C11 { r13 = q96; r14 = q95; _ })) -> ((); q96)) p70 p75 p76 p80 p74 p73 p70 p78 p79 p77
  ) else
    (Array.length a33)
let n102 = f68 3 (List.fold_right (let rec f99 p97 p98 = p98 in f99) [] 0.0) (ceil x67') (float_of_int n32) ((let rec f101 p100 = n32 in f101) x57) (x55 *. x55) 10.0 (n32 mod 4096) (min x55 x67') 19 n7 (float_of_int n32)
let () = note_int n102
let () = note_float x55
let () = note_int n32
let () = note_float x47
let () = note_float x67'
let () = note_int n102
let () = (mix_floats a33 0 8; note_end 0)
let () = note_int n7
let () = ()
