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
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
let rec mix_0 d (v : ((float -> float -> int -> float) * float) list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y93 :: y96) -> mix 1; (let (_, m95) = y93 in mix_float m95); mix_0 (d - 1) y96
and mix_1 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y97 :: y98) -> mix 1; mix y97; mix_1 (d - 1) y98
and mix_2 d (v : char list list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y99 :: y100) -> mix 1; mix_3 (d - 1) y99; mix_2 (d - 1) y100
and mix_3 d (v : char list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y101 :: y102) -> mix 1; mix (Char.code y101); mix_3 (d - 1) y102
let () = String.fold_left (let rec f2 p0 p1 = () in f2) (Array.iteri (fun p3 p4 -> if true then () else ()) (let v5' = [] in Array.make 1 (-1))) ((clip "t") ^ (String.make (hide 1 2) '0'))
let n6 = if None < None then (if 17 <= 7 then (-32769) else (if false then (if 0 <> 9 then (-2147483648) else (if 1.5 < (-1.5) then ((); 4) else (if true then ((-1) lsl 2) else (if false && false then 2147483647 else (-20))))) else (1 mod (1 lor 1)))) else (succ 11)
let () = note_int n6
let poly7 r = match r with Ok x -> x | Error (x, _) -> x
let a8 = (let v9 = ref None in 10)
let a10 = (let _v11 = false in 2.0)
let a12 = if false then [] else []
let n13 = poly7 (Error (a8, a10))
let a14 = Char.lowercase_ascii '\255'
let a15 = Array.exists (fun p16' -> p16') (Array.make 4 true)
let a17 = if true then [] else []
let v18 = poly7 (Error (a14, a15))
let () = (mix (Char.code v18); note_end 0)
let n29 = compare (Error 14) (match v18 with | 'a'..'m' -> (Error n13) | '0'..'9' -> (if a15 then (Ok ((-2), a10, a10)) else (Ok (16, a10, a10))) | 'n' -> (Ok (a8, a10, a10)) | 'a'..'m' -> ((); (Ok (n13, a10, 1.5))) | ('0'..'9' | _) when ((List.fold_right (fun p19 p20 -> p20) a12 (Array.make 9 a10)) <> (if a15 then (Array.make 9 a10) else (Array.make 9 a10))) -> (Ok (n13, a10, a10)) | '0'..'9' -> (match [] with | ([] | []) -> (Ok (17, a10, 0.0)) | (true :: []) when ((floor a10) <> (sqrt a10)) -> (Ok (n6, a10, 100.75)) | (true :: []) -> (Ok (3, a10, (-10.0))) | (false :: []) when (match a12 with | [] -> ((Array.make 4 n13) <= (Array.make 4 n13)) | (q21 :: q22) -> false) -> (Ok (a8, a10, a10)) | (false :: []) -> (Ok (2, a10, 1.0)) | (q23 :: (q24 :: q25)) -> (Ok (a8, a10, a10))) | 'n' -> (min (Ok (a8, (-0.0), 1.0)) (Ok (19, a10, a10))) | q26 -> (if a15 then (Ok (n13, a10, a10)) else (Ok (5, a10, a10))) | _ -> (match a14 with | ('a'..'m' as w27) -> (Ok (9, a10, a10)) | ('a'..'m' | 'n') -> (Ok (n13, a10, a10)) | q28' -> (Ok (n13, a10, a10))) | exception _ -> (Ok ((-2), a10, 0.5)))
let () = note_int n29
let rec poly30 n x l = if n <= 0 then l else poly30 (n - 1) x (x :: l)
let a31 = (match a17 with | [] -> ((fun p32 p33 p34 -> 2.0), 0.5) | (n29 :: q35) when n29 <> '\026' -> ((fun p36 p37 p38 -> p37), a10) | (q39 :: q40) -> ((fun p41 a12 p42 -> 3.25), a10) | [] -> ((let rec f46 p43 p44 p45 = 2.0 in f46), (-100.75)))
let a47 = 1 - 15
let a48 = ((fun p49 p50 p51 -> p49), a10) :: []
let v52 = poly30 3 a31 a48
let () = (mix_0 5 v52; note_end 0)
let a53' = (let rec f55 p54 = 0.0 in f55) a15
let a56 = a10
let a57 = []
let v58 = poly30 3 a53' a57
let a59 = Some ((-1.0), a15)
let a60 = 1.5 >= a53'
let a61 = ((); [])
let v62' = poly30 3 a59 a61
let poly63' (x, y) = (y, x)
let a64 = a15
let a65 = List.mem_assoc a53' []
let a66 = false :: []
let v67 = poly63' (a64, a65)
let () = ((let (m68, m69) = v67 in mix (if m68 then 1 else 0); mix (if m69 then 1 else 0)); note_end 0)
let a70 = []
let a71' = 7 + n13
let a72 = (match v62' with | ([] as w73) -> [] | (_ :: _) -> [])
let v74 = poly63' (a70, a71')
let rec loop80 i75 s76 =
  if i75 <> 4 then (
    loop80 (i75 + 1) (
      let s78 = ref s76 in
      for i77 = 0 to 4 - 1 do
        s78 := (if a64 || false then (abs_float !s78) else !s78)
      done;
      let n79 = !s78 in
      note_float n79;
      n79)
  ) else
    s76
let n82 = loop80 0 a56
let () = note_float n82
let s87 = String.map (let rec f86' p83 = (let s84 = string_of_int a71' in let i85 = (try n13 with | _ -> a71') in if i85 >= 0 && i85 < String.length s84 then s84.[i85] else p83) in f86') (clip (part (String.escaped (clip "b c")) (compare a47 18) (-16)))
let v91 = ((let v88 = Ok (Ok a14) in s87) = (Array.fold_right (let rec f90 v52 p89 = p89 in f90) (Array.make 5 a47) s87)) = (((-3.25) +. n82) <> ((); n82))
let () = (mix (if v91 then 1 else 0); note_end 0)
let () = (fun a65 -> ((if v91 then () else ()); ())) (2147483647 <> (a8 * 35))
let () = print_int (succ (n29 * a47))
let () = print_byte 32
let () = print_float ((let v92 = a71' in n82) -. (float_of_int a71'))
let () = print_newline ()
let () = (mix (Char.code v18); note_end 0)
let () = note_int a47
let () = (mix_1 5 a12; note_end 0)
let () = note_int n13
let () = note_float a53'
let () = note_int a71'
let () = note_float a56
let () = (mix_2 5 a72; note_end 0)
let () = ()
