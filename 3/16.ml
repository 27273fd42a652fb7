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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec tick_float k x = mix k; x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec mix_0 d (v : (int array, bool) result) =
  if d > 0 then
    match v with
    | Ok y223 -> mix 0; mix_ints y223 0 4
    | Error y224 -> mix 1; mix (if y224 then 1 else 0)
let n1 = if not true then (if (let v0 = Array.make 2 4 in false) then (20 + 10) else (if "" > "" then (16 land 9) else (if ((); true) then (5 mod 2147483647) else (if (3 + 2147483647) <= 1 then (10 + 13) else (if not false then (-2147483648) else 4096))))) else (-8721)
let () = (mix (if (Array.fold_right (fun p2 p3 -> p3) (match Ok n1 with | Ok _ -> ((let rec f5 p4 = Array.make 2 n1 in f5) (ref 5)) | Ok q6 -> (if false then (Array.make 2 q6) else (Array.make 2 q6)) | ((Error 1.0) | (Ok _)) -> (let v7 = -1.5 in Array.make 2 n1) | (Error q8 as w9) -> (if false then (Array.make 2 n1) else (Array.make 2 n1))) (create_array 3 (if false then 3.25 else 2.0))) < (let v12 = [(let _v10 = n1 in []); (let v11 = ([], (ref (-3.25)), (false, false)) in []); []] in Array.make 3 (match [] with | ((_ :: (_ :: _)) | []) -> 3.25 | (([] as w16) | (_ :: w16)) -> 1.0)) then 1 else 0); note_end 0)
let rec f17 p18 p19 p20 p21 =
  if p18 > 0 then (
    f17 ((-1) + p18) p19 p20 p21
  ) else
    (p21 mod 4)
