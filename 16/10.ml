type a0 = int * bool * bool
type t0 = { mutable r0 : int }
type t1 = { r1 : int; r2 : int; r3 : bool * float list }
type t2 = C4 of char option | C5 of t2 option * float array * float | C6
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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let a0 = Array.make 4 3.25
let rec loop4 i1 n5 s2 =
  if i1 >= n5 then s2 else (
    (a0.(i1) <- ((a0.(i1)) -. s2));
    loop4 (i1 + 1) n5 (-. (match Ok i1 with | Ok q3 -> 0.5 | Error _ -> s2))
  )
let n6 = loop4 0 (Array.length a0) (-1.5)
let () = note_float n6
let a7' = (match ({ r1 = 11; r2 = (-1); r3 = (false, []) }, 8) with | (({ r1 = q8; r2 = q9; r3 = q10 }, (-2)) as w11) -> (Array.make 2 q9) | ({ r1 = _; r2 = q12'; r3 }, 8) -> (Array.make 2 12) | ({ r1; r2 = q13; r3 = n6 }, _) -> (Array.make 2 q13) | (_, _) -> (Array.make 2 12) | ({ r1 = q14; r2 = q15; r3 = n6 }, (3 | 3)) when q15 >= 19 -> (Array.make 2 q15) | _ -> (Array.make 2 12))
let s17 = ref 17
let i16 = ref (2 - 1)
let () = while !i16 >= 0 do
  s17 := (a7'.(!i16) lxor (!s17)); if a7'.(!i16) <> (List.compare_lengths [] []) then (i16 := !i16 - 1) else i16 := -1
done
let n18 = !s17
let () = note_int n18
let () = a7'.((n18 * 0) land 1) <- (-1136)
let p19 = Char.code '\n'
let p20 = (let o21 = p19 in let o22 = p19 in let o23 = p19 in let o24 = 3 in let ( mod ) a b = a lxor (b + 1) in o21 mod o22 mod o23 mod o24)
let p25 = n6 +. n6
let p26 = 16
let p27 = 1.0
let p28 = a7'.(1)
let p29 = p28 + p20
let p30 = a0.(0)
let p31 = List.length []
let p32 = -4096.0
let p33 = 31
let p34 = ((); p28)
let p35 = -4
let p36 = (match C6 with | C4 _ -> (-100.75) | C5 (p26, q37, _) -> p32 | C6 -> p30)
let p38 = a7'.(0)
let p39' = int_of_float 2.0
let p40 = p36 *. p32
let p41 = p32 *. p40
let p42' = List.compare_lengths [] []
let p43 = List.compare_lengths [] []
let p44 = 1.5
let p45 = p29 lxor p42'
let p46 = (let i47 = -3 in if i47 >= 0 && i47 < Array.length a0 then a0.(i47) else 1.0)
let p48' = floor p44
let p49 = p29 mod 4
let p50 = p44 /. p46
let p51 = p46
let p52 = (match None with | None -> p48' | (Some (-2 as w53) as w54) -> (-10.0) | Some 3 -> p50 | Some q55 -> p32)
let p56 = 11
let p57 = p43 - p56
let p58 = p48'
let p59 = p56 * 13
let p60 = p44 *. p52
let p61 = (try (let v64 = fun p62 p63 -> true in p36) with | _ -> p44)
let p65 = p45
let p66 = snd (false, p46)
let () = mix 1
let n67 = 1 + (((((((p43 lxor (p42' lxor (p39' - (p38 * (((((p29 lxor ((((p19) * p20) * p26) * p28)) + p31) lxor p33) + p34) lxor p35))))) + p45) + p49) lxor p56) - p57) - p59) - p65)
let x68 = 1.0 -. (p66 -. (p61 -. (p60 +. (p58 +. (((p50 *. (((((p40 *. (((p30 *. ((p25) +. p27)) *. p32) *. p36)) -. p41) +. p44) -. p46) -. p48')) +. p51) -. p52)))))
let n73 = (let n67 = 0.5 +. (((match C6 with | C4 None -> p66 | C4 ((Some 'a'..'m') | (Some 'a'..'m')) -> 1.5 | C4 (Some ('n' | 'a'..'m')) -> p61 | C4 (Some q69) -> p58 | C5 (_, q70, _) -> p60 | (C6 | (C4 (Some _))) -> p66) *. (let _v71 = ((Ok 13), C6, (Array.make 2 p52)) in p40)) *. (min (0.0 /. 0.0) (let v72 = ('\n', (-3)) in x68))) in 2857 + ((max p29 p31) * 8))
let () = note_int n73
let () = (try (
  let rec loop76 i74 s75 =
    if i74 >= 0 then (
      (a0.(i74) <- (s75 +. (a0.(i74))));
      loop76 (i74 - 1) (float_of_int (compare ("b c", (ref p43), (Array.make 6 n73)) ("\000\255x", (ref p38), (Array.make 6 i74))))
    ) else
      s75
  in
  let n78 = loop76 (4 - 1) x68 in
  note_float n78;
  let rec loop81 i79 s80 =
    if i79 < 2 then (
      (a7'.(i79) <- ((a7'.(i79)) - s80));
      loop81 (i79 + 2) p42'
    ) else
      s80
  in
  let n83 = loop81 0 n67 in
  note_int n83;
  let rec loop88 i84' s85 =
    if i84' >= 2 then s85 else (
      (a7'.(i84') <- ((a7'.(i84')) * s85));
      loop88 (i84' + 2) (match [] with | ([] | (_ :: (_ :: _))) -> (- 18) | (q86 :: _) -> (p59 mod (n73 lor 1)) | ([] as w87) when (s85 > a7'.(0)) -> (-8) | ((_ :: _) | []) when ({ r0 = i84' } <> { r0 = n83 }) -> (16 / 7) | _ -> (snd (true, 13)))
    )
  in
  let n90 = loop88 0 p39' in
  note_int n90;
  let rec loop93 i91 n94 s92 =
    if i91 < n94 then (
      (a0.(i91) <- ((a0.(i91)) -. s92));
      loop93 (i91 + 2) n94 (1.5 +. (p44 /. s92))
    ) else
      s92
  in
  let n95 = loop93 0 4 p52 in
  note_float n95;
  a0.(1) <- (if true then 100.75 else p66)) with | _ -> (a7'.(1) <- p43))
let () = note_float p52
let () = note_int n67
let () = note_float p50
let () = (mix_floats a0 0 4; note_end 0)
let () = note_float p30
let () = note_int p39'
let () = note_float p61
let () = note_int p35
let () = ()
