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
let rec mix_0 d (v : int ref list ref) =
  if d > 0 then
    match v with
    | _ -> mix_4 (d - 1) !v
and mix_1 d (v : (bool, bool) result) =
  if d > 0 then
    match v with
    | Ok y107 -> mix 0; mix (if y107 then 1 else 0)
    | Error y108 -> mix 1; mix (if y108 then 1 else 0)
and mix_2 d (v : (float, int) result) =
  if d > 0 then
    match v with
    | Ok y109 -> mix 0; mix_float y109
    | Error y110 -> mix 1; mix y110
and mix_3 d (v : float array ref) =
  if d > 0 then
    match v with
    | _ -> mix_floats !v 0 2
and mix_4 d (v : int ref list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y111 :: y112) -> mix 1; mix_5 (d - 1) y111; mix_4 (d - 1) y112
and mix_5 d (v : int ref) =
  if d > 0 then
    match v with
    | _ -> mix !v
let v15 = Array.fold_left (let rec f8 p6 p7 = p6 in f8) (max (String.fold_left (fun p9 p10 -> p9) ((ref (Ok 12)), ((3, 10, (-100.75)), 10), (-100.75), (-3)) "tail \" end") (Array.fold_right (fun p11 p12 -> ((ref (Ok p11)), (((-3), p11, 0.0), 13), 3.25, p11)) (Array.make 4 8) ((ref (Ok 12)), ((0, 13, (-3.25)), 10), 2.0, (-3)))) (Array.fold_right (fun p13 p14 -> p14) (Array.make 1 (-10.0)) (Array.make 4 "\000\255x"))
let x16 = 0.0 /. 0.0
let n22 = ((((((0) + (if (snd (3, 3.25)) = x16 then 45 else 0)) + (if (sqrt x16) <> x16 then 10 else 0)) + (if x16 < (floor x16) then 81 else 0)) + (if x16 > (String.fold_left (fun p17 p18 -> p17) (-1.0) "12") then 68 else 0)) + (if x16 <= x16 then 70 else 0)) + (if x16 >= (Array.fold_right (let rec f21 p19 p20 = x16 in f21) (Array.make 1 true) 0.5) then 97 else 0)
let v30' = List.fold_left (fun p23 p24' -> p23) (List.fold_right (let rec f27 p25 p26 = None in f27) (List.sort compare []) (Option.bind None (let rec f29 p28 = None in f29))) (max [] [])
let n31 = (String.length (fst ("\000\255x", '\n'))) + ((min n22 n22) - ((land) n22 n22))
let () = note_int n31
let n35 = (land) (List.fold_left (let rec f34 p32 p33 = p32 in f34) (max n31 n22) (snd (17, []))) (min (n31 - 5) (String.length "12"))
let n36 = (lxor) 906 (List.compare_lengths (List.sort_uniq compare []) (List.flatten []))
let () = note_int n36
let f40 = fst (snd (true, ((let rec f39 p37 = ((fun p37 p38 n31 -> (n36, n22, x16, true)), n36) in f39), (ref '\n'))))
let n41 = 1
let v43 = (let v42 = List.length (List.cons n41 []) in fst (snd (17, ((Ok (Ok 5)), []))))
let n44 = abs (snd (max ("b c", n35) ("tail \" end", n41)))
let () = note_int n44
let c45 = ((fst (x16, n41))) -. x16
let c46' = (x16) -. x16
let c47 = (x16) *. x16
let c48 = (c45) +. x16
let c49 = (x16) -. (fst (x16, n41))
let () = note_float c49
let v50 = fst (min (fst ((v30', n35), true)) (v30', n44))
let v51 = min (fst (false, false)) false
let n52 = max n22 n44
let () = min () ()
let v53 = min (ref []) (ref [])
let a54 = Array.make 2 n52
let n55 = 2147483646
let () = note_int n55
let v57' = List.flatten (let (q56, a54) = max (v50, v51) (v50, true) in [])
let () = a54.(1) <- (a54.(0) lor (match v57' with | ([] | []) -> n44 | ((q58 :: q59) | (q58 :: q59)) -> n41))
let x60' = if true then c49 else c49
let v61 = []
let x62 = c47
let v63 = (match v50 with | None -> v51 | Some 3 -> v51 | Some _ -> v51)
let n64' = n52
let n65 = 1073741824
let n66 = n55
let x67 = c48
let v68 = v63 || v63
let v69 = ref x67
let v71 = (let v70 = n52 in None)
let v72 = ((ref (Array.make 2 0.5)), (c48, n65))
let () = v53 := v61
let x60' = "a"
let v73 = '\''
let f76 = (let rec f75 p74 = (n65, c45, (Array.make 1 v73)) in f75)
let () = print_char v73
let n77 = n44
let c48 = n65
let v78 = Ok 1
let a79 = Array.copy (Array.make 16 n77)
let () = (let _v80 = n66 in ())
let f84 = (let rec f83 x60' p81 p82 = Ok [] in f83)
let (q85, (q86, _), q87) = ([], (x62, 1), 5)
let n89 = ((int_of_float q86) + a79.((-564) land 15)) lsl ((if false then (let v88 = Array.make 2 (v63, n41, v68) in 7) else (n41 asr 14)) land 31)
let n90 = n44
let x93 = (let v92 = (let _v91' = "" in []) in x67)
let a94 = [|c46'|]
let v95 = ((Ok v68), ((Ok 100.75), n90, n90), v51)
let n96 = 3
let () = (mix (if v63 then 1 else 0); note_end 0)
let () = (mix_0 5 v53; note_end 0)
let () = note_int n77
let () = note_int n35
let () = ((let (m97, m98, m102) = v95 in mix_1 5 m97; (let (m99, m100, m101) = m98 in mix_2 5 m99; mix m100; mix m101); mix (if m102 then 1 else 0)); note_end 0)
let () = ((let (m103, m104) = v72 in mix_3 5 m103; (let (m105, m106) = m104 in mix_float m105; mix m106)); note_end 0)
let () = note_int n22
let () = note_float c45
let () = ()
