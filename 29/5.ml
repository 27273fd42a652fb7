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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec show_int k x = print_byte (65 + k); x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec mix_0 d (v : int t0) =
  if d > 0 then
    match v with
    | C1 y215 -> mix 0; (let (m216, m217) = y215 in mix m216; mix_string m217)
    | C0 (y218, y219, y220, y221, y222, y223, _) -> mix 1; mix y218; mix (Char.code y219); mix_2 (d - 1) y220; mix_0 (d - 1) y221; mix y222; mix_0 (d - 1) y223
    | C2 -> mix 2
and mix_1 d (v : (unit, int t0) result) =
  if d > 0 then
    match v with
    | Ok _ -> mix 0
    | Error y226 -> mix 1; mix_0 (d - 1) y226
and mix_2 d (v : int t0 list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y227 :: y228) -> mix 1; mix_0 (d - 1) y227; mix_2 (d - 1) y228
let n8 = (match ((match -2.0 with | 1.0 -> () | 0.0 -> () | 1.0 -> () | q0 -> ()); (C5 C20)) with | C3 (q1, _, _) -> ((max 6 14) + 2147483647) | ((C6 { r7 = _; r8 = _; _ }) | C20) -> (truncate ((-1.5) /. (-1.5))) | ((C11 { r12 = _; r14 = _; _ }) | (C4 _)) -> ((); (show_int 3 0)) | C22 -> (compare (ref []) (if false then (ref []) else (ref []))) | q7 -> 1023)
let x12 = (match C4 (((); None), C23) with | C22 -> 100.75 | ((C3 (_, _, _)) | (C5 _)) -> (float (match n8 with | 0 when (0.0 < (if false then 0.0 else 0.5)) -> 17 | 0 -> n8 | 6 -> n8 | (3 as w11) -> w11 | ((-3) | 7) -> n8 | _ -> 9 | -2147483647 -> n8)) | _ -> (if (try ((2, false) > (n8, true)) with | _ -> false) then 1e16 else (try (0.0 +. (-100.75)) with | _ -> 0.0)))
let n15 = (String.fold_left (fun p13 p14 -> p13) (((4 / (n8 lor 1)) / 16) + ((lxor) (-511) 2147483646)) ((fun x12 -> (clip ((); "tail \" end")) ^ (String.make 0 ' ')) [|10.0|])) / (-2147483648)
let () = note_int n15
let v96 = (match (match x12 with | (_ | 1.0) -> (List.fold_left (fun ((q16, _) as w17) p18 -> w17) (n15, false) []) | 0.0 -> (4, false) | 0.5 -> (match C26 with | C26 -> (19, false) | C24 (q19, (C1 q20), q21) -> (3, true) | C24 (q22, (C0 (n15, x12, _, q23, q24, q25, q26) as w27), q28) -> (n15, true) | ((C24 (q29, C2, _)) | (C24 (q29, C2, _))) -> (n15, false) | ((C25 (q30, q31) as w32) | (C25 (q30, (-2147483647 as q31)) as w32)) -> (4, true) | C27 -> (0, false)) | q33 -> (if false then (1, false) else (n15, true))) with | ((4, true) | (_, _)) -> (match if false then [] else [] with | [] -> (if true then C2 else C2) | (q34 :: q35) -> (C1 ((-2), ""))) | (((-1), (true as w36)) as w37) -> (match (match n8 with | _ -> w37 | -2 when (((let w37 = false in n15) - (-4097)) >= n15) -> (10, true) | q38 when q38 < 5 -> (q38, true) | (3 | (-3)) when ((x12 <> x12) < false) -> w37 | _ -> w37) with | (8, _) -> ((); C2) | ((-2147483648), true) -> (match w37 with | (q39, (true | true)) -> C2 | (_, false) -> C2) | ((-2147483648), false) -> (C1 (n15, "b c")) | (((q40, q41) as w42) | ((q40, q41) as w42)) when q40 <> 8 -> (C1 (q40, "a")) | (q43, _) -> (C1 (q43, "b c")) | _ -> (Array.fold_left (let rec f46 p44 p45 = p44 in f46) C2 (Array.make 2 n15)) | exception Invalid_argument q47 -> (C1 (7, q47)) | exception Division_by_zero -> (C1 (n15, "\000\255x")) | exception Match_failure _ -> (try (List.hd []) with | Failure q48 -> C2)) | ((-3), true) -> (match C17 { r18 = C20; r19 = () } with | C11 { r12; r13 = _; r14 = q49 } -> (if true then C2 else C2) | (C20 | (C6 { r9 = _; _ })) -> C2 | C17 { r18; r19 = q50 } -> (let v51 = Array.make 16 [] in C2) | C4 (q52, q53) -> C2 | C5 q54 -> (let (_, q55) = (n15, C2) in C2) | ((C10 (_, _, _)) | (C16 (_, _, _, _, _, _))) -> (if true then C2 else C2) | n15 -> (match n15 with | C11 { r12 = q58; r13 = q59; _ } -> C2 | ((C6 { r7 = q60; r8 = q61; r9 = q62 }) | (C6 { r7 = q60; r8 = q61; r9 = q62 })) -> C2 | C17 { r18 = (C23 as w63); r19 } -> C2 | ((C17 { r18 = (C11 { r12 = _; r13 = _; r14 = _ }); r19 = _ }) | (C6 { r7 = _; r8 = _; _ })) -> C2 | C17 { r18 = C21; r19 = q68 } -> C2 | ((C17 { r18 = (C6 { r9 = _; _ }); r19 = _ }) | C23) -> C2 | C17 ({ r18 = C22; r19 } as w72) -> C2 | C17 { r18 = (C5 _ as w73); r19 = q74 } -> C2 | C17 ({ r18 = (C16 (q75, q76, _, _, q77, q78)); r19 = n8 } as w79) -> C2 | C17 { r18 = q80; r19 = q81 } -> C2 | C4 (q82, _) -> C2 | ((C5 _ as w83) | (C4 (_, w83))) -> C2 | ((C16 (_, q84, q85, q86', _, q87)) | (C16 (q85, q84, q87, q86', _, _))) -> C2 | _ -> C2)) | (4, true) -> (C0 (((); n15), ((let rec f89 p88 = '\'' in f89) (n15, true, "")), (if false then [] else []), (let v90 = Array.make 8 C20 in C2), ((lxor) n15 n15), (if true then C2 else C2), (fun p91 -> n15))) | (8, true) -> (C1 (let v92 = x12 in (18, "tail \" end"))) | (q93, true) -> (C1 (q93, "a")) | (((q94, false) as w95) | ((q94, false) as w95)) -> (if 4 = (-1) then (C1 (1, "12")) else C2))
let () = (mix_0 5 v96; note_end 0)
let n101 = (try (
  let a100 = Array.make 4 (fun p97 p98 p99 -> n15) in
  (try (mix (if ((mix_float x12); (n8 != n15)) then 1 else 0)) with | _ -> ());
  (max n8 n8) - (a100.(2) C2 C2 false)) with | _ -> (n8 asr 7))
