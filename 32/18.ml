type a0 = float * string * int
type t0 = C1 | C0
and t1 = { r2 : (int -> int) list; mutable r3 : bool; mutable r4 : t1 option }
type t2 = C5 of t2 * t2 option | C8 of { r9 : t2 * int; r10 : t2 } | C11 | C6 of { r7 : t2 }
exception E0 of int
exception E1 of float
exception E2
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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec mix_0 d (v : t1) =
  if d > 0 then
    match v with
    | { r2 = y320; r3 = y321; r4 = y322 } -> mix_1 (d - 1) y320; mix (if y321 then 1 else 0); mix_2 (d - 1) y322
and mix_1 d (v : (int -> int) list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (_ :: y324) -> mix 1; mix_1 (d - 1) y324
and mix_2 d (v : t1 option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y325 -> mix 1; mix_0 (d - 1) y325
let x5 = (match [(Array.mapi (let rec f2' p0 p1 = p1 in f2') (Array.make 4 (-100.75)))] with | [] -> (-2.0) | ((q3 :: _) as w4) -> ((sqrt 0.0) *. (2.0 /. 0.0)))
let () = note_float x5
let n7 = (match ((); (String.make 0 'a')) with | "a" -> (-(13 lor 20)) | "a" -> ((try (int_of_string (string_of_int 8)) with | _ -> 10) lsr 21) | "" -> 1073741824 | q6 -> (String.length (string_of_bool false)))
let () = note_int n7
let x9 = (match if true then (if false then C0 else C0) else C0 with | (C1 as w8) -> ((max x5 x5) *. x5) | C0 -> 1e16)
let v46 = { r2 = (if (match C11 with | C5 (q10, _) -> false | C8 { r9 = q11; r10 = (C5 (q12, _)) } -> false | (C8 { r9 = q13; r10 = ((C8 { r10 = q14; _ }) | (C8 { r10 = q14; _ })) } as w15) -> true | C8 { r10 = C11; _ } -> false | C8 ({ r10 = ((C6 { r7 = q16 }) | (C11 as q16)); _ } as w17) -> true | C11 -> false | C6 w18 -> true) then (let (_, _, _) = (x9, (ref n7), x9) in []) else ((fun p19 -> p19) :: [])); r3 = ((match C11 with | C5 (q20, q21) -> "b c" | C8 { r9 = q22; r10 } -> "12" | C11 -> "" | C6 { r7 = (C5 (x9, _)) } -> "12" | C6 ({ r7 = (C8 { r9 = x5; r10 }) } as w23) -> "a" | ((C5 (_, _)) | (C6 { r7 = C11 })) -> "\000\255x" | C6 { r7 = ((C6 { r7 = _ }) | (C6 { r7 = (C5 (_, _)) })) } -> "tail \" end") <> (String.lowercase_ascii (clip "b c"))); r4 = (match (match C11 with | C5 (q26, q27) when (("" >= "") && ("b c" <> "12")) -> q26 | C5 (q28, q29) -> q28 | C8 { r9 = ((C5 (_, _)), q30); r10 = _ } when ((let _v31 = -3 in x9) >= (-. x9)) -> C11 | C8 ({ r9 = ((C5 (q32, q33)), q34); r10 } as w35) -> r10 | ((C5 ((C8 { r10 = _; _ }), _)) | (C8 { r9 = ((C8 { r9 = _; r10 = _ }), _); r10 = _ })) -> C11 | C8 { r9 = (((C11, q37) as w38') | ((C11, q37) as w38')); r10 = q39 } -> q39 | C8 ({ r9 = ((C6 { r7 }), q40); r10 = q41' } as w42) -> q41' | C11 -> C11 | C6 { r7 = q43 } -> q43) with | C5 (n7, q44) -> (Some { r2 = []; r3 = true; r4 = None }) | ((C8 { r9 = _; _ }) | C11) -> (if false then None else None) | C11 -> (Some { r2 = []; r3 = true; r4 = None }) | C6 { r7 = _ } -> None) }
let () = print_int ((try (n7 + 5) with | _ -> n7) + (let v47 = 16 in 12))
let () = print_byte 32
let () = print_float x5
let () = print_newline ()
let n48 = n7
let () = note_int n48
let x55 = (let _v51 = List.fold_right (fun p49 p50 -> C11) [(-1.0); x9] (C6 { r7 = C11 }) in (let (q52, q53, _, q54) = (15, 18, n48, { r2 = []; r3 = false; r4 = None }) in x5))
let () = note_float x55
let a57 = Array.mapi (fun x55 p56 -> C11) (Array.make 1 x55)
let n66 = if (Array.make 4 1) > (Array.make 4 n48) then (List.length []) else (if true = false then (truncate x55) else (if (match C11 with | C5 (q58, q59) -> false | C8 { r9 = (q60, q61); r10 = q62 } when q61 = (-18) -> true | C8 { r9 = (q63, _); r10 } -> false | ((C8 { r9 = _; _ }) | C11) -> false | C6 { r7 = q65 } -> false) then (- n48) else (if v46.r3 then n7 else (int_of_string (string_of_int n48)))))
let x67 = 0.1
let a70 = Array.mapi (fun p68 p69 -> 32767) (Array.make 16 12)
let () = (mix_ints a70 0 16; note_end 0)
let v71 = (3.25, ((clip "ekcjfmvbo") ^ (String.make 0 '0')), n66)
let () = ((let (m72, m73, m74) = v71 in mix_float m72; mix_string m73; mix m74); note_end 0)
let a75 = a70
let () = a70.(9) <- ((-32769) + (let (q79, q80) = (2, (let rec f78 p76 p77 = false in f78)) in q79))
let () = a75.(12) <- ((a70.(9)) - (n48 lsr 1))
let () = note_int a70.(9)
let v111 = (match { r2 = []; r3 = ((n66 - 2147483647) > (-2)); r4 = (match [] with | [] -> None | ([] | []) -> None | (q81 :: ([] as w82)) -> None | ((_ :: (q83 :: q84)) | (_ :: ((q83 :: _) as q84))) -> None) } with | { r2 = []; r3 = (true as w85); r4 = q86 } -> (let v87 = (C11, n66, C11, ('a', n66)) in 'd') | ({ r2 = (q88 :: q89); r3 = true; r4 = q90 } | { r2 = ((q88 :: _) as q89); r3 = true; r4 = q90 }) -> 'z' | { r2 = []; r3 = false; r4 = q91 } -> (match a57.(0) with | C5 ((C5 (q92, q93)), q94) -> (let s95 = "\000\255x" in let i96 = n66 in if i96 >= 0 && i96 < String.length s95 then s95.[i96] else '\n') | C5 ((C8 { r9 = q97; _ }), q98) -> (let v99 = v71 in '\'') | C5 (C11, q100) -> (min ' ' '0') | C5 ((C6 ({ r7 = q101 } as w102)), q103) -> (let _v104 = Array.make 3 1.0 in 'z') | C8 ({ r9; r10 } as w105) -> '7' | C11 -> (let v106 = [] in '\'') | ((C6 { r7 = q107 }) | (C6 { r7 = q107 })) -> (let v108 = n66 in '\'')) | { r2 = (x67 :: q109); r3 = false; r4 = q110 } -> (if not true then (Char.lowercase_ascii 'a') else 'r'))
let () = (mix (Char.code v111); note_end 0)
let rec f112 p113 p114 =
  if p113 > 0 then (
    let x115 = float (Array.length a75) in
    if false && true then (try (if false then v46 else { r2 = []; r3 = true; r4 = None }) with | _ -> v46) else f112 (p113 - 1) p114
  ) else
    (if false then v46 else v46)
let v116 = f112 (hide 1 1) (fst ((Ok x67), n7))
let () = (mix_0 5 v116; note_end 0)
let v117 = f112 1 (if true then (Ok x55) else (Ok x67))
let () = (mix_0 5 v117; note_end 0)
let f262' = if false then (match v117 with | { r2 = q118; r3 = q119; r4 } -> ((min (Printf.printf "[%s %d]\n" "" n48) (let v120 = Ok (11, x67, n48, n48) in ())); (fun p121 p122 n48 -> p122 + 6))) else (try (if (-. 0.5) >= x55 then (fst (match (match v117 with | { r2 = q123; r3 = true; r4 = None } -> v111 | ({ r2 = []; r3 = false; r4 = None } as w124) -> v111 | { r2 = (_ :: _); r3 = false; r4 = None } -> v111 | { r2 = _; r3 = q125; r4 = (Some _) } -> v111) with | 'a'..'m' -> (let v126 = ref 14 in ((fun p127' p128 p129 -> -1), n66)) | '0'..'9' -> ((let rec f132 v117 p130 p131 = p130 in f132), 1) | 'n' -> ((let rec f138 p133 = ((let rec f137 p134 p135 p136 = n66 in f137), n7) in f138) 8) | _ -> ((let rec f141 v71 p139 p140' = -1 in f141), n66))) else (if (n66 - (-4096)) > (truncate x67) then (if v116.r3 then raise (E0 (n48 - n7)) else (fun p142 n7 n48 -> n7)) else (fun p143 p144 p145 -> truncate x55))) with | E0 9 -> (try (let rec f149 p146 p147 p148 = 1073741824 mod 100 in f149) with | Invalid_argument _ -> (match v117 with | { r2; r3 = v71; r4 = None } -> ((); (fun p150 r2 p151 -> n66)) | ({ r2 = []; r3 = false; r4 } | { r4 = (Some _ as r4); _ }) -> ((); (let rec f155 p152 p153 p154 = n66 in f155))) | Failure q156 -> (fun p157 p158 p159 -> - n48) | Match_failure _ -> (if n48 = n48 then (fun p160 p161 p162 -> n66) else ((); (fun p163 p164 p165 -> n48))) | E0 (-3) -> (match (1.0, "", n7) with | (q166, q167, (-2147483648)) -> (let rec f171' p168 p169 p170 = p169 in f171') | (q172, _, (-2147483647)) -> ((); (let rec f176 p173 p174 p175 = 18 in f176)) | (q177, _, 4) -> (let rec f181 (q178, q179, _) p180 q177 = p180 in f181) | (q182, q183, 1) -> (let v184 = n66 in fun p185 p186 p187 -> 16) | (q188, v46, (5 | _)) -> (let rec f191 ((_, _, _) as w189) v116 p190 = n66 in f191) | (_, _, q192) -> (try (let _v193 = x5 in (let rec f199 (q194, q195, q196) p197 p198 = q196 in f199)) with | Invalid_argument _ -> (fun n48 p200 p201 -> n66) | Match_failure _ -> (let rec f204 (_, _, q192) p202 p203 = p202 in f204) | E0 2 -> (fun p205 p206 p207 -> 18) | E0 5 -> (let rec f210 p208 f112 p209 = f112 in f210) | E0 (-2) -> (fun (_, q211, q212) p213 p214 -> q192) | E0 _ -> (let rec f218 p215 p216 p217 = q192 in f218) | E1 0.5 -> (fun p219 p220 q192 -> n66) | E1 _ -> (let rec f224 p221 p222 p223 = p222 in f224) | E2 -> (let rec f228 p225 p226 p227 = n66 in f228))) | E0 (-2) -> (fun p229 p230 p231 -> n66 lor p230) | E0 _ -> (let rec f235 p232 p233 p234 = 13 in f235) | E2 -> (let rec f256 p236 p237 p238 = (match p238 with | C5 ((C5 (v117, _)), None) -> n66 | C5 (((C8 { r9 = _; _ }) | C11), None) -> n66 | C5 (C11, None) -> p237 | (C5 ((C6 ({ r7 = q240 } as w241)), None) as w242) -> n66 | C5 ((C5 (q243, q244)), (Some q245')) -> p237 | ((C5 ((C8 { r9 = q246; r10 } as w247), (Some q248))) | (C5 ((C8 { r9 = q246; r10 = q248 }), (Some r10)) as w247)) -> p237 | C5 (C11, (Some q249 as w250)) -> p237 | C5 ((C6 ({ r7 = q251 } as w252)), (Some _)) -> n48 | ((C8 { r10 = _; _ }) | (C5 (_, None))) -> p237 | C11 -> p237 | C6 { r7 = q255 } -> 16) in f256)) | E0 q257 -> (let rec f261 p258 p259 p260 = -(n66 / 7) in f261))
let () = assert (compare a75.(0) a75.(0) = 0)
let s264 = snd ((fun p263 -> (x67, "12")) (match C0 with | C0 -> v71 | C1 -> v71 | (C0 | C1) -> ((-10.0), "\000\255x", 9)))
let x267 = (let v265 = { r2 = ((fun v117 -> v117) :: []); r3 = ((n66 - 65535) > n7); r4 = (Some { r2 = []; r3 = true; r4 = None }) } in (x67 -. x67) *. (match v111 with | 'a'..'m' -> x55 | ('0'..'9' | '0'..'9') -> 0.0 | q266 -> x67))
let n279 = (match v117 with | { r2 = q268; r3 = (true | false); r4 = _ } -> 20 | { r2 = v111; r3 = false; r4 = q269 } -> ((match Array.make 4 x55 with | (q270 | ([|_; _; _; _|] as q270)) -> () | ([|q271; _; _; q272|] as w273) -> () | q274 -> ()); (n66 mod (-2147483648))) | { r2; r3 = q275; _ } -> ((let rec f278 p276 = (let (q277, _, _) = (x267, s264, n66) in n7) in f278) q275))
let c280 = 4096.0 +. (x9)
let c281 = (x9) +. x9
let c282 = (4096.0) +. x9
let c283 = c281 -. (c281)
let c284 = c280 -. (x9)
let c285 = (c284) *. c282
let c286 = (c284) +. c284
let c287' = (c286) *. c281
let c288 = (c281) -. c285
let c289 = (c283) *. c285
let () = note_float c289
let a291 = Array.init 7 (fun p290' -> ref (not true))
let f304 = (match v116 with | ({ r2 = q292; r3 = q293; r4 = q294 } | { r2 = q292; r3 = q293; r4 = q294 }) when q293 -> (let rec f297 p295 p296 = Array.copy a70 in f297) | ({ r4 = q298; _ } | { r2 = _; r4 = q298; _ }) -> (let rec f303 (q299, _, q300', q301) p302 = a75 in f303))
let n316 = (try (try (
  let rec loop311 i305' s306 =
    if i305' < 3 then (
      (if i305' = 7 then raise (E0 (let o307 = i305' in let o308 = i305' in let o309 = s306 in let o310 = s306 in let ( ^^ ) a b = a * 2 - b in o307 ^^ o308 ^^ o309 ^^ o310)) else if max true true then raise E2);
      loop311 (i305' + 1) s306
    ) else
      s306
  in
  let n313 = loop311 0 n279 in
  note_int n313;
  n313) with | E0 3 -> n66 | E0 (-2147483647) -> n66 | E0 q314 -> q314) with | E2 -> (let v315 = 17 in 13))
let () = note_int n316
let () = note_float c282
let () = note_float c281
let () = (mix (Char.code v111); note_end 0)
let () = ((let (m317, m318, m319) = v71 in mix_float m317; mix_string m318; mix m319); note_end 0)
let () = (mix_0 5 v116; note_end 0)
let () = note_int n316
let () = note_float c285
let () = note_float c283
let () = ()
