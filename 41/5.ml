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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec tick_int k x = mix k; x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
let rec mix_0 d (v : (bool * bool * int, bool) result t0) =
  if d > 0 then
    match v with
    | C1 y521 -> mix 0; (let (m522, m523) = y521 in mix_2 (d - 1) m522; mix_string m523)
    | C0 (y524, y525, y526, y527, y528, y529, _) -> mix 1; mix y524; mix (Char.code y525); mix_3 (d - 1) y526; mix_0 (d - 1) y527; mix_2 (d - 1) y528; mix_0 (d - 1) y529
    | C2 -> mix 2
and mix_1 d (v : bool option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y531 -> mix 1; mix (if y531 then 1 else 0)
and mix_2 d (v : (bool * bool * int, bool) result) =
  if d > 0 then
    match v with
    | Ok y532 -> mix 0; (let (m533, m534', m535) = y532 in mix (if m533 then 1 else 0); mix (if m534' then 1 else 0); mix m535)
    | Error y536 -> mix 1; mix (if y536 then 1 else 0)
and mix_3 d (v : (bool * bool * int, bool) result t0 list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y537 :: y538) -> mix 1; mix_0 (d - 1) y537; mix_3 (d - 1) y538
let n158 = tick_int 15 (match ((match max 10.0 10.0 with | (0.0 | 1.0) -> (if false then ()) | (1.0 | 1.0) when ((let rec f1 p0 = "" > "a" in f1) (not false)) -> (fst ((), '0')) | (0.0 | 0.0) when ((if true then true else true) && (if true then true else false)) -> (if false then ()) | (1.0 | 1.0) -> ((); ()) | q2 -> () | _ -> ()); (if false then (if false then C20 else C20) else (let v3 = true in C20))) with | (C23 | (C11 { r14 = _; _ })) -> ((let _v7 = (let rec f6 p4 p5 = 0.0 in f6) in 14 lsr 4) + (min (11 + 0) (String.fold_left (fun p8' p9 -> p8') 20 "b c"))) | ((C3 (q10, q11, _)) | (C3 (q10, q11, _))) -> 4 | (C22 | C20) -> (let o12 = (3 + 14) / 4 in let o13 = (-9815) / (-2147483648) in let o14 = (let v46 = (match C20 with | ((C15 (_, q15)) | (C15 (_, _) as q15)) -> true | ((C17 { r18 = _; r19 = q16 }) | (C17 { r18 = _; r19 = q16 })) -> false | ((C4 (q17', q18)) | (C4 (q17', _) as q18)) -> true | ((C16 _) | (C10 _)) -> true | ((C16 (q25', q26, q27, _, q28, q29)) | (C16 (q29, q26, q27, _, q28, q25'))) -> false | _ -> true | ((C6 { r7 = _; r8 = _; _ }) | _) when (List.fold_left (let rec f35 p33 p34 = 4 > 19 in f35) (match C26 with | (C26 | C26) -> false | ((C24 (q36, (C1 q37), _)) | (C24 (q36, (C1 q37), _))) -> true | ((C24 (q38, (C0 (_, q39, q40, _, q41, q42, _)), _)) | (C24 (q38, (C0 (q41, q39, q40, _, _, q42, _)), _))) -> false | C24 (q43, (C2 | C2), q44) -> false | (C26 | (C25 _)) -> false | ((C27 as w45) | (C27 as w45)) -> false) (fst ([], (-100.75)))) -> false | _ -> false) in (lxor) 14 17) in let o47 = (let _v48' = (-0.5) +. (-100.75) in (let ((q49, _, _v48', q50) as w51) = (_v48', 2.0, true, false) in 9)) in let o52 = (try (if true then raise (Invalid_argument "a") else 4) with | Invalid_argument _ -> 16) - (if false then 1 else 16) in let ( -. ) a b = a lxor (b + 1) in o12 -. o13 -. o14 -. o47 -. o52) | ((C6 { r7 = _; r8; r9 } as w53) | (C6 { r8; r9; _ } as w53)) -> (match C5 (C15 (9, C20)) with | ((C11 { r12 = _; r14 = _; _ }) | C23) -> ((10 - 13) mod 2147483647) | (C21 | C21) -> ((let v55 = C26 in ()); (let v56 = true in 1)) | ((C6 { r7 = _; _ }) | (C15 _)) -> (-1073741824) | (q59 | (C4 (_, _) as q59)) -> ((4 * 28) + (compare [] [])) | ((C11 { r12 = _; r13 = _; r14 = _ }) | (C10 ((_, _), _, _))) -> (5 - (1 / 1)) | q62 -> (let v64 = (try (List.hd []) with | Failure q63 -> C26) in 1 - 12)) | ((C11 { r12 = _; r14 = _; _ }) | (C4 (_, _))) -> (int_of_string (string_of_int (-6))) | (C22 | (C5 C21)) -> ((-32769) + (match (match C26 with | (C26 | C27) -> C20 | ((C24 (_, (C1 _), _)) | (C24 (_, _, _))) -> C20 | ((C25 (q69, q70)) | (C25 (q69, q70))) -> C20 | ((C24 (_, _, _)) | C27) -> C20) with | (C23 | (C15 (_, _))) -> (match Array.make 2 3 with | ([||] | [|6; _|]) -> 0 | ([|2; q74|] | [|q74; _|]) -> q74 | ([|q75; q76|] | [|q75; (9 as q76)|]) when ((q76 / 2) == (match C2 with | ((C1 q77) | (C1 q77)) -> 13 | ((C0 (7, q75, q78, q79, q80, _, q81)) | (C0 (_, q75, q78, q79, q80, _, q81))) -> q80 | ((C2 as w82) | (C2 as w82)) -> q76)) -> 4 | (([||] as w83) | ([||] as w83)) -> 2 | ([|q84; _|] | [|_; q84|]) -> q84 | q85 -> 19 | _ -> 11) | ((C3 (q86, q87, q88)) | (C3 (q86, q87, q88))) -> (7 lsr (4 land 31)) | (C20 | (C6 { r7 = _; _ })) -> (truncate (-10.0)) | ((C15 (1, _)) | (C15 (1, _))) -> (match [] with | (([] as w89) | ((_ :: _) as w89)) -> 11 | ((_ :: _) | (_ :: _)) when (snd (Array.fold_left (fun p90 p91 -> (false, false)) (true, true) (Array.make 1 11))) -> 2 | ([] | ((_, _, _) :: _)) -> 8 | _ -> 3) | ((C15 (q92, q93)) | (C15 (q92, _) as q93)) -> (compare q92 1) | ((C4 _) | (C10 (_, _, _))) -> (List.length []) | (_ | (C5 _)) -> (- 12) | ((C10 (q96, _, _)) | (C10 (q96, _, _))) -> (-92) | (C23 | C23) -> (20 asr 7) | ((C15 (q97, q98)) | (C15 (q97, _) as q98)) -> (q97 asr 4) | ((C17 { r18 = _; r19 = q99 }) | (C17 { r19 = q99; _ })) -> (let v100' = -3 in v100') | ((C10 (q101, q102, q103)) | (C10 (q101, q102, q103))) -> (q103 mod 10) | q104 -> (20 - 12))) | (C21 | (C5 _)) -> (String.length (part ((clip "tail \" end") ^ "12") 4096 (try (let _v105 = 3.25 in 6) with | _ -> (-1)))) | ((C16 (q106, q107, q108, q109, _, q110)) | (C16 (q110, q107, q108, q109, _, q106))) -> (compare true (match q109 with | ((_ :: _) | []) -> (match q109 with | ([] | []) -> false | ((C20 | (C15 (_, (C11 { r12 = _; r13 = _; _ })))) :: _) when true -> true | ((C20 :: q113) | ([] as q113)) -> false | (((C17 { r18 = q114; r19 = q115 }) | (C17 { r18 = _; r19 = q115 } as q114)) :: []) -> false | (((C4 (_, _)) :: []) | ((C17 { r18 = _; r19 = _ }) :: (_ :: _))) -> true | ([] | ((C5 _) :: _)) -> true | (((C10 (_, q118, q119)) | (C10 (_, q118, q119))) :: q120) -> false | ((q121 :: []) | ((C16 (_, _, _, _, _, _) as q121) :: _)) -> false | ((_ :: _) | []) -> false | _ -> false) | (((C6 { r7 = _; r8 = _; _ }) | C20) :: []) -> (5 > 12) | (((C11 { r12 = _; r13 = _; r14 = _ }) | (C15 (_, _))) :: []) -> ((-2) >= 14) | ((q126 :: ([] as w127)) | ((C17 { r18 = _; r19 = _ } as q126) :: ([] as w127))) -> ((); true) | (((C4 _) :: []) | []) -> (if true then true else true) | ((_ :: q130) | ((C5 _) :: ([] as q130))) -> false | ([] | ((C10 (_, _, 7)) :: [])) -> (0 >= 19) | ((C10 (_, _, q131)) :: ([] | [])) -> ((19 - 1023) >= q131) | (_ :: ([] | [])) -> (let v132 = C2 in false) | (_ :: ((q133 :: q134) | ((q133 :: _) as q134))) -> (Array.exists (fun p135 -> false) (Array.make 1 10.0)))) | _ -> ((compare ("\000\255x" < "12") true) lxor (let o136 = (match None with | (None | (Some _)) -> (-2) | ((Some [|q137; _|]) | (Some [|_; q137|])) -> 4 | ((Some q138 as w139) | (Some q138 as w139)) -> 13) in let o140 = (match C2 with | ((C0 _) | (C1 _)) -> (-1) | C0 ((q146 | (5 as q146)), q147, q148, q149', q150, q151', q152) -> 16 | ((C0 (_, _, q153, q154, _, q155, q156)) | (C0 (_, _, q153, _, _, q155, q156) as q154)) -> 7 | (C2 | C2) -> 3) in let o157 = -17 in let ( ^ ) a b = a * 2 - b and ( *. ) a b = a lxor (b + 1) in o136 ^ o140 *. o157)))
let () = if (match C2 with | C1 (_, ("a" | "a")) -> 1 | C1 ((q159, q160) | (q159, q160)) -> 11 | ((C0 (_, _, [], _, _, _, _)) | (C1 (_, _))) -> 13 | ((C0 (_, _, q165, q166, q167, q168, _)) | (C0 (_, _, (_ :: q165), q168, q167, _, _) as q166)) -> n158 | (C2 | C2) -> 18) <= (n158 + n158) then (match List.fold_right (let rec f170 n158 p169 = p169 in f170) [] (Array.make 9 n158) with | q171 when ((n158 + n158) < (if false then n158 else n158)) -> (try (let q171 = Array.make 16 n158 in ()) with | _ -> ()) | q172 -> (note_float 10.0)) else (note_int (n158 - n158))
let v200 = C0 ((n158 + (match [] with | (([] as w173) | ([] as w173)) when (((-7654) - 65536) < (let v174 = false in 7)) -> n158 | ([] | []) -> n158 | ([] | (_ :: _)) -> n158 | ([] | (_ :: (_ :: _))) when ((Char.code 'z') <> 1023) -> 14 | _ -> n158)), ((fun p175 -> (match C26 with | (C26 | C26) when ((match C26 with | ((C26 as w176) | (C25 ([|_; _; _; _|], _) as w176)) -> (-2.0) | ((C24 (q177, _, q178)) | (C24 (q177, _, q178))) -> 3.25 | ((C25 (p175, (-2147483647))) | (C25 (p175, (-2147483647)))) -> (-0.0) | ((C25 (_, 7)) | (C24 _)) -> 0.0 | ((C25 ([|_; _; _; _|], _)) | (C25 (_, (-3)))) -> 10.0 | ((C25 (_, (-1))) | (C24 (_, _, _))) -> (-0.5) | ((C25 (_, _)) | (C25 (_, _))) -> 2.0 | (C27 | C27) -> 0.5) > (float_of_int p175)) -> ' ' | (C26 | C27) -> 'a' | ((C24 (_, n158, q184)) | (C24 (_, n158, q184))) -> ' ' | (C26 | (C25 ([||], _))) -> '\'' | ((C25 (q185, q186)) | (C25 (q185, q186))) when false -> '\255' | ((C25 (q187, q188)) | (C25 (q187, q188))) when q188 >= 17 -> '0' | ((C24 (_, q189, q190)) | (C24 (_, q189, q190))) when (false && (p175 <= 5)) -> 'z' | ((C25 (q191, q192)) | (C25 (q191, q192))) -> '0' | ((C27 as w193) | (C24 _ as w193)) -> ' ' | _ -> ' ' | exception Invalid_argument _ -> 'z' | exception Failure _ -> '0')) (succ n158)), (match Some n158 with | (None | (Some _)) -> [] | Some (3 | 3) when ((if true then (-2.0) else 10.0) < 1.0) -> [] | Some ((-2147483648) | 3) -> ((); []) | (None | (Some 2)) -> [] | ((Some q194) | (Some q194)) -> [] | _ -> []), C2, (match create_array 8 (false, 0.5) with | q195' -> (let _v196 = C2 in Ok (false, true, 20))), (if false then (if false then C2 else C2) else (let (_, _, q197) = ((Array.make 16 5), false, 10.0) in C2)), (let rec f199 p198 = p198 in f199))
let () = (mix_0 5 v200; note_end 0)
let () = (try (
  let n201 = int_of_string "wvr" in
  note_int n201;
  mix (if true && true then 1 else 0)) with | Failure v200 -> ())
let x204 = ((try (-100.75) with | _ -> 10.0) *. (let _v202 = n158 in 1.5)) *. ((if true then 0.0 else 10.0) *. (let _v203 = C2 in -1.5))
let make205 p206 =
  (let rec f210 p207 p208 p209 = p206 - ((-1) - n158) in f210)
let c211 = make205 (-5)
let n212 = c211 (n158, x204, true, (-2.0)) 0.1 (n158 :: [])
let n223 = (match v200 with | C1 ((q213, q214) | (q213, q214)) -> (if false then (-2) else n212) | ((C0 (q215, _, _, q216, _, _, q217) as w218) | (C0 (q215, _, _, _, _, q216, q217) as w218)) -> ((q215 * 6) mod ((-2147483647) lor 1)) | ((C0 (_, _, _, C2, _, _, _)) | C2) -> n212)
let () = note_int n223
let _ = make205 (3 + n223)
let unused224 = min 16 (max (compare true false) ((); n223))
let _ = C10 (((12, x204), (let _v228 = fun p225 p226 p227 -> () in C2)), (match if true then C2 else v200 with | ((C1 (q229, q230)) | (C1 (q229, q230))) when (if false then (if true then true else true) else (let v234 = (let rec f233 p231' p232 = C2 in f233) in true)) -> ((); (Array.make 2 C20)) | ((C1 (_, _)) | C2) -> (Array.make 2 C20) | ((C0 ((-1), _, _, _, _, _, _)) | C2) -> (if false then (Array.make 2 C20) else (Array.make 2 C20)) | ((C0 (make205, q238, q239, q240, _, q241, _)) | (C0 (make205, q238, q239, q241, _, q240, _))) -> (Array.mapi (fun p242 q241 -> C20) (Array.make 2 x204)) | (C2 | (C0 (_, _, _, _, _, _, _))) -> (Array.init 2 (let rec f244 p243' = C20 in f244))), 1959)
let n253 = (try ((18 + 20) * 18) with | _ -> 1) + (match (let rec f246 p245 = C26 in f246) x204 with | (C26 | C26) -> (min n223 n158) | ((C24 (q247, _, _)) | (C24 (q247, _, _))) -> (n223 / (n158 lor 1)) | ((C25 (_, q248)) | (C25 (_, q248))) -> (try ((let rec f250 p249 = q248 in f250) (x204, x204, n223, q248)) with | _ -> q248) | ((C24 (_, C2, _)) | C27) -> (compare n223 n212))
let () = note_int n253
let v262 = ((let ((q254, _, _, q255), q256, _, q257) = ((x204, n158, n253, x204), x204, 5, (n212, 17, 12, x204)) in (let (q258, q259) = (false, C26) in ())); (n223, "oyjitlqxjl", (Option.bind None (let rec f261 p260 = None in f261))))
let n263 = 1023
let () = note_int n263
let v507 = (try (
  let x505 = (match C11 { r12 = (C11 { r12 = C20; r13 = (x204, None); r14 = () }); r13 = (min (100.75, None) (x204, None)); r14 = (match n263 with | ((3 as w264) | (3 as w264)) -> () | (5 | 4) -> () | q265 -> ()) } with | (C23 | C23) when (not (if false then false else false)) -> (
    assert (hide 1 3 = 3);
    let x307 = if (let v284 = (match C2 with | ((C1 q266) | (C1 q266)) when (match q266 with | ((q267, _) | (q267, "")) -> (String.exists (let rec f269 p268 = true in f269) "tail \" end")) -> C20 | ((C0 (q270, _, q271, _, q272, q273, q274)) | (C0 (q270, _, q271, _, q272, q273, q274))) when q270 = 14 -> C20 | ((C0 _) | C2) when ((let rec f281 v262 = n253 < n212 in f281) (match v262 with | ((q282, q283', _) | (q282, q283', _)) -> (Ok n253))) -> C20 | _ -> C20) in "a" < "b c") then ((match v200 with | ((C1 _) | (C1 _)) when (let v285 = abs_float x204 in false && true) -> () | ((C0 (q286, q287, q288, q289, _, q290, _)) | (C0 (q286, q287, ([] as q288), (C1 _), _, q290, _) as q289)) when q286 <> (-19) -> () | ((C0 (_, _, (_ :: _), (C1 _), _, _, _)) | C2) when (let v296 = if false then x204 else (-3.25) in true >= true) -> () | ((C0 (q297, _, v262, (C0 (q298', _, _, q299, _, q300, _)), _, q301, q302')) | (C0 (q298', _, _, (C0 (q297, _, v262, _, _, _, _) as q299), _, q301, q302') as q300)) when q298' = 15 -> () | (C2 | (C0 (_, _, _, C2, _, _, _))) when ((if false then "\000\255x" else "12") <> (try (string_of_float (abs_float 2.0)) with | _ -> "")) -> () | ((C0 (_, _, _, _, _, _, _)) | C2) when (if n223 < n223 then (11 == n263) else (not false)) -> () | _ -> ()); ((-0.5) /. x204)) else x204 in
    1.7976931348623157e308) | ((C15 (_, (C11 { r12 = q308; r13 = _; r14 = _ }))) | (C15 (_, (C11 { r12 = _; r13 = _; r14 = _ })) as q308)) when (match v200 with | ((C1 q309) | (C1 q309)) -> (List.fold_left (fun p310 q309 -> true) true []) | ((C0 (q311, q312, _, q313, (Ok q314), _, _)) | (C0 (q311, q312, _, _, (Ok q314), _, _) as q313)) -> (true && false) | ((C1 (_, _)) | (C0 (_, _, _, _, (Error _), _, _))) -> (false || true) | ((C2 as w316) | (C2 as w316)) -> (None > None)) -> (
    let apply317 ((q318, q319, q320) as w321) p322 p323 =
      let n327 = p323 (match w321 with | ((q324, true, true) | (q324, _, false)) -> x204 | ((_, true, (false as w325)) | (_, w325, _)) -> 0.5 | (_, (false | false), _) -> x204) (let v326 = n158 in q320) in
      (fun p328 -> (((match q308 with | (C23 | C23) -> (match (C20, C2, q320, q308) with | ((C21, p323, true, q329) | (_, (C2 as p323), _, q329)) -> () | ((C21 | (C15 _)), q330, (false as w331), q332) -> () | (((C3 (q333, q334, q335)), q336, _, _) | ((C3 (q333, q334, _)), q336, _, q335)) -> () | (((C11 { r12 = _; r14 = _; _ }), _, _, _) | ((C6 { r7 = _; _ }), _, _, _)) -> () | (((C15 (_, _)), _, _, _) | (_, _, _, _)) -> () | (((C4 (_, _)), _, _, _) | ((C17 { r18 = _; _ }), _, _, _)) -> () | (((C4 _), _, _, _) | (_, _, _, _)) -> () | ((C22, q356, q357, q358) | (_, q356, q357, q358)) -> () | (_, q359, ((false as w360) | (true as w360)), _) -> () | ((q361, q362, false, q363) | (q361, q362, false, q363)) -> ()) | C11 { r12 = ((C16 (_, _, _, _, _, _)) | C23); r13 = q369; _ } -> () | ((C11 { r12 = C21; r13 = _; r14 = q370 }) | (C11 { r12 = C21; r14 = q370; _ })) -> (q370; ()) | ((C11 { r12 = (C6 { r7 = _; r9 = _; _ }); r13 = _; _ }) | (C17 { r18 = _; r19 = _ })) -> (match w321 with | ((q375', q376, true) | (q375', (false as q376), false)) -> () | ((_, true, (false as w377)) | (_, (true as w377), false)) -> () | ((q378, false, false) | (q378, false, false)) -> ()) | ((C11 { r12 = (C15 (q379, q380)); r13; r14 = _ }) | (C11 { r12 = (C15 (q379, q380)); r13; r14 = _ })) -> (match w321 with | (_, true, (true | true)) -> () | ((_, true, false) | (_, false, true)) -> () | ((_, false, (true | false)) as w381) when (let v382 = [|x204; x204|] in q319) -> () | (((q383, false, true) as w384) | ((q383, false, true) as w384)) -> () | ((q385, false, false) | (q385, false, false)) -> () | _ -> ()) | ((C11 { r12 = (C4 (_, q386)); r13 = _; _ } as w387) | (C6 { r7 = q386; r9 = _; _ } as w387)) -> (match (q318, q319, q320) with | ((_, true, q388) | (_, (true as q388), _)) -> () | ((_, false, true) | (_, false, true)) -> () | ((_, false, (false as w389)) | (_, (false as w389), false)) -> ()) | ((C11 { r12 = (C5 _); r14 = _; _ }) | (C4 (_, _))) -> () | ((C11 { r12 = (C16 (q391, _, _, q392, _, p323)); r13; r14 = p328 }) | (C11 { r12 = (C16 (p323, _, _, q392, _, q391)); r13; r14 = p328 })) -> p328 | ((C3 (_, _, _)) | (C11 { r13 = _; _ })) -> (if q320 then ()) | ((C17 { r18 = (C11 { r12 = _; r13 = _; r14 = _ }); r19 = _ }) | C21) -> (match v262 with | ((q395, "a", q396) | (q395, "a", q396)) -> () | ((_, q397, q398) | (_, ("" as q397), q398)) -> () | ((p323, "a", q399) | (p323, _, q399)) -> ()) | ((C6 { r7 = q400; r8 = q401; r9 = q402 }) | (C6 { r7 = q400; r8 = q401; r9 = q402 })) -> (let q400 = p322 in ()) | ((C5 q403) | (C17 { r18 = q403; _ })) -> (if q320 then () else ()) | ((C10 (_, _, _)) | (C4 (_, (C3 (_, _, _))))) -> (let v406 = -2.0 in ()) | q407 -> (try (match n253 with | (8 | 1) when (try ((match None with | (None | None) -> () | ((Some q408) | (Some q408)) -> () | exception _ -> ()); q320) with | Invalid_argument _ -> q320 | Division_by_zero -> q319) -> () | (q409 | (2 as q409)) when q409 = 16 -> () | _ when false -> () | _ -> ()) with | Match_failure _ -> () | _ -> ())); (Array.make 4 p328)), n223)) ((); x204)
    in
    let v421 = apply317 (let _v414 = ((let rec f413 p410 p411 p412 = p411 in f413), (Array.make 8 x204), C2) in ((fun p415 q308 -> n223), false, true)) (if true then (Array.make 8 n263) else (Array.make 8 n263)) (if false then (let rec f418 p416 p417 = n263 in f418) else (fun p419 p420 -> n212)) in
    ((let (m422, m423) = v421 in mix_floats m422 0 4; mix m423); note_end 0);
    let v448 = apply317 (let v424 = x204 in ((fun p425 p426 -> 16), false, false)) (match v421 with | (([||], q427) | ([|_; _|], (1 as q427))) -> (Array.make 8 q427) | (q428, (1 | 1)) -> (Array.make 8 n253) | ((q429, (-1)) | (q429, _)) -> (Array.make 8 (-3)) | ((q430, _) | (q430, (-3))) -> (Array.make 8 n212) | (([||], apply317) | (_, apply317)) -> (Array.make 8 17) | exception Division_by_zero -> (Array.make 8 n212) | exception Not_found -> (Array.make 8 n253)) (try (let rec f433 p431 p432' = n223 in f433) with | Invalid_argument q434 -> (let rec f437 p435 p436 = n253 in f437) | Division_by_zero -> (fun p438' c211 -> n263) | Not_found -> (let rec f440 q308 p439 = n263 in f440) | Match_failure _ when (let v441 = x204 /. x204 in if false then true else true) -> (let rec f444 p442 p443' = n223 in f444) | _ -> (let rec f447 p445 p446 = n223 in f447)) in
    ((let (m449, m450) = v448 in mix_floats m449 0 4; mix m450); note_end 0);
    -. 1.0) | ((C15 (_, (C3 (_, _, q451)))) | (C3 (_, None, _) as q451)) when ((-1.5) = (match (17, "b c", None) with | ((q452, "a", q453) | (q452, "a", q453)) -> x204 | ((_, q454, _) | (_, ("" as q454), _)) -> x204 | ((_, q455, q456) | (_, q455, q456)) when ((let rec f458 p457 = true in f458) (let s459 = q455 in let i460 = 3 in if i460 >= 0 && i460 < String.length s459 then s459.[i460] else ' ')) -> 0.5 | ((q461, _, q462) | (q461, _, q462)) -> x204 | _ -> x204)) -> (
    let x463 = if n253 = 16 then x204 else (if [] <= [] then (if n263 < n212 then (if not false then (x204 -. x204) else (float n263)) else (let make205 = x204 in x204)) else (if true then x204 else 100.75)) in
    let v465 = (let _v464 = if "a" <= "b c" then (min (0.0, n223, (Array.make 9 true)) (x204, n158, (Array.make 9 true))) else (x204, n223, (Array.make 9 false)) in (if true then true else true) = (n253 < n223)) in
    0.0 *. (x463 -. x463)) | ((C15 (q466, (C15 (q467, _)))) | (C15 (q466, (C15 (q467, _))))) when ((0.0 -. x204) <> (x204 *. x204)) -> (
    -. (-0.5)) | ((C15 (_, (C4 _))) | C23) when (not (x204 <> x204)) -> (
    let v500' = (match v262 with | ((4, q470, q471) | (4, q470, q471)) when false -> (((if false then raise (Failure "a") else n223) + 2147483647) < n263) | (((-2) | (-2)), q472, q473) when (((n223 - 4096) < 8) || (let _v476 = (let rec f475 p474 () = n253 in f475) in true)) -> (Array.mem (- 5) (let v477 = None in Array.make 4 15)) | ((1, _, n223) | ((-1), _, n223)) when (let ((_, q478, q479) as w480) = snd (x204, (C26, None, x204)) in ((); false)) -> ((string_of_float (abs_float (-0.5))) <= (try ((clip "a") ^ "") with | _ -> "a")) | ((1, q481, q482) | (9, ("a" as q481), q482)) when ((List.fold_left (fun p483 p484 -> true) false []) && ((20 - 1023) >= n223)) -> ((ceil x204) >= ((); 1.5)) | (((2, ("a" as w485), q486) as w487) | ((2, ("a" as w485), q486) as w487)) when ((int_of_string (string_of_int n263)) != (if true then n253 else n223)) -> ((let v488 = x204 in 'a') != ((); '\n')) | (2, (_ | "a"), q489) when ((List.length []) <> (5 - n212)) -> ((x204 <> 2.0) == (x204 <= x204)) | ((2 | (-3)), ("" as w490), _) when (if Array.for_all (let rec f492 p491 = false in f492) (Array.make 6 n223) then (true = true) else (not true)) -> ((let rec f494 p493 = true in f494) []) | ((2, q495, q496) | (2, q495, q496)) when true -> false | ((4, _, _) | (4, _, _)) when false -> false | ((q497', q498, q499) | (q497', q498, (Some _ as q499))) when q497' <> (-2) -> true | _ -> true) in
    x204) | ((C15 (q501, q502)) | (C15 (q501, (C5 q502)))) when false -> (
    x204) | ((C15 (_, q503)) | (C15 (_, q503))) when true -> (
    x204) | (C22 | C22) when false -> (
    x204) | ((C5 _) | (C11 { r12 = _; r13 = _; r14 = _ })) when true -> (
    x204) | q504 when true -> (
    -1.5) | _ -> (
    x204)) in
  true) with | Failure q506 -> false | Match_failure _ -> true)
let () = (mix (if v507 then 1 else 0); note_end 0)
let c510 = ((Array.fold_left (fun p508 p509' -> n253) 15 (Array.make 1 n263))) * n223
let c511 = n223 - (n223)
let c512 = c510 - (c510)
let c513 = ((Array.fold_left (fun p508 p509' -> n253) 15 (Array.make 1 n263))) lxor (Array.fold_left (fun p508 p509' -> n253) 15 (Array.make 1 n263))
let c514 = (c513) + (Array.fold_left (fun p508 p509' -> n253) 15 (Array.make 1 n263))
let c515 = (c510) + (Array.fold_left (fun p508 p509' -> n253) 15 (Array.make 1 n263))
let c516 = c512 * (c512)
let c517 = (c511) lxor c513
let () = note_int c517
let () = note_int n263
let () = ((let (m518, m519, m520) = v262 in mix m518; mix_string m519; mix_1 5 m520); note_end 0)
let () = (mix (if v507 then 1 else 0); note_end 0)
let () = note_int n253
let () = note_float x204
let () = note_int c511
let () = note_int n223
let () = note_int c516
let () = ()
