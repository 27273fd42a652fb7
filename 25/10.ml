type a0 = int * bool * bool
type t0 = { mutable r0 : int }
type t1 = { r1 : int; r2 : int; r3 : bool * float list }
type t2 = C4 of char option | C5 of t2 option * float array * float | C6
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
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec show_int k x = print_byte (65 + k); x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec mix_0 d (v : t2) =
  if d > 0 then
    match v with
    | C4 y195 -> mix 0; mix_1 (d - 1) y195
    | C5 (y196, y197, y198) -> mix 1; mix_2 (d - 1) y196; mix_floats y197 0 2; mix_float y198
    | C6 -> mix 2
and mix_1 d (v : char option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y199 -> mix 1; mix (Char.code y199)
and mix_2 d (v : t2 option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y200 -> mix 1; mix_0 (d - 1) y200
let a10 = [|(if (try (false = true) with | _ -> true) then 10 else (0 / (-2147483648))); ((try (match { r1 = 8; r2 = 7; r3 = (true, []) } with | { r1 = (-3); r2 = _; r3 = ((q0, q1) as w2) } -> 11 | { r1 = 4; r2 = q3; r3 = q4 } -> q3 | ({ r1 = (-2); r2; r3 } | { r1 = (-2); r2; r3 }) -> r2 | ({ r1 = q5; r2 = q6; r3 } as w7) -> q6) with | _ -> 10) lsr 10); (try (11 - (17 + 0)) with | Not_found -> (-4097) | Match_failure _ -> (min 6 (-3))); (let v8 = 1 - 12 in Array.fold_left (fun p9 v8 -> 10) v8 (Array.make 6 v8))|]
let () = (try (
  let a11 = a10 in
  a10.(3) <- (let a11 = 7 - 9 in (let i12 = 16 in if i12 >= 0 && i12 < Array.length a10 then a10.(i12) else a11));
  a11.(3) <- ((int_of_float 0.5) + (a10.(3)));
  note_int a10.(3);
  ((Array.sort (fun x y -> compare y x) a11); (a11.(0) <- 5))) with | _ -> (a10.(3) <- 13))
let v16 = ((if true then (Array.fold_right (let rec f14 p13 () = () in f14) a10 ()) else (if true then () else ())); (let v15 = ((); (Array.make 2 11)) in if true then C6 else C6))
let () = (mix_0 5 v16; note_end 0)
let () = a10.(3) <- (Char.code ((fun p17 -> '\255') 8))
let a58 = (match { r1 = (match v16 with | C4 None -> 18 | C4 (Some ('a'..'m' as w18)) -> (-3) | C4 (Some q19) -> 6 | C5 (q20, _, 0.0) -> 1 | C5 (_, q21, v16) -> 9 | (C6 as w22) -> 2); r2 = (if true then 9 else 12); r3 = (match v16 with | (C4 None as w23) -> (false, []) | C4 (Some _) -> (true, []) | C5 (q24, q25, q26') -> (true, []) | C6 -> (true, [])) } with | { r1 = q27; r2; r3 = (q28, (([] as w29) | ([] as w29))) } -> (
  let p30 = (match [] with | ([] | (_ :: _)) when false -> r2 | [] -> r2 | ([|q31|] :: q32) -> r2 | (q33 :: q34) -> q27) in
  let p35 = r2 in
  let p36 = (let i37 = p30 in if i37 >= 0 && i37 < Array.length a10 then a10.(i37) else r2) in
  let p38 = compare 10.0 0.5 in
  let p39 = ((); 100.75) in
  let p40 = (match Ok p39 with | Ok q41 -> 1.0 | Error true -> 10.0 | ((Error false) | (Error false)) -> p39) in
  let p42 = a10.(3) in
  let p43 = p40 *. p40 in
  let p44 = p43 -. (-100.75) in
  mix 1;
  let n45 = (((p36 lxor (p35 lxor (p30))) lxor p38) * p42) + 1 in
  note_int n45;
  let x46 = ((p43 -. ((p39) -. p40)) -. p44) *. 1.0 in
  note_float x46;
  Array.make 16 (Array.length a10)) | ({ r1 = q47; r2 = q48; r3 = (true, (q49 :: q50)) } as w51) -> (
  let a52 = if ((); (q49, (q48, q48), q48, q48)) > (max (q49, (q47, q47), q48, 9) (q49, (q48, 13), 8, q48)) then a10 else a10 in
  a10.(3) <- (Array.length a52);
  a52.(3) <- ((q48 + 1) + (a10.(3)));
  note_int a10.(3);
  Array.make 16 (String.length "12")) | { r1 = q53; r3 = (false, (q54 :: q55)); _ } -> (
  let v56 = q54 <= q54 in
  (let _v57 = 1 asr 5 in create_array (hide 1 16) _v57)))
let () = (mix_ints a58 0 16; note_end 0)
let a59 = Array.make 4 1.0
let rec loop70 i60 n71 s61 =
  if i60 >= 0 then (
    (a59.(i60) <- ((a59.(i60)) *. s61));
    loop70 (i60 - 1) n71 (match if false then v16 else v16 with | C4 None -> (s61 /. 2.0) | C4 (Some _) -> (-1e16) | C5 (None, q62', q63) -> ((); q63) | C5 ((Some q64), q65, q66) -> q65.(0) | ((C5 (_, _, _)) | C6) -> s61)
  ) else
    s61
let n72 = loop70 (Array.length a59 - 1) (Array.length a59) (-1.0)
let () = note_float n72
let x75 = if ((String.iter (let rec f74 p73 = () in f74) "12"); (false && true)) then (-2.0) else n72
let () = note_float x75
let () = a58.((if true then (-1) else 6) land 15) <- ((match v16 with | C4 None -> 15 | (C4 (Some q76) as w77) -> 1 | ((C5 (_, q78, q79)) | (C5 (_, q78, q79))) -> 20 | ((C4 None as w80) | (C6 as w80)) -> 1) * (17 - 19))
let x81' = x75 -. 10.0
let unused82 = false
let n83 = show_int 0 (-32769)
let () = note_int n83
let x84' = 0.0 /. 0.0
let n85 = ((((((0) + (if x84' = (-. x84') then 87 else 0)) + (if x84' <> (floor x75) then 52 else 0)) + (if a59.((if true then n83 else 15) land 3) < x84' then 69 else 0)) + (if x84' > a59.(1) then 92 else 0)) + (if 10.0 <= x84' then 8 else 0)) + (if x84' >= x84' then 78 else 0)
let f86 p87' p88 p89 x84' p90 p91 p92 p93 p94 p95 p96' p97 p98 n83 p99 p100 p101 p102 p103 p104 p105 p106 { r1 = v16; r2 = q107; r3 = _ } x81' p108 p109 p110' p111 p112 p113' n85 p114 p115 p116 p117 =
  (((p103 -. (p101 -. (p110' *. (p112 +. (((((p94 *. ((((p101 *. (p87')) +. x84') *. p103) *. p114)) *. p110') +. p100) -. p101) *. p114))))) -. p114) -. p110') *. x84'
let x154 = f86 (-10.0) 7 (x84' +. x81') (Array.fold_right (fun p118 p119 -> p119) a59 x75) 1024 (if false then ("\000\255x", false) else ("a", true)) n85 { r1 = 0; r2 = 4; r3 = (true, []) } a59.(0) a58.(0) (let _v120 = n85 in _v120) (f86 x81' 17 x84' x81' 2 ("\000\255x", false) 15 { r1 = (-2); r2 = n83; r3 = (false, []) } x81' n83 n83 x81' x81' n85 (-0.0) n72 x75 x81' 3.25 (fun p121 p122 p123' -> x84') n85 n83 { r1 = n85; r2 = 4; r3 = (true, []) } n85 15 4 (-100.75) x84' x84' 2 20 x81' false 10.0 (fun p124 -> p124)) (f86 3.25 6 x84' x81' n85 ("", false) 16 { r1 = n85; r2 = n85; r3 = (true, []) } x84' n85 10 2.0 x81' n85 x81' x84' x84' x75 x84' (let rec f128 p125 p126' p127 = 1.0 in f128) n85 n85 { r1 = 14; r2 = n85; r3 = (true, []) } n85 n85 n85 n72 x81' x84' n85 19 x81' true x75 (let rec f130 p129 = n85 in f130)) n85 (let v138 = ((let rec f133 p131 p132 = p132 in f133), (n85, true, true), '\n', (let rec f137 p134 p135 p136' = p135 in f137)) in x84') a59.(3) (if true then x84' else x81') (try (10.0 *. x81') with | _ -> n72) x84' (let _v139 = { r0 = n83 } in (let rec f141 n85 p140 f86 = 10.0 in f141)) (match v16 with | ((C4 _) | (C5 _)) -> n85 | C5 (None, q143, q144) -> n85 | C5 ((Some _), _, 0.5) -> n85 | (C5 ((Some q145), _, q146) as w147) -> n85 | ((C5 (_, _, _)) | C6) -> n85) (let i150 = n85 in if i150 >= 0 && i150 < 16 then a58.(i150) else n85) (let v151 = () in { r1 = n85; r2 = 10; r3 = (false, []) }) a58.(15) (String.length "12") a58.(15) a59.(0) 10.0 (if true then x84' else 0.0) a58.(15) (try (10 lor 10) with | _ -> n85) x84' (not false) (( /. ) x84' x75) (snd (n72, (let rec f153 p152 = n85 in f153)))
let () = note_float x154
let x181 = f86 (ceil x154) (n85 + n85) (let i155 = n85 in if i155 >= 0 && i155 < Array.length a59 then a59.(i155) else x75) 2.0 (n85 + n85) ("12", true) (if false then n85 else n85) { r1 = n85; r2 = n85; r3 = (true, []) } (-. x81') (if true then n83 else 13) (Array.length a59) (match v16 with | C4 n83 -> x154 | C5 (x154, q156, n83) -> 100.75 | C6 -> x75) (f86 x154 5 10.0 x75 12 ("", false) n85 { r1 = 4; r2 = n85; r3 = (true, []) } x84' n83 6 x84' x84' n85 x84' 0.5 (-0.5) x75 x154 (fun p157 p158 p159 -> 1.0) n85 n83 { r1 = n85; r2 = 13; r3 = (true, []) } n83 n85 n83 x84' x81' x75 n83 n85 x154 false x81' (let rec f161 p160 = n85 in f161)) (fst (1, true)) x154 ((fun x154 -> 0.0) []) (-. x75) (x84' *. 2.0) (sqrt x154) (if true then (fun p162' p163 n85 -> x84') else (let rec f167 p164 p165 p166 = 100.75 in f167)) (let i168 = n85 in if i168 >= 0 && i168 < 16 then a58.(i168) else n83) (let v169 = n85 in n85) { r1 = n85; r2 = n85; r3 = (false, []) } ((); n85) (match v16 with | ((C4 _) | (C4 _)) -> n85 | C5 (q170, q171, _) -> 14 | ((C4 _) | C6) -> n85) (n85 / (-2147483648)) (if true then x154 else x154) (float 15) (x84' *. x154) (match { r0 = n85 } with | { r0 = 6 } -> n85 | { r0 = _ } -> n85 | { r0 = 7 } -> n83 | { r0 = _ } when (((clip "a") ^ "") >= (String.uppercase_ascii (clip "b c"))) -> 15 | ({ r0 = q172 } as w173) -> q172) (0 asr (n85 land 31)) (let i174 = n85 in if i174 >= 0 && i174 < Array.length a59 then a59.(i174) else x84') (18 <= n85) (float_of_int n85) (match v16 with | C4 None -> (fun p175 -> p175) | ((C4 (Some _)) | (C4 None)) -> (fun n85 -> n85) | C5 (q177, _, _) -> (let rec f179 p178 = n85 in f179) | (C6 | C6) -> (fun p180 -> p180))
let () = note_float x181
let x183 = if x181 < n72 then ((); 1.0) else (if not true then (if true then (x154 -. x81') else (if true then (0.5 *. x81') else (if n85 >= n83 then (if Array.exists (fun p182 -> true) a58 then (if (n83 + 1024) <= n85 then (if false then x154 else x181) else (if ((); true) then x84' else (coarse (tan (limit x84' (-1.0) 1.0))))) else (1.0 -. x84')) else (if false then x154 else x181)))) else x84')
let unused184 = if ((a58.(wrap ((-2) * n83) 16) <- n85); ((2 + (-4097)) > n83)) then (try ({ { r1 = 8; r2 = n85; r3 = (true, []) } with r3 = (false, []); r1 = n85 } :: (match C6 with | C4 None -> [] | C4 (Some q185) -> [] | C5 (q186, [|0.5; q187|], _) -> [] | C5 (q188, ([|q189; _|] | [|_; q189|]), _) -> [] | C5 _ -> [] | C6 -> [])) with | _ -> (match [] with | [] -> [] | ((0.0 as w190) :: []) -> [] | (0.0 :: (q191 :: q192)) -> [] | (q193 :: q194) -> [])) else [{ r1 = n85; r2 = 2; r3 = (true, []) }]
let () = note_float n72
let () = note_float x154
let () = note_int n85
let () = note_float x75
let () = note_float x181
let () = (mix_floats a59 0 4; note_end 0)
let () = note_float x183
let () = note_int n83
let () = ()
