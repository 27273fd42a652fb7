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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec mix_0 d (v : char list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y217 :: y218') -> mix 1; mix (Char.code y217); mix_0 (d - 1) y218'
and mix_1 d (v : (float, int) result) =
  if d > 0 then
    match v with
    | Ok y219 -> mix 0; mix_float y219
    | Error y220 -> mix 1; mix y220
let f3 = if (-65536) <= (-2429) then (fun p0 -> Ok (-1.0)) else (if not true then (fun p1 -> Ok 0.5) else (fun p2 -> Ok 0.0))
let a4 = Array.make 12 1.0
let rec loop7 i5 n8 =
  if i5 <> n8 then (
    (let x6 = a4.(i5) in a4.(i5) <- a4.(11 - i5); a4.(11 - i5) <- x6);
    loop7 (i5 + 1) n8
  ) else
    ()
let () = loop7 0 (hide 1 12)
let x9 = 0.0 /. 0.0
let n10 = ((((((0) + (if x9 = (ceil x9) then 66 else 0)) + (if x9 <> (if true then (-3.25) else x9) then 51 else 0)) + (if x9 < (10.0 -. x9) then 1 else 0)) + (if x9 > x9 then 21 else 0)) + (if (float 11) <= x9 then 81 else 0)) + (if x9 >= x9 then 17 else 0)
let v12 = (let n10 = (land) (compare (-0.0) x9) (n10 + 17) in Error (match None with | None -> 12 | Some "a" -> n10 | Some "" -> n10 | Some q11 -> 18))
let v12 = (((); (match Ok (n10, []) with | ((Error _) | (Ok _)) -> false | ((Error (-2)) | (Error (-2))) -> true | Error (5 | (-2)) -> true | ((Error q13) | (Error (2 as q13))) -> true | Error 3 -> false | Error (-1) -> true | (Error (-2147483648) as w14) -> false | Error 1 -> false | Error 9 -> false | Error ((-2147483647) | (-2147483647)) -> false | ((Error a4) | (Error a4)) -> true)), (Error (if true then (true, '0', x9, 1.0) else (true, '\255', 2.0, 10.0))), (abs (n10 - n10)), [|(try (if false then (fun p15 -> n10) else (fun p16 -> n10)) with | _ -> (fun p17 -> 0))|])
let x19 = (try ((let v12 = x9 *. x9 in Option.iter (fun p18 -> ()) None); (float (n10 + n10))) with | _ -> ((x9 *. x9) *. 2147483648.0))
let rec f20 p21 p22 p23 p24 p25 p26 p27 p28 p29 p30 p31 p32 p33 =
  if p21 > 0 then (
    f20 (p21 - 1) p25 p24 p26 p29 p32 p22 (if not true then (String.length "tail \" end") else (p30 lxor p28)) 4096 p28 p22 p24 p33
  ) else
    (p32 *. p26)
let _ = f20 9 (compare 7 n10) (-2.2250738585072014e-308) (f20 11 n10 x9 100.75 n10 x19 n10 n10 7 n10 n10 (-1.0) x9) (-16) (f20 5 n10 x19 (-0.0) n10 x19 n10 n10 n10 n10 n10 x9 x19) (-5720) (n10 + n10) (if false then n10 else n10) (try 1 with | _ -> 11) (-4097) (x19 *. x9) (float_of_int n10)
let x43 = f20 3 17 (let i34 = n10 in if i34 >= 0 && i34 < 12 then a4.(i34) else x19) x19 (int_of_float x9) x19 (n10 + n10) n10 (n10 / 8) (match (true, (Ok (Array.make 1 x19)), n10, (Array.make 1 (fun p35 -> n10))) with | (((false as w36), v12, q37, q38) | (w36, (Ok _ as v12), q37, q38)) -> q37 | (_, (Error q39 as w40), q41, q42) -> q41) (if false then n10 else 13) (x19 /. x19) 10.0
let () = note_float x43
let n44 = ( - ) 65535 (String.length (if false then "\000\255x" else "b c"))
let x43 = n44
let () = note_int x43
let rec loop57 i51 s52 =
  if i51 < 14 then (
    loop57 (i51 + 1) ((match v12 with | (n44, (Ok [|_|]), _, f20) -> (-. x19) | (_, (Ok q45), _, q46) -> (let i47' = x43 in if i47' >= 0 && i47' < 1 then q45.(i47') else x9) | (q48, (Error _), q49, q50) -> (sqrt x9)) -. ((if (match [] with | ([] | []) -> true | (0.0 :: q53) -> true | (q54 :: q55) -> true | ((_ :: q56) | ((_ :: _) as q56)) -> true) then ((s52) -. (match v12 with | (n44, (Ok [|_|]), _, f20) -> (-. x19) | (_, (Ok q45), _, q46) -> (let i47' = x43 in if i47' >= 0 && i47' < 1 then q45.(i47') else x9) | (q48, (Error _), q49, q50) -> (sqrt x9))) else s52)))
  ) else
    s52
