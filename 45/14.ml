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
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec tick_int k x = mix k; x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec mix_0 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y135 :: y136) -> mix 1; mix y135; mix_0 (d - 1) y136
let n0 = 6
let () = note_int n0
let x1 = 0.0 /. 0.0
let n2 = ((((((0) + (if (fabs x1) = x1 then 42 else 0)) + (if (-1.5) <> x1 then 35 else 0)) + (if x1 < x1 then 30 else 0)) + (if x1 > x1 then 17 else 0)) + (if x1 <= x1 then 81 else 0)) + (if x1 >= (if true then x1 else (-10.0)) then 3 else 0)
let rec fold3 p4 =
  match p4 with
  | [] ->
    []
  | (_ :: _) ->
    n2 :: []
let v8 = fold3 (let _v7 = (let rec f6 p5 n2 = None in f6) in [])
let () = (mix_0 5 v8; note_end 0)
let () = (mix_0 5 v8; note_end 0)
let n16 = (match v8 with | [] -> 1023 | (6 :: []) -> (-5) | (((8 as w9) | (-1 as w9)) :: []) -> (int_of_float (2.0 *. 10.0)) | (((9 | 9) :: []) as w10) -> (14 + n2) | ((_ :: []) | []) -> (abs (compare (-0.0) x1)) | ((q12 :: (q13 :: q14)) as w15) -> ((lxor) (15 - q13) 4))
let () = note_int n16
let () = List.fold_right (fun p17 p18 -> (match x1 with | (0.0 | 0.0) -> p18 | 1.0 -> () | (0.0 | 0.5) -> () | q19 -> p18)) [] ()
let a45 = List.fold_left (((); ()); (try (match "b c" with | "a" when (n16 = (n16 + n16)) -> (let rec f21 p20 n16 = p20 in f21) | "" -> (let rec f24 p22 p23 = p22 in f24) | q25 when true -> (let rec f28 p26 p27 = p26 in f28)) with | Match_failure _ when ((match v8 with | [] -> n16 | ([] | (_ :: _)) -> n16) >= (if true then n16 else n16)) -> (fun p29 p30 -> p29) | _ -> (fun p31 p32 -> p31))) [|(Ok n16); (let (q33, q34, v8, _) = (n2, false, [], x1) in Ok q33); (match v8 with | ([] | []) -> (Ok n16) | ((q35 :: []) | (q35 :: _)) -> (Ok q35) | (q36 :: (q37 :: [])) -> (Ok q36) | (q38 :: ((q39 :: (q40 :: q41)) as w42)) -> (Ok (-3))); (Error []); (let v43 = n16 in Ok v43); (if true then (Ok 7) else (Ok n16)); (let v44 = n0 in Ok v44); (Error [])|] (min [] (if false then [] else []))
let a46 = (let _v47 = None in Array.make 8 x1)
let a48 = Array.make 4 x1
let rec loop51 i49 n52 s50 =
  if i49 >= n52 then s50 else (
    (a48.(i49) <- (a46.(1) -. (s50)));
    loop51 (i49 + 1) n52 ((a46.(1) -. (s50)) -. a48.(i49))
  )
let n53 = loop51 0 4 (-1.5)
let () = note_float n53
let () = (mix (if (n16 / 100) != 1 then 1 else 0); note_end 0)
let x59 = if true && false then n53 else (if (let v58 = '\n' in false) then (x1 +. n53) else (if n2 >= n2 then (n53 -. x1) else (if n53 >= n53 then (if false then (float_of_string "-1.5") else (if (let v57 = (let rec f56 p55 = ref 17 in f56) in false) then (if n2 <= (-2) then (let v54 = n16 in x1) else 4096.0) else ((); x1))) else (-. n53))))
let s61 = ref (Array.make 8 true)
let i60 = ref (3 - 1)
let () = while !i60 >= 0 do
  (
    let a48 = 16 in
    note_int a48;
    ());
  s61 := ((let (q62, q63, _) = (4, 20, n2) in ()); (create_array 8 false)); i60 := !i60 - 1
