type t0 = C0 of float option * t0 | C1
type 'a t1 = { r2 : int -> int }
exception E0 of float
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
let rec f0 p1 p2 p3 p4 p5' p6' p7 p8 p9 p10 p11 p12 =
  if p1 < 1 then
    (16 * (-4))
  else (
    f0 (p1 - 1) p5' p9 p11 2147483646 p5' (2.2250738585072014e-308 /. ((-1.5) -. p7)) p4 p9 p6' ((p11 -. p8) /. (if false then p12 else p11)) p7
  )
let n15 = f0 (hide 0 1) (String.length "") (-. 100.75) ((); (-1.5)) (f0 0 (-2) (-0.0) 3.25 18 (-2) 0.0 0.0 100.75 1 0.5 0.5) (15 * 12) (match [] with | [] when (((4 - 4096) > 15) && (if true then false else true)) -> 100.75 | [] -> 2.0 | (q13 :: _) -> (-100.75)) (max 0.5 10.0) 3.25 (List.length []) (-. 100.75) (match 8 with | -1 -> 1.0 | (-2147483647 as w14) -> (-0.0) | 1 -> (-1.5) | 7 -> 0.5 | 8 -> 1.5 | _ -> 0.0)
let () = note_int n15
let () = (let v16 = 1e-310 in ())
let n17 = (if true then ((-1) asr 12) else (if true then n15 else n15)) * 40
let () = note_int n17
let n18 = -4097
let () = note_int n18
let _ = function | _ -> (((-100.75) *. 2.0) < 3.25)
let n20 = 65536
let () = note_int n20
let a21 = Array.make 9 n15
let n24 = (hide 1 9)
let rec loop23 i22 =
  if i22 <> n24 then (
    (a21.(i22) <- a21.(i22));
    loop23 (i22 + 1)
  ) else
    ()
let () = loop23 0
let () = (mix_ints a21 0 9; note_end 0)
let rec f25 p26 p27 p28 p29 p30 p31 p32 p33 p34' p35 p36 p37 =
  if p26 <= 0 then
    (p31 +. p30)
  else (
    f25 (p26 - 1) p31 p34' p29 p30 p32 p35 p34' p36 p30 (if (let _v38 = p32 in false) then (-2707) else 2147483647) p29
  )
let x41 = f25 6 (0.5 +. 100.75) n18 (let (_, _, _, q39) = (false, (-1.5), (Array.make 7 18), (Array.make 2 n18)) in n18) (try 1e16 with | _ -> (-1.0)) (floor (-3.25)) (f25 7 1.0 18 n20 (-1.0) 2.0 1.0 n20 n18 1.5 (-1) 9) n18 (n20 - n18) ((fun p40 -> 0.0) n15) (if false then 0 else n18) n17
let () = note_float x41
let x42 = f25 1 (-. x41) n17 (n20 + 3) (x41 -. 1.0) 1.5 (float_of_int n18) (n15 * n17) 65535 (float_of_int n18) (compare x41 x41) (n15 + n18)
let () = note_float x42
let x43 = 0.0 /. 0.0
let n44 = ((((((0) + (if (float 0) = x43 then 21 else 0)) + (if (x43 *. 10.0) <> x43 then 27 else 0)) + (if x43 < x43 then 14 else 0)) + (if (-0.5) > x43 then 86 else 0)) + (if x43 <= x43 then 31 else 0)) + (if x43 >= x43 then 10 else 0)
let a45 = Array.fold_right (let rec f48 p46 p47 = p47 in f48) a21 (Array.make 8 x43)
let s50 = ref (-0.5)
let () = for i49 = 11 - 1 downto 0 do
  s50 := (if i49 < Array.length a45 then ((!s50) +. a45.(i49)) else !s50)
