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
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec tick_int k x = mix k; x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec mix_0 d (v : bool list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y106 :: y107) -> mix 1; mix (if y106 then 1 else 0); mix_0 (d - 1) y107
let n1 = if not true then (if (let v0 = Array.make 2 4 in false) then (20 + 10) else (if "" > "" then (16 land 9) else (if ((); true) then (5 mod 2147483647) else (if (3 + 2147483647) <= 1 then (10 + 13) else (if not false then (-2147483648) else 4096))))) else (-8721)
let a2 = Array.fold_right (fun p3 p4 -> p4) (Array.make 2 8) (Array.make 4 (-2.0))
let s6 = ref 0.0
let () = for i5 = 0 to (hide 1 4) - 1 do
  a2.(i5) <- ((a2.(i5)) -. !s6);
  s6 := !s6
done
let n7 = !s6
let () = note_float n7
let () = print_string (String.lowercase_ascii (clip ((clip "b c") ^ "\000\255x")))
let _ = floor (( -. ) (let i8 = (match (let v9 = n1 in []) with | [] -> (n1 / 4) | ((q10 :: []) | (q10 :: [])) -> (n1 - n1) | (q11 :: (q12 :: _)) -> ((land) n1 n1)) in if i8 >= 0 && i8 < 4 then a2.(i8) else (Array.fold_left (fun p13 p14 -> p14) 1e16 a2)) (try 4096.0 with | _ -> (max (n7 *. n7) (if false then n7 else n7))))
let rec f15 p16 p17 =
  if p16 <= 0 then
    (true || false)
  else (
    let c19 = (n7) +. n7 in
    let c20 = n7 +. (n7) in
    let c21 = n7 +. (n7) in
    let c22 = c21 *. (c21) in
    let c23 = c19 -. (c22) in
    let c24 = (c22) *. c20 in
    let c25 = (c20) +. c22 in
    let c26 = c24 *. (c19) in
    let c27 = (c25) -. (let i18 = 12 in if i18 >= 0 && i18 < Array.length a2 then a2.(i18) else n7) in
    f15 (p16 - 1) ((- p16) land p16)
  )
let v28 = f15 7 (n1 / (n1 lor 1))
let _ = f15 8 (if v28 then n1 else n1)
let () = (let v29 = if n7 <> n7 then None else (if v28 then None else (Option.join (max None None))) in ())
let () = (if (((); n1) + 4096) < (let (_, _, _) = ('\255', a2, None) in n1) then (Array.fold_left (let rec f32 p30 p31 = p30 in f32) () a2))
let unused33 = f15 11 (Char.code 'a')
let a34 = [|(match v28 with | true -> (- 1) | false -> (n1 lxor n1)); (min ((land) n1 10) n1)|]
let () = (mix_ints a34 0 2; note_end 0)
let () = (let v36 = (let i35 = n1 in if i35 >= 0 && i35 < Array.length a34 then a34.(i35) else 19) asr 4 in ())
let n37 = (n1 + (if v28 then 10 else n1)) + ((-1073741824) * 33)
let s39 = ref []
let () = for i38 = 0 to (hide 1 10) - 1 do
  s39 := (((n7 /. n7) = (let v40 = n7 in v40)) :: !s39)
done
let n41 = !s39
let () = (mix_0 5 n41; note_end 0)
let () = if (match Some ((tick_int 9 n37), v28, (f15 6 n37), (n1 / (-3))) with | (None as w42) -> ((match snd (10.0, w42) with | None -> (-2147483648) | Some (((-2147483647), q43, q44, q45) as w46) -> (q45 / 7) | Some (_, _, _, q47) -> ((); q47)) < (let o48 = n37 * n37 in let o49 = n37 + 18 in let o50 = (land) (-3) n37 in let o51 = (let rec f53 p52 = n1 in f53) (Array.make 2 n7) in let ( $ ) a b = (a lsl 1) + b in o48 $ o49 $ o50 $ o51)) | Some (q54, q55, q56, q57) -> (((match n41 with | [] -> () | (q58 :: q59) -> ()); (let n37 = n41 in 'z')) != (let s60 = (match n41 with | [] -> "a" | ((q61 :: q62) | ((q61 :: []) as q62)) -> "b c" | (q63 :: (q64 :: q65')) -> "b c") in let i66 = q54 lsl 8 in if i66 >= 0 && i66 < String.length s60 then s60.[i66] else 'a'))) then () else (a2.(0) <- n7)
let x67 = 0.1
let () = a34.(0) <- (-4097)
let p68 = 2147483647
let p69 = x67
let p70 = (match n41 with | [] -> 2 | ((true :: q71) as w72) -> n37 | (false :: []) -> n37 | (false :: (q73 :: x67)) -> p68)
let p74 = p70 lor n37
let p75 = coarse (exp (limit p69 (-9.0) 5.0))
let p76 = p75 *. x67
let p77 = - n37
let p78 = Array.length a34
let p79 = p76
let p80 = x67
let p81 = a34.(0)
let p82 = a2.(3)
let p83 = a2.(0)
let p84 = Array.fold_left (let rec f87 p85 p86' = p85 in f87) 9 a34
let p88' = p70 - p81
let p89 = 1e16
let p90 = p76
let p91 = (match n41 with | [] -> p80 | (true :: []) -> 3.25 | (false :: []) -> p90 | (p88' :: (_ :: [])) -> p83 | (q92 :: (q93 :: (_ :: q94))) -> p89)
let p95 = -65536
let p96 = 2.0
let p97 = p81 + p95
let p98 = 7 / (3 lor 1)
let p99 = -7851
let p100' = min p81 p77
let p101 = (try (if v28 then p88' else p68) with | _ -> p74)
let p102 = a2.(3)
let p103 = if false then p101 else p95
let () = mix 1
let n104 = 1 + ((p101 + (p100' lxor (((p97 lxor (p95 - (p88' - (p84 - (((((p70 lxor (p68)) * p74) lxor p77) - p78) + p81))))) lxor p98) + p99))) lxor p103)
let x105 = 1.0 *. ((p96 -. (((p89 -. ((((((p75 +. (p69)) -. p76) *. p79) +. p80) -. p82) +. p83)) -. p90) +. p91)) -. p102)
let () = note_float p90
let () = note_float p89
let () = note_int p101
let () = note_int n37
let () = note_int p77
let () = note_int p97
let () = note_float p83
let () = note_float p79
let () = ()
