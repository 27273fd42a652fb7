exception E0 of int
exception E1 of int
exception E2 of bool ref
;;
let checksum = Array.make 1 1
in
let rec mix x =
  let s = checksum.(0) in
  let d = s + s in
  let q = d + d in
  let o = q + q in
  checksum.(0) <- o + o + o + o - s + x
in
let rec split x =
  let y = x *. 67108864.0 in
  let high = floor y in
  mix (int_of_float high);
  mix (int_of_float ((y -. high) *. 67108864.0))
in
let rec normalise x e =
  if x >= 18446744073709551616.0 then
    normalise (x *. 5.421010862427522e-20) (e + 64)
  else if x >= 256.0 then normalise (x *. 0.00390625) (e + 8)
  else if x >= 2.0 then normalise (x *. 0.5) (e + 1)
  else if x >= 1.0 then (mix e; split x)
  else if x >= 0.00390625 then normalise (x *. 2.0) (e - 1)
  else if x >= 5.421010862427522e-20 then normalise (x *. 256.0) (e - 8)
  else normalise (x *. 18446744073709551616.0) (e - 64)
in
let rec mix_float x =
  if x = x then
    if x = 0.0 then mix (if 1.0 /. x > 0.0 then 1 else 2)
    else if x > 1.7976931348623157e308 then mix 3
    else if x < -1.7976931348623157e308 then mix 4
    else (mix (if x > 0.0 then 5 else 6); normalise (abs_float x) 0)
  else mix 7
in
let rec mix_string s =
  mix (String.length s);
  String.iter (fun c -> mix (Char.code c)) s
in
let rec note_end u =
  print_byte 32;
  print_int checksum.(0);
  print_newline ()
in
let rec note_int x =
  mix x;
  print_int x;
  note_end 0
in
let rec note_float x =
  mix_float x;
  print_float x;
  note_end 0
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec mix_0 d (v : string ref) =
  if d > 0 then
    match v with
    | _ -> mix_string !v
