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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
in
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
in
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
in
let rec coarse x = floor (x *. 1000.0 +. 0.5)
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
in
let rec mix_0 d (v : (bool, float) t0) =
  if d > 0 then
    match v with
    | C1 -> mix 0
    | C0 (y349, y350') -> mix 1; mix_1 (d - 1) y349; mix_float y350'
and mix_1 d (v : unit list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (_ :: y352) -> mix 1; mix_1 (d - 1) y352
in
(if ((((-1.5) *. 0.5) /. (10.0 /. 0.5)) *. ((if true then 1.0 else 10.0) *. (if true then 1.5 else 1.0))) >= (match Array.fold_left (match 0 with | -3 -> (fun p0 p1 -> p0) | (8 as w2) -> (let rec f5 p3 p4 = p3 in f5) | -2147483648 -> (fun p6 p7 -> C1) | _ -> (fun p8 p9 -> p8)) (match C1 with | (C1 | C1) -> C1 | C1 -> C1 | C0 (_, C1) -> C1 | ((C0 (q10, C1)) | (C0 (q10, (C0 (_, _))))) -> C1) (create_array 1 3.25) with | C1 -> ((let v11 = [] in 1.0) -. (snd ((-1.0), 10.0))) | C0 (q12, _) -> (float (6 + 18))) then (match if (let v15 = List.fold_left (fun p13 p14 -> p13) () [] in not false) then (Ok (match Array.make 1 3.25 with | ([|q16|] as w17) -> C1 | [|0.5|] -> C1 | [|q18|] -> C1 | ([|q19; q20|] as w21) -> C1 | q22 -> C1)) else (match (-0.0) *. 2.0 with | (0.5 as w23) -> (match ((ref (-1)), false, false) with | (_, true, true) -> (Ok C1) | (q24, true, false) -> (Ok C1) | (_, false, w23) -> (Ok C1)) | q25 -> (Ok C1)) with | Ok _ -> () | Error q26 -> () | Error q27 when ((13 mod 4) < (12 / (14 lor 1))) -> (match C0 ([()], 3.25) with | C1 -> (print_endline (match Array.make 4 4 with | [||] -> "tail \" end" | q27 -> "tail \" end")) | C0 (q28, q29) -> ((let rec f31 p30 = () in f31) (try (-4096) with | _ -> 19)))) else (mix (if (part (string_of_int 1) (compare [] []) (9 / 2)) = ((let rec f33 p32 = Printf.sprintf "<%05d>" p32 in f33) ((fun p34 -> 19) (-3))) then 1 else 0)));
let a35 = Array.make 2 0.0 in
let rec loop38 i36' n39' s37 =
  if i36' < n39' then (
    loop38 (i36' + 1) n39' (a35.(i36') *. (a35.(1) -. (s37)))
  ) else
    s37
in
let n40 = loop38 0 2 1.0 in
note_float n40;
let n44 = (let v41 = float (20 + 9) in compare (try (let v42 = C1 in Array.make 7 100.75) with | _ -> (Array.make 7 v41)) (let v43 = v41 in Array.make 7 v41)) in
let f45 p46 p47 p48 p49 n40 p50 p51 p52 n44 p53 p54 p55 p56' p57 p58 p59 p60 p61 p62 a35 p63 p64 p65 p66 (q67, q68) p69 p70 p71 p72 p73 =
  (p64 * (((((q67 + (p53 + (p64 + (p57 lxor (n40 + ((p46) + p60)))))) lxor p54) lxor p60) + p60) lxor p60)) + p60
in
let n82 = f45 (n44 + (-3)) (Array.make 4 '\'') n40 (n44 - n44) (-3) n44 ((); (ref n44)) (let _v74 = 8 in n44) (match n44 with | 5 -> (-100.75) | -2147483647 -> n40 | 4 -> n40 | _ -> n40) (Char.code '0') (n44 * 7) (true, 100.75) 4096 (let v76 = (let rec f75 n40 = (n44, n44, 4) in f75) in n44) (match n44 with | 4 -> n40 | 6 -> 1.5 | (q77 | (2 as q77)) -> n40 | _ -> n40) a35.(1) (if false then 9 else n44) 1e16 (try (try (-100.75) with | _ -> n40) with | _ -> n40) (11 + n44) (10.0 +. (-1.0)) (if true then n44 else 18) (match Ok (Array.make 16 n44) with | Ok q78' -> true | ((Error q79) | (Error q79)) -> true) (let i80 = 18 in if i80 >= 0 && i80 < 2 then a35.(i80) else n40) (n44, false) (n40 /. 2.0) (let i81 = n44 in if i81 >= 0 && i81 < Array.length a35 then a35.(i81) else n40) (Array.make 4 n40) 5e-324 2.0 in
(let v84 = (let v83 = a35.(wrap (n82 + n82) 2) in string_of_int (-2)) in ());
let x85 = n40 in
let rec loop89 i86 n90 s87 s88 =
  if i86 < n90 then (
    if s87 <> 2147483647 then loop89 (i86 + 2) n90 (s87 + 2147483647) (s88 + (if s87 < s87 + 2147483647 then 1 else 3)) else (s87, s88)
  ) else
    (s87, s88)
in
let (n91, n92) = loop89 0 12 0 0 in
note_int n91;
note_int n92;
let f93 p94 n44 p95 p96 p97 p98 p99 p100 p101 p102 (_, _, _) n91 x85 p103 p104 p105 n92 p106 p107 p108 =
  p105 -. (n92 -. ((((p105 -. ((p102 *. (((p103) *. p97) -. p98)) *. p97)) +. x85) +. p103) +. p105))
in
let _ = f93 C1 n82 (if false then 1.5 else x85) (compare C1 C1) (f93 C1 (-3) x85 12 x85 x85 x85 n91 n92 x85 (n82, "", n91) n40 x85 x85 20 3.25 x85 n92 n91 n91) x85 (Array.fold_right (fun p109 n92 -> 0.0) a35 100.75) ((fun p110 -> n44) n92) (let _v111' = n92 in 7) 3.25 (match x85 with | 1.0 -> (n82, "tail \" end", n92) | f45 when f45 <> 100.75 -> (n91, "tail \" end", n44) | q112 -> (n91, "\000\255x", n91)) (let v113 = C1 in n40) (min x85 x85) (x85 +. x85) ((); 1) (x85 /. (-1.0)) (float 13) (Array.length a35) (15 + n92) (n92 asr 19) in
let x116 = f93 C1 (f45 n91 (Array.make 4 'a') x85 14 n92 8 (ref n91) n44 1.5 n92 16 (false, x85) n91 n44 x85 x85 n91 n40 10.0 n91 x85 n92 true n40 (n44, true) x85 x85 (Array.make 4 n40) n40 (-3.25)) (0.0 /. 0.0) (f45 n92 (Array.make 4 '\n') 2.0 20 n91 n82 (ref n92) n91 x85 18 n82 (true, x85) n92 20 100.75 n40 n91 x85 100.75 n92 (-100.75) n92 true n40 (n82, true) x85 (-0.0) (Array.make 4 10.0) x85 x85) (match C1 with | (C1 | C1) -> x85 | C0 (q114, q115) -> q115) (f93 C1 n92 n40 n82 x85 (-1.5) x85 n92 (-3) n40 (n44, "\000\255x", n82) x85 n40 (-0.5) n92 x85 1.5 n92 14 n91) (x85 *. x85) n92 (n92 lsr 18) x85 (n92, "12", 6) (if true then x85 else n40) (coarse (exp (limit x85 (-9.0) 5.0))) a35.((n44 mod 4) land 1) (if false then (-1) else n82) n40 (x85 /. x85) 4095 (n82 + n92) (f45 n91 (Array.make 4 '\255') x85 n91 n92 13 (ref 13) 1 x85 n92 n92 (false, x85) n91 5 x85 x85 n82 (-3.25) (-100.75) n92 x85 18 true x85 (n44, false) x85 x85 (Array.make 4 n40) 2.0 x85) in
let f117 p118 p119 p120 p121 f45 p122 p123 p124 p125 p126 p127 p128 p129 p130 p131 p132 p133 p134 p135 p136 n91 p137 p138 p139 =
  10 - (p139 lxor (p135 lxor (p139 * (p132 * (p131 - (p130 * ((p129 + (((p122 * ((p120) * f45)) * p124) * p125)) * p122)))))))
in
let n154' = f117 (if false then (15, "a", n91) else (0, "tail \" end", n92)) (f93 C1 4 (-1.0) n91 n40 x116 x85 19 n91 (-2.0) (n82, "", n82) x116 x116 (-1.0) n92 x85 x116 n82 n82 7) (if true then n92 else 13) (min C1 C1) n82 (n91 / 8) (3.25 *. x116) (f117 (n92, "12", n91) (-0.5) n82 C1 n91 (-3) x116 n91 7 n40 x85 n91 11 (-3) n92 n91 x116 n91 n92 x85 (fun p140 -> true) (Array.make 1 n40) x116 n82) 1024 x116 (x116 /. x85) (match C1 with | C1 -> n91 | C0 (_, 8) -> 12 | C0 (q141, 2) -> n82 | (C0 (q142, q143) as w144) -> q143) (n92 lsr (2 land 31)) (-2147483647) (Array.fold_left (fun p145 p146 -> n92) n82 a35) (f117 (n92, "12", n82) x116 n92 C1 9 15 x85 n82 n92 x85 x116 n92 n92 n44 n91 n82 x116 1 n91 x85 (fun p147 -> true) (Array.make 1 1.5) x85 n92) (match None with | ((Some _) | None) -> x116 | Some q149 -> 3.25) n92 (n82 - 7) a35.((compare true false) land 1) (if true then (fun p150' -> false) else (let rec f152 p151 = true in f152)) (if true then (Array.make 1 x116) else (Array.make 1 0.0)) (f93 C1 (-3) 10.0 n91 x85 x116 x116 n91 20 n40 (n91, "12", n92) x85 x85 x85 15 x116 x116 n91 17 n82) (match C1 with | (C1 as w153) when (min (snd (true, true)) (if true then false else false)) -> n91 | C1 -> n82 | C0 (f117, _) when false -> n92 | C0 (_, _) -> n92) in
note_int n154';
let n155 = 16 + n91 in
let f156 p157 p158 p159 p160 p161 p162 p163 p164 p165 p166 x116 p167 p168 p169 p170 p171 p172 p173 p174 p175 p176 p177 p178 p179 p180 p181 p182 p183 p184 n82 f117 p185 =
  p181 + (((p180 lxor ((p159 lxor ((p171 * ((((p164 lxor (p181 lxor (p181 * ((p159 - (p181 + (p157))) + p160)))) + p167) * p178) + p170)) * p177)) * p178)) + p181) - p184)
in
let n236 = f156 (n44 / (-2147483648)) (n92 + n154') (n92 + n92) 6 (1.5 +. x116) ((); 20) (f156 5 n44 n91 n91 x85 n154' 5 n154' x116 (let rec f188 p186 p187 = 9 in f188) true n154' n155 (fun p189 p190 p191 -> n92) 14 19 n154' x116 x116 (let rec f193 p192 = p192 in f193) x85 (-1) n91 1.0 n44 5 C1 C1 4 x116 x116 1.0) (f156 (-1) n154' (-3) n82 0.5 n154' 19 n154' n40 (fun p194 p195 -> p195) false n91 11 (fun p196 p197 p198 -> 8) n91 n92 n92 x116 x85 (fun p199 -> p199) x116 n155 17 x116 17 n155 C1 C1 n155 0.5 1.0 3.25) (x85 -. 2.0) (match None with | None -> (let rec f202 p200 p201 = n92 in f202) | ((Some (-3)) | None) -> (let rec f204 p203 x85 = n92 in f204) | Some 5 -> (fun p205' p206 -> 13) | Some ((-2147483648) | (-2147483648)) -> (fun p207 p208 -> n154') | Some 2 -> (let rec f211 p209 p210 = n92 in f211) | ((Some (-2)) | (Some 4)) -> (let rec f214 p212 p213 = n91 in f214) | ((Some _) | None) -> (let rec f217 p215 p216 = 2 in f217)) (n154' <= (-3)) (succ n154') (f117 (15, "\000\255x", n155) x85 16 C1 n154' 13 x85 n155 n155 x116 x116 n91 n155 n91 6 8 x116 n91 n155 x85 (fun p218 -> false) (Array.make 1 (-3.25)) x116 n92) (let rec f221 p219 p220 x116 = p219 in f221) (n154' / (-3)) (Array.length a35) (max 18 n155) 2.2250738585072014e-308 (x116 -. x85) (Array.fold_left (fun n44 p222 -> n44) (let rec f224 p223 = p223 in f224) a35) (x116 *. x116) (f156 n92 n154' n91 19 x116 n155 n92 18 x85 (let rec f227 p225 p226 = 6 in f227) true n92 n155 (fun p228 p229 p230 -> 12) n92 n82 12 2.0 x85 (fun p231 -> false) x116 11 n154' x85 n154' n91 C1 C1 n91 x85 100.75 x116) (try (int_of_string (string_of_int n82)) with | _ -> 17) (if false then x85 else x116) (Char.code '\255') (n155 asr 20) (try (List.fold_left (let rec f234 p232 p233 = p232 in f234) C1 []) with | _ -> C1) (C0 ([], true)) (n155 + n91) (ceil n40) (x85 -. 0.0) (let v235 = Array.make 4 n40 in x116) in
note_int n236;
let n261 = f156 n236 (if false then 12 else n155) 65535 n154' ((-10.0) -. n40) (let o237 = n236 in let o238 = 6 in let o239 = n155 in let o240 = n92 in let ( == ) a b = a * 2 - b in o237 == o238 == o239 == o240) (match C1 with | C1 -> 20 | (C0 (_, q241) as w242) -> n154') (-5487) (match [] with | [] -> x85 | ((-2147483647) :: []) -> x116 | ((q243 :: []) | (q243 :: [])) -> x116 | (_ :: (_ :: q244)) -> x116) (let rec f247 p245 p246 = n154' in f247) (match None with | ((Some 6) | None) -> true | Some 1 -> true | Some (8 | _) -> true | Some q248 -> true) n155 (f117 (n155, "\000\255x", n44) x85 1 C1 n154' n82 x85 8 n82 x116 x85 n92 n154' n92 n91 11 x116 12 2 x85 (let rec f250 p249 = true in f250) (Array.make 1 x116) x116 (-1)) (if false then (let rec f254 p251 p252 p253 = n154' in f254) else (fun p255 p256 p257 -> p256)) 12 (n155 + n236) (n91 - n154') (if true then x116 else 1.0) (fabs x116) (fun p258 -> p258) (Array.fold_left (fun p259 p260 -> p259) x85 a35) (n92 / (n236 lor 1)) n236 ((-0.5) *. x116) n155 n236 (try C1 with | _ -> C1) C1 (String.length "12") (n40 *. x116) (sqrt 0.5) 3.25 in
note_int n261;
let v348 = (match [] with | ([] | []) -> (
  let f262 p263 p264 p265 p266 f93 p267 p268 p269 p270 p271 p272 p273 p274 f117 n91 p275 p276 p277 p278 p279 p280 p281 p282 p283 =
    p277 + ((((p278 + (p275 - (p267 - (p267 + (p265 + (p264 + (p266))))))) + p266) lxor n155) + p282)
  in
  let _ = f262 (n91 * n261) (Array.length a35) n91 (String.length "12") a35.(wrap 65535 2) 1024 ((); x116) (n40 *. x116) a35.(wrap n91 2) a35.(0) x116 (-. n40) (-2147483648.0) (match [] with | [] -> (Array.make 16 n154') | (([|q284|] :: _) | ([|q284|] :: _)) -> (Array.make 16 n261) | ((q285 :: q286) | ((([|_|] as q285) :: _) as q286)) -> (Array.make 16 n236) | ((_ :: q287) | ([] as q287)) -> (Array.make 16 17)) (floor x116) 8 2147483646 (n91 + n82) (n155 + n236) (let v288 = (17, C1, [], x85) in 0.0) (Array.init 4 (let rec f290 p289 = true in f290)) (float n155) (match x85 with | (q291 | (1.0 as q291)) -> n154' | 1.0 -> n155 | 0.5 -> 19 | q292 -> n261) (f93 C1 7 x85 n261 x85 x85 x116 n92 n82 2.0 (11, "12", 8) x116 x85 x116 n236 x85 2.0 n154' n154' n82) in
  let n296 = (hide 0 2) in
  let rec loop295 i293' s294 =
    if i293' < 0 then s294 else (
      if not true then loop295 (i293' - 2) ((s294) +. a35.(i293')) else s294
    )
  in
  let n297 = loop295 ((hide 0 2) - 1) x116 in
  note_float n297;
  (if n155 > n155 then (C0 ([], x85)) else (let (_, q298) = (x116, (false, n297, "")) in C1))) | (q299 :: q300) -> (
  let f301 n155 p302 p303 p304 p305 p306 p307 f93 p308 p309 p310 p311 p312 p313 p314 p315 =
    (p305 - (((p307 + (((n261 - (p313)) lxor p306) * p313)) + p313) * p313)) * p306
  in
  let n332 = f301 (coarse (atan (limit x116 (-9.0) 9.0))) (x116 *. x85) n261 (Ok (-10.0)) (let o316 = n261 in let o317 = 20 in let o318 = n261 in let o319 = n261 in let o320 = n82 in let ( ** ) a b = a * 2 - b in o316 ** o317 ** o318 ** o319 ** o320) (f156 (-1) n261 n92 5 x116 n155 n261 n92 3.25 (fun p321 p322 -> 17) true n261 18 (let rec f326 p323 p324 p325 = n154' in f326) 1 n82 5 x85 x85 (let rec f328 p327 = p327 in f328) x116 n236 n155 n40 3 n91 C1 C1 n236 x116 x85 x116) (f117 (n155, "\000\255x", 4) x116 n155 C1 n236 n154' x116 n155 n236 x116 x116 n155 19 n261 n154' n236 n40 (-3) n92 x85 (fun p329 -> true) (Array.make 1 x85) 3.25 9) n261 (-0.0) (C0 ([], 'a')) (f93 C1 16 x116 n92 1.5 x85 x116 5 n155 x116 ((-1), "a", n155) x116 x85 1.5 15 x85 x85 9 n154' n261) (match [] with | [] -> n155 | (q330 :: q331) -> n155) (f93 C1 n155 x116 n261 x116 x116 x116 n154' n261 x85 (n155, "12", n154') x116 n40 1.0 n261 x116 x116 17 n91 n261) (10 land 2) (x85 /. x116) (min n261 (-2)) in
  let n347 = f301 (let (q333, q334, _, q335) = (C1, (14, false, true, n332), (8, n91), 20) in 1.5) (f93 C1 n261 x85 n261 100.75 x85 x116 n236 7 x116 (n261, "12", n92) 100.75 x116 0.0 n236 x116 x85 20 n261 n332) (4 lxor n82) (try (Error n261) with | _ -> (Ok x85)) (20 + 5) n154' (f301 (-2.0) (-3.25) n332 (Ok x85) n154' n332 (-1) n236 x85 C1 x116 n155 10.0 n332 0.0 n261) (15 / 2) 4096.0 (match q300 with | ([] | []) -> C1 | (([|_; q336|] as w337) :: []) -> C1 | ([|q338; q339|] :: (q340 :: q341)) -> C1 | ([|q342; q343|] :: q344) -> C1 | (q345 :: n332) -> C1) (let i346 = 19 in if i346 >= 0 && i346 < Array.length a35 then a35.(i346) else x116) n332 (x116 *. x85) (if true then n154' else n155) ((-1.5) +. x116) (- 10) in
  note_int n347;
  C1)) in
(mix_0 5 v348; note_end 0);
note_float x116;
note_int n82;
note_float x85;
(mix_floats a35 0 2; note_end 0);
note_int n44;
note_int n155;
note_int n261;
(mix_0 5 v348; note_end 0);
()
