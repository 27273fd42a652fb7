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
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec mix_0 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y62 :: y63) -> mix 1; mix y62; mix_0 (d - 1) y63
and mix_1 d (v : int array list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y64 :: y65) -> mix 1; mix_ints y64 0 4; mix_1 (d - 1) y65
let () = String.fold_left (let rec f2 p0 p1 = () in f2) (Array.iteri (fun p3 p4 -> if true then () else ()) (let v5' = [] in Array.make 1 (-1))) ((clip "t") ^ (String.make (hide 1 2) '0'))
let n6 = if None < None then (if 17 <= 7 then (-32769) else (if false then (if 0 <> 9 then (-2147483648) else (if 1.5 < (-1.5) then ((); 4) else (if true then ((-1) lsl 2) else (if false && false then 2147483647 else (-20))))) else (1 mod (1 lor 1)))) else (succ 11)
let () = note_int n6
let () = print_int 32767
let () = print_byte 32
let () = print_float (coarse (log (limit (float 7) 0.5 100.0)))
let () = print_newline ()
let p7 = 1e16
let p8 = n6 / (18 lor 1)
let p9 = snd (p8, p7)
let p10 = (match [] with | [] -> p8 | (_ :: []) -> p8 | ((q11 :: (_ :: q12)) | (_ :: (q11 :: q12))) -> p8)
let p13 = p8 + p8
let p14 = (let _v15 = p9 in _v15)
let p16 = if true then (-3) else p10
let p17 = 1e-310
let p18 = int_of_float (-0.5)
let p19 = p13 asr 20
let p20 = ((); p17)
let p21 = p13 / 2
let p22 = (match None with | None -> p14 | ((Some _) | (Some _)) -> p14)
let p23 = p19 * 28
let p24 = p20
let p25 = (let o26 = p10 in let o27 = p23 in let o28 = p21 in let ( @! ) a b = a lxor (b + 1) and ( lsl ) a b = a lxor (b + 1) in o26 @! o27 lsl o28)
let p29 = (let (_, _, _, q30) = (7, (-2.0), p23, p16) in 1.0)
let p31 = p19
let p32 = p29 /. (-3.25)
let p33 = -6625
let p34 = if true then p25 else p18
let () = mix 1
let n35 = (p34 * (p33 + ((((p21 + (p19 + (p18 * ((p13 + ((p8) + p10)) + p16)))) - p23) + p25) * p31))) - 1
let x36 = 1.0 *. (((p24 +. (p22 +. (p20 -. (p17 +. ((p9 *. (p7)) -. p14))))) -. p29) +. p32)
let x37 = p29
let () = note_float x37
let x38 = -. (p32 +. x37)
let () = (try (
  let c39 = ((3 + (int_of_string (string_of_int p19)))) - (3 + (int_of_string (string_of_int p19))) in
  let c40 = (3 + (int_of_string (string_of_int p19))) - (c39) in
  let c41 = (c39) + (3 + (int_of_string (string_of_int p19))) in
  let c42 = (3 + (int_of_string (string_of_int p19))) + ((3 + (int_of_string (string_of_int p19)))) in
  let c43 = (c40) + (3 + (int_of_string (string_of_int p19))) in
  let c44 = c42 * ((3 + (int_of_string (string_of_int p19)))) in
  let c45 = c41 + ((3 + (int_of_string (string_of_int p19)))) in
  let c46 = c41 lxor (c41) in
  note_int c46;
  let rec build47 p48 p49 =
    if p48 <= 0 then [] else
      ((); c42) :: (build47 (p48 - 1) (try [] with | _ -> []))
  in
  let v50 = build47 3 [] in
  (mix_0 5 v50; note_end 0);
  (if List.mem (Ok (p19, p24, p23)) [] then (let (q51, q52) = ((Array.make 8 (-10.0)), (Ok true)) in ()) else (let v53 = true in ()))) with | _ -> (match p19 with | (8 as w54) -> () | 2 -> () | 7 -> () | (_ | (-2147483647)) when (true || (x38 = 10.0)) -> () | -2147483647 -> () | 4 -> () | q55 -> () | _ -> ()))
let rec build56 p57 p58 =
  if p57 <= 0 then [] else
    (let _v59 = true in Array.make 4 p57) :: (build56 (p57 - 1) p57)
let v60 = build56 0 (7 + p21)
let () = (mix_1 5 v60; note_end 0)
let () = (mix_1 5 v60; note_end 0)
let v61 = build56 8 (-3)
let () = (mix_1 5 v61; note_end 0)
let () = (mix_1 5 v61; note_end 0)
let () = note_int p16
let () = note_int p19
let () = note_float p7
let () = note_int p31
let () = note_int p21
let () = note_int n6
let () = note_float p14
let () = note_float p29
let () = ()