let x121 = float_of_int (match v96 with | C1 (q102, "a") -> (List.fold_right (let rec f107 p103 p104 = (let v106 = (let v105 = 9 in x12) in n15 + n101) in f107) [] (n15 land (-10))) | C1 (_, "") -> (((n15 + n15) * (abs 17)) + 1024) | (C1 (_, q108) as w109) -> (String.length (String.make 0 (if false then '\'' else '\255'))) | C0 (_, _, q110, _, q111, _, q112) -> (q112 (q111 / ((6 + n101) lor 1))) | C2 -> ((let rec f120 p113 = (let v119 = fun p114 p115 (q116, q117', q118) -> Array.make 4 p115 in n101 * 24) in f120) "af"))
let () = note_float x121
let () = print_int ((); (n15 + n101))
let () = print_byte 32
let () = print_float (1e-310 -. x121)
let () = print_newline ()
let n122 = -3234
let () = print_int (List.length (let v125 = fun p123 p124 -> x121 in []))
let () = print_byte 32
let () = print_float (1.5 -. x121)
let () = print_newline ()
let v129 = (let _v128 = (let rec f127 p126 = p126 in f127) in C20)
let v131 = (let _v130 = Array.make 16 (-9285) in (n15 - 4096) < (-32769))
let () = (mix (if v131 then 1 else 0); note_end 0)
let v154 = (((let v132' = ref (true, 1) in n8) < (match v129 with | C3 (_, _, q133) -> 9 | ((C6 { r7 = (C5 _); r9 = _; _ }) | C20) -> n122 | ((C17 { r18 = _; r19 = _ }) | (C6 { r7 = (C10 (_, _, _)); _ })) -> 13 | C6 { r7 = (C16 (q136, q137, q138, q139, q140, q141)); r8 = (q142, _); r9 = q143 } -> n122 | C6 { r7 = q144; r8 = q145; r9 = n122 } -> n15 | C17 ({ r18 = _; r19 = q146 } as w147) -> (-3) | C22 -> 15 | C16 (q148, q149, _, q150, q151, _) -> n8 | _ -> n15 | C6 { r7 = _; r8 = _; r9 = q152 } -> n15 | exception _ -> n122)), (fst ((Ok ()), n101)), (max (0, (-3.25)) ((-1), 1.5)), (try v131 with | Division_by_zero -> ('z' == ' ') | Failure q153 -> true | Match_failure _ -> (n15 = n122)))
let a163 = (let _v156 = (let v155 = create_array 2 n122 in [] :: []) in if (match _v156 with | (((_ :: _) as w157) | ([] as w157)) -> v131 | ([] :: q158) -> false | ((q159 :: q160') :: []) -> v131 | ((_ :: q161) :: (_ :: q162)) -> true) then [|10|] else ((); (Array.make 1 5)))
let x170 = (sqrt (0.0 +. x12)) -. (if v131 || v131 then (match (v131, (Ok ()), (n8, x121), v131) with | (q164, q165, (_, 1.0), q166) -> 0.5 | (v131, q167, (q168, q169), _) -> 10.0) else (abs_float x121))
let n171 = if (match n122 with | 8 -> n101 | -3 -> n15 | _ -> n122) == (-17) then n101 else a163.(0)
let () = note_int n171
let () = a163.(((-3) lxor n15) land 0) <- (4096 * 5)
let f174 = fun p172 p173 -> n101
let n175 = (List.compare_lengths (v131 :: []) ["12"; "\000\255x"]) + (if v131 && true then (abs 16) else n171)
let () = note_int n175
let v179 = List.fold_left (fun p176 p177 -> p176) C22 ((n175 / 7) :: (let v178 = () in []))
let v180 = v179
let c181 = ((compare (v131, '\n', None, v131) (v131, 'z', None, v131))) - (compare (v131, '\n', None, v131) (v131, 'z', None, v131))
let c182 = ((compare (v131, '\n', None, v131) (v131, 'z', None, v131))) + (compare (v131, '\n', None, v131) (v131, 'z', None, v131))
let c183 = (c182) + (compare (v131, '\n', None, v131) (v131, 'z', None, v131))
let c184 = (compare (v131, '\n', None, v131) (v131, 'z', None, v131)) + (c183)
let c185 = c181 + (c181)
let c186' = (c184) + c182
let c187' = (c183) + (compare (v131, '\n', None, v131) (v131, 'z', None, v131))
let c188 = c181 - (c181)
let c189 = c186' + (c182)
let () = note_int c189
let c186' = ((abs_float x170) -. (try x170 with | _ -> 0.5)) <> x170
let (q198', q199) = ((fun p190 -> 1.5), (C11 { r12 = (match v129 with | C11 { r12 = q191; r13; r14 = _ } -> C20 | C21 -> C20 | (C20 | C20) -> C20 | C6 { r8 = q192; r9 = 0.5; _ } -> C20 | (C6 { r7 = q193; r8 = q194; r9 = c188 } as w195) -> C20 | C4 (q196, _) -> C20 | C22 -> C20 | C22 -> C20 | v179 -> C20); r13 = (0.0, None); r14 = (try (let v197 = ref 4 in ()) with | _ -> ()) }))
let f200 p201 =
  let v202 = not (max (p201 > p201) true) in
  true
let v203 = f200 (Char.code '\'')
let _ = f200 (if c186' then c189 else 17)
let a204 = [|n171; c187'; c182; 19; c188; c187'; n122; (-3)|]
let () = for i205 = 0 to 8 - 1 do
  (let k206 = wrap a204.(i205) 8 in a204.(k206) <- a204.(k206) + 1);
  ()
done
let () = (mix_ints a204 0 8; note_end 0)
let x208 = (try (
  let a207 = Array.map (fun a204 -> a204 *. (-. x121)) (Array.make 1 x121) in
  -. x121) with | _ -> (min (-1.5) x12))
let () = note_float x208
let () = note_int c184
let () = note_int c189
let () = note_int n8
let () = note_float x121
let () = (mix_ints a204 0 8; note_end 0)
let () = ((let (m209, m210', m211, m214) = v154 in mix (if m209 then 1 else 0); mix_1 5 m210'; (let (m212, m213) = m211 in mix m212; mix_float m213); mix (if m214 then 1 else 0)); note_end 0)
let () = (mix (if v131 then 1 else 0); note_end 0)
let () = (mix_0 5 v96; note_end 0)
let () = ()
