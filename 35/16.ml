exception E0 of (string * char)
exception E1 of (string * char)
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
let rec note_float x =
  mix_float x;
  print_float x;
  note_end 0
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let s4 = if 11 <> 4 then (String.make 2 ' ') else (if true then (if if false then false else true then (if not true then (match Ok "12" with | ((Ok q1) | (Ok ("a" as q1))) -> q1 | Ok _ -> "b c" | Error 'a'..'m' -> "12" | Error 'n' -> "" | Error _ -> "12") else (if false then (if true then "12" else "b c") else (if (Array.make 3 0.0) < (Array.make 3 100.75) then (Printf.sprintf "<%10.2f>" (abs_float 10.0)) else (if (match Ok 'z' with | Ok 'n' when ((string_of_float 0.0) > (Printf.sprintf "<%-4d|>" (-1))) -> false | ((Ok 'a'..'m') | (Ok 'a'..'m')) -> false | ((Ok 'n') | (Error "")) -> false | ((Ok q0) | (Ok q0)) -> true | Error _ -> true) then (string_of_bool false) else (string_of_int 11))))) else (String.escaped (clip "\000\255x"))) else (match [] with | [] -> "a" | ("a" :: _) -> "" | (q2 :: q3) -> q2))
let () = max (try () with | _ -> ()) ()
let () = (if not (if false then false else true) then (mix_string (Printf.sprintf "<%i>" 9); note_end 0))
let v31 = if (Char.uppercase_ascii 'a') > (let s5 = s4 in let i6 = 16 in if i6 >= 0 && i6 < String.length s5 then s5.[i6] else '\'') then (match (match [] with | (([] as w7) | ([] as w7)) -> [] | (None :: []) -> [] | (None :: (q8 :: q9)) -> [] | ((None | (Some _)) :: _) -> []) with | [] -> (if false then '0' else '0') | (('a'..'m' :: _) as w10') -> (let s11 = s4 in let i12 = 12 in if i12 >= 0 && i12 < String.length s11 then s11.[i12] else 'a') | ((('0'..'9' as w13) :: q14) as w15) -> (let s16 = "tail \" end" in let i17 = 11 in if i17 >= 0 && i17 < String.length s16 then s16.[i17] else w13) | (([] as w18) | (('n' :: _) as w18)) -> (max '\'' '\'') | ((_ :: _) | []) -> (let v21' = Array.make 3 9 in '\n') | exception _ -> (let v22 = '0' in v22)) else (match (let v23 = (' ', "12", '0') in Ok (Array.make 4 7)) with | Ok [|_; _; s4; q24|] -> (if true then '\'' else '\n') | Ok q25 -> '\123' | Error [|q26|] -> (List.fold_left (fun q26 p27 -> '\255') '\255' []) | Error q28 -> (let s29 = "\000\255x" in let i30 = 1 in if i30 >= 0 && i30 < String.length s29 then s29.[i30] else 'z'))
let v34 = (let s32 = string_of_float (abs_float (2.0 *. 2.0)) in let i33 = -4097 in if i33 >= 0 && i33 < String.length s32 then s32.[i33] else v31)
let s35 = Printf.sprintf "<%b>" ((Array.make 16 11) > (create_array 16 0))
let () = (mix_string s35; note_end 0)
let rec g37 k39 p40' =
  if k39 <= 0 then (s4, 'z', s35) else (
    (let (m41, m42, _) = p40' in mix (String.length m41); mix (Char.code m42));
    g37 (k39 - 1) (if false then p40' else p40')
  )
and g38 k44 p45 =
  if k44 <= 0 then (if true then p45 else p45) else (
    let r46 = g37 (k44 - 1) (s35, v34, "12") in
    (match r46 with | ((("a" as w47), _, "a") as w48) -> ((); w48) | ("a", q49, "") -> r46 | ("a", q50, q51) -> (q51, v34, s35) | (("", q52, q53) as w54) -> (q53, q52, q53) | ((q55, _, _) | (q55, _, _)) -> ("a", v34, q55))
  )
let v56 = g37 5 (s35, v34, s35)
let () = ((let (m57, m58, m59) = v56 in mix (String.length m57); mix (Char.code m58); mix (String.length m59)); note_end 0)
let s63 = if s35 = "tail \" end" then (if 1.5 >= 10.0 then (if (let _v62 = Array.make 2 (Ok s35) in false) then (if (s35, ("", v31), []) <> (s35, (s4, v34), []) then (String.make 1 v34) else (if false || true then (if Array.fold_right (fun p60 p61 -> p61) (Array.make 4 ([], "b c", (ref s35))) true then (if not false then (String.make 1 v34) else (if false == false then (String.make 5 v34) else (string_of_float (abs_float 100.75)))) else (string_of_bool false)) else (String.make 4 v34))) else (Printf.sprintf "<%-6s|>" s35)) else (Printf.sprintf "<%e>" 10.0)) else (String.concat s35 [s4; clip "a"])
let s65 = ref (-10.0)
let () = for i64 = 11 - 1 downto 0 do
  s65 := (((if if true then false else true then ((if min false false then 0.1 else (abs_float (-100.75))) *. (!s65)) else !s65)) -. (if min false false then 0.1 else (abs_float (-100.75))))
done
let n66 = !s65
let () = note_float n66
let () = (mix_string (String.make 2 (Char.chr (12 land 255))); note_end 0)
let () = print_int 2147483647
let () = print_byte 32
let () = print_float ((n66 -. 1.5) +. (1.5 *. n66))
let () = print_newline ()
let v81 = ((string_of_float (abs_float (match v56 with | ((q67, '0'..'9', ("a" as w68)) | (w68, '0'..'9', ("a" as q67))) -> (-1.5) | ((_, q69, q70) | ("a", q69, q70)) -> n66))), (Printf.sprintf "<%10.2f>" (abs_float n66)), (Printf.sprintf "<%f>" (abs_float (Array.fold_right (let rec f73 p71 p72 = p72 in f73) (Array.make 4 ' ') 3.25))), (let rec f80 p74 (q75, _, q76', _) = ((let rec f79 p77 p78 = q75 in f79), 8) in f80))
let () = ((let (m82, m83, m84, _) = v81 in mix_string m82; mix_string m83; mix_string m84); note_end 0)
let a86 = (match v56 with | (q87, q88, "a") -> (Array.make 11 1.0) | ((q89, q90', _) | (q89, q90', _)) -> (Array.make 11 n66))
let rec loop93 i91 s92 =
  if i91 >= 0 then (
    (a86.(i91) <- ((s92) +. a86.(1)));
    loop93 (i91 - 1) ((a86.(1) +. (s92)) *. a86.(i91))
  ) else
    s92
let n95 = loop93 (11 - 1) (-3.25)
let () = note_float n95
let s99 = String.concat s63 [(let v96 = string_of_float (abs_float n95) in Printf.sprintf "<%g>" (abs_float n95)); clip (match if false then v56 else v56 with | (a86, q97, q98) -> (Printf.sprintf "<%6s>" "\000\255x"))]
let () = (mix_string s99; note_end 0)
let rec pick100 p101 p102 p103 =
  if p101 then p102 else p103
let a104 = create_array 1 n95
let a105 = pick100 true a104 (Array.make 1 0.5)
let () = (pick100 ((try (List.assoc s99 []) with | Not_found -> (Array.make 8 n95)) < [|n95; n66; n66; n95; n95; n95; n95; n95|]) a104 a105).(0) <- n95
let () = note_float a104.(0)
let () = note_float a105.(0)
let x112 = (try (try (
  let s107 = ref n95 in
  let i106 = ref 0 in
  while !i106 < 7 do
    (if !i106 = 6 then raise (E1 (try (s99, ' ') with | _ -> (s99, v34))) else if true || false then raise (E1 (s63, v31)));
    s107 := !s107; i106 := !i106 + 1
  done;
  let n108 = !s107 in
  note_float n108;
  n108) with | E1 ((q109, q110) as w111) -> n95) with | _ -> a105.(0))
let () = note_float n95
let () = (mix_floats a86 0 11; note_end 0)
let () = (mix (Char.code v34); note_end 0)
let () = ()