let n59 = loop57 0 100.75
let () = note_float n59
let x72 = (match ((x43 <> x43), (match [] with | [] -> (Ok (Array.make 1 3.25)) | ((q60 :: ([] as w61)) as w62) -> (Ok (Array.make 1 x19)) | ((_ :: (_ :: _)) | []) -> (Ok (Array.make 1 x9)) | (q66 :: (_ :: q67)) when true -> (Ok (Array.make 1 n59))), x43, ((); (Array.make 1 (fun p68 -> n44)))) with | (q69, q70, _, _) -> ((let v71 = ((Ok (-3.25)), (Array.make 8 q69), n10) in ()); n59))
let n73 = 65536
let v75 = if List.mem_assoc (try (n59 <> (-2.0)) with | _ -> true) (if true then [] else []) then ((fun p74 -> ((); (p74, p74))) (n44 * x43)) else (n73, n44)
let f76 p77 p78 p79 =
  ((-1e999), (match v75 with | ((-2147483648), _) -> (if (let v81 = (let v80 = (p77, (8, 1, p77), (Ok p77), x43) in x72) in (match v75 with | (q82, (-2147483648)) -> p77 | (_, 1) -> p77 | ((8, 4) as w83) -> p77 | ((-2), 4) -> p77 | (7, 4) -> p77 | ((q84, 4) | (_, q84)) -> p77 | (q85, 9) -> p77 | (q86, _) -> p77)) then p78 else p78) | (((7 as w87), n59) as w88) -> p78 | ((_, q89) as w90) when q89 < (-18) -> [] | (_, q91) -> (if n73 > q91 then [] else (let v92 = n44 <> q91 in (let v95 = fun p93 p94 -> Array.make 4 q91 in p78)))), x72, (Ok x19))
let g96 = f76 (if false then false else false)
let g97 = g96 []
let v98 = g97 ((); '0')
let () = ((let (m99, m100, m101, m102) = v98 in mix_float m99; mix_0 5 m100; mix_float m101; mix_1 5 m102); note_end 0)
let v103 = g97 ((); ' ')
let () = ((let (m104, m105, m106, m107) = v103 in mix_float m104; mix_0 5 m105; mix_float m106; mix_1 5 m107); note_end 0)
let a108 = if if "" <> "\000\255x" then (2 >= x43) else ((Array.make 2 (Array.make 8 n59)) <= (Array.make 2 (Array.make 8 1.0))) then a4 else a4
let () = a4.(11) <- (( /. ) (match v98 with | (0.5, q109, _, q110) -> x72 | ((q111, _, 1.0, (Ok _ as w112)) | (q111, _, _, w112)) -> q111 | ((_, q113, q114, ((Ok q115) | (Ok q115))) as w116) -> q114 | (_, q117, q118, (Error q119 as w120)) -> x19) (-1e-310))
let () = a108.(11) <- ((a4.(11)) +. 100.75)
let () = note_float a4.(11)
let x121 = 1.5
let () = note_float x121
let n127 = (try (
  let x122 = -0.0 in
  note_float x122;
  let v125 = if Array.exists (fun p123 -> n44 > x43) a108 then (not (let v124 = x43 in true)) else ((n44 + n44) <= 1023) in
  a108.(4) <- x122;
  (let v126 = if true then () else () in 18 - n73)) with | _ -> (n73 - n73))
