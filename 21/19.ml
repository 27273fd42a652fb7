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
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
let rec mix_0 d (v : (int, float) result) =
  if d > 0 then
    match v with
    | Ok y122 -> mix 0; mix y122
    | Error y123 -> mix 1; mix_float y123
and mix_1 d (v : float list list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y124 :: y125) -> mix 1; mix_2 (d - 1) y124; mix_1 (d - 1) y125
and mix_2 d (v : float list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y126' :: y127) -> mix 1; mix_float y126'; mix_2 (d - 1) y127
let apply0 p1 (q2, q3) p4 =
  let n5 = p4 ((); q3) 3 in
  float (-1)
let x8 = apply0 (if true then (ref (Ok 0)) else (ref (Ok 5))) (((-2), 8, 1.5), 8) (fun p6 p7 -> p6)
let () = note_float x8
let a9 = Array.make 8 []
let () = a9.(0) <- [((-100.75) :: []); (try (let _v14 = (let rec f13 p10 p11 p12 = false in f13) in []) with | _ -> [])]
let () = a9.(1) <- ((x8 :: []) :: [])
let () = a9.(2) <- (let _v15' = ([], (ref true), 18, 20) in List.flatten [])
let () = a9.(3) <- ((x8 :: []) :: (match Ok 3.25 with | Ok q16 -> [] | Error 5 -> [] | Error (-2 as w17) -> [] | Error 4 -> [] | Error (-2147483647) -> [] | ((Error 9) | (Error _)) -> [] | (Error (-2147483648) as w18) -> [] | ((Error _) | (Error _)) -> [] | Ok q19 -> []))
let s21 = ref 13
let i20 = ref 0
let () = while !i20 < 8 do
  s21 := (match a9.(!i20) with | [] -> ((!s21) * !s21) | ([] :: ([] | [])) -> ((!s21) * (int_of_float x8)) | (((q22 :: _) | (q22 :: _)) :: []) -> ((!s21) + (- !s21)) | (q23 :: (q24 :: q25)) -> ((!s21 mod 100) + (!s21))); i20 := !i20 + 1
done
let n26 = !s21
let () = note_int n26
let () = a9.(wrap n26 8) <- (let v28 = (let (_, _, _, q27) = (7, (-2.0), n26, n26) in 5) in [])
let a29 = (let _v30 = ' ' in Array.make 10 (Ok (Array.make 1 n26)))
let () = a29.(0) <- a29.(0)
let () = a29.(1) <- (Error (let v31 = n26 in x8))
let () = a29.(2) <- (min (let v32 = -0.0 in Ok (Array.make 1 n26)) (let a29 = false in Ok (Array.make 1 2)))
let () = a29.(3) <- (Ok (Array.map (fun p33 -> p33) (Array.make 1 n26)))
let rec loop39' i34 n40 s35 =
  if i34 >= n40 then s35 else (
    loop39' (i34 + 1) n40 (match a29.(i34) with | ((Error 0.5) | (Ok _)) -> (s35 -. (s35)) | Error (0.5 | 0.5) -> ((x8 -. s35) -. (s35)) | Error q36 -> ((s35) +. (abs_float q36)) | ((Error _) | (Ok _)) -> ((0.5 *. x8) +. (s35)))
  )
let n41 = loop39' 0 10 x8
let () = note_float n41
let p42 = (let _v43 = 1.5 in 10.0)
let p44 = (let _v45 = [] in n41)
let p46 = n26 / 4
let p47 = if true then p42 else p44
let p48 = - p46
let p49 = p47
let p50 = n26
let p51 = apply0 (ref (Ok p48)) ((p48, p48, (-1.0)), 17) (fun p52 p53 -> 7)
let p54 = 11
let p55 = p51 *. p47
let p56 = 0.1
let p57 = p56
let p58 = (let o59 = p50 in let o60 = p54 in let o61 = -1 in let o62 = p50 in let ( lsr ) a b = a * 2 - b in o59 lsr o60 lsr o61 lsr o62)
let p63 = p42
let p64 = p57
let p65 = p50
let p66 = p64 /. p63
let p67 = Array.fold_right (fun p68 p69 -> 1.5) a29 3.25
let p70 = (match [] with | (q71' :: _) -> 100.75 | ([] | []) -> p67 | (q72 :: []) -> p66 | (q73 :: (_ :: q74)) -> p67)
let p75 = p54
let () = mix 1
let n76 = (p75 lxor (p65 + (p58 * ((p50 * ((p46) + p48)) * p54)))) - 1
let () = note_int n76
let x77 = ((p67 -. ((p64 +. (p63 *. (p57 -. (p56 *. (p55 *. (p51 -. ((p47 *. ((p42) -. p44)) +. p49))))))) +. p66)) +. p70) -. 1.0
let v86 = ((let (q84, q85, _) = (match true with | true -> ((Ok n76), (fun p78 p79 p80 -> 0.0), []) | (false | false) -> ((Ok n76), (fun p81 p82 p83 -> p56), [])) in a29.(4) <- (Ok (Array.make 1 p50))); (((); ()); (Ok 8)))
let () = (mix_0 5 v86; note_end 0)
let a87 = create_array 16 None
let () = a87.(0) <- (match v86 with | Ok (3 | 8) when ((part "tail \" end" p46 p50) < (let f88 format = Printf.ksprintf (fun s -> s ^ "!") format in f88 "%4d" 15 ^ f88 "<%s> %b" (clip "tail \" end") true)) -> (Some p54) | Ok (3 | 0) -> ((let rec f90 p89 = None in f90) []) | ((Error _) | (Ok (-3))) -> ((); None) | Ok 2 -> (List.fold_right (let rec f94 p92 p93 = p93 in f94) [] None) | Ok ((-1) | (-2)) -> (match v86 with | Ok (-2) -> None | Ok 5 -> None | Ok q95 -> None | Error (1.0 | 1.0) -> None | Error q96 -> None) | Ok 1 -> ((); None) | Ok q97 -> None | Error q98 -> (if false then None else None))
let () = a87.(1) <- (Some (-8))
let () = a87.(2) <- (match v86 with | Ok 6 -> (Some p46) | Ok (9 as w99) -> (match v86 with | Ok 3 -> None | Ok 8 -> None | Ok q100 -> None | Error 0.5 -> None | Error q101 -> None) | Ok 5 -> a87.(wrap (-8) 16) | (Ok q102 as w103) -> (fst (None, true)) | ((Error _) | (Error _)) -> a87.(wrap p65 16))
let () = a87.(3) <- a87.(12)
let rec loop119 i104 s105 =
  if i104 < 16 then (
    loop119 (i104 + 1) (match a87.(i104) with | None when false -> ((p64 *. p63) *. (s105)) | None -> ((s105) *. (let (q106, _, q107) = (p75, [], '\n') in 2.0)) | None -> ((match v86 with | Ok (-2147483647) -> p55 | ((Ok 4) | (Ok _)) -> s105 | Ok 9 -> p64 | Ok _ -> p67 | Error q108' -> p55) +. (s105)) | Some ((-2) | (-2)) -> ((let ((q112, _, _) as w113) = (p49, 19, (let rec f111 a87 p109 p110 = true in f111)) in p49) -. (s105)) | Some 5 when (match v86 with | Ok 5 -> (let v114 = true in v114) | (Ok (-1) as w115) -> (3 < n76) | Ok 6 -> false | Ok (1 | 1) -> (true < false) | Ok 8 -> (p50 < n76) | Ok q116 -> (true == false) | Error q117 -> ((7 - 65536) < p48)) -> (p57 *. (s105)) | Some 5 -> ((1.5 -. p64) *. (s105)) | Some q118 -> ((p64 -. p70) -. (s105)))
  ) else
    s105
let n121 = loop119 0 p66
let () = note_float n121
let () = note_float p63
let () = note_int p48
let () = (mix_1 5 a9.(7); note_end 0)
let () = note_int p58
let () = (mix_0 5 v86; note_end 0)
let () = note_float p57
let () = note_float p42
let () = note_float p49
let () = ()