done
let n51 = !s50
let () = note_float n51
let n52 = a21.(0)
let () = note_int n52
let rec f53 p54 p55 p56 p57 p58 p59 p60 p61 p62' p63 p64 p65 p66 p67 p68 p69 p70 p71 p72 p73 p74 p75 p76 p77 p78 p79 p80 p81 p82 p83 p84 p85 p86 p87 p88 p89 =
  if p54 <= 0 then
    (p68 -. p80)
  else (
    f53 (p54 - 1) p81 p80 p70 p82 p82 p80 p56 (let _v93 = (match { r2 = (fun p90 -> p58) } with | { r2 = q91 } -> (Ok n52) | { r2 = q92' } -> (Ok 1)) in (match _v93 with | Ok q94 when (not (match _v93 with | (Ok q95 as w96) -> true | Error q97 -> true | ((Error 1.0) | (Error 1.0)) -> true | Error 1.0 when false -> true | Error (1.0 | 1.0) -> false | Error q98 when q98 = 3.25 -> false | Error q99 -> true)) -> p89 | Ok q100' -> p82 | Error 0.0 -> p82 | ((Error _) | (Error _)) -> p69)) p68 p85 p77 p65 p77 p63 p84 p86 p56 p84 p79 p55 p77 p55 p80 p86 p80 p66 p55 p82 p67 p59 p88 p86 p87 p70 p69
  )
let x106 = f53 1 (let _v101 = n44 in n18) (let (_, _) = ((let rec f104 p102 p103 = true in f104), true) in n51) (6 lsr 20) n44 ((); n15) (x43 *. x42) n51 (n20 land n44) 1e999 n52 a45.(7) (abs_float x43) (x42 *. n51) (-. 0.5) (if false then n52 else n52) n17 n51 (n18 + n18) (n51 *. x43) (n52 + 9) (-. x43) (f0 (hide 1 1) n20 n51 n51 n44 n20 n51 2.0 100.75 n20 1.0 0.5) x43 a21.(8) (if true then x41 else x43) (n51 *. n51) (f0 1 n44 x42 x43 n52 n15 x43 x43 x43 15 x42 3.25) (Char.code '\'') (match 14 with | 4 -> x42 | q105 -> 10.0) (if false then n52 else 3) (10 lor n20) (- n18) x43 n52 2147483646
let x127 = f53 6 (let i107 = n52 in if i107 >= 0 && i107 < Array.length a21 then a21.(i107) else 18) (match n20 with | 4 -> x106 | _ -> 1.5) n52 (let v108 = Ok (Array.make 4 x106) in n52) (f0 (hide 0 1) 9 x43 n51 9 n44 (-1.0) n51 x106 (-1) x106 (-1.5)) (float_of_int 5) (n51 *. n51) a21.(0) (match Array.make 4 (ref x43) with | ([|q109'; _; _; q110|] as w111) -> n51 | [|q112; _; q113; q114|] -> x106 | _ -> n51) n20 a45.((compare C1 C1) land 7) x106 (( /. ) 0.5 x43) (let n18 = () in x42) (Char.code '0') (Array.fold_left (let rec f117 p115 p116 = n52 in f117) n18 a45) (f53 (hide 1 5) n44 n51 n52 n44 n44 x106 (-2.0) n52 x106 n20 (-0.5) n51 x106 x106 20 n20 x106 n20 x106 n52 x43 n20 x106 n17 x106 x42 n52 n20 x106 n20 n44 10 2.0 3 12) n52 (if true then x42 else x43) (max n20 (-2)) x42 1024 (let _v118 = n51 in n51) (n52 / 3) (x106 +. 2.0) (try 3.25 with | _ -> n51) n44 (let o119 = -1 in let o120 = 15 in let o121 = 15 in let ( < ) a b = a * 2 - b in o119 < o120 < o121) (f25 10 n51 n15 n17 x106 x42 x106 n15 n44 x106 8 12) (f0 3 n44 x42 n51 n18 n52 n51 x43 2.0 n44 10.0 x106) ((fun p122 -> 11) []) (let o123 = n52 in let o124 = n17 in let o125 = 18 in let o126 = n52 in let ( **! ) a b = a * 2 - b in o123 **! o124 **! o125 **! o126) (-. x43) n44 (compare (Array.make 8 []) (Array.make 8 []))
let a128 = if (-12) >= (6 lxor n44) then a21 else a21
let () = a21.(5) <- (if true || false then 1023 else (n52 land n52))
let () = a128.(5) <- ((a21.(5)) + (if false then 16 else n52))
let () = note_int a21.(5)
let rec f129 p130 p131 p132 p133 p134 p135 =
  if p130 > 0 then (
    f129 ((hide 1 (-1)) + p130) p133 p133 p133 p134 p134
  ) else
    x127
let x136 = f129 3 (n52 / (n17 lor 1)) n18 (match x106 with | 0.0 -> n44 | _ -> n20) (-. x43) (if false then (-0.0) else x127)
let _ = f129 3 n17 (if false then n52 else n44) ((); 0) (x127 +. x136) (sqrt x43)
let () = note_float x127
let () = (mix_ints a21 0 9; note_end 0)
let () = note_float n51
let () = note_float x43
let () = note_int n15
let () = note_int n52
let () = note_float x41
let () = note_int n44
let () = ()
