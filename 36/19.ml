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
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec tick_float k x = mix k; x
let rec show_int k x = print_byte (65 + k); x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec mix_0 d (v : (int option, bool) result) =
  if d > 0 then
    match v with
    | Ok y189 -> mix 0; mix_1 (d - 1) y189
    | Error y190 -> mix 1; mix (if y190 then 1 else 0)
and mix_1 d (v : int option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y191' -> mix 1; mix y191'
let v0 = ((ref (if true then (Ok (-2)) else (Ok 18))), ((3, 1, (-100.75)), ((-1) * 29)), (float (-1)), (max 678 (13 lsl ((-2) land 31))))
let n21 = show_int 8 ((((); 2147483647) + (let v1 = 15 - 12 in if false then v1 else v1)) + (try (max (-32769) (compare (let (q2, _) = ([], false) in 11) (let v3 = ref None in 10))) with | _ -> (if [] > [] then ((-3) + 14) else (match v0 with | (_, _, q4, ((6 as w5) | (6 as w5))) -> (-1) | (_, q6, 0.5, _) -> 3 | ((q7, q8, _, 9) | (q7, ((_, _) as q8), _, (-2147483647))) -> 15 | ((q9, q10, _, ((-1) | (-1))) as w11) -> 14 | (_, q12, _, q13) -> q13 | ((q14, q15, q16, q17) | (q14, q15, q16, q17)) -> q17 | (q18, q19, _, q20) -> (-3)))))
let () = note_int n21
let a125 = (match (if false then 3.25 else 3.25) :: [] with | ((_ :: _) | []) -> (
  let v29 = (let ((q26, q27) as w28) = if true > false then ((true, 1.0, 3.25, 16), (0.5, 10.0)) else (match n21 with | 8 -> ((false, (-0.5), 2.0, 7), (1.5, 3.25)) | ((-1) | (-1)) -> ((true, 3.25, (-3.25), n21), (0.5, 100.75)) | 6 -> ((false, 0.5, 1.0, 0), (1.0, 2.0)) | -2147483647 -> ((false, 0.0, 2.0, n21), (0.0, 0.5)) | q25 -> ((true, 0.5, 10.0, q25), ((-10.0), (-10.0)))) in Ok None) in
  (mix_0 5 v29; note_end 0);
  let n35 = (-2147483647) + ((match ((ref (Ok n21)), ((n21, n21, (-0.5)), n21), 0.5, n21) with | ((_, (q30, q31), q32, q33) as w34) -> ()); n21) in
  (match Error true with | Ok None -> (if false then (Array.make 9 0.5) else (Array.make 9 (-0.5))) | Ok (Some 2) -> (create_array 9 2.0) | Ok (Some q36) -> (let v37 = 16 in Array.make 9 100.75) | ((Error q38) | (Error q38)) -> (Array.make 9 0.5))) | (1.0 :: []) -> (
  let v107 = if ('d' >= (let _v39 = true >= false in (let v40 = -1.5 in 'z'))) <= ((Array.fold_right ((); (let rec f43 p41 p42' = p42' in f43)) [|(Array.make 8 n21)|] (ref n21)) >= (ref n21)) then (try (match v0 with | (v0, (q44, q45), q46', _) -> (match [] with | [] -> (match (try [] with | Invalid_argument _ -> [] | Division_by_zero -> [] | Failure _ -> [] | Not_found -> [] | E0 -> []) with | [] when ((q45 <= n21) < (q46' < q46')) -> (try (if true then raise (Failure "") else ((Array.make 8 1.5), (Ok (Array.make 5 false)))) with | Failure _ -> ((Array.make 8 q46'), (Ok (Array.make 5 true)))) | ((q47 :: _) | (q47 :: _)) -> (if true then ((Array.make 8 q47), (Ok (Array.make 5 true))) else ((Array.make 8 q47), (Ok (Array.make 5 false))))) | ((q48 :: q49) | (q48 :: q49)) -> ((Array.mapi (fun p50 p51 -> q46') (Array.make 8 false)), (if true then (Ok (Array.make 5 true)) else (Ok (Array.make 5 true))))) | (q52, q53, 0.5, q54) -> (match ((try (n21 asr (9 land 31)) with | Failure q55 -> 11 | Not_found -> n21 | Match_failure _ -> q54 | E0 -> q54) >= (q54 - 9)) with | (true as w56) -> ((Array.make 8 10.0), ((); (Ok (Array.make 5 w56)))) | false when (q54 <= (q54 + q54)) -> (if "b c" >= "a" then (match None with | (None | None) when ((fst ((Array.make 2 q54), 1)) > (max (Array.make 2 q54) (Array.make 2 q54))) -> ((Array.make 8 1.0), (Ok (Array.make 5 true))) | Some (_, _) when ((List.mapi (let rec f59 p57 p58 = p57 in f59) []) >= (let _v60 = Array.make 16 4 in [])) -> ((Array.make 8 100.75), (Ok (Array.make 5 false)))) else (let v64 = fun p61 p62 p63 -> true in ((Array.make 8 0.5), (Ok (Array.make 5 true)))))) | (q65', _, _, q66) -> ((if (false, n21, 0.5, (q66, false, 11, 0.5)) <= (true, q66, (-0.5), (q66, false, 16, 100.75)) then (create_array 8 1.5) else (snd (0.5, (Array.make 8 3.25)))), ((if true then () else ()); (Error true)))) with | Match_failure _ -> (match v0 with | (q67, q68, q69, 0) -> (let (_, q70, q71') = ([], [], false) in ((Array.make 8 0.5), (Ok (Array.make 5 false)))) | ((_, (q72, q73), q74, (-3)) as w75) -> ((fun p76 -> (let _v77 = q74 in ((Array.make 8 (-2.0)), (Ok (Array.make 5 false))))) (n21 + q73)) | (q78, v0, _, (-2147483648)) -> (let _v79' = (n21, false, (-100.75), true) :: [] in ((Array.make 8 1.0), (Ok (Array.make 5 true)))) | ((q80, q81, _, (2 | 2)) as w82) -> (if (Array.make 7 10) > (Array.make 7 (-3)) then ((Array.make 8 10.0), (Ok (Array.make 5 false))) else ((Array.make 8 1.5), (Ok (Array.make 5 true)))) | (v0, q83, q84, _) -> ((match q83 with | ((q85, _, q86'), _) -> () | ((q87, q88, q89), 0) -> ()); (try ((Array.make 8 q84), (Ok (Array.make 5 true))) with | _ -> ((Array.make 8 100.75), (Ok (Array.make 5 false)))))) | _ -> ([|(if true then 2.0 else (-10.0)); 5e-324; 4096.0; (match v0 with | (_, _, q90, 5) -> q90 | (q91, n21, 0.5, (-1)) -> 3.25 | ((q92, q93, _, (-1 as w94)) | (q92, q93, _, (-1 as w94))) -> (-2.0) | (_, _, _, _) -> 1.5); (1.0 *. 100.75); (if true then (-1.5) else 2.0); (-. 10.0); (floor 0.0)|], (Error ((-1.5) >= 0.5)))) else ((match Array.fold_right (let rec f96 p95 n21 = n21 in f96) (Array.make 2 'z') None with | None -> (create_array (hide 1 8) (if true then 1.0 else (-3.25))) | Some q97 -> [|(match v0 with | (q98, (q99, q100'), _, q101) -> 0.5); 2147483648.0; (float_of_int n21); (let v102 = (n21, n21) in 2.0); (Array.fold_left (let rec f105 p103 p104 = p103 in f105) 3.25 q97); (0.5 -. 10.0); ((-1.0) +. 1.0); (coarse (cos (limit 2.0 (-100.0) 100.0)))|]), (if (let v106 = n21 in Array.make 5 0.0) < [|10.0; (-0.0); 0.0; 10.0; 0.0|] then ((try () with | _ -> ()); (Ok (Array.make 5 false))) else (Error true))) in
  Array.make 9 (-2.0)) | ((0.0 as w108) :: []) -> (
  Array.make 9 1.0) | ((0.5 :: q109') | (_ :: ([] as q109'))) -> (
  Array.make 9 (-. 10.0)) | (q110 :: (q111 :: q112)) -> (
  (let q112 = max (min (Array.make 2 true) (Array.make 2 false)) [|true; true|] in (try (if 14 < 10 then (q112.(1) <- true) else (if true then raise (Failure "b c") else ())) with | Failure _ -> (Printf.printf "[%s %d]\n" "tail \" end" n21) | _ -> (match v0 with | (q113, q114, 0.5, _) -> () | ((_, q115, q116, _) | (_, ((_, _) as q115), q116, _)) -> ())));
  (match q112 with | [] -> (Array.make 9 q110) | (q117 :: ([] as w118)) -> (Array.make 9 q117) | (([] as w119) | ((_ :: (_ :: [])) as w119)) -> (let v120 = "" in Array.make 9 q111) | (q121 :: (q122 :: (q123 :: q124))) -> ((); (Array.make 9 2.0)))))