in
let n0 = (if if false then true else true then (13 - 3) else (10 * 21)) / 7 in
let _ = (match if (match Ok (Array.make 9 n0) with | ((Ok _) | (Ok _)) -> (n0 <> (try (Char.code '\n') with | _ -> n0)) | ((Error (2 as w1)) | (Error (6 as w1))) -> (((let rec f3 p2 = () in f3) (fun p4 p5 -> "b c")); (n0 = (-1))) | ((Error 8) | (Ok _)) -> (n0 == (try n0 with | _ -> n0)) | Error ((-2147483648) | (-2147483648)) -> ((match (Ok false) with | ((Ok true) | (Ok true)) -> true | Ok (true | false) -> true | ((Error _) | (Ok _)) -> true | exception _ -> true) && ((n0 + 31) > n0)) | ((Ok _) | (Error _)) -> ((if true then true else false) || (match Array.make 5 true with | _ -> true))) then ((match None with | ((None as w8) | (None as w8)) -> (if false then () else ()) | (None | (Some _)) -> (match 'z' with | ('a'..'m' | 'a'..'m') -> () | ('n' | '0'..'9') -> () | ('a'..'m' | 'a'..'m') -> () | ('0'..'9' | _) -> () | ('n' | 'n') -> () | q9 -> ())) :: []) else [] with | ((_ :: q10) | ([] as q10)) when ((try (-2147483647) with | _ -> 2) = (-1073741824)) -> (fun p11 p12 p13 -> ((try (if n0 <= 7 then raise (Invalid_argument "12") else (if false then () else ())) with | Invalid_argument q14 -> (match false with | (true | false) -> () | (false | false) -> ())); (let i15 = -17 in if i15 >= 0 && i15 < 8 then p12.(i15) else (n0 * 22)))) | ([] | []) -> (let rec f18 p16 p17 n0 = -1 in f18) | (q19' :: ([] | [])) -> (let v20 = 2147483647 in ((match [] with | ([] | []) -> (if false then q19' else q19') | ([] | (_ :: [])) -> q19' | ((_ :: (_ :: _)) | []) -> q19'); (let rec f27 p24 p25 p26 = v20 in f27))) | (q28 :: ((q29 :: []) | (q29 :: _))) -> ((Array.iter (let rec f31 p30 = if n0 <> n0 then q28 else q29 in f31) (try [|(n0 - n0); (q28; 4)|] with | _ -> (max (Array.make 2 n0) (Array.make 2 18)))); (fun p32 q29 p33 -> (n0 - n0) land (n0 - n0)))) in
let x35 = 10.0 *. ((if false then ()); (let v34' = Ok n0 in -3.25)) in
let n110 = (match (let v52 = (try (match None with | ((Some _) | None) when ((-(-2)) <> (try (let o37 = 5 in let o38 = n0 in let o39' = n0 in let ( +! ) a b = a lxor (b + 1) and ( +. ) a b = (a lsl 1) + b in o37 +. o38 +! o39') with | Invalid_argument _ -> n0 | Division_by_zero -> n0 | Not_found -> n0 | Match_failure _ -> n0 | E0 _ -> (-2))) -> (fun p40 p41 -> (n0, 9, '\n')) | ((Some q42) | (Some q42)) when q42 >= 100.75 -> (fun p43 p44 -> (0, n0, '0')) | ((Some q45) | (Some q45)) when q45 <> (-2.0) -> (let rec f47 p46 x35 = (3, n0, '\255') in f47) | _ -> (fun p48 p49 -> (n0, n0, ' '))) with | Match_failure _ -> (fun p50' p51 -> ((-1), (-2), '\''))) in (let (q53, q54) = (true, n0) in [])) with | ((0 :: _) | []) when (("tail \" end" < "a") == (n0 <> (-1))) -> (
  let a57 = min (Array.make 8 (ref "a")) (Array.make 8 (ref "b c")) in
  for i58 = 0 to (hide 1 8) - 1 do
    a57.(i58) <- (ref "jc");
    ()
  done;
  (mix_0 5 a57.(7); note_end 0);
  (if n0 <= n0 then (String.length "12") else (- n0))) | ([] | []) -> (
  let p59 = 18 + n0 in
  let p60 = n0 in
  let p61 = -100.75 in
  let p62 = if true then p60 else 5 in
  let p63 = p61 in
  let p64 = truncate p63 in
  let p65 = String.fold_left (fun p66 p67 -> p62) p62 "b c" in
  let p68 = float_of_int 20 in
  let p69 = 1.5 in
  let p70 = float p62 in
  let p71 = (match None with | (None | None) -> 100.75 | Some ((Ok 4) | (Ok _)) when ((p65 + p64) > (if true then 11 else p64)) -> p70 | ((Some _) | (Some (Ok _))) -> p70 | Some ((Error (-2147483647)) | (Ok 6)) -> p69 | ((Some (Error (5 as w72))) | (Some (Error (5 as w72)))) -> p68 | Some (Error (1 | 1)) -> p68 | Some (Error (9 | 9)) -> 2.0 | (Some ((Error _) | (Error _)) as w73) -> 100.75 | _ -> p69) in
  let p74 = (try (p70 -. p70) with | _ -> p69) in
  let p75 = p65 / 7 in
  let p76 = p62 in
  let p77 = (match None with | (None | None) when (if "" <= "" then (if true then true else false) else ((n0 - 4096) < p65)) -> p62 | (None | None) -> 4 | ((Some _) | (Some _)) -> p65) in
  let p78 = -4096 in
  let p79 = 11 * 15 in
  let p80 = (match [] with | ([] | []) -> p63 | ((q81 :: q82) | ((q81 :: _) as q82)) -> p71) in
  let p83 = - p78 in
  let p84 = (try (p74 +. p80) with | _ -> p80) in
  let p85 = 13 + p83 in
  let p86 = (let v87 = Ok p75 in p62) in
  let p88 = p74 in
  let p89 = min p86 p59 in
  let p90 = ( * ) (-3) 10 in
  let p91 = ( /. ) 0.5 p74 in
  let p92 = float_of_int p90 in
  let p93 = ceil p91 in
  let p94 = p93 *. p84 in
  mix 1;
  let n95 = 1 - ((((p85 + ((p79 + (p78 + (p77 lxor (p76 lxor (p75 + ((((p60 + (p59)) + p62) lxor p64) + p65)))))) + p83)) lxor p86) * p89) + p90) in
  let x96 = 1.0 +. (((p92 +. (p91 -. (((p80 -. (((p70 *. (p69 -. (p68 -. (p63 *. (p61))))) -. p71) -. p74)) +. p84) +. p88))) *. p93) *. p94) in
  let a97' = (match None with | (None | None) -> (Array.make 16 12) | ((Some _) | (Some _)) -> (Array.make 16 p77)) in
  let rec loop100 i98 s99 =
    if i98 < 16 then (
      if a97'.(i98) <> (p89 - p83) then loop100 (i98 + 1) (a97'.(i98) + (s99)) else s99
    ) else
      s99
  in
  let n102 = loop100 0 p90 in
  note_int n102;
  (if p86 = p90 then (- n102) else a97'.((-2147483647) land 15))) | (((-1) :: q103) | (((-1) :: _) as q103)) -> (
  snd (match q103 with | ([] | []) -> (x35, n0) | (((-2147483648) | 7) :: q104) -> (0.0, n0) | ([] | (_ :: _)) -> (x35, n0))) | ((5 :: q105) | ((_ :: _) as q105)) -> (
  n0 / (-3)) | ((_ :: ((_ :: _) as w106)) | (_ :: w106)) -> (
  (try (6 + n0) with | _ -> (let v107 = Array.make 6 n0 in -1))) | ((_ :: _) | (_ :: _)) when (match Error [] with | ((Ok q108) | (Ok q108)) -> ((); false) | ((Error _) | (Error _)) -> (let v109 = 5 in true)) -> (
  -32769) | _ -> (
  (try n0 with | _ -> ((); (-1))))) in
note_int n110;
let n111 = n110 in
note_int n111;
note_int n110;
note_float x35;
note_int n111;
note_int n0;
()