let n22 = f17 2 (0.0 /. 0.0) (if false then n1 else n1) n1
let _ = f17 2 ((-100.75) /. 0.5) 6 (let o23 = n22 in let o24 = n1 in let o25 = n1 in let ( - ) a b = (a lsl 1) + b and ( @@ ) a b = b - a and ( + ) a b = (a lsl 1) + b in o23 - o24 @@ o25)
let _ = f17 0 (abs_float 1.0) n22 (max n22 n1)
let rec f26 p27 p28 p29 p30 p31 p32 p33 p34 p35 p36 p37 p38 p39' =
  if p27 < 1 then
    (try (p39' -. 1.0) with | _ -> p37)
  else (
    f26 (p27 - 1) p38 p37 p32 p35 p32 p30 (-. (sqrt (-1.5))) p34 p37 p34 p34 p29
  )
let x46 = f26 1 (100.75 +. 1.5) (10.0 -. 2.0) n22 (match Ok (ref n1) with | Ok _ -> 1.0 | Error (q40, q41) -> (-100.75) | Error (q42, _) when q42 < 17 -> 3.25 | ((Ok _) | (Error (_, _))) -> (-0.5) | ((Ok q44) | (Ok q44)) when true -> 3.25 | Ok q45 -> 1.5 | _ -> 2.0) (16 / (n22 lor 1)) (n22 lsl 2) (max (-10.0) 1.0) (10.0 *. 2.0) (try 10.0 with | _ -> 3.25) 2.0 (coarse (sin (limit (-3.25) (-100.0) 100.0))) 3.25
let x50 = (match n22 with | ((6 as w47) | (6 as w47)) -> (max (f26 1 x46 x46 w47 x46 n22 n22 1.5 x46 x46 x46 x46 x46) (let v48 = None in x46)) | q49 -> (coarse (cos (limit (-. 0.5) (-100.0) 100.0))))
let x51 = 3.25
let v60 = max (if false == false then (Error true) else (let v52 = Array.make 1 (ref 18) in Ok (Array.make 4 18))) (Array.fold_right (let v53 = Ok x51 in (let rec f56 p54 p55 = p55 in f56)) (match None with | (None | None) -> (Array.make 4 ([], "tail \" end", (ref n22))) | Some ([||] as w57) -> (Array.make 4 ([], "", (ref n22))) | Some q58 -> (Array.make 4 ([], "tail \" end", (ref n22)))) (let _v59 = Array.make 2 (Ok n22) in Ok (Array.make 4 n1)))
let () = (mix_0 5 v60; note_end 0)
let rec f61 p62 p63 p64 p65 p66 p67 p68 p69 p70 p71 p72 p73 p74' p75 p76 p77 p78 p79 p80 =
  if p62 < 1 then
    (let o81 = p80 in let o82 = p71 in let o83 = p80 in let o84 = p72 in let o85 = 17 in let ( / ) a b = (a lsl 1) + b and ( || ) a b = a lxor (b + 1) and ( *. ) a b = b - a in o81 / o82 *. o83 / o84 *. o85)
  else (
    f61 (p62 - 1) p73 p73 p75 p77 p64 p80 p74' p76 ((-8) + (-4097)) ((let v86 = Array.make 1 p70 in p70) / ((p76 - p76) lor 1)) p69 p63 p72 p68 p79 p78 p69 p68
  )
let n118 = f61 2 (-. 0.5) (-2.0) (let ((q87, _), q88', q89, q90) = ((n1, x50), (Array.make 2 n1), n1, x46) in q87) (match v60 with | Ok q91 -> x50 | ((Error q92) | (Error q92)) -> x51 | ((Ok _) | (Ok _)) when ((true || true) > ((n22 - 1023) >= 14)) -> 2.0 | _ -> x51) (f26 3 x51 x51 9 x51 18 4 (-3.25) x50 x51 x50 x50 x51) (n22 / 2147483647) (match Ok (Array.make 4 n1) with | Ok q93 -> x51 | (Error true as w94) -> 0.5 | Error false -> x51) n22 n1 (n22 - n22) (match v60 with | ((Ok _) | (Error _)) -> x51 | ((Error (true as w96)) | (Error (true as w96))) -> x46 | Error false -> x50) (match v60 with | ((Ok [|_; _; _; q97|]) | (Ok [|_; _; q97; _|])) -> x50 | Ok _ -> (-3.25) | Error true -> x51 | Ok q98 when (let v117 = (match v60 with | Ok f61 -> ((n1, n22, true), [], (fun p99 p100 p101 -> n22)) | Ok q102' when ((f61 (hide 0 2) 0.0 (-1.0) n22 x51 x50 n22 x50 15 n22 n22 x51 1.5 n22 n22 x50 x51 x50 n1) <= n22) -> ((n22, 9, true), [], (fun p103 p104 p105 -> 18)) | ((Error q106) | (Error q106)) -> ((n22, 15, q106), [], (let rec f109 p107 p108 x46 = -3 in f109)) | Error false -> ((n22, n1, true), [], (fun p110 p111 p112 -> n22)) | Ok q113 -> ((17, 13, false), [], (fun p114 p115 p116 -> p116))) in x51 <> x50) -> x46 | Error false -> 100.75) (f61 2 0.5 x51 n22 1.5 x51 9 x51 n22 n1 15 3.25 x51 n22 10 x51 x51 x46 n22) n22 (try x50 with | _ -> x51) (if false then 0.0 else 0.0) (if false then x51 else x46) n22
let () = note_int n118
let rec f119 p120 p121 p122 p123 p124 p125 p126 p127 p128 p129 p130 p131 p132 =
  if p120 <= 0 then
    7
  else (
    f119 (p120 - 1) p121 65535 p128 p122 (match v60 with | ((Ok q133) | (Ok q133)) -> (p127 / (-2147483648)) | Error true -> (let _v138 = ((let rec f135 p134 = 2 in f135), (fun p136 p137 -> p126), (p132, 10, false), (Ok p121)) in p124) | Error false -> (f17 2 p130 p125 p125)) p128 p121 p123 p123 p129 p122 p123
  )
let n139 = f119 6 (-14) (-2147483647) (x51 -. x50) (n1 lxor n118) n22 (x50 /. x50) (compare x51 x51) (if true then x51 else x51) (float_of_string "-1.5") (f26 (hide 1 1) x50 x51 n22 x50 n22 n118 x46 x51 x51 2.0 100.75 x51) (-18) (-. x46)
let rec f140 p141 p142 p143 p144 p145 p146 p147 =
  if p141 <= 0 then
    (float_of_int 1)
  else (
    f140 (p141 - 1) p145 p144 p144 p146 p146 (if false then (let (q148, _) = (8, p145) in 0.0) else p147)
  )
let x149 = f140 0 (n118 mod (-3)) x51 x51 (if false then n139 else n22) (if false then 2 else n139) (if true then x50 else x51)
let () = note_float x149
let rec f150 p151 p152 p153 p154 p155 p156 p157 p158 =
  if p151 <= 0 then
    p155
  else (
    f150 (p151 - 1) p155 p153 p155 p155 p156 ((p157 /. p157) -. ((); x51)) p158
  )
let x159 = f150 6 (tick_float 1 x50) (String.length "\000\255x") (f150 4 (-2.0) n118 x46 x51 n118 2.0 0.0) (x51 *. (-0.5)) (f119 (hide 1 4) (-3) n1 0.0 13 n139 1.0 n139 x51 x51 x51 n139 1.0) (f140 4 n139 x51 x149 7 n1 x50) x149
let () = note_float x159
let rec f160' p161 p162 p163 p164 p165 p166 p167 p168 p169 p170 p171 p172 p173 p174 p175 p176 p177 p178 p179 p180 p181 p182 p183 p184 p185 p186 p187 p188 p189 p190 =
  if p161 <= 0 then
    (try (-. p164) with | _ -> p174)
  else (
    f160' ((-1) + p161) (-. (if true then p174 else x149)) p190 p186 p165 p186 p162 p185 p169 p168 p167 p190 p176 p182 p173 p169 p178 p176 p188 p177 p188 p189 p167 p171 p169 p171 p174 p168 p187 p176
  )
let _ = f160' 9 x51 (compare n139 n118) (match v60 with | Ok [|q191; q192; _; q193|] -> x51 | Ok [|q194; _; _; _|] -> x149 | Ok _ -> x159 | Ok q195 -> x149 | ((Error true) | (Error true)) -> 10.0 | Error (false | false) -> x159) (x159 *. x159) (match v60 with | ((Ok [|q196; _; q197; q198|]) | (Ok [|_; q197; q196; q198|])) -> x149 | Ok q199 -> 0.5 | ((Error _) | (Error _)) -> (-100.75)) x50 (n118 mod 100) (n139 * 18) (0 mod 100) (x159 /. 10.0) (let v203 = (let rec f202 p200 p201 = Ok true in f202) in n118) (let o204 = n139 in let o205 = n22 in let o206 = 7 in let o207 = n22 in let ( ** ) a b = a * 2 - b in o204 ** o205 ** o206 ** o207) (3.25 /. 100.75) (let _v208 = Array.make 4 (ref true) in n1) (let _v209 = 18 in _v209) (abs 3) (n139 / (-2147483648)) n118 (n118 + n118) (n139 + n139) (Array.fold_right (let rec f212 p210 p211 = p210 in f212) (Array.make 1 x159) x149) x50 (ceil x159) (f119 1 5 19 x50 n139 n118 x159 15 x149 (-3.25) x51 n118 x159) (sqrt x51) (float_of_string "100.75") (f17 3 3.25 12 n22) (if false then x159 else x51) (match [] with | [] -> 10 | (_ :: []) -> 12 | (_ :: (_ :: q213)) -> n22)
let rec f214 p215 p216 p217 p218 p219 p220 p221 =
  if p215 < 1 then
    (-5)
  else (
    f214 (p215 - 1) n139 p218 p219 p217 p221 p220
  )
let n222 = f214 0 (-4) n139 (-2147483647) (10 asr 1) x149 (x159 -. 0.0)
let () = (mix_0 5 v60; note_end 0)
let () = note_int n222
let () = note_float x51
let () = note_float x46
let () = note_float x50
let () = note_float x159
let () = note_float x149
let () = note_int n118
let () = ()
