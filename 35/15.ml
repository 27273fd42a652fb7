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
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec mix_0 d (v : string t2) =
  if d > 0 then
    match v with
    | C19 -> mix 0
    | C18 -> mix 1
    | C17 y130 -> mix 2; mix (Char.code y130)
let _ = C2 ((List.fold_left (fun p0 p1 -> Printf.sprintf "<%10.2f>" (abs_float (-. 1.0))) (String.concat "" [Printf.sprintf "<%i>" (match C3 with | C3 -> 14 | C2 (q2, _, q3) -> 11 | C0 ({ r1 = (Ok q4 as w5') } as w6) -> 4 | C0 { r1 = (Error q7 as w8') } -> 9 | C4 -> 3 | C2 (q9, _, q10) -> 12); clip ((clip (Printf.sprintf "<%b>" false)) ^ (string_of_float (-1.5)))]) (List.mapi (fun p11 p12 -> 'b') ((Error '\n') :: []))), (create_float_array 4 (((let rec f14 p13 = 2147483648.0 in f14) (string_of_int 0)) +. (if true then 1.0 else (100.75 *. (-1.0))))), 3.25)
let rec count15 v =
  match v with
  | C3 -> 1
  | C0 { r1 = _ } -> 2
  | C4 -> 3
  | C2 _ -> 4
let n28' = count15 (match C4 with | C3 -> (List.fold_left (let rec f18 p16 p17' = p16 in f18) C3 []) | ((C0 { r1 = q19 } as w20) | (C0 { r1 = q19 } as w20)) -> (match "tail \" end" with | "a" -> C3 | q21 when (if if false then true else true then ((-100.75) >= (-1.0)) else (List.for_all (let rec f23 p22 = false in f23) [])) -> C3 | q24 -> C3 | q25 when (if 2.0 < (-2.0) then (q25 = q25) else (true <= true)) -> C3) | C4 -> C3 | C2 (q26, q27, _) -> C3)
let n32 = count15 (let v30 = (let _v29 = '\255' in C15) in (let v31 = '\n' in C3))
let n48 = count15 (let (_, _, q39) = (match C3 with | C3 -> (("12", '\''), 'a', []) | C0 ({ r1 = [|q33; n32; q34; _|] } as w35) -> (("a", '\255'), ' ', []) | C0 { r1 } -> (("b c", '0'), '0', []) | C4 -> (("tail \" end", '0'), '\'', []) | C2 (_, [|_; _|], q36) -> (("b c", '0'), '\'', []) | C2 (q37, _, q38) -> (("b c", '\n'), 'a', [])) in (match C3 with | C3 -> C3 | C0 ({ r1 = q40 } as w41) -> C3 | (C4 | C4) -> C3 | C2 ("a", q42, q43) -> C3 | C2 ("", q44, q45) -> C3 | C2 (q46, _, q47) -> C3))
let p49 = ((); 1.0)
let p50 = String.length "a"
let p51 = (match '\n' with | 'a'..'m' -> n32 | ('0'..'9' | 'n') -> p50 | q52 -> p50)
let p53 = n48 - p50
let p54 = p49 +. p49
let p55 = truncate 0.0
let p56 = p49
let p57 = (match "12" with | ("a" | "a") -> p49 | "" -> 2.0 | q58 -> p56)
let p59 = (match C15 with | C16 -> p57 | C5 ({ r6 = q60; r7 = _; r9 = _; _ } as w61') -> p57 | C15 -> 2.0 | C10 q62 -> p57 | C11 ({ r12 = q63; r13 = _; r14 = q64 } as w65) -> p57)
let p66 = p59
let p67 = if true then p50 else p55
let p68 = (-0.0) /. p59
let p69 = p51 + p53
let p70 = p68 *. p57
let p71 = -15
let () = mix 1
let n72 = (p71 - (p69 * (p67 - (p55 * (p53 - (p51 + (p50))))))) * 1
let () = note_int n72
let x73 = 1.0 -. ((((((((p49) *. p54) *. p56) *. p57) *. p59) +. p66) +. p68) +. p70)
let v76 = mix (Char.code (let s74 = String.make 0 '\'' in let i75 = p69 mod 4096 in if i75 >= 0 && i75 < String.length s74 then s74.[i75] else '\''))
let v77 = ((print_endline (string_of_float (abs_float p59))); 'a')
let s84 = string_of_int (let o78 = 15 in let o79 = List.fold_left (fun p80 p81 -> p80) p67 [] in let o82 = n72 land (-1) in let o83 = (-2) asr (p71 land 31) in let ( != ) a b = b - a and ( *. ) a b = a * 2 - b in o78 *. o79 != o82 *. o83)
let c85 = (14) lxor 14
let c86 = (n72) lxor c85
let c87 = c86 - (n72)
let c88 = c85 - (c86)
let () = note_int c88
let v103 = (try (
  let a89 = (v76; (Array.make 8 c87)) in
  let s91 = ref p69 in
  for i90 = 0 to 8 - 1 do
    (if a89.(i90) <> c88 then (s91 := ((!s91) + a89.(i90))))
  done;
  let n92 = !s91 in
  note_int n92;
  let f93 p94 p95 =
    let v96 = p95 in
    (if true then (try () with | _ -> (if true then () else ())));
    C18
  in
  let v99 = f93 C3 (let s97 = "tail \" end" in let i98' = 19 in if i98' >= 0 && i98' < String.length s97 then s97.[i98'] else v77) in
  (mix_0 5 v99; note_end 0);
  (mix_0 5 v99; note_end 0);
  let v102 = f93 (match (C15, (s84, v77, s84, v77)) with | (q100, q101) -> C3 | (_, _) -> C3) v77 in
  (mix_0 5 v102; note_end 0);
  v77) with | _ -> v77)
let () = (mix (Char.code v103); note_end 0)
let () = v76
let () = (try (
  let v123 = if ((16 mod (-2147483648)) - (-4097)) < (compare s84 s84) then (if (match C15 with | (C16 | C16) -> false | ((C5 { r6 = q104; r8; r9 = _; _ }) | (C5 { r6 = q104; r8; _ })) when ((14 * 31) >= (( * ) (-1) p51)) -> false | ((C5 { r6 = _; r7 = _; r8 = _; r9 = _ }) | (C11 { r12 = _; r14 = _; _ })) -> false | C15 -> true | C10 q110 -> false | C11 { r12 = q111; r13; r14 = (-3) } -> false | C11 ({ r12 = p59; r13 = 0.5; r14 = 3 } as w112) -> true | C11 ({ r12 = q113; r13 = q114; r14 = 3 } as w115) -> false | (C16 | (C11 { r12 = _; r13 = _; _ })) -> true | _ -> true) then (match s84 with | "a" -> v103 | "" -> '0' | "a" -> v103 | q116 -> v103) else '\046') else ((let rec f119 (_, q117, q118, _) = q117 in f119) (let (q120, _, q121, q122) = (v103, s84, (Array.make 5 '\255'), v103) in (q120, q122, "a", "b c"))) in
  let p67 = C16 in
  let c124 = ((p70 *. p70)) *. (p70 *. p70) in
  let c125' = (((if false then p56 else 3.25) +. (coarse (tan (limit p68 (-1.0) 1.0))))) *. (p70 *. p70) in
  let c126 = c125' -. ((p70 *. p70)) in
  let c127 = c124 +. (c125') in
  let c128 = c127 -. (c127) in
  note_float c128;
  let s129 = Printf.sprintf "<%o>" (6868 land 2147483647) in
  (mix_string s129; note_end 0);
  v76) with | _ -> (mix (Char.code v103)))
let () = note_int c86
let () = note_int p51
let () = note_int c88
let () = note_int p50
let () = note_int p53
let () = note_float p59
let () = note_float p68
let () = note_int n72
let () = ()
