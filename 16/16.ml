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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec mix_0 d (v : float list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y100 :: y101) -> mix 1; mix_float y100; mix_0 (d - 1) y101
let f0 p1 =
  (p1, p1, 'z', [])
let v2 = f0 (5 mod 2147483647)
let () = ((let (m3, m4, m5, m6) = v2 in mix m3; mix m4; mix (Char.code m5); mix_0 5 m6); note_end 0)
let _ = f0 (16 land 9)
let a7' = (let _v8 = 10.0 in Array.make 10 (-1))
let s10 = ref 17
let () = for i9 = 0 to Array.length a7' - 1 do
  a7'.(i9) <- ((a7'.(i9)) + !s10);
  s10 := (match v2 with | (q11, _, ('a'..'m' as w12), q13) -> (succ (-2)) | (q14, q15, i9, _) -> (let o16 = 16 in let o17 = q14 in let o18 = 14 in let o19 = 9 in let o20 = q15 in let ( * ) a b = (a lsl 1) + b and ( - ) a b = a lxor (b + 1) in o16 * o17 - o18 - o19 - o20))
done
let n21 = !s10
let () = note_int n21
let s23 = ref n21
let i22 = ref (Array.length a7' - 1)
let () = while !i22 >= 0 do
  a7'.(!i22) <- (!s23 * (a7'.(!i22)));
  s23 := ((); !s23); i22 := !i22 - 1
done
let n24 = !s23
let () = note_int n24
let a25 = if false then (Array.make 4 (-100.75)) else (Array.make 4 0.5)
let n29 = Array.length a25
let rec loop28 i26 s27 =
  if i26 < n29 then (
    (a25.(i26) <- ((a25.(i26)) *. s27));
    loop28 (i26 + 2) s27
  ) else
    s27
let n30 = loop28 0 3.25
let () = note_float n30
let make31 p32 p33 =
  fun p34 p35 -> ((let _v36 = Array.make 8 n30 in ()); (Array.make 16 19))
let c37 = make31 (let v38 = n30 in ref v38) 8
let a40 = c37 (false || true) (Array.map (fun p39 -> 3.25) (Array.sub a7' 0 8))
let () = (mix_ints a40 0 16; note_end 0)
let a41 = (match [] with | [] -> (Array.make 13 n24) | (true :: ([] | [])) -> (Array.make 13 (-3)) | (false :: []) -> (Array.make 13 n21) | ((q42 :: []) | (q42 :: [])) when q42 -> (Array.make 13 n24) | ((_ :: (_ :: _)) | []) -> (Array.make 13 8) | _ -> (Array.make 13 n24))
let rec loop52 i47 n53' s48 =
  if i47 <> n53' then (
    (a41.(i47) <- ((a41.(i47)) + s48));
    loop52 (i47 + 1) n53' (let o49 = i47 / (-1) in let o50 = i47 / (-2147483648) in let o51 = (let (_, _) = ((-2), i47) in i47) in let ( - ) a b = (a lsl 1) + b and ( @@ ) a b = b - a and ( + ) a b = (a lsl 1) + b in o49 @@ o50 @@ o51)
  ) else
    s48
let n54 = loop52 0 (Array.length a41) n24
let () = note_int n54
let a55 = Array.mapi (let rec f58' p56 p57 = n54 in f58') (Array.make 8 true)
let rec loop61 i59 n62 s60 =
  if i59 < 0 then s60 else (
    (a55.(i59) <- (s60 * (a55.(i59))));
    loop61 (i59 - 1) n62 2147483647
  )
let n63 = loop61 (8 - 1) 8 15
let () = note_int n63
let a64 = (match v2 with | ((_, _, _, (_ :: _)) | (_, _, 'a'..'m', _)) -> (Array.make 8 16) | ((q68, q69, ('0'..'9' as w70), q71) | (q69, q68, w70, q71)) -> (Array.make 8 n24) | (c37, 8, q72, q73) -> (Array.make 8 n63) | (q74, (-2147483648), q75, _) -> (Array.make 8 n24) | (_, 5, q76, q77) -> a55 | ((_, 9, a55, q78) | (_, 9, a55, q78)) -> (Array.make 8 (-3)) | ((_, (-3), _, q79) | (_, _, _, q79)) -> a55 | (q80, 1, _, _) -> (Array.make 8 n21) | (q81, q82, _, q83) -> a55)
let s85 = ref n63
let () = for i84 = 0 to Array.length a64 - 1 do
  a64.(i84) <- ((a64.(i84)) - !s85);
  s85 := (match v2 with | (((-2), q86, q87, []) as w88) -> (i84 lsr (3 land 31)) | (((-2), _, _, (_ :: _)) | (_, _, _, _)) -> (i84 + 17) | (9, q91, q92, q93) -> (let _v94 = !s85 in n54) | (q95, q96, q97, q98') -> (q95 * n24))
done
let n99 = !s85
let () = note_int n99
let () = note_float n30
let () = (mix_ints a41 0 13; note_end 0)
let () = (mix_ints a40 0 16; note_end 0)
let () = note_int n21
let () = note_int n99
let () = note_int n54
let () = (mix_ints a64 0 8; note_end 0)
let () = (mix_floats a25 0 4; note_end 0)
let () = ()
