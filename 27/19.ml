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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec mix_0 d (v : float ref) =
  if d > 0 then
    match v with
    | _ -> mix_float !v
let s1 = ref (ref 1.5)
let () = for i0 = 0 to (hide 1 7) - 1 do
  (
    let a2 = if false then (Array.make 4 (-100.75)) else (Array.make 4 1.0) in
    let i3 = ref 0 in
    while !i3 < 2 do
      a2.(!i3 * 3 + 0) <- (1.7976931348623157e308 +. (a2.(!i3 mod 3)));
      i3 := !i3 + 1
    done;
    ());
  s1 := (let v4 = (Array.make 1 i0) :: [] in !s1)
done
let n5 = !s1
let () = (mix_0 5 n5; note_end 0)
let () = (try (
  let a6 = if true then (Array.make 4 (-2)) else (Array.make 4 13) in
  let n10 = (hide 0 4) in
  let rec loop9 i7' s8' =
    if i7' >= n10 then s8' else (
      loop9 (i7' + 2) (a6.(i7') + (a6.(i7') - (s8')))
    )
  in
  let n11 = loop9 0 5 in
  note_int n11;
  mix n11) with | _ -> (n5 := 0.5))
let unused12 = (try (Array.fold_left (let _v13 = if (14 mod (-3)) >= (5 * 35) then raise Not_found else (8 land (18 * 18)) in fun p14 p15 -> ((0.0 *. 1.0), 14)) (1.0, (((16 + 10) + 7) + (95 lsl (0 land 31)))) (let v17 = float_of_int (((fun p16 -> 9) (Array.make 2 0.0)) * 4) in (let v20 = Array.fold_right ((); (fun p18 p19 -> p19)) ((); (Array.make 1 false)) None in Array.map (let rec f24 p21 = (let (q22, q23) = ((false, v17, v17, p21), (v17, v17)) in None) in f24) (Array.make 5 10)))) with | Not_found -> (min (if 4095 <= (-9) then (1.0, (16 / (12 lor 1))) else (List.fold_right (let rec f27 p25 p26 = (100.75, 14) in f27) [] (if false then (0.0, 15) else (1.5, 17)))) (((fun p28 -> !n5) (let rec f31 p29 p30 = 4 in f31)), 20)) | E0 -> ((mix ((8 + (-2)) * 30)); ((((); 1.0) -. (let (_, q33, _, q34) = ('a', (fun p32' -> 20), 100.75, 1.0) in q34)), (if snd ((-3), false) then (List.fold_left (fun p35 p36 -> p35) 8 []) else (-2147483648)))))
let v52 = (try (
  let a37 = [|(-3); 15; 15; 15|] in
  let rec loop39 i38' =
    if i38' < 3 then (
      (a37.(i38') <- a37.(i38' + 1));
      loop39 (i38' + 1)
    ) else
      ()
  in
  loop39 0;
  (mix_ints a37 0 4; note_end 0);
  (match (let rec f42 p41 = [] in f42) None with | [] -> (try (let v43 = Array.make 2 1.5 in '\n') with | _ -> 'a') | (0 :: _) when (((-0.0) = 0.5) && ((); true)) -> '\005' | (1 :: a37) when (not (match 8 with | -2 -> true | 6 -> true | ((-2) | (-3)) -> true | _ -> false)) -> (if true then 'z' else '\n') | (7 :: []) when (65536 == (12 - 17)) -> ((let rec f45 p44 = '0' in f45) (Ok 100.75)) | ((7 :: (q46 :: _)) | (7 :: (q46 :: _))) -> ((); '\n') | (((q47 :: q48) as w49) | ((q47 :: w49) as q48)) when q47 <> (-4290) -> (max '\'' '\255') | _ -> '\005')) with | Match_failure _ -> (let s50 = "a" in let i51 = 15 in if i51 >= 0 && i51 < String.length s50 then s50.[i51] else '\''))
let () = (mix (Char.code v52); note_end 0)
let rec loop55 i53 s54 =
  if i53 >= 20 then s54 else (
    loop55 (i53 + 2) (((s54) +. (float_of_int i53)) +. 0.1)
  )
let n57 = loop55 0 0.0
let () = note_float n57
let rec loop60 i58 s59 =
  if i58 >= 20 then s59 else (
    loop60 (i58 + 1) (4096.0 +. ((s59) +. (float_of_int i58)))
  )
let n62 = loop60 0 n57
let () = note_float n62
let n72 = (try (try (
  let s64 = ref 8 in
  let i63 = ref 0 in
  while !i63 < 9 do
    (if !i63 = 9 then raise E0 else if (let (q69, q70, n57, _) = ((let rec f68 p65 p66 p67 = p67 in f68), n62, 1.0, !s64) in false) then raise E0);
    s64 := (compare (!s64 - !s64) (if false then 7 else !s64)); i63 := !i63 + 1
  done;
  let n71 = !s64 in
  note_int n71;
  n71) with | _ -> (15 / (-2147483648))) with | _ -> (truncate n62))
let () = note_int n72
let () = note_float n62
let () = (mix_0 5 n5; note_end 0)
let () = note_int n72
let () = (mix (Char.code v52); note_end 0)
let () = note_float n57
let () = ()
