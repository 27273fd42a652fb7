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
let rec tick_float k x = mix k; x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let n0 = 6
let () = note_int n0
let x1 = 0.0 /. 0.0
let n2 = ((((((0) + (if (fabs x1) = x1 then 42 else 0)) + (if (-1.5) <> x1 then 35 else 0)) + (if x1 < x1 then 30 else 0)) + (if x1 > x1 then 17 else 0)) + (if x1 <= x1 then 81 else 0)) + (if x1 >= (if true then x1 else (-10.0)) then 3 else 0)
let rec f3 p4 p5 p6 p7 p8 p9 =
  if p4 > 0 then (
    f3 (p4 - 1) p7 10.0 p9 p8 p7
  ) else
    1.0
let x10 = f3 5 (x1 -. x1) (0.5 *. x1) ((); x1) (10.0 *. x1) (floor x1)
let x11 = f3 2 (( /. ) 10.0 x10) x10 (float 11) (x10 *. x10) (if true then x10 else 0.0)
let () = note_float x11
let n12 = if (( /. ) 10.0 x11) = x1 then (n0 mod ((int_of_float 3.25) lor 1)) else (-1073741824)
let v13 = x10 >= x11
let () = (mix (if v13 then 1 else 0); note_end 0)
let rec f14 p15 p16 p17 p18 =
  if p15 <= 0 then
    32767
  else (
    f14 ((-1) + p15) p16 p18 (p15 + p18)
  )
let n24' = f14 (hide 1 5) (match (20, (-2.0), n0) with | (n12, q19, (-2)) -> q19 | (q20, q21, _) -> x10 | ((_, _, q22) | (q22, _, _)) when q22 <> 7 -> x10 | _ -> 0.5 | exception _ -> x11) (n0 * n2) (Array.fold_left (fun f14 p23 -> f14) n12 (Array.make 5 (-2.0)))
let () = note_int n24'
let n25 = f14 1 (ceil 1.0) (17 + 15) n24'
let n34 = (match [] with | [] -> (match (match "tail \" end" with | "a" -> [] | ("a" as w26) -> [] | "" -> [] | q27 -> []) with | ([] | []) -> (f14 (hide 0 10) x1 n25 n2) | (q28 :: n25) -> (-10)) | (0.0 :: q29) -> ((if v13 then ()); (n25 + (-2))) | ((q30 :: q31) | (q30 :: q31)) -> (truncate ((); q30)) | (q32 :: q33) -> 12)
let () = note_int n34
let rec f35 p36 p37 p38 p39 p40 p41 p42 p43 =
  if p36 > 0 then (
    f35 (p36 - 1) (match [] with | [] -> (abs_float p43) | (((Ok _) :: q44) | (((Error _) :: _) as q44)) -> 0.1 | ((Error q45) :: n34) -> (abs_float p37)) p40 p40 p38 p41 (((); p40) - (-2147483647)) p41
  ) else
    (if v13 then p42 else 19)
