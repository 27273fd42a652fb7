type t0 = { r0 : string; r1 : string list; r2 : string; r3 : int; r4 : t0 option }
type 'a t1 = C5 of 'a | C6
type t2 = { r7 : float }
exception E0
exception E1
exception E2 of int
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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let a0 = (match Ok true with | Ok true -> (Array.make 7 18) | Ok false -> (Array.make 7 13) | Error 0.5 -> (Array.make 7 5) | ((Error q1) | (Error q1)) -> (Array.make 7 14))
let s3 = ref 19
let () = for i2 = (hide 0 7) - 1 downto 0 do
  a0.(i2) <- (a0.(4) * (!s3));
  s3 := (a0.(i2) + (a0.(4) - (!s3)))
done
let n4 = !s3
let () = note_int n4
let x5 = 0.0 /. 0.0
let n6 = ((((((0) + (if x5 = x5 then 32 else 0)) + (if x5 <> x5 then 67 else 0)) + (if x5 < x5 then 66 else 0)) + (if x5 > x5 then 34 else 0)) + (if x5 <= (x5 *. x5) then 39 else 0)) + (if x5 >= x5 then 32 else 0)
let () = note_int n6
let a7 = (let (q11, _, q12', q13) = (n6, false, (fun p8 p9 p10 -> true), n6) in Array.make 16 q11)
let n17 = (hide 1 8)
let rec loop16 i14 =
  if i14 < n17 then (
    (let x15 = a7.(i14) in a7.(i14) <- a7.(15 - i14); a7.(15 - i14) <- x15);
    loop16 (i14 + 1)
  ) else
    ()
let () = loop16 0
let () = (mix_ints a7 0 16; note_end 0)
let rec loop20 i18 n21' s19 =
  if i18 <> n21' then (
    loop20 (i18 + 1) n21' (((s19) -. (float_of_int i18)) *. 0.0)
  ) else
    s19
let n22 = loop20 0 (hide 0 20) 1.5
let () = note_float n22
let rec loop26 i23 n27 =
  if i23 < n27 then (
    (a7.(i23) <- ((-4) + (match Ok x5 with | ((Ok q24) | (Ok q24)) when q24 < 1.5 -> n6 | Ok (1.0 | 1.0) -> i23 | ((Ok q25) | (Error { r7 = q25 })) -> i23 | Error _ -> i23)));
    loop26 (i23 + 1) n27
  ) else
    ()
let () = loop26 0 (hide 1 16)
let () = (mix_ints a7 0 16; note_end 0)
let p28 = (-3.25) +. n22
let p29 = float_of_string "1.5"
let p30 = (match n6 with | 0 -> p29 | ((5 as w31') | (5 as w31')) -> p28 | q32 -> n22)
let p33 = int_of_string (string_of_int n4)
let p34 = -. p29
let p35 = String.length "a"
let p36 = n6 - p35
let p37 = Array.fold_right (let rec f40 p38 p39 = p39 in f40) a7 10.0
let p41 = a7.((max (-3) 6) land 15)
let p42 = (let { r7 } = { r7 = 3.25 } in p33)
let p43 = p34 *. p30
let p44 = if false then p37 else p37
let p45 = -2.0
let p46 = p36
let p47 = p42 * (-8)
let p48 = -. p45
let p49 = 10.0 /. p48
let p50' = 1.5
let p51 = -. p49
let p52 = p34
let p53' = 1.5 /. p44
let p54 = (match p47 with | 3 when ((match { r0 = "b c"; r1 = []; r2 = "12"; r3 = 6; r4 = None } with | ({ r0 = q55; r1 = q56; r2 = "a"; r3 = 1; r4 = q57 } | { r0 = q55; r1 = q56; r2 = "a"; r3 = 1; r4 = q57 }) -> p47 | { r0 = q58'; r1; r2 = ""; r3 = 1; r4 = q59 } -> p42 | ({ r0; r1 = _; r2 = q60; r3 = 1; r4 = q61 } | { r0; r2 = q60; r3 = 1; r4 = q61; _ }) -> p36 | { r0 = p53'; r1; r2 = p35; r3 = p49; r4 } -> p47) <> (match Ok p33 with | ((Ok 9) | (Ok _)) -> p42 | Error 1.0 -> p35 | Error 1.0 -> 3 | Error q62 -> p46 | ((Ok 6) | (Ok _)) -> p36)) -> p44 | 3 when (p35 <= (-10)) -> p29 | 3 -> p52 | 5 -> (-10.0) | q63 -> p52)
let p64 = (let rec f68 (q65, q66, q67) = p53' in f68) (p46, p36, 3.25)
let p69 = -. p43
let p70 = 3.25
let p71 = a7.((-211) land 15)
let p72 = p69 -. 0.0
let () = mix 1
let n73 = 1 + (p71 lxor (p47 lxor (p46 + ((p41 + (((p33) + p35) * p36)) * p42))))
let () = note_int n73
let x74 = (((p69 +. ((p54 +. (p53' *. (p52 +. (p51 -. ((p49 +. (((p44 -. ((((p30 *. (p29 *. (p28))) *. p34) *. p37) +. p43)) +. p45) -. p48)) +. p50'))))) *. p64)) +. p70) +. p72) +. 1.0
let () = note_float x74
let () = note_int p42
let () = note_float p64
let () = note_int p36
let () = note_float p49
let () = note_int p47
let () = (mix_ints a7 0 16; note_end 0)
let () = note_float x5
let () = note_float p52
let () = ()
