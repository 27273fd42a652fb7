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
let rec show_int k x = print_byte (65 + k); x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
let rec mix_0 d (v : t1) =
  if d > 0 then
    match v with
    | C23 -> mix 0
    | C11 { r12 = y343; r13 = y344; r14 = _ } -> mix 1; mix_0 (d - 1) y343; (let (m345, m346) = y344 in mix_float m345; mix_2 (d - 1) m346)
    | C21 -> mix 2
    | C3 (y348, y349, y350) -> mix 3; mix_3 (d - 1) y348; mix_4 (d - 1) y349; mix_0 (d - 1) y350
    | C20 -> mix 4
    | C6 { r7 = y351; r8 = y352; r9 = y355' } -> mix 5; mix_0 (d - 1) y351; (let (m353, m354) = y352 in mix_0 (d - 1) m353; mix m354); mix_float y355'
    | C15 (y356, y357') -> mix 6; mix y356; mix_0 (d - 1) y357'
    | C17 { r18 = y358; r19 = _ } -> mix 7; mix_0 (d - 1) y358
    | C4 (y360, y361) -> mix 8; mix_3 (d - 1) y360; mix_0 (d - 1) y361
    | C22 -> mix 9
    | C5 y362 -> mix 10; mix_0 (d - 1) y362
    | C10 (y363, y368, y369) -> mix 11; (let (m364, m367) = y363 in (let (m365, m366) = m364 in mix m365; mix_float m366); mix_5 (d - 1) m367); mix_0 (d - 1) y368.(1); mix y369
    | C16 (y370, y371, y372, y373, _, y375) -> mix 12; mix_float y370; mix_6 (d - 1) y371; mix_float y372; mix_7 (d - 1) y373; mix_float y375
and mix_1 d (v : t2) =
  if d > 0 then
    match v with
    | C26 -> mix 0
    | C24 (y376, y377, _) -> mix 1; mix_ints y376 0 8; mix_5 (d - 1) y377
    | C25 (y379, y380) -> mix 2; mix_floats y379 0 4; mix y380
    | C27 -> mix 3
and mix_2 d (v : float option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y381 -> mix 1; mix_float y381
and mix_3 d (v : t1 option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y382 -> mix 1; mix_0 (d - 1) y382
and mix_4 d (v : string option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y383 -> mix 1; mix_string y383
and mix_5 d (v : int t0) =
  if d > 0 then
    match v with
    | C1 y384 -> mix 0; (let (m385, m386) = y384 in mix m385; mix_string m386)
    | C0 (y387, y388, y389, y390, y391, y392, _) -> mix 1; mix y387; mix (Char.code y388); mix_8 (d - 1) y389; mix_5 (d - 1) y390; mix y391; mix_5 (d - 1) y392
    | C2 -> mix 2
and mix_6 d (v : int ref) =
  if d > 0 then
    match v with
    | _ -> mix !v
and mix_7 d (v : t1 list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y394 :: y395) -> mix 1; mix_0 (d - 1) y394; mix_7 (d - 1) y395
and mix_8 d (v : int t0 list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y396 :: y397) -> mix 1; mix_5 (d - 1) y396; mix_8 (d - 1) y397
let n8 = (match ((match -2.0 with | 1.0 -> () | 0.0 -> () | 1.0 -> () | q0 -> ()); (C5 C20)) with | C3 (q1, _, _) -> ((max 6 14) + 2147483647) | ((C6 { r7 = _; r8 = _; _ }) | C20) -> (truncate ((-1.5) /. (-1.5))) | ((C11 { r12 = _; r14 = _; _ }) | (C4 _)) -> ((); (show_int 3 0)) | C22 -> (compare (ref []) (if false then (ref []) else (ref []))) | q7 -> 1023)
let x12 = (match C4 (((); None), C23) with | C22 -> 100.75 | ((C3 (_, _, _)) | (C5 _)) -> (float (match n8 with | 0 when (0.0 < (if false then 0.0 else 0.5)) -> 17 | 0 -> n8 | 6 -> n8 | (3 as w11) -> w11 | ((-3) | 7) -> n8 | _ -> 9 | -2147483647 -> n8)) | _ -> (if (try ((2, false) > (n8, true)) with | _ -> false) then 1e16 else (try (0.0 +. (-100.75)) with | _ -> 0.0)))
let n15 = (String.fold_left (fun p13 p14 -> p13) (((4 / (n8 lor 1)) / 16) + ((lxor) (-511) 2147483646)) ((fun x12 -> (clip ((); "tail \" end")) ^ (String.make 0 ' ')) [|10.0|])) / (-2147483648)
let () = note_int n15
let v95 = (match (match x12 with | (_ | 1.0) -> (List.fold_left (fun ((q16, _) as w17) p18 -> w17) (n15, false) []) | 0.0 -> (4, false) | 0.5 -> (match C26 with | C26 -> (19, false) | C24 (q19, (C1 q20), q21) -> (3, true) | C24 (q22, (C0 (n15, x12, _, q23, q24, q25, q26) as w27), q28) -> (n15, true) | ((C24 (q29, C2, _)) | (C24 (q29, C2, _))) -> (n15, false) | ((C25 (q30, q31) as w32) | (C25 (q30, (-2147483647 as q31)) as w32)) -> (4, true) | C27 -> (0, false)) | q33 -> (if false then (1, false) else (n15, true))) with | ((4, true) | (_, _)) -> (match if false then [] else [] with | [] -> (if true then C2 else C2) | (q34 :: q35) -> (C1 ((-2), ""))) | (((-1), (true as w36)) as w37) -> (match (match n8 with | _ -> w37 | -2 when (((let w37 = false in n15) - (-4097)) >= n15) -> (10, true) | q38 when q38 < 5 -> (q38, true) | (3 | (-3)) when ((x12 <> x12) < false) -> w37 | _ -> w37) with | (8, _) -> ((); C2) | ((-2147483648), true) -> (match w37 with | (q39, (true | true)) -> C2 | (_, false) -> C2) | ((-2147483648), false) -> (C1 (n15, "b c")) | (((q40, q41) as w42) | ((q40, q41) as w42)) when q40 <> 8 -> (C1 (q40, "a")) | (q43, _) -> (C1 (q43, "b c")) | _ -> (Array.fold_left (let rec f46 p44 p45 = p44 in f46) C2 (Array.make 2 n15)) | exception Invalid_argument q47 -> (C1 (7, q47)) | exception Division_by_zero -> (C1 (n15, "\000\255x")) | exception Match_failure _ -> (try (List.hd []) with | Failure q48 -> C2)) | ((-3), true) -> (match C17 { r18 = C20; r19 = () } with | C11 { r12; r13 = _; r14 = q49 } -> (if true then C2 else C2) | (C20 | (C6 { r9 = _; _ })) -> C2 | C17 { r18; r19 = q50 } -> (let v51 = Array.make 16 [] in C2) | C4 (q52, q53) -> C2 | C5 q54 -> (let (_, q55) = (n15, C2) in C2) | ((C10 (_, _, _)) | (C16 (_, _, _, _, _, _))) -> (if true then C2 else C2) | n15 -> (match n15 with | C11 { r12 = q58; r13 = q59; _ } -> C2 | ((C6 { r7 = q60; r8 = q61; r9 = q62 }) | (C6 { r7 = q60; r8 = q61; r9 = q62 })) -> C2 | C17 { r18 = (C23 as w63); r19 } -> C2 | ((C17 { r18 = (C11 { r12 = _; r13 = _; r14 = _ }); r19 = _ }) | (C6 { r7 = _; r8 = _; _ })) -> C2 | C17 { r18 = C21; r19 = q68 } -> C2 | ((C17 { r18 = (C6 { r9 = _; _ }); r19 = _ }) | C23) -> C2 | C17 ({ r18 = C22; r19 } as w72) -> C2 | C17 { r18 = (C5 _ as w73); r19 = q74 } -> C2 | C17 ({ r18 = (C16 (q75, q76, _, _, q77, q78)); r19 = n8 } as w79) -> C2 | C17 { r18 = q80; r19 = q81 } -> C2 | C4 (q82, _) -> C2 | ((C5 _ as w83) | (C4 (_, w83))) -> C2 | ((C16 (_, q84, q85, q86', _, q87)) | (C16 (q85, q84, q87, q86', _, _))) -> C2 | _ -> C2)) | (4, true) -> (C0 (((); n15), ((let rec f89 p88 = '\'' in f89) (n15, true, "")), (if false then [] else []), (let v90 = Array.make 8 C20 in C2), ((lxor) n15 n15), (if true then C2 else C2), succ)) | (8, (true | false)) -> (let _v91 = Option.is_some None in (try (C1 (n15, "a")) with | _ -> C2)) | (q92, true) -> (let n15 = q92 * (-1) in C2) | (_, false) -> (let _v94' = (let _v93 = C20 in Array.make 1 18) in C2))
let s107 = part (match v95 with | (C1 v95 as w96) -> (part "" n15 4) | C0 (q97, q98, _, q99, q100, q101, q102) -> ((clip "b c") ^ "12") | C2 -> (part "" n15 n15)) (n15 mod 10) (let (q103, q104, q105, q106) = ((n8, 3.25), (n8, x12, false, true), n15, x12) in n15)
let x173 = (try (match (let (_, _, v95) = (match v95 with | C1 q108 -> (let v109 = if false then raise Division_by_zero else x12 in if false then (n15, false, false) else (n15, false, true)) | C0 ((-3 as w110), _, q111, q112, _, _, q113) -> ((try (if false then n15 else n8) with | _ -> n15), (if false then true else true), (x12 = x12)) | ((C0 (v95, _, q114', q115', q116, q117, q118)) | (C0 (v95, _, q114', q117, q116, q115', q118))) when v95 = 18 -> (min (if true then (3, true, true) else ((-1), true, false)) (match ' ' with | 'a'..'m' -> (v95, false, true) | q119 -> (4, false, false))) | C2 when ("vtomei" <= s107) -> ((let rec f121' p120 = (9, false, false) in f121') (( *. ) x12 (-0.5))) | _ -> (let v122 = snd (s107, C20) in (let (C17 { r18 = q123; r19 = q124 }) = v122 in (n15, false, false)))) in C1 ((match (n15, v95, [], []) with | ((v95, q125, [], q126) | (v95, q125, (_ :: _), q126)) -> (x12, n15, x12) | (q127, q128, (_ :: q129), v95) -> (1.5, q127, x12)), (match n15 with | 6 -> s107 | 9 -> s107 | 4 -> s107 | 9 -> "b c" | 4 -> s107 | 8 -> s107 | _ -> s107))) with | C1 _ -> (0.0 /. 0.0) | C0 (q130, q131, _, _, _, q132, _) -> (match C2 with | C1 q133' -> ((); (let v134 = if false then raise Division_by_zero else (Array.make 4 q130) in x12)) | C0 (q135, _, _, q136, q137, (C1 q138), _) -> ((float (-4097)) +. (abs_float (snd (15, x12)))) | ((C0 (_, _, _, _, _, (C0 (_, _, _, _, _, _, _)), _)) | (C1 _)) -> (((x12 /. x12) +. (if false then x12 else x12)) /. (if not true then raise Division_by_zero else (x12 -. x12))) | ((C0 (q147, q148', _, q149, q150', C2, q151)) | (C0 (q147, q148', _, _, q150', (C2 as q149), q151))) -> (match (let (q153, q154, _, q155) = (x12, (fun p152 -> q130), (ref n15), q147) in (let _v156 = [] in q149)) with | C1 q157 -> ((( +. ) 1.0 0.0) -. (-. x12)) | C0 (_, q158', q159, _, (_, _, q160), (C1 _), q161) when q160 < (-10.0) -> 1e16 | ((C0 (6, _, _, q162, q163, _, q164)) | (C0 (_, _, _, _, q163, (C0 (_, _, _, q162, _, _, q164)), _))) when (try ((q130, (Array.make 16 x12), q130, q147) <> (if false then (q130, (Array.make 16 x12), q130, q147) else (q147, (Array.make 16 x12), n15, q147))) with | Division_by_zero -> (q147 <= n15) | Failure q165 -> (try ((ref (x12, false)) <= (ref (x12, true))) with | _ -> false)) -> ((let rec f167 p166 = fabs (-0.0) in f167) (true <= true)) | C0 (q168, q169, _, q170, q171, C2, _) when q168 <> (-3902) -> x12 | (C2 | (C1 _)) when ((let (_, _, q172, _) = ([], (Ok 7), true, x12) in s107) >= s107) -> x12 | _ -> 0.0) | C2 -> ((4096.0 -. x12) *. x12))) with | Division_by_zero -> x12 | Match_failure _ when true -> x12 | _ -> (if false then 0.0 else x12))
let () = note_float x173
let v233 = (try (match (if false != true then raise Not_found else (List.hd [])) with | ((C24 (_, _, _)) | C26) -> (List.fold_right (fun p177' p178 -> ref []) [] (ref [])) | C24 (q179, _, q180) -> (if 10 >= n15 then raise Not_found else (match v95 with | ((C1 q181) | (C1 q181)) -> (ref []) | C0 (x173, _, q182, _, q183, _, _) -> (ref []) | (C2 | C2) -> (ref []))) | (C26 | (C25 (_, _))) -> (ref (C26 :: [])) | C27 -> (match v95 with | ((C1 q184) | (C1 q184)) -> (ref []) | (C0 (_, 'a'..'m', q185, q186, q187, q188, q189) as w190) -> (List.assoc q187 []) | (C0 (_, q191, _, q192, q193, q194, _) as w195) -> (match [] with | ([] | (_ :: _)) -> (ref []) | (5 :: q196) -> (ref []) | ([] | ((-1) :: [])) -> (ref []) | ((-1) :: ((2 | 2) :: q197)) -> (ref []) | (((-1) :: ((4 :: q198) as w199)) as w200) -> (ref []) | ((-1) :: (q201 :: _)) -> (ref []) | ((7 as w202) :: _) -> (ref []) | (q203 :: q204) -> (ref [])) | C2 -> (ref [])) | exception Failure v95 -> (ref [])) with | Not_found -> ((let rec f232 s107 = (match C2 with | (C1 _ as w205) -> (ref []) | ((C0 (5, _, _, _, _, _, _)) | C2) -> (ref []) | ((C0 (8, q210, _, (C1 q211), _, q212, q213)) | (C0 (8, q210, _, (C1 q211 as q212), _, _, q213))) -> (ref []) | (C0 (8, q214, q215, (C0 (q216, q217, q218, _, _, _, _)), _, q219, q220') as w221) -> (ref []) | C0 (8, _, q222, C2, _, q223, _) -> (ref []) | ((C0 ((-3), q224, _, q225, q226, q227, n15)) | (C0 ((-3), q224, _, _, q226, q225, n15) as q227)) -> (ref []) | C0 (_, q228, q229', q230, q231, _, x173) -> (ref []) | (C2 | C2) -> (ref [])) in f232) (try x12 with | _ -> (-100.75))))
let v234 = C21
let () = (mix_0 5 v234; note_end 0)
let n247 = if (false > true) && (true && true) then (if (n15 + (-4097)) > 10 then (n15 / 16) else (match C20 with | C3 (q235, q236, _) -> n15 | ((C17 { r18 = q237; r19 = q238 }) | (C17 { r18 = q237; r19 = q238 })) -> 0 | C22 -> n15 | ((C10 (q239, q240, q241)) | (C10 (q239, q240, q241))) -> 13 | C16 (q242, _, _, q243, q244, q245) -> n8 | q246 -> n8)) else 1073741824
let () = note_int n247
let f248 p249 p250 =
  let x251 = sqrt (( /. ) (-. p249) (-. p249)) in
  raise Not_found
let v252 = (try (f248 (x173 /. x12) (if false then [] else [])) with | Not_found -> (try (9 <= n15) with | _ -> true))
let v256 = (try (f248 (-10.0) (let v253 = true in [])) with | Not_found -> (Option.equal (fun p254 p255 -> false) None None))
let x257 = 0.0 /. 0.0
let n258 = ((((((0) + (if x257 = x257 then 48 else 0)) + (if x257 <> (x173 *. x257) then 70 else 0)) + (if x257 < x257 then 82 else 0)) + (if x257 > x257 then 30 else 0)) + (if x257 <= x257 then 73 else 0)) + (if x257 >= x257 then 53 else 0)
let x259 = ((max (if v256 then () else ()) ()); x257)
let n260 = -4096
let s262 = ref n260
let i261 = ref ((hide 0 2) - 1)
let () = while !i261 >= 0 do
  s262 := (
    let s264 = ref !s262 in
    let i263 = ref ((hide 1 4) - 1) in
    while !i263 >= 0 do
      s264 := (List.compare_lengths [] (let (_, n260, q269, _) = ((!s264, n258, v252), x12, (let rec f268 p265 p266 p267 = s107 in f268), n258) in [])); i263 := !i263 - 2
    done;
    let n270 = !s264 in
    note_int n270;
    n270); i261 := !i261 - 1
done
let n271 = !s262
let () = note_int n271
let v284 = if ((min n271 n258) - 2147483646) > (n260 / (n8 lor 1)) then ((try (List.fold_left (let rec f273 () p272 = () in f273) () []) with | _ -> ()); (if true then ((), (fun p274 p275 -> (0, n247, n260, n258))) else ((), (fun n247 p276 -> (n271, 17, n260, n260))))) else ((); (let v280 = ((fun p277 p278 p279 -> v256), (9, 13, n260, n260), x259, None) in ((), (let rec f283' p281 p282 = (8, n258, 3, n271) in f283'))))
let v291' = ((); ((let (_, q287, q288) = (C20, '\255', C26) in v256) <> ((let rec f290 p289 = v256 in f290) x259)))
let v295 = C24 ((Array.make 8 (n271 + n247)), (let _v292 = (try (Char.uppercase_ascii '\'') with | _ -> '\n') in C2), (if (try (f248 10.0 []) with | Not_found -> v291' | _ -> v256) then () else (match v284 with | (_, q293) -> () | (q294, _) -> ())))
let n296 = n15
let () = note_int n296
let v297 = if (if v256 then n296 else n296) >= (if v252 then n271 else 9) then v295 else (fst (if v291' then (v295, x257) else (v295, 100.75)))
let rec f298 p299 p300 p301 p302 =
  if p299 <= 0 then
    (1.0 *. x259)
  else (
    let r303 = f298 (p299 - 1) 0.5 (n15 + p301) p302 in
    let r304 = f298 (p299 - 1) (float n271) p301 ((Array.make 8 r303), (ref p301), (n296, v256, r303, r303), x257) in
    r303
  )
let x305 = f298 1 (x257 *. x259) (- 20) ((Array.make 8 x257), (ref n296), (n271, v291', x259, x259), x257)
let x309 = f298 (hide 0 1) (x305 -. 2.0) (let o306 = n271 in let o307 = n271 in let o308' = 11 in let ( ||| ) a b = (a lsl 1) + b in o306 ||| o307 ||| o308') ((Array.make 8 x305), (ref n271), (n15, v256, 1.0, x173), x257)
let v310 = false
let f312 = fun f298 -> ((fun p311 -> (v310, n296, 1)), n296)
let n313' = 32767
let a314 = if v252 then (Array.make 12 C2) else (Array.make 12 C2)
let () = a314.(0) <- ((fun p315 -> (let i316 = 11 in if i316 >= 0 && i316 < Array.length a314 then a314.(i316) else C2)) (1.0 +. 1.0))
let () = a314.(1) <- (match if v310 then v297 else C26 with | C26 -> (if v252 then C2 else C2) | ((C24 (_, _, _)) | C26) -> (if v291' then C2 else C2) | C25 (q319, q320) -> a314.(1) | C27 -> (match v295 with | ((C26 as w321) | (C26 as w321)) -> C2 | C24 (q322, q323, q324) -> C2 | C25 (q325, q326) -> C2 | C27 -> C2))
let () = a314.(2) <- (C1 ((true, 1.5), "\000\255x"))
let () = a314.(3) <- (C0 ((- n260), (List.fold_left (fun p327 a314 -> '0') ' ' []), [], (try (if true then C2 else C2) with | _ -> C2), (true, x305), (try ((); C2) with | Invalid_argument q328 -> C2 | Division_by_zero -> C2 | Failure _ -> C2), (let rec f329 v310 = n296 in f329)))
let rec loop338 i330 s331 =
  if i330 < 12 then (
    loop338 (i330 + 2) (match a314.(i330) with | C1 q332 -> ((n258 * n296) * (s331)) | C0 (_, q333, q334, q335', _, q336, q337) -> ((s331) * (3 lsl (n271 land 31))) | C2 -> ((s331) * (s331 / (s331 lor 1))))
  ) else
    s331
let n340 = loop338 0 n313'
let () = note_int n340
let () = note_float x309
let () = (mix (if v256 then 1 else 0); note_end 0)
let () = (mix_1 5 v295; note_end 0)
let () = note_int n340
let () = note_int n260
let () = note_int n313'
let () = note_float x305
let () = ()
