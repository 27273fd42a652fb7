type 'a t0 = C3 | C0 of { r1 : 'a } | C4 | C2 of string * float array * float
type 'a t1 = C16 | C5 of { r6 : 'a; r7 : float; r8 : 'a t2 * int; r9 : 'a t2 } | C15 | C10 of 'a | C11 of { r12 : 'a; r13 : float; r14 : int }
and 'a t2 = C19 | C18 | C17 of char
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
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
let rec mix_0 d (v : int array ref) =
  if d > 0 then
    match v with
    | _ -> mix_ints !v 0 4
let _ = C2 ((match C5 { r6 = (if "a" <> "a" then (3 + 20) else (int_of_float (-1.5))); r7 = (-. (2.0 *. 1.5)); r8 = ((match C3 with | (C3 | (C2 (_, _, _))) -> C18 | ((C2 _) | C3) when (List.for_all (let v3 = C15 in (let rec f5 p4 = p4 in f5)) (List.mapi (fun p6 p7 -> true) [])) -> C18 | ((C0 { r1 = (Ok _) }) | (C0 { r1 = (Ok _) })) -> C18 | C0 { r1 = ((Error q8) | (Error q8)) } -> C18 | (C4 | C4) -> C18 | (C3 | (C2 (_, _, _))) -> C18 | _ -> C18), 2147483646); r9 = (if 3 <> 8 then (if true then C18 else C18) else (C17 '0')) } with | (C16 | (C5 { r8 = _; _ })) -> (part ((clip ((fun p9 -> "") (fun p10 -> false))) ^ (let v11' = Array.make 1 (-2.0) in "a")) (match 18 with | (7 | 9) -> 15 | _ -> 18) (if false then 5 else 1)) | ((C5 { r9 = _; _ }) | (C11 { r14 = _; _ })) -> (let v17 = if 2 = (-3) then (let v16 = C18 in []) else [] in if ((); true) then (Array.fold_left (fun p18 v17 -> "\000\255x") "\000\255x" (Array.make 2 (-0.5))) else (Printf.sprintf ("%-3d" ^^ "%s|%c") 18 (clip "a") 'z')) | (C15 | (C5 { r6 = _; r7 = 1.0; r8 = _; r9 = _ })) -> (if ((if false then ()); ((-2.0) > 3.25)) then (string_of_float (abs_float ((-1.5) -. 10.0))) else (String.concat "a" [(match C15 with | ((C5 { r7 = _; r8 = _; _ }) | C16) -> "" | ((C5 { r6 = q20; r7 = q21; r8; r9 = q22 }) | (C5 { r6 = q20; r7 = q21; r8; r9 = q22 })) -> "" | ((C15 as w23) | (C15 as w23)) -> "" | ((C10 _) | (C10 _)) -> "12" | C11 { r12 = q24; r13 = q25; r14 = (5 | 5) } -> q24 | ((C11 { r13 = _; r14 = (-3); _ }) | (C10 _)) -> "a" | ((C5 { r9 = _; _ }) | (C11 { r14 = 9; _ })) -> "" | ((C11 { r12; r13 = q28; r14 = 3 }) | (C11 { r12; r13 = q28; r14 = 3 })) -> r12 | ((C11 { r12; r13 = q29; r14 = q30 }) | (C11 { r12; r13 = q29; r14 = (1 as q30) })) -> r12 | ((C11 { r12 = _; r13 = _; _ }) | (C10 _)) -> "a"); clip "hgugxxtuu"])) | C10 (9 | 1) -> (let v36 = (fun p33 -> "otvdomrm") (fun p34 p35 -> p34) in max (match 12 with | (3 | (-1)) -> "b c" | _ -> v36) "ajkke") | C10 ((-3) | 9) when ((match 3.25 with | (1.0 | 1.0) -> false | (0.0 | 0.0) -> true | q37 when (((10 + 12) + (-2147483648)) > (14 mod 100)) -> true | (0.0 | 0.5) -> true | q38 -> false) && (let _v42' = (let rec f41 p39 p40 = C15 in f41) in false)) -> (Printf.sprintf "<%o>" ((let v43 = (land) 2 (-2) in v43 / (v43 lor 1)) land 2147483647)) | ((C10 (-3)) | C16) -> (part ((); (string_of_float (abs_float 10.0))) (let _v44 = 12 in 3) (10 lsl 28)) | ((C10 q45) | (C11 { r13 = _; r14 = q45; _ })) -> (List.fold_left (let rec f48 p46 p47 = part p46 q45 q45 in f48) (String.concat "b c" [Printf.sprintf "<%.3f>" (abs_float 2.0); clip (let f49 format = Printf.ksprintf (fun s -> s ^ "!") format in f49 "%i" q45 ^ f49 "<%s> %b" (clip "a") false)]) (match C17 ' ' with | (C19 | (C17 'a'..'m')) -> (min [] []) | (C18 | (C17 'a'..'m')) -> [] | ((C17 q50) | (C17 q50)) -> (if true then [] else []))) | ((C10 q51 as w52) | (C11 { r13 = _; r14 = q51; _ } as w52)) -> (let v66' = (match (let (q53, w52, _, q54) = (w52, false, (-1.0), 100.75) in (q53, (q51, 1.0, q51, w52))) with | ((C16, q55) | (C16, q55)) -> (q51 * q51) | (((C5 { r8 = _; r9 = _; _ }), (_, _, _, _)) | (_, _)) -> (q51 * q51) | ((C15 | C15), q51) -> ((fun p60 -> 7) 0.5) | ((_, q61) | ((C10 _), q61)) -> q51 | (((C11 { r12; r13 = q62; r14 }), q63) | ((C11 { r12; r13 = q62; r14 }), q63)) -> r14 | ((q64, q65) | (q64, q65)) when ((14 * 31) >= (( * ) (-1) q51)) -> (succ q51) | _ -> (try (if true then raise (Failure "\000\255x") else q51) with | Failure _ -> q51)) in if ((); false) then (min "a" "a") else (match C3 with | (C4 | C3) -> "12" | C0 { r1 = (_ | (-2)) } -> "a" | C0 ({ r1 = (0 | (-1)) } as w67) -> "b c" | ((C0 { r1 = _ }) | (C2 (_, _, _))) -> "tail \" end" | (C4 | C4) -> "12" | (C3 | (C2 (_, [|_; _; _; _|], _))) -> "tail \" end" | ((C2 (q69, q70, _)) | (C2 (q69, q70, _))) -> q69)) | _ -> "qgdploya"), (match if not (false && false) then (if 0 <= 12 then (C5 { r6 = true; r7 = (-2.0); r8 = (C18, 20); r9 = C18 }) else ((let rec f72 p71 = C15 in f72) C18)) else (C5 { r6 = (if true then true else true); r7 = (max (-100.75) (-10.0)); r8 = (C18, 2); r9 = C18 }) with | (C16 | C16) -> (Array.fold_left (fun p73 p74 -> p73) (let v76 = (let _v75 = ((Array.make 3 2), C18, (-1), C15) in 13) in Array.init 4 (let rec f78 p77 = -1.5 in f78)) (Array.mapi (let rec f81 p79 p80 = (try p80 with | _ -> p80) in f81) (Array.make 1 10.0))) | ((C5 { r6 = _; r7 = 0.0; r8; r9 = q82 }) | (C5 { r7 = 0.0; r8; r9 = q82; _ })) -> (create_float_array 4 (((-10.0) -. (-1.5)) -. (match ((Ok 2), C3) with | (((Ok (-1 as w83)), q84) | ((Ok (-1 as w83)), q84)) -> (-3.25) | (((Ok 3), C3) | ((Ok 3), C3)) -> 100.75 | (((Error q85) | (Ok (3 as q85))), (C0 { r1 = q86 })) -> 3.25 | (((Ok 3), C4) | ((Ok 3), C4)) -> 0.0 | (((Ok 3), (C2 (_, _, _))) | ((Error _), _)) -> 1.5 | (((Ok _), C3) | ((Ok _), _)) -> (-10.0) | (((Error q89'), _) | ((Error q89'), _)) -> 1.0))) | ((C5 { r6 = q90; r7; r8 = q91; r9 = q92 }) | (C5 { r6 = q90; r7; r8 = q91; r9 = q92 })) -> [|((match q91 with | ((C19, _) | (_, _)) -> () | (((C18 as w93) | (C18 as w93)), _) -> () | (((C17 q94), q95) | ((C17 q94), q95)) -> ()); (r7 *. r7)); (float (List.fold_left (fun p96 p97 -> 11) (-3) [])); r7; (( /. ) (let v98 = None in r7) (try (let v99 = q90 in r7) with | _ -> 10.0))|] | ((C16 as w100) | (C15 as w100)) -> (Array.make 4 (-0.5)) | C10 (false | true) -> (match List.fold_left (fun p101 p102 -> if false then p101 else C15) (let v103 = 1 in C15) (let v104 = C3 in []) with | (C16 | C16) -> (create_array 4 (10.0 *. (-3.25))) | ((C10 (_ :: q105)) | (C5 { r6 = q105; r7 = _; r9 = _; _ })) -> (Array.init 4 (let rec f115' q105 = (match C15 with | ((C11 { r12 = (-2147483647); r14 = _; _ }) | C16) -> 1.0 | C11 { r12 = q107; r13 = q108; r14 = (4 | 5) } when q108 = 10.0 -> 100.75 | C11 { r12 = (7 | 7); r13 = q109; r14 } when ((false || true) || (try (q109 > q109) with | _ -> false)) -> q109 | ((C11 { r12 = 7; r13 = q110; r14 }) | (C11 { r12 = 7; r13 = q110; r14 })) when r14 >= (-14) -> (-100.75) | ((C5 { r6 = q111; r7; r8; r9 = _ }) | (C5 { r6 = q111; r7; r8; r9 = _ })) -> (-1.0) | (C15 | C15) -> 0.5 | (C16 | (C10 4)) when (q105 <> 1) -> 3.25 | ((C5 { r7 = _; r9 = C19; _ }) | (C10 _)) -> 10.0 | ((C11 { r12; r13; r14 = q114 }) | (C11 { r12 = q114; r13; r14 = r12 })) -> r13 | _ -> 1.0) in f115')) | ((C11 { r14 = _; _ }) | C15) -> (Array.fold_right (let rec f119 p117 p118 = Array.make 4 0.0 in f119) (List.fold_right (let rec f122 p120 p121 = p121 in f122) [] (Array.make 5 false)) (if false then (Array.make 4 10.0) else (Array.make 4 0.5))) | ((C10 q123) | (C10 ((_ :: _) as q123))) -> (List.fold_right (let rec f126 p124 p125 = Array.make 4 0.5 in f126) ((); []) (Array.map (fun p127 -> p127) (Array.make 4 (-1.5)))) | (C11 { r12; r13 = (1.0 | 1.0); r14 = q128 } as w129) -> [|(0.0 +. 0.0); 3.25; (-100.75); 0.0|] | ((C5 { r7 = _; r8 = _; _ }) | (C11 { r12 = _; r14 = _; _ })) -> (Array.make 4 (-1.5))) | ((C10 true) | (C10 false)) -> (Array.make 4 100.75) | ((C11 { r12; r13 = q132; r14 }) | (C11 { r12; r13 = q132; r14 })) when r14 = 3 -> (Array.make 4 2.0) | ((C11 { r12 = q133; r13; _ }) | (C11 { r12 = q133; r13; r14 = _ })) -> (Array.make 4 r13) | _ -> (Array.make 4 0.5)), 0.0)
let () = (try (
  let v138 = C0 { r1 = (if (if ((); true) then C3 else (C0 { r1 = 0.5 })) < (let v134 = fst ((5, 17, C15), 1.5) in (let _v135 = [] in C3)) then (if (((); ()); ((-3) = 13)) then raise Not_found else ((match Array.make 16 12 with | ([||] | _) when ((try ((17 + 31) >= 16) with | _ -> false) > (13 <= 5)) -> () | q136 when (11 != 3) -> ()); (Array.init 2 (fun p137 -> p137)))) else (Array.copy (Array.make 2 1))) } in
  (try (
    let v170 = (match C17 (if false then ' ' else '\'') with | ((C18 as w139) | (C18 as w139)) when (let _v142 = (let rec f141 p140 = (false, (0.0, p140), [], (1.0, 1.5, "12")) in f141) 14 in (ref C3) = (ref C3)) -> (
      let x147 = if [] < [] then (if 16 <> 0 then (try (100.75 -. 1.5) with | _ -> (-10.0)) else (if 14 >= 18 then (match v138 with | (C3 | C3) -> 1.5 | ((C0 { r1 = _ }) | (C0 { r1 = _ })) -> (-0.0) | (C4 | C4) -> 2.0 | ((C2 (w139, q145, q146)) | (C2 (w139, q145, q146))) -> q146) else (if (17 - 1073741824) <= 9 then (min 1.5 (-3.25)) else (if (let rec f144 w139 = false in f144) 18 then ((-100.75) /. 3.25) else (if false <> true then (if 9 >= 17 then (1.5 *. 1.5) else (if (match w139 with | (C19 | C18) -> false | (C18 | C18) -> false | (C19 | (C17 _)) -> true | exception Division_by_zero -> false | exception Not_found -> false) then (1.5 *. (-10.0)) else (try (if true then raise (Failure "\000\255x") else 2.0) with | Failure q143 -> (-1.0)))) else (1.5 +. (-0.5))))))) else (if true then 3.25 else 3.25) in
      let a148 = Array.make 7 0 in
      false) | ((C17 q149 as w150) | (C17 q149 as w150)) when q149 < '\025' -> (
      let c152 = (abs_float (-. (-100.75))) -. ((let (q151, _) = ((ref false), q149) in 1.5)) in
      let c153 = ((let (q151, _) = ((ref false), q149) in 1.5)) -. (let (q151, _) = ((ref false), q149) in 1.5) in
      let c154 = ((let (q151, _) = ((ref false), q149) in 1.5)) *. c153 in
      let c155 = ((let (q151, _) = ((ref false), q149) in 1.5)) +. c153 in
      let c156 = (abs_float (-. (-100.75))) -. ((let (q151, _) = ((ref false), q149) in 1.5)) in
      note_float c156;
      let rec pick157 p158 p159 p160 =
        if p158 then p159 else p160
      in
      let v161 = (match q149 with | ('a'..'m' | 'a'..'m') -> (ref (Array.make 4 (-3))) | ('n' | 'a'..'m') -> (ref (Array.make 4 9)) | _ -> (ref (Array.make 4 (-3)))) in
      let v162 = v161 in
      (mix_0 5 v162; note_end 0);
      (pick157 true v161 v162) := (Array.init 4 (let rec f164' p163 = p163 in f164'));
      (mix_ints !v161 0 4; note_end 0);
      (mix_ints !v162 0 4; note_end 0);
      (10 - 8) <> (String.length "\000\255x")) | _ -> (
      (if false then 12 else (-1)) <= (let _v169 = (let rec f168 p165 p166 p167 = p165 in f168) in 13))) in
    (mix (if v170 then 1 else 0); note_end 0);
    let c180 = ((match v138 with | (C3 | C3) -> 1.0 | C0 { r1 = ([|q175; (-2)|] | [|_; (3 as q175)|]) } -> 10.0 | (C3 | (C0 { r1 = [|_; (-2)|] })) -> 100.75 | ((C0 { r1 = ([|q176; q177|] as w178) }) | (C0 { r1 = ([|q177; q176|] as w178) })) -> (-10.0) | ((C0 { r1 = q179 }) | (C0 { r1 = q179 })) -> (-3.25) | (C4 | C4) -> 0.0 | (C3 | (C2 _)) -> 3.25)) +. (match v138 with | (C3 | C3) -> 1.0 | C0 { r1 = ([|q175; (-2)|] | [|_; (3 as q175)|]) } -> 10.0 | (C3 | (C0 { r1 = [|_; (-2)|] })) -> 100.75 | ((C0 { r1 = ([|q176; q177|] as w178) }) | (C0 { r1 = ([|q177; q176|] as w178) })) -> (-10.0) | ((C0 { r1 = q179 }) | (C0 { r1 = q179 })) -> (-3.25) | (C4 | C4) -> 0.0 | (C3 | (C2 _)) -> 3.25) in
    let c181 = (match v138 with | (C3 | C3) -> 1.0 | C0 { r1 = ([|q175; (-2)|] | [|_; (3 as q175)|]) } -> 10.0 | (C3 | (C0 { r1 = [|_; (-2)|] })) -> 100.75 | ((C0 { r1 = ([|q176; q177|] as w178) }) | (C0 { r1 = ([|q177; q176|] as w178) })) -> (-10.0) | ((C0 { r1 = q179 }) | (C0 { r1 = q179 })) -> (-3.25) | (C4 | C4) -> 0.0 | (C3 | (C2 _)) -> 3.25) +. (c180) in
    let c182 = (c180) -. (match v138 with | (C3 | C3) -> 1.0 | C0 { r1 = ([|q175; (-2)|] | [|_; (3 as q175)|]) } -> 10.0 | (C3 | (C0 { r1 = [|_; (-2)|] })) -> 100.75 | ((C0 { r1 = ([|q176; q177|] as w178) }) | (C0 { r1 = ([|q177; q176|] as w178) })) -> (-10.0) | ((C0 { r1 = q179 }) | (C0 { r1 = q179 })) -> (-3.25) | (C4 | C4) -> 0.0 | (C3 | (C2 _)) -> 3.25) in
    let c183 = c182 -. ((match v138 with | (C3 | C3) -> 1.0 | C0 { r1 = ([|q175; (-2)|] | [|_; (3 as q175)|]) } -> 10.0 | (C3 | (C0 { r1 = [|_; (-2)|] })) -> 100.75 | ((C0 { r1 = ([|q176; q177|] as w178) }) | (C0 { r1 = ([|q177; q176|] as w178) })) -> (-10.0) | ((C0 { r1 = q179 }) | (C0 { r1 = q179 })) -> (-3.25) | (C4 | C4) -> 0.0 | (C3 | (C2 _)) -> 3.25)) in
    let c184 = c180 *. (c182) in
    let c185 = c181 *. (c181) in
    let c186 = (c181) -. (match v138 with | (C3 | C3) -> (-1.0) | ((C0 { r1 = _ }) | (C2 (_, _, _))) -> (fst (10.0, 10)) | (C3 | C4) -> (2.0 +. 0.0) | ((C2 (q171, q172, 1.0)) | (C2 (q171, q172, 1.0))) -> q172.(14 land 3) | ((C2 (q173, q174, v138)) | (C2 (q173, q174, v138))) -> 3.25) in
    let c187 = c185 +. (c183) in
    let c188 = (c187) +. c187 in
    let c189 = c187 -. (c185) in
    let c190 = (match v138 with | (C3 | C3) -> (-1.0) | ((C0 { r1 = _ }) | (C2 (_, _, _))) -> (fst (10.0, 10)) | (C3 | C4) -> (2.0 +. 0.0) | ((C2 (q171, q172, 1.0)) | (C2 (q171, q172, 1.0))) -> q172.(14 land 3) | ((C2 (q173, q174, v138)) | (C2 (q173, q174, v138))) -> 3.25) *. (c185) in
    note_float c190;
    let x242 = (match if v170 > v170 then (if v170 then C15 else C15) else (max C15 C15) with | (C16 | C16) when ((if v170 then v170 else v170) || v170) -> (
      let x201 = (match c186 with | (0.5 | 0.0) when ((match C15 with | (C16 | C15) -> 13 | (C16 | (C5 { r6 = _; r7 = _; r8 = _; r9 = C19 })) -> 16 | (C16 | (C5 { r6 = _; r9 = C18; _ })) -> 0 | ((C5 { r6 = q191; r7; r8 = (q192, q193); r9 = (C17 _ as w194) }) | (C5 { r6 = q191; r7; r8 = (q192, q193); r9 = (C17 _ as w194) })) -> q193 | (C15 | C15) -> 0 | ((C10 _) | (C10 _)) -> 12 | C11 { r12 = _; r13 = (0.0 | 0.0); r14 = q195 } -> q195 | ((C11 { r12 = _; r14 = _; _ }) | C15) -> 20) > (int_of_float c185)) -> (let _v199 = c183 in _v199) | q200 when q200 < (-1.0) -> ((c186 /. c186) +. (abs_float (-100.75)))) in
      c184) | ((C5 { r7 = 0.0; r9 = _; _ }) | (C11 { r12 = _; r13 = _; r14 = _ })) when (not (2 != 4)) -> (
      let unused203' = v170 in
      (if if "12" = "tail \" end" then (17 <> 18) else (Array.mem c186 (Array.make 2 1.0)) then () else ());
      sqrt (c182 *. c190)) | ((C5 { r6 = _; r8 = _; r9 = _; _ }) | (C11 { r12 = 0; r13 = _; r14 = _ })) when (((); v170) && (if v170 then v170 else v170)) -> (
      (0.5 *. c187) +. (-2147483648.0)) | (C15 | C15) when (match (match v138 with | ((C2 (_, _, _)) | C3) -> ((-3), c189, true) | ((C0 { r1 = [|_; _|] }) | (C0 { r1 = [|_; _|] })) -> (8, c183, true) | ((C0 { r1 = q208 }) | (C0 { r1 = q208 })) -> (8, c180, v170) | (C3 | C4) -> (18, 10.0, v170) | ((C2 (_, _, _)) | C4) -> ((-1), c190, v170)) with | ((6, 0.0, _) | ((-1), _, false)) -> (match c185 with | (1.0 | 1.0) -> v170 | (0.0 | _) -> v170 | c186 -> v170) | ((c186, _, _) | ((6 as c186), _, _)) -> (v170 && true) | ((5 | 5), q211, true) -> (match v138 with | (C3 | C3) -> v170 | ((C0 { r1 = _ }) | (C2 (_, _, _))) -> v170 | ((C2 (_, _, q213)) | (C2 (_, _, q213))) when q213 <> (-2.0) -> false | (C4 | C4) -> v170 | (C3 | (C2 (_, _, _))) -> v170 | _ -> v170) | ((q214, q215, true) | ((5 as q214), q215, false)) -> (q214 != q214) | ((q216', q217, _) | (q216', q217, _)) -> ((q216' + 1023) >= q216')) -> (
      let v239 = (match if v170 then raise (Invalid_argument "tail \" end") else C18 with | ((C17 _) | C19) when (Option.is_none (Array.fold_right (let rec f220 c188 p219 = None in f220) (Array.make 4 5) None)) -> (
        let n222 = (let v221 = v170 in (19 * 25) / ((truncate c190) lor 1)) in
        note_int n222;
        ((try (if v170 then ()) with | _ -> ()); ("12" <> "\000\255x"))) | (C18 | C19) when (match v138 with | (C3 | C3) -> v170 | ((C0 { r1 = _ }) | C4) -> ((); v170) | (C3 | C3) when ((12 + 2) <= (int_of_string (string_of_int 13))) -> (false == v170) | (C4 | C4) -> (Array.for_all (fun p223 -> p223) (Array.make 1 true)) | ((C2 (_, [|_; _; _; _|], _)) | (C2 (_, _, _))) -> (match v138 with | (C3 | (C0 { r1 = _ })) -> v170 | ((C0 { r1 = _ }) | (C2 (_, [|_; _; _; _|], _))) -> true | (C4 | C4) -> v170 | ((C2 (_, _, q229)) | (C2 (_, _, q229))) -> v170) | ((C2 (q230, q231, _)) | (C2 (q230, q231, _))) -> (false && v170) | _ -> v170) -> (
        let n232 = 65535 / (((if v170 then 16 else 3) + ((); (-2))) lor 1) in
        note_int n232;
        let n234 = if (if true then n232 else n232) = (n232 / 4096) then raise (Failure "") else ((let _v233 = v170 in 0) mod 8) in
        v170) | C17 ('a'..'m' | 'a'..'m') when ((let o235 = 4 in let o236 = -3 in let o237 = 2 in let ( ^^ ) a b = a lxor (b + 1) and ( && ) a b = a lxor (b + 1) in o235 && o236 && o237) != (-16)) -> (
        print_int ((18 lxor 6) * ((); 7));
        print_byte 32;
        print_float (c182 +. c185);
        print_newline ();
        v170) | ((C17 q238) | (C17 ('0'..'9' as q238))) when q238 <> 'y' -> (
        v170) | ((C17 _) | (C17 _)) when v170 -> (
        v170) | _ -> (
        v170)) in
      c188) | ((C10 8) | (C5 { r6 = _; r7 = 0.5; r8 = _; r9 = _ })) when v170 -> (
      -10.0) | ((C10 q240) | (C10 q240)) when q240 < 9 -> (
      100.75) | ((C11 { r12 = q241; r13; r14 = _ }) | (C11 { r12 = q241; r13; r14 = _ })) when r13 < (-0.5) -> (
      -1.0) | _ -> (
      c186)) in
    ()) with | Failure q243 -> () | Match_failure _ -> ());
  ()) with | Invalid_argument q244' -> () | Not_found -> () | Match_failure _ -> ())
let () = ()
