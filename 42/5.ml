type 'a t0 = C1 of ('a * string) | C0 of int * char * 'a t0 list * 'a t0 * 'a * 'a t0 * (int -> int) | C2
type t1 = C23 | C11 of { r12 : t1; r13 : float * float option; r14 : unit } | C21 | C3 of t1 option * string option * t1 | C20 | C6 of { r7 : t1; r8 : t1 * int; r9 : float } | C15 of int * t1 | C17 of { r18 : t1; r19 : unit } | C4 of t1 option * t1 | C22 | C5 of t1 | C10 of ((int * float) * int t0) * t1 array * int | C16 of float * int ref * float * t1 list * unit * float
type t2 = C26 | C24 of int array * int t0 * unit | C25 of float array * int | C27
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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec mix_0 d (v : (float, char) result) =
  if d > 0 then
    match v with
    | Ok y236 -> mix 0; mix_float y236
    | Error y237 -> mix 1; mix (Char.code y237)
let n235 = (match (match (List.nth [] 10) with | C11 { r12; r13 = _; _ } -> ("12" :: []) | ((C21 as w0) | (C21 as w0)) -> ("12" :: []) | ((C4 (q1, (C11 { r12 = q2; r13 = q3; r14 = q4 }))) | (C4 (q1, (C11 { r12 = q2; r13 = q3; r14 = q4 })))) -> (let v5 = -2 in []) | C4 (q6, (C17 ({ r18 = q7; r19 = q8 } as w9))) -> [] | C4 (_, (C4 (q10, q11))) -> ("tail \" end" :: []) | C4 (q12, (C16 (q13', q14, q15, q16', q17, q18))) -> (let v19 = true in []) | ((C4 (q20, _)) | (C4 (q20, _))) -> ("12" :: []) | q21 -> (let _v22 = 15 in []) | exception Failure q23 -> (q23 :: [])) with | [] -> (
  5) | (([] as w24) | ([] as w24)) -> (
  (try (-16) with | _ -> ((fun p25' -> 13) false))) | ((q26 :: q27) | ((q26 :: _) as q27)) -> (
  let v233 = (match (match q27 with | ([] | []) -> (C6 { r7 = C20; r8 = (C20, (-2)); r9 = 1.5 }) | ((q28 :: _) as w29) -> (match (true, (Ok 7), (-0.0)) with | (true, w29, 0.5) -> C20 | ((false, q30, 0.5) | (false, q30, 0.5)) -> C20 | ((q31, q32, q33) | (q31, (Ok _ as q32), q33)) -> C20) | exception _ -> (if false then C20 else C20)) with | (C21 | C23) -> (
    C23) | C15 ((-2147483648), _) -> (
    let f34 p35' =
      let n36 = p35' in
      let n37 = ((lxor) (-511) 2147483646) mod 7 in
      ((let v38 = 0 + 3 in (try (match None with | None -> (Ok (-2.0)) | Some q39 -> (Ok 100.75)) with | _ -> (Ok 1.5))), (match n36 with | 8 -> 10 | 2 -> (p35' - n36) | 9 -> (let (q40, _, q41, _) = (n36, C20, true, C20) in p35') | -1 -> n37 | 4 -> 18 | -2147483647 -> (match "\000\255x" with | "a" -> n37 | q42' -> n36 | q43 -> n36 | exception _ -> n37) | _ -> n37))
    in
    let v44 = f34 (min 18 20) in
    ((let (m45, m46) = v44 in mix_0 5 m45; mix m46); note_end 0);
    let v47 = f34 (-2147483648) in
    ((let (m48, m49) = v47 in mix_0 5 m48; mix m49); note_end 0);
    ((let (m50, m51') = v47 in mix_0 5 m50; mix m51'); note_end 0);
    let x213 = (match (if Option.equal (fun p52' p53 -> false) None None then (if false then C20 else C20) else (match None with | None -> C20 | Some q54 when (Option.is_none (List.find_opt (fun p55 -> true) [])) -> C20 | Some (([] as w56) | (_ :: ((_ :: _) as w56))) -> C20 | Some (q57 :: q58) -> C20)) with | (C20 as w59) -> (
      let n129 = (match (let v62 = C0 (9, '\'', [], C2, (ref 3), C2, (let rec f61 p60 = p60 in f61)) in C1 (C2, q26)) with | C1 q63' -> (
        let f118 = (match v44 with | ((Ok q64), q65) -> (match q63' with | (((C1 _) | (C0 _)), q67) -> (if true then (fun p68 p69 -> (1.0, C26, [], C26)) else (let rec f71 p70 q67 = (q64, C26, [], C26) in f71)) | ((C0 (_, q72, [], q73, q74, q75, _)), q76) -> (Array.fold_left (let rec f79 p77 p78 = p77 in f79) (let rec f82 p80 p81 = (q64, C26, [], C26) in f82) (Array.make 3 5)) | ((C0 (q83, q84, (q85 :: q86), _, q63', q87, _)), q88) -> (let (q91, (q92, q93), q94, q95) = (3, ((-0.0), 6), q64, (fun p89 p90 -> q83)) in fun p96 p97 -> ((-2.0), C26, [], C26)) | (C2, _) when (not (match w59 with | C21 -> false | ((C3 (_, _, q63')) | (C15 (_, C23) as q63')) -> false | C4 (q98, q99) -> true | C22 -> false | ((C5 q100) | (C6 { r7 = q100; r9 = _; _ })) -> false | q101 -> true | ((C11 { r12 = q102; r13 = q103; _ }) | (C11 { r13 = q103; _ } as q102)) when ((List.iter (let rec f105 p104 = () in f105) []); ((-1) > q65)) -> false | _ -> false)) -> (let ((_, _) as w106) = (q65, q65) in (let rec f109 p107 p108 = ((-1.5), C26, [], C26) in f109)) | ((C2 | C2), _) -> (let rec f112 p110 p111 = (q64, C26, [], C26) in f112)) | ((Error q113), q114) -> ((if false then ()); (let rec f117 p115 p116' = (1.5, C26, [], C26) in f117))) in
        (- 2) lsl 25) | C0 (_, q119, q120, q121', _, q122, q123) -> (
        Array.fold_right (let rec f126 p124 p125 = p125 in f126) (let v127 = 2.0 in Array.make 3 false) (let v128 = C2 in 14)) | C2 -> (
        truncate (-10.0))) in
      let n130 = n129 in
      (coarse (log (limit (-1.0) 0.5 100.0))) /. (let v131 = [] in -0.5)) | C15 (q27, q132) -> (
      let unused133 = ref (Array.mapi (let rec f136 p134 p135' = ((-11) / 2) mod 2147483647 in f136) (Array.make 1 true)) in
      (0.5 *. 0.5) *. ((); 0.0)) | C17 { r19 = _; _ } -> (
      prerr_int 4096;
      prerr_byte 32;
      prerr_float ((fabs 0.5) -. (float_of_string "-100.75"));
      prerr_newline ();
      (if List.equal (fun f34 p137 -> false) [] [] then (tick_float 18 (-0.0)) else ((); 0.5))) | C22 -> (
      let v205 = (match (try C27 with | _ -> (C24 ((Array.make 8 2), C2, ()))) with | C26 -> (
        (let v138 = note_float 1.0 in if true then (Ok (ref 4)) else (Ok (ref 10)))) | C24 (q139, _, q140) -> (
        let n141 = (try (((Array.length q139) mod 10) / 3) with | _ -> ((1 + 18) + 6)) in
        note_int n141;
        Error (if true then 2.0 else (-0.0))) | C25 ([||], q142) -> (
        (let v203 = (match (Array.fold_right (fun p143 p144 -> (let s145 = q26 in let i146 = (try q142 with | _ -> 9) in if i146 >= 0 && i146 < String.length s145 then s145.[i146] else p144)) (create_array (hide 0 3) (match ((Ok (-10.0)), q142) with | ((Ok q147), 6) -> true | (((Error _), 6) | (_, _)) -> true | (q149, _) -> true)) (match (if false then raise Not_found else v44) with | ((Ok q150), _) -> (if true then raise Division_by_zero else 'a') | ((Error _), q151) -> ((); 'a') | exception Not_found -> (let _v152 = q142 in ' '))) with | 'a'..'m' -> (fun p153 p154 -> p153 + ((land) p153 p153)) | 'a'..'m' -> (let (_, q155) = (false, (11 + q142)) in (let rec f158 p156 p157 = ( + ) p156 q142 in f158)) | ('n' as w159) -> (fun p160 f34 -> q142 + q142) | q161 -> (let rec f196 p162 p163 = (try (match (match v47 with | ((q164, 5) | (q164, _)) when (if (let rec f166 p165 = false in f166) q26 then false else (1 != 6)) -> ((Array.make 1 1.5), q142) | ((Ok _), 3) when ((let o167 = p162 in let o168 = 19 in let o169 = p162 in let o170 = p162 in let o171 = 7 in let ( *! ) a b = a lxor (b + 1) and ( +! ) a b = (a lsl 1) + b in o167 +! o168 *! o169 *! o170 *! o171) >= (( * ) 15 14)) -> ((Array.make 1 10.0), p162) | ((Error q172), 3) -> ((Array.make 1 2.0), 2) | (q173, (6 | 6)) when true -> ((Array.make 1 1.5), p162) | (q174, (q175 | (1 as q175))) when q175 < 1959 -> ((Array.make 1 (-0.5)), q175) | (_, (-1)) -> ((Array.make 1 3.25), q142) | ((Ok _), 4) when (match v47 with | ((Ok _), q176) -> (match q161 with | ('a'..'m' | 'a'..'m') -> false | '0'..'9' -> true | 'a'..'m' -> true | '0'..'9' -> true | 'n' -> false | _ -> false | exception _ -> false) | ((Error 'a'..'m'), (-2147483648)) -> true | ((Error 'n'), ((-2147483648) | (-3))) -> (List.mem_assoc false []) | ((Error _), (-2147483648)) when (let _v178 = (let v177 = Array.make 2 p162 in []) in 2.0 >= 0.5) -> false | ((Error q179 as w180), (-2147483648)) -> (not false) | ((Error q181'), (-2147483647)) -> ((Array.make 4 q142) <= (Array.make 4 9)) | (((Error q182), 1) as w183) -> ((p162 - (-2147483648)) > p162) | (((Error _), q184) | (_, q184)) -> ((let rec f186 p185 = true in f186) (-0.5))) -> ((Array.make 1 3.25), p162) | ((Error q187), 4) when q187 = '\047' -> ((Array.make 1 3.25), p162) | ((q142, (-2147483648)) | ((Error _ as q142), 8)) when (((try 17 with | _ -> p162) + (-2147483648)) >= p162) -> ((Array.make 1 0.5), 10) | (((Ok _), _) | (_, _)) -> ((Array.make 1 1.0), p162) | _ -> ((Array.make 1 (-100.75)), p162)) with | ([|0.5|], q188) when q188 = 19 -> q188 | (([|_|] as w189), q190) -> q190 | (([|q191|] as w192), q193) when q193 < 11 -> q193 | (q194, q195) when false -> p162 | _ -> p162) with | Match_failure _ -> 14) in f196) | exception Division_by_zero when false -> (let rec f199 p197 p198 = p197 in f199) | exception _ -> (let rec f202 p200 p201 = p200 in f202)) in ());
        Ok (ref q142)) | C25 (_, q204') -> (
        Ok (ref q204')) | (C27 | (C25 (_, (-2)))) -> (
        Ok (ref 12))) in
      3.25) | C5 v47 -> (
      1.5) | C10 (q206, _, _) -> (
      -10.0) | ((C16 (q207, q208, _, q209, q210, q211)) | (C16 (q211, q208, q207, q209, q210, _))) -> (
      q211) | q212 -> (
      1.0)) in
    C20) | C15 (((-3) | (-3)), C23) -> (
    C20) | (C15 ((-3), C21) as w214) -> (
    w214) | C15 ((-3), (C3 (q215, q216, q27))) -> (
    q27) | C15 ((-3), (C17 ({ r18 = q217; r19 = q218 } as w219'))) -> (
    w219'.r18) | ((C4 (_, q220)) | (C15 ((-3), (C4 (_, q220))))) -> (
    q220) | (C15 ((-3), (C16 (q221, q222, q27, q223, q224, q225))) as w226) -> (
    w226) | ((C5 (C5 q227)) | (C15 ((-3), q227))) -> (
    q227) | C15 (q228, q229) -> (
    q229) | C22 -> (
    C20) | ((C10 (_, _, _)) | (C15 _)) -> (
    C20) | q26 -> (
    q26) | exception _ -> C20) in
  16) | exception Invalid_argument q234 -> 0)
let () = print_int ((n235 / 16) mod ((int_of_string (string_of_int n235)) lor 1))
let () = print_byte 32
let () = print_float (( +. ) (0.0 *. (-1.5)) (2.0 *. 1.0))
let () = print_newline ()
let () = note_int n235
let () = ()
