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
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec tick_int k x = mix k; x
let rec tick_float k x = mix k; x
let rec show_int k x = print_byte (65 + k); x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
let rec mix_0 d (v : t2) =
  if d > 0 then
    match v with
    | C26 -> mix 0
    | C24 (y310, y311, _) -> mix 1; mix_ints y310 0 8; mix_2 (d - 1) y311
    | C25 (y313, y314') -> mix 2; mix_floats y313 0 4; mix y314'
    | C27 -> mix 3
and mix_1 d (v : t1) =
  if d > 0 then
    match v with
    | C23 -> mix 0
    | C11 { r12 = y315; r13 = y316; _ } -> mix 1; mix_1 (d - 1) y315; (let (m317, m318) = y316 in mix_float m317; mix_3 (d - 1) m318)
    | C21 -> mix 2
    | C3 (y320', y321, y322) -> mix 3; mix_4 (d - 1) y320'; mix_5 (d - 1) y321; mix_1 (d - 1) y322
    | C20 -> mix 4
    | C6 { r7 = y323; r8 = y324; r9 = y327 } -> mix 5; mix_1 (d - 1) y323; (let (m325, m326) = y324 in mix_1 (d - 1) m325; mix m326); mix_float y327
    | C15 (y328, y329) -> mix 6; mix y328; mix_1 (d - 1) y329
    | C17 { r18 = y330; r19 = _ } -> mix 7; mix_1 (d - 1) y330
    | C4 (y332, y333) -> mix 8; mix_4 (d - 1) y332; mix_1 (d - 1) y333
    | C22 -> mix 9
    | C5 y334 -> mix 10; mix_1 (d - 1) y334
    | C10 (y335, y340, y341) -> mix 11; (let (m336, m339) = y335 in (let (m337, m338) = m336 in mix m337; mix_float m338); mix_2 (d - 1) m339); mix_1 (d - 1) y340.(1); mix y341
    | C16 (y342, y343, y344, y345', _, y347) -> mix 12; mix_float y342; mix_6 (d - 1) y343; mix_float y344; mix_7 (d - 1) y345'; mix_float y347
and mix_2 d (v : int t0) =
  if d > 0 then
    match v with
    | C1 y348 -> mix 0; (let (m349, m350) = y348 in mix m349; mix_string m350)
    | C0 (y351, y352, y353, y354', y355, y356, _) -> mix 1; mix y351; mix (Char.code y352); mix_8 (d - 1) y353; mix_2 (d - 1) y354'; mix y355; mix_2 (d - 1) y356
    | C2 -> mix 2
and mix_3 d (v : float option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y358 -> mix 1; mix_float y358
and mix_4 d (v : t1 option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y359 -> mix 1; mix_1 (d - 1) y359
and mix_5 d (v : string option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y360 -> mix 1; mix_string y360
and mix_6 d (v : int ref) =
  if d > 0 then
    match v with
    | _ -> mix !v
and mix_7 d (v : t1 list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y361 :: y362) -> mix 1; mix_1 (d - 1) y361; mix_7 (d - 1) y362
and mix_8 d (v : int t0 list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y363 :: y364') -> mix 1; mix_2 (d - 1) y363; mix_8 (d - 1) y364'
let n8 = (match ((match -2.0 with | 1.0 -> () | 0.0 -> () | 1.0 -> () | q0 -> ()); (C5 C20)) with | C3 (q1, _, _) -> ((max 6 14) + 2147483647) | ((C6 { r7 = _; r8 = _; _ }) | C20) -> (truncate ((-1.5) /. (-1.5))) | ((C11 { r12 = _; r14 = _; _ }) | (C4 _)) -> ((); (show_int 3 0)) | C22 -> (compare (ref []) (if false then (ref []) else (ref []))) | q7 -> 1023)
let x12 = (match C4 (((); None), C23) with | C22 -> 100.75 | ((C3 (_, _, _)) | (C5 _)) -> (float (match n8 with | 0 when (0.0 < (if false then 0.0 else 0.5)) -> 17 | 0 -> n8 | 6 -> n8 | (3 as w11) -> w11 | ((-3) | 7) -> n8 | _ -> 9 | -2147483647 -> n8)) | _ -> (if (try ((2, false) > (n8, true)) with | _ -> false) then 1e16 else (try (0.0 +. (-100.75)) with | _ -> 0.0)))
let x12 = (String.fold_left (fun p13 p14 -> p13) (((4 / (n8 lor 1)) / 16) + ((lxor) (-511) 2147483646)) ((fun x12 -> (clip ((); "tail \" end")) ^ (String.make 0 ' ')) (Array.map (let rec f16 p15 = 10.0 in f16) (Array.make 1 10.0)))) mod (-3)
let s21 = (clip (part (match n8 with | (5 as w17) -> "tail \" end" | 8 -> "12" | q18 -> "") (try (x12 lxor n8) with | _ -> x12) (x12 / (x12 lor 1)))) ^ ((fun p19 -> (match n8 with | 5 -> "\000\255x" | (_ | (-2147483647)) -> "\000\255x" | (1 | 1) -> "tail \" end" | 5 -> "" | q20 -> "\000\255x")) ((-0.5) +. (-3.25)))
let n50 = (match Some (C4 (None, C20)) with | (None | None) -> (
  min (fst (x12, 3.25)) (let o22' = x12 in let o23 = x12 in let o24 = x12 in let o25 = x12 in let o26 = x12 in let ( == ) a b = (a lsl 1) + b in o22' == o23 == o24 == o25 == o26)) | ((Some (C5 _)) | (Some _)) -> (
  let v31 = if (abs_float 2.0) >= ((-3.25) *. 2.0) then (try (match n8 with | _ -> (let v27 = [] in C26) | -2 -> C26 | _ -> C27 | ((-3) | _) -> (let v28 = C2 in C26)) with | _ -> (C24 ((Array.make 8 n8), C2, ()))) else (C24 ((Array.copy (Array.make 8 x12)), ((); C2), (Array.iter (let rec f30 p29 = () in f30) (Array.make 4 true)))) in
  let n32 = 65535 in
  (try (match v31 with | C26 -> 65536 | ((C24 (_, (C1 _), _)) | C26) -> (tick_int 10 6) | ((C24 (q36, (C0 (q37, q38, q39, q40, _, q41, q42)), q43)) | (C24 (q36, (C0 (q37, q38, q39, _, _, q40, q42) as q41), q43))) -> (match q39 with | (_ :: _) when ((min s21 "b c") = s21) -> n32) | C24 (q44, (C2 as w45), q46) -> (n8 - 18) | (C25 (q47, q48) as w49) -> (q48 + 9) | C27 -> (Char.code 'z')) with | Match_failure _ -> n32 | _ -> (String.length s21))))
let () = note_int n50
let v57 = if not (true && false) then (C25 ((Array.init 4 (let rec f52 p51 = 1.0 in f52)), (if true then n50 else (-3)))) else (if (fun p53 -> true) [] then (C25 ((Array.make 4 (-2.0)), 8)) else (let (q54, _, q55, q56) = ((x12, n50), (Array.make 9 1.0), C20, 18) in C26))
let () = (mix_0 5 v57; note_end 0)
let n58 = show_int 19 (max (n50 * x12) (compare 2.0 2.0))
let () = note_int n58
let s21 = ((truncate 1.5) + (-6)) mod 4096
let () = note_int s21
let x59 = 0.0 /. 0.0
let n60 = ((((((0) + (if x59 = x59 then 60 else 0)) + (if x59 <> (x59 *. x59) then 2 else 0)) + (if x59 < x59 then 33 else 0)) + (if 0.5 > x59 then 86 else 0)) + (if x59 <= x59 then 76 else 0)) + (if ((); x59) >= x59 then 14 else 0)
let () = note_int n60
let v64 = ((List.fold_left (let rec f63 p61 p62 = p61 in f63) n60 []) >= (6 + x12)) && (if not true then true else (n60 == x12))
let x65 = 0.5
let unused66 = ((-(let v67 = 16 in n60)) - (-2147483648)) <= n50
let v71 = (match v57 with | (C26 | (C25 (_, 6))) -> (x65 +. x65) | C24 (_, q68, q69) -> x65 | C25 (_, q70) -> x65 | C27 -> (float_of_int (-2))) > ((-. x65) -. (float_of_string "-3.25"))
let () = (mix (if v71 then 1 else 0); note_end 0)
let () = (try (
  let v136' = List.fold_left (let rec f81 p72 p73 = (match v57 with | C26 -> (if v71 then p72 else C20) | (C24 (q74, _, v57) as w75) -> p72 | ((C25 ([||], _)) | (C25 ([||], _))) -> p72 | C25 (_, 6) when false -> (let v76 = x59 in C20) | C25 (_, (6 as w77)) -> (if p73 then p72 else p72) | C25 (q78, 9) -> ((); p72) | ((C25 (q79, q80)) | (C25 (q79, q80))) -> p72 | C27 -> (C3 (None, None, C20))) in f81) (match if v64 then v57 else v57 with | C26 -> C20 | C24 (q82, q83, _) when ((match C2 with | C1 (q84, q85) -> x65 | C0 (q86, 'a'..'m', v57, n50, q87, v64, q88) -> x65 | C0 (9, '0'..'9', q89, q82, _, q90, q91) -> x65 | C0 ((-2147483648), '0'..'9', q92, q93, q94, q95, q96) -> x65 | C0 (q97, '0'..'9', q98', q99, _, _, q100) -> x59 | C0 (q101, q102, q103, q104, q105, q106, _) -> x65 | ((C1 (_, _)) | C2) -> x65) > (try (match C2 with | C1 _ when ((max "tail \" end" "a") >= (match '\255' with | 'a'..'m' -> "\000\255x" | '0'..'9' -> "b c" | 'n' -> "\000\255x" | q109 -> "\000\255x")) -> x65 | ((C0 (q110, q111, _, q112, v64, q113', q114)) | (C0 (q110, q111, _, _, v64, q113', q114) as q112)) when q111 < '\149' -> x65 | ((C2 as w115) | (C2 as w115)) -> x65 | _ -> x59) with | Match_failure _ -> x59)) -> (C6 { r7 = C20; r8 = (C20, n60); r9 = x59 }) | C24 (_, _, q116') -> (let _v117 = n60 in C20) | ((C25 ([|q118; q119|], q120)) | (C25 ([|q119; q118|], q120))) -> (if v71 then C20 else C20) | C25 (q121, q122) -> (C16 ((-100.75), (ref n58), x65, [], (), x59)) | ((C24 (_, _, _)) | C26) -> C20 | C27 -> (let v126 = v71 in C20)) (match v57 with | (C26 as w127) -> [v71] | (C24 (q128, (C1 _), q129) as w130) -> [] | C24 (_, (C0 (_, q131, q132, n58, _, _, _)), q133) -> [] | C24 (_, C2, _) -> [] | C25 (q134, q135) -> (if v71 then [] else []) | C27 -> []) in
  (mix_1 5 v136'; note_end 0);
  let v137 = v64 in
  let n138 = n50 in
  let x139 = 1.0 in
  (match (match v136' with | (C23 as w140) -> ((Array.make 1 2.0), n50) | C11 { r12 = q141; r13 = q142; _ } when v71 -> ((Array.make 1 x139), 7) | C21 -> ((Array.make 1 x139), n138) | ((C15 (_, _)) | C22) -> ((Array.make 1 100.75), n60) | C17 { r18 = q143; r19 = q144 } when v64 -> ((Array.make 1 x139), 5) | C4 (_, q145) -> ((Array.make 1 x139), 1) | C10 (_, q146, q147) -> ((Array.make 1 x139), 2) | ((C16 (_, q148, _, q149, q150', _)) | (C16 (_, q148, _, q149, q150', _))) -> ((Array.make 1 x65), s21) | C11 { r12 = _; r13 = q151; r14 = q152 } -> ((Array.make 1 3.25), 20) | C22 when false -> ((Array.make 1 1.0), s21) | C10 (_, _, q153) -> ((Array.make 1 x139), n138) | _ when ((x12 * 7) <= (int_of_float x139)) -> ((Array.make 1 x59), n138)) with | ([|0.0|], 3) -> (if v137 then () else ()) | (([|0.0|], (-3)) | (_, _)) -> (note_float x139) | ([|0.0|], (-2147483647)) -> (match v136' with | C21 -> () | (C3 (q154, _, C23) as w155) -> () | C3 (q156, q157, ((C11 { r13 = _; _ }) | (C5 (C5 C21)))) -> () | C3 (_, q160, (C3 (_, q161, q162))) -> () | (C3 (q163, q164, (C6 ({ r7 = q165; r8 = q166; r9 = q167 } as w168))) as w169) -> () | (C3 (q170', q171, (C15 (_, _))) as w172) -> () | C3 (q173, q174, C22) -> () | C3 (q175, q176', (C5 q177)) -> () | C3 (_, q178, (C10 (q179, q180, q181))) -> () | C3 (_, _, _) -> () | C6 ({ r7 = q182; r8 = q183; r9 = q184 } as w185) -> () | (C15 (q186, _) as w187) -> () | ((C17 { r18 = q188; r19 }) | (C17 { r19; _ } as q188)) -> r19 | (C22 | (C5 (C5 _))) -> () | ((C16 (q189, _, q190, q191, q192, q193)) | (C16 (q190, _, q189, q191, q192, q193))) -> q192 | _ -> ()) | ([|0.0|], q194) -> (print_char 'a') | ([|q195|], q196) -> (let ((q197, q198, q199) as w200) = (q196, v137, v57) in ()) | (q201, _) -> (mix (if v64 then 1 else 0)) | exception Invalid_argument _ -> (if v71 then ()) | exception Division_by_zero -> () | exception Match_failure _ -> (let v137 = C2 in ()))) with | _ -> (max () ()))
let x202 = if ((let v71 = x12 mod (n58 lor 1) in ()); n50) = ((List.compare_lengths (v71 :: []) ["12"; "\000\255x"]) + (if v64 && true then (n60 / (n60 lor 1)) else (9 lsr (16 land 31)))) then (tick_float 2 (x65 *. (try (-2.0) with | _ -> (coarse (atan (limit x65 (-9.0) 9.0)))))) else x65
let () = ((); ())
let v203 = ()
let n249 = (land) n60 (compare (((2147483647 - 1073741824) > n60), (if if v64 then v64 else v64 then (Char.chr (n58 land 255)) else (try (let s204 = "a" in let i205 = n50 in if i205 >= 0 && i205 < String.length s204 then s204.[i205] else '0') with | _ -> ' ')), (if v71 < v71 then (Some n60) else (List.find_opt (fun p206 -> v64) [])), false) (((n60 <> n60) && (n60 > n60)), (match v57 with | (C26 | C26) -> (Char.chr (n58 land 255)) | C24 (x65, _, q207) -> (let s208 = "a" in let i209 = x12 in if i209 >= 0 && i209 < String.length s208 then s208.[i209] else 'a') | (C26 | (C25 (_, _))) -> (let s210 = "" in let i211 = -1 in if i211 >= 0 && i211 < String.length s210 then s210.[i211] else ' ') | C27 -> (match v57 with | C26 -> '0' | C24 (q212, (C1 v64), q213) -> '0' | (C24 (_, (C0 (q214, q215, q216, q217, q218, q219, q220)), _) as w221) -> q215 | C24 (v203, C2, _) when (min (v71 && v71) (if v71 then v71 else v71)) -> '0' | C24 (_, C2, q222) -> 'z' | C25 (q223, _) -> '\n' | (C27 as w224) -> '\n')), (match v57 with | C26 -> (try (match v57 with | (C26 | C26) -> None | C24 (v203, q225, q226) when (match (C0 (n50, '\255', [], C2, x12, C2, (fun p227 -> 13))) with | C1 q228 -> v64 | C0 (_, _, q229, q230, q231, _, q232) -> v71 | C2 -> v71) -> None | C25 (q233, _) when true -> None | C27 when false -> None) with | Match_failure _ -> None) | C24 (q234, (C1 q235), q236) -> None | C24 (q237, (C0 (q238, n58, [], _, q239, q240, _)), q241) -> None | C24 (q242, (C0 (q243, q244, (_ :: _), q245, q246, _, q247)), _) -> (if v64 then None else None) | C24 (x59, C2, _) -> None | C25 (q248, _) -> (Some s21) | C27 -> None), true))
let a252 = Array.mapi (fun p250' p251 -> -4097) (Array.make 8 n58)
let () = (mix_ints a252 0 8; note_end 0)
let v57 = (match v57 with | C26 -> (tick_float 19 1.0) | (C27 | (C24 (_, _, _))) -> (float_of_string "-100.75") | C25 (q253, 8) -> 10.0 | C25 (q254, (6 | 4)) -> (x202 -. (match v57 with | C26 -> x202 | C24 ([|q255; q256|], q257, q258) -> x202 | C24 (x202, _, _) -> x65 | C25 (_, _) -> x202 | C27 -> x65)) | ((C25 (_, _)) | (C25 _)) -> ((float s21) +. 100.75) | C27 -> (match v57 with | C26 -> (-. x202) | (C24 (_, q259, q260) as w261) -> (-1.7976931348623157e308) | C25 (q262, q263) -> (x202 /. x202) | C27 -> (tick_float 10 x65)) | exception Division_by_zero -> (let v267 = (match v57 with | C26 -> '\'' | C24 (_, q264, _) -> '\n' | ((C25 (q265, q266)) | (C25 (q265, q266))) -> '\n' | C27 -> '\255') in x202 +. x202) | exception Match_failure _ -> ((float 18) /. (let ((q272, _, q273) as w274) = (C2, (let rec f271 p268 p269 p270 = 4 in f271), C2) in 2.0)))
let () = note_float v57
let n275 = if v71 then 3 else (if v57 = v57 then (compare '\n' 'a') else (if false then (Array.length a252) else (if not false then a252.(0) else (n60 - n249))))
let f280 = (let rec f279 p276 p277 p278 = false in f279)
let rec f281 p282 p283 =
  if p282 <= 0 then
    (let i284 = p283 in if i284 >= 0 && i284 < Array.length a252 then a252.(i284) else n275)
  else (
    p283 - (f281 (p282 - 1) (n275 + n50))
  )
let n291 = f281 2 (match C2 with | C1 (q285, q286) -> n275 | (C2 | C2) when (List.exists (if v64 then (fun p287 -> p287) else (fun x65 -> x65)) (if true then [] else [])) -> s21 | C0 (_, _, q288, q289, _, q290, _) -> n275 | C2 -> n249 | _ -> x12)
let () = note_int n291
let n297 = f281 2 (let o292 = 18 in let o293 = 9 in let o294 = n275 in let o295 = n275 in let o296 = n58 in let ( != ) a b = b - a and ( lor ) a b = a * 2 - b and ( asr ) a b = a lxor (b + 1) in o292 != o293 asr o294 lor o295 asr o296)
let c300 = ((-. v57)) +. (let _v299 = (let v298 = x202 in v298) in _v299)
let c301 = ((-. v57)) *. c300
let c302 = (let _v299 = (let v298 = x202 in v298) in _v299) +. ((let _v299 = (let v298 = x202 in v298) in _v299))
let c303 = (c302) *. c302
let c304 = (c301) +. c302
let c305 = (c301) *. (let _v299 = (let v298 = x202 in v298) in _v299)
let c306 = c303 -. (c302)
let c307 = (let _v299 = (let v298 = x202 in v298) in _v299) *. ((let _v299 = (let v298 = x202 in v298) in _v299))
let c308 = (c303) +. c300
let c309 = (c303) +. c301
let () = note_float c309
let () = note_int n249
let () = note_int n50
let () = note_int n275
let () = note_float x65
let () = note_float x202
let () = note_int s21
let () = note_int n60
let () = note_float v57
let () = ()
