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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
in
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
in
let rec coarse x = floor (x *. 1000.0 +. 0.5)
in
let rec tick_float k x = mix k; x
in
let rec mix_0 d (v : int array option option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y147 -> mix 1; mix_1 (d - 1) y147
and mix_1 d (v : int array option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y148 -> mix 1; mix_ints y148 0 16
in
let n0 = (if ("b c", true, (Ok 20), (-1.0)) > ("tail \" end", true, (Ok 11), 10.0) then (-32769) else (compare 13 18)) mod (-2147483648) in
note_int n0;
(try (
  let v17 = (match Ok (0.0 *. 3.25) with | Ok q1 when q1 = 1.0 -> (let (q2, _, (q3, q4, q5, _), n0) = ([], (Ok false), (n0, n0, n0, q1), ('z', q1)) in (match n0 with | ((('0'..'9' as w6) | ('0'..'9' as w6)), q7) when q7 < 100.75 -> ((ref []), q7, q7) | (q8, q9) -> ((ref []), q9, q1))) | ((Error 1) | (Ok _)) when ((let _v10 = "12" in n0) < (n0 + 15)) -> (max ((); ((ref []), (-0.5), 10.0)) (match None with | (None | None) -> ((ref []), 3.25, 0.5) | Some [] -> ((ref []), (-0.5), 1.0) | None when ((fst ((ref true), ' ')) <> ((fun (_, q11) -> ref true) (0.5, 18))) -> ((ref []), (-0.0), 1.5) | (None | None) when ((Ok false) = ((let rec f13 p12 = Ok true in f13) (Array.make 1 n0))) -> ((ref []), 0.5, 3.25) | ((Some (_ :: _)) | None) -> ((ref []), (-2.0), 2.0) | _ -> ((ref []), 1.5, 100.75))) | _ -> ((if false then raise Not_found else (ref [])), (if false then 2.0 else 3.25), (match [] with | [] -> 10.0 | (q16' :: _) -> (-3.25)))) in
  let v19 = ((true >= false) > ((ref n0) > (ref n0))) && (let v18 = fabs 0.5 in true > true) in
  (mix (if v19 then 1 else 0); note_end 0);
  (try (
    let n20 = 19 - (((); ()); (-1070)) in
    note_int n20;
    let x22 = (float_of_int (-2015)) /. (abs_float ((fun p21 -> -1.0) false)) in
    let n77 = (try (
      let c23 = (coarse (atan (limit 0.0 (-9.0) 9.0))) +. ((-. (-0.1))) in
      let c24 = (coarse (atan (limit 0.0 (-9.0) 9.0))) *. ((-. (-0.1))) in
      let c25 = ((-. (-0.1))) *. c23 in
      let c26 = (-. (-0.1)) -. ((coarse (atan (limit 0.0 (-9.0) 9.0)))) in
      let c27 = ((coarse (atan (limit 0.0 (-9.0) 9.0)))) -. (coarse (atan (limit 0.0 (-9.0) 9.0))) in
      let c28 = (coarse (atan (limit 0.0 (-9.0) 9.0))) +. ((-. (-0.1))) in
      let c29 = ((coarse (atan (limit 0.0 (-9.0) 9.0)))) +. (-. (-0.1)) in
      let c30 = (c23) *. c23 in
      let c31 = c28 -. (c26) in
      let c32 = (c25) -. c27 in
      note_float c32;
      let v76 = (try (let s33 = (let v38 = (let v34 = n20 in (let rec f37 p35 p36 = [] in f37)) in "xm") in let i39 = ((); (List.fold_left (fun p40 p41 -> p41) n20 [])) in if i39 >= 0 && i39 < String.length s33 then s33.[i39] else 'a') with | Invalid_argument q42 -> '\n' | Match_failure _ -> '\143' | E0 5 -> (let s43 = Printf.sprintf "<%x>" (n20 land 2147483647) in let i44 = n20 in if i44 >= 0 && i44 < String.length s43 then s43.[i44] else '0') | E0 q45 -> (if (Array.make 2 n20) <= (Array.make 2 q45) then (match v17 with | ((q46, q47, q48) | (q46, q48, q47)) -> ' ') else (Char.uppercase_ascii '\255')) | E1 (-2147483648) -> (Char.chr ((abs n20) land 255)) | E1 (-2147483647 as w49) -> '\004' | E1 7 -> (if n0 <> n20 then (match [] with | [] -> 'z' | (q50 :: q51) -> '\255') else (let s52 = "12" in let i53 = 12 in if i53 >= 0 && i53 < String.length s52 then s52.[i53] else '0')) | E1 4 -> (let s54 = if true then "" else "b c" in let i55 = 13 in if i55 >= 0 && i55 < String.length s54 then s54.[i55] else 'a') | E1 8 -> (Char.chr ((20 + n0) land 255)) | E1 2 -> (let v56 = n20 < n20 in (let s57 = "a" in let i58 = 5 in if i58 >= 0 && i58 < String.length s57 then s57.[i58] else '\n')) | E1 (-1) -> (try ((let _v61 = fun p59 p60 -> v19 in ()); ((); 'z')) with | _ -> (Char.uppercase_ascii 'z')) | E1 6 -> (let s62 = ((); "") in let i63' = min n20 n20 in if i63' >= 0 && i63' < String.length s62 then s62.[i63'] else ' ') | E1 _ -> (match v17 with | (_, 0.5, 0.5) when ((n20 + n20) <> (0 lsl (n20 land 31))) -> (let _v64 = n20 in '0') | (q65, (1.0 as w66), 0.5) when (!q65 <= []) -> (let s67 = "tail \" end" in let i68 = n20 in if i68 >= 0 && i68 < String.length s67 then s67.[i68] else '\n') | (_, _, 0.5) -> (Char.chr (n0 land 255)) | (q69, q70, q71) when q71 = 10.0 -> (let s72 = "\000\255x" in let i73 = n20 in if i73 >= 0 && i73 < String.length s72 then s72.[i73] else '\255') | ((q74, q75, 0.5) | (q74, _, q75)) -> '\003')) in
      (n20 - 17) - (n20 / (n20 lor 1))) with | _ -> (n20 / n20)) in
    let p78 = 0.0 in
    let p79 = 32767 in
    let p80 = fst (p78, n77) in
    let p81 = p79 in
    let p82' = coarse (atan (limit p80 (-9.0) 9.0)) in
    let p83 = int_of_string (string_of_int p79) in
    let p84' = 2147483648.0 in
    let p85 = (land) p81 p79 in
    let p86 = p85 in
    let p87 = compare [] [] in
    let p88 = -5 in
    let p89 = (try (p88 - p83) with | Invalid_argument _ -> 7 | Division_by_zero -> p81 | Not_found -> p86 | E1 6 -> n77 | E1 3 -> p83 | E1 q90 -> 0 | E2 _ -> 7) in
    let p91' = ((); p80) in
    let p92 = 4096.0 in
    let p93 = (-1) / 2147483647 in
    let p94 = p84' in
    let p95 = 4095 in
    let p96 = 7 in
    let p97 = if v19 then p94 else p94 in
    let p98 = (match ((ref []), p84', p92) with | (q99, 0.0, (0.5 as w100)) -> p78 | (q101, 0.0, q102) -> (-3.25) | ((q103, _, p95) as w104) -> 100.75) in
    let p105 = 1.5 *. (-0.5) in
    let p106 = -2147483647 in
    let p107 = 13 + p106 in
    let p108 = (let v109 = Ok p86 in p81) in
    let p110 = p97 in
    mix 1;
    let n111 = (p108 - ((((((((p87 + (((((p79) * p81) lxor p83) + p85) - p86)) + p88) * p89) - p93) + p95) * p96) + p106) + p107)) * 1 in
    note_int n111;
    let x112 = 1.0 *. ((((p97 *. (p94 +. (((p84' +. ((p80 *. (p78)) +. p82')) -. p91') +. p92))) -. p98) -. p105) +. p110) in
    (match v17 with | (q113, 0.0, (q114 | (0.5 as q114))) -> (mix (if v19 then 1 else 0)) | (q115', 0.0, 0.5) -> () | (q116, q117, (0.5 | 0.5)) -> (q116 := []) | (q118, _, q119) -> (let v120 = n111 in ()))) with | Division_by_zero -> (let v121 = "" in ()));
  (if None > None then raise Not_found else (if v19 then () else ()))) with | Not_found when false -> (match n0 with | 7 -> () | q122 -> ()) | Match_failure _ when (2 <> 16) -> (if true then ()) | _ -> ((); ()));
let v125 = (if (ref "\000\255x") < (ref "12") then (match (Ok false) with | Ok _ -> [] | Error q123 -> [] | exception _ -> []) else ((fun p124 -> []) (Array.make 16 n0))) = (fst (try ([], n0) with | _ -> ([], n0))) in
let v134 = if (10.0 *. 10.0) <= (if v125 then 3.25 else 3.25) then (List.find_opt (fun p126 -> true) (match [] with | ([] | []) -> [] | ((q127 :: q128) | (q127 :: q128)) -> [])) else ((Array.iteri (let rec f131 p129 p130 = () in f131) (Array.make 4 '\'')); (Array.fold_right (fun p132 p133 -> None) (Array.make 5 (-0.5)) None)) in
let unused135 = (match None with | None -> (tick_float 15 (10.0 +. 100.75)) | (Some None as w136) -> (0.0 /. 0.0) | Some (Some q137) -> (3.25 +. (0.5 +. 1.5))) in
let rec loop144 i138 n145 s139 =
  if i138 < n145 then (
    (
      let v142 = (match v134 with | None -> (ref (match v134 with | None -> s139 | (None | (Some None)) -> s139 | Some None -> s139 | Some (Some _) -> s139 | None -> s139)) | Some None -> (ref 10.0) | ((Some (Some q140)) | (Some (Some q140))) -> (if s139 <> s139 then (ref 0.0) else (let v141 = v125 in ref s139))) in
      v142 := (if ([], i138) >= ([], i138) then (10.0 /. (-2.0)) else s139);
      let n143 = i138 in
      ());
    loop144 (i138 + 1) n145 ((-. 1.0) *. ((-0.0) -. s139))
  ) else
    s139
in
let n146 = loop144 0 7 0.5 in
note_float n146;
note_float n146;
(mix (if v125 then 1 else 0); note_end 0);
(mix_0 5 v134; note_end 0);
note_int n0;
()
