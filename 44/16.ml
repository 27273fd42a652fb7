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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec tick_float k x = mix k; x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec mix_0 d (v : int option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y199 -> mix 1; mix y199
and mix_1 d (v : int ref) =
  if d > 0 then
    match v with
    | _ -> mix !v
and mix_2 d (v : int ref array option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y200 -> mix 1; mix_1 (d - 1) y200.(15)
let n1 = if not true then (if (let v0 = Array.make 2 4 in false) then (20 + 10) else (if "" > "" then (16 land 9) else (if ((); true) then (5 mod 2147483647) else (if (3 + 2147483647) <= 1 then (10 + 13) else (if not false then (-2147483648) else 4096))))) else (-8721)
let n2 = 7
let v3 = (( -. ) (max 10.0 1.5) (-. 0.5)) >= (min (1.0 *. (-3.25)) (100.75 +. 0.0))
let f4 p5 v3 p6 =
  let v7 = ref (ref 0.0) in
  let v8 = None in
  None
let v10 = f4 None (n2 - n1) ((); (fun p9 -> v3))
let () = (mix_0 5 v10; note_end 0)
let () = (mix_0 5 v10; note_end 0)
let a11 = Array.init 4 (fun p12 -> n2)
let rec loop14 i13 =
  if i13 < 4 then (
    (a11.(i13) <- i13);
    loop14 (i13 + 2)
  ) else
    ()
let () = loop14 0
let () = (mix_ints a11 0 4; note_end 0)
let _ = f4 None (let v16 = ref (1.0, 3.25) in n2) (fun p17 -> false)
let rec f18 p19 p20 =
  if p19 <= 0 then
    a11.(2)
  else (
    (f18 (p19 - 1) n2) + ((f18 (p19 - 1) (if false then p20 else n1)) + ((f18 (p19 - 1) a11.(3)) * (p20)))
  )
let n24 = f18 (hide 0 3) (List.fold_right (let rec f23 p21 p22 = -2 in f23) [] n2)
let () = note_int n24
let () = note_int n24
let v10 = (n2 - (n24 - n24)) + (n2 + (n24 * n24))
let f18 = Array.make 1 (-1.0)
let f27 = (let rec f26 v10 p25 = n24 / ((n24 - 17) lor 1) in f26)
let v28 = v3
let rec f29 p30 p31 p32 =
  if p30 > 0 then (
    if (match p32 with | ((_, q33, false) | (_, q33, _)) -> ((q33 - 4096) < 16)) then raise Division_by_zero else (let r34 = f29 (p30 - 1) p31 p32 in r34)
  ) else
    (max (Array.make 16 6) (Array.make 16 p31))
let a35 = (try (f29 0 n24 (false, v10, v28)) with | Division_by_zero -> (try (f29 1 1 (false, v10, v28)) with | Division_by_zero -> (Array.make 16 n2)))
let () = (mix_ints a35 0 16; note_end 0)
let a44 = (try (f29 1 (let o36 = 10 in let o37 = 15 in let o38 = n24 in let ( <> ) a b = (a lsl 1) + b and ( land ) a b = a * 2 - b in o36 land o37 land o38) (if v28 then (true, 12, v28) else (v28, n24, false))) with | Division_by_zero -> a35 | _ -> (let (_, q42, _, q43) = ((fun p39 p40 -> n1), (Array.make 2 v28), (Array.make 1 n2), (let rec f41 v28 = v10 in f41)) in a35))
let f48 = fun p45 p46 p47 -> a44.(wrap n24 16) mod 2
let v50 = Array.for_all (fun p49 -> if false then v28 else v28) a44
let v51 = None
let x53 = 4096.0 -. ((3.25 +. 100.75) *. (let i52 = v10 in if i52 >= 0 && i52 < Array.length f18 then f18.(i52) else 3.25))
let a66 = (let v57 = (let rec f56 p54 = (let v55 = Array.make 8 None in Array.make 6 x53) in f56) in (match v51 with | (Some q58 as w59) when ((max "a" "") >= (string_of_float (abs_float x53))) -> (Array.make 2 x53) | None when (not ((Ok x53) >= (Ok x53))) -> (Array.copy (Array.make 2 x53)) | ((Some _) | (Some _)) when (("tail \" end" >= "b c") == v3) -> (match v51 with | (None | None) -> (Array.make 2 x53) | Some [|q60; _|] -> (Array.make 2 1.5) | ((Some q61) | (Some q61)) -> (Array.make 2 x53)) | Some q62 when ((v10 - v10) < (n24 + v10)) -> (if false then (Array.make 2 1.5) else (Array.make 2 x53)) | None -> [|x53; x53|] | None -> ((); (Array.make 2 x53)) | Some f48 -> (Array.make 2 x53) | _ -> (Array.mapi (let rec f65 p63 p64 = 2.0 in f65) (Array.sub a35 0 2))))
let () = (mix_floats a66 0 2; note_end 0)
let v167 = (match v51 with | (None as w67) when (Array.fold_left (match v51 with | None -> (fun p68 p69 -> p68) | Some _ when v50 -> (let rec f72 p70 p71 = v50 in f72) | Some q73 -> (let rec f76 p74 p75 = p74 in f76) | (None as w77) -> (fun p78 p79 -> p78)) ((); false) a35) -> ((Array.make 2 n1), n24, x53, 2.0) | None when ((match v51 with | None -> 10.0 | ((Some [||]) | (Some _)) -> x53) <= (ceil x53)) -> (match v51 with | ((Some _) | None) -> (if (x53 /. x53) = (0.5 *. x53) then ([|v10; v10|], (9 + 16), 2.2250738585072014e-308, f18.((n24 mod 10) land 0)) else ((Array.init 2 (let rec f82 p81 = p81 in f82)), (14 / (-1)), (( -. ) x53 x53), x53)) | Some [||] -> ((try (List.find (if v3 then (let rec f84 p83 = v50 in f84) else (fun p85 -> v28)) []) with | Not_found -> (Array.init 2 (let rec f86' a44 = 3 in f86'))), (-15), ((x53 *. 1.5) *. (10.0 +. 1.5)), a66.(wrap (let i87 = 3 in if i87 >= 0 && i87 < 16 then a44.(i87) else n24) 2)) | Some q88 -> (match v51 with | ((None as w89) | (None as w89)) -> (Array.fold_left (match v51 with | (None | None) -> (fun (q90, _, q91, _) p92 -> (q90, v10, 3.25, q91)) | Some q93 when ((x53 +. x53) <> (match None with | None -> x53 | Some [|_; _|] -> 1.0 | Some q94 -> x53)) -> (fun p95 p96 -> p95) | Some _ -> (let rec f99 p97 p98 = p97 in f99) | Some q100 when (((n24 lsr 1) - 4095) > (let i101 = n24 in if i101 >= 0 && i101 < 16 then a44.(i101) else 1)) -> (let rec f104' p102 p103 = ((Array.make 2 v10), n2, (-3.25), 10.0) in f104') | ((Some q105) | (Some q105)) -> (fun p106 p107 -> p106) | Some q108 -> (let rec f111 p109 p110 = p109 in f111)) (match w89 with | None -> ((Array.make 2 4), n24, x53, 3.25) | Some [|q112; q113|] -> ((Array.make 2 15), v10, x53, x53) | Some q114 -> ((Array.make 2 14), n2, x53, 100.75)) a66) | Some _ when ((fst (x53, (Array.make 16 x53))) < (if v50 then x53 else 1.0)) -> ((match v51 with | (None | (Some _)) -> (Array.make 2 n2) | Some q115 -> (Array.make 2 v10)), (v10 * n2), a66.(1), (if false then x53 else x53)) | Some q116 -> (((); (Array.make 2 16)), (n2 asr 17), (if true then x53 else x53), (float_of_string "-1.5")))) | None -> (if v50 then ((try (create_array 2 (n24 + n24)) with | Invalid_argument q117 -> (create_array 2 v10) | Division_by_zero when ((string_of_float 0.0) >= (try "b c" with | _ -> "tail \" end")) -> (Array.fold_left (let rec f119 f29 p118 = Array.make 2 v10 in f119) (Array.make 2 n24) a35) | Failure q120 -> [|n24; n24|] | Not_found -> (if v50 then (Array.make 2 n24) else (Array.make 2 14)) | E0 (q121', true) -> (Array.make 2 v10) | E0 ((q122, false) as w123) when ((v50 && v3) && (List.fold_left (fun p124 p125 -> v50) v28 [])) -> (match v51 with | None -> (Array.make 2 16) | Some q126 when v50 -> (Array.make 2 q122) | Some q127 -> (Array.make 2 v10)) | E1 (_, 0.0) when ((); (if true then v28 else v28)) -> (match v51 with | None -> (Array.make 2 v10) | Some _ -> (Array.make 2 n1)) | E1 (q128, q129) when q129 < (-100.75) -> (min (Array.make 2 n2) (Array.make 2 v10)) | E2 when ((match v10 with | 9 -> "b c" | 7 -> "12" | (5 | 7) -> "tail \" end" | 0 -> "a" | ((-3) | _) -> "\000\255x" | 2 -> "\000\255x" | _ -> "a") >= (let v130 = Array.make 8 13 in "tail \" end")) -> [|v10; n24|] | _ -> (if v50 then (Array.make 2 n24) else (Array.make 2 v10))), (match v51 with | (None as w131) -> n24 | Some ([||] as w132) -> (n2 + n1) | ((Some q133) | (Some q133)) -> 1024 | exception Division_by_zero -> n2 | exception E2 -> (if v50 then v10 else v10)), ((let (q134, _, _) = (v3, None, (ref "\000\255x")) in x53) -. (if v50 then x53 else x53)), ((x53 +. x53) +. (try (float_of_int 17) with | Invalid_argument q135 -> 100.75 | Failure q136 -> x53 | Not_found -> x53 | E0 (_, q137) -> 1.0 | E1 (q138, _) -> x53))) else (List.fold_left (let rec f157 p139 p140 = (match (match p139 with | ((q141, _, (0.0 as w142), q143) | (q141, _, (0.0 as w142), q143)) -> p139 | (_, _, q144, q145) -> p139) with | (q146, q147, _, (1.0 as w148)) when w148 = 1.0 -> (q146, v10, w148, w148) | (q149, _, q150, 1.0) -> ((Array.make 2 v10), v10, q150, (-1.0)) | (_, q151, q152, q153) when q153 < 1.0 -> ((Array.make 2 (-1)), n24, q153, (-1.0)) | (_, q154, q155, q156) -> ((Array.make 2 n24), 8, q156, 100.75)) in f157) ((Array.init 2 (let rec f159 p158 = 1 in f159)), (v10 - n2), (1.0 -. x53), (coarse (tan (limit 3.25 (-1.0) 1.0)))) [])) | ((Some q160) | (Some q160)) -> (((match v51 with | None -> (fst ((), 19)) | Some q161 -> (min () ())); (if fst (v50, (-3.25)) then (let _v164 = fun p162 p163 -> (p162, n2, v50) in Array.make 2 1) else (create_array 2 1))), (succ (String.length "uehreyotwf")), ((float (n2 + n24)) *. (match v51 with | (None | None) -> (let v165 = n24 in x53) | Some q166 -> x53)), (tick_float 7 x53)))
let v168 = ref v10
let () = (mix_1 5 v168; note_end 0)
let x169 = a66.((v10 * v10) land 1)
let () = note_float x169
let () = (try (
  let f178 = ((if max v28 v50 then raise (Invalid_argument "b c") else (v168 := n2)); (let rec f177 p170 p171' p172 = ((let rec f176 p173 p174 p175 = Array.make 1 n1 in f176), v10) in f177)) in
  let v179 = n2 > v10 in
  let n180 = a44.((int_of_float x169) land 15) / (a44.(wrap (-2) 16) lor 1) in
  note_int n180;
  (match v167 with | (q181, q182, _, _) -> (if v179 then raise (Invalid_argument "12") else ()))) with | Invalid_argument q183 -> () | Failure _ -> (v168 := n24) | E1 (x169, q184) -> (Array.fast_sort compare a44) | E2 -> (if v28 then () else ()))
let f193 = (try (if ((v168 := 17); ((); v50)) then (fun x169 p185 p186 -> (n24, (Ok n24), 'a')) else (let rec f189 p187 p188 f27 = (16, (Ok n2), '\255') in f189)) with | _ -> (let rec f192' p190 p191 v50 = (n24, (Ok n24), 'a') in f192'))
let () = print_int n24
let () = print_byte 32
let () = print_float (let i194 = 8245 in if i194 >= 0 && i194 < 2 then a66.(i194) else (-. 1.5))
let () = print_newline ()
let () = note_int n1
let () = note_float x53
let () = ((let (m195', m196, m197, m198) = v167 in mix_ints m195' 0 2; mix m196; mix_float m197; mix_float m198); note_end 0)
let () = (mix_2 5 v51; note_end 0)
let () = note_int v10
let () = note_int n2
let () = (mix (if v50 then 1 else 0); note_end 0)
let () = (mix_floats a66 0 2; note_end 0)
let () = ()
