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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let () = String.fold_left (let rec f2 p0 p1 = () in f2) (Array.iteri (fun p3 p4 -> if true then () else ()) (let v5' = [] in Array.make 1 (-1))) ((clip "t") ^ (String.make (hide 1 2) '0'))
let n6 = if None < None then (if 17 <= 7 then (-32769) else (if false then (if 0 <> 9 then (-2147483648) else (if 1.5 < (-1.5) then ((); 4) else (if true then ((-1) lsl 2) else (if false && false then 2147483647 else (-20))))) else (1 mod (1 lor 1)))) else (succ 11)
let () = note_int n6
let f7 p8 p9' p10 p11 p12 p13 n6 p14 p15' =
  14 + (p15' * (p15' lxor ((p12) * p13)))
let n17 = f7 (if false then 2.0 else (-2.0)) ((-0.0) +. 100.75) (float n6) (0.0 *. 1.0) 14 n6 (let v16 = [] in Array.make 2 n6) (n6 + 13) (n6 asr 20)
let p18 = fabs 1.5
let p19 = n17
let p20 = if false then p19 else n17
let p21' = p18 *. (-10.0)
let p22 = floor p18
let p23 = n17
let p24 = p19
let p25 = ( *. ) p22 p22
let p26 = -. p18
let p27 = p19 lsl (p24 land 31)
let p28 = p20 / 2
let p29 = (match None with | None -> p22 | ((Some _) | (Some _)) -> p22)
let () = mix 1
let n30 = 1 + (p28 lxor (((((p19) - p20) + p23) + p24) + p27))
let x31 = 1.0 +. (p29 *. (p26 *. (p25 *. (p22 *. ((p18) -. p21')))))
let c32 = ((match max (Ok None) (Ok None) with | Ok _ -> (p28 / 7) | Ok _ -> (if true then n30 else 20) | ((Error 0.5) | (Error _)) -> p28)) lxor (match max (Ok None) (Ok None) with | Ok _ -> (p28 / 7) | Ok _ -> (if true then n30 else 20) | ((Error 0.5) | (Error _)) -> p28)
let c33 = ((-6625)) lxor (match max (Ok None) (Ok None) with | Ok _ -> (p28 / 7) | Ok _ -> (if true then n30 else 20) | ((Error 0.5) | (Error _)) -> p28)
let c34 = (c32) + (-6625)
let c35 = (-6625) + (c33)
let c36 = c33 + (c34)
let c37 = c33 * (c36)
let c38 = (c36) - c37
let c39 = (match max (Ok None) (Ok None) with | Ok _ -> (p28 / 7) | Ok _ -> (if true then n30 else 20) | ((Error 0.5) | (Error _)) -> p28) + ((-6625))
let c40 = c33 * ((match max (Ok None) (Ok None) with | Ok _ -> (p28 / 7) | Ok _ -> (if true then n30 else 20) | ((Error 0.5) | (Error _)) -> p28))
let () = note_int c40
let () = assert (hide 1 3 = 3)
let f46 p47 p48 p49 p50 p51 p52 (_, _) p53 p54 p55 p56 =
  c36 + ((p55 - (c37 lxor (p50 lxor (p52)))) - p20)
let n61 = f46 (if true then p26 else p29) (let s57 = "tail \" end" in let i58 = c37 in if i58 >= 0 && i58 < String.length s57 then s57.[i58] else '\'') (if true then [] else []) (-19) (List.compare_lengths [] []) 11 (x31, p26) ((); (let rec f60 p59 = c40 in f60)) ((); p24) (c35 - 7) 0.0
let s63 = ref p22
let s64 = ref c39
let s65 = ref c39
let s66 = ref p19
let s67 = ref (-3)
let i62 = ref 0
let () = while !i62 < 11 do
  let u68 = !s63 in
  let u69 = !s66 in
  let u70 = !s67 in
  let u71 = !s67 in
  let u72 = !s67 in
  s63 := u68; s64 := u69; s65 := u70; s66 := u71; s67 := u72; i62 := !i62 + 1
done
let n73 = !s63
let n74 = !s64
let n75' = !s65
let n76 = !s66
let n77 = !s67
let () = note_float n73
let () = note_int n74
let () = note_int n75'
let () = note_int n76
let () = note_int n77
let x78 = n73
let () = note_float x78
let () = note_int n6
let () = note_float p21'
let () = note_int n17
let () = note_float x31
let () = note_int n74
let () = note_int p28
let () = note_int c35
let () = note_int n77
let () = ()
