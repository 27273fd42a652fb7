type ('a, 'b) t0 = C1 | C0 of unit list * 'b
exception E0
exception E1 of int
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
let rec mix_0 d (v : (int * int, (float, bool) t0) t0) =
  if d > 0 then
    match v with
    | C1 -> mix 0
    | C0 (y277, y278) -> mix 1; mix_4 (d - 1) y277; mix_5 (d - 1) y278
and mix_1 d (v : ((int, int) t0, int option list) t0) =
  if d > 0 then
    match v with
    | C1 -> mix 0
    | C0 (y279, y280) -> mix 1; mix_4 (d - 1) y279; mix_6 (d - 1) y280
and mix_2 d (v : (bool, int) result ref) =
  if d > 0 then
    match v with
    | _ -> mix_7 (d - 1) !v
and mix_3 d (v : ((int, bool) t0, int) t0) =
  if d > 0 then
    match v with
    | C1 -> mix 0
    | C0 (y281, y282) -> mix 1; mix_4 (d - 1) y281; mix y282
and mix_4 d (v : unit list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (_ :: y284') -> mix 1; mix_4 (d - 1) y284'
and mix_5 d (v : (float, bool) t0) =
  if d > 0 then
    match v with
    | C1 -> mix 0
    | C0 (y285, y286) -> mix 1; mix_4 (d - 1) y285; mix (if y286 then 1 else 0)
and mix_6 d (v : int option list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y287 :: y288) -> mix 1; mix_8 (d - 1) y287; mix_6 (d - 1) y288
and mix_7 d (v : (bool, int) result) =
  if d > 0 then
    match v with
    | Ok y289 -> mix 0; mix (if y289 then 1 else 0)
    | Error y290 -> mix 1; mix y290
and mix_8 d (v : int option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y291 -> mix 1; mix y291
in
let v3 = (Array.exists (fun p0 -> not false) [|5; 17|]) && ((match C1 with | C1 -> 19 | C0 (q1, q2) -> 0) >= (int_of_float 1.0)) in
let f4 p5 p6 p7 =
  let (q12, (q13, q14)) = (((18 - p6) + ((); p6)), (let v11 = fun p8 p9' p10' -> '0' in (p6, 100.75))) in
  q14
in
let x15 = f4 C1 (snd ((-1.0), 16)) (false, (Array.make 7 14)) in
let _ = f4 (match x15 with | 0.0 -> C1 | 0.5 -> C1 | _ -> C1) (let _v16 = None in 17) (v3, (Array.make 7 (-2))) in
let v23 = if 0 <= 12 then (match [] with | [] when v3 -> v3 | [] -> v3 | (q22 :: _) -> true) else (if v3 then (1 <> 11) else (if v3 <= v3 then (17 = 17) else (if "tail \" end" <= "\000\255x" then (if if v3 then v3 else false then (if (let v21 = 20 in v3) then (true >= v3) else (if (fun x15 -> v3) (ref 20) then (min v3 false) else (if (match Array.make 1 x15 with | ([|q17|] as w18) -> v3 | [|0.5|] -> v3 | [|q19|] -> true | [|x15; v3|] -> true | q20 -> v3) then v3 else (20 != 19)))) else ((); v3)) else v3))) in
(mix (if v23 then 1 else 0); note_end 0);
let f24 p25 () x15 =
  (try (
    let unused26 = f4 C1 (if false then 0 else 15) (false, (Array.make 7 15)) in
    ()) with | _ -> (if false then () else ()));
  12
in
let g27 = f24 (- 14) in
let g28 = g27 (let v29 = ((Array.make 5 5), 3, "a", v23) in ()) in
let n30 = g28 (floor x15) in
let n32 = g28 (let v31 = x15 in x15) in
note_int n32;
let x35 = if (match n32 with | (1 as w34) -> v3 | (9 | 9) -> true | _ -> false) then (-. 3.25) else (if ((Array.make 2 x15), (Array.make 1 "a"), x15, None) <= ((Array.make 2 x15), (Array.make 1 "12"), x15, None) then (f4 C1 13 (v3, (Array.make 7 n32))) else (if ((); v23) then (f4 C1 n32 (false, (Array.make 7 n32))) else (if n32 <> n32 then (let v33 = -3 in x15) else (if v23 then x15 else x15)))) in
let x83 = (match (match (match ((12, n32, "a", 3), (v23, false), (Array.make 8 n32), v3) with | (((q36, _, q37, x15) as w38), (q39, true), _, q40) -> C1 | ((((q41, q42, q43, q44) as w45), (q46, (false as w47)), x35, _) | (((q44, q41, q43, q42) as w45), (w47, (false as q46)), x35, _)) -> C1) with | (C1 | C1) -> C1 | C0 ([], q48) -> (max C1 C1) | C0 ((_ :: q49), _) -> C1 | C1 when (match (let s50 = "12" in let i51 = n32 in if i51 >= 0 && i51 < String.length s50 then s50.[i51] else '\'') with | ('a'..'m' as w52) -> (' ' <> w52) | ('n' | 'n') when (n32 < (if v23 then 12 else 19)) -> v23 | 'n' -> (let _v56 = fun p53 p54 (_, q55, _, _) -> None in v3) | q57 -> v3 | _ -> (n30 = n32)) -> (max C1 C1)) with | C1 -> (
  (match (match C1 with | C1 -> ((Array.make 3 n32), 10.0, n32, C1) | C0 (q58, (_, q59, q60)) -> ((Array.make 3 q59), 2.0, q60, C1)) with | ((q61, _, q62, q63) | (q61, _, q62, (C1 as q63))) -> (x35 +. x35) | ((q64', q65, q66, (C0 (q67, 1.0))) as w68) -> 0.5 | (_, q69, _, (C0 (q70, q71))) -> (let v72 = 3.25 in v72))) | C0 ([], n30) -> (
  (0.0 /. 0.0) +. x35) | C0 ((q73' :: []), q74) -> (
  let x75 = -. x35 in
  2.0) | C0 ((_ :: ((q76 :: q77) as w78')), q79) -> (
  let n82 = ((try (if v23 then q79 else q79) with | Division_by_zero -> n32 | Failure q80 -> 11 | Match_failure _ -> q79 | E1 (-2) -> q79 | E1 (-3) -> q79 | E1 5 -> 15 | E1 2 -> q79 | E1 _ -> q79) + 6) / ((let v81 = n32 in n32) lor 1) in
  note_int n82;
  x35 +. (f4 C1 n32 (v3, (Array.make 7 7))))) in
note_float x83;
let f84 p85 x35 =
  (if true then raise (E1 (if false then n32 else p85)));
  (fun p86 -> C1) (match C1 with | C1 -> (if v23 then (Array.make 9 n32) else (Array.make 9 n32)) | ((C0 (q87, ((-1), _, q88, q89))) | (C0 (q87, ((-1 as q89), _, q88, _)))) -> (if x35 then (Array.make 9 5) else (Array.make 9 q89)) | C0 (_, ((-2147483647 as w90), q91, q92, n30)) -> (if x35 then (Array.make 9 w90) else (Array.make 9 q91)) | C0 (q93', (7, q94, q95, q96)) -> (match q93' with | [] -> (Array.make 9 n32) | (q97 :: q98) -> (Array.make 9 q94)) | C0 (_, (q99, q100, q101, _)) -> (create_array 9 p85))
in
let v104 = (try (f84 (f24 n30 () (-1.5)) ((); v23)) with | E1 _ -> (if v23 then C1 else C1) | _ -> (match x35 with | 1.0 -> C1 | q102 when q102 < 100.75 -> C1 | q103 -> C1)) in
(mix_0 5 v104; note_end 0);
let v105 = false in
(mix (if v105 then 1 else 0); note_end 0);
let x35 = (try (match v104 with | C1 when ((match v104 with | C1 -> (Array.make 2 n32) | C0 ([], _) -> (Array.make 2 n32) | C0 ((q106 :: _), _) -> (Array.make 2 n32) | exception _ -> (Array.make 2 (-1))) > (Array.make 2 n32)) -> (f4 (C0 (((); []), (not false))) ((n32 - n30) * (compare 1.5 1.0)) (match v104 with | C1 when v3 -> (let v109 = ((Array.make 8 x83), (fun p107 p108 -> v23), (n32, n32, ""), (Array.make 2 x35)) in (v105, (Array.make 7 n32))) | C0 (_, q110) -> (v23, (Array.make 7 11)))) | C0 (_, q111) -> 3.25 | C0 (_, _) -> (let C1 = C1 in x83)) with | Match_failure _ -> (float_of_int ((String.length "") mod 2))) /. (match v104 with | C1 -> (float ((n32 + n32) mod ((n30 lsr 11) lor 1))) | C0 (_, q112) -> (match q112 with | C1 -> x35 | C0 ([], true) -> (x35 -. (if v105 then x83 else 0.0)) | C0 ([], ((false as w113) | (false as w113))) -> 1.0 | C0 ((_ :: q114), q115) -> x35) | C0 ((_ :: _), (C0 (q116, q117))) -> x83) in
let a140 = if v105 then (match v104 with | C1 -> (Array.init 4 (fun p118 -> 2)) | C0 (q119, C1) -> (Array.make 4 (-3)) | ((C0 (q120, (C0 (_, _)))) | (C0 (q120, (C0 (_, _))))) -> (if v105 then (Array.make 4 n32) else (Array.make 4 n32)) | C0 (n30, _) when v3 -> (Array.map (fun p121 -> p121) (Array.make 4 n32)) | exception Division_by_zero -> [|2; n32; n32; n32|] | exception Failure q122 -> (let _v123 = q122 in Array.make 4 20)) else (match v104 with | C1 -> (Array.copy (Array.make 4 n30)) | C0 ([], _) when (let _v126 = (let s124 = "tail \" end" in let i125 = 6 in if i125 >= 0 && i125 < String.length s124 then s124.[i125] else ' ') in false == v3) -> (let _v127 = Ok (ref n32) in Array.make 4 n30) | C0 ([], q128) when v105 -> ((fun p129 -> Array.make 4 (-1)) x15) | C0 (_, q130) -> (Array.make 4 n32) | C0 ([], q131) -> ((fun f24 -> Array.make 4 n30) (fun p132 p133 p134 -> p132)) | C0 ((q135 :: []), q136) -> (max (Array.make 4 n32) (Array.make 4 n32)) | C0 ((_ :: (q137 :: _)), q138) -> (let _v139 = "12" in Array.make 4 n32)) in
let v142 = (fun p141 -> if v105 = v105 then (if v23 then C1 else C1) else (C0 ([], n32))) (try (max [|x35; x15|] (try (min (Array.make 2 1.0) (Array.make 2 x83)) with | _ -> (Array.make 2 x83))) with | _ -> (create_array 2 x35)) in
let n143 = (int_of_float 1.7976931348623157e308) * 12 in
let x144 = x35 in
let n32 = v23 in
let make145 p146' p147 =
  fun p148 p149 p150 -> ((match v142 with | (C1 as w151) -> (fun p152 -> 3.25) | C0 (q153, q154) -> (fun p155 -> x35) | C0 (q156, q157) when q157 >= 3 -> (fun p158 -> 10.0)), (truncate x144))
in
let c159 = make145 (match (C1, C1, n143, n143) with | (q160, _, ((-3) | (-2147483648)), _) -> (fun p161 p162 -> n143) | (q163, q164, (9 | 9), _) -> (fun p165 p166 -> n143) | (_, q167, (6 | (-1)), _) -> (fun p168 p169 -> n30) | ((C1, C1, q170, q171) | (C1, C1, q171, q170)) -> (fun p172 p173 -> q171) | ((C0 (_, q174)), C1, _, q175) -> (fun p176 q174 -> q175) | ((_, (C0 (_, _)), _, _) | (_, _, _, _)) -> (fun p180 p181 -> n143)) (n30, (Array.make 4 x35), v105, None) in
let v182 = c159 4096 (n30 * 0) (n143 lxor n143) in
let v183 = 6759 = n30 in
(mix (if v183 then 1 else 0); note_end 0);
let v247 = (match v142 with | C1 -> ((match v142 with | (C1 | C1) -> ((String.fold_left (fun p184 p185 -> p184) () "tail \" end"); (fun p186 p187 p188 -> C1)) | C0 (q189, _) -> (fun p190 p191 p192 -> (match v142 with | C1 -> p191 | C0 (q193, q194) -> p191))), (if (let (q195, _, _) = ("a", 2.0, 1.0) in false) || (v23 || v105) then (2147483647 asr 23) else (8195 mod 3)), (f4 (snd (let v202 = fun p196 p197 p198 -> ((fun p199 p200 p201 -> n143), n143) in (100.75, C1))) ((max n143 n143) + (18 * 21)) (v183, (Array.make 7 n143)))) | C0 (q203, q204) -> ((match v182 with | (_, _) -> (fun p205 p206 p207 -> p206)), q204, (match max (let (q208, q209, _, _) = (x144, v23, C1, C1) in C1) C1 with | C1 -> (x83 /. (if v105 then x35 else 3.25)) | C0 (([] as w210), None) -> ((let v211 = q204 in x144) +. (x144 -. x144)) | C0 ([], ((Some q212) | (Some q212))) -> ((let _v213 = ref (2.0, q212) in 1.5) -. (-0.0)) | C0 ((q214 :: q215), _) -> (x83 *. x144))) | (C1 | C1) -> ((fun p216 p217 n143 -> C1), (Char.code (let (q219, q220, q221) = (let (_, q218) = (x144, n143) in ((0, x83), n143, x35)) in ((); '\''))), (( +. ) ((fst (0.0, 10)) +. (min (-2.0) x35)) (try (let v222 = (v23, x35, n143) :: [] in if false then x144 else x35) with | _ -> (min (-100.75) x144)))) | C0 (q223, q224) when q224 <> 8534 -> (if (float_of_int (-4096)) = ((x35 /. (-0.5)) /. ((); x83)) then ((if q224 >= q224 then (fun p225 p226 (n32, q227) -> p226) else (match C1 with | C1 -> (fun make145 p228 p229 -> C1) | C1 -> (fun p230 p231 p232 -> C1) | (C1 | (C0 (_, _))) -> (fun p233 p234 p235 -> C1) | ((C0 (v142, true)) | (C0 (v142, _))) when ((5 lxor q224) <> (try (int_of_string (string_of_int n30)) with | _ -> 17)) -> (fun p236 p237 p238 -> C1) | (C1 | C1) -> (fun p239 v183 p240 -> C1) | _ -> (fun p241 p242 p243 -> C1))), (- a140.(3)), (float (String.length "12"))) else ((fun p244 p245 p246 -> if v183 then C1 else p245), (q224 - (try (f24 (-2) () x15) with | _ -> n143)), x83))) in
((let (_, m249, m250) = v247 in mix m249; mix_float m250); note_end 0);
let n251 = if not (v183 && v183) then n143 else ((f24 n30 () x83) + (-4096)) in
let v254 = (let v253' = (((fun p252 -> ()) n251); (-4097)) in C1) in
(mix_1 5 v254; note_end 0);
let n255 = n251 in
note_int n255;
let apply256 p257 p258 =
  let x264 = p258 (match n255 with | -2147483647 -> n255 | 6 -> n30 | 8 -> n255 | q259 -> q259) (x144 <= x144) (match v142 with | (C1 as w260) -> n143 | (C0 (q261, q262) as w263) -> n30) in
  ref (let (q265, q266) = max (n255, n32) (n251, v105) in (try (Ok p257) with | _ -> (Ok p257)))
in
let v273 = apply256 v183 (if false then (fun p267 p268 p269 -> x35) else (fun p270 p271 p272 -> x144)) in
(mix_2 5 v273; note_end 0);
((let (_, m275, m276) = v247 in mix m275; mix_float m276); note_end 0);
note_float x15;
note_int n30;
(mix_1 5 v254; note_end 0);
(mix (if v23 then 1 else 0); note_end 0);
(mix (if v105 then 1 else 0); note_end 0);
(mix_3 5 v142; note_end 0);
(mix_ints a140 0 4; note_end 0);
()
