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
let rec tick_float k x = mix k; x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec mix_0 d (v : float list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y144 :: y145) -> mix 1; mix_float y144; mix_0 (d - 1) y145
and mix_1 d (v : (float * float * float * int, int) result) =
  if d > 0 then
    match v with
    | Ok y146 -> mix 0; (let (m147, m148, m149, m150) = y146 in mix_float m147; mix_float m148; mix_float m149; mix m150)
    | Error y151 -> mix 1; mix y151
let () = String.fold_left (let rec f2 p0 p1 = () in f2) (Array.iteri (fun p3 p4 -> if true then () else ()) (let v5' = [] in Array.make 1 (-1))) ((clip "t") ^ (String.make (hide 1 2) '0'))
let n6 = if None < None then (if 17 <= 7 then (-32769) else (if false then (if 0 <> 9 then (-2147483648) else (if 1.5 < (-1.5) then ((); 4) else (if true then ((-1) lsl 2) else (if false && false then 2147483647 else (-20))))) else (1 mod (1 lor 1)))) else (succ 11)
let () = note_int n6
let f7 p8 p9 p10 =
  max (Error p10) (let v11 = 0.5 +. (-2.0) in Ok (v11, v11, v11, p10))
let g12 = f7 (if true then (fun p14 -> n6) else (let rec f16 p15 = n6 in f16))
let g13 = g12 (let v17 = Ok (0.0, false) in false)
let v18 = g13 n6
let v19 = g13 (Char.code ' ')
let f20 p21 p22 p23 =
  ((let v24 = None in ()); (3.25 /. 1.0)) -. (match v19 with | Ok (q25, q26, q27, q28) when q27 >= 10.0 -> 1.7976931348623157e308 | Ok (q29, q30, q31, q32) -> (ceil q31) | Error _ -> (1.0 /. 0.5))
let g33 = f20 (-2835)
let g34 = g33 (let (_, _, _, q35) = (7, (-2.0), n6, n6) in 5)
let x37 = g34 (match v19 with | Ok q36 -> 5 | Error _ -> n6)
let () = note_float x37
let x38 = g34 n6
let () = note_float x38
let f39 p40 p41 f7 =
  ((); (x38 +. x37)) > ((try (try (let _v42 = x37 in _v42) with | Invalid_argument _ -> x38 | Match_failure _ -> x38 | E0 -> x38) with | Invalid_argument q43 -> x38 | Failure q44 -> x38 | Match_failure _ -> x38 | E0 -> x38) *. (f20 n6 n6 n6))
let g45' = f39 (try (if false then (Ok true) else (Ok true)) with | Invalid_argument q47 -> (Ok true) | Division_by_zero -> (Ok true) | Failure q48 -> (Ok true) | Not_found -> (Ok false) | E0 when false -> (Ok true) | _ -> (Ok false))
let g46 = g45' (Array.make 6 n6)
let v49 = g46 (' ' == '\n')
let v50 = g46 (12 <= 0)
let f51 p52 p53 p54 =
  let x58 = min p54 (match min v19 v19 with | Ok (_, _, q55, q56) -> (-. 1.5) | Error 3 -> (float_of_int p53) | Error q57 -> 1.5) in
  (if (let v59 = v50 in not v59) then (match v18 with | ((Ok _ as w60) | (Ok _ as w60)) -> (x58 :: []) | Error 0 -> (1.5 :: []) | ((Error (-2147483647)) | (Error _)) -> (if v50 then [] else []) | Error 6 -> (x58 :: []) | Error 2 -> (match v19 with | ((Ok (q61, q62, v19, _)) | (Ok (v19, q62, q61, _))) -> [] | Error _ -> [] | Error _ -> []) | Error 4 -> (List.rev_append [] []) | Error (-1) -> [] | (Error q63 as w64) -> []) else (match v19 with | Ok q65 -> [] | Error 6 -> (x38 :: []) | ((Error 6) | (Error _)) -> [] | Error (5 as w66') -> [] | Error (-2147483647) -> (match v50 with | (true | true) -> [] | false -> []) | ((Error q67) | (Error q67)) -> (match v50 with | (true | true) -> [] | false -> [])))
let g68 = f51 100.75
let g69 = g68 n6
let v77 = g69 (let _v76 = ((Array.make 5 n6), (let rec f72 p70 p71 = p70 in f72), n6, (let rec f75 p73 v50 p74' = p73 in f75)) in x37)
let () = (mix_0 5 v77; note_end 0)
let v79 = g69 (try x38 with | Invalid_argument q78' -> x37 | Match_failure _ -> x38 | E0 -> 1.0)
let f80 p81 p82 p83 =
  let x84 = (-2.0) /. p81 in
  let f85 p86 p87 p88 =
    ((let v91 = (match [] with | ([] | []) -> (Array.make 16 18) | ((true :: q89) | ((true :: _) as q89)) -> (Array.make 16 p88) | (false :: q90) -> (Array.make 16 17)) in ()); (6, (0.5, p86), p83, []))
  in
  (match v79 with | [] -> ((( * ) p83 8) lor (p83 mod 3)) | (q92 :: []) -> ((n6 mod (p83 lor 1)) mod ((p83 asr 1) lor 1)) | (_ :: ((q93 :: q94) as w95)) -> ((if v50 then p83 else 18) - p83))
let g96 = f80 2147483648.0
let g97 = g96 (x38 >= x37)
let n98 = g97 (if v50 then n6 else n6)
let () = note_int n98
let n102 = g97 ((let rec f101 (_, q99', _, q100) = n98 in f101) (3, 1.0, true, n98))
let () = note_int n102
let n103 = -2
let x104 = -. 1.5
let x105 = (tick_float 0 (f20 n103 n98 n103)) *. (-0.1)
let f106 p107' p108 p109 =
  p109 - (-(- n102))
let g110 = f106 (create_float_array 6 x105)
let g111 = g110 (let rec f113 p112 = "a" in f113)
let n114' = g111 n102
let n115 = g111 (n98 asr 23)
let () = note_int n115
let f116 p117 p118 p119 =
  assert (hide 1 3 = 3);
  (let v127 = (let v120 = Error 11 in (let v126 = (x105, (fun p121 p122 p123 -> 100.75), [], (fun p124 p125 -> n102)) in v49)) in [|(f20 n114' n103 n103); x104|])
let g128 = f116 ((); (let rec f133 p130 p131 p132 = v50 in f133))
let g129 = g128 ((fun p134 -> []) None)
let a139 = g129 (x105, n103, (let rec f138 p135 p136 p137' = v50 in f138))
let a143 = g129 ((); (x104, n98, (fun p140 p141 p142 -> v50)))
let () = note_float x105
let () = note_int n102
let () = (mix_0 5 v79; note_end 0)
let () = note_float x38
let () = (mix_floats a139 0 2; note_end 0)
let () = (mix_1 5 v19; note_end 0)
let () = (mix (if v50 then 1 else 0); note_end 0)
let () = note_int n114'
let () = ()
