exception E0 of (int * bool)
exception E1 of (int * float)
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
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec tick_int k x = mix k; x
let rec tick_float k x = mix k; x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
let n1 = if not true then (if (let v0 = Array.make 2 4 in false) then (20 + 10) else (if "" > "" then (16 land 9) else (if ((); true) then (5 mod 2147483647) else (if (3 + 2147483647) <= 1 then (10 + 13) else (if not false then (-2147483648) else 4096))))) else (-8721)
let () = (mix (if (Array.fold_right (fun p2 p3 -> p3) (match Ok n1 with | Ok _ -> ((let rec f5 p4 = Array.make 2 n1 in f5) (ref 5)) | Ok q6 -> (if false then (Array.make 2 q6) else (Array.make 2 q6)) | ((Error 1.0) | (Ok _)) -> (let v7 = -1.5 in Array.make 2 n1) | (Error q8 as w9) -> (if false then (Array.make 2 n1) else (Array.make 2 n1))) (create_array 3 (if false then 3.25 else 2.0))) < (let v12 = [(let _v10 = n1 in []); (let v11 = ([], (ref (-3.25)), (false, false)) in []); []] in Array.make 3 (match [] with | ((_ :: (_ :: _)) | []) -> 3.25 | (([] as w16) | (_ :: w16)) -> 1.0)) then 1 else 0); note_end 0)
let f17 p18 p19 p20 p21 p22 p23' p24 =
  (((p18) lxor p19) + p24) * p19
let n26 = f17 (snd ((-0.0), n1)) (n1 - n1) (tick_float 1 1.0) (let v25 = '\n' in 10.0) (max 0.0 (-1.0)) (abs_float 1.5) (n1 * n1)
let () = note_int n26
let n29 = f17 (2 / (-3)) (n26 + n26) (match false with | true -> 2.0 | false -> (-100.75)) (-. 0.0) ((let rec f28 p27 = 1.0 in f28) n1) (100.75 +. 1.5) n26
let f30 p31 p32 p33 p34 p35 p36 p37 p38 p39 p40 p41 p42 p43 f17 p44 p45 p46 p47 p48 p49 p50 p51 p52 p53 p54 p55 p56 p57 p58 p59 n26 p60 =
  p55 + ((n26 lxor (n29 + (((p47 + (((n29 lxor (((p47 lxor ((p31) + p35)) lxor p45) - n26)) - p53) lxor p45)) + p52) + p53))) lxor p60)
let n63 = f30 (compare [] []) 0.0 0.0 true (n29 / 16) (Array.make 2 n26) (0.5 +. 1.5) (n29 * n29) ((-1) + n26) (max n29 1) ((fun p61 -> (n29, n29, p61)) n29) (Char.code '\n') (10.0 -. 0.0) (max None None) (( + ) n29 n29) (19 mod (n29 lor 1)) (( -. ) 1.5 1.5) (truncate 10.0) (-. 0.0) (-5e-324) 4096.0 (-. 0.5) (min n29 n29) (compare n29 n29) (let n26 = Array.make 1 n26 in Ok true) (f17 11 n29 1.5 (-2.0) 100.75 1.5 n26) (try (let v62 = n29 in 100.75) with | _ -> 0.5) (let f30 = Array.make 8 16 in -0.0) (match 16 with | -2147483647 -> 3.25 | 0 -> 1.0 | (9 | (-2)) -> 10.0 | -3 -> 0.5 | 6 -> 3.25 | _ -> 3.25) (Array.make 16 n29) (-4097) (n26 mod (n26 lor 1))
let () = note_int n63
let () = print_endline (part (if true then "" else "12") 20 ((land) 16 n63))
let f64 n63 p65 p66 p67 p68 p69 n29 p70 p71 p72 p73 p74 f30 p75 p76 p77 p78 p79 p80 p81 p82 f17 p83 n1 p84 p85 p86 p87 =
  (((((p85 -. (p77 -. (((p83 -. (p74 -. (p76 +. (((((p85) *. p76) -. p66) +. p68) *. p77)))) +. p85) *. p76))) -. p69) -. p80) -. p77) +. p87) -. p80
