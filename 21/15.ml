type 'a t0 = C3 | C0 of { r1 : 'a } | C4 | C2 of string * float array * float
type 'a t1 = C16 | C5 of { r6 : 'a; r7 : float; r8 : 'a t2 * int; r9 : 'a t2 } | C15 | C10 of 'a | C11 of { r12 : 'a; r13 : float; r14 : int }
and 'a t2 = C19 | C18 | C17 of char
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
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec mix_0 d (v : char array list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y180 :: y181) -> mix 1; mix (Char.code y180.(3)); mix_0 (d - 1) y181
and mix_1 d (v : (float * string * float * float) list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y182 :: y187') -> mix 1; (let (m183, m184, m185, m186) = y182 in mix_float m183; mix_string m184; mix_float m185; mix_float m186); mix_1 (d - 1) y187'
and mix_2 d (v : int array list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y188 :: y189) -> mix 1; mix_ints y188 0 8; mix_2 (d - 1) y189
let a0 = if false then (Array.make 5 []) else (Array.make 5 [])
let () = a0.(0) <- (let (q1, _) = if false then ((-2), false) else (11, false) in [])
let () = a0.(1) <- (match C3 with | C3 -> (try (if false then [] else []) with | _ -> []) | C0 { r1 = (Ok q2) } -> a0.(0) | C0 { r1 = (Error q3) } -> [] | (C4 | C4) -> (if false then [] else []) | C2 (_, q4, _) -> [])
let () = a0.(2) <- a0.(wrap (2 lxor 8) 5)
let () = a0.(3) <- (List.mapi (fun p5 p6 -> if true then (Array.make 4 'a') else (Array.make 4 '\255')) [(Ok (Array.make 1 1.5)); (Ok (Array.make 1 1.5)); (Ok (Array.make 1 1.5))])
let rec loop11 i7 s8 =
  if i7 >= 0 then (
    loop11 (i7 - 1) (match a0.(i7) with | ([] | []) -> (0.5 +. (s8)) | ((_ :: _) | []) -> (s8 -. (s8)))
  ) else
    s8
let n13 = loop11 (5 - 1) 1.0
let () = note_float n13
let a14 = Array.mapi (let rec f17 p15 p16 = [] in f17) (Array.make 4 true)
let () = a14.(0) <- (List.fold_left ((); (fun p18 p19 -> [])) ((); []) (if true then [] else []))
let () = a14.(1) <- a14.(0)
let () = a14.(2) <- (match (let v20 = C15 in 15) with | -1 -> (match [] with | ([] | []) -> [] | (_ :: q21) -> []) | n13 -> (let (_, q23, q24') = ((n13, true), (fun p22 -> 0.0), ("\000\255x", true)) in []))
let () = a14.(3) <- (let v26 = (let _v25 = n13 in C15) in ((); []))
let s28 = ref 19
let () = for i27 = 0 to 4 - 1 do
  s28 := (match a14.(i27) with | [] when ((match C3 with | C3 -> [] | C0 { r1 = ([|_; q29; q30; q31|] | [|q29; q31; _; (1.0 as q30)|]) } -> [] | C0 ({ r1 = q32 } as w33) -> [] | C4 -> [] | C2 (q34, [|q35; _|], _) -> [] | C2 (q36, q37, _) -> []) = (if true then [] else [])) -> ((!s28) * (try (let v38 = C18 in i27) with | _ -> i27)) | [] -> (((land) 1 !s28) + (!s28)) | ([|q39; _|] :: q40) -> ((!s28) + q39) | (q41 :: _) when (C19 > C19) -> ((i27 + i27) lxor (!s28)) | (q42 :: q43) -> ((!s28 + !s28) * (!s28)))
done
let n44 = !s28
let () = note_int n44
let a45 = Array.make 5 []
let () = a45.(0) <- (match (match n44 with | -1 -> [] | _ -> []) with | ([] | []) -> ((let rec f47 p46 = [] in f47) n44) | (6 :: []) -> ((Array.make 8 1) :: []) | (6 :: (q48 :: _)) -> (min [] []) | ((-2147483647) :: _) -> ((Array.make 8 n44) :: []) | ((_ :: []) | (_ :: _)) -> [] | (a14 :: (a45 :: q49)) -> [(Array.make 8 a45); (Array.make 8 a45); (Array.make 8 a45)])
let () = a45.(1) <- []
let () = a45.(2) <- (match C11 { r12 = None; r13 = n13; r14 = n44 } with | (C16 | (C10 _)) -> ((Array.make 8 n44) :: []) | C5 ({ r6 = q50; r7 = q51; r8 = q52'; r9 } as w53) -> [] | C15 -> (try [] with | Not_found -> [] | Match_failure _ -> []) | C10 q54 -> ((); []) | C11 { r12 = q55; r13 = q56; r14 = _ } -> (let v57 = Array.make 2 1 in []))
let () = a45.(3) <- (List.rev_append [] ((); []))
let rec loop66 i58 n67 s59 =
  if i58 >= n67 then s59 else (
    loop66 (i58 + 1) n67 (match a45.(i58) with | [] -> ((float_of_int i58) -. (s59)) | (q60 :: []) when ((s59 *. s59) < 10.0) -> ((s59 /. s59) *. (s59)) | (q61 :: q62) -> ((s59) +. ((-0.0) +. s59)) | (q63 :: (q64 :: q65)) -> ((s59 -. n13) -. (s59)))
  )
let n68 = loop66 0 5 0.0
let () = note_float n68
let n69 = if (1073741824 + (-1073741824)) >= (10 lor n44) then ((truncate n13) mod 2) else 1703
let a70 = ((); (Array.make 3 C18))
let () = a70.(0) <- a70.(2)
let () = a70.(1) <- (let v71 = if true then (Array.make 8 false) else (Array.make 8 true) in (match "" with | "a" -> C18 | "" -> C18 | "a" -> C18 | "" -> C18 | a45 -> C18))
let () = a70.(2) <- C18
let n76 = (hide 1 3)
let rec loop75 i72 s73 =
  if i72 < n76 then (
    loop75 (i72 + 2) (match a70.(i72) with | C19 -> ((s73) + (14 * 11)) | C18 -> ((s73) - (let v74 = i72 in 5)) | C17 'a'..'m' -> ((s73 * n69) - (s73)) | C17 'n' -> ((s73) * 5) | C17 _ -> ((s73) lxor (if true then n69 else s73)))
  ) else
    s73
let n77 = loop75 0 n44
let () = note_int n77
let a78 = (match C15 with | (C16 | C16) -> (Array.make 4 []) | ((C5 { r6 = q79; r8; r9 = _; _ }) | (C5 { r6 = q79; r8; _ })) when ((14 * 31) >= (( * ) (-1) n44)) -> (Array.make 4 []) | ((C5 { r6 = _; r7 = _; r8 = _; r9 = _ }) | (C11 { r12 = _; r14 = _; _ })) -> (Array.make 4 []) | C15 -> (Array.make 4 []) | C10 q85 -> (Array.make 4 []) | C11 { r12 = q86; r13; r14 = (-3) } -> (Array.make 4 []) | C11 ({ r12 = n44; r13 = 0.5; r14 = 3 } as w87) -> (Array.make 4 []) | C11 ({ r12 = q88; r13 = q89; r14 = 3 } as w90) -> (Array.make 4 []) | (C16 | (C11 { r12 = _; r13 = _; _ })) -> (Array.make 4 []) | _ -> (Array.make 4 []))
let () = a78.(0) <- (match n77 with | -1 -> (let i91 = n77 in if i91 >= 0 && i91 < Array.length a78 then a78.(i91) else []) | -2147483647 -> (if true then [] else []) | 0 -> (let i92 = n77 in if i92 >= 0 && i92 < 4 then a78.(i92) else []) | _ -> (let v98 = fun p93 p94 -> ((let rec f97 p95 p96 p94 = false in f97), p93) in []))
let () = a78.(1) <- (if not false then [] else a78.(1))
let () = a78.(2) <- (let v99 = ((); n68) in a78.(3))
let () = a78.(3) <- (try (match n77 with | 1 -> a78.(3) | 2 -> (try (if true then [] else []) with | _ -> []) | -2 when (min (if true then true else false) (not false)) -> (let (C17 q100) = C18 in []) | q101 when q101 = 14 -> ((n68, "tail \" end", n68, n68) :: []) | q102 when q102 = (-6007) -> ((n68, "b c", (-3.25), n68) :: [])) with | Invalid_argument q103 -> [] | Match_failure _ -> (List.mapi (fun p104 p105 -> (3.25, "tail \" end", p105, p105)) []))
let s107 = ref n68
let i106 = ref 0
let () = while !i106 < 4 do
  s107 := (match a78.(!i106) with | [] -> ((n68 +. n68) *. (!s107)) | (q108 :: []) -> ((!s107) -. (match "\000\255x" with | "a" -> !s107 | ("a" | "a") -> !s107 | ("" | "") -> n68 | q109 -> n68)) | (q110 :: (q111 :: _)) -> ((!s107) +. 1.0) | [] when ((-1e16) < (if true then !s107 else !s107)) -> ((min !s107 (-0.0)) +. (!s107))); i106 := !i106 + 1
done
let n112 = !s107
let () = note_float n112
let a113 = (match C18 with | (C19 | C19) -> (Array.make 8 C15) | C18 -> (Array.make 8 C15) | ((C17 'n') | (C17 _)) -> (Array.make 8 C15))
let () = a113.(0) <- C15
let () = a113.(1) <- (try (match ((); C15) with | (C16 | C15) when ((let o114 = n69 in let o115 = n44 in let o116 = 16 in let o117 = n77 in let ( @! ) a b = (a lsl 1) + b in o114 @! o115 @! o116 @! o117) > ((); n69)) -> (match C18 with | C19 when (match C16 with | C16 -> (match C3 with | ((C0 { r1 = _ }) | C3) -> true | C0 { r1 = (-1) } -> true | C0 { r1 = 9 } -> false | C0 { r1 = (-2) } -> true | ((C0 { r1 = _ }) | C4) -> true | C4 -> false | C2 (_, [|q118; q119; _; _|], q120) -> false | C2 (q121, q122, q123) -> false) | C5 { r6 = C3; r8; r9; _ } -> (if false then false else true) | C5 { r6 = (C0 { r1 = _ }); r7; r8 = q124; r9 = q125 } -> true | C5 { r6 = C4; r7 = q126; r8 = q127; r9 = a78 } -> (String.equal "12" "12") | C5 ({ r6 = (C2 (_, _, q128)); r8; r9 = q129; _ } as w130) -> (match w130.r7 with | 1.0 -> true | n68 -> true) | (C15 as w131) -> (n69 <= n77) | ((C5 { r9 = _; _ }) | (C10 C3)) -> (false || true) | C10 (C0 { r1 = _ }) -> (n112 > n112) | C10 C4 -> (n77 <> n77) | C10 (C2 (q135, _, _)) -> ((); false) | ((C11 { r12 = q136; r13 = q137; r14 = q138 } as w139) | (C11 { r12 = q136; r13 = q137; r14 = q138 } as w139)) -> (q138 <= n77)) -> C15 | C17 _ -> C15 | (C19 | C19) when (let v140 = n112 in ((); false)) -> C15 | (C18 | (C17 _)) when ((fst (n44, n68)) <> (String.length "\000\255x")) -> C15 | (C18 | (C17 'a'..'m')) when (try ((n77 * 36) = (n77 - n44)) with | _ -> (try (match C3 with | (C3 | C3) -> true | C0 { r1 = 0.0 } -> false | C0 { r1 = q141 } when ((let _v142 = Array.make 3 (n77, q141, n69, n77) in false) || (false > false)) -> false | C4 when ((n77 / (-1)) <> 13) -> false | C2 (_, q143, _) when (n77 <> n77) -> false | (C2 (q144, q145, q146) as w147) when ((let i148' = n77 in if i148' >= 0 && i148' < Array.length q145 then q145.(i148') else n112) <= (match w147 with | (C3 | C3) -> q146 | C0 { r1 = _ } -> n68 | C4 -> n68 | ((C2 (_, _, _)) | C4) -> q146)) -> false) with | Match_failure _ -> true | _ -> false)) -> C15 | C17 'n' -> C15 | ((C17 _) | (C17 _)) -> C15 | _ -> C15) | (C5 { r6; r7 = _; r8 = (_, q151); r9 = _ } as w152) -> (C5 { r6 = (Array.make 7 true); r7 = n68; r8 = (C18, n77); r9 = C18 }) | C15 when (min (false && true) (not true)) -> (C5 { r6 = (Array.make 7 true); r7 = 1.0; r8 = (C18, n77); r9 = C18 }) | C10 q153 when (let v155 = (let v154' = n112 in []) in false || true) -> (C11 { r12 = (Array.make 7 false); r13 = n68; r14 = n69 }) | ((C11 { r12 = q156; r13 = _; r14 = _ }) | (C11 { r12 = q156; _ })) when (n69 = (Array.length a113)) -> (match q156 with | C19 when (Array.for_all (match q156 with | (C19 | C19) -> (let rec f158 p157 = false in f158) | (C18 | C18) -> (fun p159 -> false) | ((C17 q160) | (C17 q160)) when q160 >= '\202' -> (fun p161 -> false) | C17 _ -> (fun p162 -> false) | _ -> (let rec f164 p163 = true in f164)) a113) -> C15 | (C19 | C19) -> C15 | C18 -> C15 | (C17 'a'..'m' as w165) -> C15 | C17 '0'..'9' -> C15 | C17 q166 -> C15) | _ -> (if true then C15 else C15)) with | Match_failure _ -> (let v167 = 2 in C15))
let () = a113.(2) <- (C5 { r6 = (Array.make 7 false); r7 = (n112 +. n112); r8 = (C18, n77); r9 = C19 })
let () = a113.(3) <- a113.(3)
let rec loop177 i168 s169 =
  if i168 < 8 then (
    loop177 (i168 + 1) (match a113.(i168) with | C16 -> ((let v170 = i168 in s169) + (s169)) | C5 { r7 = q171; r8 = q172; r9 = _; _ } -> ((List.compare_lengths [] []) + (s169)) | C15 -> ((s169) * (i168 + n69)) | C10 [|q173; q174|] -> (s169 lxor (s169)) | C10 _ -> ((let (q175, (q176, _, _, _), _) = ((11, false, false, i168), (false, n44, n77, (-3)), false) in s169) + (s169)) | ((C11 { r12; r13; _ }) | (C11 { r12; r13; r14 = _ })) -> ((s169) * (1 + 20)))
  ) else
    s169
let n179 = loop177 0 n69
let () = note_int n179
let () = note_int n77
let () = (mix_0 5 a0.(4); note_end 0)
let () = note_float n68
let () = note_int n69
let () = note_float n13
let () = (mix_1 5 a78.(3); note_end 0)
let () = (mix_2 5 a45.(4); note_end 0)
let () = ()
