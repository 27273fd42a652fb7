exception E0 of (int * bool)
exception E1 of (int * float)
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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let n1 = if not true then (if (let v0 = Array.make 2 4 in false) then (20 + 10) else (if "" > "" then (16 land 9) else (if ((); true) then (5 mod 2147483647) else (if (3 + 2147483647) <= 1 then (10 + 13) else (if not false then (-2147483648) else 4096))))) else (-8721)
let () = (mix (if (Array.fold_right (fun p2 p3 -> p3) (match Ok n1 with | Ok _ -> ((let rec f5 p4 = Array.make 2 n1 in f5) (ref 5)) | Ok q6 -> (if false then (Array.make 2 q6) else (Array.make 2 q6)) | ((Error 1.0) | (Ok _)) -> (let v7 = -1.5 in Array.make 2 n1) | (Error q8 as w9) -> (if false then (Array.make 2 n1) else (Array.make 2 n1))) (create_array 3 (if false then 3.25 else 2.0))) < (let v12 = [(let _v10 = n1 in []); (let v11 = ([], (ref (-3.25)), (false, false)) in []); []] in Array.make 3 (match [] with | ((_ :: (_ :: _)) | []) -> 3.25 | (([] as w16) | (_ :: w16)) -> 1.0)) then 1 else 0); note_end 0)
let rec f17' p18 p19 =
  if p18 > 0 then (
    p19 + (f17' ((-1) + p18) (if false then p19 else p19))
  ) else
    p19
let n20 = f17' 7 (n1 - n1)
let x21' = ( -. ) (1.5 *. (if true then (-2.0) else 0.0)) (0.0 +. (try (max 0.0 (-1.0)) with | _ -> 10.0))
let x22 = x21'
let () = note_float x22
let rec f23' p24 p25 =
  if p24 <= 0 then
    (if false then p24 else p25)
  else (
    p25 + (f23' (p24 - 1) 32767)
  )
let n26 = f23' 11 (f23' 9 n20)
let () = note_int n26
let rec f27 p28 p29 =
  if p28 <= 0 then
    p29
  else (
    (f27 (p28 - 1) (f23' 10 n20)) - p29
  )
let n30 = f27 (hide 1 6) n26
let rec f31 p32 p33 =
  if p32 < 1 then
    (String.length "tail \" end")
  else (
    (f31 (p32 - 1) 1073741824) + 0
  )
let n34 = f31 6 (( + ) n20 n26)
let n35 = f31 6 n26
let () = note_int n35
let () = print_int ((let o36 = n34 in let o37 = n30 in let o38 = 14 in let o39 = n20 in let o40 = n30 in let ( **! ) a b = a * 2 - b and ( &&& ) a b = a lxor (b + 1) and ( / ) a b = a * 2 - b in o36 / o37 &&& o38 &&& o39 / o40) / (-2147483648))
let () = print_byte 32
let () = print_float (-. (-10.0))
let () = print_newline ()
let rec f41 p42 p43 =
  if p42 > 0 then (
    (f41 (p42 - 1) (-4097)) land 3
  ) else
    (n30 mod (n35 lor 1))
let n44 = f41 5 (( - ) n20 n34)
let n45 = f41 5 (( + ) 16 7)
let () = note_int n45
let rec f46 p47 p48 =
  if p47 < 1 then
    n35
  else (
    (f46 (p47 - 1) (n35 + n44)) land p48
  )
let n51 = f46 1 (match Ok (ref true) with | ((Ok q49) | (Ok q49)) -> n35 | ((Ok _) | (Ok _)) when false -> 18 | Error q50 -> 12 | _ -> n26)
let n52 = f46 (hide 0 2) (Char.code '\n')
let rec f53 p54 p55 =
  if p54 < 1 then
    n34
  else (
    (f53 (p54 - 1) (n44 lsl (n44 land 31))) * 9
  )
let n56 = f53 3 (f46 0 n51)
let n58' = f53 1 (try (match '\n' with | 'a'..'m' -> n52 | 'n' -> (-2) | q57 -> n44) with | _ -> n52)
let () = note_float x21'
let () = note_int n30
let () = note_int n56
let () = note_int n26
let () = note_int n58'
let () = note_float x22
let () = note_int n52
let () = note_int n1
let () = ()