let x98 = f64 ((); 0.0) (10.0 *. (-10.0)) (float_of_int n29) (-10) (match [] with | [] -> 100.75 | ((q88', q89, q90, q91) :: q92) -> 3.25) ((-1.5) /. 3.25) 11 (2.0 +. (-2.0)) (n63 + 19) 2.0 (2.0 /. 3.25) (let v93 = n63 in -10.0) (14 / (-1)) (max ((-1.0), true, n63, n29) (10.0, false, n26, n26)) (f64 3.25 0.0 0.5 n1 (-0.0) 1.5 n63 1.0 n29 (-0.0) 1.5 1.5 n63 (1.0, true, n63, n63) 0.5 1.0 n63 1.5 1.5 6 7 n29 1.5 7 n29 0.5 12 3.25) (-. 0.5) (let (q94, q95, q96, _) = (10.0, None, 1.5, "\000\255x") in n26) ((-0.5) *. (-1.0)) (snd (0.5, (-1.5))) (if false then n26 else n29) (String.length "") (-11) (max 10.0 10.0) (let v97 = false in n63) (f30 6 2.0 1.5 true 5 (Array.make 2 13) 2.0 n63 19 n63 (n63, n63, n63) 9 (-10.0) None n63 n63 100.75 n29 3.25 10.0 0.5 10.0 n1 n29 (Ok true) 7 (-1.5) 1.0 10.0 (Array.make 16 n63) (-2) 6) (if false then 100.75 else (-0.0)) n29 (10.0 +. (-0.0))
let x101 = f64 ((-10.0) *. x98) x98 (tick_float 18 (-3.25)) (n63 / 4096) (abs_float x98) (1.5 *. x98) (String.length "b c") (abs_float x98) (- n63) (floor x98) (try (if true then raise E2 else x98) with | E2 -> 0.0) (x98 +. 10.0) (n29 * 20) (x98, false, n29, 13) x98 (match None with | None -> x98 | Some 1 -> x98 | Some 0 -> x98 | Some 4 -> x98 | Some 5 -> (-0.5) | ((Some q99) | (Some q99)) -> x98) ((); n29) (-3.25) (x98 /. x98) 0 (let v100 = true in 3) (match [] with | [] -> n63 | ([] | (_ :: _)) -> 1) 2.0 (n29 mod 2) (try (-7450) with | _ -> 14) (x98 -. (-2.0)) (n63 - 9) (if true then x98 else x98)
let () = note_float x101
let () = (match (succ n26) :: (let v102 = n29 in []) with | [] when (((n63 - (-65536)) <= n26) <= (n26 = n29)) -> () | [] -> (let v103 = Array.make 2 x101 in if true then () else ()) | (q104 :: _) -> (let v105 = if true then (Array.make 8 (-10.0)) else (Array.make 8 0.0) in (match (Ok x101) with | Ok q106 -> () | ((Error q107) | (Error q107)) -> ())))
let f108 p109' p110 p111 p112' p113 p114 p115 n29 p116 p117 p118 n63 p119 p120 p121 p122 p123 (_, q124) p125 p126 p127' p128 p129' p130 p131 p132 f64 p133 p134 p135 p136 p137 =
  (f64 *. (p132 *. (p131 +. (((((p122 *. (p122 -. (((((n29) +. p128) -. p127') +. p132) +. p130))) *. p122) -. p128) *. p129') +. p122)))) +. 2.0
let x145 = f108 n63 n29 (n29 < n29) (String.length "\000\255x") (n63 + (-1)) (String.length "\000\255x") (n29 * 27) (f108 n63 n63 true n26 n29 17 7 100.75 x98 x101 x101 n29 1.0 n26 (-1) x98 x101 ((-2.0), n63) true 5 1.5 x101 (-0.5) x101 x101 (-100.75) x101 n63 n29 3 n26 2) (List.fold_left (let rec f140 p138 p139 = p139 in f140) 3.25 []) (sqrt x98) (coarse (atan (limit x101 (-9.0) 9.0))) ((-2) - n26) (let x98 = n63 in x101) n29 (compare false false) 0.0 (if true then x98 else x101) (x101, n26) ("b c" > "") (n63 lor n29) (x101 /. x101) (f108 n63 n63 true 7 1 n29 n29 x101 0.0 x101 10.0 n26 x101 n29 n26 x101 x101 (x101, 17) true 5 x101 x98 x98 x101 x101 x101 x101 n26 n63 3 11 n63) (match [] with | ([] | []) -> x101 | (([|q141|] :: []) | ([|q141|] :: [])) -> x101 | (q142 :: []) -> x101 | (q143 :: ((_ :: _) | (_ :: _))) -> (-10.0) | (q144 :: []) -> x101) (x101 +. x101) (-. 2.0) (coarse (exp (limit x98 (-9.0) 5.0))) (f108 n29 17 false 11 n26 20 4 x101 3.25 3.25 x101 n29 x101 n63 n63 1.5 10.0 (0.5, n63) false 18 3.25 x101 x98 x101 x101 x98 x101 n26 n29 n26 n26 n29) (min n29 n29) (truncate x101) n26 n63 (20 + n63)
let x162 = f108 (let o146 = n29 in let o147 = 18 in let o148 = n63 in let o149 = 9 in let o150 = 9 in let ( -. ) a b = a * 2 - b and ( <=> ) a b = a * 2 - b in o146 <=> o147 <=> o148 -. o149 -. o150) n29 (try ('\255' == '\255') with | _ -> true) (f17 n63 n63 x101 x101 x98 x145 0) (f30 n26 x101 x145 true n63 (Array.make 2 n63) x145 n26 n29 n29 (n1, n29, n63) n29 x145 None n26 n63 x145 n63 x145 (-10.0) x145 1.5 n29 n26 (Ok true) n63 x145 x101 x145 (Array.make 16 n26) n63 n1) 2147483646 ((land) n63 7) (x101 *. x145) (x145 -. 2.0) (try (if true then raise Not_found else x101) with | Division_by_zero -> 10.0 | Failure q151 -> x145 | Not_found -> x145 | Match_failure _ -> 0.0 | E0 (q152, q153) -> 1.5 | E1 q154 -> x145 | E2 -> 100.75) (-. x145) (int_of_float x101) (-2.0) (n29 lxor 3) (if false then n63 else n29) (x101 *. x145) (coarse (log (limit x145 0.5 100.0))) (match n63 with | 5 -> (x145, n26) | -2147483648 -> (x145, n63) | (-1 as w155) -> (x145, n63) | 6 -> (x98, n26) | q156 -> (x101, q156)) (12 = n26) (int_of_float x145) (x145 *. x145) (match n26 with | 1 -> x98 | 6 -> 0.0 | _ -> x98) ((); x101) x101 0.0 (f108 n29 n63 false n63 13 6 n63 x101 x101 3.25 x145 n63 x145 n63 12 x101 x145 (x145, n63) false n26 1.0 x145 x98 x98 x145 x101 x145 4 18 15 (-1) n26) (match Ok (1.5, x101) with | Ok q157 -> x101 | (Error q158 as w159) -> x145) (n63 + n63) (match None with | None -> 18 | None -> n63 | Some [|q160|] -> n63 | ((Some q161) | (Some q161)) -> 16) (1 mod 10) (tick_int 19 18) (if true then (-2) else n63)
let () = note_float x162
let f163 p164 p165 p166 x98 p167 p168 p169 n29 p170 p171 =
  p167 +. (p170 -. ((x145) -. n29))
let x173 = f163 (1 - 19) [1.0; x145] ((); (' ', false)) (f17 9 n1 x162 x162 (-0.5) x145 n1) (x162 -. x101) (true, true, x162) (if false then n29 else n26) ((fun p172 -> p172) x145) (x162 -. (-100.75)) (max 10 n29)
let x183 = f163 (match [] with | [] -> 12 | (q174 :: ([] | (_ :: _))) -> n29 | (((q175 :: []) as w176) | ((q175 :: (_ :: _)) as w176)) -> 4) (if true then [] else []) (let _v177 = [] in ('a', true)) (f30 14 x98 x162 true n63 (Array.make 2 n63) x101 n1 n26 n63 (n63, n1, 6) n63 x145 None n29 n63 x173 n26 x145 x173 x98 x145 n63 n1 (Ok false) n29 x173 x173 x101 (Array.make 16 10) 5 13) (-2.0) (let (q178, q179) = (n29, 1.5) in (true, true, x173)) (n63 / (n63 lor 1)) 100.75 (Array.fold_right (let rec f182 p180 p181 = -3.25 in f182) (Array.make 3 x173) x173) (int_of_float x145)
let x184 = (fabs (x183 +. 0.0)) +. x173
let () = note_float x184
let v186 = not (match ['0'] with | [] -> (let f163 = ('\255', (), x145) in true) | (q185 :: _) -> ((n63 + (-4096)) >= n26))
let () = assert (hide 1 3 = 3)
let f187 p188 f108 p189 p190 p191' p192 p193 p194 p195 p196 p197 p198 p199' p200 p201 p202 p203 p204 p205 p206 p207 p208 p209 p210 p211' p212 p213 p214 p215 p216 p217 p218 p219 p220 p221 p222 p223 p224 =
  ((p223 * ((((p221 + (p207 - (p223 * (p221 - (p207 * (((p216 - ((p216 + (((p210) + p190) lxor p197)) + p217)) + p193) * p224)))))) - p221) - p215) lxor p221)) - p224) + 18
let n239 = f187 (x101 *. x101) (let v225 = Array.make 2 x183 in n26) x183 2147483647 (f163 17 [] ('a', v186) n63 1.0 (true, true, x173) 4 x183 100.75 n26) x101 2147483646 (Array.fold_left (let rec f228 p226 p227 = p226 in f228) (Ok n63) (Array.make 1 1.0)) (-2147483648) (min n63 n1) (match [] with | [] -> n29 | [] when (try ((n29 != 19) && (let (q229, q230, q231) = (n63, false, []) in q230)) with | _ -> (snd (n63, false))) -> n29 | ([] | (_ :: [])) -> 7 | (q232 :: (_ :: q233)) -> n63) x183 ((); x183) (let v234 = v186 in x183) x184 ((-0.0) *. x184) (n29 + (-2)) [|n26; n63; n63|] x184 (f17 n26 n1 x162 x183 x183 x183 n26) 4 x145 7152 (n26 + n26) ((fun p235 -> x184) (Ok v186)) (-1.5) (n63 lxor n26) (-. x183) n1 (List.length []) 283 ((); x173) (1.0 +. 2.0) (Array.fold_left (let rec f238 p236 p237 = 0.5 in f238) x184 (Array.make 3 x184)) (4 + 17) 1.5 (1 + n29) (if v186 then n26 else n26)
let () = note_int n239
let v246 = (match n29 with | 6 -> (ref (x183, None, (-100.75), (Array.make 16 n29))) | 2 -> (ref (let v244 = fun p240 p241 x173 -> ((let rec f243 p242 = true in f243), n63) in (x184, None, x162, (Array.make 16 1)))) | 8 -> ((); (ref (x162, None, 2.0, (Array.make 16 n63)))) | 3 -> (ref (try (x184, None, (-0.5), (Array.make 16 n29)) with | _ -> ((-0.5), None, x101, (Array.make 16 n29)))) | -2147483647 -> (ref ((); ((-0.0), None, x145, (Array.make 16 n29)))) | q245 -> (match Some (ref 5) with | None -> (ref (x183, None, 1.5, (Array.make 16 n63))) | Some _ -> (if v186 then (ref (x184, None, x184, (Array.make 16 n63))) else (ref (x162, None, (-1.5), (Array.make 16 n239))))))
let n251 = (try (
  let a247 = create_float_array (hide 1 16) x183 in
  let s249 = ref x184 in
  let i248 = ref 0 in
  while !i248 < (hide 0 16) do
    a247.(!i248) <- ((a247.(!i248)) *. !s249);
    s249 := x101; i248 := !i248 + 1
  done;
  let n250 = !s249 in
  note_float n250;
  (try (int_of_float n250) with | _ -> n239) * (18 + n239)) with | _ -> (List.compare_lengths [] []))
let () = note_int n251
let v280 = (match (let (_, _, q252') = (true, false, []) in Array.make 2 1.0) :: ((Array.make 2 x184) :: []) with | [] -> (
  mix_float (try (String.fold_left (fun p253 p254 -> if v246 == v246 then (match [] with | [] -> p253 | (q255 :: _) -> x173) else (match p254 with | 'a'..'m' -> x184 | ('a'..'m' | 'a'..'m') -> p253 | q256 -> x184)) (if v246 != v246 then (((-1.0) *. x101) /. (if v186 then raise (E1 (n63, x184)) else x183)) else (1.0 +. ((let rec f257 v246 = x173 in f257) (3.25, 1.0, x162, 0)))) (string_of_float (abs_float (-. ((fun p258 -> 0.5) (ref n63)))))) with | Invalid_argument q259' -> (floor 2.0) | Not_found -> (min (float_of_int (-1073741824)) (-. 1e999)) | Match_failure _ -> x183 | E1 (_, _) -> (coarse (atan (limit (match (match None with | None -> None | ((Some _) | None) -> None) with | (None | None) -> 2.0 | Some 2 -> ((); 100.75) | Some f187 -> (tick_float 16 x184)) (-9.0) 9.0))));
  let unused260 = if ((v246 := (x101, None, x173, (Array.make 16 n239))); (max true v186)) then (max (Ok ()) (Ok ())) else (Error (if v186 then (Array.make 4 n63) else (Array.make 4 (-2)))) in
  (try (( + ) n63 n239) with | _ -> n239) >= n251) | (q261 :: q262) -> (
  let n279 = (try (
    let a263 = q261 in
    q261.(1) <- a263.(0);
    a263.(1) <- ((q261.(1)) *. 0.5);
    note_float q261.(1);
    let _ = f64 x173 (float_of_int n239) (x184 +. 1.5) n63 (0.5 -. x98) (x184 -. x162) (12 * (-8)) x183 (match Ok n29 with | Ok (9 as w264) -> w264 | Ok (-2) -> n239 | (Ok 0 as w265) -> 11 | (Ok 6 as w266) -> n239 | Ok _ -> n239 | ((Ok q267 as w268) | (Error q267 as w268)) -> n63) 0.5 (match q262 with | ([] | []) -> x162 | ([] | []) -> x183 | ([|q269; q270|] :: ([] as w271)) -> x162 | (n239 :: []) -> 100.75 | (_ :: (q272 :: v186)) -> x162) 4096.0 (20 mod 4) (x101, v186, n239, n239) ((); x145) (x184 *. x184) n251 (min x183 x145) a263.(wrap (let o273 = n29 in let o274 = n251 in let o275 = n63 in let o276 = n63 in let o277 = n29 in let ( +. ) a b = b - a in o273 +. o274 +. o275 +. o276 +. o277) 2) (n63 + n26) (let v278' = x101 in n26) (f187 x173 n63 x162 n239 (-2.0) x162 12 (Ok 13) n239 n251 n239 x162 x183 x173 x162 x145 n251 (Array.make 3 n63) x173 n26 n251 x98 n239 n239 0.0 2.0 n63 x173 n251 2 n29 x145 x173 2.0 n63 x184 n239 19) (-3.25) (max n63 n239) ((); n239) 1.0 (-2147483647) (f163 8 [] (' ', true) 4 x173 (v186, v186, x173) n1 100.75 x183 n239) in
    (n26 + 4) lor (9 - n251)) with | _ -> (if v186 then n239 else n239)) in
  v186))
let () = note_float x98
let () = note_int n29
let () = note_float x145
let () = (mix (if v280 then 1 else 0); note_end 0)
let () = note_int n63
let () = note_float x101
let () = note_float x173
let () = note_float x183
let () = ()
