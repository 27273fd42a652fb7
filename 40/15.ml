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
let rec tick_int k x = mix k; x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec mix_0 d (v : int t2) =
  if d > 0 then
    match v with
    | C19 -> mix 0
    | C18 -> mix 1
    | C17 y289 -> mix 2; mix (Char.code y289)
let x146 = (match C17 (match C15 with | (C16 | (C11 { r14 = _; _ })) -> 'z' | ((C5 { r6; r7 = q0; r9 = q1; _ }) | (C5 { r6; r7 = q0; r8 = _; r9 = q1 })) -> ' ' | (C16 | C15) -> ' ' | (C15 | C15) -> '0' | ((C10 q2) | (C10 q2)) -> 'a' | ((C11 { r12 = _; r13 = _; r14 } as w3') | (C11 { r12 = _; r14; _ } as w3')) -> 'z') with | ((C17 _) | C19) -> (
  let v142 = (match (match if false then (Array.make 1 6) else (Array.make 1 13) with | [|((-3 as w4) | (-3 as w4))|] -> (C5 { r6 = C3; r7 = 0.5; r8 = (C18, w4); r9 = C18 }) | [|(5 | 5)|] -> (let v7 = fun p5 p6 -> 5 in C15) | ([|_|] | _) -> (match C15 with | (C16 | C15) -> C15 | ((C5 { r6; r7 = q10; r8 = q11'; r9 = _ } as w12) | (C5 { r6; r7 = q10; r8 = q11'; r9 = _ } as w12)) -> C15 | (C15 | C16) -> C15 | ((C10 _) | (C10 _)) -> C15 | ((C11 { r12 = _; r13 = q13; r14 = q14 }) | (C11 { r12 = _; r13 = q13; r14 = q14 })) -> C15) | (q15 | ([|_|] as q15)) -> (let v16 = C3 in C15) | q17 -> (match "" with | (q18 | ("a" as q18)) -> C15 | q19 -> C15)) with | (C16 | C16) -> (
    let v129 = (match C15 with | (C16 | C16) -> (
      let n120 = (match C0 { r1 = (List.fold_right (let rec f22 p20 p21 = p21 in f22) [] ()) } with | (C3 | C3) -> (
        let n32 = ((let rec f24 p23 = 18 land 8 in f24) (match C3 with | (C4 | C3) -> C3 | ((C0 { r1 = [|q25; q26; q27; _|] }) | (C0 { r1 = [|q25; q27; _; q26|] })) -> C3 | ((C0 { r1 }) | (C0 { r1 })) -> C3 | (C4 | C4) -> C3 | ((C0 { r1 = q28 }) | (C2 (_, ([|_; _|] as q28), _))) -> C3 | ((C2 (_, _, _)) | C3) -> C3)) * ((let _v31 = 12 in ()); (tick_int 7 5)) in
        note_int n32;
        n32) | (C3 | (C0 { r1 = _ })) -> (
        (let (q33, _) = (10.0, 11) in 5) + (let v36 = fun p34 p35 -> '\255' in 2)) | (C4 | C4) -> (
        let n37 = 15 in
        let v102 = if fst (Array.fold_left (fun p38 p39 -> (false, 100.75)) (max (match n37 with | (3 | (-1)) -> (true, 10.0) | _ -> (true, 1.5)) (false, 1.5)) [|(int_of_string (string_of_int 17)); n37; (3 mod (n37 lor 1)); (try (List.fold_left (let rec f42 p40 p41 = p40 in f42) n37 []) with | _ -> n37)|]) then (if (let v43 = C0 { r1 = n37 } in if false then false else false) || (2.0 = (if true then 0.0 else 1.0)) then (match (match Option.bind None (fun p44 -> None) with | (None | None) -> ((); "") | (None | (Some _)) -> ((); "b c")) with | ("a" | "a") -> ((match n37 with | ((-3) | (-3)) -> C15 | (9 | 9) -> C15 | (8 | 8) when (not (0 < n37)) -> C15 | (q45 | (6 as q45)) -> C15 | q46 -> C15 | _ -> C15), (int_of_float 2.0), (3.25 /. 0.0)) | n37 -> (let (q47, q48) = (true, true) in (C15, 12, (-0.0)))) else (C15, ((n37 + n37) - (-1073741824)), (-1.5))) else (match (let (q49, _, _, q50) = (try (C15, (n37 = n37), (if false then 1.5 else 1.0), 1e16) with | _ -> (C15, true, (-2.0), 10.0)) in ((C10 n37), (n37, q50, 19, false))) with | (C16, ((q51, _, q52', q53) | (q52', _, q51, q53))) -> ((let v56 = (let rec f55 p54 = q52' in f55) q52' in (let v57 = 7 in C15)), ((let o58 = q52' in let o59 = 16 in let o60 = q52' in let o61 = 13 in let o62 = n37 in let ( @! ) a b = a lxor (b + 1) and ( %% ) a b = a lxor (b + 1) and ( >= ) a b = a * 2 - b in o58 @! o59 >= o60 @! o61 >= o62) * 9), (-2.2250738585072014e-308)) | (((C5 { r6 = _; r8 = _; _ }) | (C11 { r12 = _; r13 = 0.0; r14 = _ })), _) -> ((List.fold_right (fun p67 p68 -> p68) (try [] with | Invalid_argument q69 -> [] | Division_by_zero -> [] | Not_found -> []) (let (q70, q71, _) = (C3, false, ('z', n37, n37, n37)) in C15)), ((11 / (n37 lor 1)) + ((); 1)), (((); 2.0) /. ((-1.5) -. 0.5))) | (C15, ((_, q72, q73, _) | (1, (0.0 as q72), q73, _))) -> ((let v80 = (match C15 with | (C16 | C16) -> C15 | ((C5 { r6; r7 = q74; r8 = q75; r9 = q76 }) | (C5 { r6; r7 = q74; r8 = q75; r9 = q76 })) -> C15 | (C15 | (C11 { r14 = _; _ })) -> C15 | ((C10 q77) | (C5 { r6 = q77; r7 = _; r9 = _; _ })) -> C15 | ((C11 { r12 = _; r13 = _; r14 = _ }) | (C10 _)) -> C15 | exception Invalid_argument _ -> C15 | exception Division_by_zero -> C15 | exception Failure _ -> C15 | exception Not_found -> C15) in if false then C15 else C15), (-2891), ((-1e16) -. (match C3 with | (C3 | C3) -> q72 | ((C0 { r1 = _ }) | C4) -> q72 | ((C4 as w82) | (C4 as w82)) -> q72 | ((C2 (q83, _, q84)) | (C2 (q83, _, q84))) -> (-2.0)))) | (((C10 _), _) | ((C10 _), _)) -> ((C11 { r12 = (n37 * 1); r13 = (float n37); r14 = (let o85 = n37 in let o86 = n37 in let o87 = n37 in let o88 = n37 in let ( <=> ) a b = (a lsl 1) + b and ( +. ) a b = a lxor (b + 1) and ( lsl ) a b = a * 2 - b in o85 <=> o86 lsl o87 +. o88) }), n37, ((-. (-10.0)) +. (2.0 *. (-0.5)))) | (((C11 { r13 = _; _ }), _) | (_, _)) -> (try (Array.fold_left (fun p92 p93' -> p92) (C15, (if false then n37 else n37), 1e999) (match ((); C15) with | (C16 | C16) -> [|((Array.make 4 n37), 0.0, false, C15); ((Array.make 4 n37), 1.5, false, C15); ((Array.make 4 n37), 1.5, true, C15)|] | (C15 | (C5 { r6 = _; r7 = _; r8 = (_, _); r9 = _ })) -> [|((Array.make 4 n37), (-1.5), true, C15); ((Array.make 4 n37), (-0.0), true, C15); ((Array.make 4 n37), 3.25, false, C15)|] | (C15 | (C5 { r6 = _; r7 = _; r8 = _; r9 = _ })) -> (if true then (Array.make 3 ((Array.make 4 n37), (-1.0), true, C15)) else (Array.make 3 ((Array.make 4 n37), 1.5, true, C15))) | ((C10 q94) | (C11 { r12 = q94; r14 = (-2); _ })) -> [|((Array.make 4 n37), 100.75, false, C15); ((Array.make 4 n37), (-1.5), true, C15); ((Array.make 4 n37), 3.25, true, C15)|] | ((C11 { r12 = q95; r13 = q96; r14 }) | (C11 { r12 = q95; r13 = q96; r14 })) -> [|((Array.make 4 0), q96, true, C15); ((Array.make 4 (-1)), q96, false, C15); ((Array.make 4 19), q96, false, C15)|])) with | Not_found -> (match ((); C3) with | ((C2 (_, q97, 0.5)) | (C2 (_, q97, 0.5))) when ((if true then true else false) || (if false then true else false)) -> (if false then (C15, n37, (-0.0)) else (C15, n37, 3.25)) | (C3 | C3) -> (if false then (C15, n37, 10.0) else (C15, n37, 1.0)) | ((C0 { r1 = n37 }) | (C0 { r1 = n37 })) -> (if false then (n37, 8, 0.5) else (n37, 6, 1.0)) | (C4 | C4) -> (if false then (C15, n37, 0.0) else (C15, n37, 0.5)) | ((C2 (q98, q99, q100)) | (C2 (q98, q99, q100))) -> (try (C15, 3, (-100.75)) with | _ -> (C15, n37, q100))) | Match_failure _ -> ((); (C15, n37, 1.0)) | _ -> ((match 1.5 with | (0.0 | _) -> C15 | q101 -> C15 | _ when ((n37 mod 16) = (n37 lsr 18)) -> C15), ((); n37), (0.5 +. 2.0)))) in
        14) | ((C2 (q103, q104, q105)) | (C2 (q103, q104, q105))) -> (
        let n106 = truncate (max (if false then q105 else q105) q105) in
        let a107 = snd (n106, (Array.make 2 (let rec f110 p108 q105 p109 = p109 in f110))) in
        let i111 = ref 0 in
        while !i111 < 2 do
          a107.(!i111) <- (fun p112 p113 p114 -> (let _v119 = fun p115 a107 p116 -> ((let rec f118 p117 = '\n' in f118), p114) in p113));
          i111 := !i111 + 1
        done;
        n106)) in
      C18) | ((C5 { r6 = _; r7 = _; r8; r9 }) | (C5 { r7 = _; r8; r9; _ })) -> (
      let v126 = (match (let _v121 = 0 + 3 in C3) with | (C3 | C3) -> (
        (0.5, (-100.75), 14, C18)) | ((C0 { r1 = _ }) | (C0 { r1 = _ })) -> (
        ((-10.0), 100.75, 11, C18)) | (C4 | C3) -> (
        (1.0, 100.75, 12, C18)) | (C2 (("a" | _), q122, 0.0) as w123) -> (
        (10.0, 1.0, 7, C18)) | (C3 | (C2 ("a", _, _))) -> (
        (100.75, 0.5, (-2), C18)) | ((C2 (_, q124, q125)) | (C2 (_, q124, q125))) -> (
        (3.25, 3.25, 15, C18))) in
      r9) | (C15 | (C10 _)) -> (
      C18) | ((C10 q127) | (C10 q127)) -> (
      C18) | ((C11 { r12 = q128; r14; _ }) | (C11 { r12 = r14; r14 = q128; _ })) -> (
      C18)) in
    (mix_0 5 v129; note_end 0);
    true) | ((C11 { r12 = C3; r13 = q130; r14 = 0 }) | (C5 { r7 = q130; r8 = _; _ })) -> (
    false) | (C15 | C15) -> (
    true) | ((C10 _) | (C11 { r13 = _; r14 = _; _ })) -> (
    true) | ((C11 { r12 = (C3 as w131); r13 = q132; r14 = q133 }) | (C11 { r12 = (C3 as w131); r13 = q132; r14 = q133 })) -> (
    false) | ((C11 { r12 = (C0 { r1 = (-2147483648) }); r13 = q134; r14 = q135 }) | (C11 { r12 = _; r13 = q134; r14 = q135 })) -> (
    true) | C11 ({ r12 = (C0 ({ r1 = (7 | 7) } as w136)); r13; r14 } as w137) -> (
    false) | ((C11 { r12 = (C0 { r1 = q138 }); r13 = _; r14 = _ }) | (C11 { r12 = (C0 { r1 = _ }); r14 = q138; _ })) -> (
    true) | ((C11 { r12 = C4; r13 = _; r14 = q139 }) | (C11 { r12 = C4; r14 = q139; _ })) -> (
    true) | C11 { r12 = ((C2 (q140, _, _)) | (C2 (q140, _, _))); r13 = q141'; _ } -> (
    true)) in
  0.0) | ((C17 _) | C18) -> (
  0.0) | C17 ('a'..'m' | 'n') -> (
  2.0) | C17 ('n' | 'n') -> (
  1.5) | ((C17 q145) | (C17 q145)) -> (
  10.0))
let n288 = (match Error (-2147483648.0) with | ((Ok _ as w147) | (Ok _ as w147)) -> (
  let s287 = (match (try (match if true then raise Division_by_zero else 15 with | (4 | (-2147483648)) -> (match w147 with | ((Error _) | (Ok _)) -> C3 | ((Error 0.5) | (Error 0.5)) -> C3 | Error ((1.0 as w148) | (1.0 as w148)) -> C3 | ((Error _) | (Error _)) -> C3) | (0 | (-2147483648)) -> ((); C3) | ((8 as w149) | (2 as w149)) -> C3 | (2 | 2) -> (C0 { r1 = x146 }) | (6 | _) -> (if false then raise Division_by_zero else C3) | _ -> (C2 ("\000\255x", (Array.make 4 x146), x146))) with | Division_by_zero -> (C2 ("\000\255x", (Array.make 4 x146), 1.5))) with | ((C2 (_, _, _)) | C3) -> (
    let s153 = ref 8 in
    let i152 = ref (2 - 1) in
    while !i152 >= 0 do
      s153 := (
        let s155 = ref !s153 in
        let i154 = ref 0 in
        while !i154 < (hide 0 4) do
          s155 := !s155; i154 := !i154 + 1
        done;
        let n156 = !s155 in
        note_int n156;
        n156); i152 := !i152 - 1
    done;
    let n157 = !s153 in
    note_int n157;
    let n245 = (match ((mix (if true then 1 else 0)); (let _v158 = C18 in C18)) with | ((C17 _) | C19) -> (
      let rec loop164 i160 n165 s161 =
        if i160 >= n165 then s161 else (
          loop164 (i160 + 1) n165 (try (float_of_int (100 / (i160 - 1))) with | Invalid_argument q162 -> 2147483648.0 | Division_by_zero -> (match w147 with | ((Ok q163) | (Ok q163)) -> x146 | Error (0.0 | 0.0) -> s161 | ((Error n157) | (Error n157)) -> n157))
        )
      in
      let n166 = loop164 0 4 x146 in
      note_float n166;
      n157) | (C18 | C18) -> (
      let v208 = (match (match ("tail \" end" < "12") with | (true | true) -> (C17 'a') | (false | false) -> ((let rec f168 p167 = C18 in f168) x146) | exception Match_failure _ -> (match None with | (None | (Some _)) when ((truncate x146) > (-13)) -> C18 | ((Some _) | None) -> C18 | ((Some q170) | (Some q170)) when ((if true then false else false) = ("b c" = "tail \" end")) -> C18 | ((Some _) | None) when ((match w147 with | ((Ok q172) | (Ok q172)) -> n157 | ((Error _) | (Error _)) -> n157) <> (-13)) -> C18 | ((Some q173) | (Some q173)) -> C18 | ((None as w174) | (None as w174)) -> C18 | _ -> C18)) with | ((C17 _) | C19) -> (
        ((List.compare_lengths [] []), (( /. ) x146 x146), (x146, n157), (match w147 with | ((Ok _) | (Ok _)) -> n157 | ((Error (0.0 as w175') as w176) | (Error (0.0 as w175') as w176)) -> 0 | ((Error q177) | (Error q177)) -> n157))) | ((C18 as w178) | (C17 _ as w178)) -> (
        let rec loop186 i179 n187 s180 =
          if i179 >= 0 then (
            loop186 (i179 - 1) n187 (
              let rec loop183 i181 n184 s182' =
                if i181 < n184 then (
                  loop183 (i181 + 1) n184 ((0.0 +. 1.0) -. ((); s182'))
                ) else
                  s182'
              in
              let n185 = loop183 0 4 s180 in
              note_float n185;
              n185)
          ) else
            s180
        in
        let n188 = loop186 (4 - 1) 4 100.75 in
        note_float n188;
        (match w178 with | (C19 | C18) -> (n157, n188, (n188, (-1)), n157) | (C18 | (C17 'a'..'m')) -> (n157, n188, (n188, n157), 9) | C17 ('a'..'m' | _) -> (20, x146, (n188, n157), 16) | (C18 | (C17 _)) -> (15, n188, (n188, n157), n157) | exception Invalid_argument q189 -> (n157, n188, (3.25, n157), n157) | exception Failure q190 -> (n157, n188, (n188, n157), n157))) | (C19 | (C17 _)) -> (
        let w147 = (((try n157 with | _ -> (try n157 with | Invalid_argument q191 -> n157)) + n157) + (((let rec f193 p192 = n157 in f193) (match w147 with | ((Ok _) | (Error _)) -> [] | ((Error q195) | (Error q195)) -> [] | ((Error q196 as w197') | (Error q196 as w197')) when q196 < (-0.5) -> [] | _ -> [])) lor ((17 + n157) land n157))) <= n157 in
        (mix (if w147 then 1 else 0); note_end 0);
        (match n157 with | ((-2147483648) | (-2147483648)) -> ((); (n157, x146, (0.0, n157), 16)) | (1 | (-2)) -> (if false then (n157, x146, (x146, n157), n157) else (n157, x146, (x146, n157), n157)) | ((-2) | (-2)) -> (19, x146, (x146, n157), n157) | (q198 | (2 as q198)) -> (match ((ref false), q198, C3, (Array.make 4 x146)) with | ((q199, 0, _, _) | (q199, (-3), (C0 { r1 = _ }), _)) -> (13, x146, (x146, q198), q198) | ((q200, (-2), q201, q202) | (q200, _, (C2 (_, _, _) as q201), q202)) -> (18, x146, (x146, q198), q198) | ((q203, _, q204, q198) | (q203, _, q204, q198)) -> (n157, (-1.5), (x146, n157), n157)) | (q205 | (4 as q205)) -> (q205, x146, (0.5, q205), (-1)) | (5 | 5) -> (n157, x146, (x146, n157), 9) | ((-1) | 9) -> (let _v206 = x146 in (4, _v206, (_v206, n157), 4)) | (0 | _) -> (if false then (n157, x146, (0.0, n157), n157) else (n157, x146, (x146, n157), n157)) | (3 | 3) -> (n157, x146, (x146, n157), 13) | q207 -> (n157, (-0.5), (x146, q207), n157)))) in
      List.fold_right (fun p209 p210 -> p210 + p210) (let v211 = ((9, '\255', x146, x146), true, 7, 12) in []) n157) | C17 ('a'..'m' | 'a'..'m') -> (
      ( - ) (n157 + 7) (n157 + n157)) | (C18 | (C17 _)) -> (
      (if if (let _v212 = '0' in false) then ("" <= "\000\255x") else false then () else (match (let rec f217 p213 = Ok (let rec f216 p214 p215 = p215 in f216) in f217) n157 with | ((Ok _) | (Error _)) -> (if false then ()) | Error (0.0 | 0.0) -> () | ((Error _) | (Ok _)) -> (mix n157) | ((Error q219) | (Error q219)) when q219 = (-2.0) -> () | _ -> ((); ())));
      let v242 = (match (let (q223, _, q224) = (match w147 with | ((Ok n157) | (Ok n157)) -> ((ref 3.25), (fun x146 n157 -> n157), 17) | ((Error q220) | (Error q220)) -> ((ref q220), (fun p221 p222 -> p222), n157)) in Some (let rec f226 p225 = (p225, q224) in f226)) with | ((None as w227) | (None as w227)) -> (
        let v228 = (n157 - (-4096)) >= (-1073741824) in
        (mix (if v228 then 1 else 0); note_end 0);
        let n239' = if (let v238 = x146 in true) then (if (n157, C18, v228, x146) < (n157, C18, v228, x146) then ((); n157) else (if min v228 v228 then (if List.for_all (fun p236 -> v228) [] then (if Array.mem x146 (Array.make 5 x146) then (match w147 with | ((Error 0.0) | (Ok _)) -> 17 | ((Error 0.0) | (Error 0.0)) -> n157 | ((Ok _) | (Error 0.5)) -> n157 | ((Ok _) | (Error _)) -> n157) else (if (match C3 with | (C3 | C3) -> v228 | C0 { r1 = (q229 | (1 as q229)) } -> v228 | C0 ({ r1 = (6 | 6) } as w230) -> v228 | ((C0 { r1 = _ } as w231) | (C0 { r1 = _ } as w231)) -> true | (C4 | C4) -> v228 | ((C2 (_, _, q232)) | (C2 (_, _, q232))) -> true) then ((let rec f234 (q233, _) = q233 in f234) (n157, 100.75)) else (-4097))) else (let v237 = C18 in n157)) else (compare n157 n157))) else (-1) in
        note_int n239';
        String.fold_left (let rec f240 (n239', _) w227 = (17, x146) in f240) (n157, x146) (if v228 then "12" else "\000\255x")) | ((Some q241) | (Some q241)) -> (
        ((n157 mod (-3)), ((); x146)))) in
      ((let (m243, m244) = v242 in mix m243; mix_float m244); note_end 0);
      n157)) in
    (let v246 = [|x146; x146; 0.0; x146|] in String.escaped (clip ""))) | ((C0 { r1 = q247 }) | (C0 { r1 = q247 })) -> (
    let cell248 = Array.make 1 19 in
    let rec get249 p250 =
      cell248.(0)
    in
    let rec set251 p252 =
      cell248.(0) <- p252 * (cell248.(0));
      cell248.(0)
    in
    let n253 = get249 ((-2) + 17) in
    note_int n253;
    let n254 = set251 n253 in
    let n255 = set251 n254 in
    note_int n255;
    let n256 = set251 (try n255 with | Failure set251 -> n254 | Not_found -> n255 | Match_failure _ -> n254) in
    note_int n256;
    let x282 = (try (
      let a280 = (match (if '\'' = 'a' then (if false then C3 else C3) else (match w147 with | ((Ok n253) | (Ok n253)) -> C3 | ((Error _) | (Ok _)) -> C3)) with | ((C0 { r1 = (-3) }) | C3) -> (
        let x266 = (match min ((); (Ok 10.0)) (if false then (Ok 3.25) else (Ok x146)) with | ((Error _) | (Ok _)) -> x146 | ((Error q259) | (Error q259)) -> ((-1e-310) -. 1.0) | Error (9 | 9) when (((0 mod (n254 lor 1)) - 1073741824) <= (let o260 = n256 in let o261 = n255 in let o262 = n255 in let o263 = 7 in let o264 = n255 in let ( +. ) a b = (a lsl 1) + b and ( == ) a b = a * 2 - b and ( /. ) a b = a * 2 - b in o260 /. o261 == o262 +. o263 +. o264)) -> (float_of_int (n255 asr 21)) | _ -> (let v265 = n253 == n255 in if v265 then raise (Failure "tail \" end") else 0.5)) in
        note_float x266;
        cell248) | ((C0 { r1 = _ }) | (C2 (_, _, _))) when false -> (
        Array.map (let rec f270 p269 = set251 17 in f270) cell248) | ((C0 { r1 = q271 }) | (C0 { r1 = q271 })) -> (
        (match n255 with | ((-2147483648 as w272) | (8 as w272)) -> (print_string (String.escaped (clip "\000\255x"))) | (5 | _) -> (let _v273 = if false then C18 else C18 in (let v274 = q271 in ())) | q275 -> () | (q276 | (9 as q276)) -> () | q277 -> ());
        cell248) | ((C2 (_, _, _)) | C4) -> (
        cell248) | C2 ("a", _, (0.0 | 0.0)) -> (
        Array.make 1 n255) | ((C2 ("", _, 0.0)) | (C2 ("", _, 0.0))) -> (
        cell248) | ((C2 ("a", q279, _)) | (C2 (_, q279, 0.0))) -> (
        cell248) | ((C2 ("a", _, _)) | (C2 (_, _, _))) -> (
        cell248) | _ -> (
        Array.make 1 n256)) in
      q247) with | Failure q281 -> 1.0 | Not_found -> q247) in
    "a") | (C4 | C4) -> (
    "") | ((C2 ("a", _, _)) | C4) -> (
    "tail \" end") | (C2 (("" | ""), _, _) as w284) -> (
    "b c") | ((C2 (_, _, _)) | C3) -> (
    "b c")) in
  (mix_string s287; note_end 0);
  14) | ((Error _) | (Error _)) -> (
  13))
let () = note_int n288
let () = note_float x146
let () = note_int n288
let () = ()
