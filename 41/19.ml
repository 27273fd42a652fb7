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
let rec tick_float k x = mix k; x
let rec show_int k x = print_byte (65 + k); x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
let v0 = ((ref (if true then (Ok (-2)) else (Ok 18))), ((3, 1, (-100.75)), ((-1) * 29)), (float (-1)), (max 678 (13 lsl ((-2) land 31))))
let (q1, q2) = ((part ((); "a") (19 + 15) (-2147483648)), false)
let () = if (max 19 12) <= (compare (-3) 5) then (mix (Char.code (max '\255' 'a')); note_end 0) else (Array.iteri (let rec f6 p3 p4 = (let (_, _, p4, q5) = (1.0, (Array.make 2 p3), (-3), 6) in ()) in f6) [|q2; false; q2; q2; q2; q2|])
let x30 = (try (
  let s29 = Array.fold_right (fun p7 p8 -> ((match v0 with | ((_, (_, _), _, _) | (_, _, 0.5, _)) -> () | (q11, q12, (0.0 | 0.0), q13') -> (if q2 then (let _v14 = 0.0 in ()) else (let v15 = None in ())) | ((q16, (q17, _), q18, q19) | (q16, (q17, q19), q18, _)) when q19 = (-5) -> (try () with | _ -> (q16 := (Ok q19))) | ((q20, q21, q22, q23) | (q20, q21, q22, q23)) -> (match [] with | ([] | []) -> (if q2 then () else ()) | (((true as w24) :: _) | ((true as w24) :: _)) -> (q20 := (Ok q23)) | ((false :: q25) | ((false :: _) as q25)) -> ()) | _ -> () | exception _ -> (if p8 >= "b c" then () else ())); p8)) (Array.mapi (let rec f28 p26 p27 = if ((p26 + (-4097)) > p26) >= (not q2) then ((p26 + p26) / 1) else (if (-1) > 4 then (p26 + p26) else (p26 / (p26 lor 1))) in f28) (Array.make 4 q1)) ((); (part (String.concat q1 [q1; clip q1]) (18 + 1) ((); 14))) in
  (if 10 <> 16 then (tick_float 7 (-0.5)) else (-. (-0.5)))) with | _ -> ((-0.5) -. (-3.25)))
let rec f31 p32' p33 =
  if p32' > 0 then (
    max () (if false then () else (if false then ()));
    f31 (p32' - 1) (let rec f39 p36 p37 p38 = (match p37 with | ('a'..'m' | 'a'..'m') -> (ref p38) | ('n' | 'n') -> (ref 15) | _ -> (ref 13)) in f39)
  ) else
    (let s34 = q1 in let i35 = p32' in if i35 >= 0 && i35 < String.length s34 then s34.[i35] else ' ')
let v46 = f31 9 (if q2 then (let rec f42 p40 p41 q2 = ref q2 in f42) else (fun p43 p44 p45' -> ref p45'))
let x47 = x30
let () = note_float x47
let v60 = (((); (((); 15) - (if true then 2 else 11))) + (-4)) >= (let o48 = (lxor) ((19 lsl 29) asr 9) (Array.fold_right (fst ((fun p49 p50 -> 7), (ref '\n'))) (match [] with | ([] | []) -> (Array.make 5 q2) | ((0.0 :: q51) | ((0.0 :: _) as q51)) -> (Array.make 5 q2) | ((_ :: []) | []) when ((float_of_int 5) = x47) -> (Array.make 5 q2) | ((q52 :: _) | (q52 :: _)) -> (Array.make 5 q2) | _ -> (Array.make 5 q2)) (5 mod 2)) in let o53 = if q2 || ("tail \" end" = "tail \" end") then ((16 - 0) - 18) else (if q2 then ((-1) + 11) else (let v54 = Ok (Ok v46) in 4)) in let o55 = max 5 (let _v56 = [(Array.make 7 x47); (Array.make 7 x47)] in (let o57 = 3 in let o58 = 4 in let o59 = 11 in let ( - ) a b = b - a and ( **! ) a b = a lxor (b + 1) in o57 - o58 **! o59)) in let ( land ) a b = b - a in o48 land o53 land o55)
let v61 = v60
let () = (mix (if v61 then 1 else 0); note_end 0)
let s62 = q1
let () = (mix_string s62; note_end 0)
let n67 = tick_int 0 (match List.fold_left (let rec f65 p63 p64' = None in f65) None [] with | (None | (Some _)) -> (succ 4) | ((Some q66) | (Some ((_, _) as q66))) -> ((); 17))
let () = note_int n67
let (q118, _, _, q119) = (let v113 = (match v46 with | ('n' | 'a'..'m') -> (match v46 with | ('a'..'m' | _) -> (let rec f71 p68 p69 p70 = v61 in f71) | ('0'..'9' | '0'..'9') -> (let rec f75 p72 p73 p74 = v61 in f75) | (q76 | ('n' as q76)) -> (let rec f80 p77 p78 p79 = false in f80) | q81 -> (let rec f85 p82' p83' p84 = v61 in f85)) | ('n' | 'n') -> (if v60 then (let rec f89 p86 p87 p88 = v60 in f89) else (let rec f92 p90 p91 f31 = v61 in f92)) | ('a'..'m' | 'a'..'m') -> (let rec f96 p93 p94 p95 = v61 in f96) | ('0'..'9' | '0'..'9') -> (match v46 with | (_ | 'a'..'m') -> (fun p97 p98 p99 -> true) | ('a'..'m' | 'n') -> (fun (_, q100) q1 p101 -> v61) | _ -> (fun p102 p103 p104 -> v60)) | ('n' | 'n') -> (let rec f108 (q105', v46) p106 p107 = v60 in f108) | q109 -> (let rec f112 n67 p110 p111 = v60 in f112)) in (match ((); v46) with | (('a'..'m' as w114) | ('0'..'9' as w114)) -> ((fun p115 -> (v60, x47, v61, v60)) n67) | ('n' | '0'..'9') -> (v61, x47, false, v61) | ('0'..'9' | 'a'..'m') -> (v61, 1.0, true, v60) | ('n' | '0'..'9') -> (match v46 with | ('a'..'m' | 'a'..'m') -> (v61, x30, v60, v61) | ('a'..'m' | 'a'..'m') -> (true, x47, false, v61) | ('0'..'9' | '0'..'9') -> (v60, 0.5, v61, v60) | ('n' | 'n') -> (q2, x47, v61, false) | q116 -> (false, 3.25, v60, v61)) | q117 -> (match v46 with | ('a'..'m' | 'a'..'m') -> (true, x47, v61, true) | ('0'..'9' | _) -> (false, x47, v61, v61) | ('n' | 'n') -> (v61, x47, v61, v60) | v113 -> (v60, x47, v61, v61))))
let v124 = if q118 then ((abs_float x47), (let o120 = n67 in let o121' = n67 in let o122 = n67 in let o123 = 11 in let ( * ) a b = a * 2 - b and ( lxor ) a b = b - a in o120 * o121' lxor o122 * o123)) else ((x47 *. x30), (n67 + n67))
let x125 = floor ((-. x47) -. (10.0 -. x30))
let () = note_float x125
let unused128 = f31 4 (fun p126 p127 q118 -> ref q118)
let v147 = (ref (Array.copy (Array.make 4 x125))) :: (try (if v61 || v61 then (if true then raise E0 else []) else (let _v129 = v46 in [])) with | E0 when (match v46 with | ('n' | 'a'..'m') -> (let v130 = Array.make 2 q119 in q2) | ('0'..'9' | '0'..'9') -> (x125 < x125) | ('n' | 'a'..'m') -> ((n67 + (-4097)) >= n67) | ('a'..'m' | 'a'..'m') -> false | ('0'..'9' | '0'..'9') -> (if true then q118 else true) | q131 -> (q119 && v61)) -> (let _v132 = n67 in []) | _ -> (match v0 with | ((_, (q119, (-3)), 0.5, q133) | (_, (q119, (-3 as q133)), 0.5, _)) -> [] | ((q134, (_, (-3)), q135, q136) | (q134, (_, (-3)), q135, q136)) -> [] | ((_, q137, _, q138) | (_, ((_, (-2147483648 as q138)) as q137), _, _)) -> [] | (q119, ((q139, q140) | (q139, q140)), q141', _) -> [] | (((q142, q143', q144', q145) as w146) | ((q142, q143', q144', q145) as w146)) when q144' < 0.0 -> [] | _ -> []))
let rec loop150 i148 n151 s149 =
  if i148 <> n151 then (
    loop150 (i148 + 1) n151 (((float_of_int i148) +. (s149)) *. 4096.0)
  ) else
    s149
let n152 = loop150 0 20 x30
let () = note_float n152
let n154 = ((let v153 = q119 in n67) - (n67 * n67)) / 4096
let v196 = (match Error (try (if (match (let (q155, q156) = (x125, (ref 100.75)) in (None, n154)) with | ((q157, _) | (q157, _)) when (((let rec f159 p158 = 1.5 in f159) 13) = (1.0 *. x47)) -> false | ((q160', (-2147483647 as w161)) | (q160', (2 as w161))) when (not (if q119 then q118 else false)) -> (try false with | _ -> false) | _ -> (q118 && v60)) then (if List.find (let rec f163 p162 = true in f163) [] then raise (Invalid_argument "12") else (if q119 then raise (Invalid_argument q1) else [])) else []) with | Invalid_argument q164 -> [] | Not_found -> [(let v165 = None in q1); (part q1 n154 n67)] | Match_failure _ -> ((); [])) with | Ok (None | None) -> q119 | (Ok ((Some (1.0 as w166)) | (Some w166)) as w167) -> (w166 >= (match List.rev_map (fun p168 -> (let ((_, v147, w166, q169) as w170) = ((n152, n154, x125), w166, None, (n154, n154, false)) in n152)) (try [] with | Invalid_argument q171 -> [] | Not_found -> []) with | ((_ :: _) | []) -> 10.0 | ((_ :: q173) | ([] as q173)) -> (-100.75))) | ((Ok (Some q174)) | (Ok (Some q174))) -> (((List.length (match (x30, 16) with | ((1.0, _) | (0.0, 0)) -> [] | ((0.5, q175) | (_, (2 as q175))) -> ((); []) | ((q176, q177) | (q176, q177)) -> [])) - 65535) < ((); (-(n154 mod (12 lor 1))))) | ((Ok None) | (Ok _)) when (s62 >= ((let rec f179 p178 = s62 in f179) (Array.make 1 x125))) -> q119 | ((Error _) | (Error _)) -> (q118 = ((-((); 0)) <> (-5))) | Error ((_ :: []) | []) when ((n154 > n154) && (n154 >= 7)) -> true | _ -> (try ((show_int 18 (match (let v181 = [] in []) with | ([] | (_ :: _)) when (v61 != (n154 = (-1))) -> (6 * 30) | (((_, _, q182, q183) :: []) | ((_, _, q182, q183) :: [])) when q182 >= (-16) -> (let o184 = n154 in let o185 = 19 in let o186 = 13 in let o187 = 6 in let o188 = 11 in let ( @@ ) a b = (a lsl 1) + b and ( lsl ) a b = (a lsl 1) + b in o184 lsl o185 lsl o186 @@ o187 @@ o188) | _ -> (n67 mod n154))) > (-13)) with | Division_by_zero -> (((try (let (q189, q190) = (n154, (true, n152, v60, '0')) in ()) with | _ -> ()); 2) = ((let o191 = 17 in let o192 = n67 in let o193 = 8 in let o194 = n67 in let o195 = n67 in let ( -. ) a b = a * 2 - b and ( ^^ ) a b = b - a and ( +. ) a b = a * 2 - b in o191 -. o192 -. o193 -. o194 +. o195) mod ((6 / (n67 lor 1)) lor 1))) | Match_failure _ -> ((20 - 65535) <= ((n154 land 6) * 2))))
let () = (mix (if v196 then 1 else 0); note_end 0)
let () = List.fold_left (fun () p197 -> ()) (String.iter (let (q198, _, _) = (n67, n154, []) in (let rec f200 p199 = () in f200)) s62) (min ((); []) (match [] with | ([] | []) -> [] | ((_ :: q201) | ((_ :: _) as q201)) -> [] | ((q202 :: _) | (q202 :: _)) when (if true then (if q118 then q118 else q119) else (n67 <= n154)) -> [] | _ -> []))
let () = assert (hide 1 3 = 3)
let s62 = show_int 0 ((match n152 with | (0.0 | _) -> n154 | _ -> n154) * (-4))
let x205 = 0.0 /. 0.0
let n210 = ((((((0) + (if (let ((q206, q207, q208) as w209) = (None, (ref (-100.75)), (v196, '\'')) in x205) = x205 then 95 else 0)) + (if x205 <> x205 then 19 else 0)) + (if x205 < x205 then 9 else 0)) + (if x205 > x205 then 6 else 0)) + (if x205 <= x205 then 87 else 0)) + (if x205 >= x205 then 35 else 0)
let _ = (match (let v211 = int_of_float x125 in (match v124 with | (v60, (7 | (-2))) -> [] | ((1.0, q212) | (_, (8 as q212))) -> [] | (q213, (4 | 8)) -> [] | (_, ((-1) | (-1))) -> [] | ((q214, (7 as w215)) | (q214, (7 as w215))) -> [] | ((_, 0) | (_, 2)) -> [] | ((_, (-3)) | (_, _)) -> [] | ((q216, q217) | (q216, q217)) -> [])) with | ((_ :: _) | []) -> (if (n210 - 65536) >= n67 then (Array.make 2 x205) else (let v220 = v46 in Array.make 2 x205)) | ((_ :: _) | (_ :: _)) -> (Array.make (hide 1 2) 100.75))
let x221 = x205
let x225 = -. ((match [] with | ([] | (_ :: [])) -> x47 | ((_ :: (_ :: _)) | (_ :: _)) -> n152) *. (float n210))
let v226 = if (q1 >= q1) && true then ((); (Error s62)) else (Ok (try [] with | Division_by_zero -> [] | Not_found -> [] | E0 -> [] | _ -> []))
let x227 = (x225 /. x221) *. ((fabs x125) -. x225)
let x243 = if (match (let _v228 = ref (Ok n210) in []) with | ([] | []) -> q118 | (((q229 :: []) as w230') | (q229 :: w230')) -> (q229 == q229) | ([] | (_ :: (_ :: _))) -> v60) then (0.0 /. 0.0) else ((match v0 with | ((q231, (q232, 3), q233, q234) | (q231, (q232, (3 as q234)), q233, _)) -> () | ((q235, ((_, _, _), 6), q236, q237) | (q235, (_, q237), q236, (-2147483648))) -> () | ((q238, _, _, 9) | (q238, (_, 2), _, _)) -> () | ((_, (q239, q240), q241, q242) | (_, (q239, q240), q241, q242)) -> ()); x221)
let x244 = x125
let () = Printf.printf "[%s %d]\n" q1 (truncate x243)
let n245 = (let x227 = n210 in x227)
let n246 = n210
let v124 = n245
let x247 = x227
let v248 = true
let n254 = if v61 then (if true then (if v61 then (if q119 then s62 else (if v196 then (if v248 then v124 else (let o249 = v124 in let o250 = n245 in let o251 = 6 in let o252 = s62 in let o253 = n245 in let ( lsl ) a b = a * 2 - b and ( || ) a b = (a lsl 1) + b and ( asr ) a b = a lxor (b + 1) in o249 lsl o250 lsl o251 asr o252 lsl o253)) else n245)) else n246) else 18) else n210
let n255 = (-14) / 100
let x256 = -0.0
let () = print_int (match v46 with | ('a'..'m' | 'a'..'m') -> v124 | ('0'..'9' | '0'..'9') -> n255 | ('n' | 'n') -> (-2) | (q257 | ('a'..'m' as q257)) -> n255 | (q258 | ('n' as q258)) -> 2 | (q259 | ('a'..'m' as q259)) -> n255 | _ -> 12)
let () = print_byte 32
let () = print_float 1.0
let () = print_newline ()
let () = (mix (if v248 then 1 else 0); note_end 0)
let () = note_float x244
let () = note_int n154
let () = note_int n255
let () = note_float x30
let () = note_float x227
let () = note_float x243
let () = note_int n67
let () = ()
