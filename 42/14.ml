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
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec mix_0 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y176 :: y177) -> mix 1; mix y176; mix_0 (d - 1) y177
and mix_1 d (v : int ref) =
  if d > 0 then
    match v with
    | _ -> mix !v
let v119 = (match (let v9 = (try (if true then (fun p0 p1 p2 -> p0) else (fun p3' p4 p5 -> p5)) with | _ -> (fun p6 p7 p8 -> 16)) in if false then None else None) with | (None | None) -> (
  let n14 = (match (List.rev_map (fun p10 -> Array.make 8 12) []) with | [] -> (if false then 2 else 19) | (q11 :: []) -> (compare (Array.make 1 2.0) (Array.make 1 (-1.5))) | (_ :: ((q12' :: _) as w13)) -> (Array.length q12')) - (int_of_string (string_of_int ((); 17))) in
  note_int n14;
  (let (q18, q19) = (match [] with | ([] | []) -> (n14, []) | (q15 :: []) -> (n14, []) | ([] :: (q16 :: _)) -> ((-1), []) | (((_ :: n14) | (_ :: n14)) :: (q17 :: _)) -> (9, [])) in ref 8)) | ((Some (Error true)) | (Some _)) -> (
  let v118 = (match ((); (match (Ok []) with | Ok [] -> (Ok 3) | Ok (_ :: []) -> (Ok (-3)) | Ok (q21 :: (_ :: _)) -> (Ok q21) | Error _ -> (Ok (-1)))) with | Ok q22' -> (
    let n115 = (match (Some (try (q22' asr 6) with | _ -> q22')) with | None -> (
      (try (
        let n23 = 10 in
        let n24 = 3 in
        note_int (match [] with | [] when (((int_of_float (-2.0)) - 1023) > (if true then n23 else n24)) -> 3 | [] -> n23 | (q25 :: q26) -> n23)) with | _ -> (mix (if false then 1 else 0); note_end 0));
      let v64 = (match (let v29 = (let (q27 :: q28) = [] in None) in [2.0; 2.0; 3.25]) with | ([] | []) -> (
        let x30 = 0.0 /. 0.0 in
        let n37 = ((((((0) + (if (match [] with | ((_ :: q31) | ([] as q31)) -> x30 | (_ :: []) -> x30 | (q32 :: ((_ :: []) | (_ :: []))) -> x30 | ((Ok _) :: q33) -> x30 | (q34 :: (q35 :: (_ :: q36))) -> x30 | [] -> x30) = x30 then 31 else 0)) + (if x30 <> x30 then 21 else 0)) + (if x30 < (float_of_int q22') then 41 else 0)) + (if (x30 *. (-1.5)) > x30 then 71 else 0)) + (if x30 <= (min (-2.0) x30) then 98 else 0)) + (if x30 >= x30 then 6 else 0) in
        let n38 = 12 in
        (try ((x30 -. x30), (truncate x30), (let v39 = (n38, 1.5) in Ok n38)) with | Invalid_argument q40 -> (try (max (x30, 11, (Ok 17)) (x30, n38, (Ok 4))) with | _ -> (x30, 16, (Ok n38))) | Failure q41 -> (if true then (x30, q22', (Ok n37)) else (0.0, n37, (Ok n37))) | Not_found -> (x30, q22', (Ok n37)) | Match_failure _ -> (3.25, n38, (Ok n38)))) | ((q42 :: q43') | (q42 :: q43')) -> (
        let v58 = (match (fst (match q43' with | ([] | (_ :: _)) -> (None, q22') | (q44 :: _) -> (None, q22') | ((q45 :: q46) | (q45 :: q46)) -> (None, 15) | (1.0 :: q47) -> (None, q22'))) with | (None | None) -> (match q43' with | ([] | []) -> (max (q22', [], q22') (q22', [], q22')) | (1.0 :: ([] | [])) -> (let v48 = 3.25 in (12, [], q22')) | (1.0 :: (1.0 :: _)) -> (q22', [], 16) | ((1.0 :: (q49 :: _)) | (1.0 :: (q49 :: _))) -> ((); (19, [], 19)) | (q50 :: q51) -> (q22', [], q22') | ([] | []) when ((try 65536 with | _ -> 7) = (if false then q22' else q22')) -> (match q43' with | [] -> (q22', [], 20) | (0.0 :: []) -> (q22', [], q22') | ((_ :: []) as w52) -> (q22', [], 20) | (q53 :: (q54 :: q55)) -> (q22', [], q22') | (((_ :: q56) as w57) | ((0.0 :: ((_ :: _) as w57)) as q56)) -> (q22', [], q22')) | _ -> (if false then (0, [], q22') else (q22', [], q22'))) | Some _ -> (let q42 = int_of_string (string_of_int q22') in if false then (q42, [], q22') else (q22', [], q22')) | exception _ -> (q22', (snd (10, [])), (q22' * 30))) in
        ((let (m59, m60, m61) = v58 in mix m59; mix_0 5 m60; mix m61); note_end 0);
        let _ = (match ((q22', true, q22', 3) :: []) with | [] -> q22' | (q62 :: q63) -> (q22' * q22')) + ((q22' mod 2) + q22') in
        ((float_of_int q22'), (q22' lxor q22'), (Ok 4))) | exception Match_failure _ -> ((-0.5), (truncate 1.5), (Ok 11))) in
      (-32769) asr 24) | Some 2 -> (
      let x78 = (match (if (match [] with | (q65 :: q66) when q65 <> 1.0 -> true | [] -> true | (q67 :: _) -> false | (_ :: _) when (q22' <> ((land) 1 q22')) -> true | (q68 :: q69) -> false) then [q22'; q22'; q22'] else (q22' :: [])) with | [] -> (
        0.0) | (2 :: _) -> (
        (if (match (Array.make 2 16) with | [|q70; _|] -> ((17 + (-4097)) >= 12) | q71 -> (true || false) | exception Invalid_argument q22' -> (true && true) | exception Failure _ -> ("12" = "\000\255x") | exception Match_failure _ -> true) then (note_int (q22' mod (q22' lor 1))) else (mix (match [] with | [] -> 11 | (_ :: q72) -> q22')));
        (if 20 = 8 then (float_of_int q22') else (float_of_int q22'))) | (3 :: q73) -> (
        let n74 = q22' in
        note_int n74;
        (match (( @ ) [] []) with | [] -> (coarse (cos (limit 0.5 (-100.0) 100.0))) | [] -> (float n74) | ((_ :: _) | (_ :: _)) -> (sqrt 1.5) | (q75 :: q76) when (n74 = (compare q75 19)) -> (-. 2.0))) | (_ :: q77) -> (
        -1.7976931348623157e308)) in
      let n79 = q22' in
      n79) | (Some (-3) as w80) -> (
      let x112 = (match ((if true then () else ()); (Ok w80)) with | Ok (None as w81) -> (
        let n82 = q22' in
        let f94 = (let v84 = (let _v83 = [] in '5') in (let _v85 = false && false in (match v84 with | 'a'..'m' -> (let rec f87 p86 = "12" in f87) | ('0'..'9' | '0'..'9') -> (fun p88 -> "12") | 'a'..'m' -> (let rec f90 p89 = "\000\255x" in f90) | ('n' | 'n') -> (fun p91 -> "tail \" end") | _ -> (let rec f93 p92 = "12" in f93)))) in
        -. ((-100.75) -. 100.75)) | Ok None -> (
        let c95 = ((if true then (-10.0) else 2.0)) -. (float_of_string "10.0") in
        let c96 = (float_of_string "10.0") +. ((float_of_string "10.0")) in
        let c97 = c96 +. (c95) in
        let c98 = (c97) +. (if true then (-10.0) else 2.0) in
        let c99 = ((if true then (-10.0) else 2.0)) +. c96 in
        note_float c99;
        ((); (if false then c95 else (-0.5)))) | Error q100 when q100 -> (
        let n101 = 13 in
        note_int n101;
        (if (let v102 = n101 in true) then (match w80 with | None -> (-0.0) | ((Some q103) | (Some q103)) -> 100.75) else (sqrt 100.75))) | Ok (Some q104) -> (
        let (q108, q109) = if (if false then "" else "") <> (String.make 3 '\n') then (max (let w80 = [] in (q104, true)) (match w80 with | None -> (q104, false) | Some q104 -> (q104, true))) else ((match w80 with | None -> q104 | Some 0 -> q104 | Some q105' -> q105' | ((Some 7 as w106') | (Some 7 as w106')) -> q22' | Some (2 | 9) -> q104 | Some q107 -> q104), (q104 > q22')) in
        fabs (float q108)) | ((Ok (Some _)) | (Error _)) -> (
        ((mix (if true then 1 else 0)); (let v110 = false in 3.25))) | exception Division_by_zero -> (let v111 = Ok (Array.make 8 q22') in 0.0) | exception Not_found -> 2.0 | exception Match_failure _ -> (-100.75)) in
      note_float x112;
      10) | Some 7 -> (
      q22') | ((Some q113) | (Some q113)) -> (
      q113) | exception Invalid_argument _ -> q22' | exception Failure q114 -> q22' | exception Match_failure _ -> q22' | exception _ -> q22') in
    '\255') | ((Error q116 as w117) | (Error q116 as w117)) -> (
    '\'') | exception Invalid_argument _ -> ' ' | exception Not_found -> '\'') in
  (mix (Char.code v118); note_end 0);
  ref 2) | exception Division_by_zero -> (ref 2) | exception Not_found when false -> (ref 4) | exception _ -> (ref 4))
let n175 = (match [] with | [] -> (
  (2 lor 6) * (if true then 7 else 3)) | (q120 :: v119) -> (
  let v143 = (match (Some false) with | ((Some _) | None) -> (
    ref ((); (Ok 1.0))) | Some q122 -> (
    let v138 = (match ((fun p123 -> (let q122 = Ok ((-3), q122) in [])) (-. 2.0)) with | [] -> (
      false) | (q124 :: q125) -> (
      ((match q124 with | ((q126', q127, (-3)) | (q126', q127, 3)) -> () | ((0.0 as w128), q129, q130) -> () | (0.0, q131, q132) -> () | (q133, q134, (-2147483648)) when q133 >= 1.0 -> () | (q135, q136, q137) -> ()); q122))) in
    (if v138 != false then (Array.fold_right (fun p139 p140 -> p140) (Array.make 1 q120) (ref (Ok 0.0))) else (ref (Ok 0.0)))) | exception Division_by_zero -> (min (match v119 with | [] -> (ref (Ok 3.25)) | (_ :: q141) -> (ref (Ok 1.0)) | exception _ -> (ref (Ok 10.0))) (let v142 = None in ref (Ok 0.0))) | exception Not_found -> (if 4 = 6 then ((); (ref (Ok 0.0))) else (ref (Ok 1.5)))) in
  let p144 = 3.25 /. (-100.75) in
  let p145 = ((); p144) in
  let p146 = if false then p145 else p145 in
  let p147 = sqrt p145 in
  let p148 = List.fold_right (let rec f151 p149 p150 = q120 in f151) [] 13 in
  let p152 = q120 in
  let p153 = p152 in
  let p154 = p152 - p148 in
  let p155 = (let _v156 = ((false, p146), (Ok false)) in p147) in
  let p157 = p147 in
  let p158 = String.length "\000\255x" in
  let p159 = if true then p155 else p155 in
  let p160 = (let v161 = p157 in 0.0) in
  let p162 = p154 in
  let p163 = p155 *. p160 in
  let p164 = p163 *. p157 in
  let p165 = (let v166 = Array.make 8 2.0 in p164) in
  let p167 = (match [] with | [] -> p152 | (q168 :: q169) -> 10) in
  let p170 = ((); p163) in
  let p171 = 1.5 in
  mix 1;
  let n172 = ((p162 - ((p154 + (p153 lxor ((p148) + p152))) + p158)) + p167) + 1 in
  note_int n172;
  let x173 = 1.0 -. ((p170 -. (p165 +. (((p160 *. ((p157 -. (p155 -. ((p146 -. (p145 -. (p144))) +. p147))) *. p159)) *. p163) +. p164))) -. p171) in
  note_float x173;
  fst (p153, true)) | exception Division_by_zero -> !v119 | exception Failure q174 -> ((4 + 20) lsr 16) | exception Match_failure _ -> (-1073741824))
let () = note_int n175
let () = (mix_1 5 v119; note_end 0)
let () = ()