let () = note_int n127
let v140 = (((match Ok (Ok x43) with | Ok (Ok q128) -> None | Ok ((Ok 3) | (Error true)) -> None | ((Ok (Error false as w129)) | (Ok (Error false as w129))) -> None | ((Error _) | (Ok _)) -> None), (match v103 with | ((0.5 as w131), [], q132, q133) -> (n59, 9, 1.0) | (0.5, (_ :: q134), _, _) -> (x72, n127, n59) | (_, q135, _, _) -> (x72, n44, x121)), (), (Array.mapi (fun p136 p137 -> 11) (Array.sub a108 0 2))), (fun p138 p139 -> n73))
let x156 = (abs_float (-2.0)) -. (match v103 with | (1.0, q141, 0.5, q142) -> (let v140 = Ok n127 in x9) | (q143, q144, 0.5, ((Ok f20) | (Ok f20))) -> (match (2.0, q144, x121, (Ok q143)) with | (q145, _, (1.0 as w146), f76) when w146 >= 3.25 -> f20 | (_, _, 1.0, q147) -> f20 | ((_, q148, q149, _) | (_, q148, q149, _)) -> x121) | (q150, _, 0.5, (Error q151)) -> (let v152 = Ok (Array.make 8 q151) in x121) | ((_, q153, q154, q155) | (q154, q153, _, q155)) -> x121)
let v214 = (try (Result.map_error (fun p157 -> (let v180 = (match v75 with | (((-2 as w158), (-2)) | (w158, _)) -> (ref n73) | ((-3), ((-2) | (-2))) -> ((); (ref x43)) | (q159, (-2)) -> (ref p157) | (8, _) -> (match v103 with | (_, q160, q161, (Ok q162)) -> (ref x43) | (q163, q164, n73, (Error (-2))) -> (ref 20) | (q165, q166, q167, (Error (q168 | (-2147483648 as q168)))) -> (ref (-3)) | ((_, (_ :: _), _, _) | (_, _, _, (Error 5))) -> (ref 11) | ((q172, q173, _, q174') | (0.5, q173, q172, (Error _ as q174'))) -> (ref (-1)) | (_, q175, q176, (Error (-1))) -> (ref n44) | (_, _, f76, (Error q177 as w178)) -> (ref p157)) | ((_, 0) | (0, _)) -> (ref x43) | (((0, 3) as w179) | ((_, _) as w179)) -> (if false then (ref (-2)) else (ref p157)) | exception _ -> (ref n44)) in "uzcn")) (match v75 with | (q181, q182) -> ((match v103 with | (q183, q184, _, (Ok _)) -> () | (q185, q186, _, (Error (-3))) -> () | (_, q187, q188, (Error (-2147483647) as w189)) -> () | (q190, q191, x43, (Error 4)) -> () | ((_, _, _, (Error _)) | (0.0, _, _, _)) -> ()); (Error 2)) | exception _ -> (let v195 = [x72; n59] in (let _v196 = 3.25 in Ok (n127, 2.0, n73))))) with | _ -> (if true then (Array.fold_left (fun p197 p198 -> ((); p197)) (let v202 = fun p199 p200 p201' -> n59 in Ok (n73, x121, n127)) a108) else (min (if true then (Ok (8, x72, 6)) else (Ok (n44, x156, x43))) (Error "\000\255x")))) <> (Result.bind (Error "l") (fun p203 -> (match v12 with | (_, (Ok _), 1, [|x72|]) -> (match v140 with | ((q204, q205, q206, q207), q208') -> (if true then (Ok (n44, x156, n73)) else (Ok (p203, x121, n127)))) | (x43, (Ok _), 1, x19) -> (Error "dmftpnblv") | (q209, (Error _), 1, q210) -> (Ok (15, x156, 1)) | ((_, q211, _, q212) as w213) -> (Ok (x43, 100.75, n73)))))
let a215 = if v214 then a4 else a4
let () = a4.(5) <- (let i216 = 7 + x43 in if i216 >= 0 && i216 < 12 then a215.(i216) else (-2.2250738585072014e-308))
let () = a215.(5) <- ((a4.(5)) +. (coarse (cos (limit x9 (-100.0) 100.0))))
let () = note_float a4.(5)
let () = (mix_floats a108 0 12; note_end 0)
let () = (mix (if v214 then 1 else 0); note_end 0)
let () = ()
