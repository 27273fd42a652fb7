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
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
let n6 = if [] >= [] then ((let rec f1 p0 = 12 in f1) (let rec f5 p2 p3 p4 = p4 in f5)) else (if 4 > 12 then (if true > true then (if ((); true) then (if (12, 1.0) <= (12, (-3.25)) then (fst (9, (-100.75))) else (if (Array.make 1 11) <= (Array.make 1 5) then (1 + 1) else 4096)) else (9 - 5)) else 16) else ((); 6))
let c7 = ((sqrt 1.5) -. (-100.75)) *. (((sqrt 1.5) -. (-100.75)))
let c8 = ((sqrt 1.5) -. (-100.75)) -. (c7)
let c9 = (c8) +. c7
let c10 = (((sqrt 1.5) -. (-100.75))) +. c7
let c11 = ((); 0.5) *. (c8)
let c12 = (((); 0.5)) -. ((); 0.5)
let c13 = c11 +. (((); 0.5))
let c14 = c7 *. (c11)
let c15 = (c7) *. ((); 0.5)
let c16 = c12 +. (((sqrt 1.5) -. (-100.75)))
let () = note_float c16
let n21' = (try (
  let x20 = String.fold_left (let rec f19 p17' p18 = 2.0 in f19) c12 (string_of_float (abs_float (fabs c10))) in
  let x20 = n6 in
  note_int x20;
  32767) with | _ -> (if false then n6 else n6))
let () = note_int n21'
let () = assert (hide 1 3 = 3)
let v46 = ((min (match None with | None -> "bovejlrih" | (Some 1.0 as w22) -> (String.make (hide 0 3) 'a') | Some q23 -> ((clip "12") ^ "a")) (if (12, false, ' ') > (n21', false, 'z') then (part "tail \" end" 11 n21') else ((clip "b c") ^ "a"))) >= ((clip "12") ^ ((); (String.concat "a" [""; clip "a"])))) = (match (try (n6 :: []) with | _ -> (match [] with | ([] | []) -> (List.cons n21' []) | ((q24 :: []) | (q24 :: [])) -> [] | (_ :: (q25 :: q26)) -> (match q26 with | [] -> [] | (0.5 :: _) -> [] | (1.0 :: []) -> [] | (q27 :: []) -> [] | (q28 :: (q29 :: q25)) -> []))) with | [] -> (1023 > ((let o30 = n21' in let o31 = n21' in let o32 = 14 in let o33 = n6 in let o34 = n21' in let ( **! ) a b = a * 2 - b and ( &&& ) a b = a lxor (b + 1) and ( / ) a b = a * 2 - b in o30 / o31 &&& o32 &&& o33 / o34) / (-2147483648))) | (q35 :: _) -> ((Some 1e-310) <> (max (List.fold_right (let rec f38 p36 p37 = p37 in f38) [] None) None)) | (q39 :: q40) -> (None <= ((let rec f42 p41 = (try None with | _ -> None) in f42) (let (q43, q44, q45) = (q39, c14, q39) in q43))))
let () = (mix (if v46 then 1 else 0); note_end 0)
let x47 = c15
let () = note_float x47
let rec fold48 p49 =
  match p49 with
  | [] ->
    ((n21' - n21'), true, ((); c13))
  | (q50 :: _) ->
    (let v51 = v46 in (let v52 = Ok (Array.make 8 'a') in (n21', true, c16)))
let v53 = fold48 ((Ok v46) :: [])
let () = ((let (m54, m55, m56) = v53 in mix m54; mix (if m55 then 1 else 0); mix_float m56); note_end 0)
let v57 = fold48 (min [] [])
let () = ((let (m58, m59, m60) = v57 in mix m58; mix (if m59 then 1 else 0); mix_float m60); note_end 0)
let p61 = c14
let p62 = n6 land n21'
let p63 = ((); c16)
let p64 = int_of_string (string_of_int p62)
let p65 = p61 -. (-3.25)
let p66 = compare p64 p64
let p67' = float_of_int p66
let p68 = x47 *. c13
let p69 = (try (if v46 then x47 else 0.0) with | _ -> p61)
let p70 = 5e-324
let p71 = ( +. ) p63 c11
let p72 = 3.25 /. p70
let p73 = -5
let p74 = n21' asr 14
let p75 = c15 /. c12
let p76' = p74
let p77 = p76'
let p78 = 10.0 +. p72
let p79 = ((); 2.0)
let p80 = (let o81 = 12 in let o82 = p64 in let o83 = p77 in let o84 = 11 in let ( @@ ) a b = a lxor (b + 1) in o81 @@ o82 @@ o83 @@ o84)
let p85 = if true then 10.0 else p63
let p86 = ( *. ) p71 p79
let p87 = p64 + p80
let p88' = p69 -. p63
let p89 = p63 +. 100.75
let p90 = p80 lor p74
let p91 = 1.0
let p92 = 100.75
let p93 = (match Ok [] with | ((Ok []) | (Ok [])) -> p85 | Ok (_ :: q94) -> p78 | (Error 'a'..'m' as w95) -> p85 | ((Error 'n') | (Error 'n')) -> p69 | Error q96 -> p75)
let p97 = p66 + p62
let p98 = p97
let p99 = p92
let p100 = c12
let p101 = Array.fold_left (fun p102 p64 -> 1) 9 (Array.make 5 3)
let () = mix 1
let n103 = (p101 * (((p90 + (p87 + (p80 + ((p76' - (p74 + (p73 * ((p64 lxor (p62)) - p66)))) + p77)))) - p97) + p98)) * 1
let x104 = ((((p92 *. ((p89 +. (((((((((((p68 *. (p67' *. (((p61) -. p63) *. p65))) -. p69) -. p70) -. p71) *. p72) +. p75) *. p78) *. p79) -. p85) -. p86) -. p88')) -. p91)) +. p93) *. p99) -. p100) +. 1.0
let () = note_float x104
let () = note_float p63
let () = note_float p88'
let () = note_int p77
let () = note_float p67'
let () = note_int p98
let () = note_float p99
let () = note_float p61
let () = note_float p89
let () = ()
