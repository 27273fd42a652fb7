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
let rec mix_string s =
  mix (String.length s);
  String.iter (fun c -> mix (Char.code c)) s
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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec mix_0 d (v : (float * float * float * int, int) result) =
  if d > 0 then
    match v with
    | Ok y93' -> mix 0; (let (m94, m95, m96, m97') = y93' in mix_float m94; mix_float m95; mix_float m96; mix m97')
    | Error y98 -> mix 1; mix y98
let () = String.fold_left (let rec f2 p0 p1 = () in f2) (Array.iteri (fun p3 p4 -> if true then () else ()) (let v5' = [] in Array.make 1 (-1))) ((clip "t") ^ (String.make (hide 1 2) '0'))
let n6 = if None < None then (if 17 <= 7 then (-32769) else (if false then (if 0 <> 9 then (-2147483648) else (if 1.5 < (-1.5) then ((); 4) else (if true then ((-1) lsl 2) else (if false && false then 2147483647 else (-20))))) else (1 mod (1 lor 1)))) else (succ 11)
let () = note_int n6
let f7 p8 p9 =
  Ok (0.5, 0.0, 3.25, p8)
let v14 = f7 (let o10 = n6 in let o11' = n6 in let o12 = 7 in let ( == ) a b = a lxor (b + 1) in o10 == o11' == o12) (let rec f13 f7 = ref (-1) in f13)
let () = (mix_0 5 v14; note_end 0)
let p15 = ((); n6)
let p16 = 1.0
let p17' = (match v14 with | Ok q18 -> p15 | Error 7 -> 0 | ((Error (-1)) | (Error _)) -> n6)
let p19 = 1e999
let p20 = p17'
let p21 = p16
let p22 = p15
let p23 = p17'
let p24 = ( *. ) p21 p21
let p25 = -. p16
let p26 = p17' lsl (p23 land 31)
let () = mix 1
let n27 = (p26 + (p23 - (p22 lxor (((p15) * p17') - p20)))) - 1
let () = note_int n27
let x28 = 1.0 *. (p25 +. ((p21 *. ((p16) +. p19)) *. p24))
let () = note_float x28
let f29 p24 p30 =
  Array.make 8 (Ok p25)
let a34 = f29 (let _v33 = (let rec f32 p31 = false in f32) in 5) (if true then ((Array.make 7 p22), p25, true) else ((Array.make 7 p17'), p19, false))
let x35 = 0.0 /. 0.0
let n37 = ((((((0) + (if (1.0 *. 100.75) = x35 then 55 else 0)) + (if x35 <> ((fun p36 -> -3.25) []) then 16 else 0)) + (if x35 < x35 then 9 else 0)) + (if x35 > x35 then 44 else 0)) + (if x35 <= x35 then 2 else 0)) + (if x35 >= (coarse (log (limit p24 0.5 100.0))) then 76 else 0)
let rec loop40 i38 n41 s39 =
  if i38 <> n41 then (
    loop40 (i38 + 1) n41 (clip s39 ^ clip s39)
  ) else
    s39
let n42 = loop40 0 5 "a"
let () = (mix_string n42; note_end 0)
let v72 = (try (
  let c43 = ((if true then ()); (p22 asr 4)) lxor (((if true then ()); (p22 asr 4))) in
  let c44' = (p23 / (p20 lor 1)) + (((if true then ()); (p22 asr 4))) in
  let c45 = (((if true then ()); (p22 asr 4))) - ((if true then ()); (p22 asr 4)) in
  let c46 = c43 * (((if true then ()); (p22 asr 4))) in
  let c47 = (p23 / (p20 lor 1)) * ((p23 / (p20 lor 1))) in
  let c48 = (c46) * ((if true then ()); (p22 asr 4)) in
  let c49 = c47 + (c44') in
  let c50 = ((p23 / (p20 lor 1))) + c48 in
  note_int c50;
  let f51' p52 p53 =
    p52
  in
  let v54 = f51' (f51' false p21) (snd (c45, (-100.75))) in
  let v55 = f51' ((); v54) (float_of_int c49) in
  let f56 c50 =
    'z'
  in
  let v59 = f56 (let s57 = n42 in let i58 = c46 in if i58 >= 0 && i58 < String.length s57 then s57.[i58] else '\255') in
  (mix (Char.code v59); note_end 0);
  (if p24 < x28 then raise (Failure n42) else (match (let rec f61 p60 = [] in f61) None with | [] -> (if v55 then ()) | (0 :: q62) when (let v63 = c45 + c48 in v55) -> (a34.(7) <- (Ok p21)) | ((q64 | (1 as q64)) :: q65) when q64 >= 2 -> ((); ()) | ((7 as w66) :: []) -> (if v55 then () else ()) | (7 :: (_ :: _)) -> (a34.(0) <- (Ok 0.5)) | (q67 :: q68) when q67 >= 2 -> (Array.fold_right (let rec f70 p69 () = () in f70) a34 ()) | _ -> (if v54 then () else ())));
  x35 = (x35 /. x35)) with | Failure q71 -> (false && false) | Match_failure _ -> (false && true))
let x92' = (match (match v14 with | Ok (p19, _, _, _) -> (List.filteri (fun p73 p74 -> true) []) | Error _ -> (match [] with | [] -> [] | ((q75 :: _) | ((0.0 as q75) :: _)) -> [] | [] when ((fun p76 -> p76 >= n27) (Array.length a34)) -> [] | (_ :: q77) -> [])) with | [] -> (
  let f78 p79 p80 =
    Array.make 1 (-3.25)
  in
  let a84 = f78 (match v14 with | Ok (q81, n42, _, q82) -> None | Error q83 -> None) (create_array 2 p26) in
  (mix_floats a84 0 1; note_end 0);
  let a90 = f78 (List.fold_left (fun p85 p86 -> p85) None []) (Array.fold_right (let rec f89 p87 p88 = p88 in f89) a84 (Array.make 2 8)) in
  a90.((if v72 then 11 else n27) land 0)) | (q91 :: _) -> (
  ((a34.(wrap ((); p22) 8) <- (Ok x35)); p25)))
let () = note_float x92'
let () = (mix_string n42; note_end 0)
let () = note_int n6
let () = note_float p24
let () = (mix_0 5 v14; note_end 0)
let () = note_float x28
let () = note_int p17'
let () = note_float p25
let () = note_float x35
let () = ()
