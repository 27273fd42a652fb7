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
let rec f8 p9 p10 =
  if p9 < 1 then
    p10
  else (
    9 lxor (f8 (p9 - 1) p9)
  )
let _ = f8 0 ((); n7)
let n11 = f8 3 (String.length "")
let () = note_int n11
let p12 = n11 lor n11
let p13 = (let v14 = ' ' in n7)
let p15 = 1e16
let p16 = n11 + p12
let p17 = p15
let p18 = max n11 p16
let p19 = (try (Char.code 'a') with | _ -> 15)
let p20 = p15 *. p15
let p21 = (land) p12 n11
let p22 = p16
let p23 = List.compare_lengths [] []
let p24' = p18 + p21
let p25 = List.fold_left (let rec f28 p26 p27' = p26 in f28) p17 []
let p29 = min p17 p20
let p30 = (match C15 with | C16 -> (-1.5) | C5 { r6 = q31; r7; r8 = q32; r9 = _ } -> 0.5 | C15 -> p15 | (C10 _ as w33) -> 1.5 | ((C11 { r12 = q34; r13; _ }) | (C11 { r12 = q34; r13; _ })) -> p17)
let p35 = p17
let p36 = p22
let p37 = p12
let p38 = p16
let p39 = -0.0
let p40 = (try (let _v41 = Array.make 1 p37 in p20) with | _ -> p25)
let p42 = compare p30 p39
let p43 = (match p39 with | (0.5 | 0.5) when (((p37 + p38) + 1024) > (f8 1 p12)) -> p40 | 0.5 -> 100.75 | q44 -> q44)
let p45 = p21 + p21
let p46 = if false then p40 else p35
let p47 = (let p39 = "tail \" end" in p36)
let p48 = 3.25 +. p43
let p49 = (match p12 with | (0 | 6) when (((); 12) <> (p38 / 4)) -> p25 | 0 -> p35 | 1 -> p30 | (2 | 2) -> p43 | q50 -> p43)
let () = mix 1
let n51 = 1 - (((p42 lxor (((((p23 * (((((((p12) * p13) * p16) - p18) - p19) + p21) * p22)) - p24') + p36) + p37) - p38)) lxor p45) * p47)
let () = note_int n51
let x52 = 1.0 -. (p49 *. (((((p39 +. (((p29 +. (p25 -. ((p17 +. (p15)) -. p20))) *. p30) *. p35)) *. p40) -. p43) +. p46) -. p48))
let () = (if true && ((p42 - (-2147483647)) >= 0) then (match C16 with | C16 -> (let v53 = p29 in ()) | C5 ({ r6 = q54; r7 = q55; r8; r9 = _ } as w56) -> (if true then () else ()) | C15 -> (match (p43, true, 2.0, C18) with | (_, _, q57, q58) -> ()) | ((C5 { r9 = _; _ }) | (C10 _)) -> (try (match [] with | [] when (if not false then (match C18 with | ((C17 _) | C19) -> false | (C18 | C18) -> true | C17 'a'..'m' -> true | C17 p40 -> false) else (true && true)) -> () | ((0.0 :: []) as w61) when true -> () | (0.0 :: (q62 :: _)) -> ()) with | Match_failure _ -> ()) | C11 ({ r12 = q63; r13 = q64; r14 = p38 } as w65) -> ()))
let rec f66 p67 p68 =
  if p67 <= 0 then
    p37
  else (
    (f66 (p67 - 1) p67) lxor 6
  )
let n69 = f66 10 14
let () = note_float p25
let () = note_float p30
let () = note_int p36
let () = note_float p49
let () = note_float p20
let () = note_int n51
let () = note_int p42
let () = note_int p24'
let () = ()