let x126 = (1.0 -. (1.5 *. 1.5)) -. (-. (1.0 -. (-0.0)))
let v128 = ((match Ok None with | Ok (None | (Some 0.5)) -> () | Ok (Some _) -> () | Error q127 -> ()); n21) >= (Array.length a125)
let () = (mix (if v128 then 1 else 0); note_end 0)
let () = print_int n21
let () = print_byte 32
let () = print_float ((try (if v128 then () else ()) with | _ -> ()); (match None with | None -> 0.0 | Some (-2 as w129) -> x126 | Some 5 -> x126 | ((Some (-1)) | (Some _)) -> x126 | Some _ -> 10.0))
let () = print_newline ()
let n130 = n21
let v131 = ref (Array.make 9 12)
let v139 = (let (q132, q133, q134, q135) = max (try (n130, n130, true, n130) with | Failure v131 -> (n130, 17, true, 2) | Not_found -> (n21, 20, v128, n21)) (n21, n21, v128, n130) in (let v136 = [|3.25; x126|] in (let s137' = "" in let i138 = q132 in if i138 >= 0 && i138 < String.length s137' then s137'.[i138] else '\'')))
let ((q143, _, q144, q145), q146, q147) = max ((Array.fold_left (let rec f142 p140 p141 = p140 in f142) (x126, n130, v128, n130) a125), (v128, n130), 3.25) ((x126, 8, false, n130), (if v128 then (true, n130) else (v128, n21)), (x126 *. x126))
let n160' = (try (
  let c148 = ((0.0 -. 0.5)) *. (0.0 -. 0.5) in
  let c149 = ((0.0 -. 0.5)) +. 10.0 in
  let c150 = (c148) +. c149 in
  let c151 = (c148) +. (0.0 -. 0.5) in
  let c152 = c151 +. (c150) in
  let c153 = c149 *. (c151) in
  let c154 = (c149) +. (0.0 -. 0.5) in
  let c155 = (c148) +. c152 in
  let c156 = (c150) -. (0.0 -. 0.5) in
  let c157 = c155 -. (c150) in
  let c158 = c152 -. (c153) in
  note_float c158;
  (let v159 = (Array.make 2 c156) >= (Array.make 2 c158) in ((); n21))) with | _ -> (q145 mod 2147483647))
