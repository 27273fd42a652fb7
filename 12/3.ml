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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec mix_0 d (v : (int, int) result list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y98 :: y99) -> mix 1; mix_4 (d - 1) y98; mix_0 (d - 1) y99
and mix_1 d (v : float list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y100 :: y101) -> mix 1; mix_float y100; mix_1 (d - 1) y101
and mix_2 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y102 :: y103) -> mix 1; mix y102; mix_2 (d - 1) y103
and mix_3 d (v : (char, float) result list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y104 :: y105) -> mix 1; mix_5 (d - 1) y104; mix_3 (d - 1) y105
and mix_4 d (v : (int, int) result) =
  if d > 0 then
    match v with
    | Ok y106 -> mix 0; mix y106
    | Error y107 -> mix 1; mix y107
and mix_5 d (v : (char, float) result) =
  if d > 0 then
    match v with
    | Ok y108 -> mix 0; mix (Char.code y108)
    | Error y109 -> mix 1; mix_float y109
let a3 = (let v0 = 8 in create_array 7 ((let rec f2 p1 = 1.5 in f2) 3.25))
let n20 = if (14 - 4096) > 20 then (if not false then (13 + 5) else (if (0 + 1023) < (-3) then (17 / (8 lor 1)) else (if true && false then (if (match Ok (1, 'a', true, 1.0) with | ((Ok (q9, _, _, q10)) | (Ok (q9, _, _, q10))) -> true | (Error 2 as w11) -> true | (Ok (q12, _, false, q13) as w14) -> false | Error (-3) -> true | Error q15 -> true) then (if true && true then (-3431) else (if 11 > (-2) then (if true then 14 else 12) else (if false && true then (match Ok (ref 2) with | Error 5 when (((fun p4 -> "") []) = "yqxzifwke") -> 3 | ((Ok q5) | (Ok q5)) -> 12 | Error ((-1) | 0) -> 0 | Error ((7 as w6) | (4 as w6)) -> w6 | (Error q7 as w8) -> q7) else (max 1 19)))) else (int_of_float 1.0)) else ((-2) * 15)))) else (match Ok (Array.make 7 (-2)) with | ((Ok q16' as w17) | (Ok q16' as w17)) -> 20 | (Error [] as w18) -> 5 | Error (q19 :: _) -> q19)
let rec build21 p22 p23 =
  if p22 <= 0 then [] else
    ((); (Ok n20)) :: (build21 (p22 - 1) (Array.make 16 3.25))
let v24 = build21 4 (create_float_array (hide 1 16) 10.0)
let () = (mix_0 5 v24; note_end 0)
let _ = build21 (hide 0 5) (Array.map (let rec f26 p25 = 1.0 in f26) (Array.make 16 n20))
let rec build27 p28 p29 =
  if p28 <= 0 then [] else
    (-100.75) :: (build27 (p28 - 1) p29)
let v31 = build27 (hide 0 3) (Array.map (fun p30 -> 1.0) (Array.make 3 true))
let () = (mix_1 5 v31; note_end 0)
let () = (mix_1 5 v31; note_end 0)
let n40 = compare ((let v32 = Array.make 16 [] in -2.0) *. 100.75) ((let v33 = Array.make 5 4 in 1.0) -. (match v31 with | [] -> 2.0 | (q34 :: []) -> 10.0 | ((1.0 :: (q35 :: _)) | (1.0 :: (q35 :: _))) -> q35 | (0.0 :: (q36 :: q37)) -> q36 | (q38 :: ((_ :: _) as w39)) -> q38))
let a41 = (match v31 with | [] -> (Array.make 5 n40) | (_ :: q42) -> (Array.make 5 n40))
let rec loop44 i43 =
  if i43 >= 3 then () else (
    (a41.(i43 + 1) <- (a41.(i43 + 2) + (a41.(i43 + 1) * (a41.(i43)))));
    loop44 (i43 + 1)
  )
let () = loop44 0
let () = (mix_ints a41 0 5; note_end 0)
let s47 = ref 1.0
let i46 = ref 0
let () = while !i46 < 5 do
  s47 := (
    let s49 = ref !s47 in
    let i48 = ref 0 in
    while !i48 < 5 do
      s49 := (max 5e-324 (let i50 = n40 in if i50 >= 0 && i50 < Array.length a3 then a3.(i50) else !s49)); i48 := !i48 + 1
    done;
    let n51 = !s49 in
    note_float n51;
    n51); i46 := !i46 + 1
done
let n52 = !s47
let () = note_float n52
let _ = build27 0 (Array.mapi (fun p53' p54 -> n52) (Array.sub a41 0 3))
let n55 = -(-17)
let () = (match v31 with | [] -> ((if true then ()); (if true then () else ())) | (0.5 :: q56) -> (print_char (if true then '\'' else 'a')) | ((q57 :: q58) | (q57 :: q58)) -> (a41.(0) <- (( - ) 1 n55)))
let x64 = (let build21 = (let v62' = (let v61 = (let rec f60 p59 = "" in f60) in n52) in Array.init 1 (fun p63 -> n40)) in a3.(5))
let v71 = Array.fold_left (snd (if false then (n40, (let rec f67 p65 p66 = p65 in f67)) else (n55, (fun p68 p69 -> [])))) (if n40 <= n55 then (let v70 = ref n40 in []) else ((); [])) a41
let v72 = ((a41.(0) <- n20); (Char.chr ((n40 + n40) land 255)))
let () = (mix (Char.code v72); note_end 0)
let rec build73 p74 p75' =
  if p74 <= 0 then [] else
    (p74 * 17) :: (build73 (p74 - 1) p75')
let v78 = build73 7 (Array.map (let rec f77 p76 = -0.5 in f77) (Array.sub a3 0 1))
let () = (mix_2 5 v78; note_end 0)
let () = (mix_2 5 v78; note_end 0)
let () = ((if (match v31 with | (([] as w79) | ([] as w79)) -> true | (q80 :: q81) -> false | (q82 :: (_ :: (q83 :: q84))) when q83 < 1.0 -> true) then (mix (if true then 1 else 0); note_end 0)); (List.iteri (fun p85 p86 -> ()) v78))
let v88 = n55 != (let i87 = n20 - n55 in if i87 >= 0 && i87 < 5 then a41.(i87) else (n55 lxor 17))
let rec build89 p90 p91 =
  if p90 <= 0 then [] else
    a41.(0) :: (build89 (p90 - 1) [])
let v92 = build89 1 (List.stable_sort compare [])
let () = (mix_2 5 v92; note_end 0)
let rec build93 p94 p95 =
  if p94 <= 0 then [] else
    (Error x64) :: (build93 (p94 - 1) n55)
let v96 = build93 2 (String.length "a")
let () = (mix_3 5 v96; note_end 0)
let v97 = build93 1 n55
let () = (mix_3 5 v97; note_end 0)
let () = note_int n55
let () = (mix_1 5 v31; note_end 0)
let () = (mix_2 5 v78; note_end 0)
let () = (mix_0 5 v24; note_end 0)
let () = (mix_2 5 v92; note_end 0)
let () = (mix (if v88 then 1 else 0); note_end 0)
let () = note_int n40
let () = ()