done
let n64 = !s61
let () = (mix (if n64.(7) then 1 else 0); note_end 0)
let x65 = 0.0 /. 0.0
let n66 = ((((((0) + (if x65 = x65 then 23 else 0)) + (if x65 <> (snd ("", x65)) then 66 else 0)) + (if (fabs x65) < x65 then 38 else 0)) + (if x65 > x65 then 37 else 0)) + (if x65 <= 2147483648.0 then 97 else 0)) + (if 100.75 >= x65 then 45 else 0)
let () = note_int n66
let v76 = max ((); (let v67 = n2 in 'z')) (if (let v71 = fun p68 p69 p70 -> ' ' in false) then (let s72 = "b c" in let i73 = 19 in if i73 >= 0 && i73 < String.length s72 then s72.[i73] else '0') else (let s74 = "\000\255x" in let i75 = 9 in if i75 >= 0 && i75 < String.length s74 then s74.[i75] else '\n'))
let () = (mix (Char.code v76); note_end 0)
let x112 = (match (match List.fold_left (let rec f78 n66 p77 = n66 in f78) v76 [] with | 'a'..'m' -> (match v8 with | [] -> [] | ((q79 :: _) | (q79 :: _)) -> []) | ('0'..'9' | '0'..'9') -> (3.25 :: []) | ('n' | 'n') -> (x59 :: []) | 'a'..'m' -> (match v8 with | [] -> [] | (q80 :: q81) when q80 = (-3) -> [] | (x59 :: q82) -> [] | exception Invalid_argument a48 -> [] | exception Failure q83 -> []) | _ -> ((let rec f85 p84 = [] in f85) [])) with | [] -> (
  (match (n2, true, n2, 3) :: [] with | [] -> (x59 -. n53) | (_ :: _) when true -> (x65 *. (-0.5)) | ([] | (_ :: _)) when ((let (q90, _, q91', q92) = (true, (Array.make 4 n16), (let rec f89' p86 p87' p88 = true in f89'), 2.0) in 15) > 20) -> (-1.0) | (q93 :: _) -> n53 | _ -> (match v8 with | [] -> x59 | ((_ :: _) | []) when (let v97 = (let v96 = (false, (18, n66, true), (Ok true), n2) in -100.75) in not false) -> 100.75 | (q98 :: q99) -> 10.0 | _ -> x1))) | [] -> (
  let v102 = if n64.(7) || (let (q100, q101) = (n16, v76) in false) then (Error true) else (Ok (Error true)) in
  (let ((q103, q104) as w105) = (try (n2, v8) with | _ -> (n66, v8)) in -2.0)) | ((q106 :: []) | (q106 :: [])) -> (
  (coarse (cos (limit x59 (-100.0) 100.0))) +. (float 18)) | (q107 :: (q108 :: _)) -> (
  let x109 = (( /. ) (match v76 with | 'a'..'m' -> x59 | '0'..'9' -> q108 | 'a'..'m' -> q108 | ('0'..'9' | 'n') -> q108 | ('a'..'m' | 'n') -> n53 | _ -> q107) (q107 *. x59)) *. (try a46.(wrap (match v76 with | 'a'..'m' -> n0) 8) with | Match_failure _ -> q107) in
  note_float x109;
  let s111 = (let v110' = 1073741824 in (match None with | (None | None) -> "" | ((Some n64) | (Some n64)) -> ((); "tail \" end"))) in
  ceil 1.5))
let x113 = x59
let n134 = (match ((); (match v76 with | 'a'..'m' -> (Ok x59) | _ when ((abs_float 0.5) <= a46.(hide 1 3)) -> (Ok 10.0) | '0'..'9' -> (Ok x113) | 'n' -> (Ok x112) | q114 -> (Ok x112))) with | ((Ok q115) | (Ok q115)) -> (
  let x116 = x112 in
  note_float x116;
  tick_int 18 n66) | Error true -> (
  int_of_string (string_of_int (n66 land n66))) | Error (true | false) -> (
  (try (
    let (q128, q129, q130) = (let v117 = ((try (a45.((compare n16 9) * 36) <- (snd (x1, (Ok n2)))) with | Invalid_argument _ -> (n64.(4) <- (9 > n66))); (Result.is_ok (Ok 5))) in ((let v118 = 0.1 in if (4 + (-2147483647)) < n66 then false else (x113 = x112)), (min (try (if not v117 then ((); None) else (let (q123, q124, q125, q126) = ([], (Array.make 3 n2), (let rec f120 p119 = n16 in f120), (let rec f122 p121 = "b c" in f122)) in None)) with | _ -> None) (snd (n16, None))), ((match v76 with | 'a'..'m' -> (-11) | '0'..'9' -> (6 mod (18 lor 1)) | q127 -> (n0 + n2) | exception _ -> (n66 + 9)) * n2))) in
    (try (if not q128 then () else ()) with | _ -> ())) with | Invalid_argument a45 -> ());
  let x131 = 0.0 /. 0.0 in
  let n133 = ((((((0) + (if x131 = x131 then 76 else 0)) + (if ((fun p132 -> x112) n2) <> x131 then 77 else 0)) + (if x131 < x131 then 42 else 0)) + (if x131 > x131 then 25 else 0)) + (if x131 <= x112 then 81 else 0)) + (if x131 >= x131 then 17 else 0) in
  note_int n133;
  n66))
let () = note_int n134
let () = note_int n0
let () = note_float x59
let () = (mix_floats a46 0 8; note_end 0)
let () = note_int n16
let () = (mix (if n64.(7) then 1 else 0); note_end 0)
let () = note_float x65
let () = note_float x113
let () = note_int n134
let () = ()
