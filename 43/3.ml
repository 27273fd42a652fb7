type a0 = string * int * int
exception E0 of (int, int) result
exception E1
exception E2
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
let rec tick_float k x = mix k; x
let a3 = (let v0 = 8 in create_array 7 ((let rec f2 p1 = 1.5 in f2) 3.25))
let f4 p5 p6 p7 =
  (try ((if (let v8 = false in v8) then (false || false) else ((15 + 65535) >= p7)) || (match p6 with | [] -> false | [] -> (15 <= p7) | ((false :: q9') | ((false :: []) as q9')) -> (true || true) | (q10 :: (q11 :: _)) when (match p6 with | ([] | []) -> q11 | (q12 :: _) -> (match [] with | [] -> q11 | ((q10 :: q13) | ((q10 :: []) as q13)) -> q12 | (p7 :: (_ :: _)) -> q12 | (_ :: q14) when q12 -> false)) -> (q11 && q10) | [] when ((match p6 with | [] -> "\000\255x" | (q15 :: q16) -> "") <> (if false then "tail \" end" else "a")) -> true)) with | Match_failure _ -> false)
let _ = f4 ((-2.0) *. 1.0) (match 3 with | ((-1) | (-1)) -> [] | _ -> []) (let v17 = Array.make 7 4 in 17)
let p18 = 15 + (-3)
let p19 = (try (let i20 = p18 in if i20 >= 0 && i20 < 7 then a3.(i20) else 10.0) with | _ -> (-2.0))
let p21 = if true then p19 else p19
let p22 = (let v23 = p21 in -0.5)
let p24 = -9
let p25 = p21
let p26 = (match p25 with | 0.5 -> p25 | 0.5 -> p22 | q27 -> p22)
let p28 = (let v29 = (p24, 11) in p25)
let p30 = p26
let p31 = (match p24 with | 2 -> p18 | q32 -> p18 | _ when true -> p24)
let p33 = succ p24
let p34 = 9 + p18
let p35 = 0.5 -. p26
let p36 = (match Ok 1 with | Ok 8 when (String.contains (let v37 = Array.make 3 16 in "tail \" end") (let s38 = "" in let i39 = p31 in if i39 >= 0 && i39 < String.length s38 then s38.[i39] else '\255')) -> p33 | ((Ok 8) | (Ok 8)) -> p24 | Ok 5 -> p31 | ((Ok 0) | (Ok 0)) -> 7 | Ok 9 -> p34 | ((Ok 6) | (Ok 6)) -> p34 | Ok _ -> p24 | (Error _ as w40') -> p33)
let p41 = (try (if false then raise (Invalid_argument "") else 1.5) with | Invalid_argument q42 -> p35)
let p43 = coarse (cos (limit p28 (-100.0) 100.0))
let p44' = (let v45 = p25 in v45)
let p46 = p33
let p47 = float_of_int p36
let p48 = p25 -. p44'
let p49 = coarse (sin (limit p48 (-100.0) 100.0))
let p50 = (match p48 with | (0.5 | 0.5) -> p44' | q51 -> p47)
let p52 = p36
let p53 = p52 / 1
let p54 = float 8
let p55 = ( -. ) p35 p30
let p56' = p24
let p57 = (let ((q58, q59, q60) as w61) = (p52, true, p33) in p36)
let p62 = 10.0
let p63 = p46
let p64' = p55 +. p62
let p65 = 0.5
let p66 = ((); 2.0)
let p67 = truncate p19
let p68 = p36 - p52
let p69 = (let rec f71 p70 = 3 in f71) 0.0
let p72 = fst (p41, p31)
let () = mix 1
let n73 = 1 * (p69 * ((p67 + ((p57 + (p56' - ((p52 lxor (p46 lxor (p36 lxor (p34 + (p33 + ((p24 - (p18)) * p31)))))) * p53))) * p63)) - p68))
let () = note_int n73
let x74 = (p72 +. ((p65 -. (((p55 +. (p54 *. (p50 +. (p49 +. ((((p43 -. (p41 -. (p35 +. (p30 +. (p28 +. ((p25 +. (p22 -. ((p19) *. p21))) -. p26)))))) *. p44') -. p47) -. p48))))) *. p62) -. p64')) +. p66)) +. 1.0
let () = (try (
  let a78 = (match ((tick_float 13 p72), [], [|p50; p65; p49; x74; (-0.5)|]) with | (q75, q76, q77) -> (Array.make 4 6993)) in
  let i79 = ref 0 in
  while !i79 < 4 do
    (let k80 = wrap a78.(!i79) 4 in a78.(k80) <- a78.(k80) + 1);
    i79 := !i79 + 1
  done;
  (mix_ints a78 0 4; note_end 0);
  let rec loop83 i81 s82 =
    if i81 < 20 then (
      loop83 (i81 + 2) (((s82) *. (float_of_int i81)) *. 2147483648.0)
    ) else
      s82
  in
  let n85 = loop83 0 p54 in
  note_float n85;
  let n86 = a78.(3) - 18 in
  note_int n86;
  a3.(2) <- (n85 /. p54)) with | _ -> (print_char '\''))
let () = note_int p67
let () = note_float p47
let () = note_float p44'
let () = note_int n73
let () = note_int p24
let () = note_int p46
let () = note_float p35
let () = note_float p19
let () = ()