let () = note_int n160'
let q146 = tick_float 13 a125.(5)
let () = note_float q146
let x161 = q147
let n162 = (-4096) - ((n160' lsl (n160' land 31)) * 32)
let () = note_int n162
let x165 = tick_float 15 (if q144 < q144 then (match v139 with | 'a'..'m' -> q147 | 'n' -> x161 | 'a'..'m' -> q143 | '0'..'9' -> q147 | ('n' | 'a'..'m') -> x161 | q163 -> q146) else (let i164 = 8 in if i164 >= 0 && i164 < 9 then a125.(i164) else (-100.75)))
let p166 = (match v139 with | 'a'..'m' -> n160' | '0'..'9' -> 1 | 'n' -> 19 | q167 -> 4)
let p168 = coarse (atan (limit 100.75 (-9.0) 9.0))
let p169 = x165 *. x165
let p170' = 10 + n162
let p171 = ((); n160')
let p172 = (try (match v139 with | 'a'..'m' -> x161 | ('0'..'9' as w173) -> x165 | 'n' -> p168 | q174 when q174 < '7' -> 10.0 | q175 when ((try (x165 +. p168) with | _ -> x165) <> a125.(8)) -> x165) with | Match_failure _ -> x161)
let p176 = (match v0 with | ((_, _, _, 0) | (_, _, _, (-2))) -> q145 | (_, _, 1.0, q177) -> q145 | (q178, (q179, _), 1.0, _) -> 6 | (q180, (q181, _), q182, q183) -> p166)
let p184 = if true then p171 else 6
let p185 = x161 +. q146
let () = mix 1
let n186 = 1 + ((p176 * ((p170' + (p166)) - p171)) + p184)
let () = note_int n186
let x187 = (p185 +. (p172 +. (p169 -. (p168)))) -. 1.0
let n188 = p176
let () = note_float x126
let () = (mix (if v128 then 1 else 0); note_end 0)
let () = note_int p166
let () = note_float p185
let () = note_float p169
let () = note_int n160'
let () = note_int p176
let () = note_float q147
let () = ()
