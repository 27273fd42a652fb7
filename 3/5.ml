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
let rec tick_int k x = mix k; x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec f0 p1 p2 p3 p4 p5 p6 p7 p8 p9 p10 p11 p12 p13 p14 p15 p16 p17 p18 p19 p20 p21 p22 p23 p24 p25 p26 p27 p28 p29 p30 p31 p32 p33 p34 p35 p36 p37 =
  if p1 < 1 then
    (p34 + (-2))
  else (
    f0 (p1 - 1) p17 p15 p13 p9 ((if false then () else ()); (truncate p12)) p22 (match (C17 { r18 = C20; r19 = () }) with | C15 (q38, q39) -> (p16 + p28) | ((C4 (_, p36)) | (C4 (_, p36))) -> (8 * p8) | C10 ((q40, _), q41, q42) -> ((); p37) | (C23 | C23) -> p30 | C11 { r12 = q43; r13 = q44; r14 = q45 } -> p26 | C6 ({ r7; r8 = q46; r9 = p21 } as w47) -> (p32 lsl 30) | C15 (q48, q49) -> ((); 13) | C4 (_, _) -> (p25 + 6) | C22 -> (let v53 = fun p50 p51 p52 -> (true, true) in p29) | C5 q54 -> (p36 + p16) | _ -> (p6 / (-2147483648)) | exception Division_by_zero -> (let v55 = Array.make 7 p15 in 1) | exception Failure q56 -> (p30 / 1) | exception Not_found -> (match C20 with | C15 (q57, _) -> p30 | C17 { r18 = q58; r19 = _ } -> p10 | C4 (q59, q60) -> p29 | C10 (p19, q61', q62) -> 5 | (q63 | (C16 (_, _, _, _, _, _) as q63)) -> p36 | q64 -> p36 | ((C6 { r8 = _; _ }) | _) when true -> p28 | _ -> 5) | exception Match_failure _ -> (truncate p17)) p2 p27 p23 p5 p2 p16 p24 p10 p20 p29 p33 (-1e999) p6 p15 p30 p22 p28 p25 p23 p11 p19 p33 p31 p8 p27 p23 p36 (match p23 with | 5 -> ((); p28) | -2147483647 -> (7 / 100) | 1 -> 18 | 5 -> (match "b c" with | "a" -> p35 | ("" | "") -> p30 | ("a" | "a") -> p29 | _ -> p37 | q67 when false -> p37) | _ -> (p36 + 6)) p14
  )
let n116 = f0 0 (10.0 /. 0.5) ((-3.25) +. 0.0) 10.0 (0.0 +. 100.75) (15 / 2147483647) ((fun p68 -> 1.5) (fun p69 p70 p71 -> 14)) 3 (3.25 -. 2.0) ((-3) mod (-2147483648)) (try 11 with | _ -> 3) ((); 10.0) 1.0 (-14) (coarse (cos (limit (-1.5) (-100.0) 100.0))) (tick_int 15 19) (abs_float 3.25) (if false then 1 else 16) (13 - (-2)) (floor 100.75) (match C26 with | C26 -> 4 | C24 (q72, (C1 q73), q74) -> (-1) | ((C24 (q75, (C0 (q76, q77, q78, q79, q80, q81, _)), f0)) | (C24 (q75, (C0 (q80, q77, q78, q79, q76, q81, _)), f0))) -> q80 | C24 (q82, C2, q83) -> 3 | C25 (q84, _) -> 20 | (C27 | (C24 (_, _, _))) -> (-1)) (match C26 with | C26 -> 2.0 | C24 (q85, (C1 q86), q87) -> (-0.5) | ((C24 (_, (C0 (_, _, _, _, _, _, _)), _)) | C26) -> 1.0 | C24 (_, C2, q95) -> (-1.0) | (C25 (f0, q96) as w97) -> (-100.75) | (C27 | C27) -> 0.0 | (C27 | C27) -> 1.0) (f0 1 100.75 0.0 1.0 100.75 (-3) 1.5 8 (-3.25) 16 11 (-3.25) 100.75 19 (-3.25) 13 1.0 9 9 (-3.25) 16 0.5 8 2.0 1 12 8 9 10 5 10.0 1 3 3 (-2) 6 18) 1.0 (-32769) (14 + 1) (17 + 7) 1024 (19 - 3) (-32769) (match C20 with | (C11 { r12 = q98; r13 = q99; r14 = q100 } as w101) -> 100.75 | C21 -> (-1.5) | C17 { r18 = q102; r19 } -> 3.25 | C4 (q103, C23) -> 10.0 | ((C4 (_, C20)) | (C5 _)) -> 1.0 | C4 (f0, (C17 { r18; r19 = _ })) -> (-100.75) | C4 (_, (C4 (q105, f0))) -> 100.75 | C4 (q106, (C16 (_, _, q107, q108, _, _) as w109)) -> q107 | C4 (q110, q111) -> 1.0 | _ -> 10.0) (12 + 19) (14 * (-9)) 1024 15 (fst (7, 0)) (match C2 with | C1 q112 -> 5 | ((C0 (_, 'a'..'m', q113, q114, _, _, q115)) | (C0 (_, _, q113, _, _, _, q115) as q114)) -> 9 | (C2 | C2) -> 1)
let n135 = f0 1 1.0 (0.0 -. (-0.5)) (match C2 with | (C1 q117 as w118) -> 1.0 | (C0 (f0, q119, _, _, q120, q121, q122) as w123') -> (-1.0) | C2 -> 100.75) (min 2.0 10.0) (List.length []) (let ((_, q124) as w125) = ((Array.make 8 n116), 0.5) in q124) (f0 0 1.0 (-100.75) 100.75 3.25 n116 (-2.0) 12 2.0 n116 17 100.75 3.25 n116 100.75 n116 10.0 n116 n116 3.25 n116 2.0 18 (-1.0) n116 n116 n116 16 n116 n116 0.0 n116 n116 18 n116 n116 n116) (floor 100.75) (compare '\n' ' ') (-11) (-0.1) (3.25 *. 1.0) 1073741824 ((); 0.0) (f0 (hide 1 7) 2.0 (-2.0) 100.75 0.0 n116 (-1.5) n116 0.0 n116 n116 2.0 0.0 2 100.75 n116 0.5 n116 16 2.0 4 0.0 n116 0.0 n116 n116 n116 n116 n116 12 0.0 n116 n116 n116 5 5 n116) (if true then 100.75 else 2.0) (n116 lxor n116) (let _v129' = fun p126 p127 p128 -> 1.0 in n116) (match 3.25 with | 0.5 -> (-2.0) | q130 -> q130) (n116 lsl 6) (float_of_int n116) n116 (try 10.0 with | _ -> (-2.0)) (n116 / 10) n116 (- n116) n116 (match Ok false with | Ok true -> n116 | Ok false -> n116 | Error (None | None) -> n116 | Error (Some _) -> n116) (-19) 1.5 (match [] with | ([] | ([|_; _|] :: _)) -> n116 | ((q131 :: _) | (q131 :: _)) -> n116 | exception _ -> n116) (-5) (match (1.0, (ref n116)) with | (0.5, q132) -> 8 | (q133, q134) -> n116) (-3234) (17 + n116) n116
let x136 = 1.7976931348623157e308
let () = ((if not true then (print_char '\n') else ()); (note_float x136))
let s138 = ref x136
let () = for i137 = (hide 1 20) - 1 downto 0 do
  s138 := (2147483648.0 *. ((float_of_int i137) -. (!s138)))
done
let n139 = !s138
let () = note_float n139
let rec f140 p141 p142 p143 p144 p145 p146 p147' =
  if p141 <= 0 then
    n139
  else (
    f140 (p141 - 1) p147' (if (p147' + (-32769)) > p146 then (p145 -. p145) else (float p146)) ((match C26 with | C26 -> p143 | ((C25 (_, _)) | (C24 (_, _, _))) -> p145 | C25 (_, 0) -> n139 | ((C25 (_, (-3))) | C27) -> p145 | ((C25 (_, (-1))) | (C25 (_, (-1)))) -> p143 | C25 (q151, q152) -> 1.5 | (C27 | C27) -> 2.0) +. (match C26 with | (C26 | C26) -> p145 | (C27 | C27) when (if false then ('a' < '\255') else ("\000\255x" >= "tail \" end")) -> 1.5 | ((C24 (_, q153, _)) | (C24 (_, q153, _))) -> p143 | ((C25 ([||], q154')) | (C25 ([||], q154'))) -> p144 | C25 (q155, 2) -> p144 | C25 (q156, _) -> p143 | C24 (_, _, q157) when false -> 0.0 | C27 -> p143 | _ -> p145)) p143 p147' p147'
  )
let x175 = f140 2 (let o158 = n135 in let o159 = n135 in let o160 = 19 in let o161 = n116 in let o162 = n135 in let ( ^^ ) a b = a * 2 - b and ( == ) a b = a * 2 - b in o158 ^^ o159 == o160 == o161 == o162) (match C26 with | (C26 | C27) -> n139 | C24 (q163, _, q164) -> 100.75 | C25 ([|q165; _; _; q166|], q167) -> 10.0 | C25 (q168, q169) when ((Array.fold_left (let rec f172 p170 p171 = p170 in f172) false q168) || false) -> n139 | (C25 (_, q173) as w174) -> 0.5 | C27 -> 100.75) (-. 10.0) (if false then 10.0 else x136) (String.length "\000\255x") n116
let () = note_float x175
let rec f176 p177 p178 p179 p180 p181 p182 p183' p184 p185 p186 p187 p188 p189 p190 p191 p192 p193 p194 p195 p196 p197 p198' p199 p200 p201 p202 p203' p204 p205 p206 p207 p208 p209 p210 p211 p212 p213 p214 p215 =
  if p177 <= 0 then
    (-15)
  else (
    f176 (p177 - 1) p215 ((p207 + p195) - (truncate 0.5)) (-. (if false then p209 else p185)) p190 p186 p192 p182 (match [] with | [] -> p199 | (q216 :: q217) -> 100.75) p215 p184 p211 p188 p189 p183' p188 p211 p179 p191 p211 p186 p182 p186 p198' p200 p208 p209 p196 p197 p196 p206 p207 p178 p206 6 p211 p197 p183' p187
  )
let n276 = f176 5 (match n135 with | 8 -> n139 | -3 -> n139 | _ -> x175) (int_of_float 3.25) (let _v218 = n116 in n139) (n135 mod 4) (match "12" with | "a" -> x175 | q219 -> n139 | "a" -> 3.25) (match C2 with | ((C1 q220) | (C1 q220)) -> n135 | (C0 (q221, q222, q223, (C1 q224), _, _, q225) as w226') -> 17 | C0 (6, q227, _, (C0 (q228, q229', q230', q231, q232, _, q233)), _, q234, _) -> q228 | C0 (4, _, q235, (C0 (q236, q237, _, q238, _, _, q239) as w240), q241, q242, q243) -> q236 | C0 (_, q244, _, (C0 (q245, q246, q247, _, q248', q249, q250')), q251, q252, _) -> q245 | C0 (q253, q254, _, C2, q255, _, q256') -> 13 | C2 -> (-3)) (if true then 1.5 else x175) (if true then x136 else x136) 100.75 (max x175 n139) (n135 / (n135 lor 1)) n135 (n135 lxor n116) (compare n135 18) (match C2 with | (C1 (q257, _) as w258) -> n135 | C0 (q259, q260, q261, q262, _, q263, q264) -> q259 | C2 -> n135) (n135 - n135) ((); n135) (18 lxor n135) (compare true false) (float n135) 2.0 2.0 (match C2 with | C1 ((q265, _) | (q265, _)) -> n139 | C0 (q266', q267', q268, _, q269, _, q270) -> x175 | C2 -> n139) (f140 (hide 1 0) n116 (-1.5) n139 n139 n116 n116) n135 n139 (n135 + n135) n139 n135 (n135 - n116) n135 (( -. ) 1.5 n139) ((let rec f271 f140 = n135 in f271) (17, n135)) (-32769) (if false then n135 else n135) (x175 *. x136) (let v272 = Array.make 3 n139 in n135) (match Ok (Array.make 2 (-1.0)) with | ((Ok ([|q273|] as w274)) | (Ok ([|q273|] as w274))) -> x175 | Ok q275 when (n135 > n135) -> x175 | Ok _ -> n139 | Error f140 -> n139)
let rec f277 p278 p279 p280 p281 p282 p283 p284 p285 p286' p287 p288 p289 =
  if p278 < 1 then
    ((); p286')
  else (
    f277 (p278 - 1) p279 p287 p280 p289 (if '\'' == 'z' then (if false then p283 else p283) else (-100.75)) p285 p279 p283 p288 p287 p281
  )
let _ = f277 4 (x175 /. x175) (f176 7 x175 18 (-1.0) n276 x175 n116 x175 n139 x175 n139 20 n276 n276 n276 n276 3 n276 n276 n276 1.5 x175 (-100.75) x175 1.0 n276 x136 n276 n139 n116 n276 n276 x136 n116 n276 n116 1.0 n135 x136) (n135 * (-1)) n276 (match [] with | [] -> x175 | (_ :: []) -> x136 | (_ :: (q290 :: _)) -> n139) (x175 +. 3.25) (float_of_string "-100.75") x175 2 (if false then n135 else n116) (if true then 0 else n276)
let x303 = f277 (hide 1 5) (match [] with | [] -> x175 | (q291 :: []) -> n139 | (q292 :: (q293 :: _)) -> x175) (max n276 14) (n276 - n276) (n276 mod (n135 lor 1)) 100.75 (match C20 with | ((C3 (_, _, q294)) | (C11 { r12 = q294; r13 = _; r14 = _ })) -> (-1.0) | ((C3 (q295, q296, q297)) | (C3 (q295, q296, q297))) -> 10.0 | C15 (_, q298) -> x175 | ((C17 { r19 = _; _ }) | (C17 { r18 = _; _ })) -> 1.0 | C4 (_, q299) -> n139 | C22 -> x175 | C10 (q300, _, q301) -> x175 | q302 -> x175) x175 x175 n276 n135 20
let () = assert (compare ((-4493) + (String.length "b c")) ((-4493) + (String.length "b c")) = 0)
let v313 = (match (let v304 = n116 = n135 in (let v305' = C2 in [])) with | ([] | (_ :: _)) -> (n135 <= (n135 lxor n276)) | (((q306, q307, "a", x303) as w308) :: _) -> (if 11 <> 4 then (((-3) + (-4096)) > q307) else ("tail \" end" = "")) | ((q309, _, "", _) :: _) -> (((); n135) >= (match '\n' with | 'a'..'m' -> n135 | _ -> 4)) | ((q310', _, n135, q311) :: q312) -> ((100.75 -. 2.0) > 3.25))
let v321 = if ((n276 / (-3)) + (-4097)) > n276 then (if (match C2 with | C1 q314 -> false | C0 (_, q315, q316, q317, q318, q319, q320) -> v313 | C2 -> false) then C2 else C2) else C2
let c323 = x303 -. ((-. (let (_, q322) = ((n135, true, n135), ()) in x175)))
let c324' = (c323) *. c323
let c325 = (c324') +. x303
let c326 = (c325) *. x303
let c327 = c325 *. (c326)
let c328 = (c323) *. x303
let c329 = (c323) -. c328
let c330 = (c324') *. x303
let c331 = ((try (n276 mod 8) with | _ -> (if v313 then 9 else n135))) + (try (n276 mod 8) with | _ -> (if v313 then 9 else n135))
let c332 = ((try (n276 mod 8) with | _ -> (if v313 then 9 else n135))) lxor c331
let c333 = ((try (n276 mod 8) with | _ -> (if v313 then 9 else n135))) + (try (n276 mod 8) with | _ -> (if v313 then 9 else n135))
let c334 = (c332) + (try (n276 mod 8) with | _ -> (if v313 then 9 else n135))
let c335 = c333 + (c332)
let c336 = (n135) * c331
let n338 = -(11 / ((let v337 = (false, C26) in c334) lor 1))
let x339 = 10.0
let n340 = if false then (if v313 then c333 else (if v313 then c335 else (if v313 then c336 else (if v313 then (if "12" >= "\000\255x" then c335 else (if c334 >= n338 then (c335 - c334) else (if (-3) <> c335 then 65536 else (n338 mod 10)))) else c335)))) else 8
let unused341 = c325 -. (c325 /. (-. x339))
let () = note_int c334
let () = note_int c332
let () = note_float c327
let () = note_float c328
let () = note_float n139
let () = (mix (if v313 then 1 else 0); note_end 0)
let () = note_int c333
let () = note_int n135
let () = ()
