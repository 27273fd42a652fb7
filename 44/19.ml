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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec tick_int k x = mix k; x
let rec show_int k x = print_byte (65 + k); x
let rec mix_0 d (v : (int, int) result ref) =
  if d > 0 then
    match v with
    | _ -> mix_3 (d - 1) !v
and mix_1 d (v : float array list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y105 :: y106) -> mix 1; mix_floats y105 0 9; mix_1 (d - 1) y106
and mix_2 d (v : ((int, float) result -> ((int -> int) * int)) list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (_ :: y108) -> mix 1; mix_2 (d - 1) y108
and mix_3 d (v : (int, int) result) =
  if d > 0 then
    match v with
    | Ok y109 -> mix 0; mix y109
    | Error y110 -> mix 1; mix y110
let v0 = ((ref (Ok 1)), (((-1), 2, 0.0), 4095), 2.0, (tick_int 2 (8 + 17)))
let () = ((let (m1, m2, m8, m9) = v0 in mix_0 5 m1; (let (m3', m7) = m2 in (let (m4, m5, m6) = m3' in mix m4; mix m5; mix_float m6); mix m7); mix_float m8; mix m9); note_end 0)
let () = if ((-1) lsl 2) = (show_int 8 13) then () else ()
let v15 = if ((); 2.0) <= (-4096.0) then (try (Array.fold_left (let v10 = 14 in fun p11 p12 -> (false, '\n')) (true, '0') [|None; None; None|]) with | _ -> (if false then (true, '\255') else (false, '0'))) else ((0 == 2), (let s13 = "a" in let i14 = 0 in if i14 >= 0 && i14 < String.length s13 then s13.[i14] else 'a'))
let () = ((let (m16, m17) = v15 in mix (if m16 then 1 else 0); mix (Char.code m17)); note_end 0)
let n18 = compare (Ok ((-3), (-1.0), (-0.0))) (Ok (2, 3.25, 2.0))
let () = note_int n18
let poly19 x o = match o with Some y -> y | None -> x
let a20 = (let rec f23 p21' = ((fun p22 -> n18), 15) in f23)
let a24 = (let rec f28 p25 p26 p27 = p27 in f28)
let a29' = []
let f30 = poly19 a20 (Some a20)
let a31 = ((); (Array.make 9 3.25))
let a32 = 1.5 *. 100.75
let a33 = []
let a34 = poly19 a31 (Some a31)
let () = (mix_floats a34 0 9; note_end 0)
let a35' = List.for_all (fun p36 -> p36) []
let a37 = (match [] with | ([] | []) -> (fun p38 -> 3.25) | (true :: ([] | [])) when (List.fold_left (fun p39 p40' -> p39) (not false) []) -> (fun p41 -> 0.5) | ((true | true) :: []) -> (fun p42 -> a32) | (false :: []) when (3.25 = a32) -> (let rec f44 p43 = a32 in f44) | (false :: []) -> (let rec f45 n18 = a32 in f45) | (q46 :: (q47 :: q48)) -> (let rec f50 p49 = a32 in f50) | _ -> (fun p51 -> a32))
let a52 = []
let v53 = poly19 a35' (Some a35')
let () = (mix (if v53 then 1 else 0); note_end 0)
let n54 = n18 + ((n18 - n18) + (Char.code '\255'))
let s56 = ref a32
let i55 = ref 0
let () = while !i55 < Array.length a34 do
  a34.(!i55) <- ((a34.(!i55)) +. !s56);
  s56 := (let (((_, q57) as w58), _, _, q59) = ((); ((!i55, a35'), (11, !s56, !i55), [], (' ', v53))) in !s56); i55 := !i55 + 2
done
let n60 = !s56
let () = note_float n60
let v61 = None
let _ = (match a33 with | [] -> (fun p62 p63 -> Ok 3.25) | (q64 :: _) -> (if n18 <> n54 then (try (fun p65 p66' -> Ok 100.75) with | _ -> (let rec f69 p67 p68 = Ok n60 in f69)) else (let rec f72 p70 p71 = Ok a32 in f72)))
let rec loop74 i73 n75' =
  if i73 <> n75' then (
    (a34.(i73) <- a34.(i73));
    loop74 (i73 + 1) n75'
  ) else
    ()
let () = loop74 0 9
let () = (mix_floats a34 0 9; note_end 0)
let c76 = (65536) + 65536
let c77 = (65536) * c76
let c78 = c76 * ((if "tail \" end" = "" then (Char.code 'a') else 1023))
let c79 = 65536 * (c78)
let () = note_int c79
let rec pick80 p81 p82 p83 =
  if p81 then p82 else p83
let a84 = pick80 v53 (Array.make 4 n60) (Array.make 4 a32)
let a87 = Array.init 4 (let rec f86 p85 = a32 in f86)
let () = (pick80 v53 a84 a87).(0) <- 0.0
let () = note_float a84.(0)
let () = note_float a87.(0)
let a95 = [|(String.length (if v53 then "12" else "")); (let (q88, _, q89) = (2, c77, (c77, false, c79)) in String.length "b c"); (List.fold_right (let rec f92' p90 p91 = p91 in f92') [] (- n18)); ((List.fold_left (let rec f94 c76 p93 = c76 in f94) c79 []) mod (-3))|]
let () = (mix_ints a95 0 4; note_end 0)
let () = fst (let v96 = true = v53 in (try ((), a52) with | Invalid_argument q97 -> ((), a52) | Failure _ -> ((), a52) | Match_failure _ -> ((), a52) | E0 -> ((), a52)))
let v61 = a95.(wrap (match v61 with | None -> n54 | Some q98 -> c79 | ((None as w99) | (None as w99)) -> (-3)) 4) - a95.(2)
let n100 = n18
let v104 = (Array.length a34) > (( - ) (List.fold_left (let rec f103 p101 p102' = 19 in f103) c78 []) (compare [] []))
let () = (mix (if v104 then 1 else 0); note_end 0)
let () = (mix_1 5 a33; note_end 0)
let () = (mix_floats a87 0 4; note_end 0)
let () = note_int c76
let () = note_float n60
let () = note_int c78
let () = note_int n18
let () = (mix_2 5 a29'; note_end 0)
let () = note_int n54
let () = ()
