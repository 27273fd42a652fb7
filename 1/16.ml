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
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec mix_0 d (v : int option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y97 -> mix 1; mix y97
let n1 = if not true then (if (let v0 = Array.make 2 4 in false) then (20 + 10) else (if "" > "" then (16 land 9) else (if ((); true) then (5 mod 2147483647) else (if (3 + 2147483647) <= 1 then (10 + 13) else (if not false then (-2147483648) else 4096))))) else (-8721)
let () = (mix (if (Array.fold_right (fun p2 p3 -> p3) (match Ok n1 with | Ok _ -> ((let rec f5 p4 = Array.make 2 n1 in f5) (ref 5)) | Ok q6 -> (if false then (Array.make 2 q6) else (Array.make 2 q6)) | ((Error 1.0) | (Ok _)) -> (let v7 = -1.5 in Array.make 2 n1) | (Error q8 as w9) -> (if false then (Array.make 2 n1) else (Array.make 2 n1))) (create_array 3 (if false then 3.25 else 2.0))) < (let v12 = [(let _v10 = n1 in []); (let v11 = ([], (ref (-3.25)), (false, false)) in []); []] in Array.make 3 (match [] with | ((_ :: (_ :: _)) | []) -> 3.25 | (([] as w16) | (_ :: w16)) -> 1.0)) then 1 else 0); note_end 0)
let rec pick17 p18 p19 p20 =
  if p18 then p19 else p20
let a21 = if true then (Array.make 1 n1) else (Array.make 1 n1)
let a24 = Array.mapi (fun p22 p23' -> p22) a21
let () = (pick17 ((let rec f26 p25 = 8 >= (-2) in f26) (17, '\n', false, 1.5)) a21 a24).(0) <- (n1 * (-3))
let () = note_int a21.(0)
let () = note_int a24.(0)
let rec pick27 p28 p29 p30 =
  if p28 then p29 else p30
let a31 = pick27 false (Array.make 2 (-1.5)) (Array.make 2 10.0)
let () = (mix_floats a31 0 2; note_end 0)
let a32' = create_array (hide 1 2) 10.0
let () = (pick27 false a31 a32').(0) <- (1.5 +. 0.0)
let () = note_float a31.(0)
let () = note_float a32'.(0)
let s34 = ref (-0.5)
let () = for i33 = 0 to 2 - 1 do
  s34 := ((-3.25) *. ((!s34) +. a32'.(i33)))
done
let n35 = !s34
let () = note_float n35
let () = prerr_int 31
let () = prerr_byte 32
let () = prerr_float ((n35 *. (-3.25)) -. (ceil n35))
let () = prerr_newline ()
let rec pick36 p37 p38 p39 =
  if p37 then p38 else p39
let v41 = (let v40 = (true, 12, true) in ref None)
let v42' = pick36 true v41 (ref None)
let () = (pick36 (List.fold_left (let rec f44 p43 pick27 = p43 || false in f44) (v42' == v42') ((); [])) v41 v42') := None
let () = (mix_0 5 !v41; note_end 0)
let () = (mix_0 5 !v42'; note_end 0)
let x46 = float (let i45 = ((); n1) in if i45 >= 0 && i45 < 1 then a24.(i45) else (n1 / 2147483647))
let () = note_float x46
let rec pick47 p48 p49 p50 =
  if p48 then p49 else p50
let a51 = a21
let a52 = a24
let () = (pick47 (not (List.fold_right (let rec f55 p53 p54 = p54 in f55) [] true)) a51 a52).(0) <- (let (q56, q57, q58) = (a32', [], n35) in n1)
let () = note_int a51.(0)
let () = note_int a52.(0)
let p59 = ((); x46)
let p60 = (let i61 = n1 in if i61 >= 0 && i61 < Array.length a31 then a31.(i61) else p59)
let p62 = (let v63 = false in 2)
let p64 = a51.(0)
let p65 = p60
let p66 = p60
let p67' = 14
let p68 = truncate 3.25
let p69 = p59 +. (-10.0)
let p70 = p65 *. p65
let p71 = p62 lor p67'
let p72 = p59 +. p60
let p73 = a52.(wrap p67' 1)
let p74 = abs p64
let p75 = p74
let p76 = float p73
let p77 = 2.0 +. 0.0
let p78 = p72 /. 100.75
let p79' = compare true true
let p80 = ( + ) p75 p74
let p81 = p76 +. 100.75
let p82 = a32'.(wrap (truncate p77) 2)
let p83 = p69
let p84 = ((); p81)
let p85 = int_of_string (string_of_int p74)
let p86 = p83 -. (-3.25)
let p87 = compare p79' p85
let p88' = a32'.(p80 land 1)
let p89 = -2147483648
let p90 = p70
let p91 = (try (if false then p81 else p84) with | _ -> p83)
let p92 = p73 asr (p73 land 31)
let p93 = (try (let v94 = p92 in p90) with | _ -> p70)
let () = mix 1
let n95 = (p92 + (p89 - ((p85 lxor (p80 lxor ((p75 lxor ((p73 + ((p68 + (p67' + (p64 + (p62)))) lxor p71)) + p74)) lxor p79'))) + p87))) + 1
let () = note_int n95
let x96 = 1.0 *. (((((p86 +. ((p83 -. ((((((((p69 +. ((p65 +. (p60 *. (p59))) *. p66)) -. p70) +. p72) -. p76) -. p77) *. p78) *. p81) -. p82)) *. p84)) *. p88') *. p90) +. p91) +. p93)
let () = note_int p79'
let () = note_float x96
let () = note_float p69
let () = note_float p81
let () = note_float p66
let () = note_int p64
let () = note_float p77
let () = (mix_ints a24 0 1; note_end 0)
let () = ()
