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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
in
let rec tick_float k x = mix k; x
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
in
let rec mix_0 d (v : (float, bool) result list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y330' :: y331) -> mix 1; mix_1 (d - 1) y330'; mix_0 (d - 1) y331
and mix_1 d (v : (float, bool) result) =
  if d > 0 then
    match v with
    | Ok y332 -> mix 0; mix_float y332
    | Error y333 -> mix 1; mix (if y333 then 1 else 0)
in
let v50 = (match (List.cons (((6 / 7) + (2 + 14)), ((Array.fold_right (let rec f2 p0 p1 = () in f2) (Array.make 6 false) ()); (match None with | ((None as w3) | (None as w3)) -> (-10.0) | Some 0.5 -> (-10.0) | ((Some q4) | (Some q4)) -> 1.5))) (try ((if true > false then (List.hd [])); [(let ((q7, _, _, q8) as w9) = (8, (fun p5 p6 -> "a"), (1.0, 10, 0, 9), None) in (q7, 1.0)); (String.fold_left (let rec f12 p10 p11 = (0, (-0.0)) in f12) (12, 1.0) "12")]) with | Failure q13 -> ((10, 2.0) :: (let v14 = Array.make 2 None in [])) | _ -> ((if false then () else ()); (let _v15 = 12 in [])))) with | ([] as w16) -> (if (match w16 with | [] -> (if false then 13 else 7) | (_ :: q17) -> ((); 16)) >= (((let rec f19 p18 = () in f19) 2); (int_of_string (string_of_int 1))) then (max false (if (fun p20 -> true) (Array.make 8 1) then ((); true) else ((ref (ref false)) >= (ref (ref true))))) else (try ((List.compare_lengths [18] (match (Array.make 2 (-2.0)) with | [|1.0; 0.0|] -> [] | [|q21; 0.0|] when (let v22 = (Ok 18) :: [] in false && false) -> [] | [|q23; 0.0|] -> [] | [|_; w16|] -> [] | q24 -> [] | _ -> [])) > ((match w16 with | [] -> 1 | (q25 :: []) -> 14 | (_ :: (_ :: q26')) -> (-1)) lxor (6 * 28))) with | _ -> ([] <= ('a' :: [])))) | [] -> (match (Some (match ((-3) + 10) with | 4 -> (let v27 = "tail \" end" in -0.5) | q28 -> (match None with | None when (Array.mem (float_of_int q28) (Array.make 4 10.0)) -> 1.5 | (None | None) -> 1.5 | Some (Ok false) -> 0.5 | Some q29' -> 1.5))) with | None -> (String.for_all (fun p30 -> (let (q31, q32, q33, _) = (false, (Array.make 6 3.25), 20, 0.0) in q33) <= 2147483646) (part ((); "a") (-6) (match true with | (true | true) -> 0 | false -> 4))) | ((Some q34) | (Some q34)) -> ((let _v35 = -4096 in (-2) / 1) = (let o36 = if false then 7 else 19 in let o37' = (let o38 = 14 in let o39 = 14 in let o40 = -2 in let o41 = 4 in let ( /. ) a b = a lxor (b + 1) in o38 /. o39 /. o40 /. o41) in let o42 = 2147483646 in let o43 = (let rec f45 p44 = 16 in f45) (Ok "") in let ( @@ ) a b = (a lsl 1) + b and ( %% ) a b = (a lsl 1) + b in o36 @@ o37' %% o42 @@ o43))) | (((q46 :: q47) as w48') | ((q46 :: w48') as q47)) -> (let v49 = ([], ()) in ((); (-32769)) <= (6 + (15 - 12)))) in
let s105 = (match (let v53 = (let v52 = fun p51 -> v50 in Array.make 16 2.0) in List.rev []) with | [] -> (
  let n101 = (match [] with | [] -> (
    let v78 = (match (try (Some []) with | _ -> None) with | None -> (
      List.flatten []) | Some _ -> (
      let v77' = (match (if false then raise (Failure "\000\255x") else (Error None)) with | Ok _ when v50 -> (
        let a54 = Array.mapi (fun p55 p56 -> p55) (Array.make 6 v50) in
        for i57 = 6 - 1 downto 0 do
          a54.(i57) <- a54.(i57);
          ()
        done;
        (let v58 = -15 in (match v50 with | true -> None | false -> None | false -> None | exception _ -> None))) | ((Ok q59) | (Ok (false as q59))) when ((if false then "" else "") < (string_of_float 100.75)) -> (
        let n60 = 0 in
        note_int n60;
        let n61 = n60 in
        note_int n61;
        (let v62 = Char.uppercase_ascii '\n' in Some ())) | Ok _ -> (
        Some ((); ())) | Error _ -> (
        let n63 = 16 in
        let v73 = (match (Ok n63) with | Ok q64' -> (v50 && v50) | ((Error q65) | (Error q65)) -> ([] > []) | Ok (6 | 2) when (not (let (n63, q68, q69, q70) = ((n63, (-1.0), 8), n63, (let rec f67 p66 = n63 in f67), 10.0) in v50)) -> v50 | _ -> v50 | exception Division_by_zero -> (12 <= n63) | exception Match_failure _ -> ("b c" < "b c") | exception E0 (-2147483648) -> false | exception E0 9 -> (n63 <> n63) | exception E0 q71 -> v50 | exception E1 (-3) -> ("\000\255x" <= "tail \" end") | exception E1 (-1) -> v50 | exception E1 q72 -> (if v50 then false else v50)) && (((); (Array.make 2 1.5)) <= (create_float_array 2 0.0)) in
        None) | _ -> (
        let n74 = 19 in
        note_int n74;
        let v75 = Char.chr ((int_of_string (string_of_int n74)) land 255) in
        None) | exception Failure q76 -> None) in
      [])) in
    10) | (q79' :: (q80 :: _)) -> (
    (match q79' with | (q81, true, (_, 2, q82, _)) -> q82 | (q83, q84, _) when q84 -> q83 | (q85, true, (_, (9 as w86), q87, _)) -> q87 | ((q88, _, q89) | (q88, _, ((_, _, _, _) as q89))) when (q88 = (- 8)) -> 7 | (q90, true, (q91, q92, q93, _)) -> q90 | (q94, false, (q95, q96, _, q97)) -> q96 | _ -> 1) / 16) | [] when ((try (Result.is_ok (Ok 15)) with | _ -> v50) || (not true)) -> (
    min (0 + 7) (compare 11 14)) | (((_, _, _) :: _) | (_ :: [])) -> (
    int_of_float (match 10 with | 7 -> (-10.0) | v50 -> 1.0))) in
  "\000\255x") | (true :: q102) -> (
  Printf.sprintf "<%e>" 1e999) | ((false :: q103) as w104) -> (
  string_of_float (abs_float (0.0 -. 3.25))) | exception _ -> "") in
(match (Ok (snd (10, (Array.make 16 1.0)))) with | Ok _ -> (if 12 < 10 then (print_string s105)) | Error q106 -> () | exception Invalid_argument q107 -> (mix (if (try (let (_, q108, _, _) = (1.5, 20, None, (ref true)) in v50) with | _ -> v50) then 1 else 0)) | exception Division_by_zero -> () | exception Not_found -> (let v109 = 0.5 +. 0.0 in (let v110 = false in ())) | exception E0 (-2) -> (mix (if v50 then 1 else 0)) | exception E0 q111 -> () | exception E1 6 -> (Result.iter (if v50 then (let rec f113 p112 = () in f113) else (let rec f115 p114' = () in f115)) (Ok 0.0)) | exception E1 0 -> () | exception E1 1 -> (mix_float (2.0 +. (-0.0))) | exception E1 q116 -> (Printf.printf "[%s %d]\n" s105 (17 + 1)));
let v329 = (match (min (Ok 15) (Error [])) with | (Ok (-2147483647) as w117) -> (
  (let v118 = v50 in (Ok 2.0) :: [])) | Ok (-2) -> (
  let v321 = (match (let v119 = ((-2), []) in ((); [])) with | [] -> (
    let n181 = (match (match (match [] with | [] -> 10.0 | ((true | true) :: q120) when v50 -> 1.5 | ((false :: []) as w121) -> 0.0 | (false :: (_ :: _)) -> 100.75 | _ -> 1.5) with | 1.0 -> [(-3.25); (-0.5)] | s105 -> (if v50 then raise (E2 (ref v50)) else []) | q122 -> (max [] []) | exception Invalid_argument q123 -> (if v50 then [] else []) | exception Division_by_zero -> (match (-1) with | (2 | _) -> [] | 1 -> [] | -3 -> [] | 8 -> [] | 7 -> [] | q124 -> [] | q125 when q125 <> (-7) -> [] | exception Invalid_argument _ -> [] | exception Division_by_zero -> [] | exception Failure q126 -> [] | exception E0 (-3) -> [] | exception E0 2 -> [] | exception E0 1 -> [] | exception E0 _ -> [] | exception E1 (-2147483647) -> [] | exception E1 2 -> [] | exception E1 q127 -> [] | exception E2 s105 -> []) | exception Failure _ -> (max [] []) | exception Not_found -> (if v50 then [] else []) | exception Match_failure _ -> (1.0 :: []) | exception E1 q128 -> (List.fold_left2 (let rec f132 p129 p130 p131 = p129 in f132) [] [] [])) with | [] -> (
      let p133 = 0.0 *. 0.0 in
      let p134 = (let (q135, q136) = (p133, None) in q135) in
      let p137 = (let v138 = Array.make 3 15 in p133) in
      let p139 = p137 +. p137 in
      let p140 = 10 - (-3) in
      let p141 = ( * ) p140 p140 in
      let p142 = p141 - p141 in
      let p143 = 1073741824 in
      let p144 = p139 -. p139 in
      let p145 = 1.0 in
      let p146 = 4096.0 in
      let p147 = 0.0 in
      let p148 = 2147483646 in
      let p149' = (try (if v50 then p134 else p137) with | _ -> p137) in
      let p150 = -. p139 in
      let p151 = truncate p149' in
      let p152 = (let rec f154 p153 = p134 in f154) [] in
      let p155 = (fun p156 -> 1.0) false in
      let p157 = p142 + p151 in
      mix 1;
      let n158 = (((p148 * ((((p140) - p141) * p142) - p143)) + p151) lxor p157) + 1 in
      note_int n158;
      let x159 = 1.0 -. (p155 *. (p152 +. (p150 -. (p149' *. (((p145 *. (p144 *. ((((p133) *. p134) -. p137) +. p139))) -. p146) +. p147))))) in
      note_float x159;
      let v175 = (match ((Array.fold_right (fun p142 p160 -> ()) (Array.make 3 '0') ()); (if false then [] else [])) with | [] -> (
        ref (p157 * 26)) | (((q161 :: p139) as w162) | ((((_, _, _, _) as q161) :: p139) as w162)) -> (
        let n163 = p148 in
        let n171 = (try (try (
          let s165 = ref p148 in
          let i164 = ref 0 in
          while !i164 < 8 do
            (if !i164 = 4 then raise (E0 ((let rec f167 p166 = 5 in f167) !i164)));
            s165 := !i164; i164 := !i164 + 1
          done;
          let n168 = !s165 in
          note_int n168;
          n168) with | E0 q169 -> (q169 / 10) | E1 _ -> (-4096)) with | _ -> (let _v170 = [] in n158)) in
        note_int n171;
        (let (q172, q173) = ((Array.make 2 p151), p147) in (let _v174 = [] in ref n171)))) in
      !v175) | (_ :: _) -> (
      let a176 = [|4; (-2); 8; 3|] in
      let i177 = ref 0 in
      while !i177 < (hide 0 4) do
        a176.(!i177) <- (10 - (-8));
        i177 := !i177 + 1
      done;
      (mix_ints a176 0 4; note_end 0);
      2147483647) | exception Invalid_argument q178 -> (min ((); 2) (truncate (-0.0))) | exception E2 q179 -> (String.length (match (Ok (Array.make 1 (-0.0))) with | Ok q180 -> "a" | Error _ -> "12" | exception _ -> "b c"))) in
    (if v50 then (Error (n181, 0.5)) else (Ok n181))) | (q182 :: q183) -> (
    let v320 = (match (match (List.filteri (let rec f186 p184 p185 = false in f186) []) with | (q187 :: q188) -> []) with | ([] | []) -> (
      (None, (ref 4), 4, (v50, 19, 6, 1.0))) | (([] | []) :: v50) -> (
      let x220 = (match (if if true then false else true then raise Not_found else (Some 0.5)) with | (None | None) -> (
        let x189 = 0.0 /. 0.0 in
        let n190 = ((((((0) + (if x189 = x189 then 73 else 0)) + (if x189 <> x189 then 85 else 0)) + (if x189 < 1e16 then 58 else 0)) + (if (x189 *. 10.0) > x189 then 60 else 0)) + (if x189 <= x189 then 46 else 0)) + (if x189 >= x189 then 45 else 0) in
        100.75) | Some 0.5 -> (
        let n191 = 2 in
        (match q182 with | ((_, q192, q193) as w194) -> q192 | exception Division_by_zero -> (fabs 2.0) | exception Failure q195 -> (match v50 with | [] -> 0.5 | (q196 :: []) -> 2.0 | ((q197 :: (q198 :: _)) | (q197 :: (q198 :: _))) -> 0.5 | exception Division_by_zero -> 0.5 | exception Failure q199 -> 10.0 | exception Not_found -> 10.0 | exception Match_failure _ -> 0.0 | exception E0 q200 -> 0.5 | exception E1 2 -> 1.5 | exception E1 8 -> 10.0 | exception E1 q201 -> 2.0 | exception E2 _ -> 10.0) | exception E2 q202 -> (if false then 10.0 else 2.0))) | Some q203 -> (
        (if true >= false then 1.7976931348623157e308 else (Array.fold_left (let rec f206 p204 p205 = p204 in f206) q203 (Array.make 6 q203)))) | exception Not_found -> (tick_float 14 (match q182 with | ((q207, _, 6) | (q207, _, _)) -> 0.5 | (_, _, (-2147483648)) -> 1.5 | (q208, _, 5) -> 3.25 | ((q209, q210, q211) | (q209, q210, q211)) -> q210)) | exception _ -> (if false && true then (match v50 with | [] -> 1.5 | (v50 :: q212) when (true && true) -> 0.0 | (((_ :: _) :: _) | (_ :: _)) -> (-0.5)) else (match v50 with | [] -> 10.0 | ((_ :: []) | []) -> 100.75 | (_ :: (q183 :: q216)) when (((18 / (11 lor 1)) - (-4096)) > ((); 9)) -> 3.25 | (q217 :: (q218 :: q219)) -> 100.75 | [] -> 2.0))) in
      Array.fold_left (fun p221 p222 -> if false then p221 else p221) (try ((); (None, (ref 15), 5, (true, 3, 19, x220))) with | _ -> (None, (ref 20), 7, (true, 7, 14, 3.25))) (if false then (Array.make 4 x220) else (Array.make 4 x220))) | ((q223 :: q224) :: []) -> (
      let f275 = (let v230 = (match [] with | [] -> v50 | ((_ :: ((q225 :: q226) as w227)) | ((q225 :: w227) as q226)) -> v50 | exception Invalid_argument q183 -> v50 | exception Not_found -> false | exception E0 7 -> v50 | exception E0 (-2) -> false | exception E0 3 -> v50 | exception E0 q228 -> v50 | exception E1 (-1) -> v50 | exception E1 q229 -> false) && v50 in (match q183 with | ([] as w231) -> (let rec f234 p232 p233 = Array.make 4 0.0 in f234) | ((q235' :: _) as w236) -> ((); (let rec f239 p237 p238 = Array.make 4 2.0 in f239)) | (_ :: _) -> (match q224 with | [] -> (fun p240 p241 -> Array.make 4 1.5) | (_ :: _) -> (fun p242 p243 -> Array.make 4 10.0)) | exception Division_by_zero -> (let q223 = q223 in (let rec f246 p244 p245 = Array.make 4 2.0 in f246)) | exception Failure q247 -> (let rec f250 p248 p249 = Array.make 4 (-1.5) in f250) | exception Match_failure _ -> (let rec f253 p251 p252 = Array.make 4 1.0 in f253) | exception E0 q254 -> (fun q224 p255' -> Array.make 4 10.0) | exception E1 _ -> (let _v256 = 3.25 in fun p257 p258 -> Array.make 4 _v256) | exception E2 q259' -> (match q224 with | [] -> (let rec f261 p260 s105 = Array.make 4 (-10.0) in f261) | ((-2) :: []) -> (fun p262 p263 -> Array.make 4 2.0) | (0 :: []) -> (fun p264 p265 -> Array.make 4 2.0) | (_ :: ([] as w266)) -> (fun p267 q223 -> Array.make 4 0.5) | ((q268 :: ((q269 :: q270) as w271)) | ((q268 :: ((q269 :: _) as w271)) as q270)) -> (let rec f274 p272 p273 = Array.make 4 2.0 in f274)))) in
      let v313 = (match (Result.map (fun q182 -> String.length "b c") (Error [])) with | Ok _ -> (
        ((-. 3.25), (Array.make 3 q223), (0.5 -. 100.75), (2.0, 10.0))) | Error ([] as w276) -> (
        (match q183 with | [] -> (match [] with | ([] | []) -> ((-0.0), (Array.make 3 q223), 1.0, ((-0.0), 100.75)) | ((_ :: q277) | ((_ :: _) as q277)) -> (1.0, (Array.make 3 q223), 3.25, (3.25, 1.0)) | (q278 :: q279) -> (1.5, (Array.make 3 q223), 0.0, (0.0, 0.5)) | exception _ -> ((-1.5), (Array.make 3 14), 1.5, (10.0, 3.25))) | (q280 :: []) -> (0.5, (Array.make 3 q223), 1.5, ((-0.0), 0.5)) | (q281 :: ((_, q282, _) :: q283)) -> (match w276 with | [] -> (q282, (Array.make 3 10), 3.25, (q282, q282)) | (('a'..'m' :: q284) as w285) -> (q282, (Array.make 3 q223), q282, (q282, q282)) | ('0'..'9' :: []) -> (q282, (Array.make 3 q223), q282, (q282, q282)) | ('0'..'9' :: (q286 :: q287)) -> (q282, (Array.make 3 20), q282, (q282, q282)) | ('n' :: q288') -> (q282, (Array.make 3 q223), q282, (q282, q282)) | (q289 :: _) -> (q282, (Array.make 3 q223), 100.75, (q282, q282))) | ([] as w290) when ((if v50 then v50 else v50) && (s105 > s105)) -> (0.5, (Array.make 3 q223), 0.0, (100.75, 1.5)))) | (Error (_ :: _) as w291) -> (
        let n292 = 17 in
        let v299 = Ok ((let ((q293, q294), q295, q296) = ((100.75, v50), 3, 8) in ()); ((let rec f298 p297 = 0.0 in f298) 2.0)) in
        (match ((fun p300 -> v299) (n292, (-2.0), n292, 0.5)) with | ((Ok _) | (Error _)) -> (0.0, (Array.make 3 n292), (-0.0), (0.0, 1.5)) | Error q302 -> ((-2.0), (Array.make 3 q302), (-0.0), (2.0, (-10.0))) | exception Invalid_argument q303 -> (1.0, (Array.make 3 q223), (-1.0), ((-1.0), 2.0)) | exception Failure q304 -> (match w291 with | Ok 2 -> (0.5, (Array.make 3 n292), 100.75, ((-1.5), 1.0)) | ((Ok q305) | (Ok q305)) -> ((-100.75), (Array.make 3 q305), 3.25, (1.0, (-3.25))) | Ok (-1) -> (3.25, (Array.make 3 6), 1.0, (10.0, (-0.0))) | Ok q306 -> (1.5, (Array.make 3 q223), (-10.0), (2.0, 100.75)) | Error _ -> (0.5, (Array.make 3 n292), 0.5, ((-2.0), 3.25)) | Error q307 when v50 -> ((-0.5), (Array.make 3 n292), 2.0, (100.75, 100.75))) | exception Not_found when v50 -> (100.75, (Array.make 3 9), 1.0, (100.75, 100.75)) | exception Match_failure _ -> (match w291 with | Ok q308 -> (3.25, (Array.make 3 q308), 100.75, (1.5, (-0.5))) | ((Error _) | (Ok 5)) -> ((-100.75), (Array.make 3 q223), 0.0, (3.25, 0.0))) | exception E2 _ -> (String.fold_left (let rec f312 p310 p311 = p310 in f312) (0.0, (Array.make 3 17), 2.0, (2.0, 1.0)) s105) | exception _ -> (10.0, (Array.make 3 2), (-1.5), ((-3.25), 100.75))))) in
      (let v314 = 14 in if v50 then (None, (ref (-1)), 7, (v50, v314, v314, (-100.75))) else (None, (ref v314), v314, (v50, v314, v314, 3.25)))) | ((q315 :: q316) :: (_ :: [])) -> (
      ((max None None), (ref 7), (compare ' ' ' '), (v50, q315, 17, 0.0))) | (((s105 :: q317) :: (q318 :: (q319 :: _))) | (((s105 :: q319) as q318) :: (q317 :: (_ :: _)))) -> (
      (None, (ref s105), 7, (v50, 12, s105, 1.5))) | exception Division_by_zero -> (None, (ref 3), 6, (v50, (-2), 13, 0.0)) | exception Failure q183 -> (None, (ref 15), 5, (v50, 3, (-3), 100.75)) | exception Match_failure _ -> (None, (ref 6), 14, (true, 7, 0, 1.5)) | exception E0 q183 -> (None, (ref 13), q183, (v50, 20, 3, 1.5))) in
    Ok 3)) in
  []) | Ok q322 -> (
  []) | ((Ok _) | (Error [])) -> (
  []) | Error (q324 :: q325) -> (
  []) | exception Invalid_argument q326 -> [] | exception Division_by_zero when true -> [] | exception E0 q327 -> [] | exception E1 q328 -> [] | exception _ -> []) in
(mix_0 5 v329; note_end 0);
(mix (if v50 then 1 else 0); note_end 0);
(mix_0 5 v329; note_end 0);
(mix_string s105; note_end 0);
()
