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
let rec mix_string s =
  mix (String.length s);
  String.iter (fun c -> mix (Char.code c)) s
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
let rec mix_0 d (v : t1) =
  if d > 0 then
    match v with
    | C23 -> mix 0
    | C11 { r12 = y192; r13 = y193; _ } -> mix 1; mix_0 (d - 1) y192; (let (m194, m195) = y193 in mix_float m194; mix_1 (d - 1) m195)
    | C21 -> mix 2
    | C3 (y197, y198, y199) -> mix 3; mix_2 (d - 1) y197; mix_3 (d - 1) y198; mix_0 (d - 1) y199
    | C20 -> mix 4
    | C6 { r7 = y200; r8 = y201; r9 = y204 } -> mix 5; mix_0 (d - 1) y200; (let (m202, m203) = y201 in mix_0 (d - 1) m202; mix m203); mix_float y204
    | C15 (y205, y206) -> mix 6; mix y205; mix_0 (d - 1) y206
    | C17 { r18 = y207; _ } -> mix 7; mix_0 (d - 1) y207
    | C4 (y209, y210) -> mix 8; mix_2 (d - 1) y209; mix_0 (d - 1) y210
    | C22 -> mix 9
    | C5 y211 -> mix 10; mix_0 (d - 1) y211
    | C10 (y212, y217, y218) -> mix 11; (let (m213, m216) = y212 in (let (m214', m215) = m213 in mix m214'; mix_float m215); mix_4 (d - 1) m216); mix_0 (d - 1) y217.(1); mix y218
    | C16 (y219, y220, y221, y222, _, y224) -> mix 12; mix_float y219; mix_5 (d - 1) y220; mix_float y221; mix_6 (d - 1) y222; mix_float y224
and mix_1 d (v : float option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y225 -> mix 1; mix_float y225
and mix_2 d (v : t1 option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y226 -> mix 1; mix_0 (d - 1) y226
and mix_3 d (v : string option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y227 -> mix 1; mix_string y227
and mix_4 d (v : int t0) =
  if d > 0 then
    match v with
    | C1 y228 -> mix 0; (let (m229, m230) = y228 in mix m229; mix_string m230)
    | C0 (y231, y232, y233, y234', y235', y236, _) -> mix 1; mix y231; mix (Char.code y232); mix_7 (d - 1) y233; mix_4 (d - 1) y234'; mix y235'; mix_4 (d - 1) y236
    | C2 -> mix 2
and mix_5 d (v : int ref) =
  if d > 0 then
    match v with
    | _ -> mix !v
and mix_6 d (v : t1 list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y238 :: y239) -> mix 1; mix_0 (d - 1) y238; mix_6 (d - 1) y239
and mix_7 d (v : int t0 list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y240 :: y241) -> mix 1; mix_4 (d - 1) y240; mix_7 (d - 1) y241
let n191 = (match (match ((); C20) with | ((C11 { r12 = q0; r13 = _; r14 = _ }) | (C23 as q0)) -> (List.cons "\000\255x" []) | ((C17 { r19 = _; _ }) | (C3 (_, _, _))) -> [] | ((C11 { r12 = _; r13 = _; r14 = _ }) | C20) -> (match Ok 2.0 with | ((Ok q4) | (Ok (0.5 as q4))) when (let (q5, _, q6) = (6, 8, q4) in not true) -> [] | ((Ok _) | (Error (_, _, _, _))) -> [] | ((Ok 0.5 as w7) | (Error _ as w7)) -> []) | ((C15 (_, _)) | (C15 (_, _))) -> (if false then [] else []) | ((C17 { r18 = q8; r19 = _ }) | (C6 { r8 = _; r9 = _; _ } as q8)) -> ("tail \" end" :: []) | ((C17 { r18 = _; r19 = _ }) | (C4 (_, _))) -> ["\000\255x"] | ((C10 _) | (C5 _)) -> [] | ((C16 (_, _, _, [], _, _)) | C21) -> ((); []) | ((C16 (_, _, _, (_ :: _), _, _)) | C23) -> (Result.to_list (Ok "b c")) | q23 -> []) with | ([] | []) -> (
  List.iteri (fun p24 p25 -> ()) (let v26 = 0 + 3 in (try (min [] []) with | _ -> []));
  ((-2) / (11 lor 1)) mod 7) | (("a" | "a") :: []) -> (
  let v189 = (match None with | (None | None) -> (
    let rec pick27' p28 p29 p30 =
      if p28 then p29 else p30
    in
    let a31 = Array.make 1 100.75 in
    let a32 = a31 in
    (pick27' (((-1) > 3) || (Array.fold_right (let rec f35 p33 p34 = p34 in f35) a31 false)) a31 a32).(0) <- 1.7976931348623157e308;
    note_float a31.(0);
    note_float a32.(0);
    let x36' = a32.(0) in
    note_float x36';
    (match fst (9, 0.5) with | (9 | 9) -> (List.fold_left (fun p37' p38 -> p37') [] []) | (8 | 5) -> [] | (q39 | (8 as q39)) -> (List.cons false []) | (0 | 0) -> [false; false] | (2 | _) -> (if false then [] else []) | q40 -> (let v41 = C2 in []))) | Some ([|q42; (9 | 9)|] as w43) -> (
    (let v44 = if false then C2 else C2 in [true])) | ((Some [|_; (-1)|]) | None) -> (
    (let v47 = (let v46 = 0.5 in 100.75) in ((); []))) | Some [|q48; (q49 | (4 as q49))|] -> (
    let n52 = (match None with | (None | None) -> (
      -4097) | ((Some 0.5) | None) -> (
      (q49 + (-1)) + (if true then q49 else q49)) | ((Some q50 as w51) | (Some (0.5 as q50) as w51)) -> (
      int_of_float 0.5)) in
    List.rev_append [true; false] []) | ((Some [|q53; (-2147483647 as w54)|]) | (Some [|w54; (-2147483647 as q53)|])) -> (
    let v183' = (match [] with | ([] | []) -> (
      5e-324 :: (try (if true then raise Division_by_zero else []) with | Division_by_zero -> [])) | ((0.0 :: []) | (_ :: [])) -> (
      ((match C2 with | ((C1 (_, _)) | (C1 _)) -> () | ((C0 (q57, q58, q59, _, q60, _, _) as w61) | (C0 (q57, ('a'..'m' as q60), ([] as q59), w61, q58, _, _))) -> () | (C2 | C2) -> ()); (match C20 with | (C23 | (C11 { r12 = _; r13 = _; _ })) -> [] | (C20 | (C3 (_, _, C22))) -> [] | ((C6 { r8 = _; r9 = _; _ }) | _) -> [] | (C22 | C22) -> [] | (C22 | (C10 (_, _, _))) -> [] | q63 -> []))) | (q64 :: ((q65 :: []) | (q65 :: []))) -> (
      let v90 = (match [] :: (match Array.make 16 q53 with | q66 -> []) with | ([] | []) -> (
        (match C16 (q64, (ref w54), q65, [], (), q65) with | ((C6 { r7 = q67; r8 = _; r9 = q68 } as w69') | (C6 { r7 = w69'; r8 = _; r9 = q68 } as q67)) when q68 <> 3.25 -> w69' | ((C6 { r7 = _; r9 = _; _ }) | (C11 { r12 = (C17 { r18 = _; r19 = _ }); r14 = _; _ })) -> (if false then C20 else C20) | ((C11 { r12 = _; r13 = _; _ }) | (C16 _)) -> (if false then C20 else C20) | _ -> (let v72 = Array.make 8 C20 in C20))) | (_ :: ([] | [])) -> (
        (match C10 (((w54, q64), C2), (Array.make 2 C20), w54) with | (C23 | C23) -> (try (let v73 = false in C20) with | Invalid_argument q74 -> C20 | Division_by_zero -> C20 | Failure _ when (min false (10 <> w54)) -> C20 | Not_found when (((compare "a" "12") + 32767) < ((-3) - w54)) -> C20 | Match_failure _ -> C20 | _ -> C20) | (_ | (C11 { r13 = _; _ })) -> (if false then C20 else C20) | (q75 | (C3 (_, _, _) as q75)) -> q75 | (C20 | (C15 ((-2), _))) -> (C15 (w54, C20)) | ((C6 { r7 = q76; r8; r9 = q77 }) | (C6 { r8; r9 = q77; _ } as q76)) -> (C3 (None, None, C20)) | (C22 | (C15 (_, _))) -> (C16 (q64, (ref w54), q65, [], (), q65)) | ((C15 (_, (C5 _))) | (C17 { r19 = _; _ })) -> (C17 { r18 = C20; r19 = () }) | (C22 | C22) -> (Array.fold_left (let rec f81' p79 p80 = p79 in f81') C20 (Array.make 5 5)) | ((C10 (q82, q83, q84) as w85) | (C10 (q82, q83, q84) as w85)) -> w85 | _ -> (C3 (None, None, C20)))) | ((_ :: (_ :: _)) | (_ :: _)) -> (
        C17 { r18 = C21; r19 = (List.iteri (fun p88 p89 -> ()) []) })) in
      (mix_0 5 v90; note_end 0);
      let n163' = (match [] with | ([] | []) -> (
        q53) | ((_ :: _) | []) -> (
        let n91 = 14 in
        n91 + (if true then n91 else n91)) | (((_ :: _) as w92) | (_ :: w92)) when ((q53 + w54) >= (0 / 2147483647)) -> (
        let n93 = w54 in
        note_int n93;
        String.length (snd ((-1), "a"))) | _ -> (
        let a94 = (let v95 = w54 in Array.make 10 v90) in
        a94.(0) <- C20;
        a94.(1) <- C23;
        a94.(2) <- C23;
        a94.(3) <- (List.fold_left (snd ("a", (fun p96 q64 -> p96))) (let v97 = q53 in C20) [w54; w54]);
        let s99 = ref q64 in
        let i98 = ref 0 in
        while !i98 < 10 do
          s99 := (match a94.(!i98) with | ((C11 { r12; _ }) | (C11 { r12; r13 = _; _ })) -> ((!s99) -. (0.0 /. 0.0)) | ((C6 { r9 = _; _ }) | (C3 (_, _, _))) -> (q64 +. (!s99)) | (C22 | C22) -> (((-100.75) *. (-0.5)) *. (!s99)) | ((C5 q100) | (C5 _ as q100)) -> ((!s99) *. 1.0) | (q101 | (C10 (_, _, _) as q101)) -> (0.0 *. (!s99)) | q102 -> ((!s99) *. !s99)); i98 := !i98 + 2
        done;
        let n103 = !s99 in
        note_float n103;
        let p104 = float w54 in
        let p105 = p104 *. 10.0 in
        let p106 = w54 - 18 in
        let p107 = (-1.5) -. 3.25 in
        let p108 = compare true false in
        let p109 = p107 *. q65 in
        let p110' = (let o111 = 8 in let o112 = p108 in let o113 = 14 in let ( ^ ) a b = a * 2 - b and ( *. ) a b = a lxor (b + 1) in o111 ^ o112 *. o113) in
        let p114 = float_of_int 4 in
        let p115 = 2.0 in
        let p116 = (let ((q117, _) as w118) = ((ref 10), 'z') in p107) in
        let p119 = -100.75 in
        let p120 = List.compare_lengths [] [] in
        let p121 = (let _v122 = false in p120) in
        let p123 = p121 in
        let p124 = p114 /. p114 in
        let p125 = 20 / 100 in
        let p126 = coarse (cos (limit 3.25 (-100.0) 100.0)) in
        let p127 = float p123 in
        let p128 = (let o129 = p123 in let o130 = p110' in let o131' = p110' in let o132 = 7 in let ( &&& ) a b = b - a and ( - ) a b = b - a and ( lor ) a b = b - a in o129 &&& o130 lor o131' - o132) in
        let p133 = 1.5 /. p116 in
        let p134 = -5 in
        let p135 = List.fold_right (let rec f138 p136 p137 = 1.5 in f138) [] p105 in
        let p139 = 2.0 -. p104 in
        let p140 = 100.75 in
        let p141 = String.fold_left (fun p134 p123 -> p121) 15 "\000\255x" in
        let p142 = (let v143' = p128 in p126) in
        let p144' = p134 * p121 in
        let p145 = -3.25 in
        let p146 = (match C20 with | ((C11 { r12 = _; r13 = _; r14 = _ }) | C21) -> p133 | (C20 | (C11 { r12 = C22; _ })) -> p133 | ((C15 (7, q150)) | (C15 (7, q150))) -> 3.25 | ((C15 (9, q151)) | (C11 { r12 = q151; r14 = _; _ })) -> p126 | C15 ((7 | 6), q152) -> (-1.0) | C15 (((-3) | (-2147483647)), q153) -> 1.0 | ((C15 ((-1), p139)) | (C15 ((-1), p139))) -> p114 | ((C15 (8, _)) | (C15 (8, _))) -> p139 | ((C15 (_, q154)) | (C15 (_, _) as q154)) -> p139 | ((C10 (_, _, q155')) | (C10 (_, _, q155'))) -> (-2.0) | p140 -> p127) in
        let p156 = 0.5 in
        mix 1;
        let n157 = 1 + (p144' + (p141 + ((p128 + (p125 * (((p120 - (p110' - ((p106) * p108))) - p121) lxor p123))) - p134))) in
        let x158 = 1.0 -. ((p146 +. (p145 +. (p142 +. (p140 +. ((((p127 -. ((p124 +. ((p116 *. (((p109 -. (p107 -. (p105 +. (p104)))) -. p114) *. p115)) +. p119)) *. p126)) -. p133) +. p135) +. p139))))) -. p156) in
        note_float x158;
        (if "\000\255x" = "\000\255x" then (let (q159, q160, p156, q161) = (C2, p141, p128, p141) in q161) else (let _v162 = true in p141)))) in
      note_int n163';
      (match ((); v90) with | ((C11 { r13 = _; r14 = _; _ }) | (C6 { r9 = _; _ })) -> [] | (C20 | C20) -> [] | C15 (q165, ((C17 { r18 = C21; _ }) | C20)) -> (try [] with | _ -> []) | ((C15 (_, (C6 { r7 = _; r8 = _; r9 = q167 }))) | (C15 (_, (C6 { r7 = _; r9 = q167; _ })))) -> [] | ((C15 (q168, (C15 (q169, v90)))) | (C15 (q169, (C15 (q168, _) as v90)))) -> [] | (q170 | (C15 (_, (C17 { r18 = _; r19 = _ })) as q170)) -> [] | ((C17 { r18; r19 = _ }) | (C15 (_, (C4 (_, _) as r18)))) -> [] | C15 (q171, (C22 | C23)) -> [] | ((C15 (_, (C10 (q172, q173, q174))) as w175) | (C5 (C10 (q172, q173, q174)) as w175)) -> [] | ((C15 (_, q176)) | (C15 (_, q176))) -> [] | ((C10 (_, _, _)) | (C5 _)) -> [] | q179 -> [])) | (((q180 :: (_ :: (_ :: q181))) as w182) | ((q180 :: w182) as q181)) -> (
      [])) in
    []) | (None | (Some [|_; 7|])) -> (
    []) | (Some ([|_; (1 | 1)|] as w184) as w185) -> (
    []) | (None | (Some [|_; 8|])) -> (
    []) | Some [|q186; (0 | 4)|] -> (
    []) | Some ([|q187'; q188|] | [|q187'; q188|]) -> (
    []) | ((Some _) | (Some _)) -> (
    [])) in
  -3) | ("" :: ([] | [])) -> (
  16) | ((q190 :: []) | (q190 :: [])) -> (
  19) | ([] | (_ :: (_ :: _))) -> (
  0))
let () = note_int n191
let () = note_int n191
let () = ()