let n50 = f35 (hide 0 4) x11 ((fun p46 -> n12) (fun p47 p48 p49 -> 6)) n25 (f35 (hide 0 2) x11 (-1) n12 n24' x11 16 x11) x1 (if v13 then 0 else n34) (x11 *. x11)
let () = note_int n50
let _ = f35 2 (-1.7976931348623157e308) n2 17 (n25 + 5) (min x11 x10) 2147483647 (match n25 with | -2 -> x11 | -3 -> x10 | q51 -> 0.0 | -2147483648 -> x11 | q52 -> x11)
let rec f53 p54' p55 p56 p57 p58 p59 p60 p61 p62 p63 p64 p65 p66 =
  if p54' < 1 then
    (truncate (-0.0))
  else (
    f53 (p54' - 1) p55 p56 p63 p64 p55 ((p64 / 7) / 2) p62 p64 p60 p66 p61 p58
  )
let n70 = f53 (hide 1 1) (x11 /. x11) 10.0 (snd ("", n50)) (4 lsr (n24' land 31)) (f3 11 x11 x11 x11 x10 x1) n34 n50 n24' (n12 + 3) (13 mod (-2147483648)) (String.fold_left (let rec f69 p67 p68 = n50 in f69) n50 "tail \" end") (f14 8 x10 n50 n50)
let n89 = f53 3 (sqrt 100.75) ((); 100.75) (match Ok n24' with | Ok q71 -> 14 | Error q72 -> 7) (if false then n50 else n50) (match "a" with | "a" -> x10 | "" -> 2.0 | q73 -> x11) (match [] with | (([] as w74) | ([] as w74)) -> n70 | (None :: []) -> 13 | (None :: (_ :: q75)) -> n34 | ((Some q76) :: []) -> q76 | ((None | (Some _)) :: (q77 :: n50)) -> n70) (let o78 = n12 in let o79 = n50 in let o80 = n12 in let o81 = n24' in let o82 = n12 in let ( && ) a b = b - a in o78 && o79 && o80 && o81 && o82) n24' n34 (let v83 = (n25, (11, n50, n2), [], false) in n34) (if false then n12 else n70) (let (q86, q87, q88, n12) = ((fun p84' p85 -> x10), None, n34, ()) in n34)
let c91 = (f3 6 2.0 (float_of_int 19) (x11 +. 1.5) (try (x10 /. 10.0) with | _ -> (-1.0)) 10.0) -. ((f3 6 2.0 (float_of_int 19) (x11 +. 1.5) (try (x10 /. 10.0) with | _ -> (-1.0)) 10.0))
let c92 = (f3 6 2.0 (float_of_int 19) (x11 +. 1.5) (try (x10 /. 10.0) with | _ -> (-1.0)) 10.0) -. (c91)
let c93 = c92 *. (c92)
let c94 = (c93) +. (f3 6 2.0 (float_of_int 19) (x11 +. 1.5) (try (x10 /. 10.0) with | _ -> (-1.0)) 10.0)
let c95 = (f3 6 2.0 (float_of_int 19) (x11 +. 1.5) (try (x10 /. 10.0) with | _ -> (-1.0)) 10.0) *. (c92)
let c96 = (c91) +. c93
let () = note_float c96
let rec f97 p98 p99 p100 p101 p102 p103 p104 p105 p106 =
  if p98 <= 0 then
    ((land) 1 p98)
  else (
    f97 (p98 - 1) p101 ((let v107 = v13 in n34) + p106) p103 p102 p99 (Char.code (min ' ' '\'')) p100 p106
  )
let n113 = f97 (hide 1 4) (-. c96) (let (_, q110, q111, q112) = (None, (let rec f109 p108 = "a" in f109), v13, (Ok "12")) in n24') (tick_float 0 x10) (float_of_int n25) (-. c93) (15 - n70) (int_of_float c95) (( - ) n34 n70)
let () = note_int n113
let n122 = n113 mod ((if ((match [] with | [] -> n34 | (1 :: _) -> 7 | ((_ :: (_ :: _)) | (_ :: [])) when ((-2147483648) > ((let rec f118 p117 = 2 in f118) n70)) -> n89 | (_ :: _) -> n24' | [] -> n70 | _ -> n50) + (n89 mod (n34 lor 1))) >= n25 then ((truncate c96) - ((f53 1 c96 c96 n25 n50 c96 n25 n113 n70 n24' n70 11 n70) / ((String.length "b c") lor 1))) else ((let rec f120 p119 = n113 in f120) (let v121 = n50 in ( * ) n70 n25))) lor 1)
let () = note_int n122
let rec f123 p124' p125 p126 p127 p128 p129 p130 p131 p132 p133 p134 p135 p136 p137 p138 p139 p140 p141 p142 p143 p144 =
  if p124' < 1 then
    (f53 2 c92 (-0.5) n50 p133 p138 n12 n24' n12 n50 n122 n25 p131)
  else (
    f123 ((-1) + p124') p130 p131 p144 p134 p128 p141 p131 p144 p127 p135 p129 p129 p129 p130 p137 p138 p142 p130 p136 p131
  )
let n149 = f123 3 (abs_float c93) (-17) (match None with | None -> n89 | Some [|q145|] -> n122 | Some _ -> 20) (1.0 -. c94) (match Ok (Ok n25) with | Ok (Ok q146) -> c93 | Ok (Error true) -> c96 | Ok (Error false as w147) -> c92 | ((Ok (Ok _) as w148) | (Error _ as w148)) -> c96) c93 (try (( + ) 9 n12) with | _ -> n113) (8 - n70) n34 (c96 /. x10) (if false then c95 else c95) (c95 /. 10.0) (snd (1.0, 100.75)) c95 c91 4096.0 (c94 *. c92) (fabs c96) (( /. ) c93 c93) 5
let () = note_int n70
let () = note_int n113
let () = note_float x11
let () = note_int n12
let () = note_float x10
let () = note_float c93
let () = note_int n0
let () = (mix (if v13 then 1 else 0); note_end 0)
let () = ()
