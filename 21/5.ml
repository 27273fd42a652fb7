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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec mix_0 d (v : t1) =
  if d > 0 then
    match v with
    | C23 -> mix 0
    | C11 { r12 = y273; r13 = y274; _ } -> mix 1; mix_0 (d - 1) y273; (let (m275', m276) = y274 in mix_float m275'; mix_2 (d - 1) m276)
    | C21 -> mix 2
    | C3 (y278', y279, y280) -> mix 3; mix_3 (d - 1) y278'; mix_4 (d - 1) y279; mix_0 (d - 1) y280
    | C20 -> mix 4
    | C6 { r7 = y281; r8 = y282; r9 = y285 } -> mix 5; mix_0 (d - 1) y281; (let (m283, m284) = y282 in mix_0 (d - 1) m283; mix m284); mix_float y285
    | C15 (y286, y287') -> mix 6; mix y286; mix_0 (d - 1) y287'
    | C17 { r18 = y288; r19 = _ } -> mix 7; mix_0 (d - 1) y288
    | C4 (y290, y291) -> mix 8; mix_3 (d - 1) y290; mix_0 (d - 1) y291
    | C22 -> mix 9
    | C5 y292 -> mix 10; mix_0 (d - 1) y292
    | C10 (y293, y298, y299) -> mix 11; (let (m294, m297) = y293 in (let (m295, m296) = m294 in mix m295; mix_float m296); mix_5 (d - 1) m297); mix_0 (d - 1) y298.(1); mix y299
    | C16 (y300, y301, y302, y303, _, y305) -> mix 12; mix_float y300; mix_6 (d - 1) y301; mix_float y302; mix_7 (d - 1) y303; mix_float y305
and mix_1 d (v : t2) =
  if d > 0 then
    match v with
    | C26 -> mix 0
    | C24 (y306, y307, _) -> mix 1; mix_ints y306 0 8; mix_5 (d - 1) y307
    | C25 (y309, y310) -> mix 2; mix_floats y309 0 4; mix y310
    | C27 -> mix 3
and mix_2 d (v : float option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y311 -> mix 1; mix_float y311
and mix_3 d (v : t1 option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y312 -> mix 1; mix_0 (d - 1) y312
and mix_4 d (v : string option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y313 -> mix 1; mix_string y313
and mix_5 d (v : int t0) =
  if d > 0 then
    match v with
    | C1 y314 -> mix 0; (let (m315, m316) = y314 in mix m315; mix_string m316)
    | C0 (y317, y318, y319, y320, y321, y322, _) -> mix 1; mix y317; mix (Char.code y318); mix_8 (d - 1) y319; mix_5 (d - 1) y320; mix y321; mix_5 (d - 1) y322
    | C2 -> mix 2
and mix_6 d (v : int ref) =
  if d > 0 then
    match v with
    | _ -> mix !v
and mix_7 d (v : t1 list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y324 :: y325) -> mix 1; mix_0 (d - 1) y324; mix_7 (d - 1) y325
and mix_8 d (v : int t0 list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y326 :: y327) -> mix 1; mix_5 (d - 1) y326; mix_8 (d - 1) y327
let a0 = (match C20 with | ((C5 q1') | (C11 { r12 = _; r13 = _; r14 = _ } as q1')) -> (Array.make 4 C26) | C3 (q2, q3, q4) -> (Array.make 4 C26) | C6 { r7 = q5; r8 = q6; r9 } -> (Array.make 4 C26) | (C15 (q7, _) as w8) -> (Array.make 4 C26) | ((C4 (_, _)) | C23) -> (Array.make 4 C26) | C22 -> (Array.make 4 C26) | C5 (C23 | C23) -> (Array.make 4 C26) | (C5 C21 as w11) -> (Array.make 4 C26) | C5 (C3 (q12, q13, q14)) -> (Array.make 4 C26) | C5 (C6 { r7; r8; r9 = q15 }) -> (Array.make 4 C26) | C5 (C17 { r18 = q16; r19 = q17 } as w18) -> (Array.make 4 C26) | C5 (C4 (_, q19)) -> (Array.make 4 C26) | C5 q20 -> (Array.make 4 C26) | q21 -> (Array.make 4 C26))
let () = a0.(0) <- C27
let () = a0.(1) <- (C25 ((match C20 with | (C6 { r7 = (C11 { r12; r13 = _; r14 = q22 }); r8 = (a0, q23); r9 = q24 } as w25) -> (Array.make 4 q24) | C6 ({ r7 = C21; r8 = (_, q26); r9 } as w27) -> (Array.make 4 1.5) | C6 ({ r7 = (C15 (_, q28)); r8 = (q29, _); _ } as w30) -> (Array.make 4 w30.r9) | C6 { r7 = (C17 { r19 = q31'; _ }); r8 = (_, q32); _ } -> (Array.make 4 0.0) | ((C5 _) | (C6 { r7 = (C5 _); r8 = (_, _); _ })) -> (Array.make 4 1.5) | ((C6 { r7 = (C10 (q33, q34, _)); r8 = (q35, q36); r9 }) | (C6 { r7 = (C10 (q33, q34, q36)); r8 = (_, _); r9 } as q35)) -> (Array.make 4 r9) | C6 { r8 = (_, q37); r9 = q38; _ } -> (Array.make 4 100.75) | q39 -> (Array.make 4 (-3.25))), (if true then 4 else 11)))
let () = a0.(2) <- a0.(0)
let () = a0.(3) <- C26
let rec loop47 i40 s41 =
  if i40 <> 4 then (
    loop47 (i40 + 1) (match a0.(i40) with | (C26 | C26) -> ((s41) -. ((); s41)) | (C26 | (C24 (_, _, _))) -> (s41 -. (s41)) | (C25 (q42, (-2147483648)) as w43) -> ((Array.fold_left (let rec f46 p44 p45 = p45 in f46) s41 q42) *. (s41)) | (C27 | (C25 (_, _))) -> ((s41) -. s41) | (C27 | (C24 (_, _, _))) -> ((s41) -. s41))
  ) else
    s41
let n49 = loop47 0 0.5
let () = note_float n49
let () = a0.(0) <- C27
let () = a0.(1) <- (C24 ([|10; 12; 0; 10; 12; 13; 10; 20|], (C0 ((-1), '0', [], C2, 13, C2, (let rec f50 n49 = 6 in f50))), ((); ())))
let () = a0.(2) <- C27
let () = a0.(3) <- (try (let v51 = [|n49|] in if false then raise (Invalid_argument "b c") else C26) with | Invalid_argument q52 -> a0.(0))
let s54 = ref 8
let i53 = ref 0
let () = while !i53 < 4 do
  s54 := (match a0.(!i53) with | C26 -> ((!s54) + (let v55 = Array.make 16 !s54 in !s54)) | C24 (_, q56, q57) -> ((match q56 with | C1 q58 -> !s54 | (C0 (_, _, q59, q60, 7, q61, q62) as w63) -> !i53 | C0 (q64, _, q65, q66, _, q67, _) -> 20 | (C2 | C2) -> !s54) * (!s54)) | (C25 (q68, 5) as w69) -> ((!s54) - (!s54 lsl (!s54 land 31))) | C25 (q70, (-2147483647 as w71)) -> ((!s54) + 1) | (C25 (_, q72) as w73) -> ((!s54) lxor (match None with | (None | None) -> !s54 | Some ([] as w74) -> q72 | ((Some (_ :: _)) | (Some (_ :: _))) -> q72)) | C27 -> ((!s54) + ((-2) lsl (!i53 land 31)))); i53 := !i53 + 2
done
let n75 = !s54
let () = note_int n75
let a76 = Array.make 16 C20
let () = a76.(0) <- (String.fold_left (fun p77 p78 -> C20) (C5 C20) (if false then "a" else "\000\255x"))
let () = a76.(1) <- (Array.fold_right (fun p79' p80 -> C20) a0 (let v81 = '\255' in C20))
let () = a76.(2) <- (C10 (((); ((3, n49), C2)), (if false then (Array.make 2 C20) else (Array.make 2 C20)), (try (n75 lsr 12) with | _ -> n75)))
let () = a76.(3) <- ((Array.iter (fun p82 -> ()) a0); (match C20 with | C23 -> C20 | ((C3 (q83, q84, q85)) | (C3 (q83, q84, _) as q85)) -> q85 | C6 { r7; r8 = q86; r9 = 0.5 } -> r7 | C6 ({ r7 = q87; r8 = q88; r9 = q89 } as w90) -> q87 | (C22 as w91) -> w91 | C16 (q92, _, q93, q94, _, q95) -> C20 | q96 -> C20))
let s98 = ref n75
let i97 = ref (16 - 1)
let () = while !i97 >= 0 do
  s98 := (match a76.(!i97) with | C11 { r12; r13 = _; r14 = q99' } -> ((!s98) lxor (String.length "12")) | (C20 | (C6 { r7 = _; r9 = _; _ })) -> ((!s98) - (let v100 = true in !s98)) | C15 (q101, (C11 ({ r12 = q102; r13 = q103; r14 } as w104))) -> ((!s98) + (if true then !i97 else q101)) | (C15 (q105, (C3 (_, q106, _))) as w107) -> ((match w107 with | C21 -> q105 | C3 (q108, q109, q110) -> !i97 | (C23 | (C4 (_, _))) -> q105 | C22 -> 10 | C5 q111 -> !i97 | q112 -> 16 | ((C11 { r13 = _; r14 = _; _ }) | (C6 { r7 = _; r8 = _; _ })) when ((q105 <= !i97) && (n49 <> n49)) -> q105 | _ -> !s98) * (!s98)) | C15 (q114, C20) -> ((!s98) - (if false then q114 else !i97)) | C15 (_, (C6 { r8 = q115; r9 = q116; _ })) -> ((let v117 = true in !s98) + (!s98)) | C15 (q118, (C15 (q119, q120))) -> (3 + (!s98)) | C15 (_, C22) -> ((let o121 = 4 in let o122 = !s98 in let o123 = n75 in let o124 = n75 in let o125 = 14 in let ( lxor ) a b = b - a and ( @ ) a b = (a lsl 1) + b and ( %% ) a b = a * 2 - b in o121 %% o122 lxor o123 %% o124 @ o125) lxor (!s98)) | C15 (q126, (C10 (q127, q128, q129))) -> ((max 16 q126) - (!s98)) | C15 (q130, _) -> ((!s98) * (compare (Array.make 1 n49) (Array.make 1 1.0))) | C17 { r18 = q131; r19 = q132 } -> (!s98 lxor (!s98)) | C5 _ -> ((let o133 = !i97 in let o134 = !s98 in let o135 = 5 in let o136 = !s98 in let o137 = !s98 in let ( asr ) a b = (a lsl 1) + b in o133 asr o134 asr o135 asr o136 asr o137) + (!s98)) | q138 -> ((!s98) lxor (Array.length a76))); i97 := !i97 - 1
done
let n139 = !s98
let () = note_int n139
let () = a0.(0) <- (let i140 = compare false false in if i140 >= 0 && i140 < Array.length a0 then a0.(i140) else (C25 ((Array.make 4 100.75), n139)))
let () = a0.(1) <- (if if false then false else false then (let v141 = Array.make 8 C20 in C26) else C27)
let () = a0.(2) <- (if n75 >= n139 then C27 else C26)
let () = a0.(3) <- (snd (Array.fold_left (let rec f145 (q142, q143) p144 = (q142, q143) in f145) (true, C26) a76))
let rec loop167 i146 s147 =
  if i146 >= 0 then (
    loop167 (i146 - 1) (match a0.(i146) with | C26 -> ((let v148 = (false, '\255', n139) in n49) *. (s147)) | ((C25 (_, _)) | (C24 (_, (C1 _), _))) -> (1e-310 +. (s147)) | ((C24 (q149, (C0 (q150, q151, _, _, _, q152', _)), q153)) | (C24 (q149, (C0 (q150, q151, _, _, _, _, _) as q152'), q153))) -> (0.1 *. (s147)) | C24 (_, C2, q154) -> ((s147) *. s147) | C25 (q155, q156) -> ((s147) *. (coarse (log (limit s147 0.5 100.0)))) | (C27 | (C25 (_, _))) -> ((match C20 with | C11 { r12 = q157; r13 = q158; r14 = q159 } -> s147 | C20 -> s147 | ((C17 { r18 = _; r19 = _ }) | (C6 { r7 = (C15 (_, _)); r9 = _; _ })) -> s147 | C6 ({ r7 = q160; r8 = q161; r9 } as w162) -> w162.r9 | C15 (q163, q164) -> n49 | C4 (_, q165) -> s147 | C22 -> s147 | q166 -> s147) -. (s147)))
  ) else
    s147
let n169 = loop167 (4 - 1) 0.0
let () = note_float n169
let () = a76.(0) <- a76.(15)
let () = a76.(1) <- (Array.fold_left (match '\255' with | 'a'..'m' -> (let rec f172 p170 p171 = p170 in f172) | '0'..'9' -> (let rec f175 p173 p174 = p173 in f175) | 'n' -> (let rec f177 p176 n139 = p176 in f177) | q178 -> (fun p179 p180 -> p179)) C21 a0)
let () = a76.(2) <- (C5 C20)
let () = a76.(3) <- C20
let rec loop196 i181 s182 =
  if i181 >= 0 then (
    loop196 (i181 - 1) (match a76.(i181) with | C20 -> (n75 - (s182)) | ((C6 { r8 = _; r9 = _; _ }) | C22) -> ((-1073741824) + (s182)) | C10 (q185, _, _) -> (i181 lxor (s182)) | C6 { r7 = q186'; r8 = q187; r9 = q188 } -> ((s182) - (s182 + 5)) | C17 { r18 = q189; r19 } -> ((String.length "tail \" end") lxor (s182)) | ((C4 (_, _)) | (C10 (_, _, _))) -> ((s182 - s182) - (s182)) | ((C16 _) | (C5 _)) -> (((); s182) + (s182)) | q195 -> (n139 + (s182)))
  ) else
    s182
let n198 = loop196 (16 - 1) n139
let () = note_int n198
let () = a76.(0) <- (C16 ((n169 +. n169), (ref (-1)), (n169 -. 100.75), [], (), (Array.fold_left (fun p199' p200 -> p199') n169 a76)))
let () = a76.(1) <- (match a0.(3) with | (C26 | C26) -> a76.(0) | C24 (q201, q202, _) -> (C3 (None, None, C20)) | ((C25 (_, q203)) | (C25 (_, q203))) -> (match C20 with | C23 -> C20 | ((C16 (_, _, 1.0, _, _, 0.0)) | (C6 { r7 = _; r8 = _; r9 = _ })) -> C20 | C15 _ -> C20 | C17 { r18 = _; r19 } -> C20 | C22 -> C20 | C10 (_, q206, q207') -> C20 | C16 (_, q208, _, q209, q210', _) -> C20 | ((C3 (_, q211, q212)) | (C3 (_, q211, q212))) -> q212 | C20 -> C20 | C6 { r7; r9 = q213; _ } -> C20 | C17 { r18 = q214; _ } -> q214 | C4 _ -> C20 | C10 (_, q215, q216) -> C20 | q217' -> q217') | C27 -> (List.fold_left (fun p218 p219 -> p218) C20 []))
let () = a76.(2) <- (match (let _v220 = n198 in C2) with | C1 (q221, q222) -> ((); C20) | C0 (2, q223, _, q224', q225, q226, _) -> C20 | ((C0 (8, _, _, _, _, _, _)) | (C1 _)) -> a76.(wrap n198 16) | C0 (7, q231, q232, _, _, q233, _) -> (List.fold_left (let rec f236 p234 p235 = p234 in f236) C20 []) | C0 (_, 'a'..'m', q237, q238, q239, _, q240') -> (C17 { r18 = C20; r19 = () }) | (C0 (_, 'n', _, q241, q242, q243, _) as w244) -> (C16 (n169, (ref n139), n169, [], (), n169)) | C0 (_, _, q245, q246, _, q247, q248) -> (C4 (None, C20)) | (C2 as w249) -> C21)
let () = a76.(3) <- (List.fold_right (fun p250' p251 -> p251) [] (if false then C20 else C20))
let s253 = ref n139
let () = for i252 = 0 to 16 - 1 do
  s253 := (match a76.(i252) with | C23 -> ((!s253) + ((); i252)) | C11 { r12 = (C11 { r13 = q254; r14 = _; _ }); r14; _ } -> ((r14; !s253) * (!s253)) | C11 { r12 = (C3 _); r13; r14 = q255 } -> ((if true then !s253 else !s253) + (!s253)) | C11 ({ r12 = C20; r13 = _; r14 = q256 } as w257) -> ((int_of_float 3.25) - (!s253)) | C11 { r12 = (C17 { r18 = q258; r19 = q259 }); r13; r14 } -> ((if true then !s253 else i252) * (!s253)) | C11 { r12 = C22; r13 = q260; r14 = _ } -> ((match !s253 with | -2147483648 -> n198 | q261 -> q261) + (!s253)) | C11 ({ r12 = (C5 q262); r13 = q263; _ } as w264) -> ((n198 lsl 12) - (!s253)) | C11 ({ r12 = (C10 (_, _, _)); r13; r14 } as w265') -> (((-1) + !s253) + (!s253)) | (C22 | (C11 { r12 = _; r14 = _; _ })) -> ((!s253) lxor (n139 lor i252)) | C21 -> (i252 + (!s253)) | C3 (_, q266, q267) -> (!s253 * (!s253)) | C6 { r7 = _; r8 = q268; r9 = q269 } -> ((!s253) + 2527) | ((C4 (q270, q271)) | (C4 (q270, q271))) -> ((i252 land 12) - (!s253)) | C22 -> (2324 + (!s253)) | _ -> (!s253 + (!s253)))
done
let n272 = !s253
let () = note_int n272
let () = (mix_0 5 a76.(15); note_end 0)
let () = note_int n139
let () = note_int n75
let () = (mix_1 5 a0.(3); note_end 0)
let () = note_int n198
let () = note_float n169
let () = note_float n49
let () = note_int n272
let () = ()
