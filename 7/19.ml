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
let rec f7 p8 p9 =
  if p8 < 1 then
    p9
  else (
    (f7 (p8 - 1) p9) land p9
  )
let n10' = f7 9 (n6 * n6)
let n11 = f7 6 (f7 5 (-3))
let n15' = (let o12 = n11 mod (n11 lor 1) in let o13 = n6 in let o14 = (n11 * (-8)) * 39 in let ( == ) a b = a lxor (b + 1) in o12 == o13 == o14)
let unused16 = f7 7 (n11 + n15')
let () = (try (
  String.fold_left (let rec f19 p17 p18 = if not ((truncate 2.0) <> (- n15')) then () else p17 in f19) (match Error (n10' > (n15' asr 6)) with | ((Ok q20) | (Ok q20)) -> (if (if true then n15' else n15') <> (if false then 12 else n15') then ()) | Error q21 -> (try () with | _ -> (match (match n15' with | 4 -> None | (5 as w22) -> None | 4 -> None | 2 -> None | -1 -> None | q23 -> None) with | None -> () | Some q24 -> ()))) "mtfea";
  let rec f25 p26 p27' =
    if p26 < 1 then
      n10'
    else (
      (f25 (p26 - 1) (p27' lxor p27')) - (-3)
    )
  in
  let n29 = f25 4 (let _v28 = 2 in _v28) in
  let n30 = f25 0 n15' in
  note_int n30;
  let f38 = (let rec f37 p31 (q32, q33, q34, q35) p36 = q34 in f37) in
  let x39 = 10.0 in
  note_float x39;
  mix (if if false then true else false then 1 else 0)) with | _ -> (List.fold_right (fun p40 () -> ()) [] ()))
let n41 = f7 1 (f7 3 (n10' - 9))
let () = note_int n41
let rec f42 p43 p44 =
  if p43 < 1 then
    4095
  else (
    (f42 (p43 - 1) (if false then n15' else n10')) land 4
  )
let n45 = f42 1 ((-2) lsl (20 land 31))
let rec f46 p47' p48 =
  if p47' <= 0 then
    (- p47')
  else (
    (f46 (p47' - 1) (n15' mod 1)) - p48
  )
let n49 = f46 7 (match Ok None with | Ok _ -> n15' | Error _ -> 2)
let () = note_int n49
let rec f50 p51 p52 =
  if p51 > 0 then (
    (f50 (p51 - 1) (- p52)) lxor 6
  ) else
    (match [] with | [] -> n15' | (_ :: q53) -> n49)
let n54 = f50 11 n11
let () = note_int n54
let rec f55 p56 p57' =
  if p56 <= 0 then
    (-4)
  else (
    (f55 (p56 - 1) (p56 * 31)) * (-4)
  )
let n62 = f55 0 (let o58 = n49 in let o59 = n54 in let o60 = -1 in let o61 = n41 in let ( lsr ) a b = a * 2 - b in o58 lsr o59 lsr o60 lsr o61)
let () = note_int n62
let n63 = f55 0 n54
let () = note_int n10'
let () = note_int n45
let () = note_int n62
let () = note_int n41
let () = note_int n63
let () = note_int n49
let () = note_int n6
let () = note_int n11
let () = ()
