type ('a, 'b) t0 = C1 | C0 of unit list * 'b
exception E0
exception E1 of int
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
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
in
let rec coarse x = floor (x *. 1000.0 +. 0.5)
in
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
in
let rec mix_0 d (v : (float, bool) result ref) =
  if d > 0 then
    match v with
    | _ -> mix_2 (d - 1) !v
and mix_1 d (v : (bool, float list) t0) =
  if d > 0 then
    match v with
    | C1 -> mix 0
    | C0 (y121, y122) -> mix 1; mix_3 (d - 1) y121; mix_4 (d - 1) y122
and mix_2 d (v : (float, bool) result) =
  if d > 0 then
    match v with
    | Ok y123 -> mix 0; mix_float y123
    | Error y124 -> mix 1; mix (if y124 then 1 else 0)
and mix_3 d (v : unit list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (_ :: y126) -> mix 1; mix_3 (d - 1) y126
and mix_4 d (v : float list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y127 :: y128) -> mix 1; mix_float y127; mix_4 (d - 1) y128
in
(if ((((-1.5) *. 0.5) /. (10.0 /. 0.5)) *. ((if true then 1.0 else 10.0) *. (if true then 1.5 else 1.0))) >= (match Array.fold_left (match 0 with | -3 -> (fun p0 p1 -> p0) | (8 as w2) -> (let rec f5 p3 p4 = p3 in f5) | -2147483648 -> (fun p6 p7 -> C1) | _ -> (fun p8 p9 -> p8)) (match C1 with | (C1 | C1) -> C1 | C1 -> C1 | C0 (_, C1) -> C1 | ((C0 (q10, C1)) | (C0 (q10, (C0 (_, _))))) -> C1) (create_array 1 3.25) with | C1 -> ((let v11 = [] in 1.0) -. (snd ((-1.0), 10.0))) | C0 (q12, _) -> (float (6 + 18))) then (match if (let v15 = List.fold_left (fun p13 p14 -> p13) () [] in not false) then (Ok (match Array.make 1 3.25 with | ([|q16|] as w17) -> C1 | [|0.5|] -> C1 | [|q18|] -> C1 | ([|q19; q20|] as w21) -> C1 | q22 -> C1)) else (match (-0.0) *. 2.0 with | (0.5 as w23) -> (match ((ref (-1)), false, false) with | (_, true, true) -> (Ok C1) | (q24, true, false) -> (Ok C1) | (_, false, w23) -> (Ok C1)) | q25 -> (Ok C1)) with | Ok _ -> () | Error q26 -> () | Error q27 when ((13 mod 4) < (12 / (14 lor 1))) -> (match C0 ([()], 3.25) with | C1 -> (print_endline (match Array.make 4 4 with | [||] -> "tail \" end" | q27 -> "tail \" end")) | C0 (q28, q29) -> ((let rec f31 p30 = () in f31) (try (-4096) with | _ -> 19)))) else (mix (if (part (string_of_int 1) (compare [] []) (9 / 2)) = ((let rec f33 p32 = Printf.sprintf "<%05d>" p32 in f33) ((fun p34 -> 19) (-3))) then 1 else 0)));
let a35 = Array.make 2 0.0 in
let rec loop38 i36' n39' s37 =
  if i36' < n39' then (
    loop38 (i36' + 1) n39' (a35.(i36') *. (a35.(1) -. (s37)))
  ) else
    s37
in
let n40 = loop38 0 2 1.0 in
note_float n40;
let n44 = (let v41 = float (20 + 9) in compare (try (let v42 = C1 in Array.make 7 100.75) with | _ -> (Array.make 7 v41)) (let v43 = v41 in Array.make 7 v41)) in
let f45 p46 p47 =
  ref (Ok n40)
in
let _ = f45 [|n44; 0; n44; n44; 10; n44|] (try (C0 ([], [])) with | _ -> C1) in
let v51 = f45 (Array.fold_left (fun p48 p49 -> p48) (Array.make 6 13) a35) (match false with | false -> C1 | true -> C1 | ((false as w50) | (false as w50)) -> C1) in
(mix_0 5 v51; note_end 0);
let x54 = (try (
  (let v52 = (-. n40) /. (-. ((float_of_int n44) /. (float_of_int 7))) in print_endline (let v53 = (-7045) = n44 in "akwpzqn"));
  (if false then n40 else n40) -. (min n40 n40)) with | _ -> n40) in
let a57 = ((let _v55 = ((); []) in a35.(0) <- x54); (Array.init 8 (fun p56 -> 2 lsl (20 land 31)))) in
let p58 = if false then n44 else n44 in
let p59 = (let (_, q60, ((_, q61, q62, q63) as w64), (q65, q66, q67, q68)) = (n44, p58, (n44, n40, false, n44), (p58, true, x54, p58)) in q61) in
let p69 = (let v70 = C1 in p59) in
let p71 = p58 land 7 in
let p72 = p59 -. p59 in
let p73 = - 17 in
let p74 = floor 0.0 in
let p75 = p72 -. p69 in
let p76 = 13 mod 7 in
let p77 = ( +. ) p72 p72 in
let p78 = p77 *. p77 in
let p79 = coarse (exp (limit p77 (-9.0) 5.0)) in
let p80 = p58 + p73 in
let p81 = coarse (tan (limit p78 (-1.0) 1.0)) in
let p82 = (let i83 = 20 in if i83 >= 0 && i83 < Array.length a35 then a35.(i83) else p78) in
let p84 = p82 +. p69 in
let p85 = ((); p79) in
let p86 = p73 * p76 in
let p87 = p59 +. p82 in
let p88 = p85 +. p74 in
let p89 = p80 - p80 in
let p90 = (match p58 with | (4 | 3) -> 0.5 | _ -> p85) in
let p91 = truncate p81 in
let p92' = a57.(2) in
let p93 = 11 mod (p76 lor 1) in
mix 1;
let n94 = 1 + (p93 + ((p91 - (((p80 + (((p71 * (p58)) * p73) lxor p76)) - p86) + p89)) * p92')) in
note_int n94;
let x95 = 1.0 -. ((p88 -. (((p84 +. (((p79 *. (p78 -. (p77 +. ((p74 -. (p72 +. (p69 *. (p59)))) -. p75)))) +. p81) +. p82)) *. p85) -. p87)) -. p90) in
note_float x95;
v51 := (Error (0.0 > x95));
let v109 = (let x95 = (let v101 = Array.fold_left (let rec f98 p96 p97 = p96 in f98) (Ok (let s99 = "tail \" end" in let i100' = p80 in if i100' >= 0 && i100' < String.length s99 then s99.[i100'] else '\n')) a57 in []) in snd ((-4), (C0 ([], (try (match x95 with | [] when (match (try x95 with | _ -> x95) with | (([] as w102) | ([] as w102)) -> (true && true) | (q103 :: []) -> (let _v104 = [] in true) | ((p81 :: (p93 :: q105)) as w106) -> (p81 == p81)) -> [] | ([] as w107) -> [] | (q108 :: _) -> []) with | _ -> []))))) in
(mix_1 5 v109; note_end 0);
let c110 = 0.5 *. (0.5) in
let c111 = ((p72 -. p81)) -. (p72 -. p81) in
let c112 = (c111) +. 0.5 in
let c113 = c111 *. (c110) in
let c114 = c112 *. (0.5) in
let c115 = ((p72 -. p81)) *. c110 in
let c116 = c115 *. (c111) in
let c117 = c115 +. (c115) in
let c118 = (c114) *. c116 in
let c119 = c114 +. (0.5) in
let c120 = (c112) *. c119 in
note_float c120;
note_int p89;
note_float x54;
note_float c110;
note_float c117;
note_float p79;
note_int p71;
note_int p58;
note_float p87;
()
