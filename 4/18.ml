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
let rec tick_float k x = mix k; x
let rec show_int k x = print_byte (65 + k); x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let f0' p1 p2 p3 p4 p5 p6 p7 p8 p9 p10 p11 p12 p13 p14 p15 p16 p17 p18 p19 p20 p21 p22 p23 p24 p25 p26 p27' p28 p29 p30 p31 =
  (p3 *. (((p11 *. (p10 -. (((p28 -. ((p3) -. p26)) -. p28) *. p8))) -. p3) +. p10)) -. p28
let x54 = f0' (if true then 4 else 18) ((let rec f33 p32 = 4 in f33) C0) 1.0 'h' (0.0 /. 0.0) (sqrt 1.0) (max 1.5 1.0) 5e-324 (5 lxor (-3)) (float_of_int 18) (match C11 with | C5 (q34, _) -> 100.75 | C8 { r9; r10 = ((C5 (_, _)) | (C5 (_, _))) } -> 0.5 | C8 { r9 = q35; r10 = (C8 { r9 = _; _ }) } -> (-0.0) | C8 { r10 = C11; _ } -> 0.5 | C8 ({ r9; r10 = (C6 { r7 = q36 }) } as w37) -> (-2.0) | (C11 | (C8 { r10 = _; _ })) -> 100.75 | C6 w38 -> (-0.5)) (14 lsl ((-3) land 31)) (match Array.make 2 17 with | [|q39; q40|] -> 18 | [|q41'; q42|] -> q42 | [|q43|] -> q43 | [|q44; _|] -> q44 | q45 -> 4) (6 mod 16) ((); (-1)) (3 mod (8 lor 1)) (String.length "tail \" end") 14 (try (1.5, "tail \" end", 10) with | _ -> (2.0, "", (-1))) (1.0 *. 0.0) (-1) (10 lxor 0) (let v46 = 'z' in C0) 9 (let o47' = 15 in let o48 = 20 in let o49 = 18 in let o50 = 9 in let o51 = 2 in let ( > ) a b = a lxor (b + 1) and ( &&& ) a b = (a lsl 1) + b and ( <> ) a b = a lxor (b + 1) in o47' > o48 <> o49 &&& o50 > o51) (tick_float 3 10.0) (String.length "12") (match None with | (None | None) -> 10.0 | ((Some 1 as w52) | (Some 1 as w52)) -> 1.0 | Some f0' -> 0.0) false None (let v53 = ref (1.0, "", 10) in 4)
let x74 = f0' 20 (-3) (if true then x54 else x54) (let s55 = "b c" in let i56 = 18 in if i56 >= 0 && i56 < String.length s55 then s55.[i56] else '\n') (match { r2 = []; r3 = true; r4 = None } with | { r2 = q57; r3; r4 = (None as w58) } -> x54 | { r2 = q59; r3 = _; r4 = (Some _) } -> x54) (Array.fold_left (let rec f61 p60 x54 = p60 in f61) x54 (Array.make 4 x54)) (match C0 with | C1 -> x54 | (C0 | C0) -> x54) x54 (if false then 4 else (-2)) (tick_float 9 x54) (min x54 x54) 18 (let _v62 = Array.make 1 3 in 17) (try (if false then (-3) else 10) with | _ -> 0) (let o63 = 10 in let o64 = -3 in let o65 = 7 in let o66 = 20 in let ( *. ) a b = (a lsl 1) + b and ( <=> ) a b = a * 2 - b and ( $ ) a b = a * 2 - b in o63 *. o64 <=> o65 *. o66) (14 + 20) (10 * 40) ((); 4) (match { r2 = []; r3 = false; r4 = None } with | ({ r2 = q67; r3 = q68; r4 = None } as w69) -> (x54, "a", (-3)) | (({ r2 = x54; r3 = f0'; r4 = (Some _ as w70) } as w71) | ({ r2 = x54; r3 = f0'; r4 = (Some _ as w70) } as w71)) -> ((-100.75), "\000\255x", 0)) x54 (if false then 14 else 2) ((fun p72 -> 10) x54) C0 (-7) (3 + 2) (sqrt 0.5) (let v73 = -1 in v73) (-. x54) ((19 - 1024) <= 4) (min None None) (min 5 4)
let x100 = Array.fold_left (try ((match Array.make 5 0.5 with | [|q75|] -> () | q76 -> ()); (let ((_, q77, q78), _, q79, q80') = ((x74, "b c", 17), 19, (Array.make 9 (-2)), C0) in (let rec f82 q78 p81 = x74 in f82))) with | _ -> (List.fold_left (let rec f84 x74 p83 = x74 in f84) (let rec f87 p85 p86 = p85 in f87) [])) (match (Result.get_ok (Ok { r2 = []; r3 = true; r4 = None })) with | { r2 = []; r3 = (true as w88); r4 = x54 } -> (let v89 = { r2 = []; r3 = w88; r4 = None } in x74) | { r2 = []; r3 = false; r4 = x74 } -> (let _v90 = x54 in _v90) | ({ r2 = (_ :: []); r3 = q91; r4 = q92 } as w93) -> x74 | { r2 = ((_ :: []) | (_ :: (_ :: _))); r3 = q94; _ } -> (x54 -. x54) | { r2; r3 = true; r4 = None } -> (x74 -. x74) | exception Invalid_argument q95 -> (ceil x74) | exception Failure q96 -> ((-1.5) +. x74) | exception Not_found -> (if true then x74 else x74) | exception Match_failure _ -> (-5e-324) | exception E2 -> 3.25) (let (q97, q98, q99) = (17, [], 14) in if true then (Array.make 1 x74) else (Array.make 1 x74))
let () = note_float x100
let f101 p102 p103 p104 p105 x100 p106 p107 p108 p109 p110 p111 =
  ((p109 - ((p106 + (p106 - (((p103) * p104) - p111))) lxor p108)) * p111) + p108
let n112 = f101 4096.0 (max 6 20) (8 + 3) (3.25 +. x100) (5 / (15 lor 1)) (-14) 1073741824 (try (truncate (-2.0)) with | _ -> 20) (9 * 3) 1e-310 (20 * (-4))
let f113 p114 p115' p116 p117 p118 p119' =
  0 - (p119' * (p117 - (p117 + (p114))))
let n126 = f113 (f113 7 x54 (let rec f123 p120' p121 p122 = p120' in f123) n112 n112 n112) x54 (fun p124 p125 f113 -> 1.5) (f101 x100 n112 12 100.75 n112 n112 10 n112 n112 x100 n112) (- n112) (show_int 12 n112)
let f127 n112 p128' p129 p130 p131 p132 p133 p134 p135 p136 p137 p138 p139 p140 p141 p142 p143 p144 p145 p146 p147 p148 p149 p150 p151 p152 p153 p154 =
  ((p148 - (p137 * (p150 + ((p141 + (p150 * (((((p145 * ((p145) - p131)) + p134) - p136) + p141) * p138))) * p146)))) * p150) - p139
let _ = f127 ((fun p155 -> 0.5) 0) (-4096.0) (max n126 n112) x100 (f127 x100 x100 n126 x100 n126 n126 (x100, "b c", n126) n126 x100 0 n126 2 2 (-2.0) 12 x74 n126 x100 15 12 x74 0 x74 n112 (-10.0) x54 x54 x54) (n126 mod 4) (x100, "12", n126) (n126 * 28) (f0' n112 n126 1.0 'z' 1.5 3.25 (-100.75) 10.0 n126 x74 x74 20 n126 n112 n126 n126 n112 n126 (2.0, "", 19) x100 n126 1 C0 n126 n126 x54 n126 x100 false None n126) (f101 x74 n112 16 x54 9 n126 n112 n126 5 3.25 n126) 5470 (match [] with | [] -> n126 | (q156 :: []) when (min (C11 > C11) (true || true)) -> n112 | ([] as w157) when (((); '\n') != (match w157 with | [] -> '\255' | (0.5 :: ((_ :: q158) | ([] as q158))) -> 'z' | ((_ :: []) | (_ :: [])) -> '\'' | (q159 :: (q160 :: _)) -> ' ')) -> n126 | (q161 :: []) -> n126 | (q162 :: (n126 :: _)) -> n112) (match n126 with | ((-3) | 6) -> n126 | 9 -> 1 | _ -> 2) (f0' n126 15 x74 '\'' x100 x54 x74 x74 20 x54 (-10.0) n126 n126 n126 n126 n112 n126 n112 (0.0, "12", n126) x74 14 n126 C0 n126 n112 x100 n126 x100 false None n126) (if true then n112 else n126) (-. x100) n126 (x74 /. x100) (2 asr 20) ((lxor) 8 n126) ((); x100) (n126 + n112) (2.0 -. x100) (f127 x100 x54 n126 x100 15 6 (0.0, "\000\255x", 15) n126 x74 n126 n126 n126 n126 x100 n112 x74 n126 3.25 n126 n126 (-1.0) 13 x100 15 x74 x74 x74 x100) (( -. ) x100 x100) (3.25 -. x100) (x74 *. x74) x74
let n166 = f127 (-4096.0) (if false then 10.0 else x74) (n126 + n126) (match x74 with | 0.0 -> x100 | q163 when (not ((); true)) -> q163 | _ -> (-0.5)) (5 * n126) 65535 (0.5, "\000\255x", 10) n112 x100 (let v164 = true in n126) (n126 - n126) (truncate x54) n126 (x100 /. x100) n112 ((-2.0) *. (-0.0)) (n126 * 31) 0.0 (11 lxor n112) (12 lsr (n126 land 31)) (-2.0) (truncate x100) 1.0 n112 (x100 +. 1.0) (-. x100) (let v165 = 0.0 in x100) ((); x74)
let f167 p168 p169 p170 p171 p172 p173 p174 p175 p176 p177 p178 p179 p180 p181 p182 p183 p184 f113 p185 p186 p187 p188 f127 p189 p190 p191 x100 p192 p193 p194 p195' p196 p197 p198 p199 p200 p201 p202 p203 p204 p205 =
  (-0.5) *. (((p204 -. (p198 +. ((p193 +. ((((p176 *. (p205 +. ((((((p193 -. (p177 -. ((((p171 -. (p169)) -. p193) -. p180) +. p176))) *. p180) +. p181) *. p182) *. p205) -. p205))) -. p196) *. x100) *. p204)) +. f127))) *. p198) -. p180)
let x223 = f167 (if false then n126 else n166) (floor x74) (let (q206, q207, q208) = (100.75, "\000\255x", n126) in 17) 10.0 (int_of_string (string_of_int n166)) (match C11 with | C5 (q209, q210) -> 0 | C8 { r9 = q211; r10 = _ } -> n126 | C11 -> n166 | C6 { r7 = _ } -> n166) (x100 *. (-3.25)) (f167 n166 x54 n166 x100 4 n126 3.25 x100 x74 x100 x100 n166 (-3.25) x54 x74 false x74 x74 (let rec f214 p212 p213 = n166 in f214) n126 x74 n166 x74 11 x100 n126 x100 1.5 x100 n166 18 x100 n126 x100 n126 n126 6 x100 n166 x100 x54) (if true then 0.0 else x100) (x74 -. x100) ((); (-10.0)) (n166 * n126) (100.75 +. 0.0) (coarse (log (limit x100 0.5 100.0))) (x100 *. x100) ("\000\255x" <> "b c") (List.fold_left (fun p215 f127 -> x100) x74 []) (float n166) (fun p216 p217' -> p217') (n112 / (n166 lor 1)) ((fun p218 -> x100) n112) n166 x100 (n166 / (n126 lor 1)) (-3.25) (List.fold_left (let rec f221 p219 p220 = 14 in f221) 5 []) (let _v222 = { r2 = []; r3 = false; r4 = None } in x100) x100 (let f113 = x100 in f113) ((); n166) n126 x100 (match true with | true -> n126 | (false | false) -> n112 | false -> n166) 0.5 (List.compare_lengths [] []) (String.length "tail \" end") (f127 x54 x74 n166 x100 n126 n126 (x54, "", 6) n166 x54 n166 n166 n166 n166 x100 1 x100 13 1.0 n166 8 x74 10 x100 n166 x74 x100 (-10.0) x54) 2.0 n166 (x74 +. 0.0) (-4096.0)
let x226 = f167 (tick_int 14 n166) (x54 /. x223) (n166 + n112) (-3.25) n126 (int_of_float x100) (float 1) 2147483648.0 (-. x74) (-10.0) (x54 -. 1.5) ((); n126) x100 (-1e999) (0.0 *. x74) ("\000\255x" >= "12") (if true then x223 else x223) 10.0 (fun p224 p225 -> n112) n112 x100 n126 x74 12 (-0.5) n112 x223 x100 x74 n166 3 x223 5 x100 n166 n112 n166 x223 n166 1.5 x100
let f227 p228 p229 (q230, _, _) p231 p232 p233 p234 p235 p236 p237 p238 p239 p240 p241 p242 p243 p244 p245 f113 n126 p246 p247 p248 p249 p250 =
  p250 + (((((n126 + (p248 + (p238 + (n126 - (p229 * (p229)))))) + p240) - p248) + p249) * p238)
let n260 = f227 (x226 +. x54) n126 (match C0 with | (C1 | C1) -> (true, n166, n126) | C0 -> (false, n126, n166)) x223 (let _v251 = 8 in C11) (Array.fold_left (fun p252 p253 -> n112) n126 (Array.make 1 x226)) 0.1 (let _v256 = (let rec f255 p254 = 'z' in f255) in Array.make 9 x226) x226 (-3) (f127 (-2.0) x223 5 x74 n126 n126 (x226, "12", n166) n166 x223 n126 12 8 n166 x100 9 0.5 3 x223 n126 n166 x74 n166 x226 n112 0.5 x223 x226 x226) x226 4 x226 (-. x100) x226 (let { r2; r3 = q257; r4 = _ } = { r2 = []; r3 = false; r4 = None } in Array.make 5 x223) (n126 + 18) (try ((); C0) with | Division_by_zero -> C0 | Failure q258 -> C0 | E0 (-2147483647) -> C0 | E0 0 -> C0 | E0 q259 -> C0 | E2 -> C0) (if true then n166 else n126) (x100 -. 2.0) { { r2 = []; r3 = true; r4 = None } with r3 = false } n126 n166 n166
let f261 p262 p263 p264 p265 p266 p267 p268 p269 p270 n166 p271 f227 p272 p273 p274 (q275, q276) p277 p278 p279 p280 p281 p282 p283 p284 p285 p286 p287 n112 =
  q276 +. (n112 -. (((p271 *. (q276 +. (p270 +. ((p267 -. (((p263) -. p265) +. q276)) -. p269)))) -. p273) *. p285))
let x308 = f261 (String.length "12") 1.0 (n166 land n260) (x100 +. x100) (match None with | (None as w288) -> x100 | Some 0.0 -> (-1.0) | ((Some _) | (Some _)) -> x223) x54 n166 x226 x226 (f261 n126 x226 (-3) 3.25 x223 x226 n260 1.0 x223 x54 x223 n260 17 x223 n126 ((-3), x223) 12 8 n166 0 14 n260 n260 (Array.make 3 1.5) x226 (let rec f290' p289 = 100.75 in f290') n166 (-0.5)) (match C11 with | C5 ((C5 (_, q291)), None) -> x100 | C5 ((C5 _), (Some _)) -> x226 | ((C5 ((C8 { r9 = _; _ }), _)) | (C6 { r7 = (C8 { r10 = _; _ }) })) -> x226 | (C5 (C11, _) as w294) -> x74 | ((C6 { r7 }) | (C5 ((C6 { r7 }), _))) -> x226 | C8 { r9 = (_, q295); r10 } -> x223 | C11 -> x74 | C6 { r7 } -> x74) (f113 n260 x54 (fun p296 f127 p297 -> p297) n112 3 n112) 15 x226 (n260 / (3 lor 1)) (n166, x223) (if false then 18 else 7) (f227 x223 n166 (false, n260, (-1)) x100 C11 n260 x226 (Array.make 9 (-10.0)) x100 n166 7 x226 n126 10.0 (-10.0) 1.5 (Array.make 5 x226) n126 C0 n126 x54 { r2 = []; r3 = true; r4 = None } n260 n260 n260) (match true with | true when (not (let { r2 = q298; r3; r4 = q299 } = { r2 = []; r3 = true; r4 = None } in true)) -> n166 | (false | true) -> n166 | (false | false) -> n166) (n260 / (-3)) (let v300 = 8 in v300) (n112 lsl 4) (let o301 = -2 in let o302 = n166 in let o303 = 17 in let o304 = n260 in let o305 = n260 in let ( asr ) a b = a * 2 - b in o301 asr o302 asr o303 asr o304 asr o305) (Array.make 3 x74) x100 (let rec f307 p306 = x223 in f307) 12 0.0
let () = (match List.append ((n126, "", n260, n166) :: []) ((15, "b c", n260, n166) :: []) with | ([] | []) -> () | (((_, _, _, _) :: _) | (_ :: _)) -> (print_endline ((); "a")))
let c313 = ((try ((try () with | Division_by_zero -> () | E0 (-2147483647) -> () | E0 (-3) -> () | E0 7 -> () | E0 _ -> () | E2 -> ()); x100) with | _ -> x100)) +. (try ((try () with | Division_by_zero -> () | E0 (-2147483647) -> () | E0 (-3) -> () | E0 7 -> () | E0 _ -> () | E2 -> ()); x100) with | _ -> x100)
let c314 = (try ((try () with | Division_by_zero -> () | E0 (-2147483647) -> () | E0 (-3) -> () | E0 7 -> () | E0 _ -> () | E2 -> ()); x100) with | _ -> x100) +. (c313)
let c315 = ((try ((try () with | Division_by_zero -> () | E0 (-2147483647) -> () | E0 (-3) -> () | E0 7 -> () | E0 _ -> () | E2 -> ()); x100) with | _ -> x100)) -. c313
let c316 = (c314) *. (try ((try () with | Division_by_zero -> () | E0 (-2147483647) -> () | E0 (-3) -> () | E0 7 -> () | E0 _ -> () | E2 -> ()); x100) with | _ -> x100)
let c317 = (2.0 +. 10.0) *. (c316)
let c318 = ((try ((try () with | Division_by_zero -> () | E0 (-2147483647) -> () | E0 (-3) -> () | E0 7 -> () | E0 _ -> () | E2 -> ()); x100) with | _ -> x100)) -. c315
let c319' = c314 -. (c317)
let c320 = ((2.0 +. 10.0)) *. c319'
let c321 = c320 *. ((try ((try () with | Division_by_zero -> () | E0 (-2147483647) -> () | E0 (-3) -> () | E0 7 -> () | E0 _ -> () | E2 -> ()); x100) with | _ -> x100))
let c322 = c314 *. (c321)
let unused333 = f261 (int_of_string (string_of_int n260)) (x223 -. c320) (match C11 with | ((C6 { r7 = C11 }) | (C5 (_, _))) -> n260 | C8 { r10 = q323; _ } -> n166 | C11 -> 18 | C6 ({ r7 = q324' } as w325) -> n126) x226 c322 (match n166 with | -3 -> c322 | q326 -> 3.25) ((); n166) c316 (c316 /. c314) (c315 /. c314) (2.0 -. 3.25) (n260 + n166) (f227 c317 n260 (false, n260, n166) c316 C11 n166 0.0 (Array.make 9 (-0.0)) c318 n260 20 c320 n260 2.0 c319' 10.0 (Array.make 5 c320) n260 C0 n260 (-10.0) { r2 = []; r3 = true; r4 = None } n126 n260 4) (if true then c322 else c320) n126 (n260, c321) n260 (match n126 with | 3 -> n166 | 0 -> n260 | q327 -> n260) (n166 + n260) (n260 / (n126 lor 1)) (-65536) (min n126 n260) (15 - 1) (try (if true then (Array.make 3 x54) else (Array.make 3 c322)) with | _ -> (Array.make 3 0.5)) (f167 n166 c320 18 c316 12 n126 c317 c316 c317 100.75 c317 (-3) c322 1.5 x226 false c317 c318 (let rec f330 p328 p329 = p329 in f330) 11 x308 7 c313 14 1.0 9 c318 c319' 1.5 n166 n260 c320 n166 c316 n126 n260 9 c321 n260 3.25 x226) (let rec f332' p331 = c321 in f332') 8 c320
let f334 p335 p336 p337 p338 p339 p340 p341 c321 p342 p343 p344 p345 p346 p347 p348 p349 p350 p351 p352 p353 c317 p354 p355 p356 p357 p358 p359 p360 c320 p361 p362 c316 =
  p356 lxor ((p362 lxor (p353 + ((p357 lxor ((p356 + ((p343 - (p353 * (p349 + (p348 + (((p338 + (p338)) * p343) * p346))))) * p350)) - p356)) + p358))) * p350)
let n376 = f334 (float_of_int n260) (-32769) (List.mem [] []) (int_of_float c321) 0.5 (c316 *. x54) (ref c320) (match C0 with | (C1 | C0) -> c315 | C0 -> c315) C11 n260 (let v367 = (let rec f366' ((q363, _, q364) as w365) = Array.make 16 0.0 in f366') in c317) (match C0 with | C1 -> x226 | C0 -> 0.0) (f334 c315 0 false n126 c322 c317 (ref c317) c319' C11 n166 c320 (-0.5) n166 x223 n112 8 n166 n166 c321 n166 c320 n166 c318 10 n166 n166 c320 (-100.75) n112 x226 n112 n126) c320 n260 ((); n260) (n126 - n260) (match C11 with | C5 (_, q368) -> 14 | ((C5 (_, _)) | (C8 { r9 = _; _ })) -> 7 | ((C5 (q371, _)) | (C11 as q371)) -> n166 | C6 ({ r7 = c317 } as w372) -> n126) (let v373 = "" in c322) (n166 mod 2147483647) (fabs c314) (0 - n260) (float_of_int n166) ((-3) * 13) 9 (8 mod (n260 lor 1)) (100.75 -. c322) x308 (let { r2 = q374; r3 = q375; r4 = _ } = { r2 = []; r3 = true; r4 = None } in n166) c313 n126 n166
let n377 = 16
let x378' = c314
let n381 = (match None with | None -> ((if true then n377 else n260) + 3974) | Some None -> (if (let v379 = n126 in false) then (f101 c321 n376 n376 0.0 n376 n260 13 n376 n376 x378' 6) else (n112 * n260)) | Some (Some q380) -> (match c322 with | 0.5 -> n376 | 0.0 -> (n376 - 2) | 0.0 -> (f101 1.5 n377 4 c321 n166 n260 n126 n260 15 (-2.0) n166) | _ -> 1548))
let n382 = n377
let n383 = -9
let () = (match ((try { r2 = []; r3 = false; r4 = None } with | Division_by_zero -> { r2 = []; r3 = true; r4 = None } | Not_found when true -> { r2 = []; r3 = false; r4 = None } | E2 when true -> { r2 = []; r3 = true; r4 = None } | _ -> { r2 = []; r3 = false; r4 = None }) :: []) with | [] -> () | (q384 :: n383) -> ())
let _ = f113 n377 c320 ((); (fun p385 c316 p386 -> c313)) (let _v387 = n377 in n260) (n383 * n381) 8
let n388 = 20
let v392 = (let s389 = if true then ((clip "tail \" end") ^ "tail \" end") else (if false then "\000\255x" else "12") in let i390 = (let v391 = [] in n381) in if i390 >= 0 && i390 < String.length s389 then s389.[i390] else 'a')
let n393 = n388
let n396 = f227 (match v392 with | 'a'..'m' -> c317 | ('0'..'9' as w394) -> c318 | 'a'..'m' -> c315 | q395 -> c322) n383 (true, 11, 9) 2.0 C11 n388 c321 (Array.make 9 c317) c318 17 n381 c322 n383 c319' (-1.5) 3.25 (Array.make 5 c322) n393 C0 n388 c320 { r2 = []; r3 = false; r4 = None } n382 n377 n393
let () = assert (hide 1 3 = 3)
let x397' = (if n126 = n388 then (-. c314) else (float 3)) *. (float_of_int n396)
let () = print_int (match v392 with | 'a'..'m' -> n388 | '0'..'9' -> n383 | q398 -> n396)
let () = print_byte 32
let () = print_float x378'
let () = print_newline ()
let () = (match v392 with | ('a'..'m' | 'a'..'m') -> (print_string (String.concat "12" ["a"; clip "12"])) | '0'..'9' -> (if true then (let v399' = c318 in ())) | n396 -> (match n396 with | 'a'..'m' -> () | '0'..'9' -> () | 'n' -> () | q400 -> (Printf.printf "[%s %d]\n" "12" 6)))
let () = if ((n383 + (-4096)) <= n381) && (match v392 with | 'a'..'m' -> true | ('a'..'m' | 'a'..'m') -> false | 'n' -> false | q401 -> false) then () else (match (match v392 with | 'a'..'m' -> (Ok (Array.make 1 (-1))) | '0'..'9' -> (Ok (Array.make 1 n377)) | 'n' -> (Ok (Array.make 1 n396)) | q402 -> (Ok (Array.make 1 n393))) with | ((Ok _) | (Error _)) -> () | Error q404 -> ())
let () = note_int n382
let () = note_float x74
let () = note_float x223
let () = note_float c316
let () = note_int n377
let () = note_float x54
let () = note_float x308
let () = note_float c313
let () = ()
